"""Which values a missing fact can have: those that tell the open conditions on it apart."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from math import ceil, floor
from typing import TYPE_CHECKING, Any

from praca.facts.codes import CATALOGUES, OPEN_CATALOGUES
from praca.facts.state import NEVER
from praca.rules.comparison import Compare, OneOf
from praca.rules.presence import Happened, Needed
from praca.rules.references import Fact
from praca.rules.term import Const, Term

if TYPE_CHECKING:
    from collections.abc import Iterable

    from praca.readers.judge.walker import Leaf, Walk

_MAX_VALUES = 400
"""Values of one whole-number fact that are tried one by one."""
_HALF = Decimal("0.5")


def sole_fact(atom: Term, leaves: frozenset[Leaf]) -> Fact | None:
    """The fact on which an open condition alone hangs, if it is a single value of the case."""
    if len(leaves) != 1:
        return None
    ((_kind, path),) = leaves
    return fact_at(atom, path)


def fact_at(atom: Term, path: str) -> Fact | None:
    """The single fact with this path that an open condition reads."""
    for part in atom.walk():
        fact = part.fact if isinstance(part, Happened) else part
        if isinstance(fact, Fact) and fact.path == path:
            return fact
    return None


def possible_values(fact: Fact, atoms: list[Term], walk: Walk) -> list[Any] | None:
    """Values of a fact that give every combination its conditions can have; ``None`` where they cannot be listed."""
    info = fact.info
    values: list[Any] | None = None
    if info.kind == "bool":
        values = [True, False]
    elif info.kind == "code" and info.codes is not None and not info.provisions:
        values = _codes(info.codes, atoms)
    elif (
        info.kind in ("int", "year")
        and info.low is not None
        and info.high is not None
        and info.high - info.low <= _MAX_VALUES
    ):
        values = list(range(info.low, info.high + 1))
    elif info.kind in ("int", "number", "year", "date"):
        values = _around_thresholds(fact, atoms, walk)
    if values and fact.may_be_never:
        values.append(NEVER)
    return values


def _codes(catalogue: str, atoms: list[Term]) -> list[Any]:
    known = CATALOGUES.get(catalogue, {})
    named = {code for atom in atoms for part in atom.walk() for other, code in part.codes if other == catalogue}
    # Where plugins may add codes, one that no condition names stands for all of theirs.
    others = () if catalogue in CATALOGUES and catalogue not in OPEN_CATALOGUES else ("other:code",)
    return list(dict.fromkeys((*known, *sorted(named), *others)))


def _around_thresholds(fact: Fact, atoms: list[Term], walk: Walk) -> list[Any] | None:
    """Every threshold that the conditions compare the fact with, a value on each side of it, and those between."""
    thresholds: set[Any] = set()
    for atom in atoms:
        if isinstance(atom, Happened):
            continue
        if not isinstance(atom, (Compare, OneOf)):
            return None
        sides = (atom.left, atom.right) if isinstance(atom, Compare) else (atom.term, *map(Const, atom.values))
        others = [side for side in sides if not _reads_just(side, fact)]
        if len(others) == len(sides):
            return None
        thresholds.update(walk.value(side) for side in others)
    if None in thresholds or NEVER in thresholds:
        return None
    low, high = fact.info.low, fact.info.high
    values = dict.fromkeys(_near(fact.info.kind, sorted(thresholds)))
    return [v for v in values if (low is None or low <= v) and (high is None or v <= high)]


def _reads_just(side: Term, fact: Fact) -> bool:
    return bool((side.fact if isinstance(side, Needed) else side).structure == fact.structure)


def _near(kind: str, thresholds: list[Any]) -> Iterable[Any]:
    for index, threshold in enumerate(thresholds):
        if kind in ("date", "number") or threshold == floor(threshold):
            yield threshold
        if kind == "date":
            for step in (-1, 1):
                try:
                    yield threshold + timedelta(days=step)
                except OverflowError:  # the calendar ends here
                    continue
        elif kind == "number":
            yield from (threshold - 1, threshold + 1)
            if index:
                # The mean of two exact numbers, exact too.
                yield (thresholds[index - 1] + threshold) * _HALF
        else:
            yield from (ceil(threshold) - 1, floor(threshold) + 1)
