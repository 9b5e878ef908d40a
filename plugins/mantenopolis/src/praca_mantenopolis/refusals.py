"""May the driver refuse? Arts. 37, XIX and XXIV, 38, V, 39, III and 58, XII.

``lawful_reason`` serves the chapter on penalties too.
"""

from __future__ import annotations

from praca import Standard, chapter, note, refusal

need = chapter("mantenopolis.refusal")

drunk = refusal.reason == "drunk"
too_many = refusal.reason == "over_capacity"
luggage_at_risk = refusal.reason == "dangerous_luggage"
animal = refusal.reason.one_of("small_animal", "assistance_dog")

lawful_reason = drunk | too_many | luggage_at_risk

REFUSAL = Standard(
    requirements=(
        need(
            "animals",
            "art. 37, XIX",
            pt="Animal de pequeno porte e cão-guia não se recusam.",
            en="A small animal or a guide dog may not be refused.",
            holds=lawful_reason,
            only_if=animal,
        ),
        need(
            "capacity",
            "art. 37, XXIV",
            pt="O motorista não leva mais gente do que o carro comporta.",
            en="The driver carries no more people than the car holds.",
            holds=lawful_reason,
            only_if=too_many,
        ),
        need(
            "reason",
            "art. 38, V",
            pt="Só se recusa o passageiro embriagado que possa causar dano; outro motivo tem de estar na lei.",
            en="Only a drunk passenger who may do damage is refused; any other reason must stand in the law.",
            holds=drunk,
            only_if=~animal & ~too_many & ~luggage_at_risk,
        ),
        need(
            "luggage",
            "art. 58, XII",
            pt="Bagagem que põe em risco a segurança da viagem pode ser recusada.",
            en="Luggage that endangers the trip may be refused.",
            holds=lawful_reason,
            only_if=luggage_at_risk,
        ),
    ),
    notes=(
        note(
            "mantenopolis.refusal.damage",
            "assumption",
            "art. 38, V",
            pt="Só a embriaguez que ameaça causar dano ao carro ou ao motorista permite recusar; supôs-se que ameaça.",
            en="Only drunkenness that threatens damage to car or driver allows a refusal; it is taken to be so here.",
            when=drunk,
        ),
        note(
            "mantenopolis.refusal.behaviour",
            "doubt",
            "art. 39, III",
            "art. 38, V",
            pt="Quem não se porta bem no carro pode não ser levado; se isso alcança este motivo, diga um jurista.",
            en="Whoever misbehaves in the car may be left behind; whether that covers this reason is for a jurist.",
            when=refusal.reason.one_of("drugged", "suspicious", "physical_risk", "other"),
        ),
        note(
            "mantenopolis.refusal.size_of_pet",
            "doubt",
            "art. 37, XIX",
            pt="A lei só fala de animais pequenos e do cão-guia; sobre um animal grande vale a regra geral da recusa.",
            en="The law speaks of small animals and guide dogs; a large one falls under the general rule on refusal.",
            when=refusal.reason == "pet",
        ),
        note(
            "mantenopolis.refusal.no_fine",
            "text",
            "art. 58, XI",
            "art. 38, V",
            pt="A recusa simples é proibida, mas a lista de infrações só pune recusar um passageiro em favor de outro.",
            en="A plain refusal is forbidden, but the list of infractions punishes only preferring another passenger.",
            when=~lawful_reason,
        ),
    ),
)
