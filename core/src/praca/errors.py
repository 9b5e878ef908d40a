"""The small tree of errors that Praça raises.

Every message says what was expected, what was found, where, and what to do next.  Nothing else leaves the
public functions for bad input: a caller needs one ``except PracaError``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from praca.language import Lang, Message


class PracaError(Exception):
    """Base of all errors of Praça; ``render(lang)`` gives the message for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.render("en")

    def render(self, lang: Lang = "pt") -> str:
        """The message in ``lang``."""
        return self.message.render(lang)


class InputError(PracaError):
    """Bad input from outside: a case file, a profile, an argument (exit code 2)."""


class CaseError(InputError):
    """A case that cannot be read; ``problems`` holds every fault found, in file order."""

    def __init__(self, message: Message, problems: Iterable[object] = ()) -> None:
        super().__init__(message)
        self.problems = tuple(problems)


class DeclarationError(PracaError):
    """A law declared wrongly by its plugin: raised when the plugin is imported or checked."""


class PluginError(PracaError):
    """A plugin that cannot be used; the other plugins keep working."""


class CitationError(PracaError, ValueError):
    """A reference to a provision that cannot be understood."""
