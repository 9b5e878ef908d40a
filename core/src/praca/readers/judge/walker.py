"""The tree walker: values a term on the facts of a case, operator by operator. The reference for all other readers."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import attrs

from praca.rules.arithmetic import When
from praca.rules.documents import DocumentTerm
from praca.rules.presence import Happened, Needed
from praca.rules.quantifiers import Binding, Quantified, Total, per_entry
from praca.rules.readings import ReadingCase, ReadingIs
from praca.rules.references import Equipped, Fact
from praca.rules.stands import StandFact, StandsTotal
from praca.rules.wordings import AsWorded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from datetime import date as Date

    from praca.facts.situation import Situation
    from praca.law import LawOn
    from praca.rules.evaluation import Here
    from praca.rules.standard import Requirement
    from praca.rules.term import Term

Leaf = tuple[str, str]
"""What leaves a term open: its kind (``fact``, ``wording`` …) and the path or provision."""

_NAMED: dict[int, tuple[Term, tuple[str, ...]]] = {}


@attrs.define(eq=False)
class Walk:
    """One case under one law on one date.

    ``supposed`` gives the values of conditions that a reader takes for granted (by structural identity);
    ``instead`` gives facts other values than the case (by path).
    """

    facts: Situation
    date: Date
    here: Here
    statute: LawOn
    supposed: Mapping[Any, bool] = attrs.field(factory=dict)
    instead: Mapping[str, Any] = attrs.field(factory=dict)
    _bindings: dict[str, Any] = attrs.field(factory=dict)
    _known: dict[int, tuple[Term, Any]] = attrs.field(factory=dict)
    _known_of: dict[Any, dict[int, tuple[Term, Any]]] = attrs.field(factory=dict)
    consulted: dict[int, tuple[Term, tuple[str, ...]]] = attrs.field(factory=dict)
    _derived: dict[tuple[str, int], tuple[Term, Any]] = attrs.field(factory=dict)

    def value(self, term: Term) -> Any:
        """The value of a term."""
        found = self._known.get(id(term))
        if found is None:
            # The term is kept beside its value: a term made for one question must not lend its id to another.
            found = self._known[id(term)] = (term, self._fresh(term))
        return found[1]

    def derived(self, what: str, term: Term, make: Callable[[Term, Walk], Any]) -> Any:
        """What a reader derives from a term on these facts, made once; ``what`` names it."""
        if self._bindings:
            return make(term, self)
        found = self._derived.get((what, id(term)))
        if found is None:
            found = self._derived[what, id(term)] = (term, make(term, self))
        return found[1]

    def _fresh(self, term: Term) -> Any:
        if self.supposed and term.structure in self.supposed:
            return self.supposed[term.structure]
        return term.value(self)

    def subject(self, root: str) -> Any:
        """The facts of a subject, or of the entry bound to ``root``."""
        return self._bindings[root] if root in self._bindings else getattr(self.facts, root)

    def given(self, path: str, value: Any) -> Any:
        """The value of a fact, or the one supposed instead."""
        return self.instead.get(path, value) if self.instead else value

    def option(self, reading: str) -> str:
        """The chosen option of a reading."""
        return self.statute.option(reading)

    @contextmanager
    def bound(self, root: str, entry: Any) -> Iterator[None]:
        """Bind a list entry while the quantified term is read."""
        before, known = self._bindings, self._known
        self._bindings = {**before, root: entry}
        # What is known of terms hangs on the entries that are bound: each combination keeps its own.
        bound = tuple((name, id(one)) for name, one in self._bindings.items())
        self._known = self._known_of.setdefault(bound, {})
        try:
            yield
        finally:
            self._bindings, self._known = before, known

    def supposing(self, supposed: Mapping[Any, bool]) -> Walk:
        """The same case with some conditions taken for granted."""
        return Walk(self.facts, self.date, self.here, self.statute, supposed, self.instead)

    def with_instead(self, instead: Mapping[str, Any]) -> Walk:
        """The same case with some facts replaced."""
        return Walk(self.facts, self.date, self.here, self.statute, self.supposed, instead)


def branches(term: Term, walk: Walk) -> tuple[Term, ...]:
    """The terms below ``term`` that count: only the chosen option of a reading, only the chosen branch of a choice.

    Terms that bind an entry of a list have none: what they read has no value outside the entry.
    """
    if isinstance(term, Binding):
        return ()
    if isinstance(term, ReadingCase):
        return (term.chosen(walk.option(term.reading)),)
    if isinstance(term, When):
        condition = walk.value(term.condition)
        if condition is not None:
            return (term.condition, term.then if condition else term.otherwise)
    if isinstance(term, AsWorded):
        return term.counting(walk)
    return term.operands


def open_leaves(term: Term, walk: Walk) -> frozenset[Leaf]:
    """What leaves ``term`` open: missing facts and lost wordings; empty when its value is known."""
    found: frozenset[Leaf] = walk.derived("leaves", term, _open_leaves)
    return found


def _open_leaves(term: Term, walk: Walk) -> frozenset[Leaf]:
    if walk.value(term) is not None:
        return frozenset()
    own = _own_paths(term, walk)
    if own:
        return frozenset(("fact", path) for path in own)
    if isinstance(term, AsWorded) and term.lost(walk) and len(term.counting(walk)) == 1:
        return frozenset({("wording", term.citation)})
    if isinstance(term, Binding):
        return _leaves_of_entries(term, walk)
    below: frozenset[Leaf] = frozenset()
    for part in branches(term, walk):
        below |= open_leaves(part, walk)
    # Known facts may have no result (a day beyond the calendar, a divisor of zero): other ones are needed.
    return below or frozenset(("fact", path) for path in (facts_read(term, walk) or ("date",)))


def _own_paths(term: Term, walk: Walk) -> tuple[str, ...]:
    """The facts that an open term reads itself and lacks; none where it hangs on the terms below it."""
    if isinstance(term, Needed):
        return (term.fact.path,)
    if isinstance(term, StandsTotal):
        return tuple(path for path, figure in term.figures(walk).items() if figure is None)
    if isinstance(term, StandFact):
        return () if walk.value(term.of) is None else (term.path_at(walk),)
    return (term.path,) if isinstance(term, (Fact, Happened, DocumentTerm, Equipped)) else ()


def _leaves_of_entries(term: Quantified | Total, walk: Walk) -> frozenset[Leaf]:
    """What is missing in the entries of a list, by their own paths; the list itself where it is not given."""
    if term.listed.entries(walk) is None:
        return frozenset({("fact", term.listed.path)})
    found: set[Leaf] = set()
    for path, single in per_entry(term, walk):
        with walk.bound(term.listed.entry, single):
            if walk.value(term.where) is False or (isinstance(term, Quantified) and not _decides(term, walk)):
                continue
            for part in term.operands:
                for kind, leaf in open_leaves(part, walk):
                    found.add((kind, leaf.replace(f"{term.listed.path}[]", path, 1)))
    return frozenset(found)


def _decides(term: Quantified, walk: Walk) -> bool:
    """Whether the bound entry may still tip the quantifier."""
    return walk.value(term.condition) is not (term.quantifier == "every")


def consulted(term: Term, walk: Walk) -> tuple[str, ...]:
    """The readings that ``term`` names, except behind a condition known to be false; in order, each once."""
    if not named_below(term):
        return ()
    known = walk.consulted.get(id(term))
    if known is not None:
        return known[1]
    found: dict[str, None] = {}
    if isinstance(term, (ReadingIs, ReadingCase)):
        found[term.reading] = None
    if isinstance(term, Binding):
        found.update(dict.fromkeys(named_below(term)))
    for part in branches(term, walk):
        found.update(dict.fromkeys(consulted(part, walk)))
    walk.consulted[id(term)] = (term, tuple(found))
    return tuple(found)


def named_below(term: Term) -> tuple[str, ...]:
    """Every reading named in a term or below it, whatever is chosen; kept, because it is asked of every term."""
    known = _NAMED.get(id(term))
    if known is None:
        readings = (part.reading for part in term.walk() if isinstance(part, (ReadingIs, ReadingCase)))
        known = _NAMED[id(term)] = (term, tuple(dict.fromkeys(readings)))
    return known[1]


def entries_counted(term: Quantified | Total, walk: Walk) -> int | None:
    """How many entries a list has: what a finding says of it."""
    entries = term.listed.entries(walk)
    return None if entries is None else len(entries)


def consulted_by(requirement: Requirement, walk: Walk) -> tuple[str, ...]:
    """The readings that a requirement consults: only those of its condition where it does not apply."""
    found = dict.fromkeys(consulted(requirement.only_if, walk))
    if walk.value(requirement.only_if) is not False:
        for term in (requirement.holds, requirement.unless):
            found.update(dict.fromkeys(consulted(term, walk)))
    return tuple(found)


def facts_read_by(requirement: Requirement, walk: Walk) -> dict[str, Any]:
    """The known facts that the conditions of a requirement read."""
    found: dict[str, Any] = {}
    for term in requirement.terms():
        found.update(facts_read(term, walk))
    return found


def facts_read(term: Term, walk: Walk) -> dict[str, Any]:
    """The known facts that ``term`` reads, under the chosen readings."""
    found: dict[str, Any] = {}
    if isinstance(term, StandFact):
        found[term.path_at(walk)] = walk.value(term)
    elif isinstance(term, StandsTotal):
        found.update(term.figures(walk))
    elif isinstance(term, (Fact, DocumentTerm)):
        found[term.path] = walk.value(term)
    elif isinstance(term, Equipped):
        found[f"{term.path}.{term.code}"] = walk.value(term)
    elif isinstance(term, Binding):
        found[term.listed.path] = entries_counted(term, walk)
    parts = term.operands if isinstance(term, When) else branches(term, walk)
    for part in parts:
        found.update(facts_read(part, walk))
    return {path: value for path, value in found.items() if value is not None}
