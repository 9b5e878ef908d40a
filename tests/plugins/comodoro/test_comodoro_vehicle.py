"""Comodoro-MT, question ``vehicle``: the worked cases, and what an expectation of a case cannot say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import praca
from praca.scenarios import run_case

if TYPE_CHECKING:
    from praca.rulings import Ruling

FILE = Path(__file__).parent / "cases" / "vehicle.yaml"
CASES = {case.title: case for case in praca.load_cases(FILE).cases}
REGISTRY = praca.load_plugins()


def ruled(title: str) -> Ruling:
    """The ruling of one of the worked cases."""
    return praca.assess(CASES[title], registry=REGISTRY)[0]


@pytest.mark.parametrize("title", CASES)
def test_worked_case(title: str) -> None:
    """Every expectation of the case holds, and none is left out."""
    outcomes = list(run_case(CASES[title], REGISTRY))
    assert [outcome.result for outcome in outcomes] == ["passed"], [outcome.differences for outcome in outcomes]


@pytest.mark.parametrize(
    ("title", "notes"),
    [
        ("Without a regulation nobody asks for a taximeter", {"original_papers"}),
        (
            "A good state is enough, though the authority may withdraw what is not perfect",
            {"original_papers", "withdrawal"},
        ),
        ("A bad state", {"original_papers", "withdrawal"}),
        ("No holder's card", {"original_papers"}),
        ("No fare table", {"original_papers"}),
        ("The reserve runs while the main car is out", {"original_papers", "reserve_time"}),
        ("A regulation on cars is named as not checked", {"original_papers", "regulation"}),
    ],
)
def test_notes_are_shown_only_where_they_belong(title: str, notes: set[str]) -> None:
    """A note that stands in every ruling would be read in none."""
    prefix = "comodoro.vehicle."
    found = {note.id.removeprefix(prefix) for note in ruled(title).notes if note.id.startswith(prefix)}
    assert found == notes


@pytest.mark.parametrize(
    ("title", "note", "citations"),
    [
        ("A regulation on cars is named as not checked", "comodoro.vehicle.regulation", ("art. 15", "art. 18")),
        ("A good state is enough, though the authority may withdraw what is not perfect", "comodoro.vehicle.withdrawal",
         ("art. 40, parágrafo único",)),
        ("The reserve runs while the main car is out", "comodoro.vehicle.reserve_time", ("art. 19, parágrafo único",)),
        ("No sticker", "comodoro.vehicle.original_papers", ("art. 18, V",)),
        ("Eight places are one too many", "federal.lei-12468", ()),
    ],
)  # fmt: skip
def test_notes_cite_what_they_rest_on(title: str, note: str, citations: tuple[str, ...]) -> None:
    """A note names its provisions; a federal act stands in its sentence, not among this law's citations."""
    assert {found.id: found.citations for found in ruled(title).notes}[note] == citations


@pytest.mark.parametrize("title", [title for title in CASES if title.startswith("Not yet held against")])
def test_a_tolerated_fault_cites_the_tolerance(title: str) -> None:
    """What art. 19 excuses cites it; a search for art. 19 in a case would also find the reserve car's paragraph."""
    assert len([finding for finding in ruled(title).findings if "art. 19" in finding.citations]) == 1


def test_every_finding_speaks_both_languages() -> None:
    """Each requirement has a sentence of its own in Portuguese and in English."""
    findings = ruled("Without a regulation nobody asks for a taximeter").findings
    for lang in ("pt", "en"):
        sentences = [finding.message.render(lang) for finding in findings]
        assert len(set(sentences)) == len(sentences)
