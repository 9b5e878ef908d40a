"""Mantenópolis-ES, question ``vehicle``: the worked cases, and what an expectation of a case cannot say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import praca
from praca.scenarios import run_case

if TYPE_CHECKING:
    from praca.rulings import Finding, Ruling

FILE = Path(__file__).parent / "cases" / "vehicle.yaml"
REGISTRY = praca.load_plugins()
CASES = {case.title: case for case in praca.load_cases(FILE, registry=REGISTRY).cases}
PREFIX = "mantenopolis.vehicle."


def ruled(title: str) -> Ruling:
    """The ruling of one of the worked cases."""
    return praca.assess(CASES[title], registry=REGISTRY)[0]


def finding(title: str, requirement: str) -> Finding:
    """What the ruling of a worked case finds on one requirement."""
    return {found.requirement: found for found in ruled(title).findings}[PREFIX + requirement]


@pytest.mark.parametrize("title", CASES)
def test_worked_case(title: str) -> None:
    """Every expectation of the case holds, and none is left out."""
    outcomes = list(run_case(CASES[title], REGISTRY))
    assert [outcome.result for outcome in outcomes] == ["passed"], [outcome.differences for outcome in outcomes]


@pytest.mark.parametrize(
    ("title", "requirement", "citations"),
    [
        ("a pick-up on the first day of the wording of 2025", "pickup", ("art. 10, II, b", "art. 4º, III")),
        (
            "a taxi on the day of publication is tolerated",
            "age",
            ("art. 10, II, b", "art. 11, II", "art. 12", "art. 70"),
        ),
        ("the known wording of art. 70 tolerates it as well", "colour", ("art. 10, II, e", "art. 10, § 2º", "art. 70")),
        (
            "no air conditioning on the last of the 60 days, the later text read back",
            "air_conditioning",
            ("art. 10, II, d", "art. 70"),
        ),
        ("no stripe on the last of the 60 days", "stripe", ("art. 13", "art. 16")),
    ],
)
def test_what_is_tolerated_cites_the_tolerance(title: str, requirement: str, citations: tuple[str, ...]) -> None:
    """A requirement that is met only by an exception names it."""
    found = finding(title, requirement)
    assert (found.status, found.citations) == ("met", citations)


@pytest.mark.parametrize(
    "requirement",
    [
        "roof_light",
        "free_occupied_indicator",
        "seat_belts",
        "holder_card",
        "fare_table",
        "no_smoking_sticker",
        "municipal_registration",
    ],
)
def test_the_sixty_days_are_cited_where_they_excuse(requirement: str) -> None:
    """Art. 70 excuses each piece of equipment by itself."""
    found = finding("no equipment on the last of the 60 days, the later text read back", requirement)
    assert found.status == "met"
    assert found.citations[-1] == "art. 70"


def test_values_name_their_provisions() -> None:
    """Only those whose wording is known on the date."""
    values = ruled("a car in order, every adaptation over").values
    assert {name: value.citations for name, value in values.items()} == {
        "age_years": ("art. 11, II",),
        "max_occupants": ("art. 10, II, c", "art. 4º, III"),
        "replace_by": ("art. 11, II", "art. 12", "art. 70"),
    }
    early = ruled("a car in order while the stripe was due").values
    assert early["max_occupants"].citations == ("art. 10, II, c",)


def test_a_breach_of_the_stripe_is_found_once() -> None:
    """Within the 60 days by art. 16, parágrafo único, afterwards by art. 13 alone."""
    assert finding("art. 16 says so", "stripe").status == "met"
    assert finding("art. 16 says so", "stripe_at_once").status == "violated"
    title = "replaced within the 60 days, still without a stripe after them"
    assert finding(title, "stripe").status == "violated"
    assert finding(title, "stripe_at_once").status == "not_applicable"


def test_every_breach_bars() -> None:
    """In this question no requirement is a mere duty, nor a ground that waits for an act of the Executive."""
    assert {found.effect for found in ruled("a car in order, every adaptation over").findings} == {"bars"}


@pytest.mark.parametrize(
    ("title", "notes"),
    [
        ("a car in order, every adaptation over", {}),
        ("a black executive taxi with all it needs", {"executive_seal": ("art. 3º, § 3º, III",)}),
        (
            "a car in order while the stripe was due",
            {"annex": ("art. 14, parágrafo único",), "special_stand": ("art. 15, parágrafo único",)},
        ),
        ("no stripe on the last day of art. 13", {}),
    ],
)
def test_notes_are_shown_only_where_they_belong(title: str, notes: dict[str, tuple[str, ...]]) -> None:
    """A note that stands in every ruling would be read in none."""
    found = {note.id: note.citations for note in ruled(title).notes if note.id.startswith(PREFIX)}
    assert found == {PREFIX + name: citations for name, citations in notes.items()}


def test_every_finding_speaks_both_languages() -> None:
    """Each requirement has a sentence of its own in Portuguese and in English."""
    findings = ruled("a car in order while the stripe was due").findings
    for lang in ("pt", "en"):
        sentences = [found.message.render(lang) for found in findings]
        assert len(set(sentences)) == len(sentences)
