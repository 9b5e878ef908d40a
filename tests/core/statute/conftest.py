"""The law of an invented town for the tests of the statute package."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from praca.statute import Statute, statute_from

EXAMPLE = Path(__file__).with_name("vila_exemplo.toml")


@pytest.fixture(scope="session")
def example() -> Path:
    """The file with the declaration."""
    return EXAMPLE


@pytest.fixture(scope="session")
def data() -> dict[str, Any]:
    """The declaration as TOML gives it."""
    return tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def law(data: dict[str, Any]) -> Statute:
    """The law itself."""
    return statute_from(data, "vila/statute.toml")
