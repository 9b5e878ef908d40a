"""Values of single terms, by the tree walker and by compiled source at once, under an invented law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pytest

from praca import case_from, day, load_plugins
from praca.facts.situation import situation
from praca.readers.judge.compiler import Writer
from praca.readers.judge.judge import judge
from praca.readers.judge.walker import Walk
from praca.rules.standard import Standard
from praca.testing.random_rules import MUNICIPALITY, law_of

if TYPE_CHECKING:
    from datetime import date as Date

    from praca.readers.judge.judge import Answer
    from praca.rules.term import Term

TODAY = day("2021-06-15")
NOBODY = load_plugins([])


class ValueOf(Protocol):
    """Values a term on the facts of a case, given as in a case file."""

    def __call__(
        self,
        term: Term,
        facts: dict[str, Any] | None = None,
        *,
        date: Date = TODAY,
        options: dict[str, str] | None = None,
    ) -> Any:
        """The value, the same for walker and compiled source."""


class AnswerOf(Protocol):
    """Puts the facts of a case to a standard."""

    def __call__(
        self,
        standard: Standard,
        facts: dict[str, Any] | None = None,
        *,
        date: Date = TODAY,
        options: dict[str, str] | None = None,
    ) -> Answer:
        """What the judge answers."""


@pytest.fixture
def value_of() -> ValueOf:
    """The value of a term, checked both ways."""

    def value(
        term: Term, facts: dict[str, Any] | None = None, *, date: Date = TODAY, options: dict[str, str] | None = None
    ) -> Any:
        law = law_of(Standard())
        case = case_from({"case": "x", "date": date, **(facts or {})}, registry=NOBODY)
        seen = situation(case, MUNICIPALITY.slug)
        state = law.on(date, law.options(options or {}), None)
        walk = Walk(seen, date, MUNICIPALITY, state)
        writer = Writer(state)
        result = writer.name(term)
        lines = "\n    ".join((*writer.lines, f"return {result}"))
        space = dict(writer.bound)
        exec(f"def run(facts, date, here, walk):\n    {lines}\n", space)  # noqa: S102 - source written from the term
        compiled = space["run"](seen, date, MUNICIPALITY, walk)
        walked = walk.value(term)
        assert (type(walked), walked) == (type(compiled), compiled)
        return walked

    return value


@pytest.fixture
def answer_of() -> AnswerOf:
    """The answer of a standard."""

    def answer(
        standard: Standard,
        facts: dict[str, Any] | None = None,
        *,
        date: Date = TODAY,
        options: dict[str, str] | None = None,
    ) -> Answer:
        law = law_of(standard)
        case = case_from({"case": "x", "date": date, **(facts or {})}, registry=NOBODY)
        chapter = law.on(date, law.options(options or {}), None).chapter("vehicle")
        assert chapter is not None
        return judge(chapter, situation(case, MUNICIPALITY.slug), date, MUNICIPALITY)

    return answer
