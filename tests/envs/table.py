"""Deals to test environments on: every preset at every number of players, and odd switches."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import tabbe
from tabbe.cards import deck_of_seed
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.envs import turn_block as t
from tabbe.envs.play import numbers_of, row_of
from tabbe.envs.solo import Setting, Solo

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = [
    (game, players)
    for game in tabbe.preset_ids()
    for players in tabbe.load_rules(game).player_counts
]

# What a table with everything on it can be asked for; each test draws some.
SWITCHES: dict[str, tuple[str, ...]] = {
    "packs": ("1", "2"),
    "pictures": ("numeric", "pair_only"),
    "ace_hand": ("1", "14", "1,14"),
    "two_spades_hand": ("2", "15", "2,15"),
    "ten_diamonds_hand": ("10", "16", "10,16"),
    "capture": ("optional", "card", "hand"),
    "extent": ("any", "maximal"),
    "forced_sweep": ("true", "false", "false"),
    "forced_sweep_by": ("hand", "card"),
    "builds": ("none", "single", "multiple", "multiple"),
    "build_from": ("one", "several"),
    "raise_": ("others", "any", "none"),
    "raise_onto": ("merge", "keep", "refuse"),
    "mere_by_others": ("true", "false"),
    "builder_duty": ("capture_each_turn", "mere_only", "none"),
    "spade5_clears": ("true", "false"),
    "spade5_sweeps": ("true", "false"),
    "deal_table": ("4/4", "4/8"),
    "last_batch": ("short",),
}


def odd_rules(dice: random.Random) -> tabbe.Rules:
    """Some switches thrown together that make a game."""
    while True:
        switches: dict[str, Any] = {name: dice.choice(values) for name, values in SWITCHES.items()}
        try:
            rules = tabbe.load_rules("kasino", **switches)
        except tabbe.TabbeError:
            continue
        if rules.player_counts:
            return rules


def solo_of(game: str | tabbe.Rules, players: int, seed: int, dealer: int = 0) -> Solo:
    """A deal from a seed, on the kernels that the run is for."""
    setting = Setting(game, players)
    deck = deck_of_seed(seed, setting.rules.packs)
    return Solo(setting, dealer, [card.index for card in deck])


def played(solo: Solo, dice: random.Random) -> Iterator[Solo]:
    """The deal at the start of each of its turns, random actions between them."""
    while not solo.is_over:
        yield solo
        while not solo.step(dice.choice(solo.actions())):
            pass


def all_paths(solo: Solo, room: int | None = None) -> dict[tuple[int, ...], tuple[int, ...]]:
    """Every play that the seat on turn can reach by following the masks, with its path.

    With `room` 0 nothing is taken from a listing.
    """
    setting, bench = solo.setting, solo.setting.bench
    kernels, numbers, desk = setting.kernels, setting.numbers, bench.desk
    start = compiler.new_block(kernels, t.TURN_SIZE)
    search = (desk.sets, desk.work, desk.memo, desk.out, desk.room if room is None else room)
    kernels.begin_turn(solo.state, numbers, *search, bench.pad, start)
    open_walks: list[tuple[Any, tuple[int, ...]]] = [(start, ())]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    while open_walks:
        turn, path = open_walks.pop()
        actions = numbers_of(turn)
        assert actions, path
        assert len(actions) > 1 or not path, f"a step with one answer was asked: {path}"
        for action in actions:
            after = turn.copy()
            answer = kernels.take_step(solo.state, numbers, *bench.check, after, action)
            assert answer >= 0
            if answer == 0:
                open_walks.append((after, (*path, action)))
                continue
            kernels.end_turn(solo.state.copy(), numbers, desk.work, desk.memo, after)
            play = plain_row([int(number) for number in after[t.PLAY : t.PLAY_SEAT]], solo)
            assert play not in found, (play, path, found[play])
            found[play] = (*path, action)
    return found


def plain_row(row: list[int] | tuple[int, ...], solo: Solo) -> tuple[int, ...]:
    """A play without its place in the hand, and where values say nothing without its value."""
    bits = (1 << b.PLACE_SHIFT) - 1 if solo.setting.numbers[b.R_TABLE] else b.CARD_BITS
    return (row[0] & bits, *row[1:])


def legal_rows(solo: Solo) -> set[tuple[int, ...]]:
    """The legal moves of the seat on turn as the library lists them."""
    legal = solo.deal().legal_moves()
    return {plain_row(row_of(legal, move), solo) for move in legal}
