"""The hooks: every question that the core puts to a municipality's law.

One plugin object is one municipality.  A hook takes no argument and returns one frozen value made from the names of
:mod:`praca`; the core asks one plugin at a time and never lets the order of installation choose a law.  A question
whose hook a plugin lacks is answered ``not_modelled``, which is never silence of the law.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pluggy

if TYPE_CHECKING:
    from praca.facts.vocabulary import PluginFacts
    from praca.law import Municipality
    from praca.rules.money import UnitValue
    from praca.rules.penalties import PenaltySchedule
    from praca.rules.rankings import Ranking
    from praca.rules.readings import Reading
    from praca.rules.standard import Standard
    from praca.rules.workflows import Workflow
    from praca.statute.statute import Statute

PROJECT = "praca"
HOOK_VERSION = 1
"""Raised when a hook changes so that older plugins must change too."""

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


@hookspec
def praca_municipality() -> Municipality:  # type: ignore[empty-body]
    """Who the law belongs to: slug, IBGE code, name, state, and the hook version the plugin was written for.

    Called once when the plugin is found. Required.
    """


@hookspec
def praca_statute() -> Statute:  # type: ignore[empty-body]
    """The provisions of the law with their wordings and dates (see :func:`praca.load_statute`).

    Called once when the plugin is found. Required.
    """


@hookspec
def praca_readings() -> tuple[Reading, ...]:  # type: ignore[empty-body]
    """The ambiguities of the law with their options, the default first.

    Called once when the plugin is found. Optional: a law without declared ambiguity leaves it out.
    """


@hookspec
def praca_facts() -> PluginFacts:  # type: ignore[empty-body]
    """Facts and codes that this law asks for and the core does not know, under the plugin's own prefix.

    Called once when the plugin is found. Optional.
    """


@hookspec
def praca_vehicle() -> Standard:  # type: ignore[empty-body]
    """May this vehicle serve as a taxi? Requirements, values and notes on the vehicle.

    Called when the question ``vehicle`` is first put to the law. Optional.
    """


@hookspec
def praca_eligibility() -> Standard:  # type: ignore[empty-body]
    """May this applicant be granted a permit, as far as the person goes? Persons, companies, cooperatives.

    Called when the question ``eligibility`` is first put to the law. Optional.
    """


@hookspec
def praca_driver() -> Standard:  # type: ignore[empty-body]
    """May this person, other than the holder, be registered as a driver?

    Called when the question ``driver`` is first put to the law. Optional.
    """


@hookspec
def praca_penalty() -> PenaltySchedule:  # type: ignore[empty-body]
    """What does a breach cost? Infractions, groups, sanctions with their conditions, repetition, points.

    Called when the question ``penalty`` is first put to the law. Optional.
    """


@hookspec
def praca_fiscal_units() -> tuple[UnitValue, ...]:  # type: ignore[empty-body]
    """Values of the law's fiscal units in reais, dated, with their source; a unit without values stays as it is.

    Called once when the plugin is found. Optional.
    """


@hookspec
def praca_proceeding() -> Workflow:  # type: ignore[empty-body]
    """Until when may what be done, before whom, with what effect? Steps, service of notices, contents of papers.

    Called when the question ``proceeding`` is first put to the law. Optional.
    """


@hookspec
def praca_permit() -> Standard:  # type: ignore[empty-body]
    """May one operate under this permit on the date? Terms, renewals, grounds for its end, fees.

    Called when the question ``permit`` is first put to the law. Optional.
    """


@hookspec
def praca_transfer() -> Standard:  # type: ignore[empty-body]
    """May the permit be transferred? Causes, beneficiaries, conditions, consent.

    Called when the question ``transfer`` is first put to the law. Optional.
    """


@hookspec
def praca_fare() -> Standard:  # type: ignore[empty-body]
    """Is what the parties did with the fare lawful? Surcharges, bargaining, the table in force.

    Called when the question ``fare`` is first put to the law. Optional.
    """


@hookspec
def praca_refusal() -> Standard:  # type: ignore[empty-body]
    """May the driver refuse? Lawful reasons, luggage, animals, identification at night.

    Called when the question ``refusal`` is first put to the law. Optional.
    """


@hookspec
def praca_selection() -> Ranking:  # type: ignore[empty-body]
    """Who comes first among candidates? Criteria in order, ties.

    Called when the question ``selection`` is first put to the law. Optional.
    """


@hookspec
def praca_quota() -> Standard:  # type: ignore[empty-body]
    """Is there room for a new permit? Maximum, vacancies, ceilings.

    Called when the question ``quota`` is first put to the law. Optional.
    """
