"""May one operate under this authorization on the date? Arts. 8º, 9º, 14, 19, 20, 33, 35 and 42 of the law."""

from __future__ import annotations

from praca import (
    FALSE,
    Standard,
    Term,
    chapter,
    count,
    date,
    day_in_year,
    days,
    days_since,
    earlier_of,
    extension,
    happened,
    later_of,
    months,
    next_business_day,
    note,
    permit,
    total,
    town,
    value,
    when,
    year,
    years,
)
from praca_comodoro.readings import STAND_VACANCY_COUNT
from praca_comodoro.sanction_readings import LAST_DAY_NOT_BUSINESS

need = chapter("comodoro.permit")

LONGEST_TERM = 15


def years_after(start: Term, number: Term, most: int) -> Term:
    """The day ``number`` years after ``start``; ``number`` is at most ``most``."""
    return later_of(start, *[when(number >= n, start + years(n), start) for n in range(1, most + 1)])


def moved(last_day: Term) -> Term:
    """A last day for an act before the Prefeitura, moved off a day without office hours as the reading says."""
    return LAST_DAY_NOT_BUSINESS.case(next_business_day=next_business_day(last_day), same_day=last_day)


converted = ~permit.new

# One extension, never longer than the term it extends.  A second one is told by its date: the first term was over.
term = earlier_of(permit.term_years, LONGEST_TERM)
first_end = years_after(permit.granted, term, LONGEST_TERM)
extended_by = when(
    count(extension) > 1,
    total(extension, extension.years, where=extension.date <= first_end),
    total(extension, extension.years),
)
extended_end = years_after(permit.granted, term + earlier_of(extended_by, term), 2 * LONGEST_TERM)
extended = count(extension) > 0

vacant_days = STAND_VACANCY_COUNT.case(
    first_day_excluded=days_since(permit.idle_since), first_day_included=days_since(permit.idle_since) + 1
)
vacant_unjustified = when(happened(permit.idle_since), (vacant_days > 30) & ~permit.idle_justified, FALSE)
ended = permit.ended_by_authority <= date

# An Alvará of year Y serves until 31 January of Y + 1; a renewal asked for by then carries it over one more year.
licence_renewal_due = moved(day_in_year(year(permit.licence_issued) + 1, 1, 31))
renewal_in_time = (permit.renewal_requested > permit.licence_issued) & (permit.renewal_requested <= licence_renewal_due)
next_renewal_due = moved(day_in_year(year(permit.licence_issued) + 2, 1, 31))

day_180 = town.law_published + days(180)
re_register_by = moved(day_180)


PERMIT = Standard(
    requirements=(
        need(
            "holder_alive",
            "art. 8º",
            pt="O titular está vivo: a autorização intransferível se extingue com ele.",
            en="The holder is alive: an authorization that cannot be transferred ends with him.",
            holds=~happened(permit.holder_died),
        ),
        need(
            "ended_by_authority",
            "art. 9º",
            pt="A Prefeitura não revogou a autorização.",
            en="The Prefeitura has not revoked the authorization.",
            holds=~ended,
            only_if=~vacant_unjustified,
        ),
        need(
            "stand_vacancy",
            "art. 14",
            "art. 9º",
            pt="O ponto não ficou vago por mais de trinta dias, ou a vacância foi justificada.",
            en="The stand was not vacant for more than thirty days, or the vacancy was justified.",
            holds=~vacant_unjustified,
            effect="ground",
            bars_if=ended,
        ),
        need(
            "licence_renewed",
            "art. 20, parágrafo único",
            pt="O alvará de licença foi renovado, ou pedida a renovação, até 31 de janeiro do ano seguinte ao dele.",
            en="The Alvará was renewed, or its renewal asked for, by 31 January of the year after its own.",
            holds=(date <= licence_renewal_due) | (renewal_in_time & (date <= next_renewal_due)),
        ),
        need(
            "term",
            "art. 33, § 4º",
            pt="O prazo da autorização, de no máximo quinze anos e prorrogável uma vez por igual tempo, não acabou.",
            en="The term of the authorization, at most fifteen years and extendable once for as long, is not over.",
            holds=(date <= first_end) | (date <= extended_end),
            only_if=permit.new,
        ),
        need(
            "suspension",
            "art. 35, III",
            pt="Não corre suspensão da licença imposta como penalidade.",
            en="No suspension of the licence, imposed as a penalty, is running.",
            holds=~((permit.suspended_by_authority.from_ <= date) & (date <= permit.suspended_by_authority.until)),
        ),
        need(
            "remaining_term",
            "art. 42",
            pt="O prazo restante da concessão ou permissão convertida não acabou.",
            en="The remaining term of the converted concession or permission is not over.",
            holds=date <= permit.legacy_end,
            only_if=converted,
        ),
        need(
            "re_registration",
            "art. 42",
            pt="O titular antigo recadastrou-se em até 180 dias da publicação da lei.",
            en="The earlier holder re-registered within 180 days of the publication of the law.",
            holds=(date <= re_register_by) | (permit.re_registered <= re_register_by),
            only_if=converted,
            effect="duty",
        ),
    ),
    values=(
        value(
            "expires_on",
            "art. 33, § 4º",
            "art. 42",
            pt="último dia do prazo da autorização",
            en="last day of the term of the authorization",
            is_=when(permit.new, extended_end, permit.legacy_end),
        ),
        value(
            "licence_renewal_due",
            "art. 20, parágrafo único",
            pt="último dia para renovar o alvará",
            en="last day to renew the Alvará",
            is_=licence_renewal_due,
        ),
        value(
            "grant_fee",
            "art. 33, § 3º",
            "art. 42",
            pt="valor devido ao formalizar a autorização, em UFM",
            en="amount due when the authorization is formalized, in UFM",
            is_=when(permit.new, 1000, 0),
        ),
        value(
            "re_register_by",
            "art. 42",
            pt="último dia do recadastramento",
            en="last day to re-register",
            is_=re_register_by,
            only_if=converted,
        ),
        value(
            "adapt_vehicle_by",
            "art. 19",
            pt="último dia para adequar o carro",
            en="last day to bring the car in line with the law",
            is_=town.law_published + months(6),
            only_if=converted,
        ),
    ),
    notes=(
        note(
            "comodoro.permit.revocation",
            "power",
            "art. 9º",
            "art. 40",
            pt="O ponto vago sem justificativa permite à Prefeitura, ouvida a defesa, revogar a autorização.",
            en="The unjustified vacancy lets the Prefeitura revoke the authorization, after hearing the holder.",
            when=vacant_unjustified & ~ended,
        ),
        note(
            "comodoro.permit.late_registration",
            "doubt",
            "art. 42",
            "art. 9º",
            pt="A lei não liga consequência ao recadastramento tardio; a autorização não se perde por si.",
            en="The law ties no consequence to a late re-registration; the authorization is not lost by itself.",
            when=converted & (date > re_register_by) & ~(permit.re_registered <= re_register_by),
        ),
        note(
            "comodoro.permit.converted_extension",
            "doubt",
            "art. 33, § 4º",
            "art. 42",
            pt="A lei não diz se a concessão ou permissão convertida se prorroga; a prorrogação não foi contada.",
            en="The law does not say whether a converted concession or permission is extendable; the extension was not "
            "counted.",
            when=converted & extended,
        ),
        note(
            "comodoro.permit.extension_length",
            "doubt",
            "art. 33, § 4º",
            pt="A prorrogação não tem a duração do primeiro prazo, como a lei quer: conta até o limite dele e uma vez.",
            en="The extension is not as long as the first term, as the law wants; it counts up to that, and once.",
            when=permit.new & extended & (total(extension, extension.years) != term),
        ),
        note(
            "comodoro.permit.thirteenth_of_may",
            "calendar",
            "art. 42",
            pt="O último dia do recadastramento cai em 13 de maio, aniversário do Município: só conta como feriado se "
            "informado entre os feriados municipais.",
            en="The last day to re-register falls on 13 May, the municipality's anniversary: a holiday only if given "
            "among the municipal ones.",
            when=converted
            & LAST_DAY_NOT_BUSINESS.is_("next_business_day")
            & (re_register_by == day_in_year(year(re_register_by), 5, 13)),
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
