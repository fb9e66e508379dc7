"""Shuffling: the documented stream, its vectors, and that it favours nothing."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from tabbe.cards import (
    CARDS,
    SeedError,
    Stream,
    check_seed,
    deck_of_match,
    deck_of_seed,
    draw_of_match,
    full_deck,
    plain_seed,
    shuffled,
    whole,
)
from tabbe.i18n import LANGUAGES

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "shuffle.md"


def rows(heading: str) -> list[list[str]]:
    """Cells of the table below a heading of the page."""
    section = PAGE.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = re.findall(r"^\|(.+)\|$", section, re.MULTILINE)[2:]
    return [[cell.strip().strip("`") for cell in line.split("|")] for line in lines]


def text_of(cards: tuple[object, ...]) -> str:
    """Deck text, whose SHA-256 the page gives."""
    return " ".join(map(str, cards))


@pytest.mark.parametrize("row", rows("Decks of a seed"), ids=lambda row: row[0])
def test_deck_is_that_of_the_page_when_seeded(row: list[str]) -> None:
    """Each seed gives the first cards and the digest that the page promises."""
    seed, packs, first, digest = row
    deck = text_of(deck_of_seed(seed, int(packs)))
    assert deck.startswith(first)
    assert hashlib.sha256(deck.encode()).hexdigest() == digest


@pytest.mark.parametrize("row", rows("Decks of a match"), ids=lambda row: "-".join(row[:3]))
def test_deck_is_that_of_the_page_when_of_a_match(row: list[str]) -> None:
    """Each deal of a match has the deck that the page promises."""
    seed, deal, packs, first, digest = row
    deck = text_of(deck_of_match(seed, int(deal), int(packs)))
    assert deck.startswith(first)
    assert hashlib.sha256(deck.encode()).hexdigest() == digest


@pytest.mark.parametrize("row", rows("The stream"), ids=lambda row: row[0])
def test_stream_is_that_of_the_page_when_keyed(row: list[str]) -> None:
    """Words and numbers below 52 follow the key as the page promises."""
    key, words, numbers = row
    stream = Stream(key)
    assert [stream.word() for _ in words.split()] == [int(word, 16) for word in words.split()]
    again = Stream(key.encode())
    assert [again.below(52) for _ in numbers.split()] == [int(n) for n in numbers.split()]


def test_number_and_text_are_one_seed_when_they_read_alike() -> None:
    """A seed enters the key as text, so 7 and "7" shuffle alike, and 07 does not."""
    assert deck_of_seed(7, 2) == deck_of_seed("7", 2)
    assert deck_of_seed("07", 2) != deck_of_seed("7", 2)
    assert deck_of_match(7, 1, 2) == deck_of_match("7", 1, 2)
    assert draw_of_match(7).word() == draw_of_match("7").word()


def test_decks_differ_when_seed_deal_or_packs_differ() -> None:
    """No two keys share a deck."""
    decks = {deck_of_seed(seed, packs)[:20] for seed in range(50) for packs in (1, 2)}
    decks |= {deck_of_match(seed, deal, 2)[:20] for seed in range(10) for deal in range(1, 6)}
    assert len(decks) == 150


@pytest.mark.parametrize("packs", [1, 2])
def test_deck_holds_every_card_when_shuffled(packs: int) -> None:
    """A shuffled deck is a permutation of the packs."""
    assert full_deck(packs) == CARDS * packs
    for seed in range(20):
        deck = shuffled(f"any/{seed}", packs)
        assert sorted(deck) == sorted(full_deck(packs))


def test_numbers_are_even_when_many_are_drawn() -> None:
    """Chi-square of 52,000 numbers below 52 stays where 99.9 % of even streams stay."""
    stream = Stream("tests/even")
    counts = Counter(stream.below(52) for _ in range(52_000))
    statistic = sum((counts[n] - 1000) ** 2 / 1000 for n in range(52))
    # Quantiles 0.001 and 0.999 of chi-square with 51 degrees of freedom.
    assert 24.1 < statistic < 87.97


def test_places_are_even_when_many_decks_are_shuffled() -> None:
    """Every card is as likely in every place: chi-square over 3,000 one-pack decks."""
    counts = Counter(
        (place, card.index)
        for seed in range(3000)
        for place, card in enumerate(shuffled(f"tests/{seed}", 1))
    )
    mean = 3000 / 52
    statistic = sum((counts[p, c] - mean) ** 2 / mean for p in range(52) for c in range(52))
    # 51 * 51 degrees of freedom: mean 2601, deviation 72; four deviations either way.
    assert 2601 - 4 * 72.2 < statistic < 2601 + 4 * 72.2


def test_word_is_thrown_away_when_it_would_favour_a_number() -> None:
    """Words at or above the greatest multiple of n are rejected, not folded."""

    class Given(Stream):
        __slots__ = ("words",)

        def __init__(self, words: list[int]) -> None:
            super().__init__("")
            self.words = words

        def word(self) -> int:
            return self.words.pop(0)

    top = (1 << 32) - 1
    assert Given([top, 5]).below(3) == 2
    assert Given([top]).below(1 << 32) == top
    assert Given([top]).below(1) == 0
    half = (1 << 31) + 1
    assert Given([half, top, half - 1]).below(half) == half - 1


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1, 10**100])
def test_stream_refuses_when_range_is_impossible(n: int) -> None:
    """A range is from one to 2**32."""
    with pytest.raises(SeedError, match="4294967296"):
        Stream("x").below(n)


@pytest.mark.parametrize(
    "seed",
    [
        *[True, 1.5, None, b"7", "", "x" * 201, "\ud800", [7], 1 << 601],
        pytest.param(10**5000, id="huge"),
        pytest.param(-(10**5000), id="hugely negative"),
    ],
)
def test_seed_is_refused_when_it_is_no_seed(seed: object) -> None:
    """Only whole numbers and short text are seeds; the refusal is one short sentence."""
    for draw in (lambda s: deck_of_seed(s, 1), lambda s: deck_of_match(s, 1, 1), draw_of_match):
        with pytest.raises(SeedError) as caught:
            draw(cast("int", seed))
        for lang in LANGUAGES:
            assert 10 < len(caught.value.message(lang)) < 120


@pytest.mark.parametrize("seed", [0, -1, (1 << 600) - 1, "x" * 200, "Åsa ♦", " ", "a/deal/1/2"])
def test_seed_is_taken_as_it_is_when_it_is_one(seed: int | str) -> None:
    """Numbers of both signs and any short text are seeds, unchanged."""
    assert check_seed(seed) == str(seed)
    assert len(deck_of_seed(seed, 1)) == 52


def test_seed_of_numpy_is_that_of_python_when_given() -> None:
    """What counts as a whole number is a seed, and comes back as Python's own."""
    seed = cast("int", np.int64(7))
    assert plain_seed(seed) == 7
    assert type(plain_seed(seed)) is int
    assert check_seed(seed) == "7"
    assert deck_of_seed(seed, 2) == deck_of_seed(7, 2)
    for wrong in (np.float64(7), np.bool_(True), np.array([7])):
        assert whole(wrong) is None
