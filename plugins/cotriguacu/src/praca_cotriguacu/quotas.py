"""Is there room for a new permission? Arts. 18 to 22.

The law itself says how many taxis each of its four stands holds; of other stands the case says it.
"""

from __future__ import annotations

from praca import Requirement, Standard, chapter, given, later_of, note, stand, stands_total, town, value, when
from praca_cotriguacu.readings_service import NEW_STAND

need = chapter("cotriguacu.quota")

IN_LAW = ("1", "2", "3", "4")
PLACES_IN_LAW = 6
# Art. 22 admits fixed stands only, so one known to be of another kind adds no place.
NOT_FIXED = ("rotating", "provisional")

created = NEW_STAND.case(
    decree=town.new_stand_by.one_of("decree", "law"),
    specific_law=town.new_stand_by == "law",
)
added = when(created, stands_total("capacity", besides=IN_LAW, without=NOT_FIXED), 0)
max_permits = PLACES_IN_LAW + added

asked = stand(town.stand)
any_stand = ~given(town.stand)
new_stand = given(town.stand) & ~town.stand.one_of(*IN_LAW)


def place(stand_id: str, provision: str, capacity: int) -> Requirement:
    """One of the stands of art. 18 has a free place, when the question is about it."""
    return need(
        f"stand_{stand_id}",
        provision,
        pt=f"Há vaga no ponto {stand_id}.",
        en=f"There is a free place at stand {stand_id}.",
        holds=stand(stand_id).assigned < capacity,
        only_if=given(town.stand) & (town.stand == stand_id),
    )


QUOTA = Standard(
    requirements=(
        need(
            "places",
            "art. 18",
            "art. 19",
            pt="As permissões ativas são menos do que as vagas dos pontos.",
            en="The active permissions are fewer than the places at the stands.",
            # Below the places in the law there is room, whatever stands have been added.
            holds=(town.active_permits < PLACES_IN_LAW) | (town.active_permits < max_permits),
            only_if=any_stand,
        ),
        place("1", "art. 18, I", 2),
        place("2", "art. 18, II", 1),
        place("3", "art. 18, III", 2),
        place("4", "art. 18, IV", 1),
        need(
            "new_stand_act",
            "art. 21",
            "art. 19",
            pt="O ponto novo foi criado por ato que a lei admite.",
            en="The new stand was created by an act that the law admits.",
            holds=created,
            only_if=new_stand,
        ),
        need(
            "new_stand_place",
            "art. 19",
            "art. 18",
            pt="Há vaga no ponto novo.",
            en="There is a free place at the new stand.",
            holds=asked.assigned < asked.capacity,
            only_if=new_stand,
        ),
        need(
            "fixed_stand",
            "art. 22",
            pt="O ponto é fixo.",
            en="The stand is a fixed one.",
            holds=asked.kind == "fixed",
            only_if=given(asked.kind),
        ),
    ),
    values=(
        value(
            "max_permits",
            "art. 18",
            "art. 19",
            pt="quantas permissões cabem nos pontos",
            en="how many permissions the stands have room for",
            is_=max_permits,
        ),
        value(
            "vacancies",
            "art. 18",
            "art. 19",
            pt="quantas vagas restam nos pontos",
            en="how many places are left at the stands",
            is_=later_of(max_permits - town.active_permits, 0),
        ),
        value(
            "max_per_company",
            "art. 11, II, c",
            pt="quantas permissões uma empresa pode ter: uma, porque só pode ter um táxi",
            en="how many permissions a company may hold: one, because it may own one taxi only",
            is_=1,
        ),
    ),
    notes=(
        note(
            "cotriguacu.quota.more_by_decree",
            "power",
            "art. 19",
            pt="O Executivo pode, por decreto, criar pontos e permissões se a procura o pede.",
            en="The Executive may create stands and permissions by decree if demand asks for them.",
            when=town.active_permits >= PLACES_IN_LAW,
        ),
        note(
            "cotriguacu.quota.new_stand_criteria",
            "doubt",
            "art. 21",
            pt="O art. 21 pede autorização legislativa e razões de interesse público para o ponto novo.",
            en="Art. 21 asks for legislative authorization and reasons of public interest for a new stand.",
            when=town.new_stand_by == "decree",
        ),
        note(
            "cotriguacu.quota.bidding",
            "text",
            "art. 4º",
            "art. 5º",
            pt="Havendo vaga, a permissão se ganha em licitação.",
            en="Where there is room, the permission is won in a public bidding.",
        ),
    ),
)
