"""What calls from Python cost. Run as a process of its own; prints JSON.

call.py usual DEALS      legal_moves, play(Move) and play(text) over random deals
call.py crowded TABLES   checking one capture on tables of 29 to 52 cards, and starting a listing
call.py compile          seconds until all kernels are ready
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from statistics import fmean, median
from typing import Any

clock = time.perf_counter_ns

# Turns played before the clock counts: imports and compiled kernels are others' figures.
WARM_DEALS = 3


class Stopwatch:
    """Times single calls of one kind, in nanoseconds."""

    def __init__(self) -> None:
        self.spans: list[int] = []

    def time(self, call: Callable[..., Any], *words: Any) -> Any:
        """Call, keep how long it took, and hand on what came back."""
        started = clock()
        result = call(*words)
        self.spans.append(clock() - started)
        return result

    def as_dict(self) -> dict[str, float]:
        """Mean, median and worst in microseconds."""
        return {
            "mean_us": round(fmean(self.spans) / 1000, 3),
            "median_us": round(median(self.spans) / 1000, 3),
            "worst_us": round(max(self.spans) / 1000, 3),
            "calls": len(self.spans),
        }


def usual(deals: int) -> dict[str, Any]:
    """Play random two-player deals three times over, each time through another door."""
    import tabbe

    rules = tabbe.load_rules("krypkasino")
    names = (
        "legal_moves",
        "legal_moves, all listed",
        "play(Move)",
        "play(Move), unlisted",
        "play(text)",
    )
    watch = {name: Stopwatch() for name in names}
    for number in range(-WARM_DEALS, deals):
        if number == 0:
            for one in watch.values():
                one.spans.clear()
        dice = random.Random(number)  # noqa: S311 - repeatable, keeps no secret
        deal = tabbe.Deal(rules, players=2, seed=f"bench {number}")
        moves = []
        while not deal.is_over:
            legal = watch["legal_moves"].time(deal.legal_moves)
            listed = watch["legal_moves, all listed"].time(list, legal)
            moves.append(dice.choice(listed))
            watch["play(Move)"].time(deal.play, moves[-1])
        again = tabbe.Deal(rules, players=2, seed=f"bench {number}")
        written = tabbe.Deal(rules, players=2, seed=f"bench {number}")
        for move in moves:
            watch["play(Move), unlisted"].time(again.play, move)
            watch["play(text)"].time(written.play, str(move))
        if not deal.scores() == again.scores() == written.scores():
            raise AssertionError("the same moves led to different scores")
    return {name: one.as_dict() for name, one in watch.items()}


def crowded(tables: int) -> dict[str, Any]:
    """Check captures, legal and illegal, on tables of 29 to 52 cards dealt or made of low cards."""
    from tabbe.cards import full_deck
    from tabbe.engine import referee
    from tabbe.engine.move import masks_of
    from tabbe.rules import load_rules

    dice = random.Random(1)  # noqa: S311 - repeatable, keeps no secret
    pack = full_deck(2)
    watch = {name: Stopwatch() for name in ("check", "first plays")}
    for number in range(tables):
        rules = load_rules("krypkasino", capture="optional" if number % 2 else "card")
        size = 29 + number % 24
        cards = list(pack) if number % 3 else sorted(pack)[: 60 + number % 20]
        dice.shuffle(cards)
        table, hand = cards[:size], cards[size : size + 4]
        plays = referee(rules, hand, table).plays
        watch["first plays"].time(plays.first, 20)
        for card in hand:
            value = rules.hand_values(card)[-1]
            for takes in captures(table, value, dice, rules.table_value):
                watch["check"].time(plays.reason_against, card.index, 0, *masks_of(takes))
    return {name: one.as_dict() for name, one in watch.items()}


def captures(
    table: Sequence[Any], value: int, dice: random.Random, worth: Callable[[Any], int]
) -> list[tuple[Any, ...]]:
    """Sets of table cards to ask about, most of them with a sum that comes out even."""
    small = [card for card in table if worth(card) <= value]
    found = [tuple(small), tuple(table)]
    for _ in range(8):
        dice.shuffle(small)
        takes: list[Any] = []
        for card in small:
            takes.append(card)
            if sum(map(worth, takes)) % value == 0:
                found.append(tuple(takes))
    return [takes for takes in found if takes]


def compile_kernels() -> dict[str, Any]:
    """Make all kernels ready and say how long it took."""
    from tabbe.bots.kernel import SEARCH
    from tabbe.engine import compiler

    cached = compiler.is_cached(SEARCH)
    started = clock()
    compiler.compiled(SEARCH)
    return {"seconds": (clock() - started) / 1e9, "cached": cached}


def main(words: Sequence[str]) -> None:
    """Do what the first word says."""
    if words[0] == "compile":
        print(json.dumps(compile_kernels()))
    else:
        print(json.dumps({"usual": usual, "crowded": crowded}[words[0]](int(words[1]))))


if __name__ == "__main__":
    main(sys.argv[1:])
