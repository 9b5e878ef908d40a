"""May this person, other than the holder, be registered as driver? Arts. 13, 14, V, 14, § 2º and 29, X.

Not being registered yet decides nothing here: driving unregistered is an infraction, which `penalty` answers.
"""

from __future__ import annotations

from praca import FALSE, TRUE, Standard, chapter, date, driver, given, holder, note, transfer, value, when
from praca_cotriguacu.readings_titles import AUXILIARY_DRIVER, COMPANY_DRIVER_LICENCE

need = chapter("cotriguacu.driver")

# The case may name the holder's kind with the driver or with the holder; if with neither, it is asked of the driver.
named_with_holder = given(holder.kind) & ~given(driver.holder_kind)
holder_kind = when(named_with_holder, holder.kind, driver.holder_kind)
of_company = holder_kind == "company"
of_person = holder_kind == "person"

categories = driver.licence.categories
declared_disability = (
    transfer.cause.one_of("temporary_disability", "permanent_disability") & transfer.disability_declared
)
admitted_auxiliary = AUXILIARY_DRIVER.case(owner_only=FALSE, registered_auxiliary=driver.role == "auxiliary")

DRIVER = Standard(
    requirements=(
        need(
            "drives_for_company",
            "art. 13",
            pt="O carro da pessoa física só o dono dirige; o da empresa, os motoristas que ela inscreve.",
            en="A natural person's car is driven by its owner only; a company's by the drivers it registers.",
            holds=of_company | admitted_auxiliary,
            only_if=driver.role != "substitute",
            unless=driver.role == "heir",
            unless_cites=("art. 14, V",),
        ),
        need(
            "substitute",
            "art. 13",
            "art. 14, § 2º",
            pt="O substituto do dono pede invalidez ou incapacidade declarada pela previdência.",
            en="The owner's substitute needs a disability declared by social security.",
            holds=of_company | declared_disability,
            only_if=driver.role == "substitute",
        ),
        need(
            "licence_category",
            "art. 6º, II",
            "art. 11, I, a",
            "art. 13",
            pt="O motorista da empresa é habilitado como a lei exige.",
            en="The company's driver is licensed as the law asks.",
            holds=COMPANY_DRIVER_LICENCE.case(
                no_test=TRUE, c_d_e=categories.has("C") | categories.has("D") | categories.has("E")
            ),
            only_if=of_company,
        ),
        need(
            "status",
            "art. 29, X",
            pt="O condutor não está suspenso nem teve o registro cassado.",
            en="The driver is neither suspended nor has had the registration revoked.",
            holds=driver.status == "active",
        ),
    ),
    values=(
        value(
            "max_auxiliaries",
            "art. 13",
            pt="quantos motoristas auxiliares a pessoa física pode ter",
            en="how many auxiliary drivers a natural person may have",
            is_=0,
            only_if=AUXILIARY_DRIVER.case(owner_only=of_person, registered_auxiliary=FALSE),
        ),
    ),
    notes=(
        note(
            "cotriguacu.driver.federal_auxiliary",
            "federal",
            pt="A Lei federal 12.468/2011 conhece o taxista auxiliar; o art. 13 desta lei não. Consulte um jurista.",
            en="Federal Lei 12.468/2011 knows the auxiliary taxi driver; art. 13 of this law does not. Ask a jurist.",
            when=of_person & (driver.role == "auxiliary"),
        ),
        note(
            "cotriguacu.driver.company_licence",
            "doubt",
            "art. 6º, II",
            "art. 13",
            pt="A lei não diz que categoria de habilitação tem o motorista da empresa.",
            en="The law does not say which licence category a company's driver holds.",
            when=of_company,
        ),
        note(
            "cotriguacu.driver.licence_expired",
            "federal",
            pt="A habilitação está vencida; esta lei nada diz disso, o Código de Trânsito sim.",
            en="The driving licence has expired; this law says nothing about it, the federal traffic code does.",
            when=driver.licence.valid_until < date,
        ),
        note(
            "cotriguacu.driver.register_first",
            "text",
            "art. 13",
            "art. 29, X",
            pt="Enquanto não for inscrito, não pode dirigir o táxi.",
            en="Until registered, this person may not drive the taxi.",
            when=~driver.registered,
        ),
        note(
            "cotriguacu.driver.new_licence",
            "text",
            "art. 14, § 2º",
            pt="O substituto pede novo alvará, sem taxa de transferência, e dirige enquanto durar a invalidez.",
            en="The substitute needs a new licence, free of the transfer fee, and drives while the disability lasts.",
            when=of_person & (driver.role == "substitute") & declared_disability,
        ),
    ),
)
