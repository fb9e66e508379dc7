"""The engine and the naive reference side by side: play both, compare after every play.

This is the only module of the folder that knows the product, and only by its public names.
"""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterable, Sequence

from tabbe.engine import Build as EngineBuild
from tabbe.engine import (
    Built,
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
from tests.oracle.build import Build, Builds, Making, arranged, base_of, result
from tests.oracle.deal import Event, NaiveDeal, card_points, inside
from tests.oracle.pack import RANKS, low_value, shuffled_pack, tidy, whole_pack, without
from tests.oracle.play import Play, is_clear, is_sweep, sweeping_cards
from tests.oracle.switch import Switches, switches_of
from tests.oracle.take import Take, hand_values, is_group

# How many times as much to run: 1 in the usual run, more when a machine has the night for it.
SOAK = int(os.environ.get("TABBE_SOAK", "1"))

# Going through all subsets stays quick up to here; random play keeps larger tables rare.
CROWDED = 9

Observed = tuple[object, ...]


def texts(cards: Iterable[object]) -> tuple[str, ...]:
    """Return the cards of the product as plain text, in the order given."""
    return tuple(str(card) for card in cards)


def parted(items: Iterable[object]) -> tuple[Take, Builds]:
    """Part cards and builds of the product and return both as the reference writes them."""
    loose: list[str] = []
    builds: list[Build] = []
    for item in items:
        if isinstance(item, EngineBuild):
            cards = tidy(texts(item.cards))
            builds.append(Build(item.value, item.owner, item.locked, cards))
        else:
            loose.append(str(item))
    return tidy(loose), arranged(builds)


def play_of(move: Move) -> Play:
    """Return a move of the product as a play of the reference."""
    return Play(str(move.card), *parted(move.takes), move.made)


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
            found.append((kind, event.seat, str(event.card), *parted(event.takes), event.points))
        elif isinstance(event, Built):
            (made,) = parted([event.build])[1]
            found.append((kind, event.seat, str(event.card), made, *parted(event.uses)))
        elif isinstance(event, Swept):
            # Who is paid nothing is not paid.
            paid = (event.paid if event.reward else None, abs(event.reward))
            found.append((kind, event.seat, str(event.card), event.units, event.points, *paid))
        elif isinstance(event, PicturesRemoved):
            found.append((kind, tidy(texts(event.cards))))
        elif isinstance(event, LastCards):
            found.append((kind, event.dealer))
        elif isinstance(event, Residue):
            loose, builds = parted(event.table)
            left = tidy([*loose, *inside(builds)])
            others = (event.heaps, event.undealt)
            found.append((kind, event.seat, left, *(tidy(texts(part)) for part in others)))
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


def name_of(build: Build, builds: Sequence[Build]) -> str:
    """Write a standing build as moves name it: with the owner only where that is needed."""
    same = [other for other in builds if other.value == build.value]
    if len(same) == 1:
        return f"[{build.value}]"
    owned = [other for other in same if other.owner == build.owner]
    if len(owned) == 1:
        return f"[{build.value}@{build.owner}]"
    return f"[{build.value}@{build.owner}.{owned.index(build) + 1}]"


def careless_text(play: Play, builds: Sequence[Build], chance: random.Random) -> str:
    """Write a play the way a careless person would: in any order, grouped anyhow.

    ``builds``: those on the table, in laying order.
    """
    if play.kind == "creep":
        return play.card
    items = [*play.take, *(name_of(build, builds) for build in play.builds)]
    chance.shuffle(items)
    text = items[0] if items else ""
    for one, other in itertools.pairwise(items):
        # A build is a group by itself.
        text += ("," if "[" in one + other else chance.choice("+,")) + other
    return f"{play.card}^{text}={play.made}" if play.made else f"{play.card}x{text}"


def play_unwatched(deal: Deal, naive: NaiveDeal, chance: random.Random) -> None:
    """Play a deal on both sides with random moves of the engine, comparing nothing on the way."""
    while not deal.is_over:
        moves = deal.legal_moves()
        if len(deal.table) > CROWDED:
            move = next((one for one in moves if one.kind == "capture"), moves[0])
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
        self.loose = rules.with_switches(
            capture="optional",
            extent="any",
            forced_sweep=False,
            builds="multiple",
            build_from="several",
            raise_="any",
            raise_onto="keep",
            mere_by_others=True,
            builder_duty="none",
            spade5_clears=True,
        )
        self.pack = tidy(whole_pack(rules.packs))
        # How often a build is made when one can be made at all.
        self.eager = self.chance.choice((0.0, 0.5, 0.9))
        self.seen = [observed(self.deal)]
        self.known: set[Play] | None = None
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
        table = tuple(self.deal.table)
        self.compare_move(move)
        if self.chance.random() < 0.1:
            self.compare_announcements()
            self.compare_referee()
            self.wander()
        by_text = self.chance.random() < 0.3
        loose, builds = tuple(self.naive.table), self.naive.builds
        clears = is_clear(play, loose, builds, self.switches)
        text = "5sx*" if clears else careless_text(play, builds, self.chance)
        happened = told(self.deal.play(text if by_text else move))
        assert happened == self.naive.play_unchecked(*play), self.where()
        self.known = None
        units = [event[3] for event in happened if event[0] == "swept"]
        if units or self.switches.last_card_sweep:
            assert [move.sweep] == (units or [0]), (self.where(), str(move))
        self.compare_order(table, play)
        self.seen.append(observed(self.deal))

    def where(self) -> str:
        """Describe the position, for the message of a failure."""
        naive = self.naive
        hand = [] if naive.seat is None else naive.hands[naive.seat]
        table = [*naive.table, *naive.builds]
        return f"{self.note} seat={naive.seat} table={table} hand={hand}"

    def choose(self, legal: set[Play]) -> Play:
        """Choose at random, but take much from a table that grows too large to compare."""
        ordered = sorted(legal)
        if len(self.naive.table) > CROWDED:
            return max(ordered, key=lambda play: (len(play.take), play.kind == "capture"))
        if self.chance.random() < self.eager:
            ordered = [play for play in ordered if play.made] or ordered
        return self.chance.choice(ordered)

    def compare(self) -> None:
        """Compare everything that both sides can tell of the position."""
        deal, naive = self.deal, self.naive
        where = self.where()
        assert deal.seat == naive.seat, where
        assert parted(deal.table) == (tidy(naive.table), arranged(naive.builds)), where
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
        self.compare_builds()
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
            assert {play_of(move) for move in view.legal} == self.legal(), where

    def legal(self) -> set[Play]:
        """Return the plays that the reference allows, worked out once a turn."""
        if self.known is None:
            self.known = self.naive.legal_plays()
        return self.known

    def compare_moves(self) -> set[Play]:
        """Compare the legal moves as sets, and the list with its own length and membership."""
        moves = self.deal.legal_moves()
        listed = list(moves)
        plays = [play_of(move) for move in listed]
        legal = self.legal()
        assert set(plays) == legal, (self.where(), set(plays) ^ legal)
        assert len(plays) == len(set(plays)) == len(moves), self.where()
        for move in self.chance.sample(listed, min(3, len(listed))):
            assert move in moves, (self.where(), str(move))
        return legal

    def compare_move(self, move: Move) -> None:
        """Check what a move says of itself: kind, groups, value, sweep, points."""
        play = play_of(move)
        where = (self.where(), str(move))
        loose, builds = tuple(self.naive.table), self.naive.builds
        assert move.kind == play.kind, where
        points = 0
        if play.kind == "capture":
            won = [play.card, *play.take, *inside(play.builds)]
            points = sum(card_points(one, self.switches) for one in won)
        assert move.points == points, where
        assert move.clears == is_clear(play, loose, builds, self.switches), where
        if not move.clears:
            grouped = [one for group in move.groups for one in group]
            assert parted(grouped)[0] == play.take, where
        if play.kind == "capture" and not move.clears:
            assert move.value in hand_values(play.card, self.switches), where
            assert all(build.value == move.value for build in play.builds), where
            for group in move.groups:
                assert is_group(texts(group), play.card, move.value, self.switches), where
        if play.made:
            self.compare_groups(move)
        elif self.switches.last_card_sweep and self.switches.sweep_last_batch:
            assert bool(move.sweep) == is_sweep(play, loose, builds, self.switches), where
        assert str(move).endswith("#" * move.sweep), where
        assert str(parse_move(str(move), self.deal)) == str(move), where

    def compare_groups(self, move: Move) -> None:
        """Check that the groups of a build move make its value, the first one with the base."""
        play = play_of(move)
        where = (self.where(), str(move))
        making = Making(play.card, play.take, play.builds, play.made)
        sums = [sum(low_value(str(card)) for card in group) for group in move.groups]
        rest = play.made - base_of(making)
        expected = [rest] if rest else []
        expected += [play.made] * (len(sums) - len(expected))
        assert sums == expected, where
        assert self.naive.seat is not None
        assert str(move).endswith("!") == result(making, self.naive.seat).locked, where

    def compare_builds(self) -> None:
        """Check that each standing build lies in groups of its value, two or more when locked."""
        for item in self.deal.table:
            if isinstance(item, EngineBuild):
                sums = [sum(low_value(str(card)) for card in group) for group in item.groups]
                assert set(sums) == {item.value}, (self.where(), str(item))
                assert (len(sums) > 1) == item.locked, (self.where(), str(item))
                grouped = [card for group in item.groups for card in group]
                assert tidy(texts(grouped)) == tidy(texts(item.cards)), self.where()

    def compare_referee(self) -> None:
        """Check that the referee allows the same when shown the table and the hand as text."""
        assert self.naive.seat is not None
        verdict = referee(
            self.deal.rules,
            hand=" ".join(self.naive.hands[self.naive.seat]),
            table=" ".join(texts(self.deal.table)),
            seat=self.naive.seat,
        )
        assert {play_of(move) for move in verdict.plays} == self.legal(), self.where()
        forced = self.switches.forced_sweep and sweeping_cards(
            self.naive.hands[self.naive.seat],
            tuple(self.naive.table),
            self.naive.builds,
            self.switches,
        )
        assert verdict.forced == bool(forced), self.where()

    def compare_announcements(self) -> None:
        """Check that exactly what would sweep the table as it stands is announced.

        A rank is called when its usual cards sweep; the two of spades, the clearing five of spades
        and the ten of diamonds are called by name when only they do. A rank
        that lies there whole is not called, nor one of those three once it is out of play.
        """
        said = self.deal.announcements()
        table, builds = tuple(self.naive.table), self.naive.builds
        clears = sweeping_cards(whole_pack(1), table, builds, self.switches)
        expected = {rank for rank in RANKS if rank + "h" in clears}
        expected |= {
            card for card in ("2s", "5s", "Td") if card in clears and card[0] not in expected
        }
        left = {*self.naive.stock, *(card for hand in self.naive.hands for card in hand)}
        lying = [*table, *(card for build in builds for card in build.cards)]
        packs = self.switches.packs
        for word in sorted(expected):
            able = [card for card in clears if card.startswith(word)]
            played = len(word) == 2 and word not in left
            if played or all(lying.count(card) == packs for card in able):
                expected.remove(word)
        assert sorted(said) == sorted(expected), (self.where(), said)
        assert self.deal.view(None).announcements() == said, self.where()

    def compare_order(self, before: tuple[object, ...], play: Play) -> None:
        """Check that the table keeps its laying order, what is laid or built joining at the end."""
        left: list[str] = []
        loose, builds = list(play.take), list(play.builds)
        for item in before:
            cards, builds_here = parted([item])
            if cards and cards[0] in loose:
                loose.remove(cards[0])
            elif builds_here and builds_here[0] in builds:
                builds.remove(builds_here[0])
            else:
                left.append(str(item))
        if play.kind == "creep":
            left.append(play.card)
        after = list(texts(self.deal.table))
        if play.kind == "build" and not self.deal.is_over:
            assert isinstance(self.deal.table[-1], EngineBuild), self.where()
            after.pop()
        position = 0
        for one in after:
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
            self.refuse(careless_text(wrong, self.naive.builds, self.chance), before)

    def foreign_moves(self) -> list[Move]:
        """Return moves made for another position: from looser rules, and from earlier turns."""
        assert self.naive.seat is not None
        hand = " ".join(self.naive.hands[self.naive.seat])
        table = " ".join(texts(self.deal.table))
        verdict = referee(self.loose, hand=hand, table=table, seat=self.naive.seat)
        some = list(itertools.islice(verdict.plays, 200))
        if self.switches.builds == "none":
            some = [move for move in some if move.kind != "build"]
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
        """Return a play that differs in one point: a card or build less or more, another value."""
        assert self.naive.seat is not None
        others = without(self.naive.table, play.take)
        kind = self.chance.randrange(8)
        if kind == 0 and play.take:
            return play._replace(take=tidy(without(play.take, [self.chance.choice(play.take)])))
        if kind == 1 and others:
            return play._replace(take=tidy([*play.take, self.chance.choice(others)]))
        if kind == 2:
            return play._replace(card=self.chance.choice(self.naive.hands[self.naive.seat]))
        if kind == 3:
            return play._replace(card=self.chance.choice(self.pack))
        if kind == 4 and self.naive.builds:
            used = self.chance.sample(self.naive.builds, self.chance.randint(0, 1))
            return play._replace(builds=arranged(used))
        if kind == 5 and play.kind != "creep":
            return play._replace(made=self.chance.randint(1, 16))
        if kind == 6 and play.made:
            return play._replace(made=0)
        table = self.naive.table
        size = self.chance.randint(1, len(table)) if table else 0
        return play._replace(take=tidy(self.chance.sample(table, size)))

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
