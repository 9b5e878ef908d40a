"""Business days: weekends, national and state holidays, and the municipal ones that the case or the profile gives.

National and state holidays come from the `holidays` package (public ones only; carnival and Corpus Christi are none).
"""

from __future__ import annotations

from datetime import date as Date
from datetime import timedelta
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.errors import DeclarationError
from praca.facts.state import NEVER
from praca.language import _
from praca.rules.term import DATE, Term

if TYPE_CHECKING:
    from praca.rules.evaluation import Evaluation, SourceWriter

_ONE_DAY = timedelta(days=1)
_FRIDAY = 4


@cache
def public_holidays(uf: str, year: int) -> dict[Date, str]:
    """National holidays of a year and those of a state, with their names."""
    import holidays

    return dict(holidays.country_holidays("BR", subdiv=uf, years=year, language="pt_BR").items())


def is_business_day(day: Date, uf: str, municipal: tuple[Date, ...] | None) -> bool:
    """Whether public offices are open: neither weekend nor holiday."""
    return day.weekday() <= _FRIDAY and day not in public_holidays(uf, day.year) and day not in (municipal or ())


def moved(day: Date, uf: str, municipal: tuple[Date, ...] | None) -> Date:
    """The day itself, or the next business day."""
    while not is_business_day(day, uf, municipal):
        day += _ONE_DAY
    return day


@attrs.frozen(eq=False)
class NextBusinessDay(Term):
    """A last day that moves to the next business day when offices are closed."""

    kind: ClassVar[str] = DATE
    term: Term

    def value(self, at: Evaluation) -> Any:
        """The moved day, or unknown."""
        return moved_or_open(at.value(self.term), at.here.uf, at.subject("town"))

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        town = write.subject("town")
        return f"{write.function(moved_or_open)}({write.name(self.term)}, here.uf, {town})"


def moved_or_open(day: Any, uf: str, town: Any) -> Any:
    """The moved day; unknown and never stay as they are."""
    return day if day is None or day is NEVER else moved(day, uf, town.holidays)


def next_business_day(term: Term) -> Term:
    """``term``, or the next business day where it is none."""
    if term.kind != DATE:
        raise DeclarationError(_("next_business_day takes a date, found a {kind}.", kind=term.kind))
    return NextBusinessDay(term)
