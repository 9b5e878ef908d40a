"""The papers that art. 4º asks of a self-employed applicant and, through art. 3º, § 3º, of a collaborating driver.

Item V (the car) is left to each chapter: a collaborator's car is another's.  Sources: arts. 3º and 4º.
"""

from __future__ import annotations

from praca import TRUE, Term, chapter, date, driver, holder, when
from praca_comodoro.readings import PROFESSIONAL_LICENCE


def holder_copy(code: str) -> Term:
    """A paper that the applicant presents was handed in as copy, with the original shown."""
    return when(holder.documents.code(code), holder.documents.code(code).with_(form="copy_and_original"), TRUE)


def driver_copy(code: str) -> Term:
    """The same of a paper of the driver."""
    return when(driver.documents.code(code), driver.documents.code(code).with_(form="copy_and_original"), TRUE)


# The photographs are no papers: nobody hands in the copy of a photograph.
holder_copies = (
    holder_copy("driving_licence")
    & holder_copy("identity_card")
    & holder_copy("cpf")
    & holder_copy("voter_card")
    & holder_copy("residence_proof")
    & holder_copy("civil_certificate_state")
    & holder_copy("civil_certificate_federal")
    & holder_copy("criminal_certificate_state")
    & holder_copy("criminal_certificate_federal")
)
driver_copies = (
    driver_copy("driving_licence")
    & driver_copy("identity_card")
    & driver_copy("cpf")
    & driver_copy("voter_card")
    & driver_copy("residence_proof")
    & driver_copy("civil_certificate_state")
    & driver_copy("civil_certificate_federal")
    & driver_copy("criminal_certificate_state")
    & driver_copy("criminal_certificate_federal")
)

PERSONAL_PAPERS = {
    question: (
        chapter(f"comodoro.{question}")(
            "copies",
            "art. 4º",
            *also,
            pt="Cada documento foi entregue em cópia, com o original à vista.",
            en="Each paper was handed in as a copy, with the original shown.",
            holds=copies,
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "driving_licence",
            "art. 4º, I",
            *also,
            pt="A carteira de habilitação foi apresentada.",
            en="The driving licence was presented.",
            holds=person.documents.driving_licence,
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "professional_licence",
            "art. 4º, I",
            *also,
            pt="A habilitação é de categoria profissional.",
            en="The driving licence is of a professional category.",
            holds=PROFESSIONAL_LICENCE.case(
                b_to_e_with_paid_activity=(
                    person.licence.categories.has("B")
                    | person.licence.categories.has("C")
                    | person.licence.categories.has("D")
                    | person.licence.categories.has("E")
                )
                & person.licence.paid_activity,
                c_to_e=person.licence.categories.has("C")
                | person.licence.categories.has("D")
                | person.licence.categories.has("E"),
                paid_activity=person.licence.paid_activity,
                b_to_e=person.licence.categories.has("B")
                | person.licence.categories.has("C")
                | person.licence.categories.has("D")
                | person.licence.categories.has("E"),
            ),
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "licence_current",
            "art. 4º, I",
            *also,
            pt="A habilitação está dentro da validade.",
            en="The driving licence has not expired.",
            holds=date <= person.licence.valid_until,
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "identity_card",
            "art. 4º, I",
            *also,
            pt="A carteira de identidade foi apresentada.",
            en="The identity card was presented.",
            holds=person.documents.identity_card,
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "cpf",
            "art. 4º, I",
            *also,
            pt="O CPF foi apresentado.",
            en="The CPF was presented.",
            holds=person.documents.cpf,
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "voter_card",
            "art. 4º, I",
            *also,
            pt="O título de eleitor foi apresentado.",
            en="The voter card was presented.",
            holds=person.documents.voter_card,
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "voter_town",
            "art. 4º, I",
            *also,
            pt="A inscrição eleitoral é de Comodoro.",
            en="The voter registration is in Comodoro.",
            holds=person.voter_town.is_here(),
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "residence",
            "art. 4º, II",
            *also,
            pt="A residência é em Comodoro.",
            en="The residence is in Comodoro.",
            holds=person.residence.is_here(),
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "residence_proof",
            "art. 4º, II",
            *also,
            pt="O comprovante de residência foi apresentado.",
            en="Proof of residence was presented.",
            holds=person.documents.residence_proof,
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "photos",
            "art. 4º, III",
            *also,
            pt="Duas fotos foram entregues.",
            en="Two photographs were handed in.",
            holds=person.documents.photos.with_(count=2),
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "civil_certificate_state",
            "art. 4º, IV",
            *also,
            pt="A certidão cível da Justiça Estadual é negativa.",
            en="The civil certificate of the state courts is clear.",
            holds=person.documents.civil_certificate_state.with_(result="clear"),
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "civil_certificate_federal",
            "art. 4º, IV",
            *also,
            pt="A certidão cível da Justiça Federal é negativa.",
            en="The civil certificate of the federal courts is clear.",
            holds=person.documents.civil_certificate_federal.with_(result="clear"),
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "criminal_certificate_state",
            "art. 4º, IV",
            *also,
            pt="A certidão criminal da Justiça Estadual é negativa.",
            en="The criminal certificate of the state courts is clear.",
            holds=person.documents.criminal_certificate_state.with_(result="clear"),
            only_if=applies,
        ),
        chapter(f"comodoro.{question}")(
            "criminal_certificate_federal",
            "art. 4º, IV",
            *also,
            pt="A certidão criminal da Justiça Federal é negativa.",
            en="The criminal certificate of the federal courts is clear.",
            holds=person.documents.criminal_certificate_federal.with_(result="clear"),
            only_if=applies,
        ),
    )
    for question, person, also, applies, copies in (
        ("eligibility", holder, (), holder.kind == "person", holder_copies),
        ("driver", driver, ("art. 3º, § 3º",), TRUE, driver_copies),
    )
}
