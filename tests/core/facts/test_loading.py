"""Files of cases: what is read, what is wrong in them, and where."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from praca.errors import CaseError, InputError
from praca.facts.loading import case_from, load_cases, read_cases
from praca.facts.problems import MOST_FAULTS, Problem
from praca.facts.state import NEVER
from praca.facts.vocabulary import CORE, Vocabulary

if TYPE_CHECKING:
    from pathlib import Path


def problems(text: str, vocabulary: Vocabulary | None = None) -> list[Problem]:
    """The problems of one case, given as the lines after its title."""
    loaded = read_cases(f"case: x\n{text}\n", vocabulary or CORE)
    assert bool(loaded.problems) != bool(loaded.cases)
    return list(loaded.problems)


def says(text: str) -> dict[str, str]:
    """Path -> message."""
    return {problem.path: problem.message.render("en") for problem in problems(text)}


def test_a_whole_file(cases_text: str) -> None:
    """Every part of the contract arrives as its class and type."""
    loaded = read_cases(cases_text, file="cases.yaml")
    assert [problem.render("en") for problem in loaded.problems] == []
    car, permit, breach, service = loaded.raise_problems()
    assert car.origin.line == 1
    assert (permit.origin.index, permit.origin.file) == (1, "cases.yaml")
    assert car.municipality == ("exemplo", "1234567", "7654321")
    assert car.holder is not None
    assert car.holder.vehicle == car.vehicle
    assert car.vehicle is not None
    assert car.vehicle.load_capacity_kg == Decimal("600.50")
    assert car.vehicle.equipment == {"roof_light": True, "taximeter": False}
    assert car.vehicle.persons_on_board is None
    assert car.vehicle.replaced_on is NEVER
    documents = car.holder.documents
    assert documents is not None
    assert documents["cpf"].conforms is True
    assert documents["photos"].present is False
    assert documents["medical_certificate"].issued == dt.date(2026, 5, 1)
    assert car.driver is not None
    assert car.driver.shift is not None
    assert (car.driver.shift.from_, car.driver.shift.to) == (dt.time(22, 30), dt.time(6, 0))
    town = car.town("exemplo")
    assert town is not None
    assert str((town.unit_values or {})["UFM"]) == "5.120"
    assert town.stand == "1"
    assert (town.stands or {})["1"].capacity == 4
    assert car.expect is not None
    assert car.expect["vehicle"]["values"] == {"replace_by": "2027-03-10"}
    assert permit.permit is not None
    assert permit.permit.renewal_requested is NEVER
    assert permit.permit.company_dissolved is False
    assert breach.infraction is not None
    assert [entry.by for entry in breach.infraction.history or ()] == ["same", "other"]
    assert [proceeding.id for proceeding in breach.proceedings or ()] == ["a", "b"]
    assert breach.proceedings is not None
    assert breach.proceedings[1].events == ()
    assert service.trip is not None
    assert service.trip.start == dt.datetime(2026, 6, 14, 22, 30)  # noqa: DTZ001 - local time of the town
    assert service.town("7654321", "other") == service.towns["7654321"]
    assert service.town("unheard_of") is None
    assert service.questions() == ("transfer", "fare", "refusal", "selection")


def test_one_case_several_documents_and_json(cases_text: str, tmp_path: Path) -> None:
    """All forms of a file, with marks and line ends of any system."""
    assert [case.title for case in read_cases("case: a\n---\ncase: b\n---\n- case: c\n").cases] == ["a", "b", "c"]
    assert [case.title for case in read_cases('[{"case": "a", "vehicle": {"seats": 5}}]').cases] == ["a"]
    path = tmp_path / "casos é.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + cases_text.replace("\n", "\r\n").encode())
    assert len(load_cases(path).cases) == 4
    assert load_cases(str(path)).cases[0].origin.file == str(path)


def test_streams(monkeypatch: pytest.MonkeyPatch, cases_text: str) -> None:
    """Text, bytes and standard input, whatever the encoding of the terminal."""
    assert len(load_cases(io.StringIO(cases_text)).cases) == 4
    assert len(load_cases(io.BytesIO(cases_text.encode())).cases) == 4
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("case: á".encode()), encoding="latin-1"))
    assert load_cases("-").cases[0].title == "á"
    with pytest.raises(InputError, match="not UTF-8"):
        load_cases(io.BytesIO(b"case: \xff"))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """No traceback for names, folders and closed streams."""
    with pytest.raises(InputError, match="no file"):
        load_cases(tmp_path / "none.yaml")
    with pytest.raises(InputError, match=r"folder|cannot be read"):
        load_cases(tmp_path)
    with pytest.raises(InputError):
        load_cases("a\0b")
    closed = io.StringIO("x")
    closed.close()
    with pytest.raises(InputError, match="cannot be read"):
        load_cases(closed)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---\n", "[]", "null"])
def test_an_empty_file_is_an_error(text: str) -> None:
    """A file without a case is not silently fine."""
    (problem,) = read_cases(text).problems
    assert "no case" in problem.message.render("en")


def test_good_cases_are_returned_beside_bad_ones() -> None:
    """The bad ones are reported with file, line and case."""
    loaded = read_cases("- case: good\n- case: bad\n  seats: 4\n- 5\n- case: fine\n", file="f.yaml")
    assert [case.title for case in loaded.cases] == ["good", "fine"]
    first, second = loaded.problems
    assert first.render("en").startswith("f.yaml:3: bad: seats: ")
    assert "vehicle" in first.message.render("en")
    assert second.case == "#3"
    with pytest.raises(CaseError) as caught:
        loaded.raise_problems()
    assert caught.value.problems == loaded.problems


def test_every_problem_comes_at_once_with_its_path() -> None:
    """One run shows all faults, with the right spelling where it is near."""
    found = says(
        """
vehicle: {seats: 0, colour: whit, sidedoors: 4, stripe: white,
  equipment: {roof_light: yes}, inspection: {date: 2026-02-30}}
holder: {partners: [{role: partner}, {documents: {cpg: presented, cpf: {issued: 15/06/2026}}}], permits_held: -1}
seats: 4
ask: [vehicle, permit]
"""
    )
    assert set(found) == {
        "vehicle.seats",
        "vehicle.colour",
        "vehicle.sidedoors",
        "vehicle.stripe",
        "vehicle.equipment.roof_light",
        "vehicle.inspection.date",
        "holder.partners[1].documents.cpg",
        "holder.partners[1].documents.cpf.issued",
        "holder.permits_held",
        "seats",
        "ask[1]",
    }
    assert "white" in found["vehicle.colour"]
    assert "side_doors" in found["vehicle.sidedoors"]
    assert "from 1 to 60" in found["vehicle.seats"]
    assert "did you mean cpf" in found["holder.partners[1].documents.cpg"]
    assert "2026-06-15" in found["holder.partners[1].documents.cpf.issued"]
    assert "permit is absent" in found["ask[1]"]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("vehicle: {seats: 61}", "vehicle.seats"),
        ("vehicle: {seats: 4.5}", "vehicle.seats"),
        ("vehicle: {seats: true}", "vehicle.seats"),
        ("vehicle: {seats: four}", "vehicle.seats"),
        ("vehicle: {seats: unknown}", "vehicle.seats"),
        ("vehicle: {seats: never}", "vehicle.seats"),
        ("vehicle: {manufacture_year: 1899}", "vehicle.manufacture_year"),
        ("vehicle: {manufacture_year: 2101}", "vehicle.manufacture_year"),
        ("vehicle: {load_capacity_kg: -0.1}", "vehicle.load_capacity_kg"),
        ("vehicle: {load_capacity_kg: 1e20}", "vehicle.load_capacity_kg"),
        ("vehicle: {load_capacity_kg: '600,5'}", "vehicle.load_capacity_kg"),
        ("vehicle: {airbags: yes}", "vehicle.airbags"),
        ("vehicle: {colour: 3}", "vehicle.colour"),
        ("vehicle: {equipment: roof_light}", "vehicle.equipment"),
        ("vehicle: {persons_on_board: never}", "vehicle.persons_on_board"),
        ("vehicle: {first_registered: 1799-12-31}", "vehicle.first_registered"),
        ("vehicle: {first_registered: 2026-06-15T10:00}", "vehicle.first_registered"),
        ("vehicle: {registered_in: Vila Exemplo}", "vehicle.registered_in"),
        ("vehicle: {shields_on_front_doors: 3}", "vehicle.shields_on_front_doors"),
        ("refusal: {at: '24:00'}", "refusal.at"),
        ("refusal: {at: 6:00}", "refusal.at"),
        ("trip: {start: 2026-06-14}", "trip.start"),
        ("trip: {start: 2026-06-14T22:30Z}", "trip.start"),
        ("trip: {start: 2026-06-31T22:30}", "trip.start"),
        ("holder: {documents: [cpf, cpf2]}", "holder.documents[1]"),
        ("holder: {documents: {cpf: true}}", "holder.documents.cpf"),
        ("holder: {documents: {cpf: {present: true}}}", "holder.documents.cpf.present"),
        ("holder: {extra: {}}", "holder.extra"),
        ("holder: {partners: {role: board}}", "holder.partners"),
        ("holder: {partners: [4]}", "holder.partners[0]"),
        ("proceeding: {events: [{date: 2026-01-01}]}", "proceeding.events[0].event"),
        ("candidates: [{kind: person}]", "candidates[0].name"),
        ("candidates: [null]", "candidates[0].name"),
        ("town: {popluation: 3}", "town.popluation"),
        ("town: {exemplo: {population: 1}, population: 1}", "town.exemplo"),
        ("town: {Exemplo: {population: 1}}", "town.Exemplo"),
        ("town: {stnds: {a: {capacity: 1}}}", "town.stnds"),
        ("town: {unit_values: {UFM: -1}}", "town.unit_values.UFM"),
        ("town: {holidays: [2026-07-02, soon]}", "town.holidays[1]"),
        ("contract: 2", "contract"),
        ("contract: 0", "contract"),
        ("contract: one", "contract"),
        ("municipality: []", "municipality"),
        ("municipality: Vila Exemplo", "municipality"),
        ("municipality: [a, 3]", "municipality[1]"),
        ("readings: [a]", "readings"),
        ("readings: {a: true}", "readings.a"),
        ("ask: []", "ask"),
        ("ask: vehicle", "ask"),
        ("ask: [colour]", "ask[0]"),
        ("ask: [quota]\ntown: {vacancies: 1}", "ask[0]"),
        ("ask: [proceeding]", "ask[0]"),
        ("expect: {vehicle: {verdict: allowed}}", "date"),
        ("date: 2026-06-15\nexpect: {vehicel: {verdict: allowed}}", "expect.vehicel"),
        ("proceeding: {}\nproceedings: [{id: a}]", "proceedings"),
        ("proceedings: [{id: a}, {id: a}]", "proceedings[1].id"),
        ("proceedings: [{id: a}, {}]", "proceedings[1].id"),
        ("<<: {a: 1}", "<<"),
        ("vehicle: [1]", "vehicle"),
        ("vehicle: {exemplo:unheard: 1}", "vehicle.exemplo:unheard"),
    ],
)
def test_a_fault_has_its_path(text: str, path: str) -> None:
    """Just outside each limit there is one fault, at its place."""
    (problem,) = problems(text)
    assert problem.path == path
    assert problem.line
    assert problem.render("pt")


@pytest.mark.parametrize(
    "text",
    [
        "vehicle: {seats: 1}",
        "vehicle: {seats: 60}",
        "vehicle: {seats: 5.0}",
        "vehicle: {manufacture_year: 1900, model_year: 2100}",
        "vehicle: {load_capacity_kg: 0}",
        "vehicle: {shields_on_front_doors: 2}",
        "vehicle: {first_registered: 1800-01-01}",
        "vehicle: {registered_in: 1234567}",
        "vehicle: {documents: {exemplo_is_not: }}".replace("exemplo_is_not: ", ""),
        "refusal: {at: 23:59}",
        "refusal: {at: 00:00}",
        "contract: 1",
        "municipality: exemplo@bill-1-2026",
        "ask: [quota]\ntown: {active_permits: 0}",
        "ask: [proceeding]\nproceedings: []",
        "proceedings: [{events: []}]",
        "town: {exemplo: null}",
        "town: {}",
        "infraction: {together_with: unknown, conduct: smoking}",
        "infraction: {together_with: ['Lei 1/2024, art. 2º', 'Anexo I, 02']}",
    ],
)
def test_what_stands_just_inside_the_limits(text: str) -> None:
    """Just inside each limit there is none."""
    assert [problem.render("en") for problem in problems(text)] == []


def test_titles_are_unique_unless_there_are_ids() -> None:
    """Each case of a file can be named."""
    assert len(read_cases("- case: a\n  id: x\n- case: a\n  id: y\n").cases) == 2
    loaded = read_cases("- case: a\n- case: b\n- case: a\n")
    assert len(loaded.cases) == 2
    assert "line 1" in loaded.problems[0].message.render("en")
    (problem,) = read_cases("- case: a\n  id: x\n- case: b\n  id: x\n").problems
    assert problem.path == "id"


def test_a_title_is_required() -> None:
    """A case without a title is a fault."""
    for text in ("vehicle: {}", "case: ' '", "case: null", "case: [a]"):
        (problem,) = read_cases(text).problems
        assert problem.path == "case"


def test_double_keys_spoil_their_own_case_only() -> None:
    """The other cases are good."""
    loaded = read_cases("- case: a\n  vehicle:\n    seats: 4\n    seats: 5\n- case: b\n")
    assert [case.title for case in loaded.cases] == ["b"]
    (problem,) = loaded.problems
    assert (problem.path, problem.line, problem.case) == ("vehicle.seats", 4, "a")
    assert "lines 3 and 4" in problem.message.render("en")


def test_declared_facts_and_codes(words: Vocabulary) -> None:
    """What plugins declare is read and checked like the rest."""
    case = case_from(
        {
            "case": "x",
            "holder": {
                "exemplo:years_served": 3,
                "documents": ["exemplo:union_card"],
                "partners": [{"exemplo:share": 0.5}],
            },
            "infraction": {"conduct": "exemplo:loud_music"},
            "vehicle": {"exemplo:band": "wide", "equipment": {"exemplo:bicycle_rack": "present"}},
            "candidates": [{"name": "A", "exemplo:rank": 2}],
            "town": {"exemplo:zone": "exemplo:harbour"},
        },
        words,
    )
    assert case.holder is not None
    assert case.holder.extra == {"exemplo:years_served": 3}
    assert (case.holder.partners or ())[0].extra == {"exemplo:share": Decimal("0.5")}
    assert case.infraction is not None
    assert case.infraction.extra == {"exemplo:warned_on": NEVER}
    (problem, *others) = problems("holder: {exemplo:years_served: -1, exemplo:years_serve: 1}", words)
    assert problem.path == "holder.exemplo:years_served"
    assert "did you mean exemplo:years_served" in others[0].message.render("en")
    (problem,) = problems("infraction: {conduct: exemplo:loud_musik}", words)
    assert "did you mean exemplo:loud_music" in problem.message.render("en")
    (problem,) = problems("driver: {exemplo:years_served: 1}", words)
    assert problem.path == "driver.exemplo:years_served"


def test_faults_of_one_place_are_told_up_to_a_limit() -> None:
    """A senseless file gives no endless report."""
    many = "".join(f"  key_{number}: 1\n" for number in range(MOST_FAULTS + 1))
    assert len(problems(f"vehicle:\n{many}")) == MOST_FAULTS + 1
    assert len(problems(f"vehicle:\n{many}".replace("  key_0: 1\n", ""))) == MOST_FAULTS
    assert len(problems(many.replace("  ", ""))) == MOST_FAULTS + 1
    codes = ", ".join(f"code_{number}" for number in range(MOST_FAULTS + 50))
    found = problems(f"vehicle: {{documents: [{codes}]}}")
    assert len(found) == MOST_FAULTS + 2
    assert "more than" in found[0].message.render("en")
    readings = ", ".join(f"reading_{number}: true" for number in range(MOST_FAULTS + 50))
    assert len(problems(f"readings: {{{readings}}}")) == MOST_FAULTS + 2
