"""Who comes first among candidates? This law limits the authorizations and sets no order between candidates."""

from __future__ import annotations

from praca import Ranking, note

SELECTION = Ranking(
    criteria=(),
    ties="tie",
    tie_cites=("art. 22", "art. 22, § 2º"),
    notes=(
        note(
            "mantenopolis.selection.no_criterion",
            "doubt",
            "art. 22",
            pt="A lei não diz quem vem antes, nem quem pediu primeiro: o Município deve fixar critério público.",
            en="The law does not say who comes first, not even who filed first: the town must set a public criterion.",
        ),
        note(
            "federal.lei-12587",
            "federal",
            pt="A Lei federal 12.587/2012, art. 12-B, reserva vagas a condutores com deficiência; não aplicada aqui.",
            en="Federal Law 12.587/2012, art. 12-B, reserves places for drivers with a disability; not applied here.",
        ),
    ),
)
