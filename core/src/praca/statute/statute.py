"""A law as a list of provisions, each with the wordings it had and the time each was in force.

All periods are half-open: a wording is in force from its first day up to, but not on, the day it ends.
"""

from __future__ import annotations

import datetime as dt
from bisect import bisect_right
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

import attrs

from praca.errors import DeclarationError
from praca.language import Text, _
from praca.statute.act_names import canonical_act
from praca.statute.citation import Citation, parse
from praca.statute.lookup import near_misses

if TYPE_CHECKING:
    from collections.abc import Mapping

ProvisionClass = Literal["computable", "discretionary", "declaratory", "procedural"]
CLASSES: tuple[ProvisionClass, ...] = ("computable", "discretionary", "declaratory", "procedural")
QUESTIONS = (
    "eligibility",
    "driver",
    "vehicle",
    "permit",
    "penalty",
    "proceeding",
    "transfer",
    "fare",
    "refusal",
    "selection",
    "quota",
)
PUBLICATION: Literal["publication"] = "publication"
Start = dt.date | Literal["publication"]
"""A fixed first day, or the day of publication, which is a fact of the case."""

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})

# One entry for each way the readings and the publication date of a run combine; a run has few.
_MAX_TIMELINES = 256


@attrs.frozen(kw_only=True, eq=False)
class Act:
    """An act that made or changed the law.

    Where ``in_force`` is ``"publication"``, a fact of the case, ``signed`` counts until that is known.  With a
    ``reading``, ``in_force_by_option`` has the start for each option that differs.
    """

    id: str
    title: str
    signed: dt.date
    in_force: Start
    reading: str | None = None
    in_force_by_option: Mapping[str, dt.date] = attrs.field(factory=dict)

    def start(self, options: Mapping[str, str] = NO_OPTIONS, published: dt.date | None = None) -> dt.date:
        """The first day in force under the chosen options of readings."""
        if self.reading is not None:
            by_option = self.in_force_by_option.get(options.get(self.reading, ""))
            if by_option is not None:
                return by_option
        if isinstance(self.in_force, dt.date):
            return self.in_force
        return published or self.signed


@attrs.frozen(kw_only=True)
class Wording:
    """One text of a provision, from the start of the act ``from_`` to the start of the act ``until``.

    ``known`` is False when the source does not give that text.  ``gist`` is set when the content differs from
    the gist of the provision.
    """

    from_: str
    until: str | None = None
    known: bool = True
    gist: Text | None = None


@attrs.frozen(kw_only=True)
class Provision:
    """One provision: citation, gist in own words, class, the questions it bears on, and its wordings in order."""

    citation: Citation
    gist: Text
    class_: ProvisionClass
    questions: tuple[str, ...]
    wordings: tuple[Wording, ...]

    @property
    def id(self) -> str:
        """The canonical citation."""
        return str(self.citation)


Interval = tuple[dt.date, dt.date | None, Wording]
"""First day, first day no longer in force (None: open) and the wording."""


@attrs.frozen
class _Timeline:
    """Everything dated, for one choice of readings and one publication date."""

    starts: Mapping[str, dt.date]
    intervals: Mapping[Citation, tuple[Interval, ...]]
    boundaries: tuple[dt.date, ...]
    states: tuple[dt.date | None, ...]


def _by_id(provisions: Mapping[str, Provision] | tuple[Provision, ...]) -> Mapping[str, Provision]:
    listed = provisions if isinstance(provisions, tuple) else tuple(provisions.values())
    return MappingProxyType({provision.id: provision for provision in listed})


@attrs.frozen(kw_only=True, eq=False)
class Statute:
    """A law with its provisions in the order of the text; made by :func:`praca.statute.load_statute`.

    ``name`` says where it was declared, ``title`` how people cite the law; the first of ``acts`` is the law as
    enacted.  Where a method takes ``options`` (reading id to chosen option) and ``published`` (publication date of
    the law, or None while unknown), it answers under that choice; where it takes a citation, text will do.
    A provision that the law does not have is a :class:`praca.errors.DeclarationError`.
    """

    name: str
    title: str
    urn: str | None
    acts: tuple[Act, ...]
    provisions: Mapping[str, Provision] = attrs.field(converter=_by_id)
    _by_citation: dict[Citation, Provision] = attrs.field(init=False, repr=False)
    _own_names: frozenset[str] = attrs.field(init=False, repr=False)
    _readings: tuple[str, ...] = attrs.field(init=False, repr=False)
    _timelines: dict[Any, _Timeline] = attrs.field(init=False, repr=False, factory=dict)

    @_by_citation.default
    def _index(self) -> dict[Citation, Provision]:
        return {provision.citation: provision for provision in self.provisions.values()}

    @_own_names.default
    def _names(self) -> frozenset[str]:
        return own_names(self.title, self.main.title)

    @_readings.default
    def _all_readings(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(act.reading for act in self.acts if act.reading))

    def __reduce__(self) -> tuple[Any, ...]:
        # A mapping proxy cannot be pickled, so a copy is built anew.
        return _rebuild, (self.name, self.title, self.urn, self.acts, tuple(self.provisions.values()))

    @property
    def main(self) -> Act:
        """The law as enacted."""
        return self.acts[0]

    def resolve(self, citation: Citation | str) -> Citation:
        """``citation`` as this law names the provision: this law's own name in front is dropped."""
        if isinstance(citation, str):
            citation = parse(citation)
        if citation.act is not None and citation.act in self._own_names:
            return citation.without_act()
        return citation

    def get(self, citation: Citation | str) -> Provision:
        """The provision; for an unknown one the error says which ones may be meant."""
        # Canonical text, the usual case, needs no parsing.
        found = self.provisions.get(citation) if isinstance(citation, str) else self._by_citation.get(citation)
        if found is not None:
            return found
        wanted = self.resolve(citation)
        found = self._by_citation.get(wanted)
        if found is None:
            raise self._unknown(wanted)
        return found

    def has(self, citation: Citation | str) -> bool:
        """Whether the law has that provision, in whatever wording."""
        return self.resolve(citation) in self._by_citation

    def under(self, citation: Citation | str) -> tuple[Provision, ...]:
        """The provision and all that lie under it, in the order of the text; empty when there is none."""
        above = self.resolve(citation)
        return tuple(provision for provision in self.provisions.values() if above.covers(provision.citation))

    def _unknown(self, wanted: Citation) -> DeclarationError:
        close = near_misses(wanted, self._by_citation)
        if close:
            return DeclarationError(
                _(
                    "{name} has no provision {wanted}. Did you mean {close}? Correct the citation, or declare the "
                    "provision if the law has it.",
                    name=self.name,
                    wanted=str(wanted),
                    close="; ".join(map(str, close)),
                )
            )
        return DeclarationError(
            _(
                "{name} has no provision {wanted}, nor one like it. Correct the citation, or declare the provision if "
                "the law has it.",
                name=self.name,
                wanted=str(wanted),
            )
        )

    def act_start(
        self, act_id: str, options: Mapping[str, str] = NO_OPTIONS, published: dt.date | None = None
    ) -> dt.date:
        """First day in force of one of the acts."""
        start = self._timeline(options, published).starts.get(act_id)
        if start is None:
            raise DeclarationError(
                _(
                    "{name} has no act {act}; use one of {acts}.",
                    name=self.name,
                    act=act_id,
                    acts=", ".join(act.id for act in self.acts),
                )
            )
        return start

    def start(self, options: Mapping[str, str] = NO_OPTIONS, published: dt.date | None = None) -> dt.date:
        """First day in force of the law."""
        return self.main.start(options, published)

    def intervals(
        self, citation: Citation | str, options: Mapping[str, str] = NO_OPTIONS, published: dt.date | None = None
    ) -> tuple[Interval, ...]:
        """When each wording is in force, in order; a wording that never came into force is left out."""
        return self._timeline(options, published).intervals[self.get(citation).citation]

    def wording(
        self,
        citation: Citation | str,
        date: dt.date,
        options: Mapping[str, str] = NO_OPTIONS,
        published: dt.date | None = None,
    ) -> Wording | None:
        """The wording in force on ``date``; None before the provision came into force and after its end."""
        for first, end, wording in self.intervals(citation, options, published):
            if first <= date and (end is None or date < end):
                return wording
        return None

    def in_force(
        self,
        citation: Citation | str,
        date: dt.date,
        options: Mapping[str, str] = NO_OPTIONS,
        published: dt.date | None = None,
    ) -> bool:
        """Whether the provision is in force on ``date``, in a known wording or not."""
        return self.wording(citation, date, options, published) is not None

    def boundaries(
        self, options: Mapping[str, str] = NO_OPTIONS, published: dt.date | None = None
    ) -> tuple[dt.date, ...]:
        """All days on which a wording starts or is no longer in force, ascending."""
        return self._timeline(options, published).boundaries

    def state_from(
        self, date: dt.date, options: Mapping[str, str] = NO_OPTIONS, published: dt.date | None = None
    ) -> dt.date | None:
        """The latest start among the wordings in force on ``date``; None when none is in force."""
        timeline = self._timeline(options, published)
        place = bisect_right(timeline.boundaries, date)
        return timeline.states[place - 1] if place else None

    def readings_for(self, citation: Citation | str) -> tuple[str, ...]:
        """Ids of the readings on which the dates of the provision depend."""
        acts = {act_id for wording in self.get(citation).wordings for act_id in (wording.from_, wording.until)}
        return tuple(dict.fromkeys(act.reading for act in self.acts if act.reading and act.id in acts))

    def _timeline(self, options: Mapping[str, str], published: dt.date | None) -> _Timeline:
        key = (published, *(options.get(reading) for reading in self._readings))
        found = self._timelines.get(key)
        if found is None:
            if len(self._timelines) >= _MAX_TIMELINES:
                self._timelines.clear()
            found = self._timelines[key] = self._build(options, published)
        return found

    def _build(self, options: Mapping[str, str], published: dt.date | None) -> _Timeline:
        starts = {act.id: act.start(options, published) for act in self.acts}
        intervals: dict[Citation, tuple[Interval, ...]] = {}
        for citation, provision in self._by_citation.items():
            spans = ((starts[w.from_], starts[w.until] if w.until else None, w) for w in provision.wordings)
            intervals[citation] = tuple(span for span in spans if span[1] is None or span[0] < span[1])
        periods = {(first, end) for spans in intervals.values() for first, end, _wording in spans}
        days = sorted({day for period in periods for day in period if day is not None})
        states = [
            max((first for first, end in periods if first <= day and (end is None or day < end)), default=None)
            for day in days
        ]
        return _Timeline(starts, intervals, tuple(days), tuple(states))


def _rebuild(
    name: str, title: str, urn: str | None, acts: tuple[Act, ...], provisions: tuple[Provision, ...]
) -> Statute:
    return Statute(name=name, title=title, urn=urn, acts=acts, provisions=provisions)


def own_names(*titles: str) -> frozenset[str]:
    """Canonical names under which a law is its own; ``Lei Municipal`` and plain ``Lei`` mean the same law."""
    names = {name for name in map(canonical_act, titles) if name}
    return frozenset(names | {name.replace(" Municipal ", " ") for name in names}) | {
        name.replace("Lei ", "Lei Municipal ", 1) for name in names if name.startswith("Lei ") and name[4].isdigit()
    }
