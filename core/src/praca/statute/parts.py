"""The steps below an article or annex, and the error for a reference that cannot be read."""

from __future__ import annotations

from typing import Literal

import attrs

from praca.errors import CitationError
from praca.language import Message, _
from praca.statute.numbering import MAX_LETTERS, MAX_ROMAN, SOLE, letters, ordinal, roman, suffix_rank

Kind = Literal["par", "inc", "ali", "ite"]

# Within one parent the text runs: incisos (of the caput), alíneas, items, then paragraphs.
_RANK: dict[str, int] = {"inc": 0, "ali": 1, "ite": 2, "par": 3}
_MAX: dict[str, int] = {"inc": MAX_ROMAN, "ali": MAX_LETTERS}

EXAMPLES = "art. 16, § 1º; art. 10, II, e; art. 19, parágrafo único; Anexo I, 02"


def bad_citation(found: str, why: Message) -> CitationError:
    """The error for a reference that cannot be understood, with examples of good ones."""
    return CitationError(
        _("The reference “{found}” is not understood: {why}. Write for example: {examples}.", found=found, why=why,
          examples=EXAMPLES)
    )  # fmt: skip


@attrs.frozen
class Part:
    """One step below an article or annex: paragraph, inciso, alínea or item, with its number.

    An alínea has the number of its letter (``e`` is 5).  ``suffix`` is ``único`` (paragraph), a capital letter
    (``IV-A``) or a Latin word (``IV-bis``).
    """

    kind: Kind
    number: int
    suffix: str = ""

    def __attrs_post_init__(self) -> None:
        rank = suffix_rank(self.suffix)
        lettered = self.suffix != "" and self.suffix == self.suffix.upper()
        sole = self.suffix == SOLE
        if (
            self.kind not in _RANK
            or not 1 <= self.number <= _MAX.get(self.kind, self.number)
            or rank is None
            or (sole and (self.kind, self.number) != ("par", 1))
            or (lettered and self.kind not in ("par", "inc"))
        ):
            raise bad_citation(
                f"{self.kind} {self.number} {self.suffix}".strip(), _("there is no such part of a provision")
            )

    @property
    def key(self) -> tuple[int, int, int, str]:
        """Place among its siblings, in the order of the text."""
        return _RANK[self.kind], self.number, suffix_rank(self.suffix) or 0, self.suffix

    def label(self, *, in_annex: bool = False, named: bool = False) -> str:
        """How the part is written: items of an annex with two digits, alíneas and items with their name if asked."""
        tail = f"-{self.suffix}" if self.suffix else ""
        if self.kind == "par":
            return "parágrafo único" if self.suffix == SOLE else f"§ {ordinal(self.number)}{tail}"
        if self.kind == "inc":
            return roman(self.number) + tail
        if self.kind == "ali":
            return ("alínea " if named else "") + letters(self.number).lower() + tail
        if in_annex:
            return f"{self.number:02d}{tail}"
        return ("item " if named else "") + f"{self.number}{tail}"

    @property
    def lexml(self) -> str:
        """The LexML id of this step."""
        return self.kind + numeral(self.number, self.suffix)


def numeral(number: int, suffix: str) -> str:
    """A number with its suffix as LexML writes it: ``1u``, ``103-1``."""
    if suffix == SOLE:
        return f"{number}u"
    rank = suffix_rank(suffix)
    return f"{number}-{rank}" if rank else str(number)
