# ruff: noqa: PLR2004 - the figures of an invented law
"""Random requirements over the facts of a vehicle, for the property tests of readers (needs hypothesis).

``exact_conditions`` hold only conditions on single facts whose possible values can be listed: there a reader must find
exactly what trying every completion finds.  ``any_conditions`` add sums, choices between figures, dates and documents:
there a reader may leave open what a person would close, and never close what is open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from praca.language import Text
from praca.law import Law, Municipality
from praca.rules.arithmetic import earlier_of, later_of, number, table, when
from praca.rules.dates import date, day, days, last_day_of, months, year, years
from praca.rules.presence import happened
from praca.rules.readings import Option, Reading
from praca.rules.roots import vehicle
from praca.rules.standard import Requirement, Standard, chapter
from praca.rules.term import FALSE, TRUE
from praca.rules.wordings import as_worded
from praca.statute.loading import statute_from

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from praca.rules.term import Term
    from praca.statute.statute import Statute

READING = Reading(
    id="exemplo.choice",
    cites=("art. 1º",),
    question=Text("Qual?", "Which?"),
    options=(Option("first", Text("uma", "one")), Option("second", Text("outra", "another"))),
    reason=Text("Inventado.", "Invented."),
)
MUNICIPALITY = Municipality("exemplo", "9999999", "Exemplo", "MT")
_need = chapter("exemplo.vehicle")

_EXACT: list[Term] = [
    vehicle.airbags,
    vehicle.tailgate,
    vehicle.roadworthy,
    vehicle.hygiene == "good",
    vehicle.condition == "good",
    vehicle.condition.one_of("perfect", "good"),
    vehicle.service_area == "urban",
    vehicle.shields_on_front_doors == 1,
    vehicle.shields_on_front_doors <= 1,
    vehicle.shields_on_front_doors >= 2,
    vehicle.equipment.has("roof_light"),
    vehicle.equipment.has("taximeter"),
]
_MORE: list[Term] = [
    vehicle.seats + number(vehicle.airbags) <= 5,
    vehicle.side_doors + number(vehicle.tailgate) * 2 >= when(vehicle.hygiene == "good", 4, 5),
    vehicle.seats <= READING.case(first=5, second=when(vehicle.roadworthy, 6, 7)),
    year(date) - vehicle.manufacture_year <= 5,
    date <= vehicle.first_registered + months(6),
    date <= later_of(last_day_of(vehicle.manufacture_year + 3), day("2020-06-30")),
    earlier_of(vehicle.first_registered, vehicle.taxi_since) <= day("2018-01-01") + years(2),
    happened(vehicle.replaced_on),
    vehicle.replaced_on <= date - days(30),
    vehicle.persons_on_board * 2 < vehicle.seats + 3,
    vehicle.seats // vehicle.shields_on_front_doors < 3,
    table(vehicle.service_area, {"urban": 4, "rural": 7}) >= vehicle.seats,
    vehicle.documents.vehicle_tax,
    vehicle.documents.mechanical_report.with_(younger=days(90), count=2),
    vehicle.registered_in.is_here(),
    vehicle.stripe.width_cm >= 15,
    as_worded("art. 2º", vehicle.airbags, read_back=READING.is_("second")),
    READING.is_("second"),
]


def statute(name: str = "exemplo") -> Statute:
    """An invented statute; the first wording of art. 2º is lost until 2018, art. 3º ended in 2022."""
    acts = [
        {"id": f"lei-{number}", "title": f"Lei nº {number}, de 1º de janeiro de {year}", "signed": f"{year}-01-01"}
        for number, year in ((1, 2010), (2, 2018), (3, 2022))
    ]
    wordings: dict[str, list[dict[str, Any]]] = {
        "art. 1º": [{"from": "lei-1"}],
        "art. 2º": [{"from": "lei-1", "until": "lei-2", "known": False}, {"from": "lei-2"}],
        "art. 3º": [{"from": "lei-1", "until": "lei-3"}],
    }
    provisions = [
        {"id": citation, "pt": "Inventado.", "en": "Invented.", "class": "computable", "questions": ["vehicle"]}
        | {"wordings": spans}
        for citation, spans in wordings.items()
    ]
    return statute_from(
        {
            "law": {"act": "Lei Municipal nº 1, de 1º de janeiro de 2010"},
            "acts": [act | {"signed": day(act["signed"]), "in_force": day(act["signed"])} for act in acts],
            "provisions": provisions,
        },
        name,
    )


def law_of(standard: Standard) -> Law:
    """A law of an invented town that has this standard for vehicles."""
    return Law(MUNICIPALITY, statute(), {READING.id: READING}, "exemplo 1.0", standards={"vehicle": standard})


def exact_conditions() -> SearchStrategy[Term]:
    """Conditions built with and, or, not and choices from those on single facts."""
    return _joined(st.sampled_from(_EXACT))


def any_conditions() -> SearchStrategy[Term]:
    """Conditions built from every operator."""
    return _joined(st.sampled_from([*_EXACT, *_MORE]))


def _joined(atoms: SearchStrategy[Term]) -> SearchStrategy[Term]:
    def more(inner: SearchStrategy[Term]) -> SearchStrategy[Term]:
        return st.one_of(
            st.builds(lambda a, b: a & b, inner, inner),
            st.builds(lambda a, b: a | b, inner, inner),
            st.builds(lambda a: ~a, inner),
            st.builds(when, inner, inner, inner),
            st.builds(lambda a, b: READING.case(first=a, second=b), inner, inner),
        )

    return st.recursive(atoms, more, max_leaves=5)


def requirements(conditions: SearchStrategy[Term], most: int = 4) -> SearchStrategy[tuple[Requirement, ...]]:
    """Up to ``most`` requirements, some with a condition or an exception, of any effect."""
    one = st.fixed_dictionaries(
        {
            "holds": conditions,
            "only_if": st.one_of(st.just(TRUE), conditions),
            "unless": st.one_of(st.just(FALSE), conditions),
            "effect": st.sampled_from(["bars", "bars", "bars", "duty", "ground"]),
            "bars_if": st.one_of(st.just(FALSE), conditions),
            "cite": st.sampled_from(["art. 1º", "art. 2º", "art. 3º"]),
        }
    )
    return st.lists(one, min_size=1, max_size=most).map(
        lambda parts: tuple(
            _need(f"r{index}", part.pop("cite"), pt="Inventado.", en="Invented.", **part)
            for index, part in enumerate(dict(one) for one in parts)
        )
    )
