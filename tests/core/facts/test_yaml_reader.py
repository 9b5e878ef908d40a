"""YAML 1.2 within limits."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from praca.errors import InputError
from praca.facts.yaml_reader import MAX_ALIAS_VALUES, MAX_BYTES, MAX_DEPTH, MAX_FAULTS, decode, read_yaml
from praca.facts.yaml_values import line_of


def value(text: str) -> Any:
    """The value of a key."""
    reading = read_yaml(f"k: {text}\n")
    assert reading.stopped is None, reading.stopped
    return reading.documents[0]["k"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("22:30", "22:30"),
        ("190:20:30", "190:20:30"),
        ("yes", "yes"),
        ("on", "on"),
        ("true", True),
        ("False", False),
        ("~", None),
        ("null", None),
        ("", None),
        ("010", 10),
        ("0o17", "0o17"),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        ("-3", -3),
        ("5.120", Decimal("5.120")),
        ("0.1", Decimal("0.1")),
        ("1e3", Decimal("1e3")),
        (".5", Decimal("0.5")),
        (".inf", ".inf"),
        (".nan", ".nan"),
        ("1e99999", "1e99999"),
        ("9" * 30, int("9" * 30)),
        ("9" * 31, Decimal("9" * 31)),
        ("9" * 5000, "9" * 5000),
        ("2026-06-15", "2026-06-15"),
        ("'5'", "5"),
        ('"true"', "true"),
        ("!!str 5", "5"),
        ("! 5", "5"),
        ("!!int 5", 5),
        ("!!float 5", 5),
        ("!!bool true", True),
        ("!!null ~", None),
        ("|\n  a\n  b", "a\nb\n"),
    ],
)
def test_scalars(text: str, expected: Any) -> None:
    """YAML 1.2, numbers exact, dates and times as text."""
    found = value(text)
    assert found == expected
    assert type(found) is type(expected)
    assert str(found) == str(expected)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a: 1\n\tb: 2\n", "tab"),
        ("a: b: c\n", "quotes"),
        ("a: [1, 2\n", "not valid YAML"),
        ("a: *nowhere\n", "no finished anchor"),
        ("a: &a [*a]\n", "no finished anchor"),
        ("a: !!python/object:os.system x\n", "tag"),
        ("a: !!set {x}\n", "tag"),
        ("a: !!int x\n", "!!int"),
        ("[a]: 1\n", "key"),
        ("? {a: 1}\n: 1\n", "key"),
        ("x: &a [1]\n*a : 2\n", "key"),
        ("a: \x00\n", "control"),
        ("a: \ud800\n", "UTF-8"),
    ],
)
def test_what_stops_the_reading(text: str, words: str) -> None:
    """What cannot be read says so in words, with a message in both languages."""
    reading = read_yaml(text)
    assert reading.stopped is not None
    assert words in reading.stopped[1].render("en")
    assert reading.stopped[1].render("pt")


def test_both_lines_of_a_double_key_are_named() -> None:
    """The first value stays, the fault names both places."""
    reading = read_yaml("- a: 1\n- b: 1\n  c: {x: 1,\n    x: 2}\n")
    (fault,) = reading.faults
    assert (fault.steps, fault.line) == ((1, "c", "x"), 4)
    assert "lines 3 and 4" in fault.message.render("en")
    assert reading.documents[0][1]["c"]["x"] == 1


def test_depth_has_a_limit() -> None:
    """Fifty levels are read, one more is not, and many more do no harm."""

    def nested(depth: int) -> str:
        return "[" * depth + "]" * depth

    assert read_yaml(nested(MAX_DEPTH)).stopped is None
    stopped = read_yaml(nested(MAX_DEPTH + 1)).stopped
    assert stopped is not None
    assert "deep" in stopped[1].render("en")
    assert read_yaml(nested(100_000)).stopped is not None


def test_aliases_have_a_limit() -> None:
    """What aliases stand for is counted before it grows."""
    few = "a: &a [1, 2]\nb: *a\nc: {<<: *a}\n"
    assert read_yaml(few).documents[0]["b"] == [1, 2]
    anchor = "a: &a [" + "1, " * 98 + "1]\n"  # a list of 99 is 100 values
    times = MAX_ALIAS_VALUES // 100
    assert read_yaml(anchor + "b: [" + "*a, " * times + "]\n").stopped is None
    assert read_yaml(anchor + "b: [" + "*a, " * (times + 1) + "]\n").stopped is not None
    laughs = "a0: &a0 [x, x]\n" + "".join(f"a{n + 1}: &a{n + 1} [*a{n}, *a{n}]\n" for n in range(40))
    stopped = read_yaml(laughs).stopped
    assert stopped is not None
    assert "Aliases" in stopped[1].render("en")


def test_aliases_as_keys_and_across_documents() -> None:
    """A scalar may be a key again; anchors end with their document."""
    assert read_yaml("x: &a key\n*a : 2\n").documents[0] == {"x": "key", "key": 2}
    assert read_yaml("x: &a 1\n---\ny: *a\n").stopped is not None


def test_documents_before_a_broken_one_are_kept() -> None:
    """A broken document does not take the others away."""
    reading = read_yaml("a: 1\n---\nb: 2\n---\nc: [\n")
    assert reading.documents == ({"a": 1}, {"b": 2})
    assert reading.stopped is not None


def test_lines() -> None:
    """Every key and entry knows its line."""
    document = read_yaml("a: 1\nb:\n  - x\n  - y:\n      z: 3\n").documents[0]
    assert line_of(document, ("b", 1, "y", "z")) == 5
    assert line_of(document, ("b", 7)) == 2
    assert line_of(document, ()) == 1


def test_json_with_surrogates_is_read() -> None:
    """JSON escapes that libyaml refuses are read as JSON."""
    reading = read_yaml('{"a": "\\ud83d\\ude95", "b": 0.10, "b": 2, "c": [null, true]}')
    assert reading.documents[0] == {"a": "\U0001f695", "b": Decimal("0.10"), "c": [None, True]}
    assert len(reading.faults) == 1
    assert read_yaml('{"a": "\\ud83d\\ude95", "b": ' + "[" * 60 + "]" * 60 + "}").stopped is not None


def test_bytes_must_be_utf8() -> None:
    """A byte order mark is fine, another encoding is named."""
    assert decode("\ufeffcasé".encode()) == "casé"
    with pytest.raises(InputError, match=r"line 2 holds the byte 0xE7"):
        decode(b"a: 1\nb: a\xe7\n")
    with pytest.raises(InputError, match="UTF-16"):
        decode("a: 1".encode("utf-16"))
    assert len(decode(b" " * MAX_BYTES)) == MAX_BYTES
    with pytest.raises(InputError, match="64 MiB"):
        decode(b" " * (MAX_BYTES + 1))


def test_carriage_returns_are_line_ends() -> None:
    """Files of Windows are read."""
    assert read_yaml("a: 1\r\nb: x\r\n").documents[0] == {"a": 1, "b": "x"}


def test_double_keys_have_a_limit() -> None:
    """A file made of double keys cannot fill the memory."""
    assert len(read_yaml("a: 1\n" * (MAX_FAULTS + 1)).faults) == MAX_FAULTS
    assert read_yaml("a: 1\n" * (MAX_FAULTS + 1)).stopped is None
    assert read_yaml("a: 1\n" * (MAX_FAULTS + 2)).stopped is not None
