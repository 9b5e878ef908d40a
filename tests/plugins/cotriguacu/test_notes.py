"""Notes and values of the questions on persons and penalties: when they stand, when they do not, and what they cite."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

import pytest

import praca
from praca_cotriguacu.drivers import DRIVER
from praca_cotriguacu.eligibility import ELIGIBILITY
from praca_cotriguacu.penalties import PENALTY

if TYPE_CHECKING:
    from praca import Ruling

DAY = dt.date(2024, 5, 14)
CITED = {
    "cotriguacu.eligibility.licence_expired": (),
    "cotriguacu.eligibility.pension": ("art. 12",),
    "cotriguacu.eligibility.perpetual_bar": ("art. 12, parágrafo único",),
    "cotriguacu.eligibility.revoked_permit": ("art. 7º", "art. 12, parágrafo único"),
    "cotriguacu.eligibility.second_permit": ("art. 11, I", "art. 11, II, c"),
    "cotriguacu.eligibility.further_documents": ("art. 11, I, k", "art. 11, II, g"),
    "cotriguacu.driver.federal_auxiliary": (),
    "cotriguacu.driver.company_licence": ("art. 6º, II", "art. 13"),
    "cotriguacu.driver.licence_expired": (),
    "cotriguacu.driver.register_first": ("art. 13", "art. 29, X"),
    "cotriguacu.driver.new_licence": ("art. 14, § 2º",),
    "cotriguacu.penalty.revocation_power": ("art. 7º",),
    "cotriguacu.penalty.suspension_length": ("art. 41",),
    "cotriguacu.penalty.authority_finding": ("art. 17, VII", "art. 41"),
    "cotriguacu.penalty.assault_incapacity": ("art. 41, III",),
    "cotriguacu.penalty.renewal_reference": ("art. 8º, § 2º", "art. 16, I"),
    "cotriguacu.penalty.unpaid_fine": ("art. 17, IV", "art. 73, parágrafo único"),
    "cotriguacu.penalty.just_cause": ("art. 30", "art. 40, III"),
    "federal.lei-11126": (),
    "cotriguacu.penalty.offender_not_named": ("art. 40, § 2º",),
}
# Subjects of the case, and the notes that stand on them: all of them, so that each is also seen to be absent elsewhere.
STAND: dict[str, tuple[dict[str, Any], set[str]]] = {
    "an ordinary applicant": (
        {"holder": {"kind": "person", "licence": {"valid_until": DAY}, "pensioner": False, "permits_held": 0}},
        set(),
    ),
    "licence expired yesterday": (
        {"holder": {"kind": "person", "licence": {"valid_until": DAY - dt.timedelta(days=1)}}},
        {"cotriguacu.eligibility.licence_expired"},
    ),
    "a transferred permission": (
        {"holder": {"kind": "person", "previous_permits": [{"ended": dt.date(2020, 1, 6), "how": "transferred"}]}},
        set(),
    ),
    "another local act": ({"holder": {"kind": "person"}, "town": {"regulations": ["dress_code"]}}, set()),
    "a person's auxiliary, registered": (
        {"driver": {"role": "auxiliary", "holder_kind": "person", "registered": True, "licence": {"valid_until": DAY}}},
        {"cotriguacu.driver.federal_auxiliary"},
    ),
    "a company's auxiliary": (
        {"driver": {"role": "auxiliary", "holder_kind": "company"}},
        {"cotriguacu.driver.company_licence"},
    ),
    "a person's employee": ({"driver": {"role": "employee", "holder_kind": "person"}}, set()),
    "a substitute without declared disability": (
        {
            "driver": {"role": "substitute", "holder_kind": "person"},
            "transfer": {"cause": "temporary_disability", "disability_declared": False},
        },
        set(),
    ),
    "a company's substitute": (
        {
            "driver": {"role": "substitute", "holder_kind": "company"},
            "transfer": {"cause": "temporary_disability", "disability_declared": True},
        },
        {"cotriguacu.driver.company_licence"},
    ),
    "the heirs' driver, holder disabled before": (
        {
            "driver": {"role": "heir", "holder_kind": "person"},
            "transfer": {"cause": "permanent_disability", "disability_declared": True},
        },
        set(),
    ),
    "an ordinary fine": (
        {"infraction": {"conduct": "overcharging", "date": DAY}},
        {"cotriguacu.penalty.revocation_power"},
    ),
    "no infraction": ({"infraction": {"conduct": "smoking", "date": DAY}}, {"praca.no-infraction"}),
    "an excused refusal": (
        {"infraction": {"conduct": "refusing_passenger", "date": DAY}, "refusal": {"reason": "pet"}},
        {"cotriguacu.penalty.revocation_power"},
    ),
    "overcharging beside an open refusal": (
        {"infraction": {"conduct": "overcharging", "date": DAY}, "refusal": {"reason": "other"}},
        {"cotriguacu.penalty.revocation_power"},
    ),
    "overcharging beside a refused dog": (
        {"infraction": {"conduct": "overcharging", "date": DAY}, "refusal": {"reason": "assistance_dog"}},
        {"cotriguacu.penalty.revocation_power"},
    ),
    "a suspension for an unfit car": (
        {"infraction": {"conduct": "vehicle_not_roadworthy", "date": DAY}},
        {"cotriguacu.penalty.revocation_power", "cotriguacu.penalty.suspension_length"},
    ),
    "a lapse": (
        {"infraction": {"conduct": "unmet_summons", "date": DAY}},
        {"cotriguacu.penalty.revocation_power"},
    ),
    "rudeness of the holder": (
        {"infraction": {"conduct": "discourtesy", "date": DAY, "offender": "holder"}},
        {"cotriguacu.penalty.revocation_power"},
    ),
    "a late renewal within the limit": (
        {
            "infraction": {"conduct": "licence_not_renewed", "date": DAY},
            "permit": {"licence_issued": dt.date(2024, 1, 22), "renewal_requested": dt.date(2024, 1, 15)},
        },
        {"cotriguacu.penalty.revocation_power"},
    ),
}


def ruling(question: str, readings: dict[str, str] | None = None, **subjects: Any) -> Ruling:
    """The ruling on one question of a case of a few facts."""
    case = {"case": "notes", "date": DAY, "municipality": "cotriguacu", "ask": [question], **subjects}
    (one,) = praca.assess({**case, "readings": readings} if readings else case)
    return one


@pytest.mark.parametrize("title", STAND)
def test_notes_stand_where_they_belong_and_nowhere_else(title: str) -> None:
    """A note that is always there tells nobody anything."""
    subjects, wanted = STAND[title]
    questions = {"holder": "eligibility", "driver": "driver", "infraction": "penalty"}
    question = questions[next(iter(subjects))]
    assert {note.id for note in ruling(question, **subjects).notes} == wanted


@pytest.mark.parametrize("note", [*ELIGIBILITY.notes, *DRIVER.notes, *PENALTY.notes], ids=lambda note: str(note.id))
def test_notes_name_the_provisions_in_doubt(note: praca.Note) -> None:
    """A federal note cites nothing of this law; every other one names where the question comes from."""
    assert note.cites == CITED[note.id]


def test_auxiliaries_are_counted_only_where_the_law_sets_a_number() -> None:
    """None for a natural person; under the federal reading, and for a company, there is no figure."""
    person = {"role": "auxiliary", "holder_kind": "person"}
    values = ruling("driver", driver=person).values
    assert values["max_auxiliaries"].value == 0
    assert values["max_auxiliaries"].citations == ("art. 13",)
    federal = {"cotriguacu.auxiliary-driver": "registered_auxiliary"}
    assert "max_auxiliaries" not in ruling("driver", federal, driver=person).values
    assert "max_auxiliaries" not in ruling("driver", driver={**person, "holder_kind": "company"}).values
