# ruff: noqa: PLR2004 - the figures of the law, as somebody who writes by hand puts them
"""What one ruling on a vehicle costs, beside Python written by hand that makes the same findings.

The data is a complete case before the law of Cotriguaçu-MT under its default readings: 22 requirements, all facts
known.  Figures: the findings made by hand; the same by the compiled law; those with value, notes and verdict; and the
whole ruling as callers get it (with stamp and notes, and every other option of each reading consulted).  The compiled
findings should cost no more than those by hand; above, look at the source that the compiler writes
(``compile_chapter(chapter).__doc__``).
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import TYPE_CHECKING, Any

from praca import Finding, case_from, load_plugins
from praca.assessing import assess
from praca.facts.documents import document_of, equipment_of
from praca.facts.situation import situation
from praca.readers.judge.compiler import compile_chapter
from praca.readers.judge.judge import conclude
from praca.readers.judge.walker import Walk

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date as Date

    from praca.facts.situation import Situation
    from praca.language import Text

TOWN = "cotriguacu"
PAPERS = (
    ("permit_term", "art. 9º, I"),
    ("identity_card", "art. 9º, II"),
    ("driving_licence", "art. 9º, III"),
    ("vehicle_registration", "art. 9º, IV"),
    ("vehicle_tax", "art. 9º, IV-bis"),
)
ON_BOARD = (
    ("fire_extinguisher", "art. 10, I"),
    ("roof_light", "art. 10, II"),
    ("seat_belts", "art. 10, III"),
    ("head_restraints", "art. 10, IV"),
    ("spare_tyre", "art. 10, V"),
)
EQUIPMENT = ["distinctive_marks", *(code for code, _cite in ON_BOARD)]
CASE: dict[str, Any] = {
    "case": "A complete car",
    "date": "2026-06-01",
    "vehicle": {
        "category": "car",
        "seats": 5,
        "side_doors": 4,
        "manufacture_year": 2023,
        "first_registered": "2023-03-01",
        "condition": "good",
        "hygiene": "good",
        "roadworthy": True,
        "taxes_paid": True,
        "insurance_required": True,
        "inspection": {"date": "2026-01-10", "result": "passed"},
        "equipment": EQUIPMENT,
        "documents": [*(code for code, _cite in PAPERS), "compulsory_insurance", "work_card"],
    },
    "holder": {"kind": "company"},
    "driver": {"role": "employee"},
}


def by_hand(facts: Situation, date: Date, texts: dict[str, Text]) -> list[Finding]:
    """The findings as a careful programmer would write them for this law alone; the unknown stays unknown."""
    car = facts.vehicle
    found: list[Finding] = []

    def add(
        name: str,
        cite: str,
        holds: bool | None,
        read: dict[str, Any],
        readings: tuple[str, ...] = (),
        *,
        applies: bool | None = True,
    ) -> None:
        status: Any = "undetermined"
        if applies is False:
            status = "not_applicable"
        elif holds:
            status = "met"
        elif holds is False and applies:
            status = "violated"
        known = {path: value for path, value in read.items() if value is not None} if None in read.values() else read
        requirement = f"{TOWN}.vehicle.{name}"
        found.append(Finding(requirement, status, "bars", (cite,), known, (), readings, texts[requirement]))

    add("car", "art. 2º, § 1º", car.category and car.category == "car", {"vehicle.category": car.category})  # type: ignore[arg-type]
    passengers = None if car.seats is None else 2 <= car.seats - 1 <= 5
    add("passengers", "art. 2º, § 1º", passengers, {"vehicle.seats": car.seats}, (f"{TOWN}.passenger-count",))
    doors = None if car.side_doors is None else car.side_doors in (2, 4)
    add("doors", "art. 2º, § 1º", doors, {"vehicle.side_doors": car.side_doors})
    marks = equipment_of(car, "distinctive_marks")
    add("distinctive_marks", "art. 2º, § 1º", marks, {"vehicle.equipment.distinctive_marks": marks})
    add("taxes_paid", "art. 9º", car.taxes_paid, {"vehicle.taxes_paid": car.taxes_paid})
    result = None if car.inspection is None else car.inspection.result
    passed = None if result is None else result == "passed"
    add("inspection", "art. 9º", passed, {"vehicle.inspection.result": result})
    for code, cite in PAPERS:
        paper = presented(car, code)
        add(code, cite, paper, {f"vehicle.documents.{code}": paper})
    required, insurance = car.insurance_required, presented(car, "compulsory_insurance")
    read: dict[str, Any] = {"vehicle.insurance_required": required, "vehicle.documents.compulsory_insurance": insurance}
    add("compulsory_insurance", "art. 9º, V", insurance, read, applies=required)
    kind, role, work_card = facts.holder.kind, facts.driver.role, presented(car, "work_card")
    company, employee = kind and kind == "company", role and role == "employee"
    applies = False if company is False or employee is False else None if None in (company, employee) else True
    read = {"holder.kind": kind, "driver.role": role, "vehicle.documents.work_card": work_card}
    add("work_card", "art. 9º, VI", work_card, read, applies=applies)
    good = None if car.condition is None else car.condition != "bad"
    add("condition", "art. 10", good, {"vehicle.condition": car.condition})
    clean = None if car.hygiene is None else car.hygiene != "bad"
    add("hygiene", "art. 10", clean, {"vehicle.hygiene": car.hygiene})
    add("roadworthy", "art. 10", car.roadworthy, {"vehicle.roadworthy": car.roadworthy})
    for code, cite in ON_BOARD:
        there = equipment_of(car, code)
        add(code, cite, there, {f"vehicle.equipment.{code}": there})
    made = car.manufacture_year
    age = None if made is None else date.year - made <= 5
    add("age", "art. 10, VI", age, {"vehicle.manufacture_year": made}, (f"{TOWN}.vehicle-age",))
    return found


def presented(car: Any, code: str) -> bool | None:
    """Whether a paper is presented as asked."""
    document = document_of(car, code)
    if document is None or document.present is None:
        return None
    return document.present and document.conforms is not False


def microseconds(work: Callable[[], object], repeat: int) -> list[float]:
    """The time of one run, in microseconds, measured in batches."""
    taken = []
    for _batch in range(9):
        start = time.perf_counter()
        for _run in range(repeat):
            work()
        taken.append((time.perf_counter() - start) / repeat * 1e6)
    return taken


def main() -> int:
    """Check that all ways agree, measure them in turns, print figures and ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=2000, help="rulings for each of nine batches")
    runs = parser.parse_args().runs
    registry = load_plugins()
    law = registry.law(TOWN)
    case = case_from(CASE, registry=registry)
    facts = situation(case, TOWN)
    assert case.date is not None  # noqa: S101 - the case above has one
    date, here = case.date, law.municipality
    state = law.on(date, law.options({}), None)
    chapter = state.chapter("vehicle")
    assert chapter is not None  # noqa: S101 - this law models the question
    run = compile_chapter(chapter)
    texts = {requirement.id: requirement.text for requirement in chapter.requirements}

    def compiled() -> Any:
        walk = Walk(facts, date, here, state)
        return conclude(chapter, walk, *run(facts, date, here, walk))

    answer, (ruling,) = compiled(), assess(case, registry, towns=(TOWN,), questions=("vehicle",))
    if list(answer.findings) != by_hand(facts, date, texts) or answer.findings != ruling.findings:
        print("the findings differ: correct by_hand, or the law has changed", file=sys.stderr)
        return 1
    ways: dict[str, tuple[Callable[[], object], int]] = {
        "findings by hand": (lambda: by_hand(facts, date, texts), runs),
        "findings, compiled": (lambda: run(facts, date, here, None), runs),
        "with value and verdict": (compiled, runs),
        "whole ruling": (lambda: assess(case, registry, towns=(TOWN,), questions=("vehicle",)), max(runs // 10, 1)),
    }
    medians = {}
    for name, (work, repeat) in ways.items():
        taken = microseconds(work, repeat)
        medians[name] = statistics.median(taken)
        print(
            f"{name:24}{medians[name]:9.1f} µs  (spread {max(taken) - min(taken):.1f} µs, {len(taken)} × {repeat} runs)"
        )
    for name in list(ways)[1:]:
        print(f"{name:24}{medians[name] / medians['findings by hand']:9.2f} times the findings by hand")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
