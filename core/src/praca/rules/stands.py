"""Stands of a town: what the case says of one of them, found by its id, and totals over all of them.

``stand("2").assigned`` is a term, and so is ``stand(town.stand).capacity``, of the stand asked about.  Stands that the
case does not give are unknown, not absent; in a total, one figure that is not known leaves the sum unknown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.errors import DeclarationError
from praca.facts.field import fields_of
from praca.facts.town import Stand
from praca.language import _
from praca.rules.codes import known_code
from praca.rules.references import Block, Fact, NoTerm
from praca.rules.term import NUMBER, TEXT, Const, Term, lift

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.facts.town import Town
    from praca.rules.evaluation import Evaluation, SourceWriter

_PATH = "town.stands"


@attrs.frozen(eq=False)
class StandFact(Fact):
    """One fact of the stand whose id is ``of``; ``path`` names that id as it is declared, :meth:`path_at` as it is."""

    of: Term

    @property
    def operands(self) -> tuple[Term, ...]:
        """The id of the stand."""
        return (self.of,)

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity."""
        return ("StandFact", self.steps, self.of.structure)

    def value(self, at: Evaluation) -> Any:
        """The fact as the case gives it; unknown where the stand is not known or not among those given."""
        found = fact_of(at.subject("town"), at.value(self.of), self.steps[-1])
        return at.given(self.path_at(at), found)

    def path_at(self, at: Evaluation) -> str:
        """The path of the fact in the case, once the id is known."""
        return f"{_PATH}.{at.value(self.of)}.{self.steps[-1]}"

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        return f"{write.function(fact_of)}({write.subject('town')}, {write.name(self.of)}, {self.steps[-1]!r})"


def fact_of(town: Town, stand_id: Any, attribute: str) -> Any:
    """``attribute`` of the stand with that id, ``None`` where the case does not give it."""
    found = (town.stands or {}).get(stand_id)
    return None if found is None else getattr(found, attribute)


@attrs.frozen(eq=False)
class StandsTotal(Term):
    """A figure summed over the stands of the case, some of them left out."""

    kind: ClassVar[str] = NUMBER
    attribute: str
    besides: tuple[str, ...]
    without: tuple[str, ...]

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity."""
        return ("StandsTotal", self.attribute, self.besides, self.without)

    @property
    def codes(self) -> tuple[tuple[str, str], ...]:
        """The kinds of stand that are left out."""
        return tuple(("stand_kinds", kind) for kind in self.without)

    @property
    def may_be_unknown(self) -> bool:
        """The stands may not be given."""
        return True

    def value(self, at: Evaluation) -> Any:
        """The sum; zero of no stand, unknown where the stands or a figure that counts are not given."""
        return total_of(at.subject("town"), self.attribute, self.besides, self.without)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        left_out = f"{write.constant(self.besides)}, {write.constant(self.without)}"
        return f"{write.function(total_of)}({write.subject('town')}, {self.attribute!r}, {left_out})"

    def figures(self, at: Evaluation) -> dict[str, int | None]:
        """Path and figure of every stand that counts; the stands themselves, unknown, where they are not given."""
        town: Town = at.subject("town")
        if town.stands is None:
            return {_PATH: None}
        counted = counted_stands(town, self.besides, self.without)
        return {f"{_PATH}.{stand_id}.{self.attribute}": getattr(one, self.attribute) for stand_id, one in counted}


def counted_stands(town: Town, besides: tuple[str, ...], without: tuple[str, ...]) -> Iterator[tuple[str, Stand]]:
    """The stands that count, with their ids; one whose kind is not given counts."""
    for stand_id, one in (town.stands or {}).items():
        if stand_id not in besides and one.kind not in without:
            yield stand_id, one


def total_of(town: Town, attribute: str, besides: tuple[str, ...], without: tuple[str, ...]) -> int | None:
    """The sum of a figure over the stands that count."""
    if town.stands is None:
        return None
    total = 0
    for _id, one in counted_stands(town, besides, without):
        figure = getattr(one, attribute)
        if figure is None:
            return None
        total += figure
    return total


class OneStand(NoTerm):
    """One stand of the town: its attributes are terms."""

    __slots__ = ("_facts", "_of")

    def __init__(self, of: Term) -> None:
        name = of.constant if isinstance(of, Const) else f"<{getattr(of, 'path', '')}>"
        self._path = f"{_PATH}.{name}"
        self._facts, self._of = Block("town", Stand, path=self._path), of

    def __getattr__(self, key: str) -> StandFact:
        fact = getattr(self._facts, key)
        return StandFact(fact.root, fact.steps, fact.path, fact.info, fact.occurs, self._of)


def stand(stand_id: str | Fact) -> OneStand:
    """The stand with an id that the law writes down, or the one that a fact names (``town.stand``)."""
    of = lift(stand_id)
    if of.kind != TEXT or not isinstance(of, (Const, Fact)):
        raise DeclarationError(
            _("A stand is named by its id, a text, or by a fact such as town.stand; found {of}.", of=repr(of)[:120])
        )
    return OneStand(of)


def stands_total(attribute: str, *, besides: tuple[str, ...] = (), without: tuple[str, ...] = ()) -> Term:
    """The sum of ``capacity`` or ``assigned`` over the stands of the case.

    ``besides`` are ids and ``without`` kinds of stands that do not count; a stand of unknown kind does.
    """
    figures = [key for key, (_attribute, info) in fields_of(Stand).items() if info.kind == "int"]
    if attribute not in figures:
        raise DeclarationError(
            _(
                "stands_total(...) sums a figure of the stands: {known}; found {found}.",
                known=", ".join(figures),
                found=repr(attribute),
            )
        )
    for kind in without:
        known_code("stand_kinds", kind)
    return StandsTotal(attribute, besides, without)
