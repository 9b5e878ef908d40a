"""What a breach costs: warning, fine, suspension, ban of the car, revocation (arts. 48 to 51, 54, 56, 57 and 59)."""

from __future__ import annotations

from praca import FALSE, TRUE, PenaltySchedule, act, given, infraction, note, sanction, value, when
from praca_mantenopolis.duties import DUTIES, NO_DUTY, RESIDUAL, SANCTIONED, person, person_is_known, refusal_is_lawful
from praca_mantenopolis.infractions import LISTED, of_the_service, repaint_is_punished, stripe_is_punished
from praca_mantenopolis.readings_sanctions import (
    ART70_CASSATION,
    CASSATION_ABSORBS,
    WARNING_AND_FINE,
)
from praca_mantenopolis.recidivism import (
    again,
    carriage,
    carried_again,
    fine_factor,
    first_ever,
    gives_points,
    heavy,
    light,
    listed,
    of_adaptation,
    of_driver,
    over_20,
    over_50,
    points_12_months,
    points_36_months,
    points_now,
    points_of_holder,
    repeated,
)

warned = when(light, first_ever & person_is_known, FALSE)
spared = when(warned, WARNING_AND_FINE.is_("warning_only"), FALSE)

revoked_at_once = when(of_adaptation, ART70_CASSATION.is_("direct") & person_is_known, FALSE)
revoked_for_repetition = when(heavy & again, person_is_known, FALSE)
revoked = revoked_for_repetition | revoked_at_once | over_20 | over_50
suspended = person_is_known & when(revoked, CASSATION_ABSORBS.is_("cumulates"), TRUE)

# What an outsider does is no infraction of a holder's duties, so that what is said about these would mislead.
in_reach = of_the_service | (act.item == "foreign_taxi")
refused_lawfully = (act.item == "refusal") & refusal_is_lawful

# Points add up over all acts of the case, so that they revoke once, with the act named first.
named_first = when(
    given(infraction.conduct),
    given(act.conduct) & (act.conduct == infraction.conduct),
    given(act.provision) & (act.provision == infraction.provision),
)

PENALTY = PenaltySchedule(
    items=(*LISTED, *SANCTIONED, *DUTIES, NO_DUTY),
    residual=RESIDUAL,
    clauses=(
        sanction("warning", "art. 59, I", when=warned, authority="executive", for_=person),
        sanction(
            "fine",
            "art. 59, II",
            "art. 54",
            group_cites=True,
            when=listed & ~again & ~spared,
            amount=act.base,
            unit="VRTE",
            authority="executive",
            for_="holder",
        ),
        sanction(
            "fine",
            "art. 59, § 1º",
            "art. 59, II",
            "art. 54",
            group_cites=True,
            when=again,
            amount=act.base * fine_factor,
            unit="VRTE",
            authority="executive",
            for_="holder",
        ),
        sanction(
            "suspension",
            "art. 59, III, a",
            when=when(light & again, suspended, FALSE),
            days=15,
            authority="executive",
            for_=person,
        ),
        sanction(
            "suspension",
            "art. 59, III, b",
            when=when(act.group == "G3", suspended, FALSE),
            days=30,
            authority="executive",
            for_=person,
        ),
        sanction(
            "suspension",
            "art. 59, III, c",
            when=when(act.group == "G4", suspended, FALSE),
            days=60,
            authority="executive",
            for_=person,
        ),
        sanction(
            "impediment",
            "art. 59, IV, a",
            when=act.item.one_of("item_xiii", "item_xv", "item_xviii", "item_xix", "item_xxi", "item_xxii"),
            up_to_days=90,
            authority="executive",
            for_="holder",
        ),
        sanction(
            "revocation",
            "art. 59, V, a",
            "art. 59, § 3º",
            when=revoked_for_repetition,
            authority="executive",
            for_=person,
        ),
        sanction(
            "revocation",
            "art. 59, § 4º",
            when=revoked_for_repetition & of_adaptation,
            authority="executive",
            for_=person,
        ),
        sanction(
            "revocation",
            "art. 59, V, d",
            "art. 59, § 3º",
            when=over_20 & named_first,
            authority="executive",
            for_=person,
        ),
        sanction(
            "revocation",
            "art. 59, V, e",
            "art. 59, § 3º",
            when=over_50 & named_first,
            authority="executive",
            for_=person,
        ),
        sanction(
            "revocation",
            "art. 59, V, f",
            "art. 59, § 3º",
            when=revoked_at_once,
            authority="executive",
            for_=person,
        ),
    ),
    several=("art. 51",),
    looked_in=("art. 44", "art. 58", "art. 59, V", "art. 60"),
    values=(
        value(
            "recidivist",
            "art. 59, § 1º",
            "art. 59, III, a",
            "art. 59, V, a",
            pt="se a pessoa é reincidente",
            en="whether the person is a repeat offender",
            is_=repeated,
            only_if=listed,
        ),
        value(
            "recidivist",
            "art. 62, § 1º",
            pt="se houve outra autuação nos seis meses anteriores",
            en="whether there was another citation in the six months before",
            is_=carried_again,
            only_if=carriage,
        ),
        value(
            "points_driver",
            "art. 49",
            "art. 56",
            pt="pontos desta infração no cadastro do auxiliar",
            en="points of this infraction on the auxiliary's record",
            is_=points_now,
            only_if=gives_points & of_driver,
        ),
        value(
            "points_holder",
            "art. 56",
            "art. 49",
            "art. 50, parágrafo único",
            pt="pontos desta infração no cadastro do taxista",
            en="points of this infraction on the holder's record",
            is_=points_of_holder,
            only_if=gives_points,
        ),
        value(
            "points_12_months",
            "art. 59, V, d",
            pt="pontos da pessoa em 12 meses, com esta infração",
            en="the person's points in 12 months, this infraction included",
            is_=points_12_months,
            only_if=gives_points,
        ),
        value(
            "points_36_months",
            "art. 59, V, e",
            pt="pontos da pessoa em 36 meses, com esta infração",
            en="the person's points in 36 months, this infraction included",
            is_=points_36_months,
            only_if=gives_points,
        ),
    ),
    notes=(
        note(
            "mantenopolis.penalty.no_item",
            "text",
            "art. 44",
            "art. 59, V, b",
            pt="A conduta é proibida, mas não está no art. 58: não há multa nem pontos, salvo cassação se reiterada.",
            en="The conduct is forbidden but not in art. 58: neither fine nor points, save revocation if repeated.",
            when=(act.group == "general") & in_reach & ~refused_lawfully,
        ),
        note(
            "mantenopolis.penalty.dress_rule",
            "assumption",
            "art. 58, V",
            pt="A norma sobre o traje é ato do Executivo, que não foi conferido; sem ela não há o que punir.",
            en="The rule of dress is an act of the Executive, which was not checked; without it nothing is punished.",
            when=(act.item == "item_v") & in_reach,
        ),
        note(
            "mantenopolis.penalty.local_act",
            "assumption",
            "art. 58",
            pt="O padrão do carro, os pontos e a tabela vêm de atos do Executivo, que não foram conferidos.",
            en="Vehicle standard, stands and fare table come from acts of the Executive, which were not checked.",
            when=act.item.one_of("item_x", "item_xv", "item_xvi", "item_xxiv") & in_reach,
        ),
        note(
            "mantenopolis.penalty.cure_time",
            "text",
            "art. 59, § 4º",
            pt="O tempo da suspensão é também o de regularizar o carro; depois dele há reincidência e cassação.",
            en="The time of the suspension is also that for putting the car in order; after it comes revocation.",
            when=ART70_CASSATION.is_("cure_first")
            & (((act.item == "item_xxi") & stripe_is_punished) | ((act.item == "item_xxii") & repaint_is_punished)),
        ),
        note(
            "mantenopolis.penalty.order_of_authority",
            "power",
            "art. 59, V, b",
            pt="A lei não diz quantas vezes bastam; a cassação pede decisão fundamentada do Executivo.",
            en="The law does not say how many times are enough; revocation needs a reasoned decision of the Executive.",
            when=act.item == "disobedience",
        ),
        note(
            "mantenopolis.penalty.unidentified_driver",
            "doubt",
            "art. 50, parágrafo único",
            pt="Sem condutor identificado, os pontos vão ao taxista; quem paga e se alguém é suspenso não se diz.",
            en="With no driver identified the points go to the holder; who pays, or is suspended, is not said.",
            when=gives_points & (act.offender == "unidentified"),
        ),
        note(
            "mantenopolis.penalty.removal_costs",
            "text",
            "art. 62, III",
            "art. 62, IV",
            pt="Somam-se os custos de remoção e estadia, fixados em outra lei, e o condutor vai à delegacia.",
            en="Costs of removal and storage, set by another law, are added; the driver is taken to the police.",
            when=carriage,
        ),
        note(
            "mantenopolis.penalty.retention",
            "power",
            "art. 62, § 3º",
            pt="O Executivo pode reter o carro até o pagamento; os tribunais superiores limitam esse poder.",
            en="The Executive may hold the car until payment; the superior courts limit that power.",
            when=carriage,
        ),
        note(
            "federal.app-transport",
            "federal",
            pt="O transporte por aplicativo segue lei federal própria, que o Município não pode proibir.",
            en="Transport booked by application follows a federal law of its own; the town may not forbid it.",
            when=act.item == "clandestine",
        ),
    ),
)
