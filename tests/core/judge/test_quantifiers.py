"""Quantifiers and sums over lists: empty, unknown, and entries that may or may not count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from praca import DeclarationError, any_, count, days, earlier_permit, every, extension, holder, none, partner, total

if TYPE_CHECKING:
    from tests.core.judge.conftest import ValueOf

BOARD = partner.role == "board"
CPF = partner.documents.cpf


def company(*partners: Any) -> dict[str, Any]:
    """A company with these partners."""
    return {"holder": {"partners": list(partners)}}


WITH = {"role": "board", "documents": ["cpf"]}
WITHOUT = {"role": "board", "documents": {"cpf": "absent"}}
OPEN = {"role": "board"}
NO_ROLE = {"documents": {"cpf": "absent"}}


@pytest.mark.parametrize(
    ("partners", "each", "some"),
    [
        ((), True, False),
        ((WITH,), True, True),
        ((WITHOUT,), False, False),
        ((WITH, WITHOUT), False, True),
        ((WITH, OPEN), None, True),
        ((WITHOUT, OPEN), False, None),
        ((OPEN,), None, None),
    ],
)
def test_every_and_any(value_of: ValueOf, partners: Any, *, each: bool | None, some: bool | None) -> None:
    """One entry may decide; an open one leaves open what no other decides."""
    facts = company(*partners)
    assert value_of(every(partner, CPF), facts) is each
    assert value_of(any_(partner, CPF), facts) is some
    assert value_of(none(partner, CPF), facts) is (None if some is None else not some)


@pytest.mark.parametrize(
    ("partners", "each", "some", "number"),
    [
        ((NO_ROLE,), None, False, None),
        ((NO_ROLE, WITH), None, True, None),
        (({"role": "partner", "documents": {"cpf": "absent"}},), True, False, 0),
        (({"documents": ["cpf"]},), True, None, None),
        ((WITH, WITHOUT), False, True, 2),
    ],
)
def test_where(value_of: ValueOf, partners: Any, *, each: bool | None, some: bool | None, number: int | None) -> None:
    """Only entries that count do; one that may count leaves open what it could change."""
    facts = company(*partners)
    assert value_of(every(partner, CPF, where=BOARD), facts) is each
    assert value_of(any_(partner, CPF, where=BOARD), facts) is some
    assert value_of(count(partner, where=BOARD), facts) == number


def test_unknown_lists(value_of: ValueOf) -> None:
    """A list that is not given is unknown; an occurrence that is not given is an empty list."""
    assert value_of(every(partner, CPF), {"holder": {}}) is None
    assert value_of(count(partner), {"holder": {}}) is None
    assert value_of(count(earlier_permit), {"holder": {}}) == 0
    assert value_of(any_(earlier_permit), {"holder": {"previous_permits": "unknown"}}) is None


def test_sums(value_of: ValueOf) -> None:
    """An amount that is unknown leaves the sum open unless its entry does not count."""
    facts: dict[str, Any] = {"permit": {"extended": [{"date": "2020-01-01", "years": 2}, {"date": "2021-01-01"}]}}
    assert value_of(total(extension, extension.years), facts) is None
    assert value_of(total(extension, extension.years, where=extension.years == 2), facts) is None
    assert value_of(total(extension, extension.years, where=extension.date < holder.operating_since), facts) is None
    facts["permit"]["extended"][1]["years"] = 3
    assert value_of(total(extension, extension.years), facts) == 5
    assert value_of(total(extension, extension.years, where=extension.years >= 3), facts) == 3
    assert value_of(total(extension, extension.years) <= 4, facts) is False


def test_windows_of_time(value_of: ValueOf) -> None:
    """Entries are counted by their own dates."""
    recent = earlier_permit.ended + days(730) >= holder.operating_since
    facts: dict[str, Any] = {
        "holder": {
            "operating_since": "2021-01-01",
            "previous_permits": [{"ended": "2019-01-02", "how": "revoked"}, {"ended": "2019-01-01", "how": "revoked"}],
        }
    }
    assert value_of(count(earlier_permit, where=recent), facts) == 1


def test_refused() -> None:
    """Only entries of a list are quantified over."""
    with pytest.raises(DeclarationError, match="entries of a list"):
        every(holder, holder.disabled_driver)  # type: ignore[arg-type]
    with pytest.raises(DeclarationError, match="true or false"):
        every(partner, partner.role)
