"""Every expectation of Cotriguaçu's worked cases, question by question."""

from __future__ import annotations

from pathlib import Path

import pytest

import praca
from praca.scenarios import run_case

FILES = sorted(Path(__file__).parent.glob("cases/*.yaml"))
CASES = {(path.stem, case.title): case for path in FILES for case in praca.load_cases(path).cases}


@pytest.fixture(scope="module")
def registry() -> praca.Registry:
    """The installed plugins."""
    return praca.load_plugins()


def test_every_question_has_its_cases() -> None:
    """One file for each question of the contract."""
    assert {path.stem for path in FILES} == set(praca.QUESTIONS)


@pytest.mark.parametrize(("question", "title"), CASES)
def test_worked_case(question: str, title: str, registry: praca.Registry) -> None:
    """Every expectation of the case holds, and none is left out."""
    outcomes = list(run_case(CASES[question, title], registry))
    assert outcomes
    assert [one.result for one in outcomes] == ["passed"] * len(outcomes), [one.differences for one in outcomes]
