"""Is there room for another authorization? Arts. 3º, § 1º, 30 and 32 of Comodoro-MT's law of 18 November 2025.

``max_per_company`` serves the chapter on eligibility too.
"""

from __future__ import annotations

from praca import Standard, chapter, later_of, note, town, value
from praca_comodoro.readings import COMPANY_CEILING_BASE, COMPANY_CEILING_ROUNDING

need = chapter("comodoro.quota")

FIXED = 18
POPULATION_2022 = 18238

# Only whole groups of 2,000 above the census add one, and a shrinking town loses none.
max_permits = FIXED + later_of(0, (town.population - POPULATION_2022) // 2000)
vacancies = later_of(0, max_permits - town.active_permits)
base = COMPANY_CEILING_BASE.case(legal_maximum=max_permits, in_circulation=town.active_permits)
max_per_company = COMPANY_CEILING_ROUNDING.case(floor=base // 10, nearest=(base + 5) // 10)


QUOTA = Standard(
    requirements=(
        need(
            "room",
            "art. 32",
            "art. 32, parágrafo único",
            pt="Há menos autorizações em uso do que o máximo legal.",
            en="Fewer authorizations are in use than the legal maximum.",
            # The fixed number is there whatever the population.
            holds=(town.active_permits < FIXED) | (town.active_permits < max_permits),
        ),
    ),
    values=(
        value(
            "max_permits",
            "art. 32",
            "art. 32, parágrafo único",
            pt="número máximo de autorizações",
            en="maximum number of authorizations",
            is_=max_permits,
        ),
        value(
            "vacancies",
            "art. 32",
            "art. 30, parágrafo único",
            pt="vagas a oferecer em edital",
            en="vacancies to be offered in a call",
            is_=vacancies,
        ),
        value(
            "max_per_company",
            "art. 3º, § 1º",
            "art. 32",
            pt="máximo de táxis de uma empresa",
            en="most taxis that one company may have",
            is_=max_per_company,
        ),
    ),
    notes=(
        note(
            "comodoro.quota.call",
            "text",
            "art. 30, parágrafo único",
            pt="Havendo vaga, o Município deve publicar edital de seleção; a lei não fixa prazo para isso.",
            en="Where there is a vacancy the municipality must publish a call for candidates; no time limit is set.",
            when=vacancies > 0,
        ),
        note(
            "comodoro.quota.acquired",
            "text",
            "art. 32",
            pt="Quem já operava conserva a autorização acima do máximo; a lei não manda reduzir o número.",
            en="Whoever was already operating keeps an authorization above the maximum; the law orders no reduction.",
            when=town.active_permits > max_permits,
        ),
        note(
            "comodoro.quota.population",
            "assumption",
            "art. 32, parágrafo único",
            pt="A lei não diz se a população nova é a do próximo censo ou a estimada; usou-se a informada.",
            en="The law does not say whether a new population is that of the next census or an estimate; the one given "
            "was used.",
            when=town.population != POPULATION_2022,
        ),
    ),
)
