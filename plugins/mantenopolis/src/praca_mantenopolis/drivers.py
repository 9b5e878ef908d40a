"""May this person be registered as a holder's auxiliary? Arts. 10, I, 26 and 27.

Art. 27, § 3º, asks of an auxiliary what the law asks of a holder's person; the car is the holder's.
"""

from __future__ import annotations

from praca import TRUE, Standard, chapter, date, discretion, driver, happened, months, note, value
from praca_mantenopolis.personal_papers import OTHER_CRIMES, PERSONAL_PAPERS
from praca_mantenopolis.readings import AUXILIARY_WAIT

need = chapter("mantenopolis.driver")

exceptional = driver.swap_reason.one_of("resignation", "death", "force_majeure")
# The reason is that of the predecessor's leaving, unless this driver was revoked: then it is that of the revocation.
revoked_before = happened(driver.revoked_on)
third_change = driver.swaps_this_year >= 2
predecessor_left_by_exception = exceptional & ~revoked_before

DRIVER = Standard(
    requirements=(
        *PERSONAL_PAPERS["driver"],
        need(
            "residence",
            "art. 26",
            "art. 27, § 3º",
            pt="O auxiliar mora no Município.",
            en="The auxiliary lives in the town.",
            holds=driver.residence.is_here(),
        ),
        need(
            "only_auxiliary",
            "art. 27",
            pt="O taxista não tem outro auxiliar.",
            en="The holder has no other auxiliary.",
            holds=driver.holder_auxiliaries == 0,
        ),
        need(
            "only_vehicle",
            "art. 27",
            pt="O auxiliar se vincula a um só veículo.",
            en="The auxiliary is linked to one vehicle only.",
            holds=driver.linked_vehicles <= 1,
        ),
        need(
            "changes",
            "art. 27, § 2º",
            pt="No ano houve menos de duas trocas de auxiliar.",
            en="There were fewer than two changes of auxiliary in the year.",
            holds=~third_change,
            unless=predecessor_left_by_exception,
        ),
        need(
            "wait",
            "art. 27, § 2º",
            pt="Passaram doze meses desde a revogação da autorização do auxiliar.",
            en="Twelve months have passed since the auxiliary's authorization was revoked.",
            holds=date > driver.revoked_on + months(12),
            only_if=revoked_before & AUXILIARY_WAIT.case(exception_only=exceptional, every_revocation=TRUE),
        ),
    ),
    values=(
        value(
            "max_auxiliaries",
            "art. 27",
            pt="auxiliares que o taxista pode cadastrar",
            en="auxiliaries that the holder may register",
            is_=1,
        ),
    ),
    discretion=(
        OTHER_CRIMES["driver"],
        discretion(
            "mantenopolis.driver.further_change",
            "art. 27, § 2º",
            pt="Provado o motivo alheio ao taxista, o Executivo decide sobre mais uma troca no ano.",
            en="Once a reason beyond the holder's control is proved, the Executive decides on a further change.",
            authority="executive",
            options=("allow", "refuse"),
            when=third_change & predecessor_left_by_exception,
        ),
    ),
    notes=(
        note(
            "mantenopolis.driver.registration_first",
            "text",
            "art. 26",
            pt="Só dirige o táxi depois de inscrito no cadastro municipal.",
            en="May drive the taxi only once registered with the town.",
            when=~driver.registered,
        ),
        note(
            "mantenopolis.driver.licence_expired",
            "federal",
            pt="A habilitação está vencida; esta lei nada diz disso, o Código de Trânsito sim.",
            en="The driving licence has expired; this law says nothing about it, the federal traffic code does.",
            when=driver.licence.valid_until < date,
        ),
        note(
            "mantenopolis.driver.paid_activity",
            "federal",
            pt="A habilitação não traz a observação de atividade remunerada, que a lei federal pede e esta não.",
            en="The licence lacks the remark of paid activity, which federal law asks for and this law does not.",
            when=~driver.licence.paid_activity,
        ),
    ),
)
