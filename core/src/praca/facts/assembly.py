"""One case from plain data: the top level of the contract, and what holds between its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import partial
from typing import Any, Final

import attrs

from praca.facts.blocks import SUBJECT_CLASSES
from praca.facts.case import ONE_TOWN, Case, Origin
from praca.facts.description import TOP_LEVEL
from praca.facts.expectations import read_expect
from praca.facts.field import fields_of
from praca.facts.problems import MOST_FAULTS, Found, Refused, nearest, refuse, shown, too_many, unknown_key
from praca.facts.proceeding import Proceeding
from praca.facts.scalars import read_date, read_list, read_mapping, read_municipality, read_text
from praca.facts.state import Never
from praca.facts.structure import Structurer, structurer
from praca.facts.subjects import QUESTIONS, QUOTA_FACTS, SUBJECT_OF
from praca.facts.town import Town
from praca.facts.vehicle import Vehicle
from praca.facts.vocabulary import Vocabulary
from praca.facts.yaml_values import plain_scalar
from praca.language import _

CONTRACT: Final = 1
"""The version of the data contract that this package reads."""

_ONE_BLOCK: Final = ("holder", "driver", "vehicle", "permit", "infraction", "transfer", "trip", "refusal")
KEYS: Final = (
    *("case", "id", "contract", "date", "municipality", "readings"),
    *("holder", "driver", "vehicle", "permit", "infraction", "proceeding", "proceedings"),
    *("transfer", "trip", "refusal", "candidates", "town", "ask", "expect"),
)
"""The keys of a case, in the order of the contract."""

_OTHER_CARS: Final = ("reserve", "association_reserve", "temporary", "executive")


class _Assembly:
    """Reads the parts one by one and keeps every fault."""

    def __init__(self, data: Mapping[str, Any], structurer: Structurer) -> None:
        self.data = data
        self.structurer = structurer
        self.found: list[Found] = []

    def part(self, key: str, read: Callable[[Any], Any]) -> Any:
        """What stands under ``key``, read; ``None`` when it is absent, null or faulty."""
        value = self.data.get(key)
        if value is None:
            return None
        try:
            return read(value)
        except Refused as refused:
            self.found.extend(fault.under(key) for fault in refused.found)
            return None

    def fault(self, key: str, fault: Found) -> None:
        """Record a fault of ``key``."""
        self.found.append(fault.under(key))


def assemble(data: Any, vocabulary: Vocabulary, origin: Origin) -> Case:
    """The case that ``data`` says; raises :class:`Refused` with every fault."""
    if not isinstance(data, Mapping):
        raise refuse(data, _("expected a case (a mapping with the key case), found {found}.", found=shown(data)))
    parts = _Assembly(data, structurer(vocabulary))
    unknown = [key for key in data if key not in KEYS]
    for key in unknown[:MOST_FAULTS]:
        homes = [subject for subject, block in SUBJECT_CLASSES.items() if key in fields_of(block)]
        parts.found.append(Found((str(key),), data[key], unknown_key(str(key), KEYS, homes)))
    if len(unknown) > MOST_FAULTS:
        parts.found.append(too_many(None))
    values: dict[str, Any] = {
        "title": parts.part("case", _title),
        "id": parts.part("id", read_text),
        "contract": parts.part("contract", _contract),
        "date": parts.part("date", read_date),
        "municipality": parts.part("municipality", _municipalities),
        "readings": parts.part("readings", _readings) or {},
        "candidates": parts.part("candidates", partial(parts.structurer.field, TOP_LEVEL["candidates"])),
        "towns": parts.part("town", lambda value: _towns(parts.structurer, value)) or {},
        "ask": parts.part("ask", _ask),
        "proceedings": _proceedings(parts),
        "several_proceedings": data.get("proceedings") is not None,
        "origin": origin,
    }
    for key in _ONE_BLOCK:
        values[key] = parts.part(key, partial(parts.structurer.block, SUBJECT_CLASSES[key]))
    if data.get("case") is None:
        parts.fault("case", Found((), None, _("every case needs a short title: case: …")))
    ids = _proceeding_ids(values)
    values["expect"] = parts.part("expect", lambda value: read_expect(value, ids))
    if data.get("expect") is not None and data.get("date") is None:
        parts.fault("date", Found((), None, _("a case with expect needs a date.")))
    _vehicle_of_holder(parts, values)
    _check_asked(parts, values)
    if parts.found:
        raise Refused(parts.found)
    return Case(**values)


def _title(value: Any) -> str:
    title = read_text(value).strip()
    if not title:
        raise refuse(value, _("every case needs a short title: case: …"))
    return title


def _contract(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise refuse(
            value,
            _(
                "expected the number of the contract version, {known}; found {found}.",
                known=CONTRACT,
                found=shown(value),
            ),
        )
    if value > CONTRACT:
        raise refuse(
            value,
            _(
                "the case follows version {found} of the contract, this program knows version {known}; update praca.",
                found=value,
                known=CONTRACT,
            ),
        )
    return value


def _municipalities(value: Any) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)):
        return (read_municipality(value),)
    towns = tuple(dict.fromkeys(read_list(value, read_municipality)))
    if not towns:
        raise refuse(value, _("the list names no municipality; leave the key out to ask every installed one."))
    return towns


def _readings(value: Any) -> dict[str, str]:
    chosen = read_mapping(value, lambda _reading, option: None if option is None else read_text(option))
    return {reading: option for reading, option in chosen.items() if option is not None}


def _ask(value: Any) -> tuple[str, ...]:
    def question(word: Any) -> str:
        if isinstance(word, str) and word in QUESTIONS:
            return word
        near = nearest(word, QUESTIONS) if isinstance(word, str) else None
        if near:
            raise refuse(word, _("{found} is no question; did you mean {near}?", found=shown(word), near=near))
        raise refuse(
            word, _("{found} is no question; choose from: {known}.", found=shown(word), known=", ".join(QUESTIONS))
        )

    questions = tuple(dict.fromkeys(read_list(value, question)))
    if not questions:
        raise refuse(value, _("the list asks nothing; leave the key out to ask every question whose facts are given."))
    return questions


def _proceedings(parts: _Assembly) -> tuple[Proceeding, ...] | None:
    single = parts.part("proceeding", lambda value: parts.structurer.block(Proceeding, value))
    several: tuple[Proceeding, ...] | None = parts.part(
        "proceedings", lambda value: _numbered(parts.structurer.field(TOP_LEVEL["proceedings"], value))
    )
    if parts.data.get("proceeding") is not None and parts.data.get("proceedings") is not None:
        message = _("proceeding and proceedings both stand here; put all of them under proceedings, each with an id.")
        parts.fault("proceedings", Found((), parts.data["proceedings"], message))
    if single is not None:
        return (single,)
    return several


def _numbered(proceedings: tuple[Proceeding, ...]) -> tuple[Proceeding, ...]:
    """Several proceedings are told apart by their ids."""
    found: list[Found] = []
    seen: set[str] = set()
    for index, proceeding in enumerate(proceedings):
        if proceeding.id is None and len(proceedings) > 1:
            found.append(Found((index, "id"), None, _("each of several proceedings needs an id.")))
        elif proceeding.id is not None and proceeding.id in seen:
            message = _("the id {id} stands for two proceedings; give each its own.", id=proceeding.id)
            found.append(Found((index, "id"), proceeding.id, message))
        elif proceeding.id is not None:
            seen.add(proceeding.id)
    if found:
        raise Refused(found)
    return proceedings


def _proceeding_ids(values: Mapping[str, Any]) -> tuple[str, ...] | None:
    proceedings: tuple[Proceeding, ...] | None = values["proceedings"]
    if proceedings is None or not any(proceeding.id for proceeding in proceedings):
        return None
    return tuple(proceeding.id for proceeding in proceedings if proceeding.id)


def _towns(structurer: Structurer, value: Any) -> dict[str, Town]:
    if not isinstance(value, Mapping) or not _is_by_town(value):
        return {ONE_TOWN: structurer.block(Town, value)}

    def block(name: str, facts: Any) -> Any:
        read_municipality(name)
        return structurer.block(Town, {} if facts is None else facts)

    return read_mapping(value, block)


def _is_by_town(value: Mapping[str, Any]) -> bool:
    """Whether a town block is a map of blocks: every value a block, no key that a town has."""
    facts = fields_of(Town)
    if not value or any(key in facts or ":" in str(key) for key in value):
        return False
    if any(entry is not None and not isinstance(entry, Mapping) for entry in value.values()):
        return False
    nested = [key for key, (_attribute, info) in facts.items() if info.kind in ("stands", "units")]
    return not any(nearest(str(key), nested) for key in value)


def _vehicle_of_holder(parts: _Assembly, values: dict[str, Any]) -> None:
    """A top-level vehicle that serves as the main car is the holder's vehicle."""
    vehicle: Vehicle | None = values["vehicle"]
    holder = values["holder"]
    if vehicle is None or holder is None or vehicle.role in _OTHER_CARS:
        return
    if holder.vehicle is None:
        # A faulty holder.vehicle is reported as such; it is not replaced by another one.
        values["holder"] = attrs.evolve(holder, vehicle=vehicle)
    elif holder.vehicle != vehicle:
        message = _(
            "vehicle and holder.vehicle are both given and differ; keep one, "
            "or say with role that vehicle is a reserve, temporary or executive car."
        )
        parts.fault("vehicle", Found((), parts.data["vehicle"], message))


def _check_asked(parts: _Assembly, values: Mapping[str, Any]) -> None:
    for index, question in enumerate(values["ask"] or ()):
        subject = SUBJECT_OF[question]
        given: bool = parts.data.get(subject) is not None
        if question == "proceeding":
            given = given or parts.data.get("proceedings") is not None
        elif question == "quota":
            towns: Mapping[str, Town] = values["towns"]
            subject = " / ".join(f"{subject}.{fact}" for fact in QUOTA_FACTS)
            # A faulty town block is reported as such.
            given = (given and not towns) or any(
                getattr(town, fact) is not None for town in towns.values() for fact in QUOTA_FACTS
            )
        if not given:
            message = _(
                "the question {question} is asked, but {subject} is absent; give it or take the question away.",
                question=question,
                subject=subject,
            )
            parts.fault("ask", Found((index,), question, message))


_MAX_DEPTH: Final = 50
_LONGEST_INT: Final = 128


def plain(value: Any, depth: int = 0) -> Any:
    """Data handed in by a program, in the form that a file gives: floats exact as they are printed.

    Raises :class:`Refused` for what is nested too deep (or holds itself).
    """
    if depth > _MAX_DEPTH:
        raise refuse(None, _("Lists and mappings are nested more than {limit} deep.", limit=_MAX_DEPTH))
    if isinstance(value, Mapping):
        return {str(key): plain(entry, depth + 1) for key, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(entry, depth + 1) for entry in value]
    if isinstance(value, (float, Decimal)):
        return plain_scalar(str(value))
    if isinstance(value, int) and value.bit_length() > _LONGEST_INT:
        return hex(value)
    return "never" if isinstance(value, Never) else value
