"""What Lei 1.764/2023 forbids outside the list of art. 58.

Some breaches have a sanction of their own (arts. 12, 59, V, and 62).  The others are infractions by art. 44 alone: no
group of art. 56 or 57 takes them in, so that they cost neither fine nor points, and only repeated disobedience leads to
revocation (art. 59, V, b).
"""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    Group,
    Item,
    Term,
    act,
    any_,
    given,
    happened,
    infraction_item,
    past,
    refusal,
    sanction,
    table,
    when,
)
from praca_mantenopolis.infractions import of_the_service
from praca_mantenopolis.readings_sanctions import ART70_CASSATION, UNIDENTIFIED_DRIVER
from praca_mantenopolis.recidivism import carriage_factor, carried_again, counts_for_repetition, of_driver
from praca_mantenopolis.refusals import lawful_reason
from praca_mantenopolis.vehicles import end_of_36_months

CLANDESTINE = Group("carriage", ("art. 62",), range="carriage")
GENERAL = Group("general", ("art. 44",), range="general")

# Warning, suspension and revocation follow the person who drove; a fine is always the holder's (art. 48).
person = when(of_driver, "driver", "holder")
person_is_known = when(act.offender == "unidentified", UNIDENTIFIED_DRIVER.is_("holder_suspended"), TRUE)

# Whoever carries without authorization is an outsider unless the case says otherwise.
carrier = when(
    given(act.offender),
    table(
        act.offender,
        {"holder": "holder", "auxiliary": "driver", "employee": "driver", "company_driver": "driver"},
        "outsider",
    ),
    "outsider",
)

# The refusal that a case holds is the one punished.
refusal_is_lawful = happened(refusal) & lawful_reason

# Under the graduated reading art. 70 revokes only whoever was cited before for the same want of standard.
cited_before = any_(
    past,
    past.item.one_of("item_xxi", "item_xxii", "adaptation") & (past.by == "same") & counts_for_repetition,
)

REVOCATION_WHILE_SUSPENDED = sanction(
    "revocation", "art. 59, V, c", "art. 59, § 3º", when=person_is_known, authority="executive", for_=person
)
REVOCATION_FOR_DISOBEDIENCE = sanction(
    "revocation",
    "art. 59, V, b",
    "art. 59, § 3º",
    when=person_is_known,
    force="discretionary",
    authority="executive",
    for_=person,
)
REVOCATION_FOR_AGE = sanction("revocation", "art. 12", "art. 59, § 3º", authority="executive", for_="holder")
REVOCATION_FOR_ADAPTATION = sanction(
    "revocation",
    "art. 59, V, f",
    "art. 59, § 3º",
    when=ART70_CASSATION.is_("direct") | cited_before,
    authority="executive",
    for_="holder",
)
CARRIAGE = (
    sanction("seizure", "art. 62, I", when=~carried_again, days=15, authority="agent", for_=carrier),
    sanction(
        "seizure",
        "art. 62, I",
        "art. 62, § 1º",
        when=carried_again,
        days=15 * carriage_factor,
        authority="agent",
        for_=carrier,
    ),
    sanction("fine", "art. 62, II", when=~carried_again, amount=1500, unit="VRTE", authority="executive", for_=carrier),
    sanction(
        "fine",
        "art. 62, II",
        "art. 62, § 1º",
        when=carried_again,
        amount=1500 * carriage_factor,
        unit="VRTE",
        authority="executive",
        for_=carrier,
    ),
)

SANCTIONED = (
    infraction_item(
        "suspended_driver",
        "art. 59, V, c",
        pt="Dirigir táxi durante a suspensão, ou o carro impedido.",
        en="Driving a taxi during a suspension, or a banned car.",
        conducts="driving_while_suspended",
        when=of_the_service,
        clauses=(REVOCATION_WHILE_SUSPENDED,),
    ),
    infraction_item(
        "disobedience",
        "art. 59, V, b",
        "art. 37, XIII",
        pt="Descumprir de novo e de novo o que o Executivo determina.",
        en="Disobeying the Executive's orders again and again.",
        conducts="repeated_disobedience",
        when=of_the_service,
        clauses=(REVOCATION_FOR_DISOBEDIENCE,),
    ),
    infraction_item(
        "replacement",
        "art. 12",
        pt="Não trocar o carro até o fim do ano em que faz oito anos.",
        en="Not replacing the car by the end of the year in which it is eight years old.",
        when=of_the_service,
        clauses=(REVOCATION_FOR_AGE,),
    ),
    infraction_item(
        "adaptation",
        "art. 59, V, f",
        "art. 70",
        pt="Não adaptar o carro no prazo do art. 70.",
        en="Not adapting the car within the term of art. 70.",
        when=of_the_service & (act.date > end_of_36_months),
        clauses=(REVOCATION_FOR_ADAPTATION,),
    ),
    infraction_item(
        "clandestine",
        "art. 60, § 1º",
        "art. 62",
        "art. 68",
        pt="Transportar por dinheiro sem autorização do Município.",
        en="Carrying for money without the town's authorization.",
        conducts=("clandestine_transport", "unlicensed_transport"),
        group=CLANDESTINE,
        clauses=CARRIAGE,
    ),
    infraction_item(
        "irregular",
        "art. 60, § 2º",
        "art. 62",
        pt="Transportar por dinheiro com autorização que não serve para isso.",
        en="Carrying for money under an authorization that does not fit.",
        group=CLANDESTINE,
        clauses=CARRIAGE,
    ),
)


def duty(name: str, *cites: str, pt: str, en: str, conducts: str, lawful: Term = FALSE) -> Item:
    """A duty whose breach no item of art. 58 takes in."""
    return infraction_item(
        name, *cites, "art. 44", pt=pt, en=en, conducts=conducts, group=GENERAL, when=of_the_service, lawful=lawful
    )


DUTIES = (
    duty(
        "refusal",
        "art. 38, V",
        pt="Recusar passageiro fora dos casos admitidos.",
        en="Refusing a passenger outside the admitted cases.",
        conducts="refusing_passenger",
        lawful=refusal_is_lawful,
    ),
    duty(
        "equipment_and_papers",
        "art. 37, IV",
        pt="Rodar sem os documentos e o equipamento exigidos.",
        en="Running without the required papers and equipment.",
        conducts="licence_not_carried",
    ),
    duty(
        "identification",
        "art. 11, III, d",
        "art. 37, IV",
        pt="Não deixar à vista a identificação do taxista.",
        en="Not displaying the holder's identification.",
        conducts="identification_not_displayed",
    ),
    duty(
        "orders",
        "art. 37, XXIII",
        "art. 42",
        pt="Não atender logo ao que a fiscalização determina.",
        en="Not obeying the inspectors at once.",
        conducts="unmet_summons",
    ),
    duty(
        "papers_shown",
        "art. 37, XXIII",
        pt="Não mostrar os documentos à fiscalização.",
        en="Not showing the papers to the inspectors.",
        conducts="documents_not_shown",
    ),
    duty(
        "obstruction",
        "art. 37, XXIX",
        pt="Dificultar a fiscalização.",
        en="Obstructing the inspection.",
        conducts="obstructing_inspection",
    ),
    duty(
        "contempt",
        "art. 38, VIII",
        "art. 37, XX",
        pt="Desacatar a fiscalização.",
        en="Showing contempt for the inspectors.",
        conducts="disrespecting_inspection",
    ),
    duty(
        "sleeping",
        "art. 38, XI",
        pt="Dormir no carro parado no ponto.",
        en="Sleeping in the car at the stand.",
        conducts="sleeping_at_stand",
    ),
    duty(
        "waiting_place",
        "art. 37, XXII",
        pt="Esperar passageiro fora do ponto ou de lugar permitido.",
        en="Waiting for passengers outside the stand or a permitted place.",
        conducts="irregular_parking",
    ),
    duty(
        "queue",
        "art. 36",
        "art. 37, XXV",
        pt="Furar a fila do ponto.",
        en="Jumping the queue at the stand.",
        conducts="queue_jumping",
    ),
    duty(
        "inspection",
        "art. 20",
        "art. 37, III",
        pt="Não levar o carro à vistoria.",
        en="Not presenting the car for inspection.",
        conducts="inspection_overdue",
    ),
    duty(
        "interruption",
        "art. 37, XI",
        pt="Interromper o serviço, ainda que por trinta dias ou menos.",
        en="Interrupting the service, even for thirty days or less.",
        conducts="idle_over_10_days",
    ),
    duty(
        "assignment",
        "art. 37, VIII",
        pt="Passar a autorização a outra pessoa.",
        en="Passing the authorization on to another person.",
        conducts="permit_transferred",
    ),
    duty(
        "advertising",
        "art. 67",
        pt="Levar publicidade fora do vidro traseiro sem autorização.",
        en="Carrying advertising outside the rear window without leave.",
        conducts="unauthorized_advertising",
    ),
    duty(
        "auxiliary_change",
        "art. 27, § 2º",
        pt="Trocar de auxiliar sem a autorização do Executivo.",
        en="Changing the auxiliary without the Executive's authorization.",
        conducts="driver_change_not_reported",
    ),
    # This one binds those who come from elsewhere, and nobody else.
    infraction_item(
        "foreign_taxi",
        "art. 35",
        pt="Parar em ponto fixo com táxi de outro município.",
        en="Stopping at a fixed stand with a taxi of another municipality.",
        conducts="out_of_town_taxi",
        group=GENERAL,
    ),
)

# Provisions that define, empower, bind the administration or the users, or set out consequences.
NO_DUTY = infraction_item(
    "no_duty",
    "art. 1º",
    *("art. 2º", "art. 4º", "art. 4º, I", "art. 4º, II", "art. 4º, IV", "art. 4º, V", "art. 4º, VI", "art. 4º, VII"),
    *("art. 4º, VIII", "art. 4º, IX", "art. 5º", "art. 5º, I", "art. 5º, II", "art. 7º", "art. 7º, parágrafo único"),
    *(f"art. 6º{part}" for part in ("", ", I", ", II", ", III", ", IV", ", V")),
    *("art. 8º", "art. 9º, parágrafo único", "art. 9º, parágrafo único, I", "art. 9º, parágrafo único, II"),
    *("art. 10, § 2º", "art. 21", "art. 22", "art. 22, § 1º", "art. 22, § 2º", "art. 22, § 3º", "art. 22, § 4º"),
    *("art. 23", "art. 23, parágrafo único", "art. 24", "art. 24, I", "art. 24, II", "art. 24, III", "art. 24, IV"),
    *("art. 24, § 1º", "art. 25", "art. 25, I", "art. 25, II", "art. 25, parágrafo único", "art. 29", "art. 31"),
    *("art. 27, § 1º", "art. 27, § 3º", "art. 32", "art. 32, § 1º", "art. 32, § 2º", "art. 32, § 2º, I"),
    *("art. 32, § 2º, II", "art. 32, § 2º, III", "art. 33", "art. 34", "art. 40", "art. 41", "art. 42, § 1º"),
    *(f"art. 39{part}" for part in ("", ", I", ", II", ", III", ", IV", ", V", ", VI", ", VII")),
    *(f"art. {number}" for number in (43, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61)),
    *("art. 42, § 2º", "art. 46, § 1º", "art. 46, § 2º", "art. 47, § 1º", "art. 47, § 2º", "art. 50, parágrafo único"),
    *(f"art. 47, {part}" for part in ("I", "II", "III", "IV", "V", "VI")),
    *(f"art. {number}, {part}" for number in (52, 64) for part in ("I", "II", "III")),
    *(f"art. {number}, {part}" for number in (53, 55) for part in ("I", "II")),
    *(f"art. {number}, {part}" for number in (56, 57, 62) for part in ("I", "II", "III", "IV")),
    *(f"art. 59, {part}" for part in ("I", "II", "III", "III, a", "III, b", "III, c", "IV", "IV, a", "V", "V, a")),
    *(f"art. 59, {part}" for part in ("V, d", "V, e", "§ 1º", "§ 2º", "§ 3º", "§ 4º", "§ 5º")),
    *("art. 61, § 1º", "art. 61, § 2º", "art. 62, § 1º", "art. 62, § 2º", "art. 62, § 3º", "art. 63", "art. 63, § 1º"),
    *("art. 63, § 2º", "art. 64", "art. 64, § 1º", "art. 64, § 2º", "art. 65", "art. 69", "art. 71"),
    pt="O dispositivo não impõe dever que se puna.",
    en="The provision sets no duty whose breach is punished.",
    when=FALSE,
)

RESIDUAL = infraction_item(
    "general",
    "art. 44",
    pt="Descumprir outro dever desta lei.",
    en="Breaching another duty of this law.",
    conducts="other_breach",
    group=GENERAL,
    when=of_the_service,
)
