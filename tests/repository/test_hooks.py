"""Every hook is documented, used by a plugin, and returns what the documentation says."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import praca
from praca import hookspecs
from praca.plugins import load_plugins

ROOT = Path(__file__).parents[2]
HOOKS = sorted(name for name, _found in inspect.getmembers(hookspecs, inspect.isfunction) if name.startswith("praca_"))
DOCUMENT = (ROOT / "docs" / "hooks.md").read_text(encoding="utf-8")


def test_every_hook_is_documented() -> None:
    """The table of the hooks holds each hook with its return type, and no other."""
    rows = dict(re.findall(r"^\| `(praca_\w+)\(\)` \| `([A-Za-z]+)", DOCUMENT, re.MULTILINE))
    assert sorted(rows) == HOOKS
    for name in HOOKS:
        returned = str(inspect.signature(getattr(hookspecs, name)).return_annotation).partition("[")[0]
        assert rows[name] == returned, name


def test_every_hook_takes_nothing_and_says_what_it_is_for() -> None:
    """Hooks take no argument; their docstrings say when they are called."""
    for name in HOOKS:
        hook = getattr(hookspecs, name)
        assert not inspect.signature(hook).parameters
        assert "Called" in (inspect.getdoc(hook) or ""), name


def test_every_hook_has_a_plugin_that_uses_it() -> None:
    """No hook without a user: a plugin of this repository, or the invented one of the tests."""
    sources = [*ROOT.glob("plugins/*/src/*/hooks.py"), *ROOT.glob("tests/core/invented/**/*.py")]
    sources.append(ROOT / "tests" / "core" / "test_plugins.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    # The towns of test_plugins.py are made in memory: their hooks are named there as keywords.
    assert [name for name in HOOKS if not re.search(rf"def {name}\(|\b{name.removeprefix('praca_')}=", text)] == []


def test_example_of_the_document_works() -> None:
    """The names that the document uses are on the public face."""
    names = set(re.findall(r"`([a-zA-Z_]+)\(\.\.\.\)`", DOCUMENT))
    assert {name for name in names if not hasattr(praca, name)} == set()
    assert load_plugins([]).laws == {}
