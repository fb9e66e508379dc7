"""One deal through its readable face: setting up, playing, refusing, counting."""

from __future__ import annotations

import collections
from collections.abc import Iterable
from itertools import chain
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabbe
from tabbe.cards import Card, deck_of_seed, full_deck, parse_cards
from tabbe.engine import (
    Build,
    Built,
    Captured,
    Crept,
    DealError,
    Dealt,
    IllegalMove,
    LastCards,
    PicturesRemoved,
    Residue,
    Scored,
    Swept,
)
from tabbe.rules import SWITCHES, RulesError
from tests.engine.position import GAMES, finished, reached, walk
from tests.rulebook.stage import play_all, stage, texts

DECK = texts(full_deck(2))


def cards_in(items: Iterable[Card | Build | None]) -> list[Card]:
    """The single cards of a table or a pile."""
    found: list[Card] = []
    for item in items:
        if item is not None:
            found.extend(item.cards if isinstance(item, Build) else [item])
    return found


def piles(deal: tabbe.Deal) -> list[list[Card]]:
    """Per seat the cards won, as the events tell it."""
    won: list[list[Card]] = [[] for _ in range(deal.players)]
    for told in deal.events:
        if isinstance(told, Captured):
            won[told.seat] += cards_in([told.card, *told.takes])
        elif isinstance(told, Residue) and told.seat is not None:
            won[told.seat] += cards_in([*told.table, *told.heaps, *told.undealt])
    return won


def check_cards(deal: tabbe.Deal) -> None:
    """No card is lost or doubled, and counts and points are those of the cards."""
    won = piles(deal)
    held = [card for seat in range(deal.players) for card in deal.hand(seat)]
    left = list(deal.deck[len(deal.deck) - deal.stock :])
    away = [card for heap in deal.heaps for card in heap]
    everything = [*held, *cards_in(deal.table), *away, *cards_in(left), *chain(*won)]
    assert collections.Counter(everything) == collections.Counter(deal.deck)
    assert deal.pile_counts == tuple(len(pile) for pile in won)
    assert deal.spade_counts == tuple(sum(card.suit == "s" for card in pile) for pile in won)
    suit = deal.rules.majority_suit
    assert deal.suit_counts == tuple(sum(card.suit == suit for card in pile) for pile in won)


def check_score(deal: tabbe.Deal) -> None:
    """The score is the cards' points, sweeps and extras, and nothing else."""
    scored = deal.events[-1]
    assert isinstance(scored, Scored)
    assert scored.scores == deal.scores()
    parts = zip(scored.card_points, scored.sweep_points, scored.bonus, strict=True)
    assert scored.scores == tuple(sum(part) for part in parts)
    points = tuple(sum(map(deal.rules.card_points, pile)) for pile in piles(deal))
    assert scored.card_points == points
    assert (scored.card_counts, scored.sweeps) == (deal.pile_counts, deal.sweeps)
    if deal.rules.checksum is not None and not deal.rules.bordstabbe:
        assert sum(points) + sum(scored.bonus) == deal.rules.checksum


# --- setting up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"seed": 1, "deck": DECK}, "deal-seed-and-deck"),
        ({"deck": ""}, "deal-deck-size"),
        ({"deck": DECK[:-3]}, "deal-deck-size"),
        ({"deck": texts(full_deck(1))}, "deal-deck-size"),
        ({"rules": "avig-kasino", "deck": DECK}, "bad-card-copies"),
        ({"deck": f"As {DECK}"}, "bad-card-copies"),
        ({"deck": DECK.replace("2c", "2s", 1)}, "bad-card-copies"),
        ({"deck": DECK.replace("2c", "2x", 1)}, "bad-card"),
        ({"deck": " ".join(["??"] * 104)}, "deal-table-hidden"),
        ({"deck": 7}, "bad-card-type"),
        ({"carry": (1,)}, "deal-carry"),
        ({"carry": (1, -1)}, "deal-carry"),
        ({"carry": (0, 1.5)}, "deal-carry"),
        ({"carry": (True, 0)}, "deal-carry"),
        ({"carry": ("1", 0)}, "deal-carry"),
        ({"carry": (10**5000, 0)}, "deal-carry"),
        ({"carry": None}, "deal-carry"),
        ({"carry": 3}, "deal-carry"),
        ({"dealer": 2}, "deal-dealer"),
        ({"dealer": -1}, "deal-dealer"),
        ({"dealer": True}, "deal-dealer"),
        ({"dealer": "0"}, "deal-dealer"),
        ({"dealer": -(10**5000)}, "deal-dealer"),
        ({"dealer": None}, "deal-dealer"),
        ({"dealer": 1, "players": 3, "seats": [0, 2]}, "deal-dealer"),
        ({"players": 1}, "bad-players"),
        ({"players": 7}, "bad-players"),
        ({"players": True}, "bad-players"),
        ({"players": "2"}, "bad-players"),
        ({"players": 100, "seats": [0, 50]}, "bad-players"),
        ({"players": 3, "seats": []}, "deal-seats"),
        ({"players": 3, "seats": [0, 0]}, "deal-seats"),
        ({"players": 3, "seats": [0, 3]}, "deal-seats"),
        ({"players": 3, "seats": [-1, 0]}, "deal-seats"),
        ({"players": 3, "seats": [0, True]}, "deal-seats"),
        ({"players": 3, "seats": ["0", 1]}, "deal-seats"),
        ({"players": 3, "seats": [0]}, "bad-players"),
        ({"rules": "krypkasin"}, "bad-preset"),
        ({"rules": "avig-kasino", "players": 3}, "bad-players-exact"),
        ({"seed": ""}, "bad-seed-empty"),
        ({"seed": True}, "bad-seed-type"),
        ({"seed": 1.5}, "bad-seed-type"),
        ({"seed": "x" * 201}, "bad-seed-length"),
    ],
)
def test_deal_is_refused_in_a_sentence_when_it_cannot_be(words: dict[str, Any], key: str) -> None:
    """Decks, seats, dealers, numbers and seeds that cannot be, each with its own message."""
    with pytest.raises(tabbe.TabbeError) as refusal:
        tabbe.Deal(**words)
    assert refusal.value.key.startswith(key), refusal.value.key
    assert 10 < len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    "deck",
    [
        DECK,
        DECK.replace(" ", ",").replace("T", "10"),
        DECK.split(),
        iter(DECK.split()),
        full_deck(2),
        list(full_deck(2)),
        DECK.replace("d", "♦").replace("s", "♠"),
    ],
    ids=["text", "commas", "words", "iterator", "cards", "list", "signs"],
)
def test_deck_is_read_when_written_in_any_way(deck: Any) -> None:
    """Text, words, cards, any spelling: the first card is dealt first."""
    deal = tabbe.Deal("krypkasino", players=2, dealer=0, deck=deck)
    assert texts(deal.deck) == DECK
    assert texts(deal.hand(1)) == "As Ah Ad 3s 3h 3d"
    assert texts(deal.hand(0)) == "Ac 2s 2h 3c 4s 4h"
    assert texts(deal.table) == "2d 2c 4d 4c"


def test_seed_makes_the_deck_when_given() -> None:
    """A seed stands for its deck, a number and its digits for one; without any no two are alike."""
    for seed in (7, "7"):
        assert tabbe.Deal("krypkasino", seed=seed).deck == deck_of_seed(7, 2)
    assert tabbe.Deal("avig-kasino", seed=7).deck == deck_of_seed(7, 1)
    assert tabbe.Deal("krypkasino").deck != tabbe.Deal("krypkasino").deck


def test_rules_may_be_a_record_or_a_name_when_given() -> None:
    """A preset's name stands for its record."""
    rules = tabbe.load_rules("avig-kasino-se")
    assert tabbe.Deal(rules, seed=1).rules is rules
    assert tabbe.Deal("avig-kasino-se", seed=1).rules == rules


@pytest.mark.parametrize("dealer", range(4))
def test_forehand_leads_when_any_seat_deals(dealer: int) -> None:
    """The seat after the dealer plays first, then round the table, also where a seat is out."""
    deal = tabbe.Deal("krypkasino", players=4, dealer=dealer, seed=3)
    order = []
    for _ in range(8):
        order.append(deal.seat)
        deal.play(deal.legal_moves()[0])
    assert order == [(dealer + 1 + step) % 4 for step in range(8)]
    if dealer != 2:
        seats = [0, 1, 3]
        short = tabbe.Deal("krypkasino", players=4, dealer=dealer, seed=3, seats=seats)
        ring = seats * 3
        at = seats.index(dealer) + 1
        for seat in ring[at : at + 3]:
            assert short.seat == seat
            short.play(short.legal_moves()[0])
        assert short.hand(2) == ()


def test_seats_left_out_have_nothing_when_dealt() -> None:
    """A seat that has dropped out gets no cards, pays nothing and is paid nothing."""
    deal = tabbe.Deal("avig-kasino-se", players=4, dealer=3, seed=5, seats=[3, 0, 1])
    assert deal.seats == (0, 1, 3)
    while not deal.is_over:
        assert deal.seat != 2
        deal.play(deal.legal_moves()[0])
    check_cards(deal)
    assert (deal.scores()[2], deal.pile_counts[2], deal.sweeps[2]) == (0, 0, 0)


def test_numbers_of_numpy_are_pythons_when_a_deal_is_given_them() -> None:
    """Whoever reckons seats with NumPy gets the same deal and the same views, all to be written."""
    number: Any = np.int64
    words: dict[str, Any] = {"rules": "avig-kasino-se", "players": 4, "seed": 5}
    plain = tabbe.Deal(**words, dealer=3, seats=[3, 0, 1], carry=(2, 1))
    seats = [number(seat) for seat in (3, 0, 1)]
    deal = tabbe.Deal(**words, dealer=number(3), seats=seats, carry=(number(2), number(1)))
    assert repr(deal.view(number(0))) == repr(plain.view(0))
    assert repr(deal) == repr(plain)
    assert {type(seat) for seat in (*deal.seats, deal.dealer)} == {int}
    assert deal.hand(number(1)) == plain.hand(1)
    assert deal.hand_size(number(1)) == plain.hand_size(1)
    assert deal.told(number(1)) == plain.told(1)


def test_hidden_card_is_left_out_when_asked_for() -> None:
    """A deck with unknown cards deals them, counts them, and shows them to nobody."""
    deck: list[Card | None] = list(full_deck(2))
    deck[0] = deck[3] = deck[90] = None
    deal = tabbe.Deal("krypkasino", dealer=0, deck=deck)
    assert texts(deal.hand(1)) == "Ah Ad 3s 3h 3d"
    assert (deal.hand_size(1), deal.hand_size(0)) == (6, 6)
    assert deal.deck == tuple(deck)
    dealt = deal.events[0]
    assert isinstance(dealt, Dealt)
    assert dealt.hands[1][0] is None
    assert all(move.card is not None for move in deal.legal_moves())


@pytest.mark.parametrize("seat", [-1, 2, True, None, "1"])
def test_hand_is_refused_when_there_is_no_such_seat(seat: Any) -> None:
    """Hands are asked for by seat, and -1 is none."""
    deal = tabbe.Deal("krypkasino", seed=1)
    for ask in (deal.hand, deal.hand_size):
        with pytest.raises(DealError) as refusal:
            ask(seat)
        assert refusal.value.key == "deal-no-such-seat"


# --- playing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_no_card_is_lost_when_played_through(game: str, players: int) -> None:
    """After every move all cards are somewhere, once; at the end the score is that of the cards."""
    for deal in walk(game, players, 21):
        check_cards(deal)
    check_score(deal)
    assert deal.stock == deal.batches_left == 0 or deal.rules.plan(players).undealt


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_scores_so_far_are_those_of_the_cards_won_when_playing(game: str, players: int) -> None:
    """During play a score is the cards' points and the sweeps; the residue is not in it yet."""
    for deal in walk(game, players, 22):
        if deal.is_over:
            break
        expected = [sum(map(deal.rules.card_points, pile)) for pile in piles(deal)]
        for told in deal.events:
            if isinstance(told, Swept):
                expected[told.seat] += told.points
                if told.paid is not None:
                    assert told.paid == (told.seat - 1) % players
                    expected[told.paid] -= told.reward
        assert deal.scores() == tuple(expected)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_counters_count_down_when_batches_pass(game: str, players: int) -> None:
    """Batches, stock and hands are as the plan of the deal has them."""
    plan = tabbe.load_rules(game).plan(players)
    sizes = [plan.hand, *plan.batches]
    packs = tabbe.load_rules(game).packs
    for deal in walk(game, players, 23):
        assert deal.batch + deal.batches_left == len(sizes)
        dealt = plan.table + players * sum(sizes[: deal.batch])
        if not deal.is_over:
            assert deal.stock == 52 * packs - dealt
            played = len(deal.moves) - players * sum(sizes[: deal.batch - 1])
            held = sum(deal.hand_size(seat) for seat in range(players))
            assert held == players * sizes[deal.batch - 1] - played
    assert len(deal.moves) == players * sum(sizes)


def numbers_of(low: int, high: int) -> st.SearchStrategy[int]:
    """Whole numbers, small ones mostly."""
    return st.integers(max(low, -6), min(high, 12))


@st.composite
def houses(draw: st.DrawFn) -> tuple[tabbe.Rules, int]:
    """A game with any of its switches set to anything, and a number of players for it."""
    game, players = draw(st.sampled_from(GAMES))
    names = draw(st.lists(st.sampled_from(sorted(SWITCHES)), max_size=7, unique=True))
    wanted: dict[str, object] = {}
    for name in names:
        switch = SWITCHES[name]
        if switch.kind == "number":
            wanted[name] = draw(numbers_of(switch.low, switch.high))
        else:
            wanted[name] = draw(st.sampled_from(switch.choices))
    try:
        rules = tabbe.load_rules(game).with_switches(**wanted)
        rules.plan(players)
    except RulesError:
        rules = tabbe.load_rules(game)
    return rules, players


@settings(max_examples=150)
@given(house=houses(), seed=st.integers(0, 2**32))
def test_every_switch_goes_with_every_other_when_played(
    house: tuple[tabbe.Rules, int], seed: int
) -> None:
    """Any rules that are accepted can be played through, with all cards and points in place."""
    rules, players = house
    for deal in walk(rules, players, seed):
        assert bool(deal.legal_moves()) is not deal.is_over
    check_cards(deal)
    check_score(deal)


@pytest.mark.parametrize(
    "prices",
    [
        {"spade_points": 9},
        {"spade_points": 5, "ace_points": 3, "storan_points": 7, "two_spades_points": 4},
        {"spade_points": -2, "ace_points": 2, "storan_points": -1},
        {"spade_points": 0, "ace_points": 0, "storan_points": 0, "two_spades_points": 0},
    ],
    ids=str,
)
def test_every_card_has_its_price_when_prices_differ(prices: dict[str, object]) -> None:
    """However many prices there are, a capture costs what its cards cost."""
    rules = tabbe.load_rules("krypkasino").with_switches(**prices)
    for card in full_deck(1):
        (play,) = tabbe.referee(rules, card, f"{str(card)[0]}h" if card.rank > 1 else "Kh Ah").plays
        assert play.points == sum(rules.card_points(one) for one in (card, *play.cards))
    check_score(finished(rules, 3, 2))


# --- the order of events --------------------------------------------------------------------------


def test_batch_ends_in_order_when_pictures_lie() -> None:
    """The play, pictures set aside in laying order, last cards called, then the dealing."""
    met = set()
    for game, players in GAMES:
        for deal in walk(game, players, 24):
            if deal.is_over or sum(deal.hand_size(seat) for seat in range(players)) > 1:
                continue
            last = deal.batches_left
            told = deal.copy().play(deal.legal_moves()[0])
            kinds = [event.kind for event in told]
            after = [kind for kind in kinds if kind not in ("crept", "captured", "swept", "built")]
            assert kinds == [kind for kind in kinds if kind not in after] + after
            met.add(tuple(after))
            if last == 0:
                assert after == ["residue", "scored"]
                continue
            assert after[-1] == "dealt"
            assert ("last_cards" in after) is (last == 1)
    assert met == {
        ("dealt",),
        ("pictures_removed", "dealt"),
        ("last_cards", "dealt"),
        ("pictures_removed", "last_cards", "dealt"),
        ("residue", "scored"),
    }


def test_events_say_what_they_did_when_compared_with_the_table() -> None:
    """Each event's cards are those that moved, and each is told once."""
    for deal in walk("krypkasino", 3, 25):
        if deal.is_over:
            break
        table, hand, seat = deal.table, deal.hand(deal.seat or 0), deal.seat
        twin = deal.copy()
        for move in deal.legal_moves()[:3]:
            told = twin.play(move)
            first = told[0]
            assert isinstance(first, Crept | Captured)
            assert (first.seat, first.card) == (seat, move.card)
            assert first.card in hand
            left = list(table)
            if isinstance(first, Captured):
                assert (first.takes, first.groups) == (move.takes, move.groups)
                assert (first.value, first.points) == (move.value, move.points)
                for item in first.takes:
                    left.remove(item)
            else:
                left.append(move.card)
            for event in told:
                if isinstance(event, PicturesRemoved):
                    assert event.cards == tuple(
                        card for card in left if isinstance(card, Card) and card.rank > 10
                    )
                    left = [card for card in left if card not in event.cards]
                if isinstance(event, LastCards):
                    assert event.dealer == deal.dealer
            if not twin.is_over:
                assert twin.table == tuple(left)
            assert twin.events == (*deal.events, *told)
            assert twin.undo() == move


def test_opening_is_told_when_pictures_go_at_once() -> None:
    """Where the opening's pictures are removed, the dealing is told first, then the removing."""
    rules = tabbe.load_rules("krypkasino", remove_pictures="opening")
    deal = stage("Kh 2c Js 3c", {}, rules=rules)
    assert [event.kind for event in deal.events] == ["dealt", "pictures_removed"]
    removed = deal.events[1]
    assert isinstance(removed, PicturesRemoved)
    assert texts(removed.cards) == "Kh Js"
    assert texts(deal.table) == "2c 3c"
    assert [texts(heap) for heap in deal.heaps] == ["Js", "Kh"]


def test_last_cards_are_called_at_once_when_there_is_one_batch() -> None:
    """Whenever nothing is left to deal, the dealer has said so before the cards came."""
    for game, players in GAMES:
        deal = finished(game, players, 1)
        kinds = [event.kind for event in deal.events]
        assert kinds.count("last_cards") == kinds.count("residue") == kinds.count("scored") == 1
        assert kinds[-2:] == ["residue", "scored"]
        last = max(at for at, kind in enumerate(kinds) if kind == "dealt")
        assert kinds[last - 1] == "last_cards"


# --- sweeps ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("switches", "table", "expected"),
    [
        ({}, "8d 3d 5d 8h", (1, 5, 0, 5)),
        ({"sweep_reward": "never"}, "8d 3d 5d 8h", (1, 5, None, 0)),
        ({"sweep_reward": "lone"}, "8d 3d 5d 8h", (1, 5, None, 0)),
        ({"sweep_points": 0}, "8d 3d 5d 8h", (1, 0, 0, 0)),
        ({"sweep_points": 3}, "8d 3d 5d 8h", (1, 3, 0, 3)),
    ],
)
def test_sweep_is_paid_for_as_the_rules_say_when_it_happens(
    switches: dict[str, object], table: str, expected: tuple[int, int, int | None, int]
) -> None:
    """What the sweeper scores, and who is paid how much; nobody where nothing is paid."""
    rules = tabbe.load_rules("krypkasino").with_switches(**switches)
    deal = stage(table, {1: "8c"}, rules=rules)
    swept = deal.play("8cx8h,8d,3d+5d")[-1]
    assert isinstance(swept, Swept)
    assert (swept.units, swept.points, swept.paid, swept.reward) == expected
    assert (swept.seat, texts([swept.card])) == (1, "8c")
    assert deal.scores() == (-expected[3], expected[1])
    assert deal.sweeps == (0, 1)


def test_sweeps_count_nothing_when_the_deal_says_so() -> None:
    """In a deal without sweeps clearing the table is a capture like any other."""
    deck = stage("8d 3d 5d 8h", {1: "8c"}).deck
    deal = tabbe.Deal("krypkasino", deck=deck, sweeps_count=False)
    told = deal.play("8cx8h,8d,3d+5d")
    assert [event.kind for event in told] == ["captured"]
    assert (deal.sweeps, deal.moves[0].sweep) == ((0, 0), 0)


def test_majority_is_worth_more_when_points_are_carried() -> None:
    """Points of an earlier tie come on top of a majority's own."""
    rules = tabbe.load_rules("avig-kasino-se", majority_tie="carry")
    deck = finished(rules, 2, 3).deck
    ends = []
    for carry in ((0, 0), (4, 30)):
        deal = tabbe.Deal(rules, deck=deck, carry=carry)
        while not deal.is_over:
            deal.play(deal.legal_moves()[0])
        ends.append(deal.scores())
    gained = sorted(late - early for early, late in zip(*ends, strict=True))
    assert gained in ([0, 34], [4, 30])


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_move_is_refused_when_it_is_of_another_position(game: str, players: int) -> None:
    """A move made elsewhere is played when its play is legal here, else refused without a trace."""
    other = [move for deal in walk(game, players, 26) for move in deal.legal_moves()[:2]]
    seen = set()
    for deal in walk(game, players, 27):
        if deal.is_over or len(deal.moves) % 5:
            continue
        before = (deal.events, deal.table, deal.scores(), deal.moves)
        here = {str(move).rstrip("#") for move in deal.legal_moves()}
        for move in other[:: max(1, len(other) // 40)]:
            twin = deal.copy()
            try:
                told = twin.play(move)
            except IllegalMove:
                seen.add(False)
                assert (deal.events, deal.table, deal.scores(), deal.moves) == before
                assert (twin.events, twin.table, twin.scores(), twin.moves) == before
            else:
                seen.add(True)
                assert twin.moves[-1] in deal.legal_moves()
                assert isinstance(told[0], Crept | Captured | Built)
                assert not move.cards or str(twin.moves[-1]).rstrip("#") in here
    assert False in seen


def test_move_gets_this_table_s_marks_when_it_bears_another_s() -> None:
    """The same play made for a table that it swept counts as what it is on this one."""
    sweep = tabbe.referee("krypkasino", "8c", "8d").plays[0]
    assert str(sweep) == "8cx8d#"
    deal = stage("8d Jd Kd 2h", {1: "8c"})
    told = deal.play(sweep)
    assert [event.kind for event in told] == ["captured"]
    assert str(deal.moves[-1]) == "8cx8d"
    assert deal.sweeps == (0, 0)
    lone = tabbe.referee("krypkasino", "8c", "8d Jd").plays[0]
    swept = stage("8d 3d 5d 8h", {1: "8c", 0: "8c"})
    with pytest.raises(IllegalMove):
        swept.play(lone)


def test_deal_is_untouched_when_a_move_is_refused() -> None:
    """Whatever is tried, a refusal leaves the deal as it was, and it goes on."""
    deal = reached("krypkasino", 2, 4, 7)
    before = (deal.events, deal.table, deal.hand(0), deal.hand(1), deal.scores(), deal.seat)
    for text in ("", "2c", "AsxAs", "8cx8d", "zz", "KhxKh,Ks"):
        with pytest.raises(tabbe.TabbeError):
            deal.play(text)
    assert (deal.events, deal.table, deal.hand(0), deal.hand(1), deal.scores(), deal.seat) == before
    deal.play(deal.legal_moves()[0])


def test_deal_tells_no_secret_when_printed() -> None:
    """What a deal prints of itself names no card and no seed."""
    deal = tabbe.Deal("krypkasino", players=3, dealer=2, seed=424242)
    assert repr(deal) == "<Deal krypkasino players=3 dealer=2 batch=1 moves=0 seat=0>"
    assert repr(finished("avig-kasino", 2, 1)).endswith("seat=None>")


def test_announcements_are_those_of_the_table_when_asked() -> None:
    """A deal calls what the table calls for."""
    deal = stage("4d 5d 9h 9d", {1: "9c"})
    assert deal.announcements() == ("9",)
    play_all(deal, "9cx9h,9d,4d+5d")
    assert deal.announcements() == ()


def test_cards_are_what_they_read_as_when_parsed() -> None:
    """The helpers of these tests count cards as the library reads them."""
    assert cards_in([*parse_cards("As Td"), None]) == [Card("As"), Card("Td")]
