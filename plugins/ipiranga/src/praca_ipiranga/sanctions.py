"""What follows from an infraction: the general clause of arts. 20 to 22, and the rules that go before it.

Warning, fine and precautionary measures are for the municipal authority, suspension and cassation as penalties for the
Executive (arts. 21, 22, § 5º and 23).  A cassation "according to gravity" has no criterion and is no clause here.
"""

from __future__ import annotations

from praca import (
    TRUE,
    Clause,
    Term,
    act,
    given,
    infraction,
    last_day_of,
    sanction,
    table,
    vehicle,
    when,
    year,
)
from praca_ipiranga.readings import OVERDUE_INSPECTION_SUSPENSION
from praca_ipiranga.readings_sanctions import DRIVER_ACTS, INITIAL_FINE, SPECIAL_RECIDIVISM
from praca_ipiranga.recidivism import again, again_special, primary

UNIT = "UFM"
LEAST = 1
DOUBLED = 2
MOST = 3
MOST_FOR_DRESS_OR_PRICE = 5

# Whoever is not identified drives under the holder's responsibility (art. 13, § 3º).
offender = table(
    act.offender,
    {"auxiliary": "driver", "employee": "driver", "company_driver": "driver", "outsider": "outsider"},
    "holder",
)
has_permit = act.offender != "outsider"
own_act = act.offender == "holder"
bound = has_permit & (own_act | DRIVER_ACTS.is_("holder_answers"))
left_to_authority = has_permit & ~own_act & DRIVER_ACTS.is_("authority_decides")

adds = SPECIAL_RECIDIVISM.is_("adds")
first_special = ~again & (~again_special | adds)
doubled_special = again & adds

written_abuse = (infraction.complaint == "written") & (infraction.complaint_by == "user") & infraction.complaint_proven


def first_fine(*cites: str, most: int, if_: Term) -> tuple[Clause, ...]:
    """The initial fine, which the authority must (or, under the other reading, need not) keep to the least degree."""
    return (
        sanction(
            "fine",
            *cites,
            "art. 22, § 2º",
            "art. 22, § 1º",
            when=if_ & INITIAL_FINE.is_("minimum"),
            amount=LEAST,
            unit=UNIT,
            for_=offender,
            authority="municipal_authority",
        ),
        sanction(
            "fine",
            *cites,
            "art. 22, § 1º",
            when=if_ & INITIAL_FINE.is_("authority_grades"),
            low=LEAST,
            high=most,
            unit=UNIT,
            for_=offender,
            authority="municipal_authority",
        ),
    )


def doubled_fine(*cites: str, if_: Term) -> Clause:
    """The fine of a recidivist: twice the least degree, and never more."""
    return sanction(
        "fine",
        "art. 22, § 3º",
        *cites,
        when=if_,
        amount=DOUBLED,
        unit=UNIT,
        for_=offender,
        authority="municipal_authority",
    )


def warning(if_: Term) -> Clause:
    """The written warning into which a primary offender's fine may be turned."""
    return sanction(
        "warning",
        "art. 21",
        "art. 20, I",
        when=if_,
        force="discretionary",
        instead_of="fine",
        for_=offender,
        authority="municipal_authority",
    )


def cassation(*cites: str, if_: Term) -> Clause:
    """The loss of the permit that the law itself orders."""
    return sanction("revocation", *cites, "art. 20, IV", "art. 23", when=if_, for_="holder", authority="executive")


def cassation_left_open(*cites: str, if_: Term) -> Clause:
    """The loss of the permit that the Executive may order."""
    return sanction(
        "revocation",
        *cites,
        "art. 20, IV",
        "art. 23",
        when=if_,
        force="discretionary",
        for_="holder",
        authority="executive",
    )


# Where the case's vehicle is known to have no taximeter there is nothing to seal.
to_seal = when(given(vehicle.equipment.has("taximeter")), vehicle.equipment.has("taximeter"), TRUE)


def seal(if_: Term) -> Clause:
    """The seal on the taximeter beside a suspension that the law itself orders."""
    return sanction("seal", "art. 27", when=if_, until="new_inspection", for_="holder", authority="municipal_authority")


GENERAL_CLAUSE = (
    *first_fine("art. 20, II", most=MOST, if_=~again),
    doubled_fine("art. 20, II", if_=again),
    warning(primary(again)),
)

ARRIVAL_ORDER = (
    *first_fine("art. 9º, parágrafo único", most=MOST, if_=first_special),
    doubled_fine("art. 9º, parágrafo único", if_=doubled_special),
    warning(primary(again_special)),
    sanction(
        "suspension",
        "art. 9º, parágrafo único",
        "art. 20, III",
        "art. 23",
        when=again_special & has_permit,
        one_of="suspension_or_revocation",
        for_="holder",
        authority="executive",
    ),
    sanction(
        "revocation",
        "art. 9º, parágrafo único",
        "art. 20, IV",
        "art. 23",
        when=again_special & has_permit,
        one_of="suspension_or_revocation",
        for_="holder",
        authority="executive",
    ),
)

DRESS = (
    *first_fine("art. 14, parágrafo único", most=MOST_FOR_DRESS_OR_PRICE, if_=infraction.found_on_site & first_special),
    doubled_fine("art. 14, parágrafo único", if_=infraction.found_on_site & doubled_special),
    warning(infraction.found_on_site & primary(again_special)),
    cassation("art. 14, parágrafo único", if_=infraction.found_on_site & again_special & bound),
    cassation_left_open("art. 14, parágrafo único", if_=infraction.found_on_site & again_special & left_to_authority),
)

# A complaint that is oral, of another, or unproven leaves the breach of the tariff to the general clause.
PRICE = (
    *first_fine("art. 20, II", most=MOST, if_=~written_abuse & ~again),
    doubled_fine("art. 20, II", if_=~written_abuse & again),
    sanction(
        "fine",
        "art. 19, § 2º",
        "art. 22, § 2º",
        when=written_abuse & first_special & INITIAL_FINE.is_("minimum"),
        amount=LEAST,
        unit=UNIT,
        force="discretionary",
        for_=offender,
        authority="municipal_authority",
    ),
    sanction(
        "fine",
        "art. 19, § 2º",
        when=written_abuse & first_special & INITIAL_FINE.is_("authority_grades"),
        low=LEAST,
        high=MOST_FOR_DRESS_OR_PRICE,
        unit=UNIT,
        force="discretionary",
        for_=offender,
        authority="municipal_authority",
    ),
    sanction(
        "fine",
        "art. 22, § 3º",
        "art. 19, § 2º",
        when=written_abuse & doubled_special,
        amount=DOUBLED,
        unit=UNIT,
        force="discretionary",
        for_=offender,
        authority="municipal_authority",
    ),
    warning(when(written_abuse, primary(again_special), primary(again))),
    cassation_left_open("art. 19, § 2º", if_=written_abuse & again_special & has_permit),
)

DRUNK = (
    cassation("art. 15, parágrafo único", if_=infraction.process_concluded & bound),
    cassation_left_open("art. 15, parágrafo único", if_=infraction.process_concluded & left_to_authority),
)

FALSE_DECLARATION = (cassation("art. 25", if_=TRUE),)

TAXIMETER_DEFECT = (
    *first_fine("art. 26, parágrafo único", most=MOST, if_=~again),
    doubled_fine("art. 26, parágrafo único", if_=again),
    warning(primary(again)),
    sanction("removal", "art. 26, parágrafo único", until="repair", for_="holder", authority="municipal_authority"),
    sanction(
        "suspension",
        "art. 26, parágrafo único",
        when=~infraction.wilful,
        until="repair",
        for_="holder",
        authority="municipal_authority",
    ),
    seal(~infraction.wilful & to_seal),
    cassation("art. 26, parágrafo único", if_=infraction.wilful),
)

UNFIT_VEHICLE = (
    *GENERAL_CLAUSE,
    sanction(
        "removal",
        "art. 24, parágrafo único",
        "art. 11, § 7º",
        force="discretionary",
        for_="holder",
        authority="municipal_authority",
    ),
)

INSPECTION_FAILED = (
    sanction("suspension", "art. 11, § 6º", until="new_inspection", for_="holder", authority="municipal_authority"),
    seal(to_seal),
)

INSPECTION_OVERDUE = (
    sanction(
        "suspension",
        "art. 11, § 8º",
        when=OVERDUE_INSPECTION_SUSPENSION.is_("until_regularised"),
        until="regularised",
        for_="holder",
        authority="municipal_authority",
    ),
    sanction(
        "suspension",
        "art. 11, § 8º",
        when=OVERDUE_INSPECTION_SUSPENSION.is_("whole_year"),
        days=last_day_of(year(act.date)) - act.date,
        for_="holder",
        authority="municipal_authority",
    ),
    seal(to_seal),
)
