"""What the law forbids, provision by provision; any other duty of it falls under the general clause of art. 20.

A group says how an infraction is punished: by the general clause alone, or by a rule of its own on recidivism.
"""

from __future__ import annotations

from praca import FALSE, Group, given, happened, holder, infraction_item, refusal, trip, vehicle, when
from praca_ipiranga.fares import free_price
from praca_ipiranga.refusals import may_refuse
from praca_ipiranga.sanctions import (
    ARRIVAL_ORDER,
    DRESS,
    DRUNK,
    FALSE_DECLARATION,
    GENERAL_CLAUSE,
    INSPECTION_FAILED,
    INSPECTION_OVERDUE,
    PRICE,
    TAXIMETER_DEFECT,
    UNFIT_VEHICLE,
)

GENERAL = Group("general", ("art. 20", "art. 22"))
QUEUE_RULE = Group("queue", ("art. 9º, parágrafo único",))
DRESS_RULE = Group("dress", ("art. 14, parágrafo único",))
PRICE_RULE = Group("price", ("art. 19, § 2º",))

# Art. 3º, parágrafo único spares rural taxis the taximeter; an area that is not given is no exception.
rural = when(
    given(vehicle.service_area),
    vehicle.service_area == "rural",
    when(given(holder.service_area), holder.service_area == "rural", FALSE),
)
# Art. 28 excepts the risk to the driver; beyond the capacity of art. 2º nobody may be carried.
lawful_refusal = happened(refusal) & may_refuse
lawful_price = happened(trip) & free_price

PUNISHED_APART = (
    infraction_item(
        "arrival_order",
        "art. 9º, parágrafo único",
        "art. 9º",
        pt="Não respeitar a ordem de chegada ao ponto.",
        en="Not keeping the order of arrival at the stand.",
        conducts="queue_jumping",
        group=QUEUE_RULE,
        clauses=ARRIVAL_ORDER,
    ),
    infraction_item(
        "dress",
        "art. 14, parágrafo único",
        "art. 14",
        pt="Trabalhar malvestido ou sem higiene.",
        en="Working badly dressed or unclean.",
        conducts="dress_code",
        group=DRESS_RULE,
        clauses=DRESS,
    ),
    # Named by art. 16 alone, the breach is one of the tariff; the abuse of art. 19, § 2º is the overcharging below.
    infraction_item(
        "off_tariff",
        "art. 16",
        "art. 19, § 1º",
        pt="Cobrar preço diverso da tarifa fora dos casos de preço livre.",
        en="Charging other than the tariff outside the cases of a free price.",
        conducts="undercharging",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
        lawful=lawful_price,
    ),
    infraction_item(
        "overcharging",
        "art. 16",
        "art. 19",
        "art. 19, § 2º",
        pt="Cobrar mais do que a tarifa.",
        en="Charging more than the tariff.",
        conducts="overcharging",
        group=PRICE_RULE,
        clauses=PRICE,
    ),
)

BY_THE_LAW_ITSELF = (
    infraction_item(
        "inspection_failed",
        "art. 11, § 6º",
        pt="Não satisfazer as normas da vistoria.",
        en="Not satisfying the norms of the inspection.",
        conducts="inspection_failed",
        clauses=INSPECTION_FAILED,
    ),
    infraction_item(
        "inspection_overdue",
        "art. 11, § 8º",
        pt="Não apresentar o veículo à vistoria no prazo.",
        en="Not presenting the vehicle for inspection in time.",
        conducts="inspection_overdue",
        clauses=INSPECTION_OVERDUE,
    ),
    infraction_item(
        "drunk",
        "art. 15, parágrafo único",
        "art. 15",
        pt="Ingerir bebida alcoólica ou outra droga em serviço.",
        en="Taking alcohol or another drug on duty.",
        conducts="drunk_on_duty",
        clauses=DRUNK,
    ),
    infraction_item(
        "false_declaration",
        "art. 25",
        pt="Omitir ou declarar falsamente no cadastro.",
        en="Leaving out or falsely declaring something in the register.",
        conducts="false_declaration",
        clauses=FALSE_DECLARATION,
    ),
    infraction_item(
        "taximeter_defect",
        "art. 26, parágrafo único",
        pt="Rodar com taxímetro viciado.",
        en="Driving with a faulty taximeter.",
        conducts="taximeter_defect",
        group=GENERAL,
        clauses=TAXIMETER_DEFECT,
    ),
    infraction_item(
        "unfit_vehicle",
        "art. 11, § 7º",
        "art. 24, parágrafo único",
        pt="Rodar com veículo em mau estado.",
        en="Driving a vehicle in a bad state.",
        conducts=("poor_vehicle_condition", "vehicle_not_roadworthy"),
        group=GENERAL,
        clauses=UNFIT_VEHICLE,
    ),
)

UNDER_THE_GENERAL_CLAUSE = (
    infraction_item(
        "overloading",
        "art. 2º",
        "art. 2º, § 1º",
        "art. 2º, § 2º",
        pt="Transportar mais pessoas do que a lei admite.",
        en="Carrying more persons than the law admits.",
        conducts="overloading",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "taximeter_off",
        "art. 3º",
        pt="Rodar sem o taxímetro à vista do passageiro.",
        en="Driving without the taximeter in the passenger's sight.",
        conducts="taximeter_off",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
        lawful=rural,
    ),
    infraction_item(
        "permit_transferred",
        "art. 8º, parágrafo único",
        pt="Vender ou transferir a permissão.",
        en="Selling or transferring the permit.",
        conducts="permit_transferred",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "taximeter_not_verified",
        "art. 11, § 3º",
        "art. 26",
        pt="Rodar com taxímetro não verificado.",
        en="Driving with a taximeter that was not verified.",
        conducts="taximeter_not_verified",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "identification",
        "art. 11, § 4º",
        "art. 12",
        pt="Não trazer à vista o certificado de vistoria ou a identificação.",
        en="Not displaying the inspection certificate or the identification.",
        conducts="identification_not_displayed",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "non_standard_vehicle",
        "art. 12",
        pt="Rodar com veículo fora da padronização.",
        en="Driving a vehicle that is not of the standard look.",
        conducts="non_standard_vehicle",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "driver_change",
        "art. 13, § 1º",
        pt="Não comunicar a admissão ou a saída de motorista.",
        en="Not reporting that a driver came or left.",
        conducts="driver_change_not_reported",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "unregistered_driver",
        "art. 13, § 3º",
        pt="Confiar o táxi a motorista não cadastrado.",
        en="Having the taxi driven by somebody who is not registered.",
        conducts="unregistered_driver",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "fare_table",
        "art. 19",
        pt="Não trazer à vista a tabela de tarifas.",
        en="Not displaying the fare table.",
        conducts="fare_table_not_displayed",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "suspended",
        "art. 23",
        "art. 27",
        pt="Trabalhar com a permissão suspensa.",
        en="Working while the permit is suspended.",
        conducts="driving_while_suspended",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "refusal",
        "art. 28",
        pt="Recusar passageiro sem risco para o condutor.",
        en="Refusing a passenger without a risk to the driver.",
        conducts=("refusing_passenger", "preferring_another_passenger"),
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
        lawful=lawful_refusal,
    ),
    infraction_item(
        "stand_misuse",
        "art. 29",
        pt="Usar o ponto para outra atividade.",
        en="Using the stand for another activity.",
        conducts="stand_misuse",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "washing",
        "art. 29, parágrafo único",
        pt="Lavar o carro no ponto, ou lá fazer consertos, recreação ou reunião.",
        en="Washing the car at the stand, or repairing, playing or gathering there.",
        conducts="washing_at_stand",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
    infraction_item(
        "advertising",
        "art. 30",
        pt="Trazer publicidade sem autorização.",
        en="Carrying advertising without authorization.",
        conducts="unauthorized_advertising",
        group=GENERAL,
        clauses=GENERAL_CLAUSE,
    ),
)

OTHER_DUTIES = infraction_item(
    "other_duty",
    "art. 20",
    pt="Descumprir outro dever desta lei.",
    en="Breaching another duty of this law.",
    group=GENERAL,
    clauses=GENERAL_CLAUSE,
)
