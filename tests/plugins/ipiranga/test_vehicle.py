"""What the worked cases of Ipiranga do Norte-MT cannot say: exact findings, values left out, readings not consulted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import praca
from praca.scenarios import run_case

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.facts.case import Case

CASES = Path(__file__).parent / "cases"
CAR: dict[str, Any] = {
    "colour": "white",
    "side_doors": 4,
    "load_capacity_kg": 600,
    "manufacture_year": 2023,
    "first_registered": "2023-03-15",
    "registered_in": "here",
    "link": "owned",
    "owner_is_holder": True,
    "role": "main",
    "service_area": "urban",
    "advertising": "none",
    "equipment": ["taximeter", "roof_light", "municipal_shield", "fare_table", "inspection_certificate_displayed"],
    "equipment_complete": True,
    "inspection": {"date": "2026-05-20", "result": "passed"},
    "taximeter": {"defect": "none"},
}


def ruling(readings: dict[str, str] | None = None, **changes: Any) -> praca.Ruling:
    """The ruling on the car in order, with some facts changed."""
    vehicle = {key: fact for key, fact in {**CAR, **changes}.items() if fact is not None}
    case = {"case": "car", "date": "2026-06-10", "vehicle": vehicle, "readings": readings or {}}
    (found,) = praca.assess(case, towns=["ipiranga"], questions=["vehicle"])
    return found


def violated(found: praca.Ruling) -> set[str]:
    """The requirements that the car does not meet."""
    return {
        finding.requirement.removeprefix("ipiranga.vehicle.")
        for finding in found.findings
        if finding.status == "violated"
    }


def citations(found: praca.Ruling, requirement: str) -> tuple[str, ...]:
    """What a finding cites."""
    (cites,) = (f.citations for f in found.findings if f.requirement == f"ipiranga.vehicle.{requirement}")
    return cites


def worked_cases() -> Iterator[Case]:
    """Every case of the folder."""
    for path in sorted(CASES.glob("*.yaml")):
        loaded = praca.load_cases(path)
        assert not loaded.problems
        yield from loaded.cases


def test_worked_cases() -> None:
    """Each expectation holds."""
    registry = praca.load_plugins()
    outcomes = [outcome for case in worked_cases() for outcome in run_case(case, registry, questions=["vehicle"])]
    assert outcomes
    assert [(o.case, o.differences, o.error) for o in outcomes if o.result != "passed"] == []


@pytest.mark.parametrize("persons", [5, 6])
def test_three_doors_have_no_limit_of_persons_above_500_kg(persons: int) -> None:
    """Art. 2º, § 2º speaks of four doors only; three are refused by the caput, without another breach."""
    found = ruling(side_doors=3, persons_on_board=persons)
    assert violated(found) == {"doors"}
    assert "max_occupants" not in found.values


def test_three_doors_with_a_small_load_have_the_limit_of_the_first_paragraph() -> None:
    """Its second half asks for no number of doors."""
    found = ruling(side_doors=3, load_capacity_kg=400, persons_on_board=5)
    assert violated(found) == {"doors", "four_persons"}
    assert found.values["max_occupants"].value == 4


def test_persons_are_counted_only_if_given() -> None:
    """Without them neither limit applies."""
    statuses = {finding.requirement: finding.status for finding in ruling().findings}
    assert statuses["ipiranga.vehicle.four_persons"] == "not_applicable"
    assert statuses["ipiranga.vehicle.five_persons"] == "not_applicable"


def without_taximeter(**changes: Any) -> praca.Ruling:
    """The ruling on the car with everything but a taximeter."""
    equipment = [code for code in CAR["equipment"] if code != "taximeter"]
    return ruling(equipment=equipment, taximeter=None, **changes)


def test_an_urban_car_without_a_taximeter_breaches_one_duty() -> None:
    """That of the temporary car is another."""
    assert violated(without_taximeter()) == {"taximeter"}


@pytest.mark.parametrize(("role", "requirement"), [("main", "colour"), ("temporary", "temporary_colour")])
def test_a_red_car_breaches_one_duty_even_where_a_temporary_one_must_be_white(role: str, requirement: str) -> None:
    """The ordinary car has its own rule, and its breach is told once; so with the temporary one."""
    permit = {"temporary_vehicle": {"from": "2026-05-01", "until": "2026-06-30", "notice": "written"}}
    car = {**CAR, "colour": "red", "role": role}
    readings = {"ipiranga.temporary-colour": "white"}
    case = {"case": "car", "date": "2026-06-10", "vehicle": car, "permit": permit, "readings": readings}
    (found,) = praca.assess(case, towns=["ipiranga"], questions=["vehicle"])
    assert violated(found) == {requirement}


@pytest.mark.parametrize(
    ("role", "requirement", "cites"),
    [
        ("main", "taximeter", ("art. 3º", "art. 3º, parágrafo único")),
        ("temporary", "temporary_taximeter", ("art. 10, § 3º", "art. 3º", "art. 3º, parágrafo único")),
    ],
)
def test_a_rural_car_without_a_taximeter_cites_the_exception(
    role: str, requirement: str, cites: tuple[str, ...]
) -> None:
    """The tolerance has a citation of its own."""
    assert citations(without_taximeter(service_area="rural", role=role), requirement) == cites


@pytest.mark.parametrize(
    ("requirement", "facts", "cites"),
    [
        ("registered_here", {"registered_in": "Cuiabá/MT"}, ("art. 13, § 2º, I", "art. 5º, § 2º, I")),
        ("inspection_attended", {"inspection": {"result": "not_presented"}}, ("art. 11, § 8º", "art. 11, § 1º")),
        ("temporary_colour", {"role": "temporary", "colour": "red"}, ("art. 12", "art. 10, § 3º")),
    ],
)
def test_findings_cite_every_provision_that_bears_on_them(
    requirement: str, facts: dict[str, Any], cites: tuple[str, ...]
) -> None:
    """The basis first."""
    assert citations(ruling(**facts), requirement) == cites


def test_values_and_notes_cite_every_provision_that_they_come_from() -> None:
    """The basis first."""
    found = ruling(role="temporary")
    assert {name: given.citations for name, given in found.values.items()} == {
        "max_occupants": ("art. 2º, § 1º", "art. 2º, § 2º"),
        "age_years": ("art. 5º, § 4º",),
        "replace_by": ("art. 11, § 9º", "art. 5º, § 4º"),
    }
    (doubt,) = (note for note in found.notes if note.id == "ipiranga.vehicle.temporary_inspection")
    assert doubt.citations == ("art. 10, § 3º", "art. 11")


@pytest.mark.parametrize("town", ["here", "ipiranga", "5104526", "Ipiranga do Norte/MT"])
def test_the_town_has_four_names(town: str) -> None:
    """However the case writes it, the car is registered here."""
    assert ruling(registered_in=town).verdict == "allowed"


@pytest.mark.parametrize(
    ("facts", "consulted"),
    [
        ({}, {"capacity-at-500kg", "door-count", "missing-day", "use-age-start", "vehicle-age"}),
        ({"inspection": {"result": "not_presented"}}, {"inspection-deadline"}),
        ({"role": "temporary"}, {"temporary-colour"}),
    ],
)
def test_readings_are_consulted_where_they_matter(facts: dict[str, Any], consulted: set[str]) -> None:
    """Those of a late inspection and of a temporary car only there."""
    always = {"capacity-at-500kg", "door-count", "missing-day", "use-age-start", "vehicle-age"}
    found = {reading.id.removeprefix("ipiranga.") for reading in ruling(**facts).readings}
    assert found == always | consulted


def test_where_only_manufacture_counts_no_reading_on_use_is_consulted() -> None:
    """The start of the use, and a day that a month lacks, are then of no account."""
    found = ruling({"ipiranga.vehicle-age": "manufacture"})
    assert {reading.id for reading in found.readings} == {
        "ipiranga.capacity-at-500kg",
        "ipiranga.door-count",
        "ipiranga.vehicle-age",
    }


def test_notes_stand_only_where_they_belong() -> None:
    """An ordinary car has the note on federal equipment and no doubt."""
    notes = {note.id for note in ruling().notes if note.id.startswith("ipiranga.")}
    assert notes == {"ipiranga.vehicle.traffic_equipment"}
