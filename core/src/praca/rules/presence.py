"""Whether something happened, whether a fact is given, and facts that a rule cannot do without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.errors import DeclarationError
from praca.facts.situation import BLANK
from praca.facts.state import NEVER
from praca.language import _
from praca.rules.references import Block, Fact, reach
from praca.rules.term import BOOL, Term

if TYPE_CHECKING:
    from praca.rules.evaluation import Evaluation, SourceWriter


@attrs.frozen(eq=False)
class Happened(Term):
    """Whether something happened; unknown only where the case says ``unknown``."""

    kind: ClassVar[str] = BOOL
    root: str
    steps: tuple[str, ...]
    path: str
    fact: Fact | None = None

    @property
    def operands(self) -> tuple[Term, ...]:
        """None: the path is read directly."""
        return ()

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity."""
        return ("Happened", self.path)

    @property
    def may_be_unknown(self) -> bool:
        """An occurrence may be given as unknown."""
        return True

    def value(self, at: Evaluation) -> Any:
        """Whether it happened."""
        if self.fact is not None:
            return has_happened(at.value(self.fact))
        return has_happened(at.given(self.path, reach(at.subject(self.root), self.steps)))

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        if self.fact is not None:
            return f"{write.function(has_happened)}({write.name(self.fact)})"
        subject = write.subject(self.root)
        return f"{write.function(has_happened)}({write.function(reach)}({subject}, {self.steps!r}))"


@attrs.frozen(eq=False)
class Given(Term):
    """Whether the case gives a fact at all; always known, and the only operator that reads mere presence."""

    kind: ClassVar[str] = BOOL
    fact: Fact

    @property
    def operands(self) -> tuple[Term, ...]:
        """None: the fact's value does not matter."""
        return ()

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity."""
        return ("Given", self.fact.path)

    @property
    def may_be_unknown(self) -> bool:
        """Presence is always known."""
        return False

    def value(self, at: Evaluation) -> Any:
        """Whether the case gives it."""
        return is_given(at.value(self.fact))

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        return f"{write.function(is_given)}({write.name(self.fact)})"


def is_given(found: Any) -> bool:
    """Neither unknown nor known not to have happened."""
    return found is not None and found is not NEVER


def given(fact: Fact) -> Term:
    """Whether the case gives a fact, for the rare rule that asks one fact only in want of another."""
    return Given(fact)


def has_happened(found: Any) -> bool | None:
    """``NEVER`` did not happen, unknown stays unknown, anything else did; a stated ``False`` did not."""
    if found is None:
        return None
    return found is not NEVER and found is not False


@attrs.frozen(eq=False)
class Needed(Term):
    """A fact of an occurrence that the rule needs: where the case does not give it, it is unknown, not absent."""

    fact: Fact

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the fact."""
        return self.fact.kind

    @property
    def catalogue(self) -> str | None:
        """The catalogue of its codes."""
        return self.fact.catalogue

    @property
    def may_be_never(self) -> bool:
        """What did not happen counts as unknown here."""
        return False

    def value(self, at: Evaluation) -> Any:
        """The value, or unknown."""
        return known_or_missing(at.value(self.fact))

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        return f"{write.function(known_or_missing)}({write.name(self.fact)})"


def known_or_missing(found: Any) -> Any:
    """What did not happen is missing."""
    return None if found is NEVER else found


def needed(fact: Fact) -> Term:
    """A fact of an occurrence that may not be passed over in silence (the dates of a car known to be temporary)."""
    if fact.kind == BOOL:
        raise DeclarationError(
            _("needed({path}): a fact that is true or false is false where it did not happen.", path=fact.path)
        )
    return Needed(fact)


@attrs.frozen(eq=False)
class Mentioned(Term):
    """Whether the case holds a subject at all; always known."""

    kind: ClassVar[str] = BOOL
    root: str

    @property
    def may_be_unknown(self) -> bool:
        """Presence is always known."""
        return False

    def value(self, at: Evaluation) -> Any:
        """Whether the subject is more than the blank one."""
        return at.subject(self.root) is not getattr(BLANK, self.root)

    def source(self, write: SourceWriter) -> str:
        """An identity test."""
        return f"({write.subject(self.root)} is not {write.constant(getattr(BLANK, self.root))})"


def happened(what: Block | Fact) -> Term:
    """Whether an occurrence happened, as far as the case says; of a whole subject, whether the case holds it."""
    if isinstance(what, Block) and not what._steps:  # noqa: SLF001 - Block keeps its names free for facts
        return Mentioned(what._root)  # noqa: SLF001
    if isinstance(what, Block):
        return Happened(what._root, what._steps, what._path)  # noqa: SLF001 - Block keeps its names free for facts
    return Happened(what.root, what.steps, what.path, what)
