"""Acts as a penalty schedule sees them: the breach of the case and those of its history, each put under its item.

These facts are derived by the judge, not read from a file: item, group, base amount, points and range come from the
law.
"""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

import attrs

from praca.facts.field import occurrence, open_field
from praca.facts.state import Never
from praca.language import Text

NO_ITEM = "none"
"""The item or group of an act that the law does not list: known, and never equal to a real one."""


def _derived(kind: str, pt: str, en: str) -> object:
    return open_field(kind, Text(pt, en), Text(f"Qual é o dado: {pt}?", f"What is the {en}?"))  # type: ignore[arg-type]


@attrs.frozen(kw_only=True)
class ClassifiedPast:
    """One entry of the history with the item that the law puts it under."""

    conduct: str | None = _derived("text", "conduta anterior", "earlier conduct")  # type: ignore[assignment]
    provision: str | None = _derived("text", "dispositivo anterior", "earlier provision")  # type: ignore[assignment]
    duty: str | None = _derived("text", "dever violado antes", "duty breached before")  # type: ignore[assignment]
    date: dt.date | None = _derived("date", "data da infração anterior", "date of the earlier breach")  # type: ignore[assignment]
    noticed: dt.date | None = _derived("date", "data do auto anterior", "date of the earlier notice")  # type: ignore[assignment]
    final: dt.date | Never | None = occurrence(
        "date",
        Text("data da decisão definitiva anterior", "date on which the earlier decision became final"),
        Text("Quando se tornou definitiva a decisão anterior?", "When did the earlier decision become final?"),
    )
    outcome: str | None = _derived("text", "resultado do caso anterior", "outcome of the earlier case")  # type: ignore[assignment]
    sanction: str | None = _derived("text", "sanção anterior", "earlier sanction")  # type: ignore[assignment]
    by: str | None = _derived("text", "autor da infração anterior", "who committed the earlier breach")  # type: ignore[assignment]
    item: str | None = _derived("text", "item da infração anterior", "item of the earlier breach")  # type: ignore[assignment]
    group: str | None = _derived("text", "grupo da infração anterior", "group of the earlier breach")  # type: ignore[assignment]
    range: str | None = _derived("text", "faixa da infração anterior", "range of the earlier breach")  # type: ignore[assignment]
    base: int | Decimal | None = _derived("number", "valor-base anterior", "base amount of the earlier breach")  # type: ignore[assignment]
    points: int | Decimal | None = _derived("number", "pontos da infração anterior", "points of the earlier breach")  # type: ignore[assignment]


@attrs.frozen(kw_only=True)
class ClassifiedAct:
    """One breach of the case with the item that the law puts it under; ``history`` is classified alike."""

    conduct: str | None = _derived("text", "conduta", "conduct")  # type: ignore[assignment]
    provision: str | None = _derived("text", "dispositivo", "provision")  # type: ignore[assignment]
    duty: str | None = _derived("text", "dever violado", "duty breached")  # type: ignore[assignment]
    date: dt.date | None = _derived("date", "data da infração", "date of the breach")  # type: ignore[assignment]
    noticed: dt.date | None = _derived("date", "data do auto", "date of the notice")  # type: ignore[assignment]
    offender: str | None = _derived("text", "infrator", "offender")  # type: ignore[assignment]
    item: str | None = _derived("text", "item da infração", "item of the breach")  # type: ignore[assignment]
    group: str | None = _derived("text", "grupo da infração", "group of the breach")  # type: ignore[assignment]
    range: str | None = _derived("text", "faixa da infração", "range of the breach")  # type: ignore[assignment]
    base: int | Decimal | None = _derived("number", "valor-base", "base amount")  # type: ignore[assignment]
    points: int | Decimal | None = _derived("number", "pontos", "points")  # type: ignore[assignment]
    history: tuple[ClassifiedPast, ...] | None = open_field(
        "blocks",
        Text("infrações anteriores", "earlier breaches"),
        Text("Quais são as infrações anteriores?", "Which are the earlier breaches?"),
        block=ClassifiedPast,
    )


@attrs.frozen(kw_only=True)
class Acts:
    """All breaches of the case, the one named first in front."""

    all: tuple[ClassifiedAct, ...] | None = open_field(
        "blocks",
        Text("infrações do caso", "breaches of the case"),
        Text("Quais são as infrações do caso?", "Which are the breaches of the case?"),
        block=ClassifiedAct,
    )
