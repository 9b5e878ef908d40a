"""The judge of selections: ranks eligible candidates step by step, and leaves open what the law leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.facts.state import NEVER
from praca.readers.judge.findings import walk_finding
from praca.readers.judge.judge import OPEN_KINDS, Answer
from praca.readers.judge.walker import Leaf, Walk, consulted, open_leaves
from praca.rulings import Finding, NoteGiven, Status, Verdict

if TYPE_CHECKING:
    from datetime import date as Date

    from praca.facts.situation import Situation
    from praca.law import LawOn
    from praca.rules.evaluation import Here
    from praca.rules.rankings import Criterion, Ranking

Group = list[int]


@attrs.define(eq=False)
class _Ranked:
    """Groups of candidates, best first, and what is missing to part them."""

    groups: list[Group]
    leaves: dict[Leaf, None] = attrs.field(factory=dict)
    findings: list[Finding] = attrs.field(factory=list)
    readings: dict[str, None] = attrs.field(factory=dict)
    stuck: set[int] = attrs.field(factory=set)


def judge_selection(ranking: Ranking, state: LawOn, facts: Situation, date: Date, here: Here) -> Answer:
    """Put the candidates to the order of the law."""
    walk = Walk(facts, date, here, state)
    listed = facts.candidates or ()
    readings: dict[str, None] = {}
    for condition in (*(i.when for i in ranking.silences), *(i.when for i in ranking.left_open)):
        readings.update(dict.fromkeys(consulted(condition, walk)))
    silent = [item for item in ranking.silences if walk.value(item.when) is True]
    if silent:
        notes = tuple(NoteGiven(item.id, "text", item.text, item.cites) for item in silent)
        return Answer("silent", (), {}, (), (), None, tuple(readings), notes)
    ranked = _ranked(ranking, walk, listed)
    readings.update(ranked.readings)
    findings = _required(ranking, walk, ranked, readings)
    kinds: set[str] = set()
    for item in ranking.left_open:
        known = walk.value(item.when)
        if known is not False and state.worded(item.cites[0]):
            findings.append(Finding(item.id, "undetermined", "bars", item.cites, {}, (), (), item.text))
            # Whether a regulation is needed may itself hang on a missing fact: then that fact is what is open.
            kinds.update({item.kind} if known else ())
            ranked.leaves.update(dict.fromkeys(sorted(open_leaves(item.when, walk))))
    kinds.update(kind for kind, _path in ranked.leaves)
    groups = [group for group in ranked.groups if group]
    if any(len(group) > 1 and not ranked.stuck.issuperset(group) for group in groups):
        kinds.add(ranking.ties)
    denied = any(finding.status == "violated" and finding.effect == "bars" for finding in findings)
    verdict: Verdict = "denied" if denied else "undetermined" if kinds else "allowed"
    shown = tuple(tuple(listed[index].name or "" for index in group) for group in groups)
    notes = tuple(NoteGiven(n.id, n.kind, n.text, n.cites) for n in ranking.notes if walk.value(n.when) is True)
    return Answer(
        verdict,
        (*findings, *ranked.findings),
        {},
        tuple(path for kind, path in ranked.leaves if kind == "fact"),
        tuple(kind for kind in OPEN_KINDS if kind in kinds) if verdict == "undetermined" else (),
        None,
        tuple(readings),
        notes,
        # What a regulation must settle is not ranked at all.
        ranking=() if "regulation" in kinds else shown,
    )


def _ranked(ranking: Ranking, walk: Walk, listed: tuple[Any, ...]) -> _Ranked:
    """The eligible candidates parted by one criterion after another."""
    ranked = _Ranked([[index for index, one in enumerate(listed) if one.eligible]])
    unknown = (index for index, one in enumerate(listed) if one.eligible is None)
    ranked.leaves.update((("fact", f"candidates[{index}].eligible"), None) for index in unknown)
    for criterion in ranking.criteria:
        if walk.statute.worded(criterion.cites[0]):
            _apply(criterion, ranked, walk, listed)
    return ranked


def _required(ranking: Ranking, walk: Walk, ranked: _Ranked, readings: dict[str, None]) -> list[Finding]:
    """The requirements on the selection itself; what keeps one of them open is added to the leaves."""
    findings = []
    for requirement in ranking.requirements:
        if not walk.statute.worded(requirement.cites[0]):
            continue
        finding = walk_finding(requirement, walk)
        readings.update(dict.fromkeys(finding.readings))
        findings.append(finding)
        if finding.status == "undetermined" and finding.effect == "bars":
            for term in requirement.terms():
                ranked.leaves.update(dict.fromkeys(sorted(open_leaves(term, walk))))
    return findings


def _apply(criterion: Criterion, ranked: _Ranked, walk: Walk, listed: tuple[Any, ...]) -> None:
    """Part each group by one criterion; a group in which a value is missing stays together from there on."""
    ranked.readings.update(dict.fromkeys(consulted(criterion.when, walk)))
    used = walk.value(criterion.when)
    if used is None:
        ranked.leaves.update(dict.fromkeys(sorted(open_leaves(criterion.when, walk))))
        # What comes after a criterion that may or may not be used settles nothing.
        ranked.stuck.update(index for group in ranked.groups for index in group)
    if used is not True:
        return
    groups: list[Group] = []
    parted = False
    for group in ranked.groups:
        pieces = _part(group, criterion, ranked, walk, listed)
        parted = parted or len(pieces) > 1
        groups.extend(pieces)
    ranked.groups = groups
    order = {f"candidates[{index}]": place for place, group in enumerate(groups, start=1) for index in group}
    cites = tuple(cite for cite in criterion.cites if walk.statute.worded(cite))
    status: Status = "met" if parted else "not_applicable"
    ranked.findings.append(
        Finding(criterion.id, status, "duty", cites, order, (), consulted(criterion.when, walk), criterion.text)
    )


def _part(group: Group, criterion: Criterion, ranked: _Ranked, walk: Walk, listed: tuple[Any, ...]) -> list[Group]:
    if len(group) < 2 or ranked.stuck.issuperset(group):  # noqa: PLR2004 - one candidate is in order
        return [group]
    among: dict[int, Any] = {}
    values: dict[int, Any] = {}
    missing: dict[Leaf, None] = {}
    for index in group:
        with walk.bound("candidate", listed[index]):
            among[index], values[index] = walk.value(criterion.among), walk.value(criterion.by)
            found = sorted(open_leaves(criterion.among, walk) | open_leaves(criterion.by, walk))
        missing.update(((kind, path.replace("candidates[]", f"candidates[{index}]", 1)), None) for kind, path in found)
    if False in among.values():
        return [group]
    ranked.leaves.update(missing)
    if None in among.values() or any(value is None or value is NEVER for value in values.values()):
        ranked.stuck.update(group)
        return [group]
    ordered = sorted(set(values.values()), reverse=criterion.best == "greatest")
    return [[index for index in group if values[index] == value] for value in ordered]
