"""Known doubts: expectations that a jurist still has to settle, kept in ``doubts.toml`` beside the case files.

A failing expectation that a doubt names is listed, not failed; one that passes although it is named is stale.

.. code-block:: toml

    [[doubt]]
    file = "cases.yaml"        # in the same folder
    case = "Title of the case"
    question = "vehicle"       # optional: any question
    town = "slug"              # optional: any town
    reason = "Who must settle what, and what each answer would change."
    law = "The words of the law that the doubt hangs on."
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import attrs

from praca.errors import InputError
from praca.language import _

FILE_NAME: Final = "doubts.toml"
_REQUIRED = ("file", "case", "reason", "law")
_OPTIONAL = ("question", "town")


@attrs.frozen(kw_only=True)
class Doubt:
    """One expectation in doubt; ``question`` or ``town`` left out means any."""

    file: str
    case: str
    reason: str
    law: str
    question: str | None = None
    town: str | None = None

    def covers(self, case: str, town: str, question: str) -> bool:
        """Whether the doubt is about this expectation of its file."""
        return self.case == case and self.town in (None, town) and self.question in (None, question)


def load_doubts(case_file: str | Path) -> tuple[Doubt, ...]:
    """The doubts about the cases of one file, from ``doubts.toml`` in its folder; none where there is no such file.

    Raises :class:`praca.errors.InputError` for a file that cannot be read or says something else.
    """
    case_file = Path(case_file)
    path = case_file.parent / FILE_NAME
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return ()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InputError(_("The file {path} cannot be read ({reason}).", path=str(path), reason=reason)) from None
    try:
        data = tomllib.loads(content.decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise InputError(_("{path} is no TOML file ({reason}).", path=str(path), reason=str(error))) from None
    return tuple(doubt for doubt in _doubts(data, path) if doubt.file == case_file.name)


def _doubts(data: dict[str, Any], path: Path) -> list[Doubt]:
    entries = data.pop("doubt", [])
    if data or not isinstance(entries, list):
        found = ", ".join(sorted(data)) or "doubt"
        raise InputError(_("{path}: expected a list of [[doubt]], found {found}.", path=str(path), found=found))
    return [_doubt(entry, f"{path}: doubt {number}") for number, entry in enumerate(entries, start=1)]


def _doubt(entry: Any, where: str) -> Doubt:
    keys = entry if isinstance(entry, dict) else {}
    lacking = [key for key in _REQUIRED if not isinstance(keys.get(key), str) or not keys[key].strip()]
    unknown = [key for key in keys if key not in (*_REQUIRED, *_OPTIONAL)]
    wrong = [key for key in _OPTIONAL if key in keys and not isinstance(keys[key], str)]
    if lacking or unknown or wrong:
        raise InputError(
            _(
                "{where}: expected text for {required} and, if wanted, {optional}; wrong or lacking: {found}.",
                where=where,
                required=", ".join(_REQUIRED),
                optional=", ".join(_OPTIONAL),
                found=", ".join([*lacking, *unknown, *wrong]),
            )
        )
    return Doubt(**keys)
