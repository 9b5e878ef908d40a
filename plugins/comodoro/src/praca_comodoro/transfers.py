"""May the authorization pass to somebody else? Art. 8º of Comodoro-MT's law of 18 November 2025."""

from __future__ import annotations

from praca import Standard, chapter, date, day, note, silence, transfer

need = chapter("comodoro.transfer")

company_change = transfer.cause.one_of("merger", "succession", "incorporation")
same_holder = transfer.cause == "rural_to_urban"


TRANSFER = Standard(
    requirements=(
        need(
            "intransferable",
            "art. 8º",
            pt="A autorização fica com quem a recebeu: nenhuma causa a passa a outra pessoa, nem a morte.",
            en="The authorization stays with whoever received it: no cause, not even death, moves it to somebody else.",
            holds=company_change | same_holder,
        ),
    ),
    silences=(
        silence(
            "comodoro.transfer.company_change",
            "art. 8º",
            pt="A lei não trata da fusão, da incorporação nem da sucessão da empresa autorizada.",
            en="The law does not deal with the merger, incorporation or succession of an authorized company.",
            when=company_change,
        ),
        silence(
            "comodoro.transfer.same_holder",
            "art. 8º",
            "art. 32",
            pt="A lei não separa autorizações rurais de urbanas, e mudar de área não passa o título a outra pessoa.",
            en="The law knows no rural or urban authorizations, and a change of area moves none to another person.",
            when=same_holder,
        ),
    ),
    notes=(
        note(
            "federal.adi-5337",
            "federal",
            pt="O art. 8º invoca a ADI 5337, em que o Supremo julgou as regras federais que admitiam a transferência.",
            en="Art. 8º invokes ADI 5337, in which the Supreme Court judged the federal rules that admitted transfers.",
        ),
        note(
            "federal.lei-15271",
            "federal",
            pt="A Lei federal 15.271/2025, nove dias posterior, volta a admitir cessão e sucessão da outorga; aqui só "
            "se aplicou a lei municipal.",
            en="Federal Law 15.271/2025, nine days younger, again admits assignment and succession of the permit; only "
            "the municipal law was applied here.",
            when=date >= day("2025-11-27"),
        ),
    ),
)
