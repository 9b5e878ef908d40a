"""What a breach costs: the schedule of infractions and sanctions (arts. 9º, 11, 14, 15, 19 to 27)."""

from __future__ import annotations

from praca import PenaltySchedule, act, infraction, note, value, when
from praca_ipiranga.infractions import (
    BY_THE_LAW_ITSELF,
    OTHER_DUTIES,
    PUNISHED_APART,
    UNDER_THE_GENERAL_CLAUSE,
)
from praca_ipiranga.recidivism import again, again_special
from praca_ipiranga.sanctions import left_to_authority, written_abuse

has_own_recidivism = act.group.one_of("queue", "dress") | ((act.group == "price") & written_abuse)

PENALTY = PenaltySchedule(
    items=(*PUNISHED_APART, *BY_THE_LAW_ITSELF, *UNDER_THE_GENERAL_CLAUSE),
    residual=OTHER_DUTIES,
    several=("art. 20, parágrafo único",),
    looked_in=("art. 9º, parágrafo único", "art. 14", "art. 15", "art. 19", "art. 20", "art. 28", "art. 29"),
    values=(
        value(
            "recidivist",
            "art. 22, § 4º",
            "art. 22, § 3º",
            pt="se o infrator é reincidente",
            en="whether the offender is a recidivist",
            is_=when(has_own_recidivism, again_special, again),
            only_if=act.group != "none",
        ),
    ),
    notes=(
        note(
            "ipiranga.penalty.graver_penalties",
            "power",
            "art. 20, III",
            "art. 20, IV",
            "art. 22, § 5º",
            "art. 23",
            pt="Conforme a gravidade, que a lei não mede, o Executivo pode suspender ou cassar a permissão.",
            en="By gravity, for which the law has no measure, the Executive may suspend or revoke the permit.",
            when=act.group == "general",
        ),
        note(
            "ipiranga.penalty.seal_after_suspension",
            "text",
            "art. 27",
            pt="Se o Executivo escolher a suspensão, o taxímetro é lacrado enquanto ela durar.",
            en="If the Executive chooses suspension, the taximeter is sealed while it lasts.",
            when=(act.item == "arrival_order") & again_special,
        ),
        note(
            "ipiranga.penalty.not_found_on_site",
            "text",
            "art. 14, parágrafo único",
            pt="A conduta é proibida, mas só se pune a que a fiscalização constata no local.",
            en="The conduct is forbidden, yet only what inspectors find on the spot is punished.",
            when=(act.item == "dress") & ~infraction.found_on_site,
        ),
        note(
            "ipiranga.penalty.no_process",
            "text",
            "art. 15, parágrafo único",
            pt="A conduta é proibida, mas a cassação pede processo administrativo ou judicial concluído.",
            en="The conduct is forbidden, yet cassation needs a concluded administrative or judicial process.",
            when=(act.item == "drunk") & ~infraction.process_concluded,
        ),
        note(
            "ipiranga.penalty.act_of_another",
            "doubt",
            "art. 13, § 3º",
            "art. 14, parágrafo único",
            "art. 15, parágrafo único",
            pt="A lei não diz se o permissionário perde a permissão pelo ato de outro motorista.",
            en="The law does not say whether the holder loses the permit for the act of another driver.",
            when=((act.item == "drunk") | ((act.item == "dress") & again_special)) & left_to_authority,
        ),
        note(
            "ipiranga.penalty.fine_of_taximeter",
            "doubt",
            "art. 26, parágrafo único",
            "art. 22",
            pt="O art. 26 fala de multa prevista sem dizer onde; aqui é a do art. 22.",
            en="Art. 26 speaks of a fine provided for without saying where; here it is that of art. 22.",
            when=act.item == "taximeter_defect",
        ),
        note(
            "ipiranga.penalty.precautionary",
            "doubt",
            "art. 11, § 6º",
            "art. 11, § 8º",
            "art. 26, parágrafo único",
            pt="Esta suspensão é lida como medida, que dura até a regularização, e não como a pena do art. 20.",
            en="This suspension is read as a measure until things are set right, not as the penalty of art. 20.",
            when=act.item.one_of("inspection_failed", "inspection_overdue", "taximeter_defect"),
        ),
        note(
            "ipiranga.penalty.register",
            "doubt",
            "art. 25",
            "art. 13",
            pt="O art. 25 remete aos arts. 4º, 5º e 11; o cadastro está no art. 13, que aqui se inclui.",
            en="Art. 25 refers to arts. 4º, 5º and 11; the register is in art. 13, which is included here.",
            when=act.item == "false_declaration",
        ),
    ),
)
