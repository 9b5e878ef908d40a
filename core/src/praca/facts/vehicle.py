"""The vehicle: its make, state, equipment, papers and role in the service."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import attrs

from praca.facts.documents import Document
from praca.facts.field import extra_facts, occurrence, open_field
from praca.facts.state import Never
from praca.language import Text


@attrs.frozen(kw_only=True)
class Inspection:
    """The last inspection of the vehicle."""

    date: dt.date | None = open_field(
        "date",
        Text("data da vistoria", "date of the inspection"),
        Text("Em que data foi feita a última vistoria?", "On which date was the last inspection made?"),
    )
    result: str | None = open_field(
        "code",
        Text("resultado da vistoria", "result of the inspection"),
        Text("Qual foi o resultado da última vistoria?", "What was the result of the last inspection?"),
        codes="inspection_results",
    )
    valid_until: dt.date | None = open_field(
        "date",
        Text("validade da vistoria", "validity of the inspection"),
        Text("Até que data vale a última vistoria?", "Until which date is the last inspection valid?"),
        later="kept",
    )


@attrs.frozen(kw_only=True)
class Taximeter:
    """The taximeter of the vehicle."""

    verified: dt.date | None = open_field(
        "date",
        Text("aferição do taxímetro", "verification of the taximeter"),
        Text("Em que data o taxímetro foi aferido?", "On which date was the taximeter verified?"),
    )
    defect: str | None = open_field(
        "code",
        Text("defeito do taxímetro", "defect of the taximeter"),
        Text("O taxímetro tem defeito? De que natureza?", "Has the taximeter a defect? Of which nature?"),
        codes="taximeter_defects",
    )
    running: bool | None = open_field(
        "bool",
        Text("taxímetro ligado", "taximeter running"),
        Text("O taxímetro estava ligado durante a corrida?", "Was the taximeter running during the ride?"),
    )


@attrs.frozen(kw_only=True)
class Stripe:
    """The stripe or side band painted on the vehicle."""

    colour: str | None = open_field(
        "code",
        Text("cor da faixa", "colour of the stripe"),
        Text("De que cor é a faixa do veículo?", "Which colour is the stripe of the vehicle?"),
        codes="colours",
    )
    width_cm: int | Decimal | None = open_field(
        "number",
        Text("largura da faixa (cm)", "width of the stripe (cm)"),
        Text("Quantos centímetros de largura tem a faixa?", "How many centimetres wide is the stripe?"),
        low=0,
    )
    text_ok: bool | None = open_field(
        "bool",
        Text("inscrição da faixa correta", "text on the stripe correct"),
        Text("A inscrição na faixa é a que a lei exige?", "Is the text on the stripe the one that the law asks for?"),
    )
    annex_ok: bool | None = open_field(
        "bool",
        Text("faixa conforme o anexo", "stripe as in the annex"),
        Text("A faixa segue o modelo do anexo da lei?", "Does the stripe follow the model in the annex of the law?"),
    )


@attrs.frozen(kw_only=True)
class Vehicle:
    """A vehicle; ``seats`` counts persons including the driver, ``colour`` is the predominant one."""

    category: str | None = open_field(
        "code",
        Text("espécie do veículo", "category of the vehicle"),
        Text("De que espécie é o veículo?", "Which category of vehicle is it?"),
        codes="vehicle_categories",
    )
    colour: str | None = open_field(
        "code",
        Text("cor predominante", "predominant colour"),
        Text("Qual é a cor predominante do veículo?", "Which is the predominant colour of the vehicle?"),
        codes="colours",
    )
    side_doors: int | None = open_field(
        "int",
        Text("portas laterais", "side doors"),
        Text("Quantas portas laterais tem o veículo?", "How many side doors does the vehicle have?"),
        low=0,
        high=12,
    )
    tailgate: bool | None = open_field(
        "bool",
        Text("porta traseira", "tailgate"),
        Text("O veículo tem porta traseira (hatch)?", "Does the vehicle have a tailgate (hatch)?"),
    )
    seats: int | None = open_field(
        "int",
        Text("lotação, com o condutor", "seats, including the driver"),
        Text(
            "Para quantas pessoas o veículo está registrado, contando o condutor?",
            "For how many persons is the vehicle registered, the driver included?",
        ),
        low=1,
        high=60,
    )
    load_capacity_kg: int | Decimal | None = open_field(
        "number",
        Text("capacidade de carga (kg)", "load capacity (kg)"),
        Text("Quantos quilos o veículo pode carregar?", "How many kilograms may the vehicle carry?"),
        low=0,
    )
    manufacture_year: int | None = open_field(
        "year",
        Text("ano de fabricação", "year of manufacture"),
        Text("Em que ano o veículo foi fabricado?", "In which year was the vehicle made?"),
    )
    model_year: int | None = open_field(
        "year",
        Text("ano do modelo", "model year"),
        Text("Qual é o ano do modelo do veículo?", "Which is the model year of the vehicle?"),
    )
    first_registered: dt.date | None = open_field(
        "date",
        Text("primeiro emplacamento", "first registration"),
        Text(
            "Em que data o veículo foi registrado pela primeira vez?", "On which date was the vehicle first registered?"
        ),
    )
    registered_in: str | None = open_field(
        "town",
        Text("município de emplacamento", "town of registration"),
        Text("Em que município o veículo está emplacado?", "In which town is the vehicle registered?"),
    )
    link: str | None = open_field(
        "code",
        Text("vínculo do titular com o veículo", "title of the holder to the vehicle"),
        Text("A que título o titular tem o veículo?", "By which title does the holder have the vehicle?"),
        codes="vehicle_links",
    )
    owner_is_holder: bool | None = open_field(
        "bool",
        Text("registrado em nome do titular", "registered in the name of the holder"),
        Text(
            "O proprietário registrado é o próprio titular?", "Is the registered owner the holder himself or herself?"
        ),
    )
    air_conditioning: bool | None = open_field(
        "bool",
        Text("ar-condicionado", "air conditioning"),
        Text("O veículo tem ar-condicionado?", "Does the vehicle have air conditioning?"),
    )
    airbags: bool | None = open_field(
        "bool",
        Text("airbags", "airbags"),
        Text("O veículo tem airbags?", "Does the vehicle have airbags?"),
    )
    condition: str | None = open_field(
        "code",
        Text("estado de conservação", "state of repair"),
        Text("Qual é o estado de conservação do veículo?", "In which state of repair is the vehicle?"),
        codes="conditions",
    )
    hygiene: str | None = open_field(
        "code",
        Text("higiene", "cleanliness"),
        Text("Como está a higiene do veículo?", "How clean is the vehicle?"),
        codes="hygiene",
    )
    roadworthy: bool | None = open_field(
        "bool",
        Text("condições de segurança", "roadworthiness"),
        Text("O veículo tem condições de segurança para circular?", "Is the vehicle safe for the road?"),
    )
    equipment: Mapping[str, bool] | None = open_field(
        "equipment",
        Text("equipamentos", "equipment"),
        Text("Que equipamentos o veículo tem?", "Which equipment does the vehicle have?"),
        codes="equipment",
    )
    equipment_complete: bool | None = open_field(
        "bool",
        Text("lista de equipamentos completa", "list of equipment complete"),
        Text("A lista de equipamentos está completa?", "Is the list of equipment complete?"),
    )
    documents: Mapping[str, Document] | None = open_field(
        "documents",
        Text("documentos do veículo", "documents of the vehicle"),
        Text("Que documentos do veículo foram apresentados?", "Which documents of the vehicle were presented?"),
        codes="documents",
    )
    documents_complete: bool | None = open_field(
        "bool",
        Text("documentos do veículo completos", "documents of the vehicle complete"),
        Text(
            "A relação de documentos do veículo está completa?",
            "Is the list of documents of the vehicle complete?",
        ),
    )
    inspection: Inspection | None = open_field(
        "block",
        Text("vistoria", "inspection"),
        Text("O que se sabe da última vistoria do veículo?", "What is known of the last inspection of the vehicle?"),
        block=Inspection,
    )
    service_area: str | None = open_field(
        "code",
        Text("área de serviço", "service area"),
        Text("O veículo serve a área urbana ou a rural?", "Does the vehicle serve the urban or the rural area?"),
        codes="service_areas",
    )
    role: str | None = open_field(
        "code",
        Text("função do veículo no serviço", "role of the vehicle in the service"),
        Text("Que função o veículo tem no serviço?", "Which role does the vehicle have in the service?"),
        codes="vehicle_roles",
    )
    main_vehicle_out: bool | None = open_field(
        "bool",
        Text("veículo principal fora de serviço", "main vehicle out of service"),
        Text("O veículo principal está fora de serviço?", "Is the main vehicle out of service?"),
    )
    taxi_since: dt.date | Never | None = open_field(
        "date",
        Text("táxi desde", "taxi since"),
        Text(
            "Desde que data o veículo é licenciado como táxi?",
            "Since which date has the vehicle been licensed as a taxi?",
        ),
        later="never",
    )
    advertising: str | None = open_field(
        "code",
        Text("publicidade no veículo", "advertising on the vehicle"),
        Text("O veículo traz publicidade?", "Does the vehicle carry advertising?"),
        codes="advertising",
    )
    radio: str | None = open_field(
        "code",
        Text("radiocomunicação", "two-way radio"),
        Text("O veículo tem rádio de comunicação?", "Does the vehicle have a two-way radio?"),
        codes="radio",
    )
    persons_on_board: int | Never | None = occurrence(
        "int",
        Text("pessoas a bordo", "persons on board"),
        Text(
            "Quantas pessoas estavam a bordo, contando o condutor?", "How many persons were on board, with the driver?"
        ),
        low=0,
        high=100,
    )
    taximeter: Taximeter | None = open_field(
        "block",
        Text("taxímetro", "taximeter"),
        Text("O que se sabe do taxímetro?", "What is known of the taximeter?"),
        block=Taximeter,
    )
    licence_renewed: dt.date | Never | None = open_field(
        "date",
        Text("renovação da licença do veículo", "renewal of the vehicle licence"),
        Text("Em que data a licença do veículo foi renovada?", "On which date was the vehicle licence renewed?"),
        later="never",
    )
    taxes_paid: bool | None = open_field(
        "bool",
        Text("tributos pagos", "taxes paid"),
        Text("Os tributos do veículo estão pagos?", "Are the taxes on the vehicle paid?"),
    )
    stripe: Stripe | None = open_field(
        "block",
        Text("faixa", "stripe"),
        Text("Como é a faixa pintada no veículo?", "What is the stripe painted on the vehicle like?"),
        block=Stripe,
    )
    replaced_on: dt.date | Never | None = occurrence(
        "date",
        Text("substituição do veículo", "replacement of the vehicle"),
        Text("Em que data o veículo foi substituído?", "On which date was the vehicle replaced?"),
    )
    used_for_cargo: bool | None = open_field(
        "bool",
        Text("uso para carga", "use for cargo"),
        Text("O veículo é usado para transportar carga?", "Is the vehicle used to carry cargo?"),
    )
    inspected_after_documents: bool | None = open_field(
        "bool",
        Text("vistoria posterior aos documentos", "inspection after the documents"),
        Text(
            "A vistoria foi feita depois da entrega dos documentos?",
            "Was the inspection made after the documents were handed in?",
        ),
    )
    replaces_manufactured: int | Never | None = occurrence(
        "year",
        Text("ano de fabricação do veículo substituído", "year of manufacture of the replaced car"),
        Text(
            "Em que ano foi fabricado o veículo que este substitui?",
            "In which year was the car made that this one replaces?",
        ),
    )
    insurance_required: bool | None = open_field(
        "bool",
        Text("seguro obrigatório exigível no ano", "compulsory insurance charged this year"),
        Text(
            "A lei federal cobra seguro obrigatório neste ano?",
            "Does federal law charge compulsory insurance this year?",
        ),
    )
    shields_on_front_doors: int | None = open_field(
        "int",
        Text("brasões nas portas dianteiras", "shields on the front doors"),
        Text("Quantas portas dianteiras trazem o brasão?", "How many front doors bear the shield?"),
        low=0,
        high=2,
    )
    accessible: bool | None = open_field(
        "bool",
        Text("veículo acessível", "accessible vehicle"),
        Text("O veículo é adaptado para cadeira de rodas?", "Is the vehicle adapted for wheelchairs?"),
    )
    fuel: str | None = open_field(
        "code",
        Text("combustível", "fuel"),
        Text("Que combustível o veículo usa?", "Which fuel does the vehicle use?"),
        codes="fuels",
    )
    engine_cc: int | None = open_field(
        "int",
        Text("cilindrada (cm³)", "engine size (cc)"),
        Text("Qual é a cilindrada do motor, em cm³?", "What is the engine size in cc?"),
        low=0,
    )
    boot_litres: int | None = open_field(
        "int",
        Text("porta-malas (litros)", "boot (litres)"),
        Text("Quantos litros cabem no porta-malas?", "How many litres does the boot hold?"),
        low=0,
    )
    extra: Mapping[str, Any] = extra_facts()
