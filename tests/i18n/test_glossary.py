"""The glossary says what the catalogue says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabbe.i18n import LANGUAGES, text
from tabbe.i18n.card import functions
from tests.i18n.catalogue_source import all_entries

GLOSSARY = Path(__file__).parents[2] / "docs" / "reference" / "glossary.md"


def _rows(start: str) -> list[list[str]]:
    """Cells of the table whose heading begins with a word, without heading and rule."""
    text_ = GLOSSARY.read_text(encoding="utf-8").replace("\\|", "\0")
    table = text_[text_.index(f"| {start} |") :].split("\n\n")[0].strip().splitlines()
    return [
        [cell.strip().replace("\0", "|") for cell in line.strip("|").split("|")]
        for line in table[2:]
    ]


@pytest.mark.parametrize("column", range(len(LANGUAGES)))
def test_words_are_spoken_when_in_the_glossary(column: int) -> None:
    """The words for creep, take and sweep in the glossary are those of the messages."""
    lang = LANGUAGES[column]
    words = {row[0]: row[column] for row in _rows("English")}
    said = " ".join(entry.words for entry in all_entries(lang).values()).casefold()
    for term in ("sweep", "double sweep", "table", "twin"):
        assert words[term].casefold() in said, term
    call = text("announce", lang, ranks="9").strip("“”„»«. \u00a0")
    assert words["sweep for a nine"].casefold() == call.casefold()


def test_functions_answer_as_written_when_called() -> None:
    """Every function of the catalogue is in the glossary with what it gives."""
    rows = _rows("write")
    assert {row[0].partition("{ ")[2].partition("(")[0] for row in rows} == set(functions("en"))
    for usage, argument, english, swedish in rows:
        name = usage.partition("{ ")[2].partition("(")[0]
        assert functions("en")[name](argument.strip("`")) == english
        assert functions("sv")[name](argument.strip("`")) == swedish
