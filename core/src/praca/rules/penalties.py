"""The penalty schedule of a law, as data: infractions, groups, sanctions with their conditions, repetition.

An *item* says what is forbidden; a *clause* what follows from it, under which condition, and by which provision.  The
judge classifies the breach of the case and its history under the items, and lists the sanctions of every answer that
missing facts leave possible.  Terms of a clause read ``act`` (the breach), ``past`` (an entry of the history, inside a
quantifier) and ``each_act`` (every breach of the case).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

import attrs

from praca.errors import DeclarationError
from praca.facts.acts import Acts, ClassifiedAct
from praca.language import Text, _
from praca.rules.codes import known_code
from praca.rules.quantifiers import entry
from praca.rules.references import Block, EntryList
from praca.rules.term import FALSE, TRUE, Term, lift, truth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.rules.dates import Period
    from praca.rules.standard import Authority, Note, Value

act = Block("act", ClassifiedAct, path="infraction")
past = entry(EntryList("act", act.history._block, path="infraction.history", steps=("history",)), "past")  # noqa: SLF001 - Block keeps its names free for facts
each_act = entry(
    EntryList("acts", Block("acts", Acts, path="infraction").all._block, path="infraction.conduct", steps=("all",)),  # noqa: SLF001
    "each_act",
)

SanctionKind = Literal[
    "warning", "fine", "suspension", "impediment", "removal", "seal", "seizure", "revocation", "cancellation", "lapse"
]
Force = Literal["mandatory", "discretionary"]
Until = Literal["repair", "new_inspection", "regularised", "cured"]


@attrs.frozen(eq=False)
class Group:
    """A class of infractions with what they have in common; ``base`` is in the law's own unit."""

    id: str
    cites: tuple[str, ...]
    base: int = 0
    points: int = 0
    range: str = "none"


@attrs.frozen(eq=False)
class Item:
    """One infraction: its provisions (the first is its basis), the neutral conducts it covers, its group.

    ``when`` says whether the act is forbidden at all; ``lawful`` when the law does not object to it.
    """

    id: str
    cites: tuple[str, ...]
    text: Text
    conducts: tuple[str, ...]
    group: Group | None
    when: Term
    lawful: Term
    clauses: tuple[Clause, ...]


@attrs.frozen(eq=False)
class Clause:
    """One sanction that the law ties to an act, with its condition.

    Exactly one of the lengths may be given; a suspension, impediment or seizure without one has a length that the law
    leaves to the authority.  ``for_`` is a term over codes (holder, driver, outsider).
    """

    kind: SanctionKind
    cites: tuple[str, ...]
    when: Term
    amount: Term | None = None
    low: Term | None = None
    high: Term | None = None
    unit: str | None = None
    days: Term | None = None
    months: Term | None = None
    up_to_days: Term | None = None
    until: Until | None = None
    forever: bool = False
    force: Force = "mandatory"
    authority: Authority | None = None
    for_: Term | None = None
    instead_of: SanctionKind | None = None
    one_of: str | None = None
    discount: tuple[int, int] | None = None
    group_cites: bool = False

    def terms(self) -> tuple[Term, ...]:
        """Everything that the facts may leave open."""
        terms = (self.when, self.amount, self.low, self.high, self.days, self.months, self.up_to_days, self.for_)
        return tuple(term for term in terms if term is not None)


@attrs.frozen(eq=False)
class PenaltySchedule:
    """What a law punishes and how.

    ``residual`` is the general clause: it takes in a breach of any provision of the law that no item names.
    ``looked_in`` are the provisions in which an unlisted conduct was looked for.  ``several`` is cited when several
    breaches are punished at once.
    """

    items: tuple[Item, ...]
    clauses: tuple[Clause, ...] = ()
    residual: Item | None = None
    looked_in: tuple[str, ...] = ()
    several: tuple[str, ...] = ()
    values: tuple[Value, ...] = ()
    notes: tuple[Note, ...] = ()

    def __attrs_post_init__(self) -> None:
        ids = Counter(item.id for item in self.items)
        conducts = Counter(conduct for item in self.items for conduct in item.conducts)
        twice = [key for counter in (ids, conducts) for key, times in counter.items() if times > 1]
        if twice:
            raise DeclarationError(
                _(
                    "Each item, and each conduct, stands once in a penalty schedule; found twice: {ids}.",
                    ids=", ".join(twice),
                )
            )
        if not self.looked_in:
            raise DeclarationError(_("A penalty schedule says where an unlisted conduct was looked for (looked_in=)."))

    def all_items(self) -> Iterator[Item]:
        """The items and the general clause."""
        yield from self.items
        if self.residual is not None:
            yield self.residual

    def declared(self) -> Iterator[tuple[str, tuple[str, ...], tuple[Term, ...]]]:
        """Id, provisions (the basis first) and terms of everything declared."""
        for item in self.all_items():
            yield item.id, (*item.cites, *(() if item.group is None else item.group.cites)), (item.when, item.lawful)
        for clause in self.all_clauses():
            yield clause.kind, clause.cites, clause.terms()
        for value in self.values:
            yield value.id, value.cites, (value.is_, value.only_if)
        for note in self.notes:
            yield note.id, note.cites, (note.when,)
        yield "looked_in", self.looked_in, ()
        yield "several", self.several, ()

    def all_clauses(self) -> Iterator[Clause]:
        """The clauses of the schedule and of its items."""
        yield from self.clauses
        for item in self.all_items():
            yield from item.clauses


def infraction_item(
    item_id: str,
    *cites: str,
    pt: str,
    en: str,
    conducts: str | tuple[str, ...] = (),
    group: Group | None = None,
    when: object = TRUE,
    lawful: object = FALSE,
    clauses: tuple[Clause, ...] = (),
) -> Item:
    """Declare an infraction; ``pt``/``en`` says what is forbidden, in own words."""
    codes = (conducts,) if isinstance(conducts, str) else tuple(conducts)
    for code in codes:
        known_code("conducts", code)
    if not cites:
        raise DeclarationError(_("The infraction {id} cites no provision.", id=item_id))
    return Item(item_id, cites, Text(pt, en), codes, group, truth(when), truth(lawful), clauses)


def sanction(
    kind: SanctionKind,
    *cites: str,
    when: object = TRUE,
    amount: object | None = None,
    low: object | None = None,
    high: object | None = None,
    unit: str | None = None,
    days: object | None = None,
    months: object | None = None,
    up_to_days: object | None = None,
    until: Until | None = None,
    forever: bool = False,
    force: Force = "mandatory",
    authority: Authority | None = None,
    for_: object | None = None,
    instead_of: SanctionKind | None = None,
    one_of: str | None = None,
    discount: tuple[int, int] | None = None,
    group_cites: bool = False,
) -> Clause:
    """Declare a sanction; ``group_cites`` puts the provisions of the act's group in front of ``cites``."""
    if not cites and not group_cites:
        raise DeclarationError(_("A {kind} cites no provision: name the one it comes from.", kind=kind))
    if kind == "fine" and unit is None and (amount is not None or low is not None):
        raise DeclarationError(_("A fine needs the unit in which the law states it (unit=)."))
    lengths = [x for x in (days, months, up_to_days, until, forever or None) if x is not None]
    if len(lengths) > 1:
        raise DeclarationError(_("A {kind} has one length at most, found {count}.", kind=kind, count=len(lengths)))

    def term(value: object | None) -> Term | None:
        return None if value is None else lift(value)

    return Clause(
        kind,
        cites,
        truth(when),
        term(amount),
        term(low),
        term(high),
        unit,
        term(days),
        term(months),
        term(up_to_days),
        until,
        forever,
        force,
        authority,
        term(for_),
        instead_of,
        one_of,
        discount,
        group_cites,
    )


def repetition(
    *,
    same: Term,
    final_by: Term,
    after: Term | None = None,
    window: Period | None = None,
    anchor: Term | None = None,
    until: Term | None = None,
    counts: object = TRUE,
) -> Term:
    """When an entry of the history (``past``) makes the act a repetition: one rule for all laws, with parameters.

    ``same``: what must agree (item, duty, range).  The earlier act is of the same person, was punished, and its
    decision final by ``final_by``.  The new act comes after ``after`` (usually the earlier notice).  ``window`` runs
    from
    ``anchor`` and must reach ``until`` (by default the new act), its last day included; without one, time does not
    matter.
    ``counts`` narrows further (a warning that does not count).
    """
    condition: Term = (
        same & (past.by == "same") & (past.outcome == "punished") & (past.final <= final_by) & truth(counts)
    )
    if after is not None:
        condition = condition & (act.date > after)
    if window is not None:
        start = past.noticed if anchor is None else anchor
        condition = condition & ((act.date if until is None else until) <= start + window)
    return condition


__all__ = [
    "Clause",
    "Group",
    "Item",
    "PenaltySchedule",
    "act",
    "each_act",
    "infraction_item",
    "past",
    "repetition",
    "sanction",
]
