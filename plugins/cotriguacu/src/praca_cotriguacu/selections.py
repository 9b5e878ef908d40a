"""Which of the tied bidders comes first? Art. 5º, I to IV.

The bids themselves are judged by the commission; only a tie is settled by this order.
"""

from __future__ import annotations

from praca import Ranking, candidate, criterion, note, number

person = candidate.kind == "person"

SELECTION = Ranking(
    criteria=(
        criterion(
            "cotriguacu.selection.person_first",
            "art. 5º, I",
            pt="A pessoa física vem antes da empresa.",
            en="A natural person comes before a company.",
            by=number(person),
            best="greatest",
        ),
        criterion(
            "cotriguacu.selection.vehicle",
            "art. 5º, II",
            pt="Vem antes o veículo mais conservado e que melhor funciona.",
            en="The vehicle in better repair and working order comes first.",
            by=candidate.vehicle_rank,
            best="least",
        ),
        criterion(
            "cotriguacu.selection.activity",
            "art. 5º, III",
            pt="Vem antes o motorista há mais tempo na atividade.",
            en="The driver who has been longest in the trade comes first.",
            by=candidate.taxi_days,
            best="greatest",
            among=person,
        ),
        criterion(
            "cotriguacu.selection.dependents",
            "art. 5º, IV",
            pt="Vem antes o motorista com mais filhos ou dependentes.",
            en="The driver with more children or dependants comes first.",
            by=candidate.dependents,
            best="greatest",
            among=person,
        ),
    ),
    ties="tie",
    tie_cites=("art. 5º",),
    notes=(
        note(
            "cotriguacu.selection.tied_bidders",
            "text",
            "art. 5º",
            pt="Supõe-se que as propostas empataram: o julgamento delas cabe à comissão.",
            en="The bids are taken to have tied: judging them is for the commission.",
        ),
        note(
            "cotriguacu.selection.no_draw",
            "doubt",
            "art. 5º",
            pt="Se o empate resiste ao inciso IV, ou é entre empresas, a lei não dá outro critério nem prevê sorteio.",
            en="If the tie outlasts item IV, or is between companies, the law gives no further criterion and no draw.",
        ),
    ),
)
