"""What every possible answer to the missing facts would give.

Kleene's logic per requirement is not enough: with the role of a car unknown, two complementary requirements may each be
open although the car is refused either way.  Here each open condition (an *atom*: the smallest condition whose value is
unknown) gets one bit; a requirement becomes its truth table over the atoms, an integer of 2^n bits, and the tables of
requirements that share atoms are combined.  Atoms that hang on the same fact are limited to combinations that some value
of the fact allows, where its possible values can be listed; elsewhere they count as independent, which can only leave a
verdict open that a person would close, never close one that is open.
"""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from itertools import product
from typing import TYPE_CHECKING, Any

import attrs

from praca.facts.state import NEVER
from praca.readers.judge.walker import Leaf, branches, open_leaves
from praca.rules.arithmetic import When
from praca.rules.comparison import Compare, OneOf
from praca.rules.logic import And, Not, Or
from praca.rules.references import Equipped, Fact
from praca.rules.term import BOOL, Const, Term

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from praca.readers.judge.walker import Walk

MAX_ATOMS = 14
"""Atoms combined exactly (tables of 16384 bits); beyond it every open atom counts as mattering."""
_MAX_VALUES = 400
"""Values of one whole-number fact that are tried one by one."""


def requirement_condition(only_if: Term, holds: Term, unless: Term) -> Term:
    """The whole requirement as one condition."""
    return Or(Not(only_if), holds, unless)


def atoms_of(term: Term, walk: Walk) -> dict[Any, Term]:
    """The smallest open conditions of ``term`` that can still change it, by structural identity."""
    if walk.value(term) is not None:
        return {}
    if isinstance(term, (And, Or, Not)) or (isinstance(term, When) and term.kind == BOOL):
        found: dict[Any, Term] = {}
        for part in branches(term, walk):
            found.update(atoms_of(part, walk))
        return found
    inner = _inner_conditions(term, walk)
    found = dict(inner)
    if (
        not inner
        or len(inner) > MAX_ATOMS
        or any(
            walk.supposing(dict(zip(inner, values, strict=True))).value(term) is None
            for values in product((True, False), repeat=len(inner))
        )
    ):
        found[term.structure] = term
    return found


def _inner_conditions(term: Term, walk: Walk) -> dict[Any, Term]:
    """Open conditions below an open comparison: those of its choices."""
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
        if not inner:
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
            fact = _sole_fact(atom, leaves)
            if fact is not None:
                by_fact.setdefault(facts.setdefault(fact.path, fact), []).append(key)
        table = self.full
        for fact, keys in by_fact.items():
            if len(keys) > 1:
                table &= self._allowed(fact, keys)
        return table

    def _allowed(self, fact: Fact, keys: list[Any]) -> int:
        values = _possible_values(fact, [self.atoms[key] for key in keys], self.walk)
        if values is None:
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


def _sole_fact(atom: Term, leaves: frozenset[Leaf]) -> Fact | None:
    """The fact on which an atom alone hangs, if it is a single value of the case."""
    if len(leaves) != 1:
        return None
    ((_kind, path),) = leaves
    for part in atom.walk():
        if isinstance(part, Fact) and part.path == path:
            return part
    return None


def _possible_values(fact: Fact, atoms: list[Term], walk: Walk) -> list[Any] | None:
    """Values of a fact that give every combination its atoms can have; ``None`` where they cannot be listed."""
    info = fact.info
    values: list[Any] | None = None
    if info.kind == "bool":
        values = [True, False]
    elif info.kind == "code" and info.codes is not None:
        from praca.facts.codes import CATALOGUES

        # A code that no atom names stands for all codes of plugins.
        values = [*CATALOGUES[info.codes], "other:code"]
    elif (
        info.kind in ("int", "year")
        and info.low is not None
        and info.high is not None
        and info.high - info.low <= _MAX_VALUES
    ):
        values = list(range(info.low, info.high + 1))
    elif info.kind in ("int", "number", "year", "date"):
        values = _around_thresholds(fact, atoms, walk)
    if values is not None and fact.may_be_never:
        values.append(NEVER)
    return values


def _around_thresholds(fact: Fact, atoms: list[Term], walk: Walk) -> list[Any] | None:
    """Every threshold that the atoms compare the fact with, a value on each side of it, and those between."""
    thresholds: set[Any] = set()
    for atom in atoms:
        if not isinstance(atom, (Compare, OneOf)):
            return None
        sides = (atom.left, atom.right) if isinstance(atom, Compare) else (atom.term, *map(Const, atom.values))
        if not any(side is fact or side.structure == fact.structure for side in sides):
            return None
        for side in sides:
            if side.structure != fact.structure:
                thresholds.add(walk.value(side))
    if None in thresholds or NEVER in thresholds:
        return None
    step: Any = timedelta(days=1) if fact.info.kind == "date" else 1
    half: Any = step if fact.info.kind in ("date", "int", "year") else Decimal("0.5")
    values: list[Any] = []
    ordered = sorted(thresholds)
    for index, threshold in enumerate(ordered):
        values += [threshold - half, threshold, threshold + half]
        if fact.info.kind == "number" and index:
            values.append((ordered[index - 1] + threshold) / Decimal(2))
    return values


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


def together(conditions: list[Term], walk: Walk) -> Outcome:
    """Whether all ``conditions`` can hold, whether one can fail, and what that hangs on."""
    atoms: dict[Any, Term] = {}
    for condition in conditions:
        atoms.update(atoms_of(condition, walk))
    if len(atoms) > MAX_ATOMS:
        leaves = frozenset().union(*(open_leaves(condition, walk) for condition in conditions))
        return Outcome(can_hold=True, can_fail=True, leaves=leaves)
    tables = Tables(walk, atoms)
    table = tables.full
    for condition in conditions:
        table &= tables.of(condition)
    feasible = tables.feasible()
    can_hold, can_fail = table & feasible != 0, ~table & feasible != 0
    if not (can_hold and can_fail):
        return Outcome(can_hold, can_fail, frozenset())
    return Outcome(can_hold, can_fail, _mattering(tables, table, feasible))


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
