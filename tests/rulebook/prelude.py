"""Deals already played up to the point that a test is about.

The first batch is written out by hand. What comes before a final batch is stored in ``data``:
96 cards and the 92 plays that lead to an empty table or to one lone two; the last eight cards,
the same in both, are free to be given out as a test wants them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import tabbe
from tests.rulebook.stage import play_all, stage, texts

DATA = Path(__file__).parent / "data"

# The cards kept for the final batch; none of them costs anything.
LAST_EIGHT = frozenset(["3h", "6d", "9c", "9h", "Jc", "Jd", "Qh", "Qd"])

# The sweep that follows the batch below.
SWEEP_FOR_TEN = "TsxTh,4d+6c"


def pictures_left(later: str = "Ts 3c Kd Qd") -> tabbe.Deal:
    """Two players end their first batch with 6 10 J K on the table and a four laid last.

    ``later``: forehand's cards in the second batch.
    """
    deal = stage(
        "6c Js Kh Ad",
        {1: "Th 4h 9h 8h 5h 2h", 0: "3d 9c 8c 5c 2c 4d"},
        later={(2, 1): later},
    )
    play_all(deal, "Th 3d 4hxAd+3d 9c 9hx9c 8c 8hx8c 5c 5hx5c 2c 2hx2c")
    assert texts(deal.table) == "6c Js Kh Th"
    return deal


def stored(name: str) -> dict[str, str]:
    """The named lines of a file in ``data``."""
    lines = (DATA / f"{name}.txt").read_text("utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


def last_batch(
    name: str, hands: Mapping[int, str], rules: str | tabbe.Rules = "krypkasino"
) -> tabbe.Deal:
    """Two players before the final batch is played: seat 1 begins, the dealer 0 plays last.

    ``name``: "empty" for an empty table, "lone" for a lone two of clubs.
    """
    lines = stored(name)
    fore, dealer = hands[1].split(), hands[0].split()
    assert set(fore) | set(dealer) == LAST_EIGHT
    last = fore[:2] + dealer[:2] + fore[2:] + dealer[2:]
    deal = tabbe.Deal(rules, players=2, dealer=0, deck=f"{lines['deck']} {' '.join(last)}")
    play_all(deal, lines["moves"])
    assert (deal.batches_left, deal.seat, deal.stock) == (0, 1, 0)
    assert texts(deal.table) == {"empty": "", "lone": "2c"}[name]
    return deal
