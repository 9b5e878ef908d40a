"""Nothing later than the case's date has happened."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

import pytest

from praca.facts.horizon import as_not_yet
from praca.facts.loading import case_from
from praca.facts.state import NEVER

if TYPE_CHECKING:
    from praca.facts.case import Case
    from praca.facts.vocabulary import Vocabulary

DAY = dt.date(2026, 6, 15)
NEXT = dt.date(2026, 6, 16)


def seen(**facts: Any) -> tuple[Case, tuple[str, ...]]:
    """The case with some facts, on the day."""
    return as_not_yet(case_from({"case": "x", **facts}), DAY)


@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        ("holder_died", NEVER),
        ("service_started", NEVER),
        ("inspection_done", NEVER),
        ("granted", NEVER),
        ("legacy_end", NEXT),
        ("licence_valid_until", NEXT),
        ("inspection_due", NEXT),
        ("registration_valid_until", NEXT),
    ],
)
def test_dates_of_a_permit(fact: str, expected: object) -> None:
    """Acts have not happened yet, limits look forward, the day itself counts."""
    case, paths = seen(permit={fact: NEXT})
    assert case.permit is not None
    assert getattr(case.permit, fact) == expected
    assert paths == (() if expected == NEXT else (f"permit.{fact}",))
    case, paths = seen(permit={fact: DAY})
    assert getattr(case.permit, fact) == DAY
    assert paths == ()


def test_blocks_that_are_one_act() -> None:
    """A block dated later is not there yet; inside the others each date counts."""
    case, paths = seen(
        permit={
            "suspended_by_request": {"from": NEXT, "until": NEXT},
            "court_seizure": {"date": DAY, "reported": NEXT},
            "temporary_vehicle": {"from": DAY, "until": NEXT},
            "extended": [{"date": DAY, "years": 1}, {"date": NEXT, "years": 1}],
        },
        vehicle={"inspection": {"date": NEXT, "result": "passed"}, "taximeter": {"verified": NEXT, "running": True}},
    )
    assert case.permit is not None
    assert case.permit.suspended_by_request is NEVER
    assert getattr(case.permit.court_seizure, "reported", None) is NEVER
    assert getattr(case.permit.temporary_vehicle, "until", None) == NEXT
    assert isinstance(case.permit.extended, tuple)
    assert len(case.permit.extended) == 1
    assert case.vehicle is not None
    assert case.vehicle.inspection is None
    assert case.vehicle.taximeter is not None
    assert (case.vehicle.taximeter.verified, case.vehicle.taximeter.running) == (None, True)
    assert paths == (
        "vehicle.inspection",
        "vehicle.taximeter.verified",
        "permit.extended[1]",
        "permit.suspended_by_request",
        "permit.court_seizure.reported",
    )


def test_entries_of_a_proceeding_and_a_history() -> None:
    """Later entries are dropped; the infraction itself stays."""
    events = [{"event": "notice_served", "date": DAY, "received": NEXT}, {"event": "defence_filed", "date": NEXT}]
    case, paths = seen(
        proceeding={"events": events},
        infraction={"date": NEXT, "noticed": NEXT, "history": [{"date": NEXT}, {"date": DAY, "final": NEXT}]},
    )
    assert case.proceedings is not None
    (event,) = case.proceedings[0].events  # type: ignore[misc]
    assert event.received is NEVER
    assert case.infraction is not None
    assert (case.infraction.date, case.infraction.noticed) == (NEXT, NEVER)
    (entry,) = case.infraction.history or ()
    assert entry.final is NEVER
    assert paths == (
        "infraction.noticed",
        "infraction.history[0]",
        "infraction.history[1].final",
        "proceeding.events[0].received",
        "proceeding.events[1]",
    )
    _case, paths = seen(proceedings=[{"id": "a"}, {"id": "b", "events": events}])
    assert paths == ("proceedings[1].events[0].received", "proceedings[1].events[1]")


def test_documents_towns_and_candidates() -> None:
    """A document of the future is not mentioned rather than missing."""
    case, paths = seen(
        holder={
            "documents": {"cpf": {"issued": NEXT}},
            "vehicle": {"documents": {"photos": {"issued": NEXT}, "cpf": "presented"}},
        },
        town={
            "exemplo": {"law_published": NEXT, "holidays": [NEXT], "applications_until": NEXT, "notice_published": NEXT}
        },
        candidates=[{"name": "A", "filed": dt.datetime(2026, 6, 16, 8)}],  # noqa: DTZ001 - local time
        trip={"start": dt.datetime(2026, 6, 16, 8)},  # noqa: DTZ001 - local time
    )
    assert case.holder is not None
    assert case.holder.documents is None
    assert case.holder.vehicle is not None
    assert list(case.holder.vehicle.documents or {}) == ["cpf"]
    town = case.towns["exemplo"]
    assert (town.law_published, town.notice_published) == (NEXT, NEVER)
    assert case.candidates is not None
    assert case.candidates[0].filed is None
    assert case.trip is not None
    assert case.trip.start is not None
    assert paths == (
        "holder.documents.cpf",
        "holder.vehicle.documents.photos",
        "candidates[0].filed",
        "town.exemplo.notice_published",
    )


def test_declared_occurrences(words: Vocabulary) -> None:
    """Occurrences of plugins follow the same rule."""
    case = case_from({"case": "x", "infraction": {"exemplo:warned_on": NEXT.isoformat()}}, words)
    changed, paths = as_not_yet(case, DAY, words)
    assert changed.infraction is not None
    assert changed.infraction.extra == {"exemplo:warned_on": NEVER}
    assert paths == ("infraction.exemplo:warned_on",)
    assert as_not_yet(case, NEXT, words) == (case, ())


@pytest.mark.parametrize(
    ("given", "expected"),
    [({}, NEVER), ({"exemplo:warned_on": "unknown"}, None)],
)
def test_a_declared_occurrence_said_to_be_unknown_is_not_one_that_did_not_happen(
    words: Vocabulary, given: dict[str, str], expected: object
) -> None:
    """``unknown`` is kept apart from a key left out, also when the horizon is applied."""
    case = case_from({"case": "x", "infraction": {"conduct": "smoking", **given}}, words)
    for one in (case, as_not_yet(case, DAY, words)[0]):
        assert one.infraction is not None
        assert one.infraction.extra["exemplo:warned_on"] is expected
