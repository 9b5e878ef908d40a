"""What the law forbids by name: arts. 8º, 16, 17, 23 and 39 to 41.

A group is the provision that punishes; its range names the kind of sanction.
"""

from __future__ import annotations

from praca import FALSE, TRUE, Group, happened, infraction_item, permit, refusal
from praca_cotriguacu.permit_periods import new_car_being_legalized
from praca_cotriguacu.readings_service import ABANDONMENT_CAUSE, DISCOUNT
from praca_cotriguacu.refusals import REFUSAL_IS_LAWFUL

FINE_UFM = 20


def fined(item: str) -> Group:
    """The faults that an item of art. 40 fines; § 2º sets one amount for all, in UFM."""
    return Group(f"40_{item}", (f"art. 40, {item}",), base=FINE_UFM, range="fine")


def punished(provision: str, kind: str) -> Group:
    """The faults to which a provision ties a sanction other than a fine."""
    return Group(provision, (provision,), range=kind)


FAULT_I = punished("art. 39, I", "warning")
FAULT_II = punished("art. 39, II", "warning")
RENEWAL = Group("renewal", ("art. 8º, § 1º", "art. 40, II"), base=FINE_UFM, range="renewal")
UNLICENSED = fined("VI")
TARIFF = fined("V")

# A refusal that the case describes is the one that is punished.
refusal_excused = happened(refusal) & REFUSAL_IS_LAWFUL
excused_idleness = permit.idle_justified | new_car_being_legalized


FAULTS = (
    infraction_item(
        "condition",
        "art. 39, I",
        "art. 29, V",
        pt="Apresentar o carro sem segurança ou sem limpeza.",
        en="Presenting an unsafe or dirty car.",
        conducts="poor_vehicle_condition",
        group=FAULT_I,
    ),
    infraction_item(
        "courtesy",
        "art. 39, II",
        pt="Tratar mal passageiros ou o público.",
        en="Treating passengers or the public badly.",
        conducts=("discourtesy", "assault"),
        group=FAULT_II,
    ),
    # The bare duty does not tell whom it was owed; what art. 39, II punishes mildly goes before the general clause.
    infraction_item(
        "courtesy_duty",
        "art. 31, I",
        "art. 39, II",
        pt="Faltar com a cortesia devida.",
        en="Failing in the courtesy that is due.",
        group=FAULT_II,
    ),
)

RENEWALS = (
    infraction_item(
        "renewal",
        "art. 8º, § 1º",
        "art. 40, II",
        "art. 8º",
        pt="Não pedir a renovação do alvará até janeiro, com os documentos.",
        en="Not asking for the renewal of the licence by January, with its papers.",
        conducts="licence_not_renewed",
        group=RENEWAL,
    ),
    # Named by its own provision, the missed limit is taken as established.
    infraction_item(
        "renewal_limit_missed",
        "art. 16, I",
        "art. 8º, § 2º",
        pt="Não pedir a renovação até o limite que extingue a permissão.",
        en="Not asking for the renewal by the limit that ends the permission.",
        group=RENEWAL,
    ),
)

FINED = (
    infraction_item(
        "refusal",
        "art. 40, III",
        "art. 30",
        pt="Recusar passageiro sem justa causa.",
        en="Refusing a passenger without just cause.",
        conducts=("refusing_passenger", "preferring_another_passenger"),
        group=fined("III"),
        lawful=refusal_excused,
    ),
    infraction_item(
        "inspection_hindered",
        "art. 40, IV",
        pt="Recusar a fiscalização ou dificultá-la.",
        en="Refusing inspection or hindering it.",
        conducts=("obstructing_inspection", "documents_not_shown"),
        group=fined("IV"),
    ),
    infraction_item(
        "tariff",
        "art. 40, V",
        "art. 31, V",
        "art. 26",
        pt="Cobrar mais do que a tabela.",
        en="Charging more than the fare table.",
        conducts="overcharging",
        group=TARIFF,
    ),
    infraction_item(
        "change",
        "art. 40, V",
        "art. 31, V",
        pt="Ficar com o troco.",
        en="Keeping the change.",
        conducts="withholding_change",
        group=TARIFF,
    ),
    infraction_item(
        "discount",
        "art. 40, V",
        "art. 31, V",
        pt="Cobrar menos do que a tabela.",
        en="Charging less than the fare table.",
        conducts="undercharging",
        group=TARIFF,
        lawful=DISCOUNT.case(breach=FALSE, permitted=TRUE),
    ),
    infraction_item(
        "unlicensed_vehicle",
        "art. 40, VI",
        pt="Transportar por dinheiro em carro sem licença para isso.",
        en="Carrying people for money in a car not licensed for it.",
        conducts=("unlicensed_transport", "clandestine_transport"),
        group=UNLICENSED,
    ),
    infraction_item(
        "other_town",
        "art. 40, VI",
        pt="Fazer aqui o serviço com táxi de outro município.",
        en="Doing the service here with a taxi of another town.",
        conducts="out_of_town_taxi",
        group=UNLICENSED,
    ),
    infraction_item(
        "licence_on_board",
        "art. 40, VII",
        "art. 4º, § 2º",
        "art. 29, XI",
        "art. 31, II",
        pt="Não trazer no carro o alvará.",
        en="Not having the licence in the car.",
        conducts="licence_not_carried",
        group=fined("VII"),
    ),
    infraction_item(
        "term_on_board",
        "art. 40, VII",
        pt="Não trazer no carro o termo de permissão.",
        en="Not having the permission term in the car.",
        conducts="permit_not_carried",
        group=fined("VII"),
    ),
    infraction_item(
        "vehicle_left",
        "art. 40, VIII",
        pt="Afastar-se do carro parado no ponto.",
        en="Going away from the car parked at the stand.",
        conducts="leaving_vehicle_at_stand",
        group=fined("VIII"),
    ),
    infraction_item(
        "parking",
        "art. 40, IX",
        pt="Estacionar fora das condições do regulamento.",
        en="Parking outside the regulated conditions.",
        conducts=("irregular_parking", "stand_outside_designated_place"),
        group=fined("IX"),
    ),
)

GROUNDS = (
    infraction_item(
        "disobedience",
        "art. 41, I",
        pt="Desobedecer repetidas vezes à lei ou ao Código de Trânsito.",
        en="Disobeying the law or the traffic code repeatedly.",
        conducts="repeated_disobedience",
        group=punished("art. 41, I", "suspension"),
    ),
    infraction_item(
        "idle_over_10_days",
        "art. 41, II",
        pt="Deixar o serviço por mais de dez dias sem justa causa.",
        en="Leaving the service for more than ten days without just cause.",
        conducts="idle_over_10_days",
        group=punished("art. 41, II", "suspension"),
        lawful=excused_idleness,
    ),
    infraction_item(
        "incapacity",
        "art. 41, III",
        pt="Mostrar-se incapaz, na técnica ou na moral, para o serviço.",
        en="Being shown unfit for the service, technically or morally.",
        group=punished("art. 41, III", "suspension"),
    ),
    infraction_item(
        "not_roadworthy",
        "art. 41, IV",
        pt="Ter o carro sem condições de rodar.",
        en="Having a car that is not fit to run.",
        conducts="vehicle_not_roadworthy",
        group=punished("art. 41, IV", "suspension"),
    ),
    infraction_item(
        "idle_over_30_days",
        "art. 17, II",
        pt="Abandonar a atividade por mais de trinta dias.",
        en="Abandoning the activity for more than thirty days.",
        conducts="idle_over_30_days",
        group=punished("art. 17, II", "lapse"),
        lawful=ABANDONMENT_CAUSE.case(just_cause_excuses=excused_idleness, literal=FALSE),
    ),
    infraction_item(
        "penalty_unmet",
        "art. 17, IV",
        pt="Não cumprir no prazo a penalidade imposta.",
        en="Not complying in time with a penalty imposed.",
        conducts="unmet_penalty",
        group=punished("art. 17, IV", "lapse"),
    ),
    infraction_item(
        "summons_unmet",
        "art. 17, V",
        pt="Não atender à intimação para regularizar o serviço.",
        en="Not answering the summons to put the service in order.",
        conducts="unmet_summons",
        group=punished("art. 17, V", "lapse"),
    ),
    infraction_item(
        "tax_evasion",
        "art. 17, VI",
        pt="Ser condenado, sem mais recurso, por sonegar tributos.",
        en="Being finally convicted of tax evasion.",
        group=punished("art. 17, VI", "lapse"),
    ),
    infraction_item(
        "deficient_service",
        "art. 17, VII",
        pt="Prestar serviço inadequado ou deficiente.",
        en="Giving an inadequate or deficient service.",
        group=punished("art. 17, VII", "lapse"),
    ),
    infraction_item(
        "plates",
        "art. 23",
        pt="Vender o táxi sem antes baixar a placa de aluguel.",
        en="Selling the taxi without first having its hire plate removed.",
        conducts="plates_not_removed",
        group=punished("art. 23", "cancellation"),
    ),
)
