"""``praca assess``: the rulings of the laws on the cases of files."""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING, Any

import attrs
import click

import praca
from praca.cli.case_files import about_case, read_cases, usable_registry
from praca.cli.paper import Paper
from praca.cli.ruling_lines import case_lines, ruling_lines
from praca.cli.usage import OneOf, Refusal, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from praca.cli.paper import Line
    from praca.cli.session import Session
    from praca.language import Lang

_ISO_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "Rule the cases of FILE… (YAML or JSON; - is standard input) under the laws of the installed municipalities. "
        "Good cases are ruled even if others are bad; then the exit code is 2."
    )
    params: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True, metavar=_("FILE...").render(lang)),
        option(
            "--municipality -m towns",
            lang,
            _("Ask this municipality (slug or IBGE code) instead of those of the case; may be repeated."),
            multiple=True,
        ),
        option("--date", lang, _("Day of reference (2026-06-15), instead of that of the case."), callback=_day),
        option(
            "--reading readings",
            lang,
            _("Choose an interpretation, ID=OPTION; may be repeated."),
            multiple=True,
            callback=_readings,
        ),
        option(
            "--question -q questions",
            lang,
            _("Ask only this question; may be repeated."),
            multiple=True,
            type=OneOf(praca.QUESTIONS),
        ),
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


@click.pass_context
def run(
    context: click.Context,
    *,
    files: tuple[str, ...],
    towns: tuple[str, ...],
    date: dt.date | None,
    readings: dict[str, str],
    questions: tuple[str, ...],
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
    asked = Asked(towns=towns or None, date=date, readings=readings, questions=questions or None)
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
            case, towns=asked.towns, date=asked.date, readings=asked.readings, questions=questions, registry=registry
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


def _day(context: click.Context, _param: click.Parameter, text: str | None) -> dt.date | None:
    if text is None:
        return None
    try:
        if _ISO_DAY.fullmatch(text):
            return dt.date.fromisoformat(text)
    except ValueError:
        pass
    raise Refusal(_("--date: expected a day such as 2026-06-15, found {found}.", found=text), context)


def _readings(context: click.Context, _param: click.Parameter, texts: tuple[str, ...]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts:
        reading, equals, option_id = text.partition("=")
        if not (reading and equals and option_id):
            raise Refusal(
                _("--reading: expected ID=OPTION such as town.vehicle-age=model_year, found {found}.", found=text),
                context,
            )
        if chosen.setdefault(reading, option_id) != option_id:
            raise Refusal(_("--reading: {reading} is given two options.", reading=reading), context)
    return chosen
