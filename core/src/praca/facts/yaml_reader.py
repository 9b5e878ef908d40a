"""YAML 1.2 (and JSON) to plain data with line numbers, within limits, and never more than that.

Built on the event stream of PyYAML (libyaml where it is there): no tag constructs anything, nesting cannot
overflow a stack, aliases are counted before they multiply.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final, Never

import attrs
import yaml

from praca.errors import InputError
from praca.facts.yaml_values import LinedDict, LinedList, Step, plain_scalar
from praca.language import Message, _

MAX_BYTES: Final = 64 * 1024 * 1024
MAX_DEPTH: Final = 50
MAX_ALIAS_VALUES: Final = 10_000
MAX_FAULTS: Final = 1_000
_CORE_TAGS: Final = {f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null")}
_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@attrs.frozen
class Fault:
    """Something wrong in a document that can still be read to its end."""

    document: int
    steps: tuple[Step, ...]
    line: int
    message: Message


@attrs.frozen
class Reading:
    """The documents of a stream, the faults found in them, and what stopped the reading, if anything did."""

    documents: tuple[Any, ...]
    faults: tuple[Fault, ...] = ()
    stopped: tuple[int | None, Message] | None = None


class _Stop(Exception):  # noqa: N818 - not an error of its own: it ends the reading
    def __init__(self, line: int | None, message: Message) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


def decode(data: bytes) -> str:
    """The text of a file: UTF-8, with or without byte order mark; :class:`InputError` for anything else."""
    if len(data) > MAX_BYTES:
        raise InputError(
            _("The file is larger than {limit} MiB; split it into several files.", limit=MAX_BYTES // 1024 // 1024)
        )
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise InputError(_("The file is in UTF-16; save it as UTF-8."))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InputError(
            _(
                "The file is not UTF-8: line {line} holds the byte {byte}; save it as UTF-8.",
                line=line,
                byte=f"0x{data[error.start]:02X}",
            )
        ) from None


def read_yaml(text: str) -> Reading:
    """Read every document of ``text``; what is wrong is returned, not raised."""
    builder = _Builder()
    stopped: tuple[int | None, Message] | None = None
    try:
        # libyaml takes bytes; surrogates that came in through a text stream cannot be encoded.
        builder.run(yaml.parse(text.removeprefix("\ufeff").encode("utf-8"), Loader=_LOADER))
    except _Stop as stop:
        stopped = (stop.line, stop.message)
    except UnicodeEncodeError:
        stopped = (None, _("The text holds characters that cannot be written as UTF-8; save the file anew as UTF-8."))
    except yaml.YAMLError as error:
        as_json = _read_json(text) if text.lstrip("\ufeff \t\r\n")[:1] in ("{", "[") else None
        if as_json is not None:
            return as_json
        stopped = _syntax(error)
    return Reading(tuple(builder.documents), tuple(builder.faults), stopped)


def _syntax(error: yaml.YAMLError) -> tuple[int | None, Message]:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    line = mark.line + 1 if mark is not None else None
    problem = str(getattr(error, "problem", None) or getattr(error, "reason", None) or "unreadable")
    if "'\\t'" in problem or "\t" in problem or "tab character" in problem:
        return line, _("A tab stands where YAML wants spaces; replace tabs by spaces.")
    if "mapping values are not allowed" in problem:
        return line, _("A colon stands where none may; put quotes around a text that holds a colon.")
    if "undefined alias" in problem:
        return line, _("An alias (*name) has no anchor (&name) before it; define it first or write the value out.")
    if "control characters" in problem or "special characters" in problem:
        return line, _("The file holds control characters; delete them.")
    return line, _(
        "This is not valid YAML ({problem}); check indentation, quotes and brackets here and just above.",
        problem=problem,
    )


@attrs.define
class _Open:
    """A list or mapping whose end has not come yet; ``values`` counts what lies in it."""

    container: LinedDict | LinedList
    anchor: str | None
    key: str | None = None
    key_line: int = 0
    values: int = 1


class _Builder:
    """Builds documents from events, without recursion."""

    def __init__(self) -> None:
        self.documents: list[Any] = []
        self.faults: list[Fault] = []
        self._open: list[_Open] = []
        self._anchors: dict[str, tuple[Any, int]] = {}
        self._alias_values = 0

    def run(self, events: Iterator[Any]) -> None:
        """Consume the events of a whole stream."""
        for event in events:
            kind = type(event)
            if kind is yaml.ScalarEvent:
                self._scalar(event)
            elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
                self._start(event, LinedDict if kind is yaml.MappingStartEvent else LinedList)
            elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
                closed = self._open.pop()
                self._put(closed.container, closed.container.line, closed.values, closed.anchor)
            elif kind is yaml.AliasEvent:
                self._alias(event)
            elif kind is yaml.DocumentStartEvent:
                self._anchors = {}

    def _scalar(self, event: Any) -> None:
        line = event.start_mark.line + 1
        if self._wants_key():
            self._key(event.value, line)
            return
        tag = event.tag
        if tag is None or tag == "!":
            value = plain_scalar(event.value) if event.implicit[0] and tag is None else event.value
        elif tag in _CORE_TAGS:
            value = self._tagged(tag.rpartition(":")[2], event.value, line)
        else:
            self._refuse_tag(tag, line)
        self._put(value, line, 1, event.anchor)

    def _tagged(self, name: str, text: str, line: int) -> Any:
        if name == "str":
            return text
        value = plain_scalar(text)
        fits = {
            "int": isinstance(value, int) and not isinstance(value, bool),
            "float": isinstance(value, (int, Decimal)) and not isinstance(value, bool),
            "bool": isinstance(value, bool),
            "null": value is None,
        }
        if not fits[name]:
            raise _Stop(line, _("{text} is marked as !!{tag} and is none; take the mark away.", text=text, tag=name))
        return value

    def _refuse_tag(self, tag: str, line: int) -> Never:
        shown = tag.replace("tag:yaml.org,2002:", "!!")
        raise _Stop(line, _("The tag {tag} is not known here; take it away and write a plain value.", tag=shown))

    def _wants_key(self) -> bool:
        return bool(self._open) and isinstance(self._open[-1].container, LinedDict) and self._open[-1].key is None

    def _key(self, key: str, line: int) -> None:
        level = self._open[-1]
        level.key, level.key_line = key, line
        container: Any = level.container
        if key in container:
            message = _(
                "The key {key} stands twice, in lines {first} and {second}; keep one of them.",
                key=key,
                first=container.lines[key],
                second=line,
            )
            self.faults.append(Fault(len(self.documents), self._steps(), line, message))
            if len(self.faults) > MAX_FAULTS:
                raise _Stop(
                    line, _("Keys stand twice in more than {limit} places; correct these first.", limit=MAX_FAULTS)
                )

    def _steps(self) -> tuple[Step, ...]:
        steps: list[Step] = []
        for level in self._open:
            if isinstance(level.container, LinedList):
                steps.append(len(level.container))
            elif level.key is not None:
                steps.append(level.key)
        return tuple(steps)

    def _start(self, event: Any, kind: type[LinedDict | LinedList]) -> None:
        line = event.start_mark.line + 1
        if self._wants_key():
            raise _Stop(line, _("A list or mapping stands where a key should; use plain text as a key."))
        if event.tag is not None and event.tag not in ("!", "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq"):
            self._refuse_tag(event.tag, line)
        if len(self._open) >= MAX_DEPTH:
            raise _Stop(line, _("Lists and mappings are nested more than {limit} deep.", limit=MAX_DEPTH))
        self._open.append(_Open(kind(line), event.anchor))

    def _alias(self, event: Any) -> None:
        line = event.start_mark.line + 1
        if event.anchor not in self._anchors:
            raise _Stop(
                line,
                _("The alias *{name} has no finished anchor before it; write the value out.", name=event.anchor),
            )
        value, values = self._anchors[event.anchor]
        if self._wants_key():
            if isinstance(value, (LinedDict, LinedList)):
                raise _Stop(line, _("A list or mapping stands where a key should; use plain text as a key."))
            self._key("" if value is None else str(value), line)
            return
        self._alias_values += values
        if self._alias_values > MAX_ALIAS_VALUES:
            raise _Stop(line, _("Aliases stand for more than {limit} values; write them out.", limit=MAX_ALIAS_VALUES))
        self._put(value, line, values, None)

    def _put(self, value: Any, line: int, values: int, anchor: str | None) -> None:
        if anchor is not None:
            self._anchors[anchor] = (value, values)
        if not self._open:
            self.documents.append(value)
            return
        level = self._open[-1]
        level.values += values
        if isinstance(level.container, LinedList):
            level.container.append(value)
            level.container.lines.append(line)
        elif level.key is not None:
            if level.key not in level.container:
                level.container[level.key] = value
                level.container.lines[level.key] = level.key_line
            level.key = None


def _read_json(text: str) -> Reading | None:
    """JSON proper, for what libyaml refuses of it (surrogate pairs in escapes); ``None`` when it is no JSON."""
    faults: list[Fault] = []

    def mapping(pairs: list[tuple[str, Any]]) -> LinedDict:
        result = LinedDict(1)
        for key, value in pairs:
            if key in result:
                faults.append(
                    Fault(0, (), 1, _("The key {key} stands twice in one object; keep one of them.", key=key))
                )
            result.setdefault(key, value)
        return result

    try:
        data = json.loads(
            text.lstrip("\ufeff"),
            object_pairs_hook=mapping,
            parse_float=plain_scalar,
            parse_int=plain_scalar,
            parse_constant=str,
        )
    except (ValueError, RecursionError):
        return None
    return Reading((data,), tuple(faults)) if _within_depth(data) else None


def _within_depth(data: Any) -> bool:
    level, depth = [data], 0
    while level:
        depth += 1
        children = (child for parent in level for child in (parent.values() if isinstance(parent, dict) else parent))
        level = [child for child in children if isinstance(child, (dict, list))]
    return depth <= MAX_DEPTH
