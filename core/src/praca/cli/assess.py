"""``praca assess``: the rulings of the laws on the cases of files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs
import click

import praca
from praca.cli.asked import answering, asking_options
from praca.cli.case_files import about_case, read_cases, usable_registry
from praca.cli.paper import Paper
from praca.cli.ruling_lines import case_lines, ruling_lines
from praca.cli.usage import OneOf, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Sequence

    from praca.cli.paper import Line
    from praca.cli.session import Session
    from praca.language import Lang


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "Rule the cases of FILE… (YAML or JSON; - is standard input) under the laws of the installed municipalities. "
        "Good cases are ruled even if others are bad; then the exit code is 2."
    )
    params: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True, metavar=_("FILE...").render(lang)),
        *asking_options(lang),
        option("--strict", lang, _("Rule nothing if one case is bad."), is_flag=True),
        option("--format", lang, _("table (default), json or yaml."), type=OneOf(FORMATS), default="table"),
        option("--all everything", lang, _("List met requirements and all interpretations too."), is_flag=True),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("assess", run, lang, text, params)


FORMATS = ("table", "json", "yaml")


@attrs.frozen(kw_only=True)
class Asked:
    """What is asked of every case."""

    towns: tuple[str, ...] | None
    date: dt.date | None
    readings: dict[str, str]
    questions: tuple[str, ...] | None
    profiles: dict[str, praca.Profile]


@click.pass_context
def run(
    context: click.Context,
    *,
    files: tuple[str, ...],
    towns: tuple[str, ...],
    date: dt.date | None,
    readings: dict[str, str],
    questions: tuple[str, ...],
    profile: str | None,
    strict: bool,
    format: str,  # noqa: A002 - the option's name
    everything: bool,
    plain: bool,
) -> None:
    """Read, rule, print."""
    session = session_of(context)
    registry = usable_registry(session)
    for name in (*towns, *(reading.partition(".")[0] for reading in readings)):
        registry.law(name)
    profiles = {} if profile is None else praca.load_profiles(profile, registry=registry)
    asked = Asked(towns=towns or None, date=date, readings=readings, questions=questions or None, profiles=profiles)
    cases = [case for file in dict.fromkeys(files) for case in read_cases(file, registry, session)]
    _check_questions(cases, questions, session)
    ruled = [(case, _rule(case, registry, asked, session)) for case in cases]
    if strict and session.code:
        session.report(_("Nothing is ruled, because --strict was asked for and there is bad input."))
        return
    if format != "table":
        _write_data([ruling.to_dict(session.lang) for _case, rulings in ruled for ruling in rulings], format, session)
        return
    Paper.of_terminal(plain=plain).write(_lines(ruled, registry, session, everything=everything))


def _rule(case: praca.Case, registry: praca.Registry, asked: Asked, session: Session) -> list[praca.Ruling]:
    """The rulings of one case; none, with a report, where it cannot be ruled."""
    questions = None
    if asked.questions is not None:
        questions = [question for question in asked.questions if case.has_subject(question)]
    elif not case.questions():
        session.report(
            about_case(case, _("The case asks nothing: it has no subject, such as vehicle or holder."), session)
        )
    try:
        return praca.assess(
            case,
            towns=answering(case, asked.towns, registry, session),
            date=asked.date,
            readings=asked.readings,
            questions=questions,
            profiles=asked.profiles,
            registry=registry,
        )
    except praca.PracaError as error:
        session.refuse(about_case(case, error.message, session))
        return []


def _check_questions(cases: Sequence[praca.Case], questions: Sequence[str], session: Session) -> None:
    """A question that no case gives a subject for is bad input; where some cases lack one, they are counted."""
    for question in dict.fromkeys(questions):
        lacking = [case for case in cases if not case.has_subject(question)]
        subject = praca.SUBJECT_OF[question]
        if cases and len(lacking) == len(cases):
            session.refuse(
                _(
                    "The question {question} needs the subject {subject}, which no case gives.",
                    question=question,
                    subject=subject,
                )
            )
        elif lacking:
            session.report(
                _(
                    "{count} case(s) give no {subject} and are not asked {question}.",
                    count=len(lacking),
                    subject=subject,
                    question=question,
                )
            )


def _write_data(data: list[dict[str, Any]], form: str, session: Session) -> None:
    if form == "json":
        session.write(praca.to_json(data))
        return
    from praca.cli.yaml_text import to_yaml

    session.write(to_yaml(data).rstrip("\n"))


def _lines(
    ruled: list[tuple[praca.Case, list[praca.Ruling]]], registry: praca.Registry, session: Session, *, everything: bool
) -> Iterator[Line]:
    for case, rulings in ruled:
        if rulings:
            yield from case_lines(case.title)
        for ruling in rulings:
            yield from ruling_lines(praca.tell(ruling, lang=session.lang, everything=everything, registry=registry))
