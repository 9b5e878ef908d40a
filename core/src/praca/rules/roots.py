"""The subjects of a case as the starting points of terms, and names for the entries of its lists."""

from __future__ import annotations

from praca.facts.driver import Driver
from praca.facts.holder import Holder
from praca.facts.infraction import Infraction
from praca.facts.permit import Permit
from praca.facts.service import Refusal, Transfer, Trip
from praca.facts.town import Town
from praca.facts.vehicle import Vehicle
from praca.rules.quantifiers import entry
from praca.rules.references import Block

holder = Block("holder", Holder, path="holder")
driver = Block("driver", Driver, path="driver")
vehicle = Block("vehicle", Vehicle, path="vehicle")
permit = Block("permit", Permit, path="permit")
infraction = Block("infraction", Infraction, path="infraction")
transfer = Block("transfer", Transfer, path="transfer")
trip = Block("trip", Trip, path="trip")
refusal = Block("refusal", Refusal, path="refusal")
town = Block("town", Town, path="town")

partner = entry(holder.partners, "partner")
earlier_permit = entry(holder.previous_permits, "earlier_permit")
other_shift = entry(driver.other_shifts, "other_shift")
extension = entry(permit.extended, "extension")
