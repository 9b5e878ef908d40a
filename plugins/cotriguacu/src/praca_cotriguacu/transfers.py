"""May the permission pass to this person? Arts. 14, 15 and 29, IX."""

from __future__ import annotations

from praca import FALSE, TRUE, Requirement, Standard, Term, chapter, discretion, given, note, transfer, value
from praca_cotriguacu.readings_service import COMPANY_MINIMUM

need = chapter("cotriguacu.transfer")

company_changes = transfer.cause.one_of("succession", "merger", "incorporation")
between_companies = transfer.cause == "company_to_company"
holder_died = transfer.cause.one_of("death", "inheritance")
to_family = transfer.to.one_of("spouse", "descendant", "heir")
to_outsider = transfer.to.one_of("third_party", "company")
past_the_heirs = holder_died & to_outsider
to_the_heirs = holder_died & to_family
disabled = transfer.cause == "permanent_disability"
admitted = company_changes | between_companies | holder_died | disabled

to_company = between_companies | (transfer.to == "company")


def eligible(name: str, provision: str, case: Term) -> Requirement:
    """Whoever receives the permission meets what the law asks of a holder; cited with the case of transfer."""
    return need(
        name,
        provision,
        "art. 6º",
        "art. 11",
        "art. 12",
        pt="Quem recebe a permissão cumpre os requisitos de permissionário.",
        en="Whoever receives the permission meets the requirements of a holder.",
        holds=transfer.transferee_eligible,
        only_if=case,
    )


TRANSFER = Standard(
    requirements=(
        need(
            "cause",
            "art. 14",
            "art. 29, IX",
            pt="A permissão só se transfere nos cinco casos da lei.",
            en="A permission is transferred in the five cases of the law only.",
            holds=admitted,
        ),
        need(
            "conditions_assumed",
            "art. 14",
            pt="Quem recebe a permissão se obriga a todas as condições originais.",
            en="Whoever receives the permission takes on all its original conditions.",
            holds=transfer.assumes_conditions,
            only_if=admitted,
        ),
        eligible("eligible_successor_company", "art. 14, I", company_changes),
        eligible("eligible_buyer", "art. 14, II", between_companies),
        need(
            "company_minimum",
            "art. 14, II",
            pt="A empresa que aliena mantém o número mínimo de veículos.",
            en="The company that hands over keeps the minimum number of vehicles.",
            holds=COMPANY_MINIMUM.case(vacuous=TRUE, impossible=FALSE),
            only_if=between_companies,
        ),
        need(
            "heirs_decline",
            "art. 14, III",
            pt="A viúva ou os herdeiros declaram que não querem exercer a profissão.",
            en="The widow or the heirs declare that they do not wish to work in the trade.",
            holds=transfer.heirs_decline,
            only_if=past_the_heirs,
        ),
        eligible("eligible_outsider", "art. 14, III", past_the_heirs),
        need(
            "disability_declared",
            "art. 14, IV",
            pt="A previdência declarou a invalidez ou incapacidade permanente.",
            en="Social security has declared the permanent disability.",
            holds=transfer.disability_declared,
            only_if=disabled,
        ),
        eligible("eligible_for_disabled", "art. 14, IV", disabled),
        eligible("eligible_heir", "art. 14, V", to_the_heirs),
        need(
            "consent",
            "art. 14, V",
            pt="O poder concedente aceita a transferência à viúva ou aos herdeiros.",
            en="The granting authority accepts the transfer to the widow or the heirs.",
            holds=transfer.authority_consents,
            only_if=to_the_heirs & given(transfer.authority_consents),
        ),
        need(
            "single_taxi_of_person",
            "art. 11, I",
            pt="A pessoa que recebe a permissão não tem outro táxi.",
            en="The person who receives the permission owns no other taxi.",
            holds=~transfer.transferee_owns_taxi,
            only_if=(holder_died | disabled) & ~to_company,
        ),
        need(
            "single_taxi_of_company",
            "art. 11, II, c",
            pt="A empresa que recebe a permissão não tem outro táxi.",
            en="The company that receives the permission owns no other taxi.",
            holds=~transfer.transferee_owns_taxi,
            only_if=(between_companies | holder_died | disabled) & to_company,
        ),
    ),
    discretion=(
        discretion(
            "cotriguacu.transfer.heirs",
            "art. 14, V",
            pt="A transferência à viúva ou aos herdeiros fica a critério exclusivo do poder concedente.",
            en="A transfer to the widow or the heirs is at the exclusive discretion of the granting authority.",
            authority="mayor",
            options=("grant", "refuse"),
            when=to_the_heirs & ~given(transfer.authority_consents),
            after=("cotriguacu.transfer.conditions_assumed", "cotriguacu.transfer.eligible_heir"),
        ),
    ),
    values=(
        value(
            "fee_exempt",
            "art. 14, § 1º",
            "art. 14, § 2º",
            pt="se a transferência, ou a troca do motorista por incapacidade, dispensa a taxa",
            en="whether the transfer, or the change of driver for a disability, is free of the fee",
            is_=to_the_heirs | (transfer.cause == "temporary_disability"),
        ),
    ),
    notes=(
        note(
            "federal.adi-5337",
            "federal",
            pt="O STF (ADI 5337) julgou inválida a transferência da outorga de táxi; os efeitos no tempo estão em "
            "discussão. Consulte um jurista.",
            en="The Supreme Court (ADI 5337) held transfers of taxi permits invalid; the effects in time are disputed. "
            "Ask a jurist.",
        ),
        note(
            "federal.lei-15271",
            "federal",
            pt="A Lei federal 15.271/2025 voltou a tratar da transferência da outorga de táxi. Consulte um jurista.",
            en="Federal Lei 15.271/2025 deals again with transfers of taxi permits. Ask a jurist.",
        ),
        note(
            "cotriguacu.transfer.papers",
            "text",
            "art. 15",
            "art. 15, parágrafo único",
            pt="A transferência cancela o termo antigo e expede outro; pede os papéis do art. 9º, o termo e as taxas.",
            en="A transfer cancels the old term and issues another; it takes the papers of art. 9º, the term and fees.",
            when=admitted,
        ),
        note(
            "cotriguacu.transfer.substitute",
            "text",
            "art. 14, § 2º",
            pt="Na incapacidade o titular não transfere: indica outro motorista enquanto ela durar.",
            en="In a temporary disability the holder does not transfer: he or she names another driver while it lasts.",
            when=transfer.cause == "temporary_disability",
        ),
        note(
            "cotriguacu.transfer.minimum_of_vehicles",
            "doubt",
            "art. 14, II",
            pt="A lei fala de um número mínimo de veículos e não fixa nenhum.",
            en="The law speaks of a minimum number of vehicles and sets none.",
            when=between_companies,
        ),
        note(
            "cotriguacu.transfer.merged_taxis",
            "doubt",
            "art. 14, I",
            "art. 11, II, c",
            pt="A empresa que resulta fica com mais de um táxi, e a lei só lhe deixa um. Consulte um jurista.",
            en="The resulting company has more than one taxi, and the law leaves it one only. Ask a jurist.",
            when=company_changes & transfer.transferee_owns_taxi,
        ),
        note(
            "cotriguacu.transfer.widower",
            "doubt",
            "art. 14, V",
            pt="A lei só fala em viúva e esposa; o viúvo e quem vivia em união estável contam do mesmo modo.",
            en="The law speaks of widow and wife only; the widower and the partner in a stable union count alike.",
            when=holder_died & (transfer.to == "spouse"),
        ),
    ),
)
