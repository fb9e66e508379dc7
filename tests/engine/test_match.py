"""A match: who deals first and next, whose decks, when it ends, and who has won."""

from __future__ import annotations

import collections
from typing import Any

import pytest

import tabbe
from tabbe.cards import deck_of_match, draw_of_match, full_deck
from tabbe.engine import DealError
from tabbe.engine.match import draw_dealer
from tabbe.i18n import LANGUAGES

TEAMS = {
    (4, "pairs"): ((0, 2), (1, 3)),
    (6, "pairs"): ((0, 3), (1, 4), (2, 5)),
    (6, "threes"): ((0, 2, 4), (1, 3, 5)),
}


def play_out(deal: tabbe.Deal) -> None:
    """Play the first move of every list to the end."""
    while not deal.is_over:
        deal.play(deal.legal_moves()[0])


def play_match(match: tabbe.Match, most: int = 40) -> tabbe.Match:
    """Play deal after deal, at most so many."""
    for _ in range(most):
        play_out(match.deal)
        if match.is_over:
            break
        match.next_deal()
    return match


# --- the first dealer -----------------------------------------------------------------------------


def drawn(seed: int, players: int, *, high: bool) -> tuple[int, int]:
    """The dealer as the rule has it, told in other words, and the number of draws it took."""
    pack = list(draw_of_match(seed).shuffled(full_deck(1)))
    left, draws = list(range(players)), 0
    while len(left) > 1:
        draws += 1
        ranks = {}
        for seat in left:
            card = pack.pop(0)
            ranks[seat] = (13 if card.rank == 1 else card.rank - 1) if high else -card.rank
        top = max(ranks.values())
        left = [seat for seat in left if ranks[seat] == top]
    return left[0], draws


@pytest.mark.parametrize("first_dealer", ["high", "low"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_first_dealer_is_drawn_from_a_pack_when_none_is_named(
    first_dealer: str, players: int
) -> None:
    """The highest card (ace high) or lowest (ace low) deals, and equals draw again."""
    rules = tabbe.load_rules("krypkasino", first_dealer=first_dealer)
    redrawn = 0
    for seed in range(90):
        expected, draws = drawn(seed, players, high=first_dealer == "high")
        assert draw_dealer(rules, players, seed) == expected
        redrawn += draws > 1
        if seed < 4:
            assert tabbe.Match(rules, players, seed=seed).dealer == expected
    assert redrawn >= 2


def test_first_dealer_is_any_seat_when_drawn_at_random() -> None:
    """With `random` every seat comes about equally often, and a seed always the same."""
    rules = tabbe.load_rules("krypkasino", first_dealer="random")
    counts = collections.Counter(draw_dealer(rules, 5, seed) for seed in range(500))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert min(counts.values()) > 70
    assert [draw_dealer(rules, 5, seed) for seed in range(3)] == [
        draw_of_match(seed).below(5) for seed in range(3)
    ]


def test_first_dealer_is_the_named_one_when_named() -> None:
    """A dealer that is named is not drawn."""
    for dealer in range(3):
        assert tabbe.Match("krypkasino", 3, seed=1, dealer=dealer).dealer == dealer


def test_family_form_lets_the_lowest_deal_when_drawn() -> None:
    """The preset's own rule is used: high in one game, low in the other."""
    differing = [
        seed
        for seed in range(20)
        if tabbe.Match("krypkasino", 2, seed=seed).dealer
        != tabbe.Match("krypkasino-family", 2, seed=seed).dealer
    ]
    assert len(differing) > 10


# --- deals ----------------------------------------------------------------------------------------


def test_dealer_moves_on_when_deals_follow() -> None:
    """The next seat deals, each deck comes from seed and number, and scores gather."""
    match = tabbe.Match("krypkasino", players=3, seed="s", deals=5, dealer=1)
    totals = [0, 0, 0]
    for number in range(1, 6):
        assert (match.deal_number, match.dealer) == (number, number % 3)
        assert match.deal.deck == deck_of_match("s", number, 2)
        assert len(match.scores) == number - 1
        assert match.totals == tuple(totals)
        assert not match.is_over
        assert match.winners == ()
        play_out(match.deal)
        totals = [a + b for a, b in zip(totals, match.deal.scores(), strict=True)]
        assert match.scores[-1] == match.deal.scores()
        assert match.totals == match.team_totals == tuple(totals)
        assert match.finished_deals[-1] is match.deal
        if number < 5:
            assert match.next_deal() is match.deal
    assert match.is_over
    assert match.winners == tuple(seat for seat in range(3) if totals[seat] == min(totals))
    assert len(match.finished_deals) == 5


@pytest.mark.parametrize(
    ("game", "words", "expected"),
    [
        ("krypkasino", {"players": 2}, 2),
        ("krypkasino", {"players": 5}, 5),
        ("krypkasino", {"players": 2, "deals": 7}, 7),
        ("krypkasino-family", {"players": 3}, 6),
        ("krypkasino-family", {"players": 3, "deals": 1}, 1),
        ("krypkasino", {"players": 2, "target": 100}, None),
        ("krypkasino", {"players": 2, "target": 100, "deals": 3}, 3),
        ("krypkasino-family", {"players": 3, "target": 50}, 6),
        ("avig-kasino-se", {"players": 3}, None),
        ("avig-kasino-se", {"players": 3, "target": 0}, 3),
    ],
)
def test_number_of_deals_is_the_preset_s_when_not_agreed(
    game: str, words: dict[str, Any], expected: int | None
) -> None:
    """Agreed, or the preset's, or one for each player; none where a target ends the match."""
    if game == "avig-kasino-se" and "target" in words:
        with pytest.raises(tabbe.RulesError):
            tabbe.Match(game, seed=1, **words)
        return
    assert tabbe.Match(game, seed=1, **words).deals == expected


def test_next_deal_is_refused_when_it_is_not_time() -> None:
    """Not before a deal is over, and not after the match."""
    match = tabbe.Match("avig-kasino", seed=1, deals=1)
    with pytest.raises(DealError) as refusal:
        match.next_deal()
    assert refusal.value.key == "match-deal-not-over"
    play_out(match.deal)
    deal = match.deal
    with pytest.raises(DealError) as refusal:
        match.next_deal()
    assert refusal.value.key == "match-over"
    assert match.deal is deal
    assert refusal.value.message("sv") != refusal.value.message("en")


def test_match_goes_on_when_its_last_move_was_taken_back() -> None:
    """A deal taken back by one move is not counted, and counts the same when played again."""
    match = tabbe.Match("avig-kasino", seed=1, deals=1)
    play_out(match.deal)
    end = (match.totals, match.scores, match.winners)
    last = match.deal.undo()
    assert not match.is_over
    assert (match.totals, match.scores, match.winners) == ((0, 0), (), ())
    match.deal.play(last)
    assert (match.totals, match.scores, match.winners) == end


def test_seed_is_told_when_the_match_is_over_and_not_before() -> None:
    """While a match is on the seed would give all decks away."""
    match = tabbe.Match("avig-kasino", seed=99, deals=2)
    for _ in range(2):
        assert match.seed is None
        play_out(match.deal)
        if not match.is_over:
            assert match.seed is None
            match.next_deal()
    assert match.seed == 99


def test_seed_is_drawn_when_none_is_given() -> None:
    """Without a seed decks differ, and the drawn seed makes the same match again."""
    first, second = (tabbe.Match("avig-kasino", deals=1) for _ in range(2))
    assert first.deal.deck != second.deal.deck
    play_out(first.deal)
    assert first.seed is not None
    again = tabbe.Match("avig-kasino", deals=1, seed=first.seed)
    assert (again.deal.deck, again.dealer) == (first.deal.deck, first.dealer)


# --- teams ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TEAMS)
def test_partners_share_their_points_when_teams_play(players: int, teams: str) -> None:
    """Who sits with whom, their common total, and a win for all of them."""
    match = play_match(tabbe.Match("krypkasino", players, teams=teams, deals=2, seed=8))
    sides = TEAMS[players, teams]
    assert match.sides == sides
    assert match.team_totals == tuple(sum(match.totals[seat] for seat in side) for side in sides)
    best = min(match.team_totals)
    won = [side for side, total in zip(sides, match.team_totals, strict=True) if total == best]
    assert match.winners == tuple(sorted(seat for side in won for seat in side))
    assert len(match.winners) >= len(sides[0])
    assert sum(match.team_totals) == 42 * 2


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"players": 2, "teams": "pairs"}, "match-teams"),
        ({"players": 3, "teams": "pairs"}, "match-teams"),
        ({"players": 5, "teams": "pairs"}, "match-teams"),
        ({"players": 4, "teams": "threes"}, "match-teams"),
        ({"players": 4, "teams": "Pairs"}, "match-teams"),
        ({"players": 4, "teams": ""}, "match-teams"),
        ({"players": 4, "teams": 2}, "match-teams"),
        ({"players": 4, "teams": "pairs", "rules": "avig-kasino-se"}, "match-teams-drop-out"),
        ({"players": 1}, "bad-players"),
        ({"players": True}, "bad-players"),
        ({"deals": -1}, "match-deals"),
        ({"deals": True}, "match-deals"),
        ({"deals": 1.5}, "match-deals"),
        ({"deals": "2"}, "match-deals"),
        ({"deals": 10_001}, "match-deals"),
        ({"deals": 10**5000}, "match-deals"),
        ({"deals": -(10**5000)}, "match-deals"),
        ({"target": 10**5000}, "match-target"),
        ({"dealer": 10**5000}, "deal-dealer"),
        ({"target": -1}, "match-target"),
        ({"target": True}, "match-target"),
        ({"target": "50"}, "match-target"),
        ({"dealer": 2}, "deal-dealer"),
        ({"dealer": -1}, "deal-dealer"),
        ({"dealer": True}, "deal-dealer"),
        ({"seed": ""}, "bad-seed"),
        ({"seed": 1.5}, "bad-seed"),
        ({"rules": "whist"}, "bad-preset"),
    ],
)
def test_match_is_refused_in_a_sentence_when_it_cannot_be(words: dict[str, Any], key: str) -> None:
    """Teams, numbers, dealers and seeds that cannot be, each with its own message."""
    with pytest.raises(tabbe.TabbeError) as refusal:
        tabbe.Match(**words)
    assert refusal.value.key.startswith(key), refusal.value.key
    assert all(10 < len(refusal.value.message(lang)) < 300 for lang in LANGUAGES)


# --- ends -----------------------------------------------------------------------------------------


def test_match_ends_above_the_limit_when_low_totals_win() -> None:
    """With a limit the deal that carries somebody above it is the last, and the lowest wins."""
    match = play_match(tabbe.Match("krypkasino", 2, target=60, seed=3))
    before = [sum(deal[seat] for deal in match.scores[:-1]) for seat in range(2)]
    assert max(before) <= 60 < max(match.totals)
    assert match.winners == (match.totals.index(min(match.totals)),)
    exact = play_match(tabbe.Match("krypkasino", 2, target=max(match.totals), seed=3))
    assert len(exact.scores) > len(match.scores)


@pytest.mark.parametrize("rule", ["high", "closest"])
def test_match_ends_at_the_target_when_reaching_it_is_enough(rule: str) -> None:
    """Who reaches the target ends it; the highest, or who is nearest to it, has won."""
    match = play_match(
        tabbe.Match(tabbe.load_rules("kasino", target_rule=rule), 2, target=15, seed=3)
    )
    before = [sum(deal[seat] for deal in match.scores[:-1]) for seat in range(2)]
    assert max(before) < 15 <= max(match.totals)
    there = [total for total in match.totals if total >= 15]
    best = max(match.totals) if rule == "high" else min(there)
    assert match.winners == (match.totals.index(best),)


def test_agreed_deals_end_it_first_when_the_target_is_far() -> None:
    """Deals and a target both end a match, whichever comes first."""
    match = play_match(tabbe.Match("krypkasino", 2, target=5000, deals=2, seed=3))
    assert len(match.scores) == 2
    assert match.is_over


def level_rules(tie: str) -> tabbe.Rules:
    """Rules with one point in play, a storan's, so that totals are often level."""
    return tabbe.load_rules("krypkasino").with_switches(
        spade_points=0,
        ace_points=0,
        two_spades_points=0,
        storan_points=1,
        sweep_points=0,
        double_points=0,
        double_reward=0,
        tie=tie,
    )


def test_win_is_shared_when_totals_are_level() -> None:
    """Two storans, one each: both have won."""
    ends = collections.Counter()  # type: collections.Counter[tuple[int, ...]]
    for seed in range(30):
        match = play_match(tabbe.Match(level_rules("shared"), 2, deals=1, seed=seed))
        expected = tuple(seat for seat in range(2) if match.totals[seat] == min(match.totals))
        assert match.winners == expected
        ends[match.totals] += 1
    assert ends[1, 1] > 5


def test_deals_go_on_when_a_tie_wants_an_extra_deal() -> None:
    """A level match is not over: one deal more, and again, until somebody is ahead."""
    extra = 0
    for seed in range(30):
        match = play_match(tabbe.Match(level_rules("extra_deal"), 2, deals=1, seed=seed))
        assert match.is_over
        assert len(match.winners) == 1
        assert match.totals[0] != match.totals[1]
        for number in range(1, len(match.scores)):
            assert len({sum(deal[seat] for deal in match.scores[:number]) for seat in (0, 1)}) == 1
        extra += len(match.scores) - 1
    assert extra > 5


def test_spades_decide_when_a_tie_wants_them() -> None:
    """Of level totals the one with most spades in the last deal wins, alone or in teams."""
    met = 0
    for seed in range(30):
        match = play_match(tabbe.Match(level_rules("most_spades"), 2, deals=1, seed=seed))
        if match.totals == (1, 1):
            spades = match.deal.spade_counts
            assert match.winners == tuple(seat for seat in range(2) if spades[seat] == max(spades))
            met += len(set(spades)) > 1
    assert met > 5


def test_player_drops_out_when_the_target_is_reached() -> None:
    """At 21 a seat deals and plays no more; the rest go on, and the last one in has won."""
    rules = tabbe.load_rules("avig-kasino-se")
    for players in (2, 3, 4):
        match = tabbe.Match(rules, players, seed=players)
        inside = set(range(players))
        while True:
            assert set(match.deal.seats) == inside == set(match.seats_in)
            assert match.dealer in inside
            play_out(match.deal)
            inside = {seat for seat in inside if match.totals[seat] < 21}
            assert set(match.seats_in) == inside
            if match.is_over:
                break
            assert len(inside) > 1
            dealer = match.dealer
            match.next_deal()
            step = next(n for n in range(1, 9) if (dealer + n) % players in inside)
            assert match.dealer == (dealer + step) % players
        assert len(inside) <= 1
        assert match.winners == tuple(inside) or not inside
        for seat in range(players):
            out = [deal[seat] for deal in match.scores]
            reached = next((k for k in range(len(out)) if sum(out[: k + 1]) >= 21), len(out))
            assert not any(out[reached + 1 :])


def test_sweeps_stop_counting_when_a_total_is_high() -> None:
    """From a total on sweeps earn nothing, for anybody, in the deals that follow."""
    rules = tabbe.load_rules("krypkasino", sweep_stop_total=20)
    match = tabbe.Match(rules, 2, deals=3, seed=2)
    play_out(match.deal)
    assert sum(match.deal.sweeps) > 0
    assert max(match.totals) >= 20
    for _ in range(2):
        match.next_deal()
        play_out(match.deal)
        assert match.deal.sweeps == (0, 0)


def test_match_says_where_it_stands_when_printed() -> None:
    """Game, seats, number of the deal and totals; no seed and no card."""
    match = tabbe.Match("krypkasino", players=2, seed=31337, dealer=0)
    assert repr(match) == "<Match krypkasino players=2 deal=1 totals=(0, 0)>"
