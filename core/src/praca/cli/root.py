"""The program itself: which commands there are; each is loaded when it is called."""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import click

from praca.cli.usage import Refusal, SpokenContext, session_of, shared_options
from praca.language import _

if TYPE_CHECKING:
    from praca.language import Lang

COMMANDS: Final = {
    "towns": _("List the municipalities that can be asked."),
    "assess": _("Rule the cases of files under the laws of the municipalities."),
    "compare": _("Put cases before several laws side by side."),
    "explain": _("Explain rulings as prose that can be handed to a person."),
    "checklist": _("List what to bring and what is required."),
    "template": _("Print a case file to fill in."),
    "ask": _("Ask a person only what can still change the answer."),
    "conducts": _("List conducts with each town's provision and sanction."),
    "deadlines": _("Show the deadlines of proceedings, with their work."),
    "count": _("Count a term in a town's calendar."),
    "workflow": _("Draw the proceeding of a town."),
    "agenda": _("List the coming duties of permits."),
    "quota": _("Say how many permits a population allows."),
    "test": _("Hold rulings against what the cases expect."),
    "schema": _("Print the JSON Schema of case files."),
}
"""Name -> what it does; the module of the same name makes the command."""


class Root(click.Group):
    """A group whose commands are imported when they are called, not when they are listed."""

    context_class = SpokenContext
    lang: Lang = "pt"

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names of the commands, in the order in which people meet them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        """The command, made in the language of the run."""
        if cmd_name not in COMMANDS:
            return None
        made: click.Command = import_module(f"praca.cli.{cmd_name}").command(self.lang)
        return made

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[Any, Any, list[str]]:
        """The command that was typed, or a fault with the near miss."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            near = difflib.get_close_matches(name, COMMANDS, 1)
            raise Refusal(
                _("There is no command {name}; did you mean {near}?", name=name, near=near[0])
                if near
                else _("There is no command {name}; choose one of {known}.", name=name, known=", ".join(COMMANDS)),
                ctx,
            )
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's
        """The list of commands, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, text.render(self.lang)) for name, text in COMMANDS.items()])


def root(lang: Lang) -> click.Group:
    """The program with its help in one language."""
    text = _(
        "What a Brazilian municipality's taxi law says about a concrete situation, with the provisions that decide it."
    )
    group = Root(
        "praca",
        callback=_nothing_asked,
        help=text.render(lang),
        invoke_without_command=True,
        options_metavar=_("[OPTIONS]").render(lang),
        subcommand_metavar=_("COMMAND [ARGUMENTS]...").render(lang),
        params=[_version_option(lang), *shared_options(lang)],
        add_help_option=False,
    )
    group.lang = lang
    return group


@click.pass_context
def _nothing_asked(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        session_of(context).write(context.get_help())


def _version_option(lang: Lang) -> click.Option:
    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_version,
        help=_("Show the version and leave.").render(lang),
    )


def _show_version(context: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from importlib import metadata

        session_of(context).write(f"praca {metadata.version('praca')}")
        context.exit()
