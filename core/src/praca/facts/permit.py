"""The permit: its grant, term, licence, and what happened to it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Any

import attrs

from praca.facts.field import extra_facts, occurrence, open_field
from praca.facts.permit_acts import (
    AuthoritySuspension,
    CourtSeizure,
    Extension,
    LostArticle,
    RequestedSuspension,
    TemporaryVehicle,
    VehicleWithdrawal,
)
from praca.facts.state import Never
from praca.language import Text

__all__ = [
    "AuthoritySuspension",
    "CourtSeizure",
    "Extension",
    "LostArticle",
    "Permit",
    "RequestedSuspension",
    "TemporaryVehicle",
    "VehicleWithdrawal",
]


@attrs.frozen(kw_only=True)
class Permit:
    """A taxi permit (outorga); ``granted`` is the day on which its term was issued."""

    granted: dt.date | Never | None = open_field(
        "date",
        Text("outorga", "grant"),
        Text("Em que data foi expedido o termo de outorga?", "On which date was the term of the permit issued?"),
        later="never",
    )
    term_years: int | None = open_field(
        "int",
        Text("prazo da outorga (anos)", "term of the permit (years)"),
        Text("Por quantos anos foi dada a outorga?", "For how many years was the permit granted?"),
        low=0,
        high=100,
    )
    legacy_end: dt.date | None = open_field(
        "date",
        Text("fim da concessão ou permissão antiga", "end of the old concession or permission"),
        Text(
            "Em que data termina a concessão ou permissão convertida?",
            "On which date does the converted permission end?",
        ),
        later="kept",
    )
    extended: tuple[Extension, ...] | Never | None = occurrence(
        "blocks",
        Text("prorrogações", "extensions"),
        Text("Que prorrogações a outorga teve?", "Which extensions did the permit have?"),
        block=Extension,
    )
    approved_and_awarded: dt.date | Never | None = open_field(
        "date",
        Text("homologação e adjudicação", "approval and award"),
        Text(
            "Em que data o resultado foi homologado e adjudicado?", "On which date was the result approved and awarded?"
        ),
        later="never",
    )
    signed: dt.date | Never | None = open_field(
        "date",
        Text("assinatura do termo", "signature of the term"),
        Text("Em que data o termo foi assinado?", "On which date was the term signed?"),
        later="never",
    )
    new: bool | None = open_field(
        "bool",
        Text("outorga nova", "new permit"),
        Text("A outorga é nova?", "Is the permit a new one?"),
    )
    licence_issued: dt.date | Never | None = open_field(
        "date",
        Text("expedição do alvará", "issue of the operating licence"),
        Text("Em que data o alvará foi expedido?", "On which date was the operating licence issued?"),
        later="never",
    )
    licence_valid_until: dt.date | Never | None = occurrence(
        "date",
        Text("validade impressa no alvará", "validity printed on the operating licence"),
        Text("Que validade está impressa no alvará?", "Which validity is printed on the operating licence?"),
        later="kept",
    )
    renewal_requested: dt.date | Never | None = open_field(
        "date",
        Text("pedido de renovação", "request for renewal"),
        Text("Em que data foi pedida a renovação?", "On which date was the renewal requested?"),
        never_word=True,
    )
    renewal_complete: bool | None = open_field(
        "bool",
        Text("pedido de renovação completo", "request for renewal complete"),
        Text("O pedido de renovação está completo?", "Is the request for renewal complete?"),
    )
    service_started: dt.date | Never | None = open_field(
        "date",
        Text("início do serviço", "start of the service"),
        Text("Em que data o serviço começou?", "On which date did the service start?"),
        never_word=True,
    )
    idle_since: dt.date | Never | None = occurrence(
        "date",
        Text("parado desde", "idle since"),
        Text("Desde que data o serviço está parado?", "Since which date has the service been idle?"),
    )
    idle_justified: bool | None = open_field(
        "bool",
        Text("parada justificada", "idleness justified"),
        Text("A parada foi justificada?", "Was the idleness justified?"),
    )
    suspended_by_request: RequestedSuspension | Never | None = occurrence(
        "block",
        Text("suspensão a pedido", "suspension on request"),
        Text(
            "O titular pediu a suspensão do serviço? De quando a quando?", "Did the holder ask to suspend the service?"
        ),
        block=RequestedSuspension,
    )
    holder_died: dt.date | Never | None = occurrence(
        "date",
        Text("morte do titular", "death of the holder"),
        Text("Em que data o titular faleceu?", "On which date did the holder die?"),
    )
    successors: bool | None = open_field(
        "bool",
        Text("sucessores", "successors"),
        Text("O titular falecido deixou sucessores?", "Did the deceased holder leave successors?"),
    )
    company_dissolved: bool | Never | None = occurrence(
        "bool",
        Text("empresa dissolvida", "company dissolved"),
        Text("A empresa foi dissolvida?", "Has the company been dissolved?"),
    )
    returned_on: dt.date | Never | None = occurrence(
        "date",
        Text("devolução da outorga", "return of the permit"),
        Text("Em que data o titular devolveu a outorga?", "On which date did the holder return the permit?"),
    )
    penalties_unmet: bool | None = open_field(
        "bool",
        Text("penalidades não cumpridas", "penalties unmet"),
        Text("Há penalidades não cumpridas?", "Are there penalties that were not met?"),
    )
    summons_unmet: bool | None = open_field(
        "bool",
        Text("intimações não atendidas", "summons unmet"),
        Text("Há intimações não atendidas?", "Are there summons that were not answered?"),
    )
    tax_evasion_final: bool | None = open_field(
        "bool",
        Text("sonegação fiscal com decisão definitiva", "tax evasion, final decision"),
        Text("Há decisão definitiva por sonegação fiscal?", "Is there a final decision for tax evasion?"),
    )
    vehicle_acquired: dt.date | Never | None = occurrence(
        "date",
        Text("aquisição do veículo", "acquisition of the vehicle"),
        Text("Em que data o veículo foi adquirido?", "On which date was the vehicle acquired?"),
    )
    vehicle_regularised: dt.date | Never | None = open_field(
        "date",
        Text("regularização do veículo", "regularisation of the vehicle"),
        Text("Em que data o veículo foi regularizado?", "On which date was the vehicle regularised?"),
        never_word=True,
    )
    vehicle_withdrawn: VehicleWithdrawal | Never | None = occurrence(
        "block",
        Text("retirada do veículo", "withdrawal of the vehicle"),
        Text("O veículo saiu do serviço? Quando e por quê?", "Did the vehicle leave the service? When and why?"),
        block=VehicleWithdrawal,
    )
    vehicle_replaced: dt.date | Never | None = open_field(
        "date",
        Text("substituição do veículo", "replacement of the vehicle"),
        Text("Em que data entrou o veículo substituto?", "On which date did the replacement vehicle enter?"),
        later="never",
    )
    category_changed: dt.date | Never | None = open_field(
        "date",
        Text("mudança de categoria no Detran", "change of category at the traffic office"),
        Text(
            "Em que data o Detran mudou a categoria do veículo?",
            "On which date did the traffic office change the category?",
        ),
        later="never",
    )
    plates_removed_before_sale: bool | None = open_field(
        "bool",
        Text("placas retiradas antes da venda", "plates removed before the sale"),
        Text("As placas foram retiradas antes da venda?", "Were the plates removed before the sale?"),
    )
    registration_updated: dt.date | Never | None = open_field(
        "date",
        Text("atualização do cadastro", "update of the registration"),
        Text("Em que data o cadastro foi atualizado?", "On which date was the registration updated?"),
        later="never",
    )
    re_registered: dt.date | Never | None = open_field(
        "date",
        Text("recadastramento", "re-registration"),
        Text("Em que data o titular se recadastrou?", "On which date did the holder register anew?"),
        never_word=True,
    )
    documents_filed: dt.date | Never | None = open_field(
        "date",
        Text("entrega dos documentos", "filing of the documents"),
        Text("Em que data os documentos foram entregues?", "On which date were the documents filed?"),
        later="never",
    )
    inspection_due: dt.date | None = open_field(
        "date",
        Text("data marcada para a vistoria", "date set for the inspection"),
        Text("Que data a autoridade marcou para a vistoria?", "Which date did the authority set for the inspection?"),
        later="kept",
    )
    inspection_done: dt.date | Never | None = open_field(
        "date",
        Text("vistoria feita", "inspection done"),
        Text("Em que data a vistoria foi feita?", "On which date was the inspection done?"),
        later="never",
    )
    registration_valid_until: dt.date | None = open_field(
        "date",
        Text("validade da inscrição municipal", "validity of the municipal registration"),
        Text("Até que data vale a inscrição municipal?", "Until which date is the municipal registration valid?"),
        later="kept",
    )
    court_seizure: CourtSeizure | Never | None = occurrence(
        "block",
        Text("apreensão judicial", "seizure by a court"),
        Text("O veículo foi apreendido pela Justiça? Quando?", "Was the vehicle seized by a court? When?"),
        block=CourtSeizure,
    )
    returned_article_lost: LostArticle | Never | None = occurrence(
        "block",
        Text("objeto esquecido no veículo", "article lost in the vehicle"),
        Text("Houve objeto esquecido no veículo? Quando foi entregue?", "Was an article lost? When was it handed in?"),
        block=LostArticle,
    )
    temporary_vehicle: TemporaryVehicle | Never | None = occurrence(
        "block",
        Text("veículo temporário", "temporary vehicle"),
        Text("Há veículo temporário? De quando a quando?", "Is there a temporary vehicle? From when until when?"),
        block=TemporaryVehicle,
    )
    inspection_report: dt.date | Never | None = occurrence(
        "date",
        Text("laudo com irregularidades", "report of irregularities"),
        Text("Em que data o laudo apontou irregularidades?", "On which date did the report find irregularities?"),
    )
    irregularities_cured: dt.date | Never | None = open_field(
        "date",
        Text("irregularidades sanadas", "irregularities cured"),
        Text("Em que data as irregularidades foram sanadas?", "On which date were the irregularities cured?"),
        never_word=True,
    )
    suspended_by_authority: AuthoritySuspension | Never | None = occurrence(
        "block",
        Text("suspensão imposta", "suspension imposed"),
        Text("A autoridade suspendeu a outorga? De quando a quando?", "Did the authority suspend the permit?"),
        block=AuthoritySuspension,
    )
    ended_by_authority: dt.date | Never | None = occurrence(
        "date",
        Text("extinção declarada pela autoridade", "end declared by the authority"),
        Text("Em que data a autoridade declarou o fim da outorga?", "On which date did the authority end the permit?"),
    )
    extra: Mapping[str, Any] = extra_facts()
