"""A municipality's law, and that law on one date under chosen readings: what the readers read."""

from __future__ import annotations

import difflib
import re
from bisect import bisect_right
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import attrs

from praca.errors import DeclarationError, InputError
from praca.facts.vocabulary import CORE
from praca.language import _
from praca.rules.checks import joined, loose_entries, problems
from praca.rules.standard import Discretion, Item, Note, Requirement, Silence, Standard, Value
from praca.rules.wordings import AsWorded, InForce, StartOf

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import date as Date
    from decimal import Decimal

    from praca.facts.town import Town
    from praca.facts.vocabulary import Vocabulary
    from praca.language import Message
    from praca.rules.money import UnitValue
    from praca.rules.penalties import PenaltySchedule
    from praca.rules.rankings import Ranking
    from praca.rules.readings import Reading
    from praca.rules.term import Term
    from praca.rules.workflows import Workflow
    from praca.statute.statute import Statute

PUBLICATION = "publication"
AnyItem = TypeVar("AnyItem", bound=Item)
Declarations: TypeAlias = "Standard | PenaltySchedule | Workflow | Ranking"
"""What a plugin declares on one question."""

_FORMS = {
    "slug": re.compile(r"[a-z][a-z0-9_]*(@[a-z0-9-]+)?"),
    "ibge": re.compile(r"[0-9]{7}"),
    "name": re.compile(r"\S(.*\S)?"),
    "uf": re.compile(r"[A-Z]{2}"),
    "hooks": re.compile(r"[1-9][0-9]*"),
}


@attrs.frozen
class Municipality:
    """Who the law belongs to; ``hooks`` is the version of the hooks the plugin was written for."""

    slug: str
    ibge: str
    name: str
    uf: str
    hooks: int = 1

    def __attrs_post_init__(self) -> None:
        for field, form in _FORMS.items():
            if not form.fullmatch(str(getattr(self, field))):
                raise DeclarationError(
                    _(
                        "Municipality({field}=…): expected {pattern}, found {value}.",
                        field=field,
                        pattern=form.pattern,
                        value=repr(getattr(self, field)),
                    )
                )

    @property
    def title(self) -> str:
        """The name as people see it: names repeat in Brazil, so the state goes with it."""
        return f"{self.name}-{self.uf}"

    def is_named(self, town: str) -> bool:
        """Whether ``town`` (slug, IBGE code, ``Name/UF`` or ``here``) is this municipality."""
        return town in ("here", self.slug, self.ibge) or town.casefold() == f"{self.name}/{self.uf}".casefold()


@attrs.frozen(eq=False)
class Chapter:
    """What one question finds in force: requirements with the citations that stand on the date."""

    question: str
    law: LawOn
    requirements: tuple[Requirement, ...]
    values: tuple[Value, ...]
    notes: tuple[Note, ...]
    discretion: tuple[Discretion, ...]
    silences: tuple[Silence, ...]
    date_readings: tuple[str, ...]

    @property
    def conditions(self) -> tuple[Term, ...]:
        """When the law is silent, when it leaves a choice, when a note is due, in the order of the declarations."""
        declared: tuple[Silence | Discretion | Note, ...] = (*self.silences, *self.discretion, *self.notes)
        return tuple(item.when for item in declared)


class LawOn:
    """A law on a date: which wordings are in force, which options of the readings are chosen."""

    def __init__(self, law: Law, date: Date, options: dict[str, str], published: Date | None) -> None:
        self.law, self.date, self.options, self.published = law, date, options, published
        self._chapters: dict[str, Chapter | None] = {}
        self.derived: dict[Any, Any] = {}
        """What readers derive from this law on this date (compiled functions), kept for its lifetime."""

    def in_force(self, citation: str) -> bool:
        """Whether a wording of the provision is in force, known or lost."""
        return self.law.statute.wording(citation, self.date, self.options, self.published) is not None

    def worded(self, citation: str) -> bool:
        """Whether a wording of the provision is in force whose text is known."""
        wording = self.law.statute.wording(citation, self.date, self.options, self.published)
        return wording is not None and wording.known

    def start_of(self, act: str) -> Date:
        """The day from which an act binds."""
        return self.law.statute.act_start(act, self.options, self.published)

    def option(self, reading: str) -> str:
        """The chosen option of a reading."""
        return self.options[reading]

    @cached_property
    def state_from(self) -> Date | None:
        """The start of the wordings in force; ``None`` before the law."""
        return self.law.statute.state_from(self.date, self.options, self.published)

    @cached_property
    def binds(self) -> bool:
        """Whether the law is in force at all."""
        return self.date >= self.law.statute.start(self.options, self.published)

    def chapter(self, question: str) -> Chapter | None:
        """The question as it stands on the date; ``None`` where the plugin does not model it."""
        if question not in self._chapters:
            standard = self.law.standard(question)
            self._chapters[question] = self._chapter(question, standard) if isinstance(standard, Standard) else None
        return self._chapters[question]

    def _chapter(self, question: str, standard: Standard) -> Chapter:
        return Chapter(
            question,
            self,
            tuple(self._cited(item) for item in standard.requirements if self.worded(item.cites[0])),
            tuple(self._cited(item) for item in standard.values if self.worded(item.cites[0])),
            tuple(self._cited(item) for item in standard.notes if not item.cites or self.worded(item.cites[0])),
            tuple(self._cited(item) for item in standard.discretion if self.worded(item.cites[0])),
            tuple(self._cited(item) for item in standard.silences if self.in_force(item.cites[0])),
            self.date_readings(standard),
        )

    def _cited(self, item: AnyItem) -> AnyItem:
        """The item with only those citations whose own wording is in force and known."""
        changes: dict[str, Any] = {"cites": tuple(cite for cite in item.cites if self.worded(cite))}
        if isinstance(item, Requirement):
            changes["unless_cites"] = tuple(cite for cite in item.unless_cites if self.in_force(cite))
        return attrs.evolve(item, **changes)

    def date_readings(self, standard: Declarations) -> tuple[str, ...]:
        """Readings on which it depends whether something of this question is in force on this date, or from when."""
        found: dict[str, None] = {}
        for _name, cites, terms in standard.declared():
            parts = [part for term in terms for part in term.walk()]
            named = [part.citation for part in parts if isinstance(part, (AsWorded, InForce))]
            for citation in (*cites[:1], *named):
                found.update(dict.fromkeys(self._readings_on(citation)))
            for act in self.law.statute.acts:
                if act.reading and any(isinstance(part, StartOf) and part.act == act.id for part in parts):
                    found[act.reading] = None
        return tuple(found)

    def _readings_on(self, citation: str) -> Iterator[str]:
        """Readings with an option under which another wording of the provision, or none, is in force."""
        statute = self.law.statute
        for reading in statute.readings_for(citation):
            wordings = {
                statute.wording(citation, self.date, {**self.options, reading: option.id}, self.published)
                for option in self.law.readings[reading].options
            }
            if len(wordings) > 1:
                yield reading


@attrs.define(eq=False)
class Law:
    """One municipality's declarations."""

    municipality: Municipality
    statute: Statute
    readings: dict[str, Reading]
    plugin: str
    layers: tuple[str, ...] = ()
    units: tuple[UnitValue, ...] = ()
    vocabulary: Vocabulary = CORE
    _standards: dict[str, Any] = attrs.field(factory=dict, alias="standards")
    _states: dict[Any, LawOn] = attrs.field(factory=dict, init=False)
    _boundaries: dict[Any, tuple[Date, ...]] = attrs.field(factory=dict, init=False)
    _default_options: dict[str, str] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._default_options = {reading.id: reading.default for reading in self.readings.values()}
        faults = list(self._faults())
        if faults:
            raise DeclarationError(joined(faults))

    def _faults(self) -> Iterator[Message]:
        declared = tuple((reading.id, reading.cites, ()) for reading in self.readings.values())
        yield from problems(declared, self.statute, self.readings, self.vocabulary)
        for act in self.statute.acts:
            if act.reading and act.reading not in self.readings:
                yield _("act {act}: the reading {reading} is not declared.", act=act.id, reading=act.reading)
        for declarations in self._standards.values():
            yield from problems(declarations.declared(), self.statute, self.readings, self.vocabulary)
            if isinstance(declarations, Standard):
                yield from self._faults_of(declarations)

    def _faults_of(self, standard: Standard) -> Iterator[Message]:
        for name, _cites, terms in standard.declared():
            for path in dict.fromkeys(loose_entries(terms)):
                yield _("{item}: {path} stands outside every(...), any_(...) or count(...).", item=name, path=path)
        for requirement in standard.requirements:
            if not requirement.id.startswith(f"{self.municipality.slug}."):
                yield _("{item}: the id must start with {slug}.", item=requirement.id, slug=self.municipality.slug)

    @property
    def questions(self) -> tuple[str, ...]:
        """The questions that the plugin models."""
        return tuple(self._standards)

    def standard(self, question: str) -> Declarations | None:
        """What the law declares on a question; ``None`` where it is not modelled."""
        return self._standards.get(question)

    def unit_value(self, unit: str, date: Date, town: Town) -> int | Decimal | None:
        """The value of a fiscal unit in reais on ``date``: the case's own, else the plugin's; ``None`` if not known."""
        given = (town.unit_values or {}).get(unit)
        if given is not None:
            return given
        known = [value.value for value in self.units if value.unit == unit and value.from_ <= date <= value.until]
        return known[0] if known else None

    @property
    def published_is_a_fact(self) -> bool:
        """Whether the day of publication must come from the case or the profile."""
        return any(act.in_force == PUBLICATION for act in self.statute.acts)

    def options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All readings with their options: the defaults, replaced by those chosen for this town.

        Readings of other towns in ``chosen`` are left alone; an unknown reading or option of this town is an error.
        """
        mine = {key: value for key, value in chosen.items() if key.partition(".")[0] == self.municipality.slug}
        if not mine:
            return self._default_options
        for reading, option in mine.items():
            if reading not in self.readings:
                near = difflib.get_close_matches(reading, self.readings, 1)
                raise InputError(
                    _(
                        "There is no reading {reading} in the law of {town}. {hint}",
                        reading=reading,
                        town=self.municipality.title,
                        hint=_("Did you mean {near}?", near=near[0]) if near else _("See the plugin's readings."),
                    )
                )
            try:
                self.readings[reading].check(option)
            except DeclarationError as error:
                raise InputError(error.message) from None
        return {**self._default_options, **mine}

    def on(self, date: Date, options: dict[str, str], published: Date | None) -> LawOn:
        """This law on ``date``; the same object for all dates between two changes of the law."""
        published = published if self.published_is_a_fact else None
        chosen = (published, tuple(options.values()))
        boundaries = self._boundaries.get(chosen)
        if boundaries is None:
            boundaries = self._boundaries[chosen] = self._all_boundaries(options, published)
        key = (bisect_right(boundaries, date), chosen)
        state = self._states.get(key)
        if state is None:
            if len(self._states) > 512:  # noqa: PLR2004 - a bound on memory; old states are cheap to make again
                self._states.clear()
                self._boundaries.clear()
            state = self._states[key] = LawOn(self, date, options, published)
        return state

    def _all_boundaries(self, options: dict[str, str], published: Date | None) -> tuple[Date, ...]:
        """Every day on which something changes, under these options or if one reading on dates were another."""
        dated = {act.reading for act in self.statute.acts if act.reading}
        found = set(self.statute.boundaries(options, published))
        for reading in dated:
            for option in self.readings[reading].options:
                found.update(self.statute.boundaries({**options, reading: option.id}, published))
        return tuple(sorted(found))
