"""The neutral catalogue of conducts with what each law ties to them, for a first breach by the holder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from praca.assessing import assess
from praca.facts.case import Case
from praca.facts.codes import CATALOGUES
from praca.facts.infraction import Infraction

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date as Date

    from praca.language import Text
    from praca.law import Law
    from praca.plugins import Registry
    from praca.rulings import Ruling


@attrs.frozen
class ConductRow:
    """One conduct under one law: its ruling on a first breach, committed by the holder, nothing else known."""

    conduct: str
    label: Text
    ruling: Ruling
    provisions: tuple[str, ...]


def conduct_table(laws: Iterable[Law], registry: Registry, date: Date) -> list[ConductRow]:
    """Every conduct of the catalogue under every law that models penalties."""
    rows = []
    asked = [law for law in laws if law.standard("penalty") is not None]
    catalogue = {
        code: label for code, label in registry.vocabulary.catalogue("conducts").items() if code != "other_breach"
    }
    for code, label in (catalogue or CATALOGUES["conducts"]).items():
        for law in asked:
            infraction = Infraction(conduct=code, date=date, noticed=date, offender="holder", history=())
            case = Case(title=code, date=date, infraction=infraction)
            (ruling,) = assess(case, registry, towns=(law.municipality.slug,), questions=("penalty",))
            cites = tuple(dict.fromkeys(cite for finding in ruling.findings for cite in finding.citations))
            rows.append(ConductRow(code, label, ruling, cites))
    return rows
