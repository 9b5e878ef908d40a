"""The description that every fact carries: kind, catalogue, bounds, label and the question a clerk is asked.

Loader, schema, generator, solver and prose all read it; nothing about a fact is written down twice.
"""

from __future__ import annotations

from typing import Any, Literal

import attrs

from praca.facts.state import NEVER
from praca.language import Text

Absent = Literal["unknown", "did-not-happen"]
Later = Literal["unknown", "never", "kept"]
Kind = Literal[
    "bool",
    "int",
    "number",
    "year",
    "date",
    "time",
    "datetime",
    "town",
    "text",
    "code",
    "codes",
    "documents",
    "equipment",
    "block",
    "blocks",
    "dates",
    "stands",
    "units",
]

FIRST_YEAR = 1900
LAST_YEAR = 2100
METADATA_KEY = "praca"


@attrs.frozen(kw_only=True)
class FieldInfo:
    """What one fact is.

    ``absent`` says what a missing key means; ``codes`` names a catalogue of :mod:`praca.facts.codes`; ``low`` and
    ``high`` bound numbers and years, both included; ``block`` is the class of a nested block or of the entries of a
    list; ``provisions`` allows a citation where a code stands, ``integers`` a whole number where text stands;
    ``required`` marks the few keys that an entry cannot do without; ``default`` is what absence
    means where the contract says so.

    ``later`` says what a date after the case's own date makes of the fact: unknown, never (it has not happened yet),
    or kept (it looks forward by nature).  ``never`` is true of open facts that can be ``NEVER`` for that reason or
    because the file may say so in words (``never_word``).
    """

    kind: Kind
    label: Text
    question: Text
    absent: Absent = "unknown"
    codes: str | None = None
    low: int | None = None
    high: int | None = None
    never: bool = False
    never_word: bool = False
    later: Later = "unknown"
    block: type[Any] | None = None
    provisions: bool = False
    integers: bool = False
    required: bool = False
    default: str | None = None

    @property
    def when_absent(self) -> Any:
        """The value of the attribute when the key is absent or null."""
        return NEVER if self.absent == "did-not-happen" else self.default


def _info(kind: Kind, label: Text, question: Text, absent: Absent, options: dict[str, Any]) -> FieldInfo:
    if kind == "year":
        options = {"low": FIRST_YEAR, "high": LAST_YEAR, **options}
    later: Later = "never" if absent == "did-not-happen" or options.get("never_word") else "unknown"
    options = {"later": later, **options}
    options["never"] = absent == "unknown" and options["later"] == "never"
    return FieldInfo(kind=kind, label=label, question=question, absent=absent, **options)


def open_field(kind: Kind, label: Text, question: Text, **options: Any) -> Any:
    """An attribute whose absence means unknown; ``options`` are those of :class:`FieldInfo`."""
    info = _info(kind, label, question, "unknown", options)
    return attrs.field(default=info.default, metadata={METADATA_KEY: info})


def occurrence(kind: Kind, label: Text, question: Text, **options: Any) -> Any:
    """An attribute for something that happens: absent from the file, it did not happen."""
    info = _info(kind, label, question, "did-not-happen", options)
    return attrs.field(default=NEVER, metadata={METADATA_KEY: info})


def extra_facts() -> Any:
    """The attribute ``extra``: facts that plugins declare, by their full name ``slug:fact``."""
    return attrs.field(factory=dict)


def key_of(attribute: str) -> str:
    """The key of the case file for an attribute (``from_`` is ``from``, a Python keyword)."""
    return attribute.removesuffix("_")


def fields_of(block: type[Any]) -> dict[str, tuple[str, FieldInfo]]:
    """The facts of a class in order: key of the case file -> (attribute, description)."""
    return {
        key_of(attribute.name): (attribute.name, attribute.metadata[METADATA_KEY])
        for attribute in attrs.fields(block)
        if METADATA_KEY in attribute.metadata
    }


def takes_extra(block: type[Any]) -> bool:
    """Whether entries of this class take facts that plugins declare."""
    return any(attribute.name == "extra" for attribute in attrs.fields(block))
