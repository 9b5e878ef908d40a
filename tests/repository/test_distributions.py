"""What people install is complete: the wheels hold every data file, and the core lives with any set of plugins."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLUGINS = sorted(path.parent for path in ROOT.glob("plugins/*/pyproject.toml"))
CORE = ROOT / "core"


def call(*command: str | Path, folder: Path = ROOT) -> str:
    """What a command printed; its whole output is in the failure when it fails."""
    hidden = {"PYTHONPATH", "PYTHONHOME", "PRACA_PLUGINS"}
    done = subprocess.run(  # noqa: S603 -- our own interpreter and what was just installed
        [str(part) for part in command],
        cwd=folder,
        env={**{name: value for name, value in os.environ.items() if name not in hidden}, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{command}:\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A wheel of each package, by the folder that it was built from."""
    target = tmp_path_factory.mktemp("wheels")
    built = {}
    for project in (CORE, *PLUGINS):
        call(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", target / project.name, folder=project)
        (built[project.name],) = (target / project.name).glob("*.whl")
    return built


@pytest.fixture(scope="module")
def core_alone(wheels: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands of a venv that holds the core, with its pinned dependencies, and no plugin."""
    folder = tmp_path_factory.mktemp("core alone")
    venv.create(folder, with_pip=True)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    call(commands / "python", "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt", wheels["core"])
    return commands


def shipped(wheel: Path) -> set[str]:
    """The files of a wheel, without its metadata."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def lacking(source: Path, names: set[str]) -> list[str]:
    """The files that stand under the source and not among the names; what tools left behind does not count."""
    places = [path.relative_to(source) for path in source.rglob("*") if path.is_file()]
    left_behind = [place for place in places if any(part.startswith((".", "__pycache__")) for part in place.parts)]
    return sorted({place.as_posix() for place in set(places) - set(left_behind)} - names)


@pytest.mark.full
@pytest.mark.parametrize("project", [CORE, *PLUGINS], ids=lambda path: path.name)
def test_wheel_holds_every_file(wheels: dict[str, Path], project: Path) -> None:
    """Typing marker, law, catalogues, schema: whatever stands in the source is shipped."""
    names = shipped(wheels[project.name])
    assert lacking(project / "src", names) == []
    (package,) = {name.partition("/")[0] for name in names}
    assert f"{package}/py.typed" in names
    assert project == CORE or f"{package}/statute.toml" in names


@pytest.mark.full
def test_core_works_alone(core_alone: Path) -> None:
    """Without any plugin the core runs and lists no town."""
    listed = call(core_alone / "praca", "towns")
    for plugin in PLUGINS:
        assert plugin.name not in listed


@pytest.mark.full
def test_each_plugin_works_alone(wheels: dict[str, Path], core_alone: Path) -> None:
    """Each plugin needs the core and no other plugin."""
    python = core_alone / "python"
    for plugin in PLUGINS:
        name = tomllib.loads((plugin / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
        call(python, "-m", "pip", "install", "--quiet", "--no-index", wheels[plugin.name])
        listed = call(core_alone / "praca", "towns")
        call(python, "-m", "pip", "uninstall", "--quiet", "--yes", name)
        assert [other.name for other in PLUGINS if other.name in listed] == [plugin.name]


def test_the_check_can_fail(tmp_path: Path) -> None:
    """A data file that the wheel left out is named."""
    (tmp_path / "praca_town" / "__pycache__").mkdir(parents=True)
    for name in ("hooks.py", "statute.toml", "__pycache__/hooks.pyc"):
        (tmp_path / "praca_town" / name).touch()
    assert lacking(tmp_path, {"praca_town/hooks.py"}) == ["praca_town/statute.toml"]
