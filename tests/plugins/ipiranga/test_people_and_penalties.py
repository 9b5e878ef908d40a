"""Eligibility, driver and penalty in Ipiranga do Norte-MT: the worked cases, and what an expectation cannot say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import praca
from praca.scenarios import run_case

CASES = Path(__file__).parent / "cases"
REGISTRY = praca.load_plugins()
ACT: dict[str, Any] = {"date": "2026-05-20", "noticed": "2026-05-20", "offender": "holder", "history": []}


@pytest.mark.parametrize("question", ["eligibility", "driver", "penalty"])
def test_worked_cases(question: str) -> None:
    """Each expectation holds."""
    loaded = praca.load_cases(CASES / f"{question}.yaml")
    assert not loaded.problems
    outcomes = [outcome for case in loaded.cases for outcome in run_case(case, REGISTRY, questions=[question])]
    assert outcomes
    assert [(o.case, o.differences, o.error) for o in outcomes if o.result != "passed"] == []


def penalty(**facts: Any) -> praca.Ruling:
    """The ruling on an act of the holder without a history, with some facts changed."""
    case = {"case": "act", "date": "2026-06-10", "infraction": {**ACT, **facts}}
    (found,) = praca.assess(case, registry=REGISTRY, towns=["ipiranga"], questions=["penalty"])
    return found


def own_notes(found: praca.Ruling) -> set[str]:
    """The notes of this law, without their prefix."""
    return {note.id.removeprefix("ipiranga.penalty.") for note in found.notes if note.id.startswith("ipiranga.")}


@pytest.mark.parametrize(
    ("facts", "notes"),
    [
        ({"conduct": "washing_at_stand"}, {"graver_penalties"}),
        ({"conduct": "queue_jumping"}, set()),
        ({"conduct": "dress_code", "found_on_site": True}, set()),
        ({"conduct": "dress_code", "found_on_site": True, "offender": "employee"}, set()),
        ({"conduct": "dress_code", "found_on_site": False}, {"not_found_on_site"}),
        ({"conduct": "drunk_on_duty", "process_concluded": True}, set()),
        ({"conduct": "drunk_on_duty", "process_concluded": False}, {"no_process"}),
        ({"conduct": "drunk_on_duty", "process_concluded": True, "offender": "employee"}, {"act_of_another"}),
        ({"conduct": "inspection_failed"}, {"precautionary"}),
        ({"conduct": "false_declaration"}, {"register"}),
        (
            {"conduct": "taximeter_defect", "wilful": False},
            {"graver_penalties", "fine_of_taximeter", "precautionary"},
        ),
    ],
)
def test_notes_stand_only_where_they_belong(facts: dict[str, Any], notes: set[str]) -> None:
    """A note that stands in every ruling would be read in none."""
    assert own_notes(penalty(**facts)) == notes


@pytest.mark.parametrize(
    ("conduct", "yielded"),
    [
        ("washing_at_stand", True),
        ("queue_jumping", True),
        ("taximeter_defect", True),
        ("drunk_on_duty", False),
        ("false_declaration", False),
        ("inspection_failed", False),
        ("smoking", False),
    ],
)
def test_recidivism_is_told_only_where_something_hangs_on_it(conduct: str, yielded: bool) -> None:
    """Conducts with one sanction whatever the history have no such value."""
    assert ("recidivist" in penalty(conduct=conduct).values) is yielded


def test_a_duty_under_the_general_clause_is_cited_by_its_own_provision() -> None:
    """Beside the clause that punishes it."""
    (finding,) = penalty(provision="art. 13").findings
    assert finding.citations == ("art. 20", "art. 13")


def test_a_fine_has_no_other_amount_than_its_own() -> None:
    """The law counts in UFM; what one is worth is for the town to say."""
    fine, _warning = penalty(conduct="washing_at_stand").sanctions
    assert (fine.amount, fine.amount_min, fine.amount_max, fine.brl) == (1, None, None, None)
    case = {
        "case": "act",
        "date": "2026-06-10",
        "infraction": {**ACT, "conduct": "washing_at_stand"},
        "town": {"unit_values": {"UFM": 5.12}},
    }
    (found,) = praca.assess(case, registry=REGISTRY, towns=["ipiranga"], questions=["penalty"])
    assert str(found.sanctions[0].brl) == "5.12"


PAST = {"date": "2024-05-20", "noticed": "2024-05-20", "final": "2024-07-01", "outcome": "punished", "sanction": "fine"}


@pytest.mark.parametrize(
    ("facts", "sanctions"),
    [
        (
            {"conduct": "washing_at_stand"},
            [
                ("fine", "holder", ("art. 20, II", "art. 22, § 2º", "art. 22, § 1º")),
                ("warning", "holder", ("art. 21", "art. 20, I")),
            ],
        ),
        (
            {"conduct": "queue_jumping", "history": [{"conduct": "queue_jumping", **PAST}]},
            [
                ("suspension", "holder", ("art. 9º, parágrafo único", "art. 20, III", "art. 23")),
                ("revocation", "holder", ("art. 9º, parágrafo único", "art. 20, IV", "art. 23")),
            ],
        ),
        (
            {"conduct": "stand_misuse", "history": [{"conduct": "stand_misuse", **PAST}]},
            [("fine", "holder", ("art. 22, § 3º", "art. 20, II"))],
        ),
        (
            {"conduct": "drunk_on_duty", "process_concluded": True},
            [("revocation", "holder", ("art. 15, parágrafo único", "art. 20, IV", "art. 23"))],
        ),
        (
            {"conduct": "drunk_on_duty", "process_concluded": True, "offender": "employee"},
            [("revocation", "holder", ("art. 15, parágrafo único", "art. 20, IV", "art. 23"))],
        ),
        (
            {"conduct": "inspection_failed"},
            [("suspension", "holder", ("art. 11, § 6º",)), ("seal", "holder", ("art. 27",))],
        ),
        (
            {"conduct": "taximeter_defect", "wilful": False},
            [
                ("fine", "holder", ("art. 26, parágrafo único", "art. 22, § 2º", "art. 22, § 1º")),
                ("warning", "holder", ("art. 21", "art. 20, I")),
                ("removal", "holder", ("art. 26, parágrafo único",)),
                ("suspension", "holder", ("art. 26, parágrafo único",)),
                ("seal", "holder", ("art. 27",)),
            ],
        ),
        (
            {"conduct": "vehicle_not_roadworthy", "history": [{"conduct": "vehicle_not_roadworthy", **PAST}]},
            [
                ("fine", "holder", ("art. 22, § 3º", "art. 20, II")),
                ("removal", "holder", ("art. 24, parágrafo único", "art. 11, § 7º")),
            ],
        ),
    ],
)
def test_sanctions_fall_on_somebody_and_cite_their_provisions(
    facts: dict[str, Any], sanctions: list[tuple[str, str, tuple[str, ...]]]
) -> None:
    """The basis first; what touches the permit or the car falls on the holder."""
    assert [(one.kind, one.for_, one.citations) for one in penalty(**facts).sanctions] == sanctions


@pytest.mark.parametrize(
    ("conduct", "cites"),
    [
        ("overcharging", ("art. 16", "art. 19", "art. 19, § 2º")),
        ("undercharging", ("art. 16", "art. 19, § 1º")),
        ("overloading", ("art. 2º", "art. 2º, § 1º", "art. 2º, § 2º")),
        ("taximeter_not_verified", ("art. 11, § 3º", "art. 26")),
        ("identification_not_displayed", ("art. 11, § 4º", "art. 12")),
        ("driving_while_suspended", ("art. 23", "art. 27")),
    ],
)
def test_findings_cite_every_provision_breached(conduct: str, cites: tuple[str, ...]) -> None:
    """The basis first."""
    (finding,) = penalty(conduct=conduct).findings
    assert finding.citations == cites
