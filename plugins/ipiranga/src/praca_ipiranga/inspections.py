"""Whether the yearly inspection of a permit's car is overdue, so that the law itself suspends the licence.

Arts. 11, §§ 1º and 8º.  An inspection counts for a date when it was made in the year of that date, or later.
"""

from __future__ import annotations

from praca import TRUE, Term, date, day_in_year, given, permit, start_of, town, when, year
from praca_ipiranga.readings import INSPECTION_DEADLINE, OVERDUE_INSPECTION_SUSPENSION

done: Term = permit.inspection_done


def new_year(number: Term) -> Term:
    """1 January of a year."""
    return day_in_year(number, 1, 1)


# No date that has passed lies in a later year than today, whichever it was.
done_this_year = done >= new_year(year(date))
due = permit.inspection_due
after_due = OVERDUE_INSPECTION_SUSPENSION.case(
    until_regularised=(date > due) & ~(done >= new_year(year(due))) & ~done_this_year,
    whole_year=(date > due) & (year(date) == year(due)) & ~(done_this_year & (done <= due)),
)
# A date that is given was set; without one, nobody is late where it is known that none was set.
after_set_date = when(given(due), after_due, town.inspection_due_set & after_due)

this_june = day_in_year(year(date), 6, 30)
last_june = when(date > this_june, this_june, day_in_year(year(date) - 1, 6, 30))
# Whoever had no permit yet, or no law to obey, missed no June.
bound_by_june = when(given(permit.granted), permit.granted <= last_june, TRUE) & (start_of("lei-195") <= last_june)
after_june = bound_by_june & OVERDUE_INSPECTION_SUSPENSION.case(
    until_regularised=~(done >= new_year(year(last_june))),
    whole_year=(date > this_june) & ~(done_this_year & (done <= this_june)),
)

suspended_by_law = INSPECTION_DEADLINE.case(executive_date=after_set_date, end_of_june=after_set_date | after_june)
