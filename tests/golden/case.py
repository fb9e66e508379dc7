"""Which golden games there are: one for each preset and player count, one for each switch."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent / "games"
PERFT = Path(__file__).parent / "perft.toml"


@dataclass(frozen=True)
class Case:
    """One golden game.

    Attributes:
        game: preset id.
        players: seats.
        changes: switches that differ from the preset.
        teams: as `Match` takes them.
        deals: how many deals are played; None until the match is over.
    """

    game: str
    players: int
    changes: dict[str, object] = field(default_factory=dict)
    teams: str | None = None
    deals: int | None = 1

    @property
    def name(self) -> str:
        """Name of the file, without its suffix."""
        parts = [self.game, str(self.players), self.teams or ""]
        parts += [f"{name}-{value}" for name, value in self.changes.items() if name not in SUPPORT]
        if self.deals != 1:
            parts.append("match")
        return ".".join(filter(None, parts)).replace("/", "").replace(",", "or").lower()


# Switches that only let another one be set.
SUPPORT = {"last_batch", "target", "target_rule", "drop_out"}

_ROWS = {"krypkasino": (2, 3, 4, 5, 6), "krypkasino-family": (2, 3, 4), "krypkasino-nordic": (2, 4)}
_ROWS |= {"avig-kasino": (2,), "avig-kasino-se": (2, 3, 4)}

PRESETS = [Case(game, players) for game, rows in _ROWS.items() for players in rows]

MATCHES = [
    Case("krypkasino", 2, deals=None),
    Case("krypkasino", 4, teams="pairs", deals=None),
    Case("avig-kasino-se", 3, deals=None),
    Case("avig-kasino-se", 4, deals=None),
    Case(
        "avig-kasino-se",
        3,
        {"majority_tie": "carry", "target": 0, "target_rule": "high", "drop_out": False},
        deals=None,
    ),
]

_SHORT = {"last_batch": "short"}

# Each is a deal that would be played or counted otherwise without its switch.
_TURNED: tuple[dict[str, object], ...] = (
    {"packs": 1},
    {"pictures": "pair_only"},
    {"ace_hand": "1"},
    {"ace_hand": "1,14"},
    {"two_spades_hand": "15"},
    {"two_spades_hand": "2,15"},
    {"ten_diamonds_hand": "16"},
    {"ten_diamonds_hand": "10,16"},
    {"deal_table": "4/8"},
    {"deal_table": "4/4", **_SHORT},
    {"deal_table": "4/4", "packets": "table_last", **_SHORT},
    {"capture": "hand"},
    {"capture": "optional"},
    {"extent": "any"},
    {"extent": "maximum"},
    {"forced_sweep": False},
    {"forced_sweep_by": "card"},
    {"sweep_points": 3},
    {"sweep_reward": "lone"},
    {"sweep_reward": "never"},
    {"double_sweep": "off"},
    {"double_sweep": "any_match"},
    {"double_points": 20},
    {"double_reward": 0},
    {"last_card_sweep": False},
    {"sweep_last_batch": False},
    {"remove_pictures": "off"},
    {"remove_pictures": "opening"},
    {"bordstabbe": True},
    {"spade_points": 2},
    {"ace_points": 0},
    {"two_spades_points": 5},
    {"storan_points": 0},
    {"majority_cards_points": 1},
    {"majority_suit_points": 2},
    {"last_trick_points": 1},
)

SWITCHES = [Case("krypkasino", 2, changes) for changes in _TURNED] + [
    Case("krypkasino", 6, {"deal_table": "4/8"}),
    Case("avig-kasino-se", 2, {"cancel_sweeps": True}),
    Case("avig-kasino-se", 2, {"majority_suit": "h"}),
    Case("avig-kasino-se", 3, {"majority_tie": "split"}),
]

CASES = PRESETS + MATCHES + SWITCHES
