"""A law over time: wordings, acts that start when a reading or the publication says."""

from __future__ import annotations

import pickle
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praca.errors import DeclarationError
from praca.statute import Statute, near_misses, nearest_ancestor, parse, statute_from

DATES = "exemplo.effective-dates"
LATE = {DATES: "later"}
LAW = date(2020, 1, 31)
FIRST = date(2022, 3, 1)
FIRST_LATE = date(2022, 4, 15)
SECOND = date(2024, 6, 1)


def test_provisions_in_the_order_of_the_text(law: Statute) -> None:
    """The declaration becomes provisions, acts and names."""
    assert list(law.provisions) == [
        "art. 1º",
        "art. 2º",
        "art. 2º, parágrafo único",
        "art. 2º-A, I",
        "Anexo I, 02",
        "Lei 120/2022, art. 3º",
    ]
    second = law.provisions["art. 2º"]
    assert second.class_ == "computable"
    assert second.questions == ("vehicle",)
    assert second.gist.render("en") == "The car is at most five years old."
    assert law.urn is not None
    assert law.main.id == "lei-100"
    assert [act.id for act in law.acts] == ["lei-100", "lei-120", "lei-140"]


def test_get_takes_what_people_write(law: Statute) -> None:
    """Tolerant text, citations, and the own name of the law in front."""
    assert law.get("art 2 p.u.").id == "art. 2º, parágrafo único"
    assert law.get(parse("art. 2º")).id == "art. 2º"
    assert law.get("Lei 100/2020, art. 2º").id == "art. 2º"
    assert law.get("art. 2º da Lei Municipal nº 100, de 31 de janeiro de 2020").id == "art. 2º"
    assert law.get("Lei 120/2022, art. 3º").id == "Lei 120/2022, art. 3º"
    assert [p.id for p in law.under("art. 2")] == ["art. 2º", "art. 2º, parágrafo único"]
    assert law.has("anexo 1, 2")
    assert not law.has("art. 3º")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("art. 2º, § 1º", "art. 2º, parágrafo único"),
        ("art. 2º, II", "art. 2º"),
        ("Anexo I, 20", "Anexo I, 02"),
        ("art. 2º-A, IX", "art. 2º-A, I"),
    ],
)
def test_unknown_provision_names_what_may_be_meant(law: Statute, written: str, meant: str) -> None:
    """The error names the likeliest provisions and the file."""
    with pytest.raises(DeclarationError) as caught:
        law.get(written)
    assert meant in str(caught.value)
    assert str(parse(written)) in str(caught.value)
    assert "vila/statute.toml" in str(caught.value)


@pytest.mark.parametrize("foreign", ["CTB, art. 329", "Lei 120/2022, art. 9º", "Lei Federal 100/2020, art. 1º"])
def test_other_acts_must_be_declared(law: Statute, foreign: str) -> None:
    """A provision of another act counts only where the law declares it."""
    with pytest.raises(DeclarationError):
        law.in_force(foreign, SECOND)
    assert law.in_force("Lei 120/2022, art. 3º", SECOND)


def test_near_misses() -> None:
    """Neighbours of the same kind first, then the provision above."""
    known = [parse(c) for c in ("art. 5º", "art. 5º, I", "art. 5º, II", "art. 5º, III", "art. 5º, III, a", "art. 50")]
    assert near_misses(parse("art. 5º, IV"), known)[0] == parse("art. 5º, III")
    assert parse("art. 5º") in near_misses(parse("art. 5º, IV"), known)
    assert nearest_ancestor(parse("art. 5º, III, a, 2"), known) == parse("art. 5º, III, a")
    assert nearest_ancestor(parse("art. 7º, III"), known) is None
    assert near_misses(parse("Anexo IV, 33"), known) == ()


def test_acts_start(law: Statute) -> None:
    """A start is fixed, follows a reading, or is the day of publication once known."""
    assert law.act_start("lei-100") == LAW
    assert law.act_start("lei-100", {}, date(2020, 2, 5)) == date(2020, 2, 5)
    assert law.start({}, date(2020, 2, 5)) == date(2020, 2, 5)
    assert law.start() == LAW
    assert law.act_start("lei-120") == FIRST
    assert law.act_start("lei-120", {DATES: "as_signed"}) == FIRST
    assert law.act_start("lei-120", LATE, date(2020, 2, 5)) == FIRST_LATE
    with pytest.raises(DeclarationError, match="lei-120"):
        law.act_start("lei-12")


def test_wordings_over_time(law: Statute) -> None:
    """One wording gives way to the next on the first day of the later act."""
    day = timedelta(days=1)
    assert law.wording("art. 2º", LAW - day) is None
    lost = law.wording("art. 2º", LAW)
    assert lost is not None
    assert not lost.known
    assert law.wording("art. 2º", FIRST - day) is lost
    second = law.wording("art. 2º", FIRST)
    assert second is not None
    assert second.gist is not None
    assert second.gist.pt == "Eram oito anos."
    assert law.wording("art. 2º", FIRST, LATE) is lost
    assert law.wording("art. 2º", FIRST_LATE, LATE) is second
    assert law.wording("art. 2º", SECOND) == law.get("art. 2º").wordings[2]
    assert [(start, end) for start, end, _wording in law.intervals("art. 2º", LATE)] == [
        (LAW, FIRST_LATE),
        (FIRST_LATE, SECOND),
        (SECOND, None),
    ]


def test_in_force(law: Statute) -> None:
    """From the first day on, and no longer on the day of the end."""
    stripe = "art. 2º, parágrafo único"
    assert not law.in_force(stripe, FIRST - timedelta(days=1))
    assert law.in_force(stripe, FIRST)
    assert not law.in_force(stripe, FIRST, LATE)
    assert law.in_force(stripe, SECOND - timedelta(days=1))
    assert not law.in_force(stripe, SECOND)
    assert not law.in_force("art. 1º", LAW, {}, date(2020, 2, 5))


def test_state_and_boundaries(law: Statute) -> None:
    """All days of change, and the start of the present state."""
    assert law.boundaries() == (LAW, FIRST, SECOND)
    assert law.boundaries(LATE, date(2020, 2, 5)) == (date(2020, 2, 5), FIRST_LATE, SECOND)
    assert law.state_from(LAW - timedelta(days=1)) is None
    assert law.state_from(LAW) == LAW
    assert law.state_from(FIRST, LATE) == LAW
    assert law.state_from(date(2023, 1, 1), LATE) == FIRST_LATE
    assert law.state_from(date(2030, 1, 1)) == SECOND


def test_readings_for(law: Statute) -> None:
    """Only the readings on which the dates of that provision hang."""
    assert law.readings_for("art. 2º") == (DATES,)
    assert law.readings_for("art. 2º, parágrafo único") == (DATES,)
    assert law.readings_for("art. 1º") == ()
    assert law.readings_for("art. 2º-A, I") == ()


def test_a_repealed_law_has_no_state(data: dict[str, Any]) -> None:
    """When nothing is in force any more, there is no state."""
    short = {**data, "provisions": [{**data["provisions"][0], "wordings": [{"from": "lei-100", "until": "lei-140"}]}]}
    repealed = statute_from(short, "vila")
    assert repealed.state_from(SECOND - timedelta(days=1)) == LAW
    assert repealed.state_from(SECOND) is None


@given(
    st.dates(date(2019, 1, 1), date(2026, 1, 1)),
    st.sampled_from(({}, LATE, {DATES: "else"})),
    st.one_of(st.none(), st.dates(LAW, date(2021, 1, 1))),
)
def test_one_wording_at_a_time(law: Statute, day: date, options: dict[str, str], published: date | None) -> None:
    """On any day, under any choice, at most one wording is in force, and it is the one given."""
    for provision in law.provisions.values():
        spans = law.intervals(provision.citation, options, published)
        holding = [w for start, end, w in spans if start <= day and (end is None or day < end)]
        assert len(holding) <= 1
        assert law.wording(provision.id, day, options, published) == (holding[0] if holding else None)
        assert {start for start, _end, _w in spans} <= set(law.boundaries(options, published))
    state = law.state_from(day, options, published)
    assert state is None or state <= day
    # Nothing changes between two boundaries.
    before = [b for b in law.boundaries(options, published) if b <= day]
    assert state == (law.state_from(before[-1], options, published) if before else None)


def test_many_publication_dates_do_not_fill_the_memory(law: Statute) -> None:
    """What is remembered is bounded."""
    for n in range(600):
        law.start({}, LAW + timedelta(days=n))
        law.boundaries({}, LAW + timedelta(days=n))
    assert len(law._timelines) <= 256


def test_copies(law: Statute) -> None:
    """A law can be sent to another process and cannot be changed."""
    again = pickle.loads(pickle.dumps(law))  # noqa: S301 - made on this line
    assert list(again.provisions.values()) == list(law.provisions.values())
    assert again.wording("art. 2º", FIRST, LATE) == law.wording("art. 2º", FIRST, LATE)
    with pytest.raises(TypeError):
        law.provisions["art. 3º"] = law.provisions["art. 1º"]  # type: ignore[index]
