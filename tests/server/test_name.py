"""Names: what is shown, what is refused, and who is told apart at a table."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tabbe.i18n import LANGUAGES
from tabbe.server.name import (
    LONGEST_NAME,
    MOST_MARKS,
    clean_name,
    isolated,
    looks,
    told_apart,
)
from tabbe.server.refusal import Refusal
from tests.server.house import serving


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Åsa", "Åsa"),
        ("Åsa\u00a0", "Åsa"),
        ("  Åsa   B ", "Åsa B"),
        ("A\u030asa", "Åsa"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("line\nbreak", "linebreak"),
        ("W" * 40, "W" * LONGEST_NAME),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("Ａｎｎａ", "Anna"),
        ("<img src=x onerror=1>", "<img src=x onerror=1>"),
        ("z\u0301\u0302\u0303\u0304\u0305", "ź\u0302\u0303"),
    ],
)
def test_name_is_clean_when_shown(typed: str, shown: str) -> None:
    """Names stay on their line and within bounds; letters and pictures are kept (L90, L91)."""
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "\u200b",
        "\u202e",
        "\u0301",
        "\u00a0\u3000",
        "\u3164",
        "\u115f\u1160",
        "\u2800\ufe0f",
    ],
)
def test_name_is_refused_when_nothing_can_be_seen(typed: str) -> None:
    """A name that nobody can see is no name, whatever its signs are called."""
    with pytest.raises(Refusal) as refused:
        clean_name(typed)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize("typed", ["Аnna", "Annа", "Βo", "Bo Αnna", "Εva2", "Αn\u200bna"])
def test_name_is_refused_when_a_word_mixes_alphabets(typed: str) -> None:
    """A Cyrillic or Greek letter among Latin ones is there to deceive; every reader hears why."""
    with pytest.raises(Refusal) as refused:
        clean_name(typed)
    assert refused.value.code == "mixed_name"
    assert len({refused.value.message(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "typed",
    ["Анна", "Άννα", "DJ Вася", "山田Taro", "محمد", "אנה", "สมชาย", "नीता", "Bo-Анна", "Łukasz"],
)
def test_name_is_kept_when_its_words_keep_to_an_alphabet(typed: str) -> None:
    """People of every script are called what they are called."""
    assert clean_name(typed) == unicodedata.normalize("NFKC", typed)


@given(typed=st.text(max_size=200))
@example(typed="a" + "\u0301" * 199)
@example(typed="\ufdfa" * 200)
@example(typed="👩\u200d" * 100)
@example(typed="न" + "ा" * 199)
def test_name_stays_within_bounds_when_it_is_any_text(typed: str) -> None:
    """Whatever is typed: short, on one line, nothing invisible, no towers; clean stays clean."""
    try:
        shown = clean_name(typed)
    except Refusal:
        return
    assert 0 < len(shown) <= 3 * LONGEST_NAME
    assert shown == shown.strip()
    assert not any(
        unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for sign in shown
    )
    assert not set(shown) & set("\u200b\u200c\u200e\u200f\u202a\u202e\u2066\u2069\u3164\u2800")
    tower = 0
    for sign in shown:
        tower = tower + 1 if unicodedata.category(sign) in ("Mn", "Me") and sign != "\ufe0f" else 0
        assert tower <= MOST_MARKS
    assert clean_name(shown) == shown


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Anna", "Bo"], ["Anna", "Bo"]),
        (["Anna", "Anna"], ["Anna", "Anna 2"]),
        (["Anna", "ANNA", "an na"], ["Anna", "ANNA 2", "an na 3"]),
        (["Bo", "Во"], ["Bo", "Во 2"]),
        (["Iris", "lris"], ["Iris", "lris 2"]),
        (["Tom", "Torn"], ["Tom", "Torn 2"]),
        (["B0", "BO"], ["B0", "BO 2"]),
        (["Åsa", "Asa"], ["Åsa", "Asa"]),
        (["Anna", "Anna", "Anna 2"], ["Anna", "Anna 3", "Anna 2"]),
        (["Anna 2", "Anna", "Anna"], ["Anna 2", "Anna", "Anna 3"]),
        (["Anna", "Anna", "АNNА 2"], ["Anna", "Anna 3", "АNNА 2"]),
        (["greedy", "Greedy"], ["greedy", "Greedy 2"]),
    ],
)
def test_names_are_told_apart_when_they_look_alike(names: list[str], shown: list[str]) -> None:
    """Later ones get a number, and nobody can be called what another one is shown as (L91)."""
    assert told_apart(tuple(names)) == tuple(shown)


@given(names=st.lists(st.text("AaАOo0Il1 2rnm", min_size=1, max_size=4), min_size=2, max_size=6))
def test_no_two_look_alike_when_all_are_shown(names: list[str]) -> None:
    """However names are made to collide, with numbers too, those shown differ to the eye."""
    shown = told_apart(tuple(names))
    assert [one.startswith(name) for one, name in zip(shown, names, strict=True)]
    for at, one in enumerate(shown):
        for other in shown[at + 1 :]:
            assert looks(one).isdisjoint(looks(other))


def test_name_stands_for_itself_when_written_from_the_right() -> None:
    """What follows it in a sentence keeps its order; other names are left as they are."""
    assert isolated("אנה") == "\u2068אנה\u2069"
    assert isolated("Åsa 👩") == "Åsa 👩"


async def test_second_of_two_who_look_alike_is_marked_when_seated(tmp_path: Path) -> None:
    """At a table, in its record and by a refusal's sentence, in the reader's language."""
    async with (
        serving(tmp_path / "t.db") as house,
        house.guest("Bo", 1) as bo,
        house.guest("Во", 2) as twin,
    ):
        table = await bo.make(seats=["you", "open", "greedy"], players=3, deals=1)
        await twin.sit(table)
        seats = (await bo.http.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["name"] for seat in seats] == ["Bo", "Во 2", None]
        mixed = {"name": "Аnna"}
        for lang, word in (("sv", "alfabet"), ("en", "alphabet"), ("fr", "alphabet")):
            refused = await bo.http.put(f"/api/me?lang={lang}", json=mixed)
            assert (refused.status_code, refused.json()["error"]["code"]) == (422, "mixed_name")
            assert word in refused.json()["error"]["message"]
        kept = (await bo.http.get(f"/api/tables/{table}")).json()["seats"]
        assert kept == seats


def test_family_is_not_torn_when_a_name_is_clipped() -> None:
    """What is joined counts as one sign and is kept whole."""
    family = "👩\u200d👩\u200d👧"
    shown = clean_name(family * 30)
    assert shown.replace(family, "") == ""
