"""Amounts in a law's own unit, and their value in reais where a value of the unit is known for the date.

Exact decimals throughout; one rounding, half up to the cent, at the very end.
"""

from __future__ import annotations

from datetime import date as Date
from decimal import ROUND_HALF_UP, Decimal

import attrs

from praca.errors import DeclarationError
from praca.language import _

_CENT = Decimal("0.01")


@attrs.frozen
class UnitValue:
    """The value of a fiscal unit in reais for a period, with the act that set it."""

    unit: str
    value: Decimal
    from_: Date
    until: Date
    source: str

    def __attrs_post_init__(self) -> None:
        if self.value <= 0 or self.until < self.from_:
            raise DeclarationError(
                _(
                    "The value of {unit} from {start} is not positive, or ends before it starts.",
                    unit=self.unit,
                    start=self.from_,
                )
            )


def unit_value(unit: str, value: str, year: int, source: str) -> UnitValue:
    """The value of a unit for a calendar year, written exactly: ``unit_value("VRTE", "4.9383", 2026, "Decreto …")``."""
    return UnitValue(unit, Decimal(value), Date(year, 1, 1), Date(year, 12, 31), source)


def in_reais(amount: int | Decimal, value: int | Decimal) -> Decimal:
    """``amount`` units at ``value`` reais each, half up to the cent."""
    return (Decimal(amount) * Decimal(value)).quantize(_CENT, rounding=ROUND_HALF_UP)
