"""Registration of the law of Ipiranga do Norte-MT with Praça."""

from __future__ import annotations

from praca import Municipality, PenaltySchedule, Reading, Standard, Statute, hookimpl, load_statute
from praca_ipiranga.drivers import DRIVER
from praca_ipiranga.eligibility import ELIGIBILITY
from praca_ipiranga.penalties import PENALTY
from praca_ipiranga.readings import READINGS
from praca_ipiranga.vehicles import VEHICLE

MUNICIPALITY = Municipality(slug="ipiranga", ibge="5104526", name="Ipiranga do Norte", uf="MT", hooks=1)
STATUTE = load_statute("praca_ipiranga")


@hookimpl
def praca_municipality() -> Municipality:
    """Whose law this is."""
    return MUNICIPALITY


@hookimpl
def praca_statute() -> Statute:
    """Lei Municipal nº 195/2008, provision by provision."""
    return STATUTE


@hookimpl
def praca_readings() -> tuple[Reading, ...]:
    """What the law leaves ambiguous."""
    return READINGS


@hookimpl
def praca_vehicle() -> Standard:
    """May this vehicle serve as a taxi?"""
    return VEHICLE


@hookimpl
def praca_eligibility() -> Standard:
    """Who may be registered as permit holder?"""
    return ELIGIBILITY


@hookimpl
def praca_driver() -> Standard:
    """Who else may be registered as driver?"""
    return DRIVER


@hookimpl
def praca_penalty() -> PenaltySchedule:
    """What does a breach cost?"""
    return PENALTY
