"""The declaration of a law: what is wrong with one is named, all at once and with its place."""

from __future__ import annotations

import copy
import sys
from datetime import date
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praca.errors import DeclarationError
from praca.statute import load_statute, statute_from

if TYPE_CHECKING:
    from pathlib import Path

DATES = "exemplo.effective-dates"


def changed(data: dict[str, Any], *path: str | int, **changes: Any) -> dict[str, Any]:
    """A copy of the declaration with keys of one table set, or removed where the value is None."""
    new = copy.deepcopy(data)
    table: Any = new
    for step in path:
        table = table[step]
    for name, value in changes.items():
        key = name.removesuffix("_")
        if value is None:
            del table[key]
        else:
            table[key] = value
    return new


FAULTS: list[tuple[tuple[str | int, ...], dict[str, Any], str]] = [
    ((), {"law": None}, "law is missing"),
    ((), {"law": "x"}, "a table was expected"),
    ((), {"artigos": []}, "unknown key artigos"),
    ((), {"provisons": []}, "did you mean provisions?"),
    ((), {"acts": []}, "the list is empty"),
    ((), {"provisions": {"id": "art. 1º"}}, "a list of tables was expected"),
    (("law",), {"act": None}, "[law]: act is missing"),
    (("law",), {"urn": "http://x"}, "urn:lex:br"),
    (("acts", 0), {"signed": "2020-01-31"}, "signed must be a date"),
    (("acts", 0), {"id": "Lei 100"}, "id must be like lei-1764"),
    (("acts", 1), {"id": "lei-100"}, "stands twice"),
    (("acts", 1), {"in_force": "publication"}, "only the first act"),
    (("acts", 1), {"in_force": None}, "act 2 (lei-120): in_force is missing"),
    (("acts", 1), {"reading": None}, "go together"),
    (("acts", 1), {"reading": "dates"}, "reading must be an id"),
    (("acts", 1), {"in_force_by_option": {}}, "must map options to dates"),
    (("acts", 1), {"in_force_by_option": {"later": 3}}, "in_force_by_option.later must be a date"),
    (("acts", 1), {"in_force": date(2019, 1, 1)}, "lei-120: it starts before lei-100"),
    (
        ("acts", 1),
        {"in_force_by_option": {"later": date(2025, 1, 1)}},
        f"lei-140: it starts before lei-120, which stands before it (readings: {DATES}=later)",
    ),
    (("provisions", 0), {"id": None}, "provision 1: id is missing"),
    (("provisions", 0), {"id": "art 1"}, "canonical form: art. 1º"),
    (("provisions", 0), {"id": "Lei 100/2020, art. 1º"}, "canonical form: art. 1º"),
    (("provisions", 0), {"id": "artigo"}, "is not understood"),
    (("provisions", 0), {"id": 1}, "is not understood"),
    (("provisions", 1), {"id": "art. 1º"}, "declared already as provision 1"),
    (("provisions", 0), {"en": None}, "provision 1 (art. 1º): en is missing"),
    (("provisions", 0), {"pt": " "}, "pt must be a text that is not empty"),
    (("provisions", 0), {"class_": "computed"}, "did you mean computable?"),
    (("provisions", 0), {"questions": None}, "questions is missing"),
    (("provisions", 0), {"questions": "vehicle"}, "questions must be a list"),
    (("provisions", 0), {"questions": ["vehicles"]}, "did you mean vehicle?"),
    (("provisions", 0), {"questions": ["fare", "fare"]}, "stands twice"),
    (("provisions", 0), {"wordings": []}, "wordings must be a list of tables"),
    (("provisions", 1, "wordings", 0), {"from_": "lei-10"}, "did you mean"),
    (("provisions", 1, "wordings", 0), {"known": "no"}, "known must be true or false"),
    (("provisions", 1, "wordings", 1), {"en": None}, "art. 2º), wording 2: en is missing"),
    (("provisions", 1, "wordings", 0), {"until": None}, "two wordings overlap"),
    (("provisions", 1, "wordings", 0), {"until": "lei-140"}, "two wordings overlap"),
    (("provisions", 1, "wordings", 0), {"until": "lei-100"}, "not after it starts"),
    (("provisions", 1, "wordings", 2), {"from_": "lei-100"}, "out of order"),
]


@pytest.mark.parametrize(("path", "changes", "message"), FAULTS)
def test_a_fault_is_named(
    data: dict[str, Any], path: tuple[str | int, ...], changes: dict[str, Any], message: str
) -> None:
    """Every kind of fault is reported with its place."""
    with pytest.raises(DeclarationError) as caught:
        statute_from(changed(data, *path, **changes), "vila/statute.toml")
    assert message in str(caught.value)
    assert str(caught.value).startswith("vila/statute.toml does not declare a law")
    assert caught.value.render("pt")


def test_all_faults_at_once(data: dict[str, Any]) -> None:
    """The author of a declaration sees all its faults."""
    bad = changed(changed(data, "provisions", 0, id="art 1", class_="x"), "law", act=None)
    with pytest.raises(DeclarationError, match="3 problems") as caught:
        statute_from(bad, "vila")
    assert str(caught.value).count("\n- ") == 3


@given(
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5)),
        lambda inner: st.one_of(
            st.lists(inner, max_size=2),
            st.dictionaries(
                st.sampled_from(("law", "acts", "provisions", "id", "wordings", "from")), inner, max_size=4
            ),
        ),
    )
)
def test_any_data_gives_a_law_or_its_faults(found: Any) -> None:
    """No shape of data makes the check itself fail."""
    for wrong in ({"law": found}, {"acts": found}, {"provisions": found}, {"provisions": [{"wordings": found}]}):
        with pytest.raises(DeclarationError):
            statute_from(wrong, "vila")


def test_load_from_a_package(example: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is found in its package; one that is missing or broken is named."""
    package = tmp_path / "vila_exemplo_law"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(DeclarationError, match="is not there"):
        load_statute("vila_exemplo_law")
    with pytest.raises(DeclarationError, match="is not there"):
        load_statute("vila_exemplo_without_law")
    (package / "statute.toml").write_bytes(example.read_bytes())
    assert load_statute("vila_exemplo_law").name == "vila_exemplo_law/statute.toml"
    (package / "other.toml").write_text("[law\n", encoding="utf-8")
    with pytest.raises(DeclarationError, match=r"other\.toml is not TOML"):
        load_statute("vila_exemplo_law", "other.toml")
    (package / "other.toml").write_bytes(b"x = '\xff'")
    with pytest.raises(DeclarationError, match=r"other\.toml is not TOML"):
        load_statute("vila_exemplo_law", "other.toml")
    sys.modules.pop("vila_exemplo_law", None)
