"""What the notice of infraction and the appeal must contain: arts. 47, 53, I, 63, § 2º, and 64."""

from __future__ import annotations

from praca import (
    TRUE,
    Requirement,
    Term,
    any_,
    chapter,
    course,
    every,
    filing,
    happened,
    proceeding,
    required_content,
)

need = chapter("mantenopolis.proceeding")

revoked = proceeding.sanction == "revocation"
outsider = proceeding.accused == "outsider"

# Recurso, impugnação and defesa are one paper.
contests = filing.kind.one_of("appeal", "defence")


def in_auto(name: str, provision: str, *, pt: str, en: str, asked: Term = TRUE) -> Requirement:
    """A content of the notice; lacking it is a ground to file the notice away, which the authority declares."""
    return need(
        name,
        provision,
        "art. 53, I",
        pt=pt,
        en=en,
        holds=proceeding.auto.contents.has(name),
        only_if=asked,
        effect="ground",
    )


def in_appeal(name: str, provision: str, *, holds: Term, pt: str, en: str) -> Requirement:
    """What every appeal must fulfil; a breach changes no deadline."""
    return need(name, provision, pt=pt, en=en, holds=every(filing, holds, where=contests), effect="duty")


def contested_with(item: str) -> Term:
    """Whether an appeal has the content."""
    return any_(filing, filing.contents.has(item), where=contests)


CONTENTS_OF_AUTO = (
    ("provision", "art. 47, III"),
    ("vehicle_id", "art. 47, IV"),
    ("place_date_time", "art. 47, V"),
    ("agent_id", "art. 47, VI"),
)
CONTENTS_OF_APPEAL = (
    ("qualification", "art. 64, I"),
    ("grounds", "art. 64, II"),
    ("evidence", "art. 64, III"),
)
being_contested = (happened(course.notice_served) & ~revoked) | happened(course.decision_served)

NOTICE = (
    in_auto(
        "holder_name",
        "art. 47, I",
        asked=~outsider,
        pt="O auto traz o nome do taxista.",
        en="The notice gives the holder's name.",
    ),
    in_auto(
        "permit_number",
        "art. 47, II",
        asked=~outsider,
        pt="O auto traz o número da autorização.",
        en="The notice gives the number of the authorization.",
    ),
    in_auto(
        "provision",
        "art. 47, III",
        pt="O auto indica o dispositivo infringido.",
        en="The notice names the provision that was breached.",
    ),
    in_auto(
        "vehicle_id",
        "art. 47, IV",
        pt="O auto identifica o carro por placa, marca, modelo e cor.",
        en="The notice identifies the car by plate, make, model and colour.",
    ),
    in_auto(
        "place_date_time",
        "art. 47, V",
        pt="O auto diz onde e quando foi lavrado.",
        en="The notice says where and when it was drawn up.",
    ),
    in_auto(
        "agent_id",
        "art. 47, VI",
        pt="O auto identifica o agente fiscal.",
        en="The notice identifies the agent.",
    ),
)

APPEAL = (
    in_appeal(
        "mandate",
        "art. 63, § 2º",
        holds=~filing.by_attorney | filing.mandate,
        pt="O procurador que recorre junta mandato específico para o recurso.",
        en="An attorney who appeals attaches a mandate given for that appeal.",
    ),
    in_appeal(
        "qualification",
        "art. 64, I",
        holds=filing.contents.has("qualification"),
        pt="O recurso qualifica quem o apresenta.",
        en="The appeal gives the particulars of whoever files it.",
    ),
    in_appeal(
        "grounds",
        "art. 64, II",
        holds=filing.contents.has("grounds"),
        pt="O recurso traz as razões de fato e de direito.",
        en="The appeal states its grounds in fact and law.",
    ),
    in_appeal(
        "evidence",
        "art. 64, III",
        holds=filing.contents.has("evidence"),
        pt="O recurso especifica as provas que quer produzir.",
        en="The appeal specifies the evidence that it wants to produce.",
    ),
    in_appeal(
        "witnesses",
        "art. 64, § 1º",
        holds=filing.witnesses <= 3,
        pt="O recurso arrola no máximo três testemunhas.",
        en="The appeal names at most three witnesses.",
    ),
)

CHECKLIST = (
    *(
        required_content(
            item,
            provision,
            "art. 53, I",
            holds=proceeding.auto.contents.has(item),
            when=happened(proceeding.auto) & ~outsider,
        )
        for item, provision in (("holder_name", "art. 47, I"), ("permit_number", "art. 47, II"))
    ),
    *(
        required_content(
            item,
            provision,
            "art. 53, I",
            holds=proceeding.auto.contents.has(item),
            when=happened(proceeding.auto),
        )
        for item, provision in CONTENTS_OF_AUTO
    ),
    *(
        required_content(
            item, provision, holds=contested_with(item), when=being_contested | any_(filing, where=contests)
        )
        for item, provision in CONTENTS_OF_APPEAL
    ),
)

notice_is_irregular = happened(proceeding.auto) & ~(
    proceeding.auto.contents.has("provision")
    & proceeding.auto.contents.has("vehicle_id")
    & proceeding.auto.contents.has("place_date_time")
    & proceeding.auto.contents.has("agent_id")
    & (outsider | (proceeding.auto.contents.has("holder_name") & proceeding.auto.contents.has("permit_number")))
)
