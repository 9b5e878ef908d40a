"""A proceeding drawn from its declaration: as a Mermaid flowchart, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from praca.facts.codes import CATALOGUES
from praca.language import Text, _
from praca.rules.arithmetic import When
from praca.rules.readings import ReadingCase, ReadingIs
from praca.rules.term import Const, Term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.language import Lang
    from praca.law import LawOn
    from praca.rules.dates import Period
    from praca.rules.workflows import Step, Workflow


@attrs.frozen
class Arrow:
    """One step of the drawing: from the events that start it to those that do it."""

    step: str
    starts: tuple[str, ...]
    done_by: tuple[str, ...]
    label: str


def arrows(workflow: Workflow, state: LawOn, lang: Lang) -> list[Arrow]:
    """The steps in force, with their lengths, authorities and effects in words."""
    return [
        Arrow(step.id, tuple(_values(step.starts, state)), step.done_by, _label(step, state, lang))
        for step in workflow.steps
        if state.worded(step.cites[0])
    ]


def _values(term: Term, state: LawOn) -> Iterator[str]:
    """Every code that a term can give under the chosen readings."""
    if isinstance(term, Const):
        yield str(term.constant)
    elif isinstance(term, ReadingCase):
        yield from _values(term.chosen(state.option(term.reading)), state)
    elif isinstance(term, When):
        yield from dict.fromkeys((*_values(term.then, state), *_values(term.otherwise, state)))


def _length(period: Period, counting: list[str], lang: Lang) -> str:
    business = any(method.startswith("business") for method in counting)
    if period.days:
        unit = _("business days") if business else _("days")
        return f"{period.days} {unit.render(lang)}"
    if period.months:
        return f"{period.months} {_('months').render(lang)}"
    return f"{period.years} {_('years').render(lang)}"


def _label(step: Step, state: LawOn, lang: Lang) -> str:
    parts = [_length(step.term, list(_values(step.counting, state)), lang)]
    rolls = step.rolls
    if isinstance(rolls, ReadingIs):
        moves = state.option(rolls.reading) == rolls.option
    else:
        moves = rolls.value(state) if isinstance(rolls, Const) else False  # type: ignore[arg-type]
    if moves:
        parts.append(_("moves to a business day").render(lang))
    if step.authority is not None:
        named = [_coded("authorities", code, lang) for code in _values(step.authority, state)]
        parts.append(_("before: {who}", who=" / ".join(named)).render(lang))
    effects = [_coded("deadline_effects", code, lang) for code in _values(step.effect, state) if code != "none"]
    if effects:
        parts.append(" / ".join(effects))
    return "; ".join(parts)


def _coded(catalogue: str, code: str, lang: Lang) -> str:
    for name in (catalogue, *CATALOGUES):
        label = CATALOGUES.get(name, {}).get(code)
        if label is not None:
            return label.render(lang)
    return code


def _event(code: str, lang: Lang) -> str:
    return CATALOGUES["events"].get(code, Text(code, code)).render(lang)


def mermaid(workflow: Workflow, state: LawOn, lang: Lang) -> str:
    """A Mermaid flowchart: events as boxes, steps as arrows with their limits."""
    lines = ["flowchart TD"]
    drawn = arrows(workflow, state, lang)
    events = dict.fromkeys(event for arrow in drawn for event in (*arrow.starts, *arrow.done_by))
    lines += [f'  {event}["{_event(event, lang)}"]' for event in events]
    for arrow in drawn:
        step = _coded("steps", arrow.step, lang)
        for start in arrow.starts:
            if arrow.done_by:
                lines += [f'  {start} -->|"{step}: {arrow.label}"| {end}' for end in arrow.done_by]
            else:
                lines.append(f'  {start} -->|"{step}: {arrow.label}"| {arrow.step}_(("{step}"))')
    return "\n".join(lines) + "\n"


def drawn_text(workflow: Workflow, state: LawOn, lang: Lang) -> str:
    """The same as text, one step a line."""
    lines = []
    for step, arrow in zip(
        [s for s in workflow.steps if state.worded(s.cites[0])], arrows(workflow, state, lang), strict=True
    ):
        starts = " / ".join(_event(event, lang) for event in arrow.starts)
        ends = " / ".join(_event(event, lang) for event in arrow.done_by) or "-"
        name = _coded("steps", arrow.step, lang)
        lines.append(f"{starts} -> {name} ({arrow.label}) -> {ends}  [{'; '.join(step.cites)}]")
    return "\n".join(lines) + "\n"
