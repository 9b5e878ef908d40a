"""The two languages people read: Brazilian Portuguese (default) and English.

Law-specific sentences are bilingual where they stand (:class:`Text`, in plugins).  Sentences of the core
are written once in English and translated with gettext (:class:`Message`), rendered only when shown.
"""

from __future__ import annotations

import gettext as _gettext
from functools import cache
from importlib import resources
from typing import Any, Literal

import attrs

Lang = Literal["pt", "en"]
DEFAULT_LANG: Lang = "pt"


@attrs.frozen
class Text:
    """One sentence in both languages, as a plugin or a catalogue declares it."""

    pt: str
    en: str

    def render(self, lang: Lang = DEFAULT_LANG) -> str:
        """The sentence in ``lang``."""
        return self.pt if lang == "pt" else self.en


@cache
def _catalogue(lang: Lang) -> _gettext.NullTranslations:
    if lang == "en":
        return _gettext.NullTranslations()
    folder = resources.files("praca").joinpath("locale", "pt_BR", "LC_MESSAGES", "praca.mo")
    if not folder.is_file():
        return _gettext.NullTranslations()
    with folder.open("rb") as stream:
        return _gettext.GNUTranslations(stream)


@attrs.frozen
class Message:
    """A sentence of the core: an English ``msgid`` with named placeholders, translated when rendered.

    Parameters that are themselves :class:`Text` or :class:`Message` are rendered in the same language.
    """

    msgid: str
    params: dict[str, Any] = attrs.field(factory=dict)

    def render(self, lang: Lang = DEFAULT_LANG) -> str:
        """The sentence in ``lang`` with its placeholders filled."""
        known = {
            name: value.render(lang) if isinstance(value, (Text, Message)) else value
            for name, value in self.params.items()
        }
        template = _catalogue(lang).gettext(self.msgid)
        return template.format(**known) if known else template


def _(msgid: str, /, **params: Any) -> Message:
    """Mark a core sentence for translation; ``Message.render`` shows it."""
    return Message(msgid, params)
