"""Terms: the small trees in which a law is written down.

A term is built with ordinary Python operators on references to facts (``vehicle.seats <= 7``), never computed by the
plugin.  Every operator is one class that gives its value (for the tree walker, the reference) and its Python source (for
the compiled form, which runs); a property test keeps the two equal.

Values are Python's own: ``True``/``False``, ``int``, ``Decimal``, ``date``, ``str``, tuples.  ``None`` is *unknown* and
:data:`praca.facts.state.NEVER` *known not to have happened*; a comparison with what did not happen is false.
Logic is Kleene's.  The result of a term refuses ``bool()``, so that an unknown never slips into a "no".
"""

from __future__ import annotations

from datetime import date as Date
from decimal import Decimal
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

import attrs

from praca.errors import DeclarationError
from praca.facts.state import NEVER
from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.rules.evaluation import Evaluation, SourceWriter

BOOL, NUMBER, DATE, TEXT, TIME, ANY = "bool", "number", "date", "text", "time", "any"


@attrs.frozen(eq=False)
class Term:
    """Base of every term; subclasses add operands and say how they are valued."""

    kind: ClassVar[str] = ANY

    @property
    def operands(self) -> tuple[Term, ...]:
        """The terms directly below this one."""
        return tuple(v for v in _children(self) if isinstance(v, Term))

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity: two terms with equal keys always have equal values."""
        return (type(self).__name__, *(_key(value) for value in _children(self)))

    @property
    def may_be_unknown(self) -> bool:
        """Whether the value can be ``None``."""
        return any(operand.may_be_unknown for operand in self.operands)

    @property
    def may_be_never(self) -> bool:
        """Whether the value can be ``NEVER``."""
        return self.kind != BOOL and any(operand.may_be_never for operand in self.operands)

    def value(self, at: Evaluation) -> Any:
        """The value on the facts of ``at``; ``None`` when unknown."""
        raise NotImplementedError

    def source(self, write: SourceWriter) -> str:
        """A Python expression with the same value, over the names that ``write`` gives the operands."""
        raise NotImplementedError

    def walk(self) -> Iterator[Term]:
        """This term and all below it, depth first."""
        yield self
        for operand in self.operands:
            yield from operand.walk()

    def __bool__(self) -> NoReturn:
        raise DeclarationError(
            _(
                "A term was used where Python wants true or false ({term}). Combine terms with &, | and ~, compare them one "
                "at a time, and write conditions with when(...) or only_if=.",
                term=repr(self)[:120],
            )
        )

    __hash__ = object.__hash__

    # Comparison --------------------------------------------------------------------------------------------------
    def __eq__(self, other: object) -> Term:  # type: ignore[override]
        return Compare("==", self, lift(other))

    def __ne__(self, other: object) -> Term:  # type: ignore[override]
        return Not(Compare("==", self, lift(other)))

    def __lt__(self, other: object) -> Term:
        return Compare("<", self, lift(other))

    def __le__(self, other: object) -> Term:
        return Compare("<=", self, lift(other))

    def __gt__(self, other: object) -> Term:
        return Compare("<", lift(other), self)

    def __ge__(self, other: object) -> Term:
        return Compare("<=", lift(other), self)

    def one_of(self, *values: object) -> Term:
        """True when the value is one of ``values`` (constants)."""
        return OneOf(self, tuple(values))

    # Logic -------------------------------------------------------------------------------------------------------
    def __and__(self, other: object) -> Term:
        return And(*_flat(And, truth(self), truth(other)))

    def __or__(self, other: object) -> Term:
        return Or(*_flat(Or, truth(self), truth(other)))

    def __rand__(self, other: object) -> Term:
        return And(*_flat(And, truth(other), truth(self)))

    def __ror__(self, other: object) -> Term:
        return Or(*_flat(Or, truth(other), truth(self)))

    def __invert__(self) -> Term:
        return Not(truth(self))

    # Arithmetic (the classes live in praca.rules.arithmetic; imported late because they are terms themselves) ----
    def __add__(self, other: object) -> Term:
        from praca.rules.arithmetic import plus

        return plus(self, other)

    def __radd__(self, other: object) -> Term:
        from praca.rules.arithmetic import plus

        return plus(lift(other), self)

    def __sub__(self, other: object) -> Term:
        from praca.rules.arithmetic import minus

        return minus(self, other)

    def __rsub__(self, other: object) -> Term:
        from praca.rules.arithmetic import minus

        return minus(lift(other), self)

    def __mul__(self, other: object) -> Term:
        from praca.rules.arithmetic import Arithmetic

        return Arithmetic("*", self, lift(other))

    __rmul__ = __mul__

    def __floordiv__(self, other: object) -> Term:
        from praca.rules.arithmetic import Arithmetic

        return Arithmetic("//", self, lift(other))

    def __truediv__(self, other: object) -> Term:
        from praca.rules.arithmetic import Arithmetic

        return Arithmetic("/", self, lift(other))

    def __rpow__(self, other: object) -> Term:
        from praca.rules.arithmetic import Arithmetic

        return Arithmetic("**", lift(other), self)


def _children(term: Term) -> Iterator[Any]:
    for field in attrs.fields(type(term)):
        if not field.init:
            continue
        value = getattr(term, field.name)
        if isinstance(value, tuple):
            yield from value
        else:
            yield value


def _key(value: Any) -> Any:
    if isinstance(value, Term):
        return value.key
    return (type(value).__name__, value) if isinstance(value, (bool, int, Decimal)) else value


def _flat(kind: type, *terms: Term) -> tuple[Term, ...]:
    flat: list[Term] = []
    for term in terms:
        flat.extend(term.terms if isinstance(term, kind) else (term,))  # type: ignore[attr-defined]
    return tuple(flat)


@attrs.frozen(eq=False)
class Const(Term):
    """A constant written in the declaration: a number, date, code, truth value."""

    constant: Any

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the constant."""
        if isinstance(self.constant, bool):
            return BOOL
        if isinstance(self.constant, (int, Decimal)):
            return NUMBER
        if isinstance(self.constant, Date):
            return DATE
        return TEXT if isinstance(self.constant, str) else ANY

    @property
    def operands(self) -> tuple[Term, ...]:
        """A constant has no operands."""
        return ()

    def value(self, at: Evaluation) -> Any:
        """The constant."""
        return self.constant

    def source(self, write: SourceWriter) -> str:
        """The constant, as a literal or a bound name."""
        return write.constant(self.constant)


TRUE = Const(True)
FALSE = Const(False)


def lift(value: object) -> Term:
    """Turn a Python constant into a term; terms stay as they are."""
    if isinstance(value, Term):
        return value
    if value is None or isinstance(value, float):
        raise DeclarationError(
            _(
                "A constant of a law must be exact: expected a whole number, Decimal, date, text or true/false, found {value}. "
                "Write Decimal('46.28') instead of 46.28.",
                value=repr(value),
            )
        )
    return Const(value)


def truth(value: object) -> Term:
    """Like :func:`lift`, but only for terms that are true or false."""
    term = lift(value)
    if term.kind != BOOL:
        raise DeclarationError(
            _(
                "Expected a condition that is true or false, found a {kind} ({term}). Compare it with something first.",
                kind=term.kind,
                term=repr(term)[:120],
            )
        )
    return term


def _literal(name: str) -> bool:
    """Whether a name is the literal of a known constant (the chosen branch of a reading may be one)."""
    return not name.isidentifier() or name in ("True", "False")


def strict_source(write: SourceWriter, operands: tuple[Term, ...], expression: str, *, boolean: bool) -> str:
    """Guard ``expression``: unknown in, unknown out; ``NEVER`` in, false (or ``NEVER``) out."""
    names = [write.name(operand) for operand in operands]
    unknown = [f"{n} is None" for n, o in zip(names, operands, strict=True) if o.may_be_unknown and not _literal(n)]
    never = [f"{n} is NEVER" for n, o in zip(names, operands, strict=True) if o.may_be_never]
    text = expression.format(*names)
    if never:
        text = f"({'False' if boolean else 'NEVER'} if {' or '.join(never)} else {text})"
    if unknown:
        text = f"(None if {' or '.join(unknown)} else {text})"
    return text


@attrs.frozen(eq=False)
class Compare(Term):
    """``==``, ``<`` or ``<=`` between two terms of one kind."""

    kind: ClassVar[str] = BOOL
    operator: str
    left: Term
    right: Term

    def __attrs_post_init__(self) -> None:
        if {self.left.kind, self.right.kind} == {DATE, NUMBER} or BOOL in {self.left.kind, self.right.kind}:
            raise DeclarationError(
                _(
                    "Cannot compare a {left} with a {right} ({term}). Use year(...) for years, and a truth value as it is or "
                    "with ~.",
                    left=self.left.kind,
                    right=self.right.kind,
                    term=repr(self.left)[:100],
                )
            )

    def value(self, at: Evaluation) -> Any:
        """Compare, or unknown."""
        left, right = at.value(self.left), at.value(self.right)
        if left is None or right is None:
            return None
        if left is NEVER or right is NEVER:
            return False
        return bool(left == right if self.operator == "==" else left < right if self.operator == "<" else left <= right)

    def source(self, write: SourceWriter) -> str:
        """``a <= b`` with its guards."""
        return strict_source(write, (self.left, self.right), f"{{0}} {self.operator} {{1}}", boolean=True)


@attrs.frozen(eq=False)
class OneOf(Term):
    """Membership in a closed list of constants."""

    kind: ClassVar[str] = BOOL
    term: Term
    values: tuple[Any, ...]

    @property
    def operands(self) -> tuple[Term, ...]:
        """The tested term."""
        return (self.term,)

    def value(self, at: Evaluation) -> Any:
        """Whether the value is listed, or unknown."""
        value = at.value(self.term)
        return None if value is None else value is not NEVER and value in self.values

    def source(self, write: SourceWriter) -> str:
        """``a in (…)`` with its guards."""
        values = "(" + "".join(f"{write.constant(value)}, " for value in self.values) + ")"
        return strict_source(write, (self.term,), f"{{0}} in {values}".replace("{0}", "{0}"), boolean=True)


class _Junction(Term):
    """Shared by and/or: any number of conditions."""

    __slots__ = ()


@attrs.frozen(eq=False, init=False)
class And(_Junction):
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
        """Plain ``and`` where nothing can be unknown, Kleene's otherwise."""
        names = [write.name(term) for term in self.terms]
        text = names[0]
        for name in names[1:]:
            text = f"({name} if {text} is True else False if {text} is False or {name} is False else None)"
            text = write.bind(text)
        return text


@attrs.frozen(eq=False, init=False)
class Or(_Junction):
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
        """Kleene's or."""
        names = [write.name(term) for term in self.terms]
        text = names[0]
        for name in names[1:]:
            text = f"({name} if {text} is False else True if {text} is True or {name} is True else None)"
            text = write.bind(text)
        return text


@attrs.frozen(eq=False)
class Not(Term):
    """The condition does not hold."""

    kind: ClassVar[str] = BOOL
    term: Term

    def value(self, at: Evaluation) -> Any:
        """The opposite; unknown stays unknown."""
        value = at.value(self.term)
        return None if value is None else not value

    def source(self, write: SourceWriter) -> str:
        """``not a`` with its guard."""
        name = write.name(self.term)
        return f"(None if {name} is None else not {name})" if self.term.may_be_unknown else f"(not {name})"
