"""Hidden cards of a record: what the moves give away, and what stays unknown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tabbe.cards import full_deck
from tabbe.engine import InvalidMove
from tabbe.engine.notation import read_move
from tabbe.i18n import text
from tabbe.records.dealing import dealing
from tabbe.records.move import unreadable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tabbe.cards import Card
    from tabbe.records.record import Record
    from tabbe.rules import Rules

Reason = Literal["played", "held", "table", "undealt"]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What the hidden cards of a deal mean for its replay.

    Attributes:
        deal: the deal, counted from 1.
        reason: ``played``, they are known from the moves that play them; ``held``, some were
            still in hands at the last move, so nobody can tell whether one of them should have
            been played; ``table``, a card of the opening table is among them, so nothing can be
            played; ``undealt``, cards that never were dealt are, so nothing can be counted. The
            last two end the replay.
    """

    deal: int
    reason: Reason

    @property
    def ends_replay(self) -> bool:
        """Whether the replay cannot go on after this deal."""
        return self.reason in ("table", "undealt")

    def message(self, lang: str = "en") -> str:
        """Return the meaning as one sentence in a language of ``LANGUAGES``."""
        return text(f"record-hidden-{self.reason}", lang, deal=self.deal)


def known_deck(
    record: Record, number: int, seats: tuple[int, ...]
) -> tuple[tuple[Card | None, ...], Reason | None]:
    """Return the deck of a deal with the hidden cards that its moves give away.

    Args:
        record: the record.
        number: the deal, counted from 0.
        seats: the seats dealt in.

    Returns:
        The deck, None where a card stays unknown; and what that means as long as the deal is not
        over, None when no hidden card has been dealt.

    Raises:
        RecordError: a move cannot be read.
    """
    written = record.deals[number]
    deck = list(written.deck)
    dealt = dealing(record.rules.plan(len(seats)), seats, written.dealer)
    if any(deck[at] is None for at in dealt.table):
        return written.deck, "table"
    reason: Reason | None = None
    cards = _cards_played(record, number)
    for batch in dealt.batches:
        hands = {seat: list(positions) for seat, positions in batch.items()}
        if any(deck[at] is None for positions in hands.values() for at in positions):
            reason = "played"
        for turn in range(sum(map(len, hands.values()))):
            card = next(cards, None)
            if card is None:
                held = any(deck[at] is None for positions in hands.values() for at in positions)
                return tuple(deck), "held" if held else reason
            hand = hands[dealt.order[turn % len(dealt.order)]]
            at = _position(deck, hand, card, record.rules.packs)
            if at is not None:
                deck[at] = card
                hand.remove(at)
    return tuple(deck), reason


def suppose(
    deck: list[Card | None], places: Sequence[int], values: Iterable[int], rules: Rules
) -> bool:
    """Put a card of one of some values at a hidden place, so that play can go on.

    Who builds shows that a card of the build's value is held. Which one it is makes no difference
    to the replay, for it is not played as far as the record goes.

    Args:
        deck: the deck, which is changed.
        places: where the hand was dealt.
        values: hand values of which one is known to be held.
        rules: the game.

    Returns:
        Whether a hidden place and a card for it were found.
    """
    hidden = next((at for at in places if deck[at] is None), None)
    wanted = set(values)
    fitting = [
        card
        for card in full_deck(1)
        if wanted.intersection(rules.hand_values(card)) and deck.count(card) < rules.packs
    ]
    if hidden is None or not fitting:
        return False
    deck[hidden] = min(fitting, key=lambda card: len(rules.hand_values(card)))
    return True


def _cards_played(record: Record, number: int) -> Iterator[Card]:
    for at, move in enumerate(record.deals[number].moves):
        try:
            yield read_move(move).card
        except InvalidMove as error:
            raise unreadable(error, record.source, number, at) from None


def _position(deck: list[Card | None], hand: list[int], card: Card, packs: int) -> int | None:
    """Return where in a hand a played card was: where it is shown, else at a hidden place."""
    for at in hand:
        if deck[at] == card:
            return at
    # A card that lies elsewhere as often as it exists was not held; the engine will say so.
    if deck.count(card) >= packs:
        return None
    return next((at for at in hand if deck[at] is None), None)
