"""Is there room for another permit? Arts. 4º and 5º."""

from __future__ import annotations

from praca import Standard, chapter, discretion, later_of, note, town, value, when

need = chapter("ipiranga.quota")

INHABITANTS_PER_TAXI = 1000

# Complete thousands only, and rural taxis count like urban ones.
max_permits = town.population // INHABITANTS_PER_TAXI
# Without a complete thousand there is no place, however many permits are active.
room = (max_permits >= 1) & (town.active_permits < max_permits)

QUOTA = Standard(
    requirements=(
        need(
            "room",
            "art. 4º",
            pt="Há menos táxis licenciados do que um para cada mil habitantes.",
            en="There are fewer licensed taxis than one for every thousand inhabitants.",
            holds=room,
        ),
    ),
    values=(
        value(
            "max_permits",
            "art. 4º",
            pt="número máximo de permissões, urbanas e rurais",
            en="maximum number of permits, urban and rural",
            is_=max_permits,
        ),
        value(
            "vacancies",
            "art. 4º",
            "art. 5º, § 1º, I",
            pt="vagas",
            en="places left",
            is_=when(max_permits >= 1, later_of(0, max_permits - town.active_permits), 0),
        ),
    ),
    discretion=(
        discretion(
            "ipiranga.quota.grant",
            "art. 4º, § 1º",
            "art. 5º",
            pt="Havendo vaga, o Município decide pela necessidade e pelo interesse público se abre novas permissões.",
            en="Where there is room, the municipality decides by need and public interest whether to open new permits.",
            authority="executive",
            options=("grant", "refuse"),
            after=("ipiranga.quota.room",),
        ),
    ),
    notes=(
        note(
            "ipiranga.quota.call",
            "text",
            "art. 5º",
            "art. 5º, § 1º",
            pt="Novas permissões pedem estudo, decreto e edital do Executivo; a lei não fixa prazo para isso.",
            en="New permits ask for a study, a decree and a call by the Executive; the law sets no time limit.",
            when=room,
        ),
        note(
            "ipiranga.quota.profitability",
            "power",
            "art. 4º",
            pt="Mesmo com vaga, a autoridade respeita a rentabilidade do serviço, que a lei não mede.",
            en="Even with room the authority minds the profitability of the service, for which the law has no measure.",
            when=room,
        ),
        note(
            "ipiranga.quota.excess",
            "text",
            "art. 4º",
            pt="Há mais permissões do que o limite; a lei não manda reduzir o número.",
            en="There are more permits than the limit; the law orders no reduction.",
            when=town.active_permits > max_permits,
        ),
        note(
            "ipiranga.quota.population",
            "assumption",
            "art. 4º",
            pt="A lei não diz se a população é a do censo ou a estimada; usou-se a informada.",
            en="The law does not say whether the population is that of the census or an estimate; the one given was "
            "used.",
            when=town.population >= 0,
        ),
    ),
)
