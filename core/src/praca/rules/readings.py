"""Readings: where the text of a law admits several interpretations, declared and consulted inside expressions."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.errors import DeclarationError
from praca.language import Text, _
from praca.rules.arithmetic import one_kind
from praca.rules.term import ANY, BOOL, Term, lift

if TYPE_CHECKING:
    from praca.rules.evaluation import Evaluation, SourceWriter

_ID = re.compile(r"[a-z][a-z0-9_]*(@[a-z0-9-]+)?\.[a-z0-9-]+\Z")


@attrs.frozen
class Option:
    """One interpretation: its code and what it says, in both languages."""

    id: str
    text: Text


@attrs.frozen
class Reading:
    """An ambiguity of the law: its provisions, the options (the default first) and why that is the default."""

    id: str
    cites: tuple[str, ...]
    question: Text
    options: tuple[Option, ...]
    reason: Text

    def __attrs_post_init__(self) -> None:
        if not _ID.match(self.id):
            raise DeclarationError(_("Expected a reading id such as town.vehicle-age, found {id}.", id=self.id))
        ids = [option.id for option in self.options]
        if len(ids) < 2 or len(set(ids)) != len(ids):  # noqa: PLR2004 - one interpretation is no ambiguity
            raise DeclarationError(
                _("Reading {id} needs at least two options with different codes, found {ids}.", id=self.id, ids=ids)
            )

    @property
    def default(self) -> str:
        """The option that applies unless a profile or a case chooses another."""
        return self.options[0].id

    def check(self, option: str) -> str:
        """The option itself; a :class:`DeclarationError` with the near miss when the reading has none such."""
        ids = [known.id for known in self.options]
        if option not in ids:
            near = difflib.get_close_matches(option, ids, 1)
            raise DeclarationError(
                _(
                    "Reading {id} has no option {option}; its options are {ids}.{hint}",
                    id=self.id,
                    option=option,
                    ids=", ".join(ids),
                    hint=_(" Did you mean {near}?", near=near[0]) if near else "",
                )
            )
        return option

    def is_(self, option: str) -> Term:
        """A condition: this option is chosen."""
        return ReadingIs(self.id, self.check(option))

    def case(self, **values: object) -> Term:
        """The value under the chosen option; every option must be given one."""
        ids = [option.id for option in self.options]
        for option in values:
            self.check(option)
        left_out = [option for option in ids if option not in values]
        if left_out:
            raise DeclarationError(
                _("Reading {id}: case(...) gives no value for {options}.", id=self.id, options=", ".join(left_out))
            )
        branches = tuple(lift(values[option]) for option in ids)
        one_kind(f"{self.id}: case(...)", branches)
        return ReadingCase(self.id, tuple(ids), branches)


@attrs.frozen(eq=False)
class ReadingIs(Term):
    """Whether an option of a reading is chosen; always known."""

    kind: ClassVar[str] = BOOL
    reading: str
    option: str

    def value(self, at: Evaluation) -> Any:
        """Compare with the chosen option."""
        return at.option(self.reading) == self.option

    def source(self, write: SourceWriter) -> str:
        """Fixed when the law is compiled."""
        return repr(write.option(self.reading) == self.option)


@attrs.frozen(eq=False)
class ReadingCase(Term):
    """The value under the chosen option of a reading; the others are not read at all."""

    reading: str
    options: tuple[str, ...]
    branches: tuple[Term, ...]

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the branches."""
        return next((branch.kind for branch in self.branches if branch.kind != ANY), ANY)

    @property
    def operands(self) -> tuple[Term, ...]:
        """All branches; a reader takes only the chosen one."""
        return self.branches

    def chosen(self, option: str) -> Term:
        """The branch of an option."""
        return self.branches[self.options.index(option)]

    def value(self, at: Evaluation) -> Any:
        """The value of the chosen branch."""
        return at.value(self.chosen(at.option(self.reading)))

    def source(self, write: SourceWriter) -> str:
        """The chosen branch alone."""
        return write.name(self.chosen(write.option(self.reading)))
