"""``praca checklist``: what to bring and what is required, printable."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import praca
from praca.cli.asked import day_option
from praca.cli.case_files import usable_registry
from praca.cli.paper import Line, Paper
from praca.cli.usage import OneOf, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from praca.language import Lang

KINDS = ("person", "company", "cooperative", "association")


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _("List what a law asks on a question: papers to bring, equipment, other requirements, with provisions.")
    params: list[click.Parameter] = [
        click.Argument(["town"], metavar=_("TOWN").render(lang)),
        click.Argument(["question"], metavar=_("QUESTION").render(lang), type=OneOf(praca.QUESTIONS)),
        option("--kind", lang, _("Kind of applicant: person, company, cooperative or association."), type=OneOf(KINDS)),
        day_option(lang),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("checklist", run, lang, text, params)


@click.pass_context
def run(
    context: click.Context, *, town: str, question: str, kind: str | None, date: dt.date | None, plain: bool
) -> None:
    """List and print."""
    session = session_of(context)
    registry = usable_registry(session)
    facts = {"holder": {"kind": kind}} if kind else {}
    found = praca.checklist(town, question, facts=facts, date=date, registry=registry)
    Paper.of_terminal(plain=plain).write(_lines(found, session.lang))


def _lines(found: praca.Checklist, lang: Lang) -> Iterator[Line]:
    yield Line(f"{found.town} · {praca.question_label(found.question, lang)} · {found.date.isoformat()}", style="title")
    yield Line(found.law, style="faint")
    yield Line(_("In our own words; the official text decides.").render(lang), style="faint")
    yield Line()
    for title, demands in (
        (_("Papers to bring"), found.papers),
        (_("Equipment"), found.equipment),
        (_("Requirements"), found.requirements),
        (_("The law is silent"), found.silences),
    ):
        if not demands:
            continue
        yield Line(f"{title.render(lang)}:", style="heading")
        for demand in demands:
            yield Line(f"{demand.text.render(lang)} [{'; '.join(demand.citations)}]", 2, bullet="[ ]")
        yield Line()
