"""The `Rules` record: one game's rules as data."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from tabbe.i18n import text
from tabbe.rules.check import check_together
from tabbe.rules.error import RulesError
from tabbe.rules.plan import DealPlan, plan_deal
from tabbe.rules.switch import SWITCHES, Value, switch_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabbe.cards import Card

_ACE: Final = 1
_TWO_OF_SPADES: Final = 4
_TEN_OF_DIAMONDS: Final = 38


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game, frozen; made by `load_rules`.

    Two records are equal when they play alike and bear the same name.  What each switch means
    is told by `SWITCHES` and by docs/reference/switches.md.

    Attributes:
        id: name of the preset.
        title: what people call the game.
        version: raised whenever the preset comes to play differently.
        min_players: fewest seats.
        max_players: most seats.
        aim: whether the lowest or the highest total wins.
        shipped: whether the preset comes with Tabbe; one from a file is embedded in records.
    """

    id: str
    title: str
    version: int
    min_players: int
    max_players: int
    aim: Literal["low", "high"]

    packs: int
    pictures: Literal["numeric", "pair_only"]
    ace_hand: tuple[int, ...]
    two_spades_hand: tuple[int, ...]
    ten_diamonds_hand: tuple[int, ...]
    first_dealer: Literal["high", "low", "random"]
    deal_table: Literal["exact", "4/4", "4/8"]
    packets: Literal["alternating", "table_last"]
    last_batch: Literal["exact", "short"]
    capture: Literal["optional", "card", "hand"]
    extent: Literal["any", "maximal", "maximum"]
    forced_sweep: bool
    forced_sweep_by: Literal["hand", "card"]
    sweep_points: int
    sweep_reward: Literal["always", "lone", "never"]
    double_sweep: Literal["off", "twin", "any_match"]
    double_points: int
    double_reward: int
    last_card_sweep: bool
    sweep_last_batch: bool
    sweep_stop_total: int
    cancel_sweeps: bool
    bordstabbe: bool
    remove_pictures: Literal["off", "batch", "opening"]
    builds: Literal["none", "single", "multiple"]
    build_from: Literal["one", "several"]
    raise_: Literal["others", "any", "none"]
    raise_onto: Literal["merge", "keep", "refuse"]
    mere_by_others: bool
    builder_duty: Literal["capture_each_turn", "mere_only", "none"]
    spade5_clears: bool
    spade5_sweeps: bool
    spade_points: int
    ace_points: int
    two_spades_points: int
    storan_points: int
    majority_suit: Literal["s", "h"]
    majority_cards_points: int
    majority_suit_points: int
    majority_tie: Literal["none", "carry", "split"]
    last_trick_points: int
    deals: int
    target: int
    target_rule: Literal["high", "low", "closest", "lose", "exact"]
    drop_out: bool
    tie: Literal["shared", "extra_deal", "most_spades"]

    shipped: bool = True
    # Not compared: they say where the values come from, not how the game plays.
    _preset: tuple[tuple[str, Value], ...] = field(default=(), repr=False, compare=False)
    _sources: tuple[tuple[str, str], ...] = field(default=(), repr=False, compare=False)
    _notes: tuple[tuple[str, str], ...] = field(default=(), repr=False, compare=False)

    def __hash__(self) -> int:
        # Asked for at every turn of every table, of some sixty fields; few games share a name.
        return hash((self.id, self.version))

    def name(self, lang: str = "en") -> str:
        """Say what people call the game; of a preset from a file that is its title."""
        return text(f"title-{self.id}", lang) if self.shipped else self.title

    def what(self, lang: str = "en") -> str:
        """Say in one line what game it is; of a preset from a file that is its title."""
        return text(f"preset-{self.id}", lang) if self.shipped else self.title

    def hand_values(self, card: Card) -> tuple[int, ...]:
        """Give the values a card may be played for, ascending; each 1 to 16."""
        if card.rank == _ACE:
            return self.ace_hand
        if card.index == _TWO_OF_SPADES:
            return self.two_spades_hand
        if card.index == _TEN_OF_DIAMONDS:
            return self.ten_diamonds_hand
        return (card.rank,)

    def table_value(self, card: Card) -> int:
        """Give the value of a card that lies on the table, 1 (ace) to 13 (king).

        With `pictures="pair_only"` a picture is taken by its own rank alone and is in no sum.
        """
        return card.rank

    def card_points(self, card: Card) -> int:
        """Give the points for taking a card: penalties where `aim` is low."""
        if card.index == _TWO_OF_SPADES:
            return self.two_spades_points
        if card.index == _TEN_OF_DIAMONDS:
            return self.storan_points
        points = self.ace_points if card.rank == _ACE else 0
        return points + self.spade_points if card.suit == "s" else points

    def plan(self, players: int) -> DealPlan:
        """Plan how a deal is dealt to a number of players.

        Raises:
            RulesError: when the game is not for so many, or the cards do not come out even.
        """
        return plan_deal(self, players)

    @property
    def player_counts(self) -> tuple[int, ...]:
        """Numbers of players that the game can be dealt to, ascending."""
        return tuple(n for n in range(self.min_players, self.max_players + 1) if self._can_deal(n))

    def _can_deal(self, players: int) -> bool:
        try:
            plan_deal(self, players)
        except RulesError:
            return False
        return True

    @property
    def points_in_deal(self) -> int:
        """Points that one deal can hand out, sweeps and their rewards not counted."""
        cards = 4 * self.ace_points + 12 * self.spade_points
        cards += self.two_spades_points + self.storan_points
        return cards * self.packs + (
            self.majority_cards_points + self.majority_suit_points + self.last_trick_points
        )

    @property
    def checksum(self) -> int | None:
        """What the scores of every deal sum to, sweeps, rewards and bordstabbe not counted.

        None where points may go to nobody: a tied majority, or a deal without a capture, which
        only optional capture allows.
        """
        may_tie = self.majority_cards_points != 0 or self.majority_suit_points != 0
        if may_tie or self.capture == "optional":
            return None
        return self.points_in_deal

    @property
    def values(self) -> dict[str, Value]:
        """The value of every switch, by switch name."""
        return {name: getattr(self, switch.attribute) for name, switch in SWITCHES.items()}

    @property
    def changes(self) -> dict[str, bool | int | str]:
        """The switches that differ from the preset, as records hold them, by switch name."""
        preset = dict(self._preset)
        return {
            name: SWITCHES[name].written(value)
            for name, value in self.values.items()
            if preset.get(name, value) != value
        }

    def source(self, key: str) -> str:
        """Say where the preset has a value from.

        Args:
            key: name of a switch, or `players` or `aim`.

        Returns:
            The source; empty where the preset names none.

        Raises:
            RulesError: when there is no such switch.
        """
        if key not in ("players", "aim"):
            key = switch_of(key).name
        return dict(self._sources).get(key, "")

    def note(self, key: str) -> str:
        """Say which reading was taken where the source of a value is unclear; else empty.

        Raises:
            RulesError: when there is no such switch.
        """
        if key not in ("players", "aim"):
            key = switch_of(key).name
        return dict(self._notes).get(key, "")

    def with_switches(self, **switches: object) -> Rules:
        """Give the same rules with some switches set otherwise.

        Args:
            **switches: values by switch name, typed or as text; `raise` is written `raise_`,
                or passed as `**{"raise": ...}`.

        Raises:
            RulesError: on an unknown switch, a wrong value, or values that cannot go together.
        """
        wanted: dict[str, Any] = {}
        for name, value in switches.items():
            switch = switch_of(name)
            wanted[switch.attribute] = switch.parse(value)
        changed = replace(self, **wanted)
        check_together(changed)
        return changed

    def as_table(self) -> dict[str, Any]:
        """Give the whole preset as a table for a TOML file or a record's `[ruleset]`.

        Every switch is in it, with the preset's value (`changes` go beside it), so that what it
        extends may change without changing it.
        """
        preset = dict(self._preset) or self.values
        return {
            "id": self.id,
            "title": self.title,
            "version": self.version,
            "players": [self.min_players, self.max_players],
            "aim": self.aim,
            "values": {name: SWITCHES[name].written(preset[name]) for name in SWITCHES},
            "sources": dict(self._sources),
            "notes": dict(self._notes),
        }


def make_rules(
    header: Mapping[str, Any],
    values: Mapping[str, Value],
    sources: Mapping[str, str],
    notes: Mapping[str, str],
) -> Rules:
    """Make the record of a preset.

    Args:
        header: `id`, `title`, `version`, `min_players`, `max_players`, `aim`, `shipped`.
        values: every switch by name, already parsed.
        sources: source by switch name.
        notes: note by switch name.

    Raises:
        RulesError: when the values cannot go together.
    """
    named = {SWITCHES[name].attribute: value for name, value in values.items()}
    ordered = {item.name: named[item.name] for item in fields(Rules) if item.name in named}
    arguments: dict[str, Any] = {**header, **ordered}
    rules = Rules(
        **arguments,
        _preset=tuple(values.items()),
        _sources=tuple(sources.items()),
        _notes=tuple(notes.items()),
    )
    check_together(rules)
    return rules
