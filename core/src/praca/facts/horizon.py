"""Nothing of the future: a dated act or event later than the case's date has not happened yet."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final

import attrs

from praca.facts.case import ONE_TOWN, Case
from praca.facts.documents import Document
from praca.facts.driver import DriverEvent
from praca.facts.field import FieldInfo, fields_of
from praca.facts.holder import PreviousPermit
from praca.facts.infraction import EarlierInfraction
from praca.facts.permit import (
    AuthoritySuspension,
    CourtSeizure,
    Extension,
    LostArticle,
    RequestedSuspension,
    TemporaryVehicle,
    VehicleWithdrawal,
)
from praca.facts.proceeding import Event
from praca.facts.state import NEVER, Never
from praca.facts.vehicle import Inspection
from praca.facts.vocabulary import CORE, Vocabulary

_LEADING: Final[Mapping[type[Any], str]] = {
    AuthoritySuspension: "from_",
    CourtSeizure: "date",
    Document: "issued",
    DriverEvent: "date",
    EarlierInfraction: "date",
    Event: "date",
    Extension: "date",
    Inspection: "date",
    LostArticle: "found",
    PreviousPermit: "ended",
    RequestedSuspension: "from_",
    TemporaryVehicle: "from_",
    VehicleWithdrawal: "date",
}
"""Blocks that are one act, and the attribute that dates it: later than the case, the whole block is not there yet."""

_SUBJECTS: Final = ("holder", "driver", "vehicle", "permit", "infraction", "transfer", "trip", "refusal")


def as_not_yet(case: Case, date: dt.date, vocabulary: Vocabulary = CORE) -> tuple[Case, tuple[str, ...]]:
    """``case`` as it stands on ``date``, and the paths of what was taken for not yet happened.

    Occurrences and acts turn to ``NEVER``, other dates and the last inspection to unknown, entries of lists and
    documents are dropped (see :attr:`FieldInfo.later`).  Dates that look forward by nature, the date of an infraction
    and the times of a trip stay.
    """
    horizon = _Horizon(date, vocabulary)
    changes: dict[str, Any] = {}
    for name in _SUBJECTS:
        subject = getattr(case, name)
        if subject is not None:
            changes[name] = horizon.block(subject, name, name)
    if case.proceedings is not None:
        changes["proceedings"] = tuple(
            horizon.block(
                proceeding, f"proceedings[{index}]" if case.several_proceedings else "proceeding", "proceeding"
            )
            for index, proceeding in enumerate(case.proceedings)
        )
    if case.candidates is not None:
        changes["candidates"] = tuple(
            horizon.block(candidate, f"candidates[{index}]", "candidates")
            for index, candidate in enumerate(case.candidates)
        )
    changes["towns"] = {
        name: horizon.block(town, "town" if name == ONE_TOWN else f"town.{name}", "town")
        for name, town in case.towns.items()
    }
    return (attrs.evolve(case, **changes), tuple(horizon.paths)) if horizon.paths else (case, ())


class _Horizon:
    """Walks a case along the descriptions of its facts."""

    def __init__(self, date: dt.date, vocabulary: Vocabulary) -> None:
        self._date = date
        self._vocabulary = vocabulary
        self.paths: list[str] = []

    def _is_later(self, value: Any) -> bool:
        if isinstance(value, dt.datetime):
            value = value.date()
        return isinstance(value, dt.date) and value > self._date

    def block(self, block: Any, path: str, subject: str | None = None) -> Any:
        """The block without what lies after the date."""
        changes: dict[str, Any] = {}
        for key, (attribute, info) in fields_of(type(block)).items():
            value = getattr(block, attribute)
            if value is not None and not isinstance(value, Never):
                inner = f"{subject}.{key}" if subject else None
                now = self._fact(info, value, f"{path}.{key}", "vehicle" if key == "vehicle" else inner)
                if now is not value:
                    changes[attribute] = now
        if subject is not None and self._vocabulary.facts_of(subject):
            extra = self._extra(block.extra, path, subject)
            if extra != block.extra:
                changes["extra"] = extra
        return attrs.evolve(block, **changes) if changes else block

    def _extra(self, extra: Mapping[str, Any], path: str, subject: str) -> dict[str, Any]:
        """Declared facts: occurrences have not happened yet; what other dates mean only the law that asks knows."""
        known = self._vocabulary.facts_of(subject)
        kept = dict(extra)
        for name, value in extra.items():
            if name in known and known[name].absent == "did-not-happen" and self._is_later(value):
                self.paths.append(f"{path}.{name}")
                kept[name] = NEVER
        return kept

    def _fact(self, info: FieldInfo, value: Any, path: str, subject: str | None) -> Any:
        if info.kind == "blocks":
            return self._entries(value, path, subject)
        if info.kind == "documents":
            return self._documents(value, path)
        if info.kind == "block" and not self._is_not_yet(value):
            return self.block(value, path, subject)
        if info.kind != "block" and (info.later == "kept" or not self._is_later(value)):
            return value
        self.paths.append(path)
        return NEVER if info.later == "never" else None

    def _is_not_yet(self, block: Any) -> bool:
        leading = _LEADING.get(type(block))
        return leading is not None and self._is_later(getattr(block, leading))

    def _entries(self, entries: tuple[Any, ...], path: str, subject: str | None) -> tuple[Any, ...]:
        kept = []
        for index, entry in enumerate(entries):
            if self._is_not_yet(entry):
                self.paths.append(f"{path}[{index}]")
            else:
                kept.append(self.block(entry, f"{path}[{index}]", subject))
        same = len(kept) == len(entries) and all(now is then for now, then in zip(kept, entries, strict=True))
        return entries if same else tuple(kept)

    def _documents(self, documents: Mapping[str, Document], path: str) -> Mapping[str, Document] | None:
        later = [code for code, document in documents.items() if self._is_not_yet(document)]
        if not later:
            return documents
        self.paths.extend(f"{path}.{code}" for code in later)
        # An empty mapping would say that there is none; of what is left unsaid nothing is known.
        return {code: document for code, document in documents.items() if code not in later} or None
