"""What a deal holds and what has happened in it, read from its block."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tabbe.cards import CARDS, Card, whole
from tabbe.engine import block as b
from tabbe.engine import event
from tabbe.engine.announce import announcements, seen_in
from tabbe.engine.error import DealError
from tabbe.engine.listing import unpack_hand
from tabbe.engine.move import Build, Move, cards_of
from tabbe.engine.opening import shown

if TYPE_CHECKING:
    from tabbe.rules import Rules


class State:
    """How a deal stands: what lies where, who has scored what, and what has been told of it.

    It only reads; `Deal` makes the block and plays on it.
    """

    __slots__ = (
        "_block",
        "_events",
        "_hands",
        "_moves",
        "_numbers",
        "_table",
        "_told",
        "dealer",
        "players",
        "rules",
        "seats",
        "sides",
    )

    rules: Rules
    players: int
    dealer: int
    seats: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    _block: Any
    _numbers: Any
    _table: tuple[Card | Build, ...]
    _events: list[event.Event]
    _told: dict[int | None, list[event.Event]]
    _moves: list[Move]
    _hands: dict[int, tuple[Card, ...]]

    # --- what lies where ----------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat to play, None when the deal is over."""
        turn = int(self._block[b.TURN])
        return turn if turn >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played and the deal is counted."""
        return bool(self._block[b.TURN] < 0)

    @property
    def table(self) -> tuple[Card | Build, ...]:
        """Cards and builds on the table in laying order."""
        return self._table

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, in dealing order; cards that are not known are left out."""
        if seat.__class__ is not int:
            seat = self._seat_of(seat)
        held = self._hands.get(seat)
        if held is None:
            seat = self._seat_of(seat)
            held = tuple(CARDS[index] for index in self._held(seat) if index != b.HIDDEN)
            self._hands[seat] = held
        return held

    def hand_size(self, seat: int) -> int:
        """The number of cards a seat holds, known or not."""
        return int(self._block[b.HAND_N + self._seat_of(seat)])

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Per seat the number of cards it holds, known or not."""
        return self._per_seat(b.HAND_N)

    @property
    def heaps(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Pictures set aside: spades, and the others, each in card order."""
        if not self._block[b.HEAP1]:
            return (), ()
        cards = cards_of(int(self._block[b.HEAP1]), int(self._block[b.HEAP2]))
        return (
            tuple(card for card in cards if card.suit == "s"),
            tuple(card for card in cards if card.suit != "s"),
        )

    @property
    def deck(self) -> tuple[Card | None, ...]:
        """The whole deck in dealing order, None for a card that is not known. Secret."""
        size = int(self._block[b.DECK_N])
        indices = self._block[b.DECK : b.DECK + size]
        return tuple(CARDS[index] if index >= 0 else None for index in indices)

    @property
    def stock(self) -> int:
        """The number of cards still in the pack."""
        return int(self._block[b.DECK_N] - self._block[b.NEXT_CARD])

    @property
    def batch(self) -> int:
        """The batch being played, from 1."""
        return int(self._block[b.BATCH]) + 1

    @property
    def batches_left(self) -> int:
        """The number of batches still to be dealt."""
        return int(self._numbers[b.R_BATCHES] - self._block[b.BATCH]) - 1

    @property
    def last_capture(self) -> int | None:
        """The seat of the last capture, None before the first."""
        seat = int(self._block[b.LAST])
        return seat if seat >= 0 else None

    @property
    def pile_counts(self) -> tuple[int, ...]:
        """Per seat the number of cards won."""
        return self._per_seat(b.WON)

    @property
    def suit_counts(self) -> tuple[int, ...]:
        """Per seat the number of cards of the majority suit won."""
        return self._per_seat(b.WON_SUIT)

    @property
    def spade_counts(self) -> tuple[int, ...]:
        """Per seat the number of spades won, residue included once the deal is over."""
        spades = [0] * self.players
        for told in self._events:
            if isinstance(told, event.Captured):
                spades[told.seat] += _spades_in((told.card, *told.takes))
            elif isinstance(told, event.Residue) and told.seat is not None:
                spades[told.seat] += _spades_in((*told.table, *told.heaps, *told.undealt))
        return tuple(spades)

    @property
    def sweeps(self) -> tuple[int, ...]:
        """Per seat the sweep units, a double sweep counting two."""
        return self._per_seat(b.UNITS)

    def scores(self) -> tuple[int, ...]:
        """Per seat the points; during play those so far, without the residue."""
        parts = (self._per_seat(b.POINTS), self._per_seat(b.SWEEP), self._per_seat(b.BONUS))
        return tuple([points + sweep + bonus for points, sweep, bonus in zip(*parts, strict=True)])

    @property
    def majorities(self) -> tuple[int, int]:
        """What most cards and most of the suit are worth here, ties carried over included."""
        return int(self._block[b.MAJORITY_CARDS]), int(self._block[b.MAJORITY_SUIT])

    # --- what has happened --------------------------------------------------------------------

    @property
    def events(self) -> tuple[event.Event, ...]:
        """All that has happened, hands included. Secret; a seat gets those of its view."""
        return tuple(self._events)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves played so far."""
        return tuple(self._moves)

    @property
    def move_count(self) -> int:
        """The number of moves played so far."""
        return len(self._moves)

    @property
    def told_count(self) -> int:
        """The number of events so far."""
        return len(self._events)

    def told(self, seat: int | None, since: int = 0) -> tuple[event.Event, ...]:
        """The events that a seat's view holds, or a spectator's (None), from number `since` on."""
        if seat is not None:
            seat = self._seat_of(seat)
        # Views are made at every turn, and what has been told once does not change.
        shown = self._told.setdefault(seat, [])
        if len(shown) < len(self._events):
            shown.extend(event.shown_to(self._events[len(shown) :], seat))
        return tuple(shown[since:] if since else shown)

    def announcements(self) -> tuple[str, ...]:
        """What would sweep the table: ranks (`"9"`), or single cards that are to come (`"2s"`)."""
        return announcements(self.rules, self._table, seen_in(self._events))

    # --- how it is read -----------------------------------------------------------------------

    def _held(self, seat: int) -> list[int]:
        return unpack_hand(int(self._block[b.HAND + seat]), int(self._block[b.HAND_N + seat]))

    @property
    def _carry(self) -> tuple[int, int]:
        cards, suit = self.majorities
        return (
            cards - self.rules.majority_cards_points,
            suit - self.rules.majority_suit_points,
        )

    @property
    def _sweeps_count(self) -> bool:
        return not self._block[b.SWEEPS_OFF]

    def _per_seat(self, field: int) -> tuple[int, ...]:
        part = self._block[field : field + self.players]
        return tuple(part if isinstance(part, list) else part.tolist())

    def _seat_of(self, given: object) -> int:
        seat = whole(given)
        if seat is None or not 0 <= seat < self.players:
            raise DealError("deal-no-such-seat", seat=shown(given), last=self.players - 1)
        return seat


def without(
    table: tuple[Card | Build, ...], takes: Iterable[Card | Build]
) -> tuple[Card | Build, ...]:
    """A table after some of it has left, the rest in laying order."""
    left = list(table)
    for item in takes:
        left.remove(item)
    return tuple(left)


def _spades_in(items: Iterable[Card | Build | None]) -> int:
    number = 0
    for item in items:
        cards = item.cards if isinstance(item, Build) else (item,)
        number += sum(card is not None and card.suit == "s" for card in cards)
    return number
