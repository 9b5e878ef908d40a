"""Counting days, with the work shown: which days were left out and why.

The first day is left out and the last one counted.  Calendar days run through; business days leave out weekends and
holidays; the recess of the courts (20 December to 20 January) is a third way of counting where a law's reading wants
it.
"""

from __future__ import annotations

from datetime import date as Date
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Literal

import attrs

from praca.language import Message, _
from praca.rules.business_days import public_holidays
from praca.rules.dates import Period, shift

if TYPE_CHECKING:
    from collections.abc import Iterable

Method = Literal["calendar", "business", "business_recess"]
_ONE_DAY = timedelta(days=1)
_SATURDAY, _SUNDAY = 5, 6
_MAX_DAYS = 3660


@attrs.frozen
class WorkDay:
    """One day of the count that was left out, or the last one, with its reason."""

    date: Date
    counted: bool
    reason: Message


@attrs.frozen
class Count:
    """The result of a count: the last day before and after it moved, and the work."""

    due_strict: Date
    due: Date
    work: tuple[WorkDay, ...]


@attrs.frozen
class Calendar:
    """The days without office hours of one municipality: national, state and municipal holidays, weekends."""

    uf: str
    municipal: tuple[Date, ...] = ()

    def closed(self, day: Date) -> Message | None:
        """Why offices are closed on ``day``; ``None`` on a business day."""
        if day in self.municipal:
            return _("municipal holiday")
        name = public_holidays(self.uf, day.year).get(day)
        if name is not None:
            return _("holiday: {name}", name=name)
        if day.weekday() == _SATURDAY:
            return _("Saturday")
        return _("Sunday") if day.weekday() == _SUNDAY else None


def in_recess(day: Date) -> bool:
    """Whether procedural terms of the courts stand still: 20 December to 20 January (CPC, art. 220)."""
    return (day.month, day.day) >= (12, 20) or (day.month, day.day) <= (1, 20)


def count_days(start: Date, period: Period, method: Method, calendar: Calendar, *, rolls: bool) -> Count | None:
    """The last day of ``period`` from ``start``; ``None`` beyond the calendar or for a count over ten years of days."""
    if method == "calendar" or not period.days:
        return _calendar(start, period, calendar, rolls=rolls)
    work: list[WorkDay] = []
    day, left = start, period.days
    while left:
        if (day - start).days > _MAX_DAYS:
            return None
        day += _ONE_DAY
        reason = calendar.closed(day)
        if reason is None and method == "business_recess" and in_recess(day):
            reason = _("recess, 20 December to 20 January")
        if reason is None:
            left -= 1
        else:
            work.append(WorkDay(day, counted=False, reason=reason))
    work.append(WorkDay(day, counted=True, reason=_("last day")))
    return Count(day, day, tuple(work))


def _calendar(start: Date, period: Period, calendar: Calendar, *, rolls: bool) -> Count | None:
    strict = shift(start, period)
    if strict is None:
        return None
    work: list[WorkDay] = []
    day = strict
    while rolls and (reason := calendar.closed(day)) is not None:
        work.append(WorkDay(day, counted=False, reason=reason))
        day += _ONE_DAY
    work.append(WorkDay(day, counted=True, reason=_("last day")))
    return Count(strict, day, tuple(work))


def municipal_days(dates: Iterable[Any] | None) -> tuple[Date, ...]:
    """The municipal holidays that a case or profile gives."""
    return tuple(dates or ())
