"""Times of day: windows and shifts that cross midnight, minutes inside a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from praca import (
    DeclarationError,
    any_,
    between,
    calendar_day_of,
    day,
    driver,
    minutes,
    minutes_within,
    none,
    other_shift,
    overlaps,
    refusal,
    trip,
    vehicle,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.core.judge.conftest import ValueOf

NIGHT = between(refusal.at, "22:00", "05:00")
DAYTIME = between(refusal.at, "06:00", "22:00", open_start=True)


@pytest.mark.parametrize(
    ("at", "night", "daytime"),
    [
        ("21:59", False, True),
        ("22:00", True, False),
        ("23:59", True, False),
        ("00:00", True, False),
        ("04:59", True, False),
        ("05:00", False, False),
        ("06:00", False, False),
        ("06:01", False, True),
    ],
)
def test_windows(value_of: ValueOf, at: str, *, night: bool, daytime: bool) -> None:
    """The first minute belongs to a window unless it is left out, the end never does."""
    facts = {"refusal": {"at": at}}
    assert value_of(NIGHT, facts) is night
    assert value_of(DAYTIME, facts) is daytime


def test_windows_unknown(value_of: ValueOf) -> None:
    """Without the time nothing is known; a moment with a date counts by its time."""
    assert value_of(NIGHT) is None
    assert value_of(between(trip.start, "22:00", "05:00"), {"trip": {"start": "2021-06-14T22:30"}}) is True


SHIFTS = [
    (("06:00", "14:00"), ("14:00", "22:00"), False),
    (("06:00", "14:00"), ("13:59", "22:00"), True),
    (("22:00", "06:00"), ("06:00", "14:00"), False),
    (("22:00", "06:00"), ("05:59", "14:00"), True),
    (("22:00", "06:00"), ("23:00", "01:00"), True),
    (("22:00", "06:00"), ("14:00", "22:00"), False),
    (("22:00", "06:00"), ("21:00", "22:01"), True),
    (("08:00", "08:00"), ("03:00", "04:00"), True),
]


@pytest.mark.parametrize(("mine", "theirs", "meet"), SHIFTS, ids=range(len(SHIFTS)))
def test_shifts(value_of: ValueOf, mine: tuple[str, str], theirs: tuple[str, str], *, meet: bool) -> None:
    """Two shifts share a minute or not, whichever stands first."""
    for first, second in ((mine, theirs), (theirs, mine)):
        facts: dict[str, Any] = {
            "driver": {
                "shift": {"from": first[0], "to": first[1]},
                "other_shifts": [{"from": second[0], "to": second[1]}],
            }
        }
        assert value_of(any_(other_shift, overlaps(driver.shift, other_shift)), facts) is meet
        assert value_of(none(other_shift, overlaps(driver.shift, other_shift)), facts) is not meet


def test_shifts_unknown(value_of: ValueOf) -> None:
    """An unknown end leaves it open; no other shift at all does not."""
    meets = any_(other_shift, overlaps(driver.shift, other_shift))
    shift = {"from": "06:00", "to": "14:00"}
    assert value_of(meets, {"driver": {"shift": shift, "other_shifts": [{"from": "12:00"}]}}) is None
    assert value_of(meets, {"driver": {"shift": shift, "other_shifts": []}}) is False
    assert value_of(meets, {"driver": {"shift": shift}}) is None


def ride(start: str, end: str) -> dict[str, Any]:
    """A ride between two moments."""
    return {"trip": {"start": start, "end": end}}


@pytest.mark.parametrize(
    ("start", "end", "inside"),
    [
        ("2021-06-14T21:00", "2021-06-14T22:00", 0),
        ("2021-06-14T21:00", "2021-06-14T22:01", 1),
        ("2021-06-14T21:30", "2021-06-15T00:30", 150),
        ("2021-06-15T04:30", "2021-06-15T06:00", 30),
        ("2021-06-15T05:00", "2021-06-15T06:00", 0),
        ("2021-06-14T20:00", "2021-06-16T06:00", 840),
        ("2021-06-15T00:10", "2021-06-15T00:20", 10),
    ],
)
def test_minutes(value_of: ValueOf, start: str, end: str, inside: int) -> None:
    """Minutes of a ride that lie in the night, over any number of nights."""
    assert value_of(minutes_within(trip.start, trip.end, "22:00", "05:00"), ride(start, end)) == inside


def test_length(value_of: ValueOf) -> None:
    """All minutes of a ride, its day; unknown for one that ends before it begins."""
    assert value_of(minutes(trip.start, trip.end), ride("2021-06-14T23:50", "2021-06-15T00:20")) == 30
    assert value_of(minutes(trip.start, trip.end), {"trip": {"start": "2021-06-14T23:50"}}) is None
    assert value_of(calendar_day_of(trip.start), {"trip": {"start": "2021-06-14T23:50"}}) == day("2021-06-14")


def test_refused() -> None:
    """A window needs two times of day, and a time to be in it."""
    wrong: list[Callable[[], Any]] = [
        lambda: between(refusal.at, "22", "5 o'clock"),
        lambda: between(refusal.at, "22:00", "22:00"),
        lambda: between(vehicle.seats, "22:00", "05:00"),
        lambda: minutes(trip.start, vehicle.first_registered),
    ]
    for make in wrong:
        with pytest.raises(DeclarationError):
            make()
