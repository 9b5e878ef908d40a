"""What may stand under expect."""

from __future__ import annotations

import pytest

from praca.facts.loading import read_cases

HEAD = "case: x\ndate: 2026-06-15\n"


@pytest.mark.parametrize(
    ("expect", "path"),
    [
        ("{vehicle: {verdict: alowed}}", "vehicle.verdict"),
        ("{vehicle: {verdict: not_modelled}}", "vehicle.verdict"),
        ("{vehicle: {veredict: allowed}}", "vehicle.veredict"),
        ("{vehicle: {violated: art. 16}}", "vehicle.violated"),
        ("{vehicle: {violated: [true]}}", "vehicle.violated[0]"),
        ("{vehicle: {values: [a]}}", "vehicle.values"),
        ("{vehicle: []}", "vehicle"),
        ("[]", ""),
        ("{penalty: {sanctions: [{amount: 4}]}}", "penalty.sanctions[0]"),
        ("{penalty: {sanctions: [{kind: fine, amount: much}]}}", "penalty.sanctions[0].amount"),
        ("{penalty: {sanctions: [{kind: fine, days: 1.5}]}}", "penalty.sanctions[0].days"),
        ("{penalty: {sanctions: [{kind: fine, certain: maybe}]}}", "penalty.sanctions[0].certain"),
        ("{penalty: {sanctions: [{kind: finee}]}}", "penalty.sanctions[0].kind"),
        ("{penalty: {sanctions: [{kind: fine, until: repaired}]}}", "penalty.sanctions[0].until"),
        ("{proceeding: {deadlines: {defense: 2026-06-15}}}", "proceeding.deadlines.defense"),
        ("{proceeding: {deadlines: {defence: soon}}}", "proceeding.deadlines.defence"),
        ("{proceeding: {deadlines: {defence: {status: done}}}}", "proceeding.deadlines.defence.status"),
        ("{proceeding: {checklist: {provision: here}}}", "proceeding.checklist.provision"),
        ("{proceeding: {next: [appeal]}}", "proceeding.next[0]"),
        ("{selection: {ranking: [A]}}", "selection.ranking[0]"),
        ("{exemplo: {vehicel: {verdict: allowed}, permit: {}}}", "exemplo.vehicel"),
        ("{Exemplo: {vehicle: {verdict: allowed}}}", "Exemplo"),
        ("{proceeding: {a: {verdict: allowed}}}", "proceeding.a"),
    ],
)
def test_faults(expect: str, path: str) -> None:
    """A wrong expectation is a fault at its place, before any ruling."""
    loaded = read_cases(f"{HEAD}expect: {expect}\n")
    (problem,) = loaded.problems
    assert problem.path == f"expect.{path}".rstrip(".")
    assert problem.line == 3


@pytest.mark.parametrize(
    "expect",
    [
        "{vehicle: null}",
        "{vehicle: {verdict: null, violated: null}}",
        "{vehicle: {values: {age_years: null, exemplo:x: 3}}}",
        "{penalty: {sanctions: [{kind: exemplo:service, authority: exemplo:board, until: repair, forever: true}]}}",
        "{proceeding: {deadlines: {exemplo:step: 2026-06-15, defence: null}}}",
        "{proceeding: {next: [{act: appeal, until: 2026-03-12}], checklist: {provision: absent}}}",
        "{exemplo: {vehicle: {verdict: silent}}, '1234567': null}",
        "{exemplo@bill-1: {quota: {missing_only: [], decisive: [], readings: [], cites: [], notes: []}}}",
    ],
)
def test_good_ones(expect: str) -> None:
    """What the contract allows is kept."""
    loaded = read_cases(f"{HEAD}expect: {expect}\n")
    assert [problem.render("en") for problem in loaded.problems] == []


def test_ids_of_proceedings_are_checked() -> None:
    """An expectation for a proceeding that is not there is a slip."""
    text = HEAD + "proceedings: [{id: first}, {id: second}]\nexpect: {proceeding: {first: {}, secnd: {}}}\n"
    (problem,) = read_cases(text).problems
    assert problem.path == "expect.proceeding.secnd"
    assert "second" in problem.message.render("en")
