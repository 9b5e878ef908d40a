"""Who may be authorized to run a taxi in Comodoro-MT? Arts. 3º to 5º and 41 of the law of 18 November 2025."""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    Standard,
    Term,
    chapter,
    discretion,
    every,
    given,
    holder,
    note,
    partner,
    town,
    value,
    when,
)
from praca_comodoro.personal_papers import PERSONAL_PAPERS
from praca_comodoro.quotas import max_per_company
from praca_comodoro.readings import (
    COMPANY_CEILING_BASE,
    COMPANY_CEILING_ROUNDING,
    COMPANY_CONSTITUTION,
    MUNICIPAL_DEBT_CERTIFICATE_OF,
    VEHICLE_DOCUMENT_TIME,
)

need = chapter("comodoro.eligibility")

person = holder.kind == "person"
# Art. 5º speaks of legal entities; whether one that is no company may be authorized at all is left open below.
entity = holder.kind != "person"
other_entity = holder.kind.one_of("cooperative", "association")
is_partner = partner.role == "partner"

# The legal maximum never falls below eighteen, so that much fits whatever the population is.
always_fits = COMPANY_CEILING_BASE.is_("legal_maximum") & (
    holder.vehicles_responsible < COMPANY_CEILING_ROUNDING.case(floor=1, nearest=2)
)

# A certificate of ownership counts in the holder's own name: not where the case says that the car is another's.
anothers_car = (given(holder.vehicle.owner_is_holder) & ~holder.vehicle.owner_is_holder) | (
    given(holder.vehicle.link) & holder.vehicle.link.one_of("leased", "rented", "lent", "none")
)
car_paper = (holder.documents.vehicle_registration & ~anothers_car) | holder.documents.vehicle_link
car_paper_copied = (
    (holder.documents.vehicle_registration.with_(form="copy_and_original") & ~anothers_car)
    | holder.documents.vehicle_link.with_(form="copy_and_original")
    | ~car_paper
)
at_candidacy = VEHICLE_DOCUMENT_TIME.is_("at_candidacy")


def partner_copy(code: str) -> Term:
    """A personal paper that a partner presents was handed in as copy, with the original shown."""
    return when(partner.documents.code(code), partner.documents.code(code).with_(form="copy_and_original"), TRUE)


def stained(code: str) -> Term:
    """A certificate of the applicant is presented and not clear."""
    return when(holder.documents.code(code), ~holder.documents.code(code).with_(result="clear"), FALSE)


ELIGIBILITY = Standard(
    requirements=(
        need(
            "self_employed",
            "art. 3º, I",
            pt="O candidato é motorista autônomo.",
            en="The applicant is a self-employed driver.",
            holds=holder.self_employed_driver,
            only_if=person,
        ),
        need(
            "no_permit_yet",
            "art. 3º, I",
            pt="O candidato ainda não tem autorização de táxi.",
            en="The applicant holds no taxi authorization yet.",
            holds=holder.permits_held == 0,
            only_if=person,
        ),
        need(
            "company_ceiling",
            "art. 3º, § 1º",
            pt="Com mais este, os táxis da empresa não passam de um décimo do total.",
            en="With this one more, the company's taxis do not exceed a tenth of the total.",
            holds=(holder.vehicles_responsible + 1 <= max_per_company) | always_fits,
            only_if=entity,
        ),
        *PERSONAL_PAPERS["eligibility"],
        need(
            "vehicle_document",
            "art. 4º, V",
            pt="Um documento mostra que o carro é do candidato ou está vinculado a ele.",
            en="A paper shows that the car is the applicant's or linked to the applicant.",
            holds=car_paper,
            only_if=person & at_candidacy,
        ),
        need(
            "vehicle_document_copy",
            "art. 4º",
            pt="O documento do carro foi entregue em cópia, com o original à vista.",
            en="The paper of the car was handed in as a copy, with the original shown.",
            holds=car_paper_copied,
            only_if=person & at_candidacy,
        ),
        need(
            "company_seat",
            "art. 5º, I",
            "art. 3º, II",
            pt="A empresa é constituída em Comodoro.",
            en="The company is constituted in Comodoro.",
            holds=COMPANY_CONSTITUTION.case(
                seat=holder.seat.is_here(), seat_or_branch=holder.seat.is_here() | holder.local_office
            ),
            only_if=entity,
        ),
        need(
            "company_activity",
            "art. 5º, I",
            pt="A empresa transporta passageiros ou aluga carro com motorista.",
            en="The company carries passengers or rents cars with a driver.",
            holds=holder.activities.has("passenger_transport") | holder.activities.has("chauffeured_rental"),
            only_if=entity,
        ),
        need(
            "partners_identity",
            "art. 5º, II",
            pt="Os documentos pessoais dos sócios foram apresentados.",
            en="The partners' personal papers were presented.",
            holds=holder.documents.partners_identity,
            only_if=entity,
        ),
        need(
            "partners_identity_card",
            "art. 5º, II",
            pt="Cada sócio apresentou a carteira de identidade.",
            en="Each partner presented an identity card.",
            holds=every(partner, partner.documents.identity_card, where=is_partner),
            only_if=entity,
        ),
        need(
            "partners_cpf",
            "art. 5º, II",
            pt="Cada sócio apresentou o CPF.",
            en="Each partner presented the CPF.",
            holds=every(partner, partner.documents.cpf, where=is_partner),
            only_if=entity,
        ),
        need(
            "partners_copies",
            "art. 5º, II",
            pt="Os documentos pessoais dos sócios foram entregues em cópia, com o original à vista.",
            en="The partners' personal papers were handed in as copies, with the originals shown.",
            holds=every(partner, partner_copy("identity_card") & partner_copy("cpf"), where=is_partner),
            only_if=entity,
        ),
        need(
            "municipal_debt_certificate",
            "art. 5º, II",
            pt="A certidão negativa de débitos municipais foi apresentada.",
            en="The certificate of no municipal debt was presented.",
            holds=MUNICIPAL_DEBT_CERTIFICATE_OF.case(
                company=holder.documents.municipal_debt_certificate.with_(result="clear"),
                each_partner=every(
                    partner, partner.documents.municipal_debt_certificate.with_(result="clear"), where=is_partner
                ),
            ),
            only_if=entity,
        ),
        need(
            "company_vehicle_document",
            "art. 5º, III",
            pt="Um documento mostra que o carro é da empresa ou está vinculado a ela.",
            en="A paper shows that the car is the company's or linked to it.",
            holds=car_paper,
            only_if=entity & at_candidacy,
        ),
        need(
            "partners_civil_certificate_state",
            "art. 5º, IV",
            pt="A certidão cível da Justiça Estadual de cada sócio é negativa.",
            en="Each partner's civil certificate of the state courts is clear.",
            holds=every(partner, partner.documents.civil_certificate_state.with_(result="clear"), where=is_partner),
            only_if=entity,
        ),
        need(
            "partners_civil_certificate_federal",
            "art. 5º, IV",
            pt="A certidão cível da Justiça Federal de cada sócio é negativa.",
            en="Each partner's civil certificate of the federal courts is clear.",
            holds=every(partner, partner.documents.civil_certificate_federal.with_(result="clear"), where=is_partner),
            only_if=entity,
        ),
        need(
            "partners_criminal_certificate_state",
            "art. 5º, IV",
            pt="A certidão criminal da Justiça Estadual de cada sócio é negativa.",
            en="Each partner's criminal certificate of the state courts is clear.",
            holds=every(partner, partner.documents.criminal_certificate_state.with_(result="clear"), where=is_partner),
            only_if=entity,
        ),
        need(
            "partners_criminal_certificate_federal",
            "art. 5º, IV",
            pt="A certidão criminal da Justiça Federal de cada sócio é negativa.",
            en="Each partner's criminal certificate of the federal courts is clear.",
            holds=every(
                partner, partner.documents.criminal_certificate_federal.with_(result="clear"), where=is_partner
            ),
            only_if=entity,
        ),
        need(
            "social_security",
            "art. 5º, V",
            pt="A empresa está em dia com a previdência.",
            en="The company is in good standing with social security.",
            holds=holder.documents.social_security_certificate.with_(result=("clear", "regular")),
            only_if=entity,
        ),
        need(
            "fgts",
            "art. 5º, V",
            pt="A empresa está em dia com o FGTS.",
            en="The company is in good standing with the FGTS.",
            holds=holder.documents.fgts_certificate.with_(result=("clear", "regular")),
            only_if=entity,
        ),
        need(
            "true_declaration",
            "art. 41",
            pt="Nenhuma declaração do cadastro foi omitida ou falseada.",
            en="No declaration of the registration was left out or false.",
            holds=~holder.false_declaration,
        ),
    ),
    values=(
        value(
            "max_auxiliaries",
            "art. 3º, § 2º",
            pt="motoristas colaboradores que o titular pode cadastrar",
            en="collaborating drivers that the holder may register",
            is_=3,
        ),
    ),
    notes=(
        note(
            "comodoro.eligibility.additional_documents",
            "assumption",
            "art. 4º, VI",
            "art. 5º, VI",
            pt="Um regulamento municipal acrescenta documentos; só os desta lei foram conferidos.",
            en="A municipal regulation adds papers; only those of this law were checked.",
            when=town.regulations.has("additional_documents"),
        ),
        note(
            "comodoro.eligibility.positive_certificate",
            "doubt",
            "art. 4º, IV",
            pt="A lei quer certidão negativa até de processo sem condenação, o que se pode contestar.",
            en="The law wants a clear certificate even where nobody was convicted, which may be contested.",
            when=person
            & (
                stained("civil_certificate_state")
                | stained("civil_certificate_federal")
                | stained("criminal_certificate_state")
                | stained("criminal_certificate_federal")
            ),
        ),
        note(
            "comodoro.eligibility.other_entity",
            "doubt",
            "art. 3º",
            "art. 3º, II",
            pt="A lei autoriza empresas e não diz se cooperativa ou associação é uma.",
            en="The law authorizes companies and does not say whether a cooperative or an association is one.",
            when=other_entity,
        ),
    ),
    discretion=(
        discretion(
            "comodoro.eligibility.entity_that_is_no_company",
            "art. 3º, II",
            pt="A Prefeitura decide se a cooperativa ou associação conta como empresa.",
            en="The Prefeitura decides whether the cooperative or association counts as a company.",
            authority="executive",
            options=("authorize", "refuse"),
            when=other_entity,
        ),
    ),
)
