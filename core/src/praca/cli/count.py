"""``praca count``: the calculator of terms that clerks want, with its work shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import praca
from praca.cli.asked import day_of_text
from praca.cli.case_files import usable_registry
from praca.cli.paper import Line, Paper
from praca.cli.usage import Refusal, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt

    from praca.language import Lang


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _("Count a term from a day in a town's calendar: the first day is left out, the last one counted.")
    params: list[click.Parameter] = [
        option(
            "--from start", lang, _("The day from which to count (2026-03-04)."), required=True, callback=day_of_text
        ),
        option("--days", lang, _("Length in days."), type=int),
        option("--months", lang, _("Length in months."), type=int),
        option("--years", lang, _("Length in years."), type=int),
        option("--town", lang, _("The town whose holidays count (slug or IBGE code)."), required=True),
        option("--business", lang, _("Count business days."), is_flag=True),
        option("--recess", lang, _("Count business days without 20 December to 20 January."), is_flag=True),
        option("--strict", lang, _("Do not move a last day without office hours."), is_flag=True),
        option("--profile", lang, _("Folder with town profiles (YAML), whose holidays are added.")),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("count", run, lang, text, params)


@click.pass_context
def run(
    context: click.Context,
    *,
    start: dt.date,
    days: int | None,
    months: int | None,
    years: int | None,
    town: str,
    business: bool,
    recess: bool,
    strict: bool,
    profile: str | None,
    plain: bool,
) -> None:
    """Count and show."""
    session = session_of(context)
    registry = usable_registry(session)
    lengths = [length for length in (days, months, years) if length is not None]
    if len(lengths) != 1 or lengths[0] < 1:
        raise Refusal(_("Give one length of at least 1: --days, --months or --years."), context)
    if (business or recess) and days is None:
        raise Refusal(_("Business days are counted with --days."), context)
    counted = praca.count_term(
        town,
        start,
        days=days or 0,
        months=months or 0,
        years=years or 0,
        method="business_recess" if recess else "business" if business else "calendar",
        rolls=not strict,
        profiles={} if profile is None else praca.load_profiles(profile, registry=registry),
        registry=registry,
    )
    lines = [Line(session.render(_("Last day: {day}", day=counted.due.isoformat())), style="title")]
    if counted.due_strict != counted.due:
        text = _("Before it moved: {day}", day=counted.due_strict.isoformat())
        lines.append(Line(session.render(text)))
    lines += [Line(f"{day.date.isoformat()}: {session.render(day.reason)}", 2, "faint") for day in counted.work]
    Paper.of_terminal(plain=plain).write(lines)
