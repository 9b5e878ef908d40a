"""Registration of the law of Mantenópolis-ES with Praça."""

from __future__ import annotations

from praca import Municipality, PenaltySchedule, Reading, Standard, Statute, UnitValue, hookimpl, load_statute
from praca_mantenopolis.fiscal_units import FISCAL_UNITS
from praca_mantenopolis.penalties import PENALTY
from praca_mantenopolis.readings import READINGS
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
