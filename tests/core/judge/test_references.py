"""References to facts: nested blocks, equipment, towns, occurrences, and misspelt names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from praca import (
    DeclarationError,
    DeclaredFact,
    Text,
    declared,
    driver,
    given,
    happened,
    holder,
    needed,
    partner,
    permit,
    town,
    vehicle,
)
from praca.facts.state import NEVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.core.judge.conftest import ValueOf

LIGHT = vehicle.equipment.has("roof_light")


def test_nested(value_of: ValueOf) -> None:
    """What lies in an unknown block is unknown, in one that did not happen it did not happen either."""
    assert value_of(vehicle.inspection.result == "passed", {"vehicle": {"inspection": {"result": "passed"}}}) is True
    assert value_of(vehicle.inspection.result == "passed", {"vehicle": {}}) is None
    assert value_of(permit.temporary_vehicle.until, {"permit": {}}) is NEVER
    assert value_of(permit.temporary_vehicle.until, {"permit": {"temporary_vehicle": "unknown"}}) is None
    assert value_of(holder.vehicle.equipment.has("roof_light"), {"holder": {"vehicle": {"equipment": []}}}) is False
    assert value_of(holder.vehicle.equipment.has("roof_light"), {"holder": {}}) is None


@pytest.mark.parametrize(
    ("state", "found"),
    [
        ({"equipment": ["roof_light"]}, True),
        ({"equipment": {"roof_light": "absent"}}, False),
        ({"equipment": ["taximeter"]}, None),
        ({"equipment": ["taximeter"], "equipment_complete": True}, False),
        ({"equipment": []}, False),
        ({}, None),
    ],
)
def test_equipment(value_of: ValueOf, state: dict[str, Any], *, found: bool | None) -> None:
    """Present, absent, or not mentioned."""
    assert value_of(LIGHT, {"vehicle": state}) is found


@pytest.mark.parametrize(
    ("name", "here"), [("here", True), ("exemplo", True), ("9999999", True), ("Exemplo/MT", True), ("Outra/MT", False)]
)
def test_towns(value_of: ValueOf, name: str, *, here: bool) -> None:
    """A town is named by slug, code, name with state, or as the one asked."""
    assert value_of(vehicle.registered_in.is_here(), {"vehicle": {"registered_in": name}}) is here
    assert value_of(vehicle.registered_in.is_here()) is None


def test_lists_of_codes(value_of: ValueOf) -> None:
    """A list that is not given is unknown, an empty one is not."""
    named = town.regulations.has("dress_code")
    assert value_of(named, {"town": {"regulations": ["dress_code"]}}) is True
    assert value_of(named, {"town": {"regulations": []}}) is False
    assert value_of(named) is None


@pytest.mark.parametrize(
    ("facts", "found"),
    [({}, False), ({"replaced_on": "2020-01-01"}, True), ({"replaced_on": "unknown"}, None)],
)
def test_happened(value_of: ValueOf, facts: dict[str, Any], *, found: bool | None) -> None:
    """Given, not given, stated unknown; for single facts and for blocks."""
    assert value_of(happened(vehicle.replaced_on), {"vehicle": facts}) is found
    block = {"temporary_vehicle": "unknown" if found is None else {"notice": "oral"}} if found is not False else {}
    assert value_of(happened(permit.temporary_vehicle), {"permit": block}) is found


def test_given_and_needed(value_of: ValueOf) -> None:
    """Mere presence is always known; what a rule cannot do without is unknown where it did not happen."""
    assert value_of(given(vehicle.seats), {"vehicle": {"seats": 5}}) is True
    assert value_of(given(vehicle.seats)) is False
    assert value_of(given(vehicle.replaced_on), {"vehicle": {}}) is False
    assert value_of(needed(vehicle.replaced_on), {"vehicle": {}}) is None
    assert value_of(vehicle.replaced_on, {"vehicle": {}}) is NEVER


def own(**changes: Any) -> DeclaredFact:
    """A fact that only the invented law asks for."""
    values: dict[str, Any] = {
        "name": "exemplo:ramp",
        "subject": "vehicle",
        "kind": "bool",
        "label": Text("rampa", "ramp"),
        "question": Text("Tem rampa?", "Is there a ramp?"),
        "source": "art. 1º",
    }
    return DeclaredFact(**(values | changes))


def test_declared(value_of: ValueOf) -> None:
    """A plugin's fact is unknown until given; its occurrence did not happen unless given."""
    assert value_of(declared(own()), {"vehicle": {}}) is None
    painted = declared(own(name="exemplo:painted", kind="date", absent="did-not-happen"))
    assert value_of(painted, {"vehicle": {}}) is NEVER
    assert value_of(happened(painted), {"vehicle": {}}) is False
    entry = own(name="exemplo:years", subject="holder.partners", kind="int")
    assert declared(entry, partner).path == "holder.partners[].exemplo:years"


WRONG: dict[str, Callable[[], Any]] = {
    "Did you mean seats?": lambda: vehicle.seatz,
    "Did you mean result?": lambda: vehicle.inspection.resutl,
    "Did you mean roof_light?": lambda: vehicle.equipment.has("rooflight"),
    "Did you mean dress_code?": lambda: town.regulations.has("dres_code"),
    "is a list": lambda: holder.partners.role,
    "kind town": vehicle.colour.is_here,
    "kind codes": lambda: vehicle.colour.has("white"),
    "no value of its own": lambda: vehicle.inspection == "passed",
    "name one of its facts": lambda: "roof_light" in vehicle.equipment,
    "or ask happened": lambda: bool(permit.temporary_vehicle),
    "needed(driver.registered)": lambda: needed(driver.registered),
    "found vehicle": lambda: declared(own(), vehicle.inspection),
    "holder.partners": lambda: declared(own(subject="holder.partners")),
}


@pytest.mark.parametrize("message", WRONG)
def test_refused(message: str) -> None:
    """A misspelt name, or an operator that the fact does not have, fails where it is declared."""
    with pytest.raises(DeclarationError) as error:
        WRONG[message]()
    assert message in str(error.value)
