"""Codes about holders, drivers, candidates and their documents."""

from __future__ import annotations

from typing import Final

from praca.language import Text

HOLDER_KINDS: Final = {
    "person": Text("pessoa física", "natural person"),
    "company": Text("empresa", "company"),
    "cooperative": Text("cooperativa", "cooperative"),
    "association": Text("associação", "association"),
}
PERSON_KINDS: Final = {
    "person": Text("pessoa física", "natural person"),
    "company": Text("empresa", "company"),
}
SEXES: Final = {
    "male": Text("masculino", "male"),
    "female": Text("feminino", "female"),
}
COMPANY_ACTIVITIES: Final = {
    "passenger_transport": Text("transporte de passageiros", "passenger transport"),
    "chauffeured_rental": Text("locação de veículo com motorista", "chauffeured rental"),
    "other": Text("outra atividade", "other activity"),
}
COMPANY_TYPES: Final = {
    "limited": Text("sociedade limitada", "limited company"),
    "corporation": Text("sociedade anônima", "corporation"),
    "other": Text("outro tipo", "other type"),
}
PARTNER_ROLES: Final = {
    "partner": Text("sócio", "partner"),
    "board": Text("membro da diretoria", "member of the board"),
    "fiscal_council": Text("membro do conselho fiscal", "member of the fiscal council"),
}
LICENCE_CATEGORIES: Final = {
    "A": Text("categoria A", "category A"),
    "B": Text("categoria B", "category B"),
    "C": Text("categoria C", "category C"),
    "D": Text("categoria D", "category D"),
    "E": Text("categoria E", "category E"),
}
PERMIT_ENDINGS: Final = {
    "requested": Text("a pedido do titular", "at the holder's request"),
    "cancelled": Text("cancelada", "cancelled"),
    "revoked": Text("cassada", "revoked"),
    "lapsed": Text("caducada", "lapsed"),
    "transferred": Text("transferida", "transferred"),
}
DRIVER_ROLES: Final = {
    "auxiliary": Text("condutor auxiliar", "auxiliary driver"),
    "employee": Text("empregado", "employee"),
    "collaborator": Text("colaborador", "collaborator"),
    "heir": Text("herdeiro", "heir"),
    "substitute": Text("substituto", "substitute"),
}
DRIVER_STATUSES: Final = {
    "active": Text("ativo", "active"),
    "suspended": Text("suspenso", "suspended"),
    "revoked": Text("cassado", "revoked"),
}
SWAP_REASONS: Final = {
    "ordinary": Text("troca comum", "ordinary swap"),
    "resignation": Text("demissão a pedido", "resignation"),
    "death": Text("morte", "death"),
    "force_majeure": Text("força maior", "force majeure"),
}
DRIVER_EVENTS: Final = {
    "admission": Text("admissão", "admission"),
    "dismissal": Text("dispensa", "dismissal"),
    "resignation": Text("demissão a pedido", "resignation"),
    "death": Text("morte", "death"),
}
DOCUMENTS: Final = {
    "identity_card": Text("documento de identidade", "identity card"),
    "cpf": Text("CPF", "taxpayer number of a person (CPF)"),
    "driving_licence": Text("CNH", "driving licence"),
    "voter_card": Text("título de eleitor", "voter card"),
    "voting_proof": Text("comprovante de votação", "proof of voting"),
    "residence_proof": Text("comprovante de residência", "proof of residence"),
    "photos": Text("fotografias", "photographs"),
    "criminal_certificate_state": Text("certidão criminal estadual", "state criminal certificate"),
    "criminal_certificate_federal": Text("certidão criminal federal", "federal criminal certificate"),
    "civil_certificate_state": Text("certidão cível estadual", "state civil certificate"),
    "civil_certificate_federal": Text("certidão cível federal", "federal civil certificate"),
    "criminal_record": Text("folha corrida policial e judicial", "police and judicial record sheet"),
    "good_conduct": Text("atestado de bons antecedentes", "certificate of good conduct"),
    "criminal_distribution": Text(
        "certidão negativa de distribuição criminal (art. 329 do CTB)",
        "criminal distribution certificate (art. 329 of the traffic code)",
    ),
    "medical_certificate": Text("atestado médico", "medical certificate"),
    "military_discharge": Text("quitação militar", "military discharge"),
    "municipal_debt_certificate": Text("certidão negativa municipal", "municipal debt certificate"),
    "state_debt_certificate": Text("certidão negativa estadual", "state debt certificate"),
    "federal_debt_certificate": Text("certidão negativa federal", "federal debt certificate"),
    "social_security_certificate": Text("certidão ou inscrição no INSS", "social security certificate"),
    "fgts_certificate": Text("certificado de regularidade do FGTS", "severance fund (FGTS) certificate"),
    "articles_of_incorporation": Text("ato constitutivo", "articles of incorporation"),
    "cnpj": Text("CNPJ", "taxpayer number of a company (CNPJ)"),
    "partners_identity": Text("identidade dos sócios", "identity of the partners"),
    "labour_declaration": Text("declaração trabalhista", "labour declaration"),
    "permit_term": Text("termo de outorga", "term of the permit"),
    "operating_licence": Text("alvará", "operating licence"),
    "municipal_registration": Text("inscrição municipal", "municipal registration"),
    "vehicle_registration": Text("registro e licenciamento do veículo (CRLV/CRV)", "vehicle registration (CRLV/CRV)"),
    "vehicle_link": Text("contrato do veículo (arrendamento, comodato …)", "contract on the vehicle (lease, loan …)"),
    "vehicle_tax": Text("IPVA", "vehicle tax"),
    "compulsory_insurance": Text("seguro obrigatório", "compulsory insurance"),
    "work_card": Text("carteira de trabalho", "work card"),
    "vehicle_photos": Text("fotografias do veículo", "photographs of the vehicle"),
    "mechanical_report": Text("laudo mecânico", "mechanical report"),
    "taximeter_certificate": Text("certificado de aferição do taxímetro", "certificate of the taximeter"),
    "traffic_office_certificate": Text("certidão do Detran", "certificate of the traffic office"),
    "inspection_report": Text("laudo de vistoria", "inspection report"),
}
DOCUMENT_RESULTS: Final = {
    "clear": Text("negativa (nada consta)", "clear"),
    "positive": Text("positiva (consta)", "positive (something on record)"),
    "regular": Text("regular", "regular"),
    "irregular": Text("irregular", "irregular"),
}
DOCUMENT_FORMS: Final = {
    "original": Text("original", "original"),
    "certified_copy": Text("cópia autenticada", "certified copy"),
    "plain_copy": Text("cópia simples", "plain copy"),
    "copy_and_original": Text("cópia acompanhada do original", "copy with the original"),
}
ISSUERS: Final = {
    "authorized_workshop": Text("oficina credenciada", "authorized workshop"),
    "manufacturer_dealer": Text("concessionária da marca", "dealer of the manufacturer"),
    "traffic_office": Text("Detran", "traffic office"),
    "municipality": Text("prefeitura", "municipality"),
    "physician": Text("médico", "physician"),
    "other": Text("outro emissor", "other issuer"),
}
