"""The legal moves of one seat in one position, as a lazy sequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from types import SimpleNamespace
from typing import Any, overload

from tabbe.cards import CARDS, Card
from tabbe.engine import compiler
from tabbe.engine.block import (
    CARD_BITS,
    CARD_WIDTH,
    HAND,
    HAND_N,
    HIDDEN,
    M_PLAY,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    MAXIMUM,
    R_EXTENT,
    R_FORCED,
    R_PAIR_ONLY,
    R_VALUE,
    R_VALUE2,
    TABLE1,
    TABLE2,
    VALUE_BITS,
    VALUE_SHIFT,
    W_LEAST,
    W_TAKES1,
    W_TAKES2,
    WORK_SIZE,
)
from tabbe.engine.legal import LEGAL
from tabbe.engine.move import Move

LOOKED = 64
"""Moves that are looked through for one that would be right in place of another."""


def unpack_hand(hand: int, held: int) -> list[int]:
    """The card indices of a packed hand in dealing order, HIDDEN for one that is not known."""
    return [(hand >> (CARD_WIDTH * place)) & HIDDEN for place in range(held)]


def take_among(card: Card, moves: Sequence[Move]) -> Move | None:
    """The first take of a card among the first moves, else the first of them if there is one."""
    first = None
    for move in islice(moves, LOOKED):
        if move[0] == card.index and move.kind != "creep":
            return move
        first = first or move
    return first


class LegalMoves(Sequence[Move]):
    """All legal moves of a seat: iterate, `len`, `in`, index; complete, listed when asked for.

    Order: hand order with twins once, the lower hand value first, then the sets taken in the order
    of their sorted tuples of cards, a creep after takes. On usual tables the list is made in
    one go; where there are more than some hundreds of moves they come one by one, nothing is left
    out, and `in` and `first` stay fast (`len` and a high index have to count).

    It holds a copy of the position with only what the seat may know, and nothing of the deal.
    """

    __slots__ = ("_block", "_instead", "_kernels", "_known", "_long", "_rules", "_seat")

    def __init__(self, kernels: SimpleNamespace, rules: Any, block: Any, seat: int) -> None:
        self._kernels = kernels
        self._rules = rules
        self._block = block
        self._seat = seat
        self._known: list[Move] | None = None
        self._long = False
        self._instead: dict[int, Move | None] | None = None

    def _list(self) -> list[Move] | None:
        """The whole list where it is short, else None."""
        if self._known is None and not self._long:
            kernels, rules, block = self._kernels, self._rules, self._block
            desk = compiler.desk_for(kernels, rules[R_PAIR_ONLY], rules[R_EXTENT])
            out = desk.out
            count = kernels.list_moves(
                block, self._seat, rules, desk.sets, desk.work, desk.memo, out, desk.room
            )
            if count > desk.room:
                self._long = True
            else:
                rows = out[: M_SIZE * count]
                if kernels is not compiler.plain:
                    rows = rows.tolist()
                move = self._move
                self._known = [
                    move(
                        rows[at] & CARD_BITS,
                        (rows[at] >> VALUE_SHIFT) & VALUE_BITS,
                        rows[at + M_TAKES1],
                        rows[at + M_TAKES2],
                    )
                    for at in range(M_PLAY, M_SIZE * count, M_SIZE)
                ]
        return self._known

    def _move(self, card: int, value: int, takes1: int, takes2: int) -> Move:
        if not takes1:
            return Move((card, value, 0, 0, (), 0, 0, 0, False, ()))
        kernels, rules, block = self._kernels, self._rules, self._block
        sweep = int(kernels.sweep_units(block, rules, card, takes1, takes2))
        points = int(kernels.points_of(takes1, takes2, rules))
        points += int(kernels.points_of(1 << card, 0, rules))
        named = False
        if rules[R_VALUE2 + card]:
            other = rules[R_VALUE + card] + rules[R_VALUE2 + card] - value
            named = self._check(card, int(other), takes1, takes2) == LEGAL
        return Move((card, value, takes1, takes2, (), 0, sweep, points, named, ()))

    def _check(self, card: int, value: int, takes1: int, takes2: int) -> int:
        kernels, rules = self._kernels, self._rules
        desk = compiler.desk_for(kernels, rules[R_PAIR_ONLY], rules[R_EXTENT])
        return int(
            kernels.check_move(
                self._block, self._seat, rules, desk.work, desk.memo, card, value, takes1, takes2
            )
        )

    def reason_against(self, card: int, value: int, takes1: int, takes2: int) -> int:
        """The kernels' number of why a play is not allowed, 0 when it is.

        `value` 0 stands for any hand value; the cards are `Card.index` and a pair of masks.
        """
        return self._check(card, value, takes1, takes2)

    def find(self, card: int, takes1: int, takes2: int) -> Move:
        """The move in this list for a play that `reason_against` has nothing against."""
        rules = self._rules
        for other in (int(rules[R_VALUE + card]), int(rules[R_VALUE2 + card])):
            if other and (not takes1 or self._check(card, other, takes1, takes2) == LEGAL):
                return self._move(card, other, takes1, takes2)
        raise AssertionError("not a legal play")

    def adapt(self, move: Move) -> tuple[int, Move]:
        """Why a move made for any table may not be played here (0: it may), and what it is here."""
        number = self._check(move[0], move[1], move[2], move[3])
        return number, move if number else self.find(move[0], move[2], move[3])

    def _one_by_one(self) -> Iterator[Move]:
        for card in self._cards():
            yield from self._of_card(card)

    def of_card(self, card: Card) -> Iterator[Move]:
        """The moves that play one card of the hand, without listing those of the others."""
        if self._known is not None:
            return (move for move in self._known if move[0] == card.index)
        return self._of_card(card.index) if card.index in self._cards() else iter(())

    def by_notation(self, text: str) -> Move | None:
        """The move that is written exactly so, where the moves have been listed already.

        None says nothing: the text may mean a move all the same, see `parse_move`.
        """
        for move in self._known or ():
            # Writing a move costs more than this look at its card.
            if text.startswith(str(CARDS[move[0]])) and str(move) == text:
                return move
        return None

    def instead(self, card: Card) -> Move | None:
        """A take of a card among the first moves where there is one, else the first move.

        It is kept: who looks for a move by trying thousands of sets of cards is refused as often,
        and on a crowded table the first moves take longer than a try.
        """
        if self._instead is None:
            self._instead = {}
        if card.index not in self._instead:
            self._instead[card.index] = take_among(card, self)
        return self._instead[card.index]

    def holds(self, card: Card) -> bool:
        """Whether the seat has a card in hand."""
        return card.index in self._cards()

    def captures(self, card: Card, value: int = 0) -> Iterator[Move]:
        """The captures of one card of the hand, of all its values or of one, one after another."""
        return self._captures(card.index, value) if card.index in self._cards() else iter(())

    def _of_card(self, card: int) -> Iterator[Move]:
        """The moves of one hand card, its creep last."""
        block = self._block
        yield from self._captures(card)
        if self._must_sweep(card, int(block[TABLE1]), int(block[TABLE2])):
            return
        if self._check(card, 0, 0, 0) == LEGAL:
            yield self._move(card, int(self._rules[R_VALUE + card]), 0, 0)

    def _captures(self, card: int, only: int = 0) -> Iterator[Move]:
        """The captures of a hand card, of one of its values alone where that is given."""
        kernels, rules, block = self._kernels, self._rules, self._block
        table1, table2 = int(block[TABLE1]), int(block[TABLE2])
        if self._must_sweep(card, table1, table2):
            if self._check(card, only, table1, table2) == LEGAL:
                yield self.find(card, table1, table2)
            return
        extent, pair_only = int(rules[R_EXTENT]), int(rules[R_PAIR_ONLY])
        desk = compiler.desk_for(kernels, pair_only, extent)
        values = [v for v in (int(rules[R_VALUE + card]), int(rules[R_VALUE2 + card])) if v]
        least = 0
        if extent == MAXIMUM:
            least = max(
                int(kernels.most_cards(table1, table2, v, pair_only, desk.work, desk.memo))
                for v in values
            )
        for value in values:
            if only not in (0, value):
                continue
            work = compiler.new_block(kernels, WORK_SIZE)
            kernels.takes_begin(table1, table2, value, 0, min(extent, 1), pair_only, work)
            work[W_LEAST] = least
            while kernels.takes_next(work, desk.memo):
                takes1, takes2 = int(work[W_TAKES1]), int(work[W_TAKES2])
                first = value
                if value != values[0] and self._check(card, values[0], takes1, takes2) == LEGAL:
                    if not only:
                        continue
                    first = values[0]
                if self._check(card, value, takes1, takes2) == LEGAL:
                    yield self._move(card, first, takes1, takes2)
                else:
                    break

    def _must_sweep(self, card: int, table1: int, table2: int) -> bool:
        return bool(self._rules[R_FORCED]) and self._check(card, 0, table1, table2) == LEGAL

    def __reduce__(self) -> tuple[Any, ...]:
        return _thawed, ([int(n) for n in self._rules], [int(n) for n in self._block], self._seat)

    @property
    def is_long(self) -> bool:
        """Whether the moves are too many to be listed in one go."""
        self._list()
        return self._long

    def creeps(self) -> Iterator[Move]:
        """The creeps among the moves, without listing the takes."""
        for card in self._cards():
            if self._check(card, 0, 0, 0) == LEGAL:
                yield self._move(card, int(self._rules[R_VALUE + card]), 0, 0)

    def _cards(self) -> tuple[int, ...]:
        """The known cards of the hand in its order, twins once."""
        return tuple(
            dict.fromkeys(
                index
                for index in unpack_hand(
                    int(self._block[HAND + self._seat]), int(self._block[HAND_N + self._seat])
                )
                if index != HIDDEN
            )
        )

    def first(self, number: int) -> tuple[Move, ...]:
        """The first so many moves, without listing the rest."""
        return tuple(islice(self, number))

    def sample(self, most: int) -> tuple[Move, ...]:
        """All moves where they are no more than `most`; else so many, a fair share of every card.

        The share of a hand card is its first moves and, last, its creep if it has one.
        """
        first = self.first(most + 1)
        if len(first) <= most:
            return first
        return self.glance(max(1, most // int(self._block[HAND_N + self._seat])))

    def glance(self, share: int) -> tuple[Move, ...]:
        """For each hand card its first moves, up to `share`, the last of them its creep if any.

        The rest is not listed, so it is quick on any table.
        """
        creeps = {move[0]: move for move in self.creeps()}
        found: list[Move] = []
        for card in self._cards():
            few = list(islice(self._of_card(card), share))
            if len(few) == share and few[-1].kind != "creep":
                # The last place of a share is the creep's.
                few.pop()
                few += [creeps[card]] if card in creeps else []
            found += few
        return tuple(found)

    def __iter__(self) -> Iterator[Move]:
        known = self._list()
        return iter(known) if known is not None else self._one_by_one()

    def __len__(self) -> int:
        known = self._list()
        return len(known) if known is not None else sum(1 for _ in self._one_by_one())

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        known = self._list()
        if isinstance(index, slice):
            if known is not None:
                return tuple(known[index])
            start, stop, step = index.start or 0, index.stop, index.step or 1
            if stop is not None and stop >= 0 and start >= 0 and step > 0:
                return tuple(islice(self, start, stop, step))
            return tuple(self)[index]
        if known is not None:
            return known[index]
        if index < 0:
            return list(self)[index]
        for move in islice(self, index, None):
            return move
        raise IndexError("no such move")

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """The place of a move, found in one walk however long the list is.

        Raises:
            ValueError: when it is not there.
        """
        if start < 0 or (stop is not None and stop < 0):
            start, stop, _ = slice(start, stop).indices(len(self))
        if value in self:
            for place, move in enumerate(islice(self, stop)):
                if place >= start and move == value:
                    return place
        raise ValueError("no such move")

    def __reversed__(self) -> Iterator[Move]:
        return reversed(tuple(self))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        if self._known is not None:
            return move in self._known
        if self._check(move[0], move[1], move[2], move[3]) != LEGAL:
            return False
        return self.find(move[0], move[2], move[3]) == move

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(str(move) for move in self.first(6))
        return f"LegalMoves({shown}{', …' if len(self.first(7)) > 6 else ''})"


def _thawed(rules: list[int], block: list[int], seat: int) -> LegalMoves:
    """A listing from a pickle, with the kernels of this process."""
    from tabbe.engine.table_listing import moves_for

    # A hand larger than any that is dealt is a number too long for the compiled kernels.
    kernels = compiler.plain if max(block) >= 1 << 63 else compiler.kernels_for_deal()
    return moves_for(
        kernels, compiler.block_of(kernels, rules), compiler.block_of(kernels, block), seat
    )
