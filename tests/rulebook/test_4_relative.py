"""Rule book 4: the table of relatives, row by row, for every one that has a preset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

import tabbe
from tabbe.engine import Dealt, Event, Scored, Swept
from tests.rulebook.building import lay, listed
from tests.rulebook.playing import finish, finish_match, of, one
from tests.rulebook.position import takes
from tests.rulebook.row import pack

HIGH = ((14,), (15,), (16,))
EITHER = ((1, 14), (2, 15), (10, 16))


class Relative(NamedTuple):
    """One column of the table."""

    values: tuple[tuple[int, ...], ...]
    pictures: str
    capture: str
    builds: bool
    clears: bool
    majorities: tuple[int, str, int]
    last_trick: int
    sweep: int
    total: int
    ties: str
    target: int


TABLE: Mapping[str, Relative] = {
    "kasino-swedish": Relative(
        EITHER, "numeric", "free", False, False, (1, "s", 2), 1, 1, 11, "none", 16
    ),
    "kasino-finnish": Relative(
        HIGH, "numeric", "free", False, False, (1, "s", 2), 0, 1, 10, "carry", 16
    ),
    "laistokasino": Relative(
        HIGH, "numeric", "all", False, False, (1, "s", 2), 0, 1, 10, "carry", 16
    ),
    "kasino": Relative(EITHER, "numeric", "free", True, True, (1, "h", 2), 1, 1, 11, "none", 21),
    "kasino-danish": Relative(
        EITHER, "numeric", "free", True, True, (1, "s", 2), 1, 1, 11, "none", 21
    ),
    "byggkasino": Relative(HIGH, "numeric", "free", True, False, (3, "s", 1), 0, 1, 11, "none", 21),
    "royal-casino": Relative(
        ((1, 14), (2,), (10,)), "numeric", "free", True, False, (3, "s", 1), 0, 0, 11, "none", 21
    ),
    "classic-casino": Relative(
        ((1,), (2,), (10,)), "pair_only", "free", True, False, (3, "s", 1), 0, 0, 11, "none", 21
    ),
}
every = pytest.mark.parametrize("game", TABLE)


@every
def test_4_packs_players_and_deal(game: str) -> None:
    """One pack, two to four players, four each and four to the table."""
    for players in (2, 3, 4):
        deal = tabbe.Deal(game, players=players, seed=1)
        assert (len(deal.deck), len(deal.table)) == (52, 4)
        assert {len(deal.hand(seat)) for seat in range(players)} == {4}
    for players in (1, 5):
        with pytest.raises(ValueError, match=r"\w"):
            tabbe.Deal(game, players=players, seed=1)


@every
def test_4_jack_queen_king(game: str) -> None:
    """They count 11, 12 and 13, or only pair."""
    numeric = TABLE[game].pictures == "numeric"
    assert takes("Jc", "5h 6d", game) == ({"5h+6d"} if numeric else set())
    assert takes("Ks", "2d Jh", game) == ({"2d+Jh"} if numeric else set())
    assert "Qh" in takes("Qc", "Qh 5s 7d", game, extent="any")


@every
def test_4_ace_and_the_two_kasinos(game: str) -> None:
    """Their values from the hand; on the table they are low."""
    rules = tabbe.load_rules(game)
    ace, two, ten = TABLE[game].values
    assert rules.hand_values(tabbe.Card("Ah")) == ace
    assert rules.hand_values(tabbe.Card("2s")) == two
    assert rules.hand_values(tabbe.Card("Td")) == ten
    assert rules.hand_values(tabbe.Card("2h")) == (2,)
    assert [rules.table_value(tabbe.Card(card)) for card in ("Ah", "2s", "Td")] == [1, 2, 10]


@every
def test_4_special_card(game: str) -> None:
    """Only in Denmark does the five of spades clear the table."""
    assert ("5sx8d+Kc" in listed("5s", "8d Kc", game)) == TABLE[game].clears


@every
def test_4_capture(game: str) -> None:
    """Optional and in part, or compulsory and as much as fits."""
    free = {"8hx3d+5c", "8hx8s", "8hx3d+5c+8s", "8h"}
    due = {"8hx3d+5c+8s"}
    expected = free if TABLE[game].capture == "free" else due
    assert listed("8h", "3d 5c 8s 9d", game) == expected


@every
def test_4_no_forced_sweep(game: str) -> None:
    """Another card than the one that sweeps may be played."""
    assert "2h" in listed("9s 2h", "5d 4c", game)


@every
def test_4_building(game: str) -> None:
    """Two on seven with a nine kept, and a mere, where there are builds at all."""
    plays = {play for play in listed("2c 9h", "7d 9c", game) if "^" in play}
    assert plays == ({"2c^7d=9", "2c^7d+9c=9"} if TABLE[game].builds else set())


@every
def test_4_points(game: str) -> None:
    """Majorities, single cards, last trick and sweep."""
    rules, row = tabbe.load_rules(game), TABLE[game]
    cards, suit, suit_points = row.majorities
    assert rules.majority_cards_points == cards
    assert (rules.majority_suit, rules.majority_suit_points) == (suit, suit_points)
    assert [rules.card_points(tabbe.Card(card)) for card in ("Td", "2s", "As", "Ac")] == [
        2,
        1,
        1,
        1,
    ]
    assert sum(rules.card_points(tabbe.Card(card)) for card in pack(1)) == 7
    assert (rules.last_trick_points, rules.sweep_points) == (row.last_trick, row.sweep)


@every
@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_sum_without_sweeps(game: str, players: int) -> None:
    """Eleven or ten, less what a tie leaves."""
    row = TABLE[game]
    whole = 0
    for seed in range(12):
        deal = tabbe.Deal(game, players=players, dealer=0, seed=seed)
        events = finish(deal, seed)
        told = one(Scored, events)
        expected = row.total
        for counts, points in (
            (told.card_counts, row.majorities[0]),
            (told.suit_counts, row.majorities[2]),
        ):
            if list(counts).count(max(counts)) > 1:
                expected -= points
        whole += expected == row.total
        assert sum(told.scores) - sum(told.sweep_points) == expected
    assert whole


@every
def test_4_sweep(game: str) -> None:
    """What one costs or gives; nobody else is paid."""
    met = 0
    for seed in range(30):
        swept = of(Swept, finish(tabbe.Deal(game, players=2, seed=seed), seed))
        met += len(swept)
        assert {event.points for event in swept} <= {TABLE[game].sweep}
        assert {(event.paid, event.reward) for event in swept} <= {(None, 0)}
    assert met


@every
def test_4_ties(game: str) -> None:
    """Nobody scores; in Finland the points wait for the next deal."""
    assert tabbe.load_rules(game).majority_tie == TABLE[game].ties
    rules = tabbe.load_rules(game, capture="optional", target=0)
    match = tabbe.Match(rules, players=2, seed=5, dealer=0, deals=2)
    # Nobody captures in the first deal, so both majorities are tied.
    while not match.deal.is_over:
        lay(match.deal)
    match.next_deal()
    told = one(Scored, finish(match.deal, 5))
    cards, _, suit = TABLE[game].majorities
    due = 1 + (TABLE[game].ties == "carry")
    level = told.card_counts[0] == told.card_counts[1]
    last = TABLE[game].last_trick
    assert sum(told.bonus) == due * (cards * (not level) + suit) + last


@every
def test_4_target(game: str) -> None:
    """The match ends with the first deal after which somebody is there."""
    row = TABLE[game]
    match = tabbe.Match(game, players=3, seed=2)
    finish_match(match, 2)
    assert tabbe.load_rules(game).target == row.target
    assert max(match.totals) >= row.target
    before = [total - last for total, last in zip(match.totals, match.scores[-1], strict=True)]
    assert max(before) < row.target
    loses = game == "laistokasino"
    best = min(match.totals) if loses else max(match.totals)
    if game == "kasino-danish":
        best = min(total for total in match.totals if total >= row.target)
    assert {match.totals[seat] for seat in match.winners} == {best}


def test_4_swedish_tie_at_the_target_goes_to_the_most_spades() -> None:
    """Level at the top, the spades of the last deal decide."""
    met = 0
    for seed in range(120):
        match = tabbe.Match(tabbe.load_rules("kasino-swedish", target=5), players=3, seed=seed)
        told = one(Scored, finish(match.deal, seed))
        best = [seat for seat in range(3) if match.totals[seat] == max(match.totals)]
        if max(match.totals) < 5 or len(best) == 1:
            continue
        met += 1
        spades = {seat: told.suit_counts[seat] for seat in best}
        most = tuple(seat for seat in best if spades[seat] == max(spades.values()))
        assert match.winners == most
    assert met


def _late_sweeps(events: Sequence[Event]) -> list[Swept]:
    """The sweeps after the last cards have been dealt."""
    last = max(at for at, event in enumerate(events) if isinstance(event, Dealt))
    return of(Swept, events[last:])


def test_4_finnish_sweeps_do_not_count_in_the_last_batch_or_from_ten_on() -> None:
    """No unit once the last four are dealt, and none once any total has reached ten."""
    late = last_batch = 0
    everywhere = tabbe.load_rules("kasino-finnish", sweep_last_batch=True)
    for seed in range(80):
        match = tabbe.Match("kasino-finnish", players=2, seed=seed)
        # The same cards and plays where sweeps count to the end.
        twin = tabbe.Match(everywhere, players=2, seed=seed)
        assert twin.deal.deck == match.deal.deck
        last_batch += len(_late_sweeps(finish(twin.deal, seed)))
        while True:
            stopped = max(match.totals) >= 10
            deal = match.deal
            before = (deal.sweeps, deal.batches_left)
            events = finish(deal, seed + len(match.scores))
            swept = of(Swept, events)
            late += stopped
            assert not _late_sweeps(events), before
            assert not (stopped and swept), before
            if match.is_over:
                break
            match.next_deal()
    assert late
    assert last_batch


@pytest.mark.parametrize(
    ("switches", "hand", "table", "play"),
    [
        ({"spade5_clears": True}, "5s", "8d Kc", "5sx8d+Kc"),
        ({"forced_sweep": True, "capture": "card"}, "9s 2h", "5d 4c", "9sx4c+5d"),
    ],
)
def test_4_swedish_household_with_force_and_the_five(
    switches: dict[str, Any], hand: str, table: str, play: str
) -> None:
    """One house plays ordinary Kasino with both duties and with the five of spades."""
    assert play in listed(hand, table, "kasino-swedish", **switches)
    if "forced_sweep" in switches:
        assert listed(hand, table, "kasino-swedish", **switches) == {play}
