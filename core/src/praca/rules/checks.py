"""What is wrong with a law's declarations: provisions, readings, acts, facts and codes that it names and does not have.

Spelling is checked where a term is made; here is what can be known only once the whole plugin is there.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any

from praca.errors import DeclarationError
from praca.language import Message, _
from praca.rules.codes import unknown_code
from praca.rules.quantifiers import Binding
from praca.rules.readings import Reading, ReadingCase, ReadingIs
from praca.rules.references import Fact
from praca.rules.wordings import AsWorded, InForce, StartOf

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from praca.facts.vocabulary import Vocabulary
    from praca.rules.term import Term
    from praca.statute.statute import Statute

Declared = tuple[str, tuple[str, ...], tuple["Term", ...]]
"""Id, provisions and terms of one item."""


def problems(
    items: Iterable[Declared], statute: Statute, readings: Mapping[str, Reading], vocabulary: Vocabulary
) -> Iterator[Message]:
    """Every fault of the items, each with the id of the item in front."""
    # Items share most of their terms: each is looked at once.
    known: dict[int, list[Message]] = {}
    for name, cites, terms in items:
        found = list(_of_provisions(cites, statute))
        for term in terms:
            for part in term.walk():
                if id(part) not in known:
                    known[id(part)] = list(_of_term(part, statute, readings, vocabulary))
                found.extend(known[id(part)])
        for message in dict.fromkeys(map(Message.render, found)):
            text = next(one for one in found if one.render() == message)
            yield _("{item}: {fault}", item=name, fault=text)


def _of_provisions(cites: Iterable[str], statute: Statute) -> Iterator[Message]:
    for citation in cites:
        try:
            statute.get(citation)
        except DeclarationError as error:
            yield error.message
        except ValueError:
            yield _("{citation} is no citation; write it like art. 4º, § 1º, II.", citation=citation)


def _of_term(
    part: Term, statute: Statute, readings: Mapping[str, Reading], vocabulary: Vocabulary
) -> Iterator[Message]:
    if isinstance(part, (ReadingIs, ReadingCase)):
        yield from _of_reading(part, readings)
    if isinstance(part, (AsWorded, InForce)):
        yield from _of_provisions((part.citation,), statute)
    if isinstance(part, StartOf):
        acts = [act.id for act in statute.acts]
        if part.act not in acts:
            yield _("the act {act} is not in the statute{hint}", act=part.act, hint=_near(part.act, acts))
    if isinstance(part, Fact) and ":" in part.steps[-1]:
        known = vocabulary.facts_of(part.path.rpartition(".")[0].removesuffix("[]"))
        if part.steps[-1] not in known:
            yield _(
                "the fact {fact} is used and not declared by praca_facts{hint}",
                fact=part.path,
                hint=_near(part.steps[-1], known),
            )
    for catalogue, code in part.codes:
        own = ":" in catalogue
        if (own or ":" in code) and code not in vocabulary.catalogue(catalogue):
            likely = [known for known in vocabulary.catalogue(catalogue) if own or ":" in known]
            yield unknown_code(catalogue, code, likely)


def _of_reading(part: ReadingIs | ReadingCase, readings: Mapping[str, Reading]) -> Iterator[Message]:
    if part.reading not in readings:
        yield _(
            "the reading {reading} is not declared by praca_readings{hint}",
            reading=part.reading,
            hint=_near(part.reading, readings),
        )


def _near(name: str, known: Iterable[str]) -> Any:
    near = difflib.get_close_matches(name, list(known), 1)
    return _("; did you mean {near}?", near=near[0]) if near else ""


def loose_entries(terms: Iterable[Term], bound: frozenset[str] = frozenset()) -> Iterator[str]:
    """Paths of facts of a list entry that stand outside a quantifier over that list: they have no value there."""
    seen: set[int] = set()
    waiting = list(terms)
    while waiting:
        term = waiting.pop()
        if id(term) in seen:
            continue
        seen.add(id(term))
        root, path = getattr(term, "root", ""), getattr(term, "path", "")
        if "[]" in path and root not in bound:
            yield path
        if isinstance(term, Binding):
            yield from loose_entries(term.operands, bound | {term.listed.entry})
        else:
            waiting.extend(term.operands)


def joined(messages: Iterable[Message]) -> Message:
    """Several messages as one."""
    first, *rest = messages
    return _("{first}; {rest}", first=first, rest=joined(rest)) if rest else first
