"""What the register asks alike of the holder and of other drivers (art. 13, § 2º, II to IV, and § 3º)."""

from __future__ import annotations

from praca import Term, date, days, given, permit, when, years
from praca_ipiranga.readings import MISSING_DAY

IN_ORDER = ("clear", "regular")

NINETY = days(90)

# The age of the papers is that on the day of their filing, where the case gives it.
filed_on = when(given(permit.documents_filed), permit.documents_filed, date)


def more_than_two_years(since: Term) -> Term:
    """Whether more than two years have gone by since a day; the anniversary itself is not enough."""
    return date > MISSING_DAY.case(next_day=since + years(2), last_day=since + years(2, missing_day="last_day"))
