"""Golden deals of the games with builds and of their relatives, with the scores worked out.

Run it as `python -m tests.golden.kasino`, and only after a rule was changed on purpose. Each file
is a record; the comments above each deal say what every seat won and what that counts.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count, islice
from pathlib import Path
from typing import Any

import tabbe
from tests.golden.ledger import Ledger, Sheet
from tests.oracle.deal import NaiveDeal
from tests.oracle.harness import play_of
from tests.oracle.play import Play
from tests.oracle.switch import Switches, switches_of

FOLDER = Path(__file__).parent / "kasino"
MOST_TRIED = 2000
NAMES = ("Anna", "Bo", "Cilla", "David")

SWEDISH = Sheet(suit="s", cancel=False)
FINNISH = Sheet(suit="s", last_trick=0, last_batch_sweeps=False, tie="carry", stop=10)
CASINO = Sheet(suit="s", cards_points=3, suit_points=1, last_trick=0, sweep=0, cancel=False)
SHEETS = {
    "kasino": Sheet(),
    "kasino-danish": Sheet(suit="s"),
    "kasino-swedish": SWEDISH,
    "kasino-finnish": FINNISH,
    "laistokasino": replace(FINNISH, last_batch_sweeps=True, cancel=False, stop=0),
    "byggkasino": replace(CASINO, sweep=1),
    "royal-casino": CASINO,
    "classic-casino": CASINO,
}
# What is to be seen in the golden deals: builds taken, raised, merged, locked by a card of the
# same value, high ones, clears and sweeps.
SHOWN = (
    r"\wx\[",
    r"\^\[\d+\]=\d+ ",
    r"\^\S*,\[\d+\]=\d+!",
    r"\^\w\w=\d+!",
    r"\^\S+=14",
    r"\^\S+=1[56]",
    r"5sx\*#",
    r"x\S+#",
)


@dataclass(frozen=True)
class Case:
    """One golden record.

    Attributes:
        game: preset id.
        players: seats.
        changes: switches that differ from the preset.
        sheet: what they change in the scoring.
        deals: how many deals it holds.
    """

    game: str
    players: int = 2
    changes: dict[str, Any] = field(default_factory=dict)
    sheet: dict[str, Any] = field(default_factory=dict)
    deals: int = 1

    @property
    def path(self) -> Path:
        """The file."""
        parts = [self.game, str(self.players)]
        parts += [f"{name}-{value}" for name, value in self.changes.items()]
        return FOLDER / (".".join(parts).replace(",", "or").lower() + ".tabbe")

    def rules(self) -> tabbe.Rules:
        """The rules it is played by."""
        return tabbe.load_rules(self.game).with_switches(**self.changes)

    def counted(self) -> Sheet:
        """How it is scored."""
        return replace(SHEETS[self.game], **self.sheet)


RELATIVES = [
    Case("kasino"),
    Case("kasino", 3),
    Case("kasino", 4),
    Case("kasino-danish"),
    Case("kasino-danish", 4),
    Case("kasino-swedish"),
    Case("kasino-finnish", 3, deals=3),
    Case("laistokasino"),
    Case("byggkasino"),
    Case("royal-casino"),
    Case("classic-casino"),
]
# Each is a deal that would be played or counted otherwise without its switch.
TURNED = [
    Case("kasino", changes={"builds": "single"}),
    Case("kasino", changes={"builds": "none"}),
    Case("kasino", changes={"build_from": "one"}),
    Case("royal-casino", changes={"raise": "others"}),
    Case("kasino", changes={"raise": "none"}),
    # Where two players' builds bind them, no two builds stand to be put together.
    Case("royal-casino", changes={"raise_onto": "keep"}),
    Case("royal-casino", changes={"raise_onto": "refuse"}),
    Case("kasino", changes={"mere_by_others": False}),
    Case("kasino", changes={"builder_duty": "mere_only"}),
    Case("kasino", changes={"builder_duty": "none"}),
    Case("kasino", changes={"spade5_clears": False}),
    Case("kasino", changes={"spade5_sweeps": False}, sheet={"clear_sweeps": False}),
    Case("kasino", changes={"last_card_sweep": False}, sheet={"last_card_sweeps": False}),
    Case("kasino", changes={"cancel_sweeps": False}, sheet={"cancel": False}),
    Case("kasino", 3, {"majority_tie": "split"}, {"tie": "split"}),
    Case("kasino", changes={"majority_cards_points": 3}, sheet={"cards_points": 3}),
    Case("kasino", changes={"majority_suit_points": 1}, sheet={"suit_points": 1}),
    Case("kasino", changes={"last_trick_points": 0}, sheet={"last_trick": 0}),
    Case("kasino", changes={"extent": "maximal"}),
    Case("kasino", changes={"capture": "card"}),
    Case("kasino", changes={"pictures": "pair_only"}),
    Case("royal-casino", changes={"sweep_points": 1}, sheet={"sweep": 1}),
]
CASES = RELATIVES + TURNED


def naive_line(deal: tabbe.Deal) -> list[Play]:
    """The moves of a deal as plays of the naive reference."""
    return [play_of(move) for move in deal.moves]


def same_play(one: Switches, other: Switches, deal: tabbe.Deal) -> bool:
    """Whether a deal would run and end the same, with the same choices, under other switches."""
    deck = [str(card) for card in deal.deck]
    line = naive_line(deal)
    ends = []
    for switches in (one, other):
        naive = NaiveDeal(switches, deal.players, deal.dealer, deck)
        for play in line:
            naive.play_unchecked(*play)
        ends.append(naive.scores())
    if ends[0] != ends[1]:
        return False
    first = NaiveDeal(one, deal.players, deal.dealer, deck)
    second = NaiveDeal(other, deal.players, deal.dealer, deck)
    for play in line:
        if len(first.table) <= 6 and first.legal_plays() != second.legal_plays():
            return False
        first.play_unchecked(*play)
        second.play_unchecked(*play)
    return True


def worth(deal: tabbe.Deal, events: list[Any]) -> int:
    """How much a finished deal has to show: builds taken, raised and locked, clears, sweeps."""
    texts = [str(move) for move in deal.moves]
    found = sum("x" in text and "[" in text for text in texts)
    found += 2 * sum("^" in text and "[" in text for text in texts)
    found += sum(text.rstrip("#").endswith("!") for text in texts)
    found += 2 * sum("*" in text for text in texts)
    swept = {event.seat for event in events if event.kind == "swept"}
    found += 4 * sum(re.search(pattern, " ".join(texts)) is not None for pattern in SHOWN)
    return found + 2 * len(swept) - 3 * any(len(text) > 40 for text in texts)


def play_deal(deal: tabbe.Deal, seed: int) -> None:
    """Play to the end, at random but fond of builds and takes."""
    chance = random.Random(seed)
    while not deal.is_over:
        moves = list(islice(deal.legal_moves(), 400))
        for kind, fond in (("build", 0.5), ("capture", 0.6)):
            liked = [move for move in moves if move.kind == kind]
            if liked and chance.random() < fond:
                moves = liked
                break
        deal.play(chance.choice(moves))


def candidates(case: Case) -> Iterator[list[tabbe.Deal]]:
    """Played records to choose from, each a list of deals."""
    rules = case.rules()
    for seed in count(1):
        match = tabbe.Match(rules, players=case.players, seed=seed, dealer=seed % case.players)
        deals: list[tabbe.Deal] = []
        while True:
            play_deal(match.deal, seed + len(deals))
            deals.append(match.deal)
            if len(deals) == case.deals or match.is_over:
                break
            match.next_deal()
        if len(deals) == case.deals:
            yield deals


def suits(case: Case, deals: list[tabbe.Deal]) -> bool:
    """Whether a record shows what its case is about."""
    if case.game == "kasino-finnish":
        scored = [event for event in deals[0].events if event.kind == "scored"]
        counts = scored[0].suit_counts  # type: ignore[union-attr]
        return list(counts).count(max(counts)) > 1
    if case.changes:
        base = switches_of(tabbe.load_rules(case.game))
        return not same_play(switches_of(case.rules()), base, deals[0])
    return True


def chosen(case: Case) -> list[tabbe.Deal]:
    """The candidate that shows most."""
    fitting: list[list[tabbe.Deal]] = []
    for tried, deals in enumerate(islice(candidates(case), MOST_TRIED)):
        if suits(case, deals):
            fitting.append(deals)
        if (tried > 100 and fitting) or len(fitting) == 20:
            break
    if not fitting:
        raise SystemExit(f"{case.path.name}: none of {MOST_TRIED} deals shows what it is about")
    return max(fitting, key=lambda deals: sum(worth(deal, list(deal.events)) for deal in deals))


class Books:
    """The ledgers of a whole record, one deal after the other."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.names = NAMES[: case.players]
        self.due = (1, 1)
        self.totals = [0] * case.players

    def enter(self, deck: str, dealer: int, moves: str) -> tuple[list[str], list[int]]:
        """Enter a deal that has been played: the score in words, and as numbers."""
        sheet = self.case.counted()
        counts = not sheet.stop or max(self.totals) < sheet.stop
        ledger = Ledger(sheet, self.case.players, dealer, deck.split(), self.due, counts)
        for text in moves.split():
            ledger.play(text)
        lines = ledger.lines(self.names)
        scores = [int(line.rsplit("= ", 1)[1]) for line in lines[1::2]]
        self.totals = [old + new for old, new in zip(self.totals, scores, strict=True)]
        if sheet.tie == "carry":
            cards, suit = (list(counts).count(max(counts)) > 1 for counts in ledger.counts())
            self.due = (self.due[0] + 1 if cards else 1, self.due[1] + 1 if suit else 1)
        return lines, scores


def written(case: Case, deals: list[tabbe.Deal]) -> str:
    """The record with its comments."""
    lines = ["format = 1", f'game = "{case.game}"', "version = 1"]
    lines.append("players = [" + ", ".join(f'"{name}"' for name in NAMES[: case.players]) + "]")
    if case.changes:
        rules = ", ".join(
            f"{name} = {str(value).lower() if isinstance(value, bool) else repr(value)}"
            for name, value in case.changes.items()
        )
        lines.append(f"rules = {{ {rules} }}".replace("'", '"'))
    books = Books(case)
    for deal in deals:
        deck, moves = " ".join(map(str, deal.deck)), " ".join(map(str, deal.moves))
        told, scores = books.enter(deck, deal.dealer, moves)
        lines += ["", *(f"# {line}" for line in told)]
        lines += ["[[deals]]", f"dealer = {deal.dealer}", f'deck = "{deck}"', f'moves = "{moves}"']
        lines.append(f"scores = {scores}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write everything."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.tabbe"):
        old.unlink()
    for case in CASES:
        print(case.path.name)
        case.path.write_text(written(case, chosen(case)), "utf-8")


if __name__ == "__main__":
    main()
