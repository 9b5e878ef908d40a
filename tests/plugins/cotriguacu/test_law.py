"""The law of Cotriguaçu-MT as declared: its provisions, its readings, and what no case file can say of its rulings."""

from __future__ import annotations

import datetime as dt
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import praca
from praca_cotriguacu.hooks import STATUTE
from praca_cotriguacu.readings import READINGS
from praca_cotriguacu.vehicles import VEHICLE

if TYPE_CHECKING:
    from praca import Reading, Ruling

CASES = Path(__file__).parent / "cases"
ARTICLES = 74


@pytest.fixture(scope="module")
def company_car() -> Ruling:
    """The ruling on a company's car, driven by its employee, of which little else is known."""
    case: dict[str, Any] = {
        "case": "company car",
        "date": dt.date(2024, 1, 22),
        "municipality": "cotriguacu",
        "holder": {"kind": "company"},
        "driver": {"role": "employee"},
        "vehicle": {"manufacture_year": 2021},
        "ask": ["vehicle"],
    }
    (ruling,) = praca.assess(case)
    return ruling


def test_every_article_is_listed_in_order() -> None:
    """All 74 articles stand in the statute, each before the next."""
    articles = [citation for citation in STATUTE.provisions if re.fullmatch(r"art\. \d+º?", citation)]
    assert articles == [f"art. {n}{'º' if n < 10 else ''}" for n in range(1, ARTICLES + 1)]


def test_doubled_item_keeps_the_numbers_of_its_neighbours() -> None:
    """Art. 9º has two items IV; the second gets a label of its own, and V and VI stay what they are."""
    items = [citation for citation in STATUTE.provisions if re.fullmatch(r"art\. 9º, [IVX]+(-bis)?", citation)]
    assert items == [f"art. 9º, {n}" for n in ("I", "II", "III", "IV", "IV-bis", "V", "VI")]


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: str(reading.id))
def test_reading_rests_on_provisions_of_the_law(reading: Reading) -> None:
    """A reading names provisions that the statute has."""
    assert reading.cites
    assert all(STATUTE.get(citation) for citation in reading.cites)


def test_readings_of_the_vehicle_are_consulted_by_it() -> None:
    """The two ambiguities on the car itself are those that the vehicle standard reads."""
    named = {
        getattr(part, "reading", None)
        for requirement in VEHICLE.requirements
        for term in requirement.terms()
        for part in term.walk()
    }
    assert named - {None} == {"cotriguacu.passenger-count", "cotriguacu.vehicle-age"}


def test_value_and_note_name_their_provision(company_car: Ruling) -> None:
    """The age and the doubt about the work card carry their own citation, whatever the findings cite."""
    assert company_car.values["age_years"].citations == ("art. 10, VI",)
    (doubt,) = [note for note in company_car.notes if note.kind == "doubt"]
    assert doubt.citations == ("art. 9º, VI",)


def test_duties_of_the_service_are_left_to_other_questions() -> None:
    """Art. 29 binds the holder in service; the licence rests on arts. 2º, 9º and 10 alone."""
    cited = {citation.partition(",")[0] for item in VEHICLE.requirements for citation in item.cites}
    assert cited == {"art. 2º", "art. 9º", "art. 10"}


def test_cases_can_be_read() -> None:
    """The worked cases are free of input errors."""
    for path in sorted(CASES.glob("*.yaml")):
        loaded = praca.load_cases(path)
        assert loaded.cases
        assert not loaded.problems
