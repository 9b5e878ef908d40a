"""The judge of proceedings: from dated events to the state of the case on a date.

Allowed: the accused has a remedy that may still be filed, one filed in time and not yet decided, or a decision that
opens one and is not yet served.  Denied: none of these.  Silent: the law foresees none here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.facts.state import NEVER
from praca.language import _
from praca.readers.judge.courses import CourseSituation, Read, read_course, shared_facts
from praca.readers.judge.findings import walk_finding
from praca.readers.judge.judge import OPEN_KINDS, Answer
from praca.readers.judge.outcomes import requirement_condition, together
from praca.readers.judge.walker import Leaf, Walk, consulted, open_leaves
from praca.rules.counting import Calendar, Count, count_days, municipal_days
from praca.rulings import Check, Deadline, Finding, NextAct, NoteGiven, Verdict, Yielded

if TYPE_CHECKING:
    from datetime import date as Date

    from praca.facts.situation import Situation
    from praca.law import LawOn
    from praca.rules.evaluation import Here
    from praca.rules.workflows import Step, Workflow

_ISSUED_BEFORE = {
    "notice_served": "notice_issued",
    "decision_served": "decision_issued",
    "appeal_decision_served": "appeal_decided",
}
_SUSPENSIVE = ("suspensive", "both")
_STATES = {True: "present", False: "absent", None: "unknown"}


@attrs.frozen(eq=False)
class _Stage:
    """One step put to the course."""

    step: Step
    applies: bool | None
    deadline: Deadline
    alive: bool | None
    pending: bool | None
    leaves: frozenset[Leaf]
    undated: bool
    """Whether it has begun or was done on a day that is not known."""


def judge_proceeding(workflow: Workflow, state: LawOn, facts: Situation, date: Date, here: Here) -> Answer:
    """Put the events of the case to the workflow."""
    read = read_course(workflow, state, facts, date, here)
    walk = Walk(CourseSituation(**shared_facts(facts), course=read.course), date, here, state)
    readings = read.readings
    for item in (*workflow.silences, *workflow.no_suspension):
        readings.update(dict.fromkeys(consulted(item.when, walk)))
    findings, checklist = _papers(workflow, walk, readings)
    calendar = Calendar(here.uf, municipal_days(facts.town.holidays))
    stages = []
    for step in workflow.steps:
        if state.worded(step.cites[0]):
            for term in step.terms():
                readings.update(dict.fromkeys(consulted(term, walk)))
            stages.append(_stage(step, walk, read, calendar))
    verdict, leaves = _verdict(workflow, stages, walk)
    values, value_leaves = _values(workflow, stages, walk, read)
    kinds = {kind for kind, _path in leaves} if verdict == "undetermined" else set()
    missing = dict.fromkeys(path for kind, path in (*leaves, *value_leaves) if kind == "fact")
    for stage in stages:
        if stage.applies is not False and stage.deadline.due is None and stage.undated:
            missing.update(dict.fromkeys(path for kind, path in sorted(stage.leaves) if kind == "fact"))
    notes = [*read.notes, *_notes(workflow, stages, walk)]
    return Answer(
        verdict,
        tuple(findings),
        values,
        tuple(missing),
        tuple(kind for kind in OPEN_KINDS if kind in kinds),
        None,
        tuple(readings),
        tuple(notes),
        deadlines=tuple(stage.deadline for stage in stages if stage.applies is not False),
        next=tuple(_next(stages)),
        checklist=tuple(checklist),
    )


def _papers(workflow: Workflow, walk: Walk, readings: dict[str, None]) -> tuple[list[Finding], list[Check]]:
    """What the papers of the proceeding must hold: findings and the checklist."""
    findings = []
    for requirement in workflow.requirements:
        if walk.statute.worded(requirement.cites[0]):
            finding = walk_finding(requirement, walk)
            if finding.status == "undetermined":
                outcome = together([requirement_condition(*requirement.terms())], walk)
                if not (outcome.can_hold and outcome.can_fail):
                    finding = attrs.evolve(finding, status="met" if outcome.can_hold else "violated")
                else:
                    paths = tuple(sorted(path for kind, path in outcome.leaves if kind == "fact"))
                    finding = attrs.evolve(finding, missing=paths)
            cites = tuple(cite for cite in finding.citations if walk.statute.worded(cite))
            finding = attrs.evolve(finding, citations=cites)
            readings.update(dict.fromkeys(finding.readings))
            findings.append(finding)
    checklist = [
        Check(item=item.item, state=_STATES[walk.value(item.holds)], citations=item.cites)
        for item in workflow.checklist
        if walk.statute.worded(item.cites[0]) and walk.value(item.when) is True
    ]
    return findings, checklist


def _stage(step: Step, walk: Walk, read: Read, calendar: Calendar) -> _Stage:
    applies = walk.value(step.when)
    name = walk.value(step.starts)
    start = None if name is None else getattr(read.course, name)
    leaves = open_leaves(step.when, walk) | open_leaves(step.starts, walk)
    if name in read.undated:
        leaves |= {("fact", read.undated[name])}
    method, rolls = walk.value(step.counting), walk.value(step.rolls)
    count: Count | None = None
    if start is not None and start is not NEVER and method is not None and rolls is not None:
        count = count_days(start, step.term, method, calendar, rolls=rolls)
    done = _done(step.done_by, read)
    status = _status(start, count, done, walk.date)
    settled = any(getattr(read.course, event) is not NEVER for event in step.closes)
    pending: bool | None = status == "met" and not settled
    alive: bool | None = status == "open" or pending
    if status == "unknown":
        alive = pending = None
    if start is NEVER and _awaits_service(name, read):
        alive = True
    if applies is not True:
        alive = None if applies is None and alive is not False else False
        pending = None if applies is None and pending is not False else False
    if settled and status in ("open", "not_started"):
        # What was decided can no longer be asked.
        alive = False
    cites = (*(c for c in step.cites if walk.statute.worded(c)), *read.cites.get(name or "", ()))
    deadline = Deadline(
        step=step.id,
        due=None if count is None else count.due,
        due_strict=None if count is None else count.due_strict,
        starts=name,
        status="not_started" if status == "unknown" else status,
        authority=None if step.authority is None else walk.value(step.authority),
        effect=walk.value(step.effect),
        work=() if count is None else count.work,
        citations=cites,
    )
    return _Stage(step, applies, deadline, alive, pending, leaves, status == "unknown")


def _done(events: tuple[str, ...], read: Read) -> Any:
    """The first day on which the step was done; ``NEVER`` if it was not, ``None`` if the day is not known."""
    days = [getattr(read.course, event) for event in events]
    known = [day for day in days if day is not None and day is not NEVER]
    if known:
        return min(known)
    return None if None in days else NEVER


def _status(start: Any, count: Count | None, done: Any, today: Date) -> str:
    if start is NEVER:
        return "not_started"
    if count is None or done is None:
        return "unknown"
    if done is not NEVER:
        return "met" if done <= count.due else "late"
    return "open" if today <= count.due else "missed"


def _awaits_service(name: str | None, read: Read) -> bool:
    """Whether the event that opens the step lacks only its service."""
    issued = _ISSUED_BEFORE.get(name or "")
    return issued is not None and getattr(read.course, issued) is not NEVER


def _verdict(workflow: Workflow, stages: list[_Stage], walk: Walk) -> tuple[Verdict, list[Leaf]]:
    remedies = [stage for stage in stages if stage.step.remedy]
    if any(stage.alive is True for stage in remedies):
        return "allowed", []
    silences = [(item, walk.value(item.when)) for item in workflow.silences if walk.statute.in_force(item.cites[0])]
    if any(known is True for _item, known in silences):
        return "silent", []
    leaves: dict[Leaf, None] = {}
    for stage in remedies:
        if stage.alive is None:
            leaves.update(dict.fromkeys(sorted(stage.leaves)))
    for item, known in silences:
        if known is None:
            leaves.update(dict.fromkeys(sorted(open_leaves(item.when, walk))))
    if leaves:
        return "undetermined", list(leaves)
    if not any(stage.applies for stage in remedies):
        return "silent", []
    return "denied", []


def _values(workflow: Workflow, stages: list[_Stage], walk: Walk, read: Read) -> tuple[dict[str, Yielded], list[Leaf]]:
    values: dict[str, Yielded] = {}
    leaves: dict[Leaf, None] = {}
    for value in workflow.values:
        if not walk.statute.worded(value.cites[0]) or walk.value(value.only_if) is not True:
            continue
        read.readings.update(dict.fromkeys(consulted(value.is_, walk)))
        found = walk.value(value.is_)
        if found is NEVER:
            continue
        values[value.id] = Yielded(found, tuple(cite for cite in value.cites if walk.statute.worded(cite)))
        leaves.update(dict.fromkeys(sorted(open_leaves(value.is_, walk))))
    suspending = [
        stage for stage in stages if stage.step.remedy and stage.applies and stage.deadline.effect in _SUSPENSIVE
    ]
    begun = [stage for stage in suspending if stage.deadline.status != "not_started"]
    if begun:
        barred = [item for item in workflow.no_suspension if walk.value(item.when) is True]
        cites = tuple(dict.fromkeys(cite for stage in begun for cite in stage.step.cites))
        suspended = any(stage.pending is True for stage in begun) and not barred
        cites = (*(cite for item in barred for cite in item.cites), *cites)
        values["penalty_suspended"] = Yielded(suspended, tuple(c for c in cites if walk.statute.worded(c)))
    return values, list(leaves)


def _next(stages: list[_Stage]) -> list[NextAct]:
    """What may be done next: open steps, those of the accused first."""
    acts = []
    for stage in sorted(stages, key=lambda one: one.step.by != "accused"):
        if stage.applies and stage.deadline.status == "open" and stage.alive is not False:
            by = stage.step.by if stage.step.by == "accused" else stage.deadline.authority or "authority"
            acts.append(NextAct(act=stage.step.id, by=by, until=stage.deadline.due, before=stage.deadline.authority))
    return acts


def _notes(workflow: Workflow, stages: list[_Stage], walk: Walk) -> list[NoteGiven]:
    notes = [
        NoteGiven(item.id, "text", item.text, item.cites) for item in workflow.silences if walk.value(item.when) is True
    ]
    notes.extend(
        NoteGiven(note.id, note.kind, note.text, note.cites)
        for note in workflow.notes
        if (not note.cites or walk.statute.worded(note.cites[0])) and walk.value(note.when) is True
    )
    course = walk.subject("course")
    for addressed, event, step_id in (
        (course.defence_to, "defence_filed", "defence"),
        (course.appeal_to, "appeal_filed", "appeal"),
    ):
        for stage in stages:
            right = stage.deadline.authority
            if stage.step.id == step_id and stage.applies and addressed and right and addressed != right:
                message = _(
                    "The {event} was addressed to {addressed}; under this law it belongs before {right}. It "
                    "counts as filed "
                    "on its date.",
                    event=event,
                    addressed=addressed,
                    right=right,
                )
                notes.append(NoteGiven("praca.wrong-authority", "text", message, stage.step.cites))
    return notes
