"""Modules stay small, are named after their subject, are documented, and hold nothing half done."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 400
NAMELESS = {"utils", "util", "helpers", "helper", "common", "misc"}
# Put together here, so that this file does not find itself.
HALF_DONE = re.compile(r"\b(?:TO{}|FIX{})\b|#.*\bXX{}\b".format("DO", "ME", "X"))
"""Three X count in comments only: in a declaration they are the roman numeral of a provision."""
OURS = ("core", "plugins", "tests", "benchmarks", "docs", "examples")
SOURCES = sorted({path for folder in OURS for path in (ROOT / folder).rglob("*.py")} | {ROOT / "dev.py"})
CORE = [path for path in SOURCES if path.is_relative_to(ROOT / "core" / "src")]


def undocumented(tree: ast.Module) -> Iterator[str]:
    """The public classes and functions without a docstring, and the module itself; nested ones of classes too."""
    if ast.get_docstring(tree) is None:
        yield "the module"
    yield from undocumented_in(tree, "")


def undocumented_in(owner: ast.Module | ast.ClassDef, prefix: str) -> Iterator[str]:
    """The same, for what stands in a module or in a class."""
    for node in owner.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
            continue
        # The overloads of a function are documented by the function itself, a setter by its property.
        marks = {ast.unparse(mark).rpartition(".")[2] for mark in node.decorator_list}
        if ast.get_docstring(node) is None and not marks & {"overload", "setter", "override"}:
            yield prefix + node.name
        if isinstance(node, ast.ClassDef):
            yield from undocumented_in(node, f"{prefix}{node.name}.")


def relative(path: Path) -> str:
    """The path from the root, the same on every system."""
    return path.relative_to(ROOT).as_posix()


def test_sources_are_found() -> None:
    """A wrong folder would make every check below pass."""
    assert ROOT / "core" / "src" / "praca" / "language.py" in CORE
    assert Path(__file__).resolve() in SOURCES


def test_no_module_is_too_long() -> None:
    """A module of more than 400 lines holds two subjects."""
    lengths = {relative(path): len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_every_module_is_named_after_its_subject() -> None:
    """A module called utils collects what nobody finds again."""
    paths = [path.relative_to(ROOT).with_suffix("") for path in SOURCES]
    assert [path.as_posix() for path in paths if NAMELESS & set(path.parts)] == []


def test_nothing_is_half_done() -> None:
    """What is to be done stands in the tracker, with somebody who does it."""
    found = []
    for path in SOURCES:
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [f"{relative(path)}:{number}" for number, line in enumerate(lines, 1) if HALF_DONE.search(line)]
    assert found == []


@pytest.mark.parametrize("path", CORE, ids=relative)
def test_what_is_public_is_documented(path: Path) -> None:
    """Every public module, class and function of the core says what it is for."""
    assert list(undocumented(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_the_checks_can_fail() -> None:
    """On invented sources, each check finds what it looks for."""
    source = "class A:\n    def f(self): ...\n    def _g(self): ...\ndef h():\n    '''Yes.'''\nasync def i(): ..."
    assert list(undocumented(ast.parse(source))) == ["the module", "A", "A.f", "i"]
    assert HALF_DONE.search("# TO" + "DO: later")
    assert not HALF_DONE.search("método, todo")
