"""Near misses of a law's declarations, made in memory: each says almost what the law says.

A figure or a period is off by one, a day by a day, a limit takes in or leaves out its own value, a code of a list is
missing, a requirement bars or does not, a provision is not cited.  A near miss that no expectation notices is a
boundary that no case stands on: worth a look, and no fault by itself.
"""

from __future__ import annotations

from datetime import date as Date
from datetime import timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import attrs

from praca.errors import PracaError
from praca.rules.clock import Within
from praca.rules.comparison import Compare, OneOf
from praca.rules.dates import AddPeriod, Period
from praca.rules.documents import DocumentTerm
from praca.rules.term import Const, Term
from praca.testing.mutants import Mutant, brief, entries_of, replaced, terms_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_UNITS = ("years", "months", "days")


def near_misses(declarations: Any) -> Iterator[Mutant]:
    """Every near miss of the declarations of one question."""
    yield from _entries(declarations)
    seen: set[int] = set()
    for about, term in terms_of(declarations):
        for part, around in _parts(term, term):
            if id(part) in seen:
                continue
            seen.add(id(part))
            try:
                for name, changed in _variants(part):
                    yield Mutant(f"{about}: {name} in {brief(around)}", about, replaced(declarations, part, changed))
            except PracaError:
                # A day that does not exist, a divisor of zero: no law could say it, so nobody can by mistake.
                continue


def _parts(term: Term, around: Term) -> Iterator[tuple[Term, Term]]:
    """Every part of a term with the condition in which it stands."""
    yield term, around
    for part in term.operands:
        yield from _parts(part, term if isinstance(part, Const) else part)


def _entries(declarations: Any) -> Iterator[Mutant]:
    for field, index, entry in entries_of(declarations):
        whole = getattr(declarations, field)
        about = str(getattr(entry, "id", "") or field)
        for name, changed in _entry_variants(entry):
            several = {field: (*whole[:index], changed, *whole[index + 1 :])}
            yield Mutant(f"{about}: {name}", about, attrs.evolve(declarations, **several))


def _entry_variants(entry: Any) -> Iterator[tuple[str, Any]]:
    effect = getattr(entry, "effect", None)
    # A step of a workflow may hang its effect on a reading: a term, which has no one other effect.
    if isinstance(effect, str) and effect in ("bars", "ground", "duty"):
        other = "duty" if effect == "bars" else "bars"
        yield f"{effect} becomes {other}", attrs.evolve(entry, effect=other)
    for name, kept in (("cites", 1), ("unless_cites", 0)):
        cites = getattr(entry, name, ())
        for place in range(kept, len(cites)):
            rest = (*cites[:place], *cites[place + 1 :])
            yield f"{cites[place]} not cited", attrs.evolve(entry, **{name: rest})


def _variants(term: Term) -> Iterator[tuple[str, Term]]:
    if isinstance(term, Compare) and term.operator != "==":
        other = "<=" if term.operator == "<" else "<"
        yield f"{term.operator} becomes {other}", attrs.evolve(term, operator=other)
    elif isinstance(term, Const):
        yield from ((f"{term.constant} becomes {other}", Const(other)) for other in _beside(term.constant))
    elif isinstance(term, OneOf) and len(term.values) > 1:
        for value in term.values:
            yield f"without {value}", attrs.evolve(term, values=tuple(one for one in term.values if one != value))
    elif isinstance(term, AddPeriod):
        yield from ((name, attrs.evolve(term, period=period)) for name, period in _periods(term.period))
    elif isinstance(term, Within):
        for name in ("start", "end"):
            for step in (-1, 1):
                yield f"{name} {step:+} min", attrs.evolve(term, **{name: getattr(term, name) + step})
    elif isinstance(term, DocumentTerm):
        yield from _papers(term)


def _papers(term: DocumentTerm) -> Iterator[tuple[str, Term]]:
    asked = term.asked
    if asked.younger is not None:
        for name, period in _periods(asked.younger):
            yield name, attrs.evolve(term, asked=attrs.evolve(asked, younger=period))
    if asked.count is not None:
        for other in _beside(asked.count):
            yield f"{asked.count} copies become {other}", attrs.evolve(term, asked=attrs.evolve(asked, count=other))
    for name, other in (
        ("results", attrs.evolve(asked, results=())),
        ("forms", attrs.evolve(asked, forms=())),
        ("issuers", attrs.evolve(asked, issuers=())),
    ):
        if other != asked:
            yield f"any of {name}", attrs.evolve(term, asked=other)


def _periods(period: Period) -> Iterator[tuple[str, Period]]:
    for unit in _UNITS:
        count = getattr(period, unit)
        if count:
            for other in (count - 1, count + 1):
                yield f"{count} {unit} become {other}", attrs.evolve(period, **{unit: other})


def _beside(value: Any) -> tuple[Any, ...]:
    if isinstance(value, bool):
        return ()
    if isinstance(value, (int, Decimal)):
        return (value - 1, value + 1)
    return (value - timedelta(days=1), value + timedelta(days=1)) if isinstance(value, Date) else ()
