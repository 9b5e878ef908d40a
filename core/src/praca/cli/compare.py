"""``praca compare``: one case before several laws, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import praca
from praca.cli.asked import answering, asking_options
from praca.cli.case_files import about_case, read_cases, usable_registry
from praca.cli.paper import Line, Paper
from praca.cli.usage import OneOf, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from praca.language import Lang

FORMATS = ("table", "markdown", "json")
_STYLES = {"allowed": "good", "denied": "bad"}


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "Put the cases of FILE… before several laws and show where they part: the answer of each, the requirements "
        "that make the difference, with facts and provisions."
    )
    params: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True, metavar=_("FILE...").render(lang)),
        *asking_options(lang),
        option("--as-local", lang, _("Read a case written for one town as local everywhere."), is_flag=True),
        option("--format", lang, _("table (default), markdown or json."), type=OneOf(FORMATS), default="table"),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("compare", run, lang, text, params)


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
    as_local: bool,
    format: str,  # noqa: A002 - the option's name
    plain: bool,
) -> None:
    """Read, compare, print."""
    session = session_of(context)
    registry = usable_registry(session)
    profiles = {} if profile is None else praca.load_profiles(profile, registry=registry)
    found: list[praca.Comparison] = []
    for file in dict.fromkeys(files):
        for case in read_cases(file, registry, session):
            try:
                found += praca.compare(
                    case,
                    towns=answering(case, towns, registry, session),
                    date=date,
                    readings=readings,
                    questions=[q for q in questions if case.has_subject(q)] if questions else None,
                    profiles=profiles,
                    as_local=as_local,
                    registry=registry,
                )
            except praca.PracaError as error:
                session.refuse(about_case(case, error.message, session))
    if format == "json":
        session.write(praca.to_json([one.to_dict(session.lang) for one in found]))
        return
    reports = [praca.tell_comparison(one, lang=session.lang, registry=registry) for one in found]
    if format == "markdown":
        for report in reports:
            session.write("\n".join(_markdown(report, session.lang)))
        return
    Paper.of_terminal(plain=plain).write(line for report in reports for line in _lines(report, session.lang))


def _lines(report: praca.ComparisonReport, lang: Lang) -> Iterator[Line]:
    yield Line(report.case, style="title")
    yield Line(f"{report.question} · {report.date}", 2, "heading")
    yield Line()
    width = max(len(answer.town) for answer in report.answers)
    for answer in report.answers:
        lead = answer.town.ljust(width + 2)
        yield Line(answer.phrase, 2, _STYLES.get(answer.verdict, "open"), lead=lead)
    yield Line()
    if report.partings.entries:
        yield Line(f"{report.partings.title}:", 2, "heading")
        for entry in report.partings.entries:
            yield Line(entry.text, 2, bullet="-")
            for detail in entry.details:
                yield Line(detail, 6)
        yield Line()
    yield from _reasons(report)
    if report.values:
        yield Line(f"{_('Values').render(lang)}:", 2, "heading")
        for value in report.values:
            yield Line(f"{value.text}: {'; '.join(value.details)}", 4, bullet="-")
    for silence in report.silences:
        yield Line(silence, 2, "faint")
    yield Line()


def _reasons(report: praca.ComparisonReport) -> Iterator[Line]:
    for answer in report.answers:
        for section in answer.reasons:
            yield Line(f"{answer.town}: {section.title.lower()}", 2, "heading")
            for item in section.entries:
                yield Line(item.text, 4, bullet="-")


def _markdown(report: praca.ComparisonReport, lang: Lang) -> Iterator[str]:
    yield f"## {_cell(report.case)}"
    yield ""
    yield f"{report.question} · {report.date}"
    yield ""
    yield f"| {_('Municipality').render(lang)} | {_('Answer').render(lang)} | {_('Why').render(lang)} |"
    yield "|---|---|---|"
    for answer in report.answers:
        why = "<br>".join(
            f"{_cell(section.title)}: {_cell('; '.join(entry.text for entry in section.entries))}"
            for section in answer.reasons
        )
        yield f"| {_cell(answer.town)} | {_cell(answer.phrase)} | {why} |"
    yield ""
    if report.partings.entries:
        yield f"### {report.partings.title}"
        yield ""
        for entry in report.partings.entries:
            yield f"- **{_cell(entry.text)}**"
            for detail in entry.details:
                yield f"  - {_cell(detail)}"
        yield ""
    for silence in report.silences:
        yield f"*{silence}*"
        yield ""


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())
