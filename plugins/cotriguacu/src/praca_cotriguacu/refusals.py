"""May the driver turn this passenger away? Arts. 30 to 33.

What art. 33 lists is excused whatever else there is.  For a reason that it does not list, art. 30 leaves just cause,
which the authority judges.
"""

from __future__ import annotations

from praca import FALSE, TRUE, Standard, between, chapter, discretion, note, refusal, when
from praca_cotriguacu.readings_service import ASSISTANCE_DOG

need = chapter("cotriguacu.refusal")

dog = refusal.reason == "assistance_dog"
dog_excused = when(dog, ASSISTANCE_DOG.case(text=TRUE, federal=FALSE), FALSE)
animal = refusal.reason.one_of("pet", "small_animal")
infectious = refusal.reason == "infectious_disease"
bad_way = refusal.reason.one_of("dangerous_place", "impassable_road")
suspicious = refusal.reason == "suspicious"
intoxicated = refusal.reason.one_of("drunk", "drugged")
# Art. 33, VI starts after 22:00 and has no end; 06:00 is where art. 25, parágrafo único ends the night.
would_not_identify = (
    (refusal.reason == "unidentified") & between(refusal.at, "22:00", "06:00", open_start=True) & refusal.id_requested
)
# Arts. 31, IV and 32 add what the driver must not or need not carry: people beyond the seats, dangerous luggage.
too_many = refusal.reason == "over_capacity"
luggage = refusal.reason == "dangerous_luggage"

REFUSAL_IS_LAWFUL = (
    animal | dog_excused | infectious | bad_way | suspicious | intoxicated | would_not_identify | too_many | luggage
)

unlisted = refusal.reason.one_of("destination", "physical_risk", "other") | (
    (refusal.reason == "unidentified") & ~would_not_identify
)

REFUSAL = Standard(
    requirements=(
        need(
            "animals",
            "art. 33, I",
            "art. 30",
            pt="Animal só se recusa se o inciso o alcança: o doméstico sim; o cão de assistência, conforme a leitura.",
            en="An animal may be refused if the item covers it: a domestic one yes, an assistance dog as it is read.",
            holds=REFUSAL_IS_LAWFUL,
            only_if=refusal.reason.one_of("pet", "small_animal", "assistance_dog"),
        ),
        need(
            "infectious_disease",
            "art. 33, II",
            pt="O motorista não é obrigado a levar quem tem doença infectocontagiosa.",
            en="The driver need not carry people with an infectious disease.",
            holds=REFUSAL_IS_LAWFUL,
            only_if=infectious,
        ),
        need(
            "dangerous_way",
            "art. 33, III",
            pt="O motorista não é obrigado a ir por via intransitável nem a lugar de perigo notório.",
            en="The driver need not take an impassable road or go to a place known to be dangerous.",
            holds=REFUSAL_IS_LAWFUL,
            only_if=bad_way,
        ),
        need(
            "suspicious",
            "art. 33, IV",
            pt="O motorista não é obrigado a levar quem parece perigoso pelo modo de agir.",
            en="The driver need not carry people whose conduct suggests danger.",
            holds=REFUSAL_IS_LAWFUL,
            only_if=suspicious,
        ),
        need(
            "intoxicated",
            "art. 33, V",
            pt="O motorista não é obrigado a levar quem está alcoolizado ou drogado.",
            en="The driver need not carry people who are drunk or drugged.",
            holds=REFUSAL_IS_LAWFUL,
            only_if=intoxicated,
        ),
        need(
            "unidentified",
            "art. 33, VI",
            pt="Depois das 22h, o motorista não é obrigado a levar quem não se identifica quando ele pede.",
            en="After 22:00 the driver need not carry people who do not identify themselves when asked.",
            holds=REFUSAL_IS_LAWFUL,
            only_if=would_not_identify,
        ),
        need(
            "capacity",
            "art. 31, IV",
            pt="O motorista não leva mais gente do que cabe no carro.",
            en="The driver carries no more people than the car has room for.",
            holds=REFUSAL_IS_LAWFUL,
            only_if=too_many,
        ),
        need(
            "luggage",
            "art. 32",
            pt="O motorista não é obrigado a levar bagagem que põe em risco o carro ou a segurança.",
            en="The driver need not carry luggage that endangers the car or safety.",
            holds=REFUSAL_IS_LAWFUL,
            only_if=luggage,
        ),
    ),
    discretion=(
        discretion(
            "cotriguacu.refusal.just_cause",
            "art. 30",
            pt="A lei não lista esse motivo: se ele é justa causa, decide quem fiscaliza e julga.",
            en="The law does not list this reason: whether it is just cause is for those who inspect and judge.",
            authority="department",
            options=("accept", "reject"),
            when=unlisted,
        ),
    ),
    notes=(
        note(
            "federal.lei-11126",
            "federal",
            pt="A Lei federal 11.126/2005 garante a entrada do cão de assistência em transportes; o art. 33, I não o "
            "distingue. Consulte um jurista.",
            en="Federal Lei 11.126/2005 secures the entry of assistance dogs in transport; art. 33, I does not tell "
            "them apart. Ask a jurist.",
            when=dog,
        ),
        note(
            "cotriguacu.refusal.disease",
            "federal",
            pt="Recusar alguém por doença pode ser discriminação pela lei federal. Consulte um jurista.",
            en="Refusing someone for an illness may be discrimination under federal law. Ask a jurist.",
            when=infectious,
        ),
        note(
            "cotriguacu.refusal.dead_reference",
            "doubt",
            "art. 33, I",
            pt="O inciso remete a um código de trânsito revogado; vale aqui o que ele próprio diz.",
            en="The item refers to a repealed traffic code; what counts here is what it says itself.",
            when=animal | dog,
        ),
        note(
            "cotriguacu.refusal.end_of_night",
            "doubt",
            "art. 33, VI",
            pt="O inciso não diz até que hora vale; conta-se até as 6h, fim da noite no art. 25, parágrafo único.",
            en="The item does not say until when it applies; it counts until 06:00, where art. 25, parágrafo único "
            "ends the night.",
            when=refusal.reason == "unidentified",
        ),
    ),
)
