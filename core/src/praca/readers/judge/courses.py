"""From the events of a case to the course that a workflow's terms read: dates, served when the law says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.errors import InputError
from praca.facts.course import CAUSES, EVENTS, Course
from praca.facts.proceeding import Event
from praca.facts.situation import Situation
from praca.facts.state import NEVER
from praca.language import _
from praca.readers.judge.walker import Walk, consulted
from praca.rulings import NoteGiven

if TYPE_CHECKING:
    from datetime import date as Date

    from praca.law import LawOn
    from praca.rules.evaluation import Here
    from praca.rules.workflows import Workflow

_PARTICULARS = (
    ("decision_outcome", ("decision_issued", "decision_served"), "outcome"),
    ("appeal_outcome", ("appeal_decided",), "outcome"),
    ("appeal_scope", ("appeal_filed",), "scope"),
    ("defence_to", ("defence_filed",), "to"),
    ("appeal_to", ("appeal_filed",), "to"),
)


@attrs.frozen(kw_only=True)
class CourseSituation(Situation):
    """The facts with the course of the proceeding, and one event while its service is judged."""

    course: Course = attrs.field(factory=Course)
    event: Event = attrs.field(factory=Event)


@attrs.define(eq=False)
class Read:
    """The course of a proceeding, with what was noticed on the way."""

    course: Course
    notes: list[NoteGiven] = attrs.field(factory=list)
    readings: dict[str, None] = attrs.field(factory=dict)
    cites: dict[str, tuple[str, ...]] = attrs.field(factory=dict)
    undated: dict[str, str] = attrs.field(factory=dict)


def shared_facts(facts: Situation) -> dict[str, Any]:
    """The subjects of a situation, to be carried into a richer one."""
    return {field.name: getattr(facts, field.name) for field in attrs.fields(Situation)}


def read_course(workflow: Workflow, state: LawOn, facts: Situation, date: Date, here: Here) -> Read:
    """The course; raises :class:`InputError` naming both events where an effect stands before its cause."""
    events = facts.proceeding.events
    if events is None:
        return Read(Course(**dict.fromkeys(EVENTS)))
    found = Read(Course())
    days: dict[str, Any] = {}
    first: dict[str, Event] = {}
    listed = events if isinstance(events, tuple) else ()
    for event in listed:
        name = event.event
        if name is None or name not in EVENTS:
            continue
        if name in first:
            message = _("A second event {event} is in the case; the first one counts.", event=name)
            found.notes.append(NoteGiven("praca.event-repeated", "text", message))
            continue
        first[name] = event
        days[name] = _day_of(event, workflow, state, facts, date, here, found)
        if days[name] is None:
            found.undated[name] = f"proceeding.events[{listed.index(event)}].date"
    _check_order(days)
    particulars = {
        field: next((getattr(first[n], key) for n in names if n in first and getattr(first[n], key) is not None), None)
        for field, names, key in _PARTICULARS
    }
    found.course = Course(**days, **particulars)
    return found


def _day_of(
    event: Event, workflow: Workflow, state: LawOn, facts: Situation, date: Date, here: Here, found: Read
) -> Any:
    """The day of an event; for a service, the day on which it counts as made."""
    name = event.event or ""
    if not name.endswith("_served"):
        return event.date
    for rule in workflow.served:
        if event.by in rule.by and state.worded(rule.cites[0]):
            walk = Walk(CourseSituation(**shared_facts(facts), event=event), date, here, state)
            found.readings.update(dict.fromkeys(consulted(rule.on, walk)))
            found.cites[name] = tuple(cite for cite in rule.cites if state.worded(cite))
            day = walk.value(rule.on)
            return None if day is NEVER else day
    return event.date if event.date is not None else None if event.received is NEVER else event.received


def _check_order(days: dict[str, Any]) -> None:
    for before, after in CAUSES:
        first, second = days.get(before), days.get(after)
        if first is not None and second is not None and second < first:
            raise InputError(
                _(
                    "The event {after} ({after_day}) stands before {before} ({before_day}), which comes first: "
                    "correct one of "
                    "the two dates in proceeding.events.",
                    after=after,
                    after_day=second.isoformat(),
                    before=before,
                    before_day=first.isoformat(),
                )
            )
