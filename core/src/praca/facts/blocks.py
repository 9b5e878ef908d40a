"""What plugins can declare facts about: the subjects of a case and the entries of some lists, with their classes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from praca.facts.driver import Driver
from praca.facts.holder import Holder, Partner
from praca.facts.infraction import EarlierInfraction, Infraction
from praca.facts.permit import Permit
from praca.facts.proceeding import Proceeding
from praca.facts.service import Candidate, Refusal, Transfer, Trip
from praca.facts.town import Town
from praca.facts.vehicle import Vehicle

SUBJECT_CLASSES: Final[Mapping[str, type[Any]]] = {
    "holder": Holder,
    "holder.partners": Partner,
    "driver": Driver,
    "vehicle": Vehicle,
    "permit": Permit,
    "infraction": Infraction,
    "infraction.history": EarlierInfraction,
    "proceeding": Proceeding,
    "transfer": Transfer,
    "trip": Trip,
    "refusal": Refusal,
    "candidates": Candidate,
    "town": Town,
}
"""Each of :data:`praca.facts.vocabulary.SUBJECTS` and its class."""

_SUBJECT_NAMES: Final = {block: subject for subject, block in SUBJECT_CLASSES.items()}


def subject_of(block: type[Any]) -> str | None:
    """The name under which plugins declare facts for a class; ``None`` for blocks that take none."""
    return _SUBJECT_NAMES.get(block)
