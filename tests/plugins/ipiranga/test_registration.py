"""Registration in Ipiranga do Norte-MT: the notes and citations of eligibility and driver."""

from __future__ import annotations

from pathlib import Path

import pytest

import praca

CASES = Path(__file__).parent / "cases"
REGISTRY = praca.load_plugins()
BY_TITLE = {
    question: {case.title: case for case in praca.load_cases(CASES / f"{question}.yaml").cases}
    for question in ("eligibility", "driver")
}


def ruled(question: str, title: str) -> praca.Ruling:
    """The ruling of one of the worked cases."""
    (found,) = praca.assess(BY_TITLE[question][title], registry=REGISTRY, questions=[question])
    return found


@pytest.mark.parametrize(
    ("question", "title", "notes"),
    [
        ("eligibility", "Everything in order", {"no_grant"}),
        ("eligibility", "Another main activity in town is only noted", {"no_grant", "other_activity"}),
        ("eligibility", "Another main activity in town under the strict reading", {"no_grant"}),
        ("eligibility", "Another main activity in the country is not even noted", {"no_grant"}),
        ("eligibility", "A licence on its last day", {"no_grant"}),
        ("eligibility", "A company with its own papers", {"no_grant"}),
        ("driver", "Everything in order", set()),
        ("driver", "A licence on its last day", set()),
    ],
)
def test_notes_stand_only_where_they_belong(question: str, title: str, notes: set[str]) -> None:
    """A note that stands in every ruling would be read in none."""
    prefix = f"ipiranga.{question}."
    found = {note.id.removeprefix(prefix) for note in ruled(question, title).notes if note.id.startswith(prefix)}
    assert found == notes


@pytest.mark.parametrize(
    ("question", "title", "requirement", "cites"),
    [
        (
            "eligibility",
            "Another main activity in the country under the strict reading",
            "main_activity",
            ("art. 4º", "art. 4º, § 2º"),
        ),
        ("eligibility", "Everything in order", "inspection", ("art. 11", "art. 13, § 2º")),
        ("eligibility", "Everything in order", "mechanical_report", ("art. 13, § 2º, VIII", "art. 11, § 2º")),
        ("driver", "Everything in order", "domicile_certificate", ("art. 13, § 3º", "art. 13, § 2º, II")),
        ("driver", "Everything in order", "good_conduct", ("art. 13, § 3º", "art. 13, § 2º, IV")),
    ],
)
def test_findings_cite_every_provision_that_bears_on_them(
    question: str, title: str, requirement: str, cites: tuple[str, ...]
) -> None:
    """The basis first."""
    found = {finding.requirement: finding.citations for finding in ruled(question, title).findings}
    assert found[f"ipiranga.{question}.{requirement}"] == cites


def test_the_note_on_grants_names_the_decree_too() -> None:
    """Art. 4º, § 1º leaves the choice, art. 5º the decree."""
    (grant,) = (n for n in ruled("eligibility", "Everything in order").notes if n.id.endswith("no_grant"))
    assert grant.citations == ("art. 4º, § 1º", "art. 5º")
