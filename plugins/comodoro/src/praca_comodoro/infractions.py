"""What the law of Comodoro-MT punishes: Anexo I, and art. 41 with a sanction of its own.

Item 14 is the general clause.  Breaches of duties that the annex does not name stand under it one by one, because only
the same duty is the same infraction.
"""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    Group,
    Item,
    Term,
    act,
    driver,
    given,
    happened,
    holder,
    infraction,
    infraction_item,
    refusal,
    sanction,
    table,
    town,
    vehicle,
    when,
)
from praca_comodoro.readings import UNDERCHARGING
from praca_comodoro.refusals import luggage_in_the_way, may_refuse, within_reach
from praca_comodoro.sanction_readings import FALSE_DECLARATION_INTENT

# Nobody answers for another: the sanction is for whoever the notice names.
answerable = table(
    act.offender,
    {
        "holder": "holder",
        "auxiliary": "driver",
        "employee": "driver",
        "company_driver": "driver",
        "outsider": "outsider",
    },
)

GENERAL = Group("general", ("Anexo I, 14",))

# The refusal that a case holds is the one punished.
refusal_in_reach = when(happened(refusal), within_reach, TRUE)
refusal_is_lawful = when(happened(refusal), may_refuse, FALSE)
luggage_endangers = when(happened(refusal), luggage_in_the_way, FALSE)

holder_kind = when(given(driver.holder_kind), driver.holder_kind, holder.kind)
known_to_be_hired = given(driver.contracted) & driver.contracted

# A car that has only the authorized mark of art. 18, I has no light to leave off.
has_a_light = vehicle.equipment.has("roof_light") | ~vehicle.equipment.has("alternative_sign")

# A collaborator has no licence that could be revoked.
known_driver = given(act.offender) & act.offender.one_of("auxiliary", "employee", "company_driver", "outsider")
declared_falsely = FALSE_DECLARATION_INTENT.case(objective=TRUE, wilful_only=infraction.wilful)

withdrawal = sanction("removal", "art. 40, parágrafo único", force="discretionary", for_=answerable)
revocation = sanction("revocation", "art. 41", "art. 35, IV", for_="holder")


def annex(
    number: str,
    *cites: str,
    pt: str,
    en: str,
    conducts: tuple[str, ...],
    forbidden: Term = TRUE,
    lawful: Term = FALSE,
) -> Item:
    """An item of Anexo I."""
    return infraction_item(
        f"item_{number}", f"Anexo I, {number}", *cites, pt=pt, en=en, conducts=conducts, when=forbidden, lawful=lawful
    )


def duty(name: str, *cites: str, pt: str, en: str, conducts: tuple[str, ...] = (), lawful: Term = FALSE) -> Item:
    """A duty of the body of the law whose breach falls under the general clause."""
    return infraction_item(name, *cites, pt=pt, en=en, conducts=conducts, lawful=lawful)


ITEMS = (
    annex(
        "01",
        "art. 10",
        "art. 12",
        pt="Recusar passageiro fora dos casos admitidos.",
        en="Refusing a passenger outside the admitted cases.",
        conducts=("refusing_passenger", "preferring_another_passenger"),
        forbidden=refusal_in_reach,
        lawful=refusal_is_lawful,
    ),
    annex(
        "02",
        "art. 24",
        "art. 26",
        pt="Cobrar mais que a tabela.",
        en="Charging more than the table.",
        conducts=("overcharging",),
    ),
    annex(
        "03",
        "art. 1º",
        "art. 20",
        "art. 31",
        pt="Transportar por dinheiro em carro sem licença de táxi de Comodoro.",
        en="Carrying for money in a car without a taxi licence of Comodoro.",
        conducts=("unlicensed_transport", "clandestine_transport", "out_of_town_taxi"),
    ),
    annex(
        "04",
        "art. 13",
        pt="Deixar o carro com motorista sem registro municipal.",
        en="Leaving the car to a driver without municipal registration.",
        conducts=("unregistered_driver",),
    ),
    annex(
        "05",
        pt="Rodar sem o alvará de licença no carro.",
        en="Running without the Alvará in the car.",
        conducts=("licence_not_carried",),
    ),
    annex(
        "06",
        "art. 20, parágrafo único",
        pt="Não renovar o alvará de licença no prazo.",
        en="Not renewing the Alvará in time.",
        conducts=("licence_not_renewed",),
    ),
    annex(
        "07",
        "art. 13",
        pt="Não trazer o comprovante do registro de condutor.",
        en="Not carrying the proof of the driver's registration.",
        conducts=("registration_not_carried",),
    ),
    annex(
        "08",
        pt="Não mostrar à fiscalização os documentos exigidos.",
        en="Not showing the required papers to the inspectors.",
        conducts=("documents_not_shown",),
    ),
    annex(
        "09",
        pt="Levar passageiro com o taxímetro desligado, se for obrigatório.",
        en="Carrying a passenger with the taximeter off, where one is required.",
        conducts=("taximeter_off",),
        forbidden=town.taximeter_required,
    ),
    annex(
        "10",
        pt="Lavar o carro no ponto ou na rua.",
        en="Washing the car at the stand or in the street.",
        conducts=("washing_at_stand",),
    ),
    annex(
        "11",
        pt="Fazer lotação sem autorização.",
        en="Running a shared ride without authorization.",
        conducts=("unauthorized_shared_ride",),
    ),
    annex(
        "12",
        pt="Dirigir sem o cuidado e a atenção devidos.",
        en="Driving without due care and attention.",
        conducts=("careless_driving",),
    ),
    annex(
        "13",
        pt="A empresa deixar o carro com motorista que não contratou.",
        en="A company leaving the car to a driver whom it has not hired.",
        conducts=("uncontracted_driver",),
        forbidden=(holder_kind == "company") & ~known_to_be_hired,
    ),
    duty(
        "luggage",
        "Anexo I, 14",
        "art. 11",
        pt="Recusar a bagagem do passageiro.",
        en="Refusing the passenger's luggage.",
        conducts=("refusing_luggage",),
        lawful=luggage_endangers,
    ),
    duty(
        "undercharging",
        "Anexo I, 14",
        "art. 26",
        pt="Cobrar menos que a tabela.",
        en="Charging less than the table.",
        conducts=("undercharging",),
        lawful=UNDERCHARGING.is_("fare_is_maximum"),
    ),
    duty(
        "vacant_stand",
        "Anexo I, 14",
        "art. 14",
        "art. 14, parágrafo único",
        pt="Deixar o ponto vago por mais de trinta dias sem justificativa.",
        en="Leaving the stand vacant for more than thirty days without a justification.",
        conducts=("stand_vacant_unjustified",),
    ),
    duty(
        "transferred_permit",
        "Anexo I, 14",
        "art. 8º",
        pt="Passar a autorização a outra pessoa.",
        en="Passing the authorization on to another person.",
        conducts=("permit_transferred",),
    ),
    duty(
        "vehicle_standard",
        "Anexo I, 14",
        "art. 15",
        "art. 16",
        "art. 17",
        "art. 18",
        pt="Usar carro fora do padrão da lei.",
        en="Using a car outside the standard of the law.",
        conducts=("non_standard_vehicle",),
    ),
    # Named by its article alone, a breach of the standard is a duty of its own and no item on the state of the car.
    duty(
        "standard_of_art_16",
        "art. 16",
        "Anexo I, 14",
        pt="Usar carro que não atende ao art. 16.",
        en="Using a car that does not meet art. 16.",
    ),
    duty("radio", "art. 17", "Anexo I, 14", pt="Usar rádio irregular.", en="Using an irregular radio."),
    duty(
        "equipment",
        "art. 18",
        "Anexo I, 14",
        pt="Rodar sem o equipamento exigido.",
        en="Running without the required equipment.",
    ),
    duty(
        "sign",
        "art. 18, I",
        "Anexo I, 14",
        pt="Rodar sem luminoso nem distintivo autorizado.",
        en="Running with neither lit sign nor authorized mark.",
    ),
    annex(
        "15",
        pt="Tratar passageiro ou público sem educação.",
        en="Treating passengers or the public without courtesy.",
        conducts=("discourtesy", "assault"),
    ),
    annex(
        "16",
        pt="Tomar caminho mais longo que o necessário.",
        en="Taking a longer way than needed.",
        conducts=("longer_route",),
    ),
    annex(
        "17",
        "art. 29",
        pt="Desrespeitar a fiscalização.",
        en="Disrespecting the inspectors.",
        conducts=("disrespecting_inspection", "obstructing_inspection"),
    ),
    annex(
        "18",
        "art. 21",
        pt="Estacionar onde ou como não é permitido.",
        en="Parking where or how it is not permitted.",
        conducts=("irregular_parking", "stand_outside_designated_place"),
    ),
    annex(
        "19",
        pt="Largar o carro no ponto sem motivo justo.",
        en="Leaving the car at the stand without just cause.",
        conducts=("leaving_vehicle_at_stand",),
    ),
    annex(
        "20",
        "art. 18, I",
        pt="Levar passageiro à noite com o luminoso apagado.",
        en="Carrying a passenger at night with the lit sign off.",
        conducts=("roof_light_off_at_night",),
        forbidden=has_a_light,
    ),
    annex(
        "21",
        pt="Descuidar da conservação ou da limpeza do ponto.",
        en="Neglecting the upkeep or cleanliness of the stand.",
        conducts=("stand_neglect",),
    ),
    infraction_item(
        "item_22",
        "Anexo I, 22",
        "art. 6º, II",
        "art. 16",
        pt="Rodar com carro em mau estado.",
        en="Running with a car in a bad state.",
        conducts=("poor_vehicle_condition", "vehicle_not_roadworthy"),
        clauses=(withdrawal,),
    ),
    annex(
        "23",
        "art. 16, § 2º",
        pt="Rodar sem selo de vistoria válido.",
        en="Running without a valid inspection seal.",
        conducts=("inspection_overdue",),
    ),
    annex(
        "24",
        "art. 16",
        pt="Levar mais gente que a lotação do carro.",
        en="Carrying more people than the car holds.",
        conducts=("overloading",),
    ),
    annex(
        "25",
        "art. 13, parágrafo único",
        "art. 18, II",
        "art. 18, III",
        pt="Não deixar à vista as identificações e a tabela de tarifas.",
        en="Not displaying the identifications and the fare table.",
        conducts=("identification_not_displayed", "fare_table_not_displayed"),
    ),
    annex(
        "26",
        pt="Não aferir o taxímetro no prazo, se for obrigatório.",
        en="Not having the taximeter verified in time, where one is required.",
        conducts=("taximeter_not_verified",),
        forbidden=town.taximeter_required,
    ),
    infraction_item(
        "false_declaration",
        "art. 41",
        pt="Omitir ou falsear declaração no cadastro da autorização.",
        en="Leaving out or falsifying a declaration in registering for the authorization.",
        conducts="false_declaration",
        when=declared_falsely & ~known_driver,
        clauses=(revocation,),
    ),
)

GENERAL_CLAUSE = infraction_item(
    "general",
    "Anexo I, 14",
    "art. 6º, I",
    pt="Descumprir outro dever da lei ou de regulamento.",
    en="Breaching another duty of the law or of a regulation.",
    conducts="other_breach",
    group=GENERAL,
)
