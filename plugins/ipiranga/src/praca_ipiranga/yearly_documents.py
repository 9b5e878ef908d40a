"""The papers that art. 13 asks for every year between 1 May and 30 June, before the inspection."""

from __future__ import annotations

from praca import Term, date, day_in_year, permit, start_of, when, year

filed: Term = permit.documents_filed
granted: Term = permit.granted


def opening(number: Term) -> Term:
    """1 May of a year."""
    return day_in_year(number, 5, 1)


def closing(number: Term) -> Term:
    """30 June of a year; neither end moves off a day without office hours."""
    return day_in_year(number, 6, 30)


def bound_in(number: Term) -> Term:
    """Whether the season of a year binds: the permit and the law were there when it opened."""
    return (granted <= opening(number)) & (start_of("lei-195") <= opening(number))


def filed_in(number: Term) -> Term:
    """Whether the latest filing lies in the season of a year."""
    return (filed >= opening(number)) & (filed <= closing(number))


last_closed = when(date > closing(year(date)), year(date), year(date) - 1)
# The case gives the latest filing only: one in the season that is open says nothing against the season before.
filed_in_time = filed_in(last_closed) | (filed >= opening(last_closed + 1))
season_binds = bound_in(last_closed)

# A filing after the season is late as it is, inspection or not.
yearly_filing = bound_in(year(filed)) & (filed >= opening(year(filed)))
inspected_that_year = year(permit.inspection_done) == year(filed)
