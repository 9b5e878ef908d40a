"""May this person be authorized to run a taxi, or this entity keep an executive fleet? Arts. 3º, 4º, 10, 22, 23 and 28.

Whether there is a free place (art. 22, § 2º) is the question of the quota, and the car that of the vehicle.
"""

from __future__ import annotations

from praca import Standard, chapter, date, discretion, earlier_permit, holder, none, note, value, years
from praca_mantenopolis.personal_papers import OTHER_CRIMES, PERSONAL_PAPERS
from praca_mantenopolis.readings import FIVE_YEAR_BAR, FLEET_BASE, GRANT

need = chapter("mantenopolis.eligibility")

is_person = holder.kind == "person"
is_entity = holder.kind.one_of("cooperative", "association")

fifth_anniversary = earlier_permit.ended + years(5)
still_barred = FIVE_YEAR_BAR.case(
    through_anniversary=date <= fifth_anniversary, until_anniversary=date < fifth_anniversary
)
# Art. 3º, § 2º: a member counts for one entity only.
fleet_base = (
    FLEET_BASE.case(members=holder.members, permit_holders=holder.members_with_permit) - holder.counted_elsewhere
)

ELIGIBILITY = Standard(
    requirements=(
        need(
            "natural_person",
            "art. 3º",
            pt="Só pessoa física recebe autorização; cooperativa ou associação apenas mantém frota executiva.",
            en="Only a natural person is authorized; a cooperative or association may only keep an executive fleet.",
            holds=is_person | is_entity,
        ),
        need(
            "self_employed",
            "art. 3º",
            "art. 4º, V",
            pt="A pessoa é motorista profissional autônoma.",
            en="The person is a self-employed professional driver.",
            holds=holder.self_employed_driver,
            only_if=is_person,
        ),
        need(
            "residence",
            "art. 3º",
            "art. 26",
            pt="A pessoa mora no Município.",
            en="The person lives in the town.",
            holds=holder.residence.is_here(),
            only_if=is_person,
        ),
        need(
            "fleet_limit",
            "art. 3º, § 1º, II",
            "art. 3º, § 2º",
            pt="A frota executiva não passa de um décimo dos membros que contam.",
            en="The executive fleet is at most a tenth of the members that count.",
            holds=holder.executive_vehicles <= fleet_base // 10,
            only_if=is_entity,
        ),
        need(
            "authorized_members",
            "art. 3º, § 1º, III",
            pt="A entidade tem ao menos vinte membros autorizados como taxistas.",
            en="The entity has at least twenty members authorized as taxi drivers.",
            holds=holder.members_with_permit >= 20,
            only_if=is_entity,
        ),
        need(
            "own_parking",
            "art. 3º, § 1º, IV",
            pt="A entidade tem lugar aprovado onde cabe a frota.",
            en="The entity has an approved place that holds the fleet.",
            holds=holder.own_parking,
            only_if=is_entity,
        ),
        need(
            "owner",
            "art. 4º, V",
            "art. 5º, I",
            pt="A pessoa é dona do carro, ainda que o pague a prazo.",
            en="The person owns the car, even while still paying for it.",
            holds=holder.vehicle.link.one_of("owned", "financed")
            & holder.vehicle.owner_is_holder
            & (holder.vehicles_owned >= 1),
            only_if=is_person,
        ),
        *PERSONAL_PAPERS["eligibility"],
        need(
            "single_permit",
            "art. 22, § 4º",
            "art. 4º, V",
            pt="A pessoa não tem outra autorização de táxi.",
            en="The person holds no other taxi authorization.",
            holds=holder.permits_held == 0,
            only_if=is_person,
        ),
        need(
            "returned_permit",
            "art. 23, parágrafo único",
            pt="Passaram cinco anos desde que a pessoa devolveu uma autorização.",
            en="Five years have passed since the person gave an authorization back.",
            holds=none(earlier_permit, still_barred, where=earlier_permit.how == "requested"),
            only_if=is_person,
        ),
        need(
            "retired",
            "art. 28",
            pt="A pessoa aposentada tem um auxiliar.",
            en="A retired person has an auxiliary.",
            holds=holder.auxiliaries >= 1,
            only_if=is_person & holder.retired,
        ),
        need(
            "sentence",
            "art. 38, XII",
            pt="A pessoa não cumpre pena, ou um juiz a autorizou a trabalhar.",
            en="The person is serving no sentence, or a judge has allowed the work.",
            holds=~holder.serving_sentence,
            only_if=is_person,
            unless=holder.judicial_work_permit,
        ),
        need(
            "revoked_permit",
            "art. 59, § 5º",
            pt="Passaram cinco anos desde que a autorização da pessoa foi cassada.",
            en="Five years have passed since the person's authorization was revoked.",
            holds=none(earlier_permit, still_barred, where=earlier_permit.how == "revoked"),
            only_if=is_person,
        ),
    ),
    values=(
        value(
            "max_auxiliaries",
            "art. 27",
            pt="auxiliares que o taxista pode cadastrar",
            en="auxiliaries that the holder may register",
            is_=1,
            only_if=is_person,
        ),
    ),
    discretion=(
        OTHER_CRIMES["eligibility"],
        discretion(
            "mantenopolis.eligibility.grant",
            "art. 4º, IV",
            "art. 22",
            pt="Cumpridos os requisitos, outorgar ou não é decisão do Prefeito.",
            en="With the requirements met, to grant or not is for the Mayor to decide.",
            authority="mayor",
            options=("grant", "refuse"),
            when=GRANT.is_("discretionary") & is_person,
        ),
    ),
    notes=(
        note(
            "mantenopolis.eligibility.no_right",
            "power",
            "art. 4º, IV",
            "art. 22",
            pt="Cumprir os requisitos não dá direito à autorização: a outorga é ato do Prefeito, se houver vaga.",
            en="Meeting the requirements gives no right: the grant is an act of the Mayor, if there is room.",
            when=GRANT.is_("eligible") & is_person,
        ),
        note(
            "mantenopolis.eligibility.fleet_registration",
            "assumption",
            "art. 3º, § 1º, I",
            pt="O cadastro da entidade, com a lista dos membros, não foi perguntado; confira-o com o Executivo.",
            en="The registration of the entity with its list of members was not asked; check it with the Executive.",
            when=is_entity,
        ),
        note(
            "mantenopolis.eligibility.licence_expired",
            "federal",
            pt="A habilitação está vencida; esta lei nada diz disso, o Código de Trânsito sim.",
            en="The driving licence has expired; this law says nothing about it, the federal traffic code does.",
            when=is_person & (holder.licence.valid_until < date),
        ),
        note(
            "mantenopolis.eligibility.paid_activity",
            "federal",
            pt="A habilitação não traz a observação de atividade remunerada, que a lei federal pede e esta não.",
            en="The licence lacks the remark of paid activity, which federal law asks for and this law does not.",
            when=is_person & ~holder.licence.paid_activity,
        ),
    ),
)
