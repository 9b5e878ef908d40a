"""The ambiguities of Comodoro-MT's taxi law of 18 November 2025, each with its default.

Source: the law's own text; where it admits several meanings, requirements are read literally, sanctions
strictly, and the citizen's remedies and terms widely.  This module holds those on holders, cars and service;
:mod:`praca_comodoro.sanction_readings` holds those on penalties, remedies and the counting of days.
"""

from __future__ import annotations

from praca import Option, Reading, Text
from praca_comodoro.sanction_readings import SANCTION_READINGS

COMPANY_CEILING_ROUNDING = Reading(
    id="comodoro.company-ceiling-rounding",
    cites=("art. 3º, § 1º", "art. 32"),
    question=Text(
        pt="Como se arredonda o décimo dos táxis que uma empresa pode ter?",
        en="How is the tenth of the taxis that a company may have rounded?",
    ),
    options=(
        Option("floor", Text(pt="para baixo: de 18 táxis, 1", en="down: of 18 taxis, 1")),
        Option(
            "nearest", Text(pt="para o inteiro mais próximo: de 18 táxis, 2", en="to the nearest whole: of 18 taxis, 2")
        ),
    ),
    reason=Text(
        pt='"Até 10%" é um teto, e 2 de 18 já são 11,1%.',
        en='"Up to 10%" is a ceiling, and 2 of 18 are already 11.1%.',
    ),
)

COMPANY_CEILING_BASE = Reading(
    id="comodoro.company-ceiling-base",
    cites=("art. 3º, § 1º", "art. 32"),
    question=Text(
        pt="De que total se tira o décimo da empresa: do máximo legal ou dos táxis que hoje circulam?",
        en="Of what total is the company's tenth taken: the legal maximum or the taxis now running?",
    ),
    options=(
        Option("legal_maximum", Text(pt="do máximo de autorizações do art. 32", en="of the maximum of art. 32")),
        Option("in_circulation", Text(pt="das autorizações em uso", en="of the authorizations in use")),
    ),
    reason=Text(
        pt="O texto fala em número máximo, e o único que a lei fixa é o do art. 32.",
        en="The text speaks of a maximum number, and the only one the law sets is that of art. 32.",
    ),
)

COLLABORATOR_VEHICLE_DOCUMENT = Reading(
    id="comodoro.collaborator-vehicle-document",
    cites=("art. 3º, § 3º", "art. 4º, V"),
    question=Text(
        pt="O motorista colaborador também precisa apresentar documento do carro?",
        en="Must a collaborating driver also show a document of the car?",
    ),
    options=(
        Option("not_required", Text(pt="não: o carro é do titular", en="no: the car is the holder's")),
        Option("required", Text(pt="sim, como em todo o art. 4º", en="yes, like all of art. 4º")),
    ),
    reason=Text(
        pt="O carro está vinculado ao titular, e a lei não quis pedir o impossível ao colaborador.",
        en="The car is linked to the holder, and the law cannot mean to ask the impossible of the collaborator.",
    ),
)

PROFESSIONAL_LICENCE = Reading(
    id="comodoro.professional-licence",
    cites=("art. 4º, I",),
    question=Text(
        pt="O que é habilitação de categoria profissional?",
        en="What is a driving licence of professional category?",
    ),
    options=(
        Option(
            "b_to_e_with_paid_activity",
            Text(
                pt="B, C, D ou E com a anotação de atividade remunerada", en="B, C, D or E with the paid-activity note"
            ),
        ),
        Option("c_to_e", Text(pt="C, D ou E", en="C, D or E")),
        Option("paid_activity", Text(pt="a anotação, em qualquer categoria", en="the note, whatever the category")),
        Option("b_to_e", Text(pt="B, C, D ou E, com ou sem anotação", en="B, C, D or E, with or without the note")),
    ),
    reason=Text(
        pt="A categoria não existe: a lei federal do taxista aceita de B a E, e a anotação é que a faz profissional.",
        en="No such category exists: federal law for taxi drivers takes B to E, and the note makes it professional.",
    ),
)

MUNICIPAL_DEBT_CERTIFICATE_OF = Reading(
    id="comodoro.municipal-debt-certificate-of",
    cites=("art. 5º, II",),
    question=Text(
        pt="De quem é a certidão de débitos municipais que a empresa entrega?",
        en="Whose municipal debt certificate does a company hand in?",
    ),
    options=(
        Option("company", Text(pt="da própria empresa", en="the company's own")),
        Option("each_partner", Text(pt="de cada um dos sócios", en="that of each partner")),
    ),
    reason=Text(pt="Quem se candidata é a empresa.", en="The candidate is the company."),
)

COMPANY_CONSTITUTION = Reading(
    id="comodoro.company-constitution",
    cites=("art. 3º, II", "art. 5º, I"),
    question=Text(
        pt="Basta à empresa ter filial em Comodoro, ou a sede precisa ser ali?",
        en="Is a branch in Comodoro enough for a company, or must its seat be there?",
    ),
    options=(
        Option("seat", Text(pt="a sede precisa ser em Comodoro", en="the seat must be in Comodoro")),
        Option("seat_or_branch", Text(pt="basta estabelecimento local", en="a local office is enough")),
    ),
    reason=Text(
        pt="A empresa se constitui onde sua sede está registrada.",
        en="A company is constituted where its seat is registered.",
    ),
)

VEHICLE_DOCUMENT_TIME = Reading(
    id="comodoro.vehicle-document-time",
    cites=("art. 4º, V", "art. 5º, III", "art. 7º"),
    question=Text(
        pt="O documento do carro é exigido já na candidatura ou só na outorga?",
        en="Is the document of the car asked at the application already, or only at the grant?",
    ),
    options=(
        Option("at_candidacy", Text(pt="na candidatura", en="at the application")),
        Option("at_grant", Text(pt="só na outorga", en="only at the grant")),
    ),
    reason=Text(
        pt="Os artigos o colocam entre os documentos de quem se candidata.",
        en="The articles place it among the papers of whoever applies.",
    ),
)

VEHICLE_AGE = Reading(
    id="comodoro.vehicle-age",
    cites=("art. 16, § 1º",),
    question=Text(
        pt="De que ano se contam os quatro anos do carro?",
        en="From which year are the car's four years counted?",
    ),
    options=(
        Option("calendar_year", Text(pt="do ano de fabricação", en="from the year of manufacture")),
        Option("model_year", Text(pt="do ano do modelo", en="from the model year")),
    ),
    reason=Text(
        pt="A lei fala em fabricação, e os papéis do carro trazem só o ano.",
        en="The law speaks of manufacture, and the car's papers show the year only.",
    ),
)

SEVEN_PERSONS = Reading(
    id="comodoro.seven-persons",
    cites=("art. 16",),
    question=Text(
        pt="O motorista conta entre as sete pessoas da capacidade máxima?",
        en="Does the driver count among the seven persons of the maximum capacity?",
    ),
    options=(
        Option("driver_included", Text(pt="sim: sete lugares ao todo", en="yes: seven places in all")),
        Option(
            "passengers_only", Text(pt="não: sete passageiros, oito lugares", en="no: seven passengers, eight places")
        ),
    ),
    reason=Text(
        pt="A lei diz pessoas, e a lotação registrada do carro inclui o motorista.",
        en="The law says persons, and a car's registered capacity includes the driver.",
    ),
)

SEDAN_BOOT_LID = Reading(
    id="comodoro.sedan-boot-lid",
    cites=("art. 16",),
    question=Text(
        pt="A tampa do porta-malas de um sedã conta como a quinta porta?",
        en="Does the boot lid of a saloon count as the fifth door?",
    ),
    options=(
        Option(
            "not_a_door", Text(pt="não: só a porta traseira de um hatch conta", en="no: only a hatch's tailgate counts")
        ),
        Option("counts", Text(pt="sim, no carro sem porta traseira", en="yes, in a car without a tailgate")),
    ),
    reason=Text(
        pt="Os documentos do carro contam a porta traseira, não a tampa do porta-malas.",
        en="A car's papers count a tailgate, not a boot lid.",
    ),
)

INSPECTION_VALIDITY = Reading(
    id="comodoro.inspection-validity",
    cites=("art. 16, § 2º",),
    question=Text(
        pt="Até quando vale o laudo de vistoria que se renova a cada ano?",
        en="Until when does the yearly inspection report serve?",
    ),
    options=(
        Option(
            "twelve_months",
            Text(
                pt="até o mesmo dia do ano seguinte, inclusive",
                en="until the same day of the next year, that day included",
            ),
        ),
        Option("calendar_year", Text(pt="até 31 de dezembro do ano do laudo", en="until 31 December of its year")),
    ),
    reason=Text(
        pt="O que se renova anualmente é um laudo datado, e o ano corre da data dele.",
        en="What is renewed yearly is a dated report, so the year runs from its date.",
    ),
)

BUSINESS_HOURS_BARGAINING = Reading(
    id="comodoro.business-hours-bargaining",
    cites=("art. 26",),
    question=Text(
        pt="Em horário comercial passageiro e motorista podem combinar o preço?",
        en="May passenger and driver agree on the price in business hours?",
    ),
    options=(
        Option("exception", Text(pt="podem: é uma das exceções", en="they may: it is one of the exceptions")),
        Option("no_exception", Text(pt="não podem", en="they may not")),
    ),
    reason=Text(
        pt="O horário comercial está na lista das exceções, e a dúvida favorece quem seria punido.",
        en="Business hours stand in the list of exceptions, and doubt favours whoever would be punished.",
    ),
)

OUTSIDE_TOWN_FARE = Reading(
    id="comodoro.outside-town-fare",
    cites=("art. 26", "art. 26, parágrafo único"),
    question=Text(
        pt="O preço de viagem a outro município pode ser combinado ou é o que a Prefeitura calcula?",
        en="May the price of a trip to another town be agreed, or is it what the Prefeitura calculates?",
    ),
    options=(
        Option("may_be_agreed", Text(pt="pode ser combinado", en="it may be agreed")),
        Option("fixed_by_authority", Text(pt="é calculado pela Prefeitura", en="the Prefeitura calculates it")),
    ),
    reason=Text(
        pt="O caput põe a viagem que sai do Município entre as exceções; o parágrafo fica para a zona rural.",
        en="The caput makes trips out of town an exception; the paragraph is left for rural places inside it.",
    ),
)

UNDERCHARGING = Reading(
    id="comodoro.undercharging",
    cites=("art. 26", "Anexo I, 02", "Anexo I, 14"),
    question=Text(
        pt="É proibido cobrar menos que a tabela?",
        en="Is charging less than the table forbidden?",
    ),
    options=(
        Option("forbidden", Text(pt="sim: a tarifa é fixa", en="yes: the fare is fixed")),
        Option("fare_is_maximum", Text(pt="não: a tarifa é um máximo", en="no: the fare is a maximum")),
    ),
    reason=Text(
        pt="O texto veda combinar redução tanto quanto aumento.",
        en="The text bars agreeing on less as much as on more.",
    ),
)

NIGHT_IDENTIFICATION_END = Reading(
    id="comodoro.night-identification-end",
    cites=("art. 12, I",),
    question=Text(
        pt="Até que hora se pode recusar passageiro que não se identifica?",
        en="Until what time may a passenger who does not identify himself be refused?",
    ),
    options=(
        Option("until_0500", Text(pt="até as 5 horas", en="until 05:00")),
        Option("until_midnight", Text(pt="até a meia-noite", en="until midnight")),
    ),
    reason=Text(
        pt="A lei diz quando começa e não quando termina; 5 horas é o fim usual da noite na legislação.",
        en="The law says when it starts and not when it ends; 05:00 is the usual legal end of the night.",
    ),
)

REFUSAL_PLACE = Reading(
    id="comodoro.refusal-place",
    cites=("art. 10", "Anexo I, 01"),
    question=Text(
        pt="A recusa fora da via pública, por telefone ou aplicativo, também é regida pela lei?",
        en="Does the law also rule on a refusal outside the public way, by telephone or app?",
    ),
    options=(
        Option("public_way", Text(pt="não: só a da via pública", en="no: only one in the public way")),
        Option("anywhere", Text(pt="sim, onde quer que ocorra", en="yes, wherever it happens")),
    ),
    reason=Text(
        pt="O art. 10 trata do táxi na via pública, e o que pune se lê estritamente.",
        en="Art. 10 deals with the taxi in the public way, and what punishes is read strictly.",
    ),
)

STAND_VACANCY_COUNT = Reading(
    id="comodoro.stand-vacancy-count",
    cites=("art. 14",),
    question=Text(
        pt="O dia em que o ponto fica vago entra na conta dos trinta?",
        en="Does the day on which the stand falls vacant count among the thirty?",
    ),
    options=(
        Option("first_day_excluded", Text(pt="não entra", en="it does not")),
        Option("first_day_included", Text(pt="entra", en="it does")),
    ),
    reason=Text(
        pt="É a contagem comum dos prazos em dias.",
        en="That is how terms in days are ordinarily counted.",
    ),
)

SELECTION_ORDER = Reading(
    id="comodoro.selection-order",
    cites=("art. 30", "art. 33"),
    question=Text(
        pt="Em que ordem se escolhem os candidatos?",
        en="In what order are candidates chosen?",
    ),
    options=(
        Option(
            "ranking_if_exceeding",
            Text(
                pt="pela classificação do art. 33 se houver mais candidatos que vagas; senão, pela ordem de protocolo",
                en="by the ranking of art. 33 if candidates exceed vacancies; otherwise by order of filing",
            ),
        ),
        Option("chronological", Text(pt="sempre pela ordem de protocolo", en="always by order of filing")),
    ),
    reason=Text(
        pt="O art. 33 é a regra especial para quando faltam vagas.",
        en="Art. 33 is the special rule for when vacancies fall short.",
    ),
)

READINGS = (
    COMPANY_CEILING_ROUNDING,
    COMPANY_CEILING_BASE,
    COLLABORATOR_VEHICLE_DOCUMENT,
    PROFESSIONAL_LICENCE,
    MUNICIPAL_DEBT_CERTIFICATE_OF,
    COMPANY_CONSTITUTION,
    VEHICLE_DOCUMENT_TIME,
    VEHICLE_AGE,
    SEVEN_PERSONS,
    SEDAN_BOOT_LID,
    INSPECTION_VALIDITY,
    BUSINESS_HOURS_BARGAINING,
    OUTSIDE_TOWN_FARE,
    UNDERCHARGING,
    NIGHT_IDENTIFICATION_END,
    REFUSAL_PLACE,
    STAND_VACANCY_COUNT,
    SELECTION_ORDER,
    *SANCTION_READINGS,
)
