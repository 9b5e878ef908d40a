"""Codes, figures, dates and facts as people write them in Brazil and in English."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final

import attrs

from praca.errors import InputError
from praca.facts.codes_ruling import QUESTION_LABELS
from praca.facts.description import describe
from praca.facts.state import NEVER
from praca.facts.vocabulary import CORE, Vocabulary
from praca.language import Text, _

if TYPE_CHECKING:
    from praca.facts.field import FieldInfo
    from praca.language import Lang, Message

PARTIES: Final = {
    "accused": Text("acusado", "the accused"),
    "holder": Text("titular", "the holder"),
    "driver": Text("condutor", "the driver"),
    "outsider": Text("pessoa de fora do serviço", "a person outside the service"),
}
"""Who acts or is sanctioned, by the codes of sanctions and next steps."""

OPTIONS: Final = {
    "grant": Text("outorgar", "grant"),
    "refuse": Text("recusar", "refuse"),
    "accept": Text("aceitar", "accept"),
    "reject": Text("rejeitar", "reject"),
    "allow": Text("permitir", "allow"),
    "authorize": Text("autorizar", "authorize"),
}
"""What an authority may choose, by the codes that declarations use; any other code is its own label."""

_ENTRIES = ("blocks", "dates")


@attrs.frozen
class Words:
    """The words of one language, with those that plugins add for their own facts and codes."""

    lang: Lang
    vocabulary: Vocabulary = CORE

    def of(self, message: Text | Message) -> str:
        """A sentence in this language."""
        return message.render(self.lang)

    def code(self, catalogue: str, code: str) -> str:
        """The label of a code of a catalogue of the facts; one that it does not hold is its own label."""
        known = self.vocabulary.catalogue(catalogue).get(code)
        return code if known is None else known.render(self.lang)

    def question(self, question: str) -> str:
        """The question as people name it."""
        return QUESTION_LABELS[question].render(self.lang)

    def party(self, code: str) -> str:
        """Who acts or is sanctioned."""
        known = PARTIES.get(code)
        return self.code("authorities", code) if known is None else known.render(self.lang)

    def options(self, codes: Sequence[str]) -> str:
        """What an authority may choose among."""
        return self.listed([OPTIONS[code].render(self.lang) if code in OPTIONS else code for code in codes])

    def authority(self, code: str | None) -> str:
        """The authority by its office, or that the law names none."""
        return self.of(_("an authority that the law does not name")) if code is None else self.code("authorities", code)

    def day(self, value: dt.date) -> str:
        """15/06/2026 in Portuguese, 2026-06-15 in English."""
        timed = isinstance(value, dt.datetime)
        if self.lang == "en":
            return value.isoformat()[: len("2026-06-15T22:30")].replace("T", " ")
        # strftime would not pad years before 1000 on every system
        text = f"{value.day:02d}/{value.month:02d}/{value.year:04d}"
        return f"{text} {value:%H:%M}" if timed else text

    def iso_day(self, text: str | None) -> str:
        """A day that a ruling gives as ISO text; nothing for none."""
        return self.day(dt.date.fromisoformat(text)) if text else ""

    def figure(self, value: int | Decimal) -> str:
        """An exact number, with a decimal comma in Portuguese and without grouping (years are numbers too)."""
        text = format(value, "f") if isinstance(value, Decimal) else str(value)
        return text.replace(".", ",") if self.lang == "pt" else text

    def money(self, value: int | Decimal) -> str:
        """An amount in reais with two decimals: R$ 1.204,80."""
        text = f"{Decimal(value):,.2f}"
        return "R$ " + (text.translate(str.maketrans(",.", ".,")) if self.lang == "pt" else text)

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row, or that there are none."""
        return ", ".join(words) or self.of(_("none"))

    def said(self, value: Any, info: FieldInfo | None = None) -> str:
        """A value of a fact or of a ruling; codes by their labels where ``info`` names their catalogue."""
        if isinstance(value, Mapping):
            return self.listed([f"{key}: {self.said(part)}" for key, part in value.items()])
        if isinstance(value, (tuple, list, set, frozenset)):
            return self.listed([self.said(part, info) for part in value])
        if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
            return self.figure(value)
        if isinstance(value, dt.date):
            return self.day(value)
        if isinstance(value, str):
            return self._text_said(value, info)
        if isinstance(value, bool) and info is not None and info.kind == "documents":
            # A paper that was presented may still lack what this law asks of it.
            return self.of(_("as the law asks") if value else _("not presented, or not as the law asks"))
        return self._state_said(value)

    def _state_said(self, value: Any) -> str:
        if value is None:
            return self.of(_("unknown"))
        if value is NEVER:
            return self.of(_("did not happen"))
        if isinstance(value, bool):
            return self.of(_("yes") if value else _("no"))
        return f"{value:%H:%M}" if isinstance(value, dt.time) else str(value)

    def _text_said(self, value: str, info: FieldInfo | None) -> str:
        if info is not None and info.kind == "town" and value == "here":
            return self.of(_("the municipality asked"))
        if info is not None and info.codes is not None:
            return self.code(info.codes, value)
        return value

    def fact_info(self, path: str) -> FieldInfo | None:
        """The description of the fact at ``path``; ``None`` for a path that is no fact of a case file."""
        try:
            return describe(path, self.vocabulary)
        except InputError:
            return None

    def fact(self, path: str, value: Any) -> str:
        """Label and value of a fact that a finding read: ``ano de fabricação: 2021``."""
        info = self.fact_info(path)
        if info is None:
            return f"{path}: {self.said(value)}"
        label = self.of(info.label)
        if info.kind in _ENTRIES and isinstance(value, int) and not isinstance(value, bool):
            return self.of(_("{label}: {count} entries", label=label, count=value))
        return f"{label}: {self.said(value, info)}"

    def missing(self, path: str) -> str:
        """Label, question and path of a fact that is missing."""
        info = self.fact_info(path)
        return path if info is None else f"{self.of(info.label)}: {self.of(info.question)} ({path})"
