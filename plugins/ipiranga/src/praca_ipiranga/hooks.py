"""Registration of the law of Ipiranga do Norte-MT with Praça."""

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
from praca_ipiranga.appeals import PROCEEDING
from praca_ipiranga.drivers import DRIVER
from praca_ipiranga.eligibility import ELIGIBILITY
from praca_ipiranga.fares import FARE
from praca_ipiranga.penalties import PENALTY
from praca_ipiranga.permits import PERMIT
from praca_ipiranga.quotas import QUOTA
from praca_ipiranga.readings import READINGS
from praca_ipiranga.refusals import REFUSAL
from praca_ipiranga.selections import SELECTION
from praca_ipiranga.transfers import TRANSFER
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


@hookimpl
def praca_permit() -> Standard:
    """May one operate under this permit on the date?"""
    return PERMIT


@hookimpl
def praca_proceeding() -> Workflow:
    """Until when may the accused defend himself and ask for reconsideration?"""
    return PROCEEDING


@hookimpl
def praca_transfer() -> Standard:
    """May the permit pass to somebody else?"""
    return TRANSFER


@hookimpl
def praca_fare() -> Standard:
    """Is what the parties did with the price lawful?"""
    return FARE


@hookimpl
def praca_refusal() -> Standard:
    """May the driver refuse?"""
    return REFUSAL


@hookimpl
def praca_selection() -> Ranking:
    """Who comes first among candidates?"""
    return SELECTION


@hookimpl
def praca_quota() -> Standard:
    """Is there room for another permit?"""
    return QUOTA
