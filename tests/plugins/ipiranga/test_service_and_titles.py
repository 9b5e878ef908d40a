"""Permit, proceeding, transfer, fare, refusal, selection and quota: the worked cases, and what they cannot say."""

from __future__ import annotations

from pathlib import Path

import pytest

import praca
from praca.scenarios import run_case

CASES = Path(__file__).parent / "cases"
QUESTIONS = ("permit", "proceeding", "transfer", "fare", "refusal", "selection", "quota")
REGISTRY = praca.load_plugins()
BY_TITLE = {
    (question, case.title): case
    for question in QUESTIONS
    for case in praca.load_cases(CASES / f"{question}.yaml").cases
}


def ruled(question: str, title: str) -> praca.Ruling:
    """The ruling of one of the worked cases."""
    (found,) = praca.assess(BY_TITLE[question, title], registry=REGISTRY, questions=[question])
    return found


@pytest.mark.parametrize(("question", "title"), BY_TITLE)
def test_worked_case(question: str, title: str) -> None:
    """Every expectation of the case holds, and none is left out."""
    outcomes = list(run_case(BY_TITLE[question, title], REGISTRY))
    assert [outcome.result for outcome in outcomes] == ["passed"], [outcome.differences for outcome in outcomes]


@pytest.mark.parametrize(
    ("question", "title", "notes"),
    [
        ("permit", "In good order", set()),
        ("permit", "Started a day late", {"late_start"}),
        ("permit", "Ended for the late start", set()),
        ("permit", "A false declaration: nobody has acted on it", {"false_declaration"}),
        ("permit", "Ended for a false declaration", set()),
        ("permit", "Replaced on the sixtieth day", set()),
        ("permit", "After an accident on the last day of three months", set()),
        ("permit", "After an accident a day late", {"late_replacement"}),
        ("permit", "Not yet replaced on the last day", set()),
        ("permit", "Lost without an accident: sixty days", {"other_loss", "late_replacement"}),
        ("permit", "The last day is 29 March", {"anniversary"}),
        ("permit", "The sixtieth day is 29 March", {"anniversary"}),
        ("permit", "A car that failed: the permit stands", {"inspection_failed"}),
        ("proceeding", "Filed on the last day", {"vehicle_withdrawn"}),
        ("proceeding", "The last day of reconsideration", set()),
        ("proceeding", "The last day is 29 March, not given as a holiday", {"anniversary", "vehicle_withdrawn"}),
        ("proceeding", "The last day is 29 March, given as a holiday", {"vehicle_withdrawn"}),
        ("proceeding", "Served later than decided: counted from knowledge", set()),
        ("proceeding", "The last day of the decision on the request", set()),
        ("proceeding", "Fine decided: by analogy", set()),
        ("transfer", "Forbidden: sale", set()),
        ("transfer", "Forbidden: swap", {"rural_swap"}),
        ("transfer", "Forbidden: death", {"returns"}),
        ("transfer", "Forbidden: inheritance", {"returns"}),
        ("fare", "The table in force", set()),
        ("fare", "A future table on the ninth day", {"council"}),
        ("fare", "The new table on the tenth day", {"council", "ten_days"}),
        ("fare", "Agreed above: emergency", {"open_cases"}),
        ("fare", "Agreed above: preferential client", {"open_cases"}),
        ("fare", "Agreed above: wedding", set()),
        ("refusal", "A risk to the driver", {"perceived_risk"}),
        ("refusal", "No reason in this law: drunk", {"other_dangers"}),
        ("refusal", "No reason in this law: pet", set()),
        ("selection", "The older licence first", {"call"}),
        ("selection", "A company against a driver", {"call", "company"}),
        ("quota", "Six thousand, five permits", {"call", "population", "profitability"}),
        ("quota", "Six thousand, six permits", {"population"}),
        ("quota", "More permits than the limit", {"excess", "population"}),
        ("quota", "Population unknown", set()),
    ],
)
def test_notes_stand_only_where_they_belong(question: str, title: str, notes: set[str]) -> None:
    """A note that stands in every ruling would be read in none."""
    prefix = f"ipiranga.{question}."
    found = {note.id.removeprefix(prefix) for note in ruled(question, title).notes if note.id.startswith(prefix)}
    assert found == notes


@pytest.mark.parametrize(
    ("title", "named"),
    [
        ("In good order", {"start_service_by"}),
        ("Granted the day before the law, started late", set()),
        ("Replaced on the sixtieth day", {"start_service_by", "replace_vehicle_by"}),
    ],
)
def test_a_permit_yields_only_the_dates_that_bind_it(title: str, named: set[str]) -> None:
    """Sixty days to start bind permits of this law; those to replace a vehicle, one that was withdrawn."""
    assert set(ruled("permit", title).values) == named


@pytest.mark.parametrize(
    ("title", "yields"),
    [
        ("The last day of the defence", False),
        ("Fine decided: silent", False),
        ("Not yet served: counted from knowledge", False),
        ("The last day of reconsideration", True),
        ("Fine decided: by analogy", True),
    ],
)
def test_whether_the_penalty_is_suspended_is_said_where_reconsideration_has_begun(title: str, *, yields: bool) -> None:
    """Before a decision there is no penalty, and against a fine this law has no remedy."""
    assert ("penalty_suspended" in ruled("proceeding", title).values) is yields


@pytest.mark.parametrize(
    ("title", "steps"),
    [
        ("The last day of reconsideration", ["defence", "reconsideration", "reconsideration_decision"]),
        ("A request that the law does not foresee", ["defence"]),
        ("A request by analogy waits for its decision", ["defence", "reconsideration", "reconsideration_decision"]),
        ("An accused driver, the term is the holder’s only", []),
    ],
)
def test_steps_of_a_proceeding(title: str, steps: list[str]) -> None:
    """A request that the law does not foresee puts no authority under a term."""
    assert [deadline.step for deadline in ruled("proceeding", title).deadlines] == steps


def test_room_leaves_the_choice_to_the_executive() -> None:
    """Room is necessary and not sufficient (art. 4º, § 1º)."""
    decision = ruled("quota", "Six thousand, five permits").decision
    assert decision is not None
    assert (decision.authority, decision.after) == ("executive", ("ipiranga.quota.room",))
    assert decision.citations == ("art. 4º, § 1º", "art. 5º")


@pytest.mark.parametrize(
    ("title", "violated"),
    [
        ("Filed on 30 April", {"yearly_documents"}),
        ("Filed the day after the inspection", {"documents_before_inspection"}),
        ("Replaced a day late", {"vehicle_replaced"}),
        ("Change of category a day late", {"category_changed"}),
        ("Three months", {"temporary_term"}),
        ("No notice", {"temporary_notice"}),
    ],
)
def test_duties_of_one_provision_are_told_apart(title: str, violated: set[str]) -> None:
    """Arts. 10 and 13 hold several duties each, which a citation alone does not tell apart."""
    found = {one.requirement for one in ruled("permit", title).findings if one.status == "violated"}
    assert found == {f"ipiranga.permit.{name}" for name in violated}


@pytest.mark.parametrize(
    ("question", "title"),
    [("permit", "In good order"), ("fare", "The table in force"), ("refusal", "A risk to the driver")],
)
def test_every_finding_speaks_both_languages(question: str, title: str) -> None:
    """Each requirement has a sentence of its own in Portuguese and in English."""
    for lang in ("pt", "en"):
        sentences = [finding.message.render(lang) for finding in ruled(question, title).findings]
        assert len(set(sentences)) == len(sentences) > 1
