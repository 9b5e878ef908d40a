"""What every answer to the missing facts would give, against trying every answer."""

from __future__ import annotations

from collections import defaultdict
from decimal import Decimal
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praca import day
from praca.facts.documents import Document
from praca.facts.situation import Situation
from praca.facts.state import NEVER
from praca.facts.vehicle import Stripe, Vehicle
from praca.readers.judge import outcomes
from praca.readers.judge.findings import status_of
from praca.readers.judge.judge import Answer, judge
from praca.readers.judge.walker import Walk
from praca.rules.standard import Standard
from praca.testing.random_rules import MUNICIPALITY, any_conditions, exact_conditions, law_of, requirements

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.law import Chapter
    from praca.rules.standard import Requirement

DATE = day("2021-06-01")
DOMAINS: dict[str, tuple[Any, ...]] = {
    "airbags": (True, False),
    "tailgate": (True, False),
    "roadworthy": (True, False),
    "hygiene": ("good", "bad"),
    "condition": ("perfect", "good", "bad"),
    "service_area": ("urban", "rural"),
    "shields_on_front_doors": (0, 1, 2),
    "roof_light": (True, False),
    "taximeter": (True, False),
}
EQUIPMENT = ("roof_light", "taximeter")
DOCUMENTS = ("vehicle_tax", "mechanical_report")
Facts = dict[str, Any]


def path(fact: str) -> str:
    """How a ruling names a missing fact; a piece of equipment is missing as the list."""
    return "vehicle.equipment" if fact in EQUIPMENT else f"vehicle.{fact}"


def situation(facts: Facts) -> Situation:
    """The facts of a vehicle as the judge takes them."""
    equipment = {code: facts[code] for code in EQUIPMENT if code in facts}
    documents = {code: facts[code] for code in DOCUMENTS if code in facts}
    plain = {name: value for name, value in facts.items() if name not in (*EQUIPMENT, *DOCUMENTS)}
    unknown = dict.fromkeys(("replaced_on", "persons_on_board"), None)
    return Situation(vehicle=Vehicle(**{**unknown, **plain}, equipment=equipment or None, documents=documents or None))


def chapter_of(rules: tuple[Requirement, ...]) -> Chapter:
    """The rules as they stand on the date."""
    law = law_of(Standard(requirements=rules))
    chapter = law.on(DATE, law.options({}), None).chapter("vehicle")
    assert chapter is not None
    return chapter


def statuses(chapter: Chapter, facts: Facts) -> tuple[str, ...]:
    """Met or violated, requirement by requirement, with every fact known."""
    walk = Walk(situation(facts), DATE, MUNICIPALITY, chapter.law)
    found = [status_of(*(walk.value(term) for term in rule.terms())) for rule in chapter.requirements]
    return tuple("met" if status == "not_applicable" else status for status in found)


def is_denied(chapter: Chapter, facts: Facts, found: tuple[str, ...]) -> bool:
    """Whether a violated requirement bars, with every fact known."""
    walk = Walk(situation(facts), DATE, MUNICIPALITY, chapter.law)
    return any(
        status == "violated" and (rule.effect == "bars" or walk.value(rule.bars_if))
        for rule, status in zip(chapter.requirements, found, strict=True)
    )


def completions(facts: Facts) -> Iterator[Facts]:
    """Every way to answer the missing facts."""
    missing = [name for name in DOMAINS if name not in facts]
    for values in product(*(DOMAINS[name] for name in missing)):
        yield {**facts, **dict(zip(missing, values, strict=True))}


def mattering(results: dict[tuple[Any, ...], Any], names: list[str]) -> set[str]:
    """The paths of the facts whose answer alone can change the result."""
    found = set()
    for fact in dict.fromkeys(map(path, names)):
        others: dict[tuple[Any, ...], set[Any]] = defaultdict(set)
        for values, result in results.items():
            others[tuple(v for v, name in zip(values, names, strict=True) if path(name) != fact)].add(result)
        if any(len(different) > 1 for different in others.values()):
            found.add(fact)
    return found


def answer(chapter: Chapter, facts: Facts) -> Answer:
    """What the judge says."""
    return judge(chapter, situation(facts), DATE, MUNICIPALITY)


def check_exact(rules: tuple[Requirement, ...], facts: Facts) -> None:
    """The verdict, each finding and what is missing are those that trying every completion gives."""
    chapter = chapter_of(rules)
    names = [name for name in DOMAINS if name not in facts]
    tried = {tuple(whole[name] for name in names): statuses(chapter, whole) for whole in completions(facts)}
    whole = {values: {**facts, **dict(zip(names, values, strict=True))} for values in tried}
    denied = {values: is_denied(chapter, whole[values], found) for values, found in tried.items()}
    said = answer(chapter, facts)
    verdicts = {"denied" if one else "allowed" for one in denied.values()}
    assert said.verdict == (verdicts.pop() if len(verdicts) == 1 else "undetermined")
    assert set(said.missing) == mattering(denied, names)
    assert said.open_because == (("fact",) if said.verdict == "undetermined" else ())
    for index, finding in enumerate(said.findings):
        alone = {values: found[index] for values, found in tried.items()}
        kinds = set(alone.values())
        status = "met" if finding.status == "not_applicable" else finding.status
        assert status == (kinds.pop() if len(kinds) == 1 else "undetermined")
        assert set(finding.missing) == mattering(alone, names)


@given(
    requirements(exact_conditions()),
    st.fixed_dictionaries({}, optional={k: st.sampled_from(v) for k, v in DOMAINS.items()}),
)
def test_exactly_what_brute_force_finds(rules: tuple[Requirement, ...], facts: Facts) -> None:
    """Where the conditions hang on single facts with a known domain."""
    check_exact(rules, facts)


DAYS = st.sampled_from([day("2017-12-31"), day("2018-07-01"), day("2020-12-01"), day("2021-05-03"), day("2021-05-02")])
PAPERS = st.sampled_from(
    [
        Document(present=False),
        Document(present=True, conforms=True),
        Document(present=True, issued=day("2021-03-03"), count=2),
        Document(present=True, issued=day("2021-03-04"), count=1),
    ]
)
MORE: dict[str, st.SearchStrategy[Any]] = {
    "seats": st.integers(1, 9),
    "side_doors": st.integers(2, 5),
    "manufacture_year": st.integers(2014, 2021),
    "first_registered": DAYS,
    "taxi_since": st.one_of(DAYS, st.just(NEVER)),
    "replaced_on": st.one_of(DAYS, st.just(NEVER)),
    "persons_on_board": st.one_of(st.integers(0, 9), st.just(NEVER)),
    "registered_in": st.sampled_from(["here", "exemplo", "elsewhere"]),
    "stripe": st.sampled_from([Stripe(width_cm=14), Stripe(width_cm=Decimal("15.5"))]),
    "vehicle_tax": PAPERS,
    "mechanical_report": PAPERS,
}
ANYTHING = {name: st.sampled_from(values) for name, values in DOMAINS.items()} | MORE
PATHS = {"stripe": "vehicle.stripe.width_cm"} | {name: f"vehicle.documents.{name}" for name in DOCUMENTS}


@given(
    requirements(any_conditions()),
    st.fixed_dictionaries(ANYTHING),
    st.sets(st.sampled_from(sorted(ANYTHING))),
    st.sampled_from(sorted(ANYTHING)),
    st.data(),
)
def test_nothing_is_decided_too_early(
    rules: tuple[Requirement, ...], whole: Facts, unknown: set[str], fact: str, data: st.DataObject
) -> None:
    """With any operator: what is decided stays so, and what may change the verdict is named."""
    chapter = chapter_of(rules)
    early = answer(chapter, {name: value for name, value in whole.items() if name not in unknown})
    late = answer(chapter, whole)
    if early.verdict != "undetermined":
        assert late.verdict == early.verdict
    for before, after in zip(early.findings, late.findings, strict=True):
        if before.status == "violated" or (before.status == "not_applicable" != after.status):
            assert after.status == before.status
        if before.status == "met":
            assert after.status in ("met", "not_applicable")
    assert (early.verdict == "undetermined") == bool(early.open_because)
    changed = answer(chapter, {**whole, fact: data.draw(ANYTHING[fact])})
    if fact in unknown and changed.verdict != late.verdict:
        assert PATHS.get(fact, path(fact)) in early.missing


@given(
    requirements(exact_conditions(), 3),
    st.fixed_dictionaries({}, optional={k: st.sampled_from(v) for k, v in DOMAINS.items()}),
)
def test_split_by_values(rules: tuple[Requirement, ...], facts: Facts) -> None:
    """With room for three atoms only, facts are tried value by value: as sound, and rarely less exact."""
    chapter = chapter_of(rules)
    exact = answer(chapter, facts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outcomes, "MAX_ATOMS", 3)
        narrow = answer(chapter, facts)
    assert narrow.verdict in (exact.verdict, "undetermined")
    if narrow.verdict == exact.verdict:
        assert set(narrow.missing) >= set(exact.missing)
