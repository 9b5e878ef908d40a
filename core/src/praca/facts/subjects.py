"""The questions that can be asked of a case, in the order of the contract, and the subject of each."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

SUBJECT_OF: Final = MappingProxyType(
    {
        "eligibility": "holder",
        "driver": "driver",
        "vehicle": "vehicle",
        "permit": "permit",
        "penalty": "infraction",
        "proceeding": "proceeding",
        "transfer": "transfer",
        "fare": "trip",
        "refusal": "refusal",
        "selection": "candidates",
        "quota": "town",
    }
)
"""Question -> key of the case file whose presence makes it asked (``quota``: see :data:`QUOTA_FACTS`)."""

QUESTIONS: Final = tuple(SUBJECT_OF)
"""The questions, in the order in which rulings are given."""

QUOTA_FACTS: Final = ("population", "active_permits")
"""Facts of the town of which one at least makes the question ``quota`` asked."""
