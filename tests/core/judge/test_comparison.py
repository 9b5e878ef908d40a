"""Comparison and membership: both sides of each boundary, the unknown, what did not happen, and what is refused."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest

from praca import DeclarationError, date, day, infraction, refusal, trip, vehicle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.core.judge.conftest import ValueOf

    from praca.rules.term import Term

SEATS = vehicle.seats
BOUNDARIES = [
    (SEATS < 7, 6, 7),
    (SEATS <= 7, 7, 8),
    (SEATS > 7, 8, 7),
    (SEATS >= 7, 7, 6),
    (SEATS == 7, 7, 8),
    (SEATS != 7, 8, 7),
    (7 > SEATS, 6, 7),  # noqa: SIM300 - the constant may stand first
    (SEATS.one_of(4, 7), 7, 5),
]


@pytest.mark.parametrize(("term", "inside", "outside"), BOUNDARIES, ids=range(len(BOUNDARIES)))
def test_both_sides(value_of: ValueOf, term: Term, inside: int, outside: int) -> None:
    """True on one side of the boundary, false on the other, unknown without the fact."""
    assert value_of(term, {"vehicle": {"seats": inside}}) is True
    assert value_of(term, {"vehicle": {"seats": outside}}) is False
    assert value_of(term) is None


def test_numbers_are_exact(value_of: ValueOf) -> None:
    """Whole numbers and decimals compare by value."""
    width = {"vehicle": {"stripe": {"width_cm": Decimal("15.0")}}}
    assert value_of(vehicle.stripe.width_cm == 15, width) is True
    assert value_of(vehicle.stripe.width_cm <= Decimal("14.9"), width) is False


def test_what_did_not_happen(value_of: ValueOf) -> None:
    """A comparison with it is false, so its negation is true; stated unknown it is unknown."""
    replaced = vehicle.replaced_on
    assert value_of(replaced <= date, {"vehicle": {}}) is False
    assert value_of(replaced > date, {"vehicle": {}}) is False
    assert value_of(replaced != day("2020-01-01"), {"vehicle": {}}) is True
    assert value_of(replaced <= date, {"vehicle": {"replaced_on": "unknown"}}) is None
    assert value_of(vehicle.persons_on_board.one_of(0, 1), {"vehicle": {}}) is False
    assert value_of(vehicle.persons_on_board <= SEATS, {"vehicle": {"seats": 5}}) is False


WRONG: dict[str, Callable[[], Any]] = {
    "year(...)": lambda: vehicle.first_registered == 2020,
    "a bool": lambda: vehicle.airbags == True,  # noqa: E712 - a truth value stands as it is
    "number with a text": lambda: SEATS == "five",
    "text with a number": lambda: vehicle.colour == 5,
    "date with a text": lambda: vehicle.first_registered < "2020",
    "datetime": lambda: trip.start <= date,
    "no order": lambda: vehicle.colour < "white",
    "one or more constants": SEATS.one_of,
    "take constants": lambda: vehicle.colour.one_of(SEATS),
    "of the kind": lambda: SEATS.one_of("white"),
    "must be exact": lambda: vehicle.stripe.width_cm >= 14.5,
    "Did you mean white?": lambda: vehicle.colour == "whitte",
    "Did you mean pickup?": lambda: vehicle.category.one_of("car", "pikup"),
    "Did you mean destination?": lambda: refusal.reason != "destinaton",
}


@pytest.mark.parametrize("message", WRONG)
def test_refused(message: str) -> None:
    """A comparison without sense fails where it is declared."""
    words = {"a bool": "bool", "datetime": "datetime", "take constants": "takes one or more constants"}
    with pytest.raises(DeclarationError) as error:
        WRONG[message]()
    wanted = words.get(message, message)
    assert all(part in str(error.value) for part in (wanted.split(" with a ") if " with a " in wanted else [wanted]))


def test_provisions_may_stand_for_codes() -> None:
    """Where a case may give a provision instead of a code, no catalogue binds; a plugin's codes are checked with it."""
    assert (infraction.conduct == "exemplo:own").codes in ((), (("conducts", "exemplo:own"),))
    assert (vehicle.fuel == "exemplo:steam").codes == (("fuels", "exemplo:steam"),)
