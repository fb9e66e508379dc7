"""Takes on random tables: small ones against all subsets, crowded ones against a check of each."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import pytest

from tabbe.engine import Deal, parse_move, referee
from tabbe.engine import outcomes as engine_outcomes
from tabbe.i18n import TabbeError
from tabbe.rules import Rules, load_rules
from tests.oracle.harness import SOAK, play_of, texts
from tests.oracle.pack import low_value, shuffled_pack, tidy, whole_pack, without
from tests.oracle.play import Play, legal_plays
from tests.oracle.switch import switches_of
from tests.oracle.take import hand_values, is_take, outcomes

EXTENTS = ("any", "maximal", "maximum")
DUAL: dict[str, object] = {
    "ace_hand": "1,14",
    "two_spades_hand": "2,15",
    "ten_diamonds_hand": "10,16",
}
RULES = tuple(
    load_rules("krypkasino").with_switches(extent=extent, packs=packs, pictures=pictures, **values)
    for extent in EXTENTS
    for packs in (1, 2)
    for pictures in ("numeric", "pair_only")
    for values in (dict[str, object](), DUAL)
)


def drawn(chance: random.Random, packs: int, cards: int) -> tuple[str, tuple[str, ...]]:
    """Draw a hand card and a table of so many cards; low cards come more often at times."""
    pack = whole_pack(packs)
    if chance.random() < 0.3:
        low = [card for card in pack if card[0] in "A2345"]
        if len(low) > cards:
            pack = low + chance.sample(without(pack, low), 4)
    table = chance.sample(pack, cards)
    return chance.choice(without(pack, table)), tuple(table)


@pytest.mark.parametrize(
    "rules", RULES, ids=lambda rules: "-".join(map(str, rules.changes.values()))
)
def test_outcomes_when_table_is_small(rules: Rules) -> None:
    """On up to nine cards the outcomes are exactly those found among all subsets."""
    chance = random.Random(str(rules.changes))
    switches = switches_of(rules)
    for cards in [*range(10)] * 6 * SOAK:
        card, table = drawn(chance, rules.packs, cards)
        found = engine_outcomes(rules, table=" ".join(table), card=card)
        takes = [tidy(texts(take)) for take in found]
        assert len(takes) == len(set(takes)), (table, card)
        assert set(takes) == outcomes(table, card, switches), (table, card)
        assert all(texts(take) == tidy(texts(take)) for take in found)


@pytest.mark.slow
@pytest.mark.parametrize("extent", EXTENTS)
@pytest.mark.parametrize("cards", [10, 11, 12, 13, 14])
def test_outcomes_when_table_is_full(extent: str, cards: int) -> None:
    """On ten to fourteen cards the outcomes are exactly those found among all subsets."""
    rules = load_rules("krypkasino").with_switches(extent=extent, **DUAL)
    chance = random.Random(f"{extent}{cards}")
    for _ in range((6 if cards < 13 else 2) * SOAK):
        card, table = drawn(chance, 2, cards)
        if extent == "any" and card[0] in "A2" and cards > 12:
            card = "9h"
        found = [tidy(texts(take)) for take in engine_outcomes(rules, table=table, card=card)]
        assert len(found) == len(set(found)), (table, card)
        assert set(found) == outcomes(table, card, switches_of(rules)), (table, card)


@pytest.mark.parametrize("extent", EXTENTS)
@pytest.mark.parametrize("level", ["card", "hand", "optional"])
def test_referee_when_table_is_small(extent: str, level: str) -> None:
    """The referee's plays are the legal plays of the reference, with every duty."""
    chance = random.Random(extent + level)
    for by, forced in itertools.product(("hand", "card"), (True, False)):
        rules = load_rules(
            "krypkasino", extent=extent, capture=level, forced_sweep_by=by, forced_sweep=forced
        )
        for cards in [*range(9)] * SOAK:
            pack = whole_pack(2)
            chance.shuffle(pack)
            hand, table = tuple(pack[:4]), tuple(pack[4 : 4 + cards])
            verdict = referee(rules, hand=" ".join(hand), table=" ".join(table))
            plays = [play_of(move) for move in verdict.plays]
            assert len(plays) == len(set(plays))
            expected = legal_plays(hand, table, switches_of(rules))
            assert set(plays) == expected, (hand, table)


def crowded_deal(rules: Rules, cards: int, seed: int) -> Deal:
    """Return a deal in which everybody has crept until so many cards lie on the table."""
    deck = shuffled_pack(f"crowd/{seed}", rules.packs)
    deal = Deal(rules, players=2, dealer=0, deck=" ".join(deck))
    while len(deal.table) < cards:
        assert deal.seat is not None
        deal.play(str(deal.hand(deal.seat)[0]))
    return deal


def random_take(
    table: tuple[str, ...], value: int, extent: str, chance: random.Random
) -> tuple[str, ...]:
    """Put groups together at random: some of them, or as many as fit where that is the rule."""
    left = list(table)
    take: list[str] = []
    chance.shuffle(left)
    # Pictures count as numbers in all these games, so a group is any sum.
    while True:
        reached: dict[int, list[str]] = {0: []}
        for one in left:
            for total, group in list(reached.items()):
                reached.setdefault(total + low_value(one), [*group, one])
        if value not in reached:
            return tidy(take)
        take += reached[value]
        left = without(left, reached[value])
        if extent == "any" and chance.random() < 0.3:
            return tidy(take)


def nearby(table: tuple[str, ...], take: tuple[str, ...], chance: random.Random) -> tuple[str, ...]:
    """Return a set of table cards a card or two away from a take."""
    other = list(take)
    others = without(table, take)
    for _ in range(chance.randint(1, 2)):
        if others and chance.random() < 0.5:
            other.append(others.pop(chance.randrange(len(others))))
        elif other:
            other.pop(chance.randrange(len(other)))
    return tidy(other)


def accepts(deal: Deal, card: str, take: tuple[str, ...]) -> bool:
    """Tell whether the deal reads this capture as a legal move, the cards grouped anyhow."""
    try:
        move = parse_move(f"{card}x" + ",".join(take), deal)
    except TabbeError:
        return False
    assert play_of(move) == Play(card, take)
    assert move in deal.legal_moves()
    return True


@pytest.mark.parametrize("extent", ["any", "maximal"])
@pytest.mark.parametrize(("packs", "cards"), [(1, 29), (1, 40), (1, 50), (2, 29), (2, 40), (2, 52)])
def test_legal_moves_when_table_is_crowded(extent: str, packs: int, cards: int) -> None:
    """A crowded table lists legal and different moves, and judges any set of cards rightly."""
    rules = load_rules("krypkasino").with_switches(
        extent=extent,
        packs=packs,
        capture="optional",
        forced_sweep=False,
        remove_pictures="off",
        **DUAL,
    )
    switches = switches_of(rules)
    for seed in range(2 * SOAK):
        deal = crowded_deal(rules, cards, seed)
        table = texts(deal.table)
        chance = random.Random(f"{extent}{packs}{cards}{seed}")
        first = list(itertools.islice(iter(deal.legal_moves()), 200))
        plays = [play_of(move) for move in first]
        assert len(plays) == len(set(plays)), table
        for play in plays:
            assert not play.take or is_take(table, play.card, play.take, switches), (table, play)
        assert deal.seat is not None
        for card in texts(deal.hand(deal.seat)):
            for value in hand_values(card, switches):
                for _ in range(4):
                    take = random_take(table, value, extent, chance)
                    for asked in (take, nearby(table, take, chance)):
                        if asked:
                            legal = is_take(table, card, asked, switches)
                            assert accepts(deal, card, asked) == legal, (table, card, asked)


@pytest.mark.parametrize(("packs", "cards"), [(1, 29), (1, 50), (2, 29), (2, 52)])
def test_legal_moves_when_most_must_be_taken(packs: int, cards: int) -> None:
    """Where the most cards must be taken, all listed takes have one size and none is larger."""
    rules = load_rules(
        "krypkasino",
        extent="maximum",
        packs=packs,
        capture="optional",
        forced_sweep=False,
        remove_pictures="off",
    )
    switches = switches_of(rules)
    loose = replace(switches, extent="any")
    deal = crowded_deal(rules, cards, 5)
    table = texts(deal.table)
    chance = random.Random(cards)
    most: dict[str, set[int]] = {}
    for move in itertools.islice(iter(deal.legal_moves()), 100):
        card, take, *_ = play_of(move)
        if take:
            assert is_take(table, card, take, loose), (table, card, take)
            most.setdefault(card, set()).add(len(take))
    assert all(len(sizes) == 1 for sizes in most.values()), (table, most)
    for card, sizes in most.items():
        for value in hand_values(card, switches):
            for _ in range(20):
                assert len(random_take(table, value, "most", chance)) <= max(sizes)
