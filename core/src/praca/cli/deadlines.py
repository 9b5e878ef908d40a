"""``praca deadlines``: the deadlines of proceedings with their work shown, and as iCalendar."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

import praca
from praca.cli.asked import asking_options, rulings_of
from praca.cli.paper import Line, Paper
from praca.cli.usage import command as make
from praca.cli.usage import option, session_of
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from praca.cli.session import Session
    from praca.language import Lang


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _("Show the deadlines of the proceedings in FILE…, each with the days left out and why.")
    params: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True, metavar=_("FILE...").render(lang)),
        *asking_options(lang),
        option("--ics", lang, _("Write the open deadlines to this iCalendar file.")),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("deadlines", run, lang, text, params)


@click.pass_context
def run(
    context: click.Context,
    *,
    files: tuple[str, ...],
    towns: tuple[str, ...],
    date: dt.date | None,
    readings: dict[str, str],
    questions: tuple[str, ...],  # noqa: ARG001 - shared option; deadlines are those of proceedings
    profile: str | None,
    ics: str | None,
    plain: bool,
) -> None:
    """Rule, list, write."""
    session = session_of(context)
    registry, rulings = rulings_of(session, files, towns, date, readings, ("proceeding",), profile)
    Paper.of_terminal(plain=plain).write(line for ruling in rulings for line in _lines(ruling, registry, session))
    if ics is not None:
        write_calendar(ics, rulings, registry, session)


def write_calendar(name: str, rulings: list[praca.Ruling], registry: praca.Registry, session: Session) -> None:
    """Write the coming dates of rulings as iCalendar."""
    data = praca.calendar_file(rulings, lang=session.lang, registry=registry)
    try:
        Path(name).write_bytes(data)
    except OSError as error:
        session.refuse(_("The file {path} cannot be written ({reason}).", path=name, reason=error.strerror or "?"))


def _lines(ruling: praca.Ruling, registry: praca.Registry, session: Session) -> Iterator[Line]:
    report = praca.tell(ruling, lang=session.lang, registry=registry)
    yield Line(f"{ruling.case} · {report.town} · {report.date}", style="title")
    yield Line(report.phrase, 2, bullet="=>")
    told = [section for section in report.sections if section.kind in ("deadlines", "next")]
    works = [deadline.work for deadline in ruling.deadlines]
    for section in told:
        yield Line(f"{section.title}:", 2, "heading")
        for index, entry in enumerate(section.entries):
            yield Line(entry.text, 4, bullet="-")
            if section.kind == "deadlines":
                for day in works[index]:
                    yield Line(f"{day.date.isoformat()}: {session.render(day.reason)}", 8, "faint")
    yield Line()
