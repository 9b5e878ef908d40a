"""Registration of the law of Cotriguaçu-MT with Praça."""

from __future__ import annotations

from praca import Municipality, PenaltySchedule, Reading, Standard, Statute, hookimpl, load_statute
from praca_cotriguacu.drivers import DRIVER
from praca_cotriguacu.eligibility import ELIGIBILITY
from praca_cotriguacu.penalties import PENALTY
from praca_cotriguacu.readings import READINGS
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
