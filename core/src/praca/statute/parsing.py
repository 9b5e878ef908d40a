"""Reading citations as people write them."""

from __future__ import annotations

import re

from praca.language import Message, _
from praca.statute.act_names import clean, folded, match_act
from praca.statute.numbering import LATIN, MAX_ROMAN, ORDINAL_WORDS, SOLE, from_letters, from_roman, roman
from praca.statute.parts import Kind, Part, bad_citation

Reference = tuple[str | None, str | None, int | None, str, tuple[Part, ...]]
"""What a citation is made of: act, annex, article, its suffix, parts."""

_MAX_LENGTH = 300
_MAX_NUMBER = 99_999

_LATIN = "|".join(LATIN)
_SUFFIX = re.compile(rf"(?:\s?-\s?|\s+)(?P<latin>{_LATIN})(?![a-z0-9])|-(?P<letter>[a-h]?[a-z])(?![a-z0-9])")
_GLUED = re.compile(r"(?P<letter>[a-z])(?![a-z0-9])")
_NUMBER = r"(?P<number>\d{1,3}(?:\.\d{3})+(?!\d)|\d+)"
_ORDINAL_SIGN = r"(?:\s?[º°ª]|o(?![a-z0-9]))?"
_WORDS = "|".join(sorted(ORDINAL_WORDS, key=len, reverse=True))
_QUOTE = "[\"'“”‘’«»`´]"

_SEPARATOR = re.compile(r"[\s,;:./|-]*")
_START = re.compile(r"(?:art(?:igo)?s?(?![a-z])|anexo)")
_ARTICLE = re.compile(rf"art(?:igo)?s?\.?\s*(?:(?P<sole>unico)(?![a-z])|(?:n[º°.]+\s*)?{_NUMBER}{_ORDINAL_SIGN})")
_ANNEX = re.compile(r"anexo\s*(?:n[º°.]+\s*)?(?:(?P<sole>unico)|(?P<roman>[ivxlcdm]+)|(?P<number>\d{1,4}))(?![a-z0-9])")
_CAPUT = re.compile(rf"{_QUOTE}?caput{_QUOTE}?(?![a-z])")
_PARAGRAPH = re.compile(
    rf"(?:§+|par(?:agrafo|agr|ag|a)?s?(?![a-z])\.?)\s*"
    rf"(?:(?P<sole>u(?:n(?:ico)?)?(?![a-z])\.?)|{_NUMBER}{_ORDINAL_SIGN}|(?P<word>{_WORDS})(?![a-z]))"
    r"|(?P<short>p\.?\s?u\.?)(?![a-z])"
)
_INCISO = re.compile(r"inc(?:iso)?s?(?![a-z])\.?\s*(?:(?P<roman>[ivxlcdm]+)(?![a-z])|(?P<number>\d+))")
_ALINEA = re.compile(rf"al(?:inea|in)?s?(?![a-z])\.?\s*{_QUOTE}?(?P<letters>[a-z]{{1,2}})(?![a-z]){_QUOTE}?\)?")
_ITEM = re.compile(r"(?:itens|item|it\.|n[º°.]+)\s*(?P<number>\d+)(?!\d)")
_BARE_WORD = re.compile(rf"(?P<open>{_QUOTE})?(?P<word>[a-z]+)(?P<close>{_QUOTE})?(?P<bracket>\))?")
_ROMAN_LETTERS = re.compile(r"[ivxlcdm]+")
_BARE_NUMBER = re.compile(r"(?P<number>\d+)(?!\d)\)?")
_OF_THIS_LAW = re.compile(r"[\s,]+d?est[ea]\s+(?:mesm[ao]\s+)?(?:lei|decreto|norma)(?:\s+complementar)?\s*$")
_OF = re.compile(r"[\s,]+d[ao]s?\s+")
_ANOTHER = re.compile(r"\s*(?:e|ou|a|ate|,|-|/)?\s*(?:arts?|§|\d|[ivx]+(?![a-z]))")


def read_reference(text: str) -> Reference:
    """The pieces of the citation ``text``; see :func:`praca.statute.parse`."""
    written = clean(text)
    if not written:
        raise bad_citation(text, _("it is empty"))
    if len(written) > _MAX_LENGTH:
        raise bad_citation(written[:40] + "…", _("it is longer than {n} characters", n=_MAX_LENGTH))
    act, rest = _split_act(written.rstrip(" .,;"))
    return _Reader(text.strip(), rest, act).read()


def _split_act(written: str) -> tuple[str | None, str]:
    """The act, wherever it stands, and the text without it, article first."""
    plain = folded(written)
    own = _OF_THIS_LAW.search(plain)
    if own:
        written, plain = written[: own.start()], plain[: own.start()]
    act = None
    found = match_act(plain)
    if found:
        act, end = found
        skipped = _SEPARATOR.match(plain, end)
        start = skipped.end() if skipped else end
        written, plain = written[start:], plain[start:]
    else:
        for of in _OF.finditer(plain):
            named = match_act(plain, of.end())
            if named and named[1] == len(plain):
                act, written, plain = named[0], written[: of.start()], plain[: of.start()]
                break
    if written and not _START.match(plain):
        written = _turned(written, plain)
    return act, written


def _turned(written: str, plain: str) -> str:
    """``alínea e do inciso II do art. 10`` from the article down; unchanged when it holds no article or annex."""
    pieces, last = [], 0
    for of in _OF.finditer(plain):
        pieces.append(written[last : of.start()])
        last = of.end()
    pieces.append(written[last:])
    return ", ".join(reversed(pieces)) if _START.match(folded(pieces[-1])) else written


class _Reader:
    """One pass over one citation; matches on the folded text and looks up case in the written one."""

    def __init__(self, found: str, written: str, act: str | None) -> None:
        self.found = found
        self.written = written
        self.plain = folded(written)
        self.act = act
        self.at = 0
        self.comma = False
        self.in_annex = False
        self.parts: list[Part] = []

    def fail(self, why: Message) -> Exception:
        return bad_citation(self.found, why)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self.plain, self.at)
        if match:
            self.at = match.end()
        return match

    def read(self) -> Reference:
        if not self.plain and self.act is not None:
            return self.act, None, None, "", ()
        article, annex, suffix = None, None, ""
        if match := self.take(_ARTICLE):
            article = 1 if match["sole"] else self.whole(match["number"])
            suffix = SOLE if match["sole"] else self.suffix(glued=True)
        elif match := self.take(_ANNEX):
            self.in_annex = True
            annex = "Único" if match["sole"] else roman(self.roman(match["roman"], match["number"]))
        elif _START.match(self.plain):
            raise self.fail(_("the number of the article or annex is missing"))
        else:
            raise self.fail(
                _(
                    "it must start with an article, an annex or an act, and starts with “{start}”",
                    start=self.written[:20],
                )
            )
        while True:
            self.comma = "," in self.skip()
            if self.at >= len(self.plain):
                break
            if not self.take(_CAPUT):
                self.next_part()
        return self.act, annex, article, suffix, tuple(self.parts)

    def skip(self) -> str:
        match = self.take(_SEPARATOR)
        return match.group() if match else ""

    def next_part(self) -> None:
        if match := self.take(_PARAGRAPH):
            if match["sole"] or match["short"]:
                self.add("par", 1, SOLE)
            elif match["word"]:
                self.add("par", ORDINAL_WORDS[match["word"]], self.suffix())
            else:
                self.add("par", self.whole(match["number"]), self.suffix())
        elif match := self.take(_INCISO):
            self.add("inc", self.roman(match["roman"], match["number"]), self.suffix())
        elif match := self.take(_ALINEA):
            self.alinea(match["letters"])
        elif match := self.take(_ITEM):
            self.add("ite", self.whole(match["number"]), self.suffix())
        elif not self.bare():
            self.leftover()

    def bare(self) -> bool:
        """A part without its name: its place and its look say what it is."""
        kinds = {part.kind for part in self.parts}
        start = self.at
        if match := self.take(_BARE_WORD):
            word, marked = match["word"], bool(match["open"] or match["close"] or match["bracket"])
            original = self.written[match.start("word") : match.end("word")]
            if not marked and not self.in_annex and not kinds & {"inc", "ali", "ite"}:
                value = from_roman(word)
                # A single small c, d, l or m is an alínea; i, v and x alone are incisos in small letters.
                if value and (original.isupper() or len(word) > 1 or word in "ivx"):
                    self.add("inc", value, self.suffix())
                    return True
            if not marked and original in ("I", "V", "X"):
                raise self.fail(_("after an inciso, “{found}” may be an inciso or an alínea", found=original))
            capitals = len(word) > 1 and original != word
            if from_letters(word) and not capitals and not kinds & {"ali"}:
                self.alinea(word)
                return True
        # A number says nothing by itself but below an alínea, after a comma, or as the item of an annex.
        elif "ite" not in kinds and (self.in_annex or ("ali" in kinds and self.comma)):
            match = self.take(_BARE_NUMBER)
            if match:
                self.add("ite", self.whole(match["number"]), self.suffix())
                return True
        self.at = start
        return False

    def alinea(self, word: str) -> None:
        number = from_letters(word)
        if number is None:
            raise self.fail(_("“{found}” is no letter of an alínea", found=word))
        self.add("ali", number, self.suffix())

    def add(self, kind: Kind, number: int, suffix: str = "") -> None:
        if number < 1:
            raise self.fail(_("parts are numbered from 1"))
        lettered = suffix != "" and suffix == suffix.upper()
        if lettered and kind not in ("par", "inc"):
            raise self.fail(_("“{found}” cannot follow an alínea or an item", found=suffix))
        order = ("ite", "ali") if self.in_annex else ("par", "inc", "ali", "ite")
        if kind not in order:
            raise self.fail(_("an annex has items, and alíneas below them"))
        if self.parts and order.index(kind) <= order.index(self.parts[-1].kind):
            raise self.fail(_("one provision at a time is cited, from paragraph to inciso to alínea to item"))
        self.parts.append(Part(kind, number, suffix))

    def suffix(self, *, glued: bool = False) -> str:
        """The suffix at this place, or none; below the article a letter is one only as a capital."""
        match = _SUFFIX.match(self.plain, self.at)
        if match and match["latin"]:
            self.at = match.end()
            return match["latin"]
        if match is None and glued and self.plain[self.at - 1].isdigit():
            match = _GLUED.match(self.plain, self.at)
            glued = False
        if match is None:
            return ""
        original = self.written[match.start("letter") : match.end("letter")]
        if not original.isupper() and not glued:
            return ""
        if from_letters(original) is None:
            return ""
        self.at = match.end()
        return original.upper()

    def whole(self, digits: str) -> int:
        number = int(digits.replace(".", ""))
        if not 1 <= number <= _MAX_NUMBER:
            raise self.fail(_("{number} is no number of a provision", number=digits))
        return number

    def roman(self, numeral: str | None, digits: str | None) -> int:
        number = self.whole(digits) if digits else from_roman(numeral or "")
        if number is None or number > MAX_ROMAN:
            raise self.fail(_("“{found}” is no roman number", found=(numeral or digits or "").upper()))
        return number

    def leftover(self) -> None:
        rest = self.written[self.at :]
        word = _BARE_WORD.match(self.plain, self.at)
        if word and _ROMAN_LETTERS.fullmatch(word["word"]) and from_roman(word["word"]) is None:
            raise self.fail(_("“{found}” is no roman number", found=word["word"].upper()))
        if not self.in_annex and self.comma and _BARE_NUMBER.fullmatch(self.plain, self.at):
            raise self.fail(_("“{found}” may be a paragraph (§ 1º) or an inciso (I)", found=rest))
        if _ANOTHER.match(self.plain, self.at):
            raise self.fail(_("one provision at a time is cited, and “{rest}” is left over", rest=rest))
        raise self.fail(_("“{rest}” is neither a paragraph, an inciso, an alínea nor an item", rest=rest))
