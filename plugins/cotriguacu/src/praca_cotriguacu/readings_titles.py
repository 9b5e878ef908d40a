"""Ambiguities of Cotriguaçu's law about permission, licence, vehicle and driver (arts. 2º, 6º to 17)."""

from __future__ import annotations

from praca import Option, Reading, Text

RENEWAL_EXTINCTION = Reading(
    id="cotriguacu.renewal-extinction",
    cites=("art. 8º, § 2º", "art. 16, I", "art. 17, I"),
    question=Text(
        pt="Quando a falta de renovação do alvará passa a ser motivo de extinção e a impedir nova permissão?",
        en="When does the missing renewal of the licence become a ground of extinction and bar a new permission?",
    ),
    options=(
        Option(
            "after_30_days",
            Text(
                pt="quando nada foi pedido até o 30º dia depois de vencido o alvará (art. 16, I)",
                en="when nothing was requested by the 30th day after the licence expired (art. 16, I)",
            ),
        ),
        Option(
            "end_of_january",
            Text(pt="logo depois de 31 de janeiro (art. 8º)", en="as soon as 31 January is over (art. 8º)"),
        ),
    ),
    reason=Text(
        pt="O inciso que o art. 8º, § 2º menciona trata do início do serviço, não da renovação; só o art. 16, I é um "
        "inciso I com prazo para renovar, e extinguir já em fevereiro esvaziaria a multa do § 1º.",
        en="The item that art. 8º, § 2º names is about starting the service, not about renewal; art. 16, I is the only "
        "item I with a time for renewing, and extinction already in February would empty the fine of § 1º.",
    ),
)

LICENCE_VALIDITY = Reading(
    id="cotriguacu.licence-validity",
    cites=("art. 8º", "art. 16, I"),
    question=Text(
        pt="Quando vence o alvará que não traz data de validade?",
        en="When does a licence without a printed expiry date expire?",
    ),
    options=(
        Option(
            "january_31",
            Text(pt="em 31 de janeiro do ano seguinte ao da emissão", en="on 31 January of the year after issue"),
        ),
        Option(
            "december_31",
            Text(pt="em 31 de dezembro do ano da emissão", en="on 31 December of the year of issue"),
        ),
        Option("one_year", Text(pt="um ano depois da emissão", en="one year after issue")),
    ),
    reason=Text(
        pt="A lei não fixa a validade; como o art. 8º deixa renovar até o fim de janeiro, o alvará antigo serve até "
        "lá. Data impressa sempre prevalece.",
        en="The law sets no validity; as art. 8º allows renewal until the end of January, the old licence serves until "
        "then. A printed date always prevails.",
    ),
)

EXTINCTION_FLOOR = Reading(
    id="cotriguacu.extinction-floor",
    cites=("art. 8º", "art. 16, I"),
    question=Text(
        pt="O limite do art. 16, I pode cair antes de 31 de janeiro?",
        en="May the limit of art. 16, I fall before 31 January?",
    ),
    options=(
        Option(
            "january_31",
            Text(pt="não: nunca cai antes de 31 de janeiro", en="no: it never falls before 31 January"),
        ),
        Option(
            "none",
            Text(
                pt="sim: é sempre o vencimento mais 30 dias",
                en="yes: it is always the expiry plus 30 days",
            ),
        ),
    ),
    reason=Text(
        pt="Quem ainda está no prazo do art. 8º não pode perder a permissão pelo art. 16, I.",
        en="Whoever is still in time under art. 8º cannot lose the permission under art. 16, I.",
    ),
)

EXTENSION = Reading(
    id="cotriguacu.extension",
    cites=("art. 8º",),
    question=Text(
        pt="Quantas prorrogações de cinco anos a permissão admite?",
        en="How many extensions of five years does a permission allow?",
    ),
    options=(
        Option("once", Text(pt="uma só: conta apenas o primeiro aditivo", en="one: only the first addendum counts")),
        Option("successive", Text(pt="várias: cada aditivo conta", en="several: each addendum counts")),
    ),
    reason=Text(
        pt="O texto fala de uma prorrogação, no singular; prorrogar sem limite tornaria inútil a licitação do art. 4º.",
        en="The text speaks of one extension, in the singular; extending without limit would make the bidding of "
        "art. 4º useless.",
    ),
)

RENEWAL_FINE = Reading(
    id="cotriguacu.renewal-fine",
    cites=("art. 8º, § 1º", "art. 40, II"),
    question=Text(
        pt="A renovação pedida fora do prazo paga uma multa ou duas?",
        en="Does a renewal requested out of time cost one fine or two?",
    ),
    options=(
        Option("single", Text(pt="uma multa de 20 UFM", en="one fine of 20 UFM")),
        Option("cumulative", Text(pt="duas multas de 20 UFM", en="two fines of 20 UFM")),
    ),
    reason=Text(
        pt="Os dois dispositivos punem a mesma omissão com o mesmo valor, e um fato não se pune duas vezes.",
        en="Both provisions punish the same omission with the same amount, and one act is not punished twice.",
    ),
)

PREVIOUS_CANCELLATION = Reading(
    id="cotriguacu.previous-cancellation",
    cites=("art. 12, parágrafo único", "art. 15", "art. 16", "art. 17"),
    question=Text(
        pt="Que fim de uma permissão anterior impede o candidato de receber outra?",
        en="Which end of an earlier permission bars the candidate from getting another?",
    ),
    options=(
        Option(
            "any_cancellation",
            Text(
                pt="qualquer cancelamento, também o pedido pelo titular",
                en="any cancellation, the one the holder asked for included",
            ),
        ),
        Option(
            "punitive_only",
            Text(pt="só o cancelamento imposto", en="only a cancellation that was imposed"),
        ),
        Option(
            "any_end",
            Text(pt="o cancelamento e também a caducidade", en="cancellation and lapse alike"),
        ),
    ),
    reason=Text(
        pt="O art. 12 diz só «cancelada»; a lei trata cancelamento (art. 16) e caducidade (art. 17) como coisas "
        "diferentes, e na transferência do art. 15 a permissão continua em outro nome.",
        en="Art. 12 says only “cancelled”; the law keeps cancellation (art. 16) and lapse (art. 17) apart, and in the "
        "transfer of art. 15 the permission goes on under another name.",
    ),
)

VEHICLE_AGE = Reading(
    id="cotriguacu.vehicle-age",
    cites=("art. 10, VI", "art. 11, I, h"),
    question=Text(
        pt="Como se contam os cinco anos do veículo?",
        en="How are the vehicle's five years counted?",
    ),
    options=(
        Option(
            "year_difference",
            Text(
                pt="pela diferença entre anos: o da data de referência menos o do veículo",
                en="by difference of years: that of the reference date less that of the vehicle",
            ),
        ),
        Option(
            "first_registration",
            Text(
                pt="pela data do primeiro registro: até cinco anos completos",
                en="from the date of first registration: up to five full years",
            ),
        ),
    ),
    reason=Text(
        pt="A lei e os papéis do carro falam em anos, sem dia nem mês.",
        en="The law and the car's papers speak of years, without day or month.",
    ),
)

RESIDENCE_PROOF = Reading(
    id="cotriguacu.residence-proof",
    cites=("art. 11, I, c",),
    question=Text(
        pt="Só o título de eleitor prova a residência em Cotriguaçu?",
        en="Is the voter's card the only proof of residence in Cotriguaçu?",
    ),
    options=(
        Option(
            "voter_title",
            Text(pt="sim: exige-se título de eleitor de Cotriguaçu", en="yes: a voter's card of Cotriguaçu"),
        ),
        Option(
            "any_proof",
            Text(pt="não: comprovante de residência também serve", en="no: a proof of residence serves as well"),
        ),
    ),
    reason=Text(
        pt="A própria alínea escolhe o meio de prova.",
        en="The sub-item itself chooses the means of proof.",
    ),
)

SINGLE_VEHICLE = Reading(
    id="cotriguacu.single-vehicle",
    cites=("art. 11, I", "art. 11, II, c"),
    question=Text(
        pt="O veículo único da pessoa física conta só táxis ou todos os carros dela?",
        en="Does a person's single vehicle count taxis only or all their cars?",
    ),
    options=(
        Option("taxi_only", Text(pt="só táxis", en="taxis only")),
        Option(
            "any_vehicle",
            Text(pt="qualquer veículo: ter carro particular exclui", en="any vehicle: owning a private car excludes"),
        ),
    ),
    reason=Text(
        pt="O artigo cuida do carro do serviço; para a empresa ele diz que o veículo é o de aluguel.",
        en="The article is about the car of the service; for the company it says that the vehicle is the hired one.",
    ),
)

CRIMINAL_RECORD = Reading(
    id="cotriguacu.criminal-record",
    cites=("art. 11, I, d", "art. 11, II, b"),
    question=Text(
        pt="Basta apresentar a folha de antecedentes ou ela deve estar limpa?",
        en="Is it enough to present the record sheet, or must it be clear?",
    ),
    options=(
        Option("presentation", Text(pt="basta apresentar", en="presenting it is enough")),
        Option(
            "clear_required",
            Text(pt="deve estar limpa: anotação positiva exclui", en="it must be clear: a positive entry excludes"),
        ),
    ),
    reason=Text(
        pt="A lei manda apresentar a folha e não escreve que o seu conteúdo exclua alguém.",
        en="The law has the sheet presented and nowhere writes that its content excludes anyone.",
    ),
)

OTHER_ACTIVITY = Reading(
    id="cotriguacu.other-activity",
    cites=("art. 12",),
    question=Text(
        pt="O motorista pode ter outra atividade remunerada além do táxi?",
        en="May the driver have another paid activity besides the taxi?",
    ),
    options=(
        Option(
            "taxi_only",
            Text(pt="não: o táxi já é a única admitida", en="no: the taxi is already the only one admitted"),
        ),
        Option("one_other", Text(pt="sim: uma outra é admitida", en="yes: one other is admitted")),
    ),
    reason=Text(
        pt="O artigo olha para a frente e proíbe somar atividades; o táxi entra na soma. Aposentadoria não é "
        "atividade.",
        en="The article looks ahead and forbids adding activities up; the taxi is part of the sum. A pension is no "
        "activity.",
    ),
)

COMPANY_DRIVER_LICENCE = Reading(
    id="cotriguacu.company-driver-licence",
    cites=("art. 6º, II", "art. 11, I, a", "art. 13"),
    question=Text(
        pt="O motorista de empresa precisa de habilitação C, D ou E?",
        en="Does a company's driver need a licence of category C, D or E?",
    ),
    options=(
        Option("no_test", Text(pt="esta lei não exige categoria", en="this law asks for no category")),
        Option("c_d_e", Text(pt="sim, por analogia: C, D ou E", en="yes, by analogy: C, D or E")),
    ),
    reason=Text(
        pt="Os arts. 6º, II e 11, I tratam da pessoa física; uma restrição só alcança quem ela nomeia.",
        en="Arts. 6º, II and 11, I deal with the natural person; a restriction binds only those it names.",
    ),
)

AUXILIARY_DRIVER = Reading(
    id="cotriguacu.auxiliary-driver",
    cites=("art. 13", "art. 29, X"),
    question=Text(
        pt="A pessoa física pode ter motorista auxiliar?",
        en="May a natural person have an auxiliary driver?",
    ),
    options=(
        Option(
            "owner_only",
            Text(
                pt="não, fora dos casos dos arts. 14, V e 14, § 2º",
                en="no, outside the cases of arts. 14, V and 14, § 2º",
            ),
        ),
        Option(
            "registered_auxiliary",
            Text(
                pt="sim, se registrado, pela Lei federal 12.468/2011",
                en="yes, if registered, under federal Lei 12.468/2011",
            ),
        ),
    ),
    reason=Text(
        pt="O art. 13 só deixa dirigir o dono; o auxiliar viria de lei federal, fora deste texto.",
        en="Art. 13 lets only the owner drive; the auxiliary would come from a federal law outside this text.",
    ),
)

PASSENGER_COUNT = Reading(
    id="cotriguacu.passenger-count",
    cites=("art. 2º, § 1º",),
    question=Text(
        pt="O motorista conta entre os dois a cinco passageiros?",
        en="Does the driver count among the two to five passengers?",
    ),
    options=(
        Option(
            "driver_excluded",
            Text(pt="não: lugares do documento menos um", en="no: the registered seats less one"),
        ),
        Option("driver_included", Text(pt="sim: todos os lugares do documento", en="yes: all the registered seats")),
    ),
    reason=Text(
        pt="O texto fala em passageiros, e quem dirige não é passageiro.",
        en="The text speaks of passengers, and whoever drives is not one.",
    ),
)
