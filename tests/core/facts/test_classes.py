"""The fact classes: states, descriptions, catalogues."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import attrs
import pytest

from praca.facts.blocks import SUBJECT_CLASSES
from praca.facts.case import Case
from praca.facts.codes import CATALOGUES, OPEN_CATALOGUES, label
from praca.facts.documents import Document, document_of, equipment_of
from praca.facts.field import fields_of, takes_extra
from praca.facts.holder import Holder
from praca.facts.infraction import EarlierInfraction
from praca.facts.permit import Permit
from praca.facts.state import NEVER, Never
from praca.facts.subjects import QUESTIONS
from praca.facts.vehicle import Vehicle
from praca.facts.vocabulary import SUBJECTS
from praca.language import Text


def all_blocks() -> list[type[Any]]:
    """Every class that holds facts."""
    blocks: list[type[Any]] = [*SUBJECT_CLASSES.values(), Document]
    for block in blocks:
        blocks.extend(info.block for _, info in fields_of(block).values() if info.block and info.block not in blocks)
    return blocks


def test_never_is_one_and_refuses_to_be_a_truth_value() -> None:
    """Copies and pickles are the same object, and `if NEVER` is an error."""
    assert repr(NEVER) == "never"
    assert Never() is NEVER
    assert pickle.loads(pickle.dumps(NEVER)) is NEVER  # noqa: S301 - our own bytes
    assert copy.deepcopy(NEVER) is NEVER
    with pytest.raises(TypeError, match="truth value"):
        bool(NEVER)


@pytest.mark.parametrize("block", all_blocks(), ids=lambda block: block.__name__)
def test_every_fact_is_described(block: type[Any]) -> None:
    """Labels, questions, catalogues and defaults agree with the attribute."""
    described = fields_of(block)
    for attribute in attrs.fields(block):
        if attribute.name not in ("extra", "present"):
            assert attribute.name in {name for name, _ in described.values()}
    for key, (name, info) in described.items():
        assert all((info.label.pt, info.label.en, info.question.pt, info.question.en)), key
        assert info.question.pt.endswith("?"), key
        assert info.question.en.endswith("?"), key
        if info.kind in ("code", "codes", "documents", "equipment"):
            assert info.codes in CATALOGUES, key
        assert (info.block is not None) == (info.kind in ("block", "blocks", "stands")), key
        assert getattr(attrs.fields(block), name).default == info.when_absent or info.required, key
    assert block.__slots__ is not None
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        block().anything = 1


def test_absence_is_unknown_or_never() -> None:
    """Open facts default to unknown, occurrences to never."""
    permit = Permit()
    assert permit.granted is None
    assert permit.holder_died is NEVER
    assert permit.renewal_requested is None
    assert EarlierInfraction().by == "same"


def test_every_code_has_two_labels() -> None:
    """Both languages, for every catalogue."""
    for name, codes in CATALOGUES.items():
        assert codes, name
        for code, text in codes.items():
            assert text.pt, code
            assert text.en, code
    assert set(CATALOGUES) >= OPEN_CATALOGUES
    assert label("colours", "white") == Text("branca", "white")
    assert label("conducts", "exemplo:x") == Text("exemplo:x", "exemplo:x")


def test_declared_facts_have_a_place() -> None:
    """Each subject of declarations has a class that takes them."""
    assert tuple(SUBJECT_CLASSES) == SUBJECTS
    assert all(takes_extra(block) for block in SUBJECT_CLASSES.values())


def test_documents_are_given_absent_or_unknown() -> None:
    """An empty list or a complete one makes what is not mentioned absent."""
    given = Document(present=True)
    assert document_of(Holder(documents={"cpf": given}), "cpf") is given
    assert document_of(Holder(documents={"cpf": given}), "photos") is None
    complete = document_of(Holder(documents={"cpf": given}, documents_complete=True), "photos")
    assert complete is not None
    assert complete.present is False
    assert document_of(Holder(), "cpf") is None
    none = document_of(Holder(documents={}), "cpf")
    assert none is not None
    assert none.present is False
    assert equipment_of(Vehicle(equipment={"taximeter": False}), "taximeter") is False
    assert equipment_of(Vehicle(equipment={"taximeter": False}), "roof_light") is None
    assert equipment_of(Vehicle(equipment_complete=True), "roof_light") is False


def test_questions_follow_the_subjects() -> None:
    """The contract's order, whatever the order of `ask`."""
    case = Case(title="x", vehicle=Vehicle(), holder=Holder(), ask=("vehicle", "eligibility"))
    assert case.questions() == ("eligibility", "vehicle")
    assert Case(title="x", permit=Permit()).questions() == ("permit",)
    assert Case(title="x").questions() == ()
    assert QUESTIONS[0] == "eligibility"


def test_fact_classes_load_no_heavy_library() -> None:
    """A plugin that names facts pays for no loader."""
    code = "import praca.facts.case, sys; print([m for m in ('cattrs', 'yaml') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - our own code
    assert done.stdout.strip() == "[]"
