"""One case as one municipality sees it: every subject present, blank where the case does not mention it."""

from __future__ import annotations

import attrs

from praca.facts.case import Case
from praca.facts.driver import Driver
from praca.facts.holder import Holder
from praca.facts.infraction import Infraction
from praca.facts.permit import Permit
from praca.facts.proceeding import Proceeding
from praca.facts.service import Candidate, Refusal, Transfer, Trip
from praca.facts.town import Town
from praca.facts.vehicle import Vehicle


@attrs.frozen(kw_only=True)
class Situation:
    """The facts that the terms of a law read; a blank subject is all unknown, its occurrences did not happen."""

    holder: Holder = attrs.field(factory=Holder)
    driver: Driver = attrs.field(factory=Driver)
    vehicle: Vehicle = attrs.field(factory=Vehicle)
    permit: Permit = attrs.field(factory=Permit)
    infraction: Infraction = attrs.field(factory=Infraction)
    proceeding: Proceeding = attrs.field(factory=Proceeding)
    transfer: Transfer = attrs.field(factory=Transfer)
    trip: Trip = attrs.field(factory=Trip)
    refusal: Refusal = attrs.field(factory=Refusal)
    candidates: tuple[Candidate, ...] | None = None
    town: Town = attrs.field(factory=Town)


BLANK = Situation()


def situation(case: Case, *names: str, proceeding: Proceeding | None = None) -> Situation:
    """``case`` as the town known under ``names`` (slug, IBGE code) sees it, for one of its proceedings."""
    return Situation(
        holder=case.holder or BLANK.holder,
        driver=case.driver or BLANK.driver,
        vehicle=case.vehicle or BLANK.vehicle,
        permit=case.permit or BLANK.permit,
        infraction=case.infraction or BLANK.infraction,
        proceeding=proceeding or BLANK.proceeding,
        transfer=case.transfer or BLANK.transfer,
        trip=case.trip or BLANK.trip,
        refusal=case.refusal or BLANK.refusal,
        candidates=case.candidates,
        town=case.town(*names) or BLANK.town,
    )
