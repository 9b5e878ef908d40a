"""The Portuguese of the core's own sentences: complete, with the same placeholders, and compiled."""

from __future__ import annotations

import ast
import gettext
import string
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from babel.messages.pofile import read_po

from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(__file__).resolve().parents[3] / "core" / "src" / "praca"
FOLDER = SOURCE / "locale" / "pt_BR" / "LC_MESSAGES"
HOW = (
    "from the root of the repository, with CATALOGUE=core/src/praca/locale/pt_BR/LC_MESSAGES/praca: "
    "pybabel extract -k _ -o praca.pot core/src/praca; "
    "pybabel update -i praca.pot -o $CATALOGUE.po -l pt_BR --no-fuzzy-matching --ignore-obsolete; translate; "
    "pybabel compile -i $CATALOGUE.po -o $CATALOGUE.mo"
)


def sentences(tree: ast.Module) -> Iterator[str]:
    """Every msgid that a module marks, joined where Python joins it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_":
            first = node.args[0] if node.args else None
            assert isinstance(first, ast.Constant), f"line {node.lineno}: _() takes its sentence as a literal"
            assert isinstance(first.value, str)
            yield first.value


@pytest.fixture(scope="module")
def marked() -> dict[str, str]:
    """Every msgid of the core, with a module that holds it."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for sentence in sentences(ast.parse(path.read_text(encoding="utf-8"))):
            found[sentence] = path.relative_to(SOURCE).as_posix()
    return found


@pytest.fixture(scope="module")
def translated() -> dict[str, str]:
    """The entries of the catalogue that people edit."""
    with (FOLDER / "praca.po").open("rb") as stream:
        catalogue = read_po(stream, locale="pt_BR", abort_invalid=True)
    entries = [message for message in catalogue if message.id]
    assert [message.id for message in entries if message.fuzzy] == []
    return {str(message.id): str(message.string) for message in entries}


def placeholders(template: str) -> list[str]:
    """The names, conversions and formats between braces, in no order."""
    parts = string.Formatter().parse(template)
    return sorted(f"{name}!{conversion}:{spec}" for _text, name, spec, conversion in parts if name is not None)


def test_every_sentence_is_translated(marked: dict[str, str], translated: dict[str, str]) -> None:
    """No person reads English unasked."""
    lacking = {sentence: where for sentence, where in marked.items() if not translated.get(sentence, "").strip()}
    assert lacking == {}, HOW


def test_no_translation_is_left_over(marked: dict[str, str], translated: dict[str, str]) -> None:
    """A sentence that was changed takes its translation with it."""
    assert set(translated) - set(marked) == set(), HOW


def test_placeholders_agree(translated: dict[str, str]) -> None:
    """A translation fills in what the sentence fills in."""
    wrong = [sentence for sentence, text in translated.items() if placeholders(sentence) != placeholders(text)]
    assert wrong == []


def test_edges_agree(translated: dict[str, str]) -> None:
    """Spaces at the edges and the full stop are part of how sentences are joined."""
    for sentence, text in translated.items():
        assert sentence[0].isspace() == text[0].isspace(), sentence
        assert sentence[-1].isspace() == text[-1].isspace(), sentence
        assert sentence.endswith(".") == text.endswith("."), sentence


def test_compiled_catalogue_is_up_to_date(translated: dict[str, str]) -> None:
    """What runs is what people edited."""
    with (FOLDER / "praca.mo").open("rb") as stream:
        compiled = gettext.GNUTranslations(stream)
    stale = [sentence for sentence, text in translated.items() if compiled.gettext(sentence) != text]
    assert stale == [], HOW


def test_sentences_are_found() -> None:
    """Joined literals too; what is no literal is refused."""
    assert list(sentences(ast.parse("_('a' 'b', x=1)\nf(_('c'))\n_x('d')"))) == ["ab", "c"]
    with pytest.raises(AssertionError, match="literal"):
        list(sentences(ast.parse("_(f'{a}')")))


def test_rendering() -> None:
    """Portuguese by default, English on request, messages inside messages in the same language."""
    message = _("expected {expected}, found {found}.", expected=_("a whole number"), found=3)
    assert message.render() == "esperava um número inteiro, encontrei 3."
    assert message.render("en") == "expected a whole number, found 3."
