"""What may stand under ``expect``: described once, as data, for the loader and for the schema."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, Final

import attrs

from praca.facts.codes import CATALOGUES, OPEN_CATALOGUES
from praca.facts.problems import refuse, shown, unknown_code, unknown_key
from praca.facts.scalars import MUNICIPALITY, read_date, read_list, read_mapping, read_text
from praca.facts.subjects import QUESTIONS
from praca.language import _


@attrs.frozen(kw_only=True)
class Shape:
    """The shape of one value.

    ``kind`` is code, text, number, int, bool, date, any_mapping, list (of ``of``), mapping (key -> ``of``), object
    (with ``keys``) or either (a date, else the object).
    """

    kind: str
    codes: tuple[str, ...] = ()
    plugin_codes: bool = False
    of: Shape | None = None
    keys: Mapping[str, Shape] = attrs.field(factory=dict)
    required: tuple[str, ...] = ()

    @property
    def inner(self) -> Shape:
        """The shape of the entries of a list or mapping."""
        return self if self.of is None else self.of


def _code(catalogue: str, plugin_codes: bool | None = None) -> Shape:
    is_open = catalogue in OPEN_CATALOGUES if plugin_codes is None else plugin_codes
    return Shape(kind="code", codes=tuple(CATALOGUES[catalogue]), plugin_codes=is_open)


_TEXT: Final = Shape(kind="text")
_TEXTS: Final = Shape(kind="list", of=_TEXT)
_NUMBER: Final = Shape(kind="number")
_INT: Final = Shape(kind="int")
_BOOL: Final = Shape(kind="bool")
_DATE: Final = Shape(kind="date")
_AUTHORITY: Final = _code("authorities", plugin_codes=True)
ENDINGS: Final = ("repair", "new_inspection", "regularised", "cured")

SANCTION: Final = Shape(
    kind="object",
    required=("kind",),
    keys={
        "kind": _code("sanction_kinds"),
        "amount": _NUMBER,
        "amount_min": _NUMBER,
        "amount_max": _NUMBER,
        "unit": _TEXT,
        "days": _INT,
        "months": _INT,
        "up_to": Shape(kind="object", keys={"days": _INT, "months": _INT}),
        "forever": _BOOL,
        "until": Shape(kind="code", codes=ENDINGS),
        "certain": _BOOL,
        "one_of": _TEXT,
        "force": _code("sanction_forces"),
        "instead_of": _TEXT,
        "authority": _AUTHORITY,
        "for": _code("accused"),
        "conduct": _TEXT,
        "cite": _TEXT,
    },
)
DEADLINE: Final = Shape(
    kind="object",
    keys={
        "due": _DATE,
        "due_strict": _DATE,
        "status": _code("deadline_statuses"),
        "authority": _AUTHORITY,
        "effect": _code("deadline_effects"),
    },
)
EXPECTATION: Final = Shape(
    kind="object",
    keys={
        # A question that is not modelled is no answer to be expected.
        "verdict": Shape(kind="code", codes=tuple(code for code in CATALOGUES["verdicts"] if code != "not_modelled")),
        "violated": _TEXTS,
        "values": Shape(kind="any_mapping"),
        "missing": _TEXTS,
        "missing_only": _TEXTS,
        "decisive": _TEXTS,
        "open_because": _TEXTS,
        "notes": _TEXTS,
        "next": Shape(kind="list", of=Shape(kind="any_mapping")),
        "checklist": Shape(kind="mapping", of=_code("checklist_states")),
        "sanctions": Shape(kind="list", of=SANCTION),
        "deadlines": Shape(
            kind="mapping",
            codes=tuple(CATALOGUES["steps"]),
            plugin_codes=True,
            of=Shape(kind="either", keys=DEADLINE.keys),
        ),
        "ranking": Shape(kind="list", of=_TEXTS),
        "readings": _TEXTS,
        "cites": _TEXTS,
    },
)


def _any(value: Any) -> Any:
    """Anything, with dates and times as ISO text and plain containers."""
    if isinstance(value, Mapping):
        return {str(key): _any(entry) for key, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [_any(entry) for entry in value]
    return value.isoformat() if isinstance(value, (dt.date, dt.time)) else value


def _scalar(shape: Shape, value: Any) -> Any:
    is_number = isinstance(value, (int, Decimal)) and not isinstance(value, bool)
    if shape.kind == "text":
        return read_text(value)
    if shape.kind in ("date", "either"):
        return read_date(value).isoformat()
    if shape.kind == "number" and not is_number:
        raise refuse(value, _("expected {expected}, found {found}.", expected=_("a number"), found=shown(value)))
    if shape.kind == "int" and not (is_number and isinstance(value, int)):
        raise refuse(value, _("expected {expected}, found {found}.", expected=_("a whole number"), found=shown(value)))
    if shape.kind == "bool" and not isinstance(value, bool):
        raise refuse(value, _("expected {expected}, found {found}.", expected=_("true or false"), found=shown(value)))
    return value


def _plugin_code(word: str) -> bool:
    slug, colon, name = word.partition(":")
    return bool(slug and colon and name)


def _read_code(shape: Shape, value: Any) -> str:
    if isinstance(value, str) and (value in shape.codes or (shape.plugin_codes and _plugin_code(value))):
        return value
    raise refuse(value, unknown_code(value if isinstance(value, str) else str(value), dict.fromkeys(shape.codes)))


def read_shape(shape: Shape, value: Any) -> Any:
    """``value`` in plain form if it has the shape; raises :class:`Refused` with every fault."""
    if value is None:
        return None
    kind = "object" if shape.kind == "either" and isinstance(value, Mapping) else shape.kind
    return _READERS.get(kind, _scalar)(shape, value)


def _read_list(shape: Shape, value: Any) -> list[Any]:
    return list(read_list(value, lambda entry: read_shape(shape.inner, entry)))


def _read_mapping(shape: Shape, value: Any) -> dict[str, Any]:
    def read(key: str, entry: Any) -> Any:
        if shape.codes and key not in shape.codes and not (shape.plugin_codes and _plugin_code(key)):
            raise refuse(entry, unknown_key(key, shape.codes))
        return read_shape(shape.inner, entry)

    return read_mapping(value, read)


def _read_any(_shape: Shape, value: Any) -> dict[str, Any]:
    return read_mapping(value, lambda _key, entry: _any(entry))


def _read_object(shape: Shape, value: Any) -> dict[str, Any]:
    def read(key: str, entry: Any) -> Any:
        if key not in shape.keys:
            raise refuse(entry, unknown_key(key, shape.keys))
        return read_shape(shape.keys[key], entry)

    result = read_mapping(value, read)
    for key in shape.required:
        if result.get(key) is None:
            raise refuse(value, _("{key} must be given in every entry.", key=key))
    return result


_READERS: Final[Mapping[str, Callable[[Shape, Any], Any]]] = {
    "code": _read_code,
    "list": _read_list,
    "any_mapping": _read_any,
    "mapping": _read_mapping,
    "object": _read_object,
}


def read_expect(value: Any, proceedings: tuple[str, ...] | None) -> dict[str, Any]:
    """The content of ``expect``: question -> expectation, or municipality -> question -> expectation.

    ``proceedings`` are the ids of several proceedings, which then may stand under ``proceeding``.
    """
    if isinstance(value, Mapping) and _is_by_town(value):
        return read_mapping(value, lambda town, entry: _read_town(town, entry, proceedings))
    return read_mapping(value, lambda question, entry: _read_question(question, entry, proceedings))


def _is_by_town(value: Mapping[str, Any]) -> bool:
    if not value or any(key in QUESTIONS for key in value):
        return False
    # A misspelt question holds keys of an expectation, a municipality holds questions.
    return any(
        isinstance(entry, Mapping) and any(question in QUESTIONS for question in entry) for entry in value.values()
    )


def _read_town(town: str, value: Any, proceedings: tuple[str, ...] | None) -> Any:
    if value is None:
        return None
    if not MUNICIPALITY.fullmatch(town):
        message = _(
            "expected a municipality's slug or its IBGE code of seven digits, found {found}.", found=shown(town)
        )
        raise refuse(value, message)
    return read_mapping(value, lambda question, entry: _read_question(question, entry, proceedings))


def _read_question(question: str, value: Any, proceedings: tuple[str, ...] | None) -> Any:
    if question not in QUESTIONS:
        raise refuse(value, unknown_key(question, QUESTIONS))
    by_id = (
        question == "proceeding"
        and proceedings is not None
        and isinstance(value, Mapping)
        and bool(value)
        and not any(key in EXPECTATION.keys for key in value)
    )
    if not by_id:
        return read_shape(EXPECTATION, value)
    known = proceedings or ()

    def read(proceeding: str, entry: Any) -> Any:
        if proceeding not in known:
            raise refuse(entry, unknown_key(proceeding, known))
        return read_shape(EXPECTATION, entry)

    return read_mapping(value, read)
