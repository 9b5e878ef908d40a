"""iCalendar files: an independent parser reads back what was written; the same duty keeps its UID."""

from __future__ import annotations

from typing import Any

import pytest
import vobject

import praca

REGISTRY = praca.load_plugins()
TOWNS = [slug for slug, law in REGISTRY.laws.items() if law.standard("proceeding") is not None]


def case(date: str) -> dict[str, Any]:
    """A notice served on 3 July 2026."""
    served = {"event": "notice_served", "date": "2026-07-03", "by": "in_person"}
    issued = {"event": "notice_issued", "date": "2026-06-30"}
    return {
        "case": "Auto de 30 de junho",
        "date": date,
        "proceeding": {"sanction": "fine", "accused": "holder", "events": [issued, served]},
        "town": {"law_published": "2025-11-18"},
    }


@pytest.mark.parametrize("town", TOWNS)
def test_read_back(town: str) -> None:
    """Every open deadline stands in the file on its day, and nothing else does."""
    rulings = praca.assess(case("2026-07-06"), towns=[town], registry=REGISTRY)
    expected = sorted(duty.date.isoformat() for duty in praca.agenda(rulings, registry=REGISTRY))
    assert expected
    calendar = vobject.readOne(praca.calendar_file(rulings, registry=REGISTRY).decode("utf-8"))
    events = calendar.vevent_list
    assert sorted(event.dtstart.value.isoformat() for event in events) == expected
    assert len({event.uid.value for event in events}) == len(events)


@pytest.mark.parametrize("town", TOWNS)
def test_uids_are_stable(town: str) -> None:
    """Asked again a day later, the same deadline has the same UID."""
    uids = []
    for date in ("2026-07-06", "2026-07-07"):
        rulings = praca.assess(case(date), towns=[town], registry=REGISTRY)
        text = praca.calendar_file(rulings, registry=REGISTRY).decode("utf-8")
        uids.append({event.uid.value for event in vobject.readOne(text).vevent_list})
    assert uids[0] == uids[1]
