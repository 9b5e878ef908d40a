"""A ruling as prose: paragraphs that can be handed to the person concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praca.language import _
from praca.readers.prose.consequences import deadline_said, next_said, sanction_said
from praca.readers.prose.report import cited, report
from praca.readers.prose.verdicts import verdict_phrase
from praca.readers.prose.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praca.facts.vocabulary import Vocabulary
    from praca.language import Lang
    from praca.law import Law
    from praca.rulings import Finding, Ruling


def explanation(ruling: Ruling, law: Law, vocabulary: Vocabulary, lang: Lang) -> list[str]:
    """The paragraphs: question and answer, found and required, interpretations, what is missing, what remains."""
    return list(_Explainer(ruling, law, Words(lang, vocabulary)).paragraphs())


class _Explainer:
    def __init__(self, ruling: Ruling, law: Law, words: Words) -> None:
        self.ruling, self.law, self.words = ruling, law, words

    def paragraphs(self) -> Iterator[str]:
        words, ruling = self.words, self.ruling
        yield words.of(
            _(
                "{case}: {question}, {town}, on {date}",
                case=ruling.case,
                question=words.question(ruling.question),
                town=self.law.municipality.title,
                date=words.day(ruling.date),
            )
        )
        phrase = words.of(verdict_phrase(ruling.question, ruling.verdict))
        yield words.of(_("Answer under {act}: {phrase}.", act=ruling.law.act, phrase=phrase))
        yield from self._violated()
        yield from self._consequences()
        yield from self._open()
        yield from self._interpretations()
        yield from self._authority()
        yield from self._closing()

    def _violated(self) -> Iterator[str]:
        for finding in self.ruling.violated:
            sentence = self.words.of(finding.message).rstrip(".") + cited(finding.citations)
            found = "; ".join(self.words.fact(path, value) for path, value in finding.facts.items())
            # A penalty schedule says what is forbidden, every other chapter what is required.
            if self.ruling.question == "penalty":
                text = _("Breach: {what}.", what=sentence)
            else:
                text = _("Required: {what}.", what=sentence)
            parts = [self.words.of(text)]
            if found:
                parts.append(self.words.of(_("Found: {found}.", found=found)))
            if finding.effect != "bars":
                parts.append(self._weight(finding))
            yield " ".join(parts)
        met = [finding for finding in self.ruling.findings if finding.status == "met" and finding.effect == "bars"]
        if met and self.ruling.verdict in ("allowed", "discretionary"):
            cites = list(dict.fromkeys(finding.citations[0] for finding in met if finding.citations))
            yield self.words.of(
                _("Met, as far as told: {count} requirements ({cites}).", count=len(met), cites="; ".join(cites))
            )

    def _weight(self, finding: Finding) -> str:
        if finding.effect == "ground":
            return self.words.of(
                _("This is a ground on which the authority must act; until it does, the answer stands.")
            )
        return self.words.of(_("This is a breach of duty that does not change the answer."))

    def _consequences(self) -> Iterator[str]:
        plain = self.ruling.to_dict(self.words.lang)
        for sanction in plain["sanctions"]:
            yield self.words.of(
                _("Consequence: {what}.", what=sanction_said(sanction, self.words) + cited(sanction["citations"]))
            )
        for deadline in plain["deadlines"]:
            if deadline["due"] is not None:
                yield self.words.of(
                    _("Deadline: {what}.", what=deadline_said(deadline, self.words) + cited(deadline["citations"]))
                )
        for act in plain["next"]:
            yield self.words.of(_("Next: {what}.", what=next_said(act, self.words)))
        for place, group in enumerate(self.ruling.ranking, start=1):
            yield self.words.of(_("Place {place}: {names}.", place=place, names=", ".join(group)))
        for section in report(self.ruling, self.law, self.words.vocabulary, self.words.lang).sections:
            if section.kind == "values":
                yield self.words.of(_("Figures: {all}.", all="; ".join(entry.text for entry in section.entries)))

    def _open(self) -> Iterator[str]:
        if self.ruling.missing:
            asked = "; ".join(self.words.missing(path) for path in self.ruling.missing)
            yield self.words.of(_("Still needed, because it could change the answer: {facts}.", facts=asked))
        kinds = [kind for kind in self.ruling.open_because if kind != "fact"]
        if kinds:
            named = "; ".join(self.words.code("open_kinds", kind) for kind in kinds)
            yield self.words.of(_("The answer is open for another reason: {reasons}.", reasons=named))

    def _interpretations(self) -> Iterator[str]:
        for used in self.ruling.readings:
            if not used.decisive:
                continue
            reading = self.law.readings[used.id]
            texts = {option.id: self.words.of(option.text).rstrip(".") for option in reading.options}
            for option, changes in used.otherwise.items():
                verdict = changes.get("verdict", self.ruling.verdict)
                phrase = self.words.of(verdict_phrase(self.ruling.question, verdict))
                same = verdict == self.ruling.verdict
                outcome = _("the same answer, with other figures or consequences") if same else phrase
                yield self.words.of(
                    _(
                        "It depends on the interpretation {id} ({question}): here, {taken}; in the other "
                        "reading ({other}): "
                        "{outcome}.",
                        id=used.id,
                        question=self.words.of(reading.question),
                        taken=texts[used.option],
                        other=texts[option],
                        outcome=outcome,
                    )
                )

    def _authority(self) -> Iterator[str]:
        decision = self.ruling.decision
        if decision is not None:
            yield self.words.of(
                _(
                    "It remains for the authority ({who}) to choose among: {options}{cites}.",
                    who=self.words.authority(decision.authority),
                    options=self.words.options(decision.options),
                    cites=cited(decision.citations),
                )
            )
        for note in self.ruling.notes:
            yield self.words.of(
                _(
                    "Note ({kind}): {text}{cites}",
                    kind=self.words.code("note_kinds", note.kind),
                    text=self.words.of(note.message),
                    cites=cited(note.citations),
                )
            )

    def _closing(self) -> Iterator[str]:
        yield self.words.of(
            _("The sentences above are summaries in our own words; the official text of the law decides.")
        )
