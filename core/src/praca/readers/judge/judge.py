"""The judge proper: findings, values and verdict of one chapter of a law on the facts of one case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.facts.state import NEVER
from praca.readers.judge.compiler import compile_chapter
from praca.readers.judge.outcomes import in_groups, requirement_condition, together
from praca.readers.judge.walker import Leaf, Walk, branches, consulted, open_leaves
from praca.rules.documents import DocumentTerm
from praca.rules.logic import Not, Or
from praca.rules.quantifiers import Binding
from praca.rules.references import Equipped, Fact
from praca.rulings import Check, Deadline, Decision, Finding, NextAct, NoteGiven, Sanction, Verdict, Yielded

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date as Date

    from praca.facts.situation import Situation
    from praca.law import Chapter
    from praca.rules.evaluation import Here
    from praca.rules.standard import Discretion, Requirement, Silence, Value
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
    silences, choices, noted = _parted(conditions, len(chapter.silences), len(chapter.discretion))
    silent = _any_holds(chapter.silences, silences, walk)
    readings = dict.fromkeys(chapter.date_readings)
    for finding in findings:
        readings.update(dict.fromkeys(finding.readings))
    for condition in chapter.conditions[: len(silences) + len(choices)]:
        readings.update(dict.fromkeys(consulted(condition, walk)))
    notes = tuple(
        NoteGiven(item.id, item.kind, item.text, item.cites)
        for item, known in zip(chapter.notes, noted, strict=True)
        if known is True
    )
    if silent.holds:
        why = (item for item, known in zip(chapter.silences, silences, strict=True) if known is not False)
        silent_notes = tuple(NoteGiven(item.id, "text", item.text, item.cites) for item in why)
        return Answer("silent", (), {}, (), (), None, tuple(readings), (*silent_notes, *notes))
    if any(finding.status == "undetermined" for finding in findings):
        findings = [_refined(f, r, walk) for f, r in zip(findings, chapter.requirements, strict=True)]
    decision, chosen = _choice(chapter, choices, walk)
    verdict, leaves = _verdict(chapter, walk, findings, silent, choices)
    values, open_values = _values(chapter.values, raw_values, walk)
    for value in chapter.values:
        if value.id in values:
            readings.update(dict.fromkeys((*consulted(value.only_if, walk), *consulted(value.is_, walk))))
    kinds = {kind for kind, _ in leaves}
    return Answer(
        verdict,
        (*findings, *chosen),
        values,
        tuple(dict.fromkeys(path for kind, path in (*leaves, *open_values) if kind == "fact")),
        tuple(kind for kind in OPEN_KINDS if kind in kinds),
        decision if verdict == "discretionary" else None,
        tuple(readings),
        notes,
    )


@attrs.frozen
class _Whether:
    """Whether something holds whatever the missing facts are; ``None``: it hangs on ``leaves``."""

    holds: bool | None
    leaves: tuple[Leaf, ...] = ()


def _parted(conditions: list[Any], silences: int, choices: int) -> tuple[list[Any], list[Any], list[Any]]:
    """The values of :attr:`Chapter.conditions`, by what they are conditions of."""
    return conditions[:silences], conditions[silences : silences + choices], conditions[silences + choices :]


def _any_holds(items: Iterable[Silence | Discretion], known: list[Any], walk: Walk) -> _Whether:
    """Whether the condition of at least one of the items holds."""
    if True in known:
        return _Whether(holds=True)
    still_open = [item.when for item, value in zip(items, known, strict=True) if value is None]
    if not still_open:
        return _Whether(holds=False)
    outcome = together([Or(*still_open)], walk)
    if outcome.can_hold and outcome.can_fail:
        return _Whether(None, tuple(sorted(outcome.leaves)))
    return _Whether(outcome.can_hold)


def _verdict(
    chapter: Chapter, walk: Walk, findings: list[Finding], silent: _Whether, choices: list[Any]
) -> tuple[Verdict, tuple[Leaf, ...]]:
    """The verdict, and what it hangs on where it is open.

    Where the law may turn out to be silent, nothing is decided yet, not even a denial.
    """
    met = _all_met(chapter, walk, findings)
    if met.holds is False and silent.holds is False:
        return "denied", ()
    open_leaves = dict.fromkeys((*silent.leaves, *met.leaves))
    if met.holds is not False:
        choice = _any_holds(chapter.discretion, choices, walk)
        open_leaves.update(dict.fromkeys(choice.leaves))
        if met.holds and silent.holds is False and choice.holds is not None:
            return "discretionary" if choice.holds else "allowed", ()
    return "undetermined", tuple(open_leaves)


def _condition(requirement: Requirement, walk: Walk) -> Term:
    """The requirement as one condition, made once for a law on a date."""
    made: dict[Any, Term] = walk.statute.derived
    key = ("condition", requirement.id)
    if key not in made:
        made[key] = requirement_condition(*requirement.terms())
    return made[key]


def _refined(finding: Finding, requirement: Requirement, walk: Walk) -> Finding:
    """An open finding with the facts it hangs on; closed where every answer to them gives the same."""
    if finding.status != "undetermined":
        return finding
    outcome = together([_condition(requirement, walk)], walk)
    if outcome.can_hold and outcome.can_fail:
        return attrs.evolve(finding, missing=_paths(outcome.leaves))
    return attrs.evolve(finding, status="met" if outcome.can_hold else "violated")


def _paths(leaves: Iterable[Leaf]) -> tuple[str, ...]:
    return tuple(sorted(path for kind, path in leaves if kind == "fact"))


def _all_met(chapter: Chapter, walk: Walk, findings: list[Finding]) -> _Whether:
    """Whether every requirement that bars is met, split over the facts that are missing."""
    if any(finding.status == "violated" and finding.effect == "bars" for finding in findings):
        return _Whether(holds=False)
    pairs = zip(chapter.requirements, findings, strict=True)
    conditions = [_may_bar(requirement, finding, walk) for requirement, finding in pairs]
    still_open = [condition for condition in conditions if condition is not None]
    outcome = in_groups(still_open, walk)
    if not outcome.can_hold:
        return _Whether(holds=False)
    return _Whether(None, tuple(sorted(outcome.leaves))) if outcome.can_fail else _Whether(holds=True)


def _may_bar(requirement: Requirement, finding: Finding, walk: Walk) -> Term | None:
    """The condition that must hold for the requirement not to bar, where that is open."""
    if finding.effect == "bars":
        return _condition(requirement, walk) if finding.status == "undetermined" else None
    if finding.status in ("violated", "undetermined") and walk.value(requirement.bars_if) is None:
        return Or(_condition(requirement, walk), Not(requirement.bars_if))
    return None


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
    return not read or any(_is_given(term, walk) for term in read)


def _case_facts(term: Term, walk: Walk) -> Iterable[Term]:
    """What a term reads of the case: facts, documents, equipment, whole lists; facts of the town apart."""
    if isinstance(term, (Fact, DocumentTerm, Equipped)):
        if term.root != "town":
            yield term
        return
    if isinstance(term, Binding):
        yield term
        return
    for part in branches(term, walk):
        yield from _case_facts(part, walk)


def _is_given(term: Term, walk: Walk) -> bool:
    return term.listed.entries(walk) is not None if isinstance(term, Binding) else walk.value(term) is not None
