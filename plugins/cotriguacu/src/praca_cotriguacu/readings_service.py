"""Ambiguities of Cotriguaçu's law about transfer, stands, fares, service, sanctions and procedure (arts. 14 to 73)."""

from __future__ import annotations

from praca import Option, Reading, Text

COMPANY_MINIMUM = Reading(
    id="cotriguacu.company-minimum",
    cites=("art. 14, II",),
    question=Text(
        pt="O que vale o número mínimo de veículos da transferência entre empresas, se a lei não fixa nenhum?",
        en="What is the minimum number of vehicles in a transfer between companies worth, if the law sets none?",
    ),
    options=(
        Option("vacuous", Text(pt="não impede nada", en="it blocks nothing")),
        Option(
            "impossible",
            Text(pt="torna impossível essa transferência", en="it makes such a transfer impossible"),
        ),
    ),
    reason=Text(
        pt="Ninguém descumpre um mínimo que não existe; quem adquire segue preso ao veículo único do art. 11, II, c.",
        en="Nobody fails a minimum that does not exist; the acquirer stays bound to one vehicle by art. 11, II, c.",
    ),
)

ABANDONMENT_CAUSE = Reading(
    id="cotriguacu.abandonment-cause",
    cites=("art. 17, II", "art. 41, II", "art. 24"),
    question=Text(
        pt="A justa causa afasta também a caducidade por mais de 30 dias sem serviço?",
        en="Does just cause also exclude the lapse for more than 30 days out of service?",
    ),
    options=(
        Option(
            "just_cause_excuses",
            Text(
                pt="sim: justa causa e prazo do art. 24 em curso afastam a suspensão e a caducidade",
                en="yes: just cause and a running period of art. 24 exclude both suspension and lapse",
            ),
        ),
        Option(
            "literal",
            Text(
                pt="não: afastam só a suspensão do art. 41, II",
                en="no: they exclude only suspension (art. 41, II)",
            ),
        ),
    ),
    reason=Text(
        pt="As duas regras formam uma escala, e a lei não pode punir o tempo que ela mesma concede.",
        en="The two rules form one scale, and the law cannot punish the time that it grants itself.",
    ),
)

NEW_STAND = Reading(
    id="cotriguacu.new-stand",
    cites=("art. 19", "art. 21"),
    question=Text(
        pt="Ponto novo pode ser criado por decreto ou precisa de lei própria?",
        en="May a new stand be created by decree, or does it need a law of its own?",
    ),
    options=(
        Option("decree", Text(pt="basta decreto", en="a decree is enough")),
        Option("specific_law", Text(pt="só conta o criado por lei", en="only one created by law counts")),
    ),
    reason=Text(
        pt="O art. 19 já é a autorização legislativa que o art. 21 pede; do contrário não serviria para nada.",
        en="Art. 19 already is the legislative authorization that art. 21 asks for; if not, it would be idle.",
    ),
)

NIGHT_FARE = Reading(
    id="cotriguacu.night-fare",
    cites=("art. 25, parágrafo único",),
    question=Text(
        pt="Como se aplica o adicional noturno à corrida que passa das 22h ou das 6h?",
        en="How does the night surcharge apply to a ride that crosses 22:00 or 06:00?",
    ),
    options=(
        Option(
            "ride_start",
            Text(
                pt="pelo início da corrida: 30% se começa entre 22h e 6h",
                en="by the start of the ride: 30% if it starts between 22:00 and 06:00",
            ),
        ),
        Option(
            "pro_rata",
            Text(
                pt="na proporção dos minutos noturnos da corrida",
                en="in proportion to the ride's minutes at night",
            ),
        ),
    ),
    reason=Text(
        pt="Um só instante decide e evita contar a mesma corrida de dois modos.",
        en="A single instant decides and keeps one ride from being counted in two ways.",
    ),
)

COMMERCIAL_HOUR = Reading(
    id="cotriguacu.commercial-hour",
    cites=("art. 26",),
    question=Text(
        pt="O que é a «hora comercial» em que se pode combinar o preço?",
        en="What is the “commercial hour” in which the price may be agreed?",
    ),
    options=(
        Option("hourly_hire", Text(pt="o carro contratado por hora", en="the car hired by the hour")),
        Option("business_hours", Text(pt="o horário do comércio", en="the shops' opening hours")),
    ),
    reason=Text(
        pt="O art. 26 reúne contratações com preço próprio, e a hora contratada é uma delas.",
        en="Art. 26 gathers hirings with a price of their own, and hire by the hour is one.",
    ),
)

DISCOUNT = Reading(
    id="cotriguacu.discount",
    cites=("art. 31, V", "art. 40, V", "art. 26"),
    question=Text(
        pt="Cobrar menos que a tarifa é infração?",
        en="Is charging less than the fare a breach?",
    ),
    options=(
        Option("breach", Text(pt="sim", en="yes")),
        Option("permitted", Text(pt="não: o desconto é livre", en="no: a discount is free")),
    ),
    reason=Text(
        pt="O art. 31, V veda qualquer preço diferente, para mais ou para menos.",
        en="Art. 31, V forbids any different price, higher or lower.",
    ),
)

ASSISTANCE_DOG = Reading(
    id="cotriguacu.assistance-dog",
    cites=("art. 33, I", "art. 30"),
    question=Text(
        pt="O condutor pode recusar o cão-guia ou de assistência?",
        en="May the driver refuse a guide or assistance dog?",
    ),
    options=(
        Option(
            "text",
            Text(pt="sim, pelo texto do art. 33, I, com aviso", en="yes, by the text of art. 33, I, with a note"),
        ),
        Option(
            "federal",
            Text(pt="não, pela Lei federal 11.126/2005", en="no, under federal Lei 11.126/2005"),
        ),
    ),
    reason=Text(
        pt="O art. 33 dispensa o condutor sem condição alguma; o conflito com a lei federal cabe a um jurista.",
        en="Art. 33 frees the driver without any condition; the conflict with the federal law is for a jurist.",
    ),
)

RECIDIVISM_SCOPE = Reading(
    id="cotriguacu.recidivism-scope",
    cites=("art. 40, I", "art. 39"),
    question=Text(
        pt="A reincidência que leva à multa exige a mesma falta?",
        en="Does the recidivism that leads to the fine need the same fault?",
    ),
    options=(
        Option("same_item", Text(pt="sim: o mesmo inciso do art. 39", en="yes: the same item of art. 39")),
        Option("any_of_39", Text(pt="não: qualquer inciso do art. 39", en="no: either item of art. 39")),
    ),
    reason=Text(
        pt="Na dúvida, a multa exige a repetição da própria falta: o que pune não se alarga.",
        en="In doubt the fine needs the very same fault again: what punishes is not widened.",
    ),
)

RECIDIVISM_WINDOW = Reading(
    id="cotriguacu.recidivism-window",
    cites=("art. 40, I", "art. 71"),
    question=Text(
        pt="Por quanto tempo uma sanção anterior conta para a reincidência?",
        en="For how long does an earlier sanction count towards recidivism?",
    ),
    options=(
        Option("none", Text(pt="sem limite de tempo", en="without limit of time")),
        Option(
            "five_years",
            Text(
                pt="só se definitiva nos cinco anos anteriores à nova conduta",
                en="only if final within the five years before the new conduct",
            ),
        ),
    ),
    reason=Text(
        pt="O texto não dá prazo; os cinco anos do art. 71 são os da guarda do processo.",
        en="The text gives no window; the five years of art. 71 are those for keeping the file.",
    ),
)

OUTSIDER_FINE = Reading(
    id="cotriguacu.outsider-fine",
    cites=("art. 40, VI", "art. 40, § 2º"),
    question=Text(
        pt="Quanto paga de multa quem transporta por dinheiro sem ser permissionário?",
        en="How much is the fine of someone who carries for money without being a permit holder?",
    ),
    options=(
        Option("unfixed", Text(pt="a lei não fixa o valor", en="the law sets no amount")),
        Option("same_20", Text(pt="os mesmos 20 UFM", en="the same 20 UFM")),
    ),
    reason=Text(
        pt="O art. 40, § 2º dá preço só à multa do permissionário, e não há valor de sanção sem texto.",
        en="Art. 40, § 2º prices only the permit holder's fine, and no sanction has an amount without a text.",
    ),
)

DEADLINE_ROLL = Reading(
    id="cotriguacu.deadline-roll",
    cites=("art. 52, parágrafo único", "art. 45, parágrafo único"),
    question=Text(
        pt="O prazo do particular que acaba em dia sem expediente passa para o próximo dia útil?",
        en="Does a private party's period that ends on a non-business day move to the next business day?",
    ),
    options=(
        Option(
            "roll",
            Text(pt="sim, como no Código Civil, art. 132", en="yes, as in the Civil Code, art. 132"),
        ),
        Option("strict", Text(pt="não: acaba no dia do calendário", en="no: it ends on the calendar day")),
    ),
    reason=Text(
        pt="O art. 45 chama as regras do processo comum, que prorrogam o último dia, e prazo de defesa se lê largo.",
        en="Art. 45 calls in the rules of common procedure, which move the last day, and a period of defence is read "
        "widely.",
    ),
)

PAYMENT_START = Reading(
    id="cotriguacu.payment-start",
    cites=("art. 73", "art. 64"),
    question=Text(
        pt="Depois de rejeitado o recurso, de quando corre o prazo para pagar a multa?",
        en="After a rejection, from when does the period to pay the fine run?",
    ),
    options=(
        Option("notice", Text(pt="da intimação da rejeição", en="from the notice of the rejection")),
        Option("decision", Text(pt="da data da rejeição", en="from the date of the rejection")),
    ),
    reason=Text(
        pt="O art. 64 manda intimar a decisão; até lá, quem deve pagar não sabe dela.",
        en="Art. 64 has the decision served; until then whoever must pay does not know of it.",
    ),
)
