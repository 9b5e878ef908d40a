"""Dates: the reference date, years, periods of days, months and years, days elapsed.

Months and years run from a day to the day of the same number; a month that lacks it ends the period on the first day
of the next month (Código Civil, art. 132, § 3º) or, where a law's reading says so, on its own last day.
"""

from __future__ import annotations

import calendar
from datetime import date as Date
from datetime import timedelta
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import attrs

from praca.errors import DeclarationError
from praca.facts.state import NEVER
from praca.language import _
from praca.rules.term import DATE, NUMBER, Term, lift, strict_source

if TYPE_CHECKING:
    from praca.rules.evaluation import Evaluation, SourceWriter

MissingDay = Literal["next_day", "last_day"]
_NO_LEAP_YEAR = 2023


@attrs.frozen
class Period:
    """A length of time in calendar units; ``missing_day`` says what a day 29-31 becomes where a month lacks it."""

    years: int = 0
    months: int = 0
    days: int = 0
    missing_day: MissingDay = "next_day"

    def __neg__(self) -> Period:
        return Period(-self.years, -self.months, -self.days, self.missing_day)

    def __radd__(self, start: object) -> Term:
        return AddPeriod(lift(start), self)

    def __rsub__(self, start: object) -> Term:
        return AddPeriod(lift(start), -self)


def years(count: int, *, missing_day: MissingDay = "next_day") -> Period:
    """``count`` years, date to date."""
    return Period(years=count, missing_day=missing_day)


def months(count: int, *, missing_day: MissingDay = "next_day") -> Period:
    """``count`` months, date to date."""
    return Period(months=count, missing_day=missing_day)


def days(count: int) -> Period:
    """``count`` calendar days, the first day left out and the last one counted."""
    return Period(days=count)


def shift(start: Date, period: Period) -> Date | None:
    """The last day of ``period`` counted from ``start``; ``None`` beyond the calendar (years 1 to 9999)."""
    total = start.year * 12 + start.month - 1 + period.years * 12 + period.months
    year, month = divmod(total, 12)
    month += 1
    if not 1 <= year <= 9998:  # noqa: PLR2004 - what datetime.date can hold, with a year to spare
        return None
    length = calendar.monthrange(year, month)[1]
    if start.day <= length:
        result = Date(year, month, start.day)
    elif period.missing_day == "last_day":
        result = Date(year, month, length)
    else:
        result = Date(year, month, length) + timedelta(days=1)
    try:
        return result + timedelta(days=period.days)
    except OverflowError:
        return None


def day(text: str) -> Date:
    """A constant date, ISO: ``day("2023-07-28")``."""
    try:
        return Date.fromisoformat(text)
    except ValueError:
        raise DeclarationError(_("Expected a date such as 2023-07-28, found {text}.", text=text)) from None


@attrs.frozen(eq=False)
class ReferenceDate(Term):
    """The date on which the facts are judged."""

    kind: ClassVar[str] = DATE

    def value(self, at: Evaluation) -> Any:
        """The reference date."""
        return at.date

    def source(self, write: SourceWriter) -> str:
        """The argument of the compiled function."""
        return "date"


date = ReferenceDate()


def a_date(value: object) -> Term:
    """Like :func:`lift`, but only for terms that are dates."""
    term = lift(value)
    if term.kind != DATE:
        raise DeclarationError(_("Expected a date, found a {kind} ({term}).", kind=term.kind, term=repr(term)[:100]))
    return term


@attrs.frozen(eq=False)
class Year(Term):
    """The calendar year of a date."""

    kind: ClassVar[str] = NUMBER
    term: Term = attrs.field(converter=a_date)

    def value(self, at: Evaluation) -> Any:
        """The year, or unknown."""
        value = at.value(self.term)
        return value if value is None or value is NEVER else value.year

    def source(self, write: SourceWriter) -> str:
        """``a.year`` with its guards."""
        return strict_source(write, (self.term,), "{0}.year", boolean=False)


def year(term: Term) -> Term:
    """The calendar year of a date."""
    return Year(term)


@attrs.frozen(eq=False)
class DayOfYear(Term):
    """A fixed day of a year that is itself a term: 31 December, 31 January, 30 June."""

    kind: ClassVar[str] = DATE
    year: Term
    month: int
    day: int

    def __attrs_post_init__(self) -> None:
        if self.year.kind != NUMBER:
            raise DeclarationError(
                _("Expected a year, found a {kind} ({term}).", kind=self.year.kind, term=repr(self.year)[:100])
            )
        if not 1 <= self.month <= 12 or not 1 <= self.day <= calendar.monthrange(_NO_LEAP_YEAR, self.month)[1]:  # noqa: PLR2004 - months
            raise DeclarationError(
                _("Expected a day that every year has, found {day}/{month}.", day=self.day, month=self.month)
            )

    @property
    def operands(self) -> tuple[Term, ...]:
        """The year."""
        return (self.year,)

    @property
    def may_be_unknown(self) -> bool:
        """A sum may be a year that no calendar holds."""
        return True

    def value(self, at: Evaluation) -> Any:
        """The day, or unknown."""
        value = at.value(self.year)
        return value if value is None or value is NEVER else day_of(value, self.month, self.day)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        return strict_source(
            write, (self.year,), f"{write.function(day_of)}({{0}}, {self.month}, {self.day})", boolean=False
        )


def day_of(value: Any, month: int, number: int) -> Date | None:
    """``number``/``month`` of a year; ``None`` for a year no calendar holds."""
    # A year that is the result of a division may be no whole number.
    return Date(int(value), month, number) if 1 <= value <= 9998 and value == int(value) else None  # noqa: PLR2004 - what datetime.date can hold


def last_day_of(value: object) -> Term:
    """31 December of a year."""
    return DayOfYear(lift(value), 12, 31)


def day_in_year(value: object, month: int, number: int) -> Term:
    """A fixed day and month of a year that is a term."""
    return DayOfYear(lift(value), month, number)


@attrs.frozen(eq=False)
class AddPeriod(Term):
    """A date moved by a period: the period's last day."""

    kind: ClassVar[str] = DATE
    term: Term = attrs.field(converter=a_date)
    period: Period

    @property
    def operands(self) -> tuple[Term, ...]:
        """The starting date."""
        return (self.term,)

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity."""
        return ("AddPeriod", self.term.structure, self.period)

    @property
    def may_be_unknown(self) -> bool:
        """The calendar ends somewhere, so even a known date can lead nowhere."""
        return True

    def value(self, at: Evaluation) -> Any:
        """The last day, or unknown."""
        value = at.value(self.term)
        return value if value is None or value is NEVER else shift(value, self.period)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        text = f"{write.function(shift)}({{0}}, {write.constant(self.period)})"
        return strict_source(write, (self.term,), text, boolean=False)


@attrs.frozen(eq=False)
class DaysBetween(Term):
    """Days from one date to another, the first day left out."""

    kind: ClassVar[str] = NUMBER
    start: Term = attrs.field(converter=a_date)
    end: Term = attrs.field(converter=a_date)

    def value(self, at: Evaluation) -> Any:
        """The number of days, or unknown."""
        start, end = at.value(self.start), at.value(self.end)
        if start is None or end is None:
            return None
        return NEVER if start is NEVER or end is NEVER else (end - start).days

    def source(self, write: SourceWriter) -> str:
        """``(b - a).days`` with its guards."""
        return strict_source(write, (self.start, self.end), "({1} - {0}).days", boolean=False)


def days_since(start: Term) -> Term:
    """Days from ``start`` to the reference date, the first day left out."""
    return DaysBetween(start, date)
