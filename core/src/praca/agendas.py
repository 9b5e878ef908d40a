"""Coming dates: the deadlines of proceedings and the duties of permits, for people and as iCalendar."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, time, timedelta
from datetime import date as Date
from typing import TYPE_CHECKING

import attrs

from praca.errors import InputError
from praca.language import Message, Text, _

if TYPE_CHECKING:
    from collections.abc import Iterable

    from praca.language import Lang
    from praca.plugins import Registry
    from praca.rulings import Ruling


@attrs.frozen
class Duty:
    """One date: what is due, by which provision, in which case and town."""

    date: Date
    text: Text | Message
    citations: tuple[str, ...]
    case: str
    town: str
    key: str
    consequence: Text | Message | None = None


def duties(rulings: Iterable[Ruling], registry: Registry, *, past: bool = False) -> list[Duty]:
    """The dates of rulings in order: open deadlines and values that are dates; past ones too on request."""
    found = []
    for ruling in rulings:
        law = registry.law(ruling.municipality)
        title = law.municipality.title
        for deadline in ruling.deadlines:
            if deadline.due is not None and (past or deadline.status == "open"):
                step = next(
                    (s for s in getattr(law.standard(ruling.question), "steps", ()) if s.id == deadline.step), None
                )
                text = step.text if step is not None else Text(deadline.step, deadline.step)
                key = f"{ruling.question}.{ruling.subject or ''}.{deadline.step}"
                found.append(Duty(deadline.due, text, deadline.citations, ruling.case, title, key))
        declared = {value.id: value for value in getattr(law.standard(ruling.question), "values", ())}
        for name, given in ruling.values.items():
            if isinstance(given.value, Date) and name in declared and (past or given.value >= ruling.date):
                consequence = _consequence(ruling, given.citations)
                key = f"{ruling.question}.{name}"
                found.append(
                    Duty(given.value, declared[name].text, given.citations, ruling.case, title, key, consequence)
                )
    return sorted(found, key=lambda duty: (duty.date, duty.town, duty.key))


def _consequence(ruling: Ruling, citations: tuple[str, ...]) -> Text | Message | None:
    """What a missed date leads to: the requirement of the same question that rests on the same provision."""
    for finding in ruling.findings:
        if set(finding.citations) & set(citations):
            effects = {
                "bars": _("if missed, the question is answered against the holder"),
                "ground": _("if missed, a ground for the authority to act"),
                "duty": _("if missed, a breach of duty"),
            }
            return effects.get(finding.effect)
    return None


def as_icalendar(found: Iterable[Duty], lang: Lang) -> bytes:
    """An iCalendar file with one all-day event a duty; the same duty keeps its UID from run to run.

    Needs the extra ``calendar``; :class:`InputError` says so where it is not installed.
    """
    try:
        import icalendar  # noqa: PLC0415 - an extra: its absence is told when it is needed
    except ImportError:
        raise InputError(
            _("Writing iCalendar files needs the package icalendar: install praca with its extra, praca[calendar].")
        ) from None
    calendar = icalendar.Calendar()
    calendar.add("prodid", "-//Praca//praca//PT")
    calendar.add("version", "2.0")
    for duty in found:
        event = icalendar.Event()
        digest = hashlib.sha256(f"{duty.case}|{duty.town}|{duty.key}".encode()).hexdigest()[:32]
        event.add("uid", f"{digest}@praca")
        event.add("summary", f"{duty.town}: {duty.text.render(lang)}")
        event.add("description", f"{duty.case} [{'; '.join(duty.citations)}]")
        event.add("dtstart", duty.date)
        event.add("dtend", duty.date + timedelta(days=1))
        # A stamp that does not change: the file is the same for the same answers.
        event.add("dtstamp", _midnight(duty.date))
        calendar.add_component(event)
    return bytes(calendar.to_ical())


def _midnight(day: Date) -> object:
    return datetime.combine(day, time(), tzinfo=UTC)
