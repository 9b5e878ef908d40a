"""Proceedings as data: when a notice counts as served, which steps there are, who acts, until when, with what effect.

Terms of a workflow read ``course`` (the date of each kind of event), ``event`` (one event, in the rules on service),
``filing`` (one filing, inside a quantifier) and the facts of the proceeding (sanction, accused, who imposed it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import attrs

from praca.errors import DeclarationError
from praca.facts.course import EVENTS, Course
from praca.facts.proceeding import Event, Proceeding
from praca.language import Text, _
from praca.rules.quantifiers import entry
from praca.rules.references import Block
from praca.rules.term import FALSE, TRUE, Const, Term, lift, truth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.rules.dates import Period
    from praca.rules.standard import Note, Requirement, Silence, Value

proceeding = Block("proceeding", Proceeding, path="proceeding")
course = Block("course", Course, path="proceeding.events")
event = Block("event", Event, path="proceeding.events[]")
filing = entry(proceeding.filings, "filing")

Actor = Literal["accused", "authority"]


@attrs.frozen(eq=False)
class Served:
    """The day on which an act counts as served, for some means of service."""

    by: tuple[str, ...]
    cites: tuple[str, ...]
    on: Term


@attrs.frozen(eq=False)
class Step:
    """One step of a proceeding with a limit of time.

    ``starts`` names the event that starts it (a term over event names), ``done_by`` those that do it, ``closes`` those
    that settle what was done.  ``counting`` is a term over ``calendar``, ``business`` and ``business_recess`` (business
    days without 20 December to 20 January).  ``rolls``: whether a last day without office hours moves.
    """

    id: str
    cites: tuple[str, ...]
    text: Text
    starts: Term
    done_by: tuple[str, ...]
    term: Period
    counting: Term
    rolls: Term
    authority: Term | None
    effect: Term
    when: Term
    remedy: bool
    closes: tuple[str, ...]
    by: Actor

    def terms(self) -> tuple[Term, ...]:
        """Everything that facts or readings decide."""
        return (
            self.when,
            self.starts,
            self.counting,
            self.rolls,
            self.effect,
            *(() if self.authority is None else (self.authority,)),
        )


@attrs.frozen(eq=False)
class CheckItem:
    """A content that a paper must have, and whether it has it."""

    item: str
    cites: tuple[str, ...]
    holds: Term
    when: Term


@attrs.frozen(eq=False)
class Workflow:
    """A law's proceeding.

    ``no_suspension`` names the cases in which a remedy does not suspend what it attacks, with its provisions.
    """

    steps: tuple[Step, ...]
    served: tuple[Served, ...] = ()
    requirements: tuple[Requirement, ...] = ()
    checklist: tuple[CheckItem, ...] = ()
    values: tuple[Value, ...] = ()
    silences: tuple[Silence, ...] = ()
    notes: tuple[Note, ...] = ()
    no_suspension: tuple[Silence, ...] = ()

    def declared(self) -> Iterator[tuple[str, tuple[str, ...], tuple[Term, ...]]]:
        """Id, provisions (the basis first) and terms of everything declared."""
        for rule in self.served:
            yield f"served by {', '.join(rule.by)}", rule.cites, (rule.on,)
        for step in self.steps:
            yield step.id, step.cites, step.terms()
        for requirement in self.requirements:
            yield requirement.id, (*requirement.cites, *requirement.unless_cites), requirement.terms()
        for item in self.checklist:
            yield item.item, item.cites, (item.holds, item.when)
        for value in self.values:
            yield value.id, value.cites, (value.is_, value.only_if)
        for silent in (*self.silences, *self.no_suspension):
            yield silent.id, silent.cites, (silent.when,)
        for note in self.notes:
            yield note.id, note.cites, (note.when,)


def _events(names: str | tuple[str, ...]) -> tuple[str, ...]:
    events = (names,) if isinstance(names, str) else names
    for name in events:
        if name not in EVENTS and ":" not in name:
            raise DeclarationError(_("There is no event {name}; events: {all}.", name=name, all=", ".join(EVENTS)))
    return events


def step(
    step_id: str,
    *cites: str,
    pt: str,
    en: str,
    starts: str | Term,
    term: Period,
    done_by: str | tuple[str, ...] = (),
    counting: str | Term = "calendar",
    rolls: object = FALSE,
    authority: str | Term | None = None,
    effect: str | Term = "none",
    when: object = TRUE,
    remedy: bool = False,
    closes: str | tuple[str, ...] = (),
    by: Actor | None = None,
) -> Step:
    """Declare a step; a remedy is one that the accused may take against the notice or the decision."""
    if not cites:
        raise DeclarationError(_("The step {id} cites no provision.", id=step_id))
    if isinstance(starts, str):
        _events(starts)
    return Step(
        step_id,
        cites,
        Text(pt, en),
        lift(starts),
        _events(done_by),
        term,
        lift(counting),
        truth(rolls),
        None if authority is None else lift(authority),
        lift(effect),
        truth(when),
        remedy,
        _events(closes),
        by or ("accused" if remedy else "authority"),
    )


def served(by: str | tuple[str, ...], *cites: str, on: Term) -> Served:
    """Declare when an act counts as served by some means (in_person, in_person_refused, post, publication)."""
    return Served((by,) if isinstance(by, str) else by, cites, on)


def required_content(item: str, *cites: str, holds: object, when: object = TRUE) -> CheckItem:
    """Declare a content that a notice, defence or appeal must have."""
    return CheckItem(item, cites, truth(holds), truth(when))


def constant_of(term: Term) -> object:
    """The constant behind a term that no fact can change, for drawings; ``None`` otherwise."""
    return term.constant if isinstance(term, Const) else None
