"""Comodoro-MT, from ``permit`` to ``selection``: the worked cases, and what an expectation of a case cannot say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import praca
from praca.scenarios import run_case

if TYPE_CHECKING:
    from praca.rulings import Ruling

FOLDER = Path(__file__).parent / "cases"
QUESTIONS = ("refusal", "fare", "proceeding", "permit", "transfer", "quota", "selection")
CASES = {
    (question, case.title): case
    for question in QUESTIONS
    for case in praca.load_cases(FOLDER / f"{question}.yaml").cases
}
REGISTRY = praca.load_plugins()
CALENDAR = {"thirteenth_of_may"}


def ruled(question: str, title: str) -> Ruling:
    """The ruling of one of the worked cases."""
    return praca.assess(CASES[question, title], registry=REGISTRY)[0]


@pytest.mark.parametrize(("question", "title"), CASES)
def test_worked_case(question: str, title: str) -> None:
    """Every expectation of the case holds, and none is left out."""
    outcomes = list(run_case(CASES[question, title], REGISTRY))
    assert [outcome.result for outcome in outcomes] == ["passed"], [outcome.differences for outcome in outcomes]


@pytest.mark.parametrize(
    ("question", "title", "notes"),
    [
        ("refusal", "Pet: the driver decides", set()),
        ("refusal", "Destination: no reason at all", set()),
        ("fare", "Ordinary trip agreed above the table", set()),
        ("fare", "Business hours are an exception", {"business_hours"}),
        ("fare", "Business hours unknown, nothing agreed", set()),
        ("fare", "A taxi of another town hired in Comodoro", set()),
        ("fare", "A taxi of another town hired elsewhere", {"visiting_table"}),
        ("transfer", "Sale moves nothing", set()),
        ("quota", "The census of 2022, one place left", {"call"}),
        ("quota", "The census of 2022, full", set()),
        ("quota", "More than the maximum, by acquired right", {"acquired"}),
        ("quota", "Fewer inhabitants take no place", {"population"}),
        ("permit", "Fifteen years: values", set()),
        ("permit", "Ten years extended by ten: the last day", set()),
        ("permit", "A second extension gives nothing", {"extension_length"}),
        ("permit", "Day thirty-one of the vacancy: a ground", {"revocation"}),
        ("permit", "A ground and the act: the ground denies", set()),
        ("permit", "Converted: values", set()),
        ("permit", "Never re-registered, on the last day", set()),
        ("permit", "Re-registered a day late: a duty", {"late_registration"}),
        ("permit", "Day 180 is 13 May", CALENDAR),
        ("permit", "Day 180 is 13 May, given as a holiday", set()),
        ("selection", "Longer time as a taxi driver", {"call"}),
        ("selection", "As many vacancies as candidates", set()),
        ("proceeding", "The last day of the defence", set()),
        ("proceeding", "Appeal in time, undecided: the penalty is suspended", {"unit"}),
        ("proceeding", "Appeal to the mayor, undecided beyond the term: no tacit grant", {"unit", "no_tacit_grant"}),
        ("proceeding", "Appeal decided: over", {"unit"}),
        ("proceeding", "A fine that somebody appealed against", {"no_remedy"}),
        ("proceeding", "Revocation imposed by the mayor: he judges himself", {"same_authority"}),
        ("proceeding", "The defence ends on 13 May", CALENDAR),
        ("proceeding", "The defence ends on 13 May, given as a holiday", set()),
        ("proceeding", "The defence ends on 13 May and no day moves", set()),
        ("proceeding", "13 May among ten business days", CALENDAR),
        ("proceeding", "13 May among ten business days, given as a holiday", set()),
        ("proceeding", "13 May lies beyond fifteen days", set()),
        ("proceeding", "Served on 13 May itself", set()),
    ],
)
def test_notes_are_shown_only_where_they_belong(question: str, title: str, notes: set[str]) -> None:
    """A note that stands in every ruling would be read in none."""
    prefix = f"comodoro.{question}."
    found = {note.id.removeprefix(prefix) for note in ruled(question, title).notes if note.id.startswith(prefix)}
    assert found == notes


@pytest.mark.parametrize(
    ("title", "names"),
    [
        ("Fifteen years: values", {"expires_on", "licence_renewal_due", "grant_fee"}),
        (
            "Converted: values",
            {"expires_on", "licence_renewal_due", "grant_fee", "re_register_by", "adapt_vehicle_by"},
        ),
    ],
)
def test_a_new_authorization_adapts_to_nothing(title: str, names: set[str]) -> None:
    """Arts. 19 and 42 speak to those who were already in the service."""
    assert set(ruled("permit", title).values) == names


@pytest.mark.parametrize(
    ("title", "violated"),
    [
        ("Ordinary trip agreed above the table", {"agreement"}),
        ("Above the table in no exception: consent does not matter", {"agreement"}),
        ("Above the table at a wedding, but the passenger did not agree", {"consent"}),
        ("Ordinary trip agreed above, and by the former table", {"agreement", "table"}),
        ("Charged by the former table at a wedding, nothing agreed", {"table"}),
        ("Above the table in no exception, nor did the passenger agree", {"agreement"}),
        ("A wedding in the country: the fare is calculated, nor did the passenger agree", {"agreement"}),
        ("Above the former table at a wedding, but the passenger did not agree", {"consent", "table"}),
        ("A wedding in the country by the former table, agreed with the passenger", {"agreement", "table"}),
    ],
)
def test_each_fault_of_a_fare_is_found_once(title: str, violated: set[str]) -> None:
    """Arts. 24 and 26 back several findings, which a citation alone does not tell apart."""
    found = {
        one.requirement.removeprefix("comodoro.fare.")
        for one in ruled("fare", title).findings
        if one.status == "violated"
    }
    assert found == violated


def test_a_price_freely_agreed_cites_the_exception() -> None:
    """The table of art. 24 gives way to art. 26, and the finding says so."""
    findings = ruled("fare", "A price freely agreed needs no table").findings
    (table,) = [finding for finding in findings if finding.requirement == "comodoro.fare.table"]
    assert table.citations == ("art. 24", "art. 26")


@pytest.mark.parametrize(
    ("title", "steps"),
    [
        ("Suspension: the department, the last day", ["defence", "appeal", "appeal_decision"]),
        ("Revocation: the mayor, the last day", ["defence", "appeal", "appeal_decision"]),
        ("Fine decided: silent", ["defence"]),
        ("A fine that somebody appealed against", ["defence"]),
    ],
)
def test_steps_of_a_proceeding(title: str, steps: list[str]) -> None:
    """An appeal stands among the steps where the law foresees it, and once."""
    assert [deadline.step for deadline in ruled("proceeding", title).deadlines] == steps


@pytest.mark.parametrize(
    ("title", "citations"),
    [
        ("Suspension: the department, the last day", ("art. 39", "art. 39, § 3º")),
        ("Revocation: the mayor, the last day", ("art. 39, § 2º", "art. 39, § 3º")),
    ],
)
def test_each_appeal_cites_its_own_provision(title: str, citations: tuple[str, ...]) -> None:
    """Suspension and cassação are appealed under different parts of art. 39."""
    (appeal,) = [deadline for deadline in ruled("proceeding", title).deadlines if deadline.step == "appeal"]
    assert appeal.citations == citations


@pytest.mark.parametrize("question", ["refusal", "fare", "permit"])
def test_every_finding_speaks_both_languages(question: str) -> None:
    """Each requirement has a sentence of its own in Portuguese and in English."""
    title = {"refusal": "Pet: the driver decides", "fare": "The table in force", "permit": "Converted: values"}[
        question
    ]
    for lang in ("pt", "en"):
        sentences = [finding.message.render(lang) for finding in ruled(question, title).findings]
        assert len(set(sentences)) == len(sentences) > 1
