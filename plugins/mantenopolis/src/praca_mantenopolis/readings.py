"""The ambiguities of the taxi law of Mantenópolis, with the default of each.

Sources: Lei 1.764/2023 in its consolidated text, as amended by Leis 1.799/2024 and 1.868/2025; the Código Civil
(art. 132) and the Código de Processo Civil (arts. 219, 220 and 224) where the municipal text refers to counting
or is silent on it.  The readings on penalties and proceedings stand in :mod:`praca_mantenopolis.readings_sanctions`.
"""

from __future__ import annotations

from praca import Option, Reading, Text
from praca_mantenopolis.readings_sanctions import SANCTION_READINGS

EFFECTIVE_DATES = Reading(
    id="mantenopolis.effective-dates",
    cites=("art. 4º, III", "art. 12", "art. 13", "art. 14", "art. 15", "art. 16", "art. 70"),
    question=Text(
        pt="Desde quando obrigam as Leis 1.799/2024 e 1.868/2025?",
        en="From when do Leis 1.799/2024 and 1.868/2025 bind?",
    ),
    options=(
        Option("law_date", Text(pt="desde a data de cada lei", en="from the date of each act")),
        Option(
            "lindb_45_days",
            Text(
                pt="45 dias depois: 1º/06/2024 e 12/02/2026 (LINDB, art. 1º)",
                en="45 days later: 2024-06-01 and 2026-02-12 (LINDB, art. 1º)",
            ),
        ),
    ),
    reason=Text(
        pt="O texto consolidado não traz outras datas, e a lei alterada entrou em vigor ao publicar-se (art. 71).",
        en="The consolidated text has no other dates; the amended law came into force on publication (art. 71).",
    ),
)

EARLIER_WORDING = Reading(
    id="mantenopolis.earlier-wording",
    cites=("art. 4º, III", "art. 12", "art. 70"),
    question=Text(
        pt="O que vale antes de cada alteração, se a redação anterior não está na fonte?",
        en="What applies before each amendment, the earlier wording being absent from the source?",
    ),
    options=(
        Option(
            "unknown",
            Text(
                pt="fica em aberto o que só a redação perdida resolveria",
                en="what only the lost wording could settle stays open",
            ),
        ),
        Option(
            "current_text",
            Text(
                pt="a redação de hoje é lida desde 28/07/2023",
                en="today's wording is read back to 2023-07-28",
            ),
        ),
    ),
    reason=Text(
        pt="Redação nova não se aplica a tempo anterior a ela.",
        en="A new wording is not applied to the time before it.",
    ),
)

ART70_PUBLICATION = Reading(
    id="mantenopolis.art70-publication",
    cites=("art. 70", "art. 10, § 2º"),
    question=Text(
        pt="De qual publicação correm os 36 meses para a cor e para a troca por idade?",
        en="From which publication do the 36 months for colour and replacement by age run?",
    ),
    options=(
        Option(
            "lei_1764",
            Text(
                pt="da Lei 1.764/2023: até 28/07/2026, inclusive",
                en="that of Lei 1.764/2023: through 2026-07-28",
            ),
        ),
        Option(
            "lei_1799",
            Text(
                pt="da Lei 1.799/2024, que deu a redação: até 17/04/2027, inclusive",
                en="that of Lei 1.799/2024, which gave the wording: through 2027-04-17",
            ),
        ),
    ),
    reason=Text(
        pt="O artigo fala da lei em que está, e ele está na Lei 1.764.",
        en="The article speaks of the law it stands in, and it stands in Lei 1.764.",
    ),
)

ART70_AGE_SCOPE = Reading(
    id="mantenopolis.art70-age-scope",
    cites=("art. 70", "art. 12"),
    question=Text(
        pt="A quais carros se tolera a idade acima de oito anos durante os 36 meses?",
        en="Which cars are tolerated over eight years old during the 36 months?",
    ),
    options=(
        Option(
            "in_service_2023",
            Text(pt="só aos que já eram táxi em 28/07/2023", en="only those already taxis on 2023-07-28"),
        ),
        Option("any_taxi", Text(pt="a todo táxi em serviço", en="every taxi in service")),
    ),
    reason=Text(
        pt="O prazo é para adaptar-se, e só se adapta o que já se tem.",
        en="The term is for adapting, and one adapts only what one already has.",
    ),
)

VEHICLE_AGE = Reading(
    id="mantenopolis.vehicle-age",
    cites=("art. 10, II, b", "art. 11, II", "art. 12"),
    question=Text(pt="Como se conta a idade do veículo?", en="How is the vehicle's age counted?"),
    options=(
        Option(
            "manufacture_year",
            Text(
                pt="ano da data menos ano de fabricação; os oito anos vão até 31 de dezembro",
                en="year of the date minus year of manufacture; the eight years last to 31 December",
            ),
        ),
        Option(
            "anniversary",
            Text(pt="dia a dia, desde o primeiro registro", en="to the day, from the first registration"),
        ),
    ),
    reason=Text(
        pt="O CRLV mostra anos, não dias, e o art. 12 usa o ano civil como medida.",
        en="The certificate shows years, not days, and art. 12 measures by calendar year.",
    ),
)

PICKUP_ADMITTED = Reading(
    id="mantenopolis.pickup-admitted",
    cites=("art. 4º, III", "art. 10, II, b"),
    question=Text(
        pt="A caminhonete pode ser táxi desde a Lei 1.868/2025?",
        en="May a pick-up be a taxi since Lei 1.868/2025?",
    ),
    options=(
        Option(
            "admitted",
            Text(
                pt="sim, com quatro ou cinco portas e até sete ocupantes",
                en="yes, with four or five doors and up to seven occupants",
            ),
        ),
        Option(
            "barred",
            Text(pt="não: o art. 10 ainda pede veículo de passeio", en="no: art. 10 still asks for a passenger car"),
        ),
    ),
    reason=Text(
        pt="A definição é posterior e a menciona pelo nome; de outro modo a alteração não teria efeito.",
        en="The definition is later and names it; the amendment would otherwise have no effect.",
    ),
)

STRIPE_REPEAL = Reading(
    id="mantenopolis.stripe-repeal",
    cites=("art. 58, XXI", "art. 13", "art. 14", "art. 15", "art. 16"),
    question=Text(
        pt="A falta da faixa, anterior à revogação, ainda se pune depois dela?",
        en="Is a missing stripe of before the repeal still punished after it?",
    ),
    options=(
        Option(
            "law_of_the_fact", Text(pt="sim, pela lei do tempo do fato", en="yes, under the law of the day of the act")
        ),
        Option("lex_mitior", Text(pt="não, vale a lei mais branda", en="no, the milder law applies")),
    ),
    reason=Text(
        pt="A revogação não diz que alcança fatos passados.",
        en="The repeal does not say that it reaches past facts.",
    ),
)

GRANT = Reading(
    id="mantenopolis.grant",
    cites=("art. 4º, IV", "art. 22"),
    question=Text(
        pt="Que resposta se dá a quem cumpre todos os requisitos?",
        en="What is the answer for someone who meets all requirements?",
    ),
    options=(
        Option(
            "eligible",
            Text(pt="apto, com a nota de que isso não é direito", en="eligible, with a note that it is no right"),
        ),
        Option("discretionary", Text(pt="a decisão é do Executivo", en="the decision is the Executive's")),
    ),
    reason=Text(
        pt="A pergunta é sobre requisitos e vagas; a outorga em si é ato do Prefeito.",
        en="The question is about requirements and room; the grant itself is the Mayor's act.",
    ),
)

CRIMINAL_CERTIFICATE = Reading(
    id="mantenopolis.criminal-certificate",
    cites=("art. 10, I, e",),
    question=Text(
        pt="Que registros numa certidão criminal positiva impedem o cadastro?",
        en="Which entries on a positive criminal certificate prevent registration?",
    ),
    options=(
        Option(
            "ctb_329",
            Text(
                pt="os quatro crimes do CTB, art. 329; os demais a autoridade avalia",
                en="the four crimes of CTB art. 329; the authority weighs the others",
            ),
        ),
        Option("any_crime", Text(pt="qualquer registro", en="any entry")),
    ),
    reason=Text(
        pt="O item remete ao CTB, mas pede certidão sem registros: o que não é do art. 329 cabe à autoridade.",
        en="The item points to the CTB yet asks for a clear certificate: what art. 329 omits is for the authority.",
    ),
)

FIVE_YEAR_BAR = Reading(
    id="mantenopolis.five-year-bar",
    cites=("art. 23, parágrafo único", "art. 59, § 5º"),
    question=Text(
        pt="No quinto aniversário do cancelamento ou da cassação ainda há impedimento?",
        en="Does the bar still hold on the fifth anniversary of the cancellation or revocation?",
    ),
    options=(
        Option("through_anniversary", Text(pt="sim, até o fim desse dia", en="yes, to the end of that day")),
        Option("until_anniversary", Text(pt="não, esse dia já é livre", en="no, that day is already free")),
    ),
    reason=Text(
        pt="Um prazo de cinco anos só se completa com o fim do dia do aniversário.",
        en="A term of five years is complete only when the anniversary ends.",
    ),
)

FLEET_BASE = Reading(
    id="mantenopolis.fleet-base",
    cites=("art. 3º, § 1º, II", "art. 3º, § 1º, III", "art. 3º, § 2º"),
    question=Text(
        pt="De quais membros da entidade se tira o décimo que limita a frota executiva?",
        en="Of which members is the tenth taken that limits the executive fleet?",
    ),
    options=(
        Option(
            "members",
            Text(pt="de todos os não contados em outra entidade", en="all those not counted by another entity"),
        ),
        Option("permit_holders", Text(pt="só dos autorizados como taxistas", en="only the authorized ones")),
    ),
    reason=Text(
        pt="O inciso II fala dos membros sem mais; só o III exige que tenham autorização.",
        en="Item II speaks of members without more; only item III asks that they be authorized.",
    ),
)

AUXILIARY_WAIT = Reading(
    id="mantenopolis.auxiliary-wait",
    cites=("art. 27, § 2º",),
    question=Text(
        pt="Qual auxiliar revogado espera 12 meses para se inscrever de novo?",
        en="Which revoked auxiliary waits 12 months to register again?",
    ),
    options=(
        Option(
            "exception_only",
            Text(
                pt="o revogado nos casos excepcionais, como demissão e força maior",
                en="one revoked in the exceptional cases, such as resignation and force majeure",
            ),
        ),
        Option("every_revocation", Text(pt="todo auxiliar revogado", en="every revoked auxiliary")),
    ),
    reason=Text(
        pt="O parágrafo liga a revogação e a espera aos casos que acaba de enumerar.",
        en="The paragraph ties the revocation and the wait to the cases it has just listed.",
    ),
)

EXCEPTIONAL_TRANSFER = Reading(
    id="mantenopolis.exceptional-transfer",
    cites=("art. 25", "art. 37, VIII"),
    question=Text(
        pt="Cabe transferência fora da morte e da invalidez permanente?",
        en="May a transfer happen outside death and permanent disability?",
    ),
    options=(
        Option("closed_list", Text(pt="não, a lista do art. 25 é fechada", en="no, the list of art. 25 is closed")),
        Option(
            "exceptional",
            Text(
                pt="em caso excepcional, a critério do Executivo que a autoriza",
                en="in an exceptional case, at the discretion of the Executive that allows it",
            ),
        ),
    ),
    reason=Text(pt="O art. 25 é a regra especial da transferência.", en="Art. 25 is the special rule on transfer."),
)

READINGS = (
    EFFECTIVE_DATES,
    EARLIER_WORDING,
    ART70_PUBLICATION,
    ART70_AGE_SCOPE,
    VEHICLE_AGE,
    PICKUP_ADMITTED,
    STRIPE_REPEAL,
    GRANT,
    CRIMINAL_CERTIFICATE,
    FIVE_YEAR_BAR,
    FLEET_BASE,
    AUXILIARY_WAIT,
    EXCEPTIONAL_TRANSFER,
    *SANCTION_READINGS,
)
