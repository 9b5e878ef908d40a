"""JSON without loss: an exact decimal is written as the number that it is, never by way of a float.

The encoder of the standard library turns decimals into floats or strings; a fine of 46.28 must stay 46.28.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator


def to_json(data: Any, *, indent: int | None = 2) -> str:
    """Plain data (as :meth:`praca.Ruling.to_dict` gives it) as JSON text in plain letters.

    ``indent`` is the step of the lines; ``None`` puts everything on one.

    Raises ``TypeError`` for a float, which is never exact, and for anything else that is no plain data.
    """
    return "".join(_chunks(data, " " * (indent or 0), None if indent is None else "\n"))


def _chunks(data: Any, step: str, line: str | None) -> Iterator[str]:
    if isinstance(data, Mapping):
        yield from _block("{}", (f"{_scalar(str(key))}: " for key in data), data.values(), step, line)
    elif isinstance(data, (list, tuple)):
        yield from _block("[]", ("" for _ in data), data, step, line)
    else:
        yield _scalar(data)


def _block(brackets: str, heads: Any, values: Any, step: str, line: str | None) -> Iterator[str]:
    inner = None if line is None else line + step
    separator = brackets[0] + (inner or "")
    for head, value in zip(heads, values, strict=True):
        yield separator + head
        yield from _chunks(value, step, inner)
        separator = "," + (" " if inner is None else inner)
    yield (line or "") + brackets[1] if separator[0] == "," else brackets


def _scalar(value: Any) -> str:
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise TypeError(f"JSON has no number for {value}")
        return format(value, "f")
    if isinstance(value, float):
        raise TypeError(f"{value!r} is a float; plain data of Praça holds int and Decimal")
    return json.dumps(value, ensure_ascii=False)
