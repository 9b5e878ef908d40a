"""JSON without loss."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praca import to_json

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(st.characters(exclude_categories=["Cs"]))
    | st.decimals(allow_nan=False, allow_infinity=False, places=2)
)
PLAIN = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=5), inner), max_leaves=20
)


@given(PLAIN)
def test_round_trip(data: Any) -> None:
    """What is read back is what was written, decimals included."""
    assert json.loads(to_json(data), parse_float=Decimal) == data


def test_form() -> None:
    """Like the standard library's, with exact numbers and plain letters."""
    data = {"a": [1, {"ç": Decimal("46.28")}], "b": [], "c": {}, "d": Decimal("1E+2")}
    assert to_json(data) == (
        '{\n  "a": [\n    1,\n    {\n      "ç": 46.28\n    }\n  ],\n  "b": [],\n  "c": {},\n  "d": 100\n}'
    )
    assert to_json({"a": (1, []), "b": 2}, indent=None) == '{"a": [1, []], "b": 2}'


@pytest.mark.parametrize("value", [1.5, Decimal("NaN"), Decimal("Infinity"), object()])
def test_refused(value: Any) -> None:
    """A float is never exact."""
    with pytest.raises(TypeError):
        to_json([value])
