"""Scenario tests: cases with expectations, held against the rulings.

Every key that an expectation gives is checked, others are not; how each key is compared is fixed by the data contract.
"""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any, Literal

import attrs

from praca.assessing import assess
from praca.errors import CitationError, PracaError
from praca.facts.subjects import QUESTIONS
from praca.statute.citation import parse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from praca.facts.case import Case
    from praca.plugins import Registry
    from praca.rulings import Ruling

Result = Literal["passed", "failed", "skipped"]


@attrs.frozen
class Difference:
    """One key of an expectation that the ruling does not meet."""

    key: str
    expected: Any
    found: Any


@attrs.frozen
class Outcome:
    """One expectation (a case, a town, a question) and how it went; ``error`` is a case that could not be ruled."""

    case: str
    file: str | None
    line: int | None
    town: str
    question: str
    result: Result
    differences: tuple[Difference, ...] = ()
    ruling: Ruling | None = None
    error: PracaError | None = None


def run_case(case: Case, registry: Registry, *, questions: Iterable[str] | None = None) -> Iterator[Outcome]:
    """Every expectation of one case; a question that the plugin does not model is skipped, and counted apart."""
    wanted = None if questions is None else set(questions)
    for town, question, expected in expectations(case, registry):
        if wanted is not None and question not in wanted:
            continue
        about = (case.title, case.origin.file, case.origin.line, town, question)
        try:
            rulings = assess(case, registry, towns=(town,), questions=(question,))
        except PracaError as error:
            yield Outcome(*about, "failed", error=error)
            continue
        for ruling, part in _matched(rulings, expected):
            if ruling.verdict == "not_modelled":
                yield Outcome(*about, "skipped", ruling=ruling)
                continue
            differences = tuple(compare(part, ruling))
            yield Outcome(*about, "failed" if differences else "passed", differences, ruling)


def expectations(case: Case, registry: Registry) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Town, question and expectation of everything the case expects."""
    expected = case.expect or {}
    if not all(key in QUESTIONS for key in expected):
        for town, questions in expected.items():
            for question, part in (questions or {}).items():
                yield town, question, part or {}
        return
    towns = case.municipality if case.municipality is not None else tuple(registry.laws)
    for town in towns:
        for question, part in expected.items():
            yield town, question, part or {}


def _matched(rulings: list[Ruling], expected: Mapping[str, Any]) -> Iterator[tuple[Ruling, Mapping[str, Any]]]:
    by_subject = {ruling.subject: ruling for ruling in rulings if ruling.subject is not None}
    if by_subject and set(expected) <= set(by_subject):
        for subject, part in expected.items():
            yield by_subject[subject], part
        return
    yield rulings[0], expected


def compare(expected: Mapping[str, Any], ruling: Ruling) -> Iterator[Difference]:
    """The differences between an expectation and a ruling."""
    for key, wanted in expected.items():
        if wanted is None:
            continue
        yield from _CHECKS[key](wanted, ruling)


def _verdict(wanted: str, ruling: Ruling) -> Iterator[Difference]:
    if ruling.verdict != wanted:
        yield Difference("verdict", wanted, ruling.verdict)


def _violated(wanted: list[str], ruling: Ruling) -> Iterator[Difference]:
    found = [finding.citations for finding in ruling.violated]
    unmatched = [cites for cites in found if not any(_matches(cite, cites) for cite in wanted)]
    idle = [cite for cite in wanted if not any(_matches(cite, cites) for cites in found)]
    if unmatched or idle:
        yield Difference("violated", wanted, [list(cites) for cites in found])


def _matches(wanted: str, cites: Iterable[str]) -> bool:
    """Whether one of ``cites`` is the provision wanted or lies under it."""
    return any(covers(wanted, cite) for cite in cites)


def covers(wanted: str, cite: str) -> bool:
    """Whether ``cite`` is ``wanted`` or lies under it; text that is no citation covers only itself."""
    if wanted == cite:
        return True
    try:
        return parse(wanted).covers(parse(cite))
    except CitationError:
        return False


def _values(wanted: Mapping[str, Any], ruling: Ruling) -> Iterator[Difference]:
    given = ruling.to_dict()["values"]
    for name, value in wanted.items():
        if name not in given:
            yield Difference(f"values.{name}", value, "(not yielded)")
        elif not _equal(value, given[name]["value"]):
            yield Difference(f"values.{name}", value, given[name]["value"])


def _equal(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, (int, Decimal)) and isinstance(found, (int, Decimal)):
        return Decimal(wanted) == Decimal(found)
    return bool(_text(wanted) == _text(found))


def _text(value: Any) -> Any:
    return value.isoformat() if hasattr(value, "isoformat") else value


def _among(name: str) -> Any:
    def check(wanted: list[str], ruling: Ruling) -> Iterator[Difference]:
        found = _listed(name, ruling)
        if not set(wanted) <= set(found):
            yield Difference(name, wanted, found)

    return check


def _listed(name: str, ruling: Ruling) -> list[str]:
    if name == "missing":
        return list(ruling.missing)
    if name == "open_because":
        return list(ruling.open_because)
    if name == "notes":
        return [note.id for note in ruling.notes]
    return [used.id for used in ruling.readings if name == "readings" or used.decisive]


def _missing_only(wanted: list[str], ruling: Ruling) -> Iterator[Difference]:
    if set(wanted) != set(ruling.missing):
        yield Difference("missing_only", wanted, list(ruling.missing))


def _cites(wanted: list[str], ruling: Ruling) -> Iterator[Difference]:
    plain = ruling.to_dict()
    cited = [cite for finding in ruling.findings for cite in finding.citations]
    cited += [cite for given in plain["values"].values() for cite in given["citations"]]
    cited += [cite for part in (*plain["sanctions"], *plain["deadlines"]) for cite in part["citations"]]
    lacking = [cite for cite in wanted if not _matches(cite, cited)]
    if lacking:
        yield Difference("cites", lacking, sorted(set(cited)))


def _sanctions(wanted: list[Mapping[str, Any]], ruling: Ruling) -> Iterator[Difference]:
    found = ruling.to_dict()["sanctions"]
    if len(found) != len(wanted) or not _assigned(wanted, found):
        yield Difference("sanctions", wanted, found)


def _assigned(wanted: list[Mapping[str, Any]], found: list[dict[str, Any]]) -> bool:
    """Whether each expected sanction can be given one of its own."""
    if not wanted:
        return True
    return any(
        _sanction_fits(wanted[0], sanction) and _assigned(wanted[1:], found[:index] + found[index + 1 :])
        for index, sanction in enumerate(found)
    )


def _sanction_fits(wanted: Mapping[str, Any], sanction: dict[str, Any]) -> bool:
    duration = sanction["duration"] or {}
    for key, value in wanted.items():
        if key == "cite":
            if not _matches(value, sanction["citations"]):
                return False
        elif key in ("days", "months", "up_to", "forever", "until"):
            if not _part_fits(value, duration.get(key)):
                return False
        elif not _part_fits(value, sanction.get(key)):
            return False
    return True


def _part_fits(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(_part_fits(value, found.get(key)) for key, value in wanted.items())
    return _equal(wanted, found)


def _deadlines(wanted: Mapping[str, Any], ruling: Ruling) -> Iterator[Difference]:
    found = {deadline["step"]: deadline for deadline in ruling.to_dict()["deadlines"]}
    for step, value in wanted.items():
        parts = value if isinstance(value, dict) else {"due": value}
        if step not in found:
            yield Difference(f"deadlines.{step}", value, "(no such step)")
            continue
        for key, part in parts.items():
            if not _equal(part, found[step].get(key)):
                yield Difference(f"deadlines.{step}.{key}", part, found[step].get(key))


def _next(wanted: list[Mapping[str, Any]], ruling: Ruling) -> Iterator[Difference]:
    found = ruling.to_dict()["next"]
    lacking = [step for step in wanted if not any(_part_fits(dict(step), other) for other in found)]
    if lacking:
        yield Difference("next", lacking, found)


def _checklist(wanted: Mapping[str, str], ruling: Ruling) -> Iterator[Difference]:
    found = {item["item"]: item["state"] for item in ruling.to_dict()["checklist"]}
    for item, state in wanted.items():
        if found.get(item) != state:
            yield Difference(f"checklist.{item}", state, found.get(item, "(not listed)"))


def _ranking(wanted: list[list[str]], ruling: Ruling) -> Iterator[Difference]:
    found = [sorted(group) for group in ruling.ranking]
    if [sorted(group) for group in wanted] != found:
        yield Difference("ranking", wanted, [list(group) for group in ruling.ranking])


_CHECKS: dict[str, Any] = {
    "verdict": _verdict,
    "violated": _violated,
    "values": _values,
    "missing": _among("missing"),
    "missing_only": _missing_only,
    "open_because": _among("open_because"),
    "notes": _among("notes"),
    "readings": _among("readings"),
    "decisive": _among("decisive"),
    "cites": _cites,
    "sanctions": _sanctions,
    "deadlines": _deadlines,
    "next": _next,
    "checklist": _checklist,
    "ranking": _ranking,
}
