"""The table of near misses that no expectation notices, at the end of a full run."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List them by town and question, with their number."""
    reports = terminalreporter.getreports("passed")
    found = sorted(value for report in reports for name, value in report.user_properties if name == "near misses")  # type: ignore[type-var]
    if not found:
        return
    terminalreporter.section("near misses that no expectation notices")
    for about, made, unnoticed in found:  # type: ignore[misc]
        terminalreporter.write_line(f"{about}: {len(unnoticed)} of {made}")
        for name in unnoticed:
            terminalreporter.write_line(f"    {name}")
