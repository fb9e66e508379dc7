"""What a view tells, as a block that the kernels can play on once its unknown cards are dealt.

This is the one place where a `View` becomes a position. The deal is put together from the events
(cards that were played lay in their player's hand when the batch was dealt) and played over again
by the same kernels that play every deal, so nothing about it is worked out a second time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabbe.cards import CARDS
from tabbe.engine import block as b
from tabbe.engine import compiler, event
from tabbe.engine.judge import CLEAR
from tabbe.engine.move import Build, masks_of
from tabbe.engine.opening import fresh_block
from tabbe.engine.switchboard import rules_numbers

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import SimpleNamespace

    from tabbe.cards import Card
    from tabbe.engine.move import Move
    from tabbe.engine.view import View


@dataclass(frozen=True, slots=True)
class Knowledge:
    """All that a view tells, in the form of the kernels that are to work with it.

    Attributes:
        kernels: plain or compiled.
        numbers: the rules block.
        opening: the deal before the first move, with all cards that are known by now.
        block: the position now; a card in another hand is HIDDEN, one in the pack -1.
        unseen: the cards (`Card.index`, twins twice) that lie in other hands or in the pack.
        bans: per seat the mask of cards that it cannot hold, by the duties it was under.
        line: the moves so far, a row of `P_SIZE` each.
        moves: their number.
        batch_start: the number of moves before this batch.
        past: the blocks before each move of this batch, `SIZE` numbers each.
        builds: the builds on the table in laying order.
        laid: the opening table.
        seats: the seats dealt in.
    """

    kernels: SimpleNamespace
    numbers: Any
    opening: Any
    block: Any
    unseen: tuple[int, ...]
    bans: Any
    line: Any
    moves: int
    batch_start: int
    past: Any
    builds: tuple[Build, ...]
    laid: tuple[Card, ...]
    seats: tuple[int, ...]

    def row_of(self, move: Move) -> tuple[int, int, int, int]:
        """The row of a legal move of the seat to play, its place in the hand included."""
        seat = int(self.block[b.TURN])
        place = int(self.kernels.place_of(self.block, seat, move[0]))
        play = move[0] | move[1] << b.VALUE_SHIFT | move[5] << b.MADE_SHIFT
        bits = bits_of(move.builds, self.builds)
        return play | place << b.PLACE_SHIFT, move[2], move[3], bits


def knowledge_of(view: View, kernels: SimpleNamespace) -> Knowledge:
    """Gather what a view of a deal in play tells."""
    rules = view.rules
    told = _Story(view)
    fresh = fresh_block(rules, told.seats, view.dealer, view.carry, sweeps_count=view.sweeps_count)
    for at in range(b.MAX_DECK):
        fresh[b.DECK + at] = -1
    for at, card in told.deck().items():
        fresh[b.DECK + at] = card
    numbers = compiler.block_of(kernels, rules_numbers(rules, len(told.seats)))
    block = compiler.block_of(kernels, fresh)
    kernels.open_deal(block, numbers)
    opening = block.copy()
    end, start = len(told.rows), told.batch_start
    line = compiler.block_of(kernels, [number for row in told.rows for number in row])
    past = compiler.new_block(kernels, b.SIZE * (end - start))
    bans = compiler.new_block(kernels, b.MAX_SEATS)
    desk = compiler.desk_for(kernels, numbers[b.R_PAIR_ONLY], numbers[b.R_EXTENT])
    kernels.replay(block, numbers, desk.work, desk.memo, line, end, start, past, bans)
    return Knowledge(
        kernels,
        numbers,
        opening,
        block,
        told.unseen(),
        bans,
        line,
        end,
        start,
        past,
        tuple(item for item in view.table if isinstance(item, Build)),
        told.laid,
        told.seats,
    )


def bits_of(builds: Iterable[Build], standing: Iterable[Build]) -> int:
    """Some of the builds on a table as bits by their place."""
    bits = 0
    places = list(enumerate(standing))
    for build in builds:
        bits |= next(1 << k for k, other in places if other == build and not bits >> k & 1)
    return bits


class _Story:
    """The events of a view, read as a deal: who was dealt what, and who played what."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rows: list[tuple[int, int, int, int]] = []
        self.dealt: list[tuple[tuple[Card | None, ...], ...]] = []
        self.played: list[list[list[Card]]] = []
        self.laid: tuple[Card, ...] = ()
        self.batch_start = 0
        builds: list[Build] = []
        for told in view.events:
            if isinstance(told, event.Dealt):
                self.laid = self.laid or told.table
                self.dealt.append(told.hands)
                self.played.append([[] for _ in told.hands])
                self.batch_start = len(self.rows)
            elif isinstance(told, event.Crept | event.Captured | event.Built):
                self.played[-1][told.seat].append(told.card)
                self.rows.append(_row_of(told, builds, view))
        self.seats = tuple(seat for seat, hand in enumerate(self.dealt[0]) if hand)
        self.hands = self._hands()

    def _hands(self) -> list[list[list[int]]]:
        """Per batch and seat the cards dealt, -1 for those not known."""
        found = []
        for dealt, played in zip(self.dealt, self.played, strict=True):
            hands = []
            for shown, cards in zip(dealt, played, strict=True):
                hand = [-1 if card is None else card.index for card in shown]
                left = hand.copy()
                for card in cards:
                    if card.index in left:
                        left.remove(card.index)
                    else:
                        left.remove(-1)
                        hand[hand.index(-1)] = card.index
                hands.append(hand)
            found.append(hands)
        return found

    def deck(self) -> dict[int, int]:
        """The cards that are known by their place in the deck."""
        view = self.view
        plan = view.rules.plan(len(self.seats))
        first = [seat for seat in self.seats if seat > view.dealer]
        ring = [*first, *(seat for seat in self.seats if seat <= view.dealer)]
        laid = iter(self.laid)
        deck = {}
        at = 0
        for batch, dealt in enumerate(self.hands):
            packets = plan.opening
            if batch:
                packets = tuple(("hand", size) for size in plan.packets(plan.batches[batch - 1]))
            given = dict.fromkeys(ring, 0)
            for where, size in packets:
                if where == "table":
                    for _ in range(size):
                        deck[at] = next(laid).index
                        at += 1
                    continue
                for seat in ring:
                    for card in dealt[seat][given[seat] : given[seat] + size]:
                        deck[at] = card
                        at += 1
                    given[seat] += size
        return deck

    def unseen(self) -> tuple[int, ...]:
        """The cards that have not been seen, in card order."""
        left = [self.view.rules.packs] * len(CARDS)
        for card in self.laid:
            left[card.index] -= 1
        for hands in self.hands:
            for hand in hands:
                for index in hand:
                    if index >= 0:
                        left[index] -= 1
        return tuple(index for index, number in enumerate(left) for _ in range(number))


def _row_of(
    told: event.Crept | event.Captured | event.Built, builds: list[Build], view: View
) -> tuple[int, int, int, int]:
    """The row of a move that was told; `builds` are those standing, kept up to date."""
    card = told.card
    values = view.rules.hand_values(card)
    if isinstance(told, event.Crept):
        return card.index | values[0] << b.VALUE_SHIFT, 0, 0, 0
    takes = told.takes if isinstance(told, event.Captured) else told.uses
    loose = tuple(item for item in takes if not isinstance(item, Build))
    used = [item for item in takes if isinstance(item, Build)]
    bits = bits_of(used, builds)
    builds[:] = [build for k, build in enumerate(builds) if not bits >> k & 1]
    if isinstance(told, event.Built):
        builds.append(told.build)
        play = card.index | card.rank << b.VALUE_SHIFT | told.build.value << b.MADE_SHIFT
        return play, *masks_of(loose), bits
    value = told.value
    if view.rules.spade5_clears and card.index == b.FIVE_OF_SPADES:
        plain = all(build.value == value for build in used) and (not loose or told.groups)
        value = value if plain else CLEAR
    return card.index | value << b.VALUE_SHIFT, *masks_of(loose), bits
