"""Results of scenario tests as lines for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import praca
from praca.cli.paper import Line
from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.cli.scenario_run import Result
    from praca.cli.session import Session
    from praca.language import Lang


def difference_text(key: str, expected: Any, found: Any, lang: Lang = "en") -> str:
    """One key that differs, on one line."""
    return _(
        "{key}: expected {expected}, found {found}", key=key, expected=compact(expected), found=compact(found)
    ).render(lang)


def compact(value: Any) -> str:
    """Plain data on one line; a word stands without quotation marks."""
    return value if isinstance(value, str) else praca.to_json(value, indent=None)


def result_lines(result: Result, session: Session) -> Iterator[Line]:
    """A failure with its differences and trace, a doubt with its reason, a stale doubt with a request."""
    place = result.file if result.line is None else f"{result.file}:{result.line}"
    about = f"{place}: {result.case} [{result.town}, {result.question}]"
    if result.result == "failed":
        yield Line(f"{session.render(_('FAILED'))} {about}", style="bad")
    elif result.result == "doubt":
        yield Line(f"{session.render(_('DOUBT'))} {about}", style="open")
        yield Line(result.reason or "", 4)
    else:
        stale = _("STALE DOUBT {about}: it passes; take it out of {file}.", about=about, file="doubts.toml")
        yield Line(session.render(stale), style="open")
    if result.error is not None:
        yield Line(result.error, 4)
    for difference in result.differences:
        yield Line(difference_text(*difference, session.lang), 4)
    if result.result == "failed":
        for text in result.trace:
            yield Line(text, 6 + len(text) - len(text.lstrip()), "faint")


def summary(passed: int, failed: int, skipped: int) -> str:
    """The last line, the same in every language: scripts read it."""
    return f"{passed} passed, {failed} failed, {skipped} skipped"
