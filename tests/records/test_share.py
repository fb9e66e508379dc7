"""Records of games in play: what a seat may know and nothing else."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabbe.cards import Card, full_deck
from tabbe.engine import Built, Captured, Crept, Deal, Dealt, Match
from tabbe.records import Record, RecordError, read_record, record_of, replay, write_record
from tests.records.playing import Game, names

PLAYED = [
    ("krypkasino", 2, None),
    ("krypkasino", 3, None),
    ("krypkasino", 4, "pairs"),
    ("krypkasino", 5, None),
    ("krypkasino", 6, "threes"),
    ("krypkasino-family", 2, None),
    ("krypkasino-family", 3, None),
    ("avig-kasino", 2, None),
    ("avig-kasino-se", 4, None),
    ("laistokasino", 3, None),
    ("kasino", 2, None),
    ("kasino-danish", 4, "pairs"),
    ("royal-casino", 3, None),
]


def cards_seen(deal: Deal, seat: int | str) -> Counter[Card]:
    """Count the cards that a seat has seen, from the events of its view."""
    seen: Counter[Card] = Counter()
    view = deal.view(seat if isinstance(seat, int) else None)
    for event in view.events:
        if isinstance(event, Dealt):
            seen.update(event.table)
            seen.update(card for hand in event.hands for card in hand if card is not None)
        elif isinstance(event, Built | Crept | Captured) and event.seat != seat:
            seen.update([event.card])
    return seen


def swapped(deal: Deal, seat: int | str, rng: random.Random) -> Deal | None:
    """Return the same play with two hidden cards exchanged.

    None when the seat could tell: a move would have been illegal, or cost something else.
    """
    deck = list(deal.deck)
    written = record_of(deal, names(deal.players), seat).deals[0].deck  # type: ignore[arg-type]
    hidden = [at for at, card in enumerate(written) if card is None]
    if len(hidden) < 2:
        return None
    # The first hidden places are those in hands.
    one, other = rng.choice(hidden[:8]), rng.choice(hidden)
    deck[one], deck[other] = deck[other], deck[one]
    twin = Deal(deal.rules, deal.players, deal.dealer, deck=deck, seats=deal.seats)
    try:
        for move in deal.moves:
            twin.play(str(move))
    except ValueError:
        return None
    watched = seat if isinstance(seat, int) else None
    return twin if twin.view(watched).events == deal.view(watched).events else None


def _positions_seen_for_sure(deal: Deal, seat: int | str) -> list[int]:
    """List the deck positions of the table and of the seat's own cards, from the deal table."""
    plan = deal.rules.plan(len(deal.seats))
    start = deal.seats.index(deal.dealer) + 1
    order = deal.seats[start:] + deal.seats[:start]
    positions: list[int] = []
    at = 0
    packets = list(plan.opening)
    for cards in plan.batches[: deal.batch - 1]:
        packets += [("hand", size) for size in plan.packets(cards)]
    for where, size in packets:
        for owner in order if where == "hand" else ("table",):
            if owner in (seat, "table"):
                positions += range(at, at + size)
            at += size
    return positions


@pytest.mark.parametrize(("game", "players", "teams"), PLAYED)
def test_record_when_shared_shows_only_cards_that_were_seen(
    game: str, players: int, teams: str | None
) -> None:
    """Every shown card stands where it was dealt and has been seen; one's own are all shown."""
    played = Game.of(game, players, teams, seed=players, deals=2)

    def watch() -> None:
        deal = played.match.deal
        if deal.is_over or played.rng.random() < 0.9:
            return
        for seat in (*range(players), "spectator"):
            deck = played.record(seat).deals[-1].deck
            shown = Counter(card for card in deck if card is not None)
            assert all(card in (None, true) for card, true in zip(deck, deal.deck, strict=True))
            assert not shown - cards_seen(deal, seat)
            assert all(card is None for card in deck[len(deck) - deal.stock :])
            assert all(deck[at] is not None for at in _positions_seen_for_sure(deal, seat))

    played.play(200, watch)


@settings(max_examples=30)
@given(st.sampled_from(PLAYED), st.integers(0, 10**6), st.integers(1, 90), st.data())
def test_record_when_hidden_cards_change_places_is_the_same(
    table: tuple[str, int, str | None], seed: int, moves: int, data: st.DataObject
) -> None:
    """The text of a shared record does not depend on a card that the seat has not seen."""
    played = Game.of(*table, seed=seed, deals=1)
    played.play(moves)
    deal = played.match.deal
    if deal.is_over:
        return
    seat = data.draw(st.sampled_from([*range(table[1]), "spectator"]))
    text = write_record(record_of(deal, names(table[1]), seat))
    rng = random.Random(seed)
    for _ in range(20):
        other = swapped(deal, seat, rng)
        if other is not None:
            assert write_record(record_of(other, names(table[1]), seat)) == text


def test_twin_when_it_may_be_in_the_same_hand_is_not_ruled_out() -> None:
    """A card shown at its place in the hand would tell where its unseen twin is not."""
    hand_places = [0, 1, 2, 8, 9, 10]
    wanted = {6: "Ks", 7: "Kh", 14: "Qs", 15: "Qh"}
    texts = set()
    for forehand in (["8d", "9c"], ["9c", "8d"], ["8d", "8d"]):
        deck: dict[int, Card] = {at: Card(card) for at, card in wanted.items()}
        deck |= {at: Card(card) for at, card in zip(hand_places, forehand, strict=False)}
        rest = list(full_deck(2))
        for card in deck.values():
            rest.remove(card)
        filled = [deck.get(at) or rest.pop(0) for at in range(104)]
        deal = Deal("krypkasino", 2, 0, deck=filled)
        deal.play("8d")
        texts.add(write_record(record_of(deal, ["A", "B"], "spectator")))
    assert len(texts) == 1


@settings(max_examples=25)
@given(st.sampled_from(PLAYED), st.integers(0, 10**6), st.integers(0, 250), st.data())
def test_record_when_shared_can_be_read_and_replayed_to_the_present(
    table: tuple[str, int, str | None], seed: int, moves: int, data: st.DataObject
) -> None:
    """What a seat gets is a record like any other, and leads to the same table."""
    played = Game.of(*table, seed=seed, deals=2)
    played.play(moves)
    seat = data.draw(st.sampled_from([None, *range(table[1]), "spectator"]))
    record = played.record(seat)
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    result = replay(read_record(text))
    deal = played.match.deal
    assert result.deals[-1].scores == deal.scores()
    assert result.deals[-1].sweeps == deal.sweeps
    assert result.deals[-1].last_capture == deal.last_capture
    assert result.deals[-1].is_over == deal.is_over
    assert result.totals == played.match.totals
    assert [len(one.moves) for one in result.deals] == [len(one.moves) for one in record.deals]
    if seat is None:
        assert result.hidden == ()
        assert result.record == record


def test_seed_when_the_match_is_on_is_written_for_nobody_at_the_table() -> None:
    """The cards to come follow from the seed, those of the next deal included."""
    played = Game.of("krypkasino", 2, None, seed=4, deals=2)
    played.play(150)
    assert played.record(0).seed is None
    assert played.record("spectator").seed is None
    assert played.record(None).seed == 2
    while not played.match.is_over:
        played.play(1)
        assert (played.record(0).seed is None) is not played.match.is_over


def test_deal_when_finished_is_written_whole_for_everybody() -> None:
    """After the last card there is nothing left to hide."""
    played = Game.of("krypkasino", 2, None, seed=4, deals=2)
    played.play(100)
    assert played.match.deal.is_over
    assert None not in played.record(1).deals[0].deck
    assert played.record(1).deals[0].scores == played.match.scores[0]
    assert played.record(1).totals == played.match.totals


def test_deals_when_agreed_for_a_match_are_in_its_rules() -> None:
    """A record says how long the match is to be, where that differs from custom."""
    assert Game.of("krypkasino", 2, None, 1, deals=2).record().rules.changes == {}
    assert Game.of("krypkasino", 2, None, 1, deals=6).record().rules.changes == {"deals": 6}
    match = Match("krypkasino", 2, target=100, seed=1)
    assert record_of(match, ["A", "B"]).rules.changes == {"target": 100}


def test_record_when_players_have_dropped_out_needs_the_earlier_deals() -> None:
    """Who is out follows from the deals before."""
    match = Match("avig-kasino-se", 3, target=5, seed=3)
    played = Game(match, random.Random(3))
    while len(match.deal.seats) == 3 and not match.is_over:
        played.play(1)
    assert len(match.deal.seats) == 2
    assert replay(played.record()).deals
    with pytest.raises(RecordError) as caught:
        record_of(match.deal, names(3))
    assert caught.value.key == "record-earlier"


def test_deal_alone_when_recorded_needs_no_match() -> None:
    """A single deal is a record of one deal."""
    deal = Deal("avig-kasino", 2, 1, seed=5)
    record = record_of(deal, ["A", "B"], -1, seed=5)
    assert isinstance(record, Record)
    assert record.seed is None
    assert record.totals is None
    assert record.deals[0].dealer == 1
    assert record.deals[0].deck[:4] == (None,) * 4


@pytest.mark.parametrize("seat", [2, -2, "dealer", True + 1])
def test_seat_when_not_at_the_table_is_refused(seat: int | str) -> None:
    """Only the seats and the spectator have a view."""
    with pytest.raises(RecordError) as caught:
        record_of(Deal(seed=1), ["A", "B"], seat)  # type: ignore[arg-type]
    assert caught.value.key == "record-seat"


@pytest.mark.parametrize(
    ("given_names", "key"),
    [
        (["A"], "record-names"),
        (["A", "B", "C"], "record-names"),
        (["A", " "], "record-name-empty"),
        (["A", "W" * 101], "record-name-long"),
        (["A", "\x1b[2J"], "record-name-sign"),
    ],
)
def test_names_when_they_cannot_be_written_are_refused(given_names: list[str], key: str) -> None:
    """Nothing is written that could not be read again."""
    with pytest.raises(RecordError) as caught:
        record_of(Deal(seed=1), given_names)
    assert caught.value.key == key
