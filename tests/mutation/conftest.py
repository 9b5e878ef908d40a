"""The table of near misses that no expectation notices, at the end of a full run."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

SHOWN = 6
"""So many that differ only in their figures are listed one by one."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List them by town and question, with their number."""
    reports: list[Any] = terminalreporter.getreports("passed")
    found = sorted(value for report in reports for name, value in report.user_properties if name == "near misses")
    if not found:
        return
    terminalreporter.section("near misses that no expectation notices")
    for about, made, unnoticed in found:
        terminalreporter.write_line(f"{about}: {len(unnoticed)} of {made}")
        alike = defaultdict(list)
        for name in unnoticed:
            alike[re.sub(r"\d+", "…", name)].append(name)
        for common, names in alike.items():
            lines = names if len(names) <= SHOWN else [f"{common} ({len(names)} times)"]
            for line in lines:
                terminalreporter.write_line(f"    {line}")
