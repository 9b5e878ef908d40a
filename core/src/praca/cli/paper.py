"""Lines on a terminal or in a pipe: wrapped to a width that people can read, coloured only where that helps.

Colour never carries anything alone: every line reads the same without it.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Final

import attrs

if TYPE_CHECKING:
    from collections.abc import Iterable

WIDTH: Final = 100
_NARROWEST: Final = 40

STYLES: Final = {
    "title": "bold",
    "good": "bold green",
    "bad": "bold red",
    "open": "bold yellow",
    "heading": "bold",
    "faint": "dim",
}


@attrs.frozen
class Line:
    """One paragraph: its text, how far it stands in, and a style of :data:`STYLES`; an empty one is a blank line.

    ``lead`` is a first column, padded by whoever makes the line; the text wraps beside it.
    """

    text: str = ""
    indent: int = 0
    style: str = ""
    bullet: str = ""
    lead: str = ""


@attrs.frozen
class Paper:
    """Where lines go: standard output, wrapped to ``width``, with styles if ``styled``."""

    width: int
    styled: bool

    @classmethod
    def of_terminal(cls, *, plain: bool = False) -> Paper:
        """Styles for a terminal unless ``plain``, ``NO_COLOR`` or a dumb terminal; a pipe gets plain lines."""
        if not sys.stdout.isatty():
            return cls(WIDTH, styled=False)
        columns = shutil.get_terminal_size((WIDTH, 24)).columns
        allowed = not plain and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        return cls(max(_NARROWEST, min(WIDTH, columns)), styled=allowed)

    def write(self, lines: Iterable[Line]) -> None:
        """Write the lines."""
        if self.styled:
            self._write_styled(lines)
            return
        for line in lines:
            sys.stdout.write(self.wrapped(line) + "\n")

    def wrapped(self, line: Line) -> str:
        """The paragraph cut into lines of the width; words that are longer stay whole."""
        text = printable(line.text)
        if not text:
            return ""
        margin = " " * line.indent
        bullet = f"{line.bullet} " if line.bullet else line.lead
        return textwrap.fill(
            text,
            self.width,
            initial_indent=margin + bullet,
            subsequent_indent=margin + " " * len(bullet),
            break_long_words=False,
            break_on_hyphens=False,
        )

    def _write_styled(self, lines: Iterable[Line]) -> None:
        from rich.console import Console
        from rich.text import Text

        console = Console(file=sys.stdout, width=self.width, highlight=False, markup=False, emoji=False)
        for line in lines:
            console.print(Text(self.wrapped(line), style=STYLES.get(line.style, "")), soft_wrap=True)


def printable(text: str) -> str:
    """The text on one line, without characters that would steer a terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in " ".join(text.split()))
