"""References to facts, made from the fact classes: a misspelt field fails when the plugin is imported.

``vehicle.seats`` is a term; ``vehicle.inspection.date`` a term in a nested block; ``vehicle.documents.cpf`` a document;
``vehicle.equipment.has("roof_light")`` a piece of equipment; ``partner``, ``past`` … stand for the entries of a list.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

import attrs

from praca.errors import DeclarationError
from praca.facts.documents import equipment_of
from praca.facts.field import FieldInfo, fields_of
from praca.facts.state import NEVER
from praca.language import _
from praca.rules.codes import known_code
from praca.rules.documents import DocumentTerm
from praca.rules.term import ANY, BOOL, DATE, NUMBER, TEXT, TIME, Term, strict_source

if TYPE_CHECKING:
    from praca.facts.vocabulary import DeclaredFact
    from praca.rules.evaluation import Evaluation, SourceWriter

_KINDS = {
    "bool": BOOL,
    "int": NUMBER,
    "number": NUMBER,
    "year": NUMBER,
    "date": DATE,
    "datetime": "datetime",
    "time": TIME,
    "town": TEXT,
    "text": TEXT,
    "code": TEXT,
}


@attrs.frozen(eq=False)
class Fact(Term):
    """The value of one fact of the case."""

    root: str
    steps: tuple[str, ...]
    path: str
    info: FieldInfo
    occurs: bool

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the value."""
        return _KINDS.get(self.info.kind, ANY)

    @property
    def operands(self) -> tuple[Term, ...]:
        """A fact has no operands."""
        return ()

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity: its path."""
        return ("Fact", self.path)

    @property
    def may_be_unknown(self) -> bool:
        """A fact may be missing."""
        return True

    @property
    def may_be_never(self) -> bool:
        """An occurrence may not have happened."""
        return self.occurs and self.kind != BOOL

    def value(self, at: Evaluation) -> Any:
        """The value as the case gives it."""
        subject = at.subject(self.root)
        found = subject.extra.get(self.steps[-1], NEVER) if self.undeclared_happens else reach(subject, self.steps)
        found = at.given(self.path, found)
        return False if found is NEVER and self.kind == BOOL else found

    @property
    def undeclared_happens(self) -> bool:
        """Whether this is a plugin's occurrence: not among the extra facts, it did not happen."""
        return self.occurs and ":" in self.steps[-1]

    def source(self, write: SourceWriter) -> str:
        """Attribute access; nested blocks through a shared function."""
        subject = write.subject(self.root)
        plain = len(self.steps) == 1 and self.steps[0].isidentifier()
        text = f"{subject}.{self.steps[0]}" if plain else f"{write.function(reach)}({subject}, {self.steps!r})"
        if self.undeclared_happens:
            text = f"{subject}.extra.get({self.steps[-1]!r}, NEVER)"
        if self.occurs and self.kind == BOOL:
            name = write.bind(text)
            return f"(False if {name} is NEVER else {name})"
        return text

    @property
    def catalogue(self) -> str | None:
        """The catalogue of its codes, where the fact is a code and nothing but a code may stand there."""
        return self.info.codes if self.info.kind == "code" and not self.info.provisions else None

    def is_here(self) -> Term:
        """Whether a town fact names the municipality that is asked."""
        if self.info.kind != "town":
            raise self._no("is_here()", "town")
        return IsHere(self)

    def has(self, code: str) -> Term:
        """Whether a list of codes contains ``code``."""
        if self.info.kind != "codes":
            raise self._no("has(...)", "codes")
        return HasCode(self, code)

    def _no(self, operator: str, kind: str) -> DeclarationError:
        return DeclarationError(
            _(
                "{path}.{operator} belongs to facts of kind {wanted}; this one is of kind {found}.",
                path=self.path,
                operator=operator,
                wanted=kind,
                found=self.info.kind,
            )
        )


def reach(subject: Any, steps: tuple[str, ...]) -> Any:
    """Follow ``steps`` into nested blocks: what lies in an unknown block is unknown, in a never-happened one never."""
    for step in steps:
        if subject is None or subject is NEVER:
            return subject
        if step.isdigit():
            subject = subject[int(step)] if int(step) < len(subject) else None
        elif ":" in step:
            subject = subject.extra.get(step)
        else:
            subject = getattr(subject, step)
    return subject


@attrs.frozen(eq=False)
class IsHere(Term):
    """Whether a town named in the case is the municipality that is asked."""

    kind: ClassVar[str] = BOOL
    term: Term

    def value(self, at: Evaluation) -> Any:
        """Compare names, or unknown."""
        town = at.value(self.term)
        return None if town is None else town is not NEVER and at.here.is_named(town)

    def source(self, write: SourceWriter) -> str:
        """A call of the municipality's own comparison."""
        return strict_source(write, (self.term,), "here.is_named({0})", boolean=True)


@attrs.frozen(eq=False)
class HasCode(Term):
    """Whether a list of codes contains one."""

    kind: ClassVar[str] = BOOL
    term: Fact
    code: str

    def __attrs_post_init__(self) -> None:
        for catalogue, code in self.codes:
            known_code(catalogue, code)

    @property
    def codes(self) -> tuple[tuple[str, str], ...]:
        """The code that is looked for."""
        return () if self.term.info.codes is None else ((self.term.info.codes, self.code),)

    def value(self, at: Evaluation) -> Any:
        """Look the code up, or unknown."""
        codes = at.value(self.term)
        return None if codes is None else codes is not NEVER and self.code in codes

    def source(self, write: SourceWriter) -> str:
        """``code in codes`` with its guards."""
        return strict_source(write, (self.term,), f"{self.code!r} in {{0}}", boolean=True)


@attrs.frozen(eq=False)
class Equipped(Term):
    """Whether a piece of equipment is on board."""

    kind: ClassVar[str] = BOOL
    root: str
    steps: tuple[str, ...]
    path: str
    code: str

    @property
    def operands(self) -> tuple[Term, ...]:
        """None: the list is read directly."""
        return ()

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity."""
        return ("Equipped", self.path, self.code)

    @property
    def codes(self) -> tuple[tuple[str, str], ...]:
        """The equipment that is looked for."""
        return (("equipment", self.code),)

    @property
    def may_be_unknown(self) -> bool:
        """Equipment may not be mentioned."""
        return True

    def value(self, at: Evaluation) -> Any:
        """Present, absent, or unknown."""
        found = equipped(reach(at.subject(self.root), self.steps), self.code)
        return at.given(f"{self.path}.{self.code}", found)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        owner = write.subject(self.root)
        if self.steps:
            owner = f"{write.function(reach)}({owner}, {self.steps!r})"
        return f"{write.function(equipped)}({owner}, {self.code!r})"


def equipped(owner: Any, code: str) -> bool | None:
    """Whether ``owner`` (a vehicle, perhaps unknown) has the equipment."""
    return None if owner is None else equipment_of(owner, code)


ENTRY_SUBJECTS = ("holder.partners", "infraction.history", "candidates")
"""Subjects of declared facts that are entries of a list."""


class NoTerm:
    """Something whose attributes are terms and that is none itself: it has no value to compare or to test."""

    __slots__ = ("_path",)
    _path: str

    def __repr__(self) -> str:
        return self._path

    def _refuse(self, *_others: object) -> NoReturn:
        raise DeclarationError(
            _("{path} has no value of its own: name one of its facts, or ask happened(...) of it.", path=self._path)
        )

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __bool__ = __contains__ = __iter__ = _refuse
    __hash__ = object.__hash__


class Block(NoTerm):
    """A subject, a nested block or a list entry: its attributes are terms, blocks, documents or equipment."""

    __slots__ = ("_block", "_occurs", "_root", "_steps")

    def __init__(
        self, root: str, block: type[Any], *, path: str, steps: tuple[str, ...] = (), occurs: bool = False
    ) -> None:
        self._root, self._block, self._path, self._steps, self._occurs = root, block, path, steps, occurs

    def __getattr__(self, key: str) -> Any:
        if key.startswith("__"):
            raise AttributeError(key)
        fields = fields_of(self._block)
        if key not in fields and key.removesuffix("_") in fields:
            key = key.removesuffix("_")
        if key not in fields:
            near = difflib.get_close_matches(key, fields, 1)
            raise DeclarationError(
                _(
                    "{path} has no fact {key}. {hint}",
                    path=self._path,
                    key=key,
                    hint=_("Did you mean {near}?", near=near[0])
                    if near
                    else _("Known facts: {all}.", all=", ".join(fields)),
                )
            )
        attribute, info = fields[key]
        path, steps = f"{self._path}.{key}", (*self._steps, attribute)
        occurs = self._occurs or info.absent == "did-not-happen" or info.never
        if info.kind == "block" and info.block is not None:
            return Block(self._root, info.block, path=path, steps=steps, occurs=occurs)
        if info.kind == "blocks" and info.block is not None:
            return EntryList(self._root, info.block, path=path, steps=steps, occurs=occurs)
        if info.kind == "documents":
            return Documents(self._root, self._steps, path)
        if info.kind == "equipment":
            return Equipment(self._root, self._steps, path)
        return Fact(self._root, steps, path, info, occurs)


class EntryList(Block):
    """A list of blocks (partners, history, candidates): its entries are quantified over."""

    __slots__ = ()

    def __getattr__(self, key: str) -> Any:
        raise DeclarationError(
            _("{path} is a list: quantify over its entries with every(...), any_(...) or count(...).", path=self._path)
        )


class Documents(NoTerm):
    """The documents of a subject."""

    __slots__ = ("_root", "_steps")

    def __init__(self, root: str, steps: tuple[str, ...], path: str) -> None:
        self._root, self._steps, self._path = root, steps, path

    def __getattr__(self, code: str) -> DocumentTerm:
        if code.startswith("__"):
            raise AttributeError(code)
        return self.code(code)

    def code(self, code: str) -> DocumentTerm:
        """The document with this code; for codes of a plugin, whose names hold a colon."""
        known_code("documents", code)
        return DocumentTerm(self._root, self._steps, f"{self._path}.{code}", code)


class Equipment(NoTerm):
    """The equipment of a vehicle."""

    __slots__ = ("_root", "_steps")

    def __init__(self, root: str, steps: tuple[str, ...], path: str) -> None:
        self._root, self._steps, self._path = root, steps, path

    def has(self, code: str) -> Term:
        """Whether the equipment is on board; one that is not mentioned is unknown."""
        known_code("equipment", code)
        return Equipped(self._root, self._steps, self._path, code)


def declared(fact: DeclaredFact, of: Block | None = None) -> Fact:
    """The term for a fact that a plugin declares (``praca_facts``), on the subject that the declaration names.

    A fact about the entries of a list is read of an entry: ``declared(FACT, partner)``.
    """
    root, path = (fact.subject, fact.subject) if of is None else (of._root, of._path)  # noqa: SLF001 - Block keeps its names free for facts
    if path.removesuffix("[]") != fact.subject or (of is None and fact.subject in ENTRY_SUBJECTS):
        raise DeclarationError(
            _("{name} is about {subject}: found {path}.", name=fact.name, subject=fact.subject, path=path)
        )
    return Fact(root, (fact.name,), f"{path}.{fact.name}", fact.info, fact.absent == "did-not-happen")
