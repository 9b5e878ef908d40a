"""May the vehicle licence (alvará) be issued or renewed for this car? Arts. 2º, § 1º, 9º and 10.

The duties of art. 29 on the same car concern the service that follows and are not repeated here.
"""

from __future__ import annotations

from praca import Standard, chapter, date, driver, holder, note, value, vehicle, year, years
from praca_cotriguacu.readings_titles import PASSENGER_COUNT, VEHICLE_AGE

need = chapter("cotriguacu.vehicle")

papers = vehicle.documents
passengers = PASSENGER_COUNT.case(driver_excluded=vehicle.seats - 1, driver_included=vehicle.seats)
age = year(date) - vehicle.manufacture_year

# Art. 9º, VI calls the employee the applicant, but an employee gets no permission (arts. 6º and 11): the work card
# proves the bond between the company that holds one and its driver.
driven_by_company_employee = (holder.kind == "company") & (driver.role == "employee")

VEHICLE = Standard(
    requirements=(
        need(
            "car",
            "art. 2º, § 1º",
            pt="O táxi é um automóvel.",
            en="A taxi is a car.",
            holds=vehicle.category == "car",
        ),
        need(
            "passengers",
            "art. 2º, § 1º",
            pt="O carro leva de dois a cinco passageiros.",
            en="The car takes two to five passengers.",
            holds=(passengers >= 2) & (passengers <= 5),
        ),
        need(
            "doors",
            "art. 2º, § 1º",
            pt="O carro tem duas ou quatro portas laterais.",
            en="The car has two or four side doors.",
            holds=vehicle.side_doors.one_of(2, 4),
        ),
        need(
            "distinctive_marks",
            "art. 2º, § 1º",
            pt="O carro traz os sinais próprios de táxi.",
            en="The car bears the marks of a taxi.",
            holds=vehicle.equipment.has("distinctive_marks"),
        ),
        need(
            "taxes_paid",
            "art. 9º",
            pt="Os tributos do alvará estão pagos.",
            en="The taxes due for the licence are paid.",
            holds=vehicle.taxes_paid,
        ),
        need(
            "inspection",
            "art. 9º",
            pt="O carro passou na vistoria que precede o alvará.",
            en="The car has passed the inspection that precedes the licence.",
            holds=vehicle.inspection.result == "passed",
        ),
        need(
            "permit_term",
            "art. 9º, I",
            pt="O termo de permissão é apresentado.",
            en="The permission term is presented.",
            holds=papers.permit_term,
        ),
        need(
            "identity_card",
            "art. 9º, II",
            pt="Há cópia da identidade do motorista.",
            en="There is a copy of the driver's identity paper.",
            holds=papers.identity_card,
        ),
        need(
            "driving_licence",
            "art. 9º, III",
            pt="Há cópia da habilitação do motorista.",
            en="There is a copy of the driver's driving licence.",
            holds=papers.driving_licence,
        ),
        need(
            "vehicle_registration",
            "art. 9º, IV",
            pt="Há cópia dos documentos do carro.",
            en="There is a copy of the car's papers.",
            holds=papers.vehicle_registration,
        ),
        need(
            "vehicle_tax",
            "art. 9º, IV-bis",
            pt="O IPVA está provado em dia.",
            en="The vehicle tax is proven paid.",
            holds=papers.vehicle_tax,
        ),
        need(
            "compulsory_insurance",
            "art. 9º, V",
            pt="O seguro obrigatório do ano, se cobrado, está provado em dia.",
            en="The compulsory insurance of the year, if one is charged, is proven paid.",
            holds=papers.compulsory_insurance,
            only_if=vehicle.insurance_required,
        ),
        need(
            "work_card",
            "art. 9º, VI",
            pt="O motorista empregado da empresa permissionária tem a carteira de trabalho assinada.",
            en="The driver employed by the permit-holding company has a signed work card.",
            holds=papers.work_card,
            only_if=driven_by_company_employee,
        ),
        need(
            "condition",
            "art. 10",
            pt="O carro tem o mínimo de conservação.",
            en="The car is in the minimum state of repair.",
            holds=vehicle.condition != "bad",
        ),
        need(
            "hygiene",
            "art. 10",
            pt="O carro tem o mínimo de higiene.",
            en="The car is clean enough.",
            holds=vehicle.hygiene != "bad",
        ),
        need(
            "roadworthy",
            "art. 10",
            pt="O carro tem o mínimo de segurança para circular.",
            en="The car is safe enough for the road.",
            holds=vehicle.roadworthy,
        ),
        need(
            "fire_extinguisher",
            "art. 10, I",
            pt="O carro tem extintor próprio da sua categoria e de modelo aprovado.",
            en="The car has a fire extinguisher fit for its category and of an approved model.",
            holds=vehicle.equipment.has("fire_extinguisher"),
        ),
        need(
            "roof_light",
            "art. 10, II",
            pt="O carro tem o luminoso de táxi no teto.",
            en="The car has the lit taxi sign on its roof.",
            holds=vehicle.equipment.has("roof_light"),
        ),
        need(
            "seat_belts",
            "art. 10, III",
            pt="Os cintos de segurança estão em ordem.",
            en="The seat belts are in order.",
            holds=vehicle.equipment.has("seat_belts"),
        ),
        need(
            "head_restraints",
            "art. 10, IV",
            pt="Os bancos têm apoio para a cabeça.",
            en="The seats have head restraints.",
            holds=vehicle.equipment.has("head_restraints"),
        ),
        need(
            "spare_tyre",
            "art. 10, V",
            pt="O pneu reserva está bem conservado.",
            en="The spare tyre is in good repair.",
            holds=vehicle.equipment.has("spare_tyre"),
        ),
        need(
            "age",
            "art. 10, VI",
            pt="O carro foi fabricado há no máximo cinco anos.",
            en="The car was manufactured at most five years ago.",
            holds=VEHICLE_AGE.case(
                year_difference=age <= 5,
                first_registration=date <= vehicle.first_registered + years(5),
            ),
        ),
    ),
    values=(
        value(
            "age_years",
            "art. 10, VI",
            pt="ano da data de referência menos o ano de fabricação",
            en="year of the reference date less the year of manufacture",
            is_=age,
        ),
    ),
    notes=(
        note(
            "cotriguacu.vehicle.insurance_not_charged",
            "federal",
            pt="Neste ano a lei federal não cobra seguro obrigatório, e a prova do art. 9º, V não é pedida.",
            en="In this year federal law charges no compulsory insurance; the proof of art. 9º, V is not asked for.",
            when=~vehicle.insurance_required,
        ),
        note(
            "cotriguacu.vehicle.extinguisher_optional",
            "federal",
            pt="A norma nacional hoje dispensa o extintor em automóveis; a lei municipal o exige. Consulte um jurista.",
            en="National rules no longer demand an extinguisher in cars; the municipal law does. Ask a jurist.",
            when=~vehicle.equipment.has("fire_extinguisher"),
        ),
        note(
            "cotriguacu.vehicle.work_card_wording",
            "doubt",
            "art. 9º, VI",
            pt="O inciso chama de requerente o empregado da empresa; aqui a carteira é pedida sempre que ele dirige.",
            en="The item calls the company's employee the applicant; here the card is asked whenever he or she drives.",
            when=driven_by_company_employee,
        ),
    ),
)
