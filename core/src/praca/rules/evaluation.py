"""What a reader offers to the terms it reads: the facts to value them on, or a place to write their source.

Only protocols: the readers implement them (:mod:`praca.readers`), and terms know nothing else of a reader.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from datetime import date

    from praca.rules.term import Term


class Statutory(Protocol):
    """A statute on one date, under chosen readings."""

    def in_force(self, citation: str) -> bool:
        """Whether a wording of the provision is in force, known or lost."""

    def worded(self, citation: str) -> bool:
        """Whether a wording of the provision is in force whose text is known."""

    def start_of(self, act: str) -> date:
        """The day from which an act binds."""


class Here(Protocol):
    """The municipality that is asked."""

    @property
    def uf(self) -> str:
        """Its state, whose holidays count."""

    def is_named(self, town: str) -> bool:
        """Whether a town as a case writes it (slug, IBGE code, ``Name/UF``, ``here``) is this municipality."""


class Evaluation(Protocol):
    """The facts of one case, under one law, on one date."""

    @property
    def date(self) -> date:
        """The reference date."""

    @property
    def statute(self) -> Statutory:
        """The statute on that date."""

    @property
    def here(self) -> Here:
        """The municipality that is asked."""

    def value(self, term: Term) -> Any:
        """The value of a term: ``None`` unknown, ``NEVER`` not happened."""

    def subject(self, root: str) -> Any:
        """The facts of a subject (or of the list entry bound to ``root``); never ``None``."""

    def given(self, path: str, value: Any) -> Any:
        """The value of a fact, unless the reader supposes another one for ``path``."""

    def option(self, reading: str) -> str:
        """The chosen option of a reading."""

    def bound(self, root: str, entry: Any) -> AbstractContextManager[None]:
        """Bind a list entry to ``root`` while the quantified term is read."""


class SourceWriter(Protocol):
    """Collects the statements of a compiled law."""

    @property
    def statute(self) -> Statutory:
        """The statute for which the source is written."""

    def name(self, term: Term) -> str:
        """The name (or literal) that holds the value of a term, written before it is used."""

    def bind(self, expression: str) -> str:
        """Give an expression a name of its own."""

    def constant(self, value: Any) -> str:
        """A literal, or the name bound to a constant object."""

    def function(self, function: Callable[..., Any]) -> str:
        """The name bound to a function of the core."""

    def subject(self, root: str) -> str:
        """The name that holds a subject's facts."""

    def option(self, reading: str) -> str:
        """The chosen option of a reading, fixed when the source is written."""

    def interpreted(self, term: Term) -> str:
        """An expression that values the term with the tree walker (for operators over lists)."""
