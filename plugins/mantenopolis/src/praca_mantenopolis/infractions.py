"""What art. 58 of Lei 1.764/2023 punishes, item by item, and the groups that fix fine and points (arts. 56 and 57).

Art. 44 binds holders and auxiliaries only: what an outsider does is no infraction of art. 58.  The duties that no item
names stand in :mod:`praca_mantenopolis.duties`, with transport by those who hold no authorization.
"""

from __future__ import annotations

from praca import (
    FALSE,
    TRUE,
    Group,
    Item,
    Term,
    act,
    date,
    given,
    happened,
    infraction_item,
    refusal,
    start_of,
)
from praca_mantenopolis.readings import STRIPE_REPEAL
from praca_mantenopolis.vehicles import END_OF_60_DAYS, end_of_36_months

LIGHT = "I–XII"
HEAVY = "XIII–XXIX"

G1 = Group("G1", ("art. 57, I",), base=80, points=2, range=LIGHT)
G2 = Group("G2", ("art. 57, II",), base=100, points=3, range=LIGHT)
G3 = Group("G3", ("art. 57, III",), base=150, points=5, range=HEAVY)
G4 = Group("G4", ("art. 57, IV",), base=200, points=10, range=HEAVY)

of_the_service = ~(given(act.offender) & (act.offender == "outsider"))

repealed = start_of("lei-1868")
stripe_was_due = (act.date > END_OF_60_DAYS) & (act.date < repealed)
stripe_is_punished = stripe_was_due & STRIPE_REPEAL.case(law_of_the_fact=TRUE, lex_mitior=date < repealed)
# Within the 36 months of art. 10, § 2º, another colour is lawful, so that not repainting is no infraction.
repaint_is_punished = act.date > end_of_36_months

luggage_is_dangerous = happened(refusal) & (refusal.reason == "dangerous_luggage")


def item(
    inciso: str,
    group: Group,
    *also: str,
    pt: str,
    en: str,
    conducts: str | tuple[str, ...] = (),
    forbidden: Term = of_the_service,
    lawful: Term = FALSE,
) -> Item:
    """An item of art. 58, with the duties of other articles that it punishes."""
    return infraction_item(
        f"item_{inciso.lower()}",
        f"art. 58, {inciso}",
        *also,
        pt=pt,
        en=en,
        conducts=conducts,
        group=group,
        when=forbidden,
        lawful=lawful,
    )


GROUP_1 = (
    item(
        "I",
        G1,
        pt="Lavar o carro no ponto.",
        en="Washing the car at the stand.",
        conducts="washing_at_stand",
    ),
    item(
        "II",
        G1,
        "art. 38, X",
        pt="Comer dentro do carro.",
        en="Eating in the car.",
        conducts="meal_in_vehicle",
    ),
    item(
        "III",
        G1,
        "art. 38, I",
        pt="Fumar no carro, ou deixar o passageiro fumar.",
        en="Smoking in the car, or letting a passenger smoke.",
        conducts="smoking",
    ),
    item(
        "IV",
        G1,
        "art. 37, XXIV",
        pt="Levar mais gente que a lotação do carro.",
        en="Carrying more people than the car holds.",
        conducts="overloading",
    ),
    item(
        "V",
        G1,
        pt="Vestir-se fora da norma do Executivo.",
        en="Dressing against the Executive's norm.",
        conducts="dress_code",
    ),
    item(
        "VI",
        G1,
        "art. 38, II",
        pt="Deixar o carro no ponto, salvo na última vaga e sem a caixa luminosa no teto.",
        en="Leaving the car at the stand, save in the last place with the roof box taken off.",
        conducts="leaving_vehicle_at_stand",
    ),
    item(
        "VII",
        G1,
        pt="Descuidar da conservação ou da limpeza do ponto.",
        en="Neglecting the upkeep or cleanliness of the stand.",
        conducts="stand_neglect",
    ),
    item(
        "VIII",
        G1,
        "art. 37, XX",
        pt="Tratar o passageiro sem educação.",
        en="Treating a passenger without courtesy.",
        conducts="discourtesy",
    ),
    item(
        "IX",
        G1,
        "art. 37, XV",
        pt="Não dar o troco.",
        en="Not giving change.",
        conducts="withholding_change",
    ),
)

GROUP_2 = (
    item(
        "X",
        G2,
        "art. 30",
        "art. 11, III, e",
        pt="Não deixar a tabela de preços à vista.",
        en="Not displaying the fare table.",
        conducts="fare_table_not_displayed",
    ),
    item(
        "XI",
        G2,
        "art. 38, IV",
        pt="Preterir um passageiro por outro fora das prioridades da lei.",
        en="Passing over one passenger for another outside the law's priorities.",
        conducts="preferring_another_passenger",
    ),
    item(
        "XII",
        G2,
        pt="Recusar a bagagem que não traz risco.",
        en="Refusing luggage that brings no risk.",
        conducts="refusing_luggage",
        lawful=luggage_is_dangerous,
    ),
)

GROUP_3 = (
    item(
        "XIII",
        G3,
        "art. 37, II",
        "art. 37, V",
        "art. 11, I",
        pt="Rodar com carro que não está perfeito, seguro, confortável e limpo.",
        en="Running with a car that is not in perfect order, safe, comfortable and clean.",
        conducts=("poor_vehicle_condition", "vehicle_not_roadworthy"),
    ),
    item(
        "XIV",
        G3,
        "art. 38, VI",
        pt="Dirigir pondo pessoas em risco.",
        en="Driving so as to put people at risk.",
        conducts="careless_driving",
    ),
    item(
        "XV",
        G3,
        "art. 37, I",
        pt="Manter o carro fora do padrão.",
        en="Keeping the car outside the standard.",
        conducts="non_standard_vehicle",
    ),
    item(
        "XVI",
        G3,
        "art. 37, XXVI",
        pt="Cobrar valor diferente da tabela.",
        en="Charging an amount that differs from the table.",
        conducts=("overcharging", "undercharging"),
    ),
    item(
        "XVII",
        G3,
        "art. 38, VII",
        pt="Angariar passageiros com concorrência desleal.",
        en="Drumming up passengers by unfair means.",
        conducts="unfair_solicitation",
    ),
    item(
        "XVIII",
        G3,
        "art. 17",
        "art. 11, III, g",
        pt="Rodar sem a autorização e a IM válidas à vista.",
        en="Running without the valid authorization and IM on display.",
        conducts=("registration_not_carried", "permit_not_carried"),
    ),
    item(
        "XIX",
        G3,
        "art. 18",
        "art. 37, XXX",
        pt="Não renovar no prazo a IM do carro e o cadastro do condutor.",
        en="Not renewing in time the car's IM and the driver's registration.",
        conducts="licence_not_renewed",
    ),
    item(
        "XX",
        G3,
        "art. 38, IX",
        pt="Tomar caminho mais longo que o necessário sem o passageiro concordar.",
        en="Taking a longer way than needed without the passenger's consent.",
        conducts="longer_route",
    ),
    item(
        "XXI",
        G3,
        "art. 13",
        "art. 14",
        "art. 14, parágrafo único",
        "art. 15",
        "art. 15, parágrafo único",
        "art. 16",
        "art. 16, parágrafo único",
        pt="Não pôr no carro a faixa lateral devida.",
        en="Not putting on the car the side stripe that was due.",
        conducts="side_band_missing",
        forbidden=of_the_service & stripe_is_punished,
    ),
    item(
        "XXII",
        G3,
        "art. 10, II, e",
        pt="Não pintar o carro de branco no prazo.",
        en="Not painting the car white in time.",
        conducts="repaint_missing",
        forbidden=of_the_service & repaint_is_punished,
    ),
)

GROUP_4 = (
    item(
        "XXIII",
        G4,
        "art. 37, XVI",
        pt="Agredir alguém, com atos ou palavras.",
        en="Assaulting someone, by acts or words.",
        conducts="assault",
    ),
    item(
        "XXIV",
        G4,
        pt="Fazer ponto onde o Executivo não o definiu.",
        en="Making a stand where the Executive has defined none.",
        conducts="stand_outside_designated_place",
    ),
    item(
        "XXV",
        G4,
        "art. 37, XVII",
        pt="Trazer arma.",
        en="Carrying a weapon.",
        conducts="armed",
    ),
    item(
        "XXVI",
        G4,
        "art. 37, XXVII",
        pt="Dirigir bêbado ou drogado em serviço ou prestes a entrar nele.",
        en="Driving drunk or drugged on duty or about to go on duty.",
        conducts="drunk_on_duty",
    ),
    item(
        "XXVII",
        G4,
        pt="Deixar dirigir quem está suspenso ou foi cassado.",
        en="Letting someone suspended or revoked drive.",
    ),
    item(
        "XXVIII",
        G4,
        "art. 37, XI",
        pt="Parar o serviço por mais de trinta dias seguidos sem autorização.",
        en="Stopping the service for more than thirty days in a row without authorization.",
        conducts="idle_over_30_days",
    ),
    item(
        "XXIX",
        G4,
        "art. 26",
        "art. 27",
        "art. 37, IX",
        pt="Entregar o carro a quem não tem autorização.",
        en="Handing the car to somebody without authorization.",
        conducts="unregistered_driver",
    ),
)

LISTED = (*GROUP_1, *GROUP_2, *GROUP_3, *GROUP_4)
