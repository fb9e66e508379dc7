"""Crowded tables with builds: what is listed is legal, and any play is judged rightly unlisted."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tabbe.engine import Deal, LegalMoves, parse_move, referee
from tabbe.i18n import TabbeError
from tabbe.rules import Rules, load_rules
from tests.oracle.build import Build, Making, arranged, makings
from tests.oracle.deal import NaiveDeal
from tests.oracle.harness import SOAK, careless_text, play_of, told
from tests.oracle.judge import is_legal
from tests.oracle.pack import low_value, shuffled_pack, tidy, without
from tests.oracle.play import Play, is_clear, play_of_making
from tests.oracle.switch import Switches, switches_of
from tests.oracle.take import hand_values

TWO_PACKS: dict[str, object] = {"packs": 2, "last_batch": "short"}
HOUSES: tuple[tuple[str, dict[str, object]], ...] = (
    ("kasino", {}),
    ("kasino", {"builder_duty": "mere_only", "raise": "any", "raise_onto": "keep"}),
    ("kasino", {"extent": "maximal", "capture": "card", "mere_by_others": False}),
    ("royal-casino", {}),
    ("royal-casino", {"raise_onto": "refuse", "builds": "single", "spade5_clears": True}),
    ("classic-casino", {}),
    ("classic-casino", {"extent": "maximal", "capture": "hand", "build_from": "one"}),
    ("kasino", {"builder_duty": "none", **TWO_PACKS}),
    ("byggkasino", {"builder_duty": "none", "extent": "maximal", **TWO_PACKS}),
)


# Up to so many loose cards the list is begun, and what no house allows is tried as well.
LISTED = 11

# Everything that any house lets a player do.
LOOSEST: dict[str, object] = {
    "capture": "optional",
    "extent": "any",
    "builds": "multiple",
    "build_from": "several",
    "raise": "any",
    "raise_onto": "keep",
    "mere_by_others": True,
    "builder_duty": "none",
}


def crowded(rules: Rules, cards: int, seed: int) -> tuple[Deal, NaiveDeal]:
    """Play without taking until so many cards lie loose, building now and then on the way."""
    free = rules.with_switches(**LOOSEST)
    deck = shuffled_pack(f"crowd/{seed}", rules.packs)
    deal = Deal(free, players=2, dealer=0, deck=" ".join(deck))
    naive = NaiveDeal(switches_of(free), 2, 0, deck)
    chance = random.Random(seed)
    hand = tuple(naive.hands[1])
    # Who holds few cards can build little.
    while len(naive.table) < cards or len(hand) < 3:
        assert naive.seat is not None
        found: list[Making] = []
        if len(naive.table) <= 8 and len(naive.builds) < 3:
            table = tuple(naive.table)
            found = sorted(makings(hand, table, naive.builds, naive.seat, naive.switches))
        play = play_of_making(chance.choice(found)) if found else Play(hand[0])
        text = careless_text(play, naive.builds, chance)
        assert told(deal.play(text)) == naive.play_unchecked(*play)
        hand = tuple(naive.hands[naive.seat or 0])
    return deal, naive


def filled(table: Sequence[str], value: int, chance: random.Random) -> tuple[str, ...]:
    """Return some loose cards that sum to a value, chosen at random; none when there are none."""
    cards = list(table)
    chance.shuffle(cards)
    reached: dict[int, tuple[str, ...]] = {0: ()}
    for card in cards:
        for total, group in list(reached.items()):
            reached.setdefault(total + low_value(card), (*group, card))
    return reached.get(value, ())


def grouped(
    table: Sequence[str], value: int, chance: random.Random, *, most: bool
) -> tuple[str, ...]:
    """Return several groups of a value, as many as come or only some."""
    left: list[str] = list(table)
    found: list[str] = []
    while most or chance.random() < 0.7:
        group = filled(left, value, chance)
        if not group:
            break
        found += group
        left = without(left, group)
    return tidy(found)


def part_of(builds: Sequence[Build], chance: random.Random, *, most: bool) -> list[Build]:
    """Return all of some builds, or a part of them."""
    return [build for build in builds if most or chance.random() < 0.6]


def proposed(naive: NaiveDeal, switches: Switches, chance: random.Random) -> Iterator[Play]:
    """Propose takes and builds that are likely to be legal, and plays a step away from them."""
    assert naive.seat is not None
    hand, table, builds = naive.hands[naive.seat], naive.table, naive.builds
    for card in dict.fromkeys(hand):
        yield Play(card)
        for value in hand_values(card, switches):
            same = [build for build in builds if build.value == value]
            for most in (True, False):
                take = grouped(table, value, chance, most=most)
                yield Play(card, take, arranged(part_of(same, chance, most=most)))
        kept = without(hand, [card])
        for value in sorted({value for one in kept for value in hand_values(one, switches)}):
            same = [build for build in builds if build.value == value]
            for under in [None, *(build for build in builds if build.value < value)]:
                base = low_value(card) + (under.value if under else 0)
                for most in (True, False):
                    joined = part_of(same, chance, most=most)
                    first = filled(table, value - base, chance) if base < value else ()
                    rest = without(table, first)
                    more = grouped(rest, value, chance, most=False) if chance.random() < 0.5 else ()
                    used = arranged([*joined, under] if under else joined)
                    yield Play(card, tidy([*first, *more]), used, value)


def nearby(naive: NaiveDeal, play: Play, chance: random.Random) -> Play:
    """Return a play with a card or a build more or less, or another value made."""
    others = without(naive.table, play.take)
    kind = chance.randrange(4)
    if kind == 0 and others:
        return play._replace(take=tidy([*play.take, chance.choice(others)]))
    if kind == 1 and play.take:
        return play._replace(take=tidy(without(play.take, [chance.choice(play.take)])))
    if kind == 2 and naive.builds:
        toggled = Counter(play.builds)
        build = chance.choice(naive.builds)
        if toggled[build]:
            toggled.subtract([build])
        else:
            toggled.update([build])
        return play._replace(builds=arranged(list(toggled.elements())))
    if kind == 3 and play.made:
        return play._replace(made=chance.randint(1, 16))
    return play


def accepts(
    moves: LegalMoves, deal: Deal, naive: NaiveDeal, play: Play, chance: random.Random
) -> bool:
    """Tell whether a play, its items named anyhow, is read by the loosest rules and listed here."""
    text = careless_text(play, naive.builds, chance)
    if is_clear(play, tuple(naive.table), naive.builds, naive.switches):
        text = "5sx*"
    try:
        move = parse_move(text, deal)
    except TabbeError:
        return False
    assert play_of(move) == play, text
    assert move in deal.legal_moves(), text
    return move in moves


def able(naive: NaiveDeal, switches: Switches) -> bool:
    """Tell whether the seat on turn holds a card for each of its builds, as it does in play."""
    assert naive.seat is not None
    held = {value for card in naive.hands[naive.seat] for value in hand_values(card, switches)}
    own = {build.value for build in naive.builds if build.owner == naive.seat}
    return switches.builder_duty == "none" or own <= held


@pytest.mark.parametrize("cards", [8, 10, 15, 20, 25])
@pytest.mark.parametrize(("preset", "changes"), HOUSES, ids=str)
def test_plays_when_table_is_crowded(preset: str, changes: dict[str, object], cards: int) -> None:
    """Single plays are judged rightly, and what a list begins with is legal and different."""
    rules = load_rules(preset).with_switches(**changes)
    switches = switches_of(rules)
    met: Counter[tuple[str, bool]] = Counter()
    rounds = 0
    for seed in itertools.count():
        deal, naive = crowded(rules, cards, seed)
        if not able(naive, switches):
            continue
        rounds += 1
        if rounds > 2 * SOAK:
            break
        seat = naive.seat
        assert seat is not None
        chance = random.Random(f"{preset}{changes}{cards}{seed}")
        hand, table, builds = naive.hands[seat], tuple(naive.table), naive.builds
        where = (hand, table, builds, seat)
        moves = referee(rules, " ".join(hand), " ".join(map(str, deal.table)), seat).plays
        if len(table) <= LISTED:
            first = [play_of(move) for move in itertools.islice(iter(moves), 300)]
            assert len(first) == len(set(first)), where
            for play in first:
                assert is_legal(play, hand, table, switches, builds, seat), (where, play)
        for play in proposed(naive, switches, chance):
            for asked in (play, nearby(naive, play, chance)):
                if len(table) > LISTED and not is_legal(
                    asked, hand, table, naive.switches, builds, seat
                ):
                    continue
                legal = is_legal(asked, hand, table, switches, builds, seat)
                assert accepts(moves, deal, naive, asked, chance) == legal, (where, asked)
                met[asked.kind, legal] += 1
    assert met["capture", True], met
    assert met["build", True] or met["build", False], met
