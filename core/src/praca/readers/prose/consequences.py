"""Sanctions, deadlines and next steps of a ruling in words, from the plain form that the data contract fixes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from praca.language import Text, _

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from decimal import Decimal

    from praca.language import Message
    from praca.readers.prose.words import Words

Plain = dict[str, Any]

ENDS: Final = {
    "repair": Text("até o conserto", "until the repair"),
    "new_inspection": Text("até nova vistoria", "until a new inspection"),
    "regularised": Text("até a regularização", "until regularised"),
    "cured": Text("até sanar a falha", "until the fault is cured"),
}
"""What ends a sanction without a fixed length, by the codes of ``duration.until``."""


def duration_said(duration: Mapping[str, Any], words: Words) -> str:
    """How long a sanction lasts; an empty duration is one that the law leaves to the authority."""
    if "up_to" in duration:
        return words.of(_("up to {length}", length=duration_said(duration["up_to"], words)))
    if duration.get("forever"):
        return words.of(_("for good"))
    if "until" in duration:
        known = ENDS.get(duration["until"])
        return str(duration["until"]) if known is None else words.of(known)
    parts = [words.of(_length(unit, duration[unit])) for unit in ("years", "months", "days") if unit in duration]
    return " + ".join(parts) or words.of(_("length left to the authority"))


def _length(unit: str, count: int) -> Message:
    if unit == "days":
        return _("1 day") if count == 1 else _("{count} days", count=count)
    if unit == "months":
        return _("1 month") if count == 1 else _("{count} months", count=count)
    return _("1 year") if count == 1 else _("{count} years", count=count)


def sanction_said(sanction: Plain, words: Words) -> str:
    """One sanction in a line: what, how much or how long, for whom, by whom, whether it must follow."""
    head = words.code("sanction_kinds", sanction["kind"])
    amount = _amount(sanction, words)
    if amount:
        head = f"{head}: {amount}"
    if sanction.get("duration") is not None:
        head = f"{head}: {duration_said(sanction['duration'], words)}"
    return "; ".join([head, *_particulars(sanction, words)])


def _amount(sanction: Plain, words: Words) -> str:
    unit = sanction.get("unit") or ""
    low, high, amount = sanction.get("amount_min"), sanction.get("amount_max"), sanction.get("amount")
    if amount is not None:
        text = _in_unit(amount, unit, words)
    elif low is not None and high is not None:
        ends = (_in_unit(end, unit, words) for end in (low, high))
        text = words.of(_("from {low} to {high}, graded by the authority", low=next(ends), high=next(ends)))
    elif high is not None:
        text = words.of(_("up to {length}", length=_in_unit(high, unit, words)))
    elif low is not None:
        text = words.of(_("at least {amount}", amount=_in_unit(low, unit, words)))
    else:
        return ""
    if sanction.get("brl") is not None and unit != "BRL":
        text = f"{text} ({words.money(sanction['brl'])})"
    return text


def _in_unit(amount: int | Decimal, unit: str, words: Words) -> str:
    return words.money(amount) if unit in ("BRL", "R$") else f"{words.figure(amount)} {unit}".strip()


def _particulars(sanction: Plain, words: Words) -> Iterator[str]:
    if sanction.get("force"):
        yield words.code("sanction_forces", sanction["force"])
    if sanction.get("for"):
        yield words.of(_("for: {who}", who=words.party(sanction["for"])))
    if sanction.get("authority"):
        yield words.of(_("by: {who}", who=words.authority(sanction["authority"])))
    conduct = sanction.get("conduct") or sanction.get("provision")
    if conduct:
        yield words.of(_("conduct: {conduct}", conduct=words.code("conducts", conduct)))
    if sanction.get("instead_of"):
        yield words.of(_("instead of: {kind}", kind=words.code("sanction_kinds", sanction["instead_of"])))
    if sanction.get("one_of"):
        yield words.of(_("one of the alternatives {label}", label=sanction["one_of"]))
    discount = sanction.get("discount")
    if discount:
        percent = words.figure(discount["percent"])
        yield words.of(_("discount if paid within {days} days: {percent}%", percent=percent, days=discount["days"]))
    if sanction.get("certain") is False:
        yield words.of(_("not certain: hangs on a missing fact"))


def deadline_said(deadline: Plain, words: Words) -> str:
    """One deadline in a line: step, last day, status, before whom, with what effect."""
    status = words.code("deadline_statuses", deadline["status"])
    step = words.code("steps", deadline["step"])
    due = words.iso_day(deadline.get("due"))
    parts = [f"{step}: {words.of(_('until {date}', date=due))} ({status})" if due else f"{step}: {status}"]
    strict = deadline.get("due_strict")
    if strict and strict != deadline.get("due"):
        parts.append(words.of(_("{date} if the last day does not move", date=words.iso_day(strict))))
    if deadline.get("authority"):
        parts.append(words.authority(deadline["authority"]))
    if deadline.get("effect"):
        parts.append(words.code("deadline_effects", deadline["effect"]))
    return "; ".join(parts)


def next_said(step: Plain, words: Words) -> str:
    """What may or must be done next: the act, by whom, until when, before whom."""
    parts = [words.code("steps", step["act"])]
    if step.get("by"):
        parts.append(words.of(_("by: {who}", who=words.party(step["by"]))))
    if step.get("until"):
        parts.append(words.of(_("until {date}", date=words.iso_day(step["until"]))))
    if step.get("before"):
        parts.append(words.of(_("before: {who}", who=words.authority(step["before"]))))
    return "; ".join(parts)


def checklist_said(item: Plain, words: Words) -> str:
    """One item that a paper must hold, and whether it does."""
    name = str(item["item"])
    labels = (words.code(catalogue, name) for catalogue in ("auto_contents", "filing_contents", "documents"))
    label = next((found for found in labels if found != name), name)
    return f"{label}: {words.code('checklist_states', item['state'])}"
