"""Codes of conducts and of what surrounds an infraction."""

from __future__ import annotations

from typing import Final

from praca.language import Text

CONDUCTS: Final = {
    "refusing_passenger": Text("recusar passageiro", "refusing a passenger"),
    "preferring_another_passenger": Text("preterir passageiro", "preferring another passenger"),
    "refusing_luggage": Text("recusar bagagem", "refusing luggage"),
    "overcharging": Text("cobrar acima da tarifa", "overcharging"),
    "undercharging": Text("cobrar abaixo da tarifa", "undercharging"),
    "withholding_change": Text("reter o troco", "withholding change"),
    "longer_route": Text("alongar o percurso", "taking a longer route"),
    "discourtesy": Text("falta de urbanidade", "discourtesy"),
    "assault": Text("agressão", "assault"),
    "unfair_solicitation": Text("angariar passageiro de forma desleal", "unfair solicitation of passengers"),
    "unlicensed_transport": Text("transporte sem outorga", "transport without a permit"),
    "unregistered_driver": Text("condutor não registrado", "unregistered driver"),
    "uncontracted_driver": Text("condutor sem contrato", "driver without a contract"),
    "driving_while_suspended": Text("dirigir estando suspenso", "driving while suspended"),
    "licence_not_carried": Text("não portar o alvará", "operating licence not carried"),
    "licence_not_renewed": Text("alvará não renovado", "operating licence not renewed"),
    "registration_not_carried": Text("não portar a inscrição municipal", "registration not carried"),
    "permit_not_carried": Text("não portar o termo de outorga", "permit not carried"),
    "documents_not_shown": Text("não exibir documentos", "documents not shown"),
    "obstructing_inspection": Text("dificultar a fiscalização", "obstructing an inspection"),
    "disrespecting_inspection": Text("desacatar a fiscalização", "disrespecting inspectors"),
    "taximeter_off": Text("taxímetro desligado", "taximeter off"),
    "taximeter_not_verified": Text("taxímetro sem aferição", "taximeter not verified"),
    "taximeter_defect": Text("taxímetro com defeito", "taximeter with a defect"),
    "washing_at_stand": Text("lavar o veículo no ponto", "washing the vehicle at the stand"),
    "unauthorized_shared_ride": Text("lotação não autorizada", "unauthorized shared ride"),
    "careless_driving": Text("direção imprudente", "careless driving"),
    "drunk_on_duty": Text("embriaguez em serviço", "drunk on duty"),
    "armed": Text("portar arma em serviço", "carrying a weapon on duty"),
    "smoking": Text("fumar no veículo", "smoking in the vehicle"),
    "meal_in_vehicle": Text("fazer refeição no veículo", "having a meal in the vehicle"),
    "sleeping_at_stand": Text("dormir no ponto", "sleeping at the stand"),
    "dress_code": Text("descumprir o vestuário exigido", "breach of the dress code"),
    "leaving_vehicle_at_stand": Text("abandonar o veículo no ponto", "leaving the vehicle at the stand"),
    "irregular_parking": Text("estacionamento irregular", "irregular parking"),
    "stand_outside_designated_place": Text(
        "fazer ponto fora do local designado", "standing outside the designated place"
    ),
    "stand_neglect": Text("descuido com o ponto", "neglect of the stand"),
    "stand_misuse": Text("mau uso do ponto", "misuse of the stand"),
    "queue_jumping": Text("furar a fila", "queue jumping"),
    "roof_light_off_at_night": Text("luminoso apagado à noite", "roof light off at night"),
    "poor_vehicle_condition": Text("veículo em mau estado", "vehicle in poor condition"),
    "non_standard_vehicle": Text("veículo fora do padrão", "vehicle not up to the standard"),
    "inspection_overdue": Text("vistoria vencida", "inspection overdue"),
    "inspection_failed": Text("reprovação na vistoria", "inspection failed"),
    "overloading": Text("excesso de lotação", "overloading"),
    "identification_not_displayed": Text("identificação não exibida", "identification not displayed"),
    "fare_table_not_displayed": Text("tabela de tarifas não exibida", "fare table not displayed"),
    "side_band_missing": Text("falta da faixa lateral", "side band missing"),
    "repaint_missing": Text("falta de repintura", "repainting not done"),
    "idle_over_30_days": Text("parado por mais de 30 dias", "idle for more than 30 days"),
    "idle_over_10_days": Text("parado por mais de 10 dias", "idle for more than 10 days"),
    "stand_vacant_unjustified": Text("ausência injustificada do ponto", "unjustified absence from the stand"),
    "false_declaration": Text("declaração falsa", "false declaration"),
    "permit_transferred": Text("transferência irregular da outorga", "irregular transfer of the permit"),
    "plates_not_removed": Text("placas não retiradas", "plates not removed"),
    "unauthorized_advertising": Text("publicidade não autorizada", "unauthorized advertising"),
    "driver_change_not_reported": Text("troca de condutor não comunicada", "change of driver not reported"),
    "out_of_town_taxi": Text("táxi de outro município", "taxi of another town"),
    "clandestine_transport": Text("transporte clandestino", "clandestine transport"),
    "repeated_disobedience": Text("desobediência reiterada", "repeated disobedience"),
    "vehicle_not_roadworthy": Text("veículo sem condições de segurança", "vehicle not roadworthy"),
    "unmet_summons": Text("intimação não atendida", "summons not answered"),
    "unmet_penalty": Text("penalidade não cumprida", "penalty not met"),
    "other_breach": Text("descumprimento de outro dever", "breach of another duty"),
}
OFFENDERS: Final = {
    "holder": Text("titular", "holder"),
    "auxiliary": Text("condutor auxiliar", "auxiliary driver"),
    "employee": Text("empregado", "employee"),
    "company_driver": Text("motorista da empresa", "driver of the company"),
    "outsider": Text("pessoa alheia ao serviço", "outsider"),
    "unidentified": Text("condutor não identificado", "unidentified driver"),
}
COMPLAINTS: Final = {
    "none": Text("nenhuma", "none"),
    "oral": Text("verbal", "oral"),
    "written": Text("por escrito", "written"),
}
COMPLAINANTS: Final = {
    "user": Text("usuário", "user"),
    "other": Text("outra pessoa", "other person"),
}
OUTCOMES: Final = {
    "punished": Text("punida", "punished"),
    "acquitted": Text("absolvida", "acquitted"),
    "annulled": Text("anulada", "annulled"),
    "pending": Text("pendente", "pending"),
}
EARLIER_SANCTIONS: Final = {
    "warning": Text("advertência", "warning"),
    "fine": Text("multa", "fine"),
    "suspension": Text("suspensão", "suspension"),
    "revocation": Text("cassação", "revocation"),
}
AUTHORS: Final = {
    "same": Text("a mesma pessoa", "the same person"),
    "other": Text("outra pessoa", "another person"),
}
REFUSAL_REASONS: Final = {
    "pet": Text("animal de estimação", "pet"),
    "assistance_dog": Text("cão-guia ou de assistência", "assistance dog"),
    "unidentified": Text("passageiro não identificado", "unidentified passenger"),
    "drunk": Text("passageiro embriagado", "drunk passenger"),
    "drugged": Text("passageiro drogado", "drugged passenger"),
    "infectious_disease": Text("doença infectocontagiosa", "infectious disease"),
    "suspicious": Text("passageiro suspeito", "suspicious passenger"),
    "dangerous_place": Text("local perigoso", "dangerous place"),
    "impassable_road": Text("via intransitável", "impassable road"),
    "physical_risk": Text("risco à integridade física", "physical risk"),
    "over_capacity": Text("excesso de lotação", "over capacity"),
    "dangerous_luggage": Text("bagagem perigosa", "dangerous luggage"),
    "small_animal": Text("animal de pequeno porte", "small animal"),
    "destination": Text("destino da corrida", "destination of the ride"),
    "other": Text("outro motivo", "other reason"),
}
TRANSFER_CAUSES: Final = {
    "sale": Text("venda", "sale"),
    "donation": Text("doação", "donation"),
    "swap": Text("permuta", "swap"),
    "inheritance": Text("herança", "inheritance"),
    "death": Text("morte do titular", "death of the holder"),
    "permanent_disability": Text("invalidez permanente", "permanent disability"),
    "temporary_disability": Text("incapacidade temporária", "temporary disability"),
    "merger": Text("fusão", "merger"),
    "succession": Text("sucessão empresarial", "succession of a company"),
    "incorporation": Text("incorporação", "incorporation"),
    "company_to_company": Text("de empresa para empresa", "from company to company"),
    "rural_to_urban": Text("da área rural para a urbana", "from the rural to the urban area"),
}
TRANSFEREES: Final = {
    "spouse": Text("cônjuge ou companheiro", "spouse"),
    "descendant": Text("descendente", "descendant"),
    "heir": Text("herdeiro", "heir"),
    "third_party": Text("terceiro", "third party"),
    "company": Text("empresa", "company"),
}
OCCASIONS: Final = {
    "ordinary": Text("corrida comum", "ordinary ride"),
    "wedding": Text("casamento", "wedding"),
    "baptism": Text("batizado", "baptism"),
    "funeral": Text("funeral", "funeral"),
    "illness": Text("doença", "illness"),
    "emergency": Text("emergência", "emergency"),
    "preferential_client": Text("cliente preferencial", "preferential client"),
}
DESTINATIONS: Final = {
    "urban": Text("área urbana", "urban area"),
    "rural": Text("área rural", "rural area"),
    "other_town": Text("outro município", "another town"),
}
HIRE_PLACES: Final = {
    "town": Text("no município", "in the town"),
    "elsewhere": Text("fora do município", "elsewhere"),
}
AGREED_PRICES: Final = {
    "above": Text("acima da tarifa", "above the fare"),
    "below": Text("abaixo da tarifa", "below the fare"),
    "equal": Text("igual à tarifa", "equal to the fare"),
    "none": Text("nada combinado", "nothing agreed"),
}
FARE_TABLES: Final = {
    "in_force": Text("tabela em vigor", "table in force"),
    "previous": Text("tabela anterior", "previous table"),
    "future": Text("tabela ainda não vigente", "table not yet in force"),
}
