"""Quantifiers and sums over the lists of a case: each partner, some earlier permit, the number of entries that count.

An unknown list leaves the result unknown; a list known to be empty does not.  An entry whose ``where`` is unknown
counts both ways: the result is known only if it is the same either way.  An amount that did not happen adds nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

import attrs

from praca.errors import DeclarationError
from praca.facts.state import NEVER
from praca.language import _
from praca.rules.references import Block, EntryList, reach
from praca.rules.term import BOOL, NUMBER, TRUE, Term, lift, truth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.rules.evaluation import Evaluation, SourceWriter


@attrs.frozen
class Listed:
    """Where the entries of a list are found: subject, steps, path as people read it, and the name of one entry."""

    root: str
    steps: tuple[str, ...]
    path: str
    entry: str

    def entries(self, at: Evaluation) -> tuple[Any, ...] | None:
        """The entries; none where the list is an occurrence that did not happen, ``None`` where it is unknown."""
        found = reach(at.subject(self.root), self.steps)
        return None if found is None else () if found is NEVER else found


class Entry(Block):
    """One entry of a list inside a quantified term."""

    __slots__ = ("_listed",)

    def __init__(self, entries: EntryList, name: str) -> None:
        super().__init__(name, entries._block, path=f"{entries._path}[]")  # noqa: SLF001 - Block keeps its names free for facts
        self._listed = Listed(entries._root, entries._steps, entries._path, name)  # noqa: SLF001


def entry(entries: EntryList, name: str) -> Entry:
    """A name for the entries of a list, to be quantified over."""
    return Entry(entries, name)


@attrs.frozen(eq=False)
class Quantified(Term):
    """``every``, ``any`` over the entries of a list."""

    kind: ClassVar[str] = BOOL
    quantifier: Literal["every", "any"]
    listed: Listed
    condition: Term
    where: Term

    @property
    def operands(self) -> tuple[Term, ...]:
        """The condition on an entry, and which entries count."""
        return (self.condition, self.where)

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity."""
        return ("Quantified", self.quantifier, self.listed, self.condition.structure, self.where.structure)

    @property
    def may_be_unknown(self) -> bool:
        """A list may be missing."""
        return True

    def value(self, at: Evaluation) -> Any:
        """Kleene's conjunction (or disjunction) over the entries."""
        entries = self.listed.entries(at)
        if entries is None:
            return None
        results = [self.of_entry(at, single) for single in entries]
        decisive = self.quantifier == "any"
        if decisive in results:
            return decisive
        return None if None in results else not decisive

    def of_entry(self, at: Evaluation, single: Any) -> bool | None:
        """What one entry contributes."""
        with at.bound(self.listed.entry, single):
            counts, holds = at.value(self.where), at.value(self.condition)
        neutral = self.quantifier == "every"
        if counts is False or holds is neutral:
            return neutral
        return holds if counts is True else None

    def source(self, write: SourceWriter) -> str:
        """Left to the tree walker: lists are short."""
        return write.interpreted(self)


@attrs.frozen(eq=False)
class Total(Term):
    """The sum of an amount over the entries that count; with the amount 1, their number."""

    kind: ClassVar[str] = NUMBER
    listed: Listed
    amount: Term
    where: Term

    @property
    def operands(self) -> tuple[Term, ...]:
        """The amount of an entry, and which entries count."""
        return (self.amount, self.where)

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity."""
        return ("Total", self.listed, self.amount.structure, self.where.structure)

    @property
    def may_be_unknown(self) -> bool:
        """A list may be missing."""
        return True

    def value(self, at: Evaluation) -> Any:
        """The sum, unknown as soon as one entry that may count is."""
        entries = self.listed.entries(at)
        if entries is None:
            return None
        total: Any = 0
        for single in entries:
            with at.bound(self.listed.entry, single):
                counts, amount = at.value(self.where), at.value(self.amount)
            if counts is False or amount is NEVER or (amount == 0 and amount is not None):
                continue
            if counts is None or amount is None:
                return None
            total += amount
        return total

    def source(self, write: SourceWriter) -> str:
        """Left to the tree walker: lists are short."""
        return write.interpreted(self)


Binding = (Quantified, Total)
"""Terms that bind an entry: their operands have no value of their own outside it."""


def _listed(of: Entry) -> Listed:
    if not isinstance(of, Entry):
        raise DeclarationError(
            _("Quantify over the entries of a list: partner, previous_permit …; found {of}.", of=repr(of))
        )
    return of._listed  # noqa: SLF001


def every(of: Entry, condition: object, *, where: object = TRUE) -> Term:
    """Each entry that counts fulfils the condition; true of an empty list."""
    return Quantified("every", _listed(of), truth(condition), truth(where))


def any_(of: Entry, condition: object = TRUE, *, where: object = TRUE) -> Term:
    """Some entry that counts fulfils the condition; false of an empty list."""
    return Quantified("any", _listed(of), truth(condition), truth(where))


def none(of: Entry, condition: object = TRUE, *, where: object = TRUE) -> Term:
    """No entry that counts fulfils the condition; true of an empty list."""
    return ~any_(of, condition, where=where)


def count(of: Entry, *, where: object = TRUE) -> Term:
    """How many entries count."""
    return Total(_listed(of), lift(1), truth(where))


def total(of: Entry, amount: object, *, where: object = TRUE) -> Term:
    """The sum of an amount over the entries that count."""
    return Total(_listed(of), lift(amount), truth(where))


def per_entry(term: Quantified | Total, at: Evaluation) -> Iterator[tuple[str, Any]]:
    """Path and entry of every entry, for readers that look into them."""
    for index, single in enumerate(term.listed.entries(at) or ()):
        yield f"{term.listed.path}[{index}]", single
