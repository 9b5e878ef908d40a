"""A ruling laid out in lines: heading, phrase of the verdict, then its sections."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praca.cli.paper import Line

if TYPE_CHECKING:
    from collections.abc import Iterator

    import praca

_VERDICT_STYLES: Final = {"allowed": "good", "denied": "bad"}


def case_lines(title: str) -> Iterator[Line]:
    """The heading of the rulings of one case."""
    yield Line(title, style="title")
    yield Line()


def ruling_lines(report: praca.Report) -> Iterator[Line]:
    """One ruling below the heading of its case, with a blank line after it."""
    yield Line(f"{report.town} · {report.question} · {report.date}", 2, "heading")
    yield Line(report.phrase, 2, _VERDICT_STYLES.get(report.verdict, "open"), bullet="=>")
    yield Line(report.law, 2, "faint")
    for section in report.sections:
        yield Line(f"{section.title}:", 4, "heading")
        for entry in section.entries:
            yield Line(entry.text, 4, bullet="-")
            for detail in entry.details:
                yield Line(detail, 8, "faint")
    for line in report.closing:
        yield Line(line, 4, "faint")
    yield Line()
