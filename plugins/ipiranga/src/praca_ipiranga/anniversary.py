"""29 March, the anniversary of Ipiranga do Norte: a holiday only where the case lists it among the municipal ones."""

from __future__ import annotations

from praca import Term, day_in_year, year


def falls_on_anniversary(last_day: Term) -> Term:
    """Whether a last day, moved to a business day, is a 29 March that nobody gave as a holiday."""
    return last_day == day_in_year(year(last_day), 3, 29)
