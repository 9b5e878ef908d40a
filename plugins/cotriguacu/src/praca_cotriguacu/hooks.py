"""Registration of the law of Cotriguaçu-MT with Praça."""

from __future__ import annotations

from praca import Municipality, Reading, Standard, Statute, hookimpl, load_statute
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
