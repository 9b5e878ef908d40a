"""Registration of the taxi law of Comodoro-MT with Praça."""

from __future__ import annotations

from praca import Municipality, PenaltySchedule, Reading, Standard, Statute, hookimpl, load_statute
from praca_comodoro.drivers import DRIVER
from praca_comodoro.eligibility import ELIGIBILITY
from praca_comodoro.penalties import PENALTY
from praca_comodoro.readings import READINGS
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
