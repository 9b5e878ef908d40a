"""A whole case, and what it makes asked."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Any

import attrs

from praca.facts.driver import Driver
from praca.facts.holder import Holder
from praca.facts.infraction import Infraction
from praca.facts.permit import Permit
from praca.facts.proceeding import Proceeding
from praca.facts.service import Candidate, Refusal, Transfer, Trip
from praca.facts.subjects import QUESTIONS, QUOTA_FACTS, SUBJECT_OF
from praca.facts.town import Town
from praca.facts.vehicle import Vehicle

ONE_TOWN = ""
"""The key of :attr:`Case.towns` for a block that stands for whichever town is asked."""


@attrs.frozen(kw_only=True)
class Origin:
    """Where a case stands: file as given, index among the cases of the file (from 0), line (from 1)."""

    file: str | None = None
    index: int = 0
    line: int | None = None


@attrs.frozen(kw_only=True)
class Case:
    """The facts about one situation; a subject that the file does not mention is ``None``.

    ``towns`` maps slug or IBGE code to the facts of that town, or :data:`ONE_TOWN` to those of any town.
    ``proceedings`` is a tuple of one when the file gives a single ``proceeding``; ``several_proceedings`` tells
    the two apart.  ``expect`` is the mapping of the file as it stands, dates as ISO text, numbers exact.
    """

    title: str
    id: str | None = None
    contract: int | None = None
    date: dt.date | None = None
    municipality: tuple[str, ...] | None = None
    readings: Mapping[str, str] = attrs.field(factory=dict)
    holder: Holder | None = None
    driver: Driver | None = None
    vehicle: Vehicle | None = None
    permit: Permit | None = None
    infraction: Infraction | None = None
    proceedings: tuple[Proceeding, ...] | None = None
    several_proceedings: bool = False
    transfer: Transfer | None = None
    trip: Trip | None = None
    refusal: Refusal | None = None
    candidates: tuple[Candidate, ...] | None = None
    towns: Mapping[str, Town] = attrs.field(factory=dict)
    ask: tuple[str, ...] | None = None
    expect: Mapping[str, Any] | None = None
    origin: Origin = attrs.field(factory=Origin, eq=False)

    def town(self, *names: str) -> Town | None:
        """The facts of the town known under any of ``names`` (slug, IBGE code), or the block for any town."""
        for name in (*names, ONE_TOWN):
            if name in self.towns:
                return self.towns[name]
        return None

    def has_subject(self, question: str) -> bool:
        """Whether the case holds the subject that makes ``question`` asked."""
        if question == "quota":
            return any(getattr(town, fact) is not None for town in self.towns.values() for fact in QUOTA_FACTS)
        if question == "proceeding":
            return self.proceedings is not None
        return getattr(self, SUBJECT_OF[question]) is not None

    def questions(self) -> tuple[str, ...]:
        """The questions asked: those of ``ask``, else every one whose subject is present, in the contract's order."""
        if self.ask is not None:
            return tuple(question for question in QUESTIONS if question in self.ask)
        return tuple(question for question in QUESTIONS if self.has_subject(question))
