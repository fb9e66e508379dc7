"""Search for the deals of `tests/rulebook/data`: a wanted table before the final batch."""

from __future__ import annotations

import random
from itertools import count

import tabbe
from tests.rulebook.prelude import DATA, LAST_EIGHT
from tests.rulebook.row import pack
from tests.rulebook.stage import texts

TABLES = {"empty": "", "lone": "2c"}


def find(name: str) -> str:
    """The file of the first seed whose random play leaves the wanted table and some heaps."""
    for seed in count():
        chance = random.Random(seed)
        first = pack(2)
        for card in LAST_EIGHT:
            first.remove(card)
        chance.shuffle(first)
        deck = " ".join([*first, *sorted(LAST_EIGHT)])
        deal = tabbe.Deal("krypkasino", players=2, dealer=0, deck=deck)
        while deal.stock:
            moves = deal.legal_moves()
            deal.play(moves[chance.randrange(len(moves))])
        if texts(deal.table) == TABLES[name] and all(deal.heaps):
            return (
                f"# krypkasino, two players, dealer 0: random play of seed {seed}\n"
                f"deck: {' '.join(first)}\nmoves: {texts(deal.moves)}\n"
            )
    raise AssertionError("a search without end has ended")


def write() -> None:
    """Write every file anew."""
    for name in TABLES:
        (DATA / f"{name}.txt").write_text(find(name), "utf-8")
