"""What may still be done in a sanction proceeding, before whom and until when? Arts. 44 to 73.

Arts. 59 and 64 send notices to art. 65, which is not about them: arts. 66 and 67 are applied instead.
"""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    Requirement,
    Term,
    Workflow,
    any_,
    chapter,
    course,
    days,
    event,
    every,
    filing,
    given,
    happened,
    note,
    proceeding,
    required_content,
    served,
    step,
    value,
    when,
    years,
)
from praca_cotriguacu.permit_periods import last_day
from praca_cotriguacu.readings_service import DEADLINE_ROLL, PAYMENT_START

need = chapter("cotriguacu.proceeding")
rolls = DEADLINE_ROLL.is_("roll")

DEFENCE = days(8)
APPEAL = days(10)

# Art. 44 reserves suspension and the end of the permission to the Mayor, whose decision is final (art. 68, II); it is
# taken to be the Mayor's unless the case names another authority.
of_mayor = proceeding.sanction.one_of("suspension", "revocation", "cancellation", "lapse", "impediment")
mayor_decides = of_mayor & when(given(proceeding.imposed_by), proceeding.imposed_by.one_of("mayor", "executive"), TRUE)

defended = happened(course.defence_filed)
decided = happened(course.decision_issued) | happened(course.decision_served)
# What is filed too late leaves the sanction final, as if it had not been filed.
defended_late = course.defence_filed > last_day(course.notice_served + DEFENCE)
appealed_in_time = happened(course.appeal_filed) & ~(course.appeal_filed > last_day(course.decision_served + APPEAL))
# A case may start at the decision: then there was something to decide on.
contested = (defended & ~defended_late) | (decided & ~defended) | appealed_in_time
annulled = when(given(course.decision_outcome), course.decision_outcome == "annulled", FALSE) | when(
    given(course.appeal_outcome), course.appeal_outcome == "annulled", FALSE
)


def content(name: str, provision: str, pt: str, en: str) -> Requirement:
    """A content that the defence must have (art. 53); lacking it is a breach of duty and changes no deadline."""
    return need(
        name,
        provision,
        pt=pt,
        en=en,
        holds=every(filing, filing.contents.has(name), where=filing.kind == "defence"),
        only_if=defended,
        effect="duty",
    )


def in_defence(item: str) -> Term:
    """Whether a defence has the content."""
    return any_(filing, filing.contents.has(item), where=filing.kind == "defence")


PROCEEDING = Workflow(
    served=(
        served(("in_person", "in_person_refused"), "art. 67, I", "art. 66, I", on=event.date),
        served(
            "post",
            "art. 67, II",
            "art. 66, II",
            on=when(
                happened(event.received),
                event.received,
                when(given(event.date), event.date, event.posted + days(10)),
            ),
        ),
        served("publication", "art. 67, III", "art. 66, III", on=event.date + days(30)),
    ),
    steps=(
        step(
            "defence",
            "art. 52",
            "art. 52, parágrafo único",
            "art. 54",
            pt="Impugnação por escrito, perante o órgão municipal, em oito dias.",
            en="Defence in writing, before the municipal department, within eight days.",
            starts="notice_served",
            done_by="defence_filed",
            term=DEFENCE,
            rolls=rolls,
            authority="department",
            effect="suspensive",
            remedy=True,
            closes=("decision_issued", "decision_served"),
        ),
        step(
            "reply",
            "art. 55",
            pt="Réplica de quem praticou o ato impugnado, em dez dias da juntada.",
            en="Reply of whoever did the contested act, within ten days of joining the papers.",
            starts="file_joined",
            done_by="reply_filed",
            term=days(10),
            authority=when(given(proceeding.imposed_by), proceeding.imposed_by, "agent"),
        ),
        step(
            "enquiry",
            "art. 56",
            pt="Diligências que a autoridade julgadora determina, em cinco dias.",
            en="Enquiries ordered by the judging authority, within five days.",
            starts="enquiry_ordered",
            done_by="file_received",
            term=days(5),
            authority=when(of_mayor, "mayor", "department"),
        ),
        step(
            "decision",
            "art. 58",
            "art. 44",
            pt="Decisão escrita em trinta dias do recebimento do processo.",
            en="Written decision within thirty days of receiving the file.",
            starts="file_received",
            done_by="decision_issued",
            term=days(30),
            authority=when(of_mayor, "mayor", "department"),
        ),
        step(
            "appeal",
            "art. 60",
            "art. 61",
            "art. 62",
            pt="Recurso ao Prefeito, contra toda a decisão ou parte dela, em dez dias da intimação.",
            en="Appeal to the Mayor, against the whole decision or part of it, within ten days of its notice.",
            starts="decision_served",
            done_by="appeal_filed",
            term=APPEAL,
            rolls=rolls,
            authority="mayor",
            effect="suspensive",
            remedy=True,
            closes=("appeal_decided", "appeal_decision_served"),
            when=~mayor_decides & ~defended_late,
        ),
        step(
            "payment",
            "art. 73",
            pt="Pagamento da multa em trinta dias.",
            en="Payment of the fine within thirty days.",
            starts=when(
                contested,
                when(
                    appealed_in_time,
                    PAYMENT_START.case(notice="appeal_decision_served", decision="appeal_decided"),
                    PAYMENT_START.case(notice="decision_served", decision="decision_issued"),
                ),
                "notice_served",
            ),
            done_by="fine_paid",
            term=days(30),
            rolls=rolls,
            when=(proceeding.sanction == "fine") & ~annulled,
            by="accused",
        ),
        step(
            "file_disposal",
            "art. 71",
            pt="O processo arquivado é guardado por cinco anos e depois inutilizado.",
            en="An archived file is kept for five years and then destroyed.",
            starts="archived",
            term=years(5),
        ),
    ),
    requirements=(
        content(
            "authority",
            "art. 53, I",
            pt="A impugnação diz a que autoridade julgadora se dirige.",
            en="The defence names the judging authority that it addresses.",
        ),
        content(
            "qualification",
            "art. 53, II",
            pt="A impugnação qualifica quem a apresenta.",
            en="The defence gives the particulars of whoever files it.",
        ),
        content(
            "grounds",
            "art. 53, III",
            pt="A impugnação expõe os motivos de fato e de direito.",
            en="The defence states its grounds in fact and law.",
        ),
        content(
            "evidence",
            "art. 53, IV",
            pt="A impugnação especifica as provas que quer produzir.",
            en="The defence specifies the evidence that it wants to produce.",
        ),
        content(
            "request",
            "art. 53, VI",
            pt="A impugnação traz pedido claro e preciso.",
            en="The defence makes a clear and precise request.",
        ),
        need(
            "part_not_appealed",
            "art. 68, parágrafo único",
            pt="A parte da decisão de que não se recorreu é definitiva desde logo; só sobre a outra se decide.",
            en="The part of the decision that was not appealed is final at once; only the other is still open.",
            holds=happened(course.appeal_filed),
            only_if=when(given(course.appeal_scope), course.appeal_scope == "partial", FALSE),
            effect="duty",
        ),
    ),
    checklist=(
        required_content("authority", "art. 53, I", holds=in_defence("authority")),
        required_content("qualification", "art. 53, II", holds=in_defence("qualification")),
        required_content("grounds", "art. 53, III", holds=in_defence("grounds")),
        required_content("evidence", "art. 53, IV", holds=in_defence("evidence")),
        required_content("diligences", "art. 53, V", holds=in_defence("diligences")),
        required_content("request", "art. 53, VI", holds=in_defence("request")),
    ),
    values=(
        value(
            "served_on",
            "art. 67",
            pt="dia em que a citação se considera feita",
            en="day on which the notice counts as served",
            is_=course.notice_served,
        ),
    ),
    notes=(
        note(
            "cotriguacu.proceeding.mayor_is_final",
            "text",
            "art. 44",
            "art. 68, II",
            pt="Essa penalidade é aplicada pelo Prefeito, em decisão final: dela não há recurso nesta lei.",
            en="This sanction is imposed by the Mayor, in a final decision: this law gives no appeal against it.",
            when=mayor_decides,
        ),
        note(
            "cotriguacu.proceeding.not_the_mayor",
            "doubt",
            "art. 44",
            pt="Essa penalidade cabe ao Prefeito, e o caso diz que outra autoridade a aplicou. Consulte um jurista.",
            en="This sanction belongs to the Mayor, and the case says that another authority imposed it. Ask a jurist.",
            when=of_mayor & ~mayor_decides,
        ),
        note(
            "cotriguacu.proceeding.final_without_defence",
            "text",
            "art. 68, I",
            pt="A defesa veio fora do prazo: a penalidade do agente é definitiva.",
            en="The defence came too late: the agent's sanction is final.",
            when=defended_late & ~of_mayor,
        ),
        note(
            "cotriguacu.proceeding.enquiries_if_wanted",
            "text",
            "art. 53, V",
            pt="As diligências só se mencionam na impugnação se quem impugna quer alguma.",
            en="Enquiries are named in the defence only if whoever files it wants some.",
            when=~in_defence("diligences"),
        ),
        note(
            "cotriguacu.proceeding.direct_appeal",
            "doubt",
            "art. 63, parágrafo único",
            "art. 60",
            pt="O art. 63 fala de ir direto ao Prefeito pelo art. 60, que não dá essa escolha: ela não se aplica aqui.",
            en="Art. 63 speaks of going straight to the Mayor under art. 60, which gives no such choice: not applied.",
            when=~mayor_decides & ~decided,
        ),
        note(
            "cotriguacu.proceeding.further_enquiries",
            "power",
            "art. 58, § 2º",
            pt="A autoridade pode ainda determinar provas e fixar outro prazo para elas.",
            en="The authority may still order evidence and set another period for it.",
            when=happened(course.enquiry_ordered),
        ),
        note(
            "cotriguacu.proceeding.debt_roll",
            "text",
            "art. 73, parágrafo único",
            pt="Vencido o prazo sem pagamento, a multa vai para a dívida ativa.",
            en="Once the period ends without payment, the fine goes to the debt roll.",
            when=(proceeding.sanction == "fine") & ~happened(course.fine_paid),
        ),
    ),
)
