"""Is what the parties did with the fare lawful, and what surcharge applies? Arts. 25, 26 and 31, V."""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    Standard,
    between,
    chapter,
    given,
    minutes,
    minutes_within,
    note,
    trip,
    value,
    when,
)
from praca_cotriguacu.readings_service import COMMERCIAL_HOUR, DISCOUNT, NIGHT_FARE

need = chapter("cotriguacu.fare")

NIGHT_PERCENT = 30

# Art. 26 names five occasions; a journey is a ride beyond the municipal limits.
may_negotiate = (
    trip.occasion.one_of("wedding", "baptism", "funeral")
    | (trip.destination == "other_town")
    | COMMERCIAL_HOUR.case(hourly_hire=trip.hourly_hire, business_hours=trip.business_hours)
)
above = trip.agreed == "above"
below = trip.agreed == "below"
# A price "agreed" is agreed with the passenger unless the case says that it was not.
imposed = given(trip.agreed_with_passenger) & ~trip.agreed_with_passenger

starts_at_night = between(trip.start, "22:00", "06:00")
ends_at_night = between(trip.end, "22:00", "06:00")
whole_ride = minutes(trip.start, trip.end)
at_night = minutes_within(trip.start, trip.end, "22:00", "06:00")
by_start = when(starts_at_night, NIGHT_PERCENT, 0)

FARE = Standard(
    requirements=(
        need(
            "no_bargain",
            "art. 26",
            pt="Motorista e passageiro não combinam preço acima da tarifa, fora das ocasiões da lei.",
            en="Driver and passenger agree on no price above the fare, outside the occasions of the law.",
            holds=may_negotiate,
            only_if=above & ~imposed,
        ),
        need(
            "no_raise",
            "art. 31, V",
            pt="O motorista não cobra acima da tarifa, salvo o que a lei deixa combinar.",
            en="The driver does not charge above the fare, save what the law lets the parties agree on.",
            holds=may_negotiate & ~imposed,
            only_if=above,
        ),
        need(
            "no_discount",
            "art. 31, V",
            pt="O motorista não cobra abaixo da tarifa.",
            en="The driver does not charge below the fare.",
            holds=DISCOUNT.case(breach=FALSE, permitted=TRUE),
            only_if=below,
        ),
        need(
            "table_in_force",
            "art. 31, V",
            pt="Cobra-se pela tabela em vigor.",
            en="The fare table in force is applied.",
            holds=trip.fare_table == "in_force",
            only_if=~(above | below),
        ),
    ),
    values=(
        value(
            "surcharge_percent",
            "art. 25, parágrafo único",
            pt="adicional noturno sobre a tarifa, em por cento",
            en="night surcharge on the fare, in per cent",
            is_=NIGHT_FARE.case(
                ride_start=by_start,
                pro_rata=when(whole_ride > 0, at_night * NIGHT_PERCENT / whole_ride, by_start),
            ),
        ),
        value(
            "may_negotiate",
            "art. 26",
            pt="se a ocasião permite combinar preço acima da tarifa",
            en="whether the occasion lets the parties agree on a price above the fare",
            is_=may_negotiate,
        ),
    ),
    notes=(
        note(
            "cotriguacu.fare.crosses_night",
            "doubt",
            "art. 25, parágrafo único",
            pt="A corrida passa das 22h ou das 6h, e a lei não diz como contar esse caso.",
            en="The ride crosses 22:00 or 06:00, and the law does not say how to count that case.",
            when=(starts_at_night & ~ends_at_night) | (~starts_at_night & ends_at_night),
        ),
        note(
            "cotriguacu.fare.occasions",
            "doubt",
            "art. 26",
            pt="A lei não define «viagem» nem «hora comercial»; viagem é aqui a corrida para fora do município.",
            en="The law defines neither “journey” nor “commercial hour”; a journey is here a ride out of the town.",
            when=above,
        ),
        note(
            "cotriguacu.fare.set_by_decree",
            "power",
            "art. 25",
            pt="O valor da tarifa não está na lei: fixa-o ato do Executivo.",
            en="The amount of the fare is not in the law: an act of the Executive sets it.",
        ),
    ),
)
