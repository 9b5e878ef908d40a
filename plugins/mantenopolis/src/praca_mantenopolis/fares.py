"""Is what the parties did with the fare lawful? Arts. 29 to 31 and 37, XXVI."""

from __future__ import annotations

from praca import FALSE, Standard, chapter, note, trip, value

need = chapter("mantenopolis.fare")

departs = trip.agreed.one_of("above", "below")

FARE = Standard(
    requirements=(
        need(
            "amount",
            "art. 37, XXVI",
            "art. 30",
            pt="Cobra-se o valor da tabela, nem mais nem menos, ainda que o passageiro concorde.",
            en="The amount of the table is charged, neither more nor less, even if the passenger agrees.",
            holds=~departs,
        ),
        need(
            "table",
            "art. 37, XXVI",
            "art. 29",
            pt="A tabela é a que está em vigor.",
            en="The table is the one in force.",
            holds=trip.fare_table == "in_force",
        ),
    ),
    values=(
        value(
            "may_negotiate",
            "art. 37, XXVI",
            pt="se o preço pode ser combinado",
            en="whether the price may be agreed",
            is_=FALSE,
        ),
    ),
    notes=(
        note(
            "mantenopolis.fare.written_leave",
            "power",
            "art. 37, XXVI",
            pt="O Executivo pode autorizar outro preço, por escrito; supôs-se que não o fez.",
            en="The Executive may allow another price in writing; it is taken not to have done so.",
            when=departs,
        ),
        note(
            "mantenopolis.fare.executive_contract",
            "doubt",
            "art. 3º, § 4º",
            "art. 37, XXVI",
            pt="O táxi executivo só trabalha sob contrato, e a lei não diz se a tabela vale para ele; aplicou-se.",
            en="An executive taxi works under contract only; whether the table binds it is not said. It was applied.",
            when=trip.executive,
        ),
        note(
            "mantenopolis.fare.visiting_taxi",
            "doubt",
            "art. 60, § 1º",
            "art. 35",
            pt="Táxi de outro município não tem autorização deste: o transporte pago aqui pode ser clandestino.",
            en="A taxi of another town has no authorization of this one: paid transport here may be clandestine.",
            when=~trip.vehicle_from.is_here(),
        ),
        note(
            "mantenopolis.fare.january",
            "text",
            "art. 31",
            pt="A tabela muda a cada janeiro, pelo IGP-M: a de antes já não serve, e a anunciada ainda não.",
            en="The table changes every January by the IGP-M: the old one no longer serves, the announced one not yet.",
            when=trip.fare_table.one_of("previous", "future"),
        ),
        note(
            "federal.lei-12587",
            "federal",
            pt="A Lei federal 12.587/2012, art. 12, tem a tarifa de táxi por máxima; esta lei veda também a redução.",
            en="Federal Law 12.587/2012, art. 12, treats taxi fares as maximum ones; this law bars reductions too.",
            when=trip.agreed == "below",
        ),
    ),
)
