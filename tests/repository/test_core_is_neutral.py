"""No file under core/ names a municipality: not in code, not in a comment, not in a document."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[2]
# Known whatever the plugins declare: a plugin that is half written must not weaken the check.
NAMES = ("Comodoro", "Ipiranga do Norte", "Ipiranga", "Cotriguaçu", "Mantenópolis")
CODES = ("5103304", "5104526", "5103379", "3203304")
COMPILED = {".pyc", ".pyo", ".mo", ".so", ".pyd"}
IBGE_CODE = re.compile(r"\b[1-5]\d{6}\b")


def plain(text: str) -> str:
    """The text in lower case without accents, as people and slugs write it."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def forbidden() -> set[str]:
    """Names, slugs and IBGE codes of the municipalities of this repository, plain."""
    words = {plain(word) for word in (*NAMES, *CODES)}
    for project in ROOT.glob("plugins/*/pyproject.toml"):
        declared = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
        words |= {plain(slug) for slug in declared["entry-points"]["praca"]}
        words.add(plain(project.parent.name))
        for hooks in project.parent.glob("src/*/hooks.py"):
            words |= set(IBGE_CODE.findall(hooks.read_text(encoding="utf-8")))
    return words


def offences(text: str, words: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Each line of the text that holds one of the words, with the word; inside longer identifiers too."""
    for number, line in enumerate(plain(text).splitlines(), start=1):
        for word in words:
            if re.search(rf"(?<![a-z0-9]){re.escape(word)}(?![a-z0-9])", line):
                yield number, word


def files_of(folder: Path) -> Iterator[Path]:
    """Every file that a person wrote under the folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in COMPILED and "__pycache__" not in path.parts:
            yield path


def test_core_names_no_municipality() -> None:
    """The core knows no municipality: what one town needs stands in its plugin, in neutral words if the core helps."""
    words = sorted(forbidden())
    found = []
    for path in files_of(ROOT / "core"):
        name = path.relative_to(ROOT).as_posix()
        found += [f"{name}: the path holds {word}" for _, word in offences(name, words)]
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [f"{name}:{number}: {word}" for number, word in offences(text, words)]
    assert not found, "these lines of the core name a municipality:\n" + "\n".join(found)


def test_the_check_sees_every_form() -> None:
    """Accents, capitals, slugs inside identifiers, codes: none slips through, and longer words are left alone."""
    text = "# COTRIGUAÇU\npraca_comodoro = 1\n'5104526'\nMantenopolis-ES\ncomodorous 51045267 café"
    assert [line for line, _ in offences(text, sorted(forbidden()))] == [1, 2, 3, 4]


def test_every_plugin_is_known_to_the_check() -> None:
    """The folder of each plugin is among the words, so a new plugin is guarded from its first day."""
    folders = {plain(path.parent.name) for path in ROOT.glob("plugins/*/pyproject.toml")}
    assert folders
    assert folders <= forbidden()
