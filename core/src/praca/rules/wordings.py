"""Terms that ask the statute itself: is a wording in force, is it lost, when does an act begin to bind?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.errors import DeclarationError
from praca.language import _
from praca.rules.readings import ReadingIs
from praca.rules.term import BOOL, DATE, FALSE, Term, truth

if TYPE_CHECKING:
    from praca.rules.evaluation import Evaluation, SourceWriter


@attrs.frozen(eq=False)
class InForce(Term):
    """Whether a provision is in force in a wording whose text is known."""

    kind: ClassVar[str] = BOOL
    citation: str

    @property
    def may_be_unknown(self) -> bool:
        """The calendar of the statute is known."""
        return False

    def value(self, at: Evaluation) -> Any:
        """Ask the statute."""
        return at.statute.worded(self.citation)

    def source(self, write: SourceWriter) -> str:
        """Fixed when the law is compiled for a period."""
        return repr(write.statute.worded(self.citation))


@attrs.frozen(eq=False)
class AsWorded(Term):
    """A condition that hangs on the wording of a provision: unknown while that wording is lost."""

    kind: ClassVar[str] = BOOL
    citation: str
    term: Term
    read_back: Term

    @property
    def may_be_unknown(self) -> bool:
        """A lost wording leaves it open."""
        return True

    def lost(self, at: Evaluation | SourceWriter) -> bool:
        """Whether the wording in force is one that the source does not give."""
        return at.statute.in_force(self.citation) and not at.statute.worded(self.citation)

    def counting(self, at: Evaluation | SourceWriter) -> tuple[Term, ...]:
        """The terms that count on the date: while the wording is lost, the condition only if it is read back."""
        if not self.lost(at):
            return (self.term,) if at.statute.in_force(self.citation) else ()
        back = self.read_back
        is_read_back = isinstance(back, ReadingIs) and at.option(back.reading) == back.option
        return (back, self.term) if is_read_back else (back,)

    def value(self, at: Evaluation) -> Any:
        """The condition; unknown while the wording is lost, false where the provision is not in force."""
        if self.lost(at):
            return at.value(self.term) if len(self.counting(at)) > 1 else None
        return at.value(self.term) if at.statute.in_force(self.citation) else False

    def source(self, write: SourceWriter) -> str:
        """Fixed when the law is compiled for a period."""
        if self.lost(write):
            return write.name(self.term) if len(self.counting(write)) > 1 else "None"
        return write.name(self.term) if write.statute.in_force(self.citation) else "False"


@attrs.frozen(eq=False)
class StartOf(Term):
    """The day from which an act binds."""

    kind: ClassVar[str] = DATE
    act: str

    @property
    def may_be_unknown(self) -> bool:
        """The calendar of the statute is known."""
        return False

    def value(self, at: Evaluation) -> Any:
        """Ask the statute."""
        return at.statute.start_of(self.act)

    def source(self, write: SourceWriter) -> str:
        """Fixed when the law is compiled."""
        return write.constant(write.statute.start_of(self.act))


def in_force(citation: str) -> Term:
    """True while the provision is in force in a wording whose text is known."""
    return InForce(citation)


def as_worded(citation: str, condition: object, *, read_back: object = FALSE) -> Term:
    """``condition`` as the provision words it: unknown while that wording is lost.

    ``read_back`` (``reading.is_(option)``) names the reading under which the later wording is taken for the lost one.
    """
    back = truth(read_back)
    if not isinstance(back, ReadingIs) and back is not FALSE:
        raise DeclarationError(
            _(
                "as_worded({citation}): read_back= takes reading.is_(option), nothing that hangs on facts.",
                citation=citation,
            )
        )
    return AsWorded(citation, truth(condition), back)


def start_of(act: str) -> Term:
    """The day from which an act (its id in ``statute.toml``) binds."""
    return StartOf(act)
