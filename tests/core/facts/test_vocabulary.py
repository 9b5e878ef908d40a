"""What plugins may declare, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from praca.errors import DeclarationError
from praca.facts.vocabulary import CORE, DeclaredCode, DeclaredFact, PluginFacts, Vocabulary
from praca.language import Text

TEXT = Text("sim", "yes")


def fact(**changes: Any) -> DeclaredFact:
    """A good declaration with some changes."""
    values: dict[str, Any] = {
        "name": "exemplo:union",
        "subject": "holder",
        "kind": "bool",
        "label": TEXT,
        "question": TEXT,
        "source": "art. 1º",
    }
    return DeclaredFact(**(values | changes))


def test_a_declaration_describes_its_fact() -> None:
    """A declared fact reads like one of the core."""
    vocabulary = Vocabulary.of([PluginFacts(facts=(fact(kind="year"),))])
    info = vocabulary.facts_of("holder")["exemplo:union"].info
    assert (info.kind, info.absent, info.low, info.high) == ("year", "unknown", 1900, 2100)
    assert vocabulary.facts_of("driver") == {}
    assert CORE.facts_of("holder") == {}


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "union"},
        {"name": "Exemplo:union"},
        {"name": "exemplo:union:x"},
        {"name": 3},
        {"subject": "horse"},
        {"kind": "block"},
        {"absent": "no"},
        {"label": "union"},
        {"question": Text("", "yes")},
        {"source": " "},
        {"kind": "code"},
        {"codes": "colours"},
        {"kind": "code", "codes": "no_such_catalogue"},
        {"kind": "code", "codes": {"a": "no text"}},
    ],
)
def test_a_wrong_declaration_is_refused(changes: dict[str, Any]) -> None:
    """Names, kinds, subjects, texts and codes are checked at once."""
    with pytest.raises(DeclarationError):
        fact(**changes)


@pytest.mark.parametrize(
    ("catalogue", "code"),
    [
        ("conducts", "smoking_twice"),
        ("colours", "exemplo:mauve"),
        ("nothing", "exemplo:x"),
        ("other:zones", "exemplo:x"),
    ],
)
def test_a_wrong_code_is_refused(catalogue: str, code: str) -> None:
    """Only open catalogues and those of the same plugin grow."""
    with pytest.raises(DeclarationError):
        DeclaredCode(catalogue, code, TEXT, "art. 1º")


def test_one_plugin_has_one_slug_and_no_doubles() -> None:
    """What one plugin declares hangs together."""
    with pytest.raises(DeclarationError, match="one slug"):
        PluginFacts(facts=(fact(), fact(name="outro:union")))
    with pytest.raises(DeclarationError, match="twice"):
        PluginFacts(facts=(fact(), fact()))
    assert len(PluginFacts(facts=(fact(), fact(subject="driver"))).facts) == 2
    with pytest.raises(DeclarationError, match="holds DeclaredFact"):
        PluginFacts(facts=("x",))  # type: ignore[arg-type]
    with pytest.raises(DeclarationError, match="no code of the catalogue"):
        PluginFacts(facts=(fact(kind="code", codes="exemplo:zones"),))
    with pytest.raises(DeclarationError, match="twice"):
        Vocabulary.of([PluginFacts(facts=(fact(),)), PluginFacts(facts=(fact(),))])


def test_catalogues_grow(words: Vocabulary) -> None:
    """Codes of plugins stand beside those of the core, for that vocabulary only."""
    assert "exemplo:loud_music" in words.catalogue("conducts")
    assert "smoking" in words.catalogue("conducts")
    assert "exemplo:loud_music" not in CORE.catalogue("conducts")
    assert list(words.catalogue("exemplo:zones")) == ["exemplo:harbour"]
    assert list(words.catalogue("exemplo:band")) == ["wide", "narrow"]
    assert words.catalogue("no such") == {}
