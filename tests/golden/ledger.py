"""Books of a deal with builds: who won which card, followed from the written moves alone.

Nothing is judged here; a ledger only moves cards about, as somebody would who reads a record with
a pack in hand, and adds up what each seat won. It knows nothing of Tabbe.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

MOVE = re.compile(r"(\w\w)(?:=\d+)?(?:([x^])([^=#!]*))?(?:=(\d+))?(!)?#*")
BUILD = re.compile(r"\[(\d+)(?:@(\d))?(?:\.(\d))?\]")


@dataclass(frozen=True)
class Sheet:
    """How a game is scored; the defaults are those of Danish Kasino as it is printed."""

    suit: str = "h"
    cards_points: int = 1
    suit_points: int = 2
    storan: int = 2
    two_spades: int = 1
    ace: int = 1
    last_trick: int = 1
    sweep: int = 1
    cancel: bool = True
    clear_sweeps: bool = True
    last_card_sweeps: bool = True
    last_batch_sweeps: bool = True
    tie: str = "none"
    stop: int = 0


@dataclass
class Standing:
    """A build on the table."""

    value: int
    owner: int
    cards: list[str]


@dataclass
class Ledger:
    """The cards of one deal of one pack, four each and four to the table."""

    sheet: Sheet
    players: int
    dealer: int
    deck: Sequence[str]
    due: tuple[int, int] = (1, 1)
    sweeps_count: bool = True
    loose: list[str] = field(default_factory=list)
    builds: list[Standing] = field(default_factory=list)
    won: list[list[str]] = field(default_factory=list)
    sweeps: list[int] = field(default_factory=list)
    last: int | None = None
    played: int = 0

    def __post_init__(self) -> None:
        half = 2 * self.players + 2
        packet = 2 * self.players
        self.loose = [*self.deck[packet:half], *self.deck[half + packet : 2 * half]]
        self.won = [[] for _ in range(self.players)]
        self.sweeps = [0] * self.players

    def standing(self, name: str) -> Standing:
        """Find a build by the name that a move gives it."""
        found = BUILD.fullmatch(name)
        if found is None:
            raise ValueError(f"{name} is no build")
        value, owner, number = found.groups()
        same = [build for build in self.builds if build.value == int(value)]
        if owner is not None:
            same = [build for build in same if build.owner == int(owner)]
        return same[int(number or 1) - 1]

    def lift(self, names: str) -> list[str]:
        """Take the named cards and builds off the table and return their cards."""
        if names == "*":
            cards = [*self.loose, *(card for build in self.builds for card in build.cards)]
            self.loose, self.builds = [], []
            return cards
        cards = []
        standing = [self.standing(name) for name in re.split(r"[,+]", names) if "[" in name]
        for name in re.split(r"[,+]", names):
            if "[" not in name:
                self.loose.remove(name)
                cards.append(name)
        for build in standing:
            self.builds = [other for other in self.builds if other is not build]
            cards += build.cards
        return cards

    def play(self, text: str) -> None:
        """Enter one written move."""
        read = MOVE.fullmatch(text)
        if read is None:
            raise ValueError(f"{text} is no move")
        card, sign, names, value, _ = read.groups()
        seat = (self.dealer + 1 + self.played) % self.players
        self.played += 1
        if sign is None:
            self.loose.append(card)
        elif sign == "^":
            cards = [card, *self.lift(names)]
            self.builds.append(Standing(int(value), seat, cards))
        else:
            self.won[seat] += [card, *self.lift(names)]
            self.last = seat
            if not self.loose and not self.builds and self._counts(names):
                self.sweeps[seat] += 1
        if self.played == 48 and self.last is not None:
            self.won[self.last] += self.lift("*")

    def _counts(self, names: str) -> bool:
        sheet = self.sheet
        return (
            self.sweeps_count
            and (sheet.clear_sweeps or names != "*")
            and (sheet.last_card_sweeps or self.played < 48)
            and (sheet.last_batch_sweeps or self.played <= 48 - 4 * self.players)
        )

    def counts(self) -> tuple[list[int], list[int]]:
        """Count the cards, and the cards of the majority suit, that each seat has won."""
        suits = [sum(card[1] == self.sheet.suit for card in cards) for cards in self.won]
        return [len(cards) for cards in self.won], suits

    def lines(self, names: Sequence[str]) -> list[str]:
        """Work the scores out in words, two lines a seat."""
        sheet = self.sheet
        cards, suits = self.counts()
        word = {"h": "hearts", "s": "spades"}[sheet.suit]
        common = min(self.sweeps) if sheet.cancel else 0
        found = []
        for seat, name in enumerate(names):
            pile = self.won[seat]
            terms: list[tuple[str, int]] = []
            for what, counted, points, times in (
                (f"{cards[seat]} cards", cards, sheet.cards_points, self.due[0]),
                (f"{suits[seat]} {word}", suits, sheet.suit_points, self.due[1]),
            ):
                terms.append((what, share(counted, seat, points * times, sheet.tie)))
            aces = [card for card in ("As", "Ah", "Ad", "Ac") if card in pile]
            terms += [("Td", sheet.storan)] * ("Td" in pile)
            terms += [("2s", sheet.two_spades)] * ("2s" in pile)
            terms += [(" ".join(aces), sheet.ace * len(aces))] * bool(aces)
            terms += [("last trick", sheet.last_trick)] * (seat == self.last)
            swept = f"{self.sweeps[seat]} sweeps" + f" less {common}" * bool(common)
            terms.append((swept, sheet.sweep * (self.sweeps[seat] - common)))
            text = " + ".join(f"{what} {points}" for what, points in terms)
            found.append(f"{name} won {' '.join(pile)}")
            found.append(f"{name}: {text} = {sum(points for _, points in terms)}")
        return found


def share(counted: Sequence[int], seat: int, points: int, tie: str) -> int:
    """Return what a seat gets for having the most, alone or with others."""
    most = max(counted)
    best = [other for other, count in enumerate(counted) if count == most]
    if seat not in best or most == 0:
        return 0
    if len(best) == 1:
        return points
    return points // len(best) if tie == "split" and points % len(best) == 0 else 0
