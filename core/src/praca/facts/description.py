"""Labels and questions for paths, as rulings name missing facts and loaders name faults."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

import attrs

from praca.errors import InputError
from praca.facts.blocks import subject_of
from praca.facts.documents import Document
from praca.facts.driver import Driver
from praca.facts.field import FieldInfo, fields_of
from praca.facts.holder import Holder
from praca.facts.infraction import Infraction
from praca.facts.permit import Permit
from praca.facts.problems import nearest
from praca.facts.proceeding import Proceeding
from praca.facts.service import Candidate, Refusal, Transfer, Trip
from praca.facts.subjects import QUESTIONS
from praca.facts.town import Town
from praca.facts.vehicle import Vehicle
from praca.facts.vocabulary import CORE, Vocabulary
from praca.language import Text, _

TOP_LEVEL: Final[Mapping[str, FieldInfo]] = {
    "case": FieldInfo(
        kind="text",
        label=Text("título do caso", "title"),
        question=Text("Que título tem o caso?", "What is the title?"),
    ),
    "id": FieldInfo(
        kind="text",
        label=Text("identificação do caso", "id of the case"),
        question=Text("Como se identifica o caso?", "How is the case identified?"),
    ),
    "date": FieldInfo(
        kind="date",
        label=Text("data de referência", "reference date"),
        question=Text("Para que data se faz a pergunta?", "For which date is the question asked?"),
    ),
    "municipality": FieldInfo(
        kind="codes",
        label=Text("municípios consultados", "municipalities asked"),
        question=Text("A lei de que municípios se aplica?", "The law of which municipalities is asked?"),
    ),
    "holder": FieldInfo(
        kind="block",
        block=Holder,
        label=Text("titular ou requerente", "holder or applicant"),
        question=Text("Quem é o titular ou requerente?", "Who is the holder or applicant?"),
    ),
    "driver": FieldInfo(
        kind="block",
        block=Driver,
        label=Text("condutor", "driver"),
        question=Text("Quem é o condutor?", "Who is the driver?"),
    ),
    "vehicle": FieldInfo(
        kind="block",
        block=Vehicle,
        label=Text("veículo", "vehicle"),
        question=Text("De que veículo se trata?", "Which vehicle is it?"),
    ),
    "permit": FieldInfo(
        kind="block",
        block=Permit,
        label=Text("outorga", "permit"),
        question=Text("De que outorga se trata?", "Which permit is it?"),
    ),
    "infraction": FieldInfo(
        kind="block",
        block=Infraction,
        label=Text("infração", "infraction"),
        question=Text("Que infração foi cometida?", "Which infraction was committed?"),
    ),
    "proceeding": FieldInfo(
        kind="block",
        block=Proceeding,
        label=Text("processo", "proceeding"),
        question=Text("De que processo se trata?", "Which proceeding is it?"),
    ),
    "proceedings": FieldInfo(
        kind="blocks",
        block=Proceeding,
        label=Text("processos", "proceedings"),
        question=Text("De que processos se trata?", "Which proceedings are they?"),
    ),
    "transfer": FieldInfo(
        kind="block",
        block=Transfer,
        label=Text("transferência", "transfer"),
        question=Text("De que transferência se trata?", "Which transfer is it?"),
    ),
    "trip": FieldInfo(
        kind="block",
        block=Trip,
        label=Text("corrida", "ride"),
        question=Text("De que corrida se trata?", "Which ride is it?"),
    ),
    "refusal": FieldInfo(
        kind="block",
        block=Refusal,
        label=Text("recusa", "refusal"),
        question=Text("De que recusa se trata?", "Which refusal is it?"),
    ),
    "candidates": FieldInfo(
        kind="blocks",
        block=Candidate,
        label=Text("candidatos", "candidates"),
        question=Text("Quem são os candidatos?", "Who are the candidates?"),
    ),
    "town": FieldInfo(
        kind="block",
        block=Town,
        label=Text("município", "town"),
        question=Text("O que se sabe do município?", "What is known of the town?"),
    ),
    "ask": FieldInfo(
        kind="codes",
        label=Text("perguntas feitas", "questions asked"),
        question=Text("Que perguntas se fazem?", "Which questions are asked?"),
        codes="question_labels",
    ),
}
"""The keys of the top level that people are asked about."""

_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")


def describe(path: str, vocabulary: Vocabulary = CORE) -> FieldInfo:
    """The description of the fact at ``path``, such as ``holder.partners[0].documents.cpf``.

    A document or a piece of equipment takes its label from its code.  Raises :class:`InputError` for a path that
    leads nowhere.
    """
    steps = _steps(path)
    info = _known(TOP_LEVEL, steps[0], path) if steps else None
    if info is None:
        raise InputError(_("{path} is no path of a fact; write it like vehicle.seats.", path=path))
    for step in steps[1:]:
        info = _next(info, step, path, vocabulary)
    return info


def _steps(path: str) -> list[str]:
    """The names along a path; an index only picks an entry and changes no description."""
    steps: list[str] = []
    position = 0
    while position < len(path):
        match = _STEP.match(path, position)
        if match is None or (match[2] is not None and not steps):
            return []
        if match[1] is not None:
            steps.append(match[1])
        position = match.end()
    return steps


def _known(infos: Mapping[str, FieldInfo], key: str, path: str) -> FieldInfo:
    if key in infos:
        return infos[key]
    raise _nowhere(path, key, infos)


def _nowhere(path: str, key: str, known: Iterable[str]) -> InputError:
    near = nearest(key, known)
    if near is None:
        return InputError(_("{path} is no fact of a case: {key} is not known there.", path=path, key=key))
    return InputError(_("{path} is no fact of a case; did you mean {near} for {key}?", path=path, key=key, near=near))


def _next(info: FieldInfo, step: str, path: str, vocabulary: Vocabulary) -> FieldInfo:
    if info.kind == "documents" and info.block is None:
        return _document(info, step, path, vocabulary)
    if info.kind == "equipment":
        return _equipment(info, step, path, vocabulary)
    if info.kind == "stands":
        return attrs.evolve(info, kind="block", label=_with(info.label, step, step))
    if info.kind == "units":
        return attrs.evolve(info, kind="number", label=_with(info.label, step, step))
    if info.block is None:
        raise _nowhere(path, step, ())
    known = {key: field for key, (_attribute, field) in fields_of(info.block).items()}
    subject = subject_of(info.block)
    if subject is not None:
        known |= {name: fact.info for name, fact in vocabulary.facts_of(subject).items()}
    if info.block is Town and step not in known and step not in QUESTIONS and not nearest(step, known):
        return info
    return _known(known, step, path)


def _with(label: Text, pt: str, en: str) -> Text:
    return Text(f"{label.pt}: {pt}", f"{label.en}: {en}")


def _document(info: FieldInfo, code: str, path: str, vocabulary: Vocabulary) -> FieldInfo:
    label = vocabulary.catalogue("documents").get(code)
    if label is None:
        raise _nowhere(path, code, vocabulary.catalogue("documents"))
    return attrs.evolve(
        info,
        block=Document,
        codes=None,
        label=Text(f"{label.pt} ({info.label.pt})", f"{label.en} ({info.label.en})"),
        question=Text(
            f"Foi apresentado o documento: {label.pt}? De que data e com que resultado?",
            f"Was this document presented: {label.en}? Of which date and with which result?",
        ),
    )


def _equipment(info: FieldInfo, code: str, path: str, vocabulary: Vocabulary) -> FieldInfo:
    label = vocabulary.catalogue("equipment").get(code)
    if label is None:
        raise _nowhere(path, code, vocabulary.catalogue("equipment"))
    return attrs.evolve(
        info,
        kind="bool",
        codes=None,
        label=label,
        question=Text(f"O veículo tem: {label.pt}?", f"Does the vehicle have: {label.en}?"),
    )
