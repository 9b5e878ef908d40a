"""The generated schema and the contract's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from jsonschema import Draft202012Validator

from praca.facts.schema import PLUGIN_NAME, case_schema
from praca.facts.yaml_reader import read_yaml

if TYPE_CHECKING:
    from praca.facts.vocabulary import Vocabulary

CONTRACT = Path(__file__).parents[2] / "contract" / "case.schema.json"


def normal(node: Any) -> Any:
    """A schema without order, null and bounds, which the contract leaves to the text."""
    if isinstance(node, list):
        return [normal(entry) for entry in node]
    if not isinstance(node, dict):
        return node
    result: dict[str, Any] = {}
    for key, value in node.items():
        if key == "enum":
            result[key] = sorted(code for code in value if code is not None)
        elif key == "type":
            result[key] = sorted({value} if isinstance(value, str) else set(value) - {"null"})
        elif key in ("properties", "patternProperties"):
            result[key] = {name: normal(entry) for name, entry in value.items()}
        elif key not in ("minimum", "maximum"):
            result[key] = normal(value)
    return result


@pytest.fixture(scope="module")
def ours() -> dict[str, Any]:
    """The generated schema, as JSON gives it."""
    result: dict[str, Any] = json.loads(json.dumps(case_schema()))
    return result


def test_it_is_the_contract(ours: dict[str, Any]) -> None:
    """Same keys, codes, types and marks as the published schema."""
    theirs = json.loads(CONTRACT.read_text(encoding="utf-8"))
    properties = theirs["$defs"]["case"]["properties"]
    # Where the text of the contract says more than its schema: entries of partners and proceedings take declared
    # facts, and ids of several proceedings may stand in the expectations of each town.
    properties["holder"]["properties"]["partners"]["items"]["patternProperties"] = {PLUGIN_NAME: {}}
    properties["proceedings"]["items"]["patternProperties"] = {PLUGIN_NAME: {}}
    by_question, by_town = properties["expect"]["anyOf"]
    by_town["additionalProperties"] = by_question
    assert normal(ours) == normal(theirs)


def test_absences_are_marked(ours: dict[str, Any]) -> None:
    """Occurrences carry `x-absent`; the word never only where a file may say it."""
    permit = ours["$defs"]["case"]["properties"]["permit"]["properties"]
    assert permit["holder_died"]["x-absent"] == "did-not-happen"
    assert "x-absent" not in permit["granted"]
    assert {"const": "never"} in permit["renewal_requested"]["anyOf"]
    assert "anyOf" not in permit["inspection_done"]


def test_plugins_add_to_it(words: Vocabulary) -> None:
    """Declared facts and codes stand in the schema."""
    properties = case_schema(words)["$defs"]["case"]["properties"]
    assert properties["holder"]["properties"]["exemplo:years_served"] == {"type": ["integer", "null"], "minimum": 0}
    assert "exemplo:loud_music" in properties["infraction"]["properties"]["conduct"]["anyOf"][0]["enum"]
    assert properties["vehicle"]["properties"]["exemplo:band"] == {"enum": ["wide", "narrow", None]}


def test_it_accepts_what_the_loader_accepts(ours: dict[str, Any], cases_text: str) -> None:
    """Editors and loader agree on a whole file."""
    Draft202012Validator.check_schema(ours)
    # numbers without quotes as names of towns and stands are the loader's courtesy
    cases = read_yaml(cases_text.replace("7654321]", '"7654321"]')).documents[0]
    plain = json.loads(json.dumps(cases, default=float))
    assert [error.message for error in Draft202012Validator(ours).iter_errors(plain)] == []
    assert list(Draft202012Validator(ours).iter_errors([{"case": "x", "vehicle": {"seats": 0}}]))
