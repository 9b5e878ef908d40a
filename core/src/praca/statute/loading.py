"""Reading and checking ``statute.toml``, the declaration of a law.

Every fault of a file is collected, so that its author sees all of them at once.
"""

from __future__ import annotations

import datetime as dt
import difflib
import itertools
import re
import tomllib
from collections.abc import Collection, Mapping
from importlib import resources
from typing import Any, cast

from praca.errors import CitationError, DeclarationError
from praca.language import Message, Text, _
from praca.statute.citation import Citation, parse
from praca.statute.statute import (
    CLASSES,
    PUBLICATION,
    QUESTIONS,
    Act,
    Provision,
    ProvisionClass,
    Start,
    Statute,
    Wording,
    own_names,
)

_ACT_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_READING_ID = re.compile(r"[a-z][a-z0-9_]*\.[a-z0-9]+(-[a-z0-9]+)*")
_SHOWN = 60

_TOP_KEYS = ("law", "acts", "provisions")
_LAW_KEYS = ("act", "urn")
_ACT_KEYS = ("id", "title", "signed", "in_force", "reading", "in_force_by_option")
_PROVISION_KEYS = ("id", "pt", "en", "class", "questions", "wordings")
_WORDING_KEYS = ("from", "until", "known", "pt", "en")


def load_statute(package: str, resource: str = "statute.toml") -> Statute:
    """The law declared in ``resource`` of an importable ``package``.

    Raises :class:`praca.errors.DeclarationError` naming the file and everything wrong with it.
    """
    name = f"{package}/{resource}"
    try:
        raw = resources.files(package).joinpath(resource).read_bytes()
    except (ModuleNotFoundError, FileNotFoundError, IsADirectoryError, NotADirectoryError) as error:
        raise DeclarationError(
            _("{name} was expected and is not there: add it to the package, or correct its name.", name=name)
        ) from error
    try:
        data = tomllib.loads(raw.decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DeclarationError(
            _("{name} is not TOML in UTF-8: {fault}. Correct it there.", name=name, fault=str(error))
        ) from error
    return statute_from(data, name)


def statute_from(data: Mapping[str, Any], name: str) -> Statute:
    """The law that ``data`` declares, in the form of ``statute.toml``; ``name`` says where it comes from.

    Raises :class:`praca.errors.DeclarationError` naming everything wrong with it.
    """
    reader = _Reader(name)
    statute = reader.read(data)
    if reader.problems or statute is None:
        raise reader.error()
    return statute


class _Reader:
    """Reads one declaration and remembers what is wrong with it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.problems: list[Message] = []

    def wrong(self, where: str, why: Message) -> None:
        self.problems.append(_("{where}: {why}", where=where, why=why))

    def error(self) -> DeclarationError:
        shown = self.problems[:_SHOWN]
        params: dict[str, Any] = {f"problem_{n}": problem for n, problem in enumerate(shown)}
        head = _("{name} does not declare a law ({count} problems):", name=self.name, count=len(self.problems))
        lines = "".join(f"\n- {{{key}}}" for key in params)
        return DeclarationError(Message("{head}" + lines, {"head": head, **params}))

    def read(self, data: Mapping[str, Any]) -> Statute | None:
        self.keys("", data, _TOP_KEYS, required=_TOP_KEYS)
        law = data.get("law", {})
        if not isinstance(law, Mapping):
            self.wrong("[law]", _("a table was expected"))
            law = {}
        self.keys("[law]", law, _LAW_KEYS, required=("act",))
        title = self.text("[law]", law, "act")
        urn = law.get("urn")
        if urn is not None and not (isinstance(urn, str) and urn.startswith("urn:lex:br")):
            self.wrong("[law]", _("urn must start with urn:lex:br and is {found}", found=repr(urn)))
        acts = self.acts(self.tables(data, "acts"))
        own = own_names(title, *(act.title for act in itertools.islice(acts.values(), 1)))
        provisions = self.provisions(self.tables(data, "provisions"), acts, own)
        if self.problems:
            return None
        return Statute(name=self.name, title=title, urn=urn, acts=tuple(acts.values()), provisions=tuple(provisions))

    def keys(self, where: str, table: Mapping[str, Any], known: Collection[str], required: Collection[str]) -> None:
        for key in table:
            if key not in known:
                self.unknown(where or self.name, _("key"), key, known)
        for key in required:
            if key not in table:
                self.wrong(where or self.name, _("{key} is missing", key=key))

    def unknown(self, where: str, what: Message, found: object, known: Collection[str]) -> None:
        close = difflib.get_close_matches(str(found), known, n=1)
        if close:
            self.wrong(
                where, _("unknown {what} {found}: did you mean {close}?", what=what, found=found, close=close[0])
            )
        else:
            known_list = ", ".join(known)
            self.wrong(where, _("unknown {what} {found}; known are {known}", what=what, found=found, known=known_list))

    def text(self, where: str, table: Mapping[str, Any], key: str) -> str:
        """A sentence; its absence is reported by :meth:`keys` where the key is required."""
        value = table.get(key)
        if isinstance(value, str) and value.strip():
            return value.strip()
        if key in table:
            self.wrong(where, _("{key} must be a text that is not empty, and is {found}", key=key, found=repr(value)))
        return ""

    def tables(self, data: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
        value = data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(entry, Mapping) for entry in value):
            self.wrong(key, _("a list of tables was expected: [[{key}]]", key=key))
            return []
        if key in data and not value:
            self.wrong(key, _("the list is empty"))
        return value

    def date(self, where: str, key: str, value: object) -> dt.date | None:
        if isinstance(value, dt.date) and not isinstance(value, dt.datetime):
            return value
        self.wrong(where, _("{key} must be a date like 2023-07-28, and is {found}", key=key, found=repr(value)))
        return None

    def acts(self, tables: list[Mapping[str, Any]]) -> dict[str, Act]:
        acts: dict[str, Act] = {}
        for number, table in enumerate(tables, 1):
            act_id = table.get("id")
            where = _place("act", number, act_id)
            self.keys(where, table, _ACT_KEYS, required=("id", "title", "signed", "in_force"))
            if "id" in table and not (isinstance(act_id, str) and _ACT_ID.fullmatch(act_id)):
                self.wrong(where, _("id must be like lei-1764, and is {found}", found=repr(act_id)))
            elif act_id in acts:
                self.wrong(where, _("the id {id} stands twice", id=act_id))
            title = self.text(where, table, "title")
            signed = self.date(where, "signed", table["signed"]) if "signed" in table else None
            in_force = (
                self.in_force(where, table["in_force"], first=number == 1) if "in_force" in table else PUBLICATION
            )
            reading, by_option = self.options(where, table)
            # What is wrong has been noted; a stand-in keeps the provisions that name the act free of false alarms.
            act = Act(
                id=str(act_id),
                title=title,
                signed=signed or dt.date.min,
                in_force=in_force,
                reading=reading,
                in_force_by_option=by_option,
            )
            acts.setdefault(str(act_id), act)
        if not self.problems:
            self.chronology(list(acts.values()))
        return acts

    def in_force(self, where: str, value: object, *, first: bool) -> Start:
        if value != PUBLICATION:
            return self.date(where, "in_force", value) or PUBLICATION
        if not first:
            # The only publication date that a case can give is that of the law as enacted.
            self.wrong(where, _("only the first act may start with its publication: give in_force as a date"))
        return PUBLICATION

    def options(self, where: str, table: Mapping[str, Any]) -> tuple[str | None, dict[str, dt.date]]:
        reading, by_option = table.get("reading"), table.get("in_force_by_option")
        if reading is None and by_option is None:
            return None, {}
        if reading is None or by_option is None:
            self.wrong(where, _("reading and in_force_by_option go together: give both or neither"))
        elif not isinstance(reading, str) or not _READING_ID.fullmatch(reading):
            self.wrong(where, _("reading must be an id like slug.effective-dates, and is {found}", found=repr(reading)))
        elif not isinstance(by_option, Mapping) or not by_option:
            self.wrong(where, _("in_force_by_option must map options to dates"))
        else:
            dates = {key: self.date(where, f"in_force_by_option.{key}", value) for key, value in by_option.items()}
            return reading, {key: value for key, value in dates.items() if value is not None}
        return None, {}

    def chronology(self, acts: list[Act]) -> None:
        """The acts must start in the order of the file, whatever the readings."""
        choices: dict[str, set[str]] = {}
        for act in acts:
            if act.reading:
                choices.setdefault(act.reading, {""}).update(act.in_force_by_option)
        for chosen in itertools.product(*(sorted(options) for options in choices.values())):
            options = dict(zip(choices, chosen, strict=True))
            for earlier, later in itertools.pairwise(acts):
                if later.start(options) < earlier.start(options):
                    chosen_text = ", ".join(f"{k}={v}" for k, v in options.items() if v) or "-"
                    self.wrong(
                        later.id,
                        _("it starts before {earlier}, which stands before it (readings: {chosen})",
                          earlier=earlier.id, chosen=chosen_text),
                    )  # fmt: skip
                    return

    def provisions(
        self, tables: list[Mapping[str, Any]], acts: Mapping[str, Act], own: frozenset[str]
    ) -> list[Provision]:
        seen: dict[Citation, int] = {}
        provisions = []
        for number, table in enumerate(tables, 1):
            where = _place("provision", number, table.get("id"))
            self.keys(where, table, _PROVISION_KEYS, required=("id", "pt", "en", "class", "questions"))
            citation = self.citation(where, table["id"], own) if "id" in table else None
            if citation is not None and seen.setdefault(citation, number) != number:
                self.wrong(where, _("it is declared already as provision {number}", number=seen[citation]))
            gist = Text(self.text(where, table, "pt"), self.text(where, table, "en"))
            kind = table.get("class")
            if "class" in table and kind not in CLASSES:
                self.unknown(where, _("class"), kind, CLASSES)
            questions = self.questions(where, table.get("questions", []))
            wordings = self.wordings(where, table, acts)
            if citation is not None:
                provisions.append(
                    Provision(
                        citation=citation,
                        gist=gist,
                        class_=cast("ProvisionClass", kind),
                        questions=questions,
                        wordings=wordings,
                    )
                )
        return provisions

    def citation(self, where: str, text: object, own: frozenset[str]) -> Citation | None:
        try:
            citation = parse(cast("str", text))
        except CitationError as error:
            self.problems.append(_("{where}: {why}", where=where, why=error.message))
            return None
        if citation.act in own:
            citation = citation.without_act()
        if str(citation) != text:
            self.wrong(where, _("the id must be in canonical form: {canonical}", canonical=str(citation)))
        return citation

    def questions(self, where: str, value: object) -> tuple[str, ...]:
        if not isinstance(value, list):
            self.wrong(where, _("questions must be a list, and is {found}", found=repr(value)))
            return ()
        for position, question in enumerate(value):
            if question not in QUESTIONS:
                self.unknown(where, _("question"), question, QUESTIONS)
            elif question in value[:position]:
                self.wrong(where, _("the question {question} stands twice", question=question))
        return tuple(value)

    def wordings(self, where: str, table: Mapping[str, Any], acts: Mapping[str, Act]) -> tuple[Wording, ...]:
        if "wordings" not in table:
            return (Wording(from_=next(iter(acts), "")),)
        value = table["wordings"]
        if not isinstance(value, list) or not value or not all(isinstance(entry, Mapping) for entry in value):
            self.wrong(
                where, _("wordings must be a list of tables, not empty; leave it out for one wording throughout")
            )
            return ()
        wordings = [self.wording(f"{where}, wording {number}", entry, acts) for number, entry in enumerate(value, 1)]
        order = {act_id: place for place, act_id in enumerate(acts)}
        dated = [w for w in wordings if w.from_ in order and (w.until is None or w.until in order)]
        for wording in dated:
            if wording.until is not None and order[wording.until] <= order[wording.from_]:
                self.wrong(where, _("a wording ends (until {until}) not after it starts (from {start})",
                                    until=wording.until, start=wording.from_))  # fmt: skip
        for earlier, later in itertools.pairwise(dated):
            if order[later.from_] <= order[earlier.from_]:
                self.wrong(where, _("the wordings are out of order: from {later} stands after from {earlier}",
                                    later=later.from_, earlier=earlier.from_))  # fmt: skip
            elif earlier.until is None or order[later.from_] < order[earlier.until]:
                self.wrong(where, _("two wordings overlap: give the one from {earlier} until = {later}",
                                    earlier=earlier.from_, later=repr(later.from_)))  # fmt: skip
        return tuple(wordings)

    def wording(self, where: str, table: Mapping[str, Any], acts: Mapping[str, Act]) -> Wording:
        self.keys(where, table, _WORDING_KEYS, required=("from",))
        for key in ("from", "until"):
            if key in table and not (isinstance(table[key], str) and table[key] in acts):
                self.unknown(where, _("act"), table[key], tuple(acts))
        known, until = table.get("known", True), table.get("until")
        if not isinstance(known, bool):
            self.wrong(where, _("known must be true or false, and is {found}", found=repr(known)))
        gist = None
        if "pt" in table or "en" in table:
            self.keys(where, table, _WORDING_KEYS, required=("pt", "en"))
            gist = Text(self.text(where, table, "pt"), self.text(where, table, "en"))
        return Wording(
            from_=str(table.get("from")), until=None if until is None else str(until), known=known, gist=gist
        )


def _place(kind: str, number: int, name: object) -> str:
    return f"{kind} {number} ({name})" if isinstance(name, str) else f"{kind} {number}"
