"""The values of the presets as the rule book gives them, typed in a second time."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from tests.rulebook.row import EXACT, FOUR_EIGHT, FOUR_FOUR, TABLE_LAST, Packet


@dataclass(frozen=True)
class House:
    """The switches of one game without builds; the defaults are those of krypkasino."""

    packs: int = 2
    pictures: str = "numeric"
    ace_hand: tuple[int, ...] = (14,)
    two_spades_hand: tuple[int, ...] = (2,)
    ten_diamonds_hand: tuple[int, ...] = (10,)
    deal_table: str = "exact"
    packets: str = "alternating"
    last_batch: str = "exact"
    capture: str = "card"
    extent: str = "maximal"
    forced_sweep: bool = True
    forced_sweep_by: str = "hand"
    sweep_points: int = 5
    sweep_reward: str = "always"
    double_sweep: str = "twin"
    double_points: int = 10
    double_reward: int = 10
    last_card_sweep: bool = True
    sweep_last_batch: bool = True
    cancel_sweeps: bool = False
    bordstabbe: bool = False
    remove_pictures: str = "batch"
    spade_points: int = 1
    ace_points: int = 1
    two_spades_points: int = 2
    storan_points: int = 3
    majority_suit: str = "s"
    majority_cards_points: int = 0
    majority_suit_points: int = 0
    majority_tie: str = "none"
    last_trick_points: int = 0

    def row(self, players: int) -> tuple[Packet, ...]:
        """The packets of the opening."""
        if self.packs == 2 and self.deal_table == "exact":
            return EXACT[players]
        if self.packets == "table_last":
            return TABLE_LAST
        return FOUR_EIGHT if self.packs == 2 and self.deal_table == "4/8" else FOUR_FOUR

    def hand_values(self, card: str) -> tuple[int, ...]:
        """What a card may count from the hand."""
        if card[0] == "A":
            return self.ace_hand
        special = {"2s": self.two_spades_hand, "Td": self.ten_diamonds_hand}
        return special.get(card, ("A23456789TJQK".index(card[0]) + 1,))

    def points(self, card: str) -> int:
        """What a card costs or is worth."""
        if card == "2s":
            return self.two_spades_points
        if card == "Td":
            return self.storan_points
        return self.ace_points * (card[0] == "A") + self.spade_points * (card[1] == "s")

    def changed(self, changes: dict[str, object]) -> House:
        """The same house with some switches turned; other switches than its own are left aside."""
        mine = {field.name for field in fields(self)}
        typed: dict[str, object] = {}
        for name, value in changes.items():
            if name in mine:
                values = str(value).split(",")
                typed[name] = tuple(map(int, values)) if name.endswith("_hand") else value
        return replace(self, **typed)  # type: ignore[arg-type]


KRYPKASINO = House()
FAMILY = House(
    pictures="pair_only",
    deal_table="4/4",
    packets="table_last",
    last_batch="short",
    extent="any",
    forced_sweep_by="card",
    sweep_reward="lone",
    double_sweep="any_match",
    double_reward=5,
    remove_pictures="off",
)
HOUSES = {
    "krypkasino": KRYPKASINO,
    "krypkasino-family": FAMILY,
    "krypkasino-nordic": replace(FAMILY, storan_points=0),
    "avig-kasino": replace(FAMILY, packs=1),
    "avig-kasino-se": House(
        packs=1,
        two_spades_hand=(2, 15),
        ten_diamonds_hand=(10, 16),
        deal_table="4/4",
        sweep_points=1,
        sweep_reward="never",
        double_sweep="off",
        remove_pictures="off",
        spade_points=0,
        two_spades_points=1,
        storan_points=2,
        majority_cards_points=1,
        majority_suit_points=2,
        last_trick_points=1,
    ),
}
