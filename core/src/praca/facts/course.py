"""The course of one proceeding as a workflow's terms read it: the date of each kind of event, and a few particulars.

Derived by the judge from the events of the case: a notice counts as served when the law says so.
"""

from __future__ import annotations

import datetime as dt

import attrs

from praca.facts.field import occurrence, open_field
from praca.facts.state import Never
from praca.language import Text


def _event(pt: str, en: str) -> object:
    return occurrence("date", Text(pt, en), Text(f"Em que data: {pt}?", f"On which date: {en}?"))


def _particular(pt: str, en: str) -> object:
    return open_field("text", Text(pt, en), Text(f"Qual: {pt}?", f"Which: {en}?"))


@attrs.frozen(kw_only=True)
class Course:
    """Dates of events: ``NEVER`` where the case does not list the event, ``None`` where its date is not known."""

    offence: dt.date | Never | None = _event("infração", "offence")  # type: ignore[assignment]
    notice_issued: dt.date | Never | None = _event("lavratura do auto", "drawing up of the notice")  # type: ignore[assignment]
    notice_served: dt.date | Never | None = _event("ciência do auto", "service of the notice")  # type: ignore[assignment]
    defence_filed: dt.date | Never | None = _event("defesa apresentada", "defence filed")  # type: ignore[assignment]
    file_joined: dt.date | Never | None = _event("juntada", "papers joined to the file")  # type: ignore[assignment]
    reply_filed: dt.date | Never | None = _event("réplica apresentada", "reply filed")  # type: ignore[assignment]
    enquiry_ordered: dt.date | Never | None = _event("diligência determinada", "enquiry ordered")  # type: ignore[assignment]
    file_received: dt.date | Never | None = _event("autos recebidos para julgamento", "file received for judgment")  # type: ignore[assignment]
    decision_issued: dt.date | Never | None = _event("decisão proferida", "decision issued")  # type: ignore[assignment]
    decision_served: dt.date | Never | None = _event("ciência da decisão", "service of the decision")  # type: ignore[assignment]
    reconsideration_filed: dt.date | Never | None = _event("pedido de reconsideração", "reconsideration asked")  # type: ignore[assignment]
    reconsideration_decided: dt.date | Never | None = _event("reconsideração decidida", "reconsideration decided")  # type: ignore[assignment]
    appeal_filed: dt.date | Never | None = _event("recurso interposto", "appeal filed")  # type: ignore[assignment]
    appeal_decided: dt.date | Never | None = _event("recurso decidido", "appeal decided")  # type: ignore[assignment]
    appeal_decision_served: dt.date | Never | None = _event(
        "ciência da decisão do recurso", "service of the appeal decision"
    )  # type: ignore[assignment]
    second_appeal_filed: dt.date | Never | None = _event("segundo recurso interposto", "second appeal filed")  # type: ignore[assignment]
    second_appeal_decided: dt.date | Never | None = _event("segundo recurso decidido", "second appeal decided")  # type: ignore[assignment]
    fine_paid: dt.date | Never | None = _event("multa paga", "fine paid")  # type: ignore[assignment]
    archived: dt.date | Never | None = _event("arquivamento", "filing away")  # type: ignore[assignment]
    decision_outcome: str | None = _particular("resultado da decisão", "outcome of the decision")  # type: ignore[assignment]
    appeal_outcome: str | None = _particular("resultado do recurso", "outcome of the appeal")  # type: ignore[assignment]
    appeal_scope: str | None = _particular("extensão do recurso", "scope of the appeal")  # type: ignore[assignment]
    defence_to: str | None = _particular("autoridade a que se dirigiu a defesa", "authority addressed by the defence")  # type: ignore[assignment]
    appeal_to: str | None = _particular("autoridade a que se dirigiu o recurso", "authority addressed by the appeal")  # type: ignore[assignment]


EVENTS = tuple(
    field.name
    for field in attrs.fields(Course)
    if field.name not in ("decision_outcome", "appeal_outcome", "appeal_scope", "defence_to", "appeal_to")
)
"""The kinds of events of the core, in their usual order."""

CAUSES = (
    ("offence", "notice_issued"),
    ("notice_issued", "notice_served"),
    ("offence", "notice_served"),
    ("notice_served", "defence_filed"),
    ("defence_filed", "reply_filed"),
    ("decision_issued", "decision_served"),
    ("decision_issued", "reconsideration_filed"),
    ("reconsideration_filed", "reconsideration_decided"),
    ("appeal_filed", "appeal_decided"),
    ("appeal_decided", "appeal_decision_served"),
    ("appeal_decided", "second_appeal_filed"),
    ("second_appeal_filed", "second_appeal_decided"),
)
"""Pairs of events of which the second cannot come before the first."""
