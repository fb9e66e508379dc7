"""The walk to a move: each legal move has one path, and every path ends in a legal move."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

import tabbe
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.opening import fresh_block
from tabbe.engine.switchboard import rules_numbers
from tabbe.envs import turn_block as t
from tabbe.envs.kernel import ENVS, Bench
from tabbe.envs.play import numbers_of
from tests.envs.mask import compared, looked_at, run
from tests.envs.table import GAMES, odd_rules, played, solo_of


def _compare(game: str | tabbe.Rules, players: int, seed: int, often: int) -> int:
    """Compare masks with lists through one deal; how many positions were compared."""
    positions = played(solo_of(game, players, seed), random.Random(seed))
    kinds = [compared(solo) for turn, solo in enumerate(positions) if turn % often == 0]
    return len(kinds) - kinds.count("long")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_paths_are_the_legal_moves_when_a_deal_is_played(game: str, players: int) -> None:
    """Masks from a listing and masks from checks alike lead to each legal move by one path."""
    assert _compare(game, players, seed=players, often=5) > 5


@pytest.mark.parametrize("seed", range(24))
def test_paths_are_the_legal_moves_when_switches_are_thrown_together(seed: int) -> None:
    """Whatever the rules of captures and builds, masks and legal moves agree."""
    dice = random.Random(seed)
    rules = odd_rules(dice)
    assert _compare(rules, dice.choice(rules.player_counts), seed, often=3)


def test_paths_are_the_legal_moves_when_tables_are_crowded() -> None:
    """Where lists are lazy and long, walks end in legal moves and moves have one path."""
    found = sum((looked_at("", 0, seed) for seed in range(1, 9)), Counter[str]())
    assert min(found["listed"], found["long"], found["moves"]) > 10


def test_run_goes_on_where_it_was_when_stopped(tmp_path: Path) -> None:
    """A line cut short counts as not played, and a file of other kernels is refused."""
    one, other = tmp_path / "one", tmp_path / "other"
    run(one, 60)
    run(one, 120)
    run(other, 120)
    assert one.read_bytes() == other.read_bytes()
    whole = one.read_bytes()
    one.write_bytes(whole[:-9])
    run(one, 120)
    assert one.read_bytes() == whole
    one.write_bytes(whole.replace(b'"seed": 1000, "program"', b'"seed": 999, "program"'))
    with pytest.raises(ValueError, match="move it away"):
        run(one, 120)


@pytest.mark.parametrize("extent", ["any", "maximal"])
def test_walk_ends_in_a_legal_move_when_the_table_is_crowded(extent: str) -> None:
    """On tables of 20 to 40 cards, with moves beyond listing, every walk ends in a legal one."""
    rules = tabbe.load_rules(
        "krypkasino", capture="optional", forced_sweep=False, extent=extent, ace_hand="1,14"
    )
    kernels = compiler.kernels_for_bulk(ENVS)
    numbers = compiler.block_of(kernels, rules_numbers(rules, 2))
    bench = Bench(kernels)
    dice = random.Random(4)
    for _ in range(40):
        cards = list(range(52)) * 2
        dice.shuffle(cards)
        state = compiler.block_of(kernels, fresh_block(rules, range(2), 0))
        mask1 = mask2 = 0
        for card in cards[: dice.randrange(20, 40)]:
            mask2 |= mask1 & 1 << card
            mask1 |= 1 << card
        kernels.set_table(state, mask1, mask2)
        hand = cards[-4:]
        state[b.HAND] = sum(card << b.CARD_WIDTH * k for k, card in enumerate(hand))
        state[b.HAND_N], state[b.PLAYS_LEFT] = 4, 8
        turn = compiler.new_block(kernels, t.TURN_SIZE)
        kernels.begin_turn(state, numbers, *bench.search, turn)
        answer = 0
        while answer == 0:
            actions = numbers_of(turn)
            takes = [action for action in actions if 52 <= action < 104]
            action = dice.choice(takes or actions)
            answer = kernels.take_step(state, numbers, *bench.check, turn, action)
        assert answer == 1
        desk = bench.desk
        takes1, takes2 = int(turn[t.TAKES1]), int(turn[t.TAKES2])
        card = int(turn[t.CARD])
        assert not kernels.check_move(
            state, 0, numbers, desk.work, desk.memo, card, 0, takes1, takes2
        )


def test_action_is_refused_when_the_mask_has_it_not() -> None:
    """An action outside the mask changes nothing, whatever number it is."""
    solo = solo_of("kasino", 2, seed=3)
    before = list(solo.turn), list(solo.state)
    kernels, bench = solo.setting.kernels, solo.setting.bench
    for action in {-1, 125, 1 << 40, *range(125)} - set(solo.actions()):
        answer = kernels.take_step(
            solo.state, solo.setting.numbers, *bench.check, solo.turn, action
        )
        assert answer == -1
    assert (list(solo.turn), list(solo.state)) == before
