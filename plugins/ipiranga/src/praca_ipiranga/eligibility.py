"""May this applicant be registered as permit holder? Arts. 4º, 5º, § 2º, 11, 13, § 2º and 25.

The register is bound by the law ("aprovar-se-á"); whether there is a permit to give at all is for `quota`.
"""

from __future__ import annotations

from praca import TRUE, Standard, chapter, date, holder, note, permit, when
from praca_ipiranga.readings import (
    COMPANY_DOCUMENTS,
    MAIN_ACTIVITY,
    MECHANICAL_REPORT_ISSUER,
    NINETY_DAYS,
    TWO_YEAR_DOMICILE,
)
from praca_ipiranga.registration import IN_ORDER, NINETY, filed_on, more_than_two_years

need = chapter("ipiranga.eligibility")

is_person = holder.kind == "person"
rural = holder.service_area == "rural"
papers = holder.documents
categories = holder.licence.categories

# Records and licences belong to persons: those of a company's drivers are shown by the drivers (art. 13, § 3º).
personal = COMPANY_DOCUMENTS.case(company_only=is_person, all_nine=TRUE)

good_conduct = papers.good_conduct.with_(result=IN_ORDER)
report = papers.mechanical_report.with_(result=IN_ORDER)

ELIGIBILITY = Standard(
    requirements=(
        need(
            "main_activity",
            "art. 4º",
            pt="O táxi é a principal atividade econômica do permissionário urbano.",
            en="The taxi is the main economic activity of an urban holder.",
            holds=holder.main_activity_is_taxi,
            only_if=MAIN_ACTIVITY.is_("requirement"),
            unless=rural,
            unless_cites=("art. 4º, § 2º",),
        ),
        need(
            "established_here",
            "art. 5º, § 2º, II",
            "art. 13, § 2º, II",
            pt="O motorista mora no Município, ou a empresa tem nele a sua sede.",
            en="The driver lives in the municipality, or the company has its seat there.",
            holds=when(is_person, holder.residence.is_here(), holder.seat.is_here()),
        ),
        need(
            "inspection",
            "art. 11",
            "art. 13, § 2º",
            pt="O veículo foi aprovado na vistoria.",
            en="The vehicle has passed the inspection.",
            holds=holder.vehicle.inspection.result == "passed",
        ),
        need(
            "ownership",
            "art. 13, § 2º, I",
            pt="O veículo é propriedade do candidato.",
            en="The vehicle is owned by the applicant.",
            holds=(holder.vehicle.link == "owned") & holder.vehicle.owner_is_holder,
        ),
        need(
            "ownership_certificate",
            "art. 13, § 2º, I",
            pt="O certificado de propriedade do veículo é apresentado.",
            en="The vehicle's certificate of ownership is presented.",
            holds=papers.vehicle_registration.with_(result=IN_ORDER),
        ),
        need(
            "vehicle_registered_here",
            "art. 13, § 2º, I",
            "art. 5º, § 2º, I",
            pt="O veículo está licenciado no Município.",
            en="The vehicle is registered in the municipality.",
            holds=holder.vehicle.registered_in.is_here(),
        ),
        need(
            "two_years",
            "art. 13, § 2º, II",
            pt="O candidato está estabelecido no Município há mais de dois anos.",
            en="The applicant has been established in the municipality for more than two years.",
            holds=more_than_two_years(holder.residence_since),
            only_if=TWO_YEAR_DOMICILE.is_("approval"),
        ),
        need(
            "domicile_certificate",
            "art. 13, § 2º, II",
            pt="O atestado de domicílio ou residência é apresentado.",
            en="The certificate of domicile or residence is presented.",
            holds=papers.residence_proof.with_(result=IN_ORDER),
        ),
        need(
            "criminal_distribution",
            "art. 13, § 2º, III",
            pt="A certidão dos quatro crimes que a lei nomeia é negativa.",
            en="The certificate on the four crimes that the law names is clear.",
            holds=papers.criminal_distribution.with_(result=IN_ORDER),
            only_if=personal,
        ),
        need(
            "good_conduct",
            "art. 13, § 2º, IV",
            pt="Há atestado de bons antecedentes com menos de noventa dias.",
            en="There is a certificate of good conduct less than ninety days old.",
            holds=NINETY_DAYS.case(
                both_papers=good_conduct.with_(younger=NINETY, on=filed_on), record_only=good_conduct
            ),
            only_if=personal,
        ),
        need(
            "criminal_record",
            "art. 13, § 2º, IV",
            pt="Há folha corrida policial e judicial limpa, com menos de noventa dias.",
            en="There is a clean police and judicial record less than ninety days old.",
            holds=papers.criminal_record.with_(result=IN_ORDER, younger=NINETY, on=filed_on),
            only_if=personal,
        ),
        need(
            "federal_debts",
            "art. 13, § 2º, V",
            pt="A certidão de débitos da Fazenda federal é negativa.",
            en="The debt certificate of the federal treasury is clear.",
            holds=papers.federal_debt_certificate.with_(result=IN_ORDER),
        ),
        need(
            "state_debts",
            "art. 13, § 2º, V",
            pt="A certidão de débitos da Fazenda estadual é negativa.",
            en="The debt certificate of the state treasury is clear.",
            holds=papers.state_debt_certificate.with_(result=IN_ORDER),
        ),
        need(
            "municipal_debts",
            "art. 13, § 2º, V",
            pt="A certidão de débitos da Fazenda municipal é negativa.",
            en="The debt certificate of the municipal treasury is clear.",
            holds=papers.municipal_debt_certificate.with_(result=IN_ORDER),
        ),
        need(
            "operating_licence",
            "art. 13, § 2º, VI",
            pt="O alvará do Município é apresentado.",
            en="The municipal operating licence is presented.",
            holds=papers.operating_licence.with_(result=IN_ORDER),
        ),
        need(
            "vehicle_photos",
            "art. 13, § 2º, VII",
            pt="Há três fotos coloridas do veículo, de frente e dos dois lados.",
            en="There are three colour photographs of the vehicle, from the front and both sides.",
            holds=papers.vehicle_photos.with_(count=3, result=IN_ORDER),
        ),
        need(
            "mechanical_report",
            "art. 13, § 2º, VIII",
            "art. 11, § 2º",
            pt="Há laudo mecânico de quem a lei admite.",
            en="There is a mechanical report by somebody whom the law admits.",
            holds=MECHANICAL_REPORT_ISSUER.case(
                workshop_or_dealer=report.with_(issuer=("authorized_workshop", "manufacturer_dealer")),
                municipality_authorized=report.with_(issuer="authorized_workshop"),
            ),
        ),
        need(
            "licence_category",
            "art. 13, § 2º, IX",
            pt="A habilitação é da categoria B ou superior.",
            en="The driving licence is of category B or higher.",
            holds=categories.has("B") | categories.has("C") | categories.has("D") | categories.has("E"),
            only_if=personal,
        ),
        need(
            "driving_licence",
            "art. 13, § 2º, IX",
            pt="A carteira de habilitação é apresentada.",
            en="The driving licence is presented.",
            holds=papers.driving_licence.with_(result=IN_ORDER),
            only_if=personal,
        ),
        need(
            "true_declarations",
            "art. 25",
            pt="Nada foi omitido nem declarado falsamente no cadastro.",
            en="Nothing was left out or falsely declared in the register.",
            holds=~holder.false_declaration,
        ),
    ),
    notes=(
        note(
            "ipiranga.eligibility.other_activity",
            "doubt",
            "art. 4º",
            pt="O táxi não é a atividade principal; a lei o quer, mas como finalidade do limite de táxis.",
            en="The taxi is not the main activity; the law wants it to be, yet as the aim of the cap on taxis.",
            when=MAIN_ACTIVITY.is_("aim") & ~holder.main_activity_is_taxi & ~rural,
        ),
        note(
            "ipiranga.eligibility.no_grant",
            "power",
            "art. 4º, § 1º",
            "art. 5º",
            pt="Aprovar o cadastro não é outorgar: o Município decide, dentro do limite, se há nova permissão.",
            en="Approving the registration is no grant: within the cap the municipality decides on new permits.",
        ),
        note(
            "ipiranga.eligibility.first_operating_licence",
            "doubt",
            "art. 13, § 2º, VI",
            pt="A lei pede o alvará para o cadastro que o precede; cabe a um jurista dizer qual alvará a primeira vez.",
            en="The law asks for the licence in the register that precedes it; ask a jurist which one at first.",
            when=permit.new | (holder.permits_held == 0),
        ),
        note(
            "ipiranga.eligibility.neither_company_nor_driver",
            "doubt",
            "art. 5º, § 2º, II",
            pt="A lei fala de empresas e motoristas; aqui a cooperativa ou associação é tratada como empresa.",
            en="The law speaks of companies and drivers; here a cooperative or association is treated as a company.",
            when=holder.kind.one_of("cooperative", "association"),
        ),
        note(
            "ipiranga.eligibility.licence_expired",
            "federal",
            pt="A habilitação está vencida; esta lei nada diz disso, o Código de Trânsito sim.",
            en="The driving licence has expired; this law says nothing about it, the federal traffic code does.",
            when=holder.licence.valid_until < date,
        ),
    ),
)
