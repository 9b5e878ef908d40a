"""All catalogues of codes, by name: what a case or an expectation may say, with the words people see."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from praca.facts import codes_conduct as conduct
from praca.facts import codes_people as people
from praca.facts import codes_proceeding as proceeding
from praca.facts import codes_ruling as ruling
from praca.facts import codes_vehicle as vehicle
from praca.language import Text

CATALOGUES: Final[Mapping[str, Mapping[str, Text]]] = MappingProxyType(
    {
        name.lower(): MappingProxyType(codes)
        for module in (people, vehicle, conduct, proceeding, ruling)
        for name, codes in vars(module).items()
        if name.isupper()
    }
)
"""Name of the catalogue -> code -> label."""

OPEN_CATALOGUES: Final = frozenset(
    {
        "conducts",
        "documents",
        "equipment",
        "events",
        "fuels",
        "issuers",
        "occasions",
        "refusal_reasons",
        "regulations",
        "sanction_kinds",
        "sanctions",
        "steps",
        "transfer_causes",
    }
)
"""The catalogues to which a plugin may add codes of its own, ``slug:code``."""


def label(catalogue: str, code: str) -> Text:
    """The label of ``code``; a code that the catalogue does not hold (a plugin's) is its own label."""
    return CATALOGUES[catalogue].get(code) or Text(code, code)
