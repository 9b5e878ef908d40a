"""The choice between candidates as data: criteria one after another, and what is left when they end in a tie.

Terms read ``candidate`` (one candidate) in the criteria, and ``count(candidate, where=…)`` elsewhere.  Praça ranks
and never draws lots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import attrs

from praca.facts.service import Candidate
from praca.language import Text
from praca.rules.quantifiers import Entry
from praca.rules.references import EntryList
from praca.rules.term import TRUE, Term, lift, truth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.rules.standard import Note, Requirement, Silence

candidate = Entry(EntryList("candidates", Candidate, path="candidates"), "candidate")

Best = Literal["greatest", "least"]
TieKind = Literal["tie", "draw"]
OpenKind = Literal["regulation", "fact"]


@attrs.frozen(eq=False)
class Criterion:
    """One step of the order; ``when`` says whether it is used at all, ``among`` for which candidates it is made."""

    id: str
    cites: tuple[str, ...]
    text: Text
    by: Term
    best: Best
    when: Term
    among: Term


@attrs.frozen(eq=False)
class LeftOpen:
    """What keeps the law from ranking: something that a regulation or the call must settle."""

    id: str
    cites: tuple[str, ...]
    text: Text
    kind: OpenKind
    when: Term


@attrs.frozen(eq=False)
class Ranking:
    """How a law ranks candidates; ``ties`` says whether what is left is drawn by lot or left open."""

    criteria: tuple[Criterion, ...]
    ties: TieKind
    tie_cites: tuple[str, ...]
    requirements: tuple[Requirement, ...] = ()
    left_open: tuple[LeftOpen, ...] = ()
    silences: tuple[Silence, ...] = ()
    notes: tuple[Note, ...] = ()

    def declared(self) -> Iterator[tuple[str, tuple[str, ...], tuple[Term, ...]]]:
        """Id, provisions (the basis first) and terms of everything declared."""
        for criterion in self.criteria:
            yield criterion.id, criterion.cites, (criterion.by, criterion.when, criterion.among)
        for requirement in self.requirements:
            yield requirement.id, (*requirement.cites, *requirement.unless_cites), requirement.terms()
        for open_ in self.left_open:
            yield open_.id, open_.cites, (open_.when,)
        for silent in self.silences:
            yield silent.id, silent.cites, (silent.when,)
        for note in self.notes:
            yield note.id, note.cites, (note.when,)
        yield "ties", self.tie_cites, ()


def criterion(
    item_id: str, *cites: str, pt: str, en: str, by: object, best: Best, when: object = TRUE, among: object = TRUE
) -> Criterion:
    """Declare a step of the order; ``by`` is a number, a date or moment, compared as ``best`` says."""
    return Criterion(item_id, cites, Text(pt, en), lift(by), best, truth(when), truth(among))


def left_open(item_id: str, *cites: str, pt: str, en: str, kind: OpenKind, when: object) -> LeftOpen:
    """Declare what keeps the law from ranking."""
    return LeftOpen(item_id, cites, Text(pt, en), kind, truth(when))
