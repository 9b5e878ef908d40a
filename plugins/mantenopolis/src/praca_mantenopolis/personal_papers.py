"""The papers that art. 10, I, asks of a holder and, through art. 27, § 3º, of an auxiliary; who weighs old crimes.

A voter who was excused, or need not vote, shows that instead of the last vote: the item wants electoral regularity.
"""

from __future__ import annotations

from praca import TRUE, chapter, discretion, driver, holder
from praca_mantenopolis.readings import CRIMINAL_CERTIFICATE

CLEAN = ("clear", "regular")

PERSONAL_PAPERS = {
    question: (
        chapter(f"mantenopolis.{question}")(
            "identity_card",
            "art. 10, I, a",
            *also,
            pt="A carteira de identidade foi apresentada.",
            en="The identity card was presented.",
            holds=person.documents.identity_card,
            only_if=applies,
        ),
        chapter(f"mantenopolis.{question}")(
            "driving_licence",
            "art. 10, I, b",
            *also,
            pt="A carteira de habilitação foi apresentada.",
            en="The driving licence was presented.",
            holds=person.documents.driving_licence,
            only_if=applies,
        ),
        chapter(f"mantenopolis.{question}")(
            "licence_category",
            "art. 10, I, b",
            *also,
            pt="A habilitação é de categoria B, C, D ou E.",
            en="The driving licence is of category B, C, D or E.",
            holds=person.licence.categories.has("B")
            | person.licence.categories.has("C")
            | person.licence.categories.has("D")
            | person.licence.categories.has("E"),
            only_if=applies,
        ),
        chapter(f"mantenopolis.{question}")(
            "cpf",
            "art. 10, I, c",
            *also,
            pt="O CPF foi apresentado.",
            en="The CPF was presented.",
            holds=person.documents.cpf,
            only_if=applies,
        ),
        chapter(f"mantenopolis.{question}")(
            "voter",
            "art. 10, I, d",
            *also,
            pt="O título de eleitor e a prova do último voto foram apresentados.",
            en="The voter card and the proof of the last vote were presented.",
            holds=person.documents.voter_card & person.documents.voting_proof,
            only_if=applies,
        ),
        chapter(f"mantenopolis.{question}")(
            "criminal_certificate_state",
            "art. 10, I, e",
            *also,
            pt="A certidão criminal da Justiça Estadual não impede o cadastro.",
            en="The criminal certificate of the state courts does not prevent registration.",
            holds=CRIMINAL_CERTIFICATE.case(
                ctb_329=person.documents.criminal_certificate_state.with_(result=CLEAN)
                | (
                    person.documents.criminal_certificate_state.presented
                    & person.documents.criminal_distribution.with_(result=CLEAN)
                ),
                any_crime=person.documents.criminal_certificate_state.with_(result=CLEAN),
            ),
            only_if=applies,
        ),
        chapter(f"mantenopolis.{question}")(
            "criminal_certificate_federal",
            "art. 10, I, e",
            *also,
            pt="A certidão criminal da Justiça Federal não impede o cadastro.",
            en="The criminal certificate of the federal courts does not prevent registration.",
            holds=CRIMINAL_CERTIFICATE.case(
                ctb_329=person.documents.criminal_certificate_federal.with_(result=CLEAN)
                | (
                    person.documents.criminal_certificate_federal.presented
                    & person.documents.criminal_distribution.with_(result=CLEAN)
                ),
                any_crime=person.documents.criminal_certificate_federal.with_(result=CLEAN),
            ),
            only_if=applies,
        ),
        chapter(f"mantenopolis.{question}")(
            "residence_proof",
            "art. 10, I, f",
            *also,
            pt="O comprovante de residência, ou a declaração de quem cede a casa, foi apresentado.",
            en="Proof of residence, or the declaration of whoever lends the house, was presented.",
            holds=person.documents.residence_proof,
            only_if=applies,
        ),
        chapter(f"mantenopolis.{question}")(
            "photos",
            "art. 10, I, g",
            *also,
            pt="Duas fotos recentes foram entregues.",
            en="Two recent photographs were handed in.",
            holds=person.documents.photos.with_(count=2),
            only_if=applies,
        ),
    )
    for question, person, also, applies in (
        ("eligibility", holder, (), holder.kind == "person"),
        ("driver", driver, ("art. 27, § 3º",), TRUE),
    )
}

# An entry that is none of the four crimes of CTB art. 329: neither clear, as the item asks, nor one that it names.
OTHER_CRIMES = {
    question: discretion(
        f"mantenopolis.{question}.other_crimes",
        "art. 10, I, e",
        *also,
        pt="Há registro de crime fora do art. 329 do CTB; a autoridade decide se ele impede o cadastro.",
        en="There is an entry for a crime outside art. 329 of the CTB; the authority decides whether it bars.",
        authority="executive",
        options=("accept", "refuse"),
        when=CRIMINAL_CERTIFICATE.is_("ctb_329")
        & applies
        & person.documents.criminal_distribution.with_(result=CLEAN)
        & (
            (
                person.documents.criminal_certificate_state.presented
                & ~person.documents.criminal_certificate_state.with_(result=CLEAN)
            )
            | (
                person.documents.criminal_certificate_federal.presented
                & ~person.documents.criminal_certificate_federal.with_(result=CLEAN)
            )
        ),
    )
    for question, person, also, applies in (
        ("eligibility", holder, (), holder.kind == "person"),
        ("driver", driver, ("art. 27, § 3º",), TRUE),
    )
}
