"""Codes about vehicles, their equipment, permits and towns."""

from __future__ import annotations

from typing import Final

from praca.language import Text

VEHICLE_CATEGORIES: Final = {
    "car": Text("automóvel", "car"),
    "station_wagon": Text("perua", "station wagon"),
    "minivan": Text("minivan", "minivan"),
    "utility": Text("utilitário", "utility vehicle"),
    "pickup": Text("caminhonete", "pickup"),
    "van": Text("van", "van"),
    "motorcycle": Text("motocicleta", "motorcycle"),
    "bus": Text("ônibus ou micro-ônibus", "bus"),
}
COLOURS: Final = {
    "white": Text("branca", "white"),
    "silver": Text("prata", "silver"),
    "grey": Text("cinza", "grey"),
    "black": Text("preta", "black"),
    "blue": Text("azul", "blue"),
    "red": Text("vermelha", "red"),
    "green": Text("verde", "green"),
    "flag_green": Text("verde-bandeira", "flag green"),
    "yellow": Text("amarela", "yellow"),
    "orange": Text("laranja", "orange"),
    "beige": Text("bege", "beige"),
    "brown": Text("marrom", "brown"),
    "gold": Text("dourada", "gold"),
    "purple": Text("roxa", "purple"),
    "pink": Text("rosa", "pink"),
    "fantasy": Text("fantasia", "fantasy (several colours)"),
}
VEHICLE_LINKS: Final = {
    "owned": Text("próprio", "owned"),
    "financed": Text("financiado", "financed"),
    "leased": Text("arrendado (leasing)", "leased"),
    "rented": Text("alugado", "rented"),
    "lent": Text("em comodato", "lent"),
    "none": Text("nenhum vínculo", "no title"),
}
CONDITIONS: Final = {
    "perfect": Text("perfeito", "perfect"),
    "good": Text("bom", "good"),
    "bad": Text("mau", "bad"),
}
HYGIENE: Final = {
    "good": Text("boa", "good"),
    "bad": Text("má", "bad"),
}
INSPECTION_RESULTS: Final = {
    "passed": Text("aprovado", "passed"),
    "failed": Text("reprovado", "failed"),
    "not_presented": Text("não apresentado", "not presented"),
}
SERVICE_AREAS: Final = {
    "urban": Text("urbana", "urban"),
    "rural": Text("rural", "rural"),
}
VEHICLE_ROLES: Final = {
    "main": Text("principal", "main"),
    "reserve": Text("reserva", "reserve"),
    "association_reserve": Text("reserva de associação", "reserve of an association"),
    "temporary": Text("temporário", "temporary"),
    "executive": Text("executivo", "executive"),
}
ADVERTISING: Final = {
    "none": Text("sem publicidade", "none"),
    "authorized": Text("autorizada", "authorized"),
    "unauthorized": Text("não autorizada", "unauthorized"),
    "rear_window": Text("no vidro traseiro", "on the rear window"),
}
RADIO: Final = {
    "none": Text("sem rádio", "none"),
    "authorized": Text("autorizado", "authorized"),
    "unauthorized": Text("não autorizado", "unauthorized"),
}
TAXIMETER_DEFECTS: Final = {
    "none": Text("sem defeito", "none"),
    "unintentional": Text("involuntário", "unintentional"),
    "wilful": Text("proposital", "wilful"),
}
FUELS: Final = {
    "gasoline": Text("gasolina", "gasoline"),
    "ethanol": Text("etanol", "ethanol"),
    "flex": Text("flex", "flex"),
    "diesel": Text("diesel", "diesel"),
    "gas": Text("gás natural", "natural gas"),
    "hybrid": Text("híbrido", "hybrid"),
    "electric": Text("elétrico", "electric"),
}
EQUIPMENT: Final = {
    "roof_light": Text("luminoso de teto", "roof light"),
    "alternative_sign": Text("identificação alternativa ao luminoso", "sign in the place of the roof light"),
    "free_occupied_indicator": Text("indicador livre/ocupado", "free/occupied indicator"),
    "seat_belts": Text("cintos de segurança", "seat belts"),
    "head_restraints": Text("encostos de cabeça", "head restraints"),
    "spare_tyre": Text("estepe", "spare tyre"),
    "fire_extinguisher": Text("extintor de incêndio", "fire extinguisher"),
    "taximeter": Text("taxímetro", "taximeter"),
    "holder_card": Text("cartão do titular", "card of the holder"),
    "driver_card": Text("cartão do condutor", "card of the driver"),
    "fare_table": Text("tabela de tarifas", "fare table"),
    "permit_sticker": Text(
        "adesivo com os números e a data da vistoria", "sticker with the numbers and the inspection date"
    ),
    "inspection_certificate_displayed": Text("certificado de vistoria à vista", "inspection certificate displayed"),
    "municipal_shield": Text("brasão do município", "municipal shield"),
    "no_smoking_sticker": Text("aviso de proibido fumar", "no-smoking sticker"),
    "municipal_registration": Text("inscrição municipal a bordo", "municipal registration on board"),
    "side_band": Text("faixa lateral", "side band"),
    "permit_on_board": Text("termo de outorga a bordo", "permit on board"),
    "licence_on_board": Text("alvará a bordo", "operating licence on board"),
    "distinctive_marks": Text("sinais de identificação", "distinctive marks"),
}
SUSPENSION_REASONS: Final = {
    "theft": Text("furto ou roubo", "theft"),
    "accident": Text("acidente", "accident"),
    "court_loss": Text("perda por decisão judicial", "loss by decision of a court"),
    "replacement": Text("substituição do veículo", "replacement of the vehicle"),
}
WITHDRAWAL_CAUSES: Final = {
    "voluntary": Text("vontade do titular", "the holder's choice"),
    "authority": Text("ordem da autoridade", "order of the authority"),
    "accident": Text("acidente", "accident"),
    "other_loss": Text("outra perda", "other loss"),
}
NOTICE_FORMS: Final = {
    "written": Text("por escrito", "written"),
    "oral": Text("verbal", "oral"),
    "none": Text("nenhuma", "none"),
}
STAND_KINDS: Final = {
    "fixed": Text("fixo", "fixed"),
    "rotating": Text("rotativo", "rotating"),
    "provisional": Text("provisório", "provisional"),
}
STAND_ACTS: Final = {
    "none": Text("nenhum ato", "no act"),
    "decree": Text("decreto", "decree"),
    "law": Text("lei", "law"),
}
REGULATIONS: Final = {
    "dress_code": Text("vestuário", "dress code"),
    "vehicle_standard": Text("padrão dos veículos", "vehicle standard"),
    "stand_places": Text("localização dos pontos", "places of the stands"),
    "stand_conduct": Text("conduta nos pontos", "conduct at the stands"),
    "additional_documents": Text("documentos complementares", "additional documents"),
    "appeals_commission": Text("comissão de recursos", "appeals commission"),
}
