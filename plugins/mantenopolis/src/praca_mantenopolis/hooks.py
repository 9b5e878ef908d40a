"""Registration of the law of Mantenópolis-ES with Praça."""

from __future__ import annotations

from praca import (
    Municipality,
    PenaltySchedule,
    Ranking,
    Reading,
    Standard,
    Statute,
    UnitValue,
    Workflow,
    hookimpl,
    load_statute,
)
from praca_mantenopolis.appeals import PROCEEDING
from praca_mantenopolis.drivers import DRIVER
from praca_mantenopolis.eligibility import ELIGIBILITY
from praca_mantenopolis.fares import FARE
from praca_mantenopolis.fiscal_units import FISCAL_UNITS
from praca_mantenopolis.penalties import PENALTY
from praca_mantenopolis.permits import PERMIT
from praca_mantenopolis.quotas import QUOTA
from praca_mantenopolis.readings import READINGS
from praca_mantenopolis.refusals import REFUSAL
from praca_mantenopolis.selections import SELECTION
from praca_mantenopolis.transfers import TRANSFER
from praca_mantenopolis.vehicles import VEHICLE

MUNICIPALITY = Municipality(slug="mantenopolis", ibge="3203304", name="Mantenópolis", uf="ES", hooks=1)
STATUTE = load_statute("praca_mantenopolis")


@hookimpl
def praca_municipality() -> Municipality:
    """The municipality whose law this is."""
    return MUNICIPALITY


@hookimpl
def praca_statute() -> Statute:
    """Lei nº 1.764/2023 as amended, provision by provision."""
    return STATUTE


@hookimpl
def praca_readings() -> tuple[Reading, ...]:
    """The ambiguities of the law, the default of each first."""
    return READINGS


@hookimpl
def praca_eligibility() -> Standard:
    """Who may be authorized to run a taxi, and which entity may keep a fleet (arts. 3º, 4º, 10, 22, 23 and 28)."""
    return ELIGIBILITY


@hookimpl
def praca_driver() -> Standard:
    """Who may be registered as a holder's auxiliary (arts. 10, 26 and 27)."""
    return DRIVER


@hookimpl
def praca_vehicle() -> Standard:
    """Which car may serve as a taxi (arts. 3º, 4º, 10 to 17, 37, 67 and 70)."""
    return VEHICLE


@hookimpl
def praca_penalty() -> PenaltySchedule:
    """What is punished, and how (arts. 42 to 51 and 56 to 62)."""
    return PENALTY


@hookimpl
def praca_fiscal_units() -> tuple[UnitValue, ...]:
    """The VRTE, in which the fines are stated (art. 54)."""
    return FISCAL_UNITS


@hookimpl
def praca_permit() -> Standard:
    """Whether one may operate under an authorization (arts. 4º, 12, 18, 23, 24, 37, XVIII, and 59)."""
    return PERMIT


@hookimpl
def praca_proceeding() -> Workflow:
    """Notices, payment and appeals (arts. 46, 47, 53, 55, 59 and 61 to 64)."""
    return PROCEEDING


@hookimpl
def praca_transfer() -> Standard:
    """Whether the authorization may pass to somebody else (arts. 25 and 37, VIII)."""
    return TRANSFER


@hookimpl
def praca_fare() -> Standard:
    """Whether the price is lawful (arts. 29 to 31 and 37, XXVI)."""
    return FARE


@hookimpl
def praca_refusal() -> Standard:
    """Whether the driver may refuse (arts. 37, XIX and XXIV, 38, V, and 58, XII)."""
    return REFUSAL


@hookimpl
def praca_selection() -> Ranking:
    """Who comes first among candidates: the law does not say."""
    return SELECTION


@hookimpl
def praca_quota() -> Standard:
    """How many authorizations there may be (art. 22)."""
    return QUOTA
