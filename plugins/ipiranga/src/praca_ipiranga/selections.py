"""Who comes first among candidates? Art. 5º, §§ 1º and 3º.

The ranking criteria belong to the call: here the candidates are taken as tied under them, and the tie is broken.
"""

from __future__ import annotations

from praca import Ranking, any_, candidate, chapter, criterion, days, note, town

need = chapter("ipiranga.selection")

SELECTION = Ranking(
    requirements=(
        need(
            "application_period",
            "art. 5º, § 1º, III",
            pt="O edital dá ao menos quinze dias para os requerimentos.",
            en="The call gives at least fifteen days for applications.",
            holds=town.applications_until >= town.notice_published + days(15),
        ),
    ),
    criteria=(
        criterion(
            "ipiranga.selection.oldest_licence",
            "art. 5º, § 3º",
            pt="No empate, vem primeiro quem tem a habilitação mais antiga.",
            en="In a tie, whoever has the oldest driving licence comes first.",
            by=candidate.licence_first_issued,
            best="least",
            # A company has no driving licence.
            among=candidate.kind == "person",
        ),
    ),
    ties="tie",
    tie_cites=("art. 5º, § 3º",),
    notes=(
        note(
            "ipiranga.selection.call",
            "assumption",
            "art. 5º, § 1º, II",
            "art. 5º, § 3º",
            pt="A lei só desempata; os critérios que vêm antes são do edital, e aqui todos estão empatados neles.",
            en="The law only breaks ties; what comes before is for the call, and here all are tied under it.",
        ),
        note(
            "ipiranga.selection.company",
            "doubt",
            "art. 5º, § 3º",
            pt="A empresa não tem habilitação: a lei não diz como desempatar com ela.",
            en="A company has no driving licence: the law does not say how to break a tie with one.",
            when=any_(candidate, candidate.kind == "company", where=candidate.eligible),
        ),
        note(
            "federal.lei-12587",
            "federal",
            pt="A Lei federal 12.587/2012, art. 12-B, reserva vagas a condutores com deficiência; não aplicada aqui.",
            en="Federal Law 12.587/2012, art. 12-B, reserves places for drivers with a disability; not applied here.",
        ),
    ),
)
