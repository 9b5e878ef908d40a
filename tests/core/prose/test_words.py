"""Codes, figures, dates and facts in words, and what follows from a breach."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pytest

from praca import Words
from praca.facts.state import NEVER
from praca.readers.prose.consequences import checklist_said, deadline_said, duration_said, next_said, sanction_said

PT, EN = Words("pt"), Words("en")


@pytest.mark.parametrize(
    ("value", "pt", "en"),
    [
        (dt.date(2026, 6, 5), "05/06/2026", "2026-06-05"),
        (dt.date(802, 6, 5), "05/06/0802", "0802-06-05"),
        (dt.datetime(2026, 6, 5, 22, 30), "05/06/2026 22:30", "2026-06-05 22:30"),  # noqa: DTZ001 - local civil time
        (dt.time(22, 30), "22:30", "22:30"),
        (Decimal("46.28"), "46,28", "46.28"),
        (Decimal("1E+3"), "1000", "1000"),
        (2026, "2026", "2026"),
        (True, "sim", "yes"),
        (False, "não", "no"),
        (None, "desconhecido", "unknown"),
        (NEVER, "não aconteceu", "did not happen"),
        ((), "nenhum", "none"),
        (("a", 2), "a, 2", "a, 2"),
        ({"UFM": Decimal("5.12")}, "UFM: 5,12", "UFM: 5.12"),
    ],
)
def test_values(value: Any, pt: str, en: str) -> None:
    """Exact, and as people write them."""
    assert (PT.said(value), EN.said(value)) == (pt, en)


def test_money() -> None:
    """Reais have two decimals and grouped thousands."""
    assert PT.money(Decimal("1204.8")) == "R$ 1.204,80"
    assert EN.money(1204) == "R$ 1,204.00"


def test_facts() -> None:
    """A fact has its label, its code the label of the code; a path that is none stands as it is."""
    assert PT.fact("vehicle.colour", "white") == "cor predominante: branca"
    assert EN.fact("vehicle.registered_in", "here").endswith(": the municipality asked")
    assert PT.fact("no.such.path", 3) == "no.such.path: 3"
    assert EN.fact("holder.partners", 2).endswith(": 2 entries")
    assert PT.missing("vehicle.seats").endswith("? (vehicle.seats)")
    assert PT.missing("nowhere") == "nowhere"


@pytest.mark.parametrize(
    ("duration", "pt", "en"),
    [
        ({"days": 15}, "15 dias", "15 days"),
        ({"days": 1}, "1 dia", "1 day"),
        ({"months": 3}, "3 meses", "3 months"),
        ({"years": 2, "days": 1}, "2 anos + 1 dia", "2 years + 1 day"),
        ({"up_to": {"days": 90}}, "até 90 dias", "up to 90 days"),
        ({"forever": True}, "para sempre", "for good"),
        ({"until": "repair"}, "até o conserto", "until the repair"),
        ({}, "duração a critério da autoridade", "length left to the authority"),
    ],
)
def test_durations(duration: dict[str, Any], pt: str, en: str) -> None:
    """Each form that the contract has."""
    assert (duration_said(duration, PT), duration_said(duration, EN)) == (pt, en)


def test_sanctions() -> None:
    """A line says what, how much, for whom, by whom, and how sure it is."""
    fine = {
        "kind": "fine",
        "amount": 40,
        "unit": "UFM",
        "brl": Decimal("204.80"),
        "force": "mandatory",
        "for": "driver",
    }
    line = sanction_said({**fine, "authority": "agent", "conduct": "discourtesy", "certain": False}, PT)
    assert line.startswith(
        "multa: 40 UFM (R$ 204,80); obrigatória; a: condutor; por: agente de fiscalização; conduta: "
    )
    assert line.endswith("não é certa: depende de um fato que falta")
    graded = {"kind": "fine", "amount_min": 1, "amount_max": Decimal("2.5"), "unit": "UFM", "one_of": "a"}
    assert (
        sanction_said(graded, EN) == "fine: from 1 UFM to 2.5 UFM, graded by the authority; one of the alternatives a"
    )
    assert sanction_said({"kind": "fine", "amount_max": 3, "unit": "BRL"}, EN) == "fine: up to R$ 3.00"
    assert sanction_said({"kind": "fine", "amount_min": 3, "unit": "UFM"}, EN) == "fine: at least 3 UFM"
    seal = {"kind": "seal", "duration": {}, "instead_of": "suspension", "discount": {"percent": 40, "days": 20}}
    assert sanction_said(seal, EN).endswith("instead of: suspension; discount if paid within 20 days: 40%")


def test_deadlines_and_next_steps() -> None:
    """Days, status, before whom and with what effect."""
    deadline = {
        "step": "defence",
        "due": "2026-03-16",
        "due_strict": "2026-03-14",
        "status": "open",
        "authority": "department",
        "effect": "silent",
    }
    assert deadline_said(deadline, PT) == (
        "defesa: até 16/03/2026 (em curso); 14/03/2026 se o último dia não for prorrogado; órgão municipal; "
        "a lei não diz o efeito"
    )
    assert deadline_said({"step": "appeal", "due": None, "status": "not_started"}, EN) == "appeal: not started"
    step = {"act": "appeal", "by": "accused", "until": "2026-03-12", "before": "mayor"}
    assert next_said(step, PT) == "recurso; por: acusado; até 12/03/2026; perante: prefeito"
    assert checklist_said({"item": "provision", "state": "absent"}, EN) == "provision breached: absent"
    assert checklist_said({"item": "odd", "state": "unknown"}, EN) == "odd: unknown"
    assert EN.authority(None) == "an authority that the law does not name"
