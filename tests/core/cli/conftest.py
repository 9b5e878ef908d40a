"""The command line in this process with Vila Exemplo installed, and as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path  # noqa: TC003 - pytest reads the annotations of fixtures
from typing import Any

import attrs
import pytest

import praca
import praca.api
from praca.cli import main
from praca.language import Message

CAR = (
    "{category: car, condition: perfect, colour: white, seats: 5, manufacture_year: 2022, model_year: 2022, "
    "hygiene: good}"
)
GOOD = f"case: Um carro branco\ndate: 2026-06-15\nvehicle: {CAR}\n"
BAD = "case: Um erro\ndate: 2026-06-15\nvehicle: {colur: white}\n"


@attrs.frozen
class Run:
    """What a run left behind."""

    code: int
    out: str
    err: str


Praca = Callable[..., Run]
"""Runs a command; keyword ``env`` for a process of its own sets variables."""


@pytest.fixture(autouse=True)
def neutral(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable of the developer changes what the tests see."""
    for name in ("PRACA_LANG", "PRACA_DEBUG", "PRACA_PLUGINS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, vila: praca.Registry) -> Callable[[praca.Registry], None]:
    """Sets what is installed; Vila Exemplo from the start."""

    def install(registry: praca.Registry) -> None:
        monkeypatch.setattr(praca, "installed_registry", lambda: registry, raising=False)
        monkeypatch.setattr(praca.api, "installed_registry", lambda: registry)

    install(vila)
    return install


@pytest.fixture
def cli(installed: Callable[[praca.Registry], None], capsys: pytest.CaptureFixture[str]) -> Praca:  # noqa: ARG001
    """Runs a command in this process, where Vila Exemplo is installed."""

    def run(*args: str) -> Run:
        code = main(args)
        captured = capsys.readouterr()
        return Run(code, captured.out, captured.err)

    return run


@pytest.fixture
def process(invented_folder: Path, tmp_path: Path) -> Praca:
    """Runs a command in a process of its own, where Vila Exemplo is installed; output is taken as bytes in UTF-8."""

    def run(*args: str, env: dict[str, str] | None = None, stdin: bytes = b"", **options: Any) -> Run:
        inherited = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        done = subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "-m", "praca.cli", *args],
            env=inherited | {"PYTHONPATH": str(invented_folder), "PRACA_PLUGINS": "vila_exemplo"} | (env or {}),
            input=stdin,
            capture_output=True,
            cwd=tmp_path,
            timeout=120,
            check=False,
            **options,
        )
        return Run(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))

    return run


@pytest.fixture
def good(tmp_path: Path) -> str:
    """A file with one good case."""
    return written(tmp_path / "good.yaml", GOOD)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """A file with one bad case."""
    return written(tmp_path / "bad.yaml", BAD)


@pytest.fixture
def car() -> str:
    """A car that meets every requirement, as YAML on one line."""
    return CAR


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], str]:
    """Writes a file below the test's folder and gives its path."""

    def write_file(name: str, text: str) -> str:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return written(path, text)

    return write_file


@pytest.fixture
def nothing_installed(installed: Callable[[praca.Registry], None]) -> None:
    """No plugin at all."""
    installed(praca.load_plugins([]))


@pytest.fixture
def broken_plugin(installed: Callable[[praca.Registry], None], vila: praca.Registry) -> None:
    """Vila Exemplo, and a plugin that cannot be used."""
    problem = praca.PluginProblem("broken", Message("it fails"))
    installed(praca.Registry(vila.laws, (problem,), vila.vocabulary))


def written(path: Path, text: str) -> str:
    """Write UTF-8 text and give the path."""
    path.write_text(text, encoding="utf-8")
    return str(path)
