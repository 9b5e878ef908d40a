"""Sums, choices, tables and extremes: exact, unknown where an operand is, refused where kinds do not fit."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest

from praca import DeclarationError, date, day, earlier_of, later_of, number, table, vehicle, when
from praca.facts.state import NEVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.core.judge.conftest import ValueOf

SEATS, DOORS = vehicle.seats, vehicle.side_doors
CAR: dict[str, Any] = {"vehicle": {"seats": 7, "side_doors": 4, "shields_on_front_doors": 0}}


def test_sums(value_of: ValueOf) -> None:
    """Whole results stay whole, others are exact decimals."""
    assert value_of(SEATS + DOORS, CAR) == 11
    assert value_of(10 - SEATS, CAR) == 3
    assert value_of(SEATS * 2 - 1, CAR) == 13
    assert value_of(SEATS // DOORS, CAR) == 1
    assert value_of(SEATS / DOORS, CAR) == Decimal("1.75")
    assert value_of((SEATS + 1) / DOORS, CAR) == 2
    assert value_of(2**DOORS, CAR) == 16
    assert value_of(SEATS + vehicle.engine_cc, CAR) is None
    assert value_of(SEATS + vehicle.persons_on_board, CAR) is NEVER


def test_no_result(value_of: ValueOf) -> None:
    """A divisor of zero and a power beyond all figures of a law are unknown, not an error."""
    shields = vehicle.shields_on_front_doors
    assert value_of(SEATS // shields, CAR) is None
    assert value_of(SEATS / shields, CAR) is None
    assert value_of(SEATS // shields <= 2, CAR) is None
    assert value_of(2 ** (DOORS - 5), CAR) is None
    assert value_of(2 ** (SEATS * 10), CAR) is None


def test_choice(value_of: ValueOf) -> None:
    """With the condition unknown, what both branches agree on."""
    chosen = when(vehicle.airbags, SEATS, DOORS)
    assert value_of(chosen, {"vehicle": {**CAR["vehicle"], "airbags": True}}) == 7
    assert value_of(chosen, {"vehicle": {**CAR["vehicle"], "airbags": False}}) == 4
    assert value_of(chosen, CAR) is None
    assert value_of(chosen, {"vehicle": {"seats": 5, "side_doors": 5}}) == 5
    assert value_of(when(vehicle.airbags, vehicle.tailgate, True), {"vehicle": {"tailgate": True}}) is True
    assert value_of(number(vehicle.airbags), {"vehicle": {"airbags": False}}) == 0
    assert value_of(number(vehicle.airbags)) is None


def test_table(value_of: ValueOf) -> None:
    """Listed codes give their result, others the default, or unknown without one."""
    listed, closed = ({"white": 1, "silver": SEATS}, {"white": 1})
    facts = {"vehicle": {"colour": "silver", "seats": 7}}
    assert value_of(table(vehicle.colour, listed), facts) == 7
    assert value_of(table(vehicle.colour, closed, 0), facts) == 0
    assert value_of(table(vehicle.colour, closed), facts) is None
    assert value_of(table(vehicle.colour, listed)) is None


def test_extremes(value_of: ValueOf) -> None:
    """What did not happen does not count; what is unknown leaves the result open."""
    replaced = later_of(vehicle.replaced_on, day("2020-01-01"))
    assert value_of(replaced, {"vehicle": {}}) == day("2020-01-01")
    assert value_of(replaced, {"vehicle": {"replaced_on": "2020-01-02"}}) == day("2020-01-02")
    assert value_of(replaced, {"vehicle": {"replaced_on": "unknown"}}) is None
    assert value_of(later_of(vehicle.replaced_on, vehicle.replaced_on), {"vehicle": {}}) is NEVER
    assert value_of(later_of(SEATS - 8, 0), CAR) == 0
    assert value_of(earlier_of(SEATS, 5), CAR) == 5


WRONG: dict[str, Callable[[], Any]] = {
    "divided by zero": lambda: SEATS // 0,
    "when(...)": lambda: when(vehicle.airbags, 1, "one"),
    "table(...)": lambda: table(vehicle.colour, {}),
    "of one kind": lambda: later_of(date, 5),
    "Expected a number": lambda: SEATS + "two",
    "found a bool": lambda: SEATS + vehicle.airbags,
    "found a number": lambda: when(SEATS, 1, 2),
    "Did you mean white?": lambda: table(vehicle.colour, {"whit": 1}),
    "name a fact of a block": lambda: SEATS + vehicle.stripe,
}


@pytest.mark.parametrize("message", WRONG)
def test_refused(message: str) -> None:
    """Kinds that do not fit fail where they are declared."""
    with pytest.raises(DeclarationError) as error:
        WRONG[message]()
    assert message in str(error.value)
