"""Codes of proceedings: sanctions, authorities, events, contents of the papers."""

from __future__ import annotations

from typing import Final

from praca.language import Text

SANCTIONS: Final = {
    "warning": Text("advertência", "warning"),
    "fine": Text("multa", "fine"),
    "suspension": Text("suspensão", "suspension"),
    "revocation": Text("cassação", "revocation"),
    "cancellation": Text("cancelamento", "cancellation"),
    "lapse": Text("caducidade", "lapse"),
    "impediment": Text("impedimento", "impediment"),
    "seizure": Text("apreensão", "seizure"),
}
ACCUSED: Final = {
    "holder": Text("titular", "holder"),
    "driver": Text("condutor", "driver"),
    "outsider": Text("pessoa alheia ao serviço", "outsider"),
}
IMPOSING_AUTHORITIES: Final = {
    "agent": Text("agente de fiscalização", "inspection agent"),
    "department": Text("órgão municipal", "municipal department"),
    "mayor": Text("prefeito", "mayor"),
    "executive": Text("Poder Executivo", "executive"),
}
FILING_AUTHORITIES: Final = {
    "department": Text("órgão municipal", "municipal department"),
    "mayor": Text("prefeito", "mayor"),
    "commission": Text("comissão de recursos", "appeals commission"),
    "executive": Text("Poder Executivo", "executive"),
}
AUTO_CONTENTS: Final = {
    "holder_name": Text("nome do titular", "name of the holder"),
    "permit_number": Text("número da outorga", "number of the permit"),
    "provision": Text("dispositivo infringido", "provision breached"),
    "vehicle_id": Text("identificação do veículo", "identification of the vehicle"),
    "place_date_time": Text("local, data e hora", "place, date and time"),
    "agent_id": Text("identificação do agente", "identification of the agent"),
}
FILING_KINDS: Final = {
    "defence": Text("defesa", "defence"),
    "appeal": Text("recurso", "appeal"),
    "reconsideration": Text("pedido de reconsideração", "request for reconsideration"),
}
FILING_CONTENTS: Final = {
    "authority": Text("autoridade a que se dirige", "authority addressed"),
    "qualification": Text("qualificação do autuado", "particulars of the accused"),
    "grounds": Text("fundamentos de fato e de direito", "grounds in fact and law"),
    "evidence": Text("provas", "evidence"),
    "diligences": Text("diligências requeridas", "enquiries requested"),
    "request": Text("pedido", "request"),
    "witnesses": Text("rol de testemunhas", "list of witnesses"),
}
EVENTS: Final = {
    "offence": Text("infração", "offence"),
    "notice_issued": Text("lavratura do auto", "notice issued"),
    "notice_served": Text("ciência do auto", "notice served"),
    "defence_filed": Text("defesa apresentada", "defence filed"),
    "file_joined": Text("defesa juntada aos autos", "defence joined to the file"),
    "reply_filed": Text("réplica do autuante", "reply filed"),
    "enquiry_ordered": Text("diligência determinada", "enquiry ordered"),
    "file_received": Text("autos recebidos pela autoridade julgadora", "file received by the judging authority"),
    "decision_issued": Text("decisão proferida", "decision issued"),
    "decision_served": Text("ciência da decisão", "decision served"),
    "reconsideration_filed": Text("reconsideração pedida", "reconsideration filed"),
    "reconsideration_decided": Text("reconsideração decidida", "reconsideration decided"),
    "appeal_filed": Text("recurso interposto", "appeal filed"),
    "appeal_decided": Text("recurso decidido", "appeal decided"),
    "second_appeal_filed": Text("segundo recurso interposto", "second appeal filed"),
    "second_appeal_decided": Text("segundo recurso decidido", "second appeal decided"),
    "appeal_decision_served": Text("ciência da decisão do recurso", "decision on the appeal served"),
    "fine_paid": Text("multa paga", "fine paid"),
    "archived": Text("processo arquivado", "proceeding archived"),
}
SERVICE_WAYS: Final = {
    "in_person": Text("pessoalmente", "in person"),
    "in_person_refused": Text("pessoalmente, com recusa de assinatura", "in person, signature refused"),
    "post": Text("pelo correio", "by post"),
    "publication": Text("por publicação", "by publication"),
}
DECISION_SCOPES: Final = {
    "total": Text("total", "total"),
    "partial": Text("parcial", "partial"),
}
DECISION_OUTCOMES: Final = {
    "upheld": Text("mantida", "upheld"),
    "annulled": Text("anulada", "annulled"),
}
