"""``praca conducts``: the neutral catalogue of conducts with each town's provision and sanction."""

from __future__ import annotations

import csv
import io
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

    from praca.cli.session import Session
    from praca.language import Lang

FORMATS = ("table", "csv", "json")


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "List the catalogue of conducts: under each law the provision, and what a first breach by the holder "
        "brings. A law "
        "that does not list a conduct says so."
    )
    params: list[click.Parameter] = [
        option("--municipality -m towns", lang, _("Only for this municipality; may be repeated."), multiple=True),
        day_option(lang),
        option("--format", lang, _("table (default), csv or json."), type=OneOf(FORMATS), default="table"),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("conducts", run, lang, text, params)


@click.pass_context
def run(
    context: click.Context,
    *,
    towns: tuple[str, ...],
    date: dt.date | None,
    format: str,  # noqa: A002 - the option's name
    plain: bool,
) -> None:
    """List and print."""
    session = session_of(context)
    registry = usable_registry(session)
    rows = praca.conduct_table(towns=towns or None, date=date, registry=registry)
    if format == "json":
        session.write(
            praca.to_json(
                [
                    {
                        "conduct": row.conduct,
                        "municipality": row.ruling.municipality,
                        "provisions": list(row.provisions),
                        "verdict": row.ruling.verdict,
                        "sanctions": row.ruling.to_dict(session.lang)["sanctions"],
                    }
                    for row in rows
                ]
            )
        )
    elif format == "csv":
        session.write(_csv(rows, registry, session).rstrip("\n"))
    else:
        Paper.of_terminal(plain=plain).write(_lines(rows, registry, session))


def _sanctions(row: praca.ConductRow, registry: praca.Registry, session: Session) -> list[str]:
    report = praca.tell(row.ruling, lang=session.lang, registry=registry)
    listed = [entry.text for section in report.sections if section.kind == "sanctions" for entry in section.entries]
    return listed or [report.phrase]


def _csv(rows: list[praca.ConductRow], registry: praca.Registry, session: Session) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["conduct", "label", "municipality", "provisions", "sanctions"])
    for row in rows:
        said = " | ".join(_sanctions(row, registry, session))
        label = row.label.render(session.lang)
        writer.writerow([row.conduct, label, row.ruling.municipality, "; ".join(row.provisions), said])
    return text.getvalue()


def _lines(rows: list[praca.ConductRow], registry: praca.Registry, session: Session) -> Iterator[Line]:
    before = None
    for row in rows:
        if row.conduct != before:
            yield Line(f"{row.label.render(session.lang)} ({row.conduct})", style="heading")
            before = row.conduct
        title = registry.law(row.ruling.municipality).municipality.title
        cites = f" [{'; '.join(row.provisions)}]" if row.provisions else ""
        yield Line(f"{title}{cites}: {' | '.join(_sanctions(row, registry, session))}", 2, bullet="-")
