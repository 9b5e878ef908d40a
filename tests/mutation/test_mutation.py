"""The mutation run: leaving out any one thing that a law says makes an expectation fail.

Mutants that no expectation tells are listed in ``equivalent.toml``, each with the reason: another test that tells it,
or why no possible case would.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import pytest

import praca
from praca.assessing import answer_of, day_of_law, rule
from praca.errors import PracaError
from praca.facts.horizon import as_not_yet
from praca.facts.situation import Situation, situation
from praca.readers.judge import judge as judging
from praca.readers.judge.findings import walk_chapter
from praca.scenarios import compare, expectations
from praca.testing.mutants import Mutant, mutants
from praca.testing.near_misses import near_misses

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = Path(__file__).parent
TESTS = HERE.parent
REGISTRY = praca.load_plugins()
ASKED = [(slug, question) for slug, law in REGISTRY.laws.items() for question in law.questions]


@attrs.frozen
class Scenario:
    """One expectation, with everything ready to put it to a law again."""

    case: praca.Case
    facts: Situation
    expected: dict[str, Any]
    against: frozenset[str]


@cache
def equivalent() -> dict[str, str]:
    """Mutants that no expectation tells from the law, with the reason."""
    path = HERE / "equivalent.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", []) if path.is_file() else []
    return {f"{entry['town']} {entry['question']} {entry['name']}": entry["reason"] for entry in entries}


def scenarios(town: str, question: str) -> Iterator[Scenario]:
    """The expectations of the worked cases and of the plugin's own."""
    law = REGISTRY.law(town)
    files = [TESTS / "cases" / f"{town}.yaml", TESTS / "cases" / "several.yaml"]
    files += sorted((TESTS / "plugins" / town / "cases").glob("*.yaml"))
    for file in files:
        for case in praca.load_cases(file, registry=REGISTRY).cases:
            for name, asked, expected in expectations(case, REGISTRY):
                if REGISTRY.law(name) is law and asked == question and case.date is not None:
                    yield from _scenario(case, law, question, dict(expected))


def _scenario(case: praca.Case, law: praca.Law, question: str, expected: dict[str, Any]) -> Iterator[Scenario]:
    assert case.date is not None
    known, _postponed = as_not_yet(case, case.date, REGISTRY.vocabulary)
    proceedings = known.proceedings or (None,) if question == "proceeding" else (None,)
    for proceeding in proceedings:
        facts = situation(known, law.municipality.slug, law.municipality.ibge, proceeding=proceeding)
        part = expected
        if proceeding is not None and case.several_proceedings and proceeding.id in expected:
            part = expected[proceeding.id]
        # What every run computes anew and no mutant needs: which readings are decisive, notes.
        wanted = {key: value for key, value in part.items() if key not in ("decisive", "notes", "readings")}
        answer = rule(law, question, case, facts, case.date, law.options(case.readings))
        yield Scenario(case, facts, wanted, frozenset(f.requirement for f in answer.findings if f.status == "violated"))


def holds(law: praca.Law, question: str, scenario: Scenario) -> bool:
    """Whether the expectation holds under ``law``; an error of the law's own is a failure too."""
    case, facts = scenario.case, scenario.facts
    assert case.date is not None
    try:
        state = law.on(day_of_law(question, facts, case.date), law.options(case.readings), facts.town.law_published)
        heading: dict[str, Any] = {"case": "", "id": None, "subject": None, "municipality": "", "question": question}
        heading |= {"date": case.date, "law": None}
        if not state.binds:
            return not list(compare(scenario.expected, praca.Ruling(**heading, verdict="silent")))
        answer = answer_of(state, question, facts, case.date)
        given = {
            field.name: getattr(answer, field.name)
            for field in attrs.fields(type(answer))
            if field.name not in ("readings", "notes")
        }
        return not list(compare(scenario.expected, praca.Ruling(**heading, **given)))
    except (PracaError, ArithmeticError, TypeError, ValueError, AttributeError, KeyError):
        return False


def survives(mutant: Mutant, law: praca.Law, question: str, listed: list[Scenario]) -> bool:
    """Whether every expectation still holds under the mutant, the likeliest to fail tried first."""
    try:
        changed = attrs.evolve(law, standards={**law._standards, question: mutant.declarations})
    except PracaError:
        return False
    likely = sorted(listed, key=lambda one: mutant.about not in one.against)
    return all(holds(changed, question, scenario) for scenario in likely)


@pytest.fixture(autouse=True)
def _walked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Walk the trees: a mutant lives too short to be worth compiling (both forms are proved equal elsewhere)."""
    monkeypatch.setattr(
        judging, "compile_chapter", lambda chapter: lambda _facts, _date, _here, walk: walk_chapter(chapter, walk)
    )


# A ranking without criteria orders nobody: there is nothing in it to leave out or to misread.
ORDERED = [
    (town, question)
    for town, question in ASKED
    if getattr(REGISTRY.law(town).standard(question), "criteria", None) != ()
]


@pytest.mark.full
@pytest.mark.parametrize(("town", "question"), ORDERED)
def test_no_mutant_survives(town: str, question: str) -> None:
    """Each mutant of a question's declarations fails an expectation, or is known to be equivalent."""
    law = REGISTRY.law(town)
    listed = list(scenarios(town, question))
    assert listed
    assert [one.case.title for one in listed if not holds(law, question, one)] == []
    made = list(mutants(law.standard(question), law.readings))
    assert made
    survivors = {mutant.name for mutant in made if survives(mutant, law, question, listed)}
    known = {name for name in survivors if f"{town} {question} {name}" in equivalent()}
    assert sorted(survivors - known) == []


@pytest.mark.full
@pytest.mark.parametrize(("town", "question"), ORDERED)
def test_near_misses(town: str, question: str, record_property: Callable[[str, object], None]) -> None:
    """What no expectation notices when a law is misread by one is listed at the end of the run (see conftest.py)."""
    law = REGISTRY.law(town)
    listed = list(scenarios(town, question))
    made = {mutant.name: mutant for mutant in near_misses(law.standard(question))}
    unnoticed = sorted(name for name, mutant in made.items() if survives(mutant, law, question, listed))
    record_property("near misses", (f"{town} {question}", len(made), unnoticed))
    assert made


def test_equivalent_mutants_exist() -> None:
    """A mutant listed as equivalent is one that the run makes."""
    names = {
        f"{town} {question} {mutant.name}"
        for town, question in {(key.split()[0], key.split()[1]) for key in equivalent()}
        for mutant in mutants(REGISTRY.law(town).standard(question), REGISTRY.law(town).readings)
    }
    assert set(equivalent()) <= names
