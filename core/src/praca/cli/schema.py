"""``praca schema``: the JSON Schema of case files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import praca
from praca.cli.usage import command as make
from praca.cli.usage import session_of
from praca.language import _

if TYPE_CHECKING:
    from praca.language import Lang


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "Print the JSON Schema of case files, with the facts and codes that the installed plugins add: for editors and "
        "for programs that write cases."
    )
    return make("schema", run, lang, text, [])


@click.pass_context
def run(context: click.Context) -> None:
    """Print it."""
    session_of(context).write(praca.to_json(praca.schema()))
