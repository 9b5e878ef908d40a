"""Facts and codes that plugins add to those of the core, and the words that a case may use in all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, get_args

import attrs

from praca.errors import DeclarationError
from praca.facts.codes import CATALOGUES, OPEN_CATALOGUES
from praca.facts.field import Absent, FieldInfo, Kind
from praca.language import Text, _

SUBJECTS: Final = (
    "holder",
    "holder.partners",
    "driver",
    "vehicle",
    "permit",
    "infraction",
    "infraction.history",
    "proceeding",
    "transfer",
    "trip",
    "refusal",
    "candidates",
    "town",
)
"""What a declared fact may be about; a name after a dot stands for the entries of that list."""

FACT_KINDS: Final = (
    "bool",
    "int",
    "number",
    "year",
    "date",
    "time",
    "datetime",
    "town",
    "text",
    "code",
    "codes",
    "dates",
)
"""The kinds that a declared fact may have."""

_NAME = re.compile(r"([a-z][a-z0-9_]*):[a-z][a-z0-9_]*")


def _slug(name: object, what: str) -> str:
    match = _NAME.fullmatch(name) if isinstance(name, str) else None
    if match is None:
        raise DeclarationError(
            _(
                "{what} must be named slug:name in lower case (letters, digits, _), found {name!r}; "
                "write the plugin's slug and a colon in front.",
                what=what,
                name=name,
            )
        )
    return match[1]


def _check_texts(name: str, **texts: object) -> None:
    for attribute, text in texts.items():
        if not isinstance(text, Text) or not text.pt.strip() or not text.en.strip():
            raise DeclarationError(
                _(
                    "{name}: {attribute} must be a Text with pt and en, found {text!r}.",
                    name=name,
                    attribute=attribute,
                    text=text,
                )
            )


def _check_source(name: str, source: object) -> None:
    if not isinstance(source, str) or not source.strip():
        raise DeclarationError(
            _("{name}: source must name the provision that asks for it, found {source!r}.", name=name, source=source)
        )


@attrs.frozen
class DeclaredFact:
    """A fact that only some law asks for.

    ``name`` is ``slug:fact``, ``subject`` one of :data:`SUBJECTS`, ``kind`` one of :data:`FACT_KINDS`.  A fact of
    kind ``code`` or ``codes`` takes its codes from ``codes``: the name of a catalogue of the core, the name
    ``slug:catalogue`` of one that the same plugin declares code by code, or a mapping code -> label of its own.
    ``source`` names the provision.  Raises :class:`DeclarationError` for anything else.
    """

    name: str
    subject: str
    kind: Kind
    label: Text
    question: Text
    source: str
    codes: str | Mapping[str, Text] | None = None
    absent: Absent = "unknown"
    low: int | None = None
    high: int | None = None

    def __attrs_post_init__(self) -> None:
        """Check the declaration."""
        _slug(self.name, "A declared fact")
        if self.subject not in SUBJECTS:
            self._refuse("subject", self.subject, SUBJECTS)
        if self.kind not in FACT_KINDS:
            self._refuse("kind", self.kind, FACT_KINDS)
        if self.absent not in get_args(Absent):
            self._refuse("absent", self.absent, get_args(Absent))
        _check_texts(self.name, label=self.label, question=self.question)
        _check_source(self.name, self.source)
        if (self.codes is not None) != (self.kind in ("code", "codes")):
            raise DeclarationError(
                _(
                    "{name}: codes belong to facts of kind code or codes, and those need them; kind is {kind}.",
                    name=self.name,
                    kind=self.kind,
                )
            )
        if isinstance(self.codes, str) and self.codes not in CATALOGUES and ":" not in self.codes:
            self._refuse("codes", self.codes, sorted(CATALOGUES))
        if isinstance(self.codes, Mapping):
            _check_texts(self.name, **{f"codes[{code}]": label for code, label in self.codes.items()})

    def _refuse(self, attribute: str, found: object, known: Iterable[str]) -> None:
        raise DeclarationError(
            _(
                "{name}: {attribute} must be one of {known}, found {found!r}.",
                name=self.name,
                attribute=attribute,
                known=", ".join(known),
                found=found,
            )
        )

    @property
    def catalogue(self) -> str | None:
        """The name of the catalogue of its codes; a mapping of its own is named like the fact."""
        return self.name if isinstance(self.codes, Mapping) else self.codes

    @property
    def info(self) -> FieldInfo:
        """The description that the readers of facts use."""
        options: dict[str, Any] = {"low": self.low, "high": self.high}
        if self.kind == "year" and self.low is None and self.high is None:
            options = {"low": 1900, "high": 2100}
        return FieldInfo(
            kind=self.kind,
            label=self.label,
            question=self.question,
            absent=self.absent,
            codes=self.catalogue,
            **options,
        )


@attrs.frozen
class DeclaredCode:
    """A code ``slug:code`` that a plugin adds to an open catalogue of the core or to one of its own."""

    catalogue: str
    code: str
    label: Text
    source: str

    def __attrs_post_init__(self) -> None:
        """Check the declaration."""
        slug = _slug(self.code, "A declared code")
        _check_texts(self.code, label=self.label)
        _check_source(self.code, self.source)
        own = isinstance(self.catalogue, str) and self.catalogue.startswith(f"{slug}:")
        if not own and self.catalogue not in OPEN_CATALOGUES:
            raise DeclarationError(
                _(
                    "{code}: codes may be added to {known}, or to a catalogue named {slug}:name; found {found!r}.",
                    code=self.code,
                    known=", ".join(sorted(OPEN_CATALOGUES)),
                    slug=slug,
                    found=self.catalogue,
                )
            )


def _facts(facts: Iterable[DeclaredFact]) -> tuple[DeclaredFact, ...]:
    return tuple(facts)


def _codes(codes: Iterable[DeclaredCode]) -> tuple[DeclaredCode, ...]:
    return tuple(codes)


@attrs.frozen
class PluginFacts:
    """What the hook ``praca_facts`` returns: the facts and codes of one plugin, all under its one slug."""

    facts: tuple[DeclaredFact, ...] = attrs.field(default=(), converter=_facts)
    codes: tuple[DeclaredCode, ...] = attrs.field(default=(), converter=_codes)

    def __attrs_post_init__(self) -> None:
        """Check prefixes, doubles and catalogues."""
        for entry in (*self.facts, *self.codes):
            if not isinstance(entry, (DeclaredFact, DeclaredCode)):
                raise DeclarationError(
                    _("praca_facts holds DeclaredFact and DeclaredCode, found {entry!r}.", entry=entry)
                )
        names = [fact.name for fact in self.facts] + [code.code for code in self.codes]
        slugs = sorted({name.partition(":")[0] for name in names})
        if len(slugs) > 1:
            raise DeclarationError(
                _("One plugin declares facts and codes under one slug, found {slugs}.", slugs=", ".join(slugs))
            )
        _refuse_doubles([(fact.subject, fact.name) for fact in self.facts])
        _refuse_doubles([(code.catalogue, code.code) for code in self.codes])
        own = {code.catalogue for code in self.codes}
        for fact in self.facts:
            if isinstance(fact.codes, str) and ":" in fact.codes and fact.codes not in own:
                raise DeclarationError(
                    _(
                        "{name}: no code of the catalogue {codes} is declared; add a DeclaredCode for each.",
                        name=fact.name,
                        codes=fact.codes,
                    )
                )


def _refuse_doubles(keys: Iterable[tuple[str, str]]) -> None:
    seen: set[tuple[str, str]] = set()
    for key in keys:
        if key in seen:
            raise DeclarationError(_("{name} is declared twice for {where}.", name=key[1], where=key[0]))
        seen.add(key)


@attrs.frozen(eq=False)
class Vocabulary:
    """The declared facts and codes that are known besides those of the core.

    Build it with :meth:`of`; an empty one knows the core alone.
    """

    facts: Mapping[str, Mapping[str, DeclaredFact]] = attrs.field(factory=dict)
    codes: Mapping[str, Mapping[str, Text]] = attrs.field(factory=dict)

    @classmethod
    def of(cls, plugins: Iterable[PluginFacts]) -> Vocabulary:
        """The words of the core and of ``plugins``; raises :class:`DeclarationError` for a name declared twice."""
        plugins = tuple(plugins)
        _refuse_doubles([(fact.subject, fact.name) for plugin in plugins for fact in plugin.facts])
        _refuse_doubles([(code.catalogue, code.code) for plugin in plugins for code in plugin.codes])
        facts: dict[str, dict[str, DeclaredFact]] = {}
        added: dict[str, dict[str, Text]] = {}
        for plugin in plugins:
            for fact in plugin.facts:
                facts.setdefault(fact.subject, {})[fact.name] = fact
                if isinstance(fact.codes, Mapping):
                    added.setdefault(fact.name, {}).update(fact.codes)
            for code in plugin.codes:
                added.setdefault(code.catalogue, {})[code.code] = code.label
        merged = {name: MappingProxyType({**CATALOGUES.get(name, {}), **codes}) for name, codes in added.items()}
        return cls(MappingProxyType(facts), MappingProxyType(merged))

    def facts_of(self, subject: str) -> Mapping[str, DeclaredFact]:
        """Name -> declared fact of ``subject``."""
        return self.facts.get(subject, {})

    def catalogue(self, name: str) -> Mapping[str, Text]:
        """Code -> label of a catalogue, with the codes that plugins add."""
        return self.codes.get(name) or CATALOGUES.get(name, {})


CORE: Final = Vocabulary()
"""The words of the core alone."""
