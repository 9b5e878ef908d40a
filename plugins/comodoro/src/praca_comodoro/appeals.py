"""Until when may the accused defend himself and appeal? Arts. 39 and 40 of Comodoro-MT's law of 18 November 2025."""

from __future__ import annotations

from praca import (
    FALSE,
    Term,
    Workflow,
    course,
    date,
    day_in_year,
    days,
    happened,
    next_business_day,
    note,
    proceeding,
    silence,
    step,
    when,
    year,
)
from praca_comodoro.sanction_readings import DAY_COUNT, LAST_DAY_NOT_BUSINESS, REVOCATION_REMEDY

COUNTING = DAY_COUNT.case(calendar="calendar", business="business")
MOVES = LAST_DAY_NOT_BUSINESS.is_("next_business_day")

suspended = proceeding.sanction == "suspension"
# The revogação of art. 9º stands beside the cassação where the reading gives both the same appeal.
revoked = when(
    proceeding.sanction == "cancellation",
    REVOCATION_REMEDY.is_("as_cassation"),
    proceeding.sanction == "revocation",
)
appealable = suspended | revoked
decided = happened(course.decision_issued) | happened(course.decision_served)
appeal_unanswered = happened(course.appeal_filed) & ~happened(course.appeal_decided)


def turns_on_13_may(start: Term) -> Term:
    """Whether ten days from ``start`` end otherwise if 13 May, not given as a holiday, is one after all."""
    return DAY_COUNT.case(
        calendar=when(
            MOVES,
            next_business_day(start + days(10)) == day_in_year(year(start + days(10)), 5, 13),
            FALSE,
        ),
        # Ten business days span at most fifteen calendar days before 13 May, that of 1 May included.
        business=(start < day_in_year(year(start), 5, 13))
        & (day_in_year(year(start), 5, 13) <= start + days(15))
        & (next_business_day(day_in_year(year(start), 5, 13)) == day_in_year(year(start), 5, 13)),
    )


PROCEEDING = Workflow(
    steps=(
        step(
            "defence",
            "art. 40",
            "art. 43",
            pt="Quem é acusado de descumprir a lei defende-se antes da decisão.",
            en="Whoever is accused of a breach defends himself before the decision.",
            starts="notice_served",
            done_by="defence_filed",
            term=days(10),
            counting=COUNTING,
            rolls=MOVES,
            authority="department",
            effect="silent",
            remedy=True,
            closes=("decision_issued", "decision_served"),
        ),
        step(
            "appeal",
            "art. 39",
            "art. 39, § 3º",
            pt="Da suspensão cabe recurso ao Departamento de Fiscalização.",
            en="A suspension may be appealed to the Departamento de Fiscalização.",
            starts="decision_served",
            done_by="appeal_filed",
            term=days(10),
            counting=COUNTING,
            rolls=MOVES,
            authority="department",
            effect="both",
            when=suspended,
            remedy=True,
            closes=("appeal_decided", "appeal_decision_served"),
        ),
        step(
            "appeal",
            "art. 39, § 2º",
            "art. 39, § 3º",
            pt="Da cassação cabe recurso ao Prefeito.",
            en="A revocation may be appealed to the mayor.",
            starts="decision_served",
            done_by="appeal_filed",
            term=days(10),
            counting=COUNTING,
            rolls=MOVES,
            authority="mayor",
            effect="both",
            when=revoked,
            remedy=True,
            closes=("appeal_decided", "appeal_decision_served"),
        ),
        step(
            "appeal_decision",
            "art. 39, § 1º",
            pt="A autoridade competente decide o recurso.",
            en="The competent authority decides the appeal.",
            starts="appeal_filed",
            done_by="appeal_decided",
            term=days(10),
            counting=COUNTING,
            rolls=MOVES,
            authority=when(suspended, "department", "mayor"),
            when=appealable,
            by="authority",
        ),
    ),
    silences=(
        silence(
            "comodoro.proceeding.no_remedy",
            "art. 39",
            "art. 40",
            pt="Esta lei só prevê recurso da suspensão e da cassação; desta decisão ela não trata, o que não exclui os "
            "remédios gerais.",
            en="This law foresees an appeal against suspension and revocation only; it is silent on this decision, "
            "which does not exclude the general remedies.",
            when=decided & ~appealable,
        ),
    ),
    notes=(
        note(
            "comodoro.proceeding.unit",
            "doubt",
            "art. 39, § 1º",
            pt="O texto diz dez, sem dizer de quê; leram-se dias, também para o Prefeito.",
            en="The text says ten without saying of what; days were read, for the mayor too.",
            when=happened(course.appeal_filed) & appealable,
        ),
        note(
            "comodoro.proceeding.no_tacit_grant",
            "text",
            "art. 39, § 1º",
            "art. 39, § 3º",
            pt="O silêncio da autoridade além do prazo não acolhe o recurso; o efeito suspensivo continua.",
            en="The authority's silence beyond its term does not grant the appeal; the suspensive effect goes on.",
            when=appeal_unanswered & (date > course.appeal_filed + days(10)) & appealable,
        ),
        note(
            "comodoro.proceeding.same_authority",
            "doubt",
            "art. 39",
            "art. 39, § 2º",
            pt="Quem aplicou a penalidade é quem julga o recurso; a lei não indica outro.",
            en="Whoever imposed the penalty judges the appeal; the law names nobody else.",
            when=(suspended & (proceeding.imposed_by == "department")) | (revoked & (proceeding.imposed_by == "mayor")),
        ),
        note(
            "comodoro.proceeding.revocation",
            "doubt",
            "art. 9º",
            "art. 39, § 2º",
            pt="O texto dá recurso da cassação, e não da revogação do art. 9º pelo nome.",
            en="The text gives an appeal against the cassação, and does not name the revogação of art. 9º.",
            when=proceeding.sanction == "cancellation",
        ),
        note(
            "comodoro.proceeding.outsider",
            "doubt",
            "art. 40",
            pt="O artigo fala em motorista ou proprietário de táxi; quem não é do serviço teve o mesmo prazo.",
            en="The article speaks of a taxi's driver or owner; others were given the same term.",
            when=proceeding.accused == "outsider",
        ),
        note(
            "comodoro.proceeding.thirteenth_of_may",
            "calendar",
            "art. 39",
            "art. 40",
            pt="O prazo depende de 13 de maio, aniversário do Município: só conta como feriado se informado entre os "
            "feriados municipais.",
            en="The term hangs on 13 May, the municipality's anniversary: a holiday only if given among the municipal "
            "ones.",
            when=turns_on_13_may(course.notice_served)
            | (appealable & (turns_on_13_may(course.decision_served) | turns_on_13_may(course.appeal_filed))),
        ),
    ),
)
