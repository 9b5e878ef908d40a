"""What may still be done in a sanction proceeding, before whom and until when? Arts. 44 to 73.

The references of arts. 59 and 64 to art. 65 are read as references to arts. 66 and 67, the only ones on notices.
"""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    Requirement,
    Workflow,
    any_,
    chapter,
    course,
    days,
    event,
    every,
    filing,
    given,
    happened,
    note,
    proceeding,
    required_content,
    served,
    step,
    value,
    when,
    years,
)
from praca_cotriguacu.permit_periods import last_day
from praca_cotriguacu.readings_service import DEADLINE_ROLL, PAYMENT_START

need = chapter("cotriguacu.proceeding")
rolls = DEADLINE_ROLL.is_("roll")

# Art. 44 reserves suspension and the end of the permission to the Mayor, whose decision is final (art. 68, II); it is
# taken to be the Mayor's unless the case names another authority.
of_mayor = proceeding.sanction.one_of("suspension", "revocation", "cancellation", "lapse", "impediment")
mayor_decides = of_mayor & when(given(proceeding.imposed_by), proceeding.imposed_by.one_of("mayor", "executive"), TRUE)

defended = happened(course.defence_filed)
# A defence filed too late leaves the sanction final, as if there were none.
defended_late = course.defence_filed > last_day(course.notice_served + days(8))
defended_in_time = defended & ~defended_late
appealed = happened(course.appeal_filed)
decided = happened(course.decision_issued) | happened(course.decision_served)

rejection_served = when(appealed, "appeal_decision_served", "decision_served")
rejection = when(appealed, "appeal_decided", "decision_issued")
payment_starts = when(
    defended_in_time | appealed | (~defended & ~happened(course.notice_served)),
    PAYMENT_START.case(notice=rejection_served, decision=rejection),
    "notice_served",
)


def content(name: str, provision: str, pt: str, en: str) -> Requirement:
    """A content that the defence must have (art. 53); lacking it is a breach of duty and changes no deadline."""
    return need(
        name,
        provision,
        pt=pt,
        en=en,
        holds=every(filing, filing.contents.has(name), where=filing.kind == "defence"),
        only_if=defended,
        effect="duty",
    )


def in_defence(item: str) -> object:
    """Whether a defence has the content."""
    return any_(filing, filing.contents.has(item), where=filing.kind == "defence")
