"""Cases built by programs, and what holds between the parts of a case."""

from __future__ import annotations

import datetime as dt
import json
from decimal import Decimal
from typing import Any

import pytest

from praca.errors import CaseError
from praca.facts.loading import case_from
from praca.facts.problems import Problem
from praca.facts.state import NEVER


def test_null_is_absent_for_both_kinds() -> None:
    """Null equals the missing key."""
    keys = ("seats", "colour", "equipment", "documents", "inspection", "persons_on_board", "replaced_on", "taximeter")
    nulls = {"case": "x", "vehicle": dict.fromkeys(keys), "holder": {"partners": None, "previous_permits": None}}
    case = case_from(nulls)
    assert case == case_from({"case": "x", "vehicle": {}, "holder": {}})
    assert case_from({"case": "x", "driver": None, "expect": None, "town": None, "ask": None}) == case_from(
        {"case": "x"}
    )


def test_empty_lists_say_none_and_empty_mappings_say_nothing() -> None:
    """`[]` is known to be none."""
    vehicle = case_from({"case": "x", "vehicle": {"documents": [], "equipment": []}}).vehicle
    assert vehicle is not None
    assert (vehicle.documents, vehicle.equipment) == ({}, {})
    vehicle = case_from({"case": "x", "vehicle": {"documents": {}, "equipment": {}}}).vehicle
    assert vehicle is not None
    assert (vehicle.documents, vehicle.equipment) == (None, None)


def test_the_top_level_vehicle_is_the_holders() -> None:
    """Unless it is a reserve, temporary or executive car."""
    car = {"seats": 5}
    assert (
        case_from({"case": "x", "holder": {}, "vehicle": car}).holder
        == case_from({"case": "x", "holder": {"vehicle": car}}).holder
    )
    assert case_from({"case": "x", "holder": {"vehicle": {"seats": 5}}, "vehicle": car}).vehicle is not None
    for role in ("reserve", "association_reserve", "temporary", "executive"):
        case = case_from({"case": "x", "holder": {}, "vehicle": {"role": role}})
        assert case.holder is not None
        assert case.holder.vehicle is None
        assert case_from({"case": "x", "holder": {"vehicle": car}, "vehicle": {"role": role}}).holder is not None
    with pytest.raises(CaseError) as caught:
        case_from({"case": "x", "holder": {"vehicle": car}, "vehicle": {"seats": 6}})
    (problem,) = caught.value.problems
    assert isinstance(problem, Problem)
    assert problem.path == "vehicle"


def test_mappings_of_programs() -> None:
    """Python values are taken exactly; what no file could say is refused."""
    case = case_from(
        {
            "case": "x",
            "date": dt.date(2026, 6, 15),
            "vehicle": {"load_capacity_kg": 0.1, "first_registered": dt.date(2021, 3, 10)},
            "permit": {"renewal_requested": NEVER},
            "refusal": {"at": dt.time(22, 30)},
            "trip": {"start": dt.datetime(2026, 6, 15, 1)},  # noqa: DTZ001 - local time of the town
            "municipality": ("a", "b"),
            "expect": {"vehicle": {"values": {"replace_by": dt.date(2027, 1, 1), "share": 0.25}}},
        }
    )
    assert case.vehicle is not None
    assert case.vehicle.load_capacity_kg == Decimal("0.1")
    assert case.expect == {"vehicle": {"values": {"replace_by": "2027-01-01", "share": Decimal("0.25")}}}
    itself: dict[str, Any] = {"case": "x"}
    itself["vehicle"] = itself
    for bad in ({"case": "x", "vehicle": {"load_capacity_kg": float("nan")}}, itself, 5, {}):
        with pytest.raises(CaseError):
            case_from(bad)  # type: ignore[arg-type]


def test_the_error_of_a_case_names_the_first_problem() -> None:
    """And holds them all."""
    with pytest.raises(CaseError, match=r"2 problem\(s\).*vehicle.seats") as caught:
        case_from({"case": "x", "vehicle": {"seats": 0, "colour": "whit"}})
    assert len(caught.value.problems) == 2
    assert json.dumps(caught.value.render("pt"))
