"""What happened: one frozen record for each thing a table sees, with `kind` as its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tabbe.cards import Card
from tabbe.engine.move import Build, Groups


@dataclass(frozen=True, slots=True)
class Dealt:
    """A batch was dealt.

    Attributes:
        batch: 1 for the opening.
        dealer: seat.
        hands: per seat the cards dealt in dealing order; None for a card that is not shown.
        table: cards laid in laying order; empty after the opening.
        stock: cards left in the pack.
    """

    kind: ClassVar[str] = "dealt"
    batch: int
    dealer: int
    hands: tuple[tuple[Card | None, ...], ...]
    table: tuple[Card, ...]
    stock: int

    def shown_to(self, seat: int | None) -> Dealt:
        """The same with the cards of all other seats face down."""
        hands = tuple(
            cards if owner == seat else (None,) * len(cards)
            for owner, cards in enumerate(self.hands)
        )
        return Dealt(self.batch, self.dealer, hands, self.table, self.stock)


@dataclass(frozen=True, slots=True)
class Crept:
    """A card was laid out without a capture."""

    kind: ClassVar[str] = "crept"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Captured:
    """A card took cards from the table.

    Attributes:
        value: the hand value it was played at.
        takes: what it took, cards in card order, then builds.
        groups: the loose cards in groups that each make the value.
        points: card points of all of them, the played card included.
    """

    kind: ClassVar[str] = "captured"
    seat: int
    card: Card
    value: int
    takes: tuple[Card | Build, ...]
    groups: Groups
    points: int


@dataclass(frozen=True, slots=True)
class Built:
    """A card and cards of the table became a build.

    Attributes:
        uses: the cards and builds of the table that went into it.
    """

    kind: ClassVar[str] = "built"
    seat: int
    card: Card
    build: Build
    uses: tuple[Card | Build, ...]


@dataclass(frozen=True, slots=True)
class Swept:
    """The capture cleared the table.

    Attributes:
        units: 1, or 2 for a double sweep.
        points: what the sweeper scores for it.
        paid: seat whose score falls by `reward`, None for nobody.
    """

    kind: ClassVar[str] = "swept"
    seat: int
    card: Card
    units: int
    points: int
    paid: int | None
    reward: int


@dataclass(frozen=True, slots=True)
class PicturesRemoved:
    """Jacks, queens and kings were set aside from the table, in laying order."""

    kind: ClassVar[str] = "pictures_removed"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LastCards:
    """The dealer says that the batch now dealt is the last."""

    kind: ClassVar[str] = "last_cards"
    dealer: int


@dataclass(frozen=True, slots=True)
class Residue:
    """What was left went to the maker of the last capture.

    Attributes:
        seat: None when nobody captured in the whole deal; the cards then belong to nobody.
        table: what lay on the table, in laying order.
        heaps: pictures set aside.
        undealt: cards that did not come out even, None for a card that is not known.
    """

    kind: ClassVar[str] = "residue"
    seat: int | None
    table: tuple[Card | Build, ...]
    heaps: tuple[Card, ...]
    undealt: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """The deal was counted. All fields are per seat.

    Attributes:
        scores: points of the deal.
        card_points: points of the cards won, residue included.
        sweep_points: points of sweeps, payments included.
        bonus: majorities, last trick and a laid sweep.
        card_counts: cards won.
        suit_counts: cards of the majority suit won.
        sweeps: sweep units, before any are turned back.
    """

    kind: ClassVar[str] = "scored"
    scores: tuple[int, ...]
    card_points: tuple[int, ...]
    sweep_points: tuple[int, ...]
    bonus: tuple[int, ...]
    card_counts: tuple[int, ...]
    suit_counts: tuple[int, ...]
    sweeps: tuple[int, ...]


Event = Dealt | Crept | Captured | Built | Swept | PicturesRemoved | LastCards | Residue | Scored


def shown_to(events: list[Event], seat: int | None) -> tuple[Event, ...]:
    """The events as a seat, or a spectator (None), sees them."""
    shown = events.copy()
    for at, event in enumerate(events):
        # Looked at for every view of every move, so by the cheapest test there is.
        if event.__class__ is Dealt:
            shown[at] = event.shown_to(seat)
    return tuple(shown)
