"""The ambiguities of Lei Municipal nº 195/2008 in arts. 9º, 14, 15 and 19 to 24: penalties and proceedings.

Sources: the law itself, and the general rules of civil and administrative law named in the reasons.
"""

from __future__ import annotations

from praca import Option, Reading, Text

INITIAL_FINE = Reading(
    id="ipiranga.initial-fine",
    cites=("art. 14, parágrafo único", "art. 19, § 2º", "art. 22, § 1º", "art. 22, § 2º"),
    question=Text(
        pt="A primeira multa é sempre de 1 UFM, ou a autoridade a gradua?",
        en="Is the first fine always 1 UFM, or does the authority grade it?",
    ),
    options=(
        Option("minimum", Text(pt="Sempre 1 UFM.", en="Always 1 UFM.")),
        Option(
            "authority_grades",
            Text(
                pt="A autoridade gradua de 1 a 5 UFM (arts. 14 e 19) ou de 1 a 3 (demais).",
                en="The authority grades it from 1 to 5 UFM (arts. 14 and 19) or 1 to 3 (others).",
            ),
        ),
    ),
    reason=Text(
        pt="O art. 22, § 2º, manda aplicar sempre o mínimo na primeira multa.",
        en="Art. 22, § 2º, always asks for the minimum in the first fine.",
    ),
)

SPECIAL_RECIDIVISM_WINDOW = Reading(
    id="ipiranga.special-recidivism-window",
    cites=("art. 9º, parágrafo único", "art. 14, parágrafo único", "art. 19, § 2º", "art. 22, § 3º", "art. 22, § 4º"),
    question=Text(
        pt="A reincidência dos arts. 9º, 14 e 19 também se limita a cinco anos?",
        en="Is recidivism under arts. 9º, 14 and 19 also limited to five years?",
    ),
    options=(
        Option("five_years", Text(pt="Sim, como no art. 22.", en="Yes, as in art. 22.")),
        Option("unlimited", Text(pt="Não: vale sem limite de tempo.", en="No: it holds without limit of time.")),
    ),
    reason=Text(
        pt="Uma só noção de reincidência para toda a lei, e a mais branda.",
        en="One notion of recidivism for the whole law, and the milder.",
    ),
)

SPECIAL_RECIDIVISM = Reading(
    id="ipiranga.special-recidivism",
    cites=("art. 9º, parágrafo único", "art. 14, parágrafo único", "art. 19, § 2º", "art. 22, § 3º"),
    question=Text(
        pt="Nesses três casos, a suspensão ou a cassação substitui a multa em dobro?",
        en="In these three cases, does suspension or revocation replace the doubled fine?",
    ),
    options=(
        Option("replaces", Text(pt="Substitui a multa em dobro.", en="It replaces the doubled fine.")),
        Option("adds", Text(pt="Soma-se à multa em dobro.", en="It is added to the doubled fine.")),
    ),
    reason=Text(
        pt="A regra especial afasta a geral, e não se pune duas vezes.",
        en="The special rule displaces the general one, and nobody is punished twice.",
    ),
)

RECIDIVISM_START = Reading(
    id="ipiranga.recidivism-start",
    cites=("art. 22, § 3º", "art. 22, § 4º"),
    question=Text(pt="De que data correm os cinco anos?", en="From which date do the five years run?"),
    options=(
        Option("auto", Text(pt="Do auto de infração anterior.", en="From the earlier notice of infraction.")),
        Option("final_decision", Text(pt="Da decisão definitiva anterior.", en="From the earlier final decision.")),
    ),
    reason=Text(pt="O § 4º prende o novo ato ao auto anterior.", en="§ 4º ties the new act to the earlier notice."),
)

RECIDIVISM_FINALITY = Reading(
    id="ipiranga.recidivism-finality",
    cites=("art. 22, § 4º",),
    question=Text(
        pt="Quando a punição anterior tem de ser definitiva?",
        en="When must the earlier punishment be final?",
    ),
    options=(
        Option(
            "by_new_decision",
            Text(pt="Na data em que se decide o caso novo.", en="On the date on which the new case is decided."),
        ),
        Option("before_new_offence", Text(pt="Antes do novo ato.", en="Before the new act.")),
    ),
    reason=Text(
        pt="O texto prende o novo ato ao auto, não à decisão que o pune.",
        en="The text ties the new act to the notice, not to the decision that punishes it.",
    ),
)

WARNING_AS_PUNISHMENT = Reading(
    id="ipiranga.warning-as-punishment",
    cites=("art. 20, I", "art. 21", "art. 22, § 4º"),
    question=Text(
        pt="Uma advertência anterior conta para a reincidência?",
        en="Does an earlier warning count for recidivism?",
    ),
    options=(
        Option("counts", Text(pt="Conta.", en="It counts.")),
        Option("ignored", Text(pt="Não conta.", en="It does not count.")),
    ),
    reason=Text(
        pt="A advertência está entre as penalidades do art. 20.",
        en="A warning is among the penalties of art. 20.",
    ),
)

PRIMARY_OFFENDER = Reading(
    id="ipiranga.primary-offender",
    cites=("art. 21",),
    question=Text(pt="Quem é infrator primário?", en="Who is a primary offender?"),
    options=(
        Option("not_recidivist", Text(pt="Quem não é reincidente.", en="Whoever is not a recidivist.")),
        Option(
            "no_earlier_punishment",
            Text(pt="Quem nunca teve punição definitiva.", en="Whoever has had no final punishment."),
        ),
    ),
    reason=Text(pt="Primário se opõe a reincidente.", en="Primary is the opposite of recidivist."),
)

DRIVER_ACTS = Reading(
    id="ipiranga.driver-acts",
    cites=("art. 13, § 3º", "art. 14, parágrafo único", "art. 15, parágrafo único"),
    question=Text(
        pt="O ato de outro motorista leva à cassação da permissão?",
        en="Does the act of another driver lead to revocation of the permit?",
    ),
    options=(
        Option(
            "authority_decides",
            Text(pt="A autoridade decide caso a caso.", en="The authority decides in each case."),
        ),
        Option(
            "holder_answers",
            Text(pt="Leva, como o ato do próprio permissionário.", en="It does, as does the holder's own act."),
        ),
    ),
    reason=Text(
        pt="Ninguém perde a permissão automaticamente por ato alheio.",
        en="Nobody loses the permit automatically for another's act.",
    ),
)

REMEDY_WITHOUT_TEXT = Reading(
    id="ipiranga.remedy-without-text",
    cites=("art. 23, § 1º",),
    question=Text(
        pt="Há pedido de reconsideração contra multa, advertência ou cassação?",
        en="Is there reconsideration against a fine, warning or revocation?",
    ),
    options=(
        Option(
            "silent",
            Text(
                pt="A lei nada diz; resta o direito geral de petição.",
                en="The law says nothing; the general right of petition remains.",
            ),
        ),
        Option(
            "reconsideration",
            Text(
                pt="Há, em dez dias, por analogia com a suspensão.",
                en="There is, in ten days, by analogy with suspension.",
            ),
        ),
    ),
    reason=Text(pt="O § 1º fala só de suspensão.", en="§ 1º speaks of suspension only."),
)

RECONSIDERATION_START = Reading(
    id="ipiranga.reconsideration-start",
    cites=("art. 23, § 1º",),
    question=Text(
        pt="Os dez dias correm da decisão ou da ciência dela?",
        en="Do the ten days run from the decision or from knowledge of it?",
    ),
    options=(
        Option("decision", Text(pt="Da data da decisão.", en="From the date of the decision.")),
        Option("knowledge", Text(pt="Da ciência da decisão.", en="From knowledge of the decision.")),
    ),
    reason=Text(
        pt="É o que o texto diz; uma nota avisa quando a ciência vem depois.",
        en="That is what the text says; a note warns when knowledge comes later.",
    ),
)

RECONSIDERATION_EFFECT = Reading(
    id="ipiranga.reconsideration-effect",
    cites=("art. 23, § 1º", "art. 23, § 2º"),
    question=Text(
        pt="O pedido de reconsideração suspende a penalidade?",
        en="Does the request for reconsideration suspend the penalty?",
    ),
    options=(
        Option("devolutive", Text(pt="Não: a penalidade continua.", en="No: the penalty goes on.")),
        Option(
            "suspensive",
            Text(pt="Sim, se for tempestivo, até ser decidido.", en="Yes, if timely, until it is decided."),
        ),
    ),
    reason=Text(pt="Sem texto não há efeito suspensivo.", en="Without text there is no suspensive effect."),
)

DEFENCE_BENEFICIARY = Reading(
    id="ipiranga.defence-beneficiary",
    cites=("art. 24",),
    question=Text(pt="Quem tem os quinze dias de defesa?", en="Who has the fifteen days of defence?"),
    options=(
        Option("any_accused", Text(pt="Todo acusado.", en="Every accused.")),
        Option(
            "permit_holder_only",
            Text(
                pt="Só o permissionário; para o motorista a lei nada diz.",
                en="Only the permit holder; on the driver the law says nothing.",
            ),
        ),
    ),
    reason=Text(
        pt="A ampla defesa vale para quem quer que seja acusado.",
        en="Full defence belongs to whoever is accused.",
    ),
)
