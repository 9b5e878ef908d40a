"""Rulings of an invented law as reports for people."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from praca import Registry, Report, assess, tell
from praca.rulings import Decision

CAR = {
    "category": "car",
    "condition": "perfect",
    "colour": "white",
    "seats": 5,
    "manufacture_year": 2022,
    "model_year": 2022,
    "hygiene": "good",
}


def told(registry: Registry, lang: Any = "pt", *, everything: bool = False, **facts: Any) -> Report:
    """The report on one car on 15 June 2026."""
    case = {"case": "Um carro", "date": "2026-06-15", "vehicle": {**CAR, **facts}}
    (ruling,) = assess(case, registry=registry)
    return tell(ruling, lang=lang, everything=everything, registry=registry)


def section(report: Report, kind: str) -> list[str]:
    """All texts of one section, details included."""
    entries = [entry for part in report.sections if part.kind == kind for entry in part.entries]
    return [text for entry in entries for text in (entry.text, *entry.details)]


def test_heading(vila: Registry) -> None:
    """Case, town with its state, question in words, date, phrase, law."""
    report = told(vila)
    assert (report.case, report.town, report.question, report.date) == (
        "Um carro",
        "Vila Exemplo-MT",
        "padrão do veículo",
        "15/06/2026",
    )
    assert report.phrase == "o veículo pode servir como táxi"
    assert report.law.startswith("Lei Municipal nº 1, de 2 de janeiro de 2020")
    assert "01/03/2024" in report.law


def test_violated(vila: Registry) -> None:
    """The sentence with its provisions, the facts found with their labels, the gist marked as a summary."""
    texts = section(told(vila, colour="black", hygiene="bad"), "violated")
    assert texts[0] == "O carro é branco. [art. 2º]"
    assert texts[1].startswith("encontrado: cor predominante: preta")
    assert texts[2].startswith("art. 2º, em resumo: ")
    assert texts[3] == "O carro está limpo. (dever) [art. 2º]"


def test_missing_and_open(vila: Registry) -> None:
    """A missing fact has label, question and path; what hangs on it is listed."""
    report = told(vila, "en", seats=None)
    assert report.verdict == "undetermined"
    assert section(report, "missing")[0].endswith("(vehicle.seats)")
    assert section(report, "open")[0] == "There are up to five seats. [art. 2º]"
    assert section(report, "open")[1].startswith("hangs on: ")


def test_open_beside_a_denial_is_counted(vila: Registry) -> None:
    """Unless everything is asked for."""
    report = told(vila, "en", seats=None, colour="black")
    assert section(report, "open") == []
    assert "open: 1" in report.closing[0]
    assert section(told(vila, "en", everything=True, seats=None, colour="black"), "open")


def test_discretion(vila: Registry) -> None:
    """Who decides, among what, under which provision."""
    report = told(vila, condition="good")
    assert report.verdict == "discretionary"
    texts = " | ".join(section(report, "discretionary"))
    assert "decide: órgão municipal [art. 3º]" in texts
    assert "opções: aceitar, recusar" in texts


def test_decision_after_requirements(vila: Registry) -> None:
    """What must first be met stands in its own sentence."""
    case = {"case": "Um carro", "date": "2026-06-15", "vehicle": {**CAR, "condition": "good"}}
    (ruling,) = assess(case, registry=vila)
    decision = Decision("mayor", ("yes",), ("vila_exemplo.vehicle.colour", "odd"), ())
    report = tell(attrs.evolve(ruling, decision=decision), lang="en", registry=vila)
    assert "once this is met: The car is white.; odd" in section(report, "discretionary")


def test_values_and_notes(vila: Registry) -> None:
    """A value has the sentence that the law gives it; a note its kind."""
    report = told(vila)
    assert section(report, "values") == ["idade do carro em anos: 4 [art. 2º, § 1º]"]
    assert section(report, "notes") == ["(lei federal) A lei federal também vale."]


def test_decisive_interpretation(vila: Registry) -> None:
    """What was taken and what the other option would give, in words."""
    report = told(vila, manufacture_year=2020, model_year=2021)
    texts = section(report, "readings")
    assert texts[0].startswith("De que ano se conta a idade? (vila_exemplo.vehicle-age) [art. 2º, § 1º]")
    assert texts[1] == "adotada: do ano de fabricação (manufacture)"
    assert "o veículo pode servir como táxi" in texts[2]
    assert "idade do carro em anos: 5" in texts[2]


def test_interpretation_that_decides_nothing(vila: Registry) -> None:
    """It is left out unless everything is asked for, and then says why it was taken."""
    assert section(told(vila), "readings") == []
    assert "por quê: A lei fala em fabricação." in section(told(vila, everything=True), "readings")


def test_met_is_counted_or_listed(vila: Registry) -> None:
    """Met requirements are only counted; with everything they are listed."""
    report = told(vila, "en")
    assert section(report, "met") == []
    assert "met: 4" in report.closing[0]
    full = told(vila, "en", everything=True)
    assert "The car is white. [art. 2º]" in section(full, "met")
    assert full.closing == ()


def test_silence(vila: Registry) -> None:
    """A silent law says so and where it was looked for."""
    report = told(vila, category="motorcycle")
    assert report.phrase == "esta lei não trata deste veículo"
    assert "(texto da lei) A lei não trata de motocicletas. [art. 2º]" in section(report, "notes")


def test_not_modelled(vila: Registry) -> None:
    """It is told apart from silence."""
    (ruling,) = assess({"case": "x", "date": "2026-06-15", "holder": {"kind": "person"}}, registry=vila)
    assert "nada se diz da lei" in tell(ruling, registry=vila).phrase


@pytest.mark.parametrize("verdict", ["allowed", "denied"])
def test_consequences_have_their_sections(vila: Registry, verdict: Any) -> None:
    """Sanctions, deadlines, next steps, checklist and ranking appear where the ruling has them."""
    (ruling,) = assess({"case": "x", "date": "2026-06-15", "vehicle": CAR}, registry=vila)
    full = attrs.evolve(
        ruling,
        verdict=verdict,
        subject="p1",
        sanctions=({"kind": "warning", "citations": ["art. 2º"]},),
        deadlines=({"step": "defence", "due": None, "status": "not_started", "citations": []},),
        next=({"act": "defence"},),
        checklist=({"item": "request", "state": "present", "citations": []},),
        ranking=(("A",), ("B", "C")),
        open_because=("fact", "calendar"),
    )
    report = tell(full, lang="en", registry=vila)
    kinds = [part.kind for part in report.sections]
    assert {"sanctions", "deadlines", "next", "checklist", "ranking", "missing"} <= set(kinds)
    assert section(report, "ranking") == ["1. A", "2. B, C (tie)"]
    assert section(report, "sanctions") == ["warning [art. 2º]"]
    assert report.question.endswith("(p1)")
