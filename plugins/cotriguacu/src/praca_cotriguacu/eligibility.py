"""May a permission be granted to this applicant, as far as the person goes? Arts. 6º, 11 and 12.

Winning the bid (arts. 4º and 5º) and a vacancy (art. 18) are other questions.  Arts. 11, I, k and 11, II, g add papers
only once another act names them, so nothing is asked for them here.
"""

from __future__ import annotations

from praca import (
    TRUE,
    Standard,
    Term,
    chapter,
    date,
    days,
    earlier_permit,
    every,
    holder,
    none,
    note,
    partner,
    town,
    when,
    year,
    years,
)
from praca_cotriguacu.readings_titles import (
    CRIMINAL_RECORD,
    OTHER_ACTIVITY,
    PREVIOUS_CANCELLATION,
    RESIDENCE_PROOF,
    SINGLE_VEHICLE,
    VEHICLE_AGE,
)

need = chapter("cotriguacu.eligibility")

is_person = holder.kind == "person"
is_company = holder.kind == "company"
papers = holder.documents
categories = holder.licence.categories
clean = ("clear", "regular")


def within_five_years(made: Term) -> Term:
    """Whether a year of manufacture or model is at most five years back."""
    return year(date) - made <= 5


record = CRIMINAL_RECORD.case(
    presentation=papers.criminal_record, clear_required=papers.criminal_record.with_(result=clean)
)
partner_record = CRIMINAL_RECORD.case(
    presentation=partner.documents.criminal_record,
    clear_required=partner.documents.criminal_record.with_(result=clean),
)
# A corporation answers by its board and fiscal council, every other company by its partners.
answers_for_company = when(
    holder.company_type == "corporation",
    partner.role.one_of("board", "fiscal_council"),
    partner.role == "partner",
)
voter_of_the_town = holder.voter_town.is_here() & papers.voter_card
barring_end = PREVIOUS_CANCELLATION.case(
    any_cancellation=earlier_permit.how.one_of("cancelled", "requested"),
    punitive_only=earlier_permit.how == "cancelled",
    any_end=earlier_permit.how.one_of("cancelled", "requested", "lapsed"),
)

PERSON = (
    need(
        "professional_licence",
        "art. 6º, II",
        "art. 11, I, a",
        pt="A pessoa é motorista profissional, habilitada na categoria C, D ou E.",
        en="The person is a professional driver licensed in category C, D or E.",
        holds=categories.has("C") | categories.has("D") | categories.has("E"),
        only_if=is_person,
    ),
    need(
        "self_employed",
        "art. 11, I",
        pt="A pessoa dirige por conta própria.",
        en="The person drives on his or her own account.",
        holds=holder.self_employed_driver,
        only_if=is_person,
    ),
    need(
        "single_vehicle",
        "art. 11, I",
        pt="A pessoa é dona de um só veículo.",
        en="The person owns one vehicle only.",
        holds=(holder.vehicles_owned == 1)
        & SINGLE_VEHICLE.case(taxi_only=TRUE, any_vehicle=holder.private_vehicles_owned == 0),
        only_if=is_person,
    ),
    need(
        "medical_certificate",
        "art. 11, I, b",
        pt="Há atestado médico de saúde física e mental emitido há menos de 30 dias.",
        en="There is a medical certificate of physical and mental health issued less than 30 days ago.",
        holds=papers.medical_certificate.with_(younger=days(30)),
        only_if=is_person,
    ),
    need(
        "residence",
        "art. 11, I, c",
        pt="A pessoa prova que mora no Município.",
        en="The person proves residence in the municipality.",
        holds=RESIDENCE_PROOF.case(
            voter_title=voter_of_the_town,
            any_proof=voter_of_the_town | papers.residence_proof,
        ),
        only_if=is_person,
    ),
    need(
        "criminal_record",
        "art. 11, I, d",
        pt="A folha de antecedentes policiais e judiciais é apresentada.",
        en="The police and judicial record sheet is presented.",
        holds=record,
        only_if=is_person,
    ),
    need(
        "military_discharge",
        "art. 11, I, e",
        pt="O homem está em dia com o serviço militar.",
        en="A man has settled his military service.",
        holds=papers.military_discharge,
        only_if=is_person & (holder.sex == "male"),
    ),
    need(
        "municipal_taxes",
        "art. 11, I, f",
        pt="A certidão negativa da Fazenda municipal é apresentada.",
        en="The clearance certificate of the municipal treasury is presented.",
        holds=papers.municipal_debt_certificate.with_(result=clean),
        only_if=is_person,
    ),
    need(
        "vehicle_in_own_name",
        "art. 11, I, g",
        pt="O veículo está no nome da pessoa.",
        en="The vehicle is in the person's name.",
        holds=holder.vehicle.owner_is_holder,
        only_if=is_person,
    ),
    need(
        "traffic_office_certificate",
        "art. 11, I, h",
        pt="O órgão de trânsito certifica o bom estado do veículo.",
        en="The traffic office certifies the good state of the vehicle.",
        holds=papers.traffic_office_certificate.with_(result=clean),
        only_if=is_person,
    ),
    need(
        "vehicle_age",
        "art. 11, I, h",
        pt="O veículo tem no máximo cinco anos, de fabricação e de modelo.",
        en="The vehicle is at most five years old, by manufacture and by model.",
        holds=VEHICLE_AGE.case(
            year_difference=within_five_years(holder.vehicle.manufacture_year)
            & within_five_years(holder.vehicle.model_year),
            first_registration=date <= holder.vehicle.first_registered + years(5),
        ),
        only_if=is_person,
    ),
    need(
        "social_security",
        "art. 11, I, i",
        pt="A certidão negativa da previdência social é apresentada.",
        en="The clearance certificate of social security is presented.",
        holds=papers.social_security_certificate.with_(result=clean),
        only_if=is_person,
    ),
    need(
        "photos",
        "art. 11, I, j",
        pt="Há duas fotos 3x4 recentes do motorista.",
        en="There are two recent 3x4 photographs of the driver.",
        holds=papers.photos.with_(count=2),
        only_if=is_person,
    ),
    need(
        "only_activity",
        "art. 12",
        pt="O motorista não soma outra atividade que lhe dê renda.",
        en="The driver does not add another activity that yields income.",
        holds=OTHER_ACTIVITY.case(taxi_only=~holder.other_paid_activity, one_other=TRUE),
        only_if=is_person,
    ),
)

COMPANY = (
    need(
        "commercial_company",
        "art. 6º, I",
        "art. 11, II, a",
        pt="Quem não é pessoa física é empresa comercial.",
        en="An applicant that is not a natural person is a commercial company.",
        holds=is_company & holder.commercial_company,
        only_if=~is_person,
    ),
    need(
        "seat",
        "art. 11, II, a",
        pt="A sede da empresa fica no Município.",
        en="The company has its seat in the municipality.",
        holds=holder.seat.is_here(),
        only_if=is_company,
    ),
    need(
        "local_office",
        "art. 11, II, a",
        pt="A empresa tem escritório no Município.",
        en="The company has an office in the municipality.",
        holds=holder.local_office,
        only_if=is_company,
    ),
    need(
        "articles_of_incorporation",
        "art. 11, II, a",
        pt="O ato de constituição da empresa é apresentado.",
        en="The company's articles of incorporation are presented.",
        holds=papers.articles_of_incorporation,
        only_if=is_company,
    ),
    need(
        "cnpj",
        "art. 11, II, a",
        pt="O CNPJ da empresa é apresentado.",
        en="The company's CNPJ is presented.",
        holds=papers.cnpj,
        only_if=is_company,
    ),
    need(
        "partners_records",
        "art. 11, II, b",
        pt="Cada sócio (na sociedade anônima, cada diretor e conselheiro fiscal) traz a folha de antecedentes.",
        en="Each partner (in a corporation each member of board and fiscal council) presents the record sheet.",
        holds=every(partner, partner_record, where=answers_for_company),
        only_if=is_company,
    ),
    need(
        "company_single_vehicle",
        "art. 11, II, c",
        pt="A empresa é dona de um só veículo de aluguel.",
        en="The company owns one hired vehicle only.",
        holds=holder.vehicles_owned == 1,
        only_if=is_company,
    ),
    need(
        "company_municipal_taxes",
        "art. 11, II, d",
        pt="A empresa apresenta a certidão negativa da Prefeitura.",
        en="The company presents the clearance certificate of the municipality.",
        holds=papers.municipal_debt_certificate.with_(result=clean),
        only_if=is_company,
    ),
    need(
        "company_social_security",
        "art. 11, II, e",
        pt="A empresa apresenta a certidão de quitação da previdência social.",
        en="The company presents the clearance certificate of social security.",
        holds=papers.social_security_certificate.with_(result=clean),
        only_if=is_company,
    ),
    need(
        "company_photos",
        "art. 11, II, f",
        pt="Há duas fotos 3x4 recentes do motorista do veículo.",
        en="There are two recent 3x4 photographs of the vehicle's driver.",
        holds=papers.photos.with_(count=2),
        only_if=is_company,
    ),
)

ANYONE = (
    need(
        "no_cancelled_permit",
        "art. 12, parágrafo único",
        pt="O candidato não teve permissão de táxi cancelada.",
        en="The candidate has had no taxi permission cancelled.",
        holds=none(earlier_permit, barring_end),
    ),
)

ELIGIBILITY = Standard(
    requirements=(*PERSON, *COMPANY, *ANYONE),
    notes=(
        note(
            "cotriguacu.eligibility.licence_expired",
            "federal",
            pt="A habilitação está vencida; esta lei nada diz disso, o Código de Trânsito sim.",
            en="The driving licence has expired; this law says nothing about it, the federal traffic code does.",
            when=holder.licence.valid_until < date,
        ),
        note(
            "cotriguacu.eligibility.pension",
            "doubt",
            "art. 12",
            pt="Aposentadoria ou pensão não conta aqui como atividade que dê renda.",
            en="A pension does not count here as an activity that yields income.",
            when=holder.pensioner,
        ),
        note(
            "cotriguacu.eligibility.perpetual_bar",
            "doubt",
            "art. 12, parágrafo único",
            pt="O impedimento não tem prazo no texto; se a Constituição o admite para sempre, consulte um jurista.",
            en="The text sets no end to the bar; ask a jurist whether the Constitution admits it for ever.",
            when=~none(earlier_permit, barring_end),
        ),
        note(
            "cotriguacu.eligibility.revoked_permit",
            "doubt",
            "art. 7º",
            "art. 12, parágrafo único",
            pt="A lei chama de cancelamento só o do art. 16 e o do art. 23; a permissão revogada não impede aqui.",
            en="The law calls only the cases of arts. 16 and 23 cancellation; a revoked permission does not bar here.",
            when=~none(earlier_permit, earlier_permit.how == "revoked"),
        ),
        note(
            "cotriguacu.eligibility.second_permit",
            "doubt",
            "art. 11, I",
            "art. 11, II, c",
            pt="O candidato já tem permissão; nenhum artigo proíbe a segunda, mas cada uma pede um veículo e só um se "
            "admite.",
            en="The candidate already holds a permission; no article forbids a second, but each needs a vehicle and "
            "one is the limit.",
            when=holder.permits_held >= 1,
        ),
        note(
            "cotriguacu.eligibility.further_documents",
            "text",
            "art. 11, I, k",
            "art. 11, II, g",
            pt="Um ato local pede outros documentos, que não se conferem aqui; veja o ato.",
            en="A local act asks for further documents, which are not checked here; see the act.",
            when=town.regulations.has("additional_documents"),
        ),
    ),
)
