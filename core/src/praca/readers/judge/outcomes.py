"""What every possible answer to the missing facts would give.

Kleene's logic per requirement is not enough: with the role of a car unknown, two complementary requirements may each be
open although the car is refused either way.  Here each open condition (an *atom*: the smallest condition whose value is
unknown) gets one bit; a requirement becomes its truth table over the atoms, an integer of 2^n bits, and the tables of
requirements that share atoms are combined.  Atoms that hang on the same fact are limited to combinations that some
value of the fact allows, where its possible values can be listed; elsewhere they count as independent, which can only
leave a verdict open that a person would close, never close one that is open.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import attrs

from praca.readers.judge.domains import fact_at, possible_values, sole_fact
from praca.readers.judge.walker import Leaf, branches, open_leaves
from praca.rules.arithmetic import When
from praca.rules.logic import And, Not, Or
from praca.rules.readings import ReadingCase
from praca.rules.references import Equipped
from praca.rules.term import BOOL, Term
from praca.rules.wordings import AsWorded

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from praca.readers.judge.walker import Walk
    from praca.rules.references import Fact

MAX_ATOMS = 14
"""Atoms combined exactly (tables of 16384 bits); beyond it every open atom counts as mattering."""
_MAX_DEPTH = 3
"""Facts whose values are tried one by one before atoms are too many to be told apart."""
_MAX_INNER = 8
"""Conditions inside one comparison whose combinations are tried one by one."""


def requirement_condition(only_if: Term, holds: Term, unless: Term) -> Term:
    """The whole requirement as one condition."""
    return Or(Not(only_if), holds, unless)


def atoms_of(term: Term, walk: Walk) -> dict[Any, Term]:
    """The smallest open conditions of ``term`` that can still change it, by structural identity."""
    found: dict[Any, Term] = walk.derived("atoms", term, _atoms_of)
    return found


def _atoms_of(term: Term, walk: Walk) -> dict[Any, Term]:
    if walk.value(term) is not None:
        return {}
    term = settled(term, walk)
    if isinstance(term, (And, Or, Not)) or (isinstance(term, When) and term.kind == BOOL):
        found: dict[Any, Term] = {}
        for part in branches(term, walk):
            found.update(atoms_of(part, walk))
        return found
    inner = _inner_conditions(term, walk)
    if len(inner) > _MAX_INNER:
        return {term.structure: term}
    found = dict(inner)
    if not inner or any(
        walk.supposing(dict(zip(inner, values, strict=True))).value(term) is None
        for values in product((True, False), repeat=len(inner))
    ):
        found[term.structure] = term
    return found


def settled(term: Term, walk: Walk) -> Term:
    """The term without what readings and wordings have settled: the branch that counts."""
    while isinstance(term, (ReadingCase, AsWorded)):
        counting = branches(term, walk)
        if isinstance(term, AsWorded) and term.lost(walk) and len(counting) == 1:
            return term
        term = counting[-1]
    return term


def _inner_conditions(term: Term, walk: Walk) -> dict[Any, Term]:
    """Open conditions below an open comparison: those of its choices."""
    found: dict[Any, Term] = walk.derived("inner", term, _find_inner_conditions)
    return found


def _find_inner_conditions(term: Term, walk: Walk) -> dict[Any, Term]:
    found: dict[Any, Term] = {}
    for part in branches(term, walk):
        if walk.value(part) is None:
            found.update(atoms_of(part, walk) if part.kind == BOOL else _inner_conditions(part, walk))
    return found


@attrs.define(eq=False)
class Tables:
    """Truth tables over a fixed list of atoms."""

    walk: Walk
    atoms: dict[Any, Term]
    masks: dict[Any, int] = attrs.field(init=False)
    full: int = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        size = 1 << len(self.atoms)
        self.full = (1 << size) - 1
        self.masks = {key: _mask(index, size) for index, key in enumerate(self.atoms)}

    def of(self, term: Term) -> int:
        """The table of a condition: one bit for each combination of the atoms, set where it holds."""
        known = self.walk.value(term)
        if known is not None:
            return self.full if known else 0
        term = settled(term, self.walk)
        if isinstance(term, Not):
            return self.full ^ self.of(term.term)
        if isinstance(term, And):
            table = self.full
            for part in term.terms:
                table &= self.of(part)
            return table
        if isinstance(term, Or):
            table = 0
            for part in term.terms:
                table |= self.of(part)
            return table
        if isinstance(term, When):
            condition = self.of(term.condition)
            return (condition & self.of(term.then)) | ((self.full ^ condition) & self.of(term.otherwise))
        return self._atom(term)

    def _atom(self, term: Term) -> int:
        inner = {key: part for key, part in _inner_conditions(term, self.walk).items() if key in self.masks}
        own = self.masks.get(term.structure, 0)
        if not inner or len(inner) > _MAX_INNER:
            return own
        table = 0
        for values in product((True, False), repeat=len(inner)):
            where = self.full
            for key, value in zip(inner, values, strict=True):
                where &= self.masks[key] if value else self.full ^ self.masks[key]
            found = self.walk.supposing(dict(zip(inner, values, strict=True))).value(term)
            table |= where & (own if found is None else self.full if found else 0)
        return table

    def feasible(self) -> int:
        """The combinations of atoms that some value of their facts allows."""
        by_fact: dict[Fact, list[Any]] = {}
        facts: dict[str, Fact] = {}
        for key, atom in self.atoms.items():
            leaves = open_leaves(atom, self.walk)
            fact = sole_fact(atom, leaves)
            if fact is not None:
                by_fact.setdefault(facts.setdefault(fact.path, fact), []).append(key)
        table = self.full
        for fact, keys in by_fact.items():
            if len(keys) > 1:
                table &= self._allowed(fact, keys)
        return table

    def _allowed(self, fact: Fact, keys: list[Any]) -> int:
        values = possible_values(fact, [self.atoms[key] for key in keys], self.walk)
        if not values:
            return self.full
        table = 0
        for value in values:
            at_value = self.walk.with_instead({**self.walk.instead, fact.path: value})
            where = self.full
            for key in keys:
                found = at_value.value(self.atoms[key])
                if found is not None:
                    where &= self.masks[key] if found else self.full ^ self.masks[key]
            table |= where
        return table

    def some(self, table: int, keys: Iterable[Any]) -> int:
        """Where ``table`` holds for some values of the atoms ``keys``."""
        order = list(self.atoms)
        for key in keys:
            width = 1 << order.index(key)
            mask = self.masks[key]
            table |= ((table & mask) >> width) | ((table & ~mask & self.full) << width)
        return table


def _mask(index: int, size: int) -> int:
    """Bits whose position has bit ``index`` set."""
    width = 1 << index
    block = ((1 << width) - 1) << width
    mask, period = block, width * 2
    while period < size:
        mask |= mask << period
        period *= 2
    return mask


def groups(conditions: list[dict[Any, Term]], walk: Walk) -> Iterator[list[int]]:
    """Indexes of conditions that share atoms or facts, directly or through others."""
    parent = list(range(len(conditions)))

    def root(index: int) -> int:
        while parent[index] != index:
            index = parent[index]
        return index

    seen: dict[Any, int] = {}
    for index, atoms in enumerate(conditions):
        for key, atom in atoms.items():
            # One list holds all equipment: two pieces of it are two facts, so the list joins nothing.
            marks = (key,) if isinstance(atom, Equipped) else (key, *open_leaves(atom, walk))
            for mark in marks:
                if mark in seen:
                    parent[root(index)] = root(seen[mark])
                else:
                    seen[mark] = index
    members: dict[int, list[int]] = {}
    for index in range(len(conditions)):
        members.setdefault(root(index), []).append(index)
    yield from members.values()


@attrs.frozen
class Outcome:
    """What conditions taken together can come to: all met, some not met, and the leaves that decide it."""

    can_hold: bool
    can_fail: bool
    leaves: frozenset[Leaf]


def together(conditions: list[Term], walk: Walk, depth: int = 0) -> Outcome:
    """Whether all ``conditions`` can hold, whether one can fail, and what that hangs on."""
    atoms: dict[Any, Term] = {}
    for condition in conditions:
        atoms.update(atoms_of(condition, walk))
    if len(atoms) > MAX_ATOMS:
        return _split(conditions, atoms, walk, depth)
    tables = Tables(walk, atoms)
    table = tables.full
    for condition in conditions:
        table &= tables.of(condition)
    feasible = tables.feasible()
    can_hold, can_fail = table & feasible != 0, ~table & feasible != 0
    if not (can_hold and can_fail):
        return Outcome(can_hold, can_fail, frozenset())
    return Outcome(can_hold, can_fail, _mattering(tables, table, feasible))


def in_groups(conditions: list[Term], walk: Walk, depth: int = 0) -> Outcome:
    """The same, group by group: conditions that share nothing need not be combined."""
    leaves: frozenset[Leaf] = frozenset()
    can_fail = False
    for members in groups([atoms_of(condition, walk) for condition in conditions], walk):
        outcome = together([conditions[index] for index in members], walk, depth)
        if not outcome.can_hold:
            return Outcome(can_hold=False, can_fail=True, leaves=frozenset())
        can_fail = can_fail or outcome.can_fail
        leaves |= outcome.leaves
    return Outcome(can_hold=True, can_fail=can_fail, leaves=leaves)


def _split(conditions: list[Term], atoms: dict[Any, Term], walk: Walk, depth: int) -> Outcome:
    """Too many atoms for one table: try the values of the fact that ties most of them together, one by one."""
    fact, values = _tie(atoms, walk) if depth < _MAX_DEPTH else (None, [])
    if fact is None:
        leaves = frozenset().union(*(open_leaves(condition, walk) for condition in conditions))
        return Outcome(can_hold=True, can_fail=True, leaves=leaves)
    outcomes = []
    for value in values:
        at_value = walk.with_instead({**walk.instead, fact.path: value})
        known = [at_value.value(condition) for condition in conditions]
        if False in known:
            outcomes.append(Outcome(can_hold=False, can_fail=True, leaves=frozenset()))
            continue
        still_open = [one for one, found in zip(conditions, known, strict=True) if found is None]
        outcomes.append(in_groups(still_open, at_value, depth + 1))
    can_hold, can_fail = any(one.can_hold for one in outcomes), any(one.can_fail for one in outcomes)
    if not (can_hold and can_fail):
        return Outcome(can_hold, can_fail, frozenset())
    # That the outcome is open for each value does not mean that it is open in the same way: the fact counts.
    return Outcome(can_hold, can_fail, frozenset({("fact", fact.path)}).union(*(one.leaves for one in outcomes)))


def _tie(atoms: dict[Any, Term], walk: Walk) -> tuple[Fact | None, list[Any]]:
    """The fact with few possible values on which most atoms hang, and those values."""
    by_path: dict[str, list[Term]] = {}
    facts: dict[str, Fact] = {}
    for atom in atoms.values():
        for _kind, path in open_leaves(atom, walk):
            fact = fact_at(atom, path)
            if fact is not None and fact.info.kind in ("bool", "code"):
                by_path.setdefault(path, []).append(atom)
                facts[path] = fact
    for path in sorted(by_path, key=lambda path: (-len(by_path[path]), path)):
        values = possible_values(facts[path], list(atoms.values()), walk)
        if values and len(by_path[path]) > 1:
            return facts[path], values
    return None, []


def _mattering(tables: Tables, table: int, feasible: int) -> frozenset[Leaf]:
    """The leaves whose value alone can make the difference."""
    by_leaf: dict[Leaf, list[Any]] = {}
    for key, atom in tables.atoms.items():
        for leaf in open_leaves(atom, tables.walk):
            by_leaf.setdefault(leaf, []).append(key)
    return frozenset(
        leaf
        for leaf, keys in by_leaf.items()
        if tables.some(table & feasible, keys) & tables.some(~table & tables.full & feasible, keys)
    )
