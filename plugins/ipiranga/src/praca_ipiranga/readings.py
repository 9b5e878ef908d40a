"""The ambiguities of Lei Municipal nº 195/2008 of Ipiranga do Norte-MT, with the default of each.

Those on penalties and proceedings stand in :mod:`praca_ipiranga.readings_sanctions`.

Sources: the law itself, and the general rules of civil and administrative law named in the reasons.
"""

from __future__ import annotations

from praca import Option, Reading, Text
from praca_ipiranga.readings_sanctions import (
    DEFENCE_BENEFICIARY,
    DRIVER_ACTS,
    INITIAL_FINE,
    PRIMARY_OFFENDER,
    RECIDIVISM_FINALITY,
    RECIDIVISM_START,
    RECONSIDERATION_EFFECT,
    RECONSIDERATION_START,
    REMEDY_WITHOUT_TEXT,
    SPECIAL_RECIDIVISM,
    SPECIAL_RECIDIVISM_WINDOW,
    WARNING_AS_PUNISHMENT,
)

CAPACITY_AT_500KG = Reading(
    id="ipiranga.capacity-at-500kg",
    cites=("art. 2º, § 1º", "art. 2º, § 2º"),
    question=Text(
        pt="Quantas pessoas cabem com quatro portas e exatamente 500 kg?",
        en="How many people fit with four doors and exactly 500 kg?",
    ),
    options=(
        Option(
            "five",
            Text(
                pt="Cinco: § 2º, que admite a carga igual a 500 kg.",
                en="Five: § 2º, which admits a load equal to 500 kg.",
            ),
        ),
        Option(
            "four",
            Text(
                pt="Quatro: § 1º, que alcança a carga que não passa de 500 kg.",
                en="Four: § 1º, which reaches a load not above 500 kg.",
            ),
        ),
    ),
    reason=Text(
        pt="O § 2º cita a igualdade e exige duas condições juntas, logo é o mais especial, e é o mais favorável.",
        en="§ 2º names equality and asks two conditions together: the more special rule, and the more favourable.",
    ),
)

DOOR_COUNT = Reading(
    id="ipiranga.door-count",
    cites=("art. 2º",),
    question=Text(pt="A tampa traseira conta como porta?", en="Does the tailgate count as a door?"),
    options=(
        Option("side_doors", Text(pt="Não: só contam as portas laterais.", en="No: only side doors count.")),
        Option(
            "with_tailgate",
            Text(
                pt="Sim: a tampa soma uma porta, e três ou cinco não são admitidas.",
                en="Yes: the tailgate adds a door, and three or five are not admitted.",
            ),
        ),
    ),
    reason=Text(
        pt="A lei fala de portas de carro de passageiros, e pela tampa ninguém embarca.",
        en="The law speaks of the doors of a passenger car, and nobody boards through a tailgate.",
    ),
)

VEHICLE_AGE = Reading(
    id="ipiranga.vehicle-age",
    cites=("art. 5º, § 4º", "art. 11, § 9º"),
    question=Text(
        pt="Qual limite de seis anos obriga: o de fabricação, o de uso ou ambos?",
        en="Which six-year limit binds: manufacture, use or both?",
    ),
    options=(
        Option("both", Text(pt="Ambos os limites.", en="Both limits.")),
        Option("manufacture", Text(pt="Só o ano de fabricação.", en="The year of manufacture only.")),
        Option("use", Text(pt="Só o tempo de uso.", en="The time of use only.")),
    ),
    reason=Text(
        pt="São duas proibições compatíveis, e nenhuma revoga a outra.",
        en="They are two compatible prohibitions, and neither repeals the other.",
    ),
)

USE_AGE_START = Reading(
    id="ipiranga.use-age-start",
    cites=("art. 11, § 9º",),
    question=Text(pt="De quando se contam os anos de uso?", en="From when are the years of use counted?"),
    options=(
        Option(
            "first_registration",
            Text(pt="Do primeiro registro do veículo.", en="From the vehicle's first registration."),
        ),
        Option("taxi_service", Text(pt="Da entrada no serviço de táxi.", en="From its entry into taxi service.")),
    ),
    reason=Text(
        pt="O texto limita o uso do veículo, sem dizer que seja o uso como táxi.",
        en="The text limits the use of the vehicle, without saying use as a taxi.",
    ),
)

TEMPORARY_COLOUR = Reading(
    id="ipiranga.temporary-colour",
    cites=("art. 10, § 3º", "art. 12"),
    question=Text(
        pt="O carro provisório do sinistro precisa ser branco?",
        en="Must the temporary car after a loss event be white?",
    ),
    options=(
        Option("any", Text(pt="Não: qualquer cor serve.", en="No: any colour serves.")),
        Option("white", Text(pt="Sim: vale a cor branca de toda a frota.", en="Yes: the fleet's white applies.")),
    ),
    reason=Text(
        pt="A regra do sinistro é especial e dispensa a cor, e só a cor.",
        en="The rule on loss events is special and waives the colour, and only the colour.",
    ),
)

MECHANICAL_REPORT_ISSUER = Reading(
    id="ipiranga.mechanical-report-issuer",
    cites=("art. 11, § 2º", "art. 13, § 2º, VIII"),
    question=Text(
        pt="Quem pode assinar o laudo mecânico do cadastro?",
        en="Who may issue the mechanical report for the register?",
    ),
    options=(
        Option(
            "workshop_or_dealer",
            Text(
                pt="Oficina autorizada pelo Município ou concessionária do fabricante.",
                en="A workshop authorized by the municipality or the manufacturer's dealer.",
            ),
        ),
        Option(
            "municipality_authorized",
            Text(pt="Só oficina autorizada pelo Município.", en="Only a workshop authorized by the municipality."),
        ),
    ),
    reason=Text(
        pt="O inciso VIII remete ao art. 11, § 2º, que aceita uma e outra.",
        en="Item VIII refers to art. 11, § 2º, which accepts either.",
    ),
)

INSPECTION_DEADLINE = Reading(
    id="ipiranga.inspection-deadline",
    cites=("art. 11, § 1º", "art. 11, § 8º"),
    question=Text(
        pt="Quando a vistoria anual passa a estar atrasada?",
        en="When does the yearly inspection become late?",
    ),
    options=(
        Option(
            "executive_date",
            Text(
                pt="Depois da data marcada pelo Executivo, e nunca sem ela.",
                en="After the date set by the Executive, and never without one.",
            ),
        ),
        Option("end_of_june", Text(pt="Depois de 30 de junho, o mais tardar.", en="After 30 June at the latest.")),
    ),
    reason=Text(
        pt="Maio e junho são apenas preferência; quem marca a data é o Executivo.",
        en="May and June are only a preference; the Executive sets the date.",
    ),
)

OVERDUE_INSPECTION_SUSPENSION = Reading(
    id="ipiranga.overdue-inspection-suspension",
    cites=("art. 11, § 8º",),
    question=Text(
        pt="Até quando dura a suspensão por falta à vistoria?",
        en="How long does the suspension for a missed inspection last?",
    ),
    options=(
        Option("until_regularised", Text(pt="Até o veículo ser vistoriado.", en="Until the vehicle is inspected.")),
        Option("whole_year", Text(pt="Até 31 de dezembro do exercício.", en="Until 31 December of the year.")),
    ),
    reason=Text(
        pt="O limite da regularização vem depois no texto e é o mais brando.",
        en="The limit of regularisation stands later in the text and is the milder.",
    ),
)

TWO_YEAR_DOMICILE = Reading(
    id="ipiranga.two-year-domicile",
    cites=("art. 5º, § 2º, II", "art. 13, § 2º, II"),
    question=Text(
        pt="Quanto tempo de domicílio se exige de quem recebe permissão nova?",
        en="How long a domicile is asked of a new permit holder?",
    ),
    options=(
        Option(
            "approval",
            Text(
                pt="Mais de dois anos para aprovar o cadastro.",
                en="More than two years for the registration to be approved.",
            ),
        ),
        Option(
            "none_for_new_permits",
            Text(pt="Basta o domicílio, sem tempo mínimo.", en="Domicile suffices, without a minimum time."),
        ),
    ),
    reason=Text(
        pt="São duas etapas: habilitar-se pede domicílio, aprovar o cadastro pede o tempo.",
        en="There are two stages: applying asks for domicile, approval of the registration asks for the time.",
    ),
)

MAIN_ACTIVITY = Reading(
    id="ipiranga.main-activity",
    cites=("art. 4º", "art. 4º, § 2º"),
    question=Text(
        pt="O táxi tem de ser a atividade principal do permissionário urbano?",
        en="Must the taxi be the urban holder's main activity?",
    ),
    options=(
        Option(
            "aim",
            Text(
                pt="Não: é a finalidade do limite de táxis, e outra atividade só se anota.",
                en="No: it is the aim of the cap, and another activity is only noted.",
            ),
        ),
        Option(
            "requirement",
            Text(
                pt="Sim: o permissionário urbano com outra atividade principal é recusado.",
                en="Yes: an urban holder with another main activity is refused.",
            ),
        ),
    ),
    reason=Text(
        pt="O art. 4º diz para que serve o limite, e o cadastro do art. 13 não pede essa prova.",
        en="Art. 4º says what the cap is for, and the register of art. 13 asks for no such proof.",
    ),
)

COMPANY_DOCUMENTS = Reading(
    id="ipiranga.company-documents",
    cites=("art. 13, § 2º", "art. 13, § 3º"),
    question=Text(
        pt="Que documentos a empresa apresenta ao cadastro?",
        en="Which papers does a company file for the register?",
    ),
    options=(
        Option(
            "company_only",
            Text(
                pt="I, II e V a VIII; os pessoais vêm dos seus motoristas.",
                en="I, II and V to VIII; the personal ones come from its drivers.",
            ),
        ),
        Option("all_nine", Text(pt="Os nove incisos.", en="All nine items.")),
    ),
    reason=Text(
        pt="Antecedentes e habilitação são de pessoas, e o § 3º os pede aos motoristas.",
        en="Records and licences belong to persons, and § 3º asks them of the drivers.",
    ),
)

NINETY_DAYS = Reading(
    id="ipiranga.ninety-days",
    cites=("art. 13, § 2º, IV",),
    question=Text(
        pt="O prazo de noventa dias alcança o atestado e a folha corrida?",
        en="Does the ninety-day age cover the certificate and the record?",
    ),
    options=(
        Option("both_papers", Text(pt="Os dois papéis.", en="Both papers.")),
        Option(
            "record_only",
            Text(pt="Só a folha corrida policial e judicial.", en="Only the police and judicial record."),
        ),
    ),
    reason=Text(pt="É um só inciso, com um só fim.", en="It is one item with one purpose."),
)

MISSING_DAY = Reading(
    id="ipiranga.missing-day",
    cites=("art. 10, § 2º", "art. 10, § 3º", "art. 11, § 9º", "art. 13, § 2º, II", "art. 22, § 3º"),
    question=Text(
        pt="Quando o prazo em meses ou anos acaba num dia que não existe?",
        en="When a term in months or years ends on a day that does not exist?",
    ),
    options=(
        Option("next_day", Text(pt="Vence no dia seguinte.", en="It ends on the next day.")),
        Option("last_day", Text(pt="Vence no último dia do mês.", en="It ends on the last day of the month.")),
    ),
    reason=Text(
        pt="É a regra civil geral (Código Civil, art. 132, § 3º).",
        en="That is the general civil rule (Código Civil, art. 132, § 3º).",
    ),
)

READINGS = (
    CAPACITY_AT_500KG,
    DOOR_COUNT,
    VEHICLE_AGE,
    USE_AGE_START,
    TEMPORARY_COLOUR,
    MECHANICAL_REPORT_ISSUER,
    INSPECTION_DEADLINE,
    OVERDUE_INSPECTION_SUSPENSION,
    TWO_YEAR_DOMICILE,
    MAIN_ACTIVITY,
    COMPANY_DOCUMENTS,
    NINETY_DAYS,
    INITIAL_FINE,
    SPECIAL_RECIDIVISM_WINDOW,
    SPECIAL_RECIDIVISM,
    RECIDIVISM_START,
    RECIDIVISM_FINALITY,
    WARNING_AS_PUNISHMENT,
    PRIMARY_OFFENDER,
    DRIVER_ACTS,
    REMEDY_WITHOUT_TEXT,
    RECONSIDERATION_START,
    RECONSIDERATION_EFFECT,
    DEFENCE_BENEFICIARY,
    MISSING_DAY,
)
