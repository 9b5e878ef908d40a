"""The ambiguities of the same law on penalties, remedies and the counting of days, each with its default.

Source: arts. 20 and 35 to 42 of Comodoro-MT's taxi law of 18 November 2025.
"""

from __future__ import annotations

from praca import Option, Reading, Text

RECIDIVISM_WINDOW_START = Reading(
    id="comodoro.recidivism-window-start",
    cites=("art. 38, § 3º", "art. 38, § 4º"),
    question=Text(
        pt="De que dia corre o ano dentro do qual a repetição dobra a multa?",
        en="From which day does the year run within which a repetition doubles the fine?",
    ),
    options=(
        Option("earlier_notice", Text(pt="do auto de infração anterior", en="from the earlier notice of infraction")),
        Option("earlier_offence", Text(pt="da infração anterior", en="from the earlier infraction")),
        Option("final_decision", Text(pt="da decisão definitiva anterior", en="from the earlier final decision")),
    ),
    reason=Text(
        pt="O auto é o único marco que o § 4º nomeia.",
        en="The notice is the only event that § 4º names.",
    ),
)

RECIDIVISM_FINAL = Reading(
    id="comodoro.recidivism-final",
    cites=("art. 38, § 4º",),
    question=Text(
        pt="Quando a decisão anterior precisa ser definitiva?",
        en="When must the earlier decision be final?",
    ),
    options=(
        Option("at_decision", Text(pt="ao se decidir o caso novo", en="when the new case is decided")),
        Option("before_new_conduct", Text(pt="já quando a conduta nova ocorre", en="already when the new act happens")),
    ),
    reason=Text(
        pt="O § 4º prende a conduta nova ao auto anterior, e a nenhum outro momento.",
        en="§ 4º ties the new act to the earlier notice, and to no other moment.",
    ),
)

WARNING_COUNTS = Reading(
    id="comodoro.warning-counts",
    cites=("art. 35, I", "art. 38, § 3º", "art. 38, § 4º"),
    question=Text(
        pt="Quem antes recebeu só advertência reincide?",
        en="Is someone who earlier received only a warning a repeat offender?",
    ),
    options=(
        Option("counts", Text(pt="sim", en="yes")),
        Option(
            "does_not_count",
            Text(pt="não: sem multa anterior, a nova é a inicial", en="no: without an earlier fine this is the first"),
        ),
    ),
    reason=Text(
        pt="A advertência é uma das penalidades do art. 35.", en="A warning is one of the penalties of art. 35."
    ),
)

FALSE_DECLARATION_INTENT = Reading(
    id="comodoro.false-declaration-intent",
    cites=("art. 41",),
    question=Text(
        pt="A cassação por declaração falsa exige que ela tenha sido intencional?",
        en="Does revocation for a false declaration ask that it was made on purpose?",
    ),
    options=(
        Option("objective", Text(pt="não exige", en="it does not")),
        Option("wilful_only", Text(pt="exige", en="it does")),
    ),
    reason=Text(pt="O texto não menciona intenção.", en="The text mentions no intent."),
)

REVOCATION_REMEDY = Reading(
    id="comodoro.revocation-remedy",
    cites=("art. 9º", "art. 33, § 4º", "art. 39, § 2º"),
    question=Text(
        pt="Da revogação do art. 9º cabe o recurso que a lei prevê para a cassação?",
        en="Does the revogação of art. 9º have the appeal that the law foresees for cassação?",
    ),
    options=(
        Option("as_cassation", Text(pt="sim: dez dias, ao Prefeito", en="yes: ten days, to the mayor")),
        Option("not_foreseen", Text(pt="esta lei não prevê recurso", en="this law foresees none")),
    ),
    reason=Text(
        pt="Pôr fim à autorização por descumprimento é sanção, qualquer que seja o nome.",
        en="Ending the authorization for breach is a sanction, whatever its name.",
    ),
)

DAY_COUNT = Reading(
    id="comodoro.day-count",
    cites=("art. 39", "art. 39, § 1º", "art. 39, § 2º", "art. 40"),
    question=Text(
        pt="Os dez dias de defesa e de recurso são corridos ou úteis?",
        en="Are the ten days of defence and appeal calendar or business days?",
    ),
    options=(
        Option("calendar", Text(pt="corridos", en="calendar days")),
        Option("business", Text(pt="úteis", en="business days")),
    ),
    reason=Text(
        pt="A lei diz dias, sem mais.",
        en="The law says days, without more.",
    ),
)

LAST_DAY_NOT_BUSINESS = Reading(
    id="comodoro.last-day-not-business",
    cites=("art. 20, parágrafo único", "art. 39", "art. 39, § 1º", "art. 39, § 2º", "art. 40", "art. 42"),
    question=Text(
        pt="O prazo que termina em dia sem expediente passa para o próximo dia útil?",
        en="Does a term that ends on a day without office hours move to the next business day?",
    ),
    options=(
        Option("next_business_day", Text(pt="passa", en="it does")),
        Option("same_day", Text(pt="não passa", en="it does not")),
    ),
    reason=Text(
        pt="O ato que se pratica perante a Prefeitura precisa encontrá-la aberta.",
        en="An act to be done before the authority needs an open office.",
    ),
)

SANCTION_READINGS = (
    RECIDIVISM_WINDOW_START,
    RECIDIVISM_FINAL,
    WARNING_COUNTS,
    FALSE_DECLARATION_INTENT,
    REVOCATION_REMEDY,
    DAY_COUNT,
    LAST_DAY_NOT_BUSINESS,
)
