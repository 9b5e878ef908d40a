"""Registration of the law of Cotriguaçu-MT with Praça."""

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
from praca_cotriguacu.appeals import PROCEEDING
from praca_cotriguacu.drivers import DRIVER
from praca_cotriguacu.eligibility import ELIGIBILITY
from praca_cotriguacu.fares import FARE
from praca_cotriguacu.penalties import PENALTY
from praca_cotriguacu.permits import PERMIT
from praca_cotriguacu.quotas import QUOTA
from praca_cotriguacu.readings import READINGS
from praca_cotriguacu.refusals import REFUSAL
from praca_cotriguacu.selections import SELECTION
from praca_cotriguacu.transfers import TRANSFER
from praca_cotriguacu.vehicles import VEHICLE

MUNICIPALITY = Municipality(slug="cotriguacu", ibge="5103379", name="Cotriguaçu", uf="MT", hooks=1)
STATUTE = load_statute("praca_cotriguacu")


@hookimpl
def praca_municipality() -> Municipality:
    """Cotriguaçu-MT."""
    return MUNICIPALITY


@hookimpl
def praca_statute() -> Statute:
    """Lei Municipal nº 624/2009, provision by provision."""
    return STATUTE


@hookimpl
def praca_readings() -> tuple[Reading, ...]:
    """The ambiguities of the law."""
    return READINGS


@hookimpl
def praca_vehicle() -> Standard:
    """What a car needs for the vehicle licence (arts. 2º, § 1º, 9º and 10)."""
    return VEHICLE


@hookimpl
def praca_eligibility() -> Standard:
    """Who may be granted a permission (arts. 6º, 11 and 12)."""
    return ELIGIBILITY


@hookimpl
def praca_driver() -> Standard:
    """Who may be registered as driver besides the holder (arts. 13, 14 and 29, X)."""
    return DRIVER


@hookimpl
def praca_penalty() -> PenaltySchedule:
    """What a breach costs (arts. 8º, 17, 23 and 38 to 44)."""
    return PENALTY


@hookimpl
def praca_proceeding() -> Workflow:
    """Defence, appeal, payment and what the administration has to do (arts. 44 to 73)."""
    return PROCEEDING


@hookimpl
def praca_permit() -> Standard:
    """Whether one may operate under the permission (arts. 4º, 8º, 16, 17, 23, 24, 41 and 44)."""
    return PERMIT


@hookimpl
def praca_transfer() -> Standard:
    """To whom the permission may pass (arts. 14, 15 and 29, IX)."""
    return TRANSFER


@hookimpl
def praca_fare() -> Standard:
    """What may be charged (arts. 25, 26 and 31, V)."""
    return FARE


@hookimpl
def praca_refusal() -> Standard:
    """Whom the driver may refuse (arts. 30 to 33)."""
    return REFUSAL


@hookimpl
def praca_selection() -> Ranking:
    """Which tied bidder comes first (art. 5º)."""
    return SELECTION


@hookimpl
def praca_quota() -> Standard:
    """Whether the stands have room (arts. 18 to 22)."""
    return QUOTA
