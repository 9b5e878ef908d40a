"""Names of acts and the numbers of their parts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praca.statute import canonical_act
from praca.statute.numbering import from_letters, from_roman, letters, roman


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Lei Municipal nº 624, de 15 de dezembro de 2009", "Lei Municipal 624/2009"),
        ("Lei Federal 12468/2011", "Lei Federal 12.468/2011"),
        ("decreto-lei 4.657/42", "Decreto-Lei 4.657/1942"),
        ("Lei Orgânica do Município", "Lei Orgânica"),
        ("MP 1.305 de 2025", "Medida Provisória 1.305/2025"),
        ("CF/88", "CF"),
        ("Lei sem número", None),
        ("Lei 10 e 11", None),
    ],
)
def test_names_of_acts(written: str, name: str | None) -> None:
    """An act has one form, however it is cited."""
    assert canonical_act(written) == name


@given(st.integers(1, 3999))
def test_roman_numbers(number: int) -> None:
    """Roman numbers read back, in either case."""
    assert from_roman(roman(number)) == number
    assert from_roman(roman(number).lower()) == number


@given(st.integers(1, 234))
def test_letters(number: int) -> None:
    """Letters read back."""
    assert from_letters(letters(number)) == number


@pytest.mark.parametrize("text", ["", "IIII", "IC", "VX", "A", "MMMM"])
def test_no_roman_number(text: str) -> None:
    """What is not well formed is no number."""
    assert from_roman(text) is None
