"""Dates: periods whose day a month lacks, leap days, the ends of the calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from praca import DeclarationError, date, day, day_in_year, days, days_since, last_day_of, months, vehicle, year, years
from praca.facts.state import NEVER
from praca.rules.dates import shift

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.core.judge.conftest import ValueOf

    from praca.rules.dates import Period

SHIFTS = [
    ("2023-01-31", months(1), "2023-03-01"),
    ("2023-01-29", months(1), "2023-03-01"),
    ("2023-01-28", months(1), "2023-02-28"),
    ("2024-01-30", months(1), "2024-03-01"),
    ("2024-01-29", months(1), "2024-02-29"),
    ("2023-01-31", months(1, missing_day="last_day"), "2023-02-28"),
    ("2024-01-31", months(1, missing_day="last_day"), "2024-02-29"),
    ("2023-08-31", months(6), "2024-03-01"),
    ("2023-05-31", months(1), "2023-07-01"),
    ("2024-02-29", years(1), "2025-03-01"),
    ("2024-02-29", years(1, missing_day="last_day"), "2025-02-28"),
    ("2024-02-29", years(4), "2028-02-29"),
    ("2023-12-31", days(1), "2024-01-01"),
    ("2024-02-28", days(1), "2024-02-29"),
    ("2023-03-31", -months(1), "2023-03-01"),
    ("2023-12-15", months(13), "2025-01-15"),
]


@pytest.mark.parametrize(("start", "period", "end"), SHIFTS, ids=range(len(SHIFTS)))
def test_periods(value_of: ValueOf, start: str, period: Period, end: str) -> None:
    """The last day of a period: the day of the same number, else as the period says."""
    assert shift(day(start), period) == day(end)
    moved = vehicle.first_registered + period
    assert value_of(moved, {"vehicle": {"first_registered": start}}) == day(end)


def test_deadline(value_of: ValueOf) -> None:
    """The last day of a period still lies inside it, the next does not."""
    inside = date <= vehicle.first_registered + months(6)
    facts = {"vehicle": {"first_registered": "2020-12-31"}}
    assert value_of(inside, facts, date=day("2021-07-01")) is True
    assert value_of(inside, facts, date=day("2021-07-02")) is False
    assert value_of(inside) is None


def test_parts(value_of: ValueOf) -> None:
    """Years, fixed days of a year, days elapsed."""
    made: dict[str, Any] = {"vehicle": {"manufacture_year": 2019, "first_registered": "2020-02-28"}}
    assert value_of(year(date) - vehicle.manufacture_year, made) == 2
    assert value_of(last_day_of(vehicle.manufacture_year + 4), made) == day("2023-12-31")
    assert value_of(day_in_year(vehicle.manufacture_year, 1, 31), made) == day("2019-01-31")
    assert value_of(days_since(vehicle.first_registered), made, date=day("2020-03-01")) == 2
    assert value_of(date - vehicle.first_registered <= 2, made, date=day("2020-03-01")) is True
    assert value_of(date - vehicle.first_registered <= 2, made, date=day("2020-03-02")) is False
    assert value_of(vehicle.first_registered - days(28), made) == day("2020-01-31")
    assert value_of(year(vehicle.replaced_on), {"vehicle": {}}) is NEVER
    assert value_of(days_since(vehicle.replaced_on) <= 30, {"vehicle": {}}) is False


def test_constants_take_periods(value_of: ValueOf) -> None:
    """A constant day plus a period is a day too."""
    assert value_of(day("2020-01-31") + months(1)) == day("2020-03-01")
    assert value_of(day("2020-01-31") - days(31)) == day("2019-12-31")
    assert value_of(date - day("2021-06-01") == 14) is True


def test_ends_of_the_calendar(value_of: ValueOf) -> None:
    """A day that no calendar holds is unknown, never an error."""
    assert value_of(last_day_of(vehicle.manufacture_year * 9), {"vehicle": {"manufacture_year": 2020}}) is None
    assert value_of(year(last_day_of(vehicle.manufacture_year * 9)), {"vehicle": {"manufacture_year": 2020}}) is None
    assert value_of(date + years(9000)) is None
    assert value_of(year(date + years(9000))) is None
    assert value_of(date <= date + years(9000)) is None
    assert shift(day("9998-12-31"), days(400)) is None
    assert shift(day("0001-01-01"), days(-1)) is None
    assert value_of(day_in_year(vehicle.manufacture_year / 7, 1, 1), {"vehicle": {"manufacture_year": 2020}}) is None


WRONG: dict[str, Callable[[], Any]] = {
    "such as 2023-07-28": lambda: day("28/07/2023"),
    "every year has": lambda: day_in_year(year(date), 2, 29),
    "found 31/4": lambda: day_in_year(year(date), 4, 31),
    "found 1/13": lambda: day_in_year(year(date), 13, 1),
    "Expected a year": lambda: last_day_of(vehicle.first_registered),
    "Expected a date": lambda: year(vehicle.seats),
    "found a number": lambda: vehicle.seats + days(3),
    "found a text": lambda: days_since(vehicle.colour),
    "Expected a number": lambda: vehicle.first_registered + 30,
}


@pytest.mark.parametrize("message", WRONG)
def test_refused(message: str) -> None:
    """Days that do not exist and operands that are no dates fail where they are declared."""
    with pytest.raises(DeclarationError) as error:
        WRONG[message]()
    assert message in str(error.value)
