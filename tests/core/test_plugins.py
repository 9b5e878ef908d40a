"""Plugins: a town with words of its own, and every way in which a plugin can be wrong without harming the others."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

import praca
from praca import (
    DeclarationError,
    DeclaredCode,
    DeclaredFact,
    Municipality,
    Option,
    PluginFacts,
    Reading,
    Standard,
    Text,
    as_worded,
    chapter,
    count,
    declared,
    every,
    given,
    happened,
    holder,
    hookimpl,
    partner,
    start_of,
    value,
    vehicle,
)
from praca.facts.subjects import QUESTIONS
from praca.plugins import RESTRICTION, Source, load_plugins
from praca.testing.random_rules import READING, statute

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from praca import Registry

BOTH = Text("Inventado.", "Invented.")
RAMP = DeclaredFact(name="vila:ramp", subject="vehicle", kind="bool", label=BOTH, question=BOTH, source="art. 1º")
PAINTED = DeclaredFact(
    name="vila:painted_on",
    subject="vehicle",
    kind="date",
    label=BOTH,
    question=BOTH,
    source="art. 1º",
    absent="did-not-happen",
)
ZONE = DeclaredFact(
    name="vila:zone",
    subject="vehicle",
    kind="code",
    label=BOTH,
    question=BOTH,
    source="art. 1º",
    codes={"hill": BOTH, "shore": BOTH},
)
CODES = (
    DeclaredCode("documents", "vila:noise_certificate", BOTH, "art. 1º"),
    DeclaredCode("equipment", "vila:lantern", BOTH, "art. 1º"),
    DeclaredCode("conducts", "vila:singing", BOTH, "art. 1º"),
)
FACTS = PluginFacts(facts=(RAMP, PAINTED, ZONE), codes=CODES)
AGE = Reading(
    id="vila.age",
    cites=("art. 1º",),
    question=BOTH,
    options=(Option("made", BOTH), Option("model", BOTH)),
    reason=BOTH,
)
VILA = Municipality(slug="vila", ibge="9999999", name="Vila", uf="MT")
OTHER = Municipality(slug="aldeia", ibge="9999998", name="Aldeia", uf="MT")
make = chapter("vila.vehicle")


def need(name: str, *cites: str, **conditions: Any) -> Any:
    """A requirement of the invented law."""
    return make(name, *(cites or ("art. 1º",)), pt="Inventado.", en="Invented.", **conditions)


OWN = Standard(
    requirements=(
        need("ramp", holds=declared(RAMP)),
        need("papers", holds=vehicle.documents.code("vila:noise_certificate")),
        need("lantern", holds=vehicle.equipment.has("vila:lantern"), only_if=declared(ZONE) == "hill"),
        need("white", holds=vehicle.colour == "white", only_if=happened(declared(PAINTED))),
    )
)


def plugin(municipality: Any = VILA, **answers: Any) -> ModuleType:
    """A plugin in memory: what each hook returns; ``None`` leaves the hook out, a function stands for itself."""
    module = ModuleType("vila")
    for name, answer in {"municipality": municipality, "statute": statute("vila"), **answers}.items():
        if answer is not None:
            hook = answer if callable(answer) else lambda answer=answer: answer
            setattr(module, f"praca_{name}", hookimpl(hook))
    return module


def source(loaded: Any, name: str = "vila") -> Source:
    """A plugin as a distribution would announce it; a function is called when it is loaded."""
    return Source(name, f"praca-{name} 1.0", loaded if callable(loaded) else lambda: loaded, f"praca-{name}")


def registry(**answers: Any) -> Registry:
    """The town with a neighbour that has one hook only."""
    return load_plugins([source(plugin(**answers)), source(plugin(OTHER), "aldeia")])


@pytest.fixture
def town() -> Registry:
    """The town with all its words."""
    loaded = registry(vehicle=OWN, facts=FACTS, readings=(AGE,))
    assert loaded.problems == ()
    return loaded


def test_words_of_its_own(town: Registry) -> None:
    """Facts, documents and equipment that the core never heard of are read, asked for and named when missing."""
    facts: dict[str, Any] = {
        "vila:ramp": True,
        "documents": ["vila:noise_certificate"],
        "equipment": ["vila:lantern"],
        "vila:zone": "hill",
    }
    case = {"case": "x", "date": "2026-06-01", "municipality": "vila", "vehicle": facts}
    assert [ruling.verdict for ruling in praca.assess(case, registry=town)] == ["allowed"]
    (bare,) = praca.assess({**case, "vehicle": {"vila:zone": "shore"}}, registry=town)
    assert bare.verdict == "undetermined"
    assert set(bare.missing) == {"vehicle.vila:ramp", "vehicle.documents.vila:noise_certificate"}
    (painted,) = praca.assess({**case, "vehicle": {**facts, "vila:painted_on": "2026-01-01"}}, registry=town)
    assert painted.missing == ("vehicle.colour",)
    breach = {**case, "infraction": {"conduct": "vila:singing"}, "ask": ["penalty"]}
    assert praca.assess(breach, registry=town)[0].verdict == "not_modelled"
    with pytest.raises(praca.CaseError):
        praca.assess({**case, "vehicle": {"vila:rampp": True}}, registry=town)


def test_zones_of_its_own_are_told_apart(town: Registry) -> None:
    """The values of a plugin's code are known to what splits the verdict."""
    case = {"case": "x", "date": "2026-06-01", "vehicle": {"vila:ramp": True, "documents": ["vila:noise_certificate"]}}
    (ruling,) = praca.assess(case, registry=town, towns=("vila",))
    assert set(ruling.missing) == {"vehicle.vila:zone", "vehicle.equipment"}


def test_other_questions_are_not_modelled(town: Registry) -> None:
    """A plugin with one hook answers that question; the rest is never shown as silence."""
    case = praca.case_from({"case": "x", "date": "2026-06-01"}, registry=town)
    for ruling in praca.assess(case, registry=town, questions=QUESTIONS):
        modelled = (ruling.municipality, ruling.question) == ("vila", "vehicle")
        assert (ruling.verdict == "not_modelled") is not modelled


def problem(loaded: Registry) -> str:
    """The one message about the town, while its neighbour still answers."""
    assert list(loaded.laws) == ["aldeia"]
    (found,) = loaded.problems
    assert found.plugin == "vila"
    assert found.render("pt").startswith("vila: ")
    case = praca.case_from({"case": "x", "date": "2026-06-01"}, registry=loaded)
    assert praca.assess(case, registry=loaded, questions=("vehicle",))[0].municipality == "aldeia"
    return found.render("en")


def fails() -> Any:
    """A hook, or an import, with a fault of its own."""
    raise RuntimeError("no such table")


def standard(**conditions: Any) -> dict[str, Any]:
    """A vehicle standard with one requirement."""
    return {"vehicle": Standard(requirements=(need("x", **conditions),))}


UNKNOWN_READING = Reading(
    id="vila.aeg", cites=("art. 1º",), question=BOTH, options=(Option("made", BOTH), Option("model", BOTH)), reason=BOTH
)
GHOST = DeclaredFact(name="vila:ghost", subject="vehicle", kind="bool", label=BOTH, question=BOTH, source="art. 1º")
WRONG: dict[str, dict[str, Any]] = {
    "praca_vehicel is no hook of Praça. Did you mean praca_vehicle?": {"vehicel": OWN},
    "praca_weather is no hook of Praça. Hooks: praca_municipality": {"weather": OWN},
    "no hook praca_municipality": {"municipality": None},
    "no hook praca_statute": {"statute": None},
    "praca_vehicle must return a Standard, found str": {"vehicle": lambda: "the law"},
    "praca_readings must return a tuple, found list": {"readings": [AGE]},
    "praca_readings must return readings, found str": {"readings": ("age",)},
    "praca_vehicle returns nothing": {"vehicle": lambda: None},
    "praca_vehicle fails (RuntimeError: no such table)": {"vehicle": fails},
    "Hooks take no arguments": {"vehicle": lambda case: case},
    "version 2 of the hooks, this core has version 1. Install a newer core": {
        "municipality": Municipality(slug="vila", ibge="9999999", name="Vila", uf="MT", hooks=2),
        "someday": OWN,
    },
    "x: vila has no provision art. 9º": standard(holds=vehicle.airbags)
    | {"vehicle": Standard(requirements=(need("x", "art. 9º", holds=vehicle.airbags),))},
    "x: vila has no provision art. 8º": standard(
        holds=vehicle.airbags, unless=vehicle.tailgate, unless_cites=("art. 8º",)
    ),
    "x: vila has no provision art. 7º": standard(holds=as_worded("art. 7º", vehicle.airbags)),
    "the act lei-4 is not in the statute; did you mean lei-": standard(
        holds=vehicle.first_registered < start_of("lei-4")
    ),
    "the reading vila.aeg is not declared by praca_readings; did you mean vila.age?": standard(
        holds=UNKNOWN_READING.is_("made")
    )
    | {"readings": (AGE,)},
    "The reading exemplo.choice must start with the plugin's slug, vila": {"readings": (READING,)},
    "The reading vila.age is declared twice": {"readings": (AGE, AGE)},
    "There is no code vila:lanten in the catalogue equipment. Did you mean vila:lantern?": standard(
        holds=vehicle.equipment.has("vila:lanten")
    )
    | {"facts": FACTS},
    "There is no code vila:paper in the catalogue documents": standard(holds=vehicle.documents.code("vila:paper")),
    "There is no code cliff in the catalogue vila:zone": standard(holds=declared(ZONE) == "cliff") | {"facts": FACTS},
    "the fact vehicle.vila:ghost is used and not declared by praca_facts": standard(holds=declared(GHOST)),
    "partners[].role stands outside": standard(holds=partner.role == "board"),
    "aldeia.vehicle.x: the id must start with vila.": {
        "vehicle": Standard(
            requirements=(chapter("aldeia.vehicle")("x", "art. 1º", pt="x", en="x", holds=vehicle.airbags),)
        )
    },
    "start with vila:": {"facts": PluginFacts(codes=(DeclaredCode("equipment", "aldeia:lantern", BOTH, "art. 1º"),))},
}


@pytest.mark.parametrize("message", WRONG)
def test_one_fault_one_message(message: str) -> None:
    """Each fault is told once, with the plugin's name; the neighbour answers."""
    assert message in problem(registry(**WRONG[message]))


IMPORTS: dict[str, Callable[[], Any]] = {
    "RuntimeError: no such table": fails,
    "ModuleNotFoundError": lambda: __import__("vila_that_is_not_there"),
    "SystemExit": lambda: sys.exit(3),
    "vehicle has no fact seets. Did you mean seats?": lambda: vehicle.seets,
    "There is no code rooflight in the catalogue equipment. Did you mean roof_light?": lambda: vehicle.equipment.has(
        "rooflight"
    ),
    "unexpected keyword argument 'hold'": lambda: need("x", hold=vehicle.airbags),
    "option mde": lambda: AGE.is_("mde"),
    "Municipality(ibge=…)": lambda: Municipality(slug="vila", ibge="999", name="Vila", uf="MT"),
    "Municipality(slug=…)": lambda: Municipality(slug="Vila Exemplo", ibge="9999999", name="Vila", uf="MT"),
}


@pytest.mark.parametrize("message", IMPORTS)
def test_what_fails_when_imported(message: str) -> None:
    """An exception in the module is told with its words, and stays in it."""
    assert message in problem(load_plugins([source(IMPORTS[message]), source(plugin(OTHER), "aldeia")]))


def test_several_faults_are_told_together() -> None:
    """One message holds all faults of a plugin's declarations."""
    two = Standard(
        requirements=(need("x", "art. 9º", holds=vehicle.airbags), need("y", holds=UNKNOWN_READING.is_("made")))
    )
    text = problem(registry(vehicle=two))
    assert "vila.vehicle.x: vila has no provision art. 9º" in text
    assert "vila.vehicle.y: the reading vila.aeg" in text


def test_unmarked_hook() -> None:
    """A function with the name of a hook that lacks the mark is no answer, and is not passed over."""
    bare = plugin()
    bare.praca_vehicle = lambda: OWN  # type: ignore[attr-defined]
    text = problem(load_plugins([source(bare), source(plugin(OTHER), "aldeia")]))
    assert "not marked with @hookimpl" in text


@pytest.mark.parametrize(
    ("twin", "label"),
    [
        (Municipality(slug="vila", ibge="9999997", name="Vila", uf="ES"), "slug vila"),
        (Municipality(slug="vilarejo", ibge="9999999", name="Vilarejo", uf="MT"), "IBGE code 9999999"),
    ],
)
def test_two_plugins_for_one_town(twin: Municipality, label: str) -> None:
    """The second is reported by its own name; who is asked does not hang on the order of installation."""
    loaded = load_plugins([source(plugin()), source(plugin(twin), "twin"), source(plugin(OTHER), "aldeia")])
    assert list(loaded.laws) == ["aldeia", "vila"]
    (found,) = loaded.problems
    assert found.plugin == "twin"
    assert f"The {label} is already taken by praca-vila 1.0" in found.render("en")


def test_names_of_towns(town: Registry) -> None:
    """Slug or code, with the near miss for anything else."""
    assert town.law("vila") is town.law("9999999")
    with pytest.raises(praca.InputError, match="Did you mean aldeia"):
        town.law("aldea")
    with pytest.raises(praca.InputError, match="Installed: none"):
        load_plugins([]).law("vila")


@pytest.fixture
def two_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two distributions with a plugin each, on the path."""
    for name in ("vila", "aldeia"):
        info = tmp_path / f"praca_{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: praca-{name}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[praca]\n{name} = {name}_that_is_not_there\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path)])


@pytest.mark.usefixtures("two_installed")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("", {"vila", "aldeia"}),
        ("vila", {"vila"}),
        ("praca-aldeia, vila", {"vila", "aldeia"}),
        (" praca-vila ,", {"vila"}),
    ],
)
def test_restriction(monkeypatch: pytest.MonkeyPatch, wanted: str, found: set[str]) -> None:
    """Plugins or distributions that are named are loaded, others not even imported."""
    monkeypatch.setenv(RESTRICTION, wanted)
    assert {problem.plugin for problem in load_plugins().problems} == found


@pytest.mark.usefixtures("two_installed")
def test_restriction_with_a_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that nothing has is told, with the near miss."""
    monkeypatch.setenv(RESTRICTION, "villa")
    (found,) = load_plugins().problems
    assert found.plugin == "villa"
    assert "Did you mean vila?" in found.render("en")


def test_entries_need_their_list() -> None:
    """Facts of an entry have a value only inside a quantifier over its list, also in values and conditions."""
    inside = Standard(
        requirements=(need("x", holds=every(partner, partner.documents.cpf), only_if=given(holder.kind)),),
        values=(value("vila:n", "art. 1º", pt="x", en="x", is_=count(partner, where=partner.role == "board")),),
    )
    assert registry(vehicle=inside).problems == ()
    outside = Standard(values=(value("vila:n", "art. 1º", pt="x", en="x", is_=1, only_if=partner.role == "board"),))
    assert "stands outside" in problem(registry(vehicle=outside))
    with pytest.raises(DeclarationError):
        declared(RAMP, partner)
