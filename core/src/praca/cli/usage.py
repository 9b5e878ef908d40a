"""Commands and options that speak the language of the run: click's own words are English."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from praca.cli.session import LANGUAGES, Session
from praca.language import Message, _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from praca.language import Lang

_TITLES = {"Options": _("Options"), "Commands": _("Commands")}


def command(
    name: str, callback: Callable[..., None], lang: Lang, text: Message, params: Iterable[click.Parameter]
) -> click.Command:
    """A command with its help in one language; every command takes ``--lang`` and ``--debug``."""
    return SpokenCommand(
        name,
        callback=callback,
        help=text.render(lang),
        params=[*params, *shared_options(lang)],
        options_metavar=_("[OPTIONS]").render(lang),
        add_help_option=False,
    )


def shared_options(lang: Lang) -> list[click.Parameter]:
    """The options of every command and of the program itself.

    ``--lang`` and ``--debug`` are read before anything else (see :mod:`praca.cli.session`); here they are accepted,
    checked and explained.
    """
    return [
        option(
            "--lang", lang, _("Language of the output: pt (default) or en."), type=OneOf(LANGUAGES), expose_value=False
        ),
        option("--debug", lang, _("Show the traceback of a fault."), is_flag=True, expose_value=False),
        click.Option(
            ["--help", "-h"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_show_help,
            help=_("Show this text and leave.").render(lang),
        ),
    ]


def option(names: str, lang: Lang, text: Message, **settings: Any) -> click.Option:
    """An option; ``names`` are separated by spaces."""
    return click.Option(names.split(), help=text.render(lang), **settings)


def session_of(context: click.Context) -> Session:
    """The session of the run."""
    session = context.find_object(Session)
    return Session() if session is None else session


def _show_help(context: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        session_of(context).write(context.get_help())
        context.exit()


class SpokenFormatter(click.HelpFormatter):
    """The headings of a help text in the language of the run."""

    lang: Lang = "pt"

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The line that shows how the command is written."""
        super().write_usage(prog, args, f"{_('Usage:').render(self.lang)} " if prefix is None else prefix)

    @contextmanager
    def section(self, name: str) -> Iterator[None]:
        """One headed part."""
        title = _TITLES.get(name)
        with super().section(name if title is None else title.render(self.lang)):
            yield


class SpokenContext(click.Context):
    """A context whose help is in the language of the run."""

    def make_formatter(self) -> click.HelpFormatter:
        """A formatter for help texts of at most 100 columns."""
        formatter = SpokenFormatter(width=self.terminal_width, max_width=100)
        formatter.lang = session_of(self).lang
        return formatter


class SpokenCommand(click.Command):
    """A command with help in the language of the run."""

    context_class = SpokenContext


class OneOf(click.Choice[str]):
    """A choice among words, with the fault told in the language of the run."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word itself."""
        if value in self.choices:
            return str(value)
        raise Refusal(
            _(
                "{option}: expected one of {known}, found {found}.",
                option=param.opts[0] if param is not None else "",
                known=", ".join(self.choices),
                found=str(value),
            ),
            ctx,
        )


class Refusal(click.UsageError):
    """A fault in what was typed, as a message that can be told in either language."""

    def __init__(self, message: Message, ctx: click.Context | None = None) -> None:
        super().__init__(message.render("en"), ctx)
        self.told = message


def usage_message(error: click.ClickException, lang: Lang) -> Message:
    """What to say of a command line that cannot be understood."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "praca"
    return _("{fault} See {command} --help.", fault=_fault(error, lang), command=path)


def _fault(error: click.ClickException, lang: Lang) -> str:
    if isinstance(error, Refusal):
        return error.told.render(lang)
    if isinstance(error, click.NoSuchOption):
        near = error.possibilities[0] if error.possibilities else None
        message = _("There is no option {name}.", name=error.option_name)
        if near is not None:
            message = _("There is no option {name}; did you mean {near}?", name=error.option_name, near=near)
        return message.render(lang)
    if isinstance(error, click.BadOptionUsage):
        return _("The option {name} needs a value.", name=error.option_name).render(lang)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return _("{name} is missing.", name=error.param.human_readable_name).render(lang)
    return _("The command line cannot be understood ({reason}).", reason=error.format_message().rstrip(".")).render(
        lang
    )
