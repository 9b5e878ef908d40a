"""Is there room for another authorization? Art. 22, §§ 2º and 3º."""

from __future__ import annotations

from praca import Standard, chapter, discretion, later_of, note, town, value
from praca_mantenopolis.readings import GRANT

need = chapter("mantenopolis.quota")

INHABITANTS_PER_TAXI = 500

# Whole groups of 500 only: what is limited to one in 500 is not reached by a part of them.
max_permits = town.population // INHABITANTS_PER_TAXI
room = town.active_permits < max_permits

QUOTA = Standard(
    requirements=(
        need(
            "room",
            "art. 22, § 2º",
            "art. 22, § 3º",
            pt="Há menos autorizações ativas do que uma para cada 500 habitantes.",
            en="There are fewer active authorizations than one for every 500 inhabitants.",
            holds=room,
        ),
    ),
    values=(
        value(
            "max_permits",
            "art. 22, § 2º",
            "art. 22, § 3º",
            pt="número máximo de autorizações",
            en="maximum number of authorizations",
            is_=max_permits,
        ),
        value(
            "vacancies",
            "art. 22, § 2º",
            pt="vagas",
            en="places left",
            is_=later_of(0, max_permits - town.active_permits),
        ),
    ),
    discretion=(
        discretion(
            "mantenopolis.quota.grant",
            "art. 4º, IV",
            "art. 22",
            pt="Havendo vaga, outorgar ou não é decisão do Prefeito.",
            en="Where there is room, to grant or not is for the Mayor to decide.",
            authority="mayor",
            options=("grant", "refuse"),
            when=GRANT.is_("discretionary"),
            after=("mantenopolis.quota.room",),
        ),
    ),
    notes=(
        note(
            "mantenopolis.quota.no_right",
            "power",
            "art. 4º, IV",
            "art. 22",
            pt="Haver vaga não dá direito à autorização: a outorga é ato discricionário, homologado pelo Prefeito.",
            en="Room gives no right to an authorization: the grant is a discretionary act, ratified by the Mayor.",
            when=room,
        ),
        note(
            "mantenopolis.quota.acquired",
            "text",
            "art. 22, § 2º",
            pt="As autorizações anteriores à lei ficam, ainda que passem do limite; a lei não manda reduzir o número.",
            en="Authorizations older than the law stay even beyond the limit; the law orders no reduction.",
            when=town.active_permits > max_permits,
        ),
        note(
            "mantenopolis.quota.population",
            "assumption",
            "art. 22, § 3º",
            pt="A população é a do IBGE; a lei não diz se a do censo ou a estimada. Usou-se a informada.",
            en="The population is the IBGE's; whether census or estimate is not said. The one given was used.",
        ),
    ),
)
