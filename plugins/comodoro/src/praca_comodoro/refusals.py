"""May the driver refuse? Arts. 10 to 12 of Comodoro-MT's law of 18 November 2025.

``within_reach``, ``may_refuse`` and ``luggage_in_the_way`` serve the chapter on penalties too, where an unlawful
refusal is punished (Anexo I, 01).
"""

from __future__ import annotations

from praca import TRUE, Requirement, Standard, Term, between, chapter, note, refusal, silence
from praca_comodoro.readings import NIGHT_IDENTIFICATION_END, REFUSAL_PLACE

need = chapter("comodoro.refusal")

animal = refusal.reason.one_of("pet", "small_animal", "assistance_dog")
luggage_in_the_way = refusal.reason == "dangerous_luggage"
capacity = refusal.reason == "over_capacity"
unidentified = refusal.reason == "unidentified"
# At 22:00 sharp the night has not begun; at its end it is over.
night = NIGHT_IDENTIFICATION_END.case(
    until_0500=between(refusal.at, "22:00", "05:00", open_start=True),
    until_midnight=between(refusal.at, "22:00", "00:00", open_start=True),
)
identification_withheld = refusal.id_requested & night

may_refuse = animal | luggage_in_the_way | capacity | (unidentified & identification_withheld)
within_reach = REFUSAL_PLACE.case(public_way=refusal.in_public_way, anywhere=TRUE)


def permission(name: str, reason: Term, *cites: str, pt: str, en: str) -> Requirement:
    """A case in which the law lets the driver refuse: met wherever it applies, so that the ruling cites it."""
    return need(name, *cites, pt=pt, en=en, holds=reason, only_if=reason)


REFUSAL = Standard(
    requirements=(
        need(
            "reason",
            "art. 10",
            pt="O motivo da recusa está entre os que a lei admite.",
            en="The reason of the refusal is among those that the law admits.",
            holds=animal | luggage_in_the_way | capacity | unidentified,
        ),
        permission(
            "luggage",
            luggage_in_the_way,
            "art. 11",
            pt="Bagagem que põe em risco o carro ou a segurança pode ser recusada.",
            en="Luggage that endangers the car or safety may be refused.",
        ),
        need(
            "identification",
            "art. 10",
            "art. 12, I",
            pt="Quem não se identifica só é recusado se a identificação foi pedida, e à noite, depois das 22 horas.",
            en="Whoever does not identify himself is refused only if asked to, and at night, after 22:00.",
            holds=identification_withheld,
            only_if=unidentified,
        ),
        permission(
            "animal",
            animal,
            "art. 12, II",
            pt="Animal doméstico só embarca se o motorista quiser, ainda que acompanhado.",
            en="A domestic animal rides only if the driver agrees, even with somebody in charge of it.",
        ),
        permission(
            "capacity",
            capacity,
            "Anexo I, 24",
            "art. 16",
            pt="Não se leva mais gente do que o carro comporta.",
            en="No more people are carried than the car holds.",
        ),
    ),
    silences=(
        silence(
            "comodoro.refusal.outside_public_way",
            "art. 10",
            "Anexo I, 01",
            pt="O art. 10 trata do táxi na via pública; de chamada por telefone ou aplicativo esta lei não cuida.",
            en="Art. 10 deals with the taxi in the public way; this law says nothing of a call by telephone or app.",
            when=~within_reach,
        ),
    ),
    notes=(
        note(
            "federal.lei-11126",
            "federal",
            pt="A Lei federal 11.126/2005 assegura transporte a quem usa cão-guia; o art. 12, II não o ressalva.",
            en="Federal Law 11.126/2005 assures transport to users of guide dogs; art. 12, II does not except them.",
            when=refusal.reason == "assistance_dog",
        ),
        note(
            "comodoro.refusal.safety",
            "doubt",
            "art. 10",
            pt="Embriaguez, doença ou perigo não constam desta lei; o art. 10 ressalva o que outra lei ou regulamento "
            "admita, e isso não foi conferido.",
            en="Drunkenness, illness or danger are not in this law; art. 10 reserves what another law or a regulation "
            "admits, and that was not checked.",
            when=refusal.reason.one_of(
                "drunk",
                "drugged",
                "infectious_disease",
                "suspicious",
                "dangerous_place",
                "impassable_road",
                "physical_risk",
            ),
        ),
    ),
)
