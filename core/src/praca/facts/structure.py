"""From plain data to the fact classes, with cattrs: every fault of a block is found at once."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import attrs
from cattrs import (
    AttributeValidationNote,
    BaseValidationError,
    Converter,
    ForbiddenExtraKeysError,
)
from cattrs.gen import make_dict_structure_fn, override

from praca.facts.blocks import SUBJECT_CLASSES, subject_of
from praca.facts.documents import ABSENT_DOCUMENT, Document
from praca.facts.field import FieldInfo, fields_of, key_of
from praca.facts.problems import MOST_FAULTS, Found, Refused, refuse, shown, too_many, unknown_code, unknown_key
from praca.facts.scalars import read_code, read_list, read_mapping, read_scalar, state_word
from praca.facts.state import NEVER
from praca.facts.town import Town
from praca.facts.vocabulary import CORE, Vocabulary
from praca.facts.yaml_values import Step
from praca.language import Message, _


def _a_mapping(value: Any) -> Message:
    return _("expected a mapping (key: value), found {found}.", found=shown(value))


def _faults(
    error: BaseException, value: Any, steps: tuple[Step, ...], known: Callable[[str], Message]
) -> Iterable[Found]:
    """The faults in what cattrs raised while it structured ``value``."""
    if isinstance(error, BaseValidationError):
        for inner in error.exceptions:
            step: tuple[Step, ...] = ()
            for note in getattr(inner, "__notes__", ()):
                if isinstance(note, AttributeValidationNote):
                    step = (key_of(note.name),)
            yield from _faults(inner, value, (*steps, *step), known)
    elif isinstance(error, ForbiddenExtraKeysError):
        for key in sorted(error.extra_fields)[:MOST_FAULTS]:
            yield Found((*steps, key), value.get(key), known(key))
        if len(error.extra_fields) > MOST_FAULTS:
            yield too_many(value)
    elif isinstance(error, Refused):
        yield from (fault.under(*steps) for fault in error.found)
    else:
        raise error


class Structurer:
    """Reads blocks of facts with the words of one :class:`Vocabulary`; get it with :func:`structurer`."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._converter = Converter(detailed_validation=True, forbid_extra_keys=True)
        self._blocks: dict[type[Any], Callable[[Any, Any], Any]] = {}
        self._readers: dict[str, Callable[[FieldInfo, Any], Any]] = {
            "block": self._nested,
            "blocks": self._entries,
            "documents": lambda _info, given: self._documents(given),
            "equipment": lambda _info, given: self._equipment(given),
            "stands": lambda info, given: self._mapping(given, lambda stand: self._nested(info, stand)),
            "units": lambda _info, given: self._mapping(given, self._unit_value),
        }

    def block(self, block: type[Any], value: Any) -> Any:
        """An instance of ``block``; raises :class:`Refused` with every fault in ``value``."""
        if not isinstance(value, Mapping):
            raise refuse(value, _a_mapping(value))
        read = self._blocks.get(block) or self._blocks.setdefault(block, self._build(block))
        subject = subject_of(block)
        declared = self.vocabulary.facts_of(subject) if subject else {}
        given = {key: entry for key, entry in value.items() if key not in declared}
        found: list[Found] = []
        extra = self._declared(declared, value, found)
        result: Any = None
        try:
            result = read(given, block)
        except BaseValidationError as error:
            found.extend(_faults(error, value, (), lambda key: self._unknown_key(block, key, declared)))
        else:
            found.extend(_missing_keys(block, result))
        if found:
            raise Refused(found)
        return attrs.evolve(result, extra=extra) if extra else result

    def _build(self, block: type[Any]) -> Callable[[Any, Any], Any]:
        options: dict[str, Any] = {
            attribute: override(rename=key, struct_hook=self._hook(info))
            for key, (attribute, info) in fields_of(block).items()
        }
        options |= {name: override(omit=True) for name in ("extra", "present") if hasattr(attrs.fields(block), name)}
        return make_dict_structure_fn(block, self._converter, _cattrs_forbid_extra_keys=True, **options)

    def _hook(self, info: FieldInfo) -> Callable[[Any, Any], Any]:
        return lambda value, _type: self.field(info, value)

    def _declared(self, declared: Mapping[str, Any], value: Mapping[str, Any], found: list[Found]) -> dict[str, Any]:
        extra: dict[str, Any] = {}
        for name, fact in declared.items():
            if name in value:
                try:
                    extra[name] = self.field(fact.info, value[name])
                except Refused as refused:
                    found.extend(fault.under(name) for fault in refused.found)
            elif fact.absent == "did-not-happen":
                extra[name] = NEVER
        # An occurrence said to be unknown stays: left out, it would read as one that did not happen.
        kept = {name for name, fact in declared.items() if fact.absent == "did-not-happen"}
        return {name: fact for name, fact in extra.items() if fact is not None or name in kept}

    def _unknown_key(self, block: type[Any], key: str, declared: Iterable[str]) -> Message:
        homes = [subject for subject, other in SUBJECT_CLASSES.items() if key in fields_of(other)]
        return unknown_key(key, [*fields_of(block), *declared], homes)

    def field(self, info: FieldInfo, value: Any) -> Any:
        """The value of one field of any kind; raises :class:`Refused`."""
        if info.kind not in self._readers:
            return read_scalar(info, value, self.vocabulary)
        is_state, state = state_word(info, value)
        return state if is_state else self._readers[info.kind](info, value)

    def _nested(self, info: FieldInfo, value: Any) -> Any:
        return self.block(info.block or Document, value)

    def _entries(self, info: FieldInfo, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, (list, tuple)):
            raise refuse(
                value, _("expected a list of entries, each with a dash (-), found {found}.", found=shown(value))
            )
        # An entry that is null is an entry of which nothing is known, not no entry.
        entries = [{} if entry is None else entry for entry in value]
        return read_list(entries, lambda entry: self._nested(info, entry))

    def _unit_value(self, value: Any) -> Any:
        return read_scalar(_UNIT_VALUE, value, self.vocabulary)

    def _mapping(self, value: Any, read: Callable[[Any], Any]) -> dict[str, Any]:
        entries = read_mapping(value, lambda _key, entry: None if entry is None else read(entry))
        return {key: entry for key, entry in entries.items() if entry is not None}

    def _by_code(self, catalogue: str, value: Any, read: Callable[[Any], Any], listed: Any) -> dict[str, Any] | None:
        """What is given as a list of codes, or as a mapping code -> state; ``{}`` says nothing, ``[]`` says none."""
        if isinstance(value, (list, tuple)):
            codes = read_list(value, lambda code: read_code(catalogue, code, self.vocabulary))
            return dict.fromkeys(codes, listed)
        if not isinstance(value, Mapping):
            message = _("expected a list of codes or a mapping (code: state), found {found}.", found=shown(value))
            raise refuse(value, message)
        known = self.vocabulary.catalogue(catalogue)

        def entry(code: str, state: Any) -> Any:
            if code not in known:
                raise refuse(state, unknown_code(code, known))
            return None if state is None else read(state)

        entries = {code: state for code, state in read_mapping(value, entry).items() if state is not None}
        return entries or None

    def _documents(self, value: Any) -> dict[str, Document] | None:
        return self._by_code("documents", value, self._document, _PRESENTED)

    def _document(self, value: Any) -> Document:
        if value == "absent":
            return ABSENT_DOCUMENT
        if value == "presented":
            return _PRESENTED
        if not isinstance(value, Mapping):
            raise refuse(
                value,
                _(
                    "expected presented, absent, or a mapping such as {{issued: 2026-06-15}}, found {found}.",
                    found=shown(value),
                ),
            )
        document: Document = self.block(Document, value)
        return attrs.evolve(document, present=True)

    def _equipment(self, value: Any) -> dict[str, bool] | None:
        def state(word: Any) -> bool:
            if word in ("present", "absent"):
                return bool(word == "present")
            raise refuse(word, _("expected present or absent, found {found}.", found=shown(word)))

        return self._by_code("equipment", value, state, True)


def _missing_keys(block: type[Any], result: Any) -> Iterable[Found]:
    for key, (attribute, info) in fields_of(block).items():
        if info.required and getattr(result, attribute) is None:
            yield Found((key,), None, _("{key} must be given in every entry.", key=key))


_PRESENTED: Final = Document(present=True, conforms=True)
_UNIT_VALUE: Final = attrs.evolve(fields_of(Town)["unit_values"][1], kind="number")
_STRUCTURERS: weakref.WeakKeyDictionary[Vocabulary, Structurer] = weakref.WeakKeyDictionary()


def structurer(vocabulary: Vocabulary = CORE) -> Structurer:
    """The structurer of ``vocabulary``, built once."""
    if vocabulary not in _STRUCTURERS:
        _STRUCTURERS[vocabulary] = Structurer(vocabulary)
    return _STRUCTURERS[vocabulary]
