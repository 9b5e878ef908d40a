"""The judge proper: findings, values and verdict of one chapter of a law on the facts of one case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.facts.state import NEVER
from praca.readers.judge.compiler import compile_chapter
from praca.readers.judge.outcomes import Outcome, atoms_of, groups, requirement_condition, together
from praca.readers.judge.walker import Leaf, Walk, branches, consulted, open_leaves
from praca.rules.documents import DocumentTerm
from praca.rules.references import Equipped, Fact
from praca.rulings import Check, Deadline, Decision, NextAct, Finding, NoteGiven, Sanction, Verdict, Yielded

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date as Date

    from praca.facts.situation import Situation
    from praca.law import Chapter
    from praca.rules.evaluation import Here
    from praca.rules.standard import Requirement, Value
    from praca.rules.term import Term

OPEN_KINDS = ("fact", "wording", "tie", "draw", "unit_value", "calendar", "regulation")


@attrs.frozen
class Answer:
    """What a chapter says: everything of a ruling that the declarations decide."""

    verdict: Verdict
    findings: tuple[Finding, ...]
    values: dict[str, Yielded]
    missing: tuple[str, ...]
    open_because: tuple[str, ...]
    decision: Decision | None
    readings: tuple[str, ...]
    notes: tuple[NoteGiven, ...]
    sanctions: tuple[Sanction, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    next: tuple[NextAct, ...] = ()
    checklist: tuple[Check, ...] = ()
    ranking: tuple[tuple[str, ...], ...] = ()


def judge(chapter: Chapter, facts: Situation, date: Date, here: Here) -> Answer:
    """Put the facts to the chapter."""
    walk = Walk(facts, date, here, chapter.law)
    run = chapter.law.derived.get(chapter.question)
    if run is None:
        run = chapter.law.derived[chapter.question] = compile_chapter(chapter)
    findings, raw_values, conditions = run(facts, date, here, walk)
    return conclude(chapter, walk, findings, raw_values, conditions)


def conclude(
    chapter: Chapter, walk: Walk, findings: list[Finding], raw_values: list[Any], conditions: list[Any]
) -> Answer:
    """From findings to a verdict; the same for the compiled form and the tree walker."""
    silences, choices = conditions[: len(chapter.silences)], conditions[len(chapter.silences) :]
    readings = dict.fromkeys(chapter.date_readings)
    for finding in findings:
        readings.update(dict.fromkeys(finding.readings))
    for condition in chapter.conditions:
        readings.update(dict.fromkeys(consulted(condition, walk)))
    notes = tuple(
        NoteGiven(item.id, item.kind, item.text, item.cites) for item in chapter.notes if walk.value(item.when) is True
    )
    if True in silences:
        silent = [item for item, known in zip(chapter.silences, silences, strict=True) if known is True]
        silent_notes = tuple(NoteGiven(item.id, "text", item.text, item.cites) for item in silent)
        return Answer("silent", (), {}, (), (), None, tuple(readings), (*silent_notes, *notes))
    if any(finding.status == "undetermined" for finding in findings):
        findings = [_refined(f, r, walk) for f, r in zip(findings, chapter.requirements, strict=True)]
    leaves: dict[Leaf, None] = {}
    denied = any(f.status == "violated" and f.effect == "bars" for f in findings)
    if not denied:
        denied, open_now = _open_verdict(chapter, walk, findings)
        if not denied:
            leaves.update(dict.fromkeys(open_now))
            for condition, known in zip(chapter.conditions, conditions, strict=True):
                if known is None:
                    leaves.update(dict.fromkeys(sorted(open_leaves(condition, walk))))
    decision, chosen = _choice(chapter, choices, walk)
    verdict: Verdict = (
        "denied" if denied else "undetermined" if leaves else "discretionary" if decision is not None else "allowed"
    )
    values, open_values = _values(chapter.values, raw_values, walk)
    for value in chapter.values:
        if value.id in values:
            readings.update(dict.fromkeys((*consulted(value.only_if, walk), *consulted(value.is_, walk))))
    kinds = {kind for kind, _ in leaves} if verdict == "undetermined" else set()
    leaves.update(dict.fromkeys(open_values))
    return Answer(
        verdict,
        (*findings, *chosen),
        values,
        tuple(dict.fromkeys(path for kind, path in leaves if kind == "fact")),
        tuple(kind for kind in OPEN_KINDS if kind in kinds),
        decision if verdict == "discretionary" else None,
        tuple(readings),
        notes,
    )


def _condition(requirement: Requirement) -> Term:
    return requirement_condition(*requirement.terms())


def _refined(finding: Finding, requirement: Requirement, walk: Walk) -> Finding:
    """An open finding with the facts it hangs on; closed where every answer to them gives the same."""
    if finding.status != "undetermined":
        return finding
    outcome = together([_condition(requirement)], walk)
    if outcome.can_hold and outcome.can_fail:
        return attrs.evolve(finding, missing=_paths(outcome.leaves))
    return attrs.evolve(finding, status="met" if outcome.can_hold else "violated")


def _paths(leaves: Iterable[Leaf]) -> tuple[str, ...]:
    return tuple(sorted(path for kind, path in leaves if kind == "fact"))


def _open_verdict(chapter: Chapter, walk: Walk, findings: list[Finding]) -> tuple[bool, list[Leaf]]:
    """Whether the verdict is a denial whatever the missing facts are, else the leaves that decide it, in order."""
    still_open = [
        _condition(requirement)
        for requirement, finding in zip(chapter.requirements, findings, strict=True)
        if finding.status == "undetermined" and finding.effect == "bars"
    ]
    found: dict[Leaf, None] = {}
    atoms = [atoms_of(condition, walk) for condition in still_open]
    outcomes: list[tuple[list[int], Outcome]] = []
    for members in groups(atoms, walk):
        outcome = together([still_open[index] for index in members], walk)
        if not outcome.can_hold:
            return True, []
        outcomes.append((members, outcome))
    for _members, outcome in outcomes:
        found.update(dict.fromkeys(sorted(outcome.leaves)))
    return False, list(found)


def _choice(chapter: Chapter, choices: list[Any], walk: Walk) -> tuple[Decision | None, list[Finding]]:
    """The decision left to an authority, and the findings that say so."""
    found: list[Finding] = []
    decision: Decision | None = None
    for item, known in zip(chapter.discretion, choices, strict=True):
        if known is not True:
            continue
        found.append(
            Finding(item.id, "discretionary", "bars", item.cites, {}, (), consulted(item.when, walk), item.text)
        )
        decision = decision or Decision(item.authority, item.options, item.after, item.cites)
    return decision, found


def _values(declared: tuple[Value, ...], raw: list[Any], walk: Walk) -> tuple[dict[str, Yielded], dict[Leaf, None]]:
    """The values that the case yields, and what those still open hang on."""
    values: dict[str, Yielded] = {}
    leaves: dict[Leaf, None] = {}
    for value, found in zip(declared, raw, strict=True):
        if found is NEVER or not _is_asked(value, walk):
            continue
        values[value.id] = Yielded(found, value.cites)
        if found is None:
            leaves.update(dict.fromkeys(sorted(open_leaves(value.only_if, walk) | open_leaves(value.is_, walk))))
    return values, leaves


def _is_asked(value: Value, walk: Walk) -> bool:
    """Whether at least one fact of the case that the value is computed from is given; a fixed figure always is."""
    read = list(_case_facts(value.is_, walk))
    return not read or any(walk.value(term) is not None for term in read)


def _case_facts(term: Term, walk: Walk) -> Iterable[Term]:
    """The facts of the case that a term reads, those of the town apart."""
    if isinstance(term, (Fact, DocumentTerm, Equipped)):
        if term.root != "town":
            yield term
        return
    parts = term.operands if not branches(term, walk) else branches(term, walk)
    for part in parts:
        yield from _case_facts(part, walk)
