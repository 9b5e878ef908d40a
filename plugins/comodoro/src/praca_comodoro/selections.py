"""Who comes first among candidates? Arts. 30 and 33 of Comodoro-MT's law of 18 November 2025."""

from __future__ import annotations

from praca import FALSE, Ranking, any_, candidate, count, criterion, left_open, note, number, town
from praca_comodoro.readings import SELECTION_ORDER

contest = SELECTION_ORDER.case(
    ranking_if_exceeding=count(candidate, where=candidate.eligible) > town.vacancies, chronological=FALSE
)


SELECTION = Ranking(
    criteria=(
        criterion(
            "comodoro.selection.filing",
            "art. 30",
            pt="Vem primeiro quem protocolou antes.",
            en="Whoever filed earlier comes first.",
            by=candidate.filed,
            best="least",
            when=~contest,
        ),
        criterion(
            "comodoro.selection.experience",
            "art. 33, I",
            pt="Vem primeiro quem é taxista há mais tempo.",
            en="Whoever has been a taxi driver for longest comes first.",
            by=candidate.taxi_days,
            best="greatest",
            when=contest,
        ),
        criterion(
            "comodoro.selection.dependents",
            "art. 33, II",
            pt="Depois, quem tem mais filhos ou dependentes.",
            en="Next, whoever has more children or dependents.",
            by=candidate.dependents,
            best="greatest",
            when=contest,
        ),
        criterion(
            "comodoro.selection.other_activity",
            "art. 33, III",
            pt="Depois, quem não tem outra atividade remunerada.",
            en="Next, whoever has no other paid activity.",
            by=number(candidate.other_paid_activity),
            best="least",
            when=contest,
        ),
        criterion(
            "comodoro.selection.vehicle",
            "art. 33, § 1º",
            pt="Por fim, quem tem o carro em melhor estado.",
            en="Last, whoever has the car in the best state.",
            by=candidate.vehicle_rank,
            best="least",
            when=contest,
        ),
    ),
    ties="draw",
    tie_cites=("art. 33, § 2º",),
    left_open=(
        left_open(
            "comodoro.selection.company",
            "art. 33",
            pt="Os critérios só servem a motoristas; como classificar uma empresa, o edital diz.",
            en="The criteria fit drivers only; how to rank a company is for the call to say.",
            kind="regulation",
            when=contest & any_(candidate, candidate.kind == "company", where=candidate.eligible),
        ),
    ),
    notes=(
        note(
            "comodoro.selection.call",
            "assumption",
            "art. 33",
            "art. 30, parágrafo único",
            pt="Regulamento e edital podem acrescentar critérios; só os da lei foram aplicados.",
            en="Regulation and call may add criteria; only those of the law were applied.",
            when=contest,
        ),
        note(
            "federal.lei-12587",
            "federal",
            pt="A Lei federal 12.587/2012, art. 12-B, reserva vagas a condutores com deficiência; não aplicada aqui.",
            en="Federal Law 12.587/2012, art. 12-B, reserves places for drivers with a disability; not applied here.",
            when=contest,
        ),
    ),
)
