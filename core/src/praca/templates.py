"""A case file to fill in: just the keys that the installed laws read on a question, each with its question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praca.facts.subjects import SUBJECT_OF
from praca.language import _
from praca.readers.reading_list import ReadFact, reading_list

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import date as Date

    from praca.language import Lang
    from praca.law import Law
    from praca.plugins import Registry

_SHORT_LIST = 24


def template(question: str, laws: Iterable[Law], registry: Registry, date: Date, lang: Lang) -> str:
    """The file as YAML text; keys without a value are facts not given, so that it loads as it is."""
    asked = list(laws)
    states = [law.on(date, law.options({}), None) for law in asked]
    facts = reading_list(states, question, registry.vocabulary)
    titles = {law.municipality.slug: law.municipality.title for law in asked}
    head = _(
        "A case to fill in. Leave empty what is not known: absent is not the same as no. Codes stand behind "
        "each question."
    ).render(lang)
    lines = [
        f"# {head}",
        f"case: {_('title of the case').render(lang)}",
        f"date: {date.isoformat()}",
        f"municipality: [{', '.join(titles)}]",
    ]
    if question in ("quota", "selection"):
        # Their subjects are asked only once they are filled in, so that the file loads as it is.
        lines.append(f"# ask: [{question}]")
    else:
        lines.append(f"ask: [{question}]")
    tree: dict[str, Any] = {}
    # A subject whose law reads nothing of it is still what makes the question asked.
    subject = SUBJECT_OF[question]
    tree[subject if subject != "proceeding" else "proceeding"] = {}
    for fact in facts:
        _insert(tree, fact.path.split("."), fact)
    for key, branch in tree.items():
        lines.extend(_branch(key, branch, 0, titles, lang, registry))
    return "\n".join(lines) + "\n"


def _insert(tree: dict[str, Any], steps: list[str], fact: ReadFact) -> None:
    step, rest = steps[0], steps[1:]
    if not rest:
        if isinstance(tree.get(step), dict):
            tree[step][""] = fact
        else:
            tree[step] = fact
        return
    if not isinstance(tree.get(step), dict):
        tree[step] = {} if step not in tree else {"": tree[step]}
    _insert(tree[step], rest, fact)


def _branch(key: str, branch: Any, depth: int, titles: dict[str, str], lang: Lang, registry: Registry) -> Iterator[str]:
    margin = "  " * depth
    if isinstance(branch, ReadFact):
        yield from _comment(branch, margin, titles, lang, registry)
        commented = branch.info.kind in ("blocks", "stands", "units", "equipment", "documents") or branch.info.required
        yield f"{margin}{'# ' if commented else ''}{key}:"
        return
    if key == "equipment":
        yield from _equipment(branch, margin, lang)
        return
    if key.endswith("[]"):
        yield f"{margin}# {key.removesuffix('[]')}: {_('a list; one entry holds:').render(lang)}"
        for inner, leaf in branch.items():
            for line in _branch(inner, leaf, depth + 1, titles, lang, registry):
                yield f"{margin}# {line.strip()}"
        return
    yield f"{margin}{key}:"
    for inner, leaf in branch.items():
        if inner:
            yield from _branch(inner, leaf, depth + 1, titles, lang, registry)


def _equipment(branch: dict[str, Any], margin: str, lang: Lang) -> Iterator[str]:
    yield f"{margin}# {_('present or absent:').render(lang)}"
    yield f"{margin}equipment:"
    for code, fact in branch.items():
        if isinstance(fact, ReadFact):
            yield f"{margin}  # {code}: present  # {fact.info.label.render(lang)}"


def _comment(fact: ReadFact, margin: str, titles: dict[str, str], lang: Lang, registry: Registry) -> Iterator[str]:
    info = fact.info
    who = "" if len(fact.towns) == len(titles) else f" [{', '.join(titles[town] for town in fact.towns)}]"
    yield f"{margin}# {info.question.render(lang)}{who}"
    if info.codes and not info.provisions:
        codes = registry.vocabulary.catalogue(info.codes)
        if len(codes) <= _SHORT_LIST:
            yield f"{margin}#   " + ", ".join(f"{code} = {label.render(lang)}" for code, label in codes.items())
