"""Documents: what a law asks of a paper, what the case says of it, and what is only stated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from praca import DeclarationError, day, days, holder, months, permit, vehicle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.core.judge.conftest import ValueOf

TAX = vehicle.documents.vehicle_tax
REPORT = vehicle.documents.mechanical_report
RECENT = REPORT.with_(younger=days(90))


def papers(**documents: Any) -> dict[str, Any]:
    """A vehicle with these documents."""
    return {"vehicle": {"documents": documents}}


def test_presence(value_of: ValueOf) -> None:
    """Presented, known to be missing, not mentioned."""
    assert value_of(TAX, papers(vehicle_tax="presented")) is True
    assert value_of(TAX, papers(vehicle_tax={})) is True
    assert value_of(TAX, papers(vehicle_tax="absent")) is False
    assert value_of(TAX, papers(cnpj="presented")) is None
    assert value_of(TAX) is None
    assert value_of(TAX, {"vehicle": {"documents": ["cnpj"], "documents_complete": True}}) is False
    assert value_of(TAX, {"vehicle": {"documents": []}}) is False


@pytest.mark.parametrize(
    ("state", "met"),
    [
        ("presented", True),
        ("absent", False),
        ({}, None),
        ({"issued": "2021-03-18"}, True),
        ({"issued": "2021-03-17"}, False),
        ({"conforms": True}, True),
        ({"conforms": True, "issued": "2021-03-17"}, False),
        ({"conforms": False, "issued": "2021-06-01"}, False),
    ],
)
def test_age(value_of: ValueOf, state: Any, *, met: bool | None) -> None:
    """Issued less than the period before the date; an attribute that is given wins over stated conformity."""
    assert value_of(RECENT, papers(mechanical_report=state)) is met


@pytest.mark.parametrize(
    ("asked", "given", "met"),
    [
        ({"count": 2}, {"count": 2}, True),
        ({"count": 2}, {"count": 1}, False),
        ({"count": 2}, {}, None),
        ({"result": "clear"}, {"result": "clear"}, True),
        ({"result": ("clear", "regular")}, {"result": "positive"}, False),
        ({"form": "original"}, {"form": "plain_copy"}, False),
        ({"form": ("original", "certified_copy")}, {"form": "certified_copy"}, True),
        ({"issuer": "physician"}, {"issuer": "other"}, False),
        ({"issuer": "physician", "count": 2}, {"count": 1}, False),
        ({"issuer": "physician", "count": 2}, {"count": 2}, None),
    ],
)
def test_particulars(value_of: ValueOf, asked: dict[str, Any], given: dict[str, Any], *, met: bool | None) -> None:
    """Number, result, form, issuer: one that fails decides, one that is open leaves open."""
    assert value_of(REPORT.with_(**asked), papers(mechanical_report=given)) is met


def test_age_on_another_day(value_of: ValueOf) -> None:
    """The age may be measured on a day of the case."""
    on_grant = RECENT.with_(on=permit.granted)
    facts: dict[str, Any] = papers(mechanical_report={"issued": "2020-01-15"})
    assert value_of(on_grant, facts | {"permit": {"granted": "2020-02-01"}}) is True
    assert value_of(on_grant, facts | {"permit": {"granted": "2020-04-14"}}) is False
    assert value_of(on_grant, facts) is None
    assert value_of(REPORT.with_(younger=months(1)), papers(mechanical_report={"issued": "2021-05-15"})) is False
    assert value_of(RECENT, papers(mechanical_report={"issued": "2020-01-15"}), date=day("2020-04-13")) is True


def test_what_was_asked_before_stays(value_of: ValueOf) -> None:
    """Asking more of a document keeps what was asked already."""
    both = RECENT.with_(count=2)
    assert value_of(both, papers(mechanical_report={"issued": "2020-01-01", "count": 2})) is False
    assert value_of(both, papers(mechanical_report={"issued": "2021-06-01", "count": 1})) is False
    assert value_of(both, papers(mechanical_report={"issued": "2021-06-01", "count": 2})) is True


def test_refused() -> None:
    """Misspelt documents, results, forms and issuers fail where they are declared."""
    wrong: dict[str, Callable[[], Any]] = {
        "cpf": lambda: holder.documents.cpff,
        "clear": lambda: REPORT.with_(result="cleer"),
        "original": lambda: REPORT.with_(form=("orignal",)),
        "physician": lambda: REPORT.with_(issuer="physican"),
    }
    for hint, make in wrong.items():
        with pytest.raises(DeclarationError, match=f"Did you mean {hint}"):
            make()
    assert holder.documents.code("exemplo:own").codes == (("documents", "exemplo:own"),)
