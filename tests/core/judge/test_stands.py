"""Stands of a town, found by their id and summed: values, what is missing, and the compiled form against the walker."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given as tried
from hypothesis import strategies as st

from praca import DeclarationError, chapter, day, given, note, stand, stands_total, town, value
from praca.facts.situation import Situation
from praca.facts.town import Stand, Town
from praca.law import Law
from praca.readers.judge.compiler import compile_chapter
from praca.readers.judge.findings import walk_chapter
from praca.readers.judge.judge import Answer, judge
from praca.readers.judge.walker import Walk, facts_read, open_leaves
from praca.rules.standard import Standard
from praca.testing.random_rules import MUNICIPALITY, READING, statute

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from praca.law import Chapter
    from praca.rules.term import Term

DATE = day("2021-06-01")
need = chapter("exemplo.quota")
asked = stand(town.stand)
CAPACITY = stands_total("capacity", besides=("1",), without=("rotating",))
QUOTA = Standard(
    requirements=(
        need("one", "art. 1º", pt="Há vaga.", en="There is room.", holds=stand("1").assigned < 2),
        need(
            "asked",
            "art. 1º",
            pt="Há vaga ali.",
            en="There is room there.",
            holds=asked.assigned < asked.capacity,
            only_if=given(town.stand),
        ),
        need(
            "fixed",
            "art. 1º",
            pt="É fixo.",
            en="It is fixed.",
            holds=asked.kind == "fixed",
            only_if=given(asked.kind),
        ),
        need("all", "art. 1º", pt="Cabe.", en="It fits.", holds=stands_total("assigned") < 4 + CAPACITY),
    ),
    values=(value("max_permits", "art. 1º", pt="total", en="total", is_=CAPACITY + 4),),
    notes=(note("exemplo.quota.full", "text", "art. 1º", pt="Cheio.", en="Full.", when=stand("1").assigned >= 2),),
)


def the_chapter() -> Chapter:
    """The invented law on the date."""
    law = Law(MUNICIPALITY, statute(), {READING.id: READING}, "exemplo 1.0", standards={"quota": QUOTA})
    found = law.on(DATE, law.options({}), None).chapter("quota")
    assert found is not None
    return found


CHAPTER = the_chapter()


def walk_of(one: Town) -> Walk:
    """The facts of the town, ready to be read."""
    return Walk(Situation(town=one), DATE, MUNICIPALITY, CHAPTER.law)


def answer(one: Town) -> Answer:
    """The answer of the law."""
    return judge(CHAPTER, Situation(town=one), DATE, MUNICIPALITY)


FULL = {"1": Stand(capacity=2, assigned=1), "5": Stand(capacity=3, assigned=3, kind="fixed")}


@pytest.mark.parametrize(
    ("term", "known", "expected"),
    [
        (stand("1").assigned, Town(stands=FULL), 1),
        (stand("2").assigned, Town(stands=FULL), None),
        (stand("1").assigned, Town(), None),
        (stand("1").kind, Town(stands=FULL), None),
        (asked.capacity, Town(stands=FULL, stand="5"), 3),
        (asked.capacity, Town(stands=FULL, stand="7"), None),
        (asked.capacity, Town(stands=FULL), None),
        (stands_total("assigned"), Town(stands=FULL), 4),
        (stands_total("assigned"), Town(stands={}), 0),
        (stands_total("assigned"), Town(), None),
        (stands_total("assigned"), Town(stands={**FULL, "6": Stand(capacity=1)}), None),
        (stands_total("assigned", besides=("6",)), Town(stands={**FULL, "6": Stand(capacity=1)}), 4),
        (stands_total("capacity", without=("fixed",)), Town(stands=FULL), 2),
    ],
)
def test_value(term: Term, known: Town, expected: int | None) -> None:
    """Stands that are not given are unknown; a total needs every figure that counts."""
    assert walk_of(known).value(term) == expected


@pytest.mark.parametrize(
    ("term", "known", "paths"),
    [
        (stand("2").assigned, Town(stands=FULL), {"town.stands.2.assigned"}),
        (stand("2").assigned, Town(), {"town.stands.2.assigned"}),
        (asked.assigned < 1, Town(stand="7"), {"town.stands.7.assigned"}),
        (asked.assigned, Town(stands=FULL), {"town.stand"}),
        (stands_total("assigned"), Town(), {"town.stands"}),
        (
            stands_total("assigned"),
            Town(stands={"1": Stand(), "2": Stand(assigned=1), "3": Stand(capacity=1)}),
            {"town.stands.1.assigned", "town.stands.3.assigned"},
        ),
    ],
)
def test_missing(term: Term, known: Town, paths: set[str]) -> None:
    """What is missing is named by the stand that the case is about."""
    assert open_leaves(term, walk_of(known)) == {("fact", path) for path in paths}


def test_facts_read() -> None:
    """A finding shows the stands that it looked at, each by its path."""
    walk = walk_of(Town(stands=FULL, stand="5"))
    assert facts_read(asked.assigned < asked.capacity, walk) == {
        "town.stands.5.assigned": 3,
        "town.stands.5.capacity": 3,
        "town.stand": "5",
    }
    assert facts_read(CAPACITY, walk) == {"town.stands.5.capacity": 3}


def test_answer() -> None:
    """The judge finds the stand asked about full, and the others as they are."""
    found = answer(Town(stands=FULL, stand="5"))
    assert [finding.status for finding in found.findings] == ["met", "violated", "met", "met"]
    assert found.values["max_permits"].value == 7
    assert answer(Town(stands={"1": Stand(assigned=2)})).notes[0].id == "exemplo.quota.full"


def test_answer_asks_for_the_stands() -> None:
    """With no stand given, the verdict hangs on them."""
    found = answer(Town(stand="2"))
    assert found.verdict == "undetermined"
    assert set(found.missing) == {
        "town.stands",
        "town.stands.1.assigned",
        "town.stands.2.assigned",
        "town.stands.2.capacity",
    }


def towns() -> SearchStrategy[Town]:
    """Towns with some stands, some of them half described, or none."""
    figure = st.one_of(st.none(), st.integers(0, 3))
    kinds = st.sampled_from([None, "fixed", "rotating"])
    one = st.builds(lambda c, a, k: Stand(capacity=c, assigned=a, kind=k), figure, figure, kinds)
    ids = st.sampled_from(["1", "2", "5"])
    stands = st.one_of(st.none(), st.dictionaries(ids, one))
    return st.builds(lambda s, i: Town(stands=s, stand=i), stands, st.one_of(st.none(), ids))


@tried(towns())
def test_compiled_form_equals_the_walker(one: Town) -> None:
    """Both readers give the same findings, facts and values."""
    facts = Situation(town=one)
    compiled = compile_chapter(CHAPTER)(facts, DATE, MUNICIPALITY, walk_of(one))
    assert compiled == walk_chapter(CHAPTER, walk_of(one))


def test_two_stands_are_two_terms() -> None:
    """Terms are told apart by the stand, the fact and the stands that a total leaves out."""
    terms: list[Term] = [stand("1").assigned, stand("2").assigned, stand("1").capacity, asked.assigned]
    terms += [stands_total("assigned"), stands_total("capacity"), stands_total("capacity", besides=("1",)), CAPACITY]
    assert len({term.structure for term in terms}) == len(terms)
    assert stand("1").assigned.structure == stand("1").assigned.structure


@pytest.mark.parametrize("wrong", [town.population, town.stand == "1", 1])
def test_stand_needs_an_id(wrong: object) -> None:
    """A number is no id."""
    with pytest.raises(DeclarationError):
        stand(wrong)  # type: ignore[arg-type]


def test_slips_are_refused() -> None:
    """Facts, figures and kinds that do not exist are refused when they are written."""
    with pytest.raises(DeclarationError, match="assigned"):
        _ = stand("1").asigned
    with pytest.raises(DeclarationError, match="capacity"):
        stands_total("zone")
    with pytest.raises(DeclarationError, match="rotating"):
        stands_total("capacity", without=("rotatin",))
