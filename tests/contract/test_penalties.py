"""What holds for every penalty schedule: heavier histories never help, points add up, amounts keep to their bounds."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import praca
from praca.facts.codes import CATALOGUES
from praca.rules.money import in_reais

REGISTRY = praca.load_plugins()
TOWNS = [slug for slug, law in REGISTRY.laws.items() if law.standard("penalty") is not None]
CONDUCTS = [code for code in CATALOGUES["conducts"] if code != "other_breach"]
GRAVITY = (
    ("warning",),
    ("fine",),
    ("removal", "seal"),
    ("suspension",),
    ("impediment", "seizure"),
    ("lapse", "cancellation"),
    ("revocation",),
)
DAYS = st.dates(dt.date(2025, 12, 1), dt.date(2029, 6, 1))
TOWN = {"law_published": "2025-11-18", "taximeter_required": True}


def entries(conducts: st.SearchStrategy[str]) -> st.SearchStrategy[dict[str, Any]]:
    """An earlier breach that was punished, its decision final two months later."""
    return st.builds(
        lambda conduct, day: {
            "conduct": conduct,
            "date": day.isoformat(),
            "noticed": day.isoformat(),
            "final": (day + dt.timedelta(days=60)).isoformat(),
            "outcome": "punished",
            "sanction": "fine",
            "by": "same",
        },
        conducts,
        DAYS,
    )


def ruled(town: str, conduct: str, history: list[dict[str, Any]] | None, **facts: Any) -> praca.Ruling:
    """The ruling on a breach of 10 January 2030, decided half a year later."""
    infraction: dict[str, Any] = {
        "conduct": conduct,
        "date": "2030-01-10",
        "noticed": "2030-01-10",
        "offender": "holder",
    }
    infraction |= {
        "grave": True,
        "wilful": False,
        "found_on_site": True,
        "process_concluded": True,
        "complaint": "none",
    }
    infraction |= {"complaint_proven": False, "complaint_by": "user"} | facts
    if history is not None:
        infraction["history"] = history
    case = {
        "case": conduct,
        "date": "2030-07-15",
        "infraction": infraction,
        "permit": {"idle_justified": False, "renewal_requested": "never", "licence_issued": "2029-01-10"},
        "holder": {"kind": "person"},
        "town": TOWN,
    }
    (ruling,) = praca.assess(case, towns=[town], questions=["penalty"], registry=REGISTRY)
    return ruling


def gravest(ruling: praca.Ruling) -> int:
    """The rank of the gravest sanction that must or may follow, -1 for none."""
    ranks = [rank for rank, kinds in enumerate(GRAVITY) for one in ruling.sanctions if one.kind in kinds]
    return max(ranks, default=-1)


def amounts(ruling: praca.Ruling) -> Decimal:
    """The fines added up, in the law's unit."""
    return sum(
        (Decimal(one.amount) for one in ruling.sanctions if one.kind == "fine" and one.amount is not None), Decimal(0)
    )


@pytest.mark.parametrize("town", TOWNS)
@settings(max_examples=40)
@given(conduct=st.sampled_from(CONDUCTS), data=st.data())
def test_one_more_entry_never_helps(town: str, conduct: str, data: st.DataObject) -> None:
    """A further final entry never lowers the gravest sanction, nor the fine where a fine stays the gravest."""
    history = data.draw(st.lists(entries(st.sampled_from([conduct, "overcharging", "discourtesy"])), max_size=3))
    more = data.draw(entries(st.just(conduct)))
    before, after = ruled(town, conduct, history), ruled(town, conduct, [*history, more])
    assert gravest(after) >= gravest(before)
    if gravest(after) == gravest(before) == 1:
        assert amounts(after) >= amounts(before)


@pytest.mark.parametrize("town", TOWNS)
@settings(max_examples=20)
@given(conduct=st.sampled_from(CONDUCTS), data=st.data())
def test_order_of_history_never_matters(town: str, conduct: str, data: st.DataObject) -> None:
    """Sanctions and values (points among them) are the same whatever the order of events."""
    history = data.draw(st.lists(entries(st.sampled_from(CONDUCTS)), max_size=5))
    shuffled = data.draw(st.permutations(history))
    first, second = ruled(town, conduct, history), ruled(town, conduct, list(shuffled))
    assert (first.verdict, first.sanctions, first.values) == (second.verdict, second.sanctions, second.values)


@pytest.mark.parametrize("town", TOWNS)
@pytest.mark.parametrize("conduct", CONDUCTS)
def test_every_conduct_is_answered(town: str, conduct: str) -> None:
    """Each conduct of the catalogue is forbidden, allowed, open or silent; silence says where it looked."""
    ruling = ruled(town, conduct, [])
    assert ruling.verdict in ("denied", "allowed", "undetermined", "silent")
    if ruling.verdict == "silent":
        assert not ruling.sanctions
        assert any(note.citations for note in ruling.notes)
    for one in ruling.sanctions:
        assert one.citations
        assert one.amount is None or one.amount > 0
        assert one.amount_min is None or one.amount_max is None or one.amount_min <= one.amount_max


@pytest.mark.parametrize("town", TOWNS)
@pytest.mark.parametrize("conduct", CONDUCTS)
def test_unknown_history_lists_every_answer(town: str, conduct: str) -> None:
    """What follows for sure without the history follows also with none; nothing known is lost by knowing more."""
    open_, none = ruled(town, conduct, None), ruled(town, conduct, [])
    certain = {(one.kind, one.amount, str(one.duration)) for one in open_.sanctions if one.certain}
    known = {(one.kind, one.amount, str(one.duration)) for one in none.sanctions}
    listed = {(one.kind, one.amount, str(one.duration)) for one in open_.sanctions}
    assert certain <= known <= listed


@pytest.mark.parametrize("town", TOWNS)
def test_unknown_provision_is_an_error(town: str) -> None:
    """A provision that the law does not have is bad input with near misses, never an answer."""
    case = {
        "case": "x",
        "date": "2026-06-01",
        "infraction": {"provision": "art. 999, I", "date": "2026-05-01"},
        "town": TOWN,
    }
    with pytest.raises(praca.InputError, match=r"art\. 999"):
        praca.assess(case, towns=[town], questions=["penalty"], registry=REGISTRY)


def test_half_up_to_the_cent() -> None:
    """A tie goes up: 150 units of 4.9383 are 740.745, so 740.75."""
    assert in_reais(150, Decimal("4.9383")) == Decimal("740.75")
    assert in_reais(80, Decimal("4.9383")) == Decimal("395.06")
