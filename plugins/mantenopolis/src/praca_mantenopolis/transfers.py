"""May the authorization pass to somebody else? Arts. 25 and 37, VIII."""

from __future__ import annotations

from praca import FALSE, Standard, chapter, date, day, discretion, note, transfer
from praca_mantenopolis.readings import EXCEPTIONAL_TRANSFER

need = chapter("mantenopolis.transfer")

# What is inherited passes on death.
by_death = transfer.cause.one_of("death", "inheritance")
by_disability = transfer.cause == "permanent_disability"
listed = by_death | by_disability
exceptional = EXCEPTIONAL_TRANSFER.case(closed_list=FALSE, exceptional=transfer.authority_consents)

TRANSFER = Standard(
    requirements=(
        need(
            "cause",
            "art. 25",
            "art. 37, VIII",
            pt="A autorização só se transfere por morte ou por invalidez permanente do taxista.",
            en="The authorization passes only on the holder's death or permanent disability.",
            holds=listed,
            unless=exceptional,
        ),
        need(
            "eligible",
            "art. 25",
            "art. 25, parágrafo único",
            pt="Quem recebe a autorização cumpre todos os requisitos da outorga.",
            en="Whoever receives the authorization meets every requirement of a grant.",
            holds=transfer.transferee_eligible,
        ),
        need(
            "successor",
            "art. 25, I",
            pt="Por morte, quem recebe é sucessor legítimo: cônjuge, descendente ou outro herdeiro.",
            en="On death the recipient is a lawful successor: spouse, descendant or other heir.",
            holds=transfer.to.one_of("spouse", "descendant", "heir"),
            only_if=by_death,
        ),
        need(
            "family",
            "art. 25, II",
            pt="Por invalidez, quem recebe é cônjuge ou descendente.",
            en="On disability the recipient is the spouse or a descendant.",
            holds=transfer.to.one_of("spouse", "descendant"),
            only_if=by_disability,
        ),
        need(
            "consent",
            "art. 25, parágrafo único",
            pt="O Município concordou antes com a transferência.",
            en="The municipality consented to the transfer beforehand.",
            holds=transfer.authority_consents,
        ),
    ),
    discretion=(
        discretion(
            "mantenopolis.transfer.exceptional",
            "art. 37, VIII",
            pt="Fora da morte e da invalidez, só o Executivo decide, em caso excepcional e por ato expresso.",
            en="Outside death and disability only the Executive decides, exceptionally and by an express act.",
            authority="executive",
            options=("allow", "refuse"),
            when=exceptional & ~listed,
            after=("mantenopolis.transfer.eligible",),
        ),
    ),
    notes=(
        note(
            "federal.adi-5337",
            "federal",
            pt="O art. 25 repete regras federais que o Supremo julgou inválidas na ADI 5337; os efeitos no tempo são "
            "discutidos. Aqui só se aplicou a lei municipal.",
            en="Art. 25 repeats federal rules that the Supreme Court held invalid in ADI 5337; the effects in time are "
            "disputed. Only the municipal law was applied here.",
        ),
        note(
            "federal.lei-15271",
            "federal",
            pt="A Lei federal 15.271/2025 volta a admitir cessão e sucessão da outorga de táxi. Consulte um jurista.",
            en="Federal Law 15.271/2025 again admits assignment and succession of taxi permits. Ask a jurist.",
            when=date >= day("2025-11-27"),
        ),
        note(
            "mantenopolis.transfer.companion",
            "doubt",
            "art. 25, II",
            pt="A lei fala em cônjuge; quem vive em união estável foi tratado do mesmo modo.",
            en="The law speaks of the spouse; a partner in a stable union is treated alike.",
            when=transfer.to == "spouse",
        ),
        note(
            "mantenopolis.transfer.order_of_heirs",
            "assumption",
            "art. 25, I",
            pt="A ordem e a habilitação dos sucessores seguem o Código Civil e não foram conferidas.",
            en="The order and standing of the successors follow the Civil Code and were not checked.",
            when=by_death,
        ),
        note(
            "mantenopolis.transfer.term",
            "doubt",
            "art. 25, parágrafo único",
            pt="A transferência valeria pelo prazo da outorga, mas nenhum artigo fixa esse prazo.",
            en="The transfer would last for the term of the grant, but no article sets that term.",
            when=listed,
        ),
        note(
            "mantenopolis.transfer.inspection",
            "text",
            "art. 20",
            pt="Na transferência o carro passa por vistoria.",
            en="On a transfer the car is inspected.",
            when=listed,
        ),
    ),
)
