"""``praca explain``: a ruling as prose that can be handed to a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import praca
from praca.cli.asked import answering, asking_options
from praca.cli.case_files import about_case, read_cases, usable_registry
from praca.cli.paper import Line, Paper
from praca.cli.usage import command as make
from praca.cli.usage import option, session_of
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt

    from praca.language import Lang


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "Explain the rulings on the cases of FILE… as prose: what was asked, found and required, by which "
        "provision, on "
        "which interpretation it hangs, what is missing, and what remains for the authority."
    )
    params: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True, metavar=_("FILE...").render(lang)),
        *asking_options(lang),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("explain", run, lang, text, params)


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
    plain: bool,
) -> None:
    """Read, rule, explain."""
    session = session_of(context)
    registry = usable_registry(session)
    profiles = {} if profile is None else praca.load_profiles(profile, registry=registry)
    paper = Paper.of_terminal(plain=plain)
    for file in dict.fromkeys(files):
        for case in read_cases(file, registry, session):
            try:
                rulings = praca.assess(
                    case,
                    towns=answering(case, towns, registry, session),
                    date=date,
                    readings=readings,
                    questions=[q for q in questions if case.has_subject(q)] if questions else None,
                    profiles=profiles,
                    registry=registry,
                )
            except praca.PracaError as error:
                session.refuse(about_case(case, error.message, session))
                continue
            for ruling in rulings:
                for index, paragraph in enumerate(praca.explain(ruling, lang=session.lang, registry=registry)):
                    paper.write([Line(paragraph, style="" if index else "title"), Line()])
