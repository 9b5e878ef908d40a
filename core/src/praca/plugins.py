"""Finds the plugins, checks each on its own, and keeps the others working when one fails.

Nothing is loaded when this module is imported: :func:`load_plugins` makes a :class:`Registry` when asked.
"""

from __future__ import annotations

import difflib
import os
from importlib import metadata
from typing import TYPE_CHECKING, Any

import attrs
import pluggy

from praca import hookspecs
from praca.errors import DeclarationError, InputError, PluginError, PracaError
from praca.facts.subjects import QUESTIONS
from praca.facts.vocabulary import PluginFacts, Vocabulary
from praca.hookspecs import HOOK_VERSION, PROJECT
from praca.language import Message, _
from praca.law import Law, Municipality
from praca.rules.penalties import PenaltySchedule
from praca.rules.rankings import Ranking
from praca.rules.readings import Reading
from praca.rules.standard import Standard
from praca.rules.workflows import Workflow
from praca.statute.statute import Statute

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

RESTRICTION = "PRACA_PLUGINS"
"""Environment variable: names of the plugins or distributions to load, separated by commas; the others are left out."""

_PREFIX = "praca_"
_TYPES: dict[str, type[Any]] = {
    "municipality": Municipality,
    "statute": Statute,
    "readings": tuple,
    "facts": PluginFacts,
    "fiscal_units": tuple,
    "eligibility": Standard,
    "driver": Standard,
    "vehicle": Standard,
    "permit": Standard,
    "penalty": PenaltySchedule,
    "proceeding": Workflow,
    "transfer": Standard,
    "fare": Standard,
    "refusal": Standard,
    "selection": Ranking,
    "quota": Standard,
}
"""What each hook must return, by the hook's name without its prefix."""


@attrs.frozen
class PluginProblem:
    """Why one plugin cannot be used."""

    plugin: str
    message: Message

    def render(self, lang: Any = "pt") -> str:
        """One line for people."""
        return f"{self.plugin}: {self.message.render(lang)}"


@attrs.frozen(eq=False)
class Registry:
    """The laws that can be asked, by slug, and the plugins that cannot."""

    laws: Mapping[str, Law]
    problems: tuple[PluginProblem, ...]
    vocabulary: Vocabulary

    def law(self, name: str) -> Law:
        """The law of a town by slug or IBGE code; an :class:`InputError` with the near miss if there is none."""
        for law in self.laws.values():
            if name in (law.municipality.slug, law.municipality.ibge):
                return law
        near = difflib.get_close_matches(name, self.laws, 1)
        raise InputError(
            _(
                "No installed plugin answers for the municipality {name}. Installed: {all}.{hint}",
                name=name,
                all=", ".join(sorted(self.laws)) or _("none"),
                hint=_(" Did you mean {near}?", near=near[0]) if near else "",
            )
        )


@attrs.frozen
class Source:
    """A plugin before it is loaded: its name, where it comes from, and how to get its object."""

    name: str
    origin: str
    load: Callable[[], Any]
    distribution: str = ""


def installed() -> list[Source]:
    """The plugins that installed distributions announce under the entry-point group ``praca``, by name."""
    wanted = _wanted()
    found = []
    for entry in sorted(metadata.entry_points(group=PROJECT), key=lambda entry: entry.name):
        name, version = (entry.dist.name, entry.dist.version) if entry.dist is not None else (entry.name, "?")
        if not wanted or {entry.name, name} & wanted:
            found.append(Source(entry.name, f"{name} {version}", entry.load, name))
    return found


def load_plugins(sources: Iterable[Source] | None = None) -> Registry:
    """Load and check plugins (all installed ones by default), each isolated from the faults of the others."""
    laws: dict[str, Law] = {}
    problems: list[PluginProblem] = [] if sources is not None else list(_idle_restrictions())
    declared: list[PluginFacts] = []
    for source in installed() if sources is None else sources:
        try:
            law, facts = _load(source)
            _unique(law, laws)
            Vocabulary.of([*declared, facts])
        except PracaError as error:
            problems.append(PluginProblem(source.name, error.message))
            continue
        laws[law.municipality.slug] = law
        declared.append(facts)
    return Registry(dict(sorted(laws.items())), tuple(problems), Vocabulary.of(declared))


def _idle_restrictions() -> Iterator[PluginProblem]:
    """Names in :data:`RESTRICTION` that no installed plugin has: without them nothing would be said of a slip."""
    entries = list(metadata.entry_points(group=PROJECT))
    names = {entry.name for entry in entries} | {entry.dist.name for entry in entries if entry.dist is not None}
    for name in sorted(_wanted() - names):
        near = difflib.get_close_matches(name, names, 1)
        yield PluginProblem(
            name,
            _(
                "{variable} names it, and no plugin or distribution of that name is installed. {hint}",
                variable=RESTRICTION,
                hint=_("Did you mean {near}?", near=near[0])
                if near
                else _("Installed: {all}.", all=", ".join(sorted(names)) or _("none")),
            ),
        )


def _wanted() -> set[str]:
    return {part.strip() for part in os.environ.get(RESTRICTION, "").split(",") if part.strip()}


def _load(source: Source) -> tuple[Law, PluginFacts]:
    try:
        plugin = source.load()
    except PracaError:
        raise
    except (Exception, SystemExit) as error:
        raise PluginError(
            _(
                "The plugin fails when it is imported ({kind}: {error}). Update or reinstall {origin}, or leave it out "
                "with {variable}.",
                kind=type(error).__name__,
                error=str(error),
                origin=source.origin,
                variable=RESTRICTION,
            )
        ) from error
    manager = _manager(source, plugin)
    municipality = _ask(manager, plugin, "municipality")
    if municipality is not None:
        _check_version(municipality)
    _check_hooks(manager, plugin)
    answers = {name: _ask(manager, plugin, name) for name in _TYPES if name != "municipality"}
    statute = answers["statute"]
    if municipality is None or statute is None:
        lacking = "praca_municipality" if municipality is None else "praca_statute"
        raise PluginError(
            _("The plugin has no hook {hook}, which says what law it brings; see the plugin tutorial.", hook=lacking)
        )
    standards = {question: answers[question] for question in QUESTIONS if answers.get(question) is not None}
    readings = _readings(municipality, answers["readings"] or ())
    facts = answers["facts"] or PluginFacts()
    _check_slug(municipality, facts)
    law = Law(
        municipality,
        statute,
        readings,
        source.origin,
        units=answers["fiscal_units"] or (),
        vocabulary=Vocabulary.of([facts]),
        standards=standards,
    )
    return law, facts


def _check_version(municipality: Municipality) -> None:
    """Before all else: what a plugin for other hooks declares says nothing about its faults."""
    if municipality.hooks != HOOK_VERSION:
        raise PluginError(
            _(
                "The plugin was written for version {theirs} of the hooks, this core has version {ours}. Install a "
                "{newer} that fits.",
                theirs=municipality.hooks,
                ours=HOOK_VERSION,
                newer=_("newer core") if municipality.hooks > HOOK_VERSION else _("newer plugin"),
            )
        )


def _check_slug(municipality: Municipality, facts: PluginFacts) -> None:
    for name in (*(fact.name for fact in facts.facts), *(code.code for code in facts.codes)):
        if name.partition(":")[0] != municipality.slug:
            raise DeclarationError(
                _("{name}: facts and codes of this plugin start with {slug}:", name=name, slug=municipality.slug)
            )


def _manager(source: Source, plugin: Any) -> pluggy.PluginManager:
    """A manager of this plugin alone: hooks that it misspells or gives arguments are its own fault."""
    manager = pluggy.PluginManager(PROJECT)
    manager.add_hookspecs(hookspecs)
    try:
        manager.register(plugin, source.name)
    except pluggy.PluginValidationError as error:
        raise PluginError(
            _(
                "A hook does not fit its specification ({error}). Hooks take no arguments.",
                error=str(error).splitlines()[-1],
            )
        ) from error
    return manager


def _check_hooks(manager: pluggy.PluginManager, plugin: Any) -> None:
    """Every function marked as a hook is one."""
    try:
        manager.check_pending()
    except pluggy.PluginValidationError:
        known = [f"{_PREFIX}{name}" for name in _TYPES]
        marked = [name for name in dir(plugin) if hasattr(getattr(plugin, name), f"{PROJECT}_impl")]
        misspelt = [name for name in marked if name not in known]
        near = difflib.get_close_matches(misspelt[0].removeprefix(_PREFIX), _TYPES, 1)
        raise PluginError(
            _(
                "{name} is no hook of Praça. {hint}",
                name=misspelt[0],
                hint=_("Did you mean {near}?", near=_PREFIX + near[0])
                if near
                else _("Hooks: {all}.", all=", ".join(known)),
            )
        ) from None


def _ask(manager: pluggy.PluginManager, plugin: Any, name: str) -> Any:
    hook = f"{_PREFIX}{name}"
    if not hasattr(plugin, hook):
        return None
    try:
        found = getattr(manager.hook, hook)()
    except PracaError:
        raise
    except Exception as error:
        raise PluginError(
            _("The hook {hook} fails ({kind}: {error}).", hook=hook, kind=type(error).__name__, error=str(error))
        ) from error
    if not found:
        raise PluginError(
            _(
                "{hook} returns nothing, or is not marked with @hookimpl: expected a {kind}.",
                hook=hook,
                kind=_TYPES[name].__name__,
            )
        )
    if not isinstance(found[0], _TYPES[name]):
        raise PluginError(
            _(
                "{hook} must return a {expected}, found {found}.",
                hook=hook,
                expected=_TYPES[name].__name__,
                found=type(found[0]).__name__,
            )
        )
    return found[0]


def _readings(municipality: Municipality, declared: tuple[Any, ...]) -> dict[str, Reading]:
    readings: dict[str, Reading] = {}
    for reading in declared:
        if not isinstance(reading, Reading):
            raise DeclarationError(
                _("praca_readings must return readings, found {found}.", found=type(reading).__name__)
            )
        if reading.id in readings:
            raise DeclarationError(_("The reading {id} is declared twice.", id=reading.id))
        if reading.id.partition(".")[0] != municipality.slug:
            raise DeclarationError(
                _("The reading {id} must start with the plugin's slug, {slug}.", id=reading.id, slug=municipality.slug)
            )
        readings[reading.id] = reading
    return readings


def _unique(law: Law, laws: Mapping[str, Law]) -> None:
    for other in laws.values():
        for field, label in (("slug", _("slug")), ("ibge", _("IBGE code"))):
            mine = getattr(law.municipality, field)
            if mine == getattr(other.municipality, field):
                raise PluginError(
                    _(
                        "The {label} {value} is already taken by {other}: two plugins cannot answer for one "
                        "municipality. Uninstall one of them or choose with {variable}.",
                        label=label,
                        value=mine,
                        other=other.plugin,
                        variable=RESTRICTION,
                    )
                )
