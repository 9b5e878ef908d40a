"""What to bring and what is required: a law's demands on a question, before any case is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.errors import InputError
from praca.facts.loading import case_from
from praca.facts.situation import situation
from praca.language import Message, Text, _
from praca.readers.judge.walker import Walk
from praca.rules.documents import DocumentTerm
from praca.rules.penalties import PenaltySchedule
from praca.rules.quantifiers import Quantified
from praca.rules.rankings import Ranking
from praca.rules.references import Equipped
from praca.rules.workflows import Workflow

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import date as Date

    from praca.law import Law, LawOn
    from praca.plugins import Registry
    from praca.rules.term import Term


@attrs.frozen
class Demand:
    """One demand: its sentence, provisions, and whether the facts told so far meet it."""

    text: Text | Message
    citations: tuple[str, ...]
    effect: str


@attrs.frozen
class Checklist:
    """The demands of one question: papers, equipment, and other requirements, in the order of the law."""

    town: str
    question: str
    date: Date
    law: str
    papers: tuple[Demand, ...]
    equipment: tuple[Demand, ...]
    requirements: tuple[Demand, ...]
    silences: tuple[Demand, ...]


def checklist(law: Law, question: str, facts: Mapping[str, Any], date: Date, registry: Registry) -> Checklist:
    """The demands that may apply to ``facts`` (a partial case as plain data)."""
    declarations = law.standard(question)
    if declarations is None:
        raise InputError(
            _(
                "The plugin of {town} does not model the question {question}.",
                town=law.municipality.title,
                question=question,
            )
        )
    case = case_from({"case": question, **facts}, registry.vocabulary)
    seen = situation(case, law.municipality.slug, law.municipality.ibge)
    state = law.on(date, law.options(case.readings), seen.town.law_published)
    walk = Walk(seen, date, law.municipality, state)
    papers: list[Demand] = []
    equipment: list[Demand] = []
    others: list[Demand] = []
    for terms, demand in _demands(declarations, walk, state):
        parts = [part for term in terms for part in _inside(term)]
        if any(isinstance(part, DocumentTerm) for part in parts):
            papers.append(demand)
        elif any(isinstance(part, Equipped) for part in parts):
            equipment.append(demand)
        else:
            others.append(demand)
    return Checklist(
        law.municipality.title,
        question,
        date,
        law.statute.title,
        tuple(papers),
        tuple(equipment),
        tuple(others),
        tuple(_silences(declarations, walk)),
    )


def _inside(term: Term) -> Iterator[Term]:
    yield from term.walk()
    if isinstance(term, Quantified):
        yield from term.condition.walk()


def _demands(declarations: Any, walk: Walk, state: LawOn) -> Iterator[tuple[tuple[Term, ...], Demand]]:
    """What is declared and in force: requirements that may apply, then steps, criteria, infractions."""
    for requirement in getattr(declarations, "requirements", ()):
        if state.worded(requirement.cites[0]) and walk.value(requirement.only_if) is not False:
            cites = tuple(cite for cite in requirement.cites if state.worded(cite))
            yield (requirement.holds, requirement.unless), Demand(requirement.text, cites, requirement.effect)
    others: list[tuple[Any, str]] = []
    if isinstance(declarations, Workflow):
        others = [(step, "step") for step in declarations.steps]
    elif isinstance(declarations, Ranking):
        others = [(criterion, "criterion") for criterion in declarations.criteria]
    elif isinstance(declarations, PenaltySchedule):
        others = [(item, "infraction") for item in declarations.all_items()]
    for item, effect in others:
        if state.worded(item.cites[0]):
            yield (), Demand(item.text, item.cites, effect)


def _silences(declarations: Any, walk: Walk) -> Iterator[Demand]:
    for silence in getattr(declarations, "silences", ()):
        if walk.value(silence.when) is True:
            yield Demand(silence.text, silence.cites, "silence")
