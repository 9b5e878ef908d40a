"""Every expectation of the worked cases holds, or stands in doubts.toml with the law's words against it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

import praca
from praca.scenarios import expectations, run_case

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.yaml"))


@cache
def registry() -> praca.Registry:
    """All installed plugins."""
    return praca.load_plugins()


@cache
def cases(file: str) -> dict[str, praca.Case]:
    """The cases of a file by title; read once."""
    loaded = praca.load_cases(HERE / file, registry=registry())
    assert not loaded.problems, [problem.render("en") for problem in loaded.problems]
    return {case.title: case for case in loaded.cases}


@cache
def doubts() -> frozenset[tuple[str, str, str]]:
    """Case, town and question of the expectations that are doubted."""
    path = HERE / "doubts.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("doubt", []) if path.is_file() else []
    return frozenset((entry["case"], entry["town"], entry["question"]) for entry in entries)


def _all() -> list[tuple[str, str, str, str]]:
    found = []
    for file in FILES:
        for case in cases(file.name).values():
            for town, question, _expected in expectations(case, registry()):
                if registry().law(town).standard(question) is not None:
                    found.append((file.name, case.title, town, question))
    return found


@pytest.mark.parametrize(("file", "title", "town", "question"), _all())
def test_worked_case(file: str, title: str, town: str, question: str) -> None:
    """One case, town and question."""
    (case,) = [one for one in praca.load_cases(HERE / file, registry=registry()).cases if one.title == title]
    outcomes = [outcome for outcome in run_case(case, registry(), questions=[question]) if outcome.town == town]
    assert outcomes
    for outcome in outcomes:
        if (title, town, question) in doubts():
            assert outcome.result == "failed", "the doubt is settled: take it out of doubts.toml"
        else:
            assert outcome.result == "passed", (outcome.error, outcome.differences)


def test_doubts_name_cases() -> None:
    """A doubt names a case that exists."""
    known = {(title, town, question) for _file, title, town, question in _all()}
    assert doubts() <= known
