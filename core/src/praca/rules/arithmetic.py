"""Arithmetic and choice: sums, whole division, powers, ``when``, ``table``, the later and the earlier of values."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.errors import DeclarationError
from praca.facts.state import NEVER
from praca.language import _
from praca.rules.codes import known_code
from praca.rules.term import ANY, DATE, NUMBER, Const, Term, lift, strict_source, truth

if TYPE_CHECKING:
    from collections.abc import Mapping

    from praca.rules.evaluation import Evaluation, SourceWriter

_LIMIT = 10**12  # far above any count, year or amount of a municipal law: keeps powers and products small


@attrs.frozen(eq=False)
class Arithmetic(Term):
    """``+ - * // / **`` on numbers; exact (int and Decimal), never binary floating point."""

    kind: ClassVar[str] = NUMBER
    operator: str
    left: Term
    right: Term

    def __attrs_post_init__(self) -> None:
        for side in (self.left, self.right):
            if side.kind not in (NUMBER, ANY):
                raise DeclarationError(
                    _("Expected a number, found a {kind} ({term}).", kind=side.kind, term=repr(side)[:120])
                )
        if self.operator in ("//", "/") and isinstance(self.right, Const) and self.right.constant == 0:
            raise DeclarationError(_("Nothing can be divided by zero ({term}).", term=repr(self.left)[:120]))

    @property
    def may_fail(self) -> bool:
        """Whether known operands may have no result: a divisor of zero, a power beyond all figures of a law."""
        return self.operator == "**" or (self.operator in ("//", "/") and not isinstance(self.right, Const))

    @property
    def may_be_unknown(self) -> bool:
        """Unknown operands, or known ones without a result."""
        return self.may_fail or self.left.may_be_unknown or self.right.may_be_unknown

    def value(self, at: Evaluation) -> Any:
        """The result, or unknown."""
        left, right = at.value(self.left), at.value(self.right)
        if left is None or right is None:
            return None
        return NEVER if left is NEVER or right is NEVER else calculate(self.operator, left, right)

    def source(self, write: SourceWriter) -> str:
        """``a + b`` with its guards."""
        text = f"{{0}} {self.operator} {{1}}"
        if self.operator == "/" or self.may_fail:
            text = f"{write.function(calculate)}({self.operator!r}, {{0}}, {{1}})"
        return strict_source(write, (self.left, self.right), text, boolean=False)


def calculate(operator: str, left: Any, right: Any) -> Any:
    """One arithmetic operation, exactly; results beyond any law's figures are unknown."""
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    if operator in ("//", "/") and right == 0:
        return None
    if operator == "//":
        return left // right
    if operator == "/":
        quotient = Decimal(left) / Decimal(right)
        return int(quotient) if quotient == quotient.to_integral_value() else quotient
    return left**right if 0 <= right <= 64 and abs(left) <= _LIMIT else None  # noqa: PLR2004 - bounds, not law


def plus(left: Term, right: object) -> Term:
    """A sum; a date plus a period is a date."""
    from praca.rules.dates import AddPeriod, Period

    if isinstance(right, Period):
        return AddPeriod(left, right)
    return Arithmetic("+", left, lift(right))


def minus(left: Term, right: object) -> Term:
    """A difference; a date minus a period is a date, a date minus a date a number of days."""
    from praca.rules.dates import AddPeriod, DaysBetween, Period

    if isinstance(right, Period):
        return AddPeriod(left, -right)
    other = lift(right)
    return DaysBetween(other, left) if left.kind == DATE and other.kind == DATE else Arithmetic("-", left, other)


@attrs.frozen(eq=False)
class When(Term):
    """A choice: the first value where the condition holds, else the second; one value where both agree."""

    condition: Term
    then: Term
    otherwise: Term

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the branches."""
        return self.then.kind if self.then.kind != ANY else self.otherwise.kind

    def value(self, at: Evaluation) -> Any:
        """The chosen branch; with the condition unknown, what both branches agree on."""
        condition = at.value(self.condition)
        if condition is not None:
            return at.value(self.then if condition else self.otherwise)
        then, otherwise = at.value(self.then), at.value(self.otherwise)
        return then if then is not None and otherwise is not None and then == otherwise else None

    def source(self, write: SourceWriter) -> str:
        """A conditional expression over the three names."""
        c, t, o = write.name(self.condition), write.name(self.then), write.name(self.otherwise)
        if not self.condition.may_be_unknown:
            return f"({t} if {c} else {o})"
        return f"({t} if {c} is True else {o} if {c} is False else {t} if {t} == {o} else None)"


def when(condition: object, then: object, otherwise: object) -> Term:
    """``then`` where the condition holds, ``otherwise`` where it does not."""
    chosen, other = lift(then), lift(otherwise)
    one_kind("when(...)", (chosen, other))
    return When(truth(condition), chosen, other)


def one_kind(where: str, terms: tuple[Term, ...]) -> None:
    """Refuse an operator whose results would be of different kinds, or that has none."""
    kinds = {term.kind for term in terms} - {ANY}
    if not terms or len(kinds) > 1:
        raise DeclarationError(
            _(
                "The values of {where} must be of one kind, found {kinds}.",
                where=where,
                kinds=", ".join(sorted(kinds)) or _("none"),
            )
        )


@attrs.frozen(eq=False)
class Table(Term):
    """A value looked up by code; codes that the table does not list give its default, or unknown."""

    term: Term
    keys: tuple[str, ...]
    results: tuple[Term, ...]
    default: Term | None

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the results."""
        return self.results[0].kind

    def __attrs_post_init__(self) -> None:
        results = self.results if self.default is None else (*self.results, self.default)
        one_kind("table(...)", results)
        for catalogue, code in self.codes:
            known_code(catalogue, code)

    @property
    def codes(self) -> tuple[tuple[str, str], ...]:
        """The codes that are looked up."""
        return () if self.term.catalogue is None else tuple((self.term.catalogue, code) for code in self.keys)

    @property
    def may_be_unknown(self) -> bool:
        """A code may be unknown or unlisted."""
        return True

    def value(self, at: Evaluation) -> Any:
        """The listed result."""
        code = at.value(self.term)
        if code is None:
            return None
        if code in self.keys:
            return at.value(self.results[self.keys.index(code)])
        return None if self.default is None else at.value(self.default)

    def source(self, write: SourceWriter) -> str:
        """A dictionary look-up."""
        entries = ", ".join(f"{c!r}: {write.name(r)}" for c, r in zip(self.keys, self.results, strict=True))
        default = "None" if self.default is None else write.name(self.default)
        name = write.name(self.term)
        return f"(None if {name} is None else {{{entries}}}.get({name}, {default}))"


def table(term: Term, entries: Mapping[str, object], default: object | None = None) -> Term:
    """Look ``term`` (a code) up in ``entries``."""
    return Table(
        term, tuple(entries), tuple(lift(v) for v in entries.values()), None if default is None else lift(default)
    )


@attrs.frozen(eq=False)
class Extreme(Term):
    """The later (greater) or earlier (smaller) of several values; unknown when one is."""

    function: str
    terms: tuple[Term, ...]

    def __attrs_post_init__(self) -> None:
        one_kind("later_of(...), earlier_of(...)", self.terms)

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the values."""
        return self.terms[0].kind

    def value(self, at: Evaluation) -> Any:
        """The extreme value; what never happened does not count unless all never did."""
        values = [at.value(term) for term in self.terms]
        return None if any(v is None for v in values) else extreme(self.function, *values)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        names = [write.name(term) for term in self.terms]
        call = f"{write.function(extreme)}({self.function!r}, {', '.join(names)})"
        unknown = [f"{n} is None" for n, t in zip(names, self.terms, strict=True) if t.may_be_unknown]
        return f"(None if {' or '.join(unknown)} else {call})" if unknown else call


def extreme(function: str, *values: Any) -> Any:
    """``max`` or ``min`` of the values that happened."""
    happened = [value for value in values if value is not NEVER]
    if not happened:
        return NEVER
    return max(happened) if function == "max" else min(happened)


def later_of(*values: object) -> Term:
    """The latest date, or the greatest number."""
    return Extreme("max", tuple(lift(value) for value in values))


def earlier_of(*values: object) -> Term:
    """The earliest date, or the smallest number."""
    return Extreme("min", tuple(lift(value) for value in values))


def number(condition: object) -> Term:
    """1 where the condition holds, 0 where it does not."""
    return When(truth(condition), Const(1), Const(0))
