"""The applicant or permit holder: a person, a company, a cooperative or an association."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Any

import attrs

from praca.facts.documents import Document
from praca.facts.field import extra_facts, occurrence, open_field
from praca.facts.state import Never
from praca.facts.vehicle import Vehicle
from praca.language import Text


@attrs.frozen(kw_only=True)
class Partner:
    """One partner, or one member of the board or of the fiscal council."""

    role: str | None = open_field(
        "code",
        Text("função na empresa", "role in the company"),
        Text("Que função a pessoa tem na empresa ou entidade?", "Which role does the person have in the company?"),
        codes="partner_roles",
    )
    documents: Mapping[str, Document] | None = open_field(
        "documents",
        Text("documentos do sócio", "documents of the partner"),
        Text("Que documentos do sócio foram apresentados?", "Which documents of the partner were presented?"),
        codes="documents",
    )
    documents_complete: bool | None = open_field(
        "bool",
        Text("documentos do sócio completos", "documents of the partner complete"),
        Text("A relação de documentos do sócio está completa?", "Is the list of documents of the partner complete?"),
    )
    extra: Mapping[str, Any] = extra_facts()


@attrs.frozen(kw_only=True)
class Licence:
    """A driving licence (CNH)."""

    categories: tuple[str, ...] | None = open_field(
        "codes",
        Text("categorias da CNH", "categories of the driving licence"),
        Text("Que categorias constam na CNH?", "Which categories does the driving licence state?"),
        codes="licence_categories",
    )
    paid_activity: bool | None = open_field(
        "bool",
        Text("anotação de atividade remunerada (EAR)", "note of paid activity on the licence"),
        Text(
            "A CNH traz a anotação de que exerce atividade remunerada?",
            "Does the driving licence carry the note of paid activity?",
        ),
    )
    first_issued: dt.date | Never | None = open_field(
        "date",
        Text("primeira habilitação", "first driving licence"),
        Text("Em que data foi a primeira habilitação?", "On which date was the first driving licence issued?"),
        later="never",
    )
    valid_until: dt.date | None = open_field(
        "date",
        Text("validade da CNH", "validity of the driving licence"),
        Text("Até que data vale a CNH?", "Until which date is the driving licence valid?"),
        later="kept",
    )


@attrs.frozen(kw_only=True)
class PreviousPermit:
    """A permit that the holder had before."""

    ended: dt.date | None = open_field(
        "date",
        Text("fim da outorga anterior", "end of the previous permit"),
        Text("Em que data terminou a outorga anterior?", "On which date did the previous permit end?"),
    )
    how: str | None = open_field(
        "code",
        Text("motivo do fim da outorga anterior", "way in which the previous permit ended"),
        Text("Como terminou a outorga anterior?", "How did the previous permit end?"),
        codes="permit_endings",
    )
    provision: str | None = open_field(
        "text",
        Text("dispositivo aplicado à outorga anterior", "provision applied to the previous permit"),
        Text("Com base em que dispositivo terminou?", "Under which provision did it end?"),
    )


@attrs.frozen(kw_only=True)
class Holder:
    """The applicant or permit holder; ``vehicle`` is the holder's vehicle."""

    kind: str | None = open_field(
        "code",
        Text("natureza do titular", "kind of holder"),
        Text(
            "O titular é pessoa física, empresa, cooperativa ou associação?",
            "Is the holder a person, a company, a cooperative or an association?",
        ),
        codes="holder_kinds",
    )
    sex: str | None = open_field(
        "code",
        Text("sexo", "sex"),
        Text("Qual é o sexo do titular?", "What is the sex of the holder?"),
        codes="sexes",
    )
    self_employed_driver: bool | None = open_field(
        "bool",
        Text("motorista autônomo", "self-employed driver"),
        Text("O titular é motorista profissional autônomo?", "Is the holder a self-employed professional driver?"),
    )
    residence: str | None = open_field(
        "town",
        Text("município de residência", "town of residence"),
        Text("Em que município o titular mora?", "In which town does the holder live?"),
    )
    residence_since: dt.date | Never | None = open_field(
        "date",
        Text("residência desde", "resident since"),
        Text("Desde que data o titular mora no município?", "Since which date has the holder lived in the town?"),
        later="never",
    )
    voter_town: str | None = open_field(
        "town",
        Text("domicílio eleitoral", "town of voter registration"),
        Text("Em que município o titular vota?", "In which town is the holder registered to vote?"),
    )
    seat: str | None = open_field(
        "town",
        Text("sede da empresa", "seat of the company"),
        Text("Em que município fica a sede da empresa?", "In which town does the company have its seat?"),
    )
    commercial_company: bool | None = open_field(
        "bool",
        Text("sociedade empresária", "commercial company"),
        Text("A empresa é uma sociedade empresária?", "Is it a commercial company?"),
    )
    local_office: bool | None = open_field(
        "bool",
        Text("escritório no município", "office in the town"),
        Text("A empresa tem escritório no município?", "Does the company have an office in the town?"),
    )
    activities: tuple[str, ...] | None = open_field(
        "codes",
        Text("atividades da empresa", "activities of the company"),
        Text("Que atividades constam no objeto social?", "Which activities does the company's object name?"),
        codes="company_activities",
    )
    company_type: str | None = open_field(
        "code",
        Text("tipo societário", "type of company"),
        Text("Qual é o tipo societário da empresa?", "Which type of company is it?"),
        codes="company_types",
    )
    partners: tuple[Partner, ...] | None = open_field(
        "blocks",
        Text("sócios e dirigentes", "partners and officers"),
        Text("Quem são os sócios e dirigentes?", "Who are the partners and officers?"),
        block=Partner,
    )
    permits_held: int | None = open_field(
        "int",
        Text("outorgas em vigor", "permits held"),
        Text("Quantas outorgas de táxi o titular já tem?", "How many taxi permits does the holder have already?"),
        low=0,
    )
    vehicles_owned: int | None = open_field(
        "int",
        Text("táxis próprios", "taxis owned"),
        Text("De quantos táxis o titular é proprietário?", "How many taxis does the holder own?"),
        low=0,
    )
    vehicles_responsible: int | None = open_field(
        "int",
        Text("veículos sob responsabilidade", "vehicles under responsibility"),
        Text("Por quantos veículos o titular responde?", "For how many vehicles is the holder responsible?"),
        low=0,
    )
    auxiliaries: int | None = open_field(
        "int",
        Text("auxiliares registrados", "auxiliaries registered"),
        Text(
            "Quantos condutores auxiliares já estão registrados?", "How many auxiliary drivers are registered already?"
        ),
        low=0,
    )
    licence: Licence | None = open_field(
        "block",
        Text("CNH", "driving licence"),
        Text("O que consta na CNH do titular?", "What does the driving licence of the holder state?"),
        block=Licence,
    )
    documents: Mapping[str, Document] | None = open_field(
        "documents",
        Text("documentos do titular", "documents of the holder"),
        Text("Que documentos do titular foram apresentados?", "Which documents of the holder were presented?"),
        codes="documents",
    )
    documents_complete: bool | None = open_field(
        "bool",
        Text("documentos do titular completos", "documents of the holder complete"),
        Text("A relação de documentos do titular está completa?", "Is the list of documents of the holder complete?"),
    )
    other_paid_activity: bool | None = open_field(
        "bool",
        Text("outra atividade remunerada", "other paid activity"),
        Text("O titular exerce outra atividade remunerada?", "Does the holder have another paid activity?"),
    )
    pensioner: bool | None = open_field(
        "bool",
        Text("pensionista", "pensioner"),
        Text("O titular recebe pensão?", "Does the holder receive a pension?"),
    )
    main_activity_is_taxi: bool | None = open_field(
        "bool",
        Text("táxi como atividade principal", "taxi as main activity"),
        Text("O táxi é a atividade principal do titular?", "Is the taxi the main activity of the holder?"),
    )
    service_area: str | None = open_field(
        "code",
        Text("área de serviço", "service area"),
        Text("O titular serve a área urbana ou a rural?", "Does the holder serve the urban or the rural area?"),
        codes="service_areas",
    )
    previous_permits: tuple[PreviousPermit, ...] | Never | None = occurrence(
        "blocks",
        Text("outorgas anteriores", "previous permits"),
        Text(
            "Que outorgas o titular já teve e como terminaram?",
            "Which permits did the holder have, and how did they end?",
        ),
        block=PreviousPermit,
    )
    false_declaration: bool | None = open_field(
        "bool",
        Text("declaração falsa", "false declaration"),
        Text("O titular prestou declaração falsa?", "Did the holder make a false declaration?"),
    )
    members: int | None = open_field(
        "int",
        Text("número de associados", "number of members"),
        Text("Quantos associados ou cooperados tem a entidade?", "How many members does the entity have?"),
        low=0,
    )
    members_with_permit: int | None = open_field(
        "int",
        Text("associados com outorga", "members with a permit"),
        Text("Quantos associados têm outorga de táxi?", "How many members have a taxi permit?"),
        low=0,
    )
    executive_vehicles: int | None = open_field(
        "int",
        Text("veículos executivos", "executive vehicles"),
        Text("Quantos veículos executivos a entidade tem?", "How many executive vehicles does the entity have?"),
        low=0,
    )
    own_parking: bool | None = open_field(
        "bool",
        Text("estacionamento próprio", "own parking"),
        Text("A entidade tem estacionamento próprio?", "Does the entity have parking of its own?"),
    )
    retired: bool | None = open_field(
        "bool",
        Text("aposentado", "retired"),
        Text("O titular é aposentado?", "Is the holder retired?"),
    )
    operating_since: dt.date | Never | None = open_field(
        "date",
        Text("no serviço desde", "in the service since"),
        Text("Desde que data o titular está no serviço?", "Since which date has the holder been in the service?"),
        later="never",
    )
    counted_elsewhere: int | None = open_field(
        "int",
        Text("associados já contados por outra entidade", "members already counted by another entity"),
        Text(
            "Quantos associados já foram contados por outra entidade?",
            "How many members has another entity already counted?",
        ),
        low=0,
    )
    serving_sentence: bool | None = open_field(
        "bool",
        Text("cumprimento de pena", "serving a sentence"),
        Text("O titular está cumprindo pena?", "Is the holder serving a sentence?"),
    )
    judicial_work_permit: bool | None = open_field(
        "bool",
        Text("autorização judicial para trabalhar", "judicial permission to work"),
        Text("Há autorização judicial para o titular trabalhar?", "Does the holder have a judge's permission to work?"),
    )
    birth_date: dt.date | None = open_field(
        "date",
        Text("data de nascimento", "date of birth"),
        Text("Qual é a data de nascimento do titular?", "What is the holder's date of birth?"),
    )
    disabled_driver: bool | None = open_field(
        "bool",
        Text("condutor com deficiência", "driver with a disability"),
        Text("O titular é condutor com deficiência?", "Is the holder a driver with a disability?"),
    )
    permit_received_by_transfer: bool | None = open_field(
        "bool",
        Text("outorga recebida por transferência", "permit received by transfer"),
        Text("O titular recebeu a outorga por transferência?", "Did the holder receive the permit by transfer?"),
    )
    private_vehicles_owned: int | None = open_field(
        "int",
        Text("veículos particulares", "private vehicles owned"),
        Text("Quantos veículos particulares o titular tem?", "How many private vehicles does the holder own?"),
        low=0,
    )
    vehicle: Vehicle | None = open_field(
        "block",
        Text("veículo do titular", "vehicle of the holder"),
        Text("Que veículo o titular apresenta?", "Which vehicle does the holder present?"),
        block=Vehicle,
    )
    extra: Mapping[str, Any] = extra_facts()
