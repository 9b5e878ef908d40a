"""What holds of any rules on any facts: for random rules, and for each installed law."""

from __future__ import annotations

import contextlib
from datetime import timedelta
from functools import cache
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from praca import CaseError, PracaError, Registry, case_from, load_plugins
from praca.assessing import assess
from praca.facts.horizon import as_not_yet
from praca.facts.situation import Situation, situation
from praca.facts.state import NEVER
from praca.readers.judge.compiler import compile_chapter
from praca.readers.judge.findings import walk_chapter
from praca.readers.judge.judge import conclude
from praca.readers.judge.walker import Walk
from praca.rules.documents import DocumentTerm
from praca.rules.presence import Given
from praca.rules.references import Equipped, Fact
from praca.rules.standard import Standard
from praca.testing.generators import case_data, paths_read, terms_read, value_of
from praca.testing.random_rules import MUNICIPALITY, READING, any_conditions, law_of, requirements

if TYPE_CHECKING:
    import random
    from datetime import date as Date

    from praca import Case
    from praca.law import Chapter, Law
    from praca.rules.standard import Requirement


@cache
def registry() -> Registry:
    """All installed plugins that work."""
    return load_plugins()


QUESTIONS = [
    (slug, question)
    for slug, law in registry().laws.items()
    for question in law.questions
    if isinstance(law.standard(question), Standard)
]
every_standard = pytest.mark.parametrize(
    ("slug", "question"), QUESTIONS, ids=[f"{slug}-{question}" for slug, question in QUESTIONS]
)


def options_of(law: Law, data: st.DataObject) -> dict[str, str]:
    """One option of each reading."""
    return {
        reading.id: data.draw(st.sampled_from([option.id for option in reading.options]), label=reading.id)
        for reading in law.readings.values()
    }


def plain_case(law: Law, question: str, data: st.DataObject) -> dict[str, Any]:
    """Random plain data over the facts that the question reads, dated mostly when the law is in force."""
    plain = data.draw(case_data(paths_read(law.standard(question)), registry().vocabulary))
    start = law.statute.start()
    days = st.dates(start - timedelta(days=200), start + timedelta(days=3000))
    return {"town": {}, **plain, "date": data.draw(days, label="date")}


def case_for(law: Law, question: str, data: st.DataObject) -> Case:
    """The same as a case; one of which nothing is known where the data is no case."""
    plain = plain_case(law, question, data)
    try:
        return case_from(plain, registry=registry())
    except CaseError:
        return case_from({"case": "refused", "date": plain["date"]}, registry=registry())


def put(law: Law, question: str, case: Case, options: dict[str, str]) -> tuple[Chapter, Situation, Date]:
    """The question as it stands on the date of the case, and the facts as the town sees them."""
    assert case.date is not None
    known, _postponed = as_not_yet(case, case.date, registry().vocabulary)
    facts = situation(known, law.municipality.slug, law.municipality.ibge)
    chapter = law.on(case.date, options, facts.town.law_published).chapter(question)
    assert chapter is not None
    return chapter, facts, case.date


def check_both_ways(chapter: Chapter, facts: Situation, date: Date) -> None:
    """The compiled chapter gives what the tree walker gives."""
    here = chapter.law.law.municipality
    walk = Walk(facts, date, here, chapter.law)
    compiled = compile_chapter(chapter)(facts, date, here, walk)
    walked = walk_chapter(chapter, Walk(facts, date, here, chapter.law))
    for one, other in zip(compiled[0], walked[0], strict=True):
        assert one == other
    assert compiled[1:] == walked[1:]


def check_growing(chapter: Chapter, facts: Situation, date: Date, data: st.DataObject) -> None:
    """An answer to a missing fact never changes what is decided without it."""
    here = chapter.law.law.municipality
    parts = {part for term in _terms(chapter) for part in term.walk()}
    present = {part.fact.path for part in parts if isinstance(part, Given)}
    before = Walk(facts, date, here, chapter.law)
    answers: dict[str, Any] = {}
    for path, part in sorted(_missing(parts, before).items()):
        if path not in present and data.draw(st.booleans(), label=path):
            values = value_of(part.info, registry().vocabulary) if isinstance(part, Fact) else st.booleans()
            answers[path] = data.draw(values | st.just(NEVER) if part.may_be_never else values, label=path)
    after = before.with_instead(answers)
    early = conclude(chapter, before, *walk_chapter(chapter, before))
    late = conclude(chapter, after, *walk_chapter(chapter, after))
    if early.verdict != "undetermined":
        assert late.verdict == early.verdict
    if late.verdict == "silent":
        return
    for name, given_value in early.values.items():
        assert given_value.value is None or late.values[name].value == given_value.value
    for one, other in zip(early.findings, late.findings, strict=False):
        assert one.status in ("undetermined", other.status) or {one.status, other.status} == {"met", "not_applicable"}


def _missing(parts: set[Any], walk: Walk) -> dict[str, Any]:
    """The facts, documents and pieces of equipment of which nothing is known, by path."""
    by_path: dict[str, list[Any]] = {}
    for part in parts:
        if isinstance(part, (Fact, DocumentTerm, Equipped)) and "[]" not in part.path:
            path = f"{part.path}.{part.code}" if isinstance(part, Equipped) else part.path
            by_path.setdefault(path, []).append(part)
    # What is asked of a document may be open in one place and known in another: an answer would contradict it.
    return {path: same[0] for path, same in by_path.items() if all(walk.value(part) is None for part in same)}


def _terms(chapter: Chapter) -> list[Any]:
    items = (*chapter.requirements, *chapter.values, *chapter.silences, *chapter.discretion)
    return list(terms_read(Standard(*_sorted(items)))) if items else []


def _sorted(items: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    kinds = ("Requirement", "Value", "Note", "Discretion", "Silence")
    return [tuple(item for item in items if type(item).__name__ == kind) for kind in kinds]


def shuffled(value: Any, order: random.Random) -> Any:
    """Plain data with the keys of every mapping in another order."""
    if not isinstance(value, dict):
        return [shuffled(entry, order) for entry in value] if isinstance(value, list) else value
    keys = list(value)
    order.shuffle(keys)
    return {key: shuffled(value[key], order) for key in keys}


def summary(ruling: Any) -> tuple[Any, ...]:
    """What the order of facts and of requirements must not touch."""
    return (
        ruling.verdict,
        sorted(ruling.missing),
        sorted(finding.requirement for finding in ruling.findings if finding.status == "violated"),
        sorted(ruling.values.items(), key=lambda pair: pair[0]),
    )


@given(rules=requirements(any_conditions()), data=st.data())
def test_random_rules_both_ways(rules: tuple[Requirement, ...], data: st.DataObject) -> None:
    """Compiled is walked, for rules that no law has."""
    law = law_of(Standard(requirements=rules))
    check_both_ways(*put(law, "vehicle", case_for(law, "vehicle", data), options_of(law, data)))


@given(rules=requirements(any_conditions()), data=st.data())
def test_random_rules_grow(rules: tuple[Requirement, ...], data: st.DataObject) -> None:
    """What is decided stays decided, for rules that no law has."""
    law = law_of(Standard(requirements=rules))
    check_growing(*put(law, "vehicle", case_for(law, "vehicle", data), options_of(law, data)), data)


@given(rules=requirements(any_conditions()), data=st.data(), order=st.randoms())
def test_order_of_requirements(rules: tuple[Requirement, ...], data: st.DataObject, order: random.Random) -> None:
    """Requirements may be declared in any order."""
    law = law_of(Standard(requirements=rules))
    mixed = list(rules)
    order.shuffle(mixed)
    other = law_of(Standard(requirements=tuple(mixed)))
    case = case_for(law, "vehicle", data)
    options = {READING.id: data.draw(st.sampled_from(["first", "second"]))}
    found = []
    for one in (law, other):
        chapter, facts, date = put(one, "vehicle", case, options)
        walk = Walk(facts, date, MUNICIPALITY, chapter.law)
        found.append(conclude(chapter, walk, *walk_chapter(chapter, walk)))
    assert summary(found[0]) == summary(found[1])


@every_standard
@given(data=st.data())
def test_law_both_ways(slug: str, question: str, data: st.DataObject) -> None:
    """Compiled is walked, for each installed law."""
    law = registry().laws[slug]
    check_both_ways(*put(law, question, case_for(law, question, data), options_of(law, data)))


@every_standard
@given(data=st.data())
def test_law_grows(slug: str, question: str, data: st.DataObject) -> None:
    """What is decided stays decided, for each installed law."""
    law = registry().laws[slug]
    check_growing(*put(law, question, case_for(law, question, data), options_of(law, data)), data)


@every_standard
@given(data=st.data(), order=st.randoms())
def test_law_in_any_order(slug: str, question: str, data: st.DataObject, order: random.Random) -> None:
    """The order of the facts in a case does not matter, nor that of the requirements in the law."""
    law = registry().laws[slug]
    plain = plain_case(law, question, data)
    standard = law.standard(question)
    assert isinstance(standard, Standard)
    mixed = list(standard.requirements)
    order.shuffle(mixed)
    standards = {question: attrs.evolve(standard, requirements=tuple(mixed))}
    other = attrs.evolve(law, standards=standards)
    try:
        cases = [case_from(one, registry=registry()) for one in (plain, shuffled(plain, order))]
    except CaseError:
        return
    towns = attrs.evolve(registry(), laws={slug: law}), attrs.evolve(registry(), laws={slug: other})
    first, second = (assess(case, town, questions=(question,))[0] for case, town in zip(cases, towns, strict=True))
    assert summary(first) == summary(second)


@every_standard
@given(data=st.data())
def test_law_cites_what_is_in_force(slug: str, question: str, data: st.DataObject) -> None:
    """Every finding and value cites provisions in force on the date; nothing but errors of Praça is raised."""
    law = registry().laws[slug]
    case = case_for(law, question, data)
    options = options_of(law, data)
    ruling = None
    with contextlib.suppress(PracaError):
        (ruling,) = assess(case, registry(), towns=(slug,), questions=(question,), readings=options)
    if ruling is None:
        return
    town = case.town(slug, law.municipality.ibge)
    published = town.law_published if town is not None else None
    cited = [finding.citations for finding in ruling.findings]
    cited += [given_value.citations for given_value in ruling.values.values()]
    for citations in cited:
        assert citations
        for citation in citations:
            assert law.statute.in_force(citation, ruling.date, options, published), (citation, ruling.date)
    assert ruling.to_dict("pt")
    assert ruling.to_dict("en")
