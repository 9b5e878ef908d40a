"""Mantenópolis-ES: the limit that tells an appeal in time from a late one, in each way of counting of art. 63."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

import praca
from praca.rules.counting import Calendar, count_days
from praca.rules.dates import days

if TYPE_CHECKING:
    from praca.rules.counting import Method

REGISTRY = praca.load_plugins()


@pytest.mark.parametrize(
    ("option", "method"),
    [
        ("business_days", "business"),
        ("business_days_with_recess", "business_recess"),
        ("calendar_days", "calendar"),
    ],
)
@pytest.mark.parametrize("served", ["2024-07-05", "2024-11-06", "2024-11-07", "2024-12-18", "2024-12-25", "2025-01-13"])
@pytest.mark.parametrize("late", [False, True])
def test_the_fine_waits_for_an_appeal_in_time_only(option: str, method: Method, served: str, *, late: bool) -> None:
    """The limit that tells a late appeal is the one of the appeal itself, in each way of counting."""
    count = count_days(dt.date.fromisoformat(served), days(30), method, Calendar("ES"), rolls=True)
    assert count is not None
    filed = count.due + dt.timedelta(days=int(late))
    case = praca.case_from(
        {
            "case": "appeal",
            "date": filed + dt.timedelta(days=1),
            "municipality": "mantenopolis",
            "readings": {"mantenopolis.appeal-count": option},
            "proceeding": {
                "sanction": "fine",
                "accused": "holder",
                "events": [
                    {"event": "notice_served", "date": served, "by": "in_person"},
                    {"event": "appeal_filed", "date": filed},
                ],
            },
        }
    )
    deadlines = {one.step: one for one in praca.assess(case, registry=REGISTRY)[0].deadlines}
    assert deadlines["appeal"].status == ("late" if late else "met")
    assert deadlines["payment"].starts == ("notice_served" if late else "appeal_decision_served")
