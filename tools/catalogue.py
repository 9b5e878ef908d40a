"""Keep the Portuguese catalogue of the core in step with its sources.

    python tools/catalogue.py          take up new sentences, drop old ones, compile; list what has no translation
    python tools/catalogue.py add FILE translations from a JSON file {"English sentence": "frase"} first

Needs Babel, which the development requirements install.  A test fails while a sentence lacks its translation.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "core" / "src" / "praca"
FOLDER = SOURCES / "locale" / "pt_BR" / "LC_MESSAGES"


def sentences() -> list[str]:
    """Every sentence that the sources mark with ``_``, sorted; also those inside f-strings, which tokenizers miss."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return sorted(found)


def main(arguments: list[str]) -> int:
    """Update the catalogue; 1 while something is untranslated."""
    po, mo = FOLDER / "praca.po", FOLDER / "praca.mo"
    with po.open("rb") as stream:
        old = read_po(stream)
    known = {str(message.id): str(message.string) for message in old if message.id}
    if arguments[:1] == ["add"]:
        known |= json.loads(Path(arguments[1]).read_text(encoding="utf-8"))
    header = "# The sentences of the core in Brazilian Portuguese.\n# After a change: python tools/catalogue.py"
    new = Catalog(locale="pt_BR", project="praca", header_comment=header, fuzzy=False, charset="utf-8")
    lacking = []
    for sentence in sentences():
        translation = known.get(sentence, "")
        new.add(sentence, translation)
        if not translation:
            lacking.append(sentence)
    with po.open("wb") as stream:
        write_po(stream, new, width=110, sort_output=True)
    _without_dates(po)
    with po.open("rb") as stream, mo.open("wb") as compiled:
        write_mo(compiled, read_po(stream))
    for sentence in lacking:
        print(json.dumps(sentence, ensure_ascii=False))
    return 1 if lacking else 0


def _without_dates(po: Path) -> None:
    """Drop the header lines that change from run to run."""
    volatile = (
        "POT-Creation",
        "PO-Revision",
        "Last-Translator",
        "Language-Team",
        "Report-Msgid",
        "Generated-By",
        "Project-Id",
    )
    lines = po.read_text(encoding="utf-8").splitlines(keepends=True)
    po.write_text(
        "".join(line for line in lines if not line.startswith(tuple(f'"{name}' for name in volatile))), encoding="utf-8"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
