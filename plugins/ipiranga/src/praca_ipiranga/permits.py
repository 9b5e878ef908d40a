"""May one operate under this permit on the date? Arts. 5º, § 5º, 8º, 10, 11, 13, 20, 23 and 25.

The law sets no term.  A ground ends nothing by itself: the act of the Executive does (art. 23).
"""

from __future__ import annotations

from praca import (
    FALSE,
    Standard,
    chapter,
    date,
    days,
    given,
    happened,
    holder,
    months,
    next_business_day,
    note,
    permit,
    start_of,
    value,
    vehicle,
    when,
)
from praca_ipiranga.anniversary import falls_on_anniversary
from praca_ipiranga.inspections import suspended_by_law
from praca_ipiranga.readings import MISSING_DAY
from praca_ipiranga.yearly_documents import filed, filed_in_time, inspected_that_year, season_binds, yearly_filing

need = chapter("ipiranga.permit")

ended = permit.ended_by_authority <= date

granted_by_this_law = permit.granted >= start_of("lei-195")
start_by = next_business_day(permit.granted + days(60))
started_late = granted_by_this_law & ~((permit.service_started <= start_by) | (date <= start_by))
declared_falsely = when(given(holder.false_declaration), holder.false_declaration, FALSE)
no_ground = ~(started_late | declared_falsely)

withdrawn = permit.vehicle_withdrawn
is_withdrawn = happened(withdrawn)
accident = withdrawn.cause == "accident"
ordinary_limit = next_business_day(withdrawn.date + days(60))
# The law calls these three months improrrogável: they do not move either.
accident_limit = MISSING_DAY.case(
    next_day=withdrawn.date + months(3), last_day=withdrawn.date + months(3, missing_day="last_day")
)
replace_by = when(accident, accident_limit, ordinary_limit)
replaced_late = is_withdrawn & ~((permit.vehicle_replaced <= replace_by) | (date <= replace_by))

temporary = permit.temporary_vehicle
temporary_limit = MISSING_DAY.case(
    next_day=temporary.from_ + months(3), last_day=temporary.from_ + months(3, missing_day="last_day")
)

suspension = permit.suspended_by_authority

PERMIT = Standard(
    requirements=(
        need(
            "service_started",
            "art. 5º, § 5º",
            "art. 20, IV",
            "art. 23",
            pt="O veículo entra em serviço em até sessenta dias da outorga.",
            en="The vehicle enters service within sixty days of the grant.",
            holds=~started_late,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "holder_alive",
            "art. 8º, parágrafo único",
            pt="O permissionário está vivo: com a morte a permissão volta ao Executivo.",
            en="The holder is alive: on death the permit returns to the Executive.",
            holds=~happened(permit.holder_died),
        ),
        need(
            "vehicle_replaced",
            "art. 10, § 1º",
            pt="O veículo retirado é substituído em até sessenta dias.",
            en="A withdrawn vehicle is replaced within sixty days.",
            holds=(permit.vehicle_replaced <= ordinary_limit) | (date <= ordinary_limit),
            only_if=is_withdrawn & ~accident,
            effect="duty",
        ),
        need(
            "category_changed",
            "art. 10, § 1º",
            pt="Nos mesmos sessenta dias se mostra a mudança de categoria do veículo retirado.",
            en="Within the same sixty days the change of category of the withdrawn vehicle is shown.",
            holds=(permit.category_changed <= ordinary_limit) | (date <= ordinary_limit),
            only_if=is_withdrawn & ~accident,
            effect="duty",
        ),
        need(
            "replaced_after_accident",
            "art. 10, § 2º",
            pt="O veículo acidentado é substituído em até três meses.",
            en="A vehicle lost in an accident is replaced within three months.",
            holds=(permit.vehicle_replaced <= accident_limit) | (date <= accident_limit),
            only_if=accident,
            effect="duty",
        ),
        need(
            "temporary_term",
            "art. 10, § 3º",
            pt="O veículo provisório serve por menos de três meses.",
            en="The temporary vehicle serves for less than three months.",
            holds=temporary.until < temporary_limit,
            only_if=happened(temporary),
            effect="duty",
        ),
        need(
            "temporary_notice",
            "art. 10, § 3º",
            pt="O uso do veículo provisório foi comunicado por escrito.",
            en="The use of the temporary vehicle was notified in writing.",
            holds=temporary.notice == "written",
            only_if=happened(temporary),
            effect="duty",
        ),
        need(
            "inspected",
            "art. 11, § 8º",
            "art. 11, § 1º",
            pt="A licença não está suspensa por falta à vistoria.",
            en="The licence is not suspended for a missed inspection.",
            holds=~suspended_by_law,
        ),
        need(
            "yearly_documents",
            "art. 13",
            pt="Os documentos do ano foram entregues entre 1º de maio e 30 de junho.",
            en="The papers of the year were filed between 1 May and 30 June.",
            holds=filed_in_time,
            only_if=season_binds,
            effect="duty",
        ),
        need(
            "documents_before_inspection",
            "art. 13",
            pt="Os documentos do ano foram entregues antes da vistoria.",
            en="The papers of the year were filed before the inspection.",
            holds=filed <= permit.inspection_done,
            only_if=yearly_filing & inspected_that_year,
            effect="duty",
        ),
        need(
            "suspension",
            "art. 20, III",
            "art. 23",
            "art. 27",
            pt="Não corre suspensão da permissão imposta pelo Executivo.",
            en="No suspension of the permit, imposed by the Executive, is running.",
            # One that starts later than the date is not among the facts yet.
            holds=~(date <= suspension.until),
        ),
        need(
            "ended_by_authority",
            "art. 23",
            "art. 20, IV",
            pt="O Executivo não pôs fim à permissão.",
            en="The Executive has not ended the permit.",
            holds=~ended,
            only_if=no_ground,
        ),
        need(
            "true_declarations",
            "art. 25",
            "art. 23",
            pt="Nada foi omitido nem declarado falsamente no cadastro.",
            en="Nothing was left out or falsely declared in the register.",
            holds=~declared_falsely,
            effect="ground",
            bars_if=ended,
        ),
    ),
    values=(
        value(
            "start_service_by",
            "art. 5º, § 5º",
            pt="último dia para pôr o veículo em serviço",
            en="last day to put the vehicle into service",
            is_=start_by,
            only_if=granted_by_this_law,
        ),
        value(
            "replace_vehicle_by",
            "art. 10, § 1º",
            "art. 10, § 2º",
            pt="último dia para substituir o veículo retirado",
            en="last day to replace the withdrawn vehicle",
            is_=replace_by,
        ),
    ),
    notes=(
        note(
            "ipiranga.permit.late_start",
            "power",
            "art. 5º, § 5º",
            "art. 20, IV",
            "art. 23",
            pt="O veículo entrou em serviço com atraso: o Executivo pode cassar a permissão, ouvida a defesa.",
            en="The vehicle entered service late: the Executive may revoke the permit, after hearing the holder.",
            when=started_late & ~ended,
        ),
        note(
            "ipiranga.permit.false_declaration",
            "power",
            "art. 25",
            "art. 23",
            pt="Pela declaração falsa o Executivo deve cassar a permissão, ouvida a defesa.",
            en="For the false declaration the Executive must revoke the permit, after hearing the holder.",
            when=declared_falsely & ~ended,
        ),
        note(
            "ipiranga.permit.late_replacement",
            "doubt",
            "art. 10, § 1º",
            "art. 10, § 2º",
            pt="Passado o prazo, a lei não diz se a permissão se perde; aqui ela continua.",
            en="Once the term is over, the law does not say whether the permit is lost; here it goes on.",
            when=replaced_late,
        ),
        note(
            "ipiranga.permit.other_loss",
            "doubt",
            "art. 10, § 1º",
            "art. 10, § 2º",
            pt="A lei não dá prazo para substituir o carro perdido sem acidente; contaram-se os sessenta dias gerais.",
            en="The law sets no term to replace a car lost without an accident; the general sixty days were counted.",
            when=is_withdrawn & (withdrawn.cause == "other_loss"),
        ),
        note(
            "ipiranga.permit.inspection_failed",
            "text",
            "art. 11, § 6º",
            pt="O veículo reprovado tem a licença suspensa até nova vistoria: veja a questão do veículo.",
            en="A vehicle that failed has its licence suspended until a new inspection: see the vehicle's question.",
            when=vehicle.inspection.result == "failed",
        ),
        note(
            "ipiranga.permit.anniversary",
            "calendar",
            "art. 5º, § 5º",
            "art. 10, § 1º",
            pt="O último dia cai em 29 de março, aniversário do Município: só conta como feriado se informado entre os "
            "feriados municipais.",
            en="The last day falls on 29 March, the municipality's anniversary: a holiday only if given among the "
            "municipal ones.",
            when=(granted_by_this_law & falls_on_anniversary(start_by))
            | (is_withdrawn & ~accident & falls_on_anniversary(ordinary_limit)),
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
