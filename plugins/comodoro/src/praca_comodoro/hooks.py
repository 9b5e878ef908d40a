"""Registration of the taxi law of Comodoro-MT with Praça."""

from __future__ import annotations

from praca import (
    Municipality,
    PenaltySchedule,
    Ranking,
    Reading,
    Standard,
    Statute,
    Workflow,
    hookimpl,
    load_statute,
)
from praca_comodoro.appeals import PROCEEDING
from praca_comodoro.drivers import DRIVER
from praca_comodoro.eligibility import ELIGIBILITY
from praca_comodoro.fares import FARE
from praca_comodoro.penalties import PENALTY
from praca_comodoro.permits import PERMIT
from praca_comodoro.quotas import QUOTA
from praca_comodoro.readings import READINGS
from praca_comodoro.refusals import REFUSAL
from praca_comodoro.selections import SELECTION
from praca_comodoro.transfers import TRANSFER
from praca_comodoro.vehicles import VEHICLE

MUNICIPALITY = Municipality(slug="comodoro", ibge="5103304", name="Comodoro", uf="MT", hooks=1)
STATUTE = load_statute("praca_comodoro")


@hookimpl
def praca_municipality() -> Municipality:
    """The municipality whose law this is."""
    return MUNICIPALITY


@hookimpl
def praca_statute() -> Statute:
    """The law of 18 November 2025, provision by provision."""
    return STATUTE


@hookimpl
def praca_readings() -> tuple[Reading, ...]:
    """The ambiguities of the law, the default of each first."""
    return READINGS


@hookimpl
def praca_eligibility() -> Standard:
    """Who may be authorized to run a taxi (arts. 3º to 5º and 41)."""
    return ELIGIBILITY


@hookimpl
def praca_driver() -> Standard:
    """Which driver may be registered with a holder (arts. 3º and 4º)."""
    return DRIVER


@hookimpl
def praca_vehicle() -> Standard:
    """Which car may serve as a taxi (arts. 15 to 20)."""
    return VEHICLE


@hookimpl
def praca_penalty() -> PenaltySchedule:
    """What is punished, and how (arts. 35 to 41 and Anexo I)."""
    return PENALTY


@hookimpl
def praca_proceeding() -> Workflow:
    """Defence and appeals (arts. 39 and 40)."""
    return PROCEEDING


@hookimpl
def praca_permit() -> Standard:
    """Whether an authorization may be used on a date (arts. 8º, 9º, 14, 20, 33, 35 and 42)."""
    return PERMIT


@hookimpl
def praca_transfer() -> Standard:
    """Whether an authorization may pass to somebody else (art. 8º)."""
    return TRANSFER


@hookimpl
def praca_fare() -> Standard:
    """Whether what the parties did with the fare is lawful (arts. 24 to 31)."""
    return FARE


@hookimpl
def praca_refusal() -> Standard:
    """When a driver may refuse (arts. 10 to 12)."""
    return REFUSAL


@hookimpl
def praca_selection() -> Ranking:
    """Who comes first among candidates (arts. 30 and 33)."""
    return SELECTION


@hookimpl
def praca_quota() -> Standard:
    """How many authorizations there may be (arts. 3º, 30 and 32)."""
    return QUOTA
