"""Counting days: the vectors computed by hand, and the counter against a naive walk over ten years, for every town."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

import praca
from praca.rules.business_days import public_holidays
from praca.rules.counting import Calendar, Count, Method, count_days, in_recess
from praca.rules.dates import Period, days

REGISTRY = praca.load_plugins()
STATES = sorted({law.municipality.uf for law in REGISTRY.laws.values()})
STARTS = st.dates(dt.date(2020, 1, 1), dt.date(2029, 12, 31))
LENGTHS = st.integers(1, 90)
D = dt.date


def counted(start: dt.date, length: int, method: Method, calendar: Calendar, *, rolls: bool = True) -> Count:
    """The count, which exists for these lengths."""
    found = count_days(start, days(length), method, calendar, rolls=rolls)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("uf", "municipal", "start", "length", "method", "due"),
    [
        ("ES", (D(2026, 1, 7),), D(2025, 12, 10), 30, "calendar", D(2026, 1, 9)),
        ("ES", (D(2026, 1, 7),), D(2025, 12, 10), 30, "business", D(2026, 1, 26)),
        ("ES", (), D(2025, 12, 10), 30, "business", D(2026, 1, 23)),
        ("ES", (D(2026, 1, 7),), D(2025, 12, 10), 30, "business_recess", D(2026, 2, 20)),
        ("ES", (), D(2026, 4, 2), 30, "calendar", D(2026, 5, 4)),
        ("ES", (), D(2026, 4, 2), 30, "business", D(2026, 5, 20)),
        ("ES", (), D(2026, 4, 2), 30, "business_recess", D(2026, 5, 20)),
        ("MT", (D(2026, 5, 13),), D(2026, 5, 3), 10, "calendar", D(2026, 5, 14)),
        ("MT", (D(2026, 5, 13),), D(2026, 5, 3), 10, "business", D(2026, 5, 18)),
        ("MT", (), D(2025, 12, 12), 8, "calendar", D(2025, 12, 22)),
        ("MT", (), D(2025, 12, 12), 8, "business", D(2025, 12, 24)),
        ("MT", (), D(2026, 3, 10), 15, "business", D(2026, 3, 31)),
    ],
)
def test_vectors(
    uf: str, municipal: tuple[dt.date, ...], start: dt.date, length: int, method: Method, due: dt.date
) -> None:
    """Terms computed beforehand, municipal dates given by hand."""
    assert counted(start, length, method, Calendar(uf, municipal)).due == due


def test_substantive_term_does_not_move() -> None:
    """180 days from 18 November 2025 end on a Sunday, and stay there where nothing moves them."""
    found = counted(D(2025, 11, 18), 180, "calendar", Calendar("MT"), rolls=False)
    assert found.due == found.due_strict == D(2026, 5, 17)


@pytest.mark.parametrize("uf", STATES)
@given(start=STARTS, length=LENGTHS)
def test_business_days_against_a_naive_walk(uf: str, start: dt.date, length: int) -> None:
    """The last day is the n-th business day after the start."""
    calendar = Calendar(uf)
    methods: tuple[Method, ...] = ("business", "business_recess")
    for method in methods:
        open_days: list[dt.date] = []
        day = start
        while len(open_days) < length:
            day += dt.timedelta(days=1)
            holiday = day in public_holidays(uf, day.year)
            if day.weekday() < 5 and not holiday and not (method == "business_recess" and in_recess(day)):
                open_days.append(day)
        assert counted(start, length, method, calendar).due == open_days[-1]


@pytest.mark.parametrize("uf", STATES)
@given(start=STARTS, length=LENGTHS, more=st.integers(1, 30))
def test_moving(uf: str, start: dt.date, length: int, more: int) -> None:
    """A moved deadline is a business day, never earlier than the strict one, and grows with its length."""
    calendar = Calendar(uf)
    found = counted(start, length, "calendar", calendar)
    assert calendar.closed(found.due) is None
    assert found.due >= found.due_strict == start + dt.timedelta(days=length)
    assert all(calendar.closed(day.date) for day in found.work if not day.counted)
    assert counted(start, length + more, "calendar", calendar).due >= found.due
    assert counted(start, length + more, "business", calendar).due > counted(start, length, "business", calendar).due


@given(start=STARTS, months=st.integers(1, 60))
def test_months_date_to_date(start: dt.date, months: int) -> None:
    """Months end on the day of the same number; a missing day becomes the next day or the last of the month."""
    plain = Calendar("MT")
    nxt = count_days(start, Period(months=months), "calendar", plain, rolls=False)
    last = count_days(start, Period(months=months, missing_day="last_day"), "calendar", plain, rolls=False)
    assert nxt is not None
    assert last is not None
    if nxt.due.day == start.day:
        assert nxt == last
    else:
        assert nxt.due.day == 1
        assert last.due == nxt.due - dt.timedelta(days=1)
