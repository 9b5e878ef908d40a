"""Comodoro-MT, questions ``eligibility``, ``driver`` and ``penalty``: the worked cases, and what they cannot say."""

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
CASES = {
    (question, case.title): case
    for question in QUESTIONS
    for case in praca.load_cases(FOLDER / f"{question}.yaml").cases
}
REGISTRY = praca.load_plugins()


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
        ("eligibility", "Every paper of a self-employed driver", set()),
        ("eligibility", "Something on record: civil certificate federal", {"positive_certificate"}),
        ("eligibility", "Something on record: criminal certificate state", {"positive_certificate"}),
        ("eligibility", "Something on record: criminal certificate federal", {"positive_certificate"}),
        ("eligibility", "Known to be missing: civil certificate state", set()),
        ("eligibility", "A cooperative that meets art. 5º: the Prefeitura decides", {"other_entity"}),
        ("driver", "The second collaborator", {"registration_first"}),
        ("driver", "A regulation adds papers: named, not checked", {"registration_first", "additional_documents"}),
        ("penalty", "A first breach that is grave", {"suspension_and_revocation"}),
        ("penalty", "A false declaration of the holder", set()),
        ("penalty", "No infraction here: smoking", set()),
        ("penalty", "No infraction here, with a note: queue jumping", {"stand_norms"}),
        ("penalty", "Assault: item 15", {"suspension_and_revocation", "other_liability"}),
    ],
)
def test_notes_are_shown_only_where_they_belong(question: str, title: str, notes: set[str]) -> None:
    """A note that stands in every ruling would be read in none."""
    prefix = f"comodoro.{question}."
    found = {note.id.removeprefix(prefix) for note in ruled(question, title).notes if note.id.startswith(prefix)}
    assert found == notes


@pytest.mark.parametrize(
    ("question", "title", "note"),
    [
        ("driver", "The second collaborator", "federal.lei-6094"),
        ("driver", "The fourth driver of a company", "federal.lei-6094"),
        ("penalty", "A lawful refusal: pet", "federal.lei-11126"),
        ("penalty", "Overcharging: item 02", "federal.lei-12587"),
    ],
)
def test_federal_law_is_named_only_where_it_differs(question: str, title: str, note: str) -> None:
    """The note belongs to the one case in which federal law would say something else."""
    assert note not in {found.id for found in ruled(question, title).notes}


def test_a_driver_s_papers_cite_what_makes_them_asked() -> None:
    """Art. 4º speaks of applicants; it reaches a collaborator through art. 3º, § 3º."""
    findings = ruled("driver", "Asked literally: no document of the car").findings
    papers = [finding.citations for finding in findings if finding.citations[0].startswith("art. 4º")]
    assert papers
    assert all("art. 3º, § 3º" in citations for citations in papers)


@pytest.mark.parametrize(
    ("title", "citations"),
    [
        ("A first breach that is grave", ("art. 38, § 1º", "art. 35, II", "art. 38, § 2º")),
        ("The day after the earlier notice", ("art. 38, § 3º", "art. 35, II", "art. 38, § 4º")),
    ],
)
def test_fine_cites_its_measure(title: str, citations: tuple[str, ...]) -> None:
    """The amount comes first, then the kind of penalty and why it is this amount."""
    assert ruled("penalty", title).sanctions[0].citations == citations


def test_who_decides_on_a_cooperative() -> None:
    """The choice that the law leaves open has an authority and a provision."""
    decision = ruled("eligibility", "A cooperative that meets art. 5º: the Prefeitura decides").decision
    assert decision is not None
    assert (decision.authority, decision.citations) == ("executive", ("art. 3º, II",))


def test_fine_in_reais() -> None:
    """Forty UFM at the value that the town profile gives."""
    assert str(ruled("penalty", "The UFM has a value").sanctions[0].brl) == "204.80"


@pytest.mark.parametrize(
    ("title", "values"),
    [
        ("A false declaration beside a fine", []),
        ("A false declaration of the holder", []),
        ("A conduct that is none beside one that is", []),
        ("A first breach that is grave", ["recidivist"]),
    ],
)
def test_recidivism_is_told_where_sanctions_hang_on_it(title: str, values: list[str]) -> None:
    """Revocation under art. 41 does not hang on a history; the value speaks of the breach named first."""
    assert list(ruled("penalty", title).values) == values


@pytest.mark.parametrize(
    ("question", "title"),
    [
        ("eligibility", "Every paper of a self-employed driver"),
        ("eligibility", "Company: the first taxi fits whatever the population is"),
        ("driver", "The first collaborator"),
    ],
)
def test_every_finding_speaks_both_languages(question: str, title: str) -> None:
    """Each requirement has a sentence of its own in Portuguese and in English."""
    findings = ruled(question, title).findings
    for lang in ("pt", "en"):
        sentences = [finding.message.render(lang) for finding in findings]
        assert len(set(sentences)) == len(sentences)
