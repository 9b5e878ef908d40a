"""What a breach costs in Comodoro-MT: arts. 35 to 41 of the law of 18 November 2025 over the items of Anexo I.

No item carries a grade: each costs the lowest fine, doubled on repetition, or a warning at the authority's choice.
"""

from __future__ import annotations

from praca import (
    TRUE,
    PenaltySchedule,
    act,
    any_,
    date,
    given,
    happened,
    infraction,
    note,
    past,
    refusal,
    repetition,
    sanction,
    start_of,
    value,
    when,
    years,
)
from praca_comodoro.infractions import GENERAL_CLAUSE, ITEMS, answerable
from praca_comodoro.sanction_readings import RECIDIVISM_FINAL, RECIDIVISM_WINDOW_START, WARNING_COUNTS

# Under the general clause only the same duty is the same infraction; a provision other than item 14 itself names it.
duty_named = (
    given(act.provision) & (act.provision != "Anexo I, 14") & given(past.provision) & (past.provision != "Anexo I, 14")
)
both_general = (act.group == "general") & (past.group == "general")
same_infraction = when(both_general & ~duty_named, past.duty == act.duty, past.item == act.item)

# What was done before this law bound anybody was no infraction of it.
under_this_law = past.date >= start_of("lei-2025-11-18")

again = any_(
    past,
    repetition(
        same=same_infraction,
        final_by=RECIDIVISM_FINAL.case(at_decision=date, before_new_conduct=act.date),
        after=past.noticed,
        window=years(1),
        anchor=RECIDIVISM_WINDOW_START.case(
            earlier_notice=past.noticed, earlier_offence=past.date, final_decision=past.final
        ),
        counts=under_this_law & WARNING_COUNTS.case(counts=TRUE, does_not_count=past.sanction != "warning"),
    ),
)
# Art. 41 has its own sanction, in whose place no fine or warning comes.
fined = act.item != "false_declaration"
punished = fined & (act.item != "none")

PENALTY = PenaltySchedule(
    items=ITEMS,
    residual=GENERAL_CLAUSE,
    clauses=(
        sanction(
            "fine",
            "art. 38, § 1º",
            "art. 35, II",
            "art. 38, § 2º",
            when=fined & ~again,
            amount=40,
            unit="UFM",
            for_=answerable,
        ),
        sanction(
            "fine",
            "art. 38, § 3º",
            "art. 35, II",
            "art. 38, § 4º",
            when=fined & again,
            amount=80,
            unit="UFM",
            for_=answerable,
        ),
        sanction(
            "warning",
            "art. 36",
            "art. 35, I",
            when=fined & ~again & ~infraction.grave,
            force="discretionary",
            instead_of="fine",
            authority="municipal_authority",
            for_=answerable,
        ),
    ),
    several=("art. 35, § 1º",),
    looked_in=("art. 35, § 2º", "Anexo I, 14", "art. 41"),
    values=(
        value(
            "recidivist",
            "art. 38, § 4º",
            "art. 38, § 3º",
            pt="se a pessoa é reincidente",
            en="whether the person is a repeat offender",
            is_=again,
            only_if=punished,
        ),
    ),
    notes=(
        note(
            "comodoro.penalty.suspension_and_revocation",
            "power",
            "art. 35, III",
            "art. 35, IV",
            pt="A lei prevê suspensão e cassação sem dizer por que falta nem por quanto tempo; aqui não se aplicam.",
            en="The law foresees suspension and revocation without saying for what or how long; none is applied here.",
            when=punished,
        ),
        note(
            "comodoro.penalty.revocation_for_transfer",
            "power",
            "art. 9º",
            pt="A Prefeitura também pode revogar a autorização de quem a passou a outro.",
            en="The Prefeitura may also revoke the authorization of whoever passed it on.",
            when=act.item == "transferred_permit",
        ),
        note(
            "comodoro.penalty.other_liability",
            "text",
            "art. 37",
            pt="A conduta também pode ter consequências penais ou de trânsito, que esta lei não afasta.",
            en="The conduct may also have consequences in criminal or traffic law, which this law does not lift.",
            when=act.conduct.one_of("assault", "careless_driving", "drunk_on_duty", "irregular_parking"),
        ),
        note(
            "comodoro.penalty.stand_norms",
            "text",
            "art. 23",
            pt="A lei deixa as normas dos pontos e suas penalidades a um regulamento; nenhum foi conferido.",
            en="The law leaves the norms on stands, and their penalties, to a regulation; none was checked.",
            when=act.conduct.one_of("queue_jumping", "stand_misuse"),
        ),
        note(
            "comodoro.penalty.vacancy",
            "text",
            "art. 14",
            pt="Ficar parado só é infração se o ponto ficou vago por mais de trinta dias sem justificativa.",
            en="Standing idle is an infraction only if the stand was vacant over thirty days without justification.",
            when=act.conduct.one_of("idle_over_10_days", "idle_over_30_days"),
        ),
        note(
            "comodoro.penalty.no_licence_to_revoke",
            "doubt",
            "art. 41",
            pt="O art. 41 cassa a licença; de quem não tem licença a lei não diz o que se faz.",
            en="Art. 41 revokes the licence; the law does not say what follows for someone without one.",
            when=(act.item == "false_declaration")
            & act.offender.one_of("auxiliary", "employee", "company_driver", "outsider"),
        ),
        note(
            "federal.lei-11126",
            "federal",
            pt="A Lei federal 11.126/2005 assegura o embarque de cão-guia, que esta lei municipal não ressalva.",
            en="Federal Law 11.126/2005 secures the carriage of guide dogs, which this municipal law does not except.",
            when=happened(refusal) & (act.item == "item_01") & (refusal.reason == "assistance_dog"),
        ),
        note(
            "federal.lei-12587",
            "federal",
            pt="A Lei federal 12.587/2012, art. 12, trata a tarifa de táxi como máximo e admite desconto.",
            en="Federal Law 12.587/2012, art. 12, treats taxi fares as a maximum and admits a discount.",
            when=act.item == "undercharging",
        ),
    ),
)
