"""Mantenópolis-ES, from ``permit`` to ``selection``: the worked cases, and what an expectation of a case cannot say."""

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
CALENDAR = {"seventh_of_january": ("art. 63", "art. 55", "art. 46, § 1º")}
ON_DEATH = {
    "order_of_heirs": ("art. 25, I",),
    "term": ("art. 25, parágrafo único",),
    "inspection": ("art. 20",),
}
TO_DECIDE = {"no_term_to_decide": ("art. 63, § 1º",)}
OUTSIDER = {"outsider": ("art. 63, § 2º", "art. 61, § 2º")}
IRREGULAR = {"irregular_notice": ("art. 53, I", "art. 47")}
POPULATION = {"population": ("art. 22, § 3º",)}


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
        ("refusal", "Drunk: the one reason that art. 38 admits", {"damage": ("art. 38, V",)}),
        ("refusal", "More people than the car holds", {}),
        ("refusal", "A guide dog rides", {"no_fine": ("art. 58, XI", "art. 38, V")}),
        (
            "refusal",
            "No reason of this law: other",
            {"behaviour": ("art. 39, III", "art. 38, V"), "no_fine": ("art. 58, XI", "art. 38, V")},
        ),
        (
            "refusal",
            "No reason of this law: pet",
            {"size_of_pet": ("art. 37, XIX",), "no_fine": ("art. 58, XI", "art. 38, V")},
        ),
        ("fare", "The amount of the table", {}),
        ("fare", "Above the table", {"written_leave": ("art. 37, XXVI",)}),
        ("fare", "The previous table", {"january": ("art. 31",)}),
        (
            "fare",
            "An executive taxi at the price of its contract",
            {"written_leave": ("art. 37, XXVI",), "executive_contract": ("art. 3º, § 4º", "art. 37, XXVI")},
        ),
        ("fare", "A taxi of another town", {"visiting_taxi": ("art. 60, § 1º", "art. 35")}),
        ("transfer", "On death, to a lawful successor: heir", ON_DEATH),
        ("transfer", "On death, to a lawful successor: spouse", {**ON_DEATH, "companion": ("art. 25, II",)}),
        (
            "transfer",
            "On permanent disability: descendant",
            {"term": ("art. 25, parágrafo único",), "inspection": ("art. 20",)},
        ),
        ("transfer", "A sale with consent, exceptionally", {}),
        ("quota", "One place left", {**POPULATION, "no_right": ("art. 4º, IV", "art. 22")}),
        ("quota", "No place left", POPULATION),
        ("quota", "More than the limit: none is taken away", {**POPULATION, "acquired": ("art. 22, § 2º",)}),
        ("selection", "A single eligible candidate", {"no_criterion": ("art. 22",)}),
        ("permit", "An authorization in order", {}),
        ("permit", "Last day to replace the car", {}),
        ("permit", "Its last day", {}),
        ("permit", "A suspension of 121 days needs an extension", {"long_suspension": ("art. 24",)}),
        (
            "permit",
            "Car not replaced, no act yet: a ground, the authorization stands",
            {"revocation": ("art. 59, § 3º", "art. 59, § 2º")},
        ),
        ("permit", "Car not replaced, revoked that day", {}),
        (
            "permit",
            "Suspension to replace a car past its day",
            {
                "revocation": ("art. 59, § 3º", "art. 59, § 2º"),
                "replacement_suspension": ("art. 24, IV", "art. 12"),
            },
        ),
        (
            "permit",
            "An older authorization whose term is still to be signed",
            {"term_not_signed": ("art. 8º", "art. 69")},
        ),
        (
            "permit",
            "Lost article just before a doubtful 7 January",
            {"seventh_of_january": ("art. 24, § 2º", "art. 37, XVIII")},
        ),
        ("permit", "Lost article, 7 January listed", {}),
        ("permit", "Lost article handed in on the second business day", {}),
        ("proceeding", "The last of the thirty business days", {}),
        ("proceeding", "Filed on the last day", TO_DECIDE),
        ("proceeding", "A defence counts as the appeal", {**TO_DECIDE, "defence": ("art. 55, I", "art. 63")}),
        ("proceeding", "Decided within the thirty days: no second appeal", {}),
        ("proceeding", "Sixty days over, not served", {"notice_late": ("art. 53, II", "art. 46, § 1º")}),
        ("proceeding", "The same with the roll: in time", CALENDAR),
        ("proceeding", "Served on the sixtieth day", {}),
        ("proceeding", "Drawn up, not served yet: a remedy will open", {}),
        (
            "proceeding",
            "A ban on the car appealed in time",
            {**TO_DECIDE, "unsafe_vehicle": ("art. 63, § 1º", "art. 59, IV")},
        ),
        (
            "proceeding",
            "A seized car is not given back by the appeal",
            {**TO_DECIDE, **OUTSIDER},
        ),
        (
            "proceeding",
            "Revocation proceeding opened, nothing decided",
            {"revocation_pending": ("art. 59, § 2º",)},
        ),
        ("proceeding", "Revocation: the last of ten business days", {}),
        ("proceeding", "A defence before the decision is no appeal against the revocation", {}),
        ("proceeding", "A notice with its six items", {}),
        ("proceeding", "A notice that is not signed is in order", {"not_signed": ("art. 47, § 1º",)}),
        ("proceeding", "The notice lacks: permit number", IRREGULAR),
        ("proceeding", "Against an outsider neither holder nor authorization is named", OUTSIDER),
        ("proceeding", "Over the year's end, the recess counted", CALENDAR),
        ("proceeding", "Over the year's end, without the recess", {}),
        ("proceeding", "7 January listed as a holiday: a day more", {}),
        ("proceeding", "Revocation, ten business days over 7 January", CALENDAR),
        ("proceeding", "Revocation in calendar days, ending on 7 January", CALENDAR),
        ("proceeding", "Appeal in calendar days, ending on 7 January", CALENDAR),
        ("proceeding", "Notice due on 7 January, rolled", CALENDAR),
        ("proceeding", "Thirty calendar days, the last a Sunday", {}),
    ],
)
def test_notes_are_shown_only_where_they_belong(question: str, title: str, notes: dict[str, tuple[str, ...]]) -> None:
    """A note that stands in every ruling would be read in none."""
    prefix = f"mantenopolis.{question}."
    found = {
        note.id.removeprefix(prefix): note.citations
        for note in ruled(question, title).notes
        if note.id.startswith(prefix)
    }
    assert found == notes


@pytest.mark.parametrize(
    ("question", "title", "note"),
    [
        ("fare", "Above the table", "federal.lei-12587"),
        ("transfer", "Before the federal law of 27 November 2025", "federal.lei-15271"),
        ("permit", "An authorization in order", "federal.lei-15271"),
    ],
)
def test_federal_law_is_named_only_where_it_differs(question: str, title: str, note: str) -> None:
    """A conflict with federal law is told where there is one."""
    assert note not in {found.id for found in ruled(question, title).notes}


@pytest.mark.parametrize(
    ("question", "title", "citations"),
    [
        (
            "fare",
            "The amount of the table",
            {"amount": ("art. 37, XXVI", "art. 30"), "table": ("art. 37, XXVI", "art. 29")},
        ),
        (
            "transfer",
            "On death, to a lawful successor: heir",
            {"cause": ("art. 25", "art. 37, VIII"), "eligible": ("art. 25", "art. 25, parágrafo único")},
        ),
        ("quota", "One place left", {"room": ("art. 22, § 2º", "art. 22, § 3º")}),
        (
            "quota",
            "One place left, the grant read as a choice",
            {"grant": ("art. 4º, IV", "art. 22")},
        ),
        (
            "permit",
            "A silver car, authorization revoked",
            {
                "holder_alive": ("art. 4º, IV", "art. 25, I"),
                "vehicle_replaced": ("art. 12", "art. 11, II"),
                "registration_renewed": ("art. 18", "art. 17, V"),
                "repainted": ("art. 59, V, f", "art. 70", "art. 10, II, e"),
            },
        ),
        (
            "proceeding",
            "A notice with its six items",
            {
                "holder_name": ("art. 47, I", "art. 53, I"),
                "permit_number": ("art. 47, II", "art. 53, I"),
                "provision": ("art. 47, III", "art. 53, I"),
                "vehicle_id": ("art. 47, IV", "art. 53, I"),
                "place_date_time": ("art. 47, V", "art. 53, I"),
                "agent_id": ("art. 47, VI", "art. 53, I"),
            },
        ),
    ],
)
def test_findings_name_all_their_provisions(question: str, title: str, citations: dict[str, tuple[str, ...]]) -> None:
    """A breach is expected by one provision; the others that carry the duty are cited too."""
    found = {one.requirement.rpartition(".")[2]: one.citations for one in ruled(question, title).findings}
    assert {name: found[name] for name in citations} == citations


@pytest.mark.parametrize(
    ("question", "title", "citations"),
    [
        (
            "permit",
            "Last day to replace the car",
            {
                "replace_vehicle_by": ("art. 11, II", "art. 12", "art. 70"),
                "licence_renewal_due": ("art. 18", "art. 17, V"),
            },
        ),
        (
            "quota",
            "One place left",
            {"max_permits": ("art. 22, § 2º", "art. 22, § 3º"), "vacancies": ("art. 22, § 2º",)},
        ),
        (
            "proceeding",
            "A seized car is not given back by the appeal",
            {
                "served_on": ("art. 46", "art. 46, § 2º", "art. 47, § 2º"),
                "penalty_suspended": ("art. 61, § 2º", "art. 62, I", "art. 63", "art. 63, § 1º"),
            },
        ),
    ],
)
def test_values_name_their_provisions(question: str, title: str, citations: dict[str, tuple[str, ...]]) -> None:
    """These values and no others."""
    assert {name: one.citations for name, one in ruled(question, title).values.items()} == citations


@pytest.mark.parametrize(
    ("title", "citations"),
    [
        (
            "The last of the thirty business days",
            {
                "serve_notice": ("art. 46, § 1º", "art. 53, II"),
                "payment": ("art. 55", "art. 55, I", "art. 55, II", "art. 46"),
                "appeal": ("art. 63", "art. 63, § 1º", "art. 46"),
            },
        ),
        (
            "Served by post: the day of receipt",
            {
                "serve_notice": ("art. 46, § 1º", "art. 53, II"),
                "payment": ("art. 55", "art. 55, I", "art. 55, II", "art. 46, § 2º", "art. 47, § 2º", "art. 46"),
                "appeal": ("art. 63", "art. 63, § 1º", "art. 46, § 2º", "art. 47, § 2º", "art. 46"),
            },
        ),
        (
            "Refused to sign: served all the same",
            {
                "serve_notice": ("art. 46, § 1º", "art. 53, II"),
                "payment": ("art. 55", "art. 55, I", "art. 55, II", "art. 47, § 1º", "art. 46"),
                "appeal": ("art. 63", "art. 63, § 1º", "art. 47, § 1º", "art. 46"),
            },
        ),
        (
            "Revocation: the last of ten business days",
            {
                "serve_notice": ("art. 46, § 1º", "art. 53, II"),
                "appeal": ("art. 59, § 2º", "art. 63", "art. 63, § 1º", "art. 46"),
            },
        ),
    ],
)
def test_deadlines_name_the_way_of_service(title: str, citations: dict[str, tuple[str, ...]]) -> None:
    """A deadline hangs on its own provision and on the one that says when the notice counts as served."""
    assert {one.step: one.citations for one in ruled("proceeding", title).deadlines} == citations


@pytest.mark.parametrize(
    ("title", "state"),
    [
        ("An appeal with all it needs", "present"),
        ("The last of the thirty business days", "unknown"),
    ],
)
def test_the_checklist_of_an_appeal_names_its_items(title: str, state: str) -> None:
    """Art. 64, I to III, before and after filing."""
    found = {one.item: (one.state, one.citations) for one in ruled("proceeding", title).checklist}
    assert found == {
        "qualification": (state, ("art. 64, I",)),
        "grounds": (state, ("art. 64, II",)),
        "evidence": (state, ("art. 64, III",)),
    }


def test_the_checklist_of_a_notice_cites_what_its_lack_brings() -> None:
    """Art. 53, I: a notice that lacks an item is filed away; nothing more is asked against an outsider."""
    notice = [
        one for one in ruled("proceeding", "A notice with its six items").checklist if "art. 53, I" in one.citations
    ]
    assert [one.citations[0] for one in notice] == [f"art. 47, {item}" for item in ("I", "II", "III", "IV", "V", "VI")]
    title = "Against an outsider neither holder nor authorization is named"
    assert not {"holder_name", "permit_number"} & {one.item for one in ruled("proceeding", title).checklist}
    assert not ruled("proceeding", "Revocation proceeding opened, nothing decided").checklist


@pytest.mark.parametrize(
    ("question", "title", "effects"),
    [
        ("refusal", "A guide dog rides", {"bars": {"animals", "capacity", "reason", "luggage"}}),
        (
            "permit",
            "An authorization in order",
            {
                "bars": {
                    "holder_alive",
                    "registration_renewed",
                    "returned",
                    "suspended_by_request",
                    "suspended_by_authority",
                    "ended_by_authority",
                },
                "ground": {"vehicle_replaced", "repainted"},
                "duty": {"court_seizure", "lost_article"},
            },
        ),
        (
            "proceeding",
            "A notice with its six items",
            {
                "ground": {"holder_name", "permit_number", "provision", "vehicle_id", "place_date_time", "agent_id"},
                "duty": {"imposed_by", "mandate", "qualification", "grounds", "evidence", "witnesses"},
            },
        ),
    ],
)
def test_what_a_breach_does(question: str, title: str, effects: dict[str, set[str]]) -> None:
    """Bars the question, waits for an act of the authority, or changes nothing in it."""
    found: dict[str, set[str]] = {}
    for one in ruled(question, title).findings:
        found.setdefault(one.effect, set()).add(one.requirement.rpartition(".")[2])
    assert found == effects


def test_nothing_is_listed_for_an_appeal_before_there_is_a_notice() -> None:
    """Art. 64 tells what an appeal contains; without a notice served or a paper filed there is none."""
    assert not ruled("proceeding", "A notice not yet served: nothing to appeal against").checklist


def test_an_annulled_fine_is_not_to_be_paid() -> None:
    """Art. 55, II, speaks of the decision that rejects the appeal."""
    steps = {one.step for one in ruled("proceeding", "Appeal upheld by the law: nothing to pay").deadlines}
    assert "payment" not in steps


def test_the_executive_weighs_only_an_exceptional_transfer() -> None:
    """Art. 37, VIII: without consent, or where the list is closed, nothing is left to decide."""
    decided = {
        title
        for (question, title) in CASES
        if question == "transfer" and any(one.status == "discretionary" for one in ruled(question, title).findings)
    }
    assert decided
    for title in decided:
        case = CASES["transfer", title]
        assert case.transfer is not None
        assert case.transfer.authority_consents is True


def test_replacement_is_asked_only_of_a_car_that_is_told() -> None:
    """Art. 12 binds the car; without one there is nothing to replace."""
    found = {one.requirement: one.status for one in ruled("permit", "An authorization in order").findings}
    assert found["mantenopolis.permit.vehicle_replaced"] == "not_applicable"
