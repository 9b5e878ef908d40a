"""The ambiguities of Lei Municipal nº 624/2009 of Cotriguaçu-MT, with the default of each.

Source: the text of the law. Defaults follow one policy: requirements literally, sanctions strictly, remedies
and terms of the citizen widely, the special rule over the general one. Where a reading rests on law outside the
statute, its text names that law.
"""

from __future__ import annotations

from praca_cotriguacu.readings_service import (
    ABANDONMENT_CAUSE,
    ASSISTANCE_DOG,
    COMMERCIAL_HOUR,
    COMPANY_MINIMUM,
    DEADLINE_ROLL,
    DISCOUNT,
    NEW_STAND,
    NIGHT_FARE,
    OUTSIDER_FINE,
    PAYMENT_START,
    RECIDIVISM_SCOPE,
    RECIDIVISM_WINDOW,
)
from praca_cotriguacu.readings_titles import (
    AUXILIARY_DRIVER,
    COMPANY_DRIVER_LICENCE,
    CRIMINAL_RECORD,
    EXTENSION,
    EXTINCTION_FLOOR,
    LICENCE_VALIDITY,
    OTHER_ACTIVITY,
    PASSENGER_COUNT,
    PREVIOUS_CANCELLATION,
    RENEWAL_EXTINCTION,
    RENEWAL_FINE,
    RESIDENCE_PROOF,
    SINGLE_VEHICLE,
    VEHICLE_AGE,
)

READINGS = (
    RENEWAL_EXTINCTION,
    LICENCE_VALIDITY,
    EXTINCTION_FLOOR,
    EXTENSION,
    RENEWAL_FINE,
    PREVIOUS_CANCELLATION,
    VEHICLE_AGE,
    RESIDENCE_PROOF,
    SINGLE_VEHICLE,
    CRIMINAL_RECORD,
    OTHER_ACTIVITY,
    COMPANY_DRIVER_LICENCE,
    AUXILIARY_DRIVER,
    PASSENGER_COUNT,
    COMPANY_MINIMUM,
    ABANDONMENT_CAUSE,
    NEW_STAND,
    NIGHT_FARE,
    COMMERCIAL_HOUR,
    DISCOUNT,
    ASSISTANCE_DOG,
    RECIDIVISM_SCOPE,
    RECIDIVISM_WINDOW,
    OUTSIDER_FINE,
    DEADLINE_ROLL,
    PAYMENT_START,
)
