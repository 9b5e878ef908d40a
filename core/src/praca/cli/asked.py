"""The options that say what is asked of a case, shared by the commands that put cases before laws."""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING

import praca
from praca.cli.case_files import about_case, read_cases, usable_registry
from praca.cli.usage import OneOf, Refusal, option
from praca.language import _

if TYPE_CHECKING:
    import click

    from praca.cli.session import Session
    from praca.language import Lang

_ISO_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


def asking_options(lang: Lang) -> list[click.Parameter]:
    """``--municipality``, ``--date``, ``--reading``, ``--question`` and ``--profile``."""
    return [
        option(
            "--municipality -m towns",
            lang,
            _("Ask this municipality (slug or IBGE code) instead of those of the case; may be repeated."),
            multiple=True,
        ),
        day_option(lang),
        option(
            "--reading readings",
            lang,
            _("Choose an interpretation, ID=OPTION; may be repeated."),
            multiple=True,
            callback=_readings,
        ),
        option(
            "--question -q questions",
            lang,
            _("Ask only this question; may be repeated."),
            multiple=True,
            type=OneOf(praca.QUESTIONS),
        ),
        option("--profile", lang, _("Folder with town profiles (YAML), whose facts fill up those of the case.")),
    ]


def day_option(lang: Lang) -> click.Parameter:
    """``--date``."""
    return option("--date", lang, _("Day of reference (2026-06-15), instead of that of the case."), callback=_day)


def _day(context: click.Context, param: click.Parameter, text: str | None) -> dt.date | None:
    if text is None:
        return None
    try:
        if _ISO_DAY.fullmatch(text):
            return dt.date.fromisoformat(text)
    except ValueError:
        pass
    raise Refusal(
        _("{option}: expected a day such as 2026-06-15, found {found}.", option=param.opts[0], found=text), context
    )


def day_of_text(context: click.Context, param: click.Parameter, text: str) -> dt.date:
    """The day of a required option."""
    day = _day(context, param, text)
    if day is None:
        raise Refusal(
            _("{option}: expected a day such as 2026-06-15, found {found}.", option=param.opts[0], found=text), context
        )
    return day


def rulings_of(
    session: Session,
    files: tuple[str, ...],
    towns: tuple[str, ...],
    date: dt.date | None,
    readings: dict[str, str],
    questions: tuple[str, ...],
    profile: str | None,
) -> tuple[praca.Registry, list[praca.Ruling]]:
    """The rulings of all files on those of ``questions`` for which cases give a subject; bad ones are reported."""
    registry = usable_registry(session)
    profiles = {} if profile is None else praca.load_profiles(profile, registry=registry)
    found: list[praca.Ruling] = []
    for file in dict.fromkeys(files):
        for case in read_cases(file, registry, session):
            try:
                found += praca.assess(
                    case,
                    towns=answering(case, towns, registry, session),
                    date=date,
                    readings=readings,
                    questions=[question for question in questions if case.has_subject(question)],
                    profiles=profiles,
                    registry=registry,
                )
            except praca.PracaError as error:
                session.refuse(about_case(case, error.message, session))
    return registry, found


def _readings(context: click.Context, _param: click.Parameter, texts: tuple[str, ...]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts:
        reading, equals, option_id = text.partition("=")
        if not (reading and equals and option_id):
            raise Refusal(
                _("--reading: expected ID=OPTION such as town.vehicle-age=model_year, found {found}.", found=text),
                context,
            )
        if chosen.setdefault(reading, option_id) != option_id:
            raise Refusal(_("--reading: {reading} is given two options.", reading=reading), context)
    return chosen


def answering(
    case: praca.Case, towns: tuple[str, ...] | None, registry: praca.Registry, session: Session
) -> list[str] | None:
    """The towns that are asked and can answer; each other one is reported, and does not keep these from answering."""
    names = towns or case.municipality
    if names is None:
        return None
    found = []
    for name in names:
        try:
            registry.law(name)
        except praca.InputError as error:
            session.refuse(about_case(case, error.message, session))
        else:
            found.append(name)
    return found
