"""Citations: which provision of which act, in the form of the case file, LexML and everyday writing.

The fragment ids follow LexML (schema ``lexml-br-rigido``): ``art16_par1``, ``art4_cpt_inc1``.  A letter becomes a
number (``103-A`` is ``art103-1``); ``bis``, which LexML does not know, becomes one in the same way (``IV-bis`` is
``inc4-1``).  LexML gives annexes no ids, for it keeps them as documents of their own; here ``Anexo I, 02`` is
``anx1_ite2``.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

import attrs

from praca.language import _
from praca.statute.act_names import canonical_act
from praca.statute.numbering import MAX_LETTERS, SOLE, from_roman, letters, ordinal, roman, suffix_rank
from praca.statute.parsing import read_reference
from praca.statute.parts import Kind, Part, bad_citation, numeral

_DEPTH: dict[str, int] = {"par": 0, "inc": 1, "ali": 2, "ite": 3}
_ANNEX_DEPTH: dict[str, int] = {"ite": 0, "ali": 1}
_ALPHABET = 26
_SOLE_ANNEX = "Único"
# Alíneas that would be read as incisos in lower case: i, v, x, and pairs such as "cl".
_ROMAN_LIKE = frozenset(
    number
    for number in range(1, MAX_LETTERS + 1)
    if letters(number) in ("I", "V", "X") or (number > _ALPHABET and from_roman(letters(number)))
)
_CACHED = 16384


@attrs.frozen(eq=False, order=False, repr=False)
class Citation:
    """One provision: an article or annex with the parts below it, of this law or (``act``) of another.

    Hashable and ordered as the text runs: articles, with the incisos of the caput before the paragraphs, then
    annexes; provisions of other acts come last.  ``str()`` is the canonical form.  The caput of an article is the
    article itself.  ``act`` is in the form of :func:`praca.statute.canonical_act`; a citation with an act and
    nothing else means the whole act.  Raises :class:`praca.errors.CitationError` for what no text can contain.
    """

    act: str | None = None
    annex: str | None = None
    article: int | None = None
    suffix: str = ""
    parts: tuple[Part, ...] = ()
    _key: tuple[Any, ...] = attrs.field(init=False)
    _text: str = attrs.field(init=False)
    _hash: int = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._check()
        # Built once: citations are compared and looked up far more often than made.
        head: tuple[Any, ...] = ()
        if self.article is not None:
            head = ((0, self.article, suffix_rank(self.suffix) or 0, self.suffix),)
        elif self.annex is not None:
            head = ((1, from_roman(self.annex) or 0, 0, ""),)
        key = (self.act or "", *head, *(part.key for part in self.parts))
        object.__setattr__(self, "_key", key)
        object.__setattr__(self, "_hash", hash(key))
        object.__setattr__(self, "_text", self._write())

    def _check(self) -> None:
        if self.act is None and self.article is None and self.annex is None:
            raise bad_citation("", _("it names neither an article nor an annex nor an act"))
        if self.act is not None and canonical_act(self.act) != self.act:
            raise bad_citation(self.act, _("an act is written like {example}", example="Lei 1.799/2024"))
        if self.annex is not None and self.article is not None:
            raise bad_citation(f"{self.annex}, {self.article}", _("a provision lies in an article or in an annex"))
        if self.annex is not None and self.annex != _SOLE_ANNEX:
            number = from_roman(self.annex)
            if number is None or roman(number) != self.annex:
                raise bad_citation(self.annex, _("an annex has a roman number, or is the Anexo Único"))
        wrong_sole = self.suffix == SOLE and self.article != 1
        if suffix_rank(self.suffix) is None or wrong_sole or (self.suffix and self.article is None):
            raise bad_citation(f"{self.article}-{self.suffix}", _("an article has a capital letter after its number"))
        if self.article is not None and self.article < 1:
            raise bad_citation(str(self.article), _("articles are numbered from 1"))
        if self.parts and self.article is None and self.annex is None:
            raise bad_citation(str(self.act), _("parts lie under an article or an annex"))
        depths = _ANNEX_DEPTH if self.annex is not None else _DEPTH
        order = [depths.get(part.kind, -1) for part in self.parts]
        if -1 in order or any(a >= b for a, b in pairwise(order)):
            written = ", ".join(part.label() for part in self.parts)
            raise bad_citation(written, _("parts go from paragraph to inciso to alínea to item, each once"))

    def _write(self) -> str:
        out = [self.act] if self.act else []
        if self.annex is not None:
            out.append(f"Anexo {self.annex}")
        elif self.suffix == SOLE:
            out.append("artigo único")
        elif self.article is not None:
            out.append(f"art. {ordinal(self.article)}" + (f"-{self.suffix}" if self.suffix else ""))
        above = ""
        for part in self.parts:
            # A number without an alínea above could be anything, so it is named too.
            roman_like = part.kind == "ali" and part.number in _ROMAN_LIKE and above != "inc"
            named = roman_like or (part.kind == "ite" and above != "ali")
            out.append(part.label(in_annex=self.annex is not None, named=named))
            above = part.kind
        return ", ".join(out)

    def __reduce__(self) -> tuple[Any, ...]:
        # The stored hash of text differs from process to process, so a copy is built anew.
        return Citation, (self.act, self.annex, self.article, self.suffix, self.parts)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Citation({self._text!r})"

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self._key == other._key if isinstance(other, Citation) else NotImplemented

    def __lt__(self, other: object) -> bool:
        return self._key < other._key if isinstance(other, Citation) else NotImplemented

    def __le__(self, other: object) -> bool:
        return self._key <= other._key if isinstance(other, Citation) else NotImplemented

    def __gt__(self, other: object) -> bool:
        return self._key > other._key if isinstance(other, Citation) else NotImplemented

    def __ge__(self, other: object) -> bool:
        return self._key >= other._key if isinstance(other, Citation) else NotImplemented

    def covers(self, other: Citation) -> bool:
        """Whether ``other`` is this provision or lies under it (``art. 16`` covers ``art. 16, § 1º``)."""
        return other._key[: len(self._key)] == self._key

    @property
    def parent(self) -> Citation | None:
        """The provision one step up; None for an article or annex of this law and for a whole act."""
        if self.parts:
            return attrs.evolve(self, parts=self.parts[:-1])
        whole = self.article is None and self.annex is None
        return None if self.act is None or whole else Citation(act=self.act)

    def without_act(self) -> Citation:
        """The same provision as one of the law itself; an act alone stays as it is."""
        if self.act is None or (self.article is None and self.annex is None):
            return self
        return attrs.evolve(self, act=None)

    def part(self, kind: Kind) -> Part | None:
        """The part of that kind, or None."""
        return next((part for part in self.parts if part.kind == kind), None)

    @property
    def lexml(self) -> str:
        """The LexML fragment id (``art10_cpt_inc2_ali5``); empty for an act as a whole."""
        if self.annex is not None:
            number = from_roman(self.annex)
            steps = ["anx1u" if number is None else f"anx{number}"]
        elif self.article is not None:
            steps = ["art" + numeral(self.article, self.suffix)]
            if self.parts and self.parts[0].kind != "par":
                steps.append("cpt")
        else:
            return ""
        return "_".join([*steps, *(part.lexml for part in self.parts)])

    def urn(self, law_urn: str) -> str:
        """The LexML URN of the provision, given that of its act."""
        fragment = self.lexml
        return f"{law_urn}!{fragment}" if fragment else law_urn


def parse(text: str) -> Citation:
    """Read a citation as people write it: ``art 16 par 1``, ``Art. 16 §1``, ``alínea e do inciso II do art. 10``.

    The same text gives the same object as long as it is remembered.  Raises
    :class:`praca.errors.CitationError`, which says what was found, what was expected and shows examples.
    """
    # A number or a list from a data file is no text, and a list would make the cache itself fail.
    if not isinstance(text, str):
        raise bad_citation(str(text), _("it is not text"))
    return _parse(text)


@lru_cache(maxsize=_CACHED)
def _parse(text: str) -> Citation:
    act, annex, article, suffix, parts = read_reference(text)
    return Citation(act=act, annex=annex, article=article, suffix=suffix, parts=parts)
