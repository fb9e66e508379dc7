"""Records for the command line to replay, played by the engine itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine import Deal
from tabbe.records import DealRecord, Record, write_record
from tabbe.rules import load_rules

if TYPE_CHECKING:
    from pathlib import Path


def played(deals: int = 1, moves: int | None = None, game: str = "krypkasino") -> Record:
    """Anna and Bo take the first legal move every time; ``moves`` cuts the last deal short."""
    rules = load_rules(game)
    written = []
    for number in range(deals):
        deal = Deal(rules, 2, number % 2, seed=number)
        deck = deal.deck
        most = moves if number == deals - 1 else None
        while not deal.is_over and (most is None or len(deal.moves) < most):
            deal.play(deal.legal_moves()[0])
        scores = deal.scores() if deal.is_over else None
        written.append(DealRecord(number % 2, deck, tuple(map(str, deal.moves)), scores))
    return Record(rules, ("Anna", "Bo"), tuple(written))


def saved(folder: Path, record: Record) -> str:
    """Write a record into a file and give its name."""
    path = folder / "game.tabbe"
    path.write_text(write_record(record), encoding="utf-8")
    return str(path)
