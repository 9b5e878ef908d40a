"""What a law reads on a question: the facts it may ask, in the order in which it asks them, and who reads each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from praca.errors import InputError
from praca.facts.description import describe
from praca.rules.documents import DocumentTerm
from praca.rules.presence import Given, Happened, Needed
from praca.rules.quantifiers import Quantified, Total
from praca.rules.readings import ReadingCase
from praca.rules.references import Equipped, Fact

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.facts.field import FieldInfo
    from praca.facts.vocabulary import Vocabulary
    from praca.law import LawOn
    from praca.rules.term import Term


@attrs.frozen
class ReadFact:
    """A fact that some law reads: its path (``[]`` for entries of a list), its description, the towns that read it."""

    path: str
    info: FieldInfo
    towns: tuple[str, ...]


def facts_read_by(state: LawOn, question: str) -> list[str]:
    """Paths of the facts that a law reads on a question, in the order of its declarations, under its readings."""
    declarations = state.law.standard(question)
    found: dict[str, None] = {}
    if declarations is not None:
        for _name, cites, terms in declarations.declared():
            if cites and not state.in_force(cites[0]):
                continue
            for term in terms:
                found.update(dict.fromkeys(_paths(term, state)))
    return list(found)


def _paths(term: Term, state: LawOn) -> Iterator[str]:
    if isinstance(term, (Fact, Happened, DocumentTerm)):
        yield term.path
    elif isinstance(term, (Needed, Given)):
        yield term.fact.path
    elif isinstance(term, Equipped):
        yield f"{term.path}.{term.code}"
    elif isinstance(term, (Quantified, Total)):
        yield term.listed.path
    parts = (term.chosen(state.option(term.reading)),) if isinstance(term, ReadingCase) else term.operands
    for part in parts:
        yield from _paths(part, state)


def reading_list(states: list[LawOn], question: str, vocabulary: Vocabulary) -> list[ReadFact]:
    """The facts that any of several laws reads on a question; derived facts, which no case file holds, are left out."""
    by_path: dict[str, list[str]] = {}
    for state in states:
        for path in facts_read_by(state, question):
            by_path.setdefault(path, []).append(state.law.municipality.slug)
    found = []
    for path, towns in by_path.items():
        info = described(path, vocabulary)
        if info is not None and info.kind != "block":
            found.append(ReadFact(path, info, tuple(towns)))
    return found


def described(path: str, vocabulary: Vocabulary) -> FieldInfo | None:
    """The description of a path, ``[]`` standing for any entry; ``None`` for what no case file holds."""
    try:
        return describe(path.replace("[]", "[0]"), vocabulary)
    except InputError:
        return None
