"""Random cases made from the descriptions of the facts, in the form of a case file (needs hypothesis).

    paths = paths_read(law.standard("vehicle"))
    @given(data=case_data(paths, registry.vocabulary))

A case holds only facts under the paths asked for, each given or left out; values keep to catalogues and bounds, and
dates and years to the time in which rules change.
"""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from praca.facts.blocks import SUBJECT_CLASSES
from praca.facts.documents import Document
from praca.facts.field import fields_of, takes_extra
from praca.facts.vocabulary import CORE
from praca.rules.documents import DocumentTerm
from praca.rules.presence import Happened
from praca.rules.quantifiers import Binding
from praca.rules.references import Equipped, Fact

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hypothesis.strategies import SearchStrategy

    from praca.facts.field import FieldInfo
    from praca.facts.vocabulary import Vocabulary
    from praca.rules.term import Term

FIRST_DAY, LAST_DAY = dt.date(2005, 1, 1), dt.date(2030, 12, 31)
"""The days among which dates are drawn."""
_DEFAULT_RANGE = 30
_UNKNOWN = "unknown"

Tree = dict[str, Any]


def terms_read(declarations: Any) -> Iterable[Term]:
    """Every term, at any depth, of the declarations of one question."""
    for _name, _cites, terms in declarations.declared():
        for term in terms:
            yield from term.walk()


def paths_read(declarations: Any) -> tuple[str, ...]:
    """The paths of the facts that the declarations of one question read; ``[]`` stands for the entries of a list."""
    found: dict[str, None] = {}
    for part in terms_read(declarations):
        if isinstance(part, Equipped):
            found[f"{part.path}.{part.code}"] = None
        elif isinstance(part, (Fact, DocumentTerm, Happened)):
            found[part.path] = None
        elif isinstance(part, Binding):
            found[f"{part.listed.path}[]"] = None
    return tuple(found)


def case_data(paths: Iterable[str], vocabulary: Vocabulary = CORE) -> SearchStrategy[dict[str, Any]]:
    """Cases with any of the facts under ``paths``, as plain data for :func:`praca.case_from`."""
    tree: Tree = {}
    for path in paths:
        node = tree
        for step in path.split("."):
            node = node.setdefault(step, {})
    subjects = {
        name: _block(SUBJECT_CLASSES[name], inner, vocabulary, name)
        for name, inner in tree.items()
        if name in SUBJECT_CLASSES and "[]" not in name
    }
    return st.fixed_dictionaries({"case": st.just("random"), "date": _DATES}, optional=subjects)


def _block(block: type[Any], tree: Tree, vocabulary: Vocabulary, subject: str | None = None) -> SearchStrategy[Any]:
    """A block with any of the facts of ``tree``."""
    fields = fields_of(block)
    declared = vocabulary.facts_of(subject) if subject is not None and takes_extra(block) else {}
    keys: dict[str, SearchStrategy[Any]] = {}
    for step, inner in tree.items():
        name = step.removesuffix("[]")
        if name in fields:
            info = fields[name][1]
            keys[name] = _given(info, inner, vocabulary, f"{subject}.{name}" if subject else None)
        elif name in declared:
            keys[name] = _given(declared[name].info, inner, vocabulary, None)
        if name in ("documents", "equipment"):
            keys[f"{name}_complete"] = st.booleans()
    return st.fixed_dictionaries({}, optional=keys)


def _given(info: FieldInfo, inner: Tree, vocabulary: Vocabulary, subject: str | None) -> SearchStrategy[Any]:
    if info.kind == "block" and info.block is not None:
        return _or_unknown(info, _block(info.block, inner, vocabulary))
    if info.kind == "blocks" and info.block is not None:
        return _or_unknown(info, st.lists(_block(info.block, inner, vocabulary, subject), max_size=3))
    if info.kind == "documents":
        return st.fixed_dictionaries({}, optional=dict.fromkeys(inner, _document(vocabulary)))
    if info.kind == "equipment":
        return st.fixed_dictionaries({}, optional=dict.fromkeys(inner, st.sampled_from(["present", "absent"])))
    return _or_unknown(info, value_of(info, vocabulary))


def _or_unknown(info: FieldInfo, values: SearchStrategy[Any]) -> SearchStrategy[Any]:
    """Occurrences may be stated to be unknown; some open facts may be stated not to have happened."""
    words = [_UNKNOWN] if info.absent == "did-not-happen" else ["never"] if info.never_word else []
    return st.one_of(values, values, st.sampled_from(words)) if words else values


def _document(vocabulary: Vocabulary) -> SearchStrategy[Any]:
    keys = {key: value_of(info, vocabulary) for key, (_attribute, info) in fields_of(Document).items()}
    return st.one_of(st.sampled_from(["presented", "absent"]), st.fixed_dictionaries({}, optional=keys))


def value_of(info: FieldInfo, vocabulary: Vocabulary = CORE) -> SearchStrategy[Any]:
    """Values of one fact, by its kind, catalogue and bounds; short text for kinds that no rule compares."""
    if info.kind in ("int", "number"):
        low = 0 if info.low is None else info.low
        high = low + _DEFAULT_RANGE if info.high is None else min(info.high, low + _DEFAULT_RANGE)
        return st.integers(low, high) if info.kind == "int" else st.decimals(low, high, places=1)
    if info.kind in ("code", "codes"):
        codes = st.sampled_from(sorted(vocabulary.catalogue(info.codes or "")))
        return codes if info.kind == "code" else st.lists(codes, max_size=3, unique=True)
    return _BY_KIND.get(info.kind, st.text("abc 1", min_size=1, max_size=5).filter(str.strip))


_DATES = st.dates(FIRST_DAY, LAST_DAY)
_BY_KIND: dict[str, SearchStrategy[Any]] = {
    "bool": st.booleans(),
    "year": st.integers(FIRST_DAY.year, LAST_DAY.year),
    "date": _DATES,
    "dates": st.lists(_DATES, max_size=3),
    "time": st.times().map(lambda moment: moment.replace(second=0, microsecond=0)),
    "datetime": st.builds(dt.datetime.combine, _DATES, st.times()).map(lambda m: m.replace(second=0, microsecond=0)),
    "town": st.sampled_from(["here", "9999999", "Outra Vila/MT"]),
}
