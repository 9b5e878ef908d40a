"""When a driver may turn a passenger away: arts. 30 to 33."""

from __future__ import annotations

from praca import FALSE, TRUE, between, happened, refusal
from praca_cotriguacu.readings_service import ASSISTANCE_DOG

# Art. 33, VI starts after 22:00 and has no end; 06:00 is where art. 25, parágrafo único ends the night.
would_not_identify = (
    (refusal.reason == "unidentified") & between(refusal.at, "22:00", "06:00", open_start=True) & refusal.id_requested
)
# Arts. 31, IV and 32 add what the driver must not or need not carry: people beyond the seats, dangerous luggage.
REFUSAL_IS_LAWFUL = (
    refusal.reason.one_of("pet", "small_animal")
    | ((refusal.reason == "assistance_dog") & ASSISTANCE_DOG.case(text=TRUE, federal=FALSE))
    | (refusal.reason == "infectious_disease")
    | refusal.reason.one_of("dangerous_place", "impassable_road")
    | (refusal.reason == "suspicious")
    | refusal.reason.one_of("drunk", "drugged")
    | would_not_identify
    | refusal.reason.one_of("over_capacity", "dangerous_luggage")
)
# A refusal that the case describes is the one that is punished.
refusal_excused = happened(refusal) & REFUSAL_IS_LAWFUL
