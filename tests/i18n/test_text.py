"""Looking messages up and filling them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import threading
from typing import Any

import pytest
from fluent.syntax import FluentParser

from tabbe.i18n import LANGUAGES, TabbeError, text
from tabbe.i18n.catalogue import Catalogue


def test_text_raises_when_key_language_or_value_is_missing() -> None:
    """A mistake of the program is loud: nothing is said half."""
    with pytest.raises(KeyError, match="no-such-key"):
        text("no-such-key")
    with pytest.raises(KeyError, match="xx"):
        text("card-join", "xx")
    with pytest.raises(KeyError, match="suit"):
        text("card-join", "sv", rank="tio")


def test_message_is_there_when_another_thread_is_parsing_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who asks for a message while it is being parsed gets it as well."""
    catalogue = Catalogue("en", "hello = Hello\n")
    parse = FluentParser.parse
    began, asked = threading.Event(), threading.Event()

    def slow(parser: FluentParser, source: str) -> Any:
        began.set()
        asked.wait(0.3)
        return parse(parser, source)

    monkeypatch.setattr(FluentParser, "parse", slow)
    said: list[str] = []
    first = threading.Thread(target=lambda: said.append(catalogue.format("hello", {})))
    first.start()
    assert began.wait(60)
    said.append(catalogue.format("hello", {}))
    asked.set()
    first.join()
    assert said == ["Hello", "Hello"]


def test_numbers_are_plain_when_filled_in() -> None:
    """Numbers have neither grouping nor a special minus sign, and choose their plural."""
    assert text("count-points", "sv", n=-12345) == "-12345\u00a0poäng"
    assert text("count-points", "en", n=1) == "1\u00a0point"
    assert text("count-points", "de", n=12345) == "12345\u00a0Punkte"
    assert text("count-points", "fr", n=0) == "0\u00a0point"
    assert text("count-points", "da", n=0) == "0\u00a0point"
    assert text("count-points", "es", n=2) == "2\u00a0puntos"


def test_text_has_no_isolation_marks_when_names_are_inserted() -> None:
    """Inserted text is not wrapped in direction marks, which terminals would show."""
    said = text("event-crept", "en", name="Bo", card="Td")
    assert said == "Bo creeps with the ten of diamonds."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "“Sweep for a six or a queen.”"),
        ("sv", "”Tabbe på sexa eller dam.”"),
        ("da", "»Svup på en sekser eller en dame.«"),
        ("de", "„Tabbe für eine Sechs oder eine Dame.“"),
        ("fr", "«\u00a0Tabbe pour un six ou une dame.\u00a0»"),
        ("es", "«Escoba con un seis o una reina»."),
    ],
)
def test_announcement_names_every_rank_when_several_sweep(lang: str, said: str) -> None:
    """The call of a sweep is the one heard at tables of the language."""
    assert text("announce", lang, ranks="6 Q") == said


def test_announcement_is_the_swedish_call_when_one_rank_sweeps() -> None:
    """Tabbe på nio, på knekt, på ess."""
    calls = [text("announce", "sv", ranks=rank) for rank in ("9", "J", "A")]
    assert calls == ["”Tabbe på nio.”", "”Tabbe på knekt.”", "”Tabbe på ess.”"]


def test_entries_load_what_they_refer_to_when_wanted_alone() -> None:
    """A message brings along the messages and terms it refers to, through selectors too."""
    catalogue = Catalogue(
        "en",
        "-brand = Tabbe\n    .gender = none\nbase = of { -brand }\n"
        "whole =\n    { $n ->\n        [one] one { base }\n       *[other] { $n } { base }\n    }\n"
        "unused = { nowhere }\n",
    )
    assert catalogue.format("whole", {"n": 1}) == "one of Tabbe"
    assert catalogue.format("whole", {"n": 3}) == "3 of Tabbe"
    with pytest.raises(KeyError):
        catalogue.format("unused", {})


def test_entries_are_cut_right_when_lines_end_in_crlf() -> None:
    """Files with other line endings hold the same messages."""
    catalogue = Catalogue("en", "# note\r\none = 1\r\ntwo =\r\n    2\r\n    more\r\nthree = 3\r\n")
    assert [catalogue.format(key, {}) for key in ("one", "two", "three")] == ["1", "2\nmore", "3"]


def test_nothing_is_loaded_when_imported() -> None:
    """Importing the package loads neither Fluent nor any message."""
    program = (
        "import sys, tabbe.i18n\n"
        "assert not [name for name in sys.modules if name.split('.')[0] in ('fluent', 'babel')]\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_error_is_one_sentence_when_read_in_any_language(lang: str) -> None:
    """An error speaks every language, and English when printed."""
    error = TabbeError("language-unknown", wanted="xx", allowed="en, sv")
    assert isinstance(error, ValueError)
    assert error.message(lang).endswith(".")
    assert "xx" in error.message(lang)
    assert "\n" not in error.message(lang)
    assert str(error) == error.message("en")
    assert error.args_ == {"wanted": "xx", "allowed": "en, sv"}


def test_error_is_the_same_when_pickled_or_copied() -> None:
    """Errors travel between processes with their message."""
    error = TabbeError("language-unknown", wanted="xx", allowed="en")
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301
        assert (twin.key, twin.args_, str(twin)) == (error.key, error.args_, str(error))


@pytest.mark.parametrize(
    ("lang", "cost", "told"),
    [
        ("fr", "0,3", "environ 0,3 point de moins bien"),
        ("fr", "1,9", "environ 1,9 point de moins bien"),
        ("fr", "2,0", "environ 2,0 points de moins bien"),
        ("en", "0.3", "about 0.3 points worse"),
        ("de", "1,9", "etwa 1,9 Punkte schlechter"),
    ],
)
def test_form_of_a_cost_is_that_of_the_language(lang: str, cost: str, told: str) -> None:
    """French has the singular up to two, the others from one to one alone."""
    assert text("hint-worse", lang, whole=int(cost[0]), cost=cost) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_point_is_told_in_the_singular_when_a_sweep_costs_it(lang: str) -> None:
    """Avig-kasino has such sweeps, double ones too where they count as one."""
    plural = {"en": "points", "de": "Punkte", "fr": "points", "es": "puntos"}
    for key in ("hint-sweep-costs", "hint-sweep-earns"):
        for units in (1, 2):
            many = text(key, lang, units=units, points=2)
            one = text(key, lang, units=units, points=1)
            assert plural.get(lang, "2") in many
            assert plural.get(lang, "2") not in one


def test_reasons_are_parted_as_the_language_parts_them() -> None:
    """In French a semicolon stands between two spaces."""
    assert text("hint-between", "fr") == " ; "
    assert {text("hint-between", lang) for lang in LANGUAGES if lang != "fr"} == {"; "}
