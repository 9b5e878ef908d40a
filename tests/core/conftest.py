"""An invented town for the tests of the core, installed in a folder of its own; the core never meets a real one."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path

import pytest

from praca import Registry, Source, load_plugins

PLUGIN = Path(__file__).with_name("invented") / "vila_exemplo"
METADATA = "Metadata-Version: 2.1\nName: praca-vila-exemplo\nVersion: 1.2.3\n"


@pytest.fixture(scope="session")
def invented_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the plugin as an installed distribution: on the path of a process, its town is installed."""
    folder = tmp_path_factory.mktemp("invented")
    shutil.copytree(PLUGIN, folder / "vila_exemplo", ignore=shutil.ignore_patterns("__pycache__"))
    info = folder / "praca_vila_exemplo-1.2.3.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA, encoding="utf-8")
    (info / "entry_points.txt").write_text("[praca]\nvila_exemplo = vila_exemplo.hooks\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def vila(invented_folder: Path) -> Registry:
    """The registry in which Vila Exemplo alone is installed."""
    sys.path.insert(0, str(invented_folder))
    source = Source(
        "vila_exemplo",
        "praca-vila-exemplo 1.2.3",
        lambda: importlib.import_module("vila_exemplo.hooks"),
        "praca-vila-exemplo",
    )
    registry = load_plugins([source])
    assert not registry.problems, registry.problems
    return registry
