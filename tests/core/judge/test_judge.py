"""From findings to verdicts: what is decided although facts are missing, and what is missing where it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from praca import (
    DeclarationError,
    Standard,
    as_worded,
    chapter,
    count,
    date,
    day,
    discretion,
    given,
    note,
    partner,
    permit,
    silence,
    value,
    vehicle,
    when,
    year,
)
from praca.testing.random_rules import READING

if TYPE_CHECKING:
    from tests.core.judge.conftest import AnswerOf

    from praca.rules.standard import Discretion, Requirement, Silence, Value

make = chapter("exemplo.vehicle")
TEXT = {"pt": "Inventado.", "en": "Invented."}
EXECUTIVE = vehicle.role == "executive"


def need(name: str, *cites: str, **conditions: Any) -> Requirement:
    """A requirement of the invented law."""
    return make(name, *(cites or ("art. 1º",)), **TEXT, **conditions)


def silent(when_: Any) -> Silence:
    """The law says nothing on it."""
    return silence("exemplo.vehicle.silent", "art. 1º", **TEXT, when=when_)


def choice(name: str, when_: Any) -> Discretion:
    """The authority decides."""
    options = ("accept", "refuse")
    item = f"exemplo.vehicle.{name}"
    return discretion(item, "art. 1º", pt="x", en="x", authority="mayor", options=options, when=when_)


def figure(name: str, is_: Any, **conditions: Any) -> Value:
    """A value of the invented law."""
    return value(name, "art. 1º", **TEXT, is_=is_, **conditions)


COMPLEMENTARY = Standard(
    requirements=(
        need("cooled", only_if=~EXECUTIVE, holds=vehicle.air_conditioning),
        need("executive_cooled", only_if=EXECUTIVE, holds=vehicle.air_conditioning & vehicle.airbags),
    )
)


def test_denied_whatever_the_role(answer_of: AnswerOf) -> None:
    """Two complementary requirements are each open, and the car is refused either way."""
    answer = answer_of(COMPLEMENTARY, {"vehicle": {"air_conditioning": False}})
    assert (answer.verdict, answer.missing, answer.open_because) == ("denied", (), ())
    assert [finding.status for finding in answer.findings] == ["undetermined", "undetermined"]


def test_allowed_whatever_the_role(answer_of: AnswerOf) -> None:
    """The other way round: both are met whatever the role is."""
    answer = answer_of(COMPLEMENTARY, {"vehicle": {"air_conditioning": True, "airbags": True}})
    assert (answer.verdict, answer.missing) == ("allowed", ())
    assert [finding.status for finding in answer.findings] == ["met", "met"]


def test_only_what_matters_is_missing(answer_of: AnswerOf) -> None:
    """The fact behind a condition matters only where its answer can change the verdict."""
    answer = answer_of(COMPLEMENTARY, {"vehicle": {"air_conditioning": True}})
    assert (answer.verdict, set(answer.missing)) == ("undetermined", {"vehicle.role", "vehicle.airbags"})
    answer = answer_of(COMPLEMENTARY, {"vehicle": {"role": "main"}})
    assert (answer.verdict, answer.missing, answer.open_because) == (
        "undetermined",
        ("vehicle.air_conditioning",),
        ("fact",),
    )


@pytest.mark.parametrize(
    ("persons", "verdict", "missing"),
    [(4, "allowed", ()), (5, "undetermined", ("vehicle.tailgate",)), (6, "denied", ())],
)
def test_limit_that_hangs_on_a_fact(answer_of: AnswerOf, persons: int, verdict: str, missing: Any) -> None:
    """Four are lawful whatever the limit is, six are too many whatever it is."""
    limit = Standard(requirements=(need("limit", holds=vehicle.seats <= when(vehicle.tailgate, 4, 5)),))
    answer = answer_of(limit, {"vehicle": {"seats": persons}})
    assert (answer.verdict, answer.missing) == (verdict, missing)


def test_a_fact_alone_can_close_a_requirement(answer_of: AnswerOf) -> None:
    """Two conditions on one fact that between them leave no way out."""
    narrow = Standard(requirements=(need("none", holds=(vehicle.seats <= 4) & (vehicle.seats >= 5)),))
    assert answer_of(narrow).verdict == "denied"
    wide = Standard(requirements=(need("all", holds=(vehicle.engine_cc < 1600) | (vehicle.engine_cc >= 1600)),))
    assert answer_of(wide).verdict == "allowed"
    gap = Standard(requirements=(need("gap", holds=(vehicle.engine_cc < 1600) | (vehicle.engine_cc > 1600)),))
    assert answer_of(gap).verdict == "undetermined"


def test_unless_cites_its_own(answer_of: AnswerOf) -> None:
    """A tolerance is cited only where it saves, and while it is in force."""
    old = Standard(
        requirements=(
            need("white", holds=vehicle.colour == "white", unless=vehicle.accessible, unless_cites=("art. 3º",)),
        )
    )
    grey: dict[str, Any] = {"vehicle": {"colour": "grey", "accessible": True}}
    assert answer_of(old, grey).findings[0].citations == ("art. 1º", "art. 3º")
    assert answer_of(old, {"vehicle": {"colour": "white", "accessible": True}}).findings[0].citations == ("art. 1º",)
    assert answer_of(old, grey, date=day("2022-01-01")).findings[0].citations == ("art. 1º",)


def test_requirement_binds_with_its_basis(answer_of: AnswerOf) -> None:
    """A requirement is there while the wording of its first provision is in force and known."""
    rules = Standard(requirements=(need("second", "art. 2º", "art. 3º", holds=vehicle.airbags),))
    assert answer_of(rules, date=day("2017-12-31")).findings == ()
    assert answer_of(rules, date=day("2018-01-01")).findings[0].citations == ("art. 2º", "art. 3º")
    assert answer_of(rules, date=day("2022-01-01")).findings[0].citations == ("art. 2º",)


def test_lost_wording_leaves_open(answer_of: AnswerOf) -> None:
    """A lost text is no missing fact, and matters only where it can change the verdict."""
    tolerated = as_worded("art. 2º", vehicle.accessible, read_back=READING.is_("second"))
    rules = Standard(requirements=(need("white", holds=vehicle.colour == "white", unless=tolerated),))
    lost = day("2017-01-01")
    facts = {"vehicle": {"colour": "grey", "accessible": True}}
    answer = answer_of(rules, facts, date=lost)
    assert (answer.verdict, answer.missing, answer.open_because) == ("undetermined", (), ("wording",))
    assert answer.readings == (READING.id,)
    assert answer_of(rules, facts, date=lost, options={READING.id: "second"}).verdict == "allowed"
    assert answer_of(rules, {"vehicle": {"colour": "white"}}, date=lost).verdict == "allowed"
    assert set(answer_of(rules, date=lost).open_because) == {"fact", "wording"}


def test_duties_and_grounds_decide_nothing(answer_of: AnswerOf) -> None:
    """What only they hang on is not missing; a ground bars once the authority has acted on it."""
    rules = Standard(
        requirements=(
            need("clean", holds=vehicle.hygiene == "good", effect="duty"),
            need("served", holds=vehicle.roadworthy, effect="ground", bars_if=vehicle.airbags),
        )
    )
    answer = answer_of(rules, {"vehicle": {"airbags": False}})
    assert (answer.verdict, answer.missing) == ("allowed", ())
    assert [finding.missing for finding in answer.findings] == [("vehicle.hygiene",), ("vehicle.roadworthy",)]
    assert answer_of(rules, {"vehicle": {"roadworthy": False, "airbags": False}}).verdict == "allowed"
    assert answer_of(rules, {"vehicle": {"roadworthy": False, "airbags": True}}).verdict == "denied"
    open_act = answer_of(rules, {"vehicle": {"roadworthy": False}})
    assert (open_act.verdict, open_act.missing) == ("undetermined", ("vehicle.airbags",))


def test_silence_comes_before_denial(answer_of: AnswerOf) -> None:
    """Where the law may turn out to be silent nothing is decided; where it cannot, silence is no question."""
    rules = Standard(
        requirements=(need("white", holds=vehicle.colour == "white"),), silences=(silent(vehicle.category == "bus"),)
    )
    bad = {"colour": "red"}
    assert answer_of(rules, {"vehicle": {**bad, "category": "bus"}}).verdict == "silent"
    assert answer_of(rules, {"vehicle": {**bad, "category": "car"}}).verdict == "denied"
    answer = answer_of(rules, {"vehicle": bad})
    assert (answer.verdict, answer.missing) == ("undetermined", ("vehicle.category",))
    assert set(answer_of(rules).missing) == {"vehicle.category", "vehicle.colour"}
    whole = Standard(silences=(silent((vehicle.seats <= 5) | (vehicle.seats > 5)),))
    assert answer_of(whole).verdict == "silent"
    assert [note_.id for note_ in answer_of(whole).notes] == ["exemplo.vehicle.silent"]


def test_discretion(answer_of: AnswerOf) -> None:
    """The authority chooses once the fixed requirements are met; who may choose matters only then."""
    rules = Standard(
        requirements=(need("white", holds=vehicle.colour == "white"),),
        discretion=(choice("worn", vehicle.condition == "bad"), choice("old", vehicle.manufacture_year < 2015)),
    )
    good = {"colour": "white", "condition": "good", "manufacture_year": 2020}
    assert answer_of(rules, {"vehicle": good}).verdict == "allowed"
    worn = answer_of(rules, {"vehicle": {**good, "condition": "bad"}})
    assert worn.verdict == "discretionary"
    assert worn.decision is not None
    assert worn.decision.options == ("accept", "refuse")
    assert answer_of(rules, {"vehicle": {"colour": "white", "condition": "bad"}}).verdict == "discretionary"
    answer = answer_of(rules, {"vehicle": {"colour": "white"}})
    assert (answer.verdict, set(answer.missing)) == ("undetermined", {"vehicle.condition", "vehicle.manufacture_year"})
    assert answer_of(rules, {"vehicle": {"colour": "red"}}).verdict == "denied"
    assert answer_of(rules, {"vehicle": {"colour": "red"}}).missing == ()


def test_values(answer_of: AnswerOf) -> None:
    """A value is yielded where a fact of the case is given; what it lacks is missing, whatever the verdict."""
    rules = Standard(
        values=(
            figure("age_years", year(date) - vehicle.manufacture_year),
            figure("exemplo:room", vehicle.seats - when(vehicle.tailgate, 1, 2)),
            figure("exemplo:fixed", 15, only_if=vehicle.accessible),
            figure("exemplo:partners", count(partner, where=partner.role == "board")),
            figure("replace_by", vehicle.replaced_on),
        )
    )
    assert answer_of(rules, {"vehicle": {"accessible": False}}).values == {}
    answer = answer_of(rules, {"vehicle": {"manufacture_year": 2019, "seats": 5, "accessible": True}})
    found = {name: given_value.value for name, given_value in answer.values.items()}
    assert found == {"age_years": 2, "exemplo:room": None, "exemplo:fixed": 15}
    assert (answer.verdict, answer.missing, answer.open_because) == ("allowed", ("vehicle.tailgate",), ())
    answer = answer_of(rules, {"vehicle": {"accessible": False}, "holder": {"partners": [{"role": "board"}, {}]}})
    assert answer.values["exemplo:partners"].value is None
    assert answer.missing == ("holder.partners[1].role",)


def test_facts_without_result_leave_open(answer_of: AnswerOf) -> None:
    """A known fact from which nothing can be computed never makes a car pass."""
    shields = vehicle.shields_on_front_doors
    rules = Standard(requirements=(need("ratio", holds=vehicle.seats // shields <= 2),))
    answer = answer_of(rules, {"vehicle": {"seats": 5, "shields_on_front_doors": 0}})
    assert (answer.verdict, answer.open_because) == ("undetermined", ("fact",))
    assert "vehicle.shields_on_front_doors" in answer.missing


def test_notes_and_readings(answer_of: AnswerOf) -> None:
    """A note needs its condition known to hold; a reading behind a condition known to be false is not consulted."""
    rules = Standard(
        requirements=(
            need("limit", only_if=vehicle.accessible, holds=vehicle.seats <= READING.case(first=5, second=7)),
        ),
        notes=(
            note("exemplo.vehicle.hint", "doubt", "art. 1º", **TEXT, when=given(permit.granted)),
            note("exemplo.vehicle.old", "text", "art. 3º", **TEXT),
        ),
    )
    answer = answer_of(rules, {"vehicle": {"accessible": False}}, date=day("2022-01-01"))
    assert (answer.readings, answer.notes) == ((), ())
    answer = answer_of(rules, {"vehicle": {"accessible": True}, "permit": {"granted": "2020-01-01"}})
    assert answer.readings == (READING.id,)
    assert [note_.id for note_ in answer.notes] == ["exemplo.vehicle.hint", "exemplo.vehicle.old"]


def test_misspelt_declarations() -> None:
    """Effects, kinds of notes, authorities and items of the wrong kind fail where they are declared."""
    for wrong in (
        lambda: need("x", holds=vehicle.airbags, effect="bar"),
        lambda: note("exemplo.x", "doubts", "art. 1º", **TEXT),  # type: ignore[arg-type]
        lambda: discretion("exemplo.x", "art. 1º", **TEXT, authority="king", options=()),  # type: ignore[arg-type]
        lambda: Standard(requirements=(figure("x", 1),)),  # type: ignore[arg-type]
        lambda: Standard(requirements=(need("x", holds=vehicle.airbags), need("x", holds=vehicle.airbags))),
        lambda: need("X", holds=vehicle.airbags),
        lambda: make("x", **TEXT, holds=vehicle.airbags),
        lambda: make("x", "art. 1º", pt=" ", en="x", holds=vehicle.airbags),
        lambda: need("x", holds=vehicle.seats),
    ):
        with pytest.raises(DeclarationError):
            wrong()
