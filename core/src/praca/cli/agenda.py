"""``praca agenda``: every coming duty of a permit, with date, provision and consequence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import praca
from praca.cli.asked import asking_options, rulings_of
from praca.cli.deadlines import write_calendar
from praca.cli.paper import Line, Paper
from praca.cli.usage import command as make
from praca.cli.usage import option, session_of
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt

    from praca.language import Lang

_QUESTIONS = ("vehicle", "permit", "proceeding")


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "List the coming duties of the cases in FILE… in the order of their dates, with provision and consequence."
    )
    params: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True, metavar=_("FILE...").render(lang)),
        *asking_options(lang),
        option("--ics", lang, _("Write the duties to this iCalendar file.")),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("agenda", run, lang, text, params)


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
    ics: str | None,
    plain: bool,
) -> None:
    """Rule, list, write."""
    session = session_of(context)
    registry, rulings = rulings_of(session, files, towns, date, readings, questions or _QUESTIONS, profile)
    lines = []
    for duty in praca.agenda(rulings, registry=registry):
        cites = f" [{'; '.join(duty.citations)}]" if duty.citations else ""
        lines.append(Line(f"{duty.text.render(session.lang)}{cites}", lead=f"{duty.date.isoformat()}  "))
        lines.append(Line(f"{duty.town}: {duty.case}", 12, "faint"))
        if duty.consequence is not None:
            lines.append(Line(session.render(duty.consequence), 12, "faint"))
    if not lines:
        lines.append(Line(session.render(_("No coming date follows from these cases."))))
    Paper.of_terminal(plain=plain).write(lines)
    if ics is not None:
        write_calendar(ics, rulings, registry, session)
