"""Times of day: windows that may cross midnight, and shifts that may overlap."""

from __future__ import annotations

from datetime import date as Date
from datetime import datetime, time
from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.errors import DeclarationError
from praca.facts.state import NEVER
from praca.language import _
from praca.rules.term import BOOL, DATE, NUMBER, TIME, Term, strict_source

if TYPE_CHECKING:
    from praca.rules.evaluation import Evaluation, SourceWriter
    from praca.rules.references import Block

_DAY = 24 * 60


def minute_of(moment: time | datetime) -> int:
    """Minutes since midnight."""
    return moment.hour * 60 + moment.minute


def within(moment: time | datetime, start: int, end: int, open_start: bool) -> bool:
    """Whether a moment lies in [start, end) of a day, in minutes; the window may cross midnight."""
    minute = minute_of(moment)
    if open_start and minute == start:
        return False
    return start <= minute < end if start <= end else minute >= start or minute < end


def overlap(start: time, end: time, other_start: time, other_end: time) -> bool:
    """Whether two daily shifts share a minute; a shift that ends at or before its start crosses midnight."""
    first = _spans(minute_of(start), minute_of(end))
    second = _spans(minute_of(other_start), minute_of(other_end))
    return any(a < d and c < b for a, b in first for c, d in second)


def _spans(start: int, end: int) -> list[tuple[int, int]]:
    return [(start, end)] if start < end else [(start, _DAY), (0, end)]


def shared_minutes(begin: datetime, finish: datetime, start: int, end: int) -> int:
    """Minutes of a trip that lie in a daily window (in minutes of the day), the window perhaps crossing midnight."""
    total = 0
    first = begin.date().toordinal() - 1
    for ordinal in range(first, finish.date().toordinal() + 1):
        offset = (ordinal - begin.date().toordinal()) * _DAY
        opened, closed = offset + start, offset + (end if start < end else end + _DAY)
        a = minute_of(begin)
        b = (finish.date().toordinal() - begin.date().toordinal()) * _DAY + minute_of(finish)
        total += max(0, min(b, closed) - max(a, opened))
    return total


def minutes_between(begin: datetime, finish: datetime) -> int:
    """Whole minutes from one moment to another."""
    return int((finish - begin).total_seconds() // 60)


@attrs.frozen(eq=False)
class Within(Term):
    """Whether a moment lies in a daily window."""

    kind: ClassVar[str] = BOOL
    term: Term
    start: int
    end: int
    open_start: bool

    def value(self, at: Evaluation) -> Any:
        """Inside, outside or unknown."""
        moment = at.value(self.term)
        if moment is None:
            return None
        return moment is not NEVER and within(moment, self.start, self.end, self.open_start)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        call = f"{write.function(within)}({{0}}, {self.start}, {self.end}, {self.open_start})"
        return strict_source(write, (self.term,), call, boolean=True)


@attrs.frozen(eq=False)
class Overlaps(Term):
    """Whether two daily shifts share a minute."""

    kind: ClassVar[str] = BOOL
    start: Term
    end: Term
    other_start: Term
    other_end: Term

    def value(self, at: Evaluation) -> Any:
        """Overlapping, apart or unknown."""
        moments = [at.value(term) for term in self.operands]
        if any(moment is None for moment in moments):
            return None
        return False if NEVER in moments else overlap(*moments)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        return strict_source(
            write, self.operands, f"{write.function(overlap)}({{0}}, {{1}}, {{2}}, {{3}})", boolean=True
        )


@attrs.frozen(eq=False)
class Minutes(Term):
    """Minutes between two moments, all of them or those inside a daily window."""

    kind: ClassVar[str] = NUMBER
    begin: Term
    finish: Term
    start: int | None
    end: int | None

    def value(self, at: Evaluation) -> Any:
        """The number of minutes, or unknown."""
        begin, finish = at.value(self.begin), at.value(self.finish)
        if begin is None or finish is None:
            return None
        return counted(begin, finish, self.start, self.end)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        call = f"{write.function(counted)}({{0}}, {{1}}, {self.start}, {self.end})"
        return strict_source(write, (self.begin, self.finish), call, boolean=False)


def counted(begin: datetime, finish: datetime, start: int | None, end: int | None) -> int | None:
    """Minutes of a trip; unknown for one that ends before it begins."""
    if finish < begin:
        return None
    return minutes_between(begin, finish) if start is None or end is None else shared_minutes(begin, finish, start, end)


@attrs.frozen(eq=False)
class DayOf(Term):
    """The calendar day of a moment."""

    kind: ClassVar[str] = DATE
    term: Term

    def value(self, at: Evaluation) -> Any:
        """The day, or unknown."""
        moment = at.value(self.term)
        return moment if moment is None or moment is NEVER else calendar_day(moment)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        return strict_source(write, (self.term,), f"{write.function(calendar_day)}({{0}})", boolean=False)


def calendar_day(moment: datetime | Date) -> Date:
    """The calendar day of a moment."""
    return moment.date() if isinstance(moment, datetime) else moment


def _minute(text: str) -> int:
    try:
        return minute_of(time.fromisoformat(text))
    except ValueError:
        raise DeclarationError(_("Expected a time of day such as 22:00, found {text}.", text=text)) from None


def _window(start: str, end: str) -> tuple[int, int]:
    first, last = _minute(start), _minute(end)
    if first == last:
        raise DeclarationError(_("A window of the day needs two different times, found {text} twice.", text=start))
    return first, last


def _moment(term: Term) -> Term:
    if term.kind not in (TIME, "datetime"):
        raise DeclarationError(
            _("Expected a time of day, found a {kind} ({term}).", kind=term.kind, term=repr(term)[:100])
        )
    return term


def between(term: Term, start: str, end: str, *, open_start: bool = False) -> Term:
    """Whether a time of day lies in [start, end); ``open_start`` leaves out the very first minute."""
    return Within(_moment(term), *_window(start, end), open_start)


def overlaps(shift: Block, other: Block) -> Term:
    """Whether two shifts (blocks with ``from`` and ``to``) share a minute, also past midnight."""
    return Overlaps(shift.from_, shift.to, other.from_, other.to)


def minutes(begin: Term, finish: Term) -> Term:
    """Minutes from one moment to another."""
    return Minutes(_moment(begin), _moment(finish), None, None)


def minutes_within(begin: Term, finish: Term, start: str, end: str) -> Term:
    """Those minutes from one moment to another that lie in a daily window."""
    return Minutes(_moment(begin), _moment(finish), *_window(start, end))


def calendar_day_of(term: Term) -> Term:
    """The calendar day of a moment."""
    return DayOf(_moment(term))
