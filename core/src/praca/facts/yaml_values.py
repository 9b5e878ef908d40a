"""Scalars of YAML 1.2 (core schema) as values, numbers exact; containers that know their lines."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any, Final

NULLS: Final = frozenset({"", "~", "null", "Null", "NULL"})
BOOLS: Final = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
_INT = re.compile(r"[-+]?[0-9]{1,30}")
_NUMBER = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]{1,3})?")
_LONGEST_NUMBER = 60


def plain_scalar(text: str) -> Any:
    """The value of an unquoted scalar: null, truth value, whole number, exact :class:`Decimal`, else text.

    Dates and clock times stay text (the field says what they are); so do hexadecimal, octal, infinite and
    endlessly long numbers, which no fact has.
    """
    if text in NULLS:
        return None
    if text in BOOLS:
        return BOOLS[text]
    if _INT.fullmatch(text):
        return int(text)
    if len(text) <= _LONGEST_NUMBER and _NUMBER.fullmatch(text):
        return Decimal(text)
    return text


class LinedDict(dict[str, Any]):
    """A mapping of the file; ``lines`` holds the line (from 1) of each key."""

    __slots__ = ("line", "lines")

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}


class LinedList(list[Any]):
    """A list of the file; ``lines`` holds the line (from 1) of each entry."""

    __slots__ = ("line", "lines")

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: list[int] = []


Step = str | int


def line_of(data: object, steps: tuple[Step, ...]) -> int | None:
    """The line of what ``steps`` lead to in ``data``, or of the last part of the way that is there."""
    line: int | None = getattr(data, "line", None)
    for step in steps:
        if isinstance(data, LinedDict) and isinstance(step, str) and step in data:
            line, data = data.lines.get(step, line), data[step]
        elif isinstance(data, LinedList) and isinstance(step, int) and step < len(data):
            line, data = data.lines[step], data[step]
        else:
            break
    return line
