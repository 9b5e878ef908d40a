"""The interview of every question of every installed law: it ends, decided, and asks nothing that no longer matters."""

from __future__ import annotations

import datetime as dt
import io
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import praca
from praca.rules.standard import Standard

if TYPE_CHECKING:
    from praca.language import Lang

DAY = dt.date(2026, 11, 30)
REGISTRY = praca.load_plugins()
ASKED = [
    (slug, question)
    for slug, law in REGISTRY.laws.items()
    for question in law.questions
    if isinstance(law.standard(question), Standard)
]
LIMIT = 150
"""More questions than any law has facts: an interview that goes on longer goes in circles."""


def answer_to(question: praca.InterviewQuestion, draw: st.DataObject) -> str:
    """A random answer that a person could give."""
    info = question.info
    if info.kind in ("bool", "documents"):
        return draw.draw(st.sampled_from(["sim", "não"]))
    if info.kind in ("int", "number", "blocks"):
        low = info.low or 0
        high = min(info.high if info.high is not None else low + 12, low + 12)
        return str(draw.draw(st.integers(low, 2 if info.kind == "blocks" else high)))
    if info.kind == "year":
        return str(draw.draw(st.integers(2010, 2026)))
    if info.kind in ("date", "dates"):
        return draw.draw(st.dates(dt.date(2005, 1, 1), DAY)).strftime("%d/%m/%Y")
    if info.kind == "code":
        return draw.draw(st.sampled_from(list(question.codes)))
    if info.kind in ("codes", "equipment"):
        return (
            ", ".join(draw.draw(st.lists(st.sampled_from(list(question.codes)), unique=True, max_size=8))) or "nenhum"
        )
    if info.kind == "town":
        return draw.draw(st.sampled_from(["aqui", "Outra Cidade/MT"]))
    if info.kind == "time":
        return draw.draw(st.sampled_from(["06:00", "14:30", "22:00", "22:01", "23:59"]))
    if info.kind == "datetime":
        return draw.draw(st.sampled_from(["2026-06-10T08:00", "2026-06-10T22:30"]))
    return "texto"


@pytest.mark.parametrize(("slug", "question"), ASKED)
@settings(max_examples=8)
@given(draw=st.data())
def test_interview_ends_decided(slug: str, question: str, draw: st.DataObject) -> None:
    """With every answer given, no fact is left that the ruling hangs on."""
    talk = praca.interview(slug, question, date=DAY, registry=REGISTRY)
    for _turn in range(LIMIT):
        asked = talk.next()
        if asked is None:
            break
        assert asked.path in talk.ruling().missing
        assert asked.path not in talk.asked, "asked twice"
        try:
            talk.answer(asked, answer_to(asked, draw))
        except praca.InputError:
            # Two answers of a person may contradict one another (a car first registered before it was made).
            talk.skip(asked)
    else:
        pytest.fail(f"still asking after {LIMIT} questions: {talk.asked}")
    ruling = talk.ruling()
    assert set(ruling.missing) <= talk.skipped
    if not talk.skipped:
        assert "fact" not in ruling.open_because
        assert ruling.verdict != "undetermined" or ruling.open_because


@pytest.mark.parametrize(("slug", "question"), ASKED)
def test_interview_survives_ignorance(slug: str, question: str) -> None:
    """Somebody who knows nothing gets to the end too."""
    talk = praca.interview(slug, question, date=DAY, registry=REGISTRY)
    for _turn in range(LIMIT):
        asked = talk.next()
        if asked is None:
            break
        talk.skip(asked)
    assert talk.next() is None


@pytest.mark.parametrize("question", praca.QUESTIONS)
def test_template_loads(question: str) -> None:
    """A template is a case file as it stands, in both languages, and asks its question."""
    langs: tuple[Lang, ...] = ("pt", "en")
    for lang in langs:
        text = praca.case_template(question, date=DAY, lang=lang, registry=REGISTRY)
        loaded = praca.load_cases(io.StringIO(text), registry=REGISTRY)
        assert [problem.render("en") for problem in loaded.problems] == []
        asked = None if question in ("quota", "selection") else (question,)
        assert [case.ask for case in loaded.cases] == [asked]
