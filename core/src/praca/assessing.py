"""One case before the laws: which towns and questions, and the complete ruling of each."""

from __future__ import annotations

import difflib
from datetime import date as Date
from functools import cache
from importlib import metadata
from typing import TYPE_CHECKING, Any

import attrs

from praca.errors import InputError
from praca.facts.codes import CATALOGUES
from praca.facts.horizon import as_not_yet
from praca.facts.situation import Situation, situation
from praca.facts.subjects import QUESTIONS
from praca.language import Text, _
from praca.readers.judge.judge import Answer, judge
from praca.readers.judge.penalties import judge_penalty
from praca.readers.judge.proceedings import judge_proceeding
from praca.readers.judge.rankings import judge_selection
from praca.rules.penalties import PenaltySchedule
from praca.rules.rankings import Ranking
from praca.rules.workflows import Workflow
from praca.rulings import LawStamp, NoteGiven, ReadingUsed, Ruling, Sanction

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from praca.facts.case import Case
    from praca.facts.proceeding import Proceeding
    from praca.facts.profile import AdoptedReading, Profile
    from praca.law import Law, LawOn
    from praca.plugins import Registry


def assess(
    case: Case,
    registry: Registry,
    *,
    towns: Iterable[str] | None = None,
    date: Date | None = None,
    readings: Mapping[str, str] | None = None,
    questions: Iterable[str] | None = None,
    profiles: Mapping[str, Profile] | None = None,
) -> list[Ruling]:
    """The rulings of the laws on one case: towns as given, else as the case lists them, else all; then questions.

    ``towns`` (slugs or IBGE codes), ``date``, ``readings`` and ``questions`` go before what the case says.
    Raises :class:`praca.errors.InputError` for an unknown town, question, reading or option.
    """
    names = tuple(towns) if towns is not None else case.municipality
    laws = list(registry.laws.values()) if names is None else [registry.law(name) for name in dict.fromkeys(names)]
    day = date or case.date or Date.today()  # noqa: DTZ011 - a day of the calendar where the person is
    assumed = date is None and case.date is None
    chosen = {**case.readings, **(readings or {})}
    asked = case.questions() if questions is None else _asked(tuple(questions))
    known, postponed = as_not_yet(case, day)
    rulings = []
    for law in laws:
        profile = _profile_of(law, profiles or {})
        adopted = {} if profile is None else profile.readings_on(day)
        options = law.options({**{key: one.option for key, one in adopted.items()}, **chosen})
        for question in asked:
            proceedings: tuple[Proceeding | None, ...] = (None,)
            if question == "proceeding" and known.proceedings:
                proceedings = known.proceedings
            for proceeding in proceedings:
                facts = situation(known, law.municipality.slug, law.municipality.ibge, proceeding=proceeding)
                taken: tuple[str, ...] = ()
                if profile is not None:
                    town, taken = profile.town_on(day, facts.town)
                    facts = attrs.evolve(facts, town=town)
                subject = proceeding.id if proceeding is not None and case.several_proceedings else None
                ruling = rule(law, question, case, facts, day, options, subject=subject)
                notes = (
                    *_profile_notes(ruling, taken, [one for key, one in adopted.items() if key not in chosen]),
                    *_input_notes(day, postponed, assumed=assumed),
                )
                rulings.append(attrs.evolve(ruling, notes=(*ruling.notes, *notes)))
    return rulings


def _profile_of(law: Law, profiles: Mapping[str, Profile]) -> Profile | None:
    return profiles.get(law.municipality.slug) or profiles.get(law.municipality.ibge)


def _profile_notes(ruling: Ruling, taken: tuple[str, ...], adopted: list[AdoptedReading]) -> tuple[NoteGiven, ...]:
    """Say which facts and interpretations came from the town profile."""
    notes = []
    if taken:
        message = _("From the town profile: {facts}.", facts="; ".join(taken))
        notes.append(NoteGiven("praca.profile-facts", "assumption", message))
    used = {reading.id for reading in ruling.readings}
    for one in adopted:
        if one.id in used:
            message = _(
                "The town adopted the interpretation {id}: {option} ({opinion}).",
                id=one.id,
                option=one.option,
                opinion=one.opinion,
            )
            notes.append(NoteGiven("praca.profile-reading", "assumption", message))
    return tuple(notes)


def _asked(questions: tuple[str, ...]) -> tuple[str, ...]:
    for question in questions:
        if question not in QUESTIONS:
            near = difflib.get_close_matches(question, QUESTIONS, 1)
            raise InputError(
                _(
                    "There is no question {question}. {hint}",
                    question=question,
                    hint=_("Did you mean {near}?", near=near[0])
                    if near
                    else _("Questions: {all}.", all=", ".join(QUESTIONS)),
                )
            )
    return tuple(question for question in QUESTIONS if question in questions)


@cache
def core_version() -> str:
    """The version of the core, for the stamp of each ruling."""
    return metadata.version("praca")


def rule(
    law: Law,
    question: str,
    case: Case,
    facts: Situation,
    day: Date,
    options: dict[str, str],
    *,
    subject: str | None = None,
) -> Ruling:
    """One law's answer to one question."""
    published = facts.town.law_published
    law_day = day_of_law(question, facts, day)
    state = law.on(law_day, options, published)
    stamp = LawStamp(
        law.municipality.ibge,
        law.statute.title,
        state.state_from,
        law.layers,
        law.plugin,
        core_version(),
    )
    heading: dict[str, Any] = {
        "case": case.title,
        "id": case.id,
        "subject": subject,
        "municipality": law.municipality.slug,
        "question": question,
        "date": day,
        "law": stamp,
    }
    if law.standard(question) is None:
        return Ruling(**heading, verdict="not_modelled")
    notes = _law_notes(law, state, published)
    answer = answer_of(state, question, facts, day)
    used = tuple(
        _reading_used(law, reading, question, facts, day, options, published, answer) for reading in answer.readings
    )
    return Ruling(
        **heading,
        verdict=answer.verdict,
        findings=answer.findings,
        values=answer.values,
        sanctions=answer.sanctions,
        deadlines=answer.deadlines,
        next=answer.next,
        checklist=answer.checklist,
        ranking=answer.ranking,
        missing=answer.missing,
        open_because=answer.open_because,
        decision=answer.decision,
        readings=used,
        notes=(*answer.notes, *notes, *(_conformity_notes(question, facts) if state.binds else ())),
    )


def day_of_law(question: str, facts: Situation, day: Date) -> Date:
    """The day whose law judges the facts: a breach by the law of its own date, all else by the reference date's."""
    return (facts.infraction.date or day) if question == "penalty" else day


def answer_of(state: LawOn, question: str, facts: Situation, day: Date) -> Answer:
    """What the law, as it stands in ``state``, says of the facts on the reference date ``day``."""
    declarations = state.law.standard(question)
    if declarations is not None and not state.binds:
        return Answer("silent", (), {}, (), (), None, state.date_readings(declarations), ())
    if isinstance(declarations, PenaltySchedule):
        return judge_penalty(declarations, state, facts, day, state.law.municipality)
    if isinstance(declarations, Workflow):
        return judge_proceeding(declarations, state, facts, day, state.law.municipality)
    if isinstance(declarations, Ranking):
        return judge_selection(declarations, state, facts, day, state.law.municipality)
    chapter = state.chapter(question)
    assert chapter is not None  # noqa: S101 - the caller has seen that the question is modelled
    return judge(chapter, facts, day, state.law.municipality)


def _reading_used(
    law: Law,
    reading: str,
    question: str,
    facts: Situation,
    day: Date,
    options: dict[str, str],
    published: Date | None,
    answer: Answer,
) -> ReadingUsed:
    """The reading with what each of its other options would change, all else equal."""
    otherwise: dict[str, dict[str, Any]] = {}
    for option in law.readings[reading].options:
        if option.id == options[reading]:
            continue
        state = law.on(day_of_law(question, facts, day), {**options, reading: option.id}, published)
        other = answer_of(state, question, facts, day)
        changes = differences(answer, other)
        if changes:
            otherwise[option.id] = changes
    return ReadingUsed(reading, options[reading], bool(otherwise), otherwise)


def differences(answer: Answer, other: Answer) -> dict[str, Any]:
    """The keys in which another answer differs, with the other's content (citations alone do not count)."""
    changes: dict[str, Any] = {}
    if other.verdict != answer.verdict:
        changes["verdict"] = other.verdict
    violated, others = (
        {f.requirement: f.citations for f in one.findings if f.status == "violated"} for one in (answer, other)
    )
    if violated.keys() != others.keys():
        changes["violated"] = [cites[0] for cites in others.values()]
    values = {
        name: given.value
        for name, given in other.values.items()
        if name not in answer.values or answer.values[name].value != given.value
    }
    values.update({name: None for name in answer.values if name not in other.values})
    if values:
        changes["values"] = values
    if _uncited(answer.sanctions) != _uncited(other.sanctions):
        changes["sanctions"] = other.sanctions
    deadlines, other_deadlines = (
        {one.step: {"due": one.due, "status": one.status} for one in each.deadlines} for each in (answer, other)
    )
    moved: dict[str, Any] = {step: one for step, one in other_deadlines.items() if deadlines.get(step) != one}
    moved.update({step: None for step in deadlines if step not in other_deadlines})
    if moved:
        changes["deadlines"] = moved
    if answer.ranking != other.ranking:
        changes["ranking"] = other.ranking
    return changes


def _uncited(sanctions: tuple[Sanction, ...]) -> list[Sanction]:
    """Sanctions without their provisions: citations alone make no reading decisive."""
    return [attrs.evolve(sanction, citations=()) for sanction in sanctions]


def _law_notes(law: Law, state: LawOn, published: Date | None) -> tuple[NoteGiven, ...]:
    notes = []
    if law.published_is_a_fact and published is None:
        message = _(
            "The day of publication is not given (town.law_published): the law counts as in force from its signature, "
            "and what is counted from publication stays open."
        )
        notes.append(NoteGiven("praca.publication-unknown", "assumption", message))
    if not state.binds:
        start = law.statute.start(state.options, state.published)
        message = _("The law was not yet in force on this date: it binds from {start}.", start=start.isoformat())
        notes.append(NoteGiven("praca.not-in-force", "text", message))
    return tuple(notes)


def _conformity_notes(question: str, facts: Situation) -> tuple[NoteGiven, ...]:
    """Say so when a document is stated, not checked, to be as the law asks."""
    subject = facts.vehicle if question == "vehicle" else facts.driver if question == "driver" else facts.holder
    documents = subject.documents or {}
    stated = sorted(code for code, document in documents.items() if document.conforms)
    if question not in ("vehicle", "driver", "eligibility") or not stated:
        return ()
    labels = [CATALOGUES["documents"].get(code, Text(code, code)) for code in stated]
    message = _(
        "Documents given without particulars are taken to be presented as the law asks; this is stated by the case, "
        "not checked: {documents}.",
        documents=Text("; ".join(label.pt for label in labels), "; ".join(label.en for label in labels)),
    )
    return (NoteGiven("praca.documents-stated", "assumption", message),)


def _input_notes(day: Date, postponed: tuple[str, ...], *, assumed: bool) -> tuple[NoteGiven, ...]:
    notes = []
    if assumed:
        message = _("The case gives no date: judged on today's date, {date}.", date=day.isoformat())
        notes.append(NoteGiven("praca.date-today", "assumption", message))
    if postponed:
        message = _(
            "Dated later than {date}, so not yet happened and left out: {paths}.",
            date=day.isoformat(),
            paths=", ".join(postponed),
        )
        notes.append(NoteGiven("praca.later-than-date", "assumption", message))
    return tuple(notes)
