"""Puts the breaches of a case, and those of its history, under the items of a penalty schedule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.errors import CitationError, DeclarationError, InputError
from praca.facts.acts import NO_ITEM, Acts, ClassifiedAct, ClassifiedPast
from praca.facts.situation import Situation
from praca.facts.state import NEVER
from praca.statute.citation import parse

if TYPE_CHECKING:
    from praca.facts.infraction import EarlierInfraction
    from praca.law import LawOn
    from praca.rules.penalties import Item, PenaltySchedule

OTHER_BREACH = "other_breach"


@attrs.frozen(kw_only=True)
class PenaltySituation(Situation):
    """The facts with one breach of the case singled out, and all of them together."""

    act: ClassifiedAct
    acts: Acts


@attrs.frozen(eq=False)
class Breach:
    """One breach named by the case, with its item (``None``: the law does not list it; ``named`` false: not named)."""

    conduct: str | None
    provision: str | None
    item: Item | None
    key: str | None
    named: bool = True


def breaches(schedule: PenaltySchedule, facts: Situation, state: LawOn) -> list[Breach]:
    """The breaches of the case in order; raises :class:`InputError` for a provision that the law does not have."""
    infraction = facts.infraction
    first = (infraction.conduct, infraction.provision, infraction.duty)
    found = [_breach(schedule, state, *first)]
    together = infraction.together_with
    for code in together if isinstance(together, tuple) else ():
        is_code = code in _codes(schedule) or _is_code(code)
        found.append(_breach(schedule, state, code if is_code else None, None if is_code else code, None))
    return found


def _codes(schedule: PenaltySchedule) -> set[str]:
    return {conduct for item in schedule.all_items() for conduct in item.conducts}


def _is_code(text: str) -> bool:
    return text.replace("_", "").replace(":", "").isalnum() and text == text.lower() and " " not in text


def _breach(
    schedule: PenaltySchedule, state: LawOn, conduct: str | None, provision: str | None, duty: str | None
) -> Breach:
    if conduct is None and provision is None:
        return Breach(None, None, None, None, named=False)
    if conduct is not None and not (conduct == OTHER_BREACH and provision is not None):
        for item in schedule.all_items():
            if conduct in item.conducts:
                # Under a clause for all other duties, only the same duty is the same infraction.
                return Breach(conduct, provision, item, _key(item, duty if conduct == OTHER_BREACH else None))
        return Breach(conduct, provision, None, NO_ITEM)
    assert provision is not None  # noqa: S101 - the two cases above leave no other
    named = item_of_provision(schedule, provision, state)
    extra = duty or (canonical(provision, state) if named is not None and named is schedule.residual else None)
    return Breach(conduct, provision, named, NO_ITEM if named is None else _key(named, extra))


def _key(item: Item, extra: str | None) -> str:
    return item.id if extra is None else f"{item.id}|{extra}"


def canonical(provision: str, state: LawOn) -> str:
    """The provision as the statute names it; :class:`InputError` with near misses for one it does not have."""
    try:
        return state.law.statute.get(parse(provision)).id
    except (CitationError, DeclarationError) as error:
        raise InputError(error.message) from None


def item_of_provision(schedule: PenaltySchedule, provision: str, state: LawOn) -> Item | None:
    """The item named by a provision: what it is the basis of, else an item that cites it, else the general clause."""
    wanted = canonical(provision, state)
    # The general clause first: items that stand under it may share its provision as their basis.
    for item in (*filter(None, (schedule.residual,)), *schedule.items):
        if item.cites[0] == wanted:
            return item
    for item in schedule.items:
        if wanted in item.cites:
            return item
    if schedule.residual is not None and state.worded(wanted):
        return schedule.residual
    return None


def act_of(breach: Breach, facts: Situation, history: tuple[ClassifiedPast, ...] | None) -> ClassifiedAct:
    """The breach as the terms of a schedule read it."""
    infraction = facts.infraction
    return ClassifiedAct(
        conduct=breach.conduct,
        provision=breach.provision,
        duty=infraction.duty,
        date=infraction.date,
        noticed=None if infraction.noticed is NEVER else infraction.noticed,  # type: ignore[arg-type]
        offender=infraction.offender,
        history=history,
        **_marks(breach.item, breach.key, known=breach.named),
    )


def history_of(schedule: PenaltySchedule, facts: Situation, state: LawOn) -> tuple[ClassifiedPast, ...] | None:
    """The history, each entry under its item; ``None`` where it is not given."""
    entries = facts.infraction.history
    return None if entries is None else tuple(_past(schedule, entry, state) for entry in entries)


def _past(schedule: PenaltySchedule, entry: EarlierInfraction, state: LawOn) -> ClassifiedPast:
    breach = _breach(schedule, state, entry.conduct, entry.provision, entry.duty)
    return ClassifiedPast(
        conduct=entry.conduct,
        provision=entry.provision,
        duty=entry.duty,
        date=entry.date,
        noticed=entry.noticed,
        final=entry.final,
        outcome=entry.outcome,
        sanction=entry.sanction,
        # The contract: whoever is not named is the same person.
        by=entry.by or "same",
        **_marks(breach.item, breach.key, known=breach.named),
    )


def _marks(item: Item | None, key: str | None, *, known: bool) -> dict[str, Any]:
    """What item and group give an act; an act that is not named leaves all of it unknown."""
    if not known:
        return {}
    group = None if item is None else item.group
    if group is None:
        return {"item": key or NO_ITEM, "group": NO_ITEM, "range": NO_ITEM, "base": 0, "points": 0}
    return {"item": key, "group": group.id, "range": group.range, "base": group.base, "points": group.points}
