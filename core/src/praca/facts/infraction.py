"""What was done against the law, and what had been done before."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Any

import attrs

from praca.facts.field import extra_facts, occurrence, open_field
from praca.facts.state import Never
from praca.language import Text


@attrs.frozen(kw_only=True)
class EarlierInfraction:
    """One entry of the history; ``by`` absent means the same person, as the contract says."""

    conduct: str | None = open_field(
        "code",
        Text("conduta anterior", "earlier conduct"),
        Text("Que conduta foi praticada antes?", "Which conduct was it?"),
        codes="conducts",
    )
    provision: str | None = open_field(
        "text",
        Text("dispositivo infringido antes", "provision breached earlier"),
        Text("Que dispositivo foi infringido?", "Which provision was breached?"),
    )
    duty: str | None = open_field(
        "text",
        Text("dever descumprido antes", "duty breached earlier"),
        Text("Que dever foi descumprido?", "Which duty was breached?"),
    )
    date: dt.date | None = open_field(
        "date",
        Text("data da infração anterior", "date of the earlier infraction"),
        Text("Em que data foi cometida a infração anterior?", "On which date was the earlier infraction committed?"),
    )
    noticed: dt.date | None = open_field(
        "date",
        Text("autuação da infração anterior", "notice of the earlier infraction"),
        Text("Em que data foi autuada a infração anterior?", "On which date was the earlier infraction noticed?"),
    )
    final: dt.date | Never | None = occurrence(
        "date",
        Text("decisão definitiva da infração anterior", "final decision on the earlier infraction"),
        Text(
            "Em que data a decisão sobre a infração anterior se tornou definitiva?",
            "On which date did the decision on the earlier infraction become final?",
        ),
    )
    outcome: str | None = open_field(
        "code",
        Text("desfecho da infração anterior", "outcome of the earlier infraction"),
        Text("Qual foi o desfecho da infração anterior?", "What was the outcome of the earlier infraction?"),
        codes="outcomes",
    )
    sanction: str | None = open_field(
        "code",
        Text("penalidade da infração anterior", "sanction for the earlier infraction"),
        Text("Que penalidade teve a infração anterior?", "Which sanction did the earlier infraction get?"),
        codes="earlier_sanctions",
    )
    by: str | None = open_field(
        "code",
        Text("autor da infração anterior", "author of the earlier infraction"),
        Text("A infração anterior é da mesma pessoa?", "Was the earlier infraction committed by the same person?"),
        codes="authors",
        default="same",
    )
    extra: Mapping[str, Any] = extra_facts()


@attrs.frozen(kw_only=True)
class Infraction:
    """The conduct or the provision, with its circumstances; ``date`` is the day on which it was committed."""

    conduct: str | None = open_field(
        "code",
        Text("conduta", "conduct"),
        Text("Que conduta foi praticada?", "Which conduct was it?"),
        codes="conducts",
    )
    provision: str | None = open_field(
        "text",
        Text("dispositivo infringido", "provision breached"),
        Text("Que dispositivo da lei foi infringido?", "Which provision of the law was breached?"),
    )
    duty: str | None = open_field(
        "text",
        Text("dever descumprido", "duty breached"),
        Text("Que dever foi descumprido?", "Which duty was breached?"),
    )
    date: dt.date | None = open_field(
        "date",
        Text("data da infração", "date of the infraction"),
        Text("Em que data a infração foi cometida?", "On which date was the infraction committed?"),
        later="kept",
    )
    noticed: dt.date | Never | None = open_field(
        "date",
        Text("lavratura do auto", "date of the notice"),
        Text("Em que data foi lavrado o auto de infração?", "On which date was the notice of infraction drawn up?"),
        never_word=True,
    )
    offender: str | None = open_field(
        "code",
        Text("infrator", "offender"),
        Text("Quem cometeu a infração?", "Who committed the infraction?"),
        codes="offenders",
    )
    wilful: bool | None = open_field(
        "bool",
        Text("dolo", "intent"),
        Text("A conduta foi dolosa?", "Was the conduct wilful?"),
    )
    grave: bool | None = open_field(
        "bool",
        Text("classificada como grave", "classified as grave"),
        Text("A autoridade classificou a conduta como grave?", "Did the authority classify the conduct as grave?"),
    )
    found_on_site: bool | None = open_field(
        "bool",
        Text("flagrada no local", "found on site"),
        Text("O agente flagrou a infração no local?", "Did the agent find the infraction on site?"),
    )
    complaint: str | None = open_field(
        "code",
        Text("reclamação", "complaint"),
        Text("Houve reclamação? Em que forma?", "Was there a complaint? In which form?"),
        codes="complaints",
    )
    complaint_proven: bool | None = open_field(
        "bool",
        Text("reclamação comprovada", "complaint proven"),
        Text("A reclamação foi comprovada?", "Was the complaint proven?"),
    )
    complaint_by: str | None = open_field(
        "code",
        Text("autor da reclamação", "complainant"),
        Text("Quem reclamou?", "Who complained?"),
        codes="complainants",
    )
    process_concluded: bool | None = open_field(
        "bool",
        Text("processo administrativo concluído", "administrative process concluded"),
        Text("O processo administrativo já foi concluído?", "Has the administrative process been concluded?"),
    )
    together_with: tuple[str, ...] | Never | None = occurrence(
        "codes",
        Text("infrações simultâneas", "infractions committed together"),
        Text(
            "Que outras infrações foram cometidas ao mesmo tempo?", "Which other infractions were committed together?"
        ),
        codes="conducts",
        provisions=True,
    )
    history: tuple[EarlierInfraction, ...] | None = open_field(
        "blocks",
        Text("antecedentes", "history"),
        Text("Que infrações anteriores constam no prontuário?", "Which earlier infractions are on record?"),
        block=EarlierInfraction,
    )
    extra: Mapping[str, Any] = extra_facts()
