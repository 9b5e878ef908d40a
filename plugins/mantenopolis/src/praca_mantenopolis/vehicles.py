"""The vehicle (arts. 3º, § 3º, 4º, III, 10, II, 11 to 17, 37, V, 67 and 70): which car may serve as a taxi.

Two periods of adaptation stand behind the conditions.  Sixty days from the publication of the law (through 2023-09-26)
for the stripe (art. 16) and, in the wording of 2024 of art. 70, for the equipment; thirty-six months for the colour
(art. 10, § 2º, and art. 70) and for cars past their age (art. 70).  What art. 70 said before Lei 1.799/2024 is lost, so
that until then its tolerances are open, not absent.
"""

from __future__ import annotations

from praca import (
    TRUE,
    Standard,
    as_worded,
    chapter,
    date,
    day,
    day_in_year,
    in_force,
    last_day_of,
    later_of,
    note,
    number,
    value,
    vehicle,
    when,
    year,
    years,
)
from praca_mantenopolis.readings import (
    ART70_AGE_SCOPE,
    ART70_PUBLICATION,
    EARLIER_WORDING,
    PICKUP_ADMITTED,
    VEHICLE_AGE,
)

need = chapter("mantenopolis.vehicle")

PUBLISHED = day("2023-07-28")
END_OF_60_DAYS = day("2023-09-26")

executive = vehicle.role == "executive"
pickup = vehicle.category == "pickup"
read_back = EARLIER_WORDING.is_("current_text")

doors = vehicle.side_doors + number(vehicle.tailgate & ~pickup)

end_of_36_months = ART70_PUBLICATION.case(lei_1764=day("2026-07-28"), lei_1799=day("2027-04-17"))
within_36_months = date <= end_of_36_months
within_60_days = as_worded("art. 70", date <= END_OF_60_DAYS, read_back=read_back)

years_by_manufacture = year(date) - vehicle.manufacture_year
years_by_registration = later_of(
    0, *(number(date >= vehicle.first_registered + years(age)) * age for age in range(1, 61))
)
# No car is registered before it is made, so its eighth birthday cannot come before this day.
earliest_eighth_birthday = day_in_year(vehicle.manufacture_year + 8, 1, 1)
last_day_of_eighth_year = last_day_of(
    VEHICLE_AGE.case(manufacture_year=vehicle.manufacture_year, anniversary=year(vehicle.first_registered)) + 8
)
in_service = ART70_AGE_SCOPE.case(in_service_2023=vehicle.taxi_since <= PUBLISHED, any_taxi=vehicle.taxi_since <= date)

replace_by = when(in_service & (last_day_of_eighth_year < end_of_36_months), end_of_36_months, last_day_of_eighth_year)

# Within the 60 days only (art. 16, parágrafo único): a replacement of before the law starts nothing.
replaced_under_this_law = vehicle.replaced_on >= PUBLISHED
striped = vehicle.equipment.has("side_band")
stripe_is_due = striped & ((date > END_OF_60_DAYS) | replaced_under_this_law)

# Art. 11, III: code, provisions, and what the vehicle must carry.
EQUIPMENT = (
    (
        "roof_light",
        ("art. 11, III, a",),
        "O veículo leva no teto a caixa luminosa de táxi.",
        "The vehicle carries the lit taxi box on its roof.",
    ),
    (
        "free_occupied_indicator",
        ("art. 11, III, b",),
        "O veículo tem indicador de livre ou ocupado.",
        "The vehicle has a free or occupied indicator.",
    ),
    (
        "seat_belts",
        ("art. 11, III, c",),
        "O veículo tem cintos de segurança perfeitos.",
        "The vehicle has seat belts in perfect condition.",
    ),
    (
        "holder_card",
        ("art. 11, III, d",),
        "O veículo leva a identificação do taxista.",
        "The vehicle carries the holder's identification card.",
    ),
    (
        "fare_table",
        ("art. 11, III, e", "art. 30"),
        "O veículo leva a tabela de preços.",
        "The vehicle carries the fare table.",
    ),
    (
        "no_smoking_sticker",
        ("art. 11, III, f",),
        "O veículo leva o adesivo que proíbe fumar.",
        "The vehicle bears the no smoking sticker.",
    ),
    (
        "municipal_registration",
        ("art. 11, III, g", "art. 17"),
        "O veículo leva a inscrição municipal (IM).",
        "The vehicle carries its municipal registration (IM).",
    ),
)

VEHICLE = Standard(
    requirements=(
        need(
            "executive_air_conditioning",
            "art. 3º, § 3º, I",
            "art. 10, II, d",
            pt="O táxi executivo tem ar-condicionado.",
            en="An executive taxi has air conditioning.",
            holds=vehicle.air_conditioning,
            only_if=executive,
        ),
        need(
            "executive_doors",
            "art. 3º, § 3º, II",
            pt="O táxi executivo tem pelo menos quatro portas.",
            en="An executive taxi has at least four doors.",
            holds=doors >= 4,
            only_if=executive,
        ),
        need(
            "executive_airbags",
            "art. 3º, § 3º, IV",
            pt="O táxi executivo tem airbag.",
            en="An executive taxi has airbags.",
            holds=vehicle.airbags,
            only_if=executive,
        ),
        need(
            "cargo",
            "art. 4º, III",
            pt="O veículo não leva carga paga.",
            en="The vehicle carries no cargo for pay.",
            holds=~vehicle.used_for_cargo,
        ),
        need(
            "registration_document",
            "art. 10, II, a",
            pt="O veículo tem certificado de registro e licenciamento (CRLV).",
            en="The vehicle has its registration and licensing certificate (CRLV).",
            holds=vehicle.documents.vehicle_registration,
        ),
        need(
            "category",
            "art. 10, II, b",
            "art. 4º, III",
            pt="O veículo é automóvel, camioneta ou semelhante, não motocicleta nem ônibus.",
            en="The vehicle is a car, utility wagon or the like, neither motorcycle nor bus.",
            holds=~vehicle.category.one_of("motorcycle", "bus"),
        ),
        need(
            "pickup",
            "art. 10, II, b",
            pt="Caminhonete não é veículo de passeio; só a lei de 2025 a admite como táxi.",
            en="A pick-up is no passenger car; only the law of 2025 admits it as a taxi.",
            holds=~pickup,
            unless=PICKUP_ADMITTED.is_("admitted") & in_force("art. 4º, III"),
            unless_cites=("art. 4º, III",),
        ),
        need(
            "age",
            "art. 10, II, b",
            "art. 11, II",
            "art. 12",
            pt="O veículo tem no máximo oito anos e, ao completá-los, é trocado até 31 de dezembro.",
            en="The vehicle is at most eight years old and, once it is eight, is replaced by 31 December.",
            holds=VEHICLE_AGE.case(
                manufacture_year=years_by_manufacture <= 8,
                anniversary=(date <= earliest_eighth_birthday) | (date <= vehicle.first_registered + years(8)),
            ),
            unless=as_worded("art. 70", in_service & within_36_months, read_back=read_back),
            unless_cites=("art. 70",),
        ),
        need(
            "doors",
            "art. 10, II, c",
            pt="O veículo tem quatro ou cinco portas, contada a traseira.",
            en="The vehicle has four or five doors, the tailgate included.",
            holds=doors.one_of(4, 5),
        ),
        need(
            "occupants",
            "art. 10, II, c",
            "art. 4º, III",
            pt="O veículo leva no máximo sete ocupantes.",
            en="The vehicle takes at most seven occupants.",
            holds=vehicle.seats <= 7,
        ),
        need(
            "air_conditioning",
            "art. 10, II, d",
            pt="O veículo tem ar-condicionado.",
            en="The vehicle has air conditioning.",
            holds=vehicle.air_conditioning,
            only_if=~executive,
            unless=within_60_days,
            unless_cites=("art. 70",),
        ),
        need(
            "colour",
            "art. 10, II, e",
            pt="O veículo é branco; o táxi executivo pode ter outra cor.",
            en="The vehicle is white; an executive taxi may have another colour.",
            holds=vehicle.colour == "white",
            only_if=~executive,
            unless=within_36_months,
            unless_cites=("art. 10, § 2º", "art. 70"),
        ),
        need(
            "condition",
            "art. 11, I",
            pt="O veículo está em bom estado.",
            en="The vehicle is in good condition.",
            holds=~(vehicle.condition == "bad"),
        ),
        *(
            need(
                code,
                *cites,
                pt=pt,
                en=en,
                holds=vehicle.equipment.has(code),
                unless=within_60_days,
                unless_cites=("art. 70",),
            )
            for code, cites, pt, en in EQUIPMENT
        ),
        need(
            "stripe",
            "art. 13",
            pt="O veículo traz a faixa lateral.",
            en="The vehicle bears the side stripe.",
            holds=striped,
            unless=date <= END_OF_60_DAYS,
            unless_cites=("art. 16",),
        ),
        need(
            "stripe_at_once",
            "art. 13",
            "art. 16, parágrafo único",
            pt="O veículo trocado nos primeiros 60 dias traz a faixa lateral de imediato.",
            en="A vehicle replaced in the first 60 days bears the side stripe at once.",
            holds=striped,
            only_if=(date <= END_OF_60_DAYS) & replaced_under_this_law,
        ),
        need(
            "stripe_width",
            "art. 14",
            pt="A faixa mede 20 cm.",
            en="The stripe is 20 cm wide.",
            holds=vehicle.stripe.width_cm == 20,
            only_if=stripe_is_due,
        ),
        # The paragraph came long after the 60 days, so any stripe was due by then.
        need(
            "stripe_annex",
            "art. 14, parágrafo único",
            pt="A faixa segue o padrão do Anexo I.",
            en="The stripe follows the standard of Anexo I.",
            holds=vehicle.stripe.annex_ok,
            only_if=striped,
        ),
        need(
            "stripe_colour",
            "art. 15",
            pt="A faixa é verde bandeira.",
            en="The stripe is flag green.",
            holds=vehicle.stripe.colour == "flag_green",
            only_if=stripe_is_due,
        ),
        need(
            "stripe_text",
            "art. 15",
            pt="A faixa traz em branco os dizeres do táxi do Município.",
            en="The stripe bears the town's taxi text in white.",
            holds=vehicle.stripe.text_ok,
            only_if=stripe_is_due,
        ),
        need(
            "hygiene",
            "art. 37, V",
            pt="O veículo está limpo.",
            en="The vehicle is clean.",
            holds=~(vehicle.hygiene == "bad"),
        ),
        need(
            "advertising",
            "art. 67",
            pt="Fora do vidro traseiro não há publicidade sem autorização.",
            en="Outside the rear window there is no advertising without leave.",
            holds=~(vehicle.advertising == "unauthorized"),
        ),
    ),
    values=(
        value(
            "age_years",
            "art. 11, II",
            pt="idade do veículo, em anos",
            en="age of the vehicle, in years",
            is_=VEHICLE_AGE.case(manufacture_year=years_by_manufacture, anniversary=years_by_registration),
        ),
        value(
            "max_occupants",
            "art. 10, II, c",
            "art. 4º, III",
            pt="máximo de ocupantes, com o motorista",
            en="most occupants, the driver included",
            is_=7,
        ),
        value(
            "replace_by",
            "art. 11, II",
            "art. 12",
            "art. 70",
            pt="último dia para substituir o veículo",
            en="last day to replace the vehicle",
            is_=replace_by,
            only_if=as_worded("art. 12", TRUE, read_back=read_back),
        ),
    ),
    notes=(
        note(
            "mantenopolis.vehicle.executive_seal",
            "assumption",
            "art. 3º, § 3º, III",
            pt="O cadastro e o selo do táxi executivo não foram perguntados; confira-os com o Executivo.",
            en="The registration and seal of the executive taxi were not asked; check them with the Executive.",
            when=executive,
        ),
        note(
            "mantenopolis.vehicle.annex",
            "text",
            "art. 14, parágrafo único",
            pt="O Anexo I não está no texto consolidado: vale o que o caso informa sobre o padrão da faixa.",
            en="Anexo I is not in the consolidated text: what the case says about the stripe's standard counts.",
            when=striped,
        ),
        note(
            "mantenopolis.vehicle.special_stand",
            "doubt",
            "art. 15, parágrafo único",
            pt="Com licença especial de ponto fixo, que a lei não define, a faixa mostra também telefone e ponto.",
            en="With a special fixed-stand licence, which the law does not define, it also shows telephone and stand.",
            when=striped,
        ),
    ),
)
