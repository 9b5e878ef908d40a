"""``praca assess``."""

from __future__ import annotations

import io
import json
import sys
from decimal import Decimal
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
import yaml

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.core.cli.conftest import Praca

    Write = Callable[[str, str], str]


def test_table(cli: Praca, good: str) -> None:
    """Plain text of at most 100 columns in a pipe: title, town, question, date, phrase."""
    run = cli("assess", good)
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("Um carro branco\n\n  Vila Exemplo-MT · padrão do veículo · 15/06/2026\n")
    assert "=> o veículo pode servir como táxi" in run.out
    assert "\x1b" not in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 100


def test_table_in_english(cli: Praca, good: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By option on the group, on the command, or by the environment."""
    for args in (("--lang", "en", "assess", good), ("assess", good, "--lang=en")):
        assert "the vehicle may serve as a taxi" in cli(*args).out
    monkeypatch.setenv("PRACA_LANG", "en_GB.UTF-8")
    assert "the vehicle may serve as a taxi" in cli("assess", good).out
    assert "o veículo pode servir" in cli("assess", "--lang", "pt", good).out


def test_met_requirements_are_listed_on_request(cli: Praca, good: str) -> None:
    """Otherwise they are counted."""
    assert "O carro é branco." not in cli("assess", good).out
    assert "O carro é branco. [art. 2º]" in cli("assess", "--all", good).out


def test_json_is_one_list(cli: Praca, good: str, write: Write) -> None:
    """Over all files, complete, numbers exact."""
    other = write("two.json", json.dumps([{"case": "A", "date": "2026-06-15", "vehicle": {"load_capacity_kg": 480}}]))
    run = cli("assess", good, other, "--format", "json")
    rulings = json.loads(run.out, parse_float=Decimal)
    assert [ruling["case"] for ruling in rulings] == ["Um carro branco", "A"]
    assert rulings[0]["values"]["age_years"] == {"value": 4, "citations": ["art. 2º, § 1º"]}
    assert {"contract", "sanctions", "deadlines", "ranking", "decision", "notes"} <= rulings[0].keys()


def test_yaml(cli: Praca, good: str) -> None:
    """The same list."""
    told = yaml.safe_load(cli("assess", good, "--format", "yaml").out)
    assert told == json.loads(cli("assess", good, "--format", "json").out)


def test_standard_input(cli: Praca, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dash reads it."""
    text = b"case: x\ndate: 2026-06-15\nvehicle: {category: car, colour: black}\n"
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text)))
    (ruling,) = json.loads(cli("assess", "-", "--format", "json").out)
    assert ruling["verdict"] == "denied"


def test_bad_cases_do_not_stop_the_good(cli: Praca, good: str, bad: str) -> None:
    """They are reported with file, line, case and path; the code is 2."""
    run = cli("assess", bad, good, "--lang", "en")
    assert run.code == 2
    assert "the vehicle may serve" in run.out
    assert run.err.startswith(f"praca: {bad}:")
    assert "Um erro" in run.err
    assert "colour" in run.err


def test_strict_rules_nothing(cli: Praca, good: str, bad: str) -> None:
    """If one is bad; all good cases are ruled."""
    run = cli("assess", good, bad, "--strict", "--format", "json")
    assert (run.code, run.out) == (2, "")
    assert "--strict" in run.err
    assert cli("assess", good, "--strict").code == 0


def test_missing_file(cli: Praca, good: str) -> None:
    """Named, while the other file is ruled."""
    run = cli("assess", "nowhere.yaml", good)
    assert run.code == 2
    assert run.err.count("nowhere.yaml") == 1
    assert "Um carro branco" in run.out


def test_empty_file(cli: Praca, write: Write) -> None:
    """A file without a case is bad input, not an empty success."""
    run = cli("assess", write("empty.yaml", ""))
    assert run.code == 2
    assert "empty.yaml" in run.err


def test_case_that_cannot_be_ruled(cli: Praca, good: str, write: Write, car: str) -> None:
    """An unknown municipality in one case leaves the others alone."""
    other = write("other.yaml", f"case: Longe\ndate: 2026-06-15\nmunicipality: vila_exempla\nvehicle: {car}\n")
    run = cli("assess", other, good)
    assert run.code == 2
    assert "other.yaml:1: Longe: " in run.err
    assert "vila_exemplo" in run.err
    assert "Um carro branco" in run.out


def test_options_go_before_the_case(cli: Praca, good: str) -> None:
    """Date, municipality by IBGE code, interpretation."""
    run = cli("assess", good, "--date", "2028-06-15", "-m", "9999999", "--format", "json")
    (ruling,) = json.loads(run.out)
    assert (ruling["date"], ruling["verdict"], ruling["municipality"]) == ("2028-06-15", "denied", "vila_exemplo")
    run = cli("assess", good, "--reading", "vila_exemplo.vehicle-age=model", "--format", "json")
    assert json.loads(run.out)[0]["readings"][0]["option"] == "model"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--date", "15/06/2026"), "2026-06-15"),
        (("--date", "2026-02-30"), "2026-02-30"),
        (("-m", "vila_exempla"), "vila_exemplo"),
        (("--reading", "vila_exemplo.vehicle-age"), "ID="),
        (("--reading", "vila_exemplo.vehicle-age=a", "--reading", "vila_exemplo.vehicle-age=b"), "vehicle-age"),
        (("--reading", "vila_exemplo.vehicle-agee=model"), "vila_exemplo.vehicle-age"),
        (("--reading", "vila_exemplo.vehicle-age=modal"), "model"),
        (("--reading", "nowhere.vehicle-age=model"), "nowhere"),
        (("--question", "vehicles"), "vehicle"),
        (("--question", "driver"), "driver"),
        (("--format", "xml"), "json"),
        (("--dat", "2026-01-01"), "--date"),
        (("--date",), "--date"),
    ],
)
@pytest.mark.parametrize("lang", ["pt", "en"])
def test_bad_options(cli: Praca, good: str, args: tuple[str, ...], words: str, lang: str) -> None:
    """One line that says what was expected; code 2."""
    run = cli("--lang", lang, "assess", good, *args)
    assert run.code == 2
    assert words in run.err
    assert run.err.startswith("praca: ")
    assert len(run.err.splitlines()) == 1
    assert "Traceback" not in run.err


def test_question_asks_only_it(cli: Praca, write: Write, car: str) -> None:
    """Cases without its subject are counted, not refused, as long as one has it."""
    file = write(
        "mixed.yaml",
        f"- {{case: A, date: 2026-06-15, vehicle: {car}, holder: {{kind: person}}}}\n"
        "- {case: B, date: 2026-06-15, holder: {kind: person}}\n",
    )
    run = cli("assess", file, "-q", "vehicle", "--format", "json", "--lang", "en")
    assert run.code == 0
    assert [(ruling["case"], ruling["question"]) for ruling in json.loads(run.out)] == [("A", "vehicle")]
    assert "1 case(s) give no vehicle" in run.err


def test_case_that_asks_nothing(cli: Praca, write: Write) -> None:
    """It is said, because an empty answer would look like one."""
    run = cli("assess", write("nothing.yaml", "case: Nada\ndate: 2026-06-15\n"), "--lang", "en")
    assert "Nada: The case asks nothing" in run.err


@pytest.mark.usefixtures("nothing_installed")
def test_without_plugins(cli: Praca, good: str) -> None:
    """There is nobody to ask."""
    run = cli("assess", good)
    assert (run.code, run.out) == (2, "")
    assert "praca towns" in run.err


@pytest.mark.usefixtures("broken_plugin")
def test_plugin_that_is_left_out(cli: Praca, good: str) -> None:
    """It is named, for its municipality will not answer; the others do."""
    run = cli("assess", good)
    assert run.code == 0
    assert "broken: it fails" in run.err


def test_control_characters_do_not_reach_the_terminal(cli: Praca, write: Write, car: str) -> None:
    """A title from somewhere else cannot steer the terminal."""
    file = write("odd.yaml", f'case: "a\\e[31mb\\nc"\ndate: 2026-06-15\nvehicle: {car}\n')
    run = cli("assess", file)
    assert "\x1b" not in run.out
    assert "b c" in run.out
