"""The blocks of a permit: extensions, suspensions, losses and the temporary vehicle."""

from __future__ import annotations

import datetime as dt

import attrs

from praca.facts.field import open_field
from praca.facts.state import Never
from praca.language import Text


@attrs.frozen(kw_only=True)
class Extension:
    """One extension of the term of the permit."""

    date: dt.date | None = open_field(
        "date",
        Text("data da prorrogação", "date of the extension"),
        Text("Em que data a outorga foi prorrogada?", "On which date was the permit extended?"),
    )
    years: int | None = open_field(
        "int",
        Text("anos de prorrogação", "years of extension"),
        Text("Por quantos anos a outorga foi prorrogada?", "For how many years was the permit extended?"),
        low=0,
        high=100,
    )


@attrs.frozen(kw_only=True)
class RequestedSuspension:
    """A suspension of the service that the holder asked for."""

    from_: dt.date | None = open_field(
        "date",
        Text("início da suspensão a pedido", "start of the suspension on request"),
        Text(
            "Desde que data o serviço está suspenso a pedido?", "Since which date is the service suspended on request?"
        ),
    )
    until: dt.date | None = open_field(
        "date",
        Text("fim da suspensão a pedido", "end of the suspension on request"),
        Text("Até que data o serviço fica suspenso a pedido?", "Until which date is the service suspended on request?"),
        later="kept",
    )
    reason: str | None = open_field(
        "code",
        Text("motivo da suspensão a pedido", "reason of the suspension on request"),
        Text("Por que o titular pediu a suspensão?", "Why did the holder ask for the suspension?"),
        codes="suspension_reasons",
    )


@attrs.frozen(kw_only=True)
class AuthoritySuspension:
    """A suspension that the authority imposed and that is enforceable."""

    from_: dt.date | None = open_field(
        "date",
        Text("início da suspensão imposta", "start of the suspension imposed"),
        Text("Desde que data vale a suspensão imposta?", "From which date does the imposed suspension apply?"),
    )
    until: dt.date | None = open_field(
        "date",
        Text("fim da suspensão imposta", "end of the suspension imposed"),
        Text("Até que data vale a suspensão imposta?", "Until which date does the imposed suspension apply?"),
        later="kept",
    )


@attrs.frozen(kw_only=True)
class VehicleWithdrawal:
    """The vehicle left the service."""

    date: dt.date | None = open_field(
        "date",
        Text("data da retirada do veículo", "date of the withdrawal of the vehicle"),
        Text("Em que data o veículo saiu do serviço?", "On which date did the vehicle leave the service?"),
    )
    cause: str | None = open_field(
        "code",
        Text("causa da retirada do veículo", "cause of the withdrawal of the vehicle"),
        Text("Por que o veículo saiu do serviço?", "Why did the vehicle leave the service?"),
        codes="withdrawal_causes",
    )


@attrs.frozen(kw_only=True)
class CourtSeizure:
    """The vehicle was seized by a court."""

    date: dt.date | None = open_field(
        "date",
        Text("data da apreensão judicial", "date of the seizure by a court"),
        Text("Em que data o veículo foi apreendido pela Justiça?", "On which date did a court seize the vehicle?"),
    )
    reported: dt.date | Never | None = open_field(
        "date",
        Text("comunicação da apreensão judicial", "report of the seizure by a court"),
        Text("Em que data a apreensão foi comunicada?", "On which date was the seizure reported?"),
        later="never",
    )


@attrs.frozen(kw_only=True)
class LostArticle:
    """An article forgotten in the vehicle and handed in."""

    found: dt.date | None = open_field(
        "date",
        Text("achado do objeto esquecido", "finding of the lost article"),
        Text("Em que data o objeto foi achado no veículo?", "On which date was the article found in the vehicle?"),
    )
    delivered: dt.date | Never | None = open_field(
        "date",
        Text("entrega do objeto esquecido", "delivery of the lost article"),
        Text("Em que data o objeto foi entregue?", "On which date was the article handed in?"),
        later="never",
    )


@attrs.frozen(kw_only=True)
class TemporaryVehicle:
    """Another vehicle serves for some time in the place of the main one."""

    from_: dt.date | None = open_field(
        "date",
        Text("início do veículo temporário", "start of the temporary vehicle"),
        Text("Desde que data serve o veículo temporário?", "Since which date does the temporary vehicle serve?"),
    )
    until: dt.date | None = open_field(
        "date",
        Text("fim do veículo temporário", "end of the temporary vehicle"),
        Text("Até que data serve o veículo temporário?", "Until which date does the temporary vehicle serve?"),
        later="kept",
    )
    notice: str | None = open_field(
        "code",
        Text("comunicação do veículo temporário", "notice of the temporary vehicle"),
        Text("De que forma o veículo temporário foi comunicado?", "In which form was the temporary vehicle notified?"),
        codes="notice_forms",
    )
