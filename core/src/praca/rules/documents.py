"""Documents: one atom that is met, unmet or unknown, with what the law asks of the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from praca.facts.documents import Document, document_of
from praca.facts.state import NEVER
from praca.rules.codes import known_code
from praca.rules.dates import Period, shift
from praca.rules.term import BOOL, Term

if TYPE_CHECKING:
    from datetime import date as Date

    from praca.rules.evaluation import Evaluation, SourceWriter


@attrs.frozen
class Asked:
    """What a law asks of a document besides its being presented; ``None``/empty asks nothing.

    ``younger``: issued less than this period before the day of reference.  ``count``: at least so many.
    ``results``, ``forms``, ``issuers``: one of these codes.
    """

    younger: Period | None = None
    count: int | None = None
    results: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    issuers: tuple[str, ...] = ()


NOTHING_ASKED = Asked()


@attrs.frozen(eq=False)
class DocumentTerm(Term):
    """Whether a document is presented as the law asks."""

    kind: ClassVar[str] = BOOL
    root: str
    steps: tuple[str, ...]
    path: str
    code: str
    asked: Asked = NOTHING_ASKED
    on: Term | None = None

    def __attrs_post_init__(self) -> None:
        for catalogue, code in self.codes:
            known_code(catalogue, code)

    @property
    def operands(self) -> tuple[Term, ...]:
        """The day on which the paper's age is measured, where it is not the reference date."""
        return () if self.on is None else (self.on,)

    @property
    def key(self) -> tuple[Any, ...]:
        """Structural identity."""
        return ("Document", self.path, self.asked, None if self.on is None else self.on.structure)

    @property
    def codes(self) -> tuple[tuple[str, str], ...]:
        """The document, and the results, forms and issuers that are asked of it."""
        asked = (("document_results", self.asked.results), ("document_forms", self.asked.forms))
        listed = (*asked, ("issuers", self.asked.issuers))
        return (("documents", self.code), *((catalogue, code) for catalogue, codes in listed for code in codes))

    @property
    def may_be_unknown(self) -> bool:
        """A document may not be mentioned."""
        return True

    def value(self, at: Evaluation) -> Any:
        """Met, unmet or unknown."""
        when = at.date if self.on is None else at.value(self.on)
        found = judge(owner_of(at.subject(self.root), self.steps), self.code, self.asked, when)
        return at.given(self.path, found)

    def source(self, write: SourceWriter) -> str:
        """A call of the shared function."""
        when = "date" if self.on is None else write.name(self.on)
        owner = write.subject(self.root)
        if self.steps:
            owner = f"{write.function(owner_of)}({owner}, {self.steps!r})"
        return f"{write.function(judge)}({owner}, {self.code!r}, {write.constant(self.asked)}, {when})"

    def with_(
        self,
        *,
        younger: Period | None = None,
        count: int | None = None,
        result: str | tuple[str, ...] = (),
        form: str | tuple[str, ...] = (),
        issuer: str | tuple[str, ...] = (),
        on: Term | None = None,
    ) -> DocumentTerm:
        """The same document with what the law asks of it, besides what was asked before.

        ``younger``: issued less than this period before ``on`` (the reference date, unless another is given).
        """
        asked = Asked(
            younger or self.asked.younger,
            self.asked.count if count is None else count,
            _codes(result) or self.asked.results,
            _codes(form) or self.asked.forms,
            _codes(issuer) or self.asked.issuers,
        )
        return DocumentTerm(self.root, self.steps, self.path, self.code, asked, self.on if on is None else on)

    @property
    def presented(self) -> Term:
        """Whether the document is presented at all, in whatever form."""
        return DocumentTerm(self.root, self.steps, self.path, self.code)


def _codes(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value


def owner_of(subject: Any, steps: tuple[str, ...]) -> Any:
    """The person or vehicle whose document it is; ``None`` when not known."""
    for step in steps:
        if subject is None or subject is NEVER:
            return None
        subject = getattr(subject, step)
    return subject


def judge(owner: Any, code: str, asked: Asked, when: Date | None) -> bool | None:
    """Whether the document meets what is asked; what is not stated of it is unknown, unless it is said to conform."""
    document = None if owner is None else document_of(owner, code)
    if document is None or document.present is None:
        return None
    if not document.present:
        return False
    if document.conforms is False:
        return False
    if asked is NOTHING_ASKED:
        return True
    results = [met for met in _conditions(document, asked, when) if met is not True]
    if False in results:
        return False
    return True if not results or document.conforms else None


def _conditions(document: Document, asked: Asked, when: Date | None) -> list[bool | None]:
    met: list[bool | None] = []
    if asked.younger is not None:
        met.append(_younger(document.issued, asked.younger, when))
    if asked.count is not None:
        met.append(None if document.count is None else document.count >= asked.count)
    for wanted, given in (
        (asked.results, document.result),
        (asked.forms, document.form),
        (asked.issuers, document.issuer),
    ):
        if wanted:
            met.append(None if given is None else given in wanted)
    return met


def _younger(issued: Date | None, period: Period, when: Date | None) -> bool | None:
    if issued is None or when is None:
        return None
    end = shift(issued, period)
    return None if end is None else when < end
