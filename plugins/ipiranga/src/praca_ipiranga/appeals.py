"""Until when may the accused defend himself and ask for reconsideration? Arts. 23 and 24."""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    Workflow,
    chapter,
    course,
    date,
    days,
    happened,
    next_business_day,
    note,
    proceeding,
    silence,
    step,
    value,
    when,
)
from praca_ipiranga.anniversary import falls_on_anniversary
from praca_ipiranga.readings_sanctions import (
    DEFENCE_BENEFICIARY,
    RECONSIDERATION_EFFECT,
    RECONSIDERATION_START,
    REMEDY_WITHOUT_TEXT,
)

need = chapter("ipiranga.proceeding")

suspended = proceeding.sanction == "suspension"
# Art. 23 keeps the two graver penalties for the Executive, and reconsideration goes to whoever punished.
punished_by = when(proceeding.sanction.one_of("fine", "warning"), "municipal_authority", "executive")

has_defence = DEFENCE_BENEFICIARY.case(any_accused=TRUE, permit_holder_only=proceeding.accused == "holder")
reconsiderable = suspended | REMEDY_WITHOUT_TEXT.case(
    silent=FALSE, reconsideration=proceeding.sanction.one_of("fine", "warning", "revocation")
)
decided = happened(course.decision_issued) | happened(course.decision_served)

# Of a decision that the case knows by its service alone, the service is the only date to count from.
decision_known = happened(course.decision_issued)
starts = RECONSIDERATION_START.case(
    decision=when(decision_known, "decision_issued", "decision_served"), knowledge="decision_served"
)
counted_from = RECONSIDERATION_START.case(
    decision=when(decision_known, course.decision_issued, course.decision_served), knowledge=course.decision_served
)
begun = RECONSIDERATION_START.case(decision=decided, knowledge=happened(course.decision_served))
unanswered = happened(course.reconsideration_filed) & ~happened(course.reconsideration_decided)

PROCEEDING = Workflow(
    steps=(
        step(
            "defence",
            "art. 24",
            pt="Quem é denunciado defende-se antes da decisão.",
            en="Whoever is accused defends himself before the decision.",
            starts="notice_served",
            done_by="defence_filed",
            term=days(15),
            rolls=TRUE,
            effect="silent",
            when=has_defence,
            remedy=True,
            closes=("decision_issued", "decision_served"),
        ),
        step(
            "reconsideration",
            "art. 23, § 1º",
            pt="O punido com suspensão pede reconsideração à autoridade que o puniu.",
            en="Whoever is punished with suspension asks the authority that punished him for reconsideration.",
            starts=starts,
            done_by="reconsideration_filed",
            term=days(10),
            rolls=TRUE,
            authority=punished_by,
            effect=RECONSIDERATION_EFFECT.case(devolutive="devolutive", suspensive="suspensive"),
            when=reconsiderable,
            remedy=True,
            closes="reconsideration_decided",
        ),
        step(
            "reconsideration_decision",
            "art. 23, § 2º",
            pt="A autoridade que puniu decide o pedido de reconsideração.",
            en="The authority that punished decides on the request for reconsideration.",
            starts="reconsideration_filed",
            done_by="reconsideration_decided",
            term=days(15),
            authority=punished_by,
            when=reconsiderable,
            by="authority",
        ),
    ),
    requirements=(
        need(
            "imposed_by",
            "art. 23",
            pt="Suspensão e cassação são impostas pelo Executivo.",
            en="Suspension and revocation are imposed by the Executive.",
            holds=proceeding.imposed_by.one_of("executive", "mayor"),
            only_if=proceeding.sanction.one_of("suspension", "revocation"),
            effect="duty",
        ),
    ),
    # Under the other reading the effect of the step speaks for itself, and takes the place of this value.
    values=(
        value(
            "penalty_suspended",
            "art. 23, § 1º",
            pt="se o pedido suspende a penalidade",
            en="whether the request suspends the penalty",
            is_=FALSE,
            only_if=reconsiderable & begun,
        ),
    ),
    silences=(
        silence(
            "ipiranga.proceeding.no_remedy",
            "art. 23, § 1º",
            "art. 24",
            pt="Esta lei só prevê reconsideração da suspensão; desta decisão ela não trata, e resta o direito geral de "
            "petição.",
            en="This law foresees reconsideration of a suspension only; it is silent on this decision, and the general "
            "right of petition remains.",
            when=decided & ~reconsiderable,
        ),
        silence(
            "ipiranga.proceeding.no_defence",
            "art. 24",
            pt="Nesta leitura o prazo é só do permissionário; para outro acusado a lei não fixa prazo de defesa.",
            en="Under this reading the term is the holder's only; for anybody else the law sets no term of defence.",
            when=~has_defence & ~decided,
        ),
    ),
    notes=(
        note(
            "ipiranga.proceeding.late_service",
            "doubt",
            "art. 23, § 1º",
            pt="A lei conta da decisão, e a ciência veio depois: parte do prazo correu sem que o punido o soubesse.",
            en="The law counts from the decision, and knowledge came later: part of the term ran unknown to the "
            "punished.",
            when=RECONSIDERATION_START.is_("decision")
            & reconsiderable
            & (course.decision_served > course.decision_issued),
        ),
        note(
            "ipiranga.proceeding.undated_decision",
            "assumption",
            "art. 23, § 1º",
            pt="Da decisão só se conhece a ciência; contou-se dela, e o prazo pode ter acabado antes.",
            en="Of the decision only its service is known; counted from there, the term may end too late.",
            when=RECONSIDERATION_START.is_("decision")
            & reconsiderable
            & ~decision_known
            & happened(course.decision_served),
        ),
        note(
            "ipiranga.proceeding.other_accused",
            "doubt",
            "art. 24",
            pt="O artigo fala do permissionário; outro acusado teve aqui o mesmo prazo.",
            en="The article speaks of the permit holder; another accused was given the same term here.",
            when=DEFENCE_BENEFICIARY.is_("any_accused") & proceeding.accused.one_of("driver", "outsider"),
        ),
        note(
            "ipiranga.proceeding.no_tacit_grant",
            "text",
            "art. 23, § 2º",
            pt="O silêncio da autoridade além do prazo não acolhe o pedido.",
            en="The authority's silence beyond its term does not grant the request.",
            when=reconsiderable & unanswered & (date > course.reconsideration_filed + days(15)),
        ),
        note(
            "ipiranga.proceeding.vehicle_withdrawn",
            "power",
            "art. 24, parágrafo único",
            pt="O prazo de defesa não impede a retirada do veículo que não está em perfeito estado.",
            en="The term of defence does not keep a vehicle that is not in perfect state from being withdrawn.",
            when=happened(course.notice_served) & ~decided,
        ),
        note(
            "ipiranga.proceeding.anniversary",
            "calendar",
            "art. 23, § 1º",
            "art. 24",
            pt="O último dia cai em 29 de março, aniversário do Município: só conta como feriado se informado entre os "
            "feriados municipais.",
            en="The last day falls on 29 March, the municipality's anniversary: a holiday only if given among the "
            "municipal ones.",
            when=(has_defence & falls_on_anniversary(next_business_day(course.notice_served + days(15))))
            | (reconsiderable & falls_on_anniversary(next_business_day(counted_from + days(10)))),
        ),
    ),
)
