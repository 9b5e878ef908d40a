"""Questions on acts (permission, transfer, ride, refusal, places, proceeding): notes, and every provision cited."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

import pytest

import praca
from praca_cotriguacu.appeals import PROCEEDING
from praca_cotriguacu.fares import FARE
from praca_cotriguacu.permits import PERMIT
from praca_cotriguacu.quotas import QUOTA
from praca_cotriguacu.refusals import REFUSAL
from praca_cotriguacu.selections import SELECTION
from praca_cotriguacu.transfers import TRANSFER

if TYPE_CHECKING:
    from praca import Ruling

DAY = dt.date(2024, 5, 14)
SUBJECTS = {"trip": "fare", "town": "quota", "candidates": "selection"}
FEDERAL = {"federal.adi-5337", "federal.lei-15271"}

# What is cited besides the basis, and the basis where no case names it: a figure, a choice, a note, a step.
CITED = {
    "cotriguacu.refusal.animals": ("art. 33, I", "art. 30"),
    "cotriguacu.refusal.just_cause": ("art. 30",),
    "cotriguacu.refusal.dead_reference": ("art. 33, I",),
    "cotriguacu.refusal.end_of_night": ("art. 33, VI",),
    "surcharge_percent": ("art. 25, parágrafo único",),
    "may_negotiate": ("art. 26",),
    "cotriguacu.fare.crosses_night": ("art. 25, parágrafo único",),
    "cotriguacu.fare.occasions": ("art. 26",),
    "cotriguacu.fare.set_by_decree": ("art. 25",),
    "cotriguacu.permit.term": ("art. 17, III", "art. 8º"),
    "sign_by": ("art. 4º, § 1º",),
    "expires_on": ("art. 8º",),
    "licence_renewal_due": ("art. 8º",),
    "start_service_by": ("art. 17, I",),
    "regularise_by": ("art. 24",),
    "cotriguacu.permit.mayor_decides": ("art. 44",),
    "cotriguacu.permit.precarious": ("art. 7º",),
    "cotriguacu.permit.heirs": ("art. 14, V", "art. 14, III"),
    "cotriguacu.permit.late_signature": ("art. 4º, § 1º",),
    "cotriguacu.permit.renewal_reference": ("art. 8º, § 2º", "art. 16, I"),
    "cotriguacu.transfer.cause": ("art. 14", "art. 29, IX"),
    "cotriguacu.transfer.heirs": ("art. 14, V",),
    "fee_exempt": ("art. 14, § 1º", "art. 14, § 2º"),
    "cotriguacu.transfer.papers": ("art. 15", "art. 15, parágrafo único"),
    "cotriguacu.transfer.substitute": ("art. 14, § 2º",),
    "cotriguacu.transfer.minimum_of_vehicles": ("art. 14, II",),
    "cotriguacu.transfer.merged_taxis": ("art. 14, I", "art. 11, II, c"),
    "cotriguacu.transfer.widower": ("art. 14, V",),
    "cotriguacu.quota.places": ("art. 18", "art. 19"),
    "cotriguacu.quota.new_stand_act": ("art. 21", "art. 19"),
    "cotriguacu.quota.new_stand_place": ("art. 19", "art. 18"),
    "max_permits": ("art. 18", "art. 19"),
    "vacancies": ("art. 18", "art. 19"),
    "max_per_company": ("art. 11, II, c",),
    "cotriguacu.quota.more_by_decree": ("art. 19",),
    "cotriguacu.quota.new_stand_criteria": ("art. 21",),
    "cotriguacu.quota.bidding": ("art. 4º", "art. 5º"),
    "cotriguacu.selection.tied_bidders": ("art. 5º",),
    "cotriguacu.selection.no_draw": ("art. 5º",),
    "ties": ("art. 5º",),
    "defence": ("art. 52", "art. 52, parágrafo único", "art. 54"),
    "reply": ("art. 55",),
    "enquiry": ("art. 56",),
    "decision": ("art. 58", "art. 44"),
    "appeal": ("art. 60", "art. 61", "art. 62"),
    "payment": ("art. 73",),
    "file_disposal": ("art. 71",),
    "served by in_person, in_person_refused": ("art. 67, I", "art. 66, I"),
    "served by post": ("art. 67, II", "art. 66, II"),
    "served by publication": ("art. 67, III", "art. 66, III"),
    "served_on": ("art. 67",),
    "cotriguacu.proceeding.mayor_is_final": ("art. 44", "art. 68, II"),
    "cotriguacu.proceeding.not_the_mayor": ("art. 44",),
    "cotriguacu.proceeding.final_without_defence": ("art. 68, I",),
    "cotriguacu.proceeding.direct_appeal": ("art. 63, parágrafo único", "art. 60"),
    "cotriguacu.proceeding.enquiries_if_wanted": ("art. 53, V",),
    "cotriguacu.proceeding.further_enquiries": ("art. 58, § 2º",),
    "cotriguacu.proceeding.debt_roll": ("art. 73, parágrafo único",),
}

DECREE = {"cotriguacu.fare.set_by_decree"}
PRECARIOUS = {"cotriguacu.permit.precarious"}
BIDDING = {"cotriguacu.quota.bidding"}
PAPERS = {*FEDERAL, "cotriguacu.transfer.papers"}
BY_MAYOR = "cotriguacu.proceeding.mayor_is_final"
DIRECT = "cotriguacu.proceeding.direct_appeal"
DEBT = "cotriguacu.proceeding.debt_roll"


def night(start: str, end: str) -> dict[str, Any]:
    """A ride at the table's price."""
    moment = dt.datetime.fromisoformat
    return {"trip": {"start": moment(f"2024-05-14T{start}"), "end": moment(f"2024-05-14T{end}"), "agreed": "none"}}


def events(sanction: str, *names: str, **more: Any) -> dict[str, Any]:
    """A proceeding with one event a day, the notice first."""
    first = dt.date(2024, 5, 1)
    listed = [
        {"event": name, "date": first + dt.timedelta(days=number)} | ({"by": "in_person"} if "served" in name else {})
        for number, name in enumerate(names)
    ]
    return {"proceeding": {"sanction": sanction, "events": listed, **more}}


ORDERLY = {"granted": dt.date(2024, 3, 1), "signed": dt.date(2024, 3, 1), "service_started": dt.date(2024, 3, 8)}
# Subject of the case, and all the notes that stand on it, so that each is also seen to be absent elsewhere.
STAND: dict[str, tuple[dict[str, Any], set[str]]] = {
    "a pet": ({"refusal": {"reason": "pet"}}, {"cotriguacu.refusal.dead_reference"}),
    "a dog": (
        {"refusal": {"reason": "assistance_dog"}},
        {"cotriguacu.refusal.dead_reference", "federal.lei-11126"},
    ),
    "an illness": ({"refusal": {"reason": "infectious_disease"}}, {"cotriguacu.refusal.disease"}),
    "no name": ({"refusal": {"reason": "unidentified"}}, {"cotriguacu.refusal.end_of_night"}),
    "a drunk": ({"refusal": {"reason": "drunk"}}, set()),
    "into the night": (night("21:50", "22:10"), {*DECREE, "cotriguacu.fare.crosses_night"}),
    "out of the night": (night("05:50", "06:10"), {*DECREE, "cotriguacu.fare.crosses_night"}),
    "by night": (night("22:10", "22:20"), DECREE),
    "by day": (night("12:10", "12:20"), DECREE),
    "above": ({"trip": {"agreed": "above"}}, {*DECREE, "cotriguacu.fare.occasions"}),
    "below": ({"trip": {"agreed": "below"}}, DECREE),
    "in order": ({"permit": ORDERLY}, PRECARIOUS),
    "a ground": ({"permit": {**ORDERLY, "penalties_unmet": True}}, {*PRECARIOUS, "cotriguacu.permit.mayor_decides"}),
    "a ground, ended": ({"permit": {**ORDERLY, "penalties_unmet": True, "ended_by_authority": DAY}}, PRECARIOUS),
    "successors": (
        {"permit": {**ORDERLY, "holder_died": DAY, "successors": True}},
        {*PRECARIOUS, "cotriguacu.permit.heirs"},
    ),
    "nobody succeeds": ({"permit": {**ORDERLY, "holder_died": DAY, "successors": False}}, PRECARIOUS),
    "successors of the living": ({"permit": {**ORDERLY, "successors": True}}, PRECARIOUS),
    "signed on the last day": ({"permit": {**ORDERLY, "approved_and_awarded": dt.date(2024, 2, 25)}}, PRECARIOUS),
    "signed late": (
        {"permit": {**ORDERLY, "approved_and_awarded": dt.date(2024, 2, 24)}},
        {*PRECARIOUS, "cotriguacu.permit.late_signature"},
    ),
    "never renewed": (
        {"permit": {"licence_issued": dt.date(2022, 1, 10), "renewal_requested": "never"}},
        {*PRECARIOUS, "cotriguacu.permit.mayor_decides", "cotriguacu.permit.renewal_reference"},
    ),
    "a sale": ({"transfer": {"cause": "sale", "transferee_owns_taxi": True}}, FEDERAL),
    "a sale to the spouse": ({"transfer": {"cause": "sale", "to": "spouse"}}, FEDERAL),
    "to the spouse": ({"transfer": {"cause": "death", "to": "spouse"}}, {*PAPERS, "cotriguacu.transfer.widower"}),
    "to the heir": ({"transfer": {"cause": "death", "to": "heir"}}, PAPERS),
    "a merger": ({"transfer": {"cause": "merger", "transferee_owns_taxi": False}}, PAPERS),
    "a merger of taxis": (
        {"transfer": {"cause": "merger", "transferee_owns_taxi": True}},
        {*PAPERS, "cotriguacu.transfer.merged_taxis"},
    ),
    "companies": ({"transfer": {"cause": "company_to_company"}}, {*PAPERS, "cotriguacu.transfer.minimum_of_vehicles"}),
    "for a while": ({"transfer": {"cause": "temporary_disability"}}, {*FEDERAL, "cotriguacu.transfer.substitute"}),
    "five permissions": ({"town": {"active_permits": 5, "new_stand_by": "law"}}, BIDDING),
    "six permissions": (
        {"town": {"active_permits": 6, "new_stand_by": "none"}},
        {*BIDDING, "cotriguacu.quota.more_by_decree"},
    ),
    "a decree": (
        {"town": {"active_permits": 1, "new_stand_by": "decree"}},
        {*BIDDING, "cotriguacu.quota.new_stand_criteria"},
    ),
    "one bidder": (
        {"candidates": [{"name": "Ana", "kind": "person", "eligible": True}]},
        {"cotriguacu.selection.tied_bidders", "cotriguacu.selection.no_draw"},
    ),
    "a fine": (events("fine", "notice_served"), {DIRECT, DEBT}),
    "a fine paid": (events("fine", "notice_served", "fine_paid"), {DIRECT}),
    "a warning decided": (events("warning", "notice_served", "defence_filed", "decision_issued"), set()),
    "a warning, decision served": (events("warning", "decision_served"), set()),
    "enquiries": (
        events("warning", "notice_served", "defence_filed", "enquiry_ordered"),
        {DIRECT, "cotriguacu.proceeding.further_enquiries"},
    ),
    "a suspension": (events("suspension", "notice_served"), {BY_MAYOR}),
    "a suspension by the agent": (
        events("suspension", "notice_served", imposed_by="agent"),
        {DIRECT, "cotriguacu.proceeding.not_the_mayor"},
    ),
    "a lapse by the Executive": (events("lapse", "notice_served", imposed_by="executive"), {BY_MAYOR}),
    "a warning by the Mayor": (events("warning", "notice_served", imposed_by="mayor"), {DIRECT}),
}


def ruling(**subject: Any) -> Ruling:
    """The ruling on a case of one subject."""
    (key,) = subject
    case = {"case": "acts", "date": DAY, "municipality": "cotriguacu", "ask": [SUBJECTS.get(key, key)], **subject}
    (one,) = praca.assess(case)
    return one


@pytest.mark.parametrize("title", STAND)
def test_notes_stand_where_they_belong_and_nowhere_else(title: str) -> None:
    """A note that is always there tells nobody anything."""
    subject, wanted = STAND[title]
    assert {note.id for note in ruling(**subject).notes} == wanted


@pytest.mark.parametrize("sanction", ["warning", "suspension"])
def test_late_defence_ends_what_the_agent_imposed(sanction: str) -> None:
    """A sanction of the Mayor still needs his decision, whatever came too late."""
    late = [
        {"event": "notice_served", "date": dt.date(2024, 5, 1), "by": "in_person"},
        {"event": "defence_filed", "date": dt.date(2024, 5, 13)},
    ]
    notes = {note.id for note in ruling(proceeding={"sanction": sanction, "events": late}).notes}
    assert ("cotriguacu.proceeding.final_without_defence" in notes) is (sanction == "warning")


def declared() -> dict[str, tuple[str, ...]]:
    """Id and provisions of everything declared, whatever its question."""
    standards = (REFUSAL, FARE, PERMIT, TRANSFER, QUOTA)
    items = [item for standard in standards for item in standard.declared()]
    items += [*PROCEEDING.declared(), *SELECTION.declared()]
    return {name: cites for name, cites, _terms in items}


def test_every_further_provision_is_the_right_one() -> None:
    """What no worked case holds against the law is held here: figures, notes, steps, second citations."""
    found = declared()
    assert {name: found[name] for name in CITED} == CITED
    eligible = {name: cites for name, cites in found.items() if name.startswith("cotriguacu.transfer.eligible")}
    assert len(eligible) == 5
    assert {cites[1:] for cites in eligible.values()} == {("art. 6º", "art. 11", "art. 12")}
    several = {name for name, cites in found.items() if len(cites) > 1}
    assert several <= {*CITED, *eligible}


def test_figures_are_yielded_with_their_provisions() -> None:
    """A value cites what it comes from."""
    values = ruling(town={"active_permits": 4, "new_stand_by": "none"}).values
    assert {name: one.citations for name, one in values.items()} == {
        name: CITED[name] for name in ("max_permits", "vacancies", "max_per_company")
    }


def test_a_dog_that_must_be_carried_leaves_no_choice() -> None:
    """Under the federal reading the refusal is denied, and no authority is asked about just cause."""
    case = {
        "case": "dog",
        "date": DAY,
        "municipality": "cotriguacu",
        "readings": {"cotriguacu.assistance-dog": "federal"},
        "refusal": {"reason": "assistance_dog"},
    }
    (one,) = praca.assess(case)
    assert "discretionary" not in {finding.status for finding in one.findings}


def test_an_unlawful_sale_raises_no_other_question() -> None:
    """Where the cause is none of the law's, the conditions of a transfer do not apply."""
    statuses = {f.requirement: f.status for f in ruling(transfer={"cause": "sale", "to": "third_party"}).findings}
    assert statuses.pop("cotriguacu.transfer.cause") == "violated"
    assert set(statuses.values()) == {"not_applicable"}


def test_duties_bind_only_who_they_concern() -> None:
    """No award, new car or report in the case, no duty; an unsigned term is no breach while it may still be signed."""
    duties = {f.requirement.rpartition(".")[2]: f.status for f in ruling(permit=ORDERLY).findings if f.effect == "duty"}
    names = ("term_signed", "new_car_legalized", "irregularities_cured")
    assert duties == dict.fromkeys(names, "not_applicable")
    for awarded, status in ((dt.date(2024, 5, 9), "met"), (dt.date(2024, 5, 8), "undetermined")):
        found = {f.requirement: f.status for f in ruling(permit={"approved_and_awarded": awarded}).findings}
        assert found["cotriguacu.permit.term_signed"] == status


@pytest.mark.parametrize(("wanted", "told"), [([], True), (["diligences"], False)])
def test_enquiries_are_named_only_if_wanted(wanted: list[str], told: bool) -> None:
    """A defence without enquiries lacks nothing, and the ruling says so."""
    filed = events("fine", "notice_served", "defence_filed", filings=[{"kind": "defence", "contents": wanted}])
    notes = {note.id for note in ruling(**filed).notes}
    assert ("cotriguacu.proceeding.enquiries_if_wanted" in notes) is told


def test_what_the_defence_lacks_is_a_duty() -> None:
    """Nothing in the papers decides whether there is a remedy."""
    assert {requirement.effect for requirement in PROCEEDING.requirements} == {"duty"}


@pytest.mark.parametrize("scope", ["total", "partial", None])
def test_only_a_partial_appeal_leaves_a_part_final(scope: str | None) -> None:
    """The rest of a decision is final at once only where the appeal is known to be partial."""
    case = events("warning", "decision_served", "appeal_filed")
    case["proceeding"]["events"][1]["scope"] = scope
    statuses = {finding.requirement: finding.status for finding in ruling(**case).findings}
    expected = "met" if scope == "partial" else "not_applicable"
    assert statuses["cotriguacu.proceeding.part_not_appealed"] == expected


@pytest.mark.parametrize(
    ("sanction", "outcomes", "owed"),
    [
        ("fine", {}, True),
        ("fine", {"decision_issued": "upheld", "appeal_decided": "upheld"}, True),
        ("fine", {"decision_issued": "annulled"}, False),
        ("fine", {"decision_issued": "upheld", "appeal_decided": "annulled"}, False),
        ("warning", {}, False),
    ],
)
def test_only_a_fine_that_stands_is_paid(sanction: str, outcomes: dict[str, str], owed: bool) -> None:
    """An annulled fine is not owed, nor is anything but a fine."""
    case = events(sanction, "decision_issued", "decision_served", "appeal_filed", "appeal_decided")
    for one in case["proceeding"]["events"]:
        one["outcome"] = outcomes.get(one["event"])
    assert ("payment" in {deadline.step for deadline in ruling(**case).deadlines}) is owed


def test_the_fine_is_paid_by_the_accused() -> None:
    """Payment is among what the accused does next, before nobody."""
    acts = {act.act: (act.by, act.before) for act in ruling(**events("fine", "notice_served")).next}
    assert acts["payment"] == ("accused", None)
