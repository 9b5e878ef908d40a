"""Single values: from what the file holds to what the field is, or a refusal in people's words."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, Final

from praca.facts.field import FieldInfo
from praca.facts.problems import MOST_FAULTS, Found, Refused, refuse, shown, too_many, unknown_code
from praca.facts.state import NEVER
from praca.facts.vocabulary import Vocabulary
from praca.language import Message, _

FIRST_DATE: Final = dt.date(1800, 1, 1)
LAST_DATE: Final = dt.date(2999, 12, 31)
LARGEST: Final = 10**15
TOWN: Final = re.compile(r"[a-z][a-z0-9_]*|[0-9]{7}|[^/]+/[A-Z]{2}|here")
MUNICIPALITY: Final = re.compile(r"[a-z][a-z0-9_]*(@[a-z0-9-]+)?|[0-9]{7}")
PROVISION: Final = re.compile(r"\b(art|anexo)\b", re.IGNORECASE)
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?", re.ASCII)
_DATETIME = re.compile(r"(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)", re.ASCII)
_BRAZILIAN_DATE = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})", re.ASCII)


def _wrong(value: Any, expected: Message) -> Refused:
    return refuse(value, _("expected {expected}, found {found}.", expected=expected, found=shown(value)))


def _bool(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.casefold() in ("yes", "no", "on", "off", "sim", "não", "nao"):
        raise refuse(value, _("expected true or false, found {found}; write true or false.", found=shown(value)))
    raise _wrong(value, _("true or false"))


def _int(value: Any) -> int:
    if isinstance(value, Decimal) and value == value.to_integral_value():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise _wrong(value, _("a whole number"))


def _number(value: Any) -> int | Decimal:
    if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and re.fullmatch(r"\d+,\d+", value):
        raise refuse(
            value,
            _(
                "expected a number, found {found}; write it with a point: {near}.",
                found=shown(value),
                near=value.replace(",", "."),
            ),
        )
    raise _wrong(value, _("a number"))


def read_date(value: Any) -> dt.date:
    """A calendar day, from ISO text or a date."""
    if isinstance(value, dt.date) and not isinstance(value, dt.datetime):
        return _in_range(value)
    if isinstance(value, str) and _DATE.fullmatch(value):
        try:
            return _in_range(dt.date.fromisoformat(value))
        except ValueError:
            raise refuse(value, _("{found} is no day of the calendar; correct it.", found=shown(value))) from None
    brazilian = _BRAZILIAN_DATE.fullmatch(value) if isinstance(value, str) else None
    if brazilian:
        day, month, year = brazilian.groups()
        near = f"{year}-{int(month):02d}-{int(day):02d}"
        raise refuse(
            value, _("expected a date such as 2026-06-15, found {found}; write {near}.", found=shown(value), near=near)
        )
    raise _wrong(value, _("a date such as 2026-06-15"))


def _in_range(day: dt.date) -> dt.date:
    if FIRST_DATE <= day <= LAST_DATE:
        return day
    raise refuse(
        day,
        _(
            "expected a date between {low} and {high}, found {found}.",
            low=FIRST_DATE.isoformat(),
            high=LAST_DATE.isoformat(),
            found=day.isoformat(),
        ),
    )


def _time(value: Any) -> dt.time:
    if isinstance(value, dt.time) and value.tzinfo is None:
        return value
    if isinstance(value, str) and _TIME.fullmatch(value):
        return dt.time.fromisoformat(value)
    raise _wrong(value, _("a time such as 06:30 or 22:30"))


def _datetime(value: Any) -> dt.datetime:
    expected = _("a date and time such as 2026-06-15T22:30, in local time")
    if isinstance(value, dt.datetime) and value.tzinfo is None:
        _in_range(value.date())
        return value
    match = _DATETIME.fullmatch(value) if isinstance(value, str) else None
    if match is None or not _TIME.fullmatch(match[2]):
        raise _wrong(value, expected)
    return dt.datetime.combine(read_date(match[1]), dt.time.fromisoformat(match[2]))


def read_text(value: Any) -> str:
    """Text; a whole number that stands without quotes is taken as written."""
    if isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    raise _wrong(value, _("text (put quotes around it)"))


def _town(value: Any) -> str:
    text = read_text(value).strip()
    if TOWN.fullmatch(text):
        return text
    raise refuse(
        value,
        _(
            "expected a town: its slug, its IBGE code of seven digits, Name/UF, or here; found {found}.",
            found=shown(value),
        ),
    )


def read_municipality(value: Any) -> str:
    """A slug (with a layer after @) or an IBGE code."""
    text = read_text(value)
    if MUNICIPALITY.fullmatch(text):
        return text
    raise refuse(
        value,
        _("expected a municipality's slug or its IBGE code of seven digits, found {found}.", found=shown(value)),
    )


def read_mapping(value: Any, read: Callable[[str, Any], Any]) -> dict[str, Any]:
    """A mapping, every entry read by ``read(key, entry)``."""
    if not isinstance(value, Mapping):
        raise refuse(value, _("expected a mapping (key: value), found {found}.", found=shown(value)))
    result: dict[str, Any] = {}
    found: list[Found] = []
    for key, entry in value.items():
        try:
            result[str(key)] = read(str(key), entry)
        except Refused as refused:
            found.extend(fault.under(str(key)) for fault in refused.found)
            if len(found) > MOST_FAULTS:
                found.append(too_many(value))
                break
    if found:
        raise Refused(found)
    return result


_SIMPLE: Final[Mapping[str, Callable[[Any], Any]]] = {
    "bool": _bool,
    "int": _int,
    "year": _int,
    "number": _number,
    "date": read_date,
    "time": _time,
    "datetime": _datetime,
    "text": read_text,
    "town": _town,
}


def _bounded(info: FieldInfo, value: Any) -> None:
    low, high = info.low, info.high
    if abs(value) > LARGEST and (high is None or value > high):
        high = LARGEST if high is None else high
    if (low is not None and value < low) or (high is not None and value > high):
        if high is None:
            message = _("expected {low} or more, found {found}.", low=low, found=shown(value))
        elif low is None:
            message = _("expected {high} or less, found {found}.", high=high, found=shown(value))
        else:
            message = _(
                "expected a number from {low} to {high}, found {found}.", low=low, high=high, found=shown(value)
            )
        raise refuse(value, message)


def read_code(catalogue: str, value: Any, vocabulary: Vocabulary) -> str:
    """A code of ``catalogue``, with those that plugins add."""
    known = vocabulary.catalogue(catalogue)
    if isinstance(value, str) and value in known:
        return value
    if not isinstance(value, str):
        raise refuse(
            value, _("expected one of {known}, found {found}.", known=", ".join(list(known)[:12]), found=shown(value))
        )
    raise refuse(value, unknown_code(value, known))


def read_list(value: Any, read: Callable[[Any], Any]) -> tuple[Any, ...]:
    """A list, every entry read by ``read``; empty (null) entries are the same as absent."""
    if not isinstance(value, (list, tuple)):
        raise refuse(value, _("expected a list such as [a, b], found {found}; put it in brackets.", found=shown(value)))
    entries: list[Any] = []
    found: list[Found] = []
    for index, entry in enumerate(value):
        if entry is None:
            continue
        try:
            entries.append(read(entry))
        except Refused as refused:
            found.extend(fault.under(index) for fault in refused.found)
            if len(found) > MOST_FAULTS:
                found.append(too_many(value))
                break
    if found:
        raise Refused(found)
    return tuple(entries)


def _code_or_provision(info: FieldInfo, value: Any, vocabulary: Vocabulary) -> str:
    if info.provisions and isinstance(value, str) and PROVISION.search(value):
        return value
    return read_code(info.codes or "", value, vocabulary)


def state_word(info: FieldInfo, value: Any) -> tuple[bool, Any]:
    """Whether ``value`` says a state instead of a value (null, ``unknown``, ``never``), and which."""
    if value is None:
        return True, info.when_absent
    if value == "unknown" and info.absent == "did-not-happen":
        return True, None
    if value == "never" and info.never_word:
        return True, NEVER
    if info.kind not in ("text", "town", "code", "codes"):
        if value == "unknown":
            raise refuse(value, _("the word unknown is not used here: leave the key out, absent means unknown."))
        if value == "never":
            raise refuse(value, _("the word never is not used here: leave the key out."))
    return False, None


def read_scalar(info: FieldInfo, value: Any, vocabulary: Vocabulary) -> Any:
    """The value of a field of a simple kind, or a state; raises :class:`Refused`."""
    is_state, state = state_word(info, value)
    if is_state:
        return state
    if info.kind == "code":
        return read_code(info.codes or "", value, vocabulary)
    if info.kind == "codes":
        return read_list(value, lambda entry: _code_or_provision(info, entry, vocabulary))
    if info.kind == "dates":
        return read_list(value, read_date)
    result = _SIMPLE[info.kind](value)
    if info.kind in ("int", "year", "number"):
        _bounded(info, result)
    return result
