"""Options that hold for every test: ``--full``, and how many examples hypothesis invents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import settings

if TYPE_CHECKING:
    import pytest

# A first run on a busy machine is slow without any fault of the code, hence no deadline for single examples.
settings.register_profile("dev", max_examples=30, deadline=None)
settings.register_profile("full", max_examples=300, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--full``."""
    parser.addoption("--full", action="store_true", help="run the tests marked full too, with more invented examples")


def pytest_configure(config: pytest.Config) -> None:
    """Choose how many examples the property tests try."""
    settings.load_profile("full" if config.getoption("--full") else "dev")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests marked ``full``: deselected, so that a skip always means something unexpected."""
    if config.getoption("--full"):
        return
    left_out = [item for item in items if item.get_closest_marker("full")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("full")]
