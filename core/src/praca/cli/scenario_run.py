"""Running case files against their expectations, here or in several processes; the results are plain data."""

from __future__ import annotations

import math
import signal
import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import attrs

import praca
from praca.language import Lang, _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


@attrs.frozen(kw_only=True)
class Result:
    """One expectation and how it went: ``passed``, ``failed``, ``skipped`` or ``doubt`` (it fails, and that is known).

    ``trace`` says how the ruling came about, in lines; ``reason`` is why it was skipped or is in doubt; ``stale`` marks
    one that passes although a doubt names it.
    """

    file: str
    line: int | None
    case: str
    town: str
    question: str
    result: str
    seconds: float
    differences: tuple[tuple[str, Any, Any], ...] = ()
    trace: tuple[str, ...] = ()
    error: str | None = None
    reason: str | None = None
    stale: bool = False
    ruling: dict[str, Any] | None = None


@attrs.frozen(kw_only=True)
class FileRun:
    """What one file gave: results, faults of its cases, and how many of its cases expect something."""

    file: str
    results: tuple[Result, ...] = ()
    faults: tuple[str, ...] = ()
    expecting: int = 0


@attrs.frozen(kw_only=True)
class Task:
    """One part of one file: the cases from ``part`` of ``parts`` on to the next."""

    file: str
    lang: Lang
    towns: tuple[str, ...] | None
    questions: tuple[str, ...] | None
    part: int = 0
    parts: int = 1


def run_files(files: Sequence[str], make: Callable[[str], Task], jobs: int) -> Iterator[FileRun]:
    """Run the files, in order; with several jobs in as many processes, large files in parts."""
    tasks = [make(file) for file in files]
    if jobs <= 1:
        yield from map(run_task, tasks)
        return
    import multiprocessing

    parts = math.ceil(jobs / max(1, len(tasks)))
    tasks = [attrs.evolve(task, part=part, parts=parts) for task in tasks for part in range(parts)]
    if not tasks:
        return
    # Started afresh on every system, so that a run is the same everywhere.
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks)), initializer=_ignore_interrupt) as pool:
        found = pool.imap(run_task, tasks)
        for _task in tasks[::parts]:
            yield _joined([next(found) for _part in range(parts)])


def _joined(parts: list[FileRun]) -> FileRun:
    """The parts of one file in one; the first part tells the faults."""
    results = tuple(result for part in parts for result in part.results)
    faults = tuple(dict.fromkeys(fault for part in parts for fault in part.faults))
    return FileRun(file=parts[0].file, results=results, faults=faults, expecting=parts[0].expecting)


def _ignore_interrupt() -> None:
    """Ctrl-C reaches the whole group of processes; the parent alone tells of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_task(task: Task) -> FileRun:
    """Run one part of one file."""
    registry = praca.installed_registry()
    try:
        loaded = _loaded(task.file) if task.parts > 1 else praca.load_cases(task.file)
    except praca.InputError as error:
        text = error.render(task.lang)
        return FileRun(file=task.file, faults=(text if task.file in text else f"{task.file}: {text}",))
    expecting = [case for case in loaded.cases if case.expect is not None]
    results = [result for case in expecting[task.part :: task.parts] for result in _case_results(case, task, registry)]
    return FileRun(
        file=task.file,
        results=tuple(results),
        faults=tuple(problem.render(task.lang) for problem in loaded.problems),
        expecting=len(expecting),
    )


@lru_cache(maxsize=4)
def _loaded(file: str) -> praca.LoadedCases:
    """The cases of a file of which one process runs several parts."""
    return praca.load_cases(file)


def _case_results(case: praca.Case, task: Task, registry: praca.Registry) -> Iterator[Result]:
    outcomes = praca.check(case, towns=task.towns, questions=task.questions, registry=registry)
    start = time.perf_counter()
    for outcome in outcomes:
        end = time.perf_counter()
        yield _result(outcome, task, end - start)
        start = time.perf_counter()


def _result(outcome: praca.Outcome, task: Task, seconds: float) -> Result:
    failed, ruling = outcome.result == "failed", outcome.ruling
    skipped = _("not modelled by the plugin").render(task.lang) if outcome.result == "skipped" else None
    return Result(
        file=task.file,
        line=outcome.line,
        case=outcome.case,
        town=outcome.town,
        question=outcome.question,
        result=outcome.result,
        seconds=seconds,
        differences=tuple((diff.key, plain(diff.expected), plain(diff.found)) for diff in outcome.differences),
        trace=tuple(trace(ruling, task.lang)) if failed and ruling is not None else (),
        error=None if outcome.error is None else outcome.error.render(task.lang),
        reason=skipped,
        ruling=ruling.to_dict(task.lang) if failed and ruling is not None else None,
    )


def plain(value: Any) -> Any:
    """Expected and found values as plain data: dates as ISO text, mappings and tuples as dict and list."""
    if hasattr(value, "items"):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(part) for part in value]
    return value.isoformat() if hasattr(value, "isoformat") else value


def trace(ruling: praca.Ruling, lang: Lang) -> Iterator[str]:
    """How the ruling came about, for somebody who writes laws or cases: ids, paths, citations."""
    phrase = praca.verdict_phrase(ruling.question, ruling.verdict).render(lang)
    yield _("the ruling: {phrase} ({verdict})", phrase=phrase, verdict=ruling.verdict).render(lang)
    data = ruling.to_dict(lang)
    for finding in data["findings"]:
        if finding["status"] not in ("violated", "undetermined", "discretionary"):
            continue
        cites = "; ".join(finding["citations"])
        yield f"- {finding['status']}: {finding['requirement']} [{cites}] {finding['message']}"
        facts = "; ".join(f"{path} = {praca.to_json(value, indent=None)}" for path, value in finding["facts"].items())
        if facts:
            yield "    " + _("facts: {facts}", facts=facts).render(lang)
        if finding["missing"]:
            yield "    " + _("missing: {paths}", paths=", ".join(finding["missing"])).render(lang)
    if data["missing"]:
        yield "- " + _("missing: {paths}", paths=", ".join(data["missing"])).render(lang)
    used = [f"{reading['id']} = {reading['option']}" for reading in data["readings"]]
    if used:
        yield "- " + _("interpretations: {readings}", readings=", ".join(used)).render(lang)
