"""Choosing the language."""

from __future__ import annotations

import pytest

from tabbe.i18n import TabbeError, choose_language

VARIABLES = ("TABBE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        ("sv", "sv"),
        ("SV", "sv"),
        (" fr ", "fr"),
        ("sv_SE.UTF-8", "sv"),
        ("de-AT", "de"),
        ("es_MX", "es"),
        ("da.ISO8859-1", "da"),
        ("en@euro", "en"),
    ],
)
def test_language_is_found_when_asked_for(wanted: str, chosen: str) -> None:
    """Codes and locale names are understood in any case."""
    assert choose_language(wanted) == chosen


@pytest.mark.parametrize("wanted", ["", "xx", "svenska", "fi_FI", "../en", "e", "12", "sv\x00se"])
def test_error_names_the_choices_when_asked_for_an_unknown_language(wanted: str) -> None:
    """An explicit wish that cannot be met is refused, with what there is."""
    with pytest.raises(TabbeError) as caught:
        choose_language(wanted)
    assert "en, sv, da, de, fr, es" in str(caught.value)
    assert "\x00" not in str(caught.value)


def test_error_is_short_when_the_wish_is_long() -> None:
    """A hostile value is not printed whole."""
    with pytest.raises(TabbeError) as caught:
        choose_language("x" * 100_000)
    assert len(str(caught.value)) < 120


def test_first_variable_decides_when_several_are_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """TABBE_LANG, then LC_ALL, LC_MESSAGES, LANG; an argument before them all."""
    for name, value in zip(reversed(VARIABLES), ("es", "fr", "de", "da"), strict=True):
        monkeypatch.setenv(name, value)
        assert choose_language() == value
    assert choose_language("sv") == "sv"


def test_english_is_spoken_when_the_system_names_nothing_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No variable, an empty one, C, POSIX and languages Tabbe lacks all mean English."""
    assert choose_language() == "en"
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    for value in ("C", "POSIX", "C.UTF-8", "fi_FI.UTF-8"):
        monkeypatch.setenv("LC_ALL", value)
        assert choose_language() == "en"
    monkeypatch.setenv("LC_ALL", "")
    assert choose_language() == "sv"


def test_error_is_raised_when_tabbe_lang_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """TABBE_LANG is an explicit wish."""
    monkeypatch.setenv("TABBE_LANG", "klingon")
    with pytest.raises(TabbeError):
        choose_language()
