"""May this driver be registered with a holder in Comodoro-MT? Arts. 3º, §§ 2º and 3º, 4º and 13."""

from __future__ import annotations

from praca import Standard, chapter, driver, none, note, other_shift, overlaps, town, value
from praca_comodoro.personal_papers import PERSONAL_PAPERS
from praca_comodoro.readings import COLLABORATOR_VEHICLE_DOCUMENT

need = chapter("comodoro.driver")

car_asked = COLLABORATOR_VEHICLE_DOCUMENT.is_("required")
third = driver.holder_auxiliaries >= 2

DRIVER = Standard(
    requirements=(
        need(
            "three_at_most",
            "art. 3º, § 2º",
            pt="Com este, o titular tem no máximo três motoristas cadastrados.",
            en="With this one, the holder has at most three registered drivers.",
            holds=driver.holder_auxiliaries + 1 <= 3,
        ),
        need(
            "shifts_apart",
            "art. 3º, § 2º",
            pt="O turno não coincide com o de outro motorista do mesmo titular.",
            en="The shift does not overlap that of another driver of the same holder.",
            holds=none(other_shift, overlaps(driver.shift, other_shift)),
        ),
        *PERSONAL_PAPERS["driver"],
        need(
            "vehicle_document",
            "art. 4º, V",
            "art. 3º, § 3º",
            pt="Um documento mostra o vínculo do motorista com o carro.",
            en="A paper shows the driver's link to the car.",
            holds=driver.documents.vehicle_registration | driver.documents.vehicle_link,
            only_if=car_asked,
        ),
        need(
            "vehicle_document_copy",
            "art. 4º",
            "art. 3º, § 3º",
            pt="O documento do carro foi entregue em cópia, com o original à vista.",
            en="The paper of the car was handed in as a copy, with the original shown.",
            holds=driver.documents.vehicle_registration.with_(form="copy_and_original")
            | driver.documents.vehicle_link.with_(form="copy_and_original")
            | ~(driver.documents.vehicle_registration | driver.documents.vehicle_link),
            only_if=car_asked,
        ),
    ),
    values=(
        value(
            "max_auxiliaries",
            "art. 3º, § 2º",
            pt="motoristas colaboradores que o titular pode cadastrar",
            en="collaborating drivers that the holder may register",
            is_=3,
        ),
    ),
    notes=(
        note(
            "comodoro.driver.additional_documents",
            "assumption",
            "art. 4º, VI",
            pt="Um regulamento municipal acrescenta documentos; só os desta lei foram conferidos.",
            en="A municipal regulation adds papers; only those of this law were checked.",
            when=town.regulations.has("additional_documents"),
        ),
        note(
            "comodoro.driver.registration_first",
            "text",
            "art. 13",
            pt="O motorista só pode dirigir o táxi depois de registrado na Prefeitura.",
            en="The driver may drive the taxi only once registered with the Prefeitura.",
            when=~driver.registered,
        ),
        note(
            "federal.lei-6094",
            "federal",
            pt="A Lei federal 6.094/1974 admite dois colaboradores de titular autônomo; este seria o terceiro.",
            en="Federal Law 6.094/1974 admits two collaborators of a self-employed holder; this would be the third.",
            when=third & (driver.holder_kind == "person"),
        ),
    ),
)
