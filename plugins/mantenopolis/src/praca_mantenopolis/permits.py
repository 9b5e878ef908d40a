"""May one operate under this authorization on the date? Arts. 4º, 12, 18, 23, 24, 37, XVIII, and 59.

The law sets no term to an authorization.  What it makes a ground of revocation stays one until the Executive acts
(art. 59, §§ 2º and 3º).
"""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    Standard,
    Term,
    as_worded,
    chapter,
    date,
    days,
    given,
    happened,
    in_force,
    later_of,
    months,
    next_business_day,
    note,
    permit,
    value,
    vehicle,
    when,
)
from praca_mantenopolis.business_days import after_2, counts_it, ends_on_it
from praca_mantenopolis.readings_sanctions import ART70_CASSATION
from praca_mantenopolis.vehicles import PUBLISHED, executive, read_back, replace_by, within_36_months

need = chapter("mantenopolis.permit")

LONGEST_REQUESTED = days(120)

ended = permit.ended_by_authority <= date

# The validity is printed on the IM (art. 17, V); without it, the year of art. 18 runs from the last update.
a_year_from_update = permit.registration_updated + months(12)
renewal_due = when(
    given(permit.registration_valid_until),
    permit.registration_valid_until,
    when(
        given(permit.registration_updated),
        a_year_from_update,
        later_of(permit.registration_valid_until, a_year_from_update),
    ),
)

stopped_from = permit.suspended_by_request.from_
stopped_until = permit.suspended_by_request.until

seizure = permit.court_seizure
report_due = next_business_day(seizure.date + days(30))
article = permit.returned_article_lost
delivery_due = after_2(article.found)

replaced = date <= replace_by
not_replaced = when(happened(vehicle) & in_force("art. 12"), ~replaced, FALSE)
repainting_due = when(happened(vehicle), ART70_CASSATION.is_("direct") & ~within_36_months & ~executive, FALSE)
repainted = vehicle.colour == "white"
not_repainted = repainting_due & ~repainted
ground = not_replaced | not_repainted


def done_by(done: Term, due: Term) -> Term:
    """Done by the last day, or not done while there still is time."""
    return (done <= due) | (date <= due)


PERMIT = Standard(
    requirements=(
        need(
            "holder_alive",
            "art. 4º, IV",
            "art. 25, I",
            pt="O taxista está vivo: a autorização é pessoal e só passa aos sucessores por transferência.",
            en="The holder is alive: the authorization is personal and passes to successors only by a transfer.",
            holds=~happened(permit.holder_died),
        ),
        need(
            "vehicle_replaced",
            "art. 12",
            "art. 11, II",
            pt="O carro foi trocado até o último dia do prazo por idade.",
            en="The car was replaced by the last day that its age allows.",
            holds=replaced,
            only_if=happened(vehicle),
            effect="ground",
            bars_if=ended,
        ),
        need(
            "registration_renewed",
            "art. 18",
            "art. 17, V",
            pt="A inscrição municipal (IM) está renovada.",
            en="The municipal registration (IM) has been renewed.",
            holds=date <= renewal_due,
        ),
        need(
            "returned",
            "art. 23",
            pt="O taxista não devolveu a autorização.",
            en="The holder has not given the authorization back.",
            holds=~(permit.returned_on <= date),
        ),
        need(
            "suspended_by_request",
            "art. 24",
            pt="Não corre suspensão que o próprio taxista pediu.",
            en="No suspension that the holder asked for is running.",
            holds=~((stopped_from <= date) & (date <= stopped_until)),
        ),
        need(
            "court_seizure",
            "art. 24, § 2º",
            pt="A apreensão judicial do carro foi comunicada em 30 dias.",
            en="The seizure of the car by a court was reported within 30 days.",
            holds=done_by(seizure.reported, report_due),
            only_if=happened(seizure),
            effect="duty",
        ),
        need(
            "lost_article",
            "art. 37, XVIII",
            pt="O objeto esquecido foi entregue em dois dias úteis.",
            en="The lost article was handed in within two business days.",
            holds=done_by(article.delivered, delivery_due),
            only_if=happened(article),
            effect="duty",
        ),
        need(
            "suspended_by_authority",
            "art. 59, III",
            pt="Não corre suspensão imposta como penalidade.",
            en="No suspension imposed as a penalty is running.",
            holds=~((permit.suspended_by_authority.from_ <= date) & (date <= permit.suspended_by_authority.until)),
        ),
        need(
            "repainted",
            "art. 59, V, f",
            "art. 70",
            "art. 10, II, e",
            pt="Depois dos 36 meses, o carro é branco.",
            en="After the 36 months the car is white.",
            holds=repainted,
            only_if=repainting_due,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "ended_by_authority",
            "art. 59, § 3º",
            pt="O Executivo não cassou a autorização.",
            en="The Executive has not revoked the authorization.",
            holds=~ended,
            only_if=~ground,
        ),
    ),
    values=(
        value(
            "replace_vehicle_by",
            "art. 11, II",
            "art. 12",
            "art. 70",
            pt="último dia para substituir o veículo",
            en="last day to replace the vehicle",
            is_=replace_by,
            only_if=as_worded("art. 12", TRUE, read_back=read_back),
        ),
        value(
            "licence_renewal_due",
            "art. 18",
            "art. 17, V",
            pt="último dia de validade da inscrição municipal (IM)",
            en="last day on which the municipal registration (IM) is valid",
            is_=renewal_due,
        ),
    ),
    notes=(
        note(
            "mantenopolis.permit.revocation",
            "power",
            "art. 59, § 3º",
            "art. 59, § 2º",
            pt="Há motivo de cassação, mas só o Executivo a determina, em processo; até lá a autorização subsiste.",
            en="There is a ground of revocation, but only the Executive decides it, in a proceeding; the authorization "
            "stands until then.",
            when=ground & ~ended,
        ),
        note(
            "mantenopolis.permit.replacement_suspension",
            "doubt",
            "art. 24, IV",
            "art. 12",
            pt="A suspensão pedida para trocar o carro pode cobrir o prazo da troca; o art. 12 não diz. Consulte um "
            "jurista.",
            en="A suspension asked for to replace the car may cover the time of replacement; art. 12 does not say. "
            "Ask a jurist.",
            when=(permit.suspended_by_request.reason == "replacement") & not_replaced,
        ),
        note(
            "mantenopolis.permit.long_suspension",
            "doubt",
            "art. 24",
            pt="A suspensão a pedido passa de 120 dias: a prorrogação, por no máximo igual tempo, é a critério do "
            "Prefeito.",
            en="The suspension asked for exceeds 120 days: an extension, for no longer than that, is at the Mayor's "
            "discretion.",
            when=stopped_until > stopped_from + LONGEST_REQUESTED,
        ),
        note(
            "mantenopolis.permit.term_not_signed",
            "text",
            "art. 8º",
            "art. 69",
            pt="A autorização anterior à lei se mantém; falta assinar o Termo de Autorização, sem prazo na lei.",
            en="The authorization older than the law is kept; its term is still to be signed, by no date in the law.",
            when=(permit.granted < PUBLISHED) & ~happened(permit.signed),
        ),
        note(
            "mantenopolis.permit.seventh_of_january",
            "calendar",
            "art. 24, § 2º",
            "art. 37, XVIII",
            pt="O prazo depende de 7 de janeiro: só conta como feriado se informado entre os feriados municipais.",
            en="The term hangs on 7 January: a holiday only if given among the municipal ones.",
            when=ends_on_it(report_due) | counts_it(article.found, delivery_due),
        ),
        note(
            "federal.lei-15271",
            "federal",
            pt="A Lei federal 15.271/2025 admite que a família do titular falecido siga com a outorga; aqui só se "
            "aplicou a lei municipal.",
            en="Federal Law 15.271/2025 admits that the family of a deceased holder goes on with the permit; only the "
            "municipal law was applied here.",
            when=happened(permit.holder_died),
        ),
    ),
)
