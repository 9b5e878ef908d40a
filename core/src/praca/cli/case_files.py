"""Case files named on the command line: read, with what is wrong reported line by line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import praca
from praca.language import _

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from praca.cli.session import Session
    from praca.language import Message

SUFFIXES: Final = (".yaml", ".yml", ".json")
STANDARD_INPUT: Final = "-"


def usable_registry(session: Session) -> praca.Registry:
    """The installed municipalities; plugins that cannot be used are reported, and none at all is bad input."""
    registry = praca.installed_registry()
    for problem in registry.problems:
        session.report(_("plugin left out: {problem}", problem=problem.render(session.lang)))
    if not registry.laws:
        raise praca.InputError(_("No municipality can be asked: install a plugin (praca towns says how)."))
    return registry


def read_cases(file: str, registry: praca.Registry, session: Session) -> tuple[praca.Case, ...]:
    """The good cases of one file; each fault of the others is reported, and makes the run end with code 2."""
    try:
        loaded = praca.load_cases(file, registry=registry)
    except praca.InputError as error:
        session.refuse(about_file(file, error.render(session.lang)))
        return ()
    for problem in loaded.problems:
        session.refuse(problem.render(session.lang))
    if not loaded.cases and not loaded.problems:
        session.refuse(about_file(file, session.render(_("There is no case in it."))))
    return loaded.cases


def about_file(file: str, text: str) -> str:
    """A fault with the name of its file, once."""
    return text if file in text or file == STANDARD_INPUT else f"{file}: {text}"


def about_case(case: praca.Case, message: Message, session: Session) -> str:
    """A fault of a whole case, in the form of the faults that the loader finds."""
    place = ":".join(str(part) for part in (case.origin.file, case.origin.line) if part is not None)
    return ": ".join(part for part in (place, case.title, session.render(message)) if part)


def case_files(paths: Sequence[str], session: Session) -> Iterator[str]:
    """The case files among ``paths``: files as they are, folders with all case files below them, each once."""
    seen: set[str] = set()
    for path in paths:
        found = [path]
        if path != STANDARD_INPUT and Path(path).is_dir():
            found = [str(file) for file in _below(Path(path))]
            if not found:
                known = ", ".join(f"*{suffix}" for suffix in SUFFIXES)
                session.refuse(_("There is no case file ({known}) in the folder {path}.", known=known, path=path))
        yield from (file for file in found if file not in seen)
        seen.update(found)


def _below(folder: Path) -> list[Path]:
    """Case files below a folder, in order; hidden files and folders are left alone."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix.lower() in SUFFIXES
        and path.is_file()
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    )
