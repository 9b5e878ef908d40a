"""What people read instead of the bare word of a verdict: one phrase for each question and verdict.

``allowed`` means something else in each question, and silence of the law never reads like a prohibition or like the
absence of a remedy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praca.language import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

PHRASES: Final[Mapping[tuple[str, str], Text]] = {
    ("eligibility", "allowed"): Text("requisitos atendidos (não é outorga)", "requirements met (this is not a grant)"),
    ("eligibility", "denied"): Text("requisitos não atendidos", "requirements not met"),
    ("eligibility", "undetermined"): Text(
        "ainda não se sabe se os requisitos estão atendidos", "not yet known whether the requirements are met"
    ),
    ("eligibility", "discretionary"): Text(
        "requisitos fixos atendidos; a outorga fica a critério da autoridade",
        "fixed requirements met; the grant is left to the authority",
    ),
    ("eligibility", "silent"): Text(
        "esta lei não fixa requisitos para este caso", "this law sets no requirements for this case"
    ),
    ("eligibility", "not_modelled"): Text(
        "requisitos do titular ainda não modelados para este município; nada se diz da lei",
        "requirements of the holder not modelled yet for this municipality; nothing is said of the law",
    ),
    ("driver", "allowed"): Text("o condutor pode ser registrado", "the driver may be registered"),
    ("driver", "denied"): Text("o condutor não pode ser registrado", "the driver may not be registered"),
    ("driver", "undetermined"): Text(
        "ainda não se sabe se o condutor pode ser registrado", "not yet known whether the driver may be registered"
    ),
    ("driver", "discretionary"): Text(
        "requisitos fixos atendidos; o registro fica a critério da autoridade",
        "fixed requirements met; registration is left to the authority",
    ),
    ("driver", "silent"): Text(
        "esta lei não trata do registro deste condutor", "this law does not deal with registering this driver"
    ),
    ("driver", "not_modelled"): Text(
        "registro de condutor ainda não modelado para este município; nada se diz da lei",
        "registration of drivers not modelled yet for this municipality; nothing is said of the law",
    ),
    ("vehicle", "allowed"): Text("o veículo pode servir como táxi", "the vehicle may serve as a taxi"),
    ("vehicle", "denied"): Text("o veículo não pode servir como táxi", "the vehicle may not serve as a taxi"),
    ("vehicle", "undetermined"): Text(
        "ainda não se sabe se o veículo pode servir como táxi", "not yet known whether the vehicle may serve as a taxi"
    ),
    ("vehicle", "discretionary"): Text(
        "requisitos fixos atendidos; a aceitação do veículo fica a critério da autoridade",
        "fixed requirements met; accepting the vehicle is left to the authority",
    ),
    ("vehicle", "silent"): Text("esta lei não trata deste veículo", "this law does not deal with this vehicle"),
    ("vehicle", "not_modelled"): Text(
        "padrão do veículo ainda não modelado para este município; nada se diz da lei",
        "vehicle standard not modelled yet for this municipality; nothing is said of the law",
    ),
    ("permit", "allowed"): Text(
        "pode-se operar com esta outorga nesta data", "one may operate under this permit on this date"
    ),
    ("permit", "denied"): Text(
        "não se pode operar com esta outorga nesta data", "one may not operate under this permit on this date"
    ),
    ("permit", "undetermined"): Text(
        "ainda não se sabe se se pode operar com esta outorga nesta data",
        "not yet known whether one may operate under this permit on this date",
    ),
    ("permit", "discretionary"): Text(
        "requisitos fixos atendidos; operar com esta outorga fica a critério da autoridade",
        "fixed requirements met; operating under this permit is left to the authority",
    ),
    ("permit", "silent"): Text("esta lei não trata desta outorga", "this law does not deal with this permit"),
    ("permit", "not_modelled"): Text(
        "vida da outorga ainda não modelada para este município; nada se diz da lei",
        "life of the permit not modelled yet for this municipality; nothing is said of the law",
    ),
    ("penalty", "allowed"): Text("a lei não se opõe ao que foi feito", "the law does not object to what was done"),
    ("penalty", "denied"): Text("conduta proibida, sanções abaixo", "forbidden conduct, sanctions below"),
    ("penalty", "undetermined"): Text(
        "ainda não se sabe se a lei proíbe a conduta", "not yet known whether the law forbids the conduct"
    ),
    ("penalty", "discretionary"): Text(
        "a consequência da conduta fica a critério da autoridade",
        "what follows from the conduct is left to the authority",
    ),
    ("penalty", "silent"): Text("esta lei não prevê a infração", "this law does not provide for the infraction"),
    ("penalty", "not_modelled"): Text(
        "penalidades ainda não modeladas para este município; nada se diz da lei",
        "penalties not modelled yet for this municipality; nothing is said of the law",
    ),
    ("proceeding", "allowed"): Text(
        "há defesa ou recurso em aberto ou por decidir", "a defence or appeal is open or still to be decided"
    ),
    ("proceeding", "denied"): Text("sem recurso em aberto nesta lei", "no remedy open under this law"),
    ("proceeding", "undetermined"): Text(
        "ainda não se sabe se há recurso em aberto", "not yet known whether a remedy is open"
    ),
    ("proceeding", "discretionary"): Text(
        "o seguimento do recurso fica a critério da autoridade", "how the appeal goes on is left to the authority"
    ),
    ("proceeding", "silent"): Text(
        "esta lei não trata de defesa nem de recurso; outra norma pode prevê-los",
        "this law does not deal with defence or appeal; another rule may provide for them",
    ),
    ("proceeding", "not_modelled"): Text(
        "processo e prazos ainda não modelados para este município; nada se diz da lei",
        "proceedings and deadlines not modelled yet for this municipality; nothing is said of the law",
    ),
    ("transfer", "allowed"): Text("a transferência pode ser feita", "the transfer may be made"),
    ("transfer", "denied"): Text("a transferência não pode ser feita", "the transfer may not be made"),
    ("transfer", "undetermined"): Text(
        "ainda não se sabe se a transferência pode ser feita", "not yet known whether the transfer may be made"
    ),
    ("transfer", "discretionary"): Text(
        "requisitos fixos atendidos; a transferência fica a critério da autoridade",
        "fixed requirements met; the transfer is left to the authority",
    ),
    ("transfer", "silent"): Text("esta lei não trata desta transferência", "this law does not deal with this transfer"),
    ("transfer", "not_modelled"): Text(
        "transferências ainda não modeladas para este município; nada se diz da lei",
        "transfers not modelled yet for this municipality; nothing is said of the law",
    ),
    ("fare", "allowed"): Text(
        "o que as partes fizeram quanto ao preço é lícito", "what the parties did about the price is lawful"
    ),
    ("fare", "denied"): Text(
        "o que as partes fizeram quanto ao preço contraria a lei",
        "what the parties did about the price is against the law",
    ),
    ("fare", "undetermined"): Text(
        "ainda não se sabe se o preço da corrida é lícito", "not yet known whether the price of the ride is lawful"
    ),
    ("fare", "discretionary"): Text(
        "o preço da corrida fica a critério da autoridade", "the price of the ride is left to the authority"
    ),
    ("fare", "silent"): Text(
        "esta lei não trata do preço desta corrida", "this law does not deal with the price of this ride"
    ),
    ("fare", "not_modelled"): Text(
        "tarifa ainda não modelada para este município; nada se diz da lei",
        "fares not modelled yet for this municipality; nothing is said of the law",
    ),
    ("refusal", "allowed"): Text("o condutor pode recusar a corrida", "the driver may refuse the ride"),
    ("refusal", "denied"): Text("o condutor não pode recusar a corrida", "the driver may not refuse the ride"),
    ("refusal", "undetermined"): Text(
        "ainda não se sabe se o condutor pode recusar a corrida", "not yet known whether the driver may refuse the ride"
    ),
    ("refusal", "discretionary"): Text(
        "a recusa fica a critério da autoridade", "the refusal is left to the authority"
    ),
    ("refusal", "silent"): Text("esta lei não trata desta recusa", "this law does not deal with this refusal"),
    ("refusal", "not_modelled"): Text(
        "recusa de passageiro ainda não modelada para este município; nada se diz da lei",
        "refusal of passengers not modelled yet for this municipality; nothing is said of the law",
    ),
    ("selection", "allowed"): Text(
        "a lei dá a classificação completa, abaixo", "the law gives the full ranking, below"
    ),
    ("selection", "denied"): Text("nenhum candidato pode ser classificado", "no candidate can be ranked"),
    ("selection", "undetermined"): Text(
        "a lei não chega a uma classificação completa com o que se sabe",
        "the law gives no full ranking with what is known",
    ),
    ("selection", "discretionary"): Text(
        "a escolha entre os candidatos fica a critério da autoridade",
        "the choice among the candidates is left to the authority",
    ),
    ("selection", "silent"): Text(
        "esta lei não diz como escolher entre os candidatos", "this law does not say how to choose among candidates"
    ),
    ("selection", "not_modelled"): Text(
        "seleção ainda não modelada para este município; nada se diz da lei",
        "selection not modelled yet for this municipality; nothing is said of the law",
    ),
    ("quota", "allowed"): Text("cabe uma nova outorga", "a new permit fits"),
    ("quota", "denied"): Text("não cabe uma nova outorga", "no new permit fits"),
    ("quota", "undetermined"): Text(
        "ainda não se sabe se cabe uma nova outorga", "not yet known whether a new permit fits"
    ),
    ("quota", "discretionary"): Text(
        "há vaga; abri-la fica a critério da autoridade", "there is room; opening it is left to the authority"
    ),
    ("quota", "silent"): Text("esta lei não fixa o número de outorgas", "this law sets no number of permits"),
    ("quota", "not_modelled"): Text(
        "número de outorgas ainda não modelado para este município; nada se diz da lei",
        "number of permits not modelled yet for this municipality; nothing is said of the law",
    ),
}
"""(question, verdict) -> phrase; a test sees to it that no pair is missing."""


def verdict_phrase(question: str, verdict: str) -> Text:
    """The phrase for the verdict of a question; a ``KeyError`` for a pair that the contract does not have."""
    return PHRASES[question, verdict]
