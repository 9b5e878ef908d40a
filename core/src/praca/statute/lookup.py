"""What somebody may have meant who cites a provision that a law does not have."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from praca.statute.citation import Citation

_CLOSE = 0.75


def nearest_ancestor(citation: Citation, known: Collection[Citation]) -> Citation | None:
    """The closest provision above ``citation`` that exists, or None."""
    above = citation.parent
    while above is not None and above not in known:
        above = above.parent
    return above


def near_misses(citation: Citation, known: Collection[Citation], limit: int = 3) -> tuple[Citation, ...]:
    """At most ``limit`` existing provisions that ``citation`` may mean, the likeliest first.

    A part of the same kind under the same parent (``§ 1º`` for ``parágrafo único``) comes before one that is
    only written alike, and that before the nearest provision above.
    """
    above = nearest_ancestor(citation, known)
    found: list[Citation] = []
    if citation.parts:
        kind = citation.parts[-1].kind
        siblings = [
            other for other in known if other.parts and other.parts[-1].kind == kind and other.parent == citation.parent
        ]
        wanted = citation.parts[-1].number
        found.extend(sorted(siblings, key=lambda other: (abs(other.parts[-1].number - wanted), other))[:limit])
    by_text = {str(other): other for other in known}
    alike = difflib.get_close_matches(str(citation), by_text, n=limit, cutoff=_CLOSE)
    found.extend(by_text[text] for text in alike)
    if above is not None:
        found.insert(min(len(found), limit - 1), above)
    return tuple(dict.fromkeys(found))[:limit]
