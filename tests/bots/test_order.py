"""The order of the levels: each above the one below it.

The ordinary run has few decks of two players where the difference is large; with more players the
slow run has more. Krypkasino itself, whose sweeps make decks differ so much, has its slow run in
`tests/faults/test_bot.py` (L60). `pimc` is not measured here. Decks and seeds are fixed, so a run
always ends alike; each deck is played in every seating, and the 95 % interval of the mean margin
must be clear of zero. Then the weights that go with a game.
"""

from __future__ import annotations

from typing import Any

import pytest

import tabbe
from tabbe.bots.guide import kind_of, weights_for
from tests.bots.margin import lowest

TWO = tuple(game for game in tabbe.preset_ids() if game != "krypkasino")


@pytest.mark.parametrize("game", TWO)
@pytest.mark.usefixtures("plain")
def test_novice_beats_random_when_two_play(game: str) -> None:
    """In every preset but Krypkasino: three moves of four are no moves by chance."""
    assert lowest(tabbe.load_rules(game), "novice", "random", 2, 24) > 0


@pytest.mark.parametrize("game", TWO)
@pytest.mark.usefixtures("plain")
def test_casual_beats_novice_when_two_play(game: str) -> None:
    """In every preset but Krypkasino, whose sweeps make so few decks differ too much."""
    assert lowest(tabbe.load_rules(game), "casual", "novice", 2, 16) > 0


@pytest.mark.usefixtures("plain")
def test_club_beats_casual_when_two_play_krypkasino() -> None:
    """Here sweeps have to be made, and minding them is worth most."""
    assert lowest(tabbe.load_rules("krypkasino"), "club", "casual", 2, 20) > 0


@pytest.mark.parametrize(
    ("game", "changes"), [("krypkasino-family", {}), ("krypkasino", {"forced_sweep": False})]
)
def test_expert_beats_club_when_two_play(
    monkeypatch: pytest.MonkeyPatch, game: str, changes: dict[str, Any]
) -> None:
    """By a budget in samples, so that the machine has no say."""
    monkeypatch.setenv("TABBE_JIT", "1")
    assert lowest(tabbe.load_rules(game, **changes), "expert:samples=40", "club", 2, 16) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in TWO if game != "avig-kasino"])
@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("casual", "novice")])
def test_lowest_levels_are_in_order_when_four_play(
    monkeypatch: pytest.MonkeyPatch, better: str, worse: str, game: str
) -> None:
    """In every preset for as many."""
    monkeypatch.setenv("TABBE_JIT", "1")
    assert lowest(tabbe.load_rules(game), better, worse, 4, 80) > 0


CLUB: tuple[tuple[str, dict[str, Any], int, int], ...] = (
    ("krypkasino-family", {}, 2, 300),
    ("krypkasino-nordic", {}, 2, 300),
    ("avig-kasino", {}, 2, 300),
    ("avig-kasino-se", {}, 2, 300),
    ("laistokasino", {}, 2, 300),
    ("kasino-swedish", {}, 2, 300),
    ("kasino-finnish", {}, 2, 300),
    ("kasino", {}, 4, 160),
    ("kasino-danish", {}, 2, 120),
    ("byggkasino", {}, 2, 300),
    ("royal-casino", {}, 2, 300),
    ("classic-casino", {}, 2, 300),
)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "changes", "players", "decks"), CLUB)
def test_club_beats_casual_in_other_games(
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    changes: dict[str, Any],
    players: int,
    decks: int,
) -> None:
    """Also where sweeps are rare, cheap or no duty."""
    monkeypatch.setenv("TABBE_JIT", "1")
    rules = tabbe.load_rules(game, **changes)
    assert lowest(rules, "club", "casual", players, decks) > 0


@pytest.mark.parametrize(
    ("game", "changes", "kind"),
    [
        ("krypkasino", {}, "reverse-2"),
        ("krypkasino", {"pictures": "pair_only"}, "reverse-2"),
        ("krypkasino", {"forced_sweep": False}, "reverse-2, free"),
        ("krypkasino-nordic", {}, "reverse-2, pairs"),
        ("avig-kasino", {}, "reverse-1, pairs"),
        ("avig-kasino-se", {}, "reverse-1, light"),
        ("laistokasino", {}, "reverse-1, light"),
        ("kasino", {}, "plain-1"),
        ("kasino-finnish", {}, "plain-1, loose"),
    ],
)
def test_kind_is_told_by_what_makes_a_game_unlike_others(
    game: str, changes: dict[str, Any], kind: str
) -> None:
    """The weights go by switches, so that a game changed by hand has those that suit it."""
    rules = tabbe.load_rules(game, **changes)
    assert kind_of(rules) == kind
    plain = kind.partition(",")[0]
    for players in rules.player_counts:
        usual = weights_for(_plainest(plain), players)
        assert (weights_for(rules, players) == usual) == (kind == plain)


def test_weights_are_those_of_the_nearest_number_of_players() -> None:
    """Krypkasino has weights for two and for six; five are nearer to six, four and three to two."""
    rules = tabbe.load_rules("krypkasino")
    two, three, four, five, six = (weights_for(rules, players) for players in range(2, 7))
    assert two == three == four
    assert five == six != two


def _plainest(kind: str) -> tabbe.Rules:
    """A game whose weights are those of a kind without a trait."""
    changes = {"packs": int(kind[-1])}
    return tabbe.load_rules("krypkasino" if kind.startswith("reverse") else "kasino", **changes)


def test_weights_are_those_of_the_plain_kind_when_its_own_are_not_known() -> None:
    """Nobody has searched for every mixture of switches."""
    rules = tabbe.load_rules("krypkasino", sweep_points=1)
    assert kind_of(rules) == "reverse-2, light"
    assert weights_for(rules, 2) == weights_for(tabbe.load_rules("krypkasino"), 2)
