"""A comparison in words: the answers of the laws side by side, what stands behind each, and where they part."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from praca.comparing import requirement_of
from praca.language import _
from praca.readers.prose.report import Entry, Report, Section, cited, report
from praca.readers.prose.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.comparing import Comparison, Parting
    from praca.language import Lang
    from praca.plugins import Registry

_REASONS = ("violated", "missing", "discretionary", "sanctions", "deadlines", "ranking")
"""Sections of a report that say why a law answers as it does, in the order in which they are shown."""


@attrs.frozen
class TownAnswer:
    """One law's answer: the town, the phrase of its verdict, and what stands behind it."""

    town: str
    verdict: str
    phrase: str
    law: str
    reasons: tuple[Section, ...]


@attrs.frozen
class ComparisonReport:
    """A whole comparison in one language."""

    case: str
    question: str
    date: str
    answers: tuple[TownAnswer, ...]
    values: tuple[Entry, ...]
    partings: Section
    silences: tuple[str, ...]


def comparison_report(comparison: Comparison, registry: Registry, lang: Lang) -> ComparisonReport:
    """The comparison in words of ``lang``."""
    words = Words(lang, registry.vocabulary)
    reports = [
        report(ruling, registry.law(ruling.municipality), registry.vocabulary, lang) for ruling in comparison.rulings
    ]
    first = reports[0]
    return ComparisonReport(
        comparison.case,
        first.question,
        first.date,
        tuple(_answer(one) for one in reports),
        tuple(_values(reports)),
        Section(
            "partings",
            words.of(_("Where the laws part")),
            tuple(_parting(parting, comparison, registry, words) for parting in comparison.partings),
        ),
        tuple(_silences(reports, words)),
    )


def _answer(one: Report) -> TownAnswer:
    reasons = tuple(section for kind in _REASONS for section in one.sections if section.kind == kind)
    return TownAnswer(one.town, one.verdict, one.phrase, one.law, reasons)


def _values(reports: list[Report]) -> Iterator[Entry]:
    for one in reports:
        for section in one.sections:
            if section.kind == "values":
                yield Entry(one.town, tuple(entry.text for entry in section.entries))


def _parting(parting: Parting, comparison: Comparison, registry: Registry, words: Words) -> Entry:
    details = []
    rulings = {ruling.municipality: ruling for ruling in comparison.rulings}
    for town, findings in parting.by_town.items():
        title = registry.law(town).municipality.title
        if not findings:
            details.append(f"{title}: {words.of(_('nothing asked of it'))}")
        for finding in findings:
            requirement = requirement_of(finding, rulings[town], registry)
            excepted = requirement is not None and set(finding.citations) - set(requirement.cites)
            status = words.of(_("met by an exception")) if excepted else words.code("finding_statuses", finding.status)
            details.append(f"{title}: {status}: {words.of(finding.message)}{cited(finding.citations)}")
    return Entry(words.fact(parting.path, parting.value), tuple(details))


def _silences(reports: list[Report], words: Words) -> Iterator[str]:
    if any(one.verdict == "silent" for one in reports):
        yield words.of(_("A law that is silent neither forbids nor allows: it has no rule on the question."))
    if any(one.verdict == "not_modelled" for one in reports):
        yield words.of(_("Not modelled means that the plugin has no answer yet; it says nothing about the law."))
