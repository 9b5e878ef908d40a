"""Transfer, trip, refusal and the candidates of a selection."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Any

import attrs

from praca.facts.field import extra_facts, open_field
from praca.language import Text


@attrs.frozen(kw_only=True)
class Transfer:
    """A transfer of the permit."""

    cause: str | None = open_field(
        "code",
        Text("causa da transferência", "cause of the transfer"),
        Text("Qual é a causa da transferência?", "What is the cause of the transfer?"),
        codes="transfer_causes",
    )
    to: str | None = open_field(
        "code",
        Text("quem recebe a outorga", "who receives the permit"),
        Text("Para quem se transfere a outorga?", "To whom is the permit transferred?"),
        codes="transferees",
    )
    transferee_eligible: bool | None = open_field(
        "bool",
        Text("recebedor atende aos requisitos", "transferee eligible"),
        Text("Quem recebe atende aos requisitos da outorga?", "Does the transferee meet the requirements of a permit?"),
    )
    assumes_conditions: bool | None = open_field(
        "bool",
        Text("recebedor assume as condições", "transferee assumes the conditions"),
        Text("Quem recebe assume as condições da outorga?", "Does the transferee assume the conditions of the permit?"),
    )
    heirs_decline: bool | None = open_field(
        "bool",
        Text("herdeiros desistem", "heirs decline"),
        Text("Os herdeiros desistiram da outorga?", "Did the heirs decline the permit?"),
    )
    disability_declared: bool | None = open_field(
        "bool",
        Text("incapacidade declarada", "disability declared"),
        Text(
            "A incapacidade foi declarada pelo órgão competente?", "Was the disability declared by the competent body?"
        ),
    )
    authority_consents: bool | None = open_field(
        "bool",
        Text("anuência da autoridade", "consent of the authority"),
        Text("A autoridade concordou com a transferência?", "Did the authority consent to the transfer?"),
    )
    transferee_owns_taxi: bool | None = open_field(
        "bool",
        Text("recebedor já tem táxi", "transferee owns a taxi"),
        Text("Quem recebe já tem outro táxi?", "Does the transferee own another taxi?"),
    )
    extra: Mapping[str, Any] = extra_facts()


@attrs.frozen(kw_only=True)
class Trip:
    """A ride and its price."""

    start: dt.datetime | None = open_field(
        "datetime",
        Text("início da corrida", "start of the ride"),
        Text("Quando a corrida começou (data e hora)?", "When did the ride start (date and time)?"),
        later="kept",
    )
    end: dt.datetime | None = open_field(
        "datetime",
        Text("fim da corrida", "end of the ride"),
        Text("Quando a corrida terminou (data e hora)?", "When did the ride end (date and time)?"),
        later="kept",
    )
    occasion: str | None = open_field(
        "code",
        Text("ocasião da corrida", "occasion of the ride"),
        Text("Em que ocasião foi a corrida?", "On which occasion was the ride?"),
        codes="occasions",
    )
    destination: str | None = open_field(
        "code",
        Text("destino", "destination"),
        Text(
            "O destino era na área urbana, rural ou em outro município?",
            "Was the destination urban, rural or another town?",
        ),
        codes="destinations",
    )
    contracted_in: str | None = open_field(
        "code",
        Text("lugar da contratação", "place of hire"),
        Text("A corrida foi contratada no município ou fora dele?", "Was the ride hired in the town or elsewhere?"),
        codes="hire_places",
    )
    hourly_hire: bool | None = open_field(
        "bool",
        Text("contratação por hora", "hire by the hour"),
        Text("A corrida foi contratada por hora?", "Was the ride hired by the hour?"),
    )
    business_hours: bool | None = open_field(
        "bool",
        Text("horário comercial", "business hours"),
        Text("A corrida foi em horário comercial?", "Was the ride during business hours?"),
    )
    agreed: str | None = open_field(
        "code",
        Text("preço combinado", "price agreed"),
        Text(
            "O preço combinado era maior, menor ou igual à tarifa?",
            "Was the price agreed above, below or equal to the fare?",
        ),
        codes="agreed_prices",
    )
    agreed_with_passenger: bool | None = open_field(
        "bool",
        Text("combinado com o passageiro", "agreed with the passenger"),
        Text("O preço foi combinado com o passageiro?", "Was the price agreed with the passenger?"),
    )
    luggage: bool | None = open_field(
        "bool",
        Text("bagagem", "luggage"),
        Text("Havia bagagem?", "Was there luggage?"),
    )
    executive: bool | None = open_field(
        "bool",
        Text("serviço executivo", "executive service"),
        Text("A corrida foi no serviço executivo?", "Was it a ride of the executive service?"),
    )
    vehicle_from: str | None = open_field(
        "town",
        Text("município do táxi", "town of the taxi"),
        Text("De que município é o táxi?", "From which town is the taxi?"),
    )
    fare_table: str | None = open_field(
        "code",
        Text("tabela cobrada", "fare table charged by"),
        Text("Por que tabela a corrida foi cobrada?", "By which fare table was the ride charged?"),
        codes="fare_tables",
    )
    extra: Mapping[str, Any] = extra_facts()


@attrs.frozen(kw_only=True)
class Refusal:
    """A passenger whom the driver refuses."""

    reason: str | None = open_field(
        "code",
        Text("motivo da recusa", "reason of the refusal"),
        Text("Por que o condutor recusou o passageiro?", "Why did the driver refuse the passenger?"),
        codes="refusal_reasons",
    )
    at: dt.time | None = open_field(
        "time",
        Text("hora da recusa", "time of the refusal"),
        Text("A que horas foi a recusa?", "At what time was the refusal?"),
    )
    id_requested: bool | None = open_field(
        "bool",
        Text("identificação pedida", "identification requested"),
        Text("O condutor pediu identificação ao passageiro?", "Did the driver ask the passenger for identification?"),
    )
    accompanied: bool | None = open_field(
        "bool",
        Text("passageiro acompanhado", "passenger accompanied"),
        Text("O passageiro estava acompanhado?", "Was the passenger accompanied?"),
    )
    in_public_way: bool | None = open_field(
        "bool",
        Text("em via pública", "in a public way"),
        Text("A recusa foi em via pública?", "Was the refusal in a public way?"),
    )
    extra: Mapping[str, Any] = extra_facts()


@attrs.frozen(kw_only=True)
class Candidate:
    """One candidate of a selection."""

    name: str | None = open_field(
        "text",
        Text("nome do candidato", "name of the candidate"),
        Text("Qual é o nome do candidato?", "What is the name of the candidate?"),
        required=True,
    )
    kind: str | None = open_field(
        "code",
        Text("natureza do candidato", "kind of candidate"),
        Text("O candidato é pessoa física ou empresa?", "Is the candidate a person or a company?"),
        codes="person_kinds",
    )
    eligible: bool | None = open_field(
        "bool",
        Text("candidato habilitado", "candidate eligible"),
        Text("O candidato atende aos requisitos da outorga?", "Does the candidate meet the requirements of a permit?"),
    )
    filed: dt.datetime | None = open_field(
        "datetime",
        Text("protocolo do pedido", "filing of the application"),
        Text("Quando o pedido foi protocolado (data e hora)?", "When was the application filed (date and time)?"),
    )
    taxi_days: int | None = open_field(
        "int",
        Text("dias de serviço como taxista", "days of service as a taxi driver"),
        Text("Quantos dias o candidato já serviu como taxista?", "For how many days has the candidate driven a taxi?"),
        low=0,
    )
    dependents: int | None = open_field(
        "int",
        Text("dependentes", "dependents"),
        Text("Quantos dependentes tem o candidato?", "How many dependents does the candidate have?"),
        low=0,
    )
    other_paid_activity: bool | None = open_field(
        "bool",
        Text("outra atividade remunerada", "other paid activity"),
        Text("O candidato exerce outra atividade remunerada?", "Does the candidate have another paid activity?"),
    )
    vehicle_rank: int | None = open_field(
        "int",
        Text("classificação do veículo", "rank of the vehicle"),
        Text("Em que posição ficou o veículo (1 é o melhor)?", "Which rank did the vehicle get (1 is the best)?"),
        low=1,
    )
    licence_first_issued: dt.date | None = open_field(
        "date",
        Text("primeira habilitação", "first driving licence"),
        Text("Em que data foi a primeira habilitação?", "On which date was the first driving licence issued?"),
    )
    extra: Mapping[str, Any] = extra_facts()
