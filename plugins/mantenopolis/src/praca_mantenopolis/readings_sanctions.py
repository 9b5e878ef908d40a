"""The ambiguities of the taxi law of Mantenópolis on penalties, notices and appeals, with the default of each.

Sources: Lei 1.764/2023, arts. 46 to 63, in the consolidated text; Código de Processo Civil, arts. 219, 220 and 224,
for the way of counting that art. 63 adopts.
"""

from __future__ import annotations

from praca import Option, Reading, Text

WARNING_AND_FINE = Reading(
    id="mantenopolis.warning-and-fine",
    cites=("art. 59, I", "art. 59, II"),
    question=Text(
        pt="A primeira infração dos grupos 1 e 2 também leva multa?",
        en="Does the first infraction of groups 1 and 2 also bring a fine?",
    ),
    options=(
        Option("cumulative", Text(pt="advertência e multa", en="warning and fine")),
        Option("warning_only", Text(pt="só advertência", en="warning alone")),
    ),
    reason=Text(
        pt="O inciso II manda multar toda infração da lista, sem exceção; os pontos contam nas duas leituras.",
        en="Item II fines every infraction of the list without exception; points count in both readings.",
    ),
)

RECIDIVISM_SCOPE = Reading(
    id="mantenopolis.recidivism-scope",
    cites=("art. 59, III, a", "art. 59, V, a", "art. 59, § 1º"),
    question=Text(pt="O que é reincidência: repetir o quê?", en="What counts as recidivism: repeating what?"),
    options=(
        Option("same_inciso", Text(pt="o mesmo inciso do art. 58", en="the same item of art. 58")),
        Option(
            "same_range",
            Text(pt="qualquer inciso da faixa (I–XII; XIII–XXIX)", en="any item of that range"),
        ),
    ),
    reason=Text(pt="Sanções se leem estritamente.", en="Sanctions are read strictly."),
)

RECIDIVISM_WINDOW = Reading(
    id="mantenopolis.recidivism-window",
    cites=("art. 59, III, a", "art. 59, V, a", "art. 59, § 1º"),
    question=Text(
        pt="A reincidência tem limite de tempo?",
        en="Is there a time limit for recidivism?",
    ),
    options=(
        Option("no_window", Text(pt="não", en="no")),
        Option("twelve_months", Text(pt="12 meses da primeira infração", en="12 months from the first infraction")),
    ),
    reason=Text(pt="O texto não fixa período.", en="The text sets no period."),
)

PENDING_CASES = Reading(
    id="mantenopolis.pending-cases",
    cites=("art. 59, III, a", "art. 59, V", "art. 63, § 1º"),
    question=Text(
        pt="Casos anteriores ainda sem decisão final contam?",
        en="Do earlier cases without a final decision count?",
    ),
    options=(
        Option(
            "definitive_only",
            Text(
                pt="não: para reincidir, final antes do segundo ato; para pontos, final",
                en="no: final before the second act for recidivism; final for points",
            ),
        ),
        Option("all_autos", Text(pt="sim, todo auto não anulado", en="yes, every auto not annulled")),
    ),
    reason=Text(pt="O recurso suspende a penalidade.", en="The appeal suspends the penalty."),
)

FINE_DOUBLING = Reading(
    id="mantenopolis.fine-doubling",
    cites=("art. 59, § 1º",),
    question=Text(
        pt="Numa terceira infração repetida, a multa volta a dobrar?",
        en="Does the fine double again on a further repetition?",
    ),
    options=(
        Option("twice_base", Text(pt="não, é sempre o dobro do art. 57", en="no, it is always twice art. 57")),
        Option("compound", Text(pt="sim, dobra a cada vez", en="yes, it doubles each time")),
    ),
    reason=Text(pt="O art. 57 é a única base de cálculo.", en="Art. 57 is the only base of calculation."),
)

CASSATION_ABSORBS = Reading(
    id="mantenopolis.cassation-absorbs",
    cites=("art. 59, III", "art. 59, V"),
    question=Text(
        pt="Pela mesma infração, a cassação substitui a suspensão?",
        en="For the same infraction, does revocation take the place of the suspension?",
    ),
    options=(
        Option("absorbs", Text(pt="sim", en="yes")),
        Option("cumulates", Text(pt="não, aplicam-se as duas", en="no, both apply")),
    ),
    reason=Text(pt="Não se suspende o que foi cassado.", en="One cannot suspend what has been revoked."),
)

ART70_CASSATION = Reading(
    id="mantenopolis.art70-cassation",
    cites=("art. 59, V, f", "art. 59, § 4º", "art. 70"),
    question=Text(
        pt="Quem não adaptou o carro no prazo do art. 70 é cassado logo?",
        en="Is a holder who did not adapt the car within art. 70's term revoked at once?",
    ),
    options=(
        Option(
            "cure_first",
            Text(
                pt="não: primeiro suspensão e tempo de regularizar; cassa-se se não sanar",
                en="no: first suspension and time to cure; revocation only if uncured",
            ),
        ),
        Option("direct", Text(pt="sim, pela alínea f do inciso V", en="yes, under letter f of item V")),
    ),
    reason=Text(pt="O § 4º é a regra especial e gradual.", en="§ 4º is the special, graduated rule."),
)

UNIDENTIFIED_DRIVER = Reading(
    id="mantenopolis.unidentified-driver",
    cites=("art. 50, parágrafo único",),
    question=Text(
        pt="Sem condutor identificado, o taxista também é suspenso?",
        en="With no driver identified, is the holder suspended too?",
    ),
    options=(
        Option(
            "no_suspension",
            Text(pt="não: pontos e multa a ele, e ninguém é suspenso", en="no: points and fine, nobody suspended"),
        ),
        Option("holder_suspended", Text(pt="sim", en="yes")),
    ),
    reason=Text(pt="O parágrafo só desloca os pontos.", en="The paragraph moves points only."),
)

CLANDESTINE_DOUBLING = Reading(
    id="mantenopolis.clandestine-doubling",
    cites=("art. 62, § 1º",),
    question=Text(
        pt="No transporte clandestino, cada repetição em seis meses dobra de novo?",
        en="In clandestine transport, does each repetition within six months double again?",
    ),
    options=(
        Option("flat", Text(pt="não: 3.000 VRTE e 30 dias", en="no: 3,000 VRTE and 30 days")),
        Option("geometric", Text(pt="sim, dobra a cada vez", en="yes, it doubles each time")),
    ),
    reason=Text(
        pt="O que se dobra são as sanções que a própria lei fixa.",
        en="What is doubled are the sanctions the law itself sets.",
    ),
)

NOTIFICATION_ROLL = Reading(
    id="mantenopolis.notification-roll",
    cites=("art. 46, § 1º", "art. 53, II"),
    question=Text(
        pt="O 60º dia para notificar passa para o dia útil seguinte?",
        en="Does the 60th day to notify move to the next business day?",
    ),
    options=(
        Option("no_roll", Text(pt="não, mesmo em fim de semana ou feriado", en="no, even on a weekend or holiday")),
        Option("roll", Text(pt="sim", en="yes")),
    ),
    reason=Text(
        pt="É um limite contra a administração, com pena de nulidade.",
        en="It is a limit against the administration, with nullity as its sanction.",
    ),
)

APPEAL_COUNT = Reading(
    id="mantenopolis.appeal-count",
    cites=("art. 63",),
    question=Text(pt="Como se contam os 30 dias do recurso?", en="How are the 30 days of the appeal counted?"),
    options=(
        Option("business_days", Text(pt="em dias úteis (CPC, art. 219)", en="in business days (CPC art. 219)")),
        Option(
            "business_days_with_recess",
            Text(
                pt="em dias úteis, sem 20/12 a 20/01 (CPC, art. 220)",
                en="the same, skipping 20 Dec–20 Jan (CPC art. 220)",
            ),
        ),
        Option(
            "calendar_days",
            Text(
                pt="em dias corridos, com o fim movido para dia útil",
                en="in calendar days, the end moved to a business day",
            ),
        ),
    ),
    reason=Text(
        pt="O artigo adota o modo de contar do CPC (arts. 219 e 224); o recesso não é modo de contar.",
        en="The article takes the CPC's way of counting (arts. 219 and 224); the recess is no way of counting.",
    ),
)

CASSATION_APPEAL = Reading(
    id="mantenopolis.cassation-appeal",
    cites=("art. 59, § 2º", "art. 63"),
    question=Text(
        pt="Como se contam os dez dias do recurso contra a cassação?",
        en="How are the ten days to appeal a revocation counted?",
    ),
    options=(
        Option(
            "business_days",
            Text(pt="em dias úteis, desde a notificação da cassação", en="in business days, from its notice"),
        ),
        Option(
            "calendar_days",
            Text(
                pt="em dias corridos, com o fim movido para dia útil",
                en="in calendar days, the end moved to a business day",
            ),
        ),
    ),
    reason=Text(
        pt="A regra especial muda o número de dias, não o modo de contar.",
        en="The special rule changes the number of days, not the way of counting.",
    ),
)

SANCTION_READINGS = (
    WARNING_AND_FINE,
    RECIDIVISM_SCOPE,
    RECIDIVISM_WINDOW,
    PENDING_CASES,
    FINE_DOUBLING,
    CASSATION_ABSORBS,
    ART70_CASSATION,
    UNIDENTIFIED_DRIVER,
    CLANDESTINE_DOUBLING,
    NOTIFICATION_ROLL,
    APPEAL_COUNT,
    CASSATION_APPEAL,
)
