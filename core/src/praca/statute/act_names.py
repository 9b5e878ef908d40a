"""The name of an act as people cite it, brought to one form: ``Lei 1.799/2024``."""

from __future__ import annotations

import re
import unicodedata

_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−─━－﹣"), "-")
_INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff\ufffe"), None)

_KINDS = {
    "lei complementar": "Lei Complementar",
    "lc": "Lei Complementar",
    "lei organica": "Lei Orgânica",
    "lei delegada": "Lei Delegada",
    "lei ordinaria": "Lei",
    "lei": "Lei",
    "decreto-lei": "Decreto-Lei",
    "decreto lei": "Decreto-Lei",
    "dl": "Decreto-Lei",
    "decreto legislativo": "Decreto Legislativo",
    "decreto": "Decreto",
    "resolucao": "Resolução",
    "portaria": "Portaria",
    "instrucao normativa": "Instrução Normativa",
    "medida provisoria": "Medida Provisória",
    "mp": "Medida Provisória",
    "emenda constitucional": "Emenda Constitucional",
    "ec": "Emenda Constitucional",
}
_NAMED = {
    "constituicao federal": "CF",
    "cf": "CF",
    "codigo de transito brasileiro": "CTB",
    "ctb": "CTB",
    "codigo de processo civil": "CPC",
    "cpc": "CPC",
    "codigo civil": "CC",
    "cc": "CC",
    "codigo penal": "CP",
    "cp": "CP",
    "codigo de processo penal": "CPP",
    "cpp": "CPP",
    "codigo tributario nacional": "CTN",
    "ctn": "CTN",
    "codigo de defesa do consumidor": "CDC",
    "cdc": "CDC",
    "consolidacao das leis do trabalho": "CLT",
    "clt": "CLT",
    "lindb": "LINDB",
    "lei organica do municipio": "Lei Orgânica",
    "lei organica municipal": "Lei Orgânica",
    "lei organica": "Lei Orgânica",
}
_LEVELS = {"federal": "Federal", "estadual": "Estadual", "distrital": "Distrital", "municipal": "Municipal"}


def _either(words: dict[str, str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


_NUMBERED = re.compile(
    rf"(?P<kind>{_either(_KINDS)})(?:\s+(?P<level>{_either(_LEVELS)}))?"
    r"\s*,?\s*(?:n\s?[º°o.]{0,2}\s*|numero\s+)?(?P<number>\d{1,3}(?:\.\d{3})+|\d+)(?!\d)"
    r"(?:\s?/\s?(?P<slash>\d{4}|\d{2})(?!\d)"
    r"|\s*,?\s+de\s+(?:\d{1,2}[º°o]?\s+de\s+[a-z]+\s+de\s+|\d{1,2}/\d{1,2}/)?(?P<year>\d{4})(?!\d))?"
)
_WELL_KNOWN = re.compile(rf"(?P<name>{_either(_NAMED)})(?:/(?:19)?88)?(?![a-z0-9])")

# Two-digit years stand in acts of the last century and of the beginning of this one ("Lei 5.108/66", "10.406/02").
_PIVOT = 30
_FULL_YEAR_DIGITS = 4


def clean(text: str) -> str:
    """``text`` with one kind of dash and of space, and without invisible characters."""
    composed = unicodedata.normalize("NFC", text.translate(_INVISIBLE).translate(_DASHES))
    return " ".join(composed.split())


def folded(text: str) -> str:
    """``text`` in lower case without accents, letter for letter, so that positions stay the same."""
    return "".join(_fold(letter) for letter in text)


def _fold(letter: str) -> str:
    lower = unicodedata.normalize("NFD", letter)[0].lower()
    return lower if len(lower) == 1 else letter


def match_act(plain: str, start: int = 0) -> tuple[str, int] | None:
    """The act named at ``start`` of a folded text, in canonical form, and where its name ends; None if none is."""
    found = _NUMBERED.match(plain, start)
    if found:
        name = [_KINDS[found["kind"]]]
        if found["level"]:
            name.append(_LEVELS[found["level"]])
        number = f"{int(found['number'].replace('.', '')):,}".replace(",", ".")
        year = found["year"] or _full_year(found["slash"])
        name.append(f"{number}/{year}" if year else number)
        return " ".join(name), found.end()
    found = _WELL_KNOWN.match(plain, start)
    return (_NAMED[found["name"]], found.end()) if found else None


def _full_year(written: str | None) -> str | None:
    if written is None or len(written) == _FULL_YEAR_DIGITS:
        return written
    return ("20" if int(written) < _PIVOT else "19") + written


def canonical_act(text: str) -> str | None:
    """The one form of an act's name (``Lei nº 1.799, de 17 de abril de 2024`` is ``Lei 1.799/2024``), or None."""
    plain = folded(clean(text))
    found = match_act(plain)
    return found[0] if found and found[1] == len(plain) else None
