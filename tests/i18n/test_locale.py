"""The locale files against each other and against the program."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tabbe.i18n import LANGUAGES
from tabbe.i18n.card import functions
from tests.i18n.catalogue_source import LOCALES, SOURCE, all_entries, area_names, entries

OTHERS = LANGUAGES[1:]
AREAS = area_names("en")
TEMPLATES = SOURCE / "server" / "template"
PAGE = SOURCE.parents[1] / "web" / "src"
KEY = re.compile(r"[a-z][a-z0-9]*(?:[-_][A-Za-z0-9_]+)+")
# Calls that take a key of the catalogue first, or second after a seat's or exit code's argument.
SPEAKERS = {"text", "say", "_say"}
ENGLISH = re.compile(
    r"\b(the|with|your|and|must|cannot|which|there|card|cards|deal|sweep)\b", re.IGNORECASE
)
# Names of what a program reads, which stay as they are in every language.
ENGLISH_NAMES = re.compile(r"--[a-z-]+|\((?:[a-z_/0-9]+)\)|[a-z]+_[a-z_]+|`[^`]*`")


def test_languages_are_the_folders_when_listed() -> None:
    """Every language has its folder, and there are no others."""
    assert {path.name for path in LOCALES.iterdir() if path.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_parse_when_read_whole(lang: str) -> None:
    """No file holds a line that Fluent cannot read and would silently drop."""
    for area in area_names(lang):
        body = FluentParser().parse((LOCALES / lang / area).read_text(encoding="utf-8")).body
        assert [item.content for item in body if isinstance(item, Junk)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_keys_are_the_same_when_compared_with_english(lang: str) -> None:
    """Every language has the same files with the same keys in the same order."""
    assert area_names(lang) == AREAS
    for area in AREAS:
        assert list(entries(lang, area)) == list(entries("en", area)), area


@pytest.mark.parametrize("lang", OTHERS)
def test_placeables_are_the_same_when_compared_with_english(lang: str) -> None:
    """A message uses the same values in every language."""
    english = all_entries("en")
    # The letter of the rank is there for languages whose article depends on it.
    free = {"card-the": {"rank"}}
    for key, entry in all_entries(lang).items():
        assert entry.variables | free.get(key, set()) == (
            english[key].variables | free.get(key, set())
        ), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_functions_exist_when_messages_call_them(lang: str) -> None:
    """Messages call only functions that the catalogue knows."""
    known = set(functions(lang))
    for key, entry in all_entries(lang).items():
        assert entry.functions <= known, key


def test_keys_are_unique_when_areas_are_joined() -> None:
    """No key stands in two files, where one would hide the other."""
    counts = Counter(key for area in AREAS for key in entries("en", area))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_words_are_translated_when_not_english(lang: str) -> None:
    """No message of three words or more is the English one, and none holds English words."""
    for key, entry in all_entries(lang).items():
        words = ENGLISH_NAMES.sub(" ", entry.words)
        if len(re.findall(r"\w{2,}", words)) >= 3:
            # Names may be at home in two languages.
            assert key == "name-seats" or entry.words != all_entries("en")[key].words, key
        assert not ENGLISH.search(words), (key, entry.words)


@cache
def _program() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Strings of the program, beginnings of built strings, and keys handed to a speaker."""
    whole: set[str] = set()
    starts: set[str] = set()
    spoken: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                first = node.values[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    starts.add(first.value)
            elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
                starts.add(str(node.left.value))
            elif isinstance(node, ast.Call) and node.args:
                spoken |= _spoken(node)
    for path in (*sorted(PAGE.rglob("*.*")), *sorted(TEMPLATES.glob("*.html"))):
        # The page and what the server writes speak from the same files.
        source = path.read_text(encoding="utf-8")
        whole |= set(re.findall(r"[\"']([a-z]+-[A-Za-z0-9-]+)[\"']", source))
        starts |= set(re.findall(r"`([a-z]+-[a-z-]*)\$\{", source))
        starts |= set(re.findall(r'"([a-z]+-[a-z-]*)" ~', source))
        spoken |= set(re.findall(r'\bt\("([a-z]+-[A-Za-z0-9-]*\w)"', source))
    return (
        frozenset(whole),
        frozenset(start for start in starts if re.match(r"[a-z]+-", start)),
        frozenset(spoken),
    )


def _spoken(call: ast.Call) -> set[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    first = call.args[0]
    if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
        return set()
    key = first.value
    if name in ("of_seat", "of_seats"):
        return {key, key + "-you"}
    is_error = name.endswith("Error") or name in ("InvalidCard", "InvalidMove")
    return {key} if (name in SPEAKERS or is_error) and KEY.fullmatch(key) else set()


def test_keys_exist_when_the_program_says_them() -> None:
    """Every key that the program hands to the catalogue is there."""
    assert sorted(_program()[2] - set(all_entries("en"))) == []


def test_keys_are_used_when_in_the_catalogue() -> None:
    """Every message is named by the program, whole or by the beginning of its key."""
    whole, starts, _ = _program()
    referred = {name for entry in all_entries("en").values() for name in entry.references}
    unused = [
        key
        for key in all_entries("en")
        if not ({key, key.removesuffix("-you")} & whole)
        and key not in referred
        and not any(key.startswith(start) for start in starts)
    ]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_big_and_little_are_not_swapped_when_named(lang: str) -> None:
    """Storan is the ten of diamonds and lillan the two of spades, in every language."""
    from tabbe.cards import Card
    from tabbe.engine.count import kind_of

    assert (kind_of(Card("Td")), kind_of(Card("2s"))) == ("storan", "lillan")
    assert all_entries(lang)["result-storan"].words.strip() == "Storan"
    assert all_entries(lang)["result-lillan"].words.strip() == "Lillan"


def test_french_signs_keep_their_space_when_lines_break() -> None:
    """A space before : ; ! or inside guillemets does not break."""
    for area in ("cards.ftl", "play.ftl"):
        for line in (LOCALES / "fr" / area).read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"\w [:;!»]|« ", line.partition("=")[2]), line
