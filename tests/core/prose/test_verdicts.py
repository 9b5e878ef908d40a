"""The phrase of every question and verdict."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from praca import QUESTIONS, verdict_phrase
from praca.facts.codes_ruling import VERDICTS
from praca.readers.prose.verdicts import PHRASES
from praca.rulings import Verdict

PAIRS = list(product(QUESTIONS, get_args(Verdict)))


def test_every_pair_has_a_phrase() -> None:
    """No more and no fewer."""
    assert set(PHRASES) == set(PAIRS)


@pytest.mark.parametrize(("question", "verdict"), PAIRS)
def test_a_phrase_is_more_than_the_word(question: str, verdict: str) -> None:
    """In both languages, and never the bare word of the contract or its label."""
    phrase = verdict_phrase(question, verdict)
    for text in (phrase.pt, phrase.en):
        assert len(text.split()) > 2
        assert text.strip(" .") == text
        assert text not in {verdict, *(label.pt for label in VERDICTS.values())}
    assert phrase.pt != phrase.en


def test_no_phrase_serves_two_pairs() -> None:
    """A reader can tell what was asked and what was answered from the phrase alone."""
    for lang in ("pt", "en"):
        texts = [getattr(phrase, lang) for phrase in PHRASES.values()]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("question", QUESTIONS)
def test_silence_is_no_prohibition(question: str) -> None:
    """Silence never reads like a prohibition or like the absence of a remedy."""
    phrase = verdict_phrase(question, "silent")
    assert "esta lei não" in phrase.pt
    for word in ("proib", "vedad", "sem recurso", "não pode"):
        assert word not in phrase.pt
    for word in ("forbid", "no remedy", "no appeal", "may not"):
        assert word not in phrase.en


@pytest.mark.parametrize("question", QUESTIONS)
def test_not_modelled_is_no_silence(question: str) -> None:
    """It says that nothing is said of the law."""
    phrase = verdict_phrase(question, "not_modelled")
    assert "ainda não modelad" in phrase.pt
    assert "nada se diz da lei" in phrase.pt
    assert "not modelled yet" in phrase.en


def test_phrases_of_the_contract() -> None:
    """Those that the data contract fixes."""
    assert verdict_phrase("eligibility", "allowed").pt == "requisitos atendidos (não é outorga)"
    assert verdict_phrase("penalty", "denied").pt == "conduta proibida, sanções abaixo"
    assert verdict_phrase("penalty", "silent").pt == "esta lei não prevê a infração"
    assert verdict_phrase("proceeding", "denied").pt == "sem recurso em aberto nesta lei"
