"""``praca test``: rulings held against what the cases expect."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
import click

import praca
from praca.cli.case_files import STANDARD_INPUT, case_files, usable_registry
from praca.cli.paper import Line, Paper
from praca.cli.scenario_run import FileRun, Result, Task, run_files
from praca.cli.scenario_text import result_lines, summary
from praca.cli.session import BAD_INPUT, FAILED
from praca.cli.usage import OneOf, option, session_of
from praca.cli.usage import command as make
from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from praca.cli.session import Session
    from praca.language import Lang


def command(lang: Lang) -> click.Command:
    """The command in one language."""
    text = _(
        "Hold the rulings on the cases of PATH… (files, or folders with all *.yaml, *.yml and *.json below them) "
        "against their expect. Questions that a plugin does not model are skipped; failures that doubts.toml beside "
        "the file names are listed and do not count. Exit code 1 when an expectation failed, 2 for bad input."
    )
    params: list[click.Parameter] = [
        click.Argument(["paths"], nargs=-1, required=True, metavar=_("PATH...").render(lang)),
        option(
            "--question -q questions",
            lang,
            _("Only this question; may be repeated."),
            multiple=True,
            type=OneOf(praca.QUESTIONS),
        ),
        option(
            "--municipality -m towns",
            lang,
            _("Only this municipality (slug or IBGE code); may be repeated."),
            multiple=True,
        ),
        option("--junit", lang, _("Write the results to this file as JUnit XML too."), metavar=_("FILE").render(lang)),
        option("--jobs -j", lang, _("Run in so many processes."), type=click.IntRange(1, 256), default=1),
        option("--format", lang, _("text (default) or json."), type=OneOf(("text", "json")), default="text"),
        option("--plain", lang, _("No colours and no styles."), is_flag=True),
    ]
    return make("test", run, lang, text, params)


@click.pass_context
def run(
    context: click.Context,
    *,
    paths: tuple[str, ...],
    questions: tuple[str, ...],
    towns: tuple[str, ...],
    junit: str | None,
    jobs: int,
    format: str,  # noqa: A002 - the option's name
    plain: bool,
) -> None:
    """Run and report."""
    session = session_of(context)
    registry = usable_registry(session)
    for name in towns:
        registry.law(name)
    files = list(case_files(paths, session))

    def task(file: str) -> Task:
        return Task(file=file, lang=session.lang, towns=towns or None, questions=questions or None)

    # Standard input can be read once only, and only here.
    jobs = 1 if STANDARD_INPUT in files else jobs
    filtered = bool(questions or towns)
    runs = [_with_doubts(file_run, session, filtered=filtered) for file_run in run_files(files, task, jobs)]
    _report_input(runs, session)
    results = [result for file_run in runs for result in file_run.results]
    counts = Counter(result.result for result in results)
    if counts["failed"] and not session.code:
        session.code = FAILED
    if junit is not None:
        _write_junit(junit, runs, session)
    if format == "json":
        _write_json(results, counts, session)
        return
    shown = [result for result in results if result.result in ("failed", "doubt") or result.stale]
    paper = Paper.of_terminal(plain=plain)
    paper.write(line for result in shown for line in result_lines(result, session))
    if counts["doubt"]:
        paper.write([Line(session.render(_("In doubt, not counted: {count}", count=counts["doubt"])))])
    session.write(summary(counts["passed"], counts["failed"], counts["skipped"]))


def _with_doubts(file_run: FileRun, session: Session, *, filtered: bool) -> FileRun:
    """The same results with the known doubts of the file applied; a doubt about nothing is reported."""
    if not file_run.results or file_run.file == STANDARD_INPUT:
        return file_run
    try:
        doubts = praca.load_doubts(file_run.file)
    except praca.InputError as error:
        session.refuse(error.message)
        return file_run
    for doubt in () if filtered else doubts:
        if not any(doubt.covers(result.case, result.town, result.question) for result in file_run.results):
            session.report(
                _(
                    "{file}: a doubt is about an expectation that is not there: {case}; correct it or take it out.",
                    file=str(Path(file_run.file).with_name("doubts.toml")),
                    case=doubt.case,
                )
            )
    return attrs.evolve(file_run, results=tuple(_doubted(result, doubts) for result in file_run.results))


def _doubted(result: Result, doubts: Iterable[praca.Doubt]) -> Result:
    for doubt in doubts:
        if doubt.covers(result.case, result.town, result.question):
            if result.result == "failed" and result.error is None:
                return attrs.evolve(result, result="doubt", reason=f"{doubt.reason} ({doubt.law})")
            if result.result == "passed":
                return attrs.evolve(result, stale=True)
    return result


def _report_input(runs: Sequence[FileRun], session: Session) -> None:
    """Faults of the input, and files that test nothing."""
    for file_run in runs:
        for fault in file_run.faults:
            session.refuse(fault)
    for file_run in runs:
        if not file_run.expecting and not file_run.faults:
            session.report(_("{file}: no case has expect, so there is nothing to test.", file=file_run.file))
    if not any(file_run.expecting for file_run in runs):
        session.code = BAD_INPUT


def _write_junit(name: str, runs: Sequence[FileRun], session: Session) -> None:
    from praca.cli.junit import write_junit

    try:
        write_junit(Path(name), runs)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        session.refuse(_("The file {path} cannot be written ({reason}).", path=name, reason=reason))


def _write_json(results: Sequence[Result], counts: Counter[str], session: Session) -> None:
    def data(result: Result) -> dict[str, object]:
        listed = [dict(zip(("key", "expected", "found"), difference, strict=True)) for difference in result.differences]
        fields = attrs.asdict(result, filter=attrs.filters.exclude("seconds", "trace", "differences"), recurse=False)
        return {**fields, "differences": listed}

    session.write(
        praca.to_json(
            {
                **{name: counts[name] for name in ("passed", "failed", "skipped", "doubt")},
                "results": [data(result) for result in results],
            }
        )
    )
