"""Praça: what a Brazilian municipality's taxi law says about a real situation, with the provisions that decide it.

Two groups of people import from here and nowhere else.  *Authors of plugins* take the names with which a law is
declared (``hookimpl``, ``chapter``, ``vehicle``, ``when`` …).  *Callers* take :func:`assess`, :func:`load_cases` and
:func:`load_plugins`.  Names are loaded when first used, so that ``import praca`` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from praca.api import agenda as agenda
    from praca.api import assess as assess
    from praca.api import calendar_file as calendar_file
    from praca.api import case_from as case_from
    from praca.api import case_template as case_template
    from praca.api import check as check
    from praca.api import checklist as checklist
    from praca.api import compare as compare
    from praca.api import conduct_table as conduct_table
    from praca.api import count_term as count_term
    from praca.api import draw_workflow as draw_workflow
    from praca.api import explain as explain
    from praca.api import installed_registry as installed_registry
    from praca.api import interview as interview
    from praca.api import load_cases as load_cases
    from praca.api import load_profiles as load_profiles
    from praca.api import question_label as question_label
    from praca.api import schema as schema
    from praca.api import tell as tell
    from praca.api import tell_comparison as tell_comparison
    from praca.api import towns as towns
    from praca.checklists import Checklist as Checklist
    from praca.comparing import Comparison as Comparison
    from praca.conducts import ConductRow as ConductRow
    from praca.doubts import Doubt as Doubt
    from praca.doubts import load_doubts as load_doubts
    from praca.errors import CaseError as CaseError
    from praca.errors import CitationError as CitationError
    from praca.errors import DeclarationError as DeclarationError
    from praca.errors import InputError as InputError
    from praca.errors import PluginError as PluginError
    from praca.errors import PracaError as PracaError
    from praca.exact_json import to_json as to_json
    from praca.facts.case import Case as Case
    from praca.facts.loading import LoadedCases as LoadedCases
    from praca.facts.problems import Problem as Problem
    from praca.facts.profile import Profile as Profile
    from praca.facts.subjects import QUESTIONS as QUESTIONS
    from praca.facts.subjects import SUBJECT_OF as SUBJECT_OF
    from praca.facts.vocabulary import DeclaredCode as DeclaredCode
    from praca.facts.vocabulary import DeclaredFact as DeclaredFact
    from praca.facts.vocabulary import PluginFacts as PluginFacts
    from praca.hookspecs import HOOK_VERSION as HOOK_VERSION
    from praca.hookspecs import hookimpl as hookimpl
    from praca.installed import InstalledTown as InstalledTown
    from praca.language import Text as Text
    from praca.law import Law as Law
    from praca.law import Municipality as Municipality
    from praca.plugins import PluginProblem as PluginProblem
    from praca.plugins import Registry as Registry
    from praca.plugins import Source as Source
    from praca.plugins import load_plugins as load_plugins
    from praca.readers.interview import Interview as Interview
    from praca.readers.interview import InterviewQuestion as InterviewQuestion
    from praca.readers.prose.comparison import ComparisonReport as ComparisonReport
    from praca.readers.prose.report import Report as Report
    from praca.readers.prose.verdicts import verdict_phrase as verdict_phrase
    from praca.readers.prose.words import Words as Words
    from praca.rules.arithmetic import earlier_of as earlier_of
    from praca.rules.arithmetic import later_of as later_of
    from praca.rules.arithmetic import number as number
    from praca.rules.arithmetic import table as table
    from praca.rules.arithmetic import when as when
    from praca.rules.business_days import next_business_day as next_business_day
    from praca.rules.clock import between as between
    from praca.rules.clock import calendar_day_of as calendar_day_of
    from praca.rules.clock import minutes as minutes
    from praca.rules.clock import minutes_within as minutes_within
    from praca.rules.clock import overlaps as overlaps
    from praca.rules.dates import date as date
    from praca.rules.dates import day as day
    from praca.rules.dates import day_in_year as day_in_year
    from praca.rules.dates import days as days
    from praca.rules.dates import days_since as days_since
    from praca.rules.dates import last_day_of as last_day_of
    from praca.rules.dates import months as months
    from praca.rules.dates import year as year
    from praca.rules.dates import years as years
    from praca.rules.money import UnitValue as UnitValue
    from praca.rules.money import unit_value as unit_value
    from praca.rules.penalties import Clause as Clause
    from praca.rules.penalties import Group as Group
    from praca.rules.penalties import Item as Item
    from praca.rules.penalties import PenaltySchedule as PenaltySchedule
    from praca.rules.penalties import act as act
    from praca.rules.penalties import each_act as each_act
    from praca.rules.penalties import infraction_item as infraction_item
    from praca.rules.penalties import past as past
    from praca.rules.penalties import repetition as repetition
    from praca.rules.penalties import sanction as sanction
    from praca.rules.presence import given as given
    from praca.rules.presence import happened as happened
    from praca.rules.presence import needed as needed
    from praca.rules.quantifiers import any_ as any_
    from praca.rules.quantifiers import count as count
    from praca.rules.quantifiers import every as every
    from praca.rules.quantifiers import none as none
    from praca.rules.quantifiers import total as total
    from praca.rules.rankings import Criterion as Criterion
    from praca.rules.rankings import Ranking as Ranking
    from praca.rules.rankings import candidate as candidate
    from praca.rules.rankings import criterion as criterion
    from praca.rules.rankings import left_open as left_open
    from praca.rules.readings import Option as Option
    from praca.rules.readings import Reading as Reading
    from praca.rules.references import declared as declared
    from praca.rules.roots import driver as driver
    from praca.rules.roots import earlier_permit as earlier_permit
    from praca.rules.roots import extension as extension
    from praca.rules.roots import holder as holder
    from praca.rules.roots import infraction as infraction
    from praca.rules.roots import other_shift as other_shift
    from praca.rules.roots import partner as partner
    from praca.rules.roots import permit as permit
    from praca.rules.roots import refusal as refusal
    from praca.rules.roots import town as town
    from praca.rules.roots import transfer as transfer
    from praca.rules.roots import trip as trip
    from praca.rules.roots import vehicle as vehicle
    from praca.rules.standard import Discretion as Discretion
    from praca.rules.standard import Note as Note
    from praca.rules.standard import Requirement as Requirement
    from praca.rules.standard import Silence as Silence
    from praca.rules.standard import Standard as Standard
    from praca.rules.standard import Value as Value
    from praca.rules.standard import chapter as chapter
    from praca.rules.standard import discretion as discretion
    from praca.rules.standard import note as note
    from praca.rules.standard import silence as silence
    from praca.rules.standard import value as value
    from praca.rules.stands import stand as stand
    from praca.rules.stands import stands_total as stands_total
    from praca.rules.term import FALSE as FALSE
    from praca.rules.term import TRUE as TRUE
    from praca.rules.term import Term as Term
    from praca.rules.wordings import as_worded as as_worded
    from praca.rules.wordings import in_force as in_force
    from praca.rules.wordings import start_of as start_of
    from praca.rules.workflows import Served as Served
    from praca.rules.workflows import Step as Step
    from praca.rules.workflows import Workflow as Workflow
    from praca.rules.workflows import course as course
    from praca.rules.workflows import event as event
    from praca.rules.workflows import filing as filing
    from praca.rules.workflows import proceeding as proceeding
    from praca.rules.workflows import required_content as required_content
    from praca.rules.workflows import served as served
    from praca.rules.workflows import step as step
    from praca.rulings import Finding as Finding
    from praca.rulings import Ruling as Ruling
    from praca.scenarios import Difference as Difference
    from praca.scenarios import Outcome as Outcome
    from praca.statute.citation import Citation as Citation
    from praca.statute.loading import load_statute as load_statute
    from praca.statute.statute import Statute as Statute

_HOMES = {
    "praca.api": (
        "assess",
        "case_from",
        "check",
        "installed_registry",
        "compare",
        "case_template",
        "checklist",
        "explain",
        "interview",
        "question_label",
        "agenda",
        "calendar_file",
        "conduct_table",
        "count_term",
        "draw_workflow",
        "load_cases",
        "load_profiles",
        "tell_comparison",
        "schema",
        "tell",
        "towns",
    ),
    "praca.doubts": ("Doubt", "load_doubts"),
    "praca.errors": ("CaseError", "CitationError", "DeclarationError", "InputError", "PluginError", "PracaError"),
    "praca.exact_json": ("to_json",),
    "praca.facts.case": ("Case",),
    "praca.facts.loading": ("LoadedCases",),
    "praca.facts.problems": ("Problem",),
    "praca.facts.subjects": ("QUESTIONS", "SUBJECT_OF"),
    "praca.facts.vocabulary": ("DeclaredCode", "DeclaredFact", "PluginFacts"),
    "praca.comparing": ("Comparison",),
    "praca.readers.prose.comparison": ("ComparisonReport",),
    "praca.facts.profile": ("Profile",),
    "praca.checklists": ("Checklist",),
    "praca.readers.interview": ("Interview", "InterviewQuestion"),
    "praca.conducts": ("ConductRow",),
    "praca.hookspecs": ("HOOK_VERSION", "hookimpl"),
    "praca.installed": ("InstalledTown",),
    "praca.language": ("Text",),
    "praca.law": ("Law", "Municipality"),
    "praca.plugins": ("PluginProblem", "Registry", "Source", "load_plugins"),
    "praca.readers.prose.report": ("Report",),
    "praca.readers.prose.verdicts": ("verdict_phrase",),
    "praca.readers.prose.words": ("Words",),
    "praca.rules.arithmetic": ("earlier_of", "later_of", "number", "table", "when"),
    "praca.rules.business_days": ("next_business_day",),
    "praca.rules.clock": ("between", "calendar_day_of", "minutes", "minutes_within", "overlaps"),
    "praca.rules.dates": ("date", "day", "day_in_year", "days", "days_since", "last_day_of", "months", "year", "years"),
    "praca.rules.money": ("UnitValue", "unit_value"),
    "praca.rules.penalties": (
        "Clause",
        "Group",
        "Item",
        "PenaltySchedule",
        "act",
        "each_act",
        "infraction_item",
        "past",
        "repetition",
        "sanction",
    ),
    "praca.rules.quantifiers": ("any_", "count", "every", "none", "total"),
    "praca.rules.readings": ("Option", "Reading"),
    "praca.rules.presence": ("given", "happened", "needed"),
    "praca.rules.references": ("declared",),
    "praca.rules.roots": (
        "driver",
        "earlier_permit",
        "extension",
        "holder",
        "infraction",
        "other_shift",
        "partner",
        "permit",
        "refusal",
        "town",
        "transfer",
        "trip",
        "vehicle",
    ),
    "praca.rules.standard": (
        "Discretion",
        "Note",
        "Requirement",
        "Silence",
        "Value",
        "Standard",
        "chapter",
        "discretion",
        "note",
        "silence",
        "value",
    ),
    "praca.rules.stands": ("stand", "stands_total"),
    "praca.rules.term": ("FALSE", "TRUE", "Term"),
    "praca.rules.wordings": ("as_worded", "in_force", "start_of"),
    "praca.rules.workflows": (
        "Served",
        "Step",
        "Workflow",
        "required_content",
        "course",
        "event",
        "filing",
        "proceeding",
        "served",
        "step",
    ),
    "praca.rules.rankings": ("Criterion", "Ranking", "candidate", "criterion", "left_open"),
    "praca.rulings": ("Finding", "Ruling"),
    "praca.scenarios": ("Difference", "Outcome"),
    "praca.statute.citation": ("Citation",),
    "praca.statute.loading": ("load_statute",),
    "praca.statute.statute": ("Statute",),
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
