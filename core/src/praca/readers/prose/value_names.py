"""What the values that the data contract names are called, where a law has no sentence of its own for them."""

from __future__ import annotations

from typing import Final

from praca.language import Text

VALUE_NAMES: Final = {
    "age_years": Text("idade do veículo, em anos", "age of the vehicle in years"),
    "max_occupants": Text("lotação máxima, com o condutor", "most persons on board, with the driver"),
    "replace_by": Text("substituir o veículo até", "replace the vehicle by"),
    "inspection_valid_until": Text("vistoria válida até", "inspection valid until"),
    "max_auxiliaries": Text("número máximo de auxiliares", "most auxiliary drivers"),
    "max_permits": Text("número máximo de outorgas", "most permits"),
    "vacancies": Text("vagas", "vacancies"),
    "max_per_company": Text("máximo por empresa", "most per company"),
    "expires_on": Text("a outorga termina em", "the permit ends on"),
    "licence_renewal_due": Text("renovar o alvará até", "renew the licence by"),
    "start_service_by": Text("iniciar o serviço até", "start service by"),
    "sign_by": Text("assinar o termo até", "sign the term by"),
    "replace_vehicle_by": Text("repor o veículo até", "provide another vehicle by"),
    "re_register_by": Text("recadastrar-se até", "register again by"),
    "adapt_vehicle_by": Text("adaptar o veículo até", "adapt the vehicle by"),
    "regularise_by": Text("regularizar até", "regularise by"),
    "licence_fee": Text("taxa do alvará", "fee of the licence"),
    "grant_fee": Text("taxa da outorga", "fee of the grant"),
    "surcharge_percent": Text("acréscimo, em %", "surcharge in %"),
    "may_negotiate": Text("o preço pode ser combinado", "the price may be agreed"),
    "fee_exempt": Text("isento de taxa", "exempt from the fee"),
    "recidivist": Text("reincidente", "repeat offender"),
    "points_driver": Text("pontos do condutor", "points of the driver"),
    "points_holder": Text("pontos do titular", "points of the holder"),
    "points_12_months": Text("pontos em 12 meses", "points in 12 months"),
    "points_36_months": Text("pontos em 36 meses", "points in 36 months"),
    "penalty_suspended": Text("penalidade suspensa", "penalty suspended"),
    "final_on": Text("decisão definitiva em", "final on"),
    "served_on": Text("ciência em", "served on"),
    "archived_because": Text("motivo do arquivamento", "why it was archived"),
}
"""Name of the value -> what people call it."""
