"""Registration of the taxi law of Comodoro-MT with Praça."""

from __future__ import annotations

from praca import Municipality, Reading, Standard, Statute, hookimpl, load_statute
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
def praca_vehicle() -> Standard:
    """Which car may serve as a taxi (arts. 15 to 20)."""
    return VEHICLE
