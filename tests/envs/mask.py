"""Masks against the legal moves of many positions, as a command that goes on where it was.

    TABBE_JIT=1 python -m tests.envs.mask [--positions 100000] [--report]

Deals of every preset with every number of players are played at random, and after each round of
those some of games thrown together in which cards are laid down until the table is crowded. At
every position all paths of the masks are followed, with hand cards from a listing and without, and
the plays at their ends compared with the library's list. Where that list is lazy and long, the
paths are too many to be followed, so three things are tried: every action of the masks met on
random walks leads on or ends, every walk ends in a move that the library has, and of moves that the
library has for every hand card each is at the end of exactly one path.

A line is written for each deal into `bench/ladder/masks.jsonl`, so the run can be stopped at any
moment; a line cut short counts as not played. A file begun by other kernels is not gone on with.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import tabbe
from bench import sheet
from tabbe.bots.kernel import program_of
from tabbe.engine import block as b
from tabbe.envs import turn_block as t
from tabbe.envs.action import LAY
from tabbe.envs.kernel import ENVS
from tabbe.envs.play import move_of, numbers_of, row_of
from tabbe.envs.solo import Solo
from tests.envs.table import GAMES, all_paths, legal_rows, odd_rules, plain_row, played, solo_of

FILE: Final = Path(__file__).parents[2] / "bench" / "ladder" / "masks.jsonl"
POSITIONS: Final = 100_000
SEED: Final = 1000
CROWDED: Final = 6  # crowded deals to a round of the others
WIDEST: Final = 26  # loose cards and builds up to which a crowded deal is looked at
WALKS: Final = 6  # at a position whose moves are not listed
SHARE: Final = 6  # moves of each hand card there
GROUP: Final = 6  # cards of a move up to which everything that could lead to it is followed


def crowded_rules(dice: random.Random) -> tabbe.Rules:
    """Some switches thrown together so that nothing has to be taken."""
    while True:
        rules = odd_rules(dice)
        if rules.capture == "optional" and not rules.forced_sweep and rules.packs == 2:
            return rules


def order() -> Iterator[tuple[str, int, int]]:
    """Every preset with every number of players and a seed, by turns; "" for a crowded deal."""
    for seed in count(SEED):
        for game, players in GAMES:
            yield game, players, seed
        for part in range(CROWDED):
            yield "", 0, CROWDED * seed + part


def compared(solo: Solo) -> str:
    """Compare the paths of a position with its legal moves, where their list is not a lazy one.

    Which of the two it was: "listed" or "long".
    """
    if solo.deal().legal_moves().is_long:  # type: ignore[attr-defined]
        return "long"
    legal = legal_rows(solo)
    assert set(all_paths(solo)) == legal
    assert set(all_paths(solo, room=0)) == legal
    return "listed"


def walked(solo: Solo, dice: random.Random) -> None:
    """Walk at random to a move that the library has, trying every action on the way."""
    kernels, bench = solo.setting.kernels, solo.setting.bench
    turn, answer = solo.turn.copy(), 0
    while answer == 0:
        ways = []
        for action in numbers_of(turn):
            after = turn.copy()
            answer = kernels.take_step(
                solo.state, solo.setting.numbers, *bench.check, after, action
            )
            assert answer == 1 or (answer == 0 and len(numbers_of(after)) > 1), action
            ways.append((answer, after))
        answer, turn = dice.choice(ways)
    legal = solo.deal().legal_moves()
    assert move_of(legal, play_at(solo, turn)) in legal


def play_at(solo: Solo, turn: Any) -> list[int]:
    """The play at the end of a walk, which is not played."""
    desk, twin = solo.setting.bench.desk, turn.copy()
    kernels, numbers = solo.setting.kernels, solo.setting.numbers
    kernels.end_turn(solo.state.copy(), numbers, desk.work, desk.memo, twin)
    return [int(number) for number in twin[t.PLAY : t.PLAY_SEAT]]


def paths_to(solo: Solo, target: tuple[int, ...]) -> int:
    """How many paths end in a play; what a walk has chosen it cannot take back."""
    kernels, bench = solo.setting.kernels, solo.setting.bench
    play, takes1, takes2, builds = target
    made = (play >> b.MADE_SHIFT) & b.VALUE_BITS
    found, walks = 0, [solo.turn]
    while walks:
        turn = walks.pop()
        for action in numbers_of(turn):
            after = turn.copy()
            answer = kernels.take_step(
                solo.state, solo.setting.numbers, *bench.check, after, action
            )
            assert answer >= 0
            if answer == 1:
                found += plain_row(play_at(solo, after), solo) == target
            elif (
                after[t.CARD] == play & b.CARD_BITS
                and after[t.MADE] in (0, made)
                and not after[t.TAKES1] & ~takes1
                and not after[t.TAKES2] & ~takes2
                and not (after[t.RAISED] | after[t.JOINED]) & ~builds
            ):
                walks.append(after)
    return found


def sampled(solo: Solo) -> int:
    """Look for the paths to some moves of every hand card; to how many moves."""
    legal = solo.deal().legal_moves()
    rows = {plain_row(row_of(legal, move), solo) for move in legal.glance(SHARE)}  # type: ignore[attr-defined]
    few = [row for row in rows if row[1].bit_count() + row[2].bit_count() <= GROUP]
    for row in few:
        assert paths_to(solo, row) == 1, row
    return len(few)


def crowded(solo: Solo, dice: random.Random) -> Iterator[Solo]:
    """A deal turn by turn until its table is wide, cards laid down more often than not."""
    while not solo.is_over and solo.state[b.TABLE_N] + solo.state[b.BUILD_N] <= WIDEST:
        yield solo
        answer = 0
        while answer == 0:
            actions = solo.actions()
            lays = LAY in actions and dice.random() < 0.95
            answer = solo.step(LAY if lays else dice.choice(actions))


def looked_at(game: str, players: int, seed: int) -> Counter[str]:
    """Look at the positions of one deal; how many of each kind, and what was tried at them."""
    dice = random.Random(f"{game}/{players}/{seed}")
    if game:
        positions = played(solo_of(game, players, seed), dice)
    else:
        rules = crowded_rules(dice)
        solo = solo_of(rules, dice.choice(rules.player_counts), seed)
        positions = crowded(solo, dice)
    found: Counter[str] = Counter()
    for turn, solo in enumerate(positions):
        try:
            kind = compared(solo)
            found[kind] += 1
            if kind == "long":
                for _ in range(WALKS):
                    walked(solo, dice)
                found["walks"] += WALKS
                found["moves"] += sampled(solo)
        except AssertionError as fault:
            fault.add_note(f"position {turn} of {game or 'a crowded deal'}, {players}, {seed}")
            raise
    return found


def head() -> dict[str, Any]:
    """What a file must begin with to be gone on with."""
    return {"seed": SEED, "program": program_of(ENVS)}


def total(lines: list[dict[str, Any]]) -> Counter[str]:
    """What the lines after the first come to."""
    found: Counter[str] = Counter()
    for line in lines[1:]:
        found.update(line["found"])
    return found


def positions_in(found: Counter[str]) -> int:
    """The positions among what was counted."""
    return found["listed"] + found["long"]


def run(path: Path, positions: int) -> None:
    """Look at deals until so many positions are in the file.

    Raises:
        ValueError: the file was begun by other kernels, or with another seed.
    """
    lines = sheet.begin(path, head())
    done = positions_in(total(lines))
    for number, (game, players, seed) in enumerate(order()):
        if done >= positions:
            return
        if number < len(lines) - 1:
            continue
        found = looked_at(game, players, seed)
        done += positions_in(found)
        sheet.add(path, {"game": game, "players": players, "seed": seed, "found": found})


def main() -> int:
    """Go on with the run, or report what it has come to."""
    parser = argparse.ArgumentParser(description="Masks against legal moves.")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--report", action="store_true", help="print the figures so far")
    options = parser.parse_args()
    if not options.report:
        run(FILE, options.positions)
    lines = sheet.read(FILE)
    found = total(lines)
    told = {"deals": max(0, len(lines) - 1), "positions": positions_in(found), **found}
    sys.stdout.write(json.dumps({**(lines[0] if lines else {}), **told}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
