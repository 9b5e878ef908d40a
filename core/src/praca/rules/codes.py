"""Codes that a declaration names: a misspelt one is refused when the plugin is imported."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from praca.errors import DeclarationError
from praca.facts.codes import CATALOGUES
from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Collection

    from praca.language import Message


def known_code(catalogue: str, code: str) -> None:
    """Refuse a code that the catalogue of the core does not hold.

    Codes of plugins (``slug:code``) and catalogues of plugins are checked when the plugin is loaded, because only then
    is it known what it declares.
    """
    if catalogue in CATALOGUES and ":" not in code and code not in CATALOGUES[catalogue]:
        raise DeclarationError(unknown_code(catalogue, code, CATALOGUES[catalogue]))


def unknown_code(catalogue: str, code: str, known: Collection[str]) -> Message:
    """What to say of a code that is not among the ``known`` ones."""
    near = difflib.get_close_matches(code, known, 1)
    return _(
        "There is no code {code} in the catalogue {catalogue}. {hint}",
        code=code,
        catalogue=catalogue,
        hint=_("Did you mean {near}?", near=near[0]) if near else _("Known codes: {all}.", all=", ".join(known)),
    )
