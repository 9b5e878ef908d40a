"""Whatever the bytes, a file gives cases and problems, or one error of Praça."""

from __future__ import annotations

import contextlib
import io
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from praca.errors import CaseError, InputError
from praca.facts.blocks import SUBJECT_CLASSES
from praca.facts.field import fields_of
from praca.facts.horizon import as_not_yet
from praca.facts.loading import case_from, load_cases, read_cases

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.decimals(),
    st.floats(),
    st.dates(),
    st.times(),
    st.datetimes(),
    st.text(max_size=20),
    st.sampled_from(
        ["unknown", "never", "absent", "present", "here", "2026-06-15", "22:30", "art. 1º", "cpf", "white"]
    ),
)
DATA = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def load(data: bytes) -> None:
    """Load bytes and render all that is wrong with them."""
    with contextlib.suppress(InputError):
        loaded = load_cases(io.BytesIO(data))
        assert loaded.cases or loaded.problems
        for problem in loaded.problems:
            assert problem.render("pt")
            assert problem.render("en")


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    """Random bytes."""
    load(data)


@given(st.data())
@settings(max_examples=200)
def test_mutated_case_files(cases_text: str, data: st.DataObject) -> None:
    """A good file with bits flipped, parts deleted, lines swapped."""
    raw = bytearray(cases_text.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(raw) - 1))
        match data.draw(st.sampled_from(["flip", "delete", "insert", "swap"])):
            case "flip":
                raw[place] ^= 1 << data.draw(st.integers(0, 7))
            case "delete":
                del raw[place : place + data.draw(st.integers(1, 30))]
            case "insert":
                raw[place:place] = data.draw(
                    st.sampled_from([b"*a", b"&a", b"\t", b"[", b"{", b": ", b"\n", b"!!", b"\xff"])
                )
            case _:
                lines = raw.splitlines(keepends=True)
                first, second = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
                lines[first], lines[second] = lines[second], lines[first]
                raw = bytearray(b"".join(lines))
    load(bytes(raw))


@given(st.data())
@settings(max_examples=300)
def test_any_value_for_any_fact(data: st.DataObject) -> None:
    """Any value in any place, then seen from any day, twice with the same result."""
    subject = data.draw(st.sampled_from([name for name in SUBJECT_CLASSES if "." not in name]))
    keys = st.sampled_from(list(fields_of(SUBJECT_CLASSES[subject])))
    block: Any = data.draw(st.dictionaries(keys, DATA, max_size=3))
    facts = {"case": "x", "date": data.draw(st.dates()), subject: [block] if subject == "candidates" else block}
    with contextlib.suppress(CaseError):
        case = case_from(facts)
        day = data.draw(st.dates())
        changed, paths = as_not_yet(case, day)
        assert (changed == case) == (not paths)
        assert as_not_yet(changed, day) == (changed, ())


@given(st.dictionaries(st.sampled_from(["expect", "ask", "readings", "town", "municipality", "contract", "id"]), DATA))
def test_any_value_at_the_top(facts: dict[str, Any]) -> None:
    """The keys beside the subjects."""
    with contextlib.suppress(CaseError):
        case_from({"case": "x", "date": "2026-06-15", **facts})


@given(st.decimals(allow_nan=False, allow_infinity=False, min_value=0, max_value=10**9, places=4))
def test_numbers_stay_exact(number: Any) -> None:
    """What is written is what is read."""
    (case,) = read_cases(f"case: x\nvehicle: {{load_capacity_kg: {number}}}\n").cases
    assert case.vehicle is not None
    assert str(case.vehicle.load_capacity_kg) == str(number)
