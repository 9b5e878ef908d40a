"""The general clause of art. 40, X: the duties that no item punishes by name, and what is no duty at all.

The first citation of an item is its basis, the duty breached.
"""

from __future__ import annotations

from praca import FALSE, Item, Term, infraction_item
from praca_cotriguacu.infractions import fined, refusal_excused
from praca_cotriguacu.permit_periods import cure_still_open, cured_in_time

GENERAL = fined("X")


def breach(
    name: str, *duties: str, pt: str, en: str, conducts: str | tuple[str, ...] = (), lawful: Term = FALSE
) -> Item:
    """A breach of a duty that no item punishes by name: the general clause fines it."""
    return infraction_item(name, *duties, "art. 40, X", pt=pt, en=en, conducts=conducts, group=GENERAL, lawful=lawful)


GENERAL_CLAUSE = (
    breach(
        "luggage",
        "art. 32",
        pt="Recusar a bagagem que o carro comporta.",
        en="Refusing luggage that the car can take.",
        conducts="refusing_luggage",
        lawful=refusal_excused,
    ),
    breach(
        "route",
        "art. 2º, § 2º",
        pt="Fazer caminho mais longo do que o escolhido pelo passageiro.",
        en="Taking a longer route than the passenger's choice.",
        conducts="longer_route",
    ),
    breach(
        "marks",
        "art. 2º, § 1º",
        pt="Circular sem os sinais próprios de táxi.",
        en="Running without the marks of a taxi.",
        conducts="identification_not_displayed",
    ),
    breach(
        "unregistered_driver",
        "art. 13",
        "art. 29, X",
        pt="Deixar dirigir quem não está inscrito.",
        en="Letting someone unregistered drive.",
        conducts="unregistered_driver",
    ),
    breach(
        "suspended_driver",
        "art. 29, X",
        pt="Deixar dirigir quem está suspenso ou teve o registro cassado.",
        en="Letting someone suspended or with a revoked registration drive.",
        conducts="driving_while_suspended",
    ),
    breach(
        "rota",
        "art. 18, § 1º",
        "art. 29, VII",
        pt="Deixar o ponto sem carro na hora da escala.",
        en="Leaving the stand without a car in the hours of the rota.",
        conducts="stand_vacant_unjustified",
    ),
    breach(
        "features",
        "art. 29, I",
        "art. 29, IV",
        pt="Mudar o que é fixado para o carro ou rodar sem o equipamento.",
        en="Changing what is fixed for the car or running without its equipment.",
        conducts="non_standard_vehicle",
    ),
    breach(
        "yearly_inspection",
        "art. 29, III",
        pt="Não levar o carro à vistoria do ano.",
        en="Not taking the car to the inspection of the year.",
        conducts="inspection_overdue",
    ),
    breach(
        "defects_not_cured",
        "art. 29, III",
        pt="Não corrigir em 15 dias os defeitos achados na vistoria.",
        en="Not curing within 15 days the defects found by the inspection.",
        conducts="inspection_failed",
        lawful=cured_in_time | cure_still_open,
    ),
    breach(
        "traffic_rules",
        "art. 29, VI",
        pt="Dirigir sem cuidado ou contra as regras de trânsito.",
        en="Driving carelessly or against the traffic rules.",
        conducts="careless_driving",
    ),
    breach(
        "labour_duties",
        "art. 29, VIII",
        pt="Ter motorista sem contrato ou sem as obrigações trabalhistas em dia.",
        en="Having a driver without a contract or with labour duties unmet.",
        conducts="uncontracted_driver",
    ),
    breach(
        "permit_handed_on",
        "art. 29, IX",
        pt="Passar a permissão ou o alvará a outrem fora dos casos da lei.",
        en="Handing the permission or the licence on outside the cases of the law.",
        conducts="permit_transferred",
    ),
    breach(
        "papers_on_board",
        "art. 29, XI",
        "art. 31, II",
        pt="Não trazer os documentos da pessoa, do carro ou do serviço.",
        en="Not carrying the papers of the person, the car or the service.",
        conducts="registration_not_carried",
    ),
    breach(
        "agents",
        "art. 31, I",
        pt="Tratar mal os agentes da administração.",
        en="Treating the administration's agents badly.",
        conducts="disrespecting_inspection",
    ),
    breach(
        "drinking",
        "art. 31, III",
        pt="Beber durante o trabalho.",
        en="Drinking on duty.",
        conducts="drunk_on_duty",
    ),
    breach(
        "capacity",
        "art. 31, IV",
        pt="Levar mais gente do que o carro comporta.",
        en="Carrying more people than the car holds.",
        conducts="overloading",
    ),
)

# Provisions that bind only the administration, define, empower, or end the permission without anyone's fault.
NO_DUTY = infraction_item(
    "no_duty",
    "art. 7º",
    *("art. 1º", "art. 1º, parágrafo único", "art. 2º", "art. 2º, § 3º", "art. 3º", "art. 3º, parágrafo único"),
    *("art. 5º", "art. 5º, I", "art. 5º, II", "art. 5º, III", "art. 5º, IV"),
    *("art. 16", "art. 16, II", "art. 16, III", "art. 17", "art. 17, I", "art. 17, III"),
    *("art. 19", "art. 20", "art. 21", "art. 25", "art. 25, parágrafo único", "art. 27"),
    *(f"art. 33{item}" for item in ("", ", I", ", II", ", III", ", IV", ", V", ", VI")),
    *(f"art. 34{item}" for item in ("", ", I", ", II", ", III", ", IV", ", V", ", VI", ", VII", ", VIII")),
    *(f"art. 38{item}" for item in ("", ", I", ", II", ", III", ", IV")),
    *("art. 40, § 1º", "art. 40, § 2º", "art. 42", "art. 43"),
    *(f"art. {number}" for number in (35, 36, 37, 44, 45, 46, 47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59)),
    *(f"art. {number}" for number in (60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74)),
    *(f"art. {number}, parágrafo único" for number in (45, 52, 63, 68, 73)),
    *(f"art. 53{item}" for item in ("", ", I", ", II", ", III", ", IV", ", V", ", VI")),
    *("art. 58, § 1º", "art. 58, § 2º"),
    *(f"art. {number}, {item}" for number in (65, 66, 67) for item in ("I", "II", "III")),
    *(f"art. {number}, {item}" for number in (68, 69) for item in ("I", "II")),
    pt="O dispositivo não impõe dever que se puna.",
    en="The provision sets no duty whose breach is punished.",
    when=FALSE,
)

RESIDUAL = infraction_item(
    "general",
    "art. 40, X",
    pt="Descumprir outro dispositivo desta lei.",
    en="Breaching another provision of this law.",
    conducts="other_breach",
    group=GENERAL,
)
