"""Codes that stand in rulings and expectations; people see their labels."""

from __future__ import annotations

from typing import Final

from praca.language import Text

QUESTION_LABELS: Final = {
    "eligibility": Text("requisitos do titular", "eligibility"),
    "driver": Text("registro de condutor", "driver"),
    "vehicle": Text("padrão do veículo", "vehicle"),
    "permit": Text("outorga", "permit"),
    "penalty": Text("penalidade", "penalty"),
    "proceeding": Text("processo e prazos", "proceeding"),
    "transfer": Text("transferência", "transfer"),
    "fare": Text("tarifa", "fare"),
    "refusal": Text("recusa de passageiro", "refusal"),
    "selection": Text("seleção", "selection"),
    "quota": Text("número de outorgas", "quota"),
}
VERDICTS: Final = {
    "allowed": Text("permitido", "allowed"),
    "denied": Text("vedado", "denied"),
    "undetermined": Text("indeterminado", "undetermined"),
    "discretionary": Text("a critério da autoridade", "discretionary"),
    "silent": Text("a lei não trata", "silent"),
    "not_modelled": Text("ainda não modelado", "not modelled"),
}
FINDING_STATUSES: Final = {
    "met": Text("atendido", "met"),
    "violated": Text("descumprido", "violated"),
    "undetermined": Text("indeterminado", "undetermined"),
    "discretionary": Text("a critério da autoridade", "discretionary"),
    "not_applicable": Text("não se aplica", "not applicable"),
}
EFFECTS: Final = {
    "bars": Text("impede", "bars"),
    "ground": Text("fundamento para ato da autoridade", "ground for an act of the authority"),
    "duty": Text("dever", "duty"),
}
AUTHORITIES: Final = {
    "agent": Text("agente de fiscalização", "inspection agent"),
    "department": Text("órgão municipal", "municipal department"),
    "commission": Text("comissão de recursos", "appeals commission"),
    "mayor": Text("prefeito", "mayor"),
    "executive": Text("Poder Executivo", "executive"),
    "municipal_authority": Text("autoridade municipal", "municipal authority"),
    "court": Text("Justiça", "court"),
}
NOTE_KINDS: Final = {
    "federal": Text("lei federal", "federal law"),
    "doubt": Text("dúvida", "doubt"),
    "power": Text("poder da autoridade", "power of the authority"),
    "assumption": Text("premissa", "assumption"),
    "calendar": Text("calendário", "calendar"),
    "text": Text("texto da lei", "text of the law"),
}
OPEN_KINDS: Final = {
    "fact": Text("fato que falta", "missing fact"),
    "wording": Text("redação desconhecida", "unknown wording"),
    "tie": Text("empate", "tie"),
    "draw": Text("sorteio", "draw"),
    "unit_value": Text("valor da unidade fiscal", "value of the fiscal unit"),
    "calendar": Text("calendário", "calendar"),
    "regulation": Text("regulamento que falta", "missing regulation"),
}
SANCTION_KINDS: Final = {
    "warning": Text("advertência", "warning"),
    "fine": Text("multa", "fine"),
    "suspension": Text("suspensão", "suspension"),
    "impediment": Text("impedimento", "impediment"),
    "removal": Text("remoção do veículo", "removal of the vehicle"),
    "seal": Text("lacre", "seal"),
    "seizure": Text("apreensão", "seizure"),
    "revocation": Text("cassação", "revocation"),
    "cancellation": Text("cancelamento", "cancellation"),
    "lapse": Text("caducidade", "lapse"),
}
SANCTION_FORCES: Final = {
    "mandatory": Text("obrigatória", "mandatory"),
    "discretionary": Text("a critério da autoridade", "discretionary"),
}
STEPS: Final = {
    "serve_notice": Text("ciência do auto", "service of the notice"),
    "defence": Text("defesa", "defence"),
    "reply": Text("réplica", "reply"),
    "enquiry": Text("diligência", "enquiry"),
    "decision": Text("decisão", "decision"),
    "reconsideration": Text("reconsideração", "reconsideration"),
    "reconsideration_decision": Text("decisão da reconsideração", "decision on the reconsideration"),
    "appeal": Text("recurso", "appeal"),
    "appeal_decision": Text("decisão do recurso", "decision on the appeal"),
    "second_appeal": Text("segundo recurso", "second appeal"),
    "second_appeal_decision": Text("decisão do segundo recurso", "decision on the second appeal"),
    "payment": Text("pagamento", "payment"),
    "file_disposal": Text("destinação dos autos", "disposal of the file"),
}
DEADLINE_STATUSES: Final = {
    "open": Text("em curso", "running"),
    "met": Text("cumprido no prazo", "done in time"),
    "late": Text("cumprido fora do prazo", "done late"),
    "missed": Text("vencido sem cumprimento", "over, not done"),
    "not_started": Text("não iniciado", "not started"),
}
DEADLINE_EFFECTS: Final = {
    "suspensive": Text("efeito suspensivo", "suspensive effect"),
    "devolutive": Text("efeito devolutivo", "devolutive effect"),
    "both": Text("efeitos suspensivo e devolutivo", "suspensive and devolutive effect"),
    "none": Text("sem efeito", "no effect"),
    "silent": Text("a lei não diz o efeito", "the law does not say the effect"),
}
CHECKLIST_STATES: Final = {
    "present": Text("presente", "present"),
    "absent": Text("ausente", "absent"),
    "unknown": Text("desconhecido", "unknown"),
}
