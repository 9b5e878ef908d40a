"""A proceeding: the notice of infraction, the filings and the dated events."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Any

import attrs

from praca.facts.field import extra_facts, occurrence, open_field
from praca.facts.state import Never
from praca.language import Text


@attrs.frozen(kw_only=True)
class Auto:
    """The notice of infraction (auto de infração) as a document."""

    contents: tuple[str, ...] | None = open_field(
        "codes",
        Text("conteúdo do auto", "contents of the notice"),
        Text("O que consta no auto de infração?", "What does the notice of infraction contain?"),
        codes="auto_contents",
    )
    signed: bool | None = open_field(
        "bool",
        Text("auto assinado", "notice signed"),
        Text("O auto de infração está assinado?", "Is the notice of infraction signed?"),
    )


@attrs.frozen(kw_only=True)
class Filing:
    """A defence, a request for reconsideration or an appeal as a document."""

    kind: str | None = open_field(
        "code",
        Text("espécie da peça", "kind of filing"),
        Text("A peça é defesa, reconsideração ou recurso?", "Is the filing a defence, a reconsideration or an appeal?"),
        codes="filing_kinds",
    )
    contents: tuple[str, ...] | None = open_field(
        "codes",
        Text("conteúdo da peça", "contents of the filing"),
        Text("O que consta na peça?", "What does the filing contain?"),
        codes="filing_contents",
    )
    witnesses: int | None = open_field(
        "int",
        Text("testemunhas arroladas", "witnesses named"),
        Text("Quantas testemunhas foram arroladas?", "How many witnesses are named?"),
        low=0,
    )
    by_attorney: bool | None = open_field(
        "bool",
        Text("assinada por procurador", "signed by an attorney"),
        Text("A peça é assinada por procurador?", "Is the filing signed by an attorney?"),
    )
    mandate: bool | None = open_field(
        "bool",
        Text("procuração juntada", "mandate attached"),
        Text("A procuração foi juntada?", "Is the mandate attached?"),
    )


@attrs.frozen(kw_only=True)
class Event:
    """A dated event of the proceeding."""

    id: str | None = open_field(
        "text",
        Text("identificação do ato", "id of the event"),
        Text("Como se identifica o ato?", "How is the event identified?"),
    )
    event: str | None = open_field(
        "code",
        Text("ato processual", "event"),
        Text("Que ato processual foi praticado?", "Which event was it?"),
        codes="events",
        required=True,
    )
    date: dt.date | None = open_field(
        "date",
        Text("data do ato", "date of the event"),
        Text("Em que data o ato foi praticado?", "On which date did the event happen?"),
    )
    by: str | None = open_field(
        "code",
        Text("forma da ciência", "way of service"),
        Text("De que forma foi dada ciência?", "In which way was it served?"),
        codes="service_ways",
    )
    to: str | None = open_field(
        "code",
        Text("autoridade destinatária", "authority addressed"),
        Text("A que autoridade foi dirigida a peça?", "To which authority was it addressed?"),
        codes="filing_authorities",
    )
    received: dt.date | Never | None = occurrence(
        "date",
        Text("recebimento pelo destinatário", "receipt by the addressee"),
        Text("Em que data o destinatário recebeu?", "On which date did the addressee receive it?"),
    )
    posted: dt.date | None = open_field(
        "date",
        Text("postagem", "posting"),
        Text("Em que data foi postado?", "On which date was it posted?"),
    )
    scope: str | None = open_field(
        "code",
        Text("alcance da decisão", "scope of the decision"),
        Text("A decisão foi total ou parcial?", "Was the decision total or partial?"),
        codes="decision_scopes",
    )
    outcome: str | None = open_field(
        "code",
        Text("resultado da decisão", "outcome of the decision"),
        Text("A decisão manteve ou anulou a autuação?", "Did the decision uphold or annul the notice?"),
        codes="decision_outcomes",
    )


@attrs.frozen(kw_only=True)
class Proceeding:
    """One proceeding; ``id`` tells several of one case apart."""

    id: str | None = open_field(
        "text",
        Text("identificação do processo", "id of the proceeding"),
        Text("Qual é o número do processo?", "What is the number of the proceeding?"),
    )
    sanction: str | None = open_field(
        "code",
        Text("penalidade em discussão", "sanction at stake"),
        Text("Que penalidade está em discussão?", "Which sanction is at stake?"),
        codes="sanctions",
    )
    accused: str | None = open_field(
        "code",
        Text("autuado", "accused"),
        Text("Quem é o autuado?", "Who is accused?"),
        codes="accused",
    )
    imposed_by: str | None = open_field(
        "code",
        Text("autoridade que aplicou", "authority that imposed it"),
        Text("Que autoridade aplicou a penalidade?", "Which authority imposed the sanction?"),
        codes="imposing_authorities",
    )
    auto: Auto | None = open_field(
        "block",
        Text("auto de infração", "notice of infraction"),
        Text("Como foi lavrado o auto de infração?", "How was the notice of infraction drawn up?"),
        block=Auto,
    )
    filings: tuple[Filing, ...] | None = open_field(
        "blocks",
        Text("peças apresentadas", "filings"),
        Text("Que peças o autuado apresentou?", "Which filings did the accused make?"),
        block=Filing,
    )
    events: tuple[Event, ...] | Never | None = occurrence(
        "blocks",
        Text("andamento do processo", "events of the proceeding"),
        Text("Que atos processuais foram praticados, e quando?", "Which events happened, and when?"),
        block=Event,
    )
    extra: Mapping[str, Any] = extra_facts()
