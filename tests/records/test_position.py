"""Finding values again in TOML text."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from tabbe.records.position import Path, characters, positions

KEYS = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
LEAVES = st.one_of(
    st.integers(-(10**6), 10**6),
    st.booleans(),
    st.floats(allow_nan=False),
    st.dates(),
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=12),
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=12,
)


def leaves(value: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    """List the values that hold no others, each with its path."""
    if isinstance(value, dict):
        return [leaf for key, item in value.items() for leaf in leaves(item, (*path, key))]
    if isinstance(value, list):
        return [leaf for index, item in enumerate(value) for leaf in leaves(item, (*path, index))]
    return [(path, value)]


@given(st.dictionaries(KEYS, VALUES, max_size=5), st.booleans())
def test_values_when_written_by_another_program_are_found(
    document: dict[str, Any], multiline: bool
) -> None:
    """What stands at the place of a value is that value."""
    text = tomli_w.dumps(document, multiline_strings=multiline)
    found = positions(text)
    for path, value in leaves(tomllib.loads(text)):
        if isinstance(value, str):
            read = "".join(character for character, _ in characters(text, found[path]))
            assert read == value
        else:
            rest = text[found[path] :]
            assert tomllib.loads(f"v = {_scalar(rest)}")["v"] == value


def _scalar(rest: str) -> str:
    for end, sign in enumerate(rest):
        if sign in ",]}\n":
            return rest[:end]
    return rest


DOCUMENT = '''\
# a comment = "with a quote
title = 'lit\\eral' # and = more
a.b . "c d" = 1
inline = { x = [1, [2, "}"], { y = 'z' }], "k]" = """q""" }
list = [ # opens
  "a", # first
  "b",
]
[one . two]
three = """
four"""
[[deals]]
n = 0
[deals.fair]
s = 1
[[deals]]
n = """a"b""c""""
[[deals.inner]]
v = 1979-05-27 07:32:00
[[deals.inner]]
v = -1
'''


@pytest.mark.parametrize(
    ("path", "begins"),
    [
        (("title",), "'lit"),
        (("a", "b"), 'a.b . "c d"'),
        (("a", "b", "c d"), "1\n"),
        (("inline",), "{ x"),
        (("inline", "x"), "[1, ["),
        (("inline", "x", 1, 1), '"}"'),
        (("inline", "x", 2, "y"), "'z'"),
        (("inline", "k]"), '"""q"""'),
        (("list", 1), '"b"'),
        (("one", "two"), "[one . two]"),
        (("one", "two", "three"), '"""\nfour'),
        (("deals",), "[[deals]]\nn = 0"),
        (("deals", 0, "n"), "0\n[deals.fair]"),
        (("deals", 0, "fair", "s"), "1\n[[deals]]"),
        (("deals", 1), '[[deals]]\nn = """a'),
        (("deals", 1, "n"), '"""a"b""c""""'),
        (("deals", 1, "inner", 0, "v"), "1979-05-27 07:32:00"),
        (("deals", 1, "inner", 1, "v"), "-1"),
    ],
)
def test_value_when_written_in_any_form_is_found(path: Path, begins: str) -> None:
    """Comments, dotted keys, inline tables, headers and all kinds of text are understood."""
    assert tomllib.loads(DOCUMENT)
    assert DOCUMENT[positions(DOCUMENT)[path] :].startswith(begins)


@pytest.mark.parametrize(
    ("literal", "signs"),
    [
        ('"a\\tb"', [("a", 1), ("\t", 2), ("b", 4)]),
        ('"\\u00e5\\U0001F0A1."', [("å", 1), ("\U0001f0a1", 7), (".", 17)]),
        ("'a\\b'", [("a", 1), ("\\", 2), ("b", 3)]),
        ('"""\na\\\n   b"""', [("a", 4), ("b", 10)]),
        ("'''\n\na'''", [("\n", 4), ("a", 5)]),
        ('""', []),
        ('"""a"""""', [("a", 3), ('"', 4), ('"', 5)]),
    ],
)
def test_characters_when_escaped_keep_their_places(
    literal: str, signs: list[tuple[str, int]]
) -> None:
    """Each character of a text is found where it is written."""
    assert list(characters(literal, 0)) == signs
    assert tomllib.loads(f"v = {literal}")["v"] == "".join(sign for sign, _ in signs)


def test_characters_when_no_text_starts_there_are_none() -> None:
    """A number has no characters to find."""
    assert list(characters("12", 0)) == []


@settings(max_examples=300)
@given(st.integers(0, 10**9))
def test_document_when_changed_but_still_valid_is_walked_to_its_end(seed: int) -> None:
    """Whatever the TOML reader accepts, the scanner finds every value of."""
    rng = random.Random(seed)
    text = DOCUMENT
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text))
        cut = rng.choice([0, 0, 1, 1, 2, 8])
        source = rng.randrange(len(text))
        piece = rng.choice(
            [rng.choice("[]{}\"'=.,# \n\\abx1"), text[source : source + rng.randrange(12)], ""]
        )
        text = text[:at] + piece + text[at + cut :]
    try:
        document = tomllib.loads(text)
    except ValueError:
        return
    found = positions(text)
    for path, _ in leaves(document):
        assert path in found
