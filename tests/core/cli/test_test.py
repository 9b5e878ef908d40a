"""``praca test``."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.core.cli.conftest import Praca

    Write = Callable[[str, str], str]


@pytest.fixture
def cases(write: Write, car: str) -> str:
    """Three expectations: one is met, one is not, one is about a question that the plugin does not model."""
    return write(
        "cases/some.yaml",
        f"""
- case: Serve
  date: 2026-06-15
  vehicle: {car}
  expect: {{vehicle: {{verdict: allowed, values: {{age_years: 4}}}}}}
- case: Preto, mas esperado branco
  date: 2026-06-15
  vehicle: {{category: car, colour: black, manufacture_year: 2020}}
  expect: {{vehicle: {{verdict: allowed, violated: ["art. 9º"]}}}}
- case: Titular
  date: 2026-06-15
  holder: {{kind: person}}
  expect: {{eligibility: {{verdict: allowed}}}}
- case: Sem expectativa
  vehicle: {car}
""",
    )


DOUBT = """
[[doubt]]
file = "some.yaml"
case = "{case}"
question = "vehicle"
town = "vila_exemplo"
reason = "A jurist must say which colour counts."
law = "the car is white"
"""


def test_last_line(cli: Praca, cases: str) -> None:
    """Alone, and the same in both languages."""
    for lang in ("pt", "en"):
        run = cli("test", cases, "--lang", lang)
        assert run.code == 1
        assert run.out.splitlines()[-1] == "1 passed, 1 failed, 1 skipped"


def test_failure_is_readable(cli: Praca, cases: str) -> None:
    """Expected and found for each key, then how the ruling came about."""
    out = cli("test", cases, "--lang", "en").out
    assert f"FAILED {cases}:6: Preto, mas esperado branco [vila_exemplo, vehicle]" in " ".join(out.split())
    assert "verdict: expected allowed, found denied" in out
    assert 'violated: expected ["art. 9º"], found [["art. 2º"], ["art. 2º, § 1º"]]' in out
    assert "the ruling: the vehicle may not serve as a taxi (denied)" in out
    assert "- violated: vila_exemplo.vehicle.colour [art. 2º] The car is white." in out
    assert 'facts: vehicle.colour = "black"' in out
    assert "Serve" not in out


def test_all_pass(cli: Praca, write: Write, car: str) -> None:
    """Code 0 and nothing but the last line."""
    file = write("ok.yaml", f"case: A\ndate: 2026-06-15\nvehicle: {car}\nexpect: {{vehicle: {{verdict: allowed}}}}\n")
    run = cli("test", file)
    assert (run.code, run.out, run.err) == (0, "1 passed, 0 failed, 0 skipped\n", "")


def test_filters(cli: Praca, cases: str) -> None:
    """By question and by municipality, slug or code."""
    assert cli("test", cases, "-q", "eligibility").out == "0 passed, 0 failed, 1 skipped\n"
    assert cli("test", cases, "-m", "9999999").out.endswith("1 passed, 1 failed, 1 skipped\n")
    assert cli("test", cases, "-m", "nowhere").code == 2


def test_folders(cli: Praca, cases: str, write: Write, tmp_path: Path) -> None:
    """Searched to the bottom for case files, each once; hidden ones are left alone."""
    write("cases/deep/more.json", json.dumps({"case": "B", "date": "2026-06-15", "expect": {"vehicle": {}}}))
    write("cases/.hidden/bad.yaml", "case: [")
    write("cases/readme.txt", "no case")
    run = cli("test", str(tmp_path / "cases"), cases)
    assert run.out.endswith("2 passed, 1 failed, 1 skipped\n")
    empty = tmp_path / "empty"
    empty.mkdir()
    run = cli("test", str(empty))
    assert run.code == 2
    assert "*.yaml" in run.err


def test_bad_input(cli: Praca, cases: str, bad: str) -> None:
    """Reported, the rest still runs, code 2."""
    run = cli("test", bad, "nowhere.yaml", cases)
    assert run.code == 2
    assert "colour" in run.err
    assert run.err.count("nowhere.yaml") == 1
    assert run.out.endswith("1 passed, 1 failed, 1 skipped\n")


def test_file_without_expectations(cli: Praca, good: str, cases: str) -> None:
    """It is said; nothing tested at all is no success."""
    run = cli("test", good, "--lang", "en")
    assert run.code == 2
    assert "no case has expect" in run.err
    assert run.out == "0 passed, 0 failed, 0 skipped\n"
    run = cli("test", good, cases, "--lang", "en")
    assert run.code == 1
    assert "good.yaml: no case has expect" in run.err


def test_doubts(cli: Praca, cases: str, write: Write) -> None:
    """A known doubt is listed and does not fail."""
    write("cases/doubts.toml", DOUBT.format(case="Preto, mas esperado branco"))
    run = cli("test", cases, "--lang", "en")
    assert run.code == 0
    assert run.out.splitlines()[-1] == "1 passed, 0 failed, 1 skipped"
    assert "DOUBT" in run.out
    assert "A jurist must say which colour counts. (the car is white)" in run.out
    assert "In doubt, not counted: 1" in run.out


def test_stale_doubt(cli: Praca, cases: str, write: Write) -> None:
    """A doubt whose expectation passes is reported."""
    write("cases/doubts.toml", DOUBT.format(case="Serve"))
    run = cli("test", cases, "--lang", "en")
    assert "STALE DOUBT" in run.out
    assert run.out.splitlines()[-1] == "1 passed, 1 failed, 1 skipped"


def test_doubt_about_no_case(cli: Praca, cases: str, write: Write) -> None:
    """A doubt that names no case of the file is reported: its case was renamed or removed."""
    write("cases/doubts.toml", DOUBT.format(case="Nenhum"))
    run = cli("test", cases, "--lang", "en")
    assert "Nenhum" in run.err
    assert "Nenhum" not in cli("test", cases, "-q", "vehicle").err


@pytest.mark.parametrize(
    "text",
    ["[[doubt]]\nfile = 'some.yaml'\n", "[[doubt", "doubt = 3", "other = 1", DOUBT.format(case="x") + "odd = 1\n"],
)
def test_bad_doubts(cli: Praca, cases: str, write: Write, text: str) -> None:
    """Bad input, with the file named; the tests still run."""
    write("cases/doubts.toml", text)
    run = cli("test", cases)
    assert run.code == 2
    assert "doubts.toml" in run.err
    assert run.out.endswith("1 passed, 1 failed, 1 skipped\n")


def test_json(cli: Praca, cases: str) -> None:
    """Counts and every result, failures with their ruling."""
    data = json.loads(cli("test", cases, "--format", "json").out)
    assert [data[key] for key in ("passed", "failed", "skipped", "doubt")] == [1, 1, 1, 0]
    failed = next(result for result in data["results"] if result["result"] == "failed")
    assert failed["differences"][0] == {"key": "verdict", "expected": "allowed", "found": "denied"}
    assert failed["ruling"]["question"] == "vehicle"


def test_junit(cli: Praca, cases: str, bad: str, tmp_path: Path) -> None:
    """Valid XML with counts that agree, failures with text, bad input as an error."""
    file = tmp_path / "junit.xml"
    cli("test", cases, bad, "--junit", str(file))
    root = ET.parse(file).getroot()  # noqa: S314 - our own file
    assert root.tag == "testsuites"
    assert {key: root.get(key) for key in ("tests", "failures", "errors", "skipped")} == {
        "tests": "4",
        "failures": "1",
        "errors": "1",
        "skipped": "1",
    }
    failure = root.find(".//failure")
    assert failure is not None
    assert "vila_exemplo.vehicle.colour" in (failure.text or "")
    assert [suite.get("tests") for suite in root] == ["3", "1"]


def test_junit_of_odd_text(cli: Praca, write: Write, tmp_path: Path) -> None:
    """What XML has no place for does not break the file."""
    cases = write(
        "odd.yaml", 'case: "a\\u0001<&\\""\ndate: 2026-06-15\nvehicle: {}\nexpect: {vehicle: {verdict: denied}}\n'
    )
    file = tmp_path / "junit.xml"
    cli("test", cases, "--junit", str(file))
    test = ET.parse(file).getroot().find(".//testcase")  # noqa: S314 - our own file
    assert test is not None
    assert test.get("name") == 'a\N{REPLACEMENT CHARACTER}<&"'


def test_junit_that_cannot_be_written(cli: Praca, cases: str, tmp_path: Path) -> None:
    """Said, code 2."""
    run = cli("test", cases, "--junit", str(tmp_path / "no" / "such" / "junit.xml"))
    assert run.code == 2
    assert "junit.xml" in run.err


def test_jobs(process: Praca, cases: str, good: str, bad: str) -> None:
    """Several processes give what one gives, in the same order; faults are told once."""
    one = process("test", cases, good, bad, "--format", "json")
    three = process("test", cases, good, bad, "--format", "json", "--jobs", "3")
    assert json.loads(one.out) == json.loads(three.out)
    assert (one.code, one.err) == (three.code, three.err)
    split = process("test", cases, "-j", "4")
    assert split.out.endswith("1 passed, 1 failed, 1 skipped\n")


def test_case_of_a_town_that_is_not_installed(cli: Praca, write: Write, car: str) -> None:
    """The expectation fails and says why."""
    text = f"case: A\ndate: 2026-06-15\nvehicle: {car}\nexpect: {{vila_exempla: {{vehicle: {{verdict: allowed}}}}}}\n"
    run = cli("test", write("far.yaml", text))
    assert run.code in (1, 2)
    assert "vila_exempl" in run.out + run.err
