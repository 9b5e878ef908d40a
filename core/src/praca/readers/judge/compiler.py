"""The compiled judge: one chapter of a law on one date becomes one Python function.

Readings, wordings and the statute's calendar are fixed when the source is written, so that the function only reads
facts.  Conditions shared by several requirements are valued once.  The function returns the status of every requirement
with what a finding needs; what is open is left to :mod:`.outcomes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, cast

import attrs

from praca.facts.state import NEVER
from praca.readers.judge.walker import consulted_by, entries_counted, facts_read_by
from praca.rules.arithmetic import When
from praca.rules.documents import DocumentTerm
from praca.rules.quantifiers import Binding
from praca.rules.readings import ReadingCase, ReadingIs
from praca.rules.references import Equipped, Fact
from praca.rules.stands import StandFact, StandsTotal
from praca.rules.wordings import AsWorded
from praca.rulings import Finding

if TYPE_CHECKING:
    from collections.abc import Callable

    from praca.law import Chapter, LawOn
    from praca.rules.standard import Requirement
    from praca.rules.term import Term

Compiled: TypeAlias = "Callable[..., tuple[list[Finding], list[Any], list[Any]]]"


@attrs.define
class Writer:
    """Collects the statements of one function; names are given to terms by structural identity."""

    statute: LawOn
    lines: list[str] = attrs.field(factory=list)
    bound: dict[str, Any] = attrs.field(
        factory=lambda: {"NEVER": NEVER, "Finding": Finding, "consulted_by": consulted_by}
    )
    _names: dict[Any, str] = attrs.field(factory=dict)
    _objects: dict[int, str] = attrs.field(factory=dict)

    def name(self, term: Term) -> str:
        """The name that holds a term's value; its statement is written on first use."""
        key = term.structure
        known = self._names.get(key)
        if known is None:
            text = term.source(self)
            known = text if _simple(text) else self.bind(text)
            self._names[key] = known
        return known

    def bind(self, expression: str) -> str:
        """Give an expression a name of its own."""
        name = f"t{len(self.lines)}"
        self.lines.append(f"{name} = {expression}")
        return name

    def constant(self, value: Any) -> str:
        """A literal for plain constants, a bound name for objects."""
        if isinstance(value, (bool, int, str)):
            return repr(value)
        return self.object(value, "k")

    def function(self, function: Callable[..., Any]) -> str:
        """The name bound to a function of the core."""
        return self.object(function, "f")

    def subject(self, root: str) -> str:
        """The local name of a subject's facts."""
        key = ("subject", root)
        if key not in self._names:
            self._names[key] = self.bind(f"facts.{root}")
        return self._names[key]

    def option(self, reading: str) -> str:
        """The chosen option of a reading."""
        return self.statute.option(reading)

    def interpreted(self, term: Term) -> str:
        """Leave a term to the tree walker."""
        return f"walk.value({self.object(term, 'w')})"

    def object(self, value: Any, prefix: str) -> str:
        """The name bound to an object that has no literal."""
        name = self._objects.get(id(value))
        if name is None:
            name = self._objects[id(value)] = f"{prefix}{len(self._objects)}"
            self.bound[name] = value
        return name


def _simple(text: str) -> bool:
    return text.isidentifier() or text in ("True", "False", "None") or text.isdigit()


def compile_chapter(chapter: Chapter) -> Compiled:
    """The function ``run(facts, date, here, walk)`` of a chapter.

    It returns the findings of the requirements in order (``missing`` still empty), the values, and the values of
    :attr:`praca.law.Chapter.conditions`.
    """
    writer = Writer(chapter.law)
    findings = [_finding(writer, requirement) for requirement in chapter.requirements]
    values = [_guarded(writer, value.only_if, value.is_) for value in chapter.values]
    conditions = [writer.name(condition) for condition in chapter.conditions]
    body = "\n    ".join(writer.lines)
    source = (
        f"def run(facts, date, here, walk):\n    {body or 'pass'}\n"
        f"    return [{', '.join(findings)}], [{', '.join(values)}], [{', '.join(conditions)}]\n"
    )
    namespace = dict(writer.bound)
    code = compile(source, f"<{chapter.law.law.municipality.slug}.{chapter.question}>", "exec")
    exec(code, namespace)  # noqa: S102 - the source is written from terms above, never from input
    run = namespace["run"]
    run.__doc__ = source
    return cast("Compiled", run)


def _guarded(writer: Writer, only_if: Term, term: Term) -> str:
    condition, value = writer.name(only_if), writer.name(term)
    return (
        value
        if condition == "True"
        else f"({value} if {condition} is True else None if {condition} is None else NEVER)"
    )


def _finding(writer: Writer, requirement: Requirement) -> str:
    applies, holds, excused = (writer.name(term) for term in requirement.terms())
    # Ordered so that the usual answers are found first; constants shorten the source.
    parts = []
    if applies != "True":
        parts.append(f"'not_applicable' if {applies} is False else")
    met = f"{holds} is True" if excused == "False" else f"{holds} is True or {excused} is True"
    parts.append(f"'met' if {met} else")
    violated = [f"{holds} is False"]
    if applies != "True":
        violated.append(f"{applies} is True")
    if excused != "False":
        violated.append(f"{excused} is False")
    parts.append(f"'violated' if {' and '.join(violated)} else 'undetermined'")
    status = writer.bind(" ".join(parts))
    cites = writer.constant(requirement.cites)
    if requirement.unless_cites and excused != "False":
        both = writer.constant((*requirement.cites, *requirement.unless_cites))
        cites = f"({both} if {excused} is True and {holds} is not True else {cites})"
    barred = writer.name(requirement.bars_if)
    effect = repr(requirement.effect)
    if barred != "False":
        effect = f"('bars' if {barred} is True else {effect})"
    return (
        f"Finding({requirement.id!r}, {status}, {effect}, {cites}, {_facts(writer, requirement)}, (), "
        f"{_readings(writer, requirement, applies)}, {writer.constant(requirement.text)})"
    )


def _facts(writer: Writer, requirement: Requirement) -> str:
    """A dictionary of the known facts that the requirement reads."""
    read: dict[tuple[str, str], None] = {}
    for term in requirement.terms():
        for part in _read(term, writer):
            if isinstance(part, (StandFact, StandsTotal)):
                # Which stands are read, and so the paths, only the case tells.
                return f"{writer.function(facts_read_by)}({writer.object(requirement, 'r')}, walk)"
            if isinstance(part, Equipped):
                read[f"{part.path}.{part.code}", writer.name(part)] = None
            elif isinstance(part, (Fact, DocumentTerm)):
                read[part.path, writer.name(part)] = None
            elif isinstance(part, Binding):
                counted = f"{writer.function(entries_counted)}({writer.object(part, 'w')}, walk)"
                read[part.listed.path, writer.bind(counted)] = None
    if not read:
        return "{}"
    if len(read) == 1:
        ((path, name),) = read
        return f"({{{path!r}: {name}}} if {name} is not None else {{}})"
    whole = "{" + ", ".join(f"{path!r}: {name}" for path, name in read) + "}"
    known = " and ".join(f"{name} is not None" for _path, name in read)
    pairs = "".join(f"({path!r}, {name}), " for path, name in read)
    return f"({whole} if {known} else {{p: v for p, v in ({pairs}) if v is not None}})"


def _read(term: Term, writer: Writer) -> list[Term]:
    """The terms read under the chosen readings, whatever the facts."""
    found = [term]
    for part in _chosen(term, writer):
        found.extend(_read(part, writer))
    return found


def _chosen(term: Term, writer: Writer) -> tuple[Term, ...]:
    if isinstance(term, ReadingCase):
        return (term.chosen(writer.option(term.reading)),)
    if isinstance(term, Binding):
        return ()
    return term.counting(writer) if isinstance(term, AsWorded) else term.operands


def _readings(writer: Writer, requirement: Requirement, applies: str) -> str:
    """The readings named: fixed, unless one stands behind a condition that only the facts decide."""
    named = [_named(term, writer) for term in requirement.terms()]
    if not any(named):
        return "()"
    if any(_conditional(term, writer) for term in requirement.terms()):
        return f"consulted_by({writer.object(requirement, 'r')}, walk)"
    everything = writer.constant(tuple(dict.fromkeys(named[0] + named[1] + named[2])))
    if applies == "True":
        return everything
    return f"({writer.constant(tuple(named[0]))} if {applies} is False else {everything})"


def _named(term: Term, writer: Writer) -> list[str]:
    found: dict[str, None] = {}
    for part in _read(term, writer):
        inside = part.walk() if isinstance(part, Binding) else (part,)
        found.update((p.reading, None) for p in inside if isinstance(p, (ReadingIs, ReadingCase)))
    return list(found)


def _conditional(term: Term, writer: Writer) -> bool:
    """Whether a reading is named in a branch of a choice, or in an expression that only the walker can follow."""
    parts = _read(term, writer)
    return any(isinstance(p, When) and (_named(p.then, writer) or _named(p.otherwise, writer)) for p in parts)
