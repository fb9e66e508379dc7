"""The catalogue: finding, parsing and filling messages.

Parsing Fluent in Python takes a fraction of a millisecond a message, and there are hundreds, of
which one run says a few. So a language is first only cut into entries, by the rule of the Fluent
grammar that an entry starts in the first column and goes on in indented lines, and each entry is
parsed when it, or an entry that refers to it, is first wanted.
"""

from __future__ import annotations

import re
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from fluent.runtime import FluentBundle

_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=", re.MULTILINE)
_REFERENCE = re.compile(r"(?<![\w$\"-])(-?[a-z][A-Za-z0-9_-]*)")
_PLACEABLE = re.compile(r"\{([^{}\"]*)")


def text(key: str, lang: str = "en", /, **args: str | int) -> str:
    """Return a message of the catalogue.

    Args:
        key: key of the message, for example ``"card-join"``.
        lang: one of ``LANGUAGES``.
        **args: values for the placeables. Numbers choose plural forms and are written in plain
            digits. Cards, lists of cards and ranks are given in text form, as the functions of
            the catalogue expect them.

    Raises:
        KeyError: no such language, no such message, or a value is missing.
    """
    return _catalogue(lang).format(key, args)


def has_text(key: str, lang: str = "en") -> bool:
    """Return whether the catalogue holds a message."""
    return key in _catalogue(lang).entries


@cache
def _catalogue(lang: str) -> Catalogue:
    from tabbe.i18n.language import LANGUAGES

    if lang not in LANGUAGES:
        raise KeyError(lang)
    return Catalogue(lang, _sources(lang))


@cache
def _sources(lang: str) -> str:
    from importlib.resources import files

    folder = files("tabbe.i18n").joinpath("locales", lang)
    areas = sorted((area for area in folder.iterdir() if area.name.endswith(".ftl")), key=str)
    return "\n".join(area.read_text(encoding="utf-8") for area in areas)


class Catalogue:
    """The messages of one language, parsed one by one.

    Args:
        lang: the language, one of ``LANGUAGES``.
        source: Fluent source of all its areas.
    """

    def __init__(self, lang: str, source: str) -> None:
        self.lang = lang
        self.entries = _entries(source)
        self._parsed: set[str] = set()
        # A message that another thread is parsing is not there yet.
        self._parsing = Lock()
        self._bundle: FluentBundle | None = None

    def format(self, key: str, args: dict[str, str | int]) -> str:
        """Return the message with its placeables filled.

        Raises:
            KeyError: no such message, or a value is missing.
        """
        from fluent.runtime.types import fluent_number

        with self._parsing:
            bundle = self._with(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        values: dict[str, Any] = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in args.items()
        }
        result, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{key} ({self.lang}): {errors[0]}")
        # Some locales write negative numbers with U+2212, which many terminals, and people who
        # paste a score into a spreadsheet, cannot use.
        return str(result).replace("\u2212", "-")

    def _with(self, key: str) -> FluentBundle:
        """Return the bundle after parsing the message and all that it refers to."""
        from fluent.syntax import FluentParser

        bundle = self._bundle
        if bundle is None:
            from fluent.runtime import FluentBundle

            bundle = FluentBundle([self.lang], functions=self._functions(), use_isolating=False)
            self._bundle = bundle
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._parsed:
                continue
            if name not in self.entries:
                raise KeyError(name)
            self._parsed.add(name)
            source = self.entries[name]
            bundle.add_resource(FluentParser().parse(source))
            wanted += [other for other in _references(source) if other in self.entries]
        return bundle

    def _functions(self) -> dict[str, Callable[[Any], Any]]:
        from tabbe.i18n.card import functions

        return functions(self.lang)


def _entries(source: str) -> dict[str, str]:
    """Cut Fluent source into its entries, by name (terms with their hyphen)."""
    source = source.replace("\r\n", "\n")
    starts = list(_ENTRY.finditer(source))
    ends = [match.start() for match in starts[1:]] + [len(source)]
    return {
        match.group(1): source[match.start() : end] for match, end in zip(starts, ends, strict=True)
    }


def _references(source: str) -> set[str]:
    """Names that may be references in an entry; too many do no harm, too few would."""
    return {name for inside in _PLACEABLE.findall(source) for name in _REFERENCE.findall(inside)}
