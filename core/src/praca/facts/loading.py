"""Case files: from a path, standard input or a stream to cases, and every fault with its place."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

import attrs

from praca.errors import CaseError, InputError
from praca.facts.assembly import assemble, plain
from praca.facts.case import Case, Origin
from praca.facts.problems import Found, Problem, Refused, in_order, path_of, shown
from praca.facts.vocabulary import CORE, Vocabulary
from praca.facts.yaml_reader import MAX_BYTES, Fault, Reading, decode, read_yaml
from praca.facts.yaml_values import LinedList, Step, line_of
from praca.language import Message, _

STANDARD_INPUT = "-"


@attrs.frozen
class LoadedCases:
    """What a file gave: the good cases in order, and the problems of the others in file order."""

    cases: tuple[Case, ...]
    problems: tuple[Problem, ...] = ()

    def raise_problems(self) -> tuple[Case, ...]:
        """The cases, if there is no problem at all; else :class:`CaseError` with every problem."""
        if self.problems:
            raise _case_error(self.problems)
        return self.cases


def load_cases(source: str | Path | IO[str] | IO[bytes], vocabulary: Vocabulary = CORE) -> LoadedCases:
    """Read the cases of ``source``: a path, ``-`` for standard input, or a stream of text or bytes.

    A file holds one case, a list of cases, or several YAML documents; JSON is read too.  Good cases are returned
    even if others are bad.  Raises :class:`InputError` when there is no such file or it is no readable text.
    """
    name, text = _text_of(source)
    return read_cases(text, vocabulary, name)


def read_cases(text: str, vocabulary: Vocabulary = CORE, file: str | None = None) -> LoadedCases:
    """The cases in ``text``; ``file`` is the name that problems and origins carry."""
    return _Loading(read_yaml(text), vocabulary, file).result()


def case_from(data: Mapping[str, Any], vocabulary: Vocabulary = CORE) -> Case:
    """The case that a mapping says (keys as in a case file); raises :class:`CaseError` with all problems."""
    try:
        return assemble(plain(data), vocabulary, Origin())
    except Refused as refused:
        title = data.get("case") if isinstance(data, Mapping) else None
        name = title if isinstance(title, str) else None
        problems = tuple(
            Problem(None, None, name, path_of(fault.steps), fault.value, fault.message)
            for fault in in_order(refused.found, data)
        )
        raise _case_error(problems) from None


def _case_error(problems: tuple[Problem, ...]) -> CaseError:
    first = problems[0]
    message = _(
        "{count} problem(s) in the case; the first: {place} {message}",
        count=len(problems),
        place=": ".join(str(part) for part in (first.file, first.line, first.case, first.path) if part) + ":",
        message=first.message,
    )
    return CaseError(message, problems)


def _text_of(source: str | Path | IO[str] | IO[bytes]) -> tuple[str | None, str]:
    if isinstance(source, (str, Path)) and str(source) != STANDARD_INPUT:
        return str(source), decode(_bytes_of(Path(source)))
    stream = getattr(sys.stdin, "buffer", sys.stdin) if isinstance(source, (str, Path)) else source
    name = getattr(stream, "name", None)
    name = name if isinstance(name, str) else None
    try:
        content = stream.read(MAX_BYTES + 1)
    except UnicodeDecodeError:
        raise InputError(_("The text is not UTF-8; save it as UTF-8.")) from None
    except (OSError, ValueError) as error:
        raise InputError(_("The input cannot be read ({reason}).", reason=str(error))) from None
    if isinstance(content, str):
        # Surrogates stand for bytes that were no text; the reader reports them.
        content = content.encode("utf-8", "surrogatepass")
        return name, decode(content) if len(content) > MAX_BYTES else content.decode("utf-8", "surrogatepass")
    return name, decode(content)


def _bytes_of(path: Path) -> bytes:
    try:
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise InputError(_("There is no file {path}; check the name and the folder.", path=str(path))) from None
    except ValueError:
        raise InputError(_("{path} is no name of a file.", path=repr(str(path)))) from None
    except OSError as error:
        if path.is_dir():
            message = _("{path} is a folder; name the case files in it.", path=str(path))
        else:
            reason = error.strerror or type(error).__name__
            message = _("The file {path} cannot be read ({reason}).", path=str(path), reason=reason)
        raise InputError(message) from None


class _Loading:
    """Turns the documents of one file into cases."""

    def __init__(self, reading: Reading, vocabulary: Vocabulary, file: str | None) -> None:
        self._reading = reading
        self._vocabulary = vocabulary
        self._file = file
        self._cases: list[Case] = []
        self._problems: list[Problem] = []
        self._index = 0
        self._first: dict[tuple[str, str], int | None] = {}

    def result(self) -> LoadedCases:
        """All cases and problems."""
        by_document: dict[int, list[Fault]] = defaultdict(list)
        for fault in self._reading.faults:
            by_document[fault.document].append(fault)
        for number, document in enumerate(self._reading.documents):
            faults = by_document[number]
            if isinstance(document, list):
                self._list(document, faults)
            elif document is not None:
                self._one(document, document, (), faults)
        if self._reading.stopped is not None:
            line, message = self._reading.stopped
            # What stands open when the reading stops belongs to a document that is not there.
            self._problems.append(Problem(self._file, line, None, "", None, message))
        elif self._index == 0:
            message = _("The file holds no case; write at least one, beginning with its title: case: …")
            self._problems.append(Problem(self._file, None, None, "", None, message))
        return LoadedCases(tuple(self._cases), tuple(self._problems))

    def _list(self, document: list[Any], faults: list[Fault]) -> None:
        by_entry: dict[Step | None, list[Fault]] = defaultdict(list)
        for fault in faults:
            by_entry[fault.steps[0] if fault.steps else None].append(fault)
        for index, entry in enumerate(document):
            self._one(document, entry, (index,), [*by_entry[None], *by_entry[index]])

    def _one(self, document: Any, entry: Any, steps: tuple[Step, ...], faults: list[Fault]) -> None:
        line = line_of(document, steps)
        origin = Origin(file=self._file, index=self._index, line=line)
        self._index += 1
        name = self._name(entry)
        problems = [
            Problem(self._file, fault.line, name, path_of(fault.steps[len(steps) :]), None, fault.message)
            for fault in faults
        ]
        case: Case | None = None
        try:
            case = assemble(entry, self._vocabulary, origin)
        except Refused as refused:
            problems.extend(self._problem(document, steps, name, fault) for fault in in_order(refused.found, entry))
        problems.extend(self._double(entry, line, name))
        if problems:
            self._problems.extend(sorted(problems, key=lambda problem: problem.line or 0))
        elif case is not None:
            self._cases.append(case)

    def _problem(self, document: Any, steps: tuple[Step, ...], name: str, fault: Found) -> Problem:
        line = line_of(document, (*steps, *fault.steps))
        return Problem(self._file, line, name, path_of(fault.steps), fault.value, fault.message)

    def _name(self, entry: Any) -> str:
        """How people find the case: its title, its id, or its number in the file."""
        if isinstance(entry, Mapping):
            for key in ("case", "id"):
                if isinstance(entry.get(key), str) and entry[key].strip():
                    return str(entry[key]).strip()
        return f"#{self._index}"

    def _double(self, entry: Any, line: int | None, name: str) -> list[Problem]:
        """Cases of a file are told apart by their ids, or by their titles."""
        if not isinstance(entry, Mapping):
            return []
        case_id, title = entry.get("id"), entry.get("case")
        kind, mark = ("id", case_id) if case_id is not None else ("case", title)
        if mark is None or isinstance(mark, (dict, LinedList)):
            return []
        key = (kind, str(mark))
        if key not in self._first:
            self._first[key] = line
            return []
        message: Message = (
            _(
                "the id {mark} is taken by the case in line {line}; give each case its own.",
                mark=mark,
                line=self._first[key],
            )
            if kind == "id"
            else _(
                "the title {mark} is taken by the case in line {line}; give each case its own title, or an id.",
                mark=shown(mark),
                line=self._first[key],
            )
        )
        return [Problem(self._file, line, name, kind, mark, message)]
