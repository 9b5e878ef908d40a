"""May the driver refuse? Arts. 2º and 28.

``may_refuse`` serves the chapter on penalties too, where an unlawful refusal is punished.
"""

from __future__ import annotations

from praca import Standard, chapter, note, refusal

need = chapter("ipiranga.refusal")

over_capacity = refusal.reason == "over_capacity"
may_refuse = (refusal.reason == "physical_risk") | over_capacity

REFUSAL = Standard(
    requirements=(
        need(
            "reason",
            "art. 28",
            pt="O passageiro só é recusado por risco à integridade do motorista ou por excesso de lotação.",
            en="A passenger is refused only for a risk to the driver's integrity or beyond the car's capacity.",
            holds=may_refuse,
        ),
        # Met wherever it applies, so that the ruling cites the limits that the refusal keeps.
        need(
            "capacity",
            "art. 2º, § 1º",
            "art. 2º, § 2º",
            pt="Não se leva mais gente do que o limite do veículo.",
            en="No more people are carried than the limit of the vehicle.",
            holds=over_capacity,
            only_if=over_capacity,
        ),
    ),
    notes=(
        note(
            "ipiranga.refusal.perceived_risk",
            "doubt",
            "art. 28",
            pt="Basta o risco percebido pelo motorista, que a lei não mede: ele deve poder dizer em que o viu.",
            en="A risk perceived by the driver suffices, and the law has no measure: he must be able to say why.",
            when=refusal.reason == "physical_risk",
        ),
        note(
            "ipiranga.refusal.other_dangers",
            "doubt",
            "art. 28",
            pt="Este motivo sozinho não autoriza a recusa; se dele nasceu risco ao motorista, o motivo é esse risco.",
            en="This reason alone allows no refusal; if it put the driver at risk, that risk is the reason.",
            when=refusal.reason.one_of(
                "drunk", "drugged", "infectious_disease", "suspicious", "dangerous_place", "dangerous_luggage"
            ),
        ),
        note(
            "federal.lei-11126",
            "federal",
            pt="A Lei federal 11.126/2005 assegura transporte a quem usa cão-guia.",
            en="Federal Law 11.126/2005 assures transport to users of guide dogs.",
            when=refusal.reason == "assistance_dog",
        ),
    ),
)
