"""``praca towns``: which municipalities can be asked, and which plugins cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import praca
from praca.cli.paper import Line, Paper
from praca.cli.usage import OneOf, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.cli.session import Session
    from praca.language import Lang


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "List the municipalities that can be asked: name, slug, IBGE code, law, dates, questions, plugin. Below stand "
        "the plugins that cannot be used, and why."
    )
    params: list[click.Parameter] = [
        option("--format", lang, _("table (default) or json."), type=OneOf(("table", "json")), default="table"),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("towns", run, lang, text, params)


@click.pass_context
def run(context: click.Context, *, format: str, plain: bool) -> None:  # noqa: A002 - the option's name
    """Print the list."""
    session = session_of(context)
    registry = praca.installed_registry()
    towns = praca.towns(registry=registry)
    if format == "json":
        problems = [
            {"plugin": fault.plugin, "message": fault.message.render(session.lang)} for fault in registry.problems
        ]
        session.write(praca.to_json({"towns": [town.to_dict() for town in towns], "problems": problems}))
        return
    lines = [*_towns(towns, praca.Words(session.lang)), *_problems(registry, session)]
    Paper.of_terminal(plain=plain).write(lines[:-1])


def _towns(towns: tuple[praca.InstalledTown, ...], words: praca.Words) -> Iterator[Line]:
    say = words.of
    if not towns:
        yield Line(
            say(
                _(
                    "No municipality is installed. Each municipality is a plugin, a package named praca-<slug>: "
                    "install one with pip install praca-<slug>, or in a clone of Praça with pip install "
                    "./plugins/<slug>."
                )
            )
        )
        yield Line()
    for town in towns:
        yield Line(town.title, style="title")
        yield Line(f"{town.slug}, {say(_('IBGE code'))} {town.ibge}", 2)
        yield Line(" + ".join([town.act, *town.layers]), 2)
        start = _("in force since {date}", date=words.day(town.starts))
        if town.from_publication:
            start = _(
                "in force from its publication, a fact of each case (signed on {date})", date=words.day(town.starts)
            )
        changed = _("latest change of a wording: {date}", date=words.day(town.latest_change))
        yield Line(f"{say(start)}; {say(changed)}", 2)
        asked = words.listed([f"{words.question(question)} ({question})" for question in town.questions])
        yield Line(say(_("questions modelled: {questions}", questions=asked)), 2)
        origin = f" ({town.origin})" if town.origin else ""
        yield Line(say(_("plugin: {plugin}", plugin=f"{town.plugin} {town.version}{origin}")), 2)
        yield Line()


def _problems(registry: praca.Registry, session: Session) -> Iterator[Line]:
    if not registry.problems:
        return
    yield Line(session.render(_("Plugins that cannot be used")), style="bad")
    for problem in registry.problems:
        yield Line(problem.render(session.lang), 2, bullet="-")
    yield Line()
