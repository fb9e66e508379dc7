"""Games with builds in the words of the rule book: plays as text, and deals that come to a point.

A play is written as the card, what it takes or uses with cards before builds, and the value of a
build that is made: ``9hx4c+5c+[9@1]``, ``2c^7d=9``, ``Ac^[9@1]=10``; a card laid out stands alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tabbe
from tabbe.engine import Build, referee
from tests.rulebook.position import rules_of
from tests.rulebook.row import FOUR_FOUR, Place
from tests.rulebook.stage import play_all, stage


def named(move: tabbe.Move) -> str:
    """One play in the words of these tests."""
    if move.kind == "creep":
        return str(move.card)
    items = [
        f"[{item.value}@{item.owner}]" if isinstance(item, Build) else str(item)
        for item in move.takes
    ]
    if move.kind == "build":
        return f"{move.card}^{'+'.join(items)}={move.made}"
    return f"{move.card}x{'+'.join(items)}"


def listed(
    hand: str,
    table: str,
    game: str | tabbe.Rules = "kasino",
    seat: int = 0,
    **switches: Any,
) -> set[str]:
    """Every legal play of ``hand`` on ``table``; fails on a play listed twice."""
    found = list(referee(rules_of(game, **switches), hand, table, seat).plays)
    texts = {named(move) for move in found}
    assert len(texts) == len(found), "a play is listed twice"
    return texts


def builds(hand: str, table: str, seat: int = 0, **switches: Any) -> set[str]:
    """The build moves of the first card of the hand in Danish Kasino."""
    plays = listed(hand, table, seat=seat, **switches)
    return {play for play in plays if play.startswith(f"{hand[:2]}^")}


def captures(hand: str, table: str, seat: int = 0, **switches: Any) -> set[str]:
    """The captures of the first card of the hand in Danish Kasino."""
    plays = listed(hand, table, seat=seat, **switches)
    return {play for play in plays if play.startswith(f"{hand[:2]}x")}


def opened(
    table: str,
    hands: Mapping[int, str],
    *,
    rules: str | tabbe.Rules = "kasino",
    players: int = 2,
    later: Mapping[tuple[int, Place], str] | None = None,
) -> tabbe.Deal:
    """A deal of one pack with this opening table and these hands; seat 1 begins, 0 deals."""
    return stage(
        table, hands, rules=rules, row=FOUR_FOUR, players=players, dealer=0, packs=1, later=later
    )


def last_hands(
    hands: Mapping[int, str],
    *,
    rules: str | tabbe.Rules = "kasino",
    players: int = 2,
    first: str = "",
) -> tabbe.Deal:
    """A deal before its last batch: after the moves ``first`` everybody has laid out every card."""
    count = 48 // (4 * players)
    later: dict[tuple[int, Place], str] = {(count, seat): cards for seat, cards in hands.items()}
    deal = opened("", {}, rules=rules, players=players, later=later)
    play_all(deal, first)
    while deal.batches_left:
        lay(deal)
    return deal


def lay(deal: tabbe.Deal) -> None:
    """Let the seat on turn lay out its first card."""
    assert deal.seat is not None
    deal.play(str(deal.hand(deal.seat)[0]))
