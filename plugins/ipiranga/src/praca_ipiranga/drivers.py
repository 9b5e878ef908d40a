"""May this person, other than the holder, be registered as driver? Art. 13, §§ 1º and 3º.

Art. 13, § 3º asks for items II, III, IV and IX of § 2º.  Not being registered yet decides nothing here: driving
unregistered is an infraction, which `penalty` answers.
"""

from __future__ import annotations

from praca import Standard, Term, chapter, date, days, driver, happened, next_business_day, note
from praca_ipiranga.readings import NINETY_DAYS
from praca_ipiranga.registration import IN_ORDER, NINETY, filed_on, more_than_two_years

need = chapter("ipiranga.driver")

papers = driver.documents
categories = driver.licence.categories
good_conduct = papers.good_conduct.with_(result=IN_ORDER)


def business_day_after(day: Term) -> Term:
    """The first business day after a day."""
    return next_business_day(day + days(1))


def five_business_days_after(day: Term) -> Term:
    """The fifth business day after a day."""
    return business_day_after(business_day_after(business_day_after(business_day_after(business_day_after(day)))))


# Fifteen business days, the only ones of this law.
report_due = five_business_days_after(five_business_days_after(five_business_days_after(driver.event.date)))

DRIVER = Standard(
    requirements=(
        need(
            "event_reported",
            "art. 13, § 1º",
            pt="O empregador comunicou a admissão ou a saída do motorista em quinze dias úteis.",
            en="The employer reported the driver's coming or leaving within fifteen business days.",
            holds=(driver.event.reported <= report_due) | (date <= report_due),
            only_if=happened(driver.event) & (driver.role == "employee"),
            effect="duty",
        ),
        need(
            "lives_here",
            "art. 13, § 3º",
            "art. 13, § 2º, II",
            pt="O motorista mora no Município.",
            en="The driver lives in the municipality.",
            holds=driver.residence.is_here(),
        ),
        need(
            "two_years",
            "art. 13, § 3º",
            "art. 13, § 2º, II",
            pt="O motorista mora no Município há mais de dois anos.",
            en="The driver has lived in the municipality for more than two years.",
            holds=more_than_two_years(driver.residence_since),
        ),
        need(
            "domicile_certificate",
            "art. 13, § 3º",
            "art. 13, § 2º, II",
            pt="O motorista apresenta atestado de domicílio ou residência.",
            en="The driver presents a certificate of domicile or residence.",
            holds=papers.residence_proof.with_(result=IN_ORDER),
        ),
        need(
            "criminal_distribution",
            "art. 13, § 3º",
            "art. 13, § 2º, III",
            pt="A certidão do motorista sobre os quatro crimes que a lei nomeia é negativa.",
            en="The driver's certificate on the four crimes that the law names is clear.",
            holds=papers.criminal_distribution.with_(result=IN_ORDER),
        ),
        need(
            "good_conduct",
            "art. 13, § 3º",
            "art. 13, § 2º, IV",
            pt="O motorista tem atestado de bons antecedentes com menos de noventa dias.",
            en="The driver has a certificate of good conduct less than ninety days old.",
            holds=NINETY_DAYS.case(
                both_papers=good_conduct.with_(younger=NINETY, on=filed_on), record_only=good_conduct
            ),
        ),
        need(
            "criminal_record",
            "art. 13, § 3º",
            "art. 13, § 2º, IV",
            pt="O motorista tem folha corrida policial e judicial limpa, com menos de noventa dias.",
            en="The driver has a clean police and judicial record less than ninety days old.",
            holds=papers.criminal_record.with_(result=IN_ORDER, younger=NINETY, on=filed_on),
        ),
        need(
            "licence_category",
            "art. 13, § 3º",
            "art. 13, § 2º, IX",
            pt="A habilitação do motorista é da categoria B ou superior.",
            en="The driver's licence is of category B or higher.",
            holds=categories.has("B") | categories.has("C") | categories.has("D") | categories.has("E"),
        ),
        need(
            "driving_licence",
            "art. 13, § 3º",
            "art. 13, § 2º, IX",
            pt="O motorista apresenta a carteira de habilitação.",
            en="The driver presents the driving licence.",
            holds=papers.driving_licence.with_(result=IN_ORDER),
        ),
    ),
    notes=(
        note(
            "ipiranga.driver.register_first",
            "text",
            "art. 13, § 3º",
            pt="Enquanto não for cadastrado, não pode dirigir o táxi; o permissionário responde por ele.",
            en="Until registered, this person may not drive the taxi; the permit holder answers for him or her.",
            when=~driver.registered,
        ),
        note(
            "ipiranga.driver.licence_expired",
            "federal",
            pt="A habilitação está vencida; esta lei nada diz disso, o Código de Trânsito sim.",
            en="The driving licence has expired; this law says nothing about it, the federal traffic code does.",
            when=driver.licence.valid_until < date,
        ),
    ),
)
