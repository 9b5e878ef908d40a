"""The start and the end of a run: whatever happens, people see a sentence and the shell a code."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from typing import TYPE_CHECKING

import click

import praca
from praca.cli.root import root
from praca.cli.session import (
    BAD_INPUT,
    DEBUG_VARIABLE,
    FAULT,
    INTERRUPTED,
    LANG_VARIABLE,
    Session,
    is_on,
    language_of,
    open_streams,
)
from praca.cli.usage import usage_message
from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 0, 1 (expectations failed), 2 (bad input), 3 (our fault), 130."""
    args = list(sys.argv[1:] if args is None else args)
    open_streams()
    lang, unknown = language_of(args, os.environ)
    session = Session(lang, debug="--debug" in args or is_on(DEBUG_VARIABLE))
    try:
        if unknown is not None:
            session.refuse(
                _(
                    "There is no language {found}: write --lang pt or --lang en, or the same in {variable}.",
                    found=unknown,
                    variable=LANG_VARIABLE,
                )
            )
            return session.code
        _run(args, session)
        sys.stdout.flush()
    except BrokenPipeError:
        _leave_pipe()
    except OSError as error:
        # Windows tells of a closed pipe in these words.
        if os.name != "nt" or error.errno != errno.EINVAL:
            return _explain(error, session)
        _leave_pipe()
    except KeyboardInterrupt:
        session.report(_("Stopped from the keyboard."))
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - people never see a traceback that they did not ask for
        return _explain(error, session)
    return session.code


def _run(args: list[str], session: Session) -> None:
    try:
        command = root(session.lang)
        with command.make_context("praca", args, obj=session) as context:
            command.invoke(context)
    except click.exceptions.Exit as leaving:
        session.code = leaving.exit_code
    except click.ClickException as error:
        session.refuse(usage_message(error, session.lang))
    except click.Abort:
        raise KeyboardInterrupt from None


def _explain(error: Exception, session: Session) -> int:
    """Say what went wrong and give the code to leave with."""
    if session.debug:
        import traceback

        traceback.print_exception(error, file=sys.stderr)
    if isinstance(error, praca.PracaError):
        session.report(error.message)
        return BAD_INPUT
    session.report(
        _(
            "This is a fault of Praça ({kind}: {error}). Please report it as an issue, with the command, the case file "
            "if you may share it, and what the same command shows with --debug.",
            kind=type(error).__name__,
            error=str(error) or "-",
        )
    )
    return FAULT


def _leave_pipe() -> None:
    """The reader of our output has gone (``| head``): send the rest nowhere, so that the run ends quietly."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
