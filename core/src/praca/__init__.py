"""Praça: what a Brazilian municipality's taxi law says about a real situation, with the provisions that decide it.

Two groups of people import from here and nowhere else.  *Authors of plugins* take the names with which a law is declared
(``hookimpl``, ``chapter``, ``vehicle``, ``when`` …).  *Callers* take :func:`assess`, :func:`load_cases` and
:func:`load_plugins`.  Names are loaded when first used, so that ``import praca`` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from praca.api import assess as assess
    from praca.api import case_from as case_from
    from praca.api import load_cases as load_cases
    from praca.api import schema as schema
    from praca.errors import CaseError as CaseError
    from praca.errors import CitationError as CitationError
    from praca.errors import DeclarationError as DeclarationError
    from praca.errors import InputError as InputError
    from praca.errors import PluginError as PluginError
    from praca.errors import PracaError as PracaError
    from praca.facts.case import Case as Case
    from praca.facts.vocabulary import DeclaredCode as DeclaredCode
    from praca.facts.vocabulary import DeclaredFact as DeclaredFact
    from praca.facts.vocabulary import PluginFacts as PluginFacts
    from praca.hookspecs import HOOK_VERSION as HOOK_VERSION
    from praca.hookspecs import hookimpl as hookimpl
    from praca.language import Text as Text
    from praca.law import Law as Law
    from praca.law import Municipality as Municipality
    from praca.plugins import Registry as Registry
    from praca.plugins import load_plugins as load_plugins
    from praca.rules.arithmetic import earlier_of as earlier_of
    from praca.rules.arithmetic import later_of as later_of
    from praca.rules.arithmetic import number as number
    from praca.rules.arithmetic import table as table
    from praca.rules.arithmetic import when as when
    from praca.rules.dates import date as date
    from praca.rules.dates import day as day
    from praca.rules.dates import day_in_year as day_in_year
    from praca.rules.dates import days as days
    from praca.rules.dates import days_since as days_since
    from praca.rules.dates import last_day_of as last_day_of
    from praca.rules.dates import months as months
    from praca.rules.dates import year as year
    from praca.rules.dates import years as years
    from praca.rules.readings import Option as Option
    from praca.rules.readings import Reading as Reading
    from praca.rules.references import declared as declared
    from praca.rules.references import happened as happened
    from praca.rules.roots import driver as driver
    from praca.rules.roots import holder as holder
    from praca.rules.roots import infraction as infraction
    from praca.rules.roots import permit as permit
    from praca.rules.roots import refusal as refusal
    from praca.rules.roots import town as town
    from praca.rules.roots import transfer as transfer
    from praca.rules.roots import trip as trip
    from praca.rules.roots import vehicle as vehicle
    from praca.rules.standard import Standard as Standard
    from praca.rules.standard import chapter as chapter
    from praca.rules.standard import discretion as discretion
    from praca.rules.standard import note as note
    from praca.rules.standard import silence as silence
    from praca.rules.standard import value as value
    from praca.rules.term import FALSE as FALSE
    from praca.rules.term import TRUE as TRUE
    from praca.rules.wordings import as_worded as as_worded
    from praca.rules.wordings import in_force as in_force
    from praca.rules.wordings import start_of as start_of
    from praca.rulings import Finding as Finding
    from praca.rulings import Ruling as Ruling
    from praca.statute.citation import Citation as Citation
    from praca.statute.loading import load_statute as load_statute

_HOMES = {
    "praca.api": ("assess", "case_from", "load_cases", "schema"),
    "praca.errors": ("CaseError", "CitationError", "DeclarationError", "InputError", "PluginError", "PracaError"),
    "praca.facts.case": ("Case",),
    "praca.facts.vocabulary": ("DeclaredCode", "DeclaredFact", "PluginFacts"),
    "praca.hookspecs": ("HOOK_VERSION", "hookimpl"),
    "praca.language": ("Text",),
    "praca.law": ("Law", "Municipality"),
    "praca.plugins": ("Registry", "load_plugins"),
    "praca.rules.arithmetic": ("earlier_of", "later_of", "number", "table", "when"),
    "praca.rules.dates": (
        "date",
        "day",
        "day_in_year",
        "days",
        "days_since",
        "last_day_of",
        "months",
        "year",
        "years",
    ),
    "praca.rules.readings": ("Option", "Reading"),
    "praca.rules.references": ("declared", "happened"),
    "praca.rules.roots": (
        "driver",
        "holder",
        "infraction",
        "permit",
        "refusal",
        "town",
        "transfer",
        "trip",
        "vehicle",
    ),
    "praca.rules.standard": ("Standard", "chapter", "discretion", "note", "silence", "value"),
    "praca.rules.term": ("FALSE", "TRUE"),
    "praca.rules.wordings": ("as_worded", "in_force", "start_of"),
    "praca.rulings": ("Finding", "Ruling"),
    "praca.statute.citation": ("Citation",),
    "praca.statute.loading": ("load_statute",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME_OF)  # noqa: PLE0605 - a sorted list of names is a list of strings


def __getattr__(name: str) -> Any:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'praca' has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
