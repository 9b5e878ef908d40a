"""When an act is a recidivism, and its author a primary offender: arts. 9º, 14, 19, § 2º, 20, 21 and 22.

Recidivism is the same infraction by the same person after an earlier notice, punished by a final decision (art. 22,
§ 4º), within five years (§ 3º).
"""

from __future__ import annotations

from praca import TRUE, Term, act, any_, date, days, none, past, repetition, years
from praca_ipiranga.readings import MISSING_DAY
from praca_ipiranga.readings_sanctions import (
    PRIMARY_OFFENDER,
    RECIDIVISM_FINALITY,
    RECIDIVISM_START,
    SPECIAL_RECIDIVISM_WINDOW,
    WARNING_AS_PUNISHMENT,
)

final_by = RECIDIVISM_FINALITY.case(by_new_decision=date, before_new_offence=act.date - days(1))
is_punishment = WARNING_AS_PUNISHMENT.case(counts=TRUE, ignored=past.sanction != "warning")

repeated = repetition(same=past.item == act.item, final_by=final_by, after=past.noticed, counts=is_punishment)

window_from = RECIDIVISM_START.case(auto=past.noticed, final_decision=past.final)
window_until = MISSING_DAY.case(
    next_day=window_from + years(5), last_day=window_from + years(5, missing_day="last_day")
)

again = any_(past, repeated & (act.date <= window_until))
# Arts. 9º, 14 and 19 speak of recidivism without a term of their own.
again_special = SPECIAL_RECIDIVISM_WINDOW.case(five_years=again, unlimited=any_(past, repeated))

never_punished = none(
    past, (past.by == "same") & (past.outcome == "punished") & (past.final <= final_by) & is_punishment
)


def primary(recidivist: Term) -> Term:
    """Whether the offender is primary, given when an act of the kind is a recidivism."""
    return ~recidivist & PRIMARY_OFFENDER.case(not_recidivist=TRUE, no_earlier_punishment=never_punished)
