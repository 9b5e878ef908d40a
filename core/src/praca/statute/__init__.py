"""The law as text: citations, provisions and the wordings they had over time."""

from praca.statute.act_names import canonical_act
from praca.statute.citation import Citation, parse
from praca.statute.loading import load_statute, statute_from
from praca.statute.lookup import near_misses, nearest_ancestor
from praca.statute.parts import Part
from praca.statute.statute import CLASSES, QUESTIONS, Act, Interval, Provision, Statute, Wording

__all__ = [
    "CLASSES",
    "QUESTIONS",
    "Act",
    "Citation",
    "Interval",
    "Part",
    "Provision",
    "Statute",
    "Wording",
    "canonical_act",
    "load_statute",
    "near_misses",
    "nearest_ancestor",
    "parse",
    "statute_from",
]
