"""Comparison of values, and membership in a list of constants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.errors import DeclarationError
from praca.facts.state import NEVER
from praca.language import _
from praca.rules.codes import known_code
from praca.rules.term import ANY, BOOL, TEXT, Const, Term, lift, strict_source

if TYPE_CHECKING:
    from praca.rules.evaluation import Evaluation, SourceWriter


@attrs.frozen(eq=False)
class Compare(Term):
    """``==``, ``<`` or ``<=`` between two terms of one kind; false where one of them did not happen."""

    kind: ClassVar[str] = BOOL
    operator: str
    left: Term
    right: Term

    def __attrs_post_init__(self) -> None:
        left, right = self.left.kind, self.right.kind
        if BOOL in (left, right) or (ANY not in (left, right) and left != right):
            raise DeclarationError(
                _(
                    "Cannot compare a {left} with a {right} ({term}). Use year(...) for years, and a truth value as it "
                    "is or with ~.",
                    left=left,
                    right=right,
                    term=repr(self.left)[:100],
                )
            )
        if self.operator != "==" and TEXT in (left, right):
            raise DeclarationError(
                _("Codes and texts have no order: use == or one_of(...) ({term}).", term=repr(self.left)[:100])
            )
        for catalogue, code in self.codes:
            known_code(catalogue, code)

    @property
    def codes(self) -> tuple[tuple[str, str], ...]:
        """The code that a fact is compared with."""
        for fact, other in ((self.left, self.right), (self.right, self.left)):
            if fact.catalogue is not None and isinstance(other, Const):
                return ((fact.catalogue, other.constant),)
        return ()

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
    """Membership in a closed list of constants; false of what did not happen."""

    kind: ClassVar[str] = BOOL
    term: Term
    values: tuple[Any, ...]

    def __attrs_post_init__(self) -> None:
        listed = [lift(value) for value in self.values]
        if not listed or not all(isinstance(value, Const) for value in listed):
            raise DeclarationError(
                _("one_of(...) takes one or more constants ({term}); join other terms with |.", term=repr(self)[:100])
            )
        if any(value.kind != self.term.kind != ANY for value in listed):
            raise DeclarationError(
                _(
                    "one_of(...) takes constants of the kind {kind}, found {values}.",
                    kind=self.term.kind,
                    values=", ".join(map(repr, self.values)),
                )
            )
        for catalogue, code in self.codes:
            known_code(catalogue, code)

    @property
    def operands(self) -> tuple[Term, ...]:
        """The tested term."""
        return (self.term,)

    @property
    def codes(self) -> tuple[tuple[str, str], ...]:
        """The codes that are listed."""
        catalogue = self.term.catalogue
        return () if catalogue is None else tuple((catalogue, value) for value in self.values)

    def value(self, at: Evaluation) -> Any:
        """Whether the value is listed, or unknown."""
        value = at.value(self.term)
        return None if value is None else value is not NEVER and value in self.values

    def source(self, write: SourceWriter) -> str:
        """``a in (…)`` with its guards."""
        values = "".join(f"{write.constant(value)}, " for value in self.values)
        return strict_source(write, (self.term,), f"{{0}} in ({values})", boolean=True)
