"""One deal: the readable face over the kernels."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tabbe.cards import CARDS, Card, check_copies, deck_of_seed, parse_deck
from tabbe.engine import block as b
from tabbe.engine import compiler, event
from tabbe.engine.error import DealError, IllegalMove
from tabbe.engine.listing import LegalMoves
from tabbe.engine.move import Build, Move, cards_of
from tabbe.engine.opening import carry_of, dealer_of, fresh_block, seats_of
from tabbe.engine.refusal import illegal
from tabbe.engine.state import State, without
from tabbe.engine.switchboard import rules_numbers
from tabbe.engine.table_listing import TableMoves, moves_for, read_builds
from tabbe.engine.view import Holding, View, redacted

if TYPE_CHECKING:
    from tabbe.rules import Rules


class Deal(State):
    """One run through the pack, from the first packet to the score.

    Args:
        rules: a preset id, a path to a preset file, or a `Rules` record.
        players: number of seats, 0..players-1 clockwise.
        dealer: seat of the dealer, who plays last.
        seed: whole number or text that makes the deck; drawn at random when neither seed nor deck
            is given, and then not kept anywhere.
        deck: the whole deck in dealing order instead of a seed (text or cards); `??` stands for a
            card that is not known.
        seats: the seats dealt in, for games whose players drop out; all when None.
        carry: points that tied majorities (cards, suit) bring along from earlier deals, two whole
            numbers from 0 to a million.
        sweeps_count: False in a deal in which no sweep earns anything.
        sides: the seats that play together, as a match with teams has them; each alone when None.

    Raises:
        RulesError: unknown preset, or a number of players the game is not for.
        InvalidCard: a deck that cannot be read or is not the packs'.
        DealError: a dealer, seat, number of cards or carry that cannot be.

    Example:
        >>> deal = Deal("krypkasino", players=2, seed=7)
        >>> deal.seat
        1
    """

    __slots__ = ("_kernels", "_listing", "_open", "_past")

    def __init__(
        self,
        rules: str | Rules = "krypkasino",
        players: int = 2,
        dealer: int = 0,
        seed: int | str | None = None,
        *,
        deck: str | Iterable[str | Card | None] | None = None,
        seats: Sequence[int] | None = None,
        carry: tuple[int, int] = (0, 0),
        sweeps_count: bool = True,
        sides: tuple[tuple[int, ...], ...] | None = None,
    ) -> None:
        from tabbe.rules import load_rules

        self.rules = load_rules(rules)
        self.players = players
        self.seats = seats_of(self.rules, players, seats)
        self.dealer = dealer_of(dealer, self.seats)
        self.sides = sides or tuple((seat,) for seat in self.seats)
        carry = carry_of(carry)
        if seed is not None and deck is not None:
            raise DealError("deal-seed-and-deck")
        packs = self.rules.packs
        if deck is None:
            cards: tuple[Card | None, ...] = deck_of_seed(
                secrets.token_hex(32) if seed is None else seed, packs
            )
        else:
            cards = parse_deck(deck)
            check_copies(cards, packs)
            if len(cards) != 52 * packs:
                raise DealError("deal-deck-size", cards=len(cards), right=52 * packs)
        self._kernels = compiler.kernels_for_deal()
        numbers = rules_numbers(self.rules, len(self.seats))
        self._numbers = compiler.block_of(self._kernels, numbers)
        fresh = fresh_block(self.rules, self.seats, self.dealer, carry, sweeps_count=sweeps_count)
        for at, card in enumerate(cards):
            fresh[b.DECK + at] = -1 if card is None else card.index
        self._block = compiler.block_of(self._kernels, fresh)
        self._moves = []
        self._past: list[tuple[Any, tuple[Card | Build, ...], int]] = []
        self._events = []
        self._told = {}
        self._listing: LegalMoves | None = None
        self._open: dict[str, Any] | None = None
        self._hands = {}
        self._table = ()
        self._kernels.open_deal(self._block, self._numbers)
        self._tell_opening()

    # --- play -----------------------------------------------------------------------------------

    def legal_moves(self) -> Sequence[Move]:
        """The legal moves of the seat to play; empty when the deal is over. Lazy and complete."""
        if self._listing is None:
            if self._block[b.TURN] < 0:
                return ()
            turn = int(self._block[b.TURN])
            # Views hold the listing and refusals carry it, so it knows no more than the seat.
            self._listing = moves_for(
                self._kernels, self._numbers, redacted(self._block, turn), turn
            )
        return self._listing

    def play(self, move: Move | str) -> tuple[event.Event, ...]:
        """Play a move of the seat on turn, given as a `Move` or in notation.

        Returns:
            The events it brought about, in order.

        Raises:
            InvalidMove: text that is no move.
            IllegalMove: a move that is not allowed now; nothing has changed.
            AmbiguousMove: text that fits several legal moves; nothing has changed.
        """
        if not isinstance(move, Move):
            from tabbe.engine.notation import parse_move

            move = parse_move(move, self)
        else:
            move = self._here(move)
        return self._push(move)

    def _here(self, move: Move) -> Move:
        """The move as it counts now: one made for another table may bear that table's marks.

        Raises:
            IllegalMove: when it may not be played now.
        """
        legal = self.legal_moves()
        if move in legal:
            return move
        if not isinstance(legal, LegalMoves):
            raise IllegalMove("over")
        number, here = legal.adapt(move)
        if number:
            raise illegal(number, move.card, move.cards, legal)
        return here

    def _push(self, move: Move) -> tuple[event.Event, ...]:
        block, kernels = self._block, self._kernels
        seat = int(block[b.TURN])
        told = len(self._events)
        self._past.append((block.copy(), self._table, told))
        self._listing = self._open = None
        self._hands.pop(seat, None)
        place = self._held(seat).index(move[0]) << b.PLACE_SHIFT
        if self._numbers[b.R_TABLE]:
            play, *masks = TableMoves(kernels, self._numbers, block, seat).play_of(move)
            kernels.apply_play(block, self._numbers, play | place, *masks)
        else:
            kernels.play_move(block, self._numbers, move[0] | place, move[2], move[3])
        self._moves.append(move)
        tell = self._events.append
        card = move.card
        takes = move.takes
        if not takes:
            self._table = (*self._table, card)
            tell(event.Crept(seat, card))
        elif move.made:
            build = read_builds(block)[-1]
            self._table = (*without(self._table, takes), build)
            tell(event.Built(seat, card, build, takes))
        else:
            self._table = without(self._table, takes)
            tell(event.Captured(seat, card, move.value, takes, move.groups, move.points))
            if block[b.TOLD_UNITS]:
                paid = int(block[b.TOLD_PAID])
                tell(
                    event.Swept(
                        seat,
                        card,
                        int(block[b.TOLD_UNITS]),
                        int(block[b.TOLD_POINTS]),
                        paid if paid >= 0 else None,
                        int(block[b.TOLD_REWARD]),
                    )
                )
        if block[b.TOLD_DEALT]:
            self._hands.clear()
            self._tell_pictures()
            self._tell_batch(())
        elif block[b.TURN] < 0:
            self._tell_end()
        return tuple(self._events[told:])

    def undo(self) -> Move:
        """Take the last move back and return it.

        Raises:
            DealError: when nothing has been played.
        """
        if not self._past:
            raise DealError("deal-nothing-to-undo")
        self._block, self._table, told = self._past.pop()
        del self._events[told:]
        self._told.clear()
        self._hands.clear()
        self._listing = self._open = None
        return self._moves.pop()

    def copy(self) -> Deal:
        """A deal that goes its own way from here; past, events and undo included."""
        twin: Deal = object.__new__(Deal)
        for name in (
            "rules",
            "players",
            "dealer",
            "seats",
            "sides",
            "_kernels",
            "_numbers",
            "_table",
        ):
            setattr(twin, name, getattr(self, name))
        twin._block = self._block.copy()
        twin._moves = self._moves.copy()
        twin._past = self._past.copy()
        twin._events = self._events.copy()
        twin._told = {}
        twin._hands = {}
        twin._listing = twin._open = None
        return twin

    def __copy__(self) -> Deal:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Deal:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # Deck and moves make the deal again, with the kernels of whichever process reads it.
        setting = (self.rules, self.players, self.dealer, self.deck, self.seats, self.sides)
        return _played_again, (*setting, self._carry, self._sweeps_count, self.moves)

    def view(self, seat: int | None) -> View:
        """All that a seat, or a spectator (None), may know."""
        if seat is not None:
            seat = self._seat_of(seat)
        hand, legal = ((), ()) if seat is None else self.holding(seat)
        return View(seat=seat, hand=hand, legal=legal, events=self.told(seat), **self._lying_open())

    def holding(self, seat: int) -> Holding:
        """What the view of a seat holds beside what lies open, without the rest of that view.

        Whoever tells a seat of a play needs no more, and makes no view only to read this from it.
        """
        return self.hand(seat), self.legal_moves() if self._block[b.TURN] == seat else ()

    def _lying_open(self) -> dict[str, Any]:
        """What all views hold alike; made once a play, for a table makes several views of each."""
        if self._open is None:
            self._open = {
                "turn": self.seat,
                "players": self.players,
                "dealer": self.dealer,
                "rules": self.rules,
                "table": self._table,
                "heaps": self.heaps,
                "pile_counts": self.pile_counts,
                "sweeps": self.sweeps,
                "batches_left": self.batches_left,
                "stock": self.stock,
                "last_capture": self.last_capture,
                "scores": self.scores(),
                "sides": self.sides,
                "carry": self._carry,
                "sweeps_count": self._sweeps_count,
            }
        return self._open

    # --- telling ----------------------------------------------------------------------------------

    def _tell_opening(self) -> None:
        plan = self.rules.plan(len(self.seats))
        deck = self.deck
        at = 0
        laid: list[Card] = []
        for where, size in plan.opening:
            if where == "table":
                packet = deck[at : at + size]
                if None in packet:
                    raise DealError("deal-table-hidden")
                laid.extend(card for card in packet if card is not None)
                at += size
            else:
                at += size * len(self.seats)
        self._table = tuple(laid)
        self._tell_batch(tuple(laid))
        self._tell_pictures()

    def _tell_pictures(self) -> None:
        gone = cards_of(int(self._block[b.TOLD_GONE1]), int(self._block[b.TOLD_GONE2]))
        if gone:
            left = without(self._table, gone)
            away = tuple(item for item in self._table if isinstance(item, Card) and item.rank > 10)
            self._table = left
            self._events.append(event.PicturesRemoved(away))

    def _tell_batch(self, laid: tuple[Card, ...]) -> None:
        if self.batches_left == 0:
            self._events.append(event.LastCards(self.dealer))
        hands = [
            tuple(CARDS[index] if index != b.HIDDEN else None for index in self._held(seat))
            for seat in range(self.players)
        ]
        self._events.append(event.Dealt(self.batch, self.dealer, tuple(hands), laid, self.stock))

    def _tell_end(self) -> None:
        past = self._past[-1][0]
        heaps = cards_of(int(past[b.HEAP1]), int(past[b.HEAP2]))
        undealt = self.deck[int(past[b.NEXT_CARD]) :]
        self._events.append(event.Residue(self.last_capture, self._table, heaps, undealt))
        if self.last_capture is not None:
            self._table = ()
        self._events.append(
            event.Scored(
                self.scores(),
                self._per_seat(b.POINTS),
                self._per_seat(b.SWEEP),
                self._per_seat(b.BONUS),
                self.pile_counts,
                self.suit_counts,
                self.sweeps,
            )
        )

    def __repr__(self) -> str:
        # Says nothing that a player at the table does not see.
        return (
            f"<Deal {self.rules.id} players={self.players} dealer={self.dealer} "
            f"batch={self.batch} moves={len(self._moves)} seat={self.seat}>"
        )


def _played_again(
    rules: Rules,
    players: int,
    dealer: int,
    deck: tuple[Card | None, ...],
    seats: tuple[int, ...],
    sides: tuple[tuple[int, ...], ...],
    carry: tuple[int, int],
    sweeps_count: bool,  # noqa: FBT001 - a pickle passes all by position
    moves: tuple[Move, ...],
) -> Deal:
    """A deal from a pickle."""
    deal = Deal(
        rules,
        players,
        dealer,
        deck=deck,
        seats=seats,
        carry=carry,
        sweeps_count=sweeps_count,
        sides=sides,
    )
    for move in moves:
        # Checked once already, and where cards are hidden it could not be checked again.
        deal._push(move)
    return deal
