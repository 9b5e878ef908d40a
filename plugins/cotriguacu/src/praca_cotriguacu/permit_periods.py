"""Periods of the permission on which several questions depend: renewal (arts. 8º and 16, I), new car, cures, idleness.

Counted as art. 52, parágrafo único has it: without the first day, with the last one.
"""

from __future__ import annotations

from praca import (
    Term,
    act,
    date,
    day_in_year,
    days,
    given,
    later_of,
    next_business_day,
    permit,
    when,
    year,
    years,
)
from praca_cotriguacu.readings_service import DEADLINE_ROLL
from praca_cotriguacu.readings_titles import EXTINCTION_FLOOR, LICENCE_VALIDITY, RENEWAL_EXTINCTION

JANUARY = 1
DECEMBER = 12
LAST = 31


def last_day(end: Term) -> Term:
    """The last day of a private party's period in days, moved off a day without business where the reading says so."""
    return DEADLINE_ROLL.case(roll=next_business_day(end), strict=end)


def end_of_january(of_year: Term) -> Term:
    """The last day for asking for the renewal in a year (art. 8º); no period in days, so it never moves."""
    return day_in_year(of_year, JANUARY, LAST)


issued = permit.licence_issued
requested = permit.renewal_requested
renewal_due = end_of_january(year(issued) + 1)
expiry = when(
    given(permit.licence_valid_until),
    permit.licence_valid_until,
    LICENCE_VALIDITY.case(
        january_31=renewal_due,
        december_31=day_in_year(year(issued), DECEMBER, LAST),
        one_year=issued + years(1),
    ),
)
thirty_days_later = last_day(expiry + days(30))
# The January in which the renewal could still be asked for: that of the year after issue and, for a licence printed to
# the end of December, the one in which the thirty days end.
floor = later_of(end_of_january(year(thirty_days_later)), when(given(issued), renewal_due, thirty_days_later))
extinction_limit = RENEWAL_EXTINCTION.case(
    after_30_days=EXTINCTION_FLOOR.case(
        january_31=later_of(thirty_days_later, floor),
        none=thirty_days_later,
    ),
    end_of_january=when(given(issued), renewal_due, end_of_january(year(date))),
)
# A request on or before the day of issue is the one that led to the licence at hand, not one for its renewal.
answered = given(issued) & (requested <= issued)
never_asked_in_time = (date > extinction_limit) & ~((requested <= extinction_limit) & ~answered)
asked_in_january_at_latest = given(requested) & (requested <= end_of_january(year(act.date))) & ~answered

cure_limit = last_day(permit.inspection_report + days(15))
cured_in_time = given(permit.irregularities_cured) & (permit.irregularities_cured <= cure_limit)
cure_still_open = act.date <= cure_limit

legalization_limit = last_day(permit.vehicle_acquired + days(45))
legalized_before = given(permit.vehicle_regularised) & (permit.vehicle_regularised <= act.date)
new_car_being_legalized = (permit.vehicle_acquired <= act.date) & (act.date <= legalization_limit) & ~legalized_before
