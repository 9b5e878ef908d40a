"""Imports of the core go down only, and each side of its face keeps to its side."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "core" / "src" / "praca"
# These stand above the face `praca` and use it as any caller does; all others stand below it and never import it.
ABOVE_THE_FACE = ("cli", "testing")
# What the command line needs beside the face: marking its own sentences for translation.
CLI_MAY_ALSO_USE = ("praca.cli", "praca.language")
# Import names that differ from the name of the distribution.
DISTRIBUTIONS = {"yaml": "pyyaml", "ruamel": "ruamel-yaml", "stdnum": "python-stdnum", "dateutil": "python-dateutil"}


def linted(folder: Path) -> subprocess.CompletedProcess[str]:
    """The outcome of the contracts of the repository for the package ``praca`` that stands in the folder."""
    return subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def imports(tree: ast.Module) -> Iterator[str]:
    """Every absolute module that a module imports, for types too; ``praca:Name`` is a name of the face."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            module = node.module or ""
            if module == "praca":
                # `from praca import rules` is an import of the module below, not of the face.
                parts = [alias.name for alias in node.names]
                yield from (f"praca.{name}" if is_module(name) else f"praca:{name}" for name in parts)
            else:
                yield module


def is_module(name: str) -> bool:
    """Whether the core has a module or package of that name at its top."""
    return (SOURCE / name).is_dir() or (SOURCE / f"{name}.py").is_file()


def is_under(name: str, packages: tuple[str, ...]) -> bool:
    """Whether a module is one of the packages or stands in one."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def below_uses_face(tree: ast.Module) -> list[str]:
    """Imports of the face by a module that stands below it: they would go up."""
    return [name for name in imports(tree) if name == "praca" or name.startswith("praca:")]


def cli_passes_face_by(tree: ast.Module) -> list[str]:
    """Imports by the command line of what lies behind the face."""
    return [name for name in imports(tree) if name.startswith("praca.") and not is_under(name, CLI_MAY_ALSO_USE)]


def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def test_layers_hold() -> None:
    """The contracts of pyproject.toml hold, and every module has a place in them."""
    outcome = linted(ROOT / "core" / "src")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_layers_can_be_broken(tmp_path: Path) -> None:
    """An invented core in which a low module imports a high one is refused, and so is a module without a place."""
    package = tmp_path / "praca"
    for name in ("cli", "language", "elsewhere"):
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").write_text("")
    (package / "__init__.py").write_text("")
    assert "elsewhere" in linted(tmp_path).stdout
    shutil.rmtree(package / "elsewhere")
    assert linted(tmp_path).returncode == 0
    (package / "language" / "__init__.py").write_text("import praca.cli\n")
    broken = linted(tmp_path)
    assert broken.returncode != 0
    assert "praca.language is not allowed to import praca.cli" in broken.stdout


def test_nothing_below_imports_the_face() -> None:
    """``praca/__init__.py`` imports the modules; one that imports it back would go in a circle."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        if place.parts[0] not in (*ABOVE_THE_FACE, "__init__.py"):
            found[place.as_posix()] = below_uses_face(parsed(path))
    assert {place: names for place, names in found.items() if names} == {}


def test_command_line_uses_the_face_only() -> None:
    """Whatever the command line can do, a caller of the package can do with what ``praca`` exports."""
    found = {path.name: cli_passes_face_by(parsed(path)) for path in sorted(SOURCE.glob("cli/**/*.py"))}
    assert {name: names for name, names in found.items() if names} == {}


def test_dependencies_are_those_imported() -> None:
    """The core declares what it imports, in a dependency or an extra, and declares nothing that it does not import."""
    project = tomllib.loads((ROOT / "core" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lists = [project["dependencies"], *project.get("optional-dependencies", {}).values()]
    declared = {distribution(requirement) for requirements in lists for requirement in requirements}
    used = {name.partition(".")[0] for path in SOURCE.rglob("*.py") for name in imports(parsed(path))}
    outside = used - set(sys.stdlib_module_names) - {"praca"} - {name for name in used if name.startswith("praca:")}
    assert {DISTRIBUTIONS.get(name, name.lower().replace("_", "-")).lower() for name in outside} == declared


def distribution(requirement: str) -> str:
    """The normalised name at the start of a requirement."""
    return re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0].lower().replace("_", "-").replace(".", "-")


def test_the_checks_can_fail() -> None:
    """On invented sources, each check finds what it looks for."""
    low = ast.parse("from praca import Text\nimport praca\nfrom praca.language import Text\nfrom praca import language")
    assert below_uses_face(low) == ["praca:Text", "praca"]
    high = ast.parse(
        "from praca import Text\nfrom praca.cli import main\nfrom praca.language import _\nimport praca.law"
    )
    assert cli_passes_face_by(high) == ["praca.law"]
    assert distribution("ibis-framework[duckdb]>=9") == "ibis-framework"
