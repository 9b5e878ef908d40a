"""And, or, not, in Kleene's logic: what is false (or true) whatever the unknown parts are is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.rules.term import BOOL, Term, truth

if TYPE_CHECKING:
    from praca.rules.evaluation import Evaluation, SourceWriter


@attrs.frozen(eq=False, init=False)
class And(Term):
    """All conditions hold (Kleene)."""

    kind: ClassVar[str] = BOOL
    terms: tuple[Term, ...]

    def __init__(self, *terms: Term) -> None:
        self.__attrs_init__(tuple(truth(term) for term in terms))

    def value(self, at: Evaluation) -> Any:
        """False beats unknown beats true."""
        values = [at.value(term) for term in self.terms]
        return False if any(v is False for v in values) else None if any(v is None for v in values) else True

    def source(self, write: SourceWriter) -> str:
        """False where one is, else unknown where one is; what readings and wordings settle is left out."""
        return _junction(write, self.terms, decisive="False", neutral="True")


@attrs.frozen(eq=False, init=False)
class Or(Term):
    """At least one condition holds (Kleene)."""

    kind: ClassVar[str] = BOOL
    terms: tuple[Term, ...]

    def __init__(self, *terms: Term) -> None:
        self.__attrs_init__(tuple(truth(term) for term in terms))

    def value(self, at: Evaluation) -> Any:
        """True beats unknown beats false."""
        values = [at.value(term) for term in self.terms]
        return True if any(v is True for v in values) else None if any(v is None for v in values) else False

    def source(self, write: SourceWriter) -> str:
        """True where one is, else unknown where one is; what readings and wordings settle is left out."""
        return _junction(write, self.terms, decisive="True", neutral="False")


def _junction(write: SourceWriter, terms: tuple[Term, ...], *, decisive: str, neutral: str) -> str:
    names = [name for name in dict.fromkeys(write.name(term) for term in terms) if name != neutral]
    if decisive in names:
        return decisive
    if len(names) <= 1:
        return names[0] if names else neutral
    decided = " or ".join(f"{name} is {decisive}" for name in names)
    unknown = " or ".join(f"{name} is None" for name in names)
    return f"({decisive} if {decided} else None if {unknown} else {neutral})"


@attrs.frozen(eq=False)
class Not(Term):
    """The condition does not hold."""

    kind: ClassVar[str] = BOOL
    term: Term = attrs.field(converter=truth)

    def value(self, at: Evaluation) -> Any:
        """The opposite; unknown stays unknown."""
        value = at.value(self.term)
        return None if value is None else not value

    def source(self, write: SourceWriter) -> str:
        """``not a`` with its guard."""
        name = write.name(self.term)
        if name in ("True", "False"):
            return "False" if name == "True" else "True"
        return f"(None if {name} is None else not {name})" if self.term.may_be_unknown else f"(not {name})"


def conjunction(left: object, right: object) -> And:
    """Both hold; a chain of ``&`` becomes one list."""
    return And(
        *(part for term in (truth(left), truth(right)) for part in (term.terms if isinstance(term, And) else (term,)))
    )


def disjunction(left: object, right: object) -> Or:
    """One holds; a chain of ``|`` becomes one list."""
    return Or(
        *(part for term in (truth(left), truth(right)) for part in (term.terms if isinstance(term, Or) else (term,)))
    )
