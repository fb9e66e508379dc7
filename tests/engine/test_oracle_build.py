"""Deals in which much is built, against the naive reference, for every rule about builds."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tabbe.engine import Deal, IllegalMove, Move, referee
from tabbe.rules import Rules, load_rules, preset_ids
from tests.oracle.build import Making, groups_of, joined, raised
from tests.oracle.deal import NaiveDeal
from tests.oracle.harness import CROWDED, SOAK, Pair, play_of, told
from tests.oracle.pack import shuffled_pack
from tests.oracle.play import Play, binding_builds, is_clear
from tests.oracle.switch import switches_of

BUILDING = tuple(name for name in preset_ids() if load_rules(name).builds != "none")

HOUSES = tuple(
    itertools.product(
        ("single", "multiple"),
        ("one", "several"),
        ("others", "any", "none"),
        ("merge", "keep", "refuse"),
        (True, False),
        ("capture_each_turn", "mere_only", "none"),
    )
)
NAMES = ("builds", "build_from", "raise", "raise_onto", "mere_by_others", "builder_duty")


def house(number: int) -> Rules:
    """One of the houses that rule building in one of all ways, on one of the games in turn."""
    preset = preset_ids()[number % len(preset_ids())]
    return load_rules(preset).with_switches(**dict(zip(NAMES, HOUSES[number], strict=True)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_deal_when_building_is_ruled_in_every_way(part: int) -> None:
    """Each combination of the rules about builds is compared at every turn of a deal or more."""
    for number in range(part, len(HOUSES), 8):
        rules = house(number)
        most = min(rules.max_players, 4)
        for seed in range(SOAK):
            players = 2 + (number // len(preset_ids()) + seed) % (most - 1)
            Pair(rules, players, seed % players, 1000 * seed + number).run()


def noted(naive: NaiveDeal, play: Play, met: Counter[str]) -> None:
    """Count what is worth meeting in a play that is about to be made."""
    assert naive.seat is not None
    if play.made:
        making = Making(play.card, play.take, play.builds, play.made)
        met["build"] += 1
        met["mere"] += groups_of(making) > 1
        met["raise"] += raised(making) is not None
        met["raise and merge"] += raised(making) is not None and bool(joined(making))
        met["added to another's mere"] += any(
            build.locked and build.owner != naive.seat for build in joined(making)
        )
        met["beyond thirteen"] += play.made > 13
    elif play.builds:
        met["build taken"] += 1
        met["build and loose cards"] += bool(play.take)
        met["two builds"] += len(play.builds) > 1
    met["clear"] += is_clear(play, tuple(naive.table), naive.builds, naive.switches)
    bound = binding_builds(naive.builds, naive.seat, naive.switches)
    met["duty"] += bool(bound)
    if len(naive.hands[naive.seat]) == 1 and not naive.batches_left:
        met["build in the last hand"] += bool(naive.builds)


def play_building(deal: Deal, naive: NaiveDeal, chance: random.Random, met: Counter[str]) -> None:
    """Play a deal on both sides, building often, comparing what happens but not what might."""
    while not deal.is_over:
        moves = deal.legal_moves()
        if len(naive.table) > CROWDED:
            move: Move = next((one for one in moves if one.kind == "capture"), moves[0])
        else:
            listed = list(moves)
            making = [one for one in listed if one.kind == "build"]
            move = chance.choice(making if making and chance.random() < 0.6 else listed)
            if making and chance.random() < 0.3:
                move = max(making, key=lambda one: len(play_of(one).builds))
        noted(naive, play_of(move), met)
        assert told(deal.play(move)) == naive.play_unchecked(*play_of(move)), move


@pytest.mark.slow
@pytest.mark.parametrize("preset", BUILDING)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_score_when_much_is_built(preset: str, players: int) -> None:
    """A hundred deals and more end with the scores, sweeps and events of the reference."""
    rules = load_rules(preset)
    met: Counter[str] = Counter()
    for seed in range(100 * SOAK):
        deck = shuffled_pack(f"building/{preset}/{seed}", rules.packs)
        dealer = seed % players
        naive = NaiveDeal(switches_of(rules), players, dealer, deck)
        deal = Deal(rules, players=players, dealer=dealer, deck=" ".join(deck))
        play_building(deal, naive, random.Random(f"{players}/{seed}"), met)
        where = (preset, players, seed, [str(move) for move in deal.moves])
        assert list(deal.scores()) == naive.scores(), where
        assert list(deal.sweeps) == naive.units, where
        assert deal.last_capture == naive.last_capture, where
        assert list(deal.pile_counts) == [len(pile) for pile in naive.piles], where
    wanted = {"build", "mere", "raise", "build taken", "build and loose cards"}
    if rules.builder_duty != "none":
        wanted.add("duty")
    if rules.spade5_clears:
        wanted.add("clear")
    assert all(met[name] for name in wanted), met


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({}, ("raise and merge", "added to another's mere", "beyond thirteen")),
        ({"builder_duty": "none"}, ("build in the last hand", "two builds")),
        ({"builder_duty": "mere_only", "raise": "any"}, ("raise and merge", "two builds")),
        ({"raise_onto": "keep", "mere_by_others": False}, ("raise",)),
        ({"extent": "maximal", "capture": "card"}, ("build",)),
        ({"packs": 2, "last_batch": "short", "spade5_sweeps": False}, ("clear",)),
    ],
    ids=str,
)
def test_score_when_builds_meet(changes: dict[str, object], wanted: tuple[str, ...]) -> None:
    """What random play seldom brings is met, and both sides tell the same of it."""
    rules = load_rules("kasino").with_switches(**changes)
    met: Counter[str] = Counter()
    for seed in range(40 * SOAK):
        players = 2 + seed % 3
        deck = shuffled_pack(f"meeting/{seed}", rules.packs)
        naive = NaiveDeal(switches_of(rules), players, 0, deck)
        deal = Deal(rules, players=players, dealer=0, deck=" ".join(deck))
        play_building(deal, naive, random.Random(seed), met)
        assert list(deal.scores()) == naive.scores(), (changes, seed)
    assert all(met[name] for name in wanted), met


def test_deal_when_builds_are_added_to_krypkasino() -> None:
    """Two packs, pictures taken away between batches, duties to take and to sweep, and builds."""
    ways = itertools.product(
        ("krypkasino", "krypkasino-family"), ("single", "multiple"), ("optional", "card")
    )
    for number, (preset, builds, capture) in enumerate(ways):
        rules = load_rules(preset, builds=builds, capture=capture, spade5_clears=True)
        for seed in range(SOAK):
            Pair(rules, 2 + number % 3, 0, seed).run()


def test_build_move_of_another_game_when_played_where_it_is_not_allowed() -> None:
    """A move made under other rules is refused by rules that do not allow it."""
    strict = load_rules("kasino", build_from="one")
    refused = 0
    for seed in range(12):
        deal = Deal(strict, players=2, dealer=0, seed=seed)
        hand, table = " ".join(map(str, deal.hand(1))), " ".join(map(str, deal.table))
        for move in referee(load_rules("kasino"), hand, table, 1).plays:
            if move.kind == "build" and len(move.takes) > 1:
                assert move not in deal.legal_moves()
                with pytest.raises(IllegalMove):
                    deal.play(move)
                refused += 1
    assert refused
