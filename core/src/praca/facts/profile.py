"""The town profile: what a law leaves to later acts, and what a prefeitura decides once, dated and with sources.

A YAML file per municipality.  Its facts stand in for those that a case does not give (the case goes before the profile,
the profile before the plugin), on the dates for which they are stated; a ruling names those that it took.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

import attrs

from praca.errors import CaseError, InputError
from praca.facts.field import fields_of, open_field
from praca.facts.problems import Found, Problem, Refused, path_of, refuse, unknown_key
from praca.facts.structure import Structurer, structurer
from praca.facts.town import Town
from praca.facts.vocabulary import CORE, Vocabulary
from praca.facts.yaml_reader import MAX_BYTES, decode, read_yaml
from praca.language import Text, _

VERSION: Final = 1
_OWN: Final = ("holidays", "unit_values")
"""Facts of the town that have a list of their own in a profile."""


def _entry(kind: str, pt: str, en: str, **options: Any) -> Any:
    return open_field(kind, Text(pt, en), Text(f"Informe: {pt}.", f"State: {en}."), **options)  # type: ignore[arg-type]


@attrs.frozen(kw_only=True)
class TownFact:
    """A fact of the town, valid from a day on (until another day, or until the next entry of the same fact)."""

    fact: str = _entry("text", "fato do município", "fact of the town", required=True)
    from_: dt.date | None = _entry("date", "início de validade", "first day")
    until: dt.date | None = _entry("date", "fim de validade", "last day")
    source: str = _entry("text", "fonte", "source", required=True)
    series: str | None = _entry("text", "série (censo, estimativa)", "series (census, estimate)")
    value: Any = None


@attrs.frozen(kw_only=True)
class Holiday:
    """A municipal holiday: one date, or a day of every year since its act."""

    name: str = _entry("text", "nome do feriado", "name of the holiday", required=True)
    date: dt.date | None = _entry("date", "data", "date")
    month: int | None = _entry("int", "mês", "month", low=1, high=12)
    day: int | None = _entry("int", "dia", "day", low=1, high=31)
    since: int | None = _entry("year", "primeiro ano", "first year")
    until: int | None = _entry("year", "último ano", "last year")
    source: str = _entry("text", "fonte", "source", required=True)

    def dates(self, first: int, last: int) -> tuple[dt.date, ...]:
        """Its days in the years from ``first`` to ``last``."""
        if self.date is not None:
            return (self.date,)
        if self.month is None or self.day is None:
            return ()
        years = range(max(first, self.since or first), min(last, self.until or last) + 1)
        return tuple(day for year in years if (day := _day(year, self.month, self.day)) is not None)


def _day(year: int, month: int, day: int) -> dt.date | None:
    try:
        return dt.date(year, month, day)
    except ValueError:
        return None


@attrs.frozen(kw_only=True)
class UnitEntry:
    """The value of a fiscal unit in reais for a period."""

    unit: str = _entry("text", "unidade fiscal", "fiscal unit", required=True)
    value: int | Decimal = _entry("number", "valor em reais", "value in reais", required=True, low=0)
    from_: dt.date = _entry("date", "início de vigência", "first day", required=True)
    until: dt.date | None = _entry("date", "fim de vigência", "last day")
    source: str = _entry("text", "fonte", "source", required=True)


@attrs.frozen(kw_only=True)
class AdoptedReading:
    """An interpretation that the legal department adopted."""

    id: str = _entry("text", "interpretação", "reading", required=True)
    option: str = _entry("text", "opção", "option", required=True)
    opinion: str = _entry("text", "parecer", "opinion", required=True)
    from_: dt.date | None = _entry("date", "adotada em", "adopted on")


@attrs.frozen(kw_only=True)
class Body:
    """The body that holds an authority's power in the town."""

    authority: str = _entry("code", "autoridade", "authority", codes="authorities", required=True)
    name: str = _entry("text", "nome do órgão", "name of the body", required=True)
    from_: dt.date | None = _entry("date", "desde", "since")
    source: str = _entry("text", "fonte", "source", required=True)


@attrs.frozen(kw_only=True)
class Profile:
    """One municipality's profile; :meth:`town_on` gives its facts on a date."""

    profile: int = _entry("int", "versão do perfil", "version of the profile", required=True)
    municipality: str = _entry("text", "município", "municipality", required=True)
    facts: tuple[TownFact, ...] = ()
    holidays: tuple[Holiday, ...] | None = _entry("blocks", "feriados", "holidays", block=Holiday)
    unit_values: tuple[UnitEntry, ...] | None = _entry("blocks", "unidades fiscais", "fiscal units", block=UnitEntry)
    readings: tuple[AdoptedReading, ...] | None = _entry("blocks", "interpretações", "readings", block=AdoptedReading)
    bodies: tuple[Body, ...] | None = _entry("blocks", "órgãos", "bodies", block=Body)
    file: str | None = None

    def readings_on(self, date: dt.date) -> dict[str, AdoptedReading]:
        """The interpretations adopted by ``date``; a later adoption goes before an earlier one."""
        adopted = [one for one in self.readings or () if one.from_ is None or one.from_ <= date]
        return {one.id: one for one in sorted(adopted, key=lambda one: one.from_ or dt.date.min)}

    def town_on(self, date: dt.date, given: Town | None) -> tuple[Town, tuple[str, ...]]:
        """``given`` (a case's facts of the town) filled up from the profile, and a line on each fact that was taken."""
        town = given or Town()
        changes: dict[str, Any] = {}
        taken: list[str] = []
        for entry in sorted(self.facts, key=lambda one: one.from_ or dt.date.min):
            attribute = fields_of(Town)[entry.fact][0]
            valid = (entry.from_ is None or entry.from_ <= date) and (entry.until is None or date <= entry.until)
            # The day of publication is a fact of the past for every date, also for one before it.
            if (valid or entry.fact == "law_published") and getattr(town, attribute) is None:
                changes[attribute] = entry.value
                series = f", {entry.series}" if entry.series else ""
                taken = [line for line in taken if not line.startswith(f"town.{entry.fact} ")]
                taken.append(f"town.{entry.fact} = {_shown(entry.value)} ({entry.source}{series})")
        holidays = self._holidays(date)
        if holidays:
            changes["holidays"] = tuple(sorted({*(town.holidays or ()), *(day for day, _line in holidays)}))
            taken.extend(line for day, line in holidays if abs((day - date).days) <= 366)  # noqa: PLR2004 - a year around
        units = {
            entry.unit: entry
            for entry in self.unit_values or ()
            if entry.from_ <= date and (entry.until is None or date <= entry.until)
        }
        if units:
            own = dict(town.unit_values or {})
            changes["unit_values"] = {**{unit: entry.value for unit, entry in units.items()}, **own}
            taken.extend(
                f"town.unit_values.{unit} = {entry.value} ({entry.source})"
                for unit, entry in units.items()
                if unit not in own
            )
        return (attrs.evolve(town, **changes) if changes else town), tuple(taken)

    def _holidays(self, date: dt.date) -> list[tuple[dt.date, str]]:
        """The holidays of the years around a date: no count of days reaches further."""
        return [
            (day, f"{day.isoformat()} {holiday.name} ({holiday.source})")
            for holiday in self.holidays or ()
            for day in holiday.dates(date.year - 11, date.year + 11)
        ]


def _shown(value: Any) -> str:
    return (
        value.isoformat()
        if hasattr(value, "isoformat")
        else str(value).lower()
        if isinstance(value, bool)
        else str(value)
    )


def load_profiles(folder: str | Path, vocabulary: Vocabulary = CORE) -> dict[str, Profile]:
    """The profiles in a folder (``*.yaml``), by the municipality as each names it.

    Raises :class:`InputError` for a folder that cannot be read, :class:`CaseError` with every fault of the files.
    """
    path = Path(folder)
    if not path.is_dir():
        raise InputError(_("There is no folder {path} with town profiles; check the name.", path=str(path)))
    found: dict[str, Profile] = {}
    problems: list[Problem] = []
    for file in sorted([*path.glob("*.yaml"), *path.glob("*.yml")]):
        try:
            profile = read_profile(_text_of(file), vocabulary, str(file))
        except CaseError as error:
            problems.extend(problem for problem in error.problems if isinstance(problem, Problem))
            continue
        if profile.municipality in found:
            message = _(
                "the municipality already has a profile in {file}; keep one.", file=found[profile.municipality].file
            )
            problems.append(Problem(str(file), None, None, "municipality", profile.municipality, message))
            continue
        found[profile.municipality] = profile
    if problems:
        raise _error(problems)
    return found


def _text_of(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            return decode(stream.read(MAX_BYTES + 1))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InputError(_("The file {path} cannot be read ({reason}).", path=str(file), reason=reason)) from None


def read_profile(text: str, vocabulary: Vocabulary = CORE, file: str | None = None) -> Profile:
    """The profile in ``text``; raises :class:`CaseError` with every fault."""
    reading = read_yaml(text)
    problems = [Problem(file, fault.line, None, path_of(fault.steps), None, fault.message) for fault in reading.faults]
    if reading.stopped is not None:
        problems.append(Problem(file, reading.stopped[0], None, "", None, reading.stopped[1]))
    elif len(reading.documents) != 1 or not isinstance(reading.documents[0], Mapping):
        message = _("A profile is one mapping that begins with profile: 1 and municipality: …")
        problems.append(Problem(file, None, None, "", None, message))
    if problems:
        raise _error(problems)
    try:
        return attrs.evolve(_structured(reading.documents[0], structurer(vocabulary)), file=file)
    except Refused as refused:
        raise _error(
            [Problem(file, None, None, path_of(fault.steps), fault.value, fault.message) for fault in refused.found]
        ) from None


def _error(problems: list[Problem]) -> CaseError:
    first = problems[0]
    message = _(
        "{count} problem(s) in the town profiles; the first: {first}", count=len(problems), first=first.render("en")
    )
    return CaseError(message, tuple(problems))


def _structured(data: Mapping[str, Any], reader: Structurer) -> Profile:
    found: list[Found] = []
    plain = {key: value for key, value in data.items() if key != "facts"}
    profile: Profile | None = None
    try:
        profile = reader.block(Profile, plain)
    except Refused as refused:
        found.extend(refused.found)
    if data.get("profile") not in (VERSION, None):
        message = _(
            "this profile has version {found}; this Praça reads version {known}.", found=data["profile"], known=VERSION
        )
        found.append(Found(("profile",), data["profile"], message))
    facts = []
    listed = data.get("facts") or ()
    for index, entry in enumerate(listed if isinstance(listed, list) else (listed,)):
        try:
            facts.append(_fact(entry, reader))
        except Refused as refused:
            found.extend(fault.under("facts", index) for fault in refused.found)
    if found or profile is None:
        raise Refused(found)
    return attrs.evolve(profile, facts=tuple(facts))


def _fact(entry: Any, reader: Structurer) -> TownFact:
    if not isinstance(entry, Mapping):
        raise refuse(entry, _("expected an entry such as {{fact: population, value: 12770, source: …}}."))
    fact: TownFact = reader.block(TownFact, {key: value for key, value in entry.items() if key != "value"})
    known = {key: info for key, (_attribute, info) in fields_of(Town).items() if key not in _OWN}
    if fact.fact not in known:
        raise Refused([Found(("fact",), fact.fact, unknown_key(fact.fact, list(known), []))])
    if entry.get("value") is None:
        raise Refused([Found(("value",), None, _("the entry states no value; give one."))])
    try:
        value = reader.field(known[fact.fact], entry["value"])
    except Refused as refused:
        raise Refused([fault.under("value") for fault in refused.found]) from None
    return attrs.evolve(fact, value=value)
