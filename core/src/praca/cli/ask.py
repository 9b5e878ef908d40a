"""``praca ask``: an interview that asks only what can still change the answer, and saves the case."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

import praca
from praca.cli.asked import day_option
from praca.cli.case_files import usable_registry
from praca.cli.paper import Line, Paper
from praca.cli.ruling_lines import ruling_lines
from praca.cli.usage import OneOf, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    import datetime as dt

    from praca.cli.session import Session
    from praca.language import Lang


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "Ask a person, one fact after another, only what can still change the answer of a law; then print the "
        "answer. An "
        "empty line means: not known."
    )
    params: list[click.Parameter] = [
        click.Argument(["town"], metavar=_("TOWN").render(lang)),
        click.Argument(["question"], metavar=_("QUESTION").render(lang), type=OneOf(praca.QUESTIONS)),
        day_option(lang),
        option("--save", lang, _("Save the case to this file (YAML).")),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("ask", run, lang, text, params)


@click.pass_context
def run(
    context: click.Context, *, town: str, question: str, date: dt.date | None, save: str | None, plain: bool
) -> None:
    """Ask, rule, print, save."""
    session = session_of(context)
    registry = usable_registry(session)
    talk = praca.interview(town, question, date=date, registry=registry)
    paper = Paper.of_terminal(plain=plain)
    while (asked := talk.next()) is not None and _one(talk, asked, session, paper):
        pass
    ruling = talk.ruling()
    paper.write([Line(), *ruling_lines(praca.tell(ruling, lang=session.lang, registry=registry))])
    if save is not None:
        _save(save, talk, session)


def _one(talk: praca.Interview, asked: praca.InterviewQuestion, session: Session, paper: Paper) -> bool:
    """Ask one question; false at the end of the input."""
    paper.write([Line(asked.info.question.render(session.lang), style="heading")])
    if asked.codes:
        listed = (
            f"{place} {label.render(session.lang) if hasattr(label, 'render') else code}"
            for place, (code, label) in enumerate(asked.codes.items(), start=1)
        )
        paper.write([Line("; ".join(listed), 2, "faint")])
    while True:
        sys.stdout.write("> ")
        sys.stdout.flush()
        text = sys.stdin.readline()
        if not text:
            sys.stdout.write("\n")
            return False
        if not text.strip():
            talk.skip(asked)
            return True
        try:
            talk.answer(asked, text)
        except praca.InputError as error:
            detail = getattr(error, "problems", ())
            said = detail[0].message.render(session.lang) if detail else error.render(session.lang)
            paper.write([Line(said, 2, "bad")])
            continue
        return True


def _save(name: str, talk: praca.Interview, session: Session) -> None:
    from praca.cli.yaml_text import to_yaml

    path = Path(name)
    try:
        path.write_text(to_yaml(talk.data), encoding="utf-8")
    except OSError as error:
        session.refuse(_("The case cannot be saved to {path} ({reason}).", path=name, reason=error.strerror or "?"))
        return
    session.write(_("The case is saved in {path}.", path=name).render(session.lang))
