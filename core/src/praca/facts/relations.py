"""Relations between facts that a case should respect; what breaks one is likely a slip and is worth a warning."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from typing import Any, Final

import attrs

from praca.facts.case import Case
from praca.language import Text


@attrs.frozen
class Relation:
    """``first`` is not more than ``slack`` above ``second``.

    Both are paths of facts; a date counts by its year where the other side is a year.  Generator and solver take
    relations as constraints, loaders as warnings.
    """

    first: str
    second: str
    slack: int
    says: Text


RELATIONS: Final = (
    Relation(
        "vehicle.manufacture_year",
        "vehicle.model_year",
        0,
        Text(
            "o ano do modelo não é anterior ao de fabricação",
            "the model year is not before the year of manufacture",
        ),
    ),
    Relation(
        "vehicle.model_year",
        "vehicle.manufacture_year",
        1,
        Text(
            "o modelo é do ano da fabricação ou do seguinte",
            "the model is of the year of manufacture or of the next",
        ),
    ),
    Relation(
        "vehicle.manufacture_year",
        "vehicle.first_registered",
        0,
        Text(
            "o veículo não é emplacado antes do ano em que foi fabricado",
            "a vehicle is not registered before the year in which it is made",
        ),
    ),
    Relation(
        "vehicle.first_registered",
        "vehicle.taxi_since",
        0,
        Text("o veículo não é táxi antes do emplacamento", "a vehicle is no taxi before it is registered"),
    ),
    Relation(
        "permit.granted",
        "permit.service_started",
        0,
        Text("o serviço não começa antes da outorga", "the service does not start before the grant"),
    ),
    Relation(
        "trip.start",
        "trip.end",
        0,
        Text("a corrida não termina antes de começar", "a ride does not end before it starts"),
    ),
    Relation(
        "holder.members_with_permit",
        "holder.members",
        0,
        Text("os associados com outorga não passam do total", "members with a permit are among the members"),
    ),
)


def broken(case: Case) -> Iterable[Relation]:
    """The relations that facts of ``case`` break, as far as both sides are known."""
    for relation in RELATIONS:
        first, second = _value(case, relation.first), _value(case, relation.second)
        if isinstance(first, int) and isinstance(second, dt.date):
            second = second.year
        if type(first) is type(second) and _exceeds(first, second, relation.slack):
            yield relation


def _value(case: Case, path: str) -> Any:
    subject, _dot, fact = path.partition(".")
    return getattr(getattr(case, subject), fact, None)


def _exceeds(first: Any, second: Any, slack: int) -> bool:
    if isinstance(first, int):
        return bool(first > second + slack)
    return isinstance(first, dt.date) and bool(first > second)
