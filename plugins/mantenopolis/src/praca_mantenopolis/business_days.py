"""Days of the calendar that the chapters on permits and proceedings share: business days, and a doubtful holiday.

The law gives two business days for lost articles (art. 37, XVIII) and counts appeals as the Código de Processo Civil
does (art. 63).  Whether 7 January is a municipal holiday is doubtful: it is one only where the case lists it.
"""

from __future__ import annotations

from praca import Term, day_in_year, days, earlier_of, next_business_day, when, year


def after_1(start: Term) -> Term:
    """The first business day after ``start``."""
    return next_business_day(start + days(1))


def after_2(start: Term) -> Term:
    """The second business day after ``start``."""
    return after_1(after_1(start))


def after_5(start: Term) -> Term:
    """The fifth business day after ``start``."""
    return after_1(after_2(after_2(start)))


def after_10(start: Term) -> Term:
    """The tenth business day after ``start``."""
    return after_5(after_5(start))


def after_30(start: Term) -> Term:
    """The thirtieth business day after ``start``."""
    return after_10(after_10(after_10(start)))


def seventh_of_january(start: Term) -> Term:
    """The first 7 January after ``start``."""
    return when(
        start < day_in_year(year(start), 1, 7), day_in_year(year(start), 1, 7), day_in_year(year(start) + 1, 1, 7)
    )


def is_open(day: Term) -> Term:
    """Whether offices are open on ``day`` as far as the case says."""
    return next_business_day(day) == day


def counts_it(start: Term, last: Term) -> Term:
    """Whether a count of business days from ``start`` to ``last`` takes 7 January for one of them."""
    return (seventh_of_january(start) <= last) & is_open(seventh_of_january(start))


def ends_on_it(last: Term) -> Term:
    """Whether a last day, moved off days without office hours, stops on 7 January."""
    return last == day_in_year(year(last), 1, 7)


def first_30(start: Term) -> tuple[Term, ...]:
    """``start`` and the twenty-nine business days after it, in order."""
    return tuple(
        day
        for first in (
            start,
            after_5(start),
            after_10(start),
            after_5(after_10(start)),
            after_10(after_10(start)),
            after_5(after_10(after_10(start))),
        )
        for day in (first, after_1(first), after_2(first), after_1(after_2(first)), after_2(after_2(first)))
    )


def after_30_outside_recess(start: Term) -> Term:
    """The thirtieth business day after ``start`` when those of 20 December to 20 January do not count (CPC, art. 220).

    What is used up by 19 December is lacking from the thirty that begin again on 21 January.
    """
    return when(
        start <= day_in_year(year(start), 1, 20),
        after_30(day_in_year(year(start), 1, 20)),
        when(
            after_30(start) <= day_in_year(year(start), 12, 19),
            after_30(start),
            earlier_of(
                *(
                    when(
                        used <= day_in_year(year(start), 12, 19),
                        after_1(left),
                        after_30(day_in_year(year(start) + 1, 1, 20)),
                    )
                    for used, left in zip(
                        first_30(start), first_30(day_in_year(year(start) + 1, 1, 20))[::-1], strict=True
                    )
                )
            ),
        ),
    )
