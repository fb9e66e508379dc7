"""Whole deals inside the kernels: the same deals that `Deal` plays."""

from __future__ import annotations

import collections
from itertools import islice

import pytest

import tabbe
from tabbe.bots import bout, playout
from tabbe.bots.kernel import PLAYOUTS
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.opening import fresh_block
from tabbe.engine.switchboard import rules_numbers
from tests.bots.replay import (
    deck_of,
    dice_of,
    random_by_deal,
    rows_by_deal,
    rows_by_kernel,
    table_of,
)
from tests.engine.position import GAMES, walk

WORDS = (0x2545F491, 0x9E3779B9)
# Games whose tables hold loose cards alone, with listings in bundles.
LOOSE = [
    (game, players)
    for game, players in GAMES
    if not rules_numbers(tabbe.load_rules(game), players)[b.R_TABLE]
]


def is_plain() -> bool:
    """Whether this run has its kernels in plain Python."""
    return compiler.kernels_for_deal(PLAYOUTS) is compiler.plain


@pytest.mark.parametrize(
    ("high", "low", "stream"), [(0, 0, 0), (*WORDS, 7), (1, 2, 2**40 + 5), (-1 & 0xFFFFFFFF, 9, 3)]
)
def test_dice_are_the_written_generator_when_started(high: int, low: int, stream: int) -> None:
    """A thousand words are those of sfc32, each below 2^32."""
    dice = [0] * 4
    playout.seed_dice(dice, high, low, stream)
    drawn = [playout.next_word(dice) for _ in range(1000)]
    assert drawn == list(islice(dice_of(high, low, stream), 1000))
    assert all(word in range(2**32) for word in drawn)


def test_dice_never_change_when_seeded_alike() -> None:
    """The first words of one seed, as they shall stay."""
    assert list(islice(dice_of(1, 2, 3), 3)) == [92551270, 1122162139, 24194941]


def test_shuffle_gives_the_deck_of_its_number_when_seeded() -> None:
    """The kernel's shuffle is Fisher-Yates with those words, and loses no card."""
    state = fresh_block(tabbe.load_rules("krypkasino"), range(2), 0)
    for number in range(20):
        state[b.DECK : b.DECK + 104] = [*range(52), *range(52)]
        dice = [0] * 4
        playout.seed_dice(dice, *WORDS, 2 * number)
        playout.shuffle(state, dice)
        deck = state[b.DECK : b.DECK + 104]
        assert deck == [card.index for card in deck_of(2, *WORDS, number)]
        assert set(collections.Counter(deck).values()) == {2}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_simulated_deal_is_a_deal_when_played_again(game: str, players: int) -> None:
    """Scores, sweeps, double sweeps and decisions are those of the same moves in `Deal`."""
    rules = tabbe.load_rules(game)
    bots = "greedy,random" if players > 2 else "random,greedy"
    table = table_of(rules, bots, players, WORDS, plain=is_plain())
    (told,) = rows_by_kernel(table, players, 1)
    assert told == rows_by_deal(rules, bots, players, WORDS, players)


@pytest.mark.parametrize(
    "switches",
    [
        {"double_sweep": "any_match", "sweep_reward": "lone", "double_reward": 3},
        {"capture": "optional", "extent": "any", "forced_sweep": False},
        {"packs": 1, "majority_cards_points": 3, "majority_tie": "split", "last_trick_points": 1},
        {"ace_hand": "1,14", "ten_diamonds_hand": "10,16", "extent": "maximum"},
    ],
    ids=str,
)
def test_simulated_deal_is_a_deal_when_rules_are_changed(switches: dict[str, object]) -> None:
    """The same with house rules that touch sweeps, captures and values."""
    rules = tabbe.load_rules("krypkasino").with_switches(**switches)
    table = table_of(rules, "random", 3, WORDS, plain=is_plain())
    told = rows_by_kernel(table, 5, 2)
    assert told == [rows_by_deal(rules, "random", 3, WORDS, number) for number in (5, 6)]


def test_decks_do_not_depend_on_the_chunk_when_played_in_parts() -> None:
    """Five decks at once are the same as two and three."""
    table = table_of(tabbe.load_rules("krypkasino"), "random", 2, WORDS, plain=is_plain())
    whole = rows_by_kernel(table, 10, 5)
    assert whole == rows_by_kernel(table, 10, 2) + rows_by_kernel(table, 12, 3)


@pytest.mark.parametrize(("game", "players"), LOOSE)
def test_random_playout_reaches_every_move_once_when_numbered(game: str, players: int) -> None:
    """The numbers below the count stand for the legal moves, each for one of them."""
    kernels = compiler.kernels_for_deal(PLAYOUTS)
    rules = tabbe.load_rules(game)
    numbers = compiler.block_of(kernels, rules_numbers(rules, players))
    desk = compiler.desk_for(kernels, numbers[b.R_PAIR_ONLY], numbers[b.R_EXTENT])
    for deal in walk(rules, players, 1):
        if deal.is_over:
            break
        state, seat = deal._block, deal.seat
        count = kernels.find_moves(
            state, seat, numbers, desk.sets, desk.work, desk.memo, desk.out, desk.room
        )
        expected = {(move[0], *move.masks) for move in deal.legal_moves()}
        reached = []
        for number in range(count):
            play = kernels.pick_move(state, seat, desk.work, desk.out, desk.room, number)
            place = (int(play) >> b.PLACE_SHIFT) & b.PLACE_BITS
            card = int(play) & b.CARD_BITS
            assert deal.hand(seat or 0)[place].index == card
            takes = int(desk.work[b.W_TAKES1]), int(desk.work[b.W_TAKES2])
            reached.append((card, *takes))
        assert len(reached) == len(expected)
        assert set(reached) == expected


def random_by_kernel(
    rules: tabbe.Rules,
    players: int,
    words: tuple[int, int, int],
    deals: int,
    *,
    look_up: bool = True,
) -> tuple[int, list[int]]:
    """Random deals of one seed: how many moves, and the sum of scores per seat."""
    kernels = compiler.kernels_for_deal(PLAYOUTS)
    numbers = compiler.block_of(kernels, rules_numbers(rules, players))
    numbers[b.R_NO_LOOKUP] = int(not look_up)
    fresh = fresh_block(rules, range(players), 0)
    fresh[b.DECK : b.DECK + 52 * rules.packs] = [*range(52)] * rules.packs
    start = compiler.block_of(kernels, fresh)
    desk = compiler.Desk(kernels)
    dice = compiler.new_block(kernels, 4)
    told = compiler.new_block(kernels, b.MAX_SEATS)
    kernels.seed_dice(dice, *words)
    rest = (desk.sets, desk.work, desk.memo, desk.out, desk.room, dice, deals, told)
    moves = kernels.run_random(start.copy(), start, numbers, *rest)
    assert not any(told[players:])
    return int(moves), [int(total) for total in told[:players]]


@pytest.mark.parametrize(("game", "players"), LOOSE)
def test_random_playouts_are_deals_when_played_again(game: str, players: int) -> None:
    """Every move is the one that the next number of the generator stands for."""
    rules = tabbe.load_rules(game)
    words = (1, 2, players)
    assert random_by_kernel(rules, players, words, 4) == random_by_deal(rules, players, words, 4)


def test_random_playouts_lose_no_points_when_played_by_the_hundred() -> None:
    """All scores together are 42 a deal, and all cards but the table's four are played."""
    moves, told = random_by_kernel(tabbe.load_rules("krypkasino"), 2, (1, 2, 3), 100)
    assert moves == 100 * (104 - 4)
    assert sum(told) == 100 * 42


def test_random_playouts_are_the_same_when_nothing_is_looked_up() -> None:
    """The look-ups for small tables change the speed and not one move."""
    rules = tabbe.load_rules("krypkasino")
    slow = random_by_kernel(rules, 2, (1, 2, 3), 60, look_up=False)
    assert random_by_kernel(rules, 2, (1, 2, 3), 60) == slow


def test_words_of_a_seed_never_change_when_hashed() -> None:
    """The two seed words that a simulation starts from."""
    assert bout.seed_words(1) == bout.seed_words("1") == (762774784, 4276495233)
