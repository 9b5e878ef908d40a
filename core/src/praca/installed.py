"""The municipalities that can be asked, as a list for people and programs."""

from __future__ import annotations

import json
from importlib import metadata
from typing import TYPE_CHECKING, Any

import attrs

from praca.facts.subjects import QUESTIONS
from praca.law import PUBLICATION

if TYPE_CHECKING:
    from datetime import date as Date

    from praca.law import Law
    from praca.plugins import Registry


@attrs.frozen(kw_only=True)
class InstalledTown:
    """One municipality with its law.

    ``starts`` is the first day of the law under the default readings; with ``from_publication`` that is the day of
    signature, since the day of publication is a fact that each case or profile gives.  ``latest_change`` is the last
    day on which a wording starts or ends, which may lie ahead.  ``origin`` is where the plugin was installed from.
    """

    slug: str
    ibge: str
    title: str
    act: str
    starts: Date
    from_publication: bool
    latest_change: Date
    questions: tuple[str, ...]
    layers: tuple[str, ...]
    plugin: str
    version: str
    origin: str | None

    def to_dict(self) -> dict[str, Any]:
        """Plain data: dates as ISO text, tuples as lists."""
        plain = attrs.asdict(self)
        plain.update(
            starts=self.starts.isoformat(),
            latest_change=self.latest_change.isoformat(),
            questions=list(self.questions),
            layers=list(self.layers),
        )
        return plain


def installed_towns(registry: Registry) -> tuple[InstalledTown, ...]:
    """The municipalities of the registry, by slug."""
    return tuple(_town(law) for law in registry.laws.values())


def _town(law: Law) -> InstalledTown:
    plugin, _space, version = law.plugin.partition(" ")
    statute = law.statute
    starts = statute.start()
    return InstalledTown(
        slug=law.municipality.slug,
        ibge=law.municipality.ibge,
        title=law.municipality.title,
        act=statute.title,
        starts=starts,
        from_publication=statute.main.in_force == PUBLICATION,
        latest_change=max(statute.boundaries(), default=starts),
        questions=tuple(question for question in QUESTIONS if question in law.questions),
        layers=law.layers,
        plugin=plugin,
        version=version,
        origin=_origin(plugin),
    )


def _origin(distribution: str) -> str | None:
    """The address that a distribution was installed from, else its folder; ``None`` for a plugin made in memory."""
    try:
        found = metadata.distribution(distribution)
    except (metadata.PackageNotFoundError, ValueError):
        return None
    direct = found.read_text("direct_url.json")
    if direct is None:
        return str(found.locate_file(""))
    url = json.loads(direct).get("url")
    return url if isinstance(url, str) else None
