"""Mutants of a law's declarations, made in memory: each leaves out one thing that the law says.

Left out are: a requirement, value, item, clause, step, criterion or declared silence; the condition of one
(``only_if``, ``unless``, ``when`` …); one part of a conjunction or disjunction; one option of a reading (it then
answers as the default does).  A condition that several requirements share is one thing that the law says: it changes
in all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.rules.logic import And, Or
from praca.rules.penalties import Group
from praca.rules.readings import ReadingCase, ReadingIs
from praca.rules.term import FALSE, TRUE, Const, Term

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from praca.rules.readings import Reading

NEUTRAL = {
    "only_if": TRUE,
    "unless": FALSE,
    "when": TRUE,
    "lawful": FALSE,
    "bars_if": FALSE,
    "among": TRUE,
    "rolls": FALSE,
}
"""What a condition becomes when it is left out."""


@attrs.frozen
class Mutant:
    """Declarations without one thing; ``name`` says which, ``about`` is the item it belongs to."""

    name: str
    about: str
    declarations: Any


def mutants(declarations: Any, readings: Mapping[str, Reading]) -> Iterator[Mutant]:
    """Every mutant of the declarations of one question."""
    yield from _lacking(declarations, "", "")
    seen: set[int] = set()
    for about, term in terms_of(declarations):
        for part in term.walk():
            if id(part) not in seen:
                seen.add(id(part))
                for name, changed in _variants(part, readings):
                    place = f"{about}: {name} in {brief(part)}"
                    yield Mutant(place, about, replaced(declarations, part, changed))


def _entries(value: Any) -> bool:
    return (
        isinstance(value, tuple)
        and bool(value)
        and all(attrs.has(type(one)) and not isinstance(one, Term) for one in value)
    )


def entries_of(declarations: Any) -> Iterator[tuple[str, int, Any]]:
    """Field, place and entry of everything declared side by side, notes apart."""
    for field in attrs.fields(type(declarations)):
        value = getattr(declarations, field.name)
        if field.name != "notes" and _entries(value):
            yield from ((field.name, index, entry) for index, entry in enumerate(value))


def _name(entry: Any) -> str:
    named = next((getattr(entry, key) for key in ("id", "item", "kind", "by") if hasattr(entry, key)), "")
    return f"{named} {'; '.join(getattr(entry, 'cites', ()))}".strip()


def _lacking(whole: Any, place: str, about: str) -> Iterator[Mutant]:
    """Mutants that lack an entry or a condition, here or in an entry; ``whole`` is rebuilt around each."""
    for field in attrs.fields(type(whole)):
        value = getattr(whole, field.name)
        if field.name == "notes" or isinstance(whole, Group):
            continue
        neutral = NEUTRAL.get(field.name)
        if neutral is not None and isinstance(value, Term) and not isinstance(value, Const):
            yield Mutant(f"{place} without {field.name}", about, attrs.evolve(whole, **{field.name: neutral}))
        if not _entries(value):
            continue
        for index, entry in enumerate(value):
            inner = _name(entry)
            here = f"{place}.{field.name} {inner}".strip(" .")
            rest = (*value[:index], *value[index + 1 :])
            yield Mutant(f"without {here}", inner.split()[0], attrs.evolve(whole, **{field.name: rest}))
            for mutant in _lacking(entry, here, inner.split()[0]):
                changed = (*value[:index], mutant.declarations, *value[index + 1 :])
                yield attrs.evolve(mutant, declarations=attrs.evolve(whole, **{field.name: changed}))


def terms_of(whole: Any, about: str = "") -> Iterator[tuple[str, Term]]:
    """Every term of the declarations with the entry that it is first met in."""
    for field in attrs.fields(type(whole)):
        value = getattr(whole, field.name)
        if field.name == "notes":
            continue
        if isinstance(value, Term):
            yield about, value
        elif _entries(value):
            for entry in value:
                yield from terms_of(entry, about or _name(entry).split()[0])


def _variants(term: Term, readings: Mapping[str, Reading]) -> Iterator[tuple[str, Term]]:
    if isinstance(term, (And, Or)) and len(term.terms) > 1:
        for index in range(len(term.terms)):
            rest = (*term.terms[:index], *term.terms[index + 1 :])
            yield f"no part {index}", rest[0] if len(rest) == 1 else type(term)(*rest)
    elif isinstance(term, ReadingCase):
        default = readings[term.reading].default
        for option in term.options:
            if option != default:
                branches = tuple(term.chosen(default if other == option else other) for other in term.options)
                yield f"{term.reading} no {option}", attrs.evolve(term, branches=branches)
    elif isinstance(term, ReadingIs):
        yield f"{term.reading} no {term.option}", Const(readings[term.reading].default == term.option)


def replaced(whole: Any, target: Term, by: Term) -> Any:
    """``whole`` with every occurrence of ``target`` (the very object) replaced; what lacks it is kept as it is."""
    return _rebuilt(whole, target, by, {})


def _rebuilt(whole: Any, target: Term, by: Term, made: dict[int, Any]) -> Any:
    if whole is target:
        return by
    if id(whole) in made:
        return made[id(whole)]
    result = whole
    if isinstance(whole, tuple):
        parts = [_rebuilt(part, target, by, made) for part in whole]
        if any(new is not old for new, old in zip(parts, whole, strict=True)):
            result = tuple(parts)
    elif attrs.has(type(whole)):
        changes = {}
        for field in attrs.fields(type(whole)):
            if field.init:
                value = getattr(whole, field.name)
                new = _rebuilt(value, target, by, made)
                if new is not value:
                    changes[field.alias or field.name] = new
        if changes:
            joined = isinstance(whole, (And, Or))
            result = type(whole)(*changes["terms"]) if joined else attrs.evolve(whole, **changes)
    made[id(whole)] = result
    return result


def brief(term: Term) -> str:
    """Something by which a person finds the term: the facts that it reads."""
    paths = dict.fromkeys(str(getattr(part, "path", "")) for part in term.walk() if getattr(part, "path", ""))
    return ", ".join(list(paths)[:4]) or type(term).__name__
