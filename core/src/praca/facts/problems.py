"""What is wrong in a case file: one :class:`Problem` per fault, with its place and what to do."""

from __future__ import annotations

import datetime as dt
import difflib
from collections.abc import Iterable, Mapping
from typing import Any, Final

import attrs

from praca.facts.yaml_values import Step
from praca.language import DEFAULT_LANG, Lang, Message, _

_LONGEST_VALUE: Final = 60
_LONGEST_LIST: Final = 12
_SHORT_WORD: Final = 4
MOST_FAULTS: Final = 100
"""How many faults of one list or mapping are told one by one."""
_MERGE_KEY: Final = "<<"


@attrs.frozen
class Problem:
    """One fault; ``path`` is written ``holder.partners[0].documents.cpf``, ``value`` is what was found there."""

    file: str | None
    line: int | None
    case: str | None
    path: str
    value: Any
    message: Message

    def render(self, lang: Lang = DEFAULT_LANG) -> str:
        """``file:line: case: path: message``, without the parts that are not known."""
        place = ":".join(str(part) for part in (self.file, self.line) if part is not None)
        return ": ".join(part for part in (place, self.case, self.path, self.message.render(lang)) if part)


@attrs.frozen
class Found:
    """A fault on its way up: where, relative to the value being read; what was found; the message."""

    steps: tuple[Step, ...]
    value: Any
    message: Message

    def under(self, *steps: Step) -> Found:
        """The same fault, seen from further up."""
        return attrs.evolve(self, steps=(*steps, *self.steps))


class Refused(Exception):  # noqa: N818 - carries faults from a field to the case, never leaves the package
    """A value that cannot be read, with every fault in it."""

    def __init__(self, found: Iterable[Found]) -> None:
        super().__init__()
        self.found = tuple(found)


def refuse(value: Any, message: Message) -> Refused:
    """A refusal of ``value`` itself."""
    return Refused([Found((), value, message)])


def too_many(value: Any) -> Found:
    """Said in the place of the faults after the first :data:`MOST_FAULTS` of one list or mapping."""
    return Found((), value, _("there are more than {limit} faults here; the rest is not listed.", limit=MOST_FAULTS))


def in_order(found: Iterable[Found], data: Any) -> list[Found]:
    """The faults in the order in which what they name stands in ``data``; what is missing comes last of its block."""
    positions: dict[int, dict[Any, int]] = {}

    def place(fault: Found) -> list[int]:
        places: list[int] = []
        here = data
        for step in fault.steps:
            if isinstance(here, Mapping):
                if id(here) not in positions:
                    positions[id(here)] = {key: index for index, key in enumerate(here)}
                places.append(positions[id(here)].get(step, len(here)))
                here = here.get(step)
            else:
                places.append(step if isinstance(step, int) else 0)
                here = here[step] if isinstance(here, (list, tuple)) and isinstance(step, int) else None
        return places

    return sorted(found, key=place)


def path_of(steps: Iterable[Step]) -> str:
    """The written form of a path."""
    path = ""
    for step in steps:
        path += f"[{step}]" if isinstance(step, int) else f".{step}" if path else step
    return path


def shown(value: Any) -> str | Message:
    """A value in people's words, cut when it is long."""
    if value is None:
        return _("nothing")
    if isinstance(value, Mapping):
        return _("a mapping")
    if isinstance(value, (list, tuple)):
        return _("a list")
    if isinstance(value, bool):
        return str(value).lower()
    text = value.isoformat() if isinstance(value, (dt.date, dt.time)) else str(value)
    if len(text) > _LONGEST_VALUE:
        text = text[:_LONGEST_VALUE] + "…"
    return f'"{text}"' if isinstance(value, str) else text


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that ``word`` is most likely a slip of, if any."""
    by_folded = {candidate.casefold().replace("-", "_"): candidate for candidate in known}
    folded = word.strip().casefold().replace("-", "_").replace(" ", "_")
    # One wrong letter of three leaves two thirds alike; of longer words more must agree.
    cutoff = 0.66 if len(folded) <= _SHORT_WORD else 0.7
    close = difflib.get_close_matches(folded[:_LONGEST_VALUE], list(by_folded), n=1, cutoff=cutoff)
    return by_folded[close[0]] if close else None


def listed(known: Iterable[str]) -> str:
    """Known words in a row, cut when they are many."""
    words = list(known)
    return ", ".join(words[:_LONGEST_LIST]) + (", …" if len(words) > _LONGEST_LIST else "")


def unknown_code(value: Any, known: Mapping[str, Any]) -> Message:
    """What to say of a code that no catalogue holds."""
    if isinstance(value, str) and ":" in value:
        near = nearest(value, (code for code in known if ":" in code))
        if near is None:
            return _(
                "{found} is declared by no installed plugin; install the plugin of {slug} or correct the code.",
                found=shown(value),
                slug=value.partition(":")[0],
            )
    else:
        near = nearest(value, known) if isinstance(value, str) else None
    if near is not None:
        return _("{found} is not a known code; did you mean {near}?", found=shown(value), near=near)
    return _("{found} is not a known code; choose one of: {known}.", found=shown(value), known=listed(known))


def unknown_key(key: str, known: Iterable[str], homes: Iterable[str] = ()) -> Message:
    """What to say of a key that a mapping does not take; ``homes`` are other places that take it."""
    known = tuple(known)
    if key == _MERGE_KEY:
        return _("Merge keys (<<) are not part of YAML 1.2; write the keys out.")
    if ":" in key:
        near = nearest(key, (name for name in known if ":" in name))
        if near is None:
            return _(
                "The key {key} is declared here by no installed plugin; install that of {slug} or correct the key.",
                key=key,
                slug=key.partition(":")[0],
            )
    else:
        near = nearest(key, known)
    if near is not None:
        return _("The key {key} is not known here; did you mean {near}?", key=key[:_LONGEST_VALUE], near=near)
    homes = tuple(homes)
    if homes:
        return _("The key {key} is not known here; it belongs under {homes}.", key=key, homes=", ".join(homes))
    return _(
        "The key {key} is not known here; take it away, or use one of: {known}.",
        key=key[:_LONGEST_VALUE],
        known=listed(known),
    )
