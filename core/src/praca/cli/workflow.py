"""``praca workflow``: a town's proceeding drawn, as Mermaid or text."""

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

FORMATS = ("text", "mermaid")


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _("Draw the proceeding of a town: steps, limits, authorities, effects.")
    params: list[click.Parameter] = [
        click.Argument(["town"], metavar=_("TOWN").render(lang)),
        day_option(lang),
        option("--format", lang, _("text (default) or mermaid."), type=OneOf(FORMATS), default="text"),
    ]
    return make("workflow", run, lang, text, params)


@click.pass_context
def run(context: click.Context, *, town: str, date: dt.date | None, format: str) -> None:  # noqa: A002 - the option's name
    """Draw."""
    session = session_of(context)
    registry = usable_registry(session)
    session.write(praca.draw_workflow(town, date=date, form=format, lang=session.lang, registry=registry).rstrip("\n"))
