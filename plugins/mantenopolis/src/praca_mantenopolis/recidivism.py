"""What the history makes of an act: repetition, the first time ever, points (arts. 49, 56, 59 and 62, § 1º).

An entry counts only if it is of the time of this law (art. 71).  ``by: other`` in the history of a holder is the act of
the auxiliary: half of its points reach the holder (art. 49), and nothing else of it.
"""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    act,
    any_,
    count,
    date,
    days,
    each_act,
    months,
    none,
    number,
    past,
    start_of,
    total,
    when,
)
from praca_mantenopolis.infractions import HEAVY, LIGHT, repaint_is_punished, stripe_is_punished
from praca_mantenopolis.readings_sanctions import (
    ART70_CASSATION,
    CLANDESTINE_DOUBLING,
    FINE_DOUBLING,
    PENDING_CASES,
    RECIDIVISM_SCOPE,
    RECIDIVISM_WINDOW,
)

light = act.range == LIGHT
heavy = act.range == HEAVY
listed = light | heavy
carriage = act.range == "carriage"
of_driver = act.offender.one_of("auxiliary", "employee", "company_driver")

under_this_law = past.date >= start_of("lei-1764")
punished = past.outcome == "punished"
not_annulled = ~past.outcome.one_of("acquitted", "annulled")

counts_for_repetition = under_this_law & PENDING_CASES.case(
    definitive_only=punished & (past.final < act.date),
    all_autos=not_annulled & (past.noticed <= act.date),
)
counts_as_committed = (
    under_this_law
    & (past.date <= act.date)
    & PENDING_CASES.case(definitive_only=punished & (past.final <= date), all_autos=not_annulled)
)

# Art. 59, § 4º: after the first citation for stripe or colour, the time of the suspension (30 days) is for curing.
of_adaptation = act.item.one_of("item_xxi", "item_xxii")
charged = PENDING_CASES.case(definitive_only=past.final, all_autos=past.noticed)
being_cured = (past.item == act.item) & (act.date <= charged + days(30)) & ART70_CASSATION.is_("cure_first")
repeats = (
    (past.by == "same")
    & RECIDIVISM_SCOPE.case(same_inciso=past.item == act.item, same_range=past.range == act.range)
    & counts_for_repetition
    & RECIDIVISM_WINDOW.case(no_window=TRUE, twelve_months=act.date <= past.date + months(12))
)
repeats_uncured = repeats & ~being_cured
repeated = when(of_adaptation, any_(past, repeats_uncured), any_(past, repeats))
again = when(listed, repeated, FALSE)
repetitions = when(of_adaptation, count(past, where=repeats_uncured), count(past, where=repeats))
# Where the history is open, the first repetition is one of the answers, and how many more there are stays open.
fine_factor = when(again, FINE_DOUBLING.case(twice_base=2, compound=when(repetitions >= 2, 2**repetitions, 2)), 2)
first_ever = none(past, (past.range == LIGHT) & (past.by == "same") & counts_as_committed)

repeats_carriage = (
    (past.range == "carriage") & (past.by == "same") & counts_for_repetition & (act.date <= past.noticed + months(6))
)
carried_again = any_(past, repeats_carriage)
carriages = count(past, where=repeats_carriage)
carriage_factor = when(
    carried_again, CLANDESTINE_DOUBLING.case(flat=2, geometric=when(carriages >= 2, 2**carriages, 2)), 2
)

gives_points = any_(each_act, each_act.range.one_of(LIGHT, HEAVY))
# Acts that were lawful on their date (stripe, colour) give no points beside another that was not.
stripe_was_lawful = when(any_(each_act, each_act.item == "item_xxi"), ~stripe_is_punished, FALSE)
colour_was_lawful = when(any_(each_act, each_act.item == "item_xxii"), ~repaint_is_punished, FALSE)
points_now = total(each_act, each_act.points) - 5 * number(stripe_was_lawful) - 5 * number(colour_was_lawful)
points_of_holder = points_now / when(of_driver, 2, 1)

share = when(past.by == "same", past.points, when(of_driver, 0, past.points / 2))
within_12_months = act.date <= past.date + months(12)
within_36_months = act.date <= past.date + months(36)
points_12_months = points_now + total(past, share, where=counts_as_committed & within_12_months)
points_36_months = points_now + total(past, share, where=counts_as_committed & within_36_months)
# What every entry together could give, so that an entry with an unknown outcome opens nothing that it cannot reach.
points_at_most = points_now + total(past, share)
over_20 = when(gives_points, (points_now > 20) | ((points_at_most > 20) & (points_12_months > 20)), FALSE)
over_50 = when(gives_points, (points_at_most > 50) & (points_36_months > 50), FALSE)
