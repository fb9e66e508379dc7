"""The catalogue as written, for the tests: entries with their variables and plain text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tabbe.i18n

LOCALES = Path(tabbe.i18n.__file__).parent / "locales"
SOURCE = LOCALES.parent.parent


@dataclass
class Entry:
    """One message: its variables, the messages it refers to, the functions it calls, its words."""

    variables: set[str]
    references: set[str]
    functions: set[str]
    words: str


class _Collector(Visitor):
    def __init__(self) -> None:
        self.entry = Entry(set(), set(), set(), "")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entry.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.entry.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.entry.words += " " + node.value


@cache
def area_names(lang: str) -> tuple[str, ...]:
    """Names of the files of a language."""
    return tuple(sorted(path.name for path in (LOCALES / lang).glob("*.ftl")))


@cache
def entries(lang: str, area: str) -> dict[str, Entry]:
    """All messages of one file by key, which stands there once."""
    found: dict[str, Entry] = {}
    for item in FluentParser().parse((LOCALES / lang / area).read_text(encoding="utf-8")).body:
        if isinstance(item, ast.Message | ast.Term):
            collector = _Collector()
            collector.visit(item)
            assert item.id.name not in found, item.id.name
            found[item.id.name] = collector.entry
    return found


def all_entries(lang: str) -> dict[str, Entry]:
    """All messages of a language by key."""
    return {key: entry for area in area_names(lang) for key, entry in entries(lang, area).items()}
