"""Labels for paths, and relations between facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from praca.errors import InputError
from praca.facts.description import describe
from praca.facts.loading import case_from, read_cases
from praca.facts.relations import broken

if TYPE_CHECKING:
    from praca.facts.vocabulary import Vocabulary


@pytest.mark.parametrize(
    ("path", "kind", "label"),
    [
        ("date", "date", "reference date"),
        ("vehicle.seats", "int", "seats, including the driver"),
        ("holder.vehicle.seats", "int", "seats, including the driver"),
        ("vehicle.equipment", "equipment", "equipment"),
        ("vehicle.equipment.roof_light", "bool", "roof light"),
        (
            "holder.partners[0].documents.cpf",
            "documents",
            "taxpayer number of a person (CPF) (documents of the partner)",
        ),
        ("vehicle.documents.cpf.issued", "date", "date of issue"),
        ("infraction.history[2].final", "date", "final decision on the earlier infraction"),
        ("proceedings[1].events[0].date", "date", "date of the event"),
        ("driver.shift.from", "time", "start of the shift"),
        ("candidates[0].eligible", "bool", "candidate eligible"),
        ("town.population", "int", "population"),
        ("town.exemplo.population", "int", "population"),
        ("town.stands.A.capacity", "int", "places at the stand"),
        ("town.unit_values.UFM", "number", "value of the fiscal units: UFM"),
    ],
)
def test_paths(path: str, kind: str, label: str) -> None:
    """Nested blocks, entries, documents and maps all have a label."""
    info = describe(path)
    assert (info.kind, info.label.en) == (kind, label)
    assert info.label.pt


def test_declared_facts(words: Vocabulary) -> None:
    """Facts of plugins are described when their words are known."""
    assert describe("holder.exemplo:years_served", words).kind == "int"
    assert describe("holder.partners[0].exemplo:share", words).kind == "number"
    assert "union card" in describe("holder.documents.exemplo:union_card", words).label.en
    with pytest.raises(InputError):
        describe("holder.exemplo:years_served")


@pytest.mark.parametrize(
    "path",
    [
        "",
        ".",
        "[0]",
        "vehicle..seats",
        "vehicle.",
        "horse",
        "vehicle.seets",
        "vehicle.seats.x",
        "vehicle.documents.cpg",
    ],
)
def test_paths_that_lead_nowhere(path: str) -> None:
    """An unknown path is an error of input."""
    with pytest.raises(InputError):
        describe(path)


def test_relations_are_kept(cases_text: str) -> None:
    """Both sides of each relation."""
    assert [list(broken(case)) for case in read_cases(cases_text).cases] == [[], [], [], []]
    car = {"manufacture_year": 2021, "model_year": 2022, "first_registered": "2021-01-01"}
    assert not list(broken(case_from({"case": "x", "vehicle": car})))
    for slip in ({"model_year": 2023}, {"model_year": 2020}, {"first_registered": "2020-12-31"}):
        assert list(broken(case_from({"case": "x", "vehicle": car | slip})))
    trip = {"start": "2026-06-15T22:30", "end": "2026-06-15T22:29"}
    assert list(broken(case_from({"case": "x", "trip": trip})))
