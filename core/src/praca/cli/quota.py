"""``praca quota``: how many permits a population allows, for one figure or a range."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

import praca
from praca.cli.asked import day_option
from praca.cli.case_files import usable_registry
from praca.cli.paper import Line, Paper
from praca.cli.usage import Refusal, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from praca.cli.session import Session
    from praca.language import Lang

_MAX_ROWS = 10_000


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _("Say how many permits a law allows for a population, and how many are vacant.")
    params: list[click.Parameter] = [
        option("--town", lang, _("The town (slug or IBGE code)."), required=True),
        option("--population", lang, _("Inhabitants."), type=int),
        option("--range span", lang, _("A range of populations, FROM:TO:STEP, as a table.")),
        option("--active", lang, _("Permits already active."), type=int),
        option("--published", lang, _("Day of publication of the law, where it is not known to the plugin.")),
        day_option(lang),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("quota", run, lang, text, params)


@click.pass_context
def run(
    context: click.Context,
    *,
    town: str,
    population: int | None,
    span: str | None,
    active: int | None,
    published: str | None,
    date: dt.date | None,
    plain: bool,
) -> None:
    """Rule and print."""
    session = session_of(context)
    registry = usable_registry(session)
    if (population is None) == (span is None):
        raise Refusal(_("Give --population or --range."), context)
    figures = [population] if population is not None else list(_span(context, span or ""))
    lines: list[Line] = []
    for figure in figures:
        facts: dict[str, Any] = {"population": figure}
        facts |= {} if active is None else {"active_permits": active}
        facts |= {} if published is None else {"law_published": published}
        rulings = praca.assess(
            {"case": f"{figure}", "town": facts}, towns=[town], date=date, questions=["quota"], registry=registry
        )
        lines += _lines(rulings[0], figure, registry, session, short=population is None)
    Paper.of_terminal(plain=plain).write(lines)


def _span(context: click.Context, text: str) -> range:
    parts = text.split(":")
    if len(parts) != 3 or not all(part.isdigit() for part in parts) or int(parts[2]) < 1:  # noqa: PLR2004 - from, to, step
        raise Refusal(_("--range: expected FROM:TO:STEP such as 10000:20000:500, found {text}.", text=text), context)
    first, last, by = map(int, parts)
    found = range(first, last + 1, by)
    if len(found) > _MAX_ROWS:
        raise Refusal(_("--range: at most {count} rows; take a larger step.", count=_MAX_ROWS), context)
    return found


def _lines(
    ruling: praca.Ruling, figure: int, registry: praca.Registry, session: Session, *, short: bool
) -> Iterator[Line]:
    report = praca.tell(ruling, lang=session.lang, registry=registry)
    values = [entry.text for section in report.sections if section.kind == "values" for entry in section.entries]
    if short:
        yield Line("; ".join(values) or report.phrase, lead=f"{figure:>10}  ")
        return
    yield Line(f"{report.town} · {report.question} · {report.date}", style="title")
    yield Line(report.phrase, 2, bullet="=>")
    for value in values:
        yield Line(value, 4, bullet="-")
    for section in report.sections:
        if section.kind in ("missing", "notes"):
            for entry in section.entries:
                yield Line(entry.text, 4, "faint")
