"""Rulings: what a law answers in one case, with every key of the data contract always present."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any, Literal

import attrs

from praca.facts.state import NEVER
from praca.language import DEFAULT_LANG, Lang, Message, Text

if TYPE_CHECKING:
    from datetime import date as Date

CONTRACT = 1

Verdict = Literal["allowed", "denied", "undetermined", "discretionary", "silent", "not_modelled"]
Status = Literal["met", "violated", "undetermined", "discretionary", "not_applicable"]
OpenKind = Literal["fact", "wording", "tie", "draw", "unit_value", "calendar", "regulation"]


@attrs.frozen
class Finding:
    """One requirement put to the case: its status, the facts read, what is missing, the provisions."""

    requirement: str
    status: Status
    effect: str
    citations: tuple[str, ...]
    facts: dict[str, Any]
    missing: tuple[str, ...]
    readings: tuple[str, ...]
    message: Text | Message


@attrs.frozen
class Yielded:
    """A value with its provisions; ``value`` is ``None`` while facts are missing."""

    value: Any
    citations: tuple[str, ...]


@attrs.frozen
class ReadingUsed:
    """An interpretation that the answer consulted; ``otherwise`` says what each other option would change."""

    id: str
    option: str
    decisive: bool
    otherwise: dict[str, dict[str, Any]]


@attrs.frozen
class NoteGiven:
    """A note of the ruling."""

    id: str
    kind: str
    message: Text | Message
    citations: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class Sanction:
    """One sanction of the ruling; amounts in the law's own ``unit``, ``brl`` in reais where a value is known."""

    kind: str
    amount: Any = None
    amount_min: Any = None
    amount_max: Any = None
    unit: str | None = None
    brl: Any = None
    discount: dict[str, int] | None = None
    duration: dict[str, Any] | None = None
    force: str = "mandatory"
    certain: bool = True
    one_of: str | None = None
    instead_of: str | None = None
    authority: str | None = None
    for_: str | None = None
    conduct: str | None = None
    provision: str | None = None
    citations: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class Deadline:
    """One step of a proceeding: until when, in which state, before whom, with the count's work shown."""

    step: str
    due: Date | None
    due_strict: Date | None
    starts: str | None
    status: str
    authority: str | None
    effect: str | None
    work: tuple[Any, ...] = ()
    citations: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class NextAct:
    """Something that may be done next: by whom, until when, before whom."""

    act: str
    by: str
    until: Date | None
    before: str | None


@attrs.frozen(kw_only=True)
class Check:
    """One required content of a paper: present, absent or unknown."""

    item: str
    state: str
    citations: tuple[str, ...] = ()


@attrs.frozen
class Decision:
    """What an authority chooses, among which options, once what is fixed has been met."""

    authority: str
    options: tuple[str, ...]
    after: tuple[str, ...]
    citations: tuple[str, ...]


@attrs.frozen
class LawStamp:
    """Which law answered: town, act, start of the wordings in force, layers, versions."""

    ibge: str
    act: str
    state_from: Date | None
    layers: tuple[str, ...]
    plugin: str
    core: str


@attrs.frozen(kw_only=True)
class Ruling:
    """The complete answer of one law to one question about one case."""

    case: str
    id: str | None
    subject: str | None
    municipality: str
    question: str
    date: Date
    verdict: Verdict
    law: LawStamp
    findings: tuple[Finding, ...] = ()
    values: dict[str, Yielded] = attrs.field(factory=dict)
    sanctions: tuple[Any, ...] = ()
    deadlines: tuple[Any, ...] = ()
    next: tuple[Any, ...] = ()
    checklist: tuple[Any, ...] = ()
    ranking: tuple[tuple[str, ...], ...] = ()
    missing: tuple[str, ...] = ()
    open_because: tuple[str, ...] = ()
    decision: Decision | None = None
    readings: tuple[ReadingUsed, ...] = ()
    notes: tuple[NoteGiven, ...] = ()

    @property
    def violated(self) -> tuple[Finding, ...]:
        """The findings that are violated, over all effects."""
        return tuple(finding for finding in self.findings if finding.status == "violated")

    def to_dict(self, lang: Lang = DEFAULT_LANG) -> dict[str, Any]:
        """The ruling as the contract's JSON object; messages in ``lang``."""
        return {"contract": CONTRACT, **{key: _plain(getattr(self, key), lang) for key in _KEYS}}


_KEYS = (
    "case",
    "id",
    "subject",
    "municipality",
    "question",
    "date",
    "verdict",
    "law",
    "findings",
    "values",
    "sanctions",
    "deadlines",
    "next",
    "checklist",
    "ranking",
    "missing",
    "open_because",
    "decision",
    "readings",
    "notes",
)


def _plain(value: Any, lang: Lang) -> Any:
    """Plain JSON data: texts rendered, dates ISO, Decimals kept exact for the writer."""
    if isinstance(value, (Text, Message)):
        return value.render(lang)
    if value is NEVER:
        return "never"
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else value
    if hasattr(value, "isoformat"):
        return value.isoformat()
    if isinstance(value, dict):
        return {str(key): _plain(inner, lang) for key, inner in value.items()}
    if isinstance(value, (tuple, list)):
        return [_plain(inner, lang) for inner in value]
    if attrs.has(type(value)):
        return {field.name.rstrip("_"): _plain(getattr(value, field.name), lang) for field in attrs.fields(type(value))}
    return value
