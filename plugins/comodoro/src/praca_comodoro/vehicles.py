"""May this car serve as a taxi in Comodoro-MT? Arts. 15 to 20 of the law of 18 November 2025."""

from __future__ import annotations

from praca import (
    Standard,
    chapter,
    date,
    day_in_year,
    holder,
    last_day_of,
    months,
    next_business_day,
    note,
    number,
    town,
    value,
    vehicle,
    year,
    years,
)
from praca_comodoro.readings import INSPECTION_VALIDITY, SEDAN_BOOT_LID, SEVEN_PERSONS, VEHICLE_AGE
from praca_comodoro.sanction_readings import LAST_DAY_NOT_BUSINESS

need = chapter("comodoro.vehicle")

# Art. 19 serves who was in the service at publication, with the car then in service; its last day never moves.
adapting = (
    (date <= town.law_published + months(6))
    & (holder.operating_since <= town.law_published)
    & (vehicle.taxi_since <= town.law_published)
)

registered_doors = vehicle.side_doors + number(vehicle.tailgate)
boot_lid = number((vehicle.category == "car") & ~vehicle.tailgate)
doors = SEDAN_BOOT_LID.case(not_a_door=registered_doors, counts=registered_doors + boot_lid)
counted_from = VEHICLE_AGE.case(calendar_year=vehicle.manufacture_year, model_year=vehicle.model_year)
inspection_valid_until = INSPECTION_VALIDITY.case(
    twelve_months=vehicle.inspection.date + years(1),
    calendar_year=last_day_of(year(vehicle.inspection.date)),
)
reserve = vehicle.role.one_of("reserve", "association_reserve")

# The last day is 31 January of the year after the renewal; where offices are closed it gives way to the next open day.
last_of_january = day_in_year(year(vehicle.licence_renewed) + 1, 1, 31)
licence_renewal_due = LAST_DAY_NOT_BUSINESS.case(
    next_business_day=next_business_day(last_of_january), same_day=last_of_january
)


VEHICLE = Standard(
    requirements=(
        need(
            "taximeter",
            "art. 15",
            pt="O carro tem taxímetro, quando um regulamento municipal o exige.",
            en="The car has a taximeter, where a municipal regulation requires one.",
            holds=vehicle.equipment.has("taximeter"),
            only_if=town.taximeter_required,
        ),
        need(
            "category",
            "art. 16",
            pt="O carro é automóvel, minivan ou utilitário.",
            en="The vehicle is a car, a minivan or a utility.",
            holds=vehicle.category.one_of("car", "minivan", "utility"),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "colour",
            "art. 16",
            pt="A cor predominante é branca ou prata.",
            en="The predominant colour is white or silver.",
            holds=vehicle.colour.one_of("white", "silver"),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "capacity",
            "art. 16",
            pt="O carro comporta no máximo sete pessoas.",
            en="The car holds at most seven persons.",
            holds=vehicle.seats <= SEVEN_PERSONS.case(driver_included=7, passengers_only=8),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "doors",
            "art. 16",
            pt="O carro tem pelo menos cinco portas.",
            en="The car has at least five doors.",
            holds=doors >= 5,
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "condition",
            "art. 16",
            pt="O carro está em bom estado de conservação.",
            en="The car is in a good state of repair.",
            holds=vehicle.condition.one_of("perfect", "good"),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "hygiene",
            "art. 16",
            pt="O carro está limpo.",
            en="The car is clean.",
            holds=vehicle.hygiene == "good",
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "roadworthy",
            "art. 16",
            pt="O carro funciona bem e roda com segurança.",
            en="The car works well and runs safely.",
            holds=vehicle.roadworthy,
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "age",
            "art. 16, § 1º",
            pt="O carro tem no máximo quatro anos.",
            en="The car is at most four years old.",
            holds=year(date) - counted_from <= 4,
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "inspection_passed",
            "art. 16, § 2º",
            pt="O carro foi aprovado na vistoria do órgão municipal de trânsito.",
            en="The car passed the inspection of the municipal traffic body.",
            holds=vehicle.inspection.result == "passed",
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "inspection_current",
            "art. 16, § 2º",
            pt="O laudo de vistoria está dentro da validade anual.",
            en="The inspection report is within its year.",
            holds=date <= inspection_valid_until,
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "radio",
            "art. 17",
            pt="O rádio, se houver, foi autorizado pelo Município e está regular.",
            en="The radio, if there is one, is authorized by the municipality and regular.",
            holds=vehicle.radio.one_of("none", "authorized"),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "sign",
            "art. 18, I",
            pt="O carro tem luminoso de táxi ou outro distintivo autorizado.",
            en="The car has a lit taxi sign or another authorized mark.",
            holds=vehicle.equipment.has("roof_light") | vehicle.equipment.has("alternative_sign"),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "holder_card",
            "art. 18, II",
            pt="O cartão que identifica o titular está no carro.",
            en="The card identifying the holder is in the car.",
            holds=vehicle.equipment.has("holder_card"),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "driver_card",
            "art. 18, II",
            pt="O cartão que identifica o condutor está no carro.",
            en="The card identifying the driver is in the car.",
            holds=vehicle.equipment.has("driver_card"),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "fare_table",
            "art. 18, III",
            pt="A tabela de tarifas vigente e autenticada está no carro.",
            en="The authenticated fare table in force is in the car.",
            holds=vehicle.equipment.has("fare_table"),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "permit_sticker",
            "art. 18, IV",
            pt="O adesivo traz os números da licença e do ponto e o dia da vistoria.",
            en="The sticker shows the numbers of licence and stand and the day of inspection.",
            holds=vehicle.equipment.has("permit_sticker"),
            unless=adapting,
            unless_cites=("art. 19",),
        ),
        need(
            "reserve",
            "art. 19, parágrafo único",
            pt="O carro reserva só roda enquanto o principal está fora de serviço.",
            en="A reserve car runs only while the main car is out of service.",
            holds=vehicle.main_vehicle_out,
            only_if=reserve,
        ),
        need(
            "taxes",
            "art. 20",
            pt="As taxas e os impostos municipais do ano estão pagos.",
            en="The year's municipal fees and taxes are paid.",
            holds=vehicle.taxes_paid,
        ),
        need(
            "licence_renewed",
            "art. 20, parágrafo único",
            pt="O alvará de licença foi renovado até 31 de janeiro do ano seguinte ao da última renovação.",
            en="The Alvará was renewed by 31 January of the year after the last renewal.",
            holds=date <= licence_renewal_due,
        ),
    ),
    values=(
        value(
            "age_years",
            "art. 16, § 1º",
            pt="idade do carro em anos",
            en="age of the car in years",
            is_=year(date) - counted_from,
        ),
        value(
            "replace_by",
            "art. 16, § 1º",
            pt="último dia em que a idade do carro o deixa servir",
            en="last day on which the car's age lets it serve",
            is_=last_day_of(counted_from + 4),
        ),
        value(
            "inspection_valid_until",
            "art. 16, § 2º",
            pt="último dia de validade da vistoria",
            en="last day on which the inspection is valid",
            is_=inspection_valid_until,
        ),
    ),
    notes=(
        note(
            "comodoro.vehicle.regulation",
            "assumption",
            "art. 15",
            "art. 18",
            pt="Um regulamento municipal acrescenta exigências ao carro; só as desta lei foram conferidas.",
            en="A municipal regulation adds demands on the car; only those of this law were checked.",
            when=town.regulations.has("vehicle_standard"),
        ),
        note(
            "comodoro.vehicle.original_papers",
            "assumption",
            "art. 18, V",
            pt="Supõe-se que os papéis que estão no carro são originais ou cópias autenticadas.",
            en="The papers in the car are assumed to be originals or certified copies.",
            when=vehicle.equipment.has("holder_card") | vehicle.equipment.has("fare_table"),
        ),
        note(
            "comodoro.vehicle.withdrawal",
            "power",
            "art. 40, parágrafo único",
            pt="A autoridade pode retirar de circulação carro que não esteja perfeito, ainda que em bom estado.",
            en="The authority may take off the road a car that is not in perfect state, even where its state is good.",
            when=vehicle.condition.one_of("good", "bad"),
        ),
        note(
            "comodoro.vehicle.reserve_time",
            "doubt",
            "art. 19, parágrafo único",
            pt="A lei não diz por quanto tempo o carro reserva pode substituir o principal.",
            en="The law does not say for how long a reserve car may stand in for the main one.",
            when=reserve,
        ),
        note(
            "federal.lei-12468",
            "federal",
            pt="A Lei federal 12.468/2011, art. 2º, conta sete passageiros: só nela este carro de oito lugares cabe.",
            en="Federal Law 12.468/2011, art. 2º, counts seven passengers; this car, of eight places, fits only there.",
            when=vehicle.seats == 8,
        ),
    ),
)
