"""The pages for people hold what they promise: the commands exist, the links lead to files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (".", "core", "plugins", "docs", "benchmarks", "examples")
PAGES = sorted(
    {page for folder in FOLDERS for page in (ROOT / folder).glob("*.md" if folder == "." else "**/*.md")},
)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)|(?:src|href)=\"([^\"]+)\"")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)


def dead_links(text: str, folder: Path) -> Iterator[str]:
    """The relative links of a page that lead to no file; an anchor must be a heading of the page that it leads to."""
    for first, second in LINK.findall(FENCE.sub("", text)):
        target = first or second
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        path = folder / name if name else None
        if path and not path.exists():
            yield target
            continue
        if anchor and anchor not in anchors(path.read_text(encoding="utf-8") if path else text):
            yield target


def anchors(text: str) -> set[str]:
    """The anchors that the headings of a page get."""
    headings = re.findall(r"^#+ +(.+?) *$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link of every page leads to a file of the repository."""
    assert list(dead_links(page.read_text(encoding="utf-8"), page.parent)) == []


@pytest.mark.parametrize("name", ["README.md", "README.pt-BR.md"])
def test_readme_names_the_two_commands(name: str) -> None:
    """Who has cloned the repository needs two commands: one to see it work, one to check a change."""
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "python3 dev.py demo" in text
    assert "python3 dev.py test" in text


def test_the_check_can_fail(tmp_path: Path) -> None:
    """Dead links, dead anchors and dead pictures are seen; good ones, code and addresses are left alone."""
    (tmp_path / "a.md").write_text("# One two: três\n", encoding="utf-8")
    good = "[a](a.md) [b](a.md#one-two-três) [c](https://example.org/x) ![p](a.md)\n```\n[x](none.md)\n```\n"
    bad = '[a](b.md) [b](a.md#two) <img src="p.png">'
    assert list(dead_links(good, tmp_path)) == []
    assert list(dead_links(bad, tmp_path)) == ["b.md", "a.md#two", "p.png"]
