"""What a case says of the municipality: numbers, dates of acts, stands, unit values."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import attrs

from praca.facts.field import extra_facts, open_field
from praca.facts.state import Never
from praca.language import Text


@attrs.frozen(kw_only=True)
class Stand:
    """A taxi stand."""

    capacity: int | None = open_field(
        "int",
        Text("vagas do ponto", "places at the stand"),
        Text("Quantas vagas tem o ponto?", "How many places does the stand have?"),
        low=0,
    )
    assigned: int | None = open_field(
        "int",
        Text("vagas ocupadas do ponto", "places assigned at the stand"),
        Text("Quantas vagas do ponto já estão ocupadas?", "How many places of the stand are assigned?"),
        low=0,
    )
    zone: str | None = open_field(
        "code",
        Text("zona do ponto", "zone of the stand"),
        Text("O ponto fica na zona urbana ou na rural?", "Is the stand in the urban or in the rural zone?"),
        codes="service_areas",
    )
    kind: str | None = open_field(
        "code",
        Text("tipo do ponto", "kind of stand"),
        Text("De que tipo é o ponto?", "Which kind of stand is it?"),
        codes="stand_kinds",
    )


@attrs.frozen(kw_only=True)
class Town:
    """Facts of one municipality; ``unit_values`` are those in force on the case's date, in BRL."""

    population: int | None = open_field(
        "int",
        Text("população", "population"),
        Text("Quantos habitantes tem o município?", "How many inhabitants does the town have?"),
        low=0,
    )
    active_permits: int | None = open_field(
        "int",
        Text("outorgas ativas", "active permits"),
        Text("Quantas outorgas de táxi estão ativas no município?", "How many taxi permits are active in the town?"),
        low=0,
    )
    vacancies: int | None = open_field(
        "int",
        Text("vagas abertas", "vacancies"),
        Text("Quantas vagas estão abertas na seleção?", "How many vacancies are open in the selection?"),
        low=0,
    )
    law_published: dt.date | None = open_field(
        "date",
        Text("publicação da lei", "publication of the law"),
        Text("Em que data a lei foi publicada?", "On which date was the law published?"),
        later="kept",
    )
    holidays: tuple[dt.date, ...] | None = open_field(
        "dates",
        Text("feriados acrescentados", "holidays added"),
        Text("Que outros feriados há no município?", "Which other holidays does the town have?"),
        later="kept",
    )
    taximeter_required: bool | None = open_field(
        "bool",
        Text("taxímetro exigido", "taximeter required"),
        Text("O município exige taxímetro?", "Does the town require a taximeter?"),
    )
    regulations: tuple[str, ...] | None = open_field(
        "codes",
        Text("regulamentos existentes", "regulations in place"),
        Text("Que matérias já foram regulamentadas?", "Which matters have been regulated?"),
        codes="regulations",
    )
    stands: Mapping[str, Stand] | None = open_field(
        "stands",
        Text("pontos", "stands"),
        Text("Que pontos de táxi há no município?", "Which taxi stands does the town have?"),
        block=Stand,
    )
    stand: str | None = open_field(
        "text",
        Text("ponto consultado", "stand asked about"),
        Text("De que ponto se trata?", "Which stand is asked about?"),
        integers=True,
    )
    new_stand_by: str | None = open_field(
        "code",
        Text("ato que cria o ponto", "act that creates the stand"),
        Text("Por que ato se cria o novo ponto?", "By which act is the new stand created?"),
        codes="stand_acts",
    )
    notice_published: dt.date | Never | None = open_field(
        "date",
        Text("publicação do edital", "publication of the call"),
        Text("Em que data o edital foi publicado?", "On which date was the call for applicants published?"),
        later="never",
    )
    applications_until: dt.date | None = open_field(
        "date",
        Text("fim das inscrições", "end of the applications"),
        Text("Até que data vão as inscrições?", "Until which date may applications be made?"),
        later="kept",
    )
    fare_decree_published: dt.date | Never | None = open_field(
        "date",
        Text("publicação do decreto de tarifa", "publication of the fare decree"),
        Text("Em que data o decreto de tarifa foi publicado?", "On which date was the fare decree published?"),
        later="never",
    )
    inspection_due_set: bool | None = open_field(
        "bool",
        Text("data de vistoria fixada", "inspection date set"),
        Text("A autoridade fixou data para a vistoria?", "Has the authority fixed a date for the inspection?"),
    )
    existing_at_law: int | None = open_field(
        "int",
        Text("outorgas existentes na data da lei", "permits existing when the law came"),
        Text("Quantas outorgas existiam quando a lei veio?", "How many permits existed when the law came?"),
        low=0,
    )
    unit_values: Mapping[str, int | Decimal] | None = open_field(
        "units",
        Text("valor das unidades fiscais", "value of the fiscal units"),
        Text("Quanto vale a unidade fiscal, em reais?", "What is the fiscal unit worth, in reais?"),
        low=0,
    )
    extra: Mapping[str, Any] = extra_facts()
