"""The functions for callers: load cases, assess them, print the schema. The command line uses only these.

>>> import praca
>>> for case in praca.load_cases("case.yaml").cases:      # doctest: +SKIP
...     for ruling in praca.assess(case):
...         print(ruling.municipality, ruling.question, ruling.verdict)
"""

from __future__ import annotations

from functools import cache
from typing import IO, TYPE_CHECKING, Any

from praca.errors import InputError
from praca.language import _
from praca.plugins import Registry, load_plugins

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from datetime import date as Date
    from pathlib import Path

    from praca.agendas import Duty
    from praca.checklists import Checklist
    from praca.comparing import Comparison
    from praca.conducts import ConductRow
    from praca.facts.case import Case
    from praca.facts.loading import LoadedCases
    from praca.facts.profile import Profile
    from praca.installed import InstalledTown
    from praca.language import Lang
    from praca.readers.interview import Interview
    from praca.readers.prose.comparison import ComparisonReport
    from praca.readers.prose.report import Report
    from praca.rules.counting import Count, Method
    from praca.rulings import Ruling
    from praca.scenarios import Outcome


@cache
def installed_registry() -> Registry:
    """The registry of all installed plugins, loaded once per process."""
    return load_plugins()


def load_cases(source: str | Path | IO[str] | IO[bytes], *, registry: Registry | None = None) -> LoadedCases:
    """Read a case file (path, ``-`` for standard input, or an open stream).

    Good cases are returned even when others are bad; ``problems`` lists every fault.  Raises only
    :class:`praca.errors.InputError`.
    """
    from praca.facts.loading import load_cases as load

    return load(source, (registry or installed_registry()).vocabulary)


def case_from(data: Mapping[str, Any], *, registry: Registry | None = None) -> Case:
    """A case from plain data shaped like the case file; raises :class:`praca.errors.CaseError` with all faults."""
    from praca.facts.loading import case_from as build

    return build(data, (registry or installed_registry()).vocabulary)


def assess(
    case: Case | Mapping[str, Any],
    *,
    towns: Iterable[str] | None = None,
    date: Date | None = None,
    readings: Mapping[str, str] | None = None,
    questions: Iterable[str] | None = None,
    profiles: Mapping[str, Profile] | None = None,
    registry: Registry | None = None,
) -> list[Ruling]:
    """The rulings of the laws on one case (see :func:`praca.assessing.assess`)."""
    from praca.assessing import assess as rule_case
    from praca.facts.case import Case

    registry = registry or installed_registry()
    if not isinstance(case, Case):
        case = case_from(case, registry=registry)
    return rule_case(case, registry, towns=towns, date=date, readings=readings, questions=questions, profiles=profiles)


def load_profiles(folder: str | Path, *, registry: Registry | None = None) -> dict[str, Profile]:
    """The town profiles in a folder, by municipality; raises :class:`praca.errors.InputError` with every fault."""
    from praca.facts.profile import load_profiles as load

    return load(folder, (registry or installed_registry()).vocabulary)


def compare(
    case: Case,
    *,
    towns: Iterable[str] | None = None,
    date: Date | None = None,
    readings: Mapping[str, str] | None = None,
    questions: Iterable[str] | None = None,
    profiles: Mapping[str, Profile] | None = None,
    as_local: bool = False,
    registry: Registry | None = None,
) -> list[Comparison]:
    """One case under many laws, a comparison for each question.

    ``as_local`` reads a case written for one town as local everywhere (its towns become ``here``).
    """
    from praca.comparing import as_local as localise
    from praca.comparing import comparisons

    if as_local:
        case = localise(case)
    registry = registry or installed_registry()
    rulings = assess(
        case, towns=towns, date=date, readings=readings, questions=questions, profiles=profiles, registry=registry
    )
    return comparisons(rulings, registry)


def tell_comparison(comparison: Comparison, *, lang: Lang = "pt", registry: Registry | None = None) -> ComparisonReport:
    """A comparison in words for people."""
    from praca.readers.prose.comparison import comparison_report

    return comparison_report(comparison, registry or installed_registry(), lang)


def schema(*, registry: Registry | None = None) -> dict[str, Any]:
    """The JSON Schema of case files, with what the installed plugins add."""
    from praca.facts.schema import case_schema

    return case_schema((registry or installed_registry()).vocabulary)


def towns(*, registry: Registry | None = None) -> tuple[InstalledTown, ...]:
    """The municipalities that can be asked, by slug; those of plugins with a fault stand in ``registry.problems``."""
    from praca.installed import installed_towns

    return installed_towns(registry or installed_registry())


def tell(ruling: Ruling, *, lang: Lang = "pt", everything: bool = False, registry: Registry | None = None) -> Report:
    """A ruling in words for people; ``everything`` lists what is met and the interpretations that decide nothing."""
    from praca.readers.prose.report import report

    registry = registry or installed_registry()
    return report(ruling, registry.law(ruling.municipality), registry.vocabulary, lang, everything=everything)


def check(
    case: Case,
    *,
    towns: Iterable[str] | None = None,
    questions: Iterable[str] | None = None,
    registry: Registry | None = None,
) -> Iterator[Outcome]:
    """Hold the rulings of one case against what it expects, only for ``towns`` (slugs or IBGE codes) if given.

    Raises :class:`praca.errors.InputError` for a town that no plugin answers for.
    """
    from attrs import evolve

    from praca.scenarios import expectations, run_case

    registry = registry or installed_registry()
    if towns is not None:
        wanted = {registry.law(name).municipality for name in towns}
        names = {name for town in wanted for name in (town.slug, town.ibge)}
        expected: dict[str, dict[str, Any]] = {}
        for town, question, part in expectations(case, registry):
            if town in names:
                expected.setdefault(town, {})[question] = part
        case = evolve(case, expect=expected)
    return run_case(case, registry, questions=questions)


def case_template(
    question: str,
    *,
    towns: Iterable[str] | None = None,
    date: Date | None = None,
    lang: Lang = "pt",
    registry: Registry | None = None,
) -> str:
    """A case file to fill in, with just the keys that the laws of ``towns`` (all installed by default) read."""
    from datetime import date as today

    from praca.templates import template

    registry = registry or installed_registry()
    laws = [registry.law(name) for name in towns] if towns is not None else list(registry.laws.values())
    modelled = [law for law in laws if law.standard(question) is not None]
    return template(question, modelled, registry, date or today.today(), lang)  # noqa: DTZ011 - the person's own day


def interview(town: str, question: str, *, date: Date | None = None, registry: Registry | None = None) -> Interview:
    """An interview on one question of one town; :class:`praca.errors.InputError` for a town or question unknown."""
    from datetime import date as today

    from praca.readers.interview import Interview

    registry = registry or installed_registry()
    law = registry.law(town)
    if law.standard(question) is None:
        raise InputError(
            _(
                "The plugin of {town} does not model the question {question}; it models {all}.",
                town=law.municipality.title,
                question=question,
                all=", ".join(law.questions) or _("none"),
            )
        )
    day = date or today.today()  # noqa: DTZ011 - the person's own day

    def rule(case: Case) -> Ruling:
        return assess(case, towns=[town], questions=[question], registry=registry)[0]

    return Interview(law, question, day, registry, rule)


def checklist(
    town: str,
    question: str,
    *,
    facts: Mapping[str, Any] | None = None,
    date: Date | None = None,
    registry: Registry | None = None,
) -> Checklist:
    """What a law asks on a question: papers to bring, then what is required; ``facts`` (a partial case) narrows it."""
    from datetime import date as today

    from praca.checklists import checklist as listed

    registry = registry or installed_registry()
    return listed(registry.law(town), question, facts or {}, date or today.today(), registry)  # noqa: DTZ011 - as above


def explain(ruling: Ruling, *, lang: Lang = "pt", registry: Registry | None = None) -> list[str]:
    """A ruling as paragraphs of prose that can be handed to a person."""
    from praca.readers.prose.explanation import explanation

    registry = registry or installed_registry()
    return explanation(ruling, registry.law(ruling.municipality), registry.vocabulary, lang)


def question_label(question: str, lang: Lang = "pt") -> str:
    """A question as people name it."""
    from praca.facts.codes_ruling import QUESTION_LABELS

    return QUESTION_LABELS[question].render(lang)


def agenda(rulings: Iterable[Ruling], *, registry: Registry | None = None) -> list[Duty]:
    """The coming dates that follow from rulings, in order."""
    from praca.agendas import duties

    return duties(rulings, registry or installed_registry())


def calendar_file(rulings: Iterable[Ruling], *, lang: Lang = "pt", registry: Registry | None = None) -> bytes:
    """The coming dates that follow from rulings as an iCalendar file."""
    from praca.agendas import as_icalendar, duties

    return as_icalendar(duties(rulings, registry or installed_registry()), lang)


def conduct_table(
    *, towns: Iterable[str] | None = None, date: Date | None = None, registry: Registry | None = None
) -> list[ConductRow]:
    """Every conduct of the catalogue under the laws of ``towns`` (all installed by default), for a first breach."""
    from datetime import date as today

    from praca.conducts import conduct_table as table

    registry = registry or installed_registry()
    laws = [registry.law(name) for name in towns] if towns is not None else list(registry.laws.values())
    return table(laws, registry, date or today.today())  # noqa: DTZ011 - the person's own day


def draw_workflow(
    town: str, *, date: Date | None = None, form: str = "text", lang: Lang = "pt", registry: Registry | None = None
) -> str:
    """The proceeding of a town drawn as ``text`` or ``mermaid``."""
    from datetime import date as today

    from praca.readers.drawings import drawn_text, mermaid
    from praca.rules.workflows import Workflow

    law = (registry or installed_registry()).law(town)
    workflow = law.standard("proceeding")
    if not isinstance(workflow, Workflow):
        raise InputError(_("The plugin of {town} does not model proceedings.", town=law.municipality.title))
    state = law.on(date or today.today(), law.options({}), None)  # noqa: DTZ011 - the person's own day
    return mermaid(workflow, state, lang) if form == "mermaid" else drawn_text(workflow, state, lang)


def count_term(
    town: str,
    start: Date,
    *,
    days: int = 0,
    months: int = 0,
    years: int = 0,
    method: Method = "calendar",
    rolls: bool = True,
    profiles: Mapping[str, Profile] | None = None,
    registry: Registry | None = None,
) -> Count:
    """The last day of a term counted from ``start`` in a town's calendar, with the work."""
    from praca.rules.counting import Calendar, count_days
    from praca.rules.dates import Period

    law = (registry or installed_registry()).law(town)
    profile = (profiles or {}).get(law.municipality.slug) or (profiles or {}).get(law.municipality.ibge)
    municipal = () if profile is None else profile.town_on(start, None)[0].holidays or ()
    counted = count_days(
        start, Period(years, months, days), method, Calendar(law.municipality.uf, tuple(municipal)), rolls=rolls
    )
    if counted is None:
        raise InputError(_("The term ends beyond the calendar; take a shorter one."))
    return counted
