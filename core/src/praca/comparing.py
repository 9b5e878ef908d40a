"""One case before many laws: the answers side by side, and the facts at which the laws part.

Two laws part at a fact when a requirement that reads it is met under one and not under the other; for each such fact
every law's requirements on it stand together, those of a law that asks nothing of it included as such.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.facts.field import fields_of
from praca.facts.situation import BLANK
from praca.rules.references import Equipped

if TYPE_CHECKING:
    from collections.abc import Iterable

    from praca.facts.case import Case
    from praca.plugins import Registry
    from praca.rules.standard import Requirement
    from praca.rules.term import Term
    from praca.rulings import Finding, Ruling

_TOWN_FACTS = {
    "holder": ("residence", "voter_town", "seat"),
    "driver": ("residence", "voter_town"),
    "vehicle": ("registered_in",),
    "trip": ("vehicle_from",),
}


@attrs.frozen
class Parting:
    """A fact at which the laws part: its path, its value, and by town the findings that read it."""

    path: str
    value: Any
    by_town: dict[str, tuple[Finding, ...]]


@attrs.frozen
class Comparison:
    """One question of one case under several laws, towns in the order in which they were asked."""

    case: str
    question: str
    rulings: tuple[Ruling, ...]
    partings: tuple[Parting, ...]

    def to_dict(self, lang: Any = "pt") -> dict[str, Any]:
        """Plain data: the rulings as the contract gives them, and the facts at which they part."""
        return {
            "case": self.case,
            "question": self.question,
            "rulings": [ruling.to_dict(lang) for ruling in self.rulings],
            "partings": [
                {
                    "fact": parting.path,
                    "value": str(parting.value) if parting.value is not None else None,
                    "by_municipality": {
                        town: [
                            {
                                "requirement": finding.requirement,
                                "status": finding.status,
                                "citations": list(finding.citations),
                                "message": finding.message.render(lang),
                            }
                            for finding in findings
                        ]
                        for town, findings in parting.by_town.items()
                    },
                }
                for parting in self.partings
            ],
        }


def comparisons(rulings: Iterable[Ruling], registry: Registry) -> list[Comparison]:
    """The rulings of one case, gathered by question (and proceeding)."""
    by_question: dict[tuple[str, str | None], list[Ruling]] = {}
    for ruling in rulings:
        by_question.setdefault((ruling.question, ruling.subject), []).append(ruling)
    return [
        Comparison(found[0].case, question, tuple(found), tuple(_partings(found, registry)))
        for (question, _subject), found in by_question.items()
    ]


def _partings(rulings: list[Ruling], registry: Registry) -> list[Parting]:
    """Facts that decide against somebody under one law, with what each law asks of them."""
    paths: dict[str, Any] = {}
    for ruling in rulings:
        for finding in ruling.violated:
            asked = _asked_of(finding, ruling, registry)
            paths.update((path, value) for path, value in finding.facts.items() if path in asked)
    found = []
    for path, value in paths.items():
        by_town = {ruling.municipality: _reading(path, ruling, registry) for ruling in rulings}
        states = {_state(findings) for findings in by_town.values()}
        if len(states) > 1:
            found.append(Parting(path, value, by_town))
    return _without_repetition(found)


def _asked_of(finding: Finding, ruling: Ruling, registry: Registry) -> frozenset[str]:
    """The facts of which a requirement asks something; those that only say when it applies are left out."""
    requirement = requirement_of(finding, ruling, registry)
    if requirement is None:
        return frozenset(finding.facts)
    asked = _paths(requirement.holds) & finding.facts.keys()
    return asked or _paths(requirement.unless)


def _paths(term: Term) -> frozenset[str]:
    return frozenset(
        f"{part.path}.{part.code}" if isinstance(part, Equipped) else str(getattr(part, "path", ""))
        for part in term.walk()
    )


def requirement_of(finding: Finding, ruling: Ruling, registry: Registry) -> Requirement | None:
    """The declaration behind a finding, where it is a requirement."""
    declarations = registry.law(ruling.municipality).standard(ruling.question)
    listed = getattr(declarations, "requirements", ())
    return next((one for one in listed if one.id == finding.requirement), None)


def _reading(path: str, ruling: Ruling, registry: Registry) -> tuple[Finding, ...]:
    return tuple(
        finding
        for finding in ruling.findings
        if path in finding.facts
        and finding.status in ("met", "violated", "undetermined")
        and path in _asked_of(finding, ruling, registry)
    )


def _state(findings: tuple[Finding, ...]) -> str:
    statuses = {finding.status for finding in findings}
    return "violated" if "violated" in statuses else "undetermined" if "undetermined" in statuses else "not in the way"


def _without_repetition(partings: list[Parting]) -> list[Parting]:
    """Facts read only by requirements that another fact already shows are left out."""
    shown: set[str] = set()
    kept = []
    for parting in sorted(partings, key=_telling):
        against = {
            f"{town}:{finding.requirement}"
            for town, findings in parting.by_town.items()
            for finding in findings
            if finding.status == "violated"
        }
        if not against <= shown:
            shown |= against
            kept.append(parting)
    order = {parting.path: place for place, parting in enumerate(partings)}
    return sorted(kept, key=lambda one: order[one.path])


def _telling(parting: Parting) -> tuple[int, int]:
    """Facts that many laws read come first, and of those the ones that few requirements read."""
    readers = [len(findings) for findings in parting.by_town.values() if findings]
    return -len(readers), sum(readers)


def as_local(case: Case) -> Case:
    """The case with every town that it is written for read as "here", so that other laws can take it as their own.

    Only towns named in ``municipality`` change: a person who lives elsewhere stays elsewhere.
    """
    names = set(case.municipality or ())
    changes: dict[str, Any] = {}
    for subject, facts in _TOWN_FACTS.items():
        given = getattr(case, subject)
        if given is None:
            continue
        local = {fact: "here" for fact in facts if getattr(given, fact) in names}
        if subject == "holder" and given.vehicle is not None and given.vehicle.registered_in in names:
            local["vehicle"] = attrs.evolve(given.vehicle, registered_in="here")
        if local:
            changes[subject] = attrs.evolve(given, **local)
    towns = case.towns
    if len(names) == 1 and set(towns) <= names and towns:
        changes["towns"] = {"": next(iter(towns.values()))}
    return attrs.evolve(case, municipality=None, **changes)


def town_facts() -> frozenset[str]:
    """Paths of the facts that name a town, for checks."""
    return frozenset(
        f"{subject}.{key}"
        for subject in _TOWN_FACTS
        for key, (_attribute, info) in fields_of(type(getattr(BLANK, subject))).items()
        if info.kind == "town"
    )
