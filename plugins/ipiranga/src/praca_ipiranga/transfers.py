"""May the permit pass to somebody else, or to the urban area? Arts. 4º, § 2º and 8º, parágrafo único."""

from __future__ import annotations

from praca import Standard, chapter, date, day, note, transfer

need = chapter("ipiranga.transfer")

to_urban_area = transfer.cause == "rural_to_urban"
on_death = transfer.cause.one_of("death", "inheritance")

TRANSFER = Standard(
    requirements=(
        need(
            "rural_stays_rural",
            "art. 4º, § 2º",
            pt="A permissão rural não passa à zona urbana, nem por permuta.",
            en="A rural permit does not move to the urban area, not even in exchange.",
            holds=~to_urban_area,
        ),
        need(
            "no_transfer",
            "art. 8º, parágrafo único",
            pt="A permissão não se vende nem se transfere a outra pessoa, por causa nenhuma.",
            en="The permit is neither sold nor transferred to another person, for no cause at all.",
            holds=to_urban_area,
        ),
    ),
    notes=(
        note(
            "ipiranga.transfer.returns",
            "text",
            "art. 8º, parágrafo único",
            pt="Com a morte do permissionário a permissão volta ao Executivo.",
            en="On the holder's death the permit returns to the Executive.",
            when=on_death,
        ),
        note(
            "ipiranga.transfer.rural_swap",
            "doubt",
            "art. 4º, § 2º",
            "art. 8º, parágrafo único",
            pt="Por só vedar a ida à zona urbana, o art. 4º, § 2º sugere que outra permuta existe; o art. 8º a proíbe.",
            en="Barring only the move to the urban area, art. 4º, § 2º suggests other swaps; art. 8º forbids them.",
            when=transfer.cause == "swap",
        ),
        note(
            "federal.adi-5337",
            "federal",
            pt="Na ADI 5337 o Supremo julgou inválidas as regras federais que admitiam a transferência da outorga.",
            en="In ADI 5337 the Supreme Court held the federal rules that admitted transfers of permits invalid.",
        ),
        note(
            "federal.lei-15271",
            "federal",
            pt="A Lei federal 15.271/2025 volta a admitir cessão e sucessão da outorga; aqui só se aplicou a lei "
            "municipal.",
            en="Federal Law 15.271/2025 again admits assignment and succession of permits; only the municipal law was "
            "applied here.",
            when=date >= day("2025-11-27"),
        ),
    ),
)
