"""The order of legal moves is pinned: counts say nothing about it, and bots and hints lean on it.

Hand order, twins once; then hand values ascending; then the cards taken as tuples in the order of
cards; a creep comes last.
"""

from __future__ import annotations

import random

import tabbe
from tabbe.engine import referee
from tests.rulebook.stage import stage, texts


def listed(hand: str, table: str, game: str = "krypkasino", **switches: object) -> list[str]:
    """The referee's plays as written moves, in their order."""
    rules = tabbe.load_rules(game).with_switches(**switches)
    return [str(move) for move in referee(rules, hand, table).plays]


def test_order_follows_the_hand_and_not_the_rank() -> None:
    """The plays of the first hand card come first."""
    assert listed("9s 6s 8h", "8d 2c Jd") == ["9s", "6s", "8hx8d"]
    assert listed("8h 6s 9s", "8d 2c Jd") == ["8hx8d", "6s", "9s"]


def test_order_names_twins_once_at_their_first_place() -> None:
    """The second copy adds nothing, wherever it is held."""
    assert listed("7c 6s 7c", "7h 2c Jd") == ["7cx7h", "6s"]


def test_order_of_takes_is_that_of_their_cards() -> None:
    """Takes of one card are sorted as tuples of cards, A to K and s h d c."""
    assert listed("Ac", "2c 3d 4h 5c 8d Th") == ["Acx2c+3d+4h+5c", "Acx2c+4h+8d", "Acx4h+Th"]
    assert listed("Ac", "Tc Td 4c Ts Th") == ["Acx4c+Ts", "Acx4c+Th", "Acx4c+Td", "Acx4c+Tc"]


def test_order_puts_a_shorter_take_before_the_longer_that_begins_with_it() -> None:
    """A tuple that is the beginning of another comes first."""
    assert listed("8h", "2c 6h 8d 3s 5s", "krypkasino-family", forced_sweep=False) == [
        "8hx2c+6h,3s+5s",
        "8hx8d,2c+6h,3s+5s#",
        "8hx2c+6h",
        "8hx8d,2c+6h",
        "8hx3s+5s",
        "8hx8d,3s+5s",
        "8hx8d",
    ]


def test_order_goes_by_value_when_a_card_has_two() -> None:
    """The lower value's takes come first; a take that both make is listed once."""
    assert listed("Ac", "Ad Kh 2s", ace_hand="1,14") == ["AcxAd", "AcxAd+Kh"]
    assert listed("2s", "2h 9h 6d", two_spades_hand="2,15", forced_sweep=False) == [
        "2sx2h",
        "2sx6d+9h",
    ]


def test_order_puts_the_creep_last_where_it_is_free() -> None:
    """With optional capture the creep follows the takes of its card."""
    assert listed("3h 8h", "3d Kd", capture="optional", forced_sweep=False) == ["3hx3d", "3h", "8h"]


def test_order_has_a_creep_only_where_nothing_is_taken() -> None:
    """With compulsory capture a card has either takes or its creep."""
    for seed in range(5):
        deal = tabbe.Deal("krypkasino", players=4, seed=seed)
        chance = random.Random(seed)
        while not deal.is_over:
            moves = list(deal.legal_moves())
            for card in {move.card for move in moves}:
                kinds = [move.kind for move in moves if move.card == card]
                assert kinds == ["creep"] or set(kinds) == {"capture"}
            deal.play(chance.choice(moves))


def test_order_is_sorted_at_every_turn_of_random_deals() -> None:
    """At each turn: hand order, then value, then cards; no play twice; index and `in` agree."""
    for seed, game in enumerate(["krypkasino", "krypkasino-family", "avig-kasino-se"]):
        deal = tabbe.Deal(game, players=3, seed=seed)
        chance = random.Random(seed)
        while not deal.is_over:
            hand = list(deal.hand(deal.seat or 0))
            moves = deal.legal_moves()
            keys = [(hand.index(move.card), move.value, move.takes) for move in moves]
            assert keys == sorted(keys, key=lambda key: (key[0], key[1] if key[2] else 0, key[2]))
            assert len({(card, takes) for card, _, takes in keys}) == len(keys)
            assert [moves[at] for at in range(len(moves))] == list(moves)
            assert all(move in moves for move in moves)
            deal.play(chance.choice(list(moves)))


def test_order_is_the_same_in_a_deal_and_at_the_referee() -> None:
    """A deal lists what the referee lists for the same hand and table."""
    deal = stage("8d 2c 6h Kc", {1: "8h 9s 3s 4s Kd 7s"})
    assert [str(move) for move in deal.legal_moves()] == listed(
        texts(deal.hand(1)), texts(deal.table)
    )
