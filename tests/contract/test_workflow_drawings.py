"""Each plugin's README holds the drawing of its proceeding, made by the command and kept equal to it.

``PRACA_DRAWINGS=write`` puts the drawings into the READMEs anew.
"""

from __future__ import annotations

import datetime as dt
import os
from pathlib import Path

import pytest

import praca

ROOT = Path(__file__).parents[2]
REGISTRY = praca.load_plugins()
TOWNS = [slug for slug, law in REGISTRY.laws.items() if law.standard("proceeding") is not None]
DAY = dt.date(2026, 11, 30)
OPENING = "<!-- drawn by: praca workflow {town} --date 2026-11-30 --format mermaid -->"
CLOSING = "<!-- end of the drawing -->"


def section(town: str) -> str:
    """The drawing as it stands in the README."""
    drawn = praca.draw_workflow(town, date=DAY, form="mermaid", registry=REGISTRY)
    return f"{OPENING.format(town=town)}\n\n```mermaid\n{drawn}```\n\n{CLOSING}"


@pytest.mark.parametrize("town", TOWNS)
def test_readme_holds_the_drawing(town: str) -> None:
    """The README's drawing is the command's."""
    path = ROOT / "plugins" / town / "README.md"
    text = path.read_text(encoding="utf-8")
    if os.environ.get("PRACA_DRAWINGS") == "write":
        before, _opening, rest = text.partition(OPENING.format(town=town))
        after = rest.partition(CLOSING)[2]
        if not rest:
            before = f"{text.rstrip()}\n\n## O processo\n\n"
        text = f"{before}{section(town)}{after or chr(10)}"
        path.write_text(text, encoding="utf-8")
    assert section(town) in text


@pytest.mark.parametrize("town", TOWNS)
def test_text_drawing_names_every_step(town: str) -> None:
    """Each step of the declaration in force has its line, with its provisions."""
    law = REGISTRY.law(town)
    workflow = law.standard("proceeding")
    steps = [step for step in getattr(workflow, "steps", ()) if law.statute.in_force(step.cites[0], DAY)]
    lines = praca.draw_workflow(town, date=DAY, registry=REGISTRY).splitlines()
    assert len(lines) == len(steps)
    for step, line in zip(steps, lines, strict=True):
        assert step.cites[0] in line
