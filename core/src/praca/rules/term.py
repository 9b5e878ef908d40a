"""Terms: the small trees in which a law is written down.

A term is built with ordinary Python operators on references to facts (``vehicle.seats <= 7``), never computed by the
plugin.  Every operator is one class that gives its value (for the tree walker, the reference) and its Python source
(for the compiled form, which runs); a property test keeps the two equal.  The operators import this module and this
module imports them only when a term is built with one.

Values are Python's own: ``True``/``False``, ``int``, ``Decimal``, ``date``, ``str``, tuples.  ``None`` is *unknown* and
:data:`praca.facts.state.NEVER` *known not to have happened*; a comparison with what did not happen is false.
Logic is Kleene's.  The result of a term refuses ``bool()``, so that an unknown never slips into a "no".
"""

from __future__ import annotations

from datetime import date as Date
from datetime import time as Time
from decimal import Decimal
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

import attrs

from praca.errors import DeclarationError
from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.rules.evaluation import Evaluation, SourceWriter

BOOL, NUMBER, DATE, TEXT, TIME, ANY = "bool", "number", "date", "text", "time", "any"


class Structure:
    """A key with its hash, which for a deep tree is worth keeping."""

    __slots__ = ("_hash", "_key")

    def __init__(self, key: tuple[Any, ...]) -> None:
        self._key, self._hash = key, hash(key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Structure) and self._hash == other._hash and self._key == other._key)


@attrs.frozen(eq=False)
class Term:
    """Base of every term; subclasses add operands and say how they are valued."""

    kind: ClassVar[str] = ANY
    _structure: Any = attrs.field(default=None, init=False, repr=False)
    _operands: tuple[Term, ...] | None = attrs.field(default=None, init=False, repr=False)

    @property
    def operands(self) -> tuple[Term, ...]:
        """The terms directly below this one."""
        if self._operands is None:
            object.__setattr__(self, "_operands", tuple(v for v in _children(self) if isinstance(v, Term)))
        return self._operands or ()

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity: two terms with equal keys always have equal values."""
        return (type(self).__name__, *(_key(value) for value in _children(self)))

    @property
    def structure(self) -> Any:
        """The :attr:`key`, computed once, because readers ask for it often."""
        if self._structure is None:
            object.__setattr__(self, "_structure", Structure(self.key))
        return self._structure

    @property
    def catalogue(self) -> str | None:
        """The catalogue that the value is a code of, if it is a code."""
        return None

    @property
    def codes(self) -> tuple[tuple[str, str], ...]:
        """Catalogue and code of every code that this term names itself."""
        return ()

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
        """This term and all below it, depth first; a term that is shared comes once."""
        seen: set[int] = set()
        waiting: list[Term] = [self]
        while waiting:
            term = waiting.pop()
            if id(term) not in seen:
                seen.add(id(term))
                yield term
                waiting.extend(reversed(term.operands))

    def __bool__(self) -> NoReturn:
        raise DeclarationError(
            _(
                "A term was used where Python wants true or false ({term}). Combine terms with &, | and ~, compare "
                "them one at a time, and write conditions with when(...) or only_if=.",
                term=repr(self)[:120],
            )
        )

    __hash__ = object.__hash__

    # Comparison --------------------------------------------------------------------------------------------------
    def __eq__(self, other: object) -> Term:  # type: ignore[override]
        from praca.rules.comparison import Compare

        return Compare("==", self, lift(other))

    def __ne__(self, other: object) -> Term:  # type: ignore[override]
        return ~(self == other)

    def __lt__(self, other: object) -> Term:
        from praca.rules.comparison import Compare

        return Compare("<", self, lift(other))

    def __le__(self, other: object) -> Term:
        from praca.rules.comparison import Compare

        return Compare("<=", self, lift(other))

    def __gt__(self, other: object) -> Term:
        return lift(other) < self

    def __ge__(self, other: object) -> Term:
        return lift(other) <= self

    def one_of(self, *values: object) -> Term:
        """True when the value is one of ``values`` (constants)."""
        from praca.rules.comparison import OneOf

        return OneOf(self, tuple(values))

    # Logic -------------------------------------------------------------------------------------------------------
    def __and__(self, other: object) -> Term:
        from praca.rules.logic import conjunction

        return conjunction(self, other)

    def __or__(self, other: object) -> Term:
        from praca.rules.logic import disjunction

        return disjunction(self, other)

    def __rand__(self, other: object) -> Term:
        return truth(other) & self

    def __ror__(self, other: object) -> Term:
        return truth(other) | self

    def __invert__(self) -> Term:
        from praca.rules.logic import Not

        return Not(self)

    # Arithmetic --------------------------------------------------------------------------------------------------
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
        return value.structure
    return (type(value).__name__, value) if isinstance(value, (bool, int, Decimal)) else value


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
    if not isinstance(value, (bool, int, Decimal, Date, Time, str)):
        raise DeclarationError(
            _(
                "A constant of a law must be exact: expected a whole number, Decimal, date, text or true/false, found "
                "{value}. Write Decimal('46.28') instead of 46.28, and name a fact of a block, not the block.",
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


def is_literal(name: str) -> bool:
    """Whether a name is the literal of a known constant (the chosen branch of a reading may be one)."""
    return not name.isidentifier() or name in ("True", "False")


def strict_source(write: SourceWriter, operands: tuple[Term, ...], expression: str, *, boolean: bool) -> str:
    """Guard ``expression``: unknown in, unknown out; ``NEVER`` in, false (or ``NEVER``) out."""
    names = [write.name(operand) for operand in operands]
    unknown = [f"{n} is None" for n, o in zip(names, operands, strict=True) if o.may_be_unknown and not is_literal(n)]
    never = [f"{n} is NEVER" for n, o in zip(names, operands, strict=True) if o.may_be_never]
    text = expression.format(*names)
    if never:
        text = f"({'False' if boolean else 'NEVER'} if {' or '.join(never)} else {text})"
    if unknown:
        text = f"(None if {' or '.join(unknown)} else {text})"
    return text
