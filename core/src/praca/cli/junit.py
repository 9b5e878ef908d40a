"""Results as JUnit XML, the form that CI servers read."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING, Final

from praca.cli.scenario_text import difference_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from praca.cli.scenario_run import FileRun, Result

# Everything that XML 1.0 has no place for, not even as a reference.
_NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def write_junit(path: Path, runs: Sequence[FileRun]) -> None:
    """Write the file: one suite for each case file, one test for each expectation, an error for each bad case."""
    root = ET.Element("testsuites", name="praca test")
    totals = _Totals()
    for run in runs:
        _suite(root, run, totals)
    totals.write(root)
    ET.indent(root)
    path.write_bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


class _Totals:
    """Counts of a suite or of all suites."""

    def __init__(self) -> None:
        self.tests = self.failures = self.errors = self.skipped = 0
        self.seconds = 0.0

    def add(self, result: str, seconds: float) -> None:
        self.tests += 1
        self.failures += result == "failed"
        self.errors += result == "error"
        self.skipped += result in ("skipped", "doubt")
        self.seconds += seconds

    def write(self, element: ET.Element) -> None:
        for name in ("tests", "failures", "errors", "skipped"):
            element.set(name, str(getattr(self, name)))
        element.set("time", f"{self.seconds:.3f}")


def _suite(root: ET.Element, run: FileRun, totals: _Totals) -> None:
    suite, own = ET.SubElement(root, "testsuite", name=_clean(run.file)), _Totals()
    for result in run.results:
        own.add(result.result, result.seconds)
        totals.add(result.result, result.seconds)
        _test(suite, result)
    for number, fault in enumerate(run.faults, start=1):
        own.add("error", 0)
        totals.add("error", 0)
        test = ET.SubElement(suite, "testcase", name=f"bad input {number}", classname=_clean(run.file), time="0.000")
        ET.SubElement(test, "error", message=_clean(fault), type="InputError")
    own.write(suite)


def _test(suite: ET.Element, result: Result) -> None:
    test = ET.SubElement(
        suite,
        "testcase",
        name=_clean(result.case),
        classname=_clean(f"{result.town}.{result.question}"),
        time=f"{result.seconds:.3f}",
        file=_clean(result.file),
    )
    if result.line is not None:
        test.set("line", str(result.line))
    lines = [difference_text(*difference) for difference in result.differences]
    first = result.error or (lines[0] if lines else result.reason or "")
    if result.result == "failed":
        failure = ET.SubElement(test, "failure", message=_clean(first), type="expectation")
        failure.text = _clean("\n".join([*lines, *result.trace]))
    elif result.result in ("skipped", "doubt"):
        ET.SubElement(test, "skipped", message=_clean(result.reason or first))


def _clean(text: str) -> str:
    return _NO_XML.sub("\N{REPLACEMENT CHARACTER}", text)
