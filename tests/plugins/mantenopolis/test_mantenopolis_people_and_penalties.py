"""Mantenópolis-ES, questions ``eligibility``, ``driver`` and ``penalty``: worked cases, and what they cannot say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import praca
from praca.scenarios import run_case

if TYPE_CHECKING:
    from praca.rulings import Ruling

FOLDER = Path(__file__).parent / "cases"
QUESTIONS = ("eligibility", "driver", "penalty")
REGISTRY = praca.load_plugins()
CASES = {
    (question, case.title): case
    for question in QUESTIONS
    for case in praca.load_cases(FOLDER / f"{question}.yaml", registry=REGISTRY).cases
}


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
        ("eligibility", "everything in order", {"no_right"}),
        ("eligibility", "the grant left to the Mayor", set()),
        ("eligibility", "a cooperative in order", {"fleet_registration"}),
        ("eligibility", "a company and nothing else", set()),
        ("driver", "everything in order", set()),
        ("penalty", "smoking: art. 58, III, for the first time", set()),
        ("penalty", "dress code: art. 58, V, for the first time", {"dress_rule"}),
        ("penalty", "an outsider, an item of art. 58 with a note of its own", set()),
        ("penalty", "fare table not displayed: art. 58, X, for the first time", {"local_act"}),
        ("penalty", "non standard vehicle: art. 58, XV, for the first time", {"local_act"}),
        ("penalty", "overcharging: art. 58, XVI, for the first time", {"local_act"}),
        ("penalty", "stand outside designated place: art. 58, XXIV, for the first time", {"local_act"}),
        ("penalty", "queue jumping: forbidden, no item", {"no_item"}),
        ("penalty", "queue jumping: an outsider has no such duty", set()),
        ("penalty", "out of town taxi: forbidden to those from elsewhere, no item", {"no_item"}),
        ("penalty", "refusing a passenger, the reason is drunk: lawful", set()),
        ("penalty", "refusing a passenger, the reason is other: forbidden", {"no_item"}),
        ("penalty", "no stripe on the last day of art. 13", {"cure_time"}),
        ("penalty", "no stripe on the day of the repeal", set()),
        ("penalty", "not repainted on the last of the 36 months", set()),
        ("penalty", "not repainted the day after the 36 months", {"cure_time"}),
        ("penalty", "revoked at once for the colour", set()),
        ("penalty", "repeated disobedience: revocation at discretion", {"order_of_authority"}),
        (
            "penalty",
            "nobody identified, a group 1 item: points and fine to the holder, nobody is warned",
            {"unidentified_driver"},
        ),
        ("penalty", "clandestine transport for the first time", {"removal_costs", "retention"}),
    ],
)
def test_notes_are_shown_only_where_they_belong(question: str, title: str, notes: set[str]) -> None:
    """A note that stands in every ruling would be read in none."""
    prefix = f"mantenopolis.{question}."
    found = {note.id.removeprefix(prefix) for note in ruled(question, title).notes if note.id.startswith(prefix)}
    assert found == notes


@pytest.mark.parametrize(
    ("title", "readings"),
    [
        ("queue jumping: forbidden, no item", []),
        ("queue jumping by an auxiliary: forbidden, no item, no points", []),
        (
            "overcharging: art. 58, XVI, for the first time",
            ["recidivism-scope", "pending-cases", "recidivism-window"],
        ),
        ("driving while suspended: revocation", []),
        ("clandestine transport for the first time", ["pending-cases"]),
    ],
)
def test_readings_are_named_only_where_they_are_needed(title: str, readings: list[str]) -> None:
    """Those on repetition for every item, those on the first time, the stripe or the driver only where they arise."""
    assert [reading.id.removeprefix("mantenopolis.") for reading in ruled("penalty", title).readings] == readings


@pytest.mark.parametrize(
    ("title", "citations"),
    [
        ("overcharging: art. 58, XVI, for the first time", ("art. 57, III", "art. 59, II", "art. 54")),
        (
            "again, the first final the day before",
            ("art. 57, III", "art. 59, § 1º", "art. 59, II", "art. 54"),
        ),
        ("smoking: art. 58, III, for the first time", ("art. 57, I", "art. 59, II", "art. 54")),
    ],
)
def test_a_fine_cites_its_measure(title: str, citations: tuple[str, ...]) -> None:
    """The amount of the group comes first, then why it is due and doubled, and its unit."""
    fine = next(one for one in ruled("penalty", title).sanctions if one.kind == "fine")
    assert fine.citations == citations


def test_one_revocation_names_every_letter() -> None:
    """Several grounds of art. 59, V, end in one act of the Executive."""
    revocations = [
        one for one in ruled("penalty", "revoked at once for the stripe").sanctions if one.kind == "revocation"
    ]
    assert [one.citations for one in revocations] == [("art. 59, V, f", "art. 59, § 3º")]
    title = "both limits passed: one revocation by both letters"
    revocations = [one for one in ruled("penalty", title).sanctions if one.kind == "revocation"]
    assert [one.citations for one in revocations] == [("art. 59, V, d", "art. 59, § 3º", "art. 59, V, e")]


def test_the_time_for_curing_is_cited_only_for_stripe_and_colour() -> None:
    """Art. 59, § 4º, speaks of two items, and any other repetition revokes by art. 59, V, a, alone."""
    for title, citations in (
        ("again, the first final the day before", ("art. 59, V, a", "art. 59, § 3º")),
        ("the colour again the day after", ("art. 59, V, a", "art. 59, § 3º", "art. 59, § 4º")),
    ):
        assert ruled("penalty", title).sanctions[-1].citations == citations


@pytest.mark.parametrize(
    ("title", "reais"),
    [
        ("the first day of the law", "343.69"),
        ("named by art. 13 while it was in force", "707.63"),
        ("overcharging: art. 58, XVI, for the first time", "740.75"),
        ("clandestine transport for the first time", "7407.45"),
    ],
)
def test_fines_in_reais(title: str, reais: str) -> None:
    """By the VRTE of the year of the case, half up to the cent."""
    fine = next(one for one in ruled("penalty", title).sanctions if one.kind == "fine")
    assert str(fine.brl) == reais


def test_no_value_of_the_unit_no_reais() -> None:
    """A year whose decree is not known leaves the fine in VRTE."""
    sanctions = ruled("penalty", "again, many years later: the law has no window").sanctions
    assert [one.brl for one in sanctions if one.kind == "fine"] == [None]


@pytest.mark.parametrize(
    ("title", "values"),
    [
        ("queue jumping: forbidden, no item", []),
        ("queue jumping by an auxiliary: forbidden, no item, no points", []),
        ("driving while suspended: revocation", []),
        ("clandestine transport for the first time", ["recidivist"]),
        (
            "smoking: art. 58, III, for the first time",
            ["recidivist", "points_holder", "points_12_months", "points_36_months"],
        ),
        (
            "the auxiliary, a group 2 item: one and a half points reach the holder",
            ["recidivist", "points_driver", "points_holder", "points_12_months", "points_36_months"],
        ),
        (
            "an item beside a general breach: its points are yielded",
            ["points_holder", "points_12_months", "points_36_months"],
        ),
    ],
)
def test_values_are_yielded_only_where_the_law_has_them(title: str, values: list[str]) -> None:
    """No points outside the groups; none for an auxiliary where the holder acted."""
    assert list(ruled("penalty", title).values) == values


@pytest.mark.parametrize(
    ("question", "title", "authority", "citations"),
    [
        ("eligibility", "the grant left to the Mayor", "mayor", ("art. 4º, IV", "art. 22")),
        (
            "eligibility",
            "state certificate positive, none of the four crimes",
            "executive",
            ("art. 10, I, e",),
        ),
        (
            "driver",
            "federal certificate positive, none of the four crimes",
            "executive",
            ("art. 10, I, e", "art. 27, § 3º"),
        ),
        ("driver", "two changes before, then death", "executive", ("art. 27, § 2º",)),
    ],
)
def test_who_decides(question: str, title: str, authority: str, citations: tuple[str, ...]) -> None:
    """A choice that the law leaves open has an authority and its provisions."""
    decision = ruled(question, title).decision
    assert decision is not None
    assert (decision.authority, decision.citations) == (authority, citations)


@pytest.mark.parametrize(
    ("question", "title"),
    [
        *((question, "state certificate positive, any crime barring") for question in ("eligibility", "driver")),
        *((question, "state certificate positive, one of the four crimes") for question in ("eligibility", "driver")),
        *((question, "state certificate absent, the four crimes clear") for question in ("eligibility", "driver")),
        *((question, "federal certificate absent, the four crimes clear") for question in ("eligibility", "driver")),
        ("driver", "two changes before"),
        ("driver", "the reason is that of the revocation, so it excuses no third change"),
    ],
)
def test_nothing_is_weighed_where_the_law_bars(question: str, title: str) -> None:
    """A choice of the Executive stands in the ruling only where there is one."""
    assert "discretionary" not in {finding.status for finding in ruled(question, title).findings}


def test_only_a_person_has_auxiliaries() -> None:
    """A company is not authorized, so that it has nobody to register."""
    assert dict(ruled("eligibility", "a company and nothing else").values) == {}


@pytest.mark.parametrize(
    ("requirement", "citations"),
    [
        ("self_employed", ("art. 3º", "art. 4º, V")),
        ("residence", ("art. 3º", "art. 26")),
        ("owner", ("art. 4º, V", "art. 5º, I")),
        ("single_permit", ("art. 22, § 4º", "art. 4º, V")),
    ],
)
def test_a_duty_told_twice_cites_both_provisions(requirement: str, citations: tuple[str, ...]) -> None:
    """Provisions that repeat a duty stand in one finding."""
    findings = {
        finding.requirement: finding.citations for finding in ruled("eligibility", "everything in order").findings
    }
    assert findings[f"mantenopolis.eligibility.{requirement}"] == citations


# Provisions that define, empower, bind the administration or the users, or set out consequences: nobody breaches them.
NO_DUTY = """
art. 1º; art. 2º; art. 4º; art. 4º, I; art. 4º, II; art. 4º, IV; art. 4º, V; art. 4º, VI; art. 4º, VII; art. 4º, VIII;
art. 4º, IX; art. 5º; art. 5º, I; art. 5º, II; art. 6º; art. 6º, I; art. 6º, II; art. 6º, III; art. 6º, IV; art. 6º, V;
art. 7º; art. 7º, parágrafo único; art. 8º; art. 9º, parágrafo único; art. 9º, parágrafo único, I;
art. 9º, parágrafo único, II; art. 10, § 2º; art. 21; art. 22; art. 22, § 1º; art. 22, § 2º; art. 22, § 3º;
art. 22, § 4º; art. 23; art. 23, parágrafo único; art. 24; art. 24, I; art. 24, II; art. 24, III; art. 24, IV;
art. 24, § 1º; art. 25; art. 25, I; art. 25, II; art. 25, parágrafo único; art. 27, § 1º; art. 27, § 3º; art. 29;
art. 31; art. 32; art. 32, § 1º; art. 32, § 2º; art. 32, § 2º, I; art. 32, § 2º, II; art. 32, § 2º, III; art. 33;
art. 34; art. 39; art. 39, I; art. 39, II; art. 39, III; art. 39, IV; art. 39, V; art. 39, VI; art. 39, VII; art. 40;
art. 41; art. 42, § 1º; art. 42, § 2º; art. 43; art. 45; art. 46; art. 46, § 1º; art. 46, § 2º; art. 47; art. 47, I;
art. 47, II; art. 47, III; art. 47, IV; art. 47, V; art. 47, VI; art. 47, § 1º; art. 47, § 2º; art. 48; art. 49;
art. 50; art. 50, parágrafo único; art. 51; art. 52; art. 52, I; art. 52, II; art. 52, III; art. 53; art. 53, I;
art. 53, II; art. 54; art. 55; art. 55, I; art. 55, II; art. 56; art. 56, I; art. 56, II; art. 56, III; art. 56, IV;
art. 57; art. 57, I; art. 57, II; art. 57, III; art. 57, IV; art. 58; art. 59; art. 59, I; art. 59, II; art. 59, III;
art. 59, III, a; art. 59, III, b; art. 59, III, c; art. 59, IV; art. 59, IV, a; art. 59, V; art. 59, V, a;
art. 59, V, d; art. 59, V, e; art. 59, § 1º; art. 59, § 2º; art. 59, § 3º; art. 59, § 4º; art. 59, § 5º; art. 60;
art. 61; art. 61, § 1º; art. 61, § 2º; art. 62, I; art. 62, II; art. 62, III; art. 62, IV; art. 62, § 1º; art. 62, § 2º;
art. 62, § 3º; art. 63; art. 63, § 1º; art. 63, § 2º; art. 64; art. 64, I; art. 64, II; art. 64, III; art. 64, § 1º;
art. 64, § 2º; art. 65; art. 69; art. 71
"""
# Bound to a period that is over, or not yet come, on the day of the test.
OUT_OF_TIME = "art. 10, II, e; art. 13; art. 14; art. 14, parágrafo único; art. 15; art. 15, parágrafo único; art. 16"
OUT_OF_TIME_TOO = "art. 16, parágrafo único; art. 58, XXI; art. 58, XXII; art. 59, V, f; art. 70"


def test_what_a_breach_of_each_provision_is() -> None:
    """Named by any provision of the law, a breach is an infraction, or the provision sets nothing to breach."""
    statute = REGISTRY.laws["mantenopolis"].statute
    silent = set()
    for provision in statute.provisions:
        infraction = {"provision": provision, "date": "2026-03-11", "offender": "holder", "history": []}
        data = {"case": provision, "date": "2026-03-11", "municipality": "mantenopolis", "infraction": infraction}
        ruling = praca.assess(praca.case_from(data, registry=REGISTRY), registry=REGISTRY)[0]
        assert ruling.verdict in ("denied", "silent"), provision
        if ruling.verdict == "silent":
            silent.add(provision)
    listed = f"{NO_DUTY}; {OUT_OF_TIME}; {OUT_OF_TIME_TOO}".split(";")
    assert silent == {provision.strip() for provision in listed}


def test_an_auxiliary_s_papers_cite_what_makes_them_asked() -> None:
    """Art. 10 names auxiliaries, and art. 27, § 3º, asks of them all that is asked of a holder."""
    findings = ruled("driver", "everything in order").findings
    papers = [finding.citations for finding in findings if finding.citations[0].startswith("art. 10")]
    assert papers
    assert all("art. 27, § 3º" in citations for citations in papers)


def test_federal_law_is_named_only_where_it_differs() -> None:
    """Transport by application stands outside this law; a holder's fault does not."""
    found = {
        title: "federal.app-transport" in {note.id for note in ruled("penalty", title).notes}
        for title in ("clandestine transport for the first time", "irregular transport, by its provision")
    }
    assert list(found.values()) == [True, False]


@pytest.mark.parametrize(
    ("question", "title"),
    [
        ("eligibility", "everything in order"),
        ("eligibility", "a cooperative in order"),
        ("driver", "everything in order"),
    ],
)
def test_every_finding_speaks_both_languages(question: str, title: str) -> None:
    """Each requirement has a sentence of its own in Portuguese and in English."""
    findings = ruled(question, title).findings
    for lang in ("pt", "en"):
        sentences = [finding.message.render(lang) for finding in findings]
        assert len(set(sentences)) == len(sentences)
