"""What may still be done against a penalty, before whom and until when? Arts. 46, 47, 53, 55, 59 and 61 to 64.

The law knows one instrument and calls it recurso, impugnação and defesa: a defence counts as the appeal of art. 63.
"""

from __future__ import annotations

from praca import (
    FALSE,
    Workflow,
    chapter,
    course,
    date,
    days,
    event,
    given,
    happened,
    next_business_day,
    note,
    proceeding,
    served,
    silence,
    step,
    town,
    value,
    when,
)
from praca_mantenopolis.business_days import after_10, after_30, after_30_outside_recess, counts_it, ends_on_it
from praca_mantenopolis.papers import APPEAL, CHECKLIST, NOTICE, notice_is_irregular, outsider, revoked
from praca_mantenopolis.readings_sanctions import APPEAL_COUNT, CASSATION_APPEAL, NOTIFICATION_ROLL

need = chapter("mantenopolis.proceeding")

fined = proceeding.sanction == "fine"
seized = proceeding.sanction == "seizure"
decided = happened(course.decision_issued) | happened(course.decision_served)

# The commission of art. 52 exists only where a local act made it; the Mayor is the head of the Executive.
commission = given(town.regulations) & town.regulations.has("appeals_commission")
to_the_mayor = given(course.appeal_to) & (course.appeal_to == "mayor")
judge = when(commission, "commission", when(to_the_mayor, "mayor", "executive"))

appealed = happened(course.appeal_filed) | happened(course.defence_filed)
filed = when(happened(course.appeal_filed), course.appeal_filed, course.defence_filed)
appeal_due = APPEAL_COUNT.case(
    business_days=after_30(course.notice_served),
    business_days_with_recess=after_30_outside_recess(course.notice_served),
    calendar_days=next_business_day(course.notice_served + days(30)),
)
# What is filed too late suspends nothing, so that the fine stays due from the notice.
appealed_in_time = when(appealed, filed <= appeal_due, FALSE)
annulled = when(given(course.appeal_outcome), course.appeal_outcome == "annulled", FALSE)

notice_due = NOTIFICATION_ROLL.case(
    no_roll=course.notice_issued + days(60), roll=next_business_day(course.notice_issued + days(60))
)
notice_late = (course.notice_served > notice_due) | (~happened(course.notice_served) & (date > notice_due))

appeal_turns_on_7_january = APPEAL_COUNT.case(
    business_days=counts_it(course.notice_served, after_30(course.notice_served)),
    business_days_with_recess=FALSE,
    calendar_days=ends_on_it(next_business_day(course.notice_served + days(30))),
)
revocation_turns_on_7_january = CASSATION_APPEAL.case(
    business_days=counts_it(course.decision_served, after_10(course.decision_served)),
    calendar_days=ends_on_it(next_business_day(course.decision_served + days(10))),
)
payment_start = when(appealed_in_time, course.appeal_decision_served, course.notice_served)

PROCEEDING = Workflow(
    served=(
        served("in_person", "art. 46", on=event.date),
        served("in_person_refused", "art. 47, § 1º", "art. 46", on=event.date),
        # Of a notice posted to an outdated address the date is that of the visit noted on the receipt.
        served(
            "post",
            "art. 46, § 2º",
            "art. 47, § 2º",
            "art. 46",
            on=when(happened(event.received), event.received, event.date),
        ),
    ),
    steps=(
        step(
            "serve_notice",
            "art. 46, § 1º",
            "art. 53, II",
            pt="O Executivo notifica o infrator em sessenta dias do auto, sob pena de arquivá-lo.",
            en="The Executive serves the notice within sixty days of drawing it up, or files it away.",
            starts="notice_issued",
            done_by="notice_served",
            term=days(60),
            rolls=NOTIFICATION_ROLL.is_("roll"),
            authority="executive",
        ),
        step(
            "payment",
            "art. 55",
            "art. 55, I",
            "art. 55, II",
            pt="A multa se paga em dez dias da notificação, ou da decisão que rejeita o recurso.",
            en="The fine is paid within ten days of the notice, or of the decision that rejects the appeal.",
            starts=when(appealed_in_time, "appeal_decision_served", "notice_served"),
            done_by="fine_paid",
            term=days(10),
            rolls=True,
            when=fined & ~annulled,
            by="accused",
        ),
        step(
            "appeal",
            "art. 59, § 2º",
            "art. 63",
            "art. 63, § 1º",
            pt="Da cassação cabe recurso ao Executivo em dez dias da ciência.",
            en="A revocation may be appealed to the Executive within ten days of its notice.",
            starts="decision_served",
            done_by="appeal_filed",
            term=days(10),
            counting=CASSATION_APPEAL.case(business_days="business", calendar_days="calendar"),
            rolls=True,
            authority=judge,
            effect="suspensive",
            when=revoked,
            remedy=True,
            closes=("appeal_decided", "appeal_decision_served", "archived"),
        ),
        step(
            "appeal",
            "art. 63",
            "art. 63, § 1º",
            pt="Das penalidades cabe recurso ao Executivo em trinta dias da notificação.",
            en="Penalties may be appealed to the Executive within thirty days of the notice.",
            starts="notice_served",
            done_by=("appeal_filed", "defence_filed"),
            term=days(30),
            counting=APPEAL_COUNT.case(
                business_days="business", business_days_with_recess="business_recess", calendar_days="calendar"
            ),
            rolls=True,
            authority=judge,
            effect="suspensive",
            when=~revoked,
            remedy=True,
            closes=("appeal_decided", "appeal_decision_served", "archived"),
        ),
    ),
    requirements=(
        *NOTICE,
        need(
            "imposed_by",
            "art. 59, § 3º",
            pt="Só o Executivo cassa a autorização.",
            en="Only the Executive revokes the authorization.",
            holds=proceeding.imposed_by.one_of("executive", "mayor"),
            only_if=revoked,
            effect="duty",
        ),
        *APPEAL,
    ),
    checklist=CHECKLIST,
    values=(
        value(
            "served_on",
            "art. 46",
            "art. 46, § 2º",
            "art. 47, § 2º",
            pt="dia em que a notificação se considera recebida",
            en="day on which the notice counts as served",
            is_=course.notice_served,
        ),
    ),
    no_suspension=(
        silence(
            "mantenopolis.proceeding.seizure",
            "art. 61, § 2º",
            "art. 62, I",
            pt="O recurso não devolve o carro apreendido por transporte clandestino.",
            en="The appeal does not give back a car seized for clandestine transport.",
            when=seized,
        ),
    ),
    notes=(
        note(
            "mantenopolis.proceeding.notice_late",
            "text",
            "art. 53, II",
            "art. 46, § 1º",
            pt="Passaram os sessenta dias sem notificação: a lei manda arquivar o auto; peça-o à autoridade.",
            en="The sixty days passed without service: the law has the notice filed away; ask the authority for it.",
            when=notice_late,
        ),
        note(
            "mantenopolis.proceeding.irregular_notice",
            "power",
            "art. 53, I",
            "art. 47",
            pt="Se falta um item ao auto, é a autoridade que o declara irregular e o arquiva.",
            en="If an item is missing in the notice, it is the authority that declares it irregular and files it away.",
            when=notice_is_irregular,
        ),
        note(
            "mantenopolis.proceeding.not_signed",
            "text",
            "art. 47, § 1º",
            pt="A falta de assinatura não invalida o auto, e assinar não é confessar.",
            en="A missing signature does not invalidate the notice, and signing is no confession.",
            when=~proceeding.auto.signed,
        ),
        note(
            "mantenopolis.proceeding.defence",
            "doubt",
            "art. 55, I",
            "art. 63",
            pt="A lei fala em defesa e não a regula; ela foi contada como o recurso do art. 63.",
            en="The law speaks of a defence and does not regulate it; it was counted as the appeal of art. 63.",
            when=happened(course.defence_filed) & ~revoked,
        ),
        note(
            "mantenopolis.proceeding.no_term_to_decide",
            "text",
            "art. 63, § 1º",
            pt="A lei não fixa prazo para julgar o recurso; até o julgamento vale o efeito suspensivo.",
            en="The law sets no time to decide the appeal; the suspensive effect lasts until judgment.",
            when=(happened(course.appeal_filed) | (happened(course.defence_filed) & ~revoked))
            & ~happened(course.appeal_decided),
        ),
        note(
            "mantenopolis.proceeding.revocation_pending",
            "text",
            "art. 59, § 2º",
            pt="O recurso vem depois da cassação: enquanto ela não é decidida, não corre prazo.",
            en="The appeal comes after the revocation: until it is decided no time runs.",
            when=revoked & ~decided,
        ),
        note(
            "mantenopolis.proceeding.unsafe_vehicle",
            "doubt",
            "art. 63, § 1º",
            "art. 59, IV",
            pt="O efeito suspensivo alcança até o impedimento de carro sem condições; aplicou-se como está escrito.",
            en="The suspensive effect reaches the ban of an unfit car too; it was applied as written.",
            when=proceeding.sanction == "impediment",
        ),
        note(
            "mantenopolis.proceeding.outsider",
            "doubt",
            "art. 63, § 2º",
            "art. 61, § 2º",
            pt="O art. 63 não menciona quem não é do serviço; o art. 61 lhe dá recurso, com o mesmo prazo.",
            en="Art. 63 does not mention people outside the service; art. 61 gives them an appeal, in the same time.",
            when=outsider,
        ),
        note(
            "mantenopolis.proceeding.seventh_of_january",
            "calendar",
            "art. 63",
            "art. 55",
            "art. 46, § 1º",
            pt="O prazo depende de 7 de janeiro: só conta como feriado se informado entre os feriados municipais.",
            en="The term hangs on 7 January: a holiday only if given among the municipal ones.",
            when=(~revoked & appeal_turns_on_7_january)
            | (revoked & revocation_turns_on_7_january)
            | (fined & ends_on_it(next_business_day(payment_start + days(10))))
            | NOTIFICATION_ROLL.case(no_roll=FALSE, roll=ends_on_it(notice_due)),
        ),
    ),
)
