"""What every infraction of the law cites, exactly, and which provisions punish nothing."""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING, Any

import pytest

import praca
from praca_cotriguacu.hooks import STATUTE
from praca_cotriguacu.penalties import PENALTY

if TYPE_CHECKING:
    from praca import Ruling

DAY = dt.date(2024, 5, 14)
LAPSE = ("art. 43", "art. 44")
END = (("art. 8º, § 1º", "art. 40, II"), ("art. 16, I", "art. 8º, § 2º", "art. 42", "art. 44"), ("art. 8º, § 2º",))
# Conduct or provision, infraction, its citations, and those of each sanction.
BY_NAME: list[tuple[str, str, tuple[str, ...], tuple[tuple[str, ...], ...]]] = [
    ("poor_vehicle_condition", "condition", ("art. 39, I", "art. 29, V"), (("art. 39, I", "art. 40, § 1º"),)),
    ("discourtesy", "courtesy", ("art. 39, II",), (("art. 39, II", "art. 40, § 1º"),)),
    ("art. 31, I", "courtesy_duty", ("art. 31, I", "art. 39, II"), (("art. 39, II", "art. 40, § 1º"),)),
    ("licence_not_renewed", "renewal", ("art. 8º, § 1º", "art. 40, II", "art. 8º"), END),
    ("art. 16, I", "renewal_limit_missed", ("art. 16, I", "art. 8º, § 2º"), END),
    ("out_of_town_taxi", "other_town", ("art. 40, VI",), (("art. 40, VI", "art. 40, § 1º"),)),
    ("repeated_disobedience", "disobedience", ("art. 41, I",), (("art. 41, I", "art. 44"),)),
    ("idle_over_10_days", "idle_over_10_days", ("art. 41, II",), (("art. 41, II", "art. 44"),)),
    ("art. 41, III", "incapacity", ("art. 41, III",), (("art. 41, III", "art. 44"),)),
    ("vehicle_not_roadworthy", "not_roadworthy", ("art. 41, IV",), (("art. 41, IV", "art. 44"),)),
    ("idle_over_30_days", "idle_over_30_days", ("art. 17, II",), (("art. 17, II", *LAPSE),)),
    ("unmet_penalty", "penalty_unmet", ("art. 17, IV",), (("art. 17, IV", *LAPSE),)),
    ("unmet_summons", "summons_unmet", ("art. 17, V",), (("art. 17, V", *LAPSE),)),
    ("art. 17, VI", "tax_evasion", ("art. 17, VI",), (("art. 17, VI", *LAPSE),)),
    ("art. 17, VII", "deficient_service", ("art. 17, VII",), (("art. 17, VII", *LAPSE),)),
    ("plates_not_removed", "plates", ("art. 23",), (("art. 23", "art. 44"),)),
]
# The same for fines: conduct, infraction, item of art. 40, further citations; the sanction cites the item and § 2º.
FINED = {
    "refusing_passenger": ("refusal", "III", ("art. 30",)),
    "obstructing_inspection": ("inspection_hindered", "IV", ()),
    "overcharging": ("tariff", "V", ("art. 31, V", "art. 26")),
    "withholding_change": ("change", "V", ("art. 31, V",)),
    "undercharging": ("discount", "V", ("art. 31, V",)),
    "unlicensed_transport": ("unlicensed_vehicle", "VI", ()),
    "licence_not_carried": ("licence_on_board", "VII", ("art. 4º, § 2º", "art. 29, XI", "art. 31, II")),
    "permit_not_carried": ("term_on_board", "VII", ()),
    "leaving_vehicle_at_stand": ("vehicle_left", "VIII", ()),
    "irregular_parking": ("parking", "IX", ()),
}
# Duties that the general clause protects: conduct, infraction, the duties breached.
GENERAL = {
    "refusing_luggage": ("luggage", "art. 32"),
    "longer_route": ("route", "art. 2º, § 2º"),
    "identification_not_displayed": ("marks", "art. 2º, § 1º"),
    "unregistered_driver": ("unregistered_driver", "art. 13", "art. 29, X"),
    "driving_while_suspended": ("suspended_driver", "art. 29, X"),
    "stand_vacant_unjustified": ("rota", "art. 18, § 1º", "art. 29, VII"),
    "non_standard_vehicle": ("features", "art. 29, I", "art. 29, IV"),
    "inspection_overdue": ("yearly_inspection", "art. 29, III"),
    "inspection_failed": ("defects_not_cured", "art. 29, III"),
    "careless_driving": ("traffic_rules", "art. 29, VI"),
    "uncontracted_driver": ("labour_duties", "art. 29, VIII"),
    "permit_transferred": ("permit_handed_on", "art. 29, IX"),
    "registration_not_carried": ("papers_on_board", "art. 29, XI", "art. 31, II"),
    "disrespecting_inspection": ("agents", "art. 31, I"),
    "drunk_on_duty": ("drinking", "art. 31, III"),
    "overloading": ("capacity", "art. 31, IV"),
}
EXPECTED = [
    *BY_NAME,
    *(
        (code, item, (f"art. 40, {number}", *more), ((f"art. 40, {number}", "art. 40, § 2º"),))
        for code, (item, number, more) in FINED.items()
    ),
    *(
        (code, item, (*duties, "art. 40, X"), (("art. 40, X", "art. 40, § 2º"),))
        for code, (item, *duties) in GENERAL.items()
    ),
]
NOTHING_TO_BREACH = [
    citation
    for citation in STATUTE.provisions
    if re.match(r"art\. (7º|3[345678]|4[2-9]|5\d|6\d|7[0-4])\b", citation) or citation in ("art. 16", "art. 17, I")
]


def ruling(name: str, readings: dict[str, str] | None = None, **infraction: Any) -> Ruling:
    """The ruling on one breach by the holder, named by conduct or provision, of a licence never renewed."""
    kind = "provision" if name.startswith("art.") else "conduct"
    case = {
        "case": name,
        "date": DAY,
        "municipality": "cotriguacu",
        "ask": ["penalty"],
        "infraction": {kind: name, "date": DAY, "offender": "holder", "history": [], **infraction},
        "permit": {"idle_justified": False, "licence_issued": dt.date(2023, 2, 6), "renewal_requested": "never"},
    }
    (one,) = praca.assess({**case, "readings": readings} if readings else case)
    return one


@pytest.mark.parametrize(("name", "item", "cites", "sanctions"), EXPECTED, ids=lambda part: str(part)[:30])
def test_infraction_and_sanctions_cite_their_provisions(
    name: str, item: str, cites: tuple[str, ...], sanctions: tuple[tuple[str, ...], ...]
) -> None:
    """Neither more nor less: the finding names what is breached, the sanction what punishes and who applies it."""
    answer = ruling(name)
    (finding,) = answer.findings
    assert (finding.requirement, finding.citations) == (item, cites)
    assert tuple(sanction.citations for sanction in answer.sanctions) == sanctions


def test_every_infraction_is_expected_above() -> None:
    """A new infraction cannot slip in unseen."""
    assert {item for _, item, _, _ in EXPECTED} == {item.id for item in PENALTY.items} - {"no_duty"}


@pytest.mark.parametrize("provision", NOTHING_TO_BREACH)
def test_what_binds_nobody_is_no_infraction(provision: str) -> None:
    """Powers, procedure and definitions: the general clause does not turn them into faults."""
    answer = ruling(provision)
    assert answer.verdict == "silent"
    assert not answer.sanctions


def test_general_clause_names_the_duty_that_no_item_names() -> None:
    """Any other duty of this law is fined under art. 40, X, and the finding says which."""
    for duty in ("art. 4º, § 1º", "art. 24", "art. 28", "art. 29, II"):
        (finding,) = ruling(duty).findings
        assert finding.requirement == "general"
        assert set(finding.citations) == {"art. 40, X", duty}


def test_repeated_fault_cites_both_the_fault_and_its_price() -> None:
    """The warning becomes a fine under art. 40, I, and so does the value that says why."""
    earlier = {"conduct": "discourtesy", "date": dt.date(2024, 2, 6), "final": dt.date(2024, 2, 20)}
    answer = ruling("discourtesy", history=[{**earlier, "outcome": "punished"}])
    (fine,) = answer.sanctions
    assert fine.citations == ("art. 40, I", "art. 40, § 2º")
    assert answer.values["recidivist"].citations == ("art. 40, I",)


def test_both_fines_of_the_late_renewal_cite_one_provision_each() -> None:
    """Under the cumulative reading each provision punishes for itself."""
    answer = ruling("licence_not_renewed", {"cotriguacu.renewal-fine": "cumulative"})
    fines = [sanction.citations for sanction in answer.sanctions if sanction.kind == "fine"]
    assert fines == [("art. 8º, § 1º",), ("art. 40, II", "art. 40, § 2º")]


def test_same_price_for_outsiders_cites_the_price() -> None:
    """Under that reading art. 40, § 2º prices the outsider's fine too."""
    answer = ruling("clandestine_transport", {"cotriguacu.outsider-fine": "same_20"}, offender="outsider")
    (fine,) = answer.sanctions
    assert fine.citations == ("art. 40, VI", "art. 40, § 2º")
