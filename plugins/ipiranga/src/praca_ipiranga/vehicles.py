"""The vehicle (arts. 2º, 3º, 5º, 10 to 13, 19, 26, 30): what a car must be, carry and have passed to be a taxi."""

from __future__ import annotations

from praca import (
    Standard,
    chapter,
    date,
    day_in_year,
    earlier_of,
    given,
    happened,
    last_day_of,
    months,
    needed,
    note,
    number,
    permit,
    town,
    value,
    vehicle,
    when,
    year,
    years,
)
from praca_ipiranga.readings import (
    CAPACITY_AT_500KG,
    DOOR_COUNT,
    INSPECTION_DEADLINE,
    MISSING_DAY,
    TEMPORARY_COLOUR,
    USE_AGE_START,
    VEHICLE_AGE,
)

need = chapter("ipiranga.vehicle")

rural = vehicle.service_area == "rural"
temporary = vehicle.role == "temporary"

doors = DOOR_COUNT.case(side_doors=vehicle.side_doors, with_tailgate=vehicle.side_doors + number(vehicle.tailgate))
# Art. 2º, § 1º joins two kinds of car: those with two doors, and those of any doors that carry little.
four_persons = (doors == 2) | CAPACITY_AT_500KG.case(
    five=vehicle.load_capacity_kg < 500, four=vehicle.load_capacity_kg <= 500
)
five_persons = (doors == 4) & ~four_persons

age = year(date) - vehicle.manufacture_year
last_day_of_manufacture_age = last_day_of(vehicle.manufacture_year + 6)
use_from = USE_AGE_START.case(first_registration=vehicle.first_registered, taxi_service=vehicle.taxi_since)
last_day_of_use = MISSING_DAY.case(next_day=use_from + years(6), last_day=use_from + years(6, missing_day="last_day"))
# No car is in use before it is made, so six years of use cannot be over before this day, whatever its registration.
earliest_end_of_use = day_in_year(vehicle.manufacture_year + 6, 1, 1)

# The block of a temporary car may be missing from the case: then its dates and its notice are unknown, not absent.
temporary_from = needed(permit.temporary_vehicle.from_)
temporary_until = needed(permit.temporary_vehicle.until)
three_months = MISSING_DAY.case(
    next_day=temporary_from + months(3), last_day=temporary_from + months(3, missing_day="last_day")
)

# A date that is given was set; without one, nobody is late where it is known that none was set.
after_due = date > permit.inspection_due
after_set_date = when(given(permit.inspection_due), after_due, town.inspection_due_set & after_due)
inspection_is_late = INSPECTION_DEADLINE.case(
    executive_date=after_set_date,
    end_of_june=after_set_date | (date > day_in_year(year(date), 6, 30)),
)

VEHICLE = Standard(
    requirements=(
        need(
            "doors",
            "art. 2º",
            pt="O táxi tem duas ou quatro portas.",
            en="A taxi has two or four doors.",
            holds=doors.one_of(2, 4),
        ),
        need(
            "four_persons",
            "art. 2º, § 1º",
            pt="Com duas portas ou pouca carga viajam no máximo quatro pessoas, contando o motorista.",
            en="With two doors or a small load at most four persons travel, the driver included.",
            holds=vehicle.persons_on_board <= 4,
            only_if=happened(vehicle.persons_on_board) & four_persons,
        ),
        need(
            "five_persons",
            "art. 2º, § 2º",
            pt="Com quatro portas e carga de 500 kg ou mais viajam no máximo cinco pessoas, contando o motorista.",
            en="With four doors and a load of 500 kg or more at most five persons travel, the driver included.",
            holds=vehicle.persons_on_board <= 5,
            only_if=happened(vehicle.persons_on_board) & five_persons,
        ),
        need(
            "taximeter",
            "art. 3º",
            pt="O táxi tem taxímetro, salvo o lotado no meio rural.",
            en="A taxi has a taximeter, unless it is assigned to the rural area.",
            holds=vehicle.equipment.has("taximeter"),
            only_if=~temporary,
            unless=rural,
            unless_cites=("art. 3º, parágrafo único",),
        ),
        need(
            "manufacture_age",
            "art. 5º, § 4º",
            pt="O ano de fabricação fica no máximo seis anos atrás.",
            en="The year of manufacture lies at most six years back.",
            holds=age <= 6,
            only_if=~VEHICLE_AGE.is_("use"),
        ),
        need(
            "newer",
            "art. 10",
            pt="O veículo substituto é de fabricação mais recente que o substituído.",
            en="The replacement was made later than the vehicle that it replaces.",
            holds=vehicle.manufacture_year > vehicle.replaces_manufactured,
            only_if=happened(vehicle.replaces_manufactured) & ~temporary,
        ),
        need(
            "temporary_term",
            "art. 10, § 3º",
            pt="O veículo provisório serve por menos de três meses.",
            en="The temporary vehicle serves for less than three months.",
            holds=temporary_until < three_months,
            only_if=temporary,
        ),
        need(
            "temporary_taximeter",
            "art. 10, § 3º",
            "art. 3º",
            pt="O veículo provisório tem taxímetro, salvo no meio rural.",
            en="The temporary vehicle has a taximeter, except in the rural area.",
            holds=vehicle.equipment.has("taximeter"),
            only_if=temporary,
            unless=rural,
            unless_cites=("art. 3º, parágrafo único",),
        ),
        need(
            "temporary_notice",
            "art. 10, § 3º",
            pt="O uso do veículo provisório foi comunicado por escrito.",
            en="The use of the temporary vehicle was notified in writing.",
            holds=needed(permit.temporary_vehicle.notice) == "written",
            only_if=temporary,
        ),
        need(
            "certificate_displayed",
            "art. 11, § 4º",
            pt="O certificado de vistoria está afixado no para-brisa.",
            en="The inspection certificate is displayed on the windscreen.",
            holds=vehicle.equipment.has("inspection_certificate_displayed"),
        ),
        need(
            "inspection_passed",
            "art. 11, § 6º",
            pt="O veículo não está reprovado na vistoria.",
            en="The vehicle has not failed the inspection.",
            holds=vehicle.inspection.result != "failed",
        ),
        need(
            "inspection_attended",
            "art. 11, § 8º",
            "art. 11, § 1º",
            pt="O veículo foi apresentado à vistoria no prazo.",
            en="The vehicle was presented for inspection in time.",
            holds=~inspection_is_late,
            only_if=vehicle.inspection.result == "not_presented",
        ),
        need(
            "use_age",
            "art. 11, § 9º",
            pt="O veículo tem no máximo seis anos de uso.",
            en="The vehicle has at most six years of use.",
            holds=(date <= last_day_of_use) | (date <= earliest_end_of_use),
            only_if=~VEHICLE_AGE.is_("manufacture"),
        ),
        need(
            "colour",
            "art. 12",
            pt="O táxi é branco.",
            en="A taxi is white.",
            holds=vehicle.colour == "white",
            only_if=~temporary,
        ),
        need(
            "temporary_colour",
            "art. 12",
            pt="O veículo provisório é branco, salvo se a lei lhe admite qualquer cor.",
            en="A temporary vehicle is white, unless the law admits any colour for it.",
            holds=vehicle.colour == "white",
            only_if=temporary,
            unless=TEMPORARY_COLOUR.is_("any"),
            unless_cites=("art. 10, § 3º",),
        ),
        need(
            "shield",
            "art. 12",
            pt="As duas portas dianteiras trazem o escudo do Município.",
            en="Both front doors bear the municipal shield.",
            holds=when(
                given(vehicle.shields_on_front_doors),
                vehicle.shields_on_front_doors == 2,
                vehicle.equipment.has("municipal_shield"),
            ),
        ),
        need(
            "roof_light",
            "art. 12",
            pt="O táxi tem dispositivo luminoso.",
            en="A taxi has a roof light.",
            holds=vehicle.equipment.has("roof_light"),
        ),
        need(
            "registered_here",
            "art. 13, § 2º, I",
            "art. 5º, § 2º, I",
            pt="O veículo está licenciado em Ipiranga do Norte.",
            en="The vehicle is registered in Ipiranga do Norte.",
            holds=vehicle.registered_in.is_here(),
        ),
        need(
            "owned",
            "art. 13, § 2º, I",
            pt="O veículo é propriedade do permissionário.",
            en="The vehicle is owned by the permit holder.",
            holds=(vehicle.link == "owned") & vehicle.owner_is_holder,
        ),
        need(
            "fare_table",
            "art. 19",
            pt="A tarifa está à vista em tabela ou no taxímetro.",
            en="The fare is visible on a table or on the taximeter.",
            holds=vehicle.equipment.has("fare_table") | vehicle.equipment.has("taximeter"),
        ),
        need(
            "taximeter_sound",
            "art. 26, parágrafo único",
            pt="O taxímetro não tem vício.",
            en="The taximeter has no defect.",
            holds=vehicle.taximeter.defect == "none",
            only_if=vehicle.equipment.has("taximeter"),
        ),
        need(
            "advertising",
            "art. 30",
            pt="O veículo não traz publicidade, ou só a autorizada.",
            en="The vehicle carries no advertising, or only what was authorized.",
            holds=vehicle.advertising.one_of("none", "authorized"),
        ),
    ),
    values=(
        value(
            "max_occupants",
            "art. 2º, § 1º",
            "art. 2º, § 2º",
            pt="Pessoas que podem viajar, contando o motorista.",
            en="Persons who may travel, the driver included.",
            is_=when(four_persons, 4, 5),
            only_if=four_persons | (doors == 4),
        ),
        value(
            "age_years",
            "art. 5º, § 4º",
            pt="Anos desde a fabricação.",
            en="Years since manufacture.",
            is_=age,
        ),
        value(
            "replace_by",
            "art. 11, § 9º",
            "art. 5º, § 4º",
            pt="Último dia em que o veículo respeita os limites de idade.",
            en="Last day on which the vehicle keeps the age limits.",
            is_=VEHICLE_AGE.case(
                both=earlier_of(last_day_of_manufacture_age, last_day_of_use),
                manufacture=last_day_of_manufacture_age,
                use=last_day_of_use,
            ),
        ),
    ),
    notes=(
        note(
            "ipiranga.vehicle.temporary_inspection",
            "doubt",
            "art. 10, § 3º",
            "art. 11",
            pt="A lei não diz se o veículo provisório passa por vistoria; aqui se lhe pede o mesmo que aos demais.",
            en="The law does not say whether a temporary vehicle is inspected; here it is asked for what others are.",
            when=temporary,
        ),
        note(
            "ipiranga.vehicle.financed",
            "doubt",
            "art. 13, § 2º, I",
            pt="A lei pede o certificado de propriedade; cabe a um jurista dizer se basta o do veículo financiado.",
            en="The law asks for the certificate of ownership; a jurist must say whether that of a financed car does.",
            when=vehicle.link == "financed",
        ),
        note(
            "ipiranga.vehicle.traffic_equipment",
            "federal",
            pt="O equipamento que as normas federais de trânsito exigem (art. 11, § 4º) não se confere aqui.",
            en="The equipment that federal traffic norms require (art. 11, § 4º) is not checked here.",
        ),
    ),
)
