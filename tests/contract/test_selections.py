"""What holds for every selection: the order of candidates and those who may not enter change nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import praca

REGISTRY = praca.load_plugins()
TOWNS = [slug for slug, law in REGISTRY.laws.items() if law.standard("selection") is not None]
NAMES = ("Ana", "Bruno", "Caio", "Davi", "Eva")


def people() -> st.SearchStrategy[list[dict[str, Any]]]:
    """Up to five eligible drivers with few different particulars, so that ties are common."""
    one = st.fixed_dictionaries(
        {
            "kind": st.just("person"),
            "eligible": st.just(True),
            "filed": st.sampled_from(["2026-05-04T08:00", "2026-05-05T08:00"]),
            "taxi_days": st.integers(0, 2),
            "dependents": st.integers(0, 1),
            "other_paid_activity": st.booleans(),
            "vehicle_rank": st.integers(1, 2),
            "licence_first_issued": st.sampled_from(["1998-07-14", "2003-02-03"]),
        }
    )
    return st.lists(one, min_size=1, max_size=5).map(
        lambda found: [{"name": name, **entry} for name, entry in zip(NAMES, found, strict=False)]
    )


def ranked(town: str, candidates: list[dict[str, Any]], vacancies: int) -> tuple[str, list[list[str]]]:
    """Verdict and ranking, names within a tie sorted."""
    facts = {"law_published": "2025-11-18", "vacancies": vacancies, "notice_published": "2026-04-01"}
    facts |= {"applications_until": "2026-05-15"}
    case = {"case": "x", "date": "2026-06-15", "candidates": candidates, "town": facts}
    (ruling,) = praca.assess(case, towns=[town], questions=["selection"], registry=REGISTRY)
    return ruling.verdict, [sorted(group) for group in ruling.ranking]


@pytest.mark.parametrize("town", TOWNS)
@settings(max_examples=40)
@given(data=st.data())
def test_order_of_candidates_never_matters(town: str, data: st.DataObject) -> None:
    """Any order of the same candidates gives the same ranking."""
    candidates = data.draw(people())
    vacancies = data.draw(st.integers(1, 3))
    shuffled = list(data.draw(st.permutations(candidates)))
    assert ranked(town, candidates, vacancies) == ranked(town, shuffled, vacancies)


@pytest.mark.parametrize("town", TOWNS)
@settings(max_examples=40)
@given(data=st.data())
def test_ineligible_candidates_change_nothing(town: str, data: st.DataObject) -> None:
    """Somebody who may not enter neither wins nor moves anybody."""
    candidates = data.draw(people())
    vacancies = data.draw(st.integers(1, 3))
    outsider = {"name": "Zé", "kind": "person", "eligible": False, "filed": "2026-01-01T08:00", "taxi_days": 99}
    assert ranked(town, candidates, vacancies) == ranked(town, [*candidates, outsider], vacancies)
