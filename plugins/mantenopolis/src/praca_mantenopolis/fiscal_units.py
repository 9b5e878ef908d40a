"""The VRTE of Espírito Santo in reais, year by year: the unit of the fines (art. 54), set by decree of the State."""

from __future__ import annotations

from praca import unit_value

FISCAL_UNITS = (
    unit_value("VRTE", "3.5084", 2020, "Decreto estadual 4.542-R, de 05/12/2019"),
    unit_value("VRTE", "3.6459", 2021, "sem fonte oficial conferida (unverified)"),
    unit_value("VRTE", "4.0350", 2022, "imprensa, sem o decreto conferido (unverified)"),
    unit_value("VRTE", "4.2961", 2023, "Decreto estadual 5.250-R, de 20/12/2022"),
    unit_value("VRTE", "4.5032", 2024, "Decreto estadual 5.565-R, de 13/12/2023"),
    unit_value("VRTE", "4.7175", 2025, "Decreto estadual 5.903-R, de 16/12/2024"),
    unit_value("VRTE", "4.9383", 2026, "Decreto estadual 6.265-R, de 11/12/2025"),
)
