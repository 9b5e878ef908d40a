"""Prose: rulings in the words of the people who read them, in Portuguese and English."""

from praca.readers.prose.report import Entry, Report, Section, report
from praca.readers.prose.verdicts import verdict_phrase

__all__ = ["Entry", "Report", "Section", "report", "verdict_phrase"]
