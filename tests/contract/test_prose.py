"""The prose of every question of every law, kept as snapshots that a person has read.

A change of wording shows as a difference here.  ``PRACA_SNAPSHOTS=write`` writes the files anew; read the difference
before it is committed.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import praca
from praca.facts.codes_ruling import VERDICTS
from praca.scenarios import expectations

if TYPE_CHECKING:
    from praca.language import Lang

HERE = Path(__file__).parent
CASES = HERE.parent / "cases"
SNAPSHOTS = HERE / "snapshots"
REGISTRY = praca.load_plugins()
LANGS: tuple[Lang, ...] = ("pt", "en")


def samples(town: str) -> list[praca.Ruling]:
    """For every question the rulings on the first two worked cases of the town that ask it."""
    found: dict[str, list[praca.Ruling]] = {question: [] for question in praca.QUESTIONS}
    for case in praca.load_cases(CASES / f"{town}.yaml", registry=REGISTRY).cases:
        for name, question, _expected in expectations(case, REGISTRY):
            if name == town and len(found[question]) < 2 and REGISTRY.law(town).standard(question) is not None:
                found[question] += praca.assess(case, towns=[town], questions=[question], registry=REGISTRY)
    return [ruling for question in praca.QUESTIONS for ruling in found[question][:2]]


def prose(town: str, lang: Lang) -> str:
    """The samples as they are handed to a person."""
    told = ("\n\n".join(praca.explain(ruling, lang=lang, registry=REGISTRY)) for ruling in samples(town))
    return "\n\n----\n\n".join(told) + "\n"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("town", REGISTRY.laws)
def test_prose_is_the_reviewed_one(town: str, lang: Lang) -> None:
    """The prose equals its snapshot."""
    path = SNAPSHOTS / f"{town}.{lang}.txt"
    if os.environ.get("PRACA_SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(prose(town, lang), encoding="utf-8")
    assert prose(town, lang) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("town", REGISTRY.laws)
def test_every_question_has_a_sample(town: str) -> None:
    """No question that a plugin models goes without a sample."""
    assert {ruling.question for ruling in samples(town)} == set(REGISTRY.law(town).questions)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("town", REGISTRY.laws)
def test_no_bare_verdict_word(town: str, lang: Lang) -> None:
    """People read the question's own phrase, never the code of a verdict nor its bare label as an answer."""
    bare = {*VERDICTS} | {label.render(lang) for label in VERDICTS.values()}
    for ruling in samples(town):
        report = praca.tell(ruling, lang=lang, registry=REGISTRY)
        assert report.phrase not in bare
        text = "\n".join(praca.explain(ruling, lang=lang, registry=REGISTRY))
        assert not re.search(r"\b(undetermined|not_modelled)\b", text)


@pytest.mark.parametrize("town", REGISTRY.laws)
def test_languages_differ_and_are_whole(town: str) -> None:
    """Each language has its own sentences, and neither leaves a placeholder unfilled."""
    portuguese, english = prose(town, "pt"), prose(town, "en")
    assert portuguese != english
    assert not re.search(r"\{[a-z_]+\}", portuguese + english)
