"""Terms that ask the law itself: chosen readings, wordings in force or lost, the start of an act."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from praca import DeclarationError, Option, Reading, Text, as_worded, date, day, days, in_force, start_of, vehicle
from praca.testing.random_rules import READING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.core.judge.conftest import ValueOf

LOST, KNOWN = day("2017-12-31"), day("2018-01-01")
LAST, ENDED = day("2021-12-31"), day("2022-01-01")
SECOND = {READING.id: "second"}
AIRBAGS = {"vehicle": {"airbags": True}}


def test_options(value_of: ValueOf) -> None:
    """The default stands first; another is chosen by its code."""
    assert value_of(READING.is_("first")) is True
    assert value_of(READING.is_("first"), options=SECOND) is False
    assert value_of(READING.case(first=1, second=vehicle.seats)) == 1
    assert value_of(READING.case(first=1, second=vehicle.seats), options=SECOND) is None
    assert value_of(READING.case(first=vehicle.airbags, second=False), AIRBAGS) is True


def test_options_are_checked() -> None:
    """Misspelt options, options left out and branches of different kinds fail where they are declared."""
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: READING.is_("frist"), "Did you mean first"),
        (lambda: READING.case(first=1), "no value for second"),
        (lambda: READING.case(first=1, second=2, third=3), "no option third"),
        (lambda: READING.case(first=1, second="two"), "of one kind"),
        (lambda: reading("town", "a", "b"), "town.vehicle-age"),
        (lambda: reading("town.age", "a"), "at least two options"),
        (lambda: reading("town.age", "a", "a"), "at least two options"),
    ]
    for make, message in wrong:
        with pytest.raises(DeclarationError) as error:
            make()
        assert message in str(error.value)


def reading(name: str, *options: str) -> Reading:
    """A reading with these options."""
    text = Text("x", "x")
    return Reading(id=name, cites=(), question=text, options=tuple(Option(o, text) for o in options), reason=text)


def test_in_force(value_of: ValueOf) -> None:
    """In force in a wording whose text is known, from its first day up to the day it ends."""
    assert value_of(in_force("art. 2º"), date=LOST) is False
    assert value_of(in_force("art. 2º"), date=KNOWN) is True
    assert value_of(in_force("art. 3º"), date=LAST) is True
    assert value_of(in_force("art. 3º"), date=ENDED) is False


def test_as_worded(value_of: ValueOf) -> None:
    """Unknown while the wording is lost, unless the later one is read back; false once the provision has ended."""
    plain = as_worded("art. 2º", vehicle.airbags)
    assert value_of(plain, AIRBAGS, date=LOST) is None
    assert value_of(plain, AIRBAGS, date=KNOWN) is True
    back = as_worded("art. 2º", vehicle.airbags, read_back=READING.is_("second"))
    assert value_of(back, AIRBAGS, date=LOST) is None
    assert value_of(back, AIRBAGS, date=LOST, options=SECOND) is True
    ended = as_worded("art. 3º", vehicle.airbags)
    assert value_of(ended, AIRBAGS, date=LAST) is True
    assert value_of(ended, AIRBAGS, date=ENDED) is False


def test_read_back_takes_a_reading() -> None:
    """Facts do not decide how a lost text is read."""
    for wrong in (vehicle.airbags, True):
        with pytest.raises(DeclarationError, match="takes reading"):
            as_worded("art. 2º", vehicle.airbags, read_back=wrong)


def test_start_of(value_of: ValueOf) -> None:
    """The day from which an act binds starts periods."""
    in_time = date <= start_of("lei-3") + days(30)
    assert value_of(start_of("lei-3")) == ENDED
    assert value_of(in_time, date=day("2022-01-31")) is True
    assert value_of(in_time, date=day("2022-02-01")) is False
