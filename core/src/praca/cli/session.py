"""What the commands of one run share: the language, the two streams, and the code to leave with."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import attrs

from praca.language import DEFAULT_LANG, Lang, Message, Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LANG_VARIABLE: Final = "PRACA_LANG"
DEBUG_VARIABLE: Final = "PRACA_DEBUG"
LANGUAGES: Final[tuple[Lang, ...]] = ("pt", "en")

FAILED: Final = 1
"""Exit code: an expectation was not met."""
BAD_INPUT: Final = 2
"""Exit code: a case, an option or a plugin cannot be used as given."""
FAULT: Final = 3
"""Exit code: a fault of Praça itself."""
INTERRUPTED: Final = 130
"""Exit code: stopped from the keyboard."""


@attrs.define
class Session:
    """One run of the command line."""

    lang: Lang = DEFAULT_LANG
    debug: bool = False
    code: int = 0

    def render(self, message: Text | Message) -> str:
        """A sentence in the language of the run."""
        return message.render(self.lang)

    def write(self, text: str) -> None:
        """Lines for standard output."""
        sys.stdout.write(f"{text}\n")

    def report(self, message: Text | Message | str) -> None:
        """One line for standard error; it starts with the name of the program."""
        text = message if isinstance(message, str) else self.render(message)
        sys.stderr.write(f"praca: {' '.join(text.split())}\n")

    def refuse(self, message: Text | Message | str) -> None:
        """Report bad input: the run goes on and ends with code 2."""
        self.report(message)
        self.code = BAD_INPUT


def language_of(args: Sequence[str], environ: Mapping[str, str]) -> tuple[Lang, str | None]:
    """The language of the run, and the word that names none, if that is what was given.

    ``--lang`` counts wherever it stands, then ``PRACA_LANG``; it must be known before the options are read, because
    help and faults are told in it.
    """
    word = environ.get(LANG_VARIABLE, "").strip()
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg.startswith("--lang="):
            word = arg.removeprefix("--lang=")
        elif arg == "--lang" and place + 1 < len(args):
            word = args[place + 1]
    if not word:
        return DEFAULT_LANG, None
    short = word.replace("-", "_").split("_")[0].split(".")[0].lower()
    for lang in LANGUAGES:
        if short == lang:
            return lang, None
    return DEFAULT_LANG, word


def is_on(variable: str) -> bool:
    """Whether an environment variable is set to something that does not mean no."""
    return os.environ.get(variable, "").strip().lower() not in ("", "0", "false", "no")


def open_streams() -> None:
    """Make both streams write UTF-8 whatever the terminal claims; what cannot be written becomes a question mark."""
    for name in ("stdout", "stderr"):
        stream: Any = getattr(sys, name)
        if stream is None:
            # Python has no stream where the shell closed it; what is written there is lost, as the shell wanted.
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - stays open
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
