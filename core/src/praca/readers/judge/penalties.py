"""The judge of penalties: what a breach costs, in every answer that missing facts leave possible.

The conduct is taken as established.  The verdict is decided as soon as it is clear whether the law forbids it;
sanctions that hang on a missing fact are listed once for each outcome, not certain, and what follows in all of them
is certain.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import attrs

from praca.facts.acts import Acts
from praca.language import _
from praca.readers.judge.classifying import Breach, PenaltySituation, act_of, breaches, canonical, history_of
from praca.readers.judge.judge import OPEN_KINDS, Answer
from praca.readers.judge.outcomes import MAX_ATOMS, atoms_of, together
from praca.readers.judge.walker import Leaf, Walk, consulted, facts_read, open_leaves
from praca.rules.logic import And, Not
from praca.rules.money import in_reais
from praca.rules.term import BOOL
from praca.rulings import Finding, NoteGiven, Sanction, Status, Verdict, Yielded

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date as Date

    from praca.facts.situation import Situation
    from praca.law import LawOn
    from praca.rules.evaluation import Here
    from praca.rules.penalties import Clause, Item, PenaltySchedule
    from praca.rules.term import Term

_OPEN_LENGTH = ("suspension", "impediment", "seizure")
_DERIVED = ("item", "group", "range", "base", "points")
"""What the law gives an act: where it is open, the conduct is what is missing."""


@attrs.define(eq=False)
class _Collected:
    """What the breaches of a case add up to."""

    findings: list[Finding] = attrs.field(factory=list)
    sanctions: list[Sanction] = attrs.field(factory=list)
    leaves: dict[Leaf, None] = attrs.field(factory=dict)
    readings: dict[str, None] = attrs.field(factory=dict)
    verdict_leaves: dict[Leaf, None] = attrs.field(factory=dict)
    statuses: list[Status] = attrs.field(factory=list)


def judge_penalty(schedule: PenaltySchedule, state: LawOn, facts: Situation, date: Date, here: Here) -> Answer:
    """Put the breaches of the case to the schedule, under the law ``state`` of their own date."""
    history = history_of(schedule, facts, state)
    named = breaches(schedule, facts, state)
    acts = [act_of(breach, facts, history) for breach in named]
    shared = {field.name: getattr(facts, field.name) for field in attrs.fields(type(facts))}
    walks = [Walk(PenaltySituation(**shared, act=act, acts=Acts(all=tuple(acts))), date, here, state) for act in acts]
    found = _Collected()
    for breach, walk in zip(named, walks, strict=True):
        _judge_breach(schedule, breach, walk, found, several=len(named) > 1)
    verdict = _verdict(found.statuses)
    values = _values(schedule, walks[0], found) if verdict in ("denied", "undetermined") else {}
    kinds = {kind for kind, _path in found.verdict_leaves}
    notes = tuple(_notes(schedule, walks[0], named, verdict))
    return Answer(
        verdict,
        tuple(found.findings),
        values,
        tuple(dict.fromkeys(_fact(path) for kind, path in found.leaves if kind == "fact")),
        tuple(kind for kind in OPEN_KINDS if kind in kinds) if verdict == "undetermined" else (),
        None,
        tuple(found.readings),
        notes,
        tuple(found.sanctions),
    )


def _fact(path: str) -> str:
    """The fact of the case that stands behind an open leaf."""
    owner, _dot, name = path.rpartition(".")
    return f"{owner}.conduct" if name in _DERIVED else path


def _verdict(statuses: list[Status]) -> Verdict:
    for status, verdict in (("violated", "denied"), ("undetermined", "undetermined"), ("met", "allowed")):
        if status in statuses:
            return verdict  # type: ignore[return-value]
    return "silent"


def _judge_breach(schedule: PenaltySchedule, breach: Breach, walk: Walk, found: _Collected, *, several: bool) -> None:
    item = breach.item
    if item is not None:
        found.readings.update(dict.fromkeys(_date_readings(schedule, item, walk)))
    if not breach.named:
        found.statuses.append("undetermined")
        leaf = ("fact", "infraction.conduct")
        found.leaves[leaf] = found.verdict_leaves[leaf] = None
        return
    if item is None or not walk.statute.worded(item.cites[0]):
        found.statuses.append("not_applicable")
        return
    found.readings.update(dict.fromkeys((*consulted(item.when, walk), *consulted(item.lawful, walk))))
    forbidden = And(item.when, Not(item.lawful))
    status = _status(forbidden, item.when, walk)
    found.statuses.append(status)
    cites = [cite for cite in _provisions(schedule, breach, walk) if walk.statute.worded(cite)]
    if several and status == "violated":
        cites += [cite for cite in schedule.several if walk.statute.worded(cite)]
    leaves = sorted(together([forbidden], walk).leaves) if status == "undetermined" else []
    found.leaves.update(dict.fromkeys(leaves))
    found.verdict_leaves.update(dict.fromkeys(leaves))
    if status != "not_applicable":
        facts = {**facts_read(item.when, walk), **facts_read(item.lawful, walk)}
        readings = tuple(dict.fromkeys((*consulted(item.when, walk), *consulted(item.lawful, walk))))
        missing = tuple(path for kind, path in leaves if kind == "fact")
        found.findings.append(Finding(item.id, status, "bars", tuple(cites), facts, missing, readings, item.text))
    if status in ("violated", "undetermined"):
        listed = _sanctions(schedule, breach, walk, found)
        if status == "undetermined":
            listed = [attrs.evolve(one, certain=False) for one in listed]
        found.sanctions.extend(listed)


def _date_readings(schedule: PenaltySchedule, item: Item, walk: Walk) -> tuple[str, ...]:
    """Readings on which it depends from when, or until when, the item and its own sanctions are in force."""
    key = ("date readings", item.id)
    if key not in walk.statute.derived:
        alone = attrs.evolve(schedule, items=(item,), residual=None, clauses=(), values=(), notes=())
        walk.statute.derived[key] = walk.statute.date_readings(alone)
    return walk.statute.derived[key]  # type: ignore[no-any-return]


def _provisions(schedule: PenaltySchedule, breach: Breach, walk: Walk) -> tuple[str, ...]:
    """Those of the item; under a clause for all other duties, also the duty that the case names."""
    assert breach.item is not None  # noqa: S101 - the caller has seen it
    if breach.item is not schedule.residual or breach.provision is None:
        return breach.item.cites
    return tuple(dict.fromkeys((*breach.item.cites, canonical(breach.provision, walk.statute))))


def _status(forbidden: Term, when: Term, walk: Walk) -> Status:
    """Violated: the law forbids the act; met: it does not object; not applicable: no duty of it is touched."""
    outcome = together([forbidden], walk)
    if outcome.can_hold and outcome.can_fail:
        return "undetermined"
    if outcome.can_hold:
        return "violated"
    applies = together([when], walk)
    return "met" if applies.can_hold else "not_applicable"


def _sanctions(schedule: PenaltySchedule, breach: Breach, walk: Walk, found: _Collected) -> list[Sanction]:
    item = breach.item
    assert item is not None  # noqa: S101 - the caller has seen it
    listed: list[Sanction] = []
    for clause in (*item.clauses, *schedule.clauses):
        if clause.cites and not walk.statute.worded(clause.cites[0]):
            continue
        for term in clause.terms():
            found.readings.update(dict.fromkeys(consulted(term, walk)))
        outcomes = list(_outcomes(clause, walk))
        distinct = list(dict.fromkeys(outcomes))
        certain = len(distinct) == 1
        listed.extend(
            _sanction(clause, resolved, breach, walk, certain=certain) for resolved in distinct if resolved is not None
        )
        if not certain:
            found.leaves.update(dict.fromkeys(_open_of(clause, walk)))
        elif distinct[0] is not None:
            found.leaves.update(
                dict.fromkeys(sorted(leaf for term in clause.terms() for leaf in open_leaves(term, walk)))
            )
    return _merged(listed)


def _open_of(clause: Clause, walk: Walk) -> list[Leaf]:
    """What the differing outcomes of a clause hang on."""
    leaves = set(together([clause.when], walk).leaves)
    if walk.value(clause.when) is not False:
        for term in clause.terms()[1:]:
            leaves |= open_leaves(term, walk)
    return sorted(leaves)


def _outcomes(clause: Clause, walk: Walk) -> Iterator[tuple[Any, ...] | None]:
    """The resolved terms of the clause under every answer to the open conditions; ``None``: no sanction."""
    atoms: dict[Any, Term] = {}
    for term in clause.terms():
        # An open figure or code is no condition: it stays open in every outcome.
        atoms.update((key, atom) for key, atom in atoms_of(term, walk).items() if atom.kind == BOOL)
    if len(atoms) > MAX_ATOMS:
        atoms = {}
    for values in product((True, False), repeat=len(atoms)):
        at = walk.supposing(dict(zip(atoms, values, strict=True))) if atoms else walk
        when = at.value(clause.when)
        if when is not True:
            yield None
        if when is not False:
            yield tuple(at.value(term) if term is not None else None for term in _resolved_terms(clause))


def _resolved_terms(clause: Clause) -> tuple[Term | None, ...]:
    return (clause.amount, clause.low, clause.high, clause.days, clause.months, clause.up_to_days, clause.for_)


def _sanction(clause: Clause, resolved: tuple[Any, ...], breach: Breach, walk: Walk, *, certain: bool) -> Sanction:
    amount, low, high, days, months, up_to, for_ = resolved
    duration: dict[str, Any] | None = {} if clause.kind in _OPEN_LENGTH else None
    if clause.days is not None:
        duration = {"days": days}
    elif clause.months is not None:
        duration = {"months": months}
    elif clause.up_to_days is not None:
        duration = {"up_to": {"days": up_to}}
    elif clause.until is not None:
        duration = {"until": clause.until}
    elif clause.forever:
        duration = {"forever": True}
    group = breach.item.group if breach.item is not None else None
    cites = (*(group.cites if clause.group_cites and group is not None else ()), *clause.cites)
    value = None if clause.unit is None else walk.statute.law.unit_value(clause.unit, walk.date, walk.facts.town)
    return Sanction(
        kind=clause.kind,
        amount=amount,
        amount_min=low,
        amount_max=high,
        unit=clause.unit,
        brl=None if amount is None or value is None else in_reais(amount, value),
        discount=None if clause.discount is None else {"percent": clause.discount[0], "days": clause.discount[1]},
        duration=duration,
        force=clause.force,
        certain=certain,
        one_of=clause.one_of,
        instead_of=clause.instead_of,
        authority=clause.authority,
        for_=for_,
        conduct=breach.conduct,
        provision=breach.provision if breach.conduct is None else None,
        citations=tuple(dict.fromkeys(cite for cite in cites if walk.statute.worded(cite))),
    )


def _merged(listed: list[Sanction]) -> list[Sanction]:
    """One act brings one revocation, however many provisions order it; fines add up."""
    merged: dict[Any, Sanction] = {}
    for index, one in enumerate(listed):
        plain = attrs.evolve(one, citations=(), certain=True, duration=None)
        key = index if one.kind == "fine" else (attrs.astuple(plain), repr(one.duration))
        before = merged.get(key)
        if before is None:
            merged[key] = one
        else:
            both = tuple(dict.fromkeys((*before.citations, *one.citations)))
            merged[key] = attrs.evolve(before, citations=both, certain=before.certain or one.certain)
    return list(merged.values())


def _values(schedule: PenaltySchedule, walk: Walk, found: _Collected) -> dict[str, Yielded]:
    values: dict[str, Yielded] = {}
    for value in schedule.values:
        if not walk.statute.worded(value.cites[0]):
            continue
        found.readings.update(dict.fromkeys(consulted(value.only_if, walk)))
        if walk.value(value.only_if) is not True:
            continue
        found.readings.update(dict.fromkeys(consulted(value.is_, walk)))
        values[value.id] = Yielded(walk.value(value.is_), tuple(c for c in value.cites if walk.statute.worded(c)))
        found.leaves.update(dict.fromkeys(sorted(open_leaves(value.is_, walk))))
    return values


def _notes(schedule: PenaltySchedule, walk: Walk, named: list[Breach], verdict: Verdict) -> Iterator[NoteGiven]:
    for note in schedule.notes:
        if (not note.cites or walk.statute.worded(note.cites[0])) and walk.value(note.when) is True:
            yield NoteGiven(note.id, note.kind, note.text, note.cites)
    unlisted = [breach for breach in named if breach.named and breach.item is None]
    if unlisted or verdict == "silent":
        message = _(
            "This law does not list the conduct as an infraction; looked for in {provisions}.",
            provisions="; ".join(schedule.looked_in),
        )
        yield NoteGiven("praca.no-infraction", "text", message, schedule.looked_in)
