"""The interview: asks only facts that can still change the answer, and ends when none is left.

Works on plain data shaped like a case file, so that every answer passes the same loader as a file does.
"""

from __future__ import annotations

import datetime as dt
import re
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Any

import attrs

from praca.errors import InputError
from praca.facts.loading import case_from
from praca.facts.subjects import SUBJECT_OF
from praca.language import _
from praca.readers.reading_list import described, facts_read_by

if TYPE_CHECKING:
    from collections.abc import Callable

    from praca.facts.case import Case
    from praca.facts.field import FieldInfo
    from praca.law import Law
    from praca.plugins import Registry
    from praca.rulings import Ruling

_YES = ("s", "sim", "y", "yes", "true", "1")
_NO = ("n", "nao", "não", "no", "false", "0")
_HERE = ("aqui", "here")
_STEP = re.compile(r"([^.\[\]]+)(?:\[(\d+)\])?")
_BRAZILIAN = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})\Z")


@attrs.frozen
class InterviewQuestion:
    """The next thing to ask: the fact's path, its description, and the codes to choose from."""

    path: str
    info: FieldInfo
    codes: dict[str, Any]


@attrs.define
class Interview:
    """One conversation with a person about one question of one town.

    ``rule`` gives the ruling of the case so far; ``skipped`` are facts that the person does not know.
    """

    law: Law
    question: str
    date: dt.date
    registry: Registry
    rule: Callable[[Case], Ruling]
    data: dict[str, Any] = attrs.field(init=False)
    skipped: set[str] = attrs.field(factory=set)
    asked: list[str] = attrs.field(factory=list)

    def __attrs_post_init__(self) -> None:
        slug = self.law.municipality.slug
        self.data = {"case": f"{self.question}: {self.law.municipality.title}", "date": self.date.isoformat()}
        self.data |= {"municipality": slug, "ask": [self.question], **_subject(self.question)}

    def case(self) -> Case:
        """The case as far as it has been told."""
        return case_from(self.data, self.registry.vocabulary)

    def ruling(self) -> Ruling:
        """What the law says of it so far."""
        return self.rule(self.case())

    def next(self) -> InterviewQuestion | None:
        """The next question; ``None`` when no fact that the person may know can still change the answer."""
        for path in self.ruling().missing:
            if path in self.skipped:
                continue
            info = described(path, self.registry.vocabulary)
            if info is None:
                self.skipped.add(path)
                continue
            return InterviewQuestion(path, info, self._codes(path, info))
        return None

    def _codes(self, path: str, info: FieldInfo) -> dict[str, Any]:
        if info.kind == "equipment":
            state = self.law.on(self.date, self.law.options({}), None)
            wanted = [read for read in facts_read_by(state, self.question) if read.startswith(f"{path}.")]
            known = self.registry.vocabulary.catalogue("equipment")
            return {read.rpartition(".")[2]: known.get(read.rpartition(".")[2], "") for read in wanted}
        return dict(self.registry.vocabulary.catalogue(info.codes)) if info.codes else {}

    def answer(self, question: InterviewQuestion, text: str) -> None:
        """Take an answer; an :class:`InputError` says what was expected, and nothing is changed."""
        value = parsed(question, text)
        before = _copy(self.data)
        try:
            _put(self.data, question, value)
            self.case()
        except InputError:
            self.data = before
            raise
        self.asked.append(question.path)

    def skip(self, question: InterviewQuestion) -> None:
        """The person does not know."""
        self.skipped.add(question.path)


def _subject(question: str) -> dict[str, Any]:
    subject = SUBJECT_OF[question]
    if subject == "candidates":
        return {"candidates": []}
    return {"town": {"active_permits": 0}} if subject == "town" else {subject: {}}


def parsed(question: InterviewQuestion, text: str) -> Any:
    """The answer as a case file would hold it; raises :class:`InputError` saying what was expected."""
    text, info = text.strip(), question.info
    if info.kind == "bool" or (info.kind == "documents" and "." in question.path):
        return _truth(text)
    if info.kind in ("date", "dates"):
        days = [_day(part) for part in text.split(",")]
        return days if info.kind == "dates" else days[0]
    if info.kind in ("int", "number", "year", "blocks"):
        return _figure(text, whole=info.kind != "number")
    if info.kind == "code":
        return _code(text, question.codes, info)
    if info.kind in ("codes", "equipment"):
        none = text.lower() in ("", "nenhum", "nenhuma", "none", "-")
        return [] if none else [_code(part.strip(), question.codes, info) for part in text.split(",")]
    if info.kind == "town" and text.lower() in _HERE:
        return "here"
    return text


def _truth(text: str) -> bool:
    if text.lower() in _YES:
        return True
    if text.lower() in _NO:
        return False
    raise InputError(_("Expected yes or no, found {text}.", text=text))


def _day(text: str) -> str:
    text = text.strip()
    if text.lower() in ("nunca", "never"):
        return "never"
    brazilian = _BRAZILIAN.match(text)
    if brazilian:
        day, month, year = brazilian.groups()
        text = f"{year}-{int(month):02d}-{int(day):02d}"
    try:
        return dt.date.fromisoformat(text).isoformat()
    except ValueError:
        raise InputError(_("Expected a day such as 15/06/2026, found {text}.", text=text)) from None


def _figure(text: str, *, whole: bool) -> Any:
    plain = text.replace(",", ".") if not whole else text
    try:
        return int(plain) if whole or "." not in plain else Decimal(plain)
    except (ValueError, InvalidOperation):
        raise InputError(_("Expected a number, found {text}.", text=text)) from None


def _code(text: str, codes: dict[str, Any], info: FieldInfo) -> str:
    if text.isdigit() and 1 <= int(text) <= len(codes):
        return list(codes)[int(text) - 1]
    if text in codes or info.provisions or ":" in text:
        return text
    raise InputError(_("Expected one of {codes} (or its number), found {text}.", codes=", ".join(codes), text=text))


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items()}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value


def _put(data: dict[str, Any], question: InterviewQuestion, value: Any) -> None:
    """Write an answer at its path, in the shape of the case file."""
    steps = [(key, index) for key, index in _STEP.findall(question.path)]
    at: Any = data
    for key, index in steps[:-1]:
        at = _enter(at, key, index)
    key, index = steps[-1]
    kind = question.info.kind
    if len(steps) > 1 and steps[-2][0] == "documents":
        at[key] = "presented" if value is True else "absent" if value is False else value
    elif kind == "equipment":
        at[key] = value
        at["equipment_complete"] = True
    elif kind == "blocks":
        at[key] = [{} for _entry in range(value)]
    elif index:
        _enter(at, key, index)
    else:
        at[key] = value


def _enter(at: Any, key: str, index: str) -> Any:
    if index:
        entries = at.setdefault(key, [])
        while len(entries) <= int(index):
            entries.append({})
        return entries[int(index)]
    if not isinstance(at.get(key), dict):
        before = at.get(key)
        # A list of documents becomes a mapping when one of them is told in particular.
        at[key] = dict.fromkeys(before, "presented") if isinstance(before, list) else {}
    return at[key]
