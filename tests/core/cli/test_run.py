"""However a run ends, people see a sentence and the shell a code; help speaks both languages."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

import praca
from praca.cli.paper import Line, Paper, printable
from praca.cli.root import COMMANDS
from praca.cli.session import language_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.core.cli.conftest import Praca


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help(cli: Praca, name: str) -> None:
    """In Portuguese by default, in English on request."""
    args = [name] if name else []
    pt, en = cli(*args, "--help"), cli(*args, "--help", "--lang", "en")
    assert pt.code == en.code == 0
    assert pt.out.startswith("Uso: praca")
    assert "Opções:" in pt.out
    assert "Options" not in pt.out
    assert en.out.startswith("Usage: praca")
    assert "--lang" in en.out


def test_nothing_asked(cli: Praca) -> None:
    """The help."""
    assert cli().out == cli("--help").out


def test_version(cli: Praca) -> None:
    """One line."""
    assert cli("--version").out.startswith("praca ")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("tows",), "towns"),
        (("xyzzy",), "assess"),
        (("assess",), "FILE"),
        (("towns", "extra"), "extra"),
        (("--lang", "fr", "towns"), "fr"),
        (("test", "x", "--jobs", "0"), "0"),
        (("--colour",), "--colour"),
    ],
)
def test_bad_command_lines(cli: Praca, args: tuple[str, ...], words: str) -> None:
    """One line, code 2."""
    run = cli("--lang", "en", *args)
    assert run.code == 2
    assert words in run.err
    assert len(run.err.splitlines()) == 1


def test_language() -> None:
    """The last option counts, then the environment; a word that names none is handed back."""
    assert language_of([], {}) == ("pt", None)
    assert language_of(["--lang", "pt", "assess", "--lang=en"], {"PRACA_LANG": "pt"}) == ("en", None)
    assert language_of([], {"PRACA_LANG": "pt_BR.UTF-8"}) == ("pt", None)
    assert language_of(["--", "--lang", "en"], {}) == ("pt", None)
    assert language_of(["--lang", "klingon"], {}) == ("pt", "klingon")


def test_fault_of_ours(cli: Praca, monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback, but how to report it; with --debug or PRACA_DEBUG the traceback too; code 3."""

    def fail(**_options: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(praca, "towns", fail, raising=False)
    run = cli("towns", "--lang", "en")
    assert run.code == 3
    assert "Traceback" not in run.err
    assert "ZeroDivisionError: by zero" in run.err
    assert "--debug" in run.err
    assert "Traceback" in cli("towns", "--debug").err
    monkeypatch.setenv("PRACA_DEBUG", "1")
    assert "Traceback" in cli("towns").err
    monkeypatch.setenv("PRACA_DEBUG", "0")
    assert "Traceback" not in cli("towns").err


def test_interrupt(cli: Praca, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line, code 130."""

    def stop(**_options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(praca, "towns", stop, raising=False)
    run = cli("towns", "--lang", "en")
    assert (run.code, run.err) == (130, "praca: Stopped from the keyboard.\n")


@pytest.mark.skipif(os.name == "nt", reason="an interrupt is sent otherwise there")
def test_interrupt_of_a_process(invented_folder: Path) -> None:
    """The same while standard input is awaited."""
    script = "import sys; from praca.cli import main; print(flush=True); sys.exit(main(['assess', '-']))"
    env = {**os.environ, "PYTHONPATH": str(invented_folder), "PRACA_PLUGINS": "vila_exemplo"}
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", script], env=env, stdin=pipe, stdout=pipe, stderr=pipe) as process:  # noqa: S603
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        _out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert len(err.decode("utf-8").splitlines()) == 1


def test_reader_that_leaves(invented_folder: Path, good: str) -> None:
    """A pipe that closes early is no fault: nothing on standard error."""
    command = [sys.executable, "-m", "praca.cli", "assess", good, "--format", "json"]
    env = {**os.environ, "PYTHONPATH": str(invented_folder), "PRACA_PLUGINS": "vila_exemplo"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()
    assert err == b""
    assert process.returncode == 0


def test_ascii_terminal(process: Praca, good: str) -> None:
    """UTF-8 all the same, never a traceback."""
    run = process("assess", good, env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"})
    assert run.code == 0
    assert "padrão do veículo" in run.out


def test_standard_input_of_a_process(process: Praca) -> None:
    """Bytes in UTF-8."""
    run = process(
        "assess", "-", stdin="case: Ônibus\ndate: 2026-06-15\nvehicle: {category: car, colour: black}\n".encode()
    )
    assert run.code == 0
    assert run.out.startswith("Ônibus\n")


def test_no_plugin_in_a_process(process: Praca) -> None:
    """``towns`` works with nothing installed."""
    run = process("towns", env={"PRACA_PLUGINS": "none"})
    assert run.code == 0
    assert "pip install" in run.out


def test_help_imports_little(tmp_path: Path) -> None:
    """Neither help nor the list of towns loads what only rulings or files need."""
    script = (
        "import sys; from praca.cli import main; main(sys.argv[1:]);"
        "print([name for name in ('rich', 'yaml', 'praca.plugins', 'praca.readers.judge.judge', 'praca.facts.loading')"
        " if name in sys.modules])"
    )
    for args, loaded in ((["--help"], "[]"), (["towns"], "['praca.plugins']")):
        done = subprocess.run(  # noqa: S603 - our own script
            [sys.executable, "-c", script, *args],
            env={**os.environ, "PRACA_PLUGINS": "none", "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
            cwd=tmp_path,
        )
        assert done.stdout.decode("utf-8").splitlines()[-1] == loaded


def test_styles_only_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with NO_COLOR, on a dumb terminal or when plain text is asked for."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    assert Paper.of_terminal() == Paper(60, styled=True)
    assert Paper.of_terminal(plain=True) == Paper(60, styled=False)
    monkeypatch.setenv("NO_COLOR", "1")
    assert Paper.of_terminal() == Paper(60, styled=False)
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert Paper.of_terminal() == Paper(60, styled=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert Paper.of_terminal() == Paper(100, styled=False)


def test_styled_lines_say_the_same(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Colour is never the only carrier."""
    lines = [Line("one [bold] :smile: two " * 9, 4, "bad", bullet="-"), Line(), Line("three", style="title")]
    Paper(50, styled=False).write(lines)
    plain = capsys.readouterr().out
    monkeypatch.setenv("NO_COLOR", "")
    Paper(50, styled=True).write(lines)
    assert capsys.readouterr().out == plain
    assert max(len(line) for line in plain.splitlines()) <= 50


def test_printable() -> None:
    """One line, nothing that steers a terminal."""
    assert printable("a\nb\t\x1b[0mç\u202e") == "a b \N{REPLACEMENT CHARACTER}[0mç\N{REPLACEMENT CHARACTER}"


@pytest.mark.parametrize(
    ("args", "option"),
    [
        (("count", "--from", "2026-02-30", "--days", "10", "--town", "vila_exemplo"), "--from"),
        (("assess", "--date", "2026-02-30", "-"), "--date"),
    ],
)
def test_a_faulty_day_names_the_option_that_has_it(cli: Praca, args: tuple[str, ...], option: str) -> None:
    """A person with several days on one command line must know which to correct."""
    run = cli(*args)
    assert run.code == 2
    assert f"{option}: " in run.err
    assert "2026-02-30" in run.err
