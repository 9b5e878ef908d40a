"""And, or, not: Kleene's tables, and the refusal to be a Python truth value."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from praca import FALSE, TRUE, DeclarationError, vehicle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.core.judge.conftest import ValueOf

A, B = vehicle.airbags, vehicle.tailgate
STATES = (True, False, None)


@pytest.mark.parametrize(("first", "second"), list(product(STATES, repeat=2)))
def test_tables(value_of: ValueOf, first: bool | None, second: bool | None) -> None:
    """False decides an and, true an or, whatever the unknown other is."""
    facts: dict[str, Any] = {"vehicle": {"airbags": first, "tailgate": second}}
    both = False if False in (first, second) else None if None in (first, second) else True
    either = True if True in (first, second) else None if None in (first, second) else False
    assert value_of(A & B, facts) is both
    assert value_of(A | B, facts) is either
    assert value_of(~(A & B), facts) is (None if both is None else not both)
    assert value_of(~A | ~B, facts) is (None if both is None else not both)
    assert value_of(A & B & A, facts) is both


def test_constants(value_of: ValueOf) -> None:
    """Known parts shorten an expression, before and after compilation."""
    assert value_of(A & TRUE) is None
    assert value_of(A & FALSE) is False
    assert value_of(FALSE | A) is None
    assert value_of(TRUE | A) is True
    assert value_of(~TRUE) is False
    assert value_of(True & A, {"vehicle": {"airbags": True}}) is True
    assert value_of(TRUE & TRUE) is True
    assert value_of(FALSE | FALSE) is False


def test_chains_are_one_list() -> None:
    """However long, a chain is one term, and equal terms have one structure."""
    assert len((A & B & A & B).operands) == 4
    assert (A & B).structure == (A & B).structure != (B & A).structure
    assert len({(A | B).structure, (A | B).structure}) == 1


def test_no_python_truth() -> None:
    """`and`, `or`, `not`, `if` and chained comparisons would lose the unknown."""
    wrong: list[Callable[[], Any]] = [lambda: bool(A), lambda: A and B, lambda: not A, lambda: 1 <= vehicle.seats <= 5]
    wrong += [lambda: vehicle.seats & A, lambda: ~vehicle.seats, lambda: A | 3]
    for make in wrong:
        with pytest.raises(DeclarationError, match="true or false"):
            make()
