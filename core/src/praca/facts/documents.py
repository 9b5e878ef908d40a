"""One document of a holder, partner, driver or vehicle, and the state of a document or piece of equipment."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Protocol

import attrs

from praca.facts.field import open_field
from praca.language import Text


@attrs.frozen(kw_only=True)
class Document:
    """A document as the case states it.

    ``present`` is true when it was given in any form but ``absent``.  ``conforms`` says that it was presented as
    the law asks (stated, not checked); an attribute that is given wins over it.
    """

    present: bool | None = None
    conforms: bool | None = open_field(
        "bool",
        Text("apresentado como a lei exige", "presented as the law asks"),
        Text(
            "O documento foi apresentado na forma que a lei exige?",
            "Was the document presented in the form that the law asks for?",
        ),
    )
    issued: dt.date | None = open_field(
        "date",
        Text("data de emissão", "date of issue"),
        Text("Em que data o documento foi emitido?", "On which date was the document issued?"),
    )
    valid_until: dt.date | None = open_field(
        "date",
        Text("validade", "valid until"),
        Text("Até que data o documento é válido?", "Until which date is the document valid?"),
        later="kept",
    )
    result: str | None = open_field(
        "code",
        Text("resultado", "result"),
        Text("Qual é o resultado que o documento traz?", "Which result does the document state?"),
        codes="document_results",
    )
    form: str | None = open_field(
        "code",
        Text("forma de apresentação", "form of presentation"),
        Text("Em que forma o documento foi apresentado?", "In which form was the document presented?"),
        codes="document_forms",
    )
    issuer: str | None = open_field(
        "code",
        Text("emissor", "issuer"),
        Text("Quem emitiu o documento?", "Who issued the document?"),
        codes="issuers",
    )
    count: int | None = open_field(
        "int",
        Text("quantidade", "number of copies"),
        Text("Quantos exemplares foram apresentados?", "How many copies were presented?"),
        low=0,
    )


ABSENT_DOCUMENT = Document(present=False)


class HasDocuments(Protocol):
    """Anyone or anything that presents documents."""

    @property
    def documents(self) -> Mapping[str, Document] | None:
        """Code -> document, as far as they are mentioned."""

    @property
    def documents_complete(self) -> bool | None:
        """Whether documents that are not mentioned are absent."""


class HasEquipment(Protocol):
    """A vehicle."""

    @property
    def equipment(self) -> Mapping[str, bool] | None:
        """Code -> present or not, as far as mentioned."""

    @property
    def equipment_complete(self) -> bool | None:
        """Whether equipment that is not mentioned is absent."""


def document_of(subject: HasDocuments, code: str) -> Document | None:
    """The document ``code`` of ``subject``: given, known to be absent, or ``None`` when nothing is known of it."""
    if subject.documents is not None and code in subject.documents:
        return subject.documents[code]
    # An empty list in a case file says that there is none; `documents: {}` is loaded as unknown.
    known_none = subject.documents is not None and not subject.documents
    return ABSENT_DOCUMENT if subject.documents_complete or known_none else None


def equipment_of(subject: HasEquipment, code: str) -> bool | None:
    """Whether the equipment ``code`` is present; ``None`` when unknown."""
    if subject.equipment is not None and code in subject.equipment:
        return subject.equipment[code]
    known_none = subject.equipment is not None and not subject.equipment
    return False if subject.equipment_complete or known_none else None
