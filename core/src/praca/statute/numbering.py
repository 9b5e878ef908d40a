"""How Brazilian statutes number their parts (LC 95/1998, art. 10 and art. 12, III, b).

Articles and paragraphs are ordinal up to the ninth and cardinal after it, incisos roman, alíneas lower-case
letters, items arabic.  A part put in between takes the number before it and a letter (``103-A``); a number that a
text uses twice is told apart by ``bis``, ``ter`` and so on.
"""

from __future__ import annotations

import re

LATIN = ("bis", "ter", "quater", "quinquies", "sexies", "septies", "octies", "nonies", "decies")
"""Suffixes for a number that stands twice, three times … in the same place."""

SOLE = "único"
"""Suffix of an article or paragraph that has no number because it is the only one."""

_ROMAN = ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"))
_ROMAN_UNITS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_ROMAN_FORM = re.compile(r"M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
_VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}

# A second letter after I, V or X would look like a roman number ("10-II"), so pairs go from AA to HZ only.
_LETTERS = re.compile(r"[A-Z]|[A-H][A-Z]")

_UNITS = ("primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "setimo", "oitavo", "nono")
_TENS = {10: "decimo", 20: "vigesimo", 30: "trigesimo"}

ORDINAL_WORDS: dict[str, int] = {word: number for number, word in enumerate(_UNITS, 1)}
"""Ordinals written out, without accents, up to the thirty-ninth."""
for _ten, _word in _TENS.items():
    ORDINAL_WORDS[_word] = _ten
    ORDINAL_WORDS.update({f"{_word} {unit}": _ten + number for number, unit in enumerate(_UNITS, 1)})

MAX_ROMAN = 3999
_FIRST_CARDINAL = 10


def roman(number: int) -> str:
    """``number`` (1 to 3999) in roman capitals."""
    out = []
    for value, letters in (*_ROMAN, *_ROMAN_UNITS):
        count, number = divmod(number, value)
        out.append(letters * count)
    return "".join(out)


def from_roman(text: str) -> int | None:
    """The value of a well-formed roman number in any case, or None (``IIII``, ``IC``, letters that are no number)."""
    capitals = text.upper()
    if not capitals or not _ROMAN_FORM.fullmatch(capitals):
        return None
    values = [_VALUES[letter] for letter in capitals]
    return sum(-v if v < following else v for v, following in zip(values, [*values[1:], 0], strict=True))


def letters(number: int) -> str:
    """``number`` as capital letters: 1 = A, 26 = Z, 27 = AA."""
    tens, units = divmod(number - 1, 26)
    return (chr(64 + tens) if tens else "") + chr(65 + units)


def from_letters(text: str) -> int | None:
    """The number behind one letter, or two from AA to HZ, in any case; None for anything else."""
    capitals = text.upper()
    if not _LETTERS.fullmatch(capitals):
        return None
    value = 0
    for letter in capitals:
        value = value * 26 + ord(letter) - 64
    return value


MAX_LETTERS = 8 * 26 + 26


def suffix_rank(suffix: str) -> int | None:
    """Place of a suffix after the plain number (0 for none or ``único``); None when it is no suffix."""
    if suffix in ("", SOLE):
        return 0
    if suffix in LATIN:
        return LATIN.index(suffix) + 1
    return from_letters(suffix) if suffix == suffix.upper() else None


def ordinal(number: int) -> str:
    """``number`` as articles and paragraphs show it: ``9º``, ``10``, ``1.829``."""
    return f"{number}º" if number < _FIRST_CARDINAL else f"{number:,}".replace(",", ".")
