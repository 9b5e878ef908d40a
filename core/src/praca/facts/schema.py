"""The JSON Schema of case files, built from the fact classes and what plugins add, for editors and other tools."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from praca.facts.assembly import CONTRACT
from praca.facts.blocks import SUBJECT_CLASSES, subject_of
from praca.facts.codes import OPEN_CATALOGUES
from praca.facts.documents import Document
from praca.facts.expectations import EXPECTATION, Shape
from praca.facts.field import FieldInfo, fields_of, takes_extra
from praca.facts.subjects import QUESTIONS
from praca.facts.town import Town
from praca.facts.vocabulary import CORE, Vocabulary

PLUGIN_NAME: Final = "^[a-z][a-z0-9_]*:[a-z][a-z0-9_]*$"
_TOWN: Final = "^([a-z][a-z0-9_]*|[0-9]{7}|[^/]+/[A-Z]{2}|here)$"
_MUNICIPALITY: Final = "^([a-z][a-z0-9_]*(@[a-z0-9-]+)?|[0-9]{7})$"
_TIME: Final = "^([01][0-9]|2[0-3]):[0-5][0-9]$"
_PROVISION: Final = "^(art|Art|Anexo|anexo)"
_PLUGIN_CODE: Final = {"type": "string", "pattern": PLUGIN_NAME}
_DATE: Final = {"type": ["string", "null"], "format": "date"}
_SIMPLE: Final[Mapping[str, dict[str, Any]]] = {
    "bool": {"type": ["boolean", "null"]},
    "int": {"type": ["integer", "null"]},
    "year": {"type": ["integer", "null"]},
    "number": {"type": ["number", "null"]},
    "date": _DATE,
    "time": {"type": ["string", "null"], "pattern": _TIME},
    "datetime": {"type": ["string", "null"]},
    "town": {"type": ["string", "null"], "pattern": _TOWN},
    "text": {"type": ["string", "null"]},
}


def case_schema(vocabulary: Vocabulary = CORE) -> dict[str, Any]:
    """The schema of a file: one case or a list of cases.

    It says what an editor can check while typing; the loader checks more (relations between keys, bounds of time).
    """
    return _Schema(vocabulary).file()


def _either(*alternatives: dict[str, Any]) -> dict[str, Any]:
    return alternatives[0] if len(alternatives) == 1 else {"anyOf": list(alternatives)}


def _list(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": ["array", "null"], "items": items}


def _enum(codes: Iterable[str]) -> dict[str, Any]:
    return {"enum": [*codes, None]}


def _says_nothing(info: FieldInfo) -> bool:
    """Whether null may stand for a code; a conduct is named or its key left out."""
    return info.codes != "conducts"


class _Schema:
    """Writes the schema of one vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def file(self) -> dict[str, Any]:
        """The whole schema."""
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "praca case file",
            "anyOf": [{"$ref": "#/$defs/case"}, {"type": "array", "items": {"$ref": "#/$defs/case"}}],
            "$defs": {"case": self._case()},
        }

    def _case(self) -> dict[str, Any]:
        subjects = {
            key: self._block(SUBJECT_CLASSES[key])
            for key in (
                "holder",
                "driver",
                "vehicle",
                "permit",
                "infraction",
                "proceeding",
                "transfer",
                "trip",
                "refusal",
            )
        }
        return {
            "type": "object",
            "properties": {
                "case": {"type": "string"},
                "id": {"type": ["string", "null"]},
                "contract": {"const": CONTRACT},
                "date": _DATE,
                "municipality": {"anyOf": [{"type": "string"}, _list({"type": "string"})]},
                "readings": {"type": ["object", "null"], "additionalProperties": {"type": "string"}},
                **subjects,
                "proceedings": _list(self._block(SUBJECT_CLASSES["proceeding"])),
                "candidates": _list(self._block(SUBJECT_CLASSES["candidates"])),
                "town": self._town(),
                "ask": _list({"enum": list(QUESTIONS)}),
                "expect": self._expect(),
            },
            "required": ["case"],
            "additionalProperties": False,
        }

    def _town(self) -> dict[str, Any]:
        block = self._block(Town)
        names = {"pattern": _MUNICIPALITY, "not": {"enum": sorted(fields_of(Town))}}
        by_town = {"type": "object", "minProperties": 1, "propertyNames": names, "additionalProperties": block}
        return {"anyOf": [block, by_town]}

    def _block(self, block: type[Any]) -> dict[str, Any]:
        facts = fields_of(block)
        required = [key for key, (_attribute, info) in facts.items() if info.required]
        schema: dict[str, Any] = {
            "type": "object" if required else ["object", "null"],
            "properties": {key: self._fact(info) for key, (_attribute, info) in facts.items()},
            "additionalProperties": False,
        }
        if required:
            schema["required"] = required
        if takes_extra(block):
            subject = subject_of(block)
            declared = self._vocabulary.facts_of(subject) if subject else {}
            schema["properties"] |= {name: self._fact(fact.info) for name, fact in declared.items()}
            schema["patternProperties"] = {PLUGIN_NAME: {}}
        return schema

    def _fact(self, info: FieldInfo) -> dict[str, Any]:
        if info.required and info.kind == "text":
            return {"type": "string"}
        alternatives = self._alternatives(info)
        if info.never_word:
            alternatives.append({"const": "never"})
        if info.absent == "did-not-happen":
            alternatives.append({"const": "unknown"})
            return {"anyOf": alternatives, "x-absent": info.absent}
        return _either(*alternatives)

    def _alternatives(self, info: FieldInfo) -> list[dict[str, Any]]:
        writers: dict[str, Callable[[FieldInfo], list[dict[str, Any]]]] = {
            "code": lambda info: self._codes(info.codes or "", nullable=_says_nothing(info) and not info.required),
            "codes": self._code_list,
            "documents": lambda _info: self._documents(),
            "equipment": lambda _info: self._equipment(),
            "units": lambda _info: [{"type": ["object", "null"], "additionalProperties": {"type": "number"}}],
            "dates": lambda _info: [_list(_DATE)],
            "stands": self._nested,
            "block": self._nested,
            "blocks": self._nested,
        }
        return writers.get(info.kind, self._simple)(info)

    def _code_list(self, info: FieldInfo) -> list[dict[str, Any]]:
        items = self._codes(info.codes or "", nullable=_says_nothing(info))
        if info.provisions:
            items.append({"type": "string", "pattern": _PROVISION})
        return [_list(_either(*items))]

    def _nested(self, info: FieldInfo) -> list[dict[str, Any]]:
        block = self._block(info.block) if info.block is not None else {}
        if info.kind == "stands":
            return [{"type": ["object", "null"], "additionalProperties": block}]
        return [block] if info.kind == "block" else [_list(block)]

    def _equipment(self) -> list[dict[str, Any]]:
        by_code = {"type": "object", "additionalProperties": {"enum": ["present", "absent"]}}
        return self._listed("equipment", by_code)

    def _simple(self, info: FieldInfo) -> list[dict[str, Any]]:
        schema = dict(_SIMPLE[info.kind])
        if info.integers:
            schema["type"] = ["string", "integer", "null"]
        if info.low is not None:
            schema["minimum"] = info.low
        if info.high is not None:
            schema["maximum"] = info.high
        return [schema]

    def _codes(self, catalogue: str, *, nullable: bool) -> list[dict[str, Any]]:
        codes = self._vocabulary.catalogue(catalogue)
        alternatives = [_enum(codes) if nullable else {"enum": list(codes)}]
        return [*alternatives, dict(_PLUGIN_CODE)] if catalogue in OPEN_CATALOGUES else alternatives

    def _listed(self, catalogue: str, by_code: dict[str, Any]) -> list[dict[str, Any]]:
        """A list of codes, or a mapping from codes to something."""
        names = _either(*self._codes(catalogue, nullable=False))
        return [_list(names), {**by_code, "propertyNames": names}]

    def _documents(self) -> list[dict[str, Any]]:
        entry = {"anyOf": [self._block(Document), {"const": "absent"}, {"const": "presented"}]}
        by_code = {"type": "object", "additionalProperties": entry}
        return [*self._listed("documents", by_code), {"type": "null"}]

    def _expect(self) -> dict[str, Any]:
        expectation = _shape(EXPECTATION)
        by_question = {
            "type": "object",
            "propertyNames": {"enum": list(QUESTIONS)},
            # the second: ids of several proceedings
            "additionalProperties": {"anyOf": [expectation, {"type": "object", "additionalProperties": expectation}]},
        }
        by_town = {
            "type": "object",
            "propertyNames": {"pattern": _MUNICIPALITY, "not": {"enum": list(QUESTIONS)}},
            "additionalProperties": by_question,
        }
        return {"anyOf": [by_question, by_town]}


def _shape(shape: Shape) -> dict[str, Any]:
    """The schema of one part of an expectation."""
    if shape.kind == "code":
        codes = _enum(shape.codes)
        return {"anyOf": [codes, dict(_PLUGIN_CODE)]} if shape.plugin_codes else codes
    if shape.kind == "list":
        # The entries of a list of text have no null, which would say nothing there.
        inner = shape.of
        return _list({"type": "string"} if inner is None or inner.kind == "text" else _shape(inner))
    if shape.kind == "any_mapping":
        return {"type": "object"}
    if shape.kind == "mapping":
        return _mapping(shape)
    if shape.kind in ("object", "either"):
        schema: dict[str, Any] = {
            "type": "object" if shape.required else ["object", "null"],
            "properties": {key: _shape(inner) for key, inner in shape.keys.items()},
            "additionalProperties": False,
        }
        if shape.required:
            schema["required"] = list(shape.required)
        return {"anyOf": [dict(_DATE), schema]} if shape.kind == "either" else schema
    return dict(_SIMPLE[shape.kind])


def _mapping(shape: Shape) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "object"}
    if shape.codes:
        names: dict[str, Any] = {"enum": list(shape.codes)}
        schema["propertyNames"] = {"anyOf": [names, dict(_PLUGIN_CODE)]} if shape.plugin_codes else names
    if shape.of is not None:
        schema["additionalProperties"] = _shape(shape.of)
    return schema
