"""A ruling as a report for people: headings and lines of plain text, laid out by whoever shows it.

Nothing here knows of terminals: the command line wraps and colours these lines, a web page would mark them up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from praca.errors import DeclarationError
from praca.language import Text, _
from praca.readers.prose.consequences import checklist_said, deadline_said, next_said, sanction_said
from praca.readers.prose.value_names import VALUE_NAMES
from praca.readers.prose.verdicts import verdict_phrase
from praca.readers.prose.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from praca.facts.vocabulary import Vocabulary
    from praca.language import Lang, Message
    from praca.law import Law
    from praca.rulings import Finding, ReadingUsed, Ruling


@attrs.frozen
class Entry:
    """One item of a section, with lines of detail below it."""

    text: str
    details: tuple[str, ...] = ()


@attrs.frozen
class Section:
    """Entries of one kind; ``kind`` is a fixed word by which a layout may choose a style."""

    kind: str
    title: str
    entries: tuple[Entry, ...]


@attrs.frozen
class Report:
    """A whole ruling in one language.

    ``verdict`` is the word of the contract, for layouts only; people read ``phrase``.
    """

    case: str
    town: str
    question: str
    date: str
    verdict: str
    phrase: str
    law: str
    sections: tuple[Section, ...]
    closing: tuple[str, ...]


def report(ruling: Ruling, law: Law, vocabulary: Vocabulary, lang: Lang, *, everything: bool = False) -> Report:
    """The ruling of ``law`` in words.

    Requirements that are met or do not apply are only counted, and interpretations that decide nothing are left out,
    unless ``everything`` is asked for.
    """
    writer = _Writer(ruling, law, Words(lang, vocabulary), everything)
    return Report(
        ruling.case,
        law.municipality.title,
        writer.question(),
        writer.words.day(ruling.date),
        ruling.verdict,
        writer.words.of(verdict_phrase(ruling.question, ruling.verdict)),
        writer.law_line(),
        tuple(section for section in writer.sections() if section.entries),
        tuple(writer.closing()),
    )


def cited(cites: Iterable[str]) -> str:
    """Citations after a sentence; nothing where there are none."""
    text = "; ".join(cites)
    return f" [{text}]" if text else ""


@attrs.frozen
class _Writer:
    ruling: Ruling
    law: Law
    words: Words
    everything: bool

    def question(self) -> str:
        """The question, with the id of the proceeding where there are several."""
        text = self.words.question(self.ruling.question)
        return text if self.ruling.subject is None else f"{text} ({self.ruling.subject})"

    def law_line(self) -> str:
        """Which law, in the state of which day, answered by which plugin."""
        stamp, layers = self.ruling.law, self.ruling.law.layers
        act = f"{stamp.act} + {', '.join(layers)}" if layers else stamp.act
        if stamp.state_from is None:
            return f"{act} ({stamp.plugin})"
        start = self.words.day(stamp.state_from)
        return self.words.of(_("{act}, as worded since {date} ({plugin})", act=act, date=start, plugin=stamp.plugin))

    def sections(self) -> Iterator[Section]:
        """All sections in the order in which people need them."""
        plain = self.ruling.to_dict(self.words.lang)
        against = _("Breach") if self.ruling.question == "penalty" else _("Not met")
        yield self._section("violated", against, map(self._violated, self._with("violated")))
        yield self._section("missing", _("Missing facts that could change the answer"), self._missing())
        if self._lists_open():
            yield self._section("open", _("Open"), map(self._open, self._with("undetermined")))
        yield self._section("discretionary", _("Left to the authority"), self._discretion())
        yield self._section("sanctions", _("Sanctions"), self._plain(plain["sanctions"], sanction_said))
        yield self._section("deadlines", _("Deadlines"), self._plain(plain["deadlines"], deadline_said))
        yield self._section("next", _("What can be done next"), self._plain(plain["next"], next_said))
        yield self._section("checklist", _("Contents of the papers"), self._plain(plain["checklist"], checklist_said))
        yield self._section("ranking", _("Ranking"), self._ranking())
        yield self._section("values", _("Values"), self._values())
        yield self._section("readings", self._readings_title(), map(self._reading, self._readings()))
        yield self._section("notes", _("Notes"), self._notes())
        if self.everything:
            yield self._section("met", _("Met"), map(self._violated, self._with("met")))
            yield self._section(
                "not_applicable", _("Not applicable"), map(self._violated, self._with("not_applicable"))
            )

    def closing(self) -> Iterator[str]:
        """What is only counted."""
        counts = [
            (_("met: {count}", count=len(self._with("met"))), self._with("met")),
            (
                _("open: {count}", count=len(self._with("undetermined"))),
                self._with("undetermined") and not self._lists_open(),
            ),
            (_("not applicable: {count}", count=len(self._with("not_applicable"))), self._with("not_applicable")),
        ]
        told = [self.words.of(text) for text, wanted in counts if wanted]
        if told and not self.everything:
            yield self.words.of(_("Requirements not listed: {counts} (--all lists them).", counts="; ".join(told)))

    def _lists_open(self) -> bool:
        """Whether open requirements are listed: beside a denial they matter to nobody who did not ask."""
        return self.everything or (self.ruling.verdict != "denied")

    def _section(self, kind: str, title: Message, entries: Iterable[Entry]) -> Section:
        return Section(kind, self.words.of(title), tuple(entries))

    def _with(self, status: str) -> list[Finding]:
        return [finding for finding in self.ruling.findings if finding.status == status]

    def _sentence(self, finding: Finding) -> str:
        text = self.words.of(finding.message)
        if finding.effect != "bars" and finding.status in ("violated", "undetermined"):
            text = f"{text} ({self.words.code('effects', finding.effect)})"
        return text + cited(finding.citations)

    def _facts(self, finding: Finding) -> list[str]:
        found = [self.words.fact(path, value) for path, value in finding.facts.items()]
        return [self.words.of(_("found: {facts}", facts="; ".join(found)))] if found else []

    def _violated(self, finding: Finding) -> Entry:
        gists = [self._gist(cite) for cite in finding.citations] if finding.status == "violated" else []
        return Entry(self._sentence(finding), (*self._facts(finding), *(gist for gist in gists if gist)))

    def _gist(self, cite: str) -> str:
        """What the provision says, marked as our summary: the official text is not shipped."""
        statute, ruling = self.law.statute, self.ruling
        try:
            provision = statute.get(cite)
        except DeclarationError:
            return ""
        wording = statute.wording(cite, ruling.date)
        gist = provision.gist if wording is None or wording.gist is None else wording.gist
        return self.words.of(_("{cite}, in summary: {gist}", cite=cite, gist=gist))

    def _open(self, finding: Finding) -> Entry:
        details = self._facts(finding)
        labels = [self._label(path) for path in finding.missing]
        if labels:
            details.append(self.words.of(_("hangs on: {facts}", facts="; ".join(labels))))
        return Entry(self._sentence(finding), tuple(details))

    def _label(self, path: str) -> str:
        info = self.words.fact_info(path)
        return path if info is None else self.words.of(info.label)

    def _missing(self) -> Iterator[Entry]:
        for path in self.ruling.missing:
            yield Entry(self.words.missing(path))
        for kind in self.ruling.open_because:
            if kind != "fact":
                yield Entry(self.words.code("open_kinds", kind))

    def _discretion(self) -> Iterator[Entry]:
        decision = self.ruling.decision
        for finding in self._with("discretionary"):
            yield Entry(self._sentence(finding))
        if decision is not None:
            sentences = {finding.requirement: self.words.of(finding.message) for finding in self.ruling.findings}
            details = [self.words.of(_("options: {options}", options=self.words.options(decision.options)))]
            if decision.after:
                after = "; ".join(sentences.get(name, name) for name in decision.after)
                details.append(self.words.of(_("once this is met: {after}", after=after)))
            who = self.words.of(_("decides: {who}", who=self.words.authority(decision.authority)))
            yield Entry(who + cited(decision.citations), tuple(details))

    def _plain(self, items: Iterable[dict[str, Any]], said: Any) -> Iterator[Entry]:
        for item in items:
            yield Entry(said(item, self.words) + cited(item.get("citations") or ()))

    def _ranking(self) -> Iterator[Entry]:
        for place, group in enumerate(self.ruling.ranking, start=1):
            tie = f" {self.words.of(_('(tie)'))}" if len(group) > 1 else ""
            yield Entry(f"{place}. {', '.join(group)}{tie}")

    def _values(self) -> Iterator[Entry]:
        for name, given in self.ruling.values.items():
            yield Entry(f"{self._value_name(name)}: {self.words.said(given.value)}{cited(given.citations)}")

    def _readings_title(self) -> Message:
        return _("Interpretations") if self.everything else _("Interpretations that decide")

    def _readings(self) -> list[ReadingUsed]:
        return [used for used in self.ruling.readings if used.decisive or self.everything]

    def _reading(self, used: ReadingUsed) -> Entry:
        reading = self.law.readings[used.id]
        texts = {option.id: self.words.of(option.text) for option in reading.options}
        taken = self.words.of(_("taken: {option} ({id})", option=texts[used.option], id=used.option))
        others = [
            self.words.of(
                _("with {option} ({id}): {changes}", option=texts[option], id=option, changes=self._changes(changes))
            )
            for option, changes in used.otherwise.items()
        ]
        reason = [self.words.of(_("why: {reason}", reason=reading.reason))] if self.everything else []
        question = f"{self.words.of(reading.question)} ({used.id}){cited(reading.cites)}"
        return Entry(question, (taken, *reason, *others))

    def _changes(self, changes: dict[str, Any]) -> str:
        parts = []
        if "verdict" in changes:
            parts.append(self.words.of(verdict_phrase(self.ruling.question, changes["verdict"])))
        if "violated" in changes:
            parts.append(self.words.of(_("not met: {cites}", cites=self.words.listed(changes["violated"]))))
        parts += [
            f"{self._value_name(name)}: {self.words.said(value)}" for name, value in changes.get("values", {}).items()
        ]
        if "sanctions" in changes:
            parts.append(self.words.of(_("other sanctions")))
        if "deadlines" in changes:
            parts.append(self.words.of(_("other deadlines")))
        return "; ".join(parts)

    def _value_name(self, name: str) -> str:
        standard = self.law.standard(self.ruling.question)
        declared = {value.id: value.text for value in getattr(standard, "values", ())}
        return self.words.of(declared.get(name) or VALUE_NAMES.get(name) or Text(name, name)).rstrip(".")

    def _notes(self) -> Iterator[Entry]:
        for note in self.ruling.notes:
            kind = self.words.code("note_kinds", note.kind)
            yield Entry(f"({kind}) {self.words.of(note.message)}{cited(note.citations)}")
