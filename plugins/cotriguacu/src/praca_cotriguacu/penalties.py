"""What a breach costs: warning, fine of 20 UFM, suspension, cancellation, lapse (arts. 8º, 17, 23 and 38 to 44)."""

from __future__ import annotations

from praca import (
    TRUE,
    PenaltySchedule,
    act,
    any_,
    days,
    given,
    note,
    past,
    refusal,
    repetition,
    sanction,
    value,
    when,
    years,
)
from praca_cotriguacu.general_clause import GENERAL_CLAUSE, NO_DUTY, RESIDUAL
from praca_cotriguacu.infractions import (
    FAULT_I,
    FAULT_II,
    FAULTS,
    FINE_UFM,
    FINED,
    GROUNDS,
    RENEWAL,
    RENEWALS,
    UNLICENSED,
)
from praca_cotriguacu.permit_periods import asked_in_january_at_latest, never_asked_in_time
from praca_cotriguacu.readings_service import OUTSIDER_FINE, RECIDIVISM_SCOPE, RECIDIVISM_WINDOW
from praca_cotriguacu.readings_titles import RENEWAL_FINE

punished = act.group != "none"
fault = act.range == "warning"
fined = act.range == "fine"
renewal = act.group == RENEWAL.id

again = any_(
    past,
    repetition(
        same=RECIDIVISM_SCOPE.case(
            same_item=past.group == act.group,
            any_of_39=past.group.one_of(FAULT_I.id, FAULT_II.id),
        ),
        final_by=act.date - days(1),
        counts=RECIDIVISM_WINDOW.case(none=TRUE, five_years=act.date <= past.final + years(5)),
    ),
)

driven_for_another = act.offender.one_of("auxiliary", "employee", "company_driver")
outsider = given(act.offender) & (act.offender == "outsider")
# Art. 39 warns whoever misbehaved; where the case does not say who, the permit holder answers for the service.
warned = when(
    given(act.offender) & driven_for_another,
    "driver",
    when(outsider, "outsider", "holder"),
)
# Art. 40, § 2º prices the fine of the permit holder, who answers for the drivers too; an outsider has no price, nor has
# anyone but the holder who carries for money in a car not licensed for it.
unlicensed = act.group == UNLICENSED.id
not_holder = (unlicensed & ((act.offender != "holder") | (act.item == "other_town"))) | outsider
carrier = when((act.item != "other_town") & driven_for_another, "driver", "outsider")

late_or_missing = renewal & ~asked_in_january_at_latest
extinct = renewal & (never_asked_in_time | (act.item == "renewal_limit_missed"))

PENALTY = PenaltySchedule(
    items=(*FAULTS, *RENEWALS, *FINED, *GENERAL_CLAUSE, *GROUNDS, NO_DUTY),
    residual=RESIDUAL,
    clauses=(
        sanction(
            "warning",
            "art. 40, § 1º",
            group_cites=True,
            when=fault & ~again,
            authority="agent",
            for_=warned,
        ),
        sanction(
            "fine",
            "art. 40, I",
            "art. 40, § 2º",
            when=fault & again,
            amount=FINE_UFM,
            unit="UFM",
            authority="agent",
            for_="holder",
        ),
        sanction(
            "fine",
            "art. 8º, § 1º",
            "art. 40, II",
            when=late_or_missing & RENEWAL_FINE.is_("single"),
            amount=FINE_UFM,
            unit="UFM",
            authority="agent",
            for_="holder",
        ),
        sanction(
            "fine",
            "art. 8º, § 1º",
            when=late_or_missing & RENEWAL_FINE.is_("cumulative"),
            amount=FINE_UFM,
            unit="UFM",
            authority="agent",
            for_="holder",
        ),
        sanction(
            "fine",
            "art. 40, II",
            "art. 40, § 2º",
            when=renewal & (asked_in_january_at_latest | RENEWAL_FINE.is_("cumulative")),
            amount=FINE_UFM,
            unit="UFM",
            authority="agent",
            for_="holder",
        ),
        sanction(
            "fine",
            "art. 40, § 2º",
            group_cites=True,
            when=fined & ~not_holder,
            amount=FINE_UFM,
            unit="UFM",
            authority="agent",
            for_="holder",
        ),
        sanction(
            "fine",
            "art. 40, § 2º",
            group_cites=True,
            when=fined & not_holder & OUTSIDER_FINE.is_("same_20"),
            amount=FINE_UFM,
            unit="UFM",
            authority="agent",
            for_=carrier,
        ),
        sanction(
            "fine",
            "art. 40, § 1º",
            group_cites=True,
            when=fined & not_holder & OUTSIDER_FINE.is_("unfixed"),
            authority="agent",
            for_=carrier,
        ),
        sanction(
            "suspension",
            "art. 44",
            group_cites=True,
            when=act.range == "suspension",
            authority="mayor",
            for_="holder",
        ),
        sanction(
            "lapse",
            "art. 43",
            "art. 44",
            group_cites=True,
            when=act.range == "lapse",
            authority="mayor",
            for_="holder",
        ),
        sanction(
            "cancellation",
            "art. 44",
            group_cites=True,
            when=act.range == "cancellation",
            authority="mayor",
            for_="holder",
        ),
        sanction(
            "cancellation",
            "art. 16, I",
            "art. 8º, § 2º",
            "art. 42",
            "art. 44",
            when=extinct,
            authority="mayor",
            for_="holder",
        ),
        sanction("impediment", "art. 8º, § 2º", when=extinct, forever=True, for_="holder"),
    ),
    several=("art. 47",),
    looked_in=("art. 8º", "art. 16", "art. 17", "art. 23", "art. 29", "art. 31", "art. 39", "art. 40", "art. 41"),
    values=(
        value(
            "recidivist",
            "art. 40, I",
            pt="se a falta repete outra, punida por decisão definitiva anterior",
            en="whether the fault repeats another one punished by an earlier final decision",
            is_=again,
            only_if=fault,
        ),
    ),
    notes=(
        note(
            "cotriguacu.penalty.revocation_power",
            "power",
            "art. 7º",
            pt="O Prefeito pode revogar a permissão por qualquer transgressão, sem indenização; a lei não dá critério.",
            en="The Mayor may revoke the permission for any transgression, without compensation; the law gives no "
            "criterion.",
            when=punished,
        ),
        note(
            "cotriguacu.penalty.suspension_length",
            "doubt",
            "art. 41",
            pt="A lei não diz quanto dura a suspensão; fixa-a o Prefeito.",
            en="The law does not say how long the suspension lasts; the Mayor sets it.",
            when=act.range == "suspension",
        ),
        note(
            "cotriguacu.penalty.authority_finding",
            "power",
            "art. 17, VII",
            "art. 41",
            pt="A lei não diz o que basta para essa falta; é preciso que a autoridade a reconheça com motivos.",
            en="The law does not say what amounts to this fault; the authority must find it, with reasons.",
            when=act.item.one_of("disobedience", "incapacity", "deficient_service"),
        ),
        note(
            "cotriguacu.penalty.assault_incapacity",
            "power",
            "art. 41, III",
            pt="Se a agressão prova incapacidade moral, o que só a autoridade diz, cabe também a suspensão.",
            en="If the assault proves moral incapacity, which only the authority can find, suspension applies too.",
            when=act.conduct == "assault",
        ),
        note(
            "cotriguacu.penalty.renewal_reference",
            "doubt",
            "art. 8º, § 2º",
            "art. 16, I",
            pt="O art. 8º, § 2º remete a um inciso que não trata de renovação, e o impedimento não tem fim no texto.",
            en="Art. 8º, § 2º refers to an item that is not about renewal, and the text sets no end to the bar.",
            when=extinct,
        ),
        note(
            "cotriguacu.penalty.unpaid_fine",
            "doubt",
            "art. 17, IV",
            "art. 73, parágrafo único",
            pt="A multa não paga vai também à dívida ativa; se cabe ainda a caducidade, consulte um jurista.",
            en="An unpaid fine also goes to the debt roll; ask a jurist whether the lapse is proportionate.",
            when=act.item == "penalty_unmet",
        ),
        note(
            "cotriguacu.penalty.just_cause",
            "power",
            "art. 30",
            "art. 40, III",
            pt="O art. 33 não lista esse motivo; se é justa causa, decide a autoridade.",
            en="Art. 33 does not list this reason; whether it is just cause is for the authority.",
            when=(act.item == "refusal") & refusal.reason.one_of("other", "physical_risk"),
        ),
        note(
            "federal.lei-11126",
            "federal",
            pt="A Lei federal 11.126/2005 garante a entrada do cão de assistência; o art. 33, I não o distingue.",
            en="Federal Lei 11.126/2005 secures the entry of assistance dogs; art. 33, I does not tell them apart.",
            when=(act.item == "refusal") & (refusal.reason == "assistance_dog"),
        ),
        note(
            "cotriguacu.penalty.offender_not_named",
            "assumption",
            "art. 40, § 2º",
            pt="O caso não diz quem é o infrator; supõe-se o permissionário.",
            en="The case does not say who the offender is; the permit holder is assumed.",
            when=fault & ~given(act.offender),
        ),
    ),
)
