"""Is what the parties did with the fare lawful? Arts. 24 to 31 of Comodoro-MT's law of 18 November 2025."""

from __future__ import annotations

from praca import FALSE, Standard, chapter, note, trip, value
from praca_comodoro.readings import BUSINESS_HOURS_BARGAINING, OUTSIDE_TOWN_FARE, UNDERCHARGING

need = chapter("comodoro.fare")

# Beyond the urban perimeter, but inside the municipality, the Prefeitura calculates the fare whatever the occasion.
calculated = (trip.destination == "rural") | OUTSIDE_TOWN_FARE.case(
    may_be_agreed=FALSE, fixed_by_authority=trip.destination == "other_town"
)
exception = (
    trip.occasion.one_of("wedding", "baptism", "funeral")
    | (trip.destination == "other_town")
    | BUSINESS_HOURS_BARGAINING.case(exception=trip.business_hours, no_exception=FALSE)
)
may_negotiate = exception & ~calculated

departs = (trip.agreed == "above") | UNDERCHARGING.case(forbidden=trip.agreed == "below", fare_is_maximum=FALSE)
freely_agreed = trip.agreed.one_of("above", "below") & trip.agreed_with_passenger & may_negotiate
visitor = ~trip.vehicle_from.is_here()


FARE = Standard(
    requirements=(
        need(
            "table",
            "art. 24",
            pt="O preço é o da tabela em vigor, fixada por decreto.",
            en="The price is that of the table in force, set by decree.",
            holds=trip.fare_table == "in_force",
            unless=freely_agreed,
            unless_cites=("art. 26",),
        ),
        need(
            "agreement",
            "art. 26",
            "art. 26, parágrafo único",
            pt="Preço acima ou abaixo da tarifa só se cobra nas exceções da lei.",
            en="A price above or below the fare is charged only in the exceptions of the law.",
            holds=may_negotiate,
            only_if=departs,
        ),
        need(
            "consent",
            "art. 24",
            "art. 26",
            pt="Nas exceções, o preço diferente da tarifa foi combinado com o passageiro.",
            en="In the exceptions, the price other than the fare was agreed with the passenger.",
            holds=trip.agreed_with_passenger,
            only_if=departs & may_negotiate,
        ),
        need(
            "visiting_taxi",
            "art. 31",
            pt="Táxi de outro município só faz aqui viagem que começa ou termina em Comodoro e foi contratada fora.",
            en="A taxi of another town makes here only a trip from or to Comodoro that was contracted elsewhere.",
            holds=trip.contracted_in == "elsewhere",
            only_if=visitor,
        ),
    ),
    values=(
        value(
            "may_negotiate",
            "art. 26",
            "art. 26, parágrafo único",
            pt="se o preço pode ser combinado",
            en="whether the price may be agreed",
            is_=may_negotiate,
        ),
    ),
    notes=(
        note(
            "comodoro.fare.business_hours",
            "doubt",
            "art. 26",
            "art. 28",
            pt="A lei não define o horário comercial, e o texto pode ter querido só tarifas adicionais fora dele.",
            en="The law does not define business hours, and the text may mean only additional fares outside them.",
            when=trip.business_hours & trip.agreed.one_of("above", "below"),
        ),
        note(
            "comodoro.fare.visiting_table",
            "doubt",
            "art. 24",
            "art. 31",
            pt="A lei não diz se a tabela de Comodoro obriga o táxi de outro município em viagem contratada fora.",
            en="The law does not say whether Comodoro's table binds another town's taxi on a trip hired elsewhere.",
            when=visitor & (trip.contracted_in == "elsewhere"),
        ),
        note(
            "federal.lei-12587",
            "federal",
            pt="A Lei federal 12.587/2012, art. 12, tem a tarifa de táxi por máxima; o art. 26 veda também a redução.",
            en="Federal Law 12.587/2012, art. 12, treats taxi fares as maximum ones; art. 26 bars reductions too.",
            when=trip.agreed == "below",
        ),
    ),
)
