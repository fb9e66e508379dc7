"""Rule book 1.3: who gets how many cards, in which packets, and how often."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Dealt, LastCards
from tests.rulebook.playing import finish, of, one
from tests.rulebook.row import EXACT, FOUR_EIGHT, FOUR_FOUR, Packet, Place, clockwise, places
from tests.rulebook.stage import texts


def layout(deal: tabbe.Deal) -> tuple[int, int, int]:
    """Cards in each hand, cards on the table, cards left, before the first play."""
    sizes = {len(deal.hand(seat)) for seat in range(deal.players)}
    assert len(sizes) == 1
    return sizes.pop(), len(deal.table), deal.stock


def check_row(players: int, row: tuple[Packet, ...], rules: tabbe.Rules, batches: int) -> None:
    """Deal, play out, and see every card arrive where the row sends it."""
    deal = tabbe.Deal(rules, players=players, dealer=players - 1, seed=30 + players)
    dealt = [str(card) for card in deal.deck]
    events = of(Dealt, finish(deal, seed=players))
    packs = len(dealt) // 52
    wanted: dict[tuple[int, Place], list[str]] = {}
    for card, place in zip(dealt, places(row, clockwise(players, players - 1), packs), strict=True):
        wanted.setdefault(place, []).append(card)
    assert len(events) == batches
    for event in events:
        for seat, hand in enumerate(event.hands):
            assert sorted(map(str, hand)) == sorted(wanted[event.batch, seat])
        assert list(map(str, event.table)) == wanted.get((event.batch, "table"), [])
    assert [len(event.hands[0]) for event in events[1:]] == [4] * (batches - 1)
    assert events[-1].stock == 0


@pytest.mark.parametrize("row", [2, 3, 4, 5, 6])
def test_1_3_packets_and_batches_as_the_row_says(row: int) -> None:
    """Each row: packets of the first batch, then four each by twos until the pack is out."""
    batches = {2: 12, 3: 8, 4: 6, 5: 5, 6: 4}[row]
    check_row(row, EXACT[row], tabbe.load_rules("krypkasino"), batches)


def test_1_3_2_players_get_six_and_four_lie_open() -> None:
    """Two players: six each, four on the table, 88 left, 100 plays."""
    deal = tabbe.Deal("krypkasino", players=2, seed=1)
    assert layout(deal) == (6, 4, 88)
    finish(deal, seed=1)
    assert len(deal.moves) == 100


def test_1_3_3_players_get_five_and_five_lie_open() -> None:
    """Three players: five each, five on the table, 84 left, 99 plays."""
    deal = tabbe.Deal("krypkasino", players=3, seed=1)
    assert layout(deal) == (5, 5, 84)
    finish(deal, seed=1)
    assert len(deal.moves) == 99


def test_1_3_4_players_get_five_and_four_lie_open() -> None:
    """Four players: five each, four on the table, 80 left, 100 plays."""
    deal = tabbe.Deal("krypkasino", players=4, seed=1)
    assert layout(deal) == (5, 4, 80)
    finish(deal, seed=1)
    assert len(deal.moves) == 100


def test_1_3_5_players_get_four_and_four_lie_open() -> None:
    """Five players: four each, four on the table, 80 left, 100 plays."""
    deal = tabbe.Deal("krypkasino", players=5, seed=1)
    assert layout(deal) == (4, 4, 80)
    finish(deal, seed=1)
    assert len(deal.moves) == 100


def test_1_3_6_players_get_five_and_two_lie_open() -> None:
    """Six players: five each, two on the table, 72 left, 102 plays."""
    deal = tabbe.Deal("krypkasino", players=6, seed=1)
    assert layout(deal) == (5, 2, 72)
    finish(deal, seed=1)
    assert len(deal.moves) == 102


def test_1_3_6_players_alternative_gets_four_and_eight_lie_open() -> None:
    """Six players with deal_table=4/8: four each, eight on the table, 72 left, 96 plays."""
    rules = tabbe.load_rules("krypkasino", deal_table="4/8")
    deal = tabbe.Deal(rules, players=6, seed=1)
    assert layout(deal) == (4, 8, 72)
    finish(deal, seed=1)
    assert len(deal.moves) == 96
    check_row(6, FOUR_EIGHT, rules, 4)


@pytest.mark.parametrize(
    ("players", "table"), [(2, "4/4"), (3, "4/4"), (4, "4/4"), (6, "4/4"), (5, "4/8")]
)
def test_1_3_row_that_does_not_come_out_is_refused(players: int, table: str) -> None:
    """104 - T - nH must be a multiple of 4n when every batch has to be full."""
    rules = tabbe.load_rules("krypkasino", deal_table=table)
    with pytest.raises(tabbe.TabbeError):
        tabbe.Deal(rules, players=players, seed=1)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_1_3_one_pack_is_dealt_four_and_four(players: int) -> None:
    """With one pack it is four each and four to the table, and comes out."""
    rules = tabbe.load_rules("krypkasino", packs=1)
    assert layout(tabbe.Deal(rules, players=players, seed=1)) == (4, 4, 48 - 4 * players)
    check_row(players, FOUR_FOUR, rules, 48 // (4 * players))


def test_1_3_one_pack_is_refused_with_five_players() -> None:
    """48 cards do not come out with five players."""
    rules = tabbe.load_rules("krypkasino", packs=1)
    with pytest.raises(tabbe.TabbeError):
        tabbe.Deal(rules, players=5, seed=1)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_1_3_dealing_starts_left_of_the_dealer(dealer: int) -> None:
    """The first card of the deck goes to the seat left of the dealer, who is served last."""
    deal = tabbe.Deal("krypkasino", players=3, dealer=dealer, seed=2)
    cards = list(map(str, deal.deck))
    left = (dealer + 1) % 3
    assert cards[:3] + cards[12:14] == texts(deal.hand(left)).split()
    assert cards[6:9] + cards[16:18] == texts(deal.hand(dealer)).split()
    assert cards[9:12] + cards[18:20] == texts(deal.table).split()
    assert deal.seat == left


def test_1_3_later_batches_lay_nothing_on_the_table() -> None:
    """Four each, two at a time, by the same dealer, and no card to the table."""
    deal = tabbe.Deal("krypkasino", players=2, dealer=1, seed=2)
    later = of(Dealt, finish(deal, seed=2))[1:]
    assert len(later) == 11
    for event in later:
        assert (event.table, event.dealer) == ((), 1)
        assert [len(hand) for hand in event.hands] == [4, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_1_3_dealer_says_last_cards_when_the_final_batch_comes(players: int) -> None:
    """The dealer is named with the final batch, straight before it is dealt."""
    deal = tabbe.Deal("krypkasino", players=players, dealer=1, seed=3)
    events = finish(deal, seed=3)
    said = one(LastCards, events)
    assert said.dealer == 1
    following = events[events.index(said) + 1]
    assert isinstance(following, Dealt)
    assert following.stock == 0
