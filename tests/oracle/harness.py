"""The engine and the naive reference side by side: play both, compare after every play.

This is the only module of the folder that knows the product, and only by its public names.
"""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterable, Sequence

from tabbe.engine import (
    Captured,
    Crept,
    Deal,
    Dealt,
    LastCards,
    Move,
    PicturesRemoved,
    Residue,
    Scored,
    Swept,
    parse_move,
    referee,
)
from tabbe.engine import Event as EngineEvent
from tabbe.i18n import TabbeError
from tabbe.rules import Rules
from tests.oracle.deal import Event, NaiveDeal, card_points
from tests.oracle.pack import RANKS, shuffled_pack, tidy, whole_pack, without
from tests.oracle.play import Play, sweeping_cards
from tests.oracle.switch import Switches, switches_of
from tests.oracle.take import hand_values, is_group

# How many times as much to run: 1 in the usual run, more when a machine has the night for it.
SOAK = int(os.environ.get("TABBE_SOAK", "1"))

# Going through all subsets stays quick up to here; random play keeps larger tables rare.
CROWDED = 9

Observed = tuple[object, ...]


def texts(cards: Iterable[object]) -> tuple[str, ...]:
    """Return the cards of the product as plain text, in the order given."""
    return tuple(str(card) for card in cards)


def play_of(move: Move) -> Play:
    """Return a move of the product as the pair the reference uses."""
    return Play(str(move.card), tidy(texts(move.takes)))


def told(events: Iterable[EngineEvent]) -> list[Event]:
    """Return events of the product as the tuples the reference uses."""
    found: list[Event] = []
    for event in events:
        kind = event.kind
        if isinstance(event, Dealt):
            hands = tuple(tidy(texts(hand)) for hand in event.hands)
            table = texts(event.table)
            found.append((kind, event.batch, event.dealer, hands, table, event.stock))
        elif isinstance(event, Crept):
            found.append((kind, event.seat, str(event.card)))
        elif isinstance(event, Captured):
            take = tidy(texts(event.takes))
            found.append((kind, event.seat, str(event.card), take, (), event.points))
        elif isinstance(event, Swept):
            # Who is paid nothing is not paid.
            paid = (event.paid if event.reward else None, abs(event.reward))
            found.append((kind, event.seat, str(event.card), event.units, event.points, *paid))
        elif isinstance(event, PicturesRemoved):
            found.append((kind, tidy(texts(event.cards))))
        elif isinstance(event, LastCards):
            found.append((kind, event.dealer))
        elif isinstance(event, Residue):
            parts = (event.table, event.heaps, event.undealt)
            found.append((kind, event.seat, *(tidy(texts(part)) for part in parts)))
        elif isinstance(event, Scored):
            found.append((kind, tuple(event.scores)))
        else:
            raise TypeError(f"an event without a counterpart: {event!r}")
    return found


def observed(deal: Deal) -> Observed:
    """Return everything that can be seen of a deal, to be compared with itself later."""
    return (
        deal.seat,
        deal.is_over,
        texts(deal.table),
        tuple(texts(deal.hand(seat)) for seat in range(deal.players)),
        tuple(texts(heap) for heap in deal.heaps),
        tuple(deal.pile_counts),
        tuple(deal.sweeps),
        tuple(deal.scores()),
        deal.last_capture,
        deal.batch,
        deal.batches_left,
        deal.stock,
        tuple(deal.events),
        tuple(deal.moves),
    )


def fixed_text(play: Play, chance: random.Random) -> str:
    """Write a play the way a careless person would: cards in any order, grouped anyhow."""
    card, take = play.card, play.take
    if not take:
        return card
    shuffled = list(take)
    chance.shuffle(shuffled)
    return f"{card}x" + "".join(one + chance.choice("+,") for one in shuffled[:-1]) + shuffled[-1]


def play_unwatched(deal: Deal, naive: NaiveDeal, chance: random.Random) -> None:
    """Play a deal on both sides with random moves of the engine, comparing nothing on the way."""
    while not deal.is_over:
        moves = deal.legal_moves()
        if len(deal.table) > CROWDED:
            move = next((one for one in moves if one.takes), moves[0])
        else:
            move = moves[chance.randrange(len(moves))]
        naive.play_unchecked(*play_of(move))
        deal.play(move)


class Pair:
    """One deal played twice, by the engine and by the reference."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        dealer: int,
        seed: int,
        *,
        seats: Sequence[int] | None = None,
    ) -> None:
        self.chance = random.Random(f"{rules.id}/{players}/{dealer}/{seed}")
        self.switches: Switches = switches_of(rules)
        deck = shuffled_pack(f"oracle/{seed}", rules.packs)
        self.naive = NaiveDeal(self.switches, players, dealer, deck, seats)
        self.deal = Deal(
            rules,
            players=players,
            dealer=dealer,
            deck=" ".join(deck),
            seats=None if seats is None else tuple(seats),
        )
        # Everything that could be a move at all, to pick forbidden moves from.
        self.loose = rules.with_switches(capture="optional", extent="any", forced_sweep=False)
        self.pack = tidy(whole_pack(rules.packs))
        self.seen = [observed(self.deal)]
        self.note = f"{rules.id} {dict(rules.changes)} players={players} seed={seed}"
        assert told(self.deal.events) == self.naive.events, self.note

    def run(self) -> None:
        """Play to the end, comparing everything at every turn, then take everything back."""
        self.compare()
        while not self.naive.is_over:
            self.step()
            self.compare()
        assert self.deal.is_over, self.note
        assert len(self.deal.legal_moves()) == 0, self.note
        self.take_back()

    def step(self) -> None:
        """Compare the legal moves, try forbidden ones, and play one of the legal ones."""
        legal = self.compare_moves()
        self.refuse_forbidden(legal)
        play = self.choose(legal)
        moves = {play_of(move): move for move in self.deal.legal_moves()}
        move = moves[play]
        table = texts(self.deal.table)
        self.compare_move(move)
        if self.chance.random() < 0.1:
            self.compare_announcements()
            self.wander()
        by_text = self.chance.random() < 0.3
        happened = told(self.deal.play(fixed_text(play, self.chance) if by_text else move))
        assert happened == self.naive.play_unchecked(*play), self.where()
        units = [event[3] for event in happened if event[0] == "swept"]
        if units or self.switches.last_card_sweep:
            assert [move.sweep] == (units or [0]), (self.where(), str(move))
        self.compare_order(table, play)
        self.seen.append(observed(self.deal))

    def where(self) -> str:
        """Describe the position, for the message of a failure."""
        naive = self.naive
        hand = [] if naive.seat is None else naive.hands[naive.seat]
        return f"{self.note} seat={naive.seat} table={naive.table} hand={hand}"

    def choose(self, legal: set[Play]) -> Play:
        """Choose at random, but take much from a table that grows too large to compare."""
        ordered = sorted(legal)
        if len(self.naive.table) > CROWDED:
            return max(ordered, key=lambda play: len(play[1]))
        return self.chance.choice(ordered)

    def compare(self) -> None:
        """Compare everything that both sides can tell of the position."""
        deal, naive = self.deal, self.naive
        where = self.where()
        assert deal.seat == naive.seat, where
        assert tidy(texts(deal.table)) == tidy(naive.table), where
        hands = [texts(deal.hand(seat)) for seat in range(deal.players)]
        assert [tidy(hand) for hand in hands] == [tidy(hand) for hand in naive.hands], where
        heaps = [tidy(texts(heap)) for heap in deal.heaps]
        assert heaps == [tidy(naive.spade_heap), tidy(naive.other_heap)], where
        assert list(deal.pile_counts) == [len(pile) for pile in naive.piles], where
        assert list(deal.sweeps) == naive.units, where
        assert list(deal.scores()) == naive.scores(), where
        assert deal.last_capture == naive.last_capture, where
        assert deal.batch == naive.batch, where
        assert deal.batches_left == naive.batches_left, where
        assert deal.stock == len(naive.stock), where
        assert naive.all_cards() == self.pack, where
        self.compare_view()

    def compare_view(self) -> None:
        """Check that the seat on turn sees its own hand and moves, and the others do not."""
        deal, naive = self.deal, self.naive
        watcher = self.chance.choice([None, *range(deal.players)])
        view = deal.view(watcher)
        where = self.where()
        assert view.turn == naive.seat, where
        assert texts(view.table) == texts(deal.table), where
        own = () if watcher is None else tidy(naive.hands[watcher])
        assert tidy(texts(view.hand)) == own, where
        if watcher is None or watcher != naive.seat:
            assert len(view.legal) == 0, where
        elif len(naive.table) <= CROWDED:
            assert {play_of(move) for move in view.legal} == naive.legal_plays(), where

    def compare_moves(self) -> set[Play]:
        """Compare the legal moves as sets, and the list with its own length and membership."""
        moves = self.deal.legal_moves()
        listed = list(moves)
        plays = [play_of(move) for move in listed]
        legal = self.naive.legal_plays()
        assert set(plays) == legal, (self.where(), set(plays) ^ legal)
        assert len(plays) == len(set(plays)) == len(moves), self.where()
        for move in self.chance.sample(listed, min(3, len(listed))):
            assert move in moves, (self.where(), str(move))
        return legal

    def compare_move(self, move: Move) -> None:
        """Check what a move says of itself: kind, groups, sweep, points."""
        card, take, *_ = play_of(move)
        where = (self.where(), str(move))
        assert move.kind == ("capture" if take else "creep"), where
        points = sum(card_points(one, self.switches) for one in (card, *take)) if take else 0
        assert move.points == points, where
        assert tidy(texts(one for group in move.groups for one in group)) == take, where
        if take:
            assert move.value in hand_values(card, self.switches), where
            for group in move.groups:
                assert is_group(texts(group), card, move.value, self.switches), where
        assert str(move).endswith("#" * move.sweep), where
        assert str(parse_move(str(move), self.deal)) == str(move), where

    def compare_announcements(self) -> None:
        """Check that exactly what would sweep the table as it stands is announced.

        A rank is called when its usual cards sweep; the two of spades and the ten of diamonds are
        called by name when only they do.
        """
        said = self.deal.announcements()
        clears = sweeping_cards(whole_pack(1), tuple(self.naive.table), (), self.switches)
        expected = {rank for rank in RANKS if rank + "h" in clears}
        expected |= {card for card in ("2s", "Td") if card in clears and card[0] not in expected}
        assert sorted(said) == sorted(expected), (self.where(), said)
        assert self.deal.view(None).announcements() == said, self.where()

    def compare_order(self, before: tuple[str, ...], play: Play) -> None:
        """Check that the table keeps its laying order, a creep joining at the end."""
        card, take = play.card, play.take
        left = list(before) if take else [*before, card]
        position = 0
        for one in texts(self.deal.table):
            assert one in left[position:], (self.where(), before)
            position = left.index(one, position) + 1

    def refuse_forbidden(self, legal: set[Play]) -> None:
        """See moves that the rules forbid refused without a trace, as objects and as text."""
        before = observed(self.deal)
        moves = self.deal.legal_moves()
        for move in self.foreign_moves():
            if play_of(move) not in legal:
                assert move not in moves, (self.where(), str(move))
                self.refuse(move, before)
        wrong = self.changed(self.chance.choice(sorted(legal)))
        if wrong not in legal:
            self.refuse(fixed_text(wrong, self.chance), before)

    def foreign_moves(self) -> list[Move]:
        """Return moves made for another position: from looser rules, and from earlier turns."""
        assert self.naive.seat is not None
        hand = " ".join(self.naive.hands[self.naive.seat])
        verdict = referee(self.loose, hand=hand, table=" ".join(self.naive.table))
        some = list(itertools.islice(verdict.plays, 40))
        some += self.deal.moves[-6:]
        return self.chance.sample(some, min(3, len(some)))

    def refuse(self, forbidden: Move | str, before: Observed) -> None:
        """Try a forbidden move and find it refused and the deal as it was."""
        try:
            self.deal.play(forbidden)
        except TabbeError:
            assert observed(self.deal) == before, (self.where(), str(forbidden))
        else:
            raise AssertionError((self.where(), str(forbidden)))

    def changed(self, play: Play) -> Play:
        """Return a play that differs in one point: a card less or more, or another hand card."""
        card, take = play.card, play.take
        assert self.naive.seat is not None
        others = without(self.naive.table, take)
        kind = self.chance.randrange(5)
        if kind == 0 and take:
            return Play(card, tidy(without(take, [self.chance.choice(take)])))
        if kind == 1 and others:
            return Play(card, tidy([*take, self.chance.choice(others)]))
        if kind == 2:
            return Play(self.chance.choice(self.naive.hands[self.naive.seat]), take)
        if kind == 3:
            return Play(self.chance.choice(self.pack), take)
        table = self.naive.table
        return Play(card, tidy(self.chance.sample(table, self.chance.randint(0, len(table)))))

    def wander(self) -> None:
        """Play on with a copy and see that neither deal notices the other."""
        before = observed(self.deal)
        other = self.deal.copy()
        assert observed(other) == before, self.where()
        for _ in range(self.chance.randint(1, 12)):
            if other.is_over or len(other.table) > CROWDED + 3:
                break
            moves = other.legal_moves()
            other.play(moves[self.chance.randrange(len(moves))])
        assert observed(self.deal) == before, self.where()
        if len(self.seen) > 1:
            after = observed(other)
            last = self.deal.undo()
            assert observed(other) == after, self.where()
            self.deal.play(last)
            assert observed(self.deal) == before, self.where()

    def take_back(self) -> None:
        """Undo every move and find each earlier state as it was."""
        played = list(self.deal.moves)
        while len(self.seen) > 1:
            assert observed(self.deal) == self.seen.pop(), self.note
            assert self.deal.undo() == played.pop(), self.note
        assert observed(self.deal) == self.seen[0], self.note
        assert not self.deal.moves, self.note
