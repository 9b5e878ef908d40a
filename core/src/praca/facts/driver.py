"""A driver other than the holder."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Any

import attrs

from praca.facts.documents import Document
from praca.facts.field import extra_facts, occurrence, open_field
from praca.facts.holder import Licence
from praca.facts.state import Never
from praca.language import Text


@attrs.frozen(kw_only=True)
class Shift:
    """A daily shift; it ends on the next day when ``to`` is not after ``from_``."""

    from_: dt.time | None = open_field(
        "time",
        Text("início do turno", "start of the shift"),
        Text("A que horas começa o turno?", "At what time does the shift start?"),
    )
    to: dt.time | None = open_field(
        "time",
        Text("fim do turno", "end of the shift"),
        Text("A que horas termina o turno?", "At what time does the shift end?"),
    )


@attrs.frozen(kw_only=True)
class DriverEvent:
    """What happened to the driver's registration, and when it was reported."""

    kind: str | None = open_field(
        "code",
        Text("fato ocorrido com o condutor", "event of the driver"),
        Text("O que ocorreu com o condutor?", "What happened to the driver's engagement?"),
        codes="driver_events",
    )
    date: dt.date | None = open_field(
        "date",
        Text("data do fato", "date of the event"),
        Text("Em que data ocorreu?", "On which date did it happen?"),
    )
    reported: dt.date | Never | None = open_field(
        "date",
        Text("data da comunicação", "date of the report"),
        Text("Em que data foi comunicado à prefeitura?", "On which date was it reported to the town hall?"),
        later="never",
    )


@attrs.frozen(kw_only=True)
class Driver:
    """A driver other than the holder: auxiliary, employee, collaborator, heir or substitute."""

    role: str | None = open_field(
        "code",
        Text("vínculo do condutor", "role of the driver"),
        Text("Que vínculo o condutor tem com o titular?", "Which role does the driver have?"),
        codes="driver_roles",
    )
    residence: str | None = open_field(
        "town",
        Text("município de residência", "town of residence"),
        Text("Em que município o condutor mora?", "In which town does the driver live?"),
    )
    residence_since: dt.date | Never | None = open_field(
        "date",
        Text("residência desde", "resident since"),
        Text("Desde que data o condutor mora no município?", "Since which date has the driver lived in the town?"),
        later="never",
    )
    voter_town: str | None = open_field(
        "town",
        Text("domicílio eleitoral", "town of voter registration"),
        Text("Em que município o condutor vota?", "In which town is the driver registered to vote?"),
    )
    licence: Licence | None = open_field(
        "block",
        Text("CNH", "driving licence"),
        Text("O que consta na CNH do condutor?", "What does the driving licence of the driver state?"),
        block=Licence,
    )
    documents: Mapping[str, Document] | None = open_field(
        "documents",
        Text("documentos do condutor", "documents of the driver"),
        Text("Que documentos do condutor foram apresentados?", "Which documents of the driver were presented?"),
        codes="documents",
    )
    documents_complete: bool | None = open_field(
        "bool",
        Text("documentos do condutor completos", "documents of the driver complete"),
        Text("A relação de documentos do condutor está completa?", "Is the list of documents of the driver complete?"),
    )
    birth_date: dt.date | None = open_field(
        "date",
        Text("data de nascimento", "date of birth"),
        Text("Qual é a data de nascimento do condutor?", "What is the driver's date of birth?"),
    )
    registered: bool | None = open_field(
        "bool",
        Text("condutor registrado", "driver registered"),
        Text("O condutor está registrado na prefeitura?", "Is the driver registered with the town?"),
    )
    linked_vehicles: int | None = open_field(
        "int",
        Text("veículos vinculados", "vehicles linked"),
        Text("A quantos veículos o condutor está vinculado?", "To how many vehicles is the driver linked?"),
        low=0,
    )
    shift: Shift | None = open_field(
        "block",
        Text("turno", "shift"),
        Text("Qual é o turno do condutor?", "What is the shift of the driver?"),
        block=Shift,
    )
    other_shifts: tuple[Shift, ...] | None = open_field(
        "blocks",
        Text("turnos dos demais condutores", "shifts of the other drivers"),
        Text("Quais são os turnos dos demais condutores?", "What are the shifts of the other drivers?"),
        block=Shift,
    )
    holder_auxiliaries: int | None = open_field(
        "int",
        Text("auxiliares já registrados com o titular", "auxiliaries already registered with the holder"),
        Text(
            "Quantos auxiliares já estão registrados com o mesmo titular?",
            "How many auxiliaries are registered with the same holder already?",
        ),
        low=0,
    )
    swaps_this_year: int | None = open_field(
        "int",
        Text("trocas de condutor no ano", "driver swaps this year"),
        Text("Quantas trocas de condutor houve neste ano?", "How many driver swaps were there this year?"),
        low=0,
    )
    last_deregistered: dt.date | Never | None = open_field(
        "date",
        Text("última baixa de registro", "last deregistration"),
        Text("Em que data foi a última baixa do condutor?", "On which date was the driver last deregistered?"),
        later="never",
    )
    status: str | None = open_field(
        "code",
        Text("situação do condutor", "status of the driver"),
        Text("Qual é a situação do registro do condutor?", "What is the status of the driver's registration?"),
        codes="driver_statuses",
    )
    holder_kind: str | None = open_field(
        "code",
        Text("natureza do titular", "kind of holder"),
        Text("O titular é pessoa física ou empresa?", "Is the holder a person or a company?"),
        codes="person_kinds",
    )
    holder_retired: bool | None = open_field(
        "bool",
        Text("titular aposentado", "holder retired"),
        Text("O titular é aposentado?", "Is the holder retired?"),
    )
    contracted: bool | None = open_field(
        "bool",
        Text("contrato com o titular", "contract with the holder"),
        Text("Há contrato entre o condutor e o titular?", "Is there a contract between driver and holder?"),
    )
    swap_reason: str | None = open_field(
        "code",
        Text("motivo da troca", "reason of the swap"),
        Text("Por que saiu o condutor anterior?", "Why did the previous driver leave?"),
        codes="swap_reasons",
    )
    revoked_on: dt.date | Never | None = occurrence(
        "date",
        Text("cassação do registro", "revocation of the registration"),
        Text("Em que data o registro do condutor foi cassado?", "On which date was the driver's registration revoked?"),
    )
    event: DriverEvent | Never | None = occurrence(
        "block",
        Text("fato a comunicar", "event to report"),
        Text("Que fato do condutor se comunica?", "Which event of the driver is reported?"),
        block=DriverEvent,
    )
    extra: Mapping[str, Any] = extra_facts()
