"""Is what the parties did with the price lawful? Arts. 1º, 16 and 19.

``free_price`` serves the chapter on penalties too, where a price above or below the tariff is punished.
"""

from __future__ import annotations

from praca import FALSE, Standard, chapter, date, days, given, note, town, trip, value, when

need = chapter("ipiranga.fare")

may_negotiate = trip.occasion.one_of(
    "wedding", "funeral", "illness", "emergency", "preferential_client"
) | trip.destination.one_of("rural", "other_town")
departs = trip.agreed.one_of("above", "below")
free_price = trip.agreed_with_passenger & may_negotiate

# A decree binds on the tenth day after its publication: that of publication is the first of the ten that pass.
new_table_binds = when(given(town.fare_decree_published), date >= town.fare_decree_published + days(10), FALSE)

FARE = Standard(
    requirements=(
        # A price off the tariff is by no table: whether it is lawful, art. 19, § 1º says.
        need(
            "table",
            "art. 16",
            pt="A tarifa cobrada não é a que um decreto novo já substituiu.",
            en="The fare charged is not one that a new decree has already replaced.",
            holds=trip.fare_table.one_of("in_force", "future"),
            unless=departs,
            unless_cites=("art. 19, § 1º",),
        ),
        need(
            "new_table",
            "art. 19",
            pt="Tarifa nova só se cobra depois de dez dias da publicação do decreto.",
            en="A new fare is charged only after ten days from the publication of its decree.",
            holds=(trip.fare_table != "future") | new_table_binds,
            unless=departs,
            unless_cites=("art. 19, § 1º",),
        ),
        need(
            "agreement",
            "art. 16",
            "art. 19, § 1º",
            pt="Preço acima ou abaixo da tarifa só se cobra nos casos que a lei nomeia.",
            en="A price above or below the fare is charged only in the cases that the law names.",
            holds=may_negotiate,
            only_if=departs,
        ),
        need(
            "consent",
            "art. 19, § 1º",
            "art. 16",
            pt="O preço diferente da tarifa foi combinado com o passageiro.",
            en="The price other than the fare was agreed with the passenger.",
            holds=trip.agreed_with_passenger,
            only_if=departs,
        ),
    ),
    values=(
        value(
            "may_negotiate",
            "art. 19, § 1º",
            pt="se o preço pode ser combinado",
            en="whether the price may be agreed",
            is_=may_negotiate,
        ),
    ),
    notes=(
        note(
            "ipiranga.fare.open_cases",
            "doubt",
            "art. 19, § 1º",
            pt="A lei não diz quem é cliente preferencial nem o que é emergência.",
            en="The law does not say who is a preferential client or what an emergency is.",
            when=departs & trip.occasion.one_of("preferential_client", "emergency"),
        ),
        note(
            "ipiranga.fare.council",
            "assumption",
            "art. 1º, parágrafo único",
            pt="O Conselho Municipal de Trânsito deve ser ouvido sobre a tarifa; isso não foi conferido.",
            en="The municipal traffic council must be heard on the fare; that was not checked.",
            when=given(town.fare_decree_published),
        ),
        note(
            "ipiranga.fare.ten_days",
            "doubt",
            "art. 19",
            pt="Contou-se o dia da publicação: o decreto vale no décimo dia depois dele, e não no décimo primeiro.",
            en="The day of publication was counted: the decree binds on the tenth day after it, not on the eleventh.",
            when=date == town.fare_decree_published + days(10),
        ),
        note(
            "federal.lei-12587",
            "federal",
            pt="A Lei federal 12.587/2012, art. 12, tem a tarifa de táxi por máxima: admite cobrar menos, e não mais.",
            en="Federal Law 12.587/2012, art. 12, treats taxi fares as maximum ones: it admits less, and not more.",
            when=departs,
        ),
    ),
)
