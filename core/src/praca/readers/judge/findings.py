"""The findings as the tree walker makes them: the reference that the compiled form must equal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praca.facts.state import NEVER
from praca.readers.judge.walker import consulted_by, facts_read_by
from praca.rulings import Finding, Status

if TYPE_CHECKING:
    from praca.law import Chapter
    from praca.readers.judge.walker import Walk
    from praca.rules.standard import Requirement


def status_of(applies: bool | None, holds: bool | None, excused: bool | None) -> Status:
    """¬applies ∨ holds ∨ excused, in Kleene logic."""
    if applies is False:
        return "not_applicable"
    if holds is True or excused is True:
        return "met"
    return "violated" if applies is True and holds is False and excused is False else "undetermined"


def walk_finding(requirement: Requirement, walk: Walk) -> Finding:
    """One requirement put to the case."""
    applies, holds, excused = (walk.value(term) for term in requirement.terms())
    cites = requirement.cites
    if excused is True and holds is not True:
        cites = (*cites, *requirement.unless_cites)
    return Finding(
        requirement.id,
        status_of(applies, holds, excused),
        "bars" if walk.value(requirement.bars_if) is True else requirement.effect,
        cites,
        facts_read_by(requirement, walk),
        (),
        consulted_by(requirement, walk),
        requirement.text,
    )


def walk_chapter(chapter: Chapter, walk: Walk) -> tuple[list[Finding], list[Any], list[Any]]:
    """What the compiled function of the chapter returns, valued operator by operator."""
    findings = [walk_finding(requirement, walk) for requirement in chapter.requirements]
    values = []
    for value in chapter.values:
        wanted = walk.value(value.only_if)
        values.append(walk.value(value.is_) if wanted is True else None if wanted is None else NEVER)
    conditions = [walk.value(condition) for condition in chapter.conditions]
    return findings, values, conditions
