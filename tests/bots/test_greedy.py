"""The bot `greedy`: the least cost now, by view and in the kernels alike."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.bots import make_bot
from tabbe.bots.kernel import PLAYOUTS
from tabbe.engine import LegalMoves, compiler
from tabbe.engine import block as b
from tabbe.engine.move import Move
from tabbe.engine.switchboard import rules_numbers
from tests.engine.position import GAMES, walk
from tests.rulebook.stage import stage

SWITCHED = (
    {"double_points": 20, "sweep_points": 0},
    {"storan_points": 0, "two_spades_points": 9},
    {"capture": "optional", "extent": "any", "forced_sweep": False},
    {"ace_hand": "1,14", "two_spades_hand": "2,15", "ten_diamonds_hand": "10,16"},
)


def kernel_choice(deal: tabbe.Deal) -> Move | None:
    """What the kernels' greedy bot plays here; None on a listing too long for their room."""
    kernels = compiler.kernels_for_deal(PLAYOUTS)
    seat = deal.seat
    assert seat is not None
    numbers = compiler.block_of(kernels, rules_numbers(deal.rules, len(deal.seats)))
    desk = compiler.desk_for(kernels, numbers[b.R_PAIR_ONLY], numbers[b.R_EXTENT])
    block = deal._block.copy()
    if numbers[b.R_TABLE]:
        count = kernels.list_plays(block, seat, numbers, desk.work, desk.memo, desk.out, desk.room)
        pick = kernels.greedy_play
    else:
        count = kernels.list_moves(
            block, seat, numbers, desk.sets, desk.work, desk.memo, desk.out, desk.room
        )
        pick = kernels.greedy_pick
    if count > desk.room:
        return None
    return deal.legal_moves()[int(pick(block, numbers, desk.out, count))]


def compared(rules: str | tabbe.Rules, players: int, seed: int) -> int:
    """Compare both ways of choosing all through a deal; the number of positions."""
    bot, met = make_bot("greedy"), 0
    for deal in walk(rules, players, seed):
        if deal.is_over:
            break
        expected = kernel_choice(deal)
        if expected is not None:
            assert bot.choose(deal.view(deal.seat)) == expected, (deal.table, deal.moves)
            met += 1
    return met


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_greedy_by_view_agrees_with_the_kernels_when_played_through(
    game: str, players: int
) -> None:
    """In every game and number of seats both ways of choosing pick the same move at every turn."""
    assert sum(compared(game, players, seed) for seed in range(3)) > 60


@pytest.mark.parametrize("switches", SWITCHED, ids=str)
def test_greedy_by_view_agrees_with_the_kernels_when_rules_are_changed(
    switches: dict[str, object],
) -> None:
    """Other prices, free captures and cards of two values make no difference to that."""
    rules = tabbe.load_rules("krypkasino").with_switches(**switches)
    assert compared(rules, 3, 5) > 40


@pytest.mark.parametrize(
    ("table", "hand", "rules", "chosen"),
    [
        # A creep costs nothing, and of creeps the card of the highest hand value goes.
        ("Td 2h 5c Jd", "Th 9h 9d 9c 4s 4c", {}, "9h"),
        # Free captures and creeps cost alike, so it creeps, be the card ever so low.
        ("3h 7h Jd Qd", "3d 4c 4d 4h 5h 5d", {}, "5h"),
        # An ace counts as the fourteen it is in the hand, so it is the highest creep of all.
        ("Qh 8h 5c 7d", "Jc Ac 4d 4h 3h 3d", {}, "Ac"),
        # Every card must take: eights a spade, nines lillan, sevens nothing that counts.
        ("9h 8s 7d 2s", "8c 9d 8h 9c 7h 7c", {}, "7h"),
        # A sweep costs five more than what it takes.
        ("4h 5h 9h 9d", "9c 9s 9c 9s Kc Kd", {"forced_sweep": False}, "Kc"),
    ],
)
def test_greedy_takes_the_least_cost_when_all_else_is_equal(
    table: str, hand: str, rules: dict[str, object], chosen: str
) -> None:
    """Hand-made positions, each with one thing that decides."""
    house = tabbe.load_rules("krypkasino").with_switches(**rules)
    deal = stage(table, {1: hand}, rules=house)
    assert str(make_bot("greedy").choose(deal.view(1)))[:2] == chosen


def test_greedy_takes_the_first_when_moves_are_equal() -> None:
    """Among moves of one price the first of the list is played, so twins make no difference."""
    deal = stage("Kh 2h 5c Jd", {1: "9h 9d 9c 9h 9d 9c"})
    assert str(make_bot("greedy").choose(deal.view(1))) == "9h"


def test_greedy_finds_the_creep_when_takes_are_too_many_to_list() -> None:
    """On a crowded table where every take costs, the creep at the end of the list is found."""
    rules = tabbe.load_rules("krypkasino").with_switches(
        capture="optional", extent="any", forced_sweep=False, remove_pictures="off", spade_points=9
    )
    deal = tabbe.Deal(rules, players=4, seed=3)
    bot, long = make_bot("greedy"), 0
    while len(deal.table) < 40:
        moves = deal.legal_moves()
        assert isinstance(moves, LegalMoves)
        long += moves.is_long
        move = bot.choose(deal.view(deal.seat))
        assert move in moves
        assert move.kind == "creep"
        deal.play(move)
    assert long >= 5
