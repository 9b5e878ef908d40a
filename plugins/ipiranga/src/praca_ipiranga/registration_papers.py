"""What the register asks of whoever enters it, holder or driver: art. 13, § 2º, II, III, IV and IX.

Art. 13, § 3º sends drivers to the same items, so both chapters build on these terms.
"""

from __future__ import annotations

from praca import Term, date, days, given, holder, driver, permit, when, years
from praca_ipiranga.readings import MISSING_DAY, NINETY_DAYS

IN_ORDER = ("clear", "regular")

# The papers are judged as they were filed, where the day of the filing is known.
filed_on = when(given(permit.documents_filed), permit.documents_filed, date)


def more_than_two_years(since: Term) -> Term:
    """Whether somebody established since a day has been so for more than two years: the very day is not enough."""
    return date > MISSING_DAY.case(next_day=since + years(2), last_day=since + years(2, missing_day="last_day"))


def licensed_for_cars(categories: Term) -> Term:
    """Whether a driving licence is of category B or a higher one."""
    return categories.has("B") | categories.has("C") | categories.has("D") | categories.has("E")  # type: ignore[attr-defined]
