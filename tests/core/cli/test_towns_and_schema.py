"""``praca towns`` and ``praca schema``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.core.cli.conftest import Praca


def test_table(cli: Praca) -> None:
    """Everything that one needs to know of an installed municipality."""
    run = cli("towns")
    assert (run.code, run.err) == (0, "")
    for part in (
        "Vila Exemplo-MT",
        "vila_exemplo",
        "9999999",
        "Lei Municipal nº 1, de 2 de janeiro de 2020",
        "02/01/2020",
        "01/03/2024",
        "padrão do veículo (vehicle)",
        "praca-vila-exemplo 1.2.3",
    ):
        assert part in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 100


def test_json(cli: Praca) -> None:
    """The same for programs."""
    data = json.loads(cli("towns", "--format", "json").out)
    assert data["problems"] == []
    (town,) = data["towns"]
    origin = town.pop("origin")
    assert origin is None or isinstance(origin, str)
    assert town == {
        "slug": "vila_exemplo",
        "ibge": "9999999",
        "title": "Vila Exemplo-MT",
        "act": "Lei Municipal nº 1, de 2 de janeiro de 2020",
        "starts": "2020-01-02",
        "from_publication": False,
        "latest_change": "2024-03-01",
        "questions": ["vehicle"],
        "layers": [],
        "plugin": "praca-vila-exemplo",
        "version": "1.2.3",
    }


@pytest.mark.usefixtures("nothing_installed")
def test_without_plugins(cli: Praca) -> None:
    """It works, and says how to install one."""
    run = cli("towns")
    assert run.code == 0
    assert "pip install" in run.out
    assert json.loads(cli("towns", "--format", "json").out) == {"towns": [], "problems": []}


@pytest.mark.usefixtures("broken_plugin")
def test_problems_of_plugins(cli: Praca) -> None:
    """They stand below the towns that work."""
    run = cli("towns", "--lang", "en")
    assert run.out.index("Vila Exemplo-MT") < run.out.index("Plugins that cannot be used")
    assert "- broken: it fails" in run.out
    assert json.loads(cli("towns", "--format", "json").out)["problems"] == [{"plugin": "broken", "message": "it fails"}]


def test_schema(cli: Praca) -> None:
    """A JSON Schema."""
    run = cli("schema")
    assert run.code == 0
    assert "$schema" in json.loads(run.out)


def test_installed_distribution_is_found(process: Praca) -> None:
    """A process of its own finds the plugin by its entry point and names where it comes from."""
    run = process("towns", "--format", "json")
    assert (run.code, run.err) == (0, "")
    (town,) = json.loads(run.out)["towns"]
    assert town["slug"] == "vila_exemplo"
    assert "invented" in town["origin"]
