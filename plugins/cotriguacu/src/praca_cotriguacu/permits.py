"""May one operate under this permission on the date? Arts. 4º, 8º, 16, 17, 23, 24, 29, III, 41, II and 44.

A ground ends nothing by itself: the Mayor's act does (art. 44).
"""

from __future__ import annotations

from praca import (
    FALSE,
    Standard,
    chapter,
    count,
    date,
    days,
    days_since,
    extension,
    given,
    happened,
    note,
    permit,
    value,
    when,
    years,
)
from praca_cotriguacu.permit_periods import (
    answered,
    cure_limit,
    last_day,
    legalization_limit,
    never_asked_in_time,
    renewal_due,
    requested,
)
from praca_cotriguacu.readings_service import ABANDONMENT_CAUSE
from praca_cotriguacu.readings_titles import EXTENSION

need = chapter("cotriguacu.permit")

# One instrument: where the case does not say when the term was issued, the day of its signature counts.
issue = when(given(permit.granted), permit.granted, permit.signed)
first_end = issue + years(5)
second_end = issue + years(10)
third_end = issue + years(15)
fourth_end = issue + years(20)
# An addendum extends a term that still runs: each further one is asked about only where the ones before count.
extended_once = count(extension, where=extension.date <= first_end) >= 1
extended_twice = count(extension, where=extension.date <= second_end) >= 2
extended_thrice = count(extension, where=extension.date <= third_end) >= 3
expires_on = when(
    extended_once,
    EXTENSION.case(
        once=second_end,
        successive=when(extended_twice, when(extended_thrice, fourth_end, third_end), second_end),
    ),
    first_end,
)

requested_in_time = (requested <= renewal_due) & ~answered
sign_by = last_day(permit.approved_and_awarded + days(5))
start_by = last_day(issue + days(35))

idle_days = days_since(permit.idle_since)
# The law does not punish the time that art. 24 grants for a new car.
car_being_legalized = when(given(permit.vehicle_regularised), FALSE, date <= legalization_limit)
excused = permit.idle_justified | car_being_legalized

renewal_missed = never_asked_in_time
not_started = ~((permit.service_started <= start_by) | (date <= start_by))
idle_over_10 = (idle_days > 10) & (idle_days <= 30) & ~excused
abandoned = (idle_days > 30) & ~ABANDONMENT_CAUSE.case(just_cause_excuses=excused, literal=FALSE)
sold = permit.vehicle_withdrawn.cause == "voluntary"
sold_with_plates = sold & ~permit.plates_removed_before_sale
any_ground = (
    renewal_missed
    | not_started
    | idle_over_10
    | abandoned
    | permit.penalties_unmet
    | permit.summons_unmet
    | permit.tax_evasion_final
    | sold_with_plates
)
ended = permit.ended_by_authority <= date
suspension = permit.suspended_by_authority

PERMIT = Standard(
    requirements=(
        need(
            "term_signed",
            "art. 4º, § 1º",
            pt="O termo é assinado em até cinco dias da homologação e adjudicação.",
            en="The term is signed within five days of approval and award.",
            holds=(permit.signed <= sign_by) | (date <= sign_by),
            only_if=given(permit.approved_and_awarded),
            effect="duty",
        ),
        need(
            "renewal",
            "art. 8º",
            pt="A renovação do alvará é pedida até 31 de janeiro.",
            en="The renewal of the licence is requested by 31 January.",
            holds=requested_in_time | (date <= renewal_due),
        ),
        need(
            "returned",
            "art. 16",
            pt="O titular não devolveu a permissão.",
            en="The holder has not given the permission back.",
            holds=~(permit.returned_on <= date),
        ),
        need(
            "renewal_limit",
            "art. 16, I",
            pt="A renovação do alvará é pedida antes do limite que extingue a permissão.",
            en="The renewal of the licence is requested before the limit that ends the permission.",
            holds=~renewal_missed,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "successors",
            "art. 16, II",
            pt="O titular vive ou deixou sucessores.",
            en="The holder is alive or left successors.",
            holds=permit.successors,
            only_if=happened(permit.holder_died),
        ),
        need(
            "dissolution",
            "art. 16, III",
            pt="A empresa permissionária não foi dissolvida.",
            en="The permit-holding company has not been dissolved.",
            holds=~happened(permit.company_dissolved),
        ),
        need(
            "service_started",
            "art. 17, I",
            pt="O serviço começa em até 35 dias da expedição do termo.",
            en="The service starts within 35 days of the issue of the term.",
            holds=~not_started,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "abandonment",
            "art. 17, II",
            pt="O serviço não está abandonado há mais de 30 dias.",
            en="The service has not been abandoned for more than 30 days.",
            holds=~abandoned,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "term",
            "art. 17, III",
            "art. 8º",
            pt="O prazo da permissão não acabou.",
            en="The term of the permission is not over.",
            holds=date <= expires_on,
        ),
        need(
            "penalties_met",
            "art. 17, IV",
            pt="As penalidades impostas são cumpridas no prazo.",
            en="The penalties imposed are complied with in time.",
            holds=~permit.penalties_unmet,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "summons_met",
            "art. 17, V",
            pt="As intimações para regularizar o serviço são atendidas.",
            en="The summons to put the service in order are answered.",
            holds=~permit.summons_unmet,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "tax_evasion",
            "art. 17, VI",
            pt="Não há condenação definitiva por sonegar tributos.",
            en="There is no final conviction for tax evasion.",
            holds=~permit.tax_evasion_final,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "plates_removed",
            "art. 23",
            pt="O táxi só se vende depois de baixada a placa de aluguel.",
            en="The taxi is sold only after its hire plate has been removed.",
            holds=permit.plates_removed_before_sale,
            only_if=sold,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "new_car_legalized",
            "art. 24",
            pt="O alvará do carro novo é legalizado em até 45 dias da aquisição.",
            en="The licence of the new car is put in order within 45 days of its acquisition.",
            holds=(permit.vehicle_regularised <= legalization_limit) | (date <= legalization_limit),
            only_if=happened(permit.vehicle_acquired),
            effect="duty",
        ),
        need(
            "irregularities_cured",
            "art. 29, III",
            pt="O que a vistoria achou irregular é sanado em até 15 dias.",
            en="What the inspection found irregular is cured within 15 days.",
            holds=(permit.irregularities_cured <= cure_limit) | (date <= cure_limit),
            only_if=happened(permit.inspection_report),
            effect="duty",
        ),
        need(
            "suspended",
            "art. 38, III",
            pt="O alvará não está suspenso.",
            en="The licence is not suspended.",
            holds=suspension.until < date,
            only_if=suspension.from_ <= date,
        ),
        need(
            "idleness",
            "art. 41, II",
            pt="O serviço não está parado sem justa causa há mais de 10 dias.",
            en="The service has not stood still without just cause for more than 10 days.",
            holds=~idle_over_10,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "not_ended",
            "art. 44",
            pt="O Prefeito não pôs fim à permissão.",
            en="The Mayor has not ended the permission.",
            holds=~ended,
            # With a ground among the facts, the ground itself bars and is cited.
            only_if=~any_ground,
        ),
    ),
    values=(
        value(
            "sign_by",
            "art. 4º, § 1º",
            pt="último dia para assinar o termo",
            en="last day for signing the term",
            is_=sign_by,
        ),
        value(
            "expires_on",
            "art. 8º",
            pt="último dia do prazo da permissão",
            en="last day of the term of the permission",
            is_=expires_on,
        ),
        value(
            "licence_renewal_due",
            "art. 8º",
            pt="último dia para pedir a renovação do alvará",
            en="last day for requesting the renewal of the licence",
            is_=renewal_due,
        ),
        value(
            "start_service_by",
            "art. 17, I",
            pt="último dia para começar o serviço",
            en="last day for starting the service",
            is_=start_by,
        ),
        value(
            "regularise_by",
            "art. 24",
            pt="último dia para legalizar o alvará do carro novo",
            en="last day for putting the licence of the new car in order",
            is_=legalization_limit,
        ),
    ),
    notes=(
        note(
            "cotriguacu.permit.mayor_decides",
            "power",
            "art. 44",
            pt="O motivo não basta: só o Prefeito, em decisão final de processo administrativo, suspende o alvará ou "
            "põe fim à permissão.",
            en="The ground is not enough: only the Mayor, in the final decision of an administrative proceeding, "
            "suspends the licence or ends the permission.",
            when=any_ground & ~ended,
        ),
        note(
            "cotriguacu.permit.precarious",
            "power",
            "art. 7º",
            pt="A permissão é precária: o Prefeito pode revogá-la por transgressão, sem indenização.",
            en="The permission is precarious: the Mayor may revoke it for a transgression, without compensation.",
        ),
        note(
            "cotriguacu.permit.heirs",
            "text",
            "art. 14, V",
            "art. 14, III",
            pt="O espólio, a viúva e os herdeiros podem inscrever motorista e pedir a transferência.",
            en="The estate, the widow and the heirs may register a driver and ask for the transfer.",
            when=happened(permit.holder_died) & permit.successors,
        ),
        note(
            "cotriguacu.permit.late_signature",
            "doubt",
            "art. 4º, § 1º",
            pt="A lei não diz o que acontece se o termo é assinado fora do prazo; veja o edital.",
            en="The law does not say what follows when the term is signed too late; see the call for bids.",
            when=permit.signed > sign_by,
        ),
        note(
            "cotriguacu.permit.renewal_reference",
            "doubt",
            "art. 8º, § 2º",
            "art. 16, I",
            pt="O art. 8º, § 2º remete a um inciso que não trata de renovação; usa-se aqui o limite do art. 16, I.",
            en="Art. 8º, § 2º refers to an item that is not about renewal; the limit of art. 16, I is used here.",
            when=renewal_missed,
        ),
    ),
)
