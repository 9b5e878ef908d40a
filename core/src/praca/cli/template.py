"""``praca template``: a case file to fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import praca
from praca.cli.asked import day_option
from praca.cli.case_files import usable_registry
from praca.cli.usage import OneOf, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt

    from praca.language import Lang


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _("Print a case file to fill in, with just the keys that the installed laws read on a question.")
    params: list[click.Parameter] = [
        click.Argument(["question"], metavar=_("QUESTION").render(lang), type=OneOf(praca.QUESTIONS)),
        option("--municipality -m towns", lang, _("Only for this municipality; may be repeated."), multiple=True),
        day_option(lang),
    ]
    return make("template", run, lang, text, params)


@click.pass_context
def run(context: click.Context, *, question: str, towns: tuple[str, ...], date: dt.date | None) -> None:
    """Print the template."""
    session = session_of(context)
    registry = usable_registry(session)
    text = praca.case_template(question, towns=towns or None, date=date, lang=session.lang, registry=registry)
    session.write(text.rstrip("\n"))
