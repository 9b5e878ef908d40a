"""What a law demands, as data: requirements, values, notes, discretion and declared silence of one question.

A requirement reads like the provision it comes from: one duty, its citations (the first is its basis and gives the
period in which it binds), the condition that must hold, when it applies at all, and what excuses from it.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Literal, get_args

import attrs

from praca.errors import DeclarationError
from praca.language import Text, _
from praca.rules.term import FALSE, TRUE, Term, lift, truth

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Effect = Literal["bars", "ground", "duty"]
NoteKind = Literal["federal", "doubt", "power", "assumption", "calendar", "text"]
Authority = Literal["agent", "department", "commission", "mayor", "executive", "municipal_authority", "court"]

_ID = re.compile(r"[a-z][a-z0-9_]*(@[a-z0-9-]+)?(\.[a-z][a-z0-9_]*)+\Z")


@attrs.frozen(eq=False)
class Requirement:
    """One demand of the law.

    Met when ``holds`` or ``unless`` holds, or when ``only_if`` does not; ``bars`` (violated: the question is denied),
    ``ground`` (an authority must act on it) or ``duty`` (a breach that changes no verdict here).  A ground bars from
    the moment that ``bars_if`` is known to hold: the authority has acted on it.
    """

    id: str
    cites: tuple[str, ...]
    text: Text
    holds: Term
    only_if: Term
    unless: Term
    unless_cites: tuple[str, ...]
    effect: Effect
    bars_if: Term = FALSE

    def terms(self) -> tuple[Term, ...]:
        """The three conditions that decide whether it is met."""
        return (self.only_if, self.holds, self.unless)


@attrs.frozen(eq=False)
class Value:
    """A figure or date that the law yields for the case; left out where ``only_if`` does not hold."""

    id: str
    cites: tuple[str, ...]
    text: Text
    is_: Term
    only_if: Term


@attrs.frozen(eq=False)
class Note:
    """Something that a reader of the ruling must know and that decides nothing."""

    id: str
    kind: NoteKind
    cites: tuple[str, ...]
    text: Text
    when: Term


@attrs.frozen(eq=False)
class Discretion:
    """A choice that the law leaves to an authority, once the fixed requirements are met."""

    id: str
    cites: tuple[str, ...]
    text: Text
    authority: Authority
    options: tuple[str, ...]
    when: Term
    after: tuple[str, ...]


@attrs.frozen(eq=False)
class Silence:
    """The law has no rule here, and the provisions in which one was looked for."""

    id: str
    cites: tuple[str, ...]
    text: Text
    when: Term


Item = Requirement | Value | Note | Discretion | Silence


@attrs.frozen(eq=False)
class Standard:
    """One question of one law, answered by requirements."""

    requirements: tuple[Requirement, ...] = ()
    values: tuple[Value, ...] = ()
    notes: tuple[Note, ...] = ()
    discretion: tuple[Discretion, ...] = ()
    silences: tuple[Silence, ...] = ()

    def __attrs_post_init__(self) -> None:
        for field, kind in _KIND_OF.items():
            wrong = [item for item in getattr(self, field) if not isinstance(item, kind)]
            if wrong:
                raise DeclarationError(
                    _(
                        "Standard({field}=…) holds items of the kind {kind}, found a {found}.",
                        field=field,
                        kind=kind.__name__,
                        found=type(wrong[0]).__name__,
                    )
                )
        twice = [key for key, count in Counter(item.id for item in self.items()).items() if count > 1]
        if twice:
            raise DeclarationError(
                _("Each item of a question needs an id of its own; declared twice: {ids}.", ids=", ".join(twice))
            )

    def declared(self) -> Iterator[tuple[str, tuple[str, ...], tuple[Term, ...]]]:
        """Id, provisions (the basis first) and terms of everything declared."""
        for item in self.items():
            yield item.id, (*item.cites, *getattr(item, "unless_cites", ())), terms_of(item)

    def items(self) -> Iterator[Item]:
        """Everything declared, in order."""
        yield from self.requirements
        yield from self.values
        yield from self.notes
        yield from self.discretion
        yield from self.silences


_KIND_OF: dict[str, type[Item]] = {
    "requirements": Requirement,
    "values": Value,
    "notes": Note,
    "discretion": Discretion,
    "silences": Silence,
}


def terms_of(item: Item) -> tuple[Term, ...]:
    """The terms that an item of a standard reads."""
    if isinstance(item, Requirement):
        return (*item.terms(), item.bars_if)
    if isinstance(item, Value):
        return (item.is_, item.only_if)
    return (item.when,)


def _one_of(item_id: str, what: str, given: object, allowed: object) -> None:
    known = get_args(allowed)
    if given not in known:
        raise DeclarationError(
            _(
                "{id}: {what} is one of {known}, found {given}.",
                id=item_id,
                what=what,
                known=", ".join(known),
                given=repr(given),
            )
        )


def _checked(item_id: str, cites: tuple[str, ...], pt: str, en: str) -> Text:
    if not _ID.match(item_id):
        raise DeclarationError(
            _("Expected an id such as town.vehicle.age (lower case, dots, underscores), found {id}.", id=item_id)
        )
    if not cites:
        raise DeclarationError(_("{id} cites no provision: name the one it comes from.", id=item_id))
    if not pt.strip() or not en.strip():
        raise DeclarationError(_("{id} needs its sentence in Portuguese (pt=) and English (en=).", id=item_id))
    return Text(pt, en)


def chapter(prefix: str) -> Callable[..., Requirement]:
    """A maker of requirements whose ids start with ``prefix`` (``town.question``)."""

    def need(
        name: str,
        *cites: str,
        pt: str,
        en: str,
        holds: object,
        only_if: object = TRUE,
        unless: object = FALSE,
        unless_cites: tuple[str, ...] = (),
        effect: Effect = "bars",
        bars_if: object = FALSE,
    ) -> Requirement:
        """Declare one requirement; ``pt``/``en`` is its sentence for people."""
        item_id = f"{prefix}.{name}"
        text = _checked(item_id, cites, pt, en)
        _one_of(item_id, "effect", effect, Effect)
        return Requirement(
            item_id,
            cites,
            text,
            truth(holds),
            truth(only_if),
            truth(unless),
            tuple(unless_cites),
            effect,
            truth(bars_if),
        )

    return need


def value(name: str, *cites: str, pt: str, en: str, is_: object, only_if: object = TRUE) -> Value:
    """Declare a value by its name in the contract (or ``slug:name``); ``pt``/``en`` says what it is."""
    if not cites:
        raise DeclarationError(_("The value {name} cites no provision: name the one it comes from.", name=name))
    return Value(name, cites, Text(pt, en), lift(is_), truth(only_if))


def note(item_id: str, kind: NoteKind, *cites: str, pt: str, en: str, when: object = TRUE) -> Note:
    """Declare a note; it is shown when ``when`` is known to hold.  Notes on federal law cite nothing."""
    _one_of(item_id, "kind", kind, NoteKind)
    return Note(item_id, kind, cites, Text(pt, en), truth(when))


def discretion(
    item_id: str,
    *cites: str,
    pt: str,
    en: str,
    authority: Authority,
    options: tuple[str, ...],
    when: object = TRUE,
    after: tuple[str, ...] = (),
) -> Discretion:
    """Declare a choice left to an authority; ``after`` names what must first be met."""
    _one_of(item_id, "authority", authority, Authority)
    return Discretion(item_id, cites, _checked(item_id, cites, pt, en), authority, options, truth(when), after)


def silence(item_id: str, *cites: str, pt: str, en: str, when: object = TRUE) -> Silence:
    """Declare that the law has no rule on the question (or on the part of it that ``when`` describes)."""
    return Silence(item_id, cites, _checked(item_id, cites, pt, en), truth(when))
