"""How a match stands: totals, ties carried over, who is out, who is ahead, and whether it ends."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

import tabbe
from tabbe.engine import DealError
from tabbe.engine.standing import Standing, scored, sides_of, teams_of
from tabbe.rules import load_rules, preset_ids
from tests.engine.position import finished, reached


def standing(
    totals: tuple[int, ...],
    *,
    game: str = "krypkasino",
    teams: str | None = None,
    **switches: object,
) -> Standing:
    """A standing after one deal, with these totals."""
    rules = tabbe.load_rules(game).with_switches(**switches)
    players = len(totals)
    start = Standing.start(rules, players, teams)
    seats = tuple(
        seat for seat in range(players) if not rules.drop_out or totals[seat] < rules.target
    )
    return replace(start, deals=(finished(rules, players, 1),), totals=totals, seats=seats)


def test_standing_is_level_when_nothing_was_played() -> None:
    """Before the first deal everybody is in, with nothing."""
    start = Standing.start(tabbe.load_rules("krypkasino"), 3)
    assert (start.totals, start.seats, start.deals) == ((0, 0, 0), (0, 1, 2), ())
    assert start.sides == ((0,), (1,), (2,))
    assert start.carry == (0, 0)
    assert not start.is_over(1)


def test_standing_stays_when_a_deal_is_added() -> None:
    """`after` gives the next standing and leaves the first as it was."""
    start = Standing.start(tabbe.load_rules("krypkasino"), 2)
    deal = finished("krypkasino", 2, 4)
    after = start.after(deal)
    assert start.totals == (0, 0)
    assert (after.totals, after.deals) == (deal.scores(), (deal,))
    twice = after.after(deal)
    assert twice.totals == tuple(2 * score for score in deal.scores())
    assert (twice.is_over(3), twice.is_over(2), twice.is_over(None)) == (False, True, False)
    with pytest.raises(FrozenInstanceError):
        start.totals = (1, 1)  # type: ignore[misc]


def test_standing_is_refused_a_deal_when_it_is_not_over() -> None:
    """Only a counted deal tells how it was counted."""
    with pytest.raises(DealError) as refusal:
        scored(reached("krypkasino", 2, 1, 3))
    assert refusal.value.key == "match-deal-not-over"
    deal = finished("krypkasino", 2, 1)
    assert scored(deal).scores == deal.scores()


@pytest.mark.parametrize(
    ("totals", "rule", "target", "over", "ahead"),
    [
        # A limit: above it the match ends, and the lowest has won.
        ((100, 60), "low", 100, False, (1,)),
        ((101, 60), "low", 100, True, (1,)),
        ((101, 120), "low", 100, True, (0,)),
        # Reached, and the highest has won.
        ((20, 12), "high", 21, False, (1,)),
        ((21, 12), "high", 21, True, (0,)),
        ((25, 22), "high", 21, True, (0,)),
        # Reached, and who is nearest to it from there on has won.
        ((25, 22), "closest", 21, True, (1,)),
        ((21, 30), "closest", 21, True, (0,)),
        ((19, 30), "closest", 21, True, (1,)),
        # Reached by somebody, who has lost: the lowest has won.
        ((21, 12), "lose", 21, True, (1,)),
        # Hit exactly.
        ((20, 21), "exact", 21, True, (1,)),
        ((20, 12), "exact", 21, False, (1,)),
    ],
)
def test_match_ends_by_the_target_s_rule_when_totals_say_so(
    totals: tuple[int, int], rule: str, target: int, over: bool, ahead: tuple[int, ...]
) -> None:
    """Each rule with totals just short of the target, at it and past it."""
    found = standing(totals, target=target, target_rule=rule)
    assert found.is_over(None) is over
    assert found.ahead() == ahead


@pytest.mark.parametrize(("game", "ahead"), [("krypkasino", (0,)), ("kasino-swedish", (1,))])
def test_aim_decides_when_there_is_no_target(game: str, ahead: tuple[int, ...]) -> None:
    """Lowest wins in one game, highest in the other."""
    assert standing((3, 9), game=game, target=0).ahead() == ahead


def test_side_does_not_score_when_it_leads_past_an_exact_target() -> None:
    """Who must hit the target exactly loses what a deal brings too much."""
    rules = tabbe.load_rules("krypkasino", target=30, target_rule="exact")
    deal = finished(rules, 2, 4)
    start = replace(Standing.start(rules, 2), totals=(29, 0))
    low, high = deal.scores()
    after = start.after(deal)
    assert after.totals == (
        29 if low > 1 else 29 + low,
        0 if high > 30 else high,
    )
    assert after.totals != (29 + low, high)
    partners = replace(Standing.start(rules, 4, "pairs"), totals=(14, 0, 15, 0))
    four = finished(rules, 4, 4)
    assert four.scores()[0] + four.scores()[2] > 1
    reached_by_four = partners.after(four).totals
    assert (reached_by_four[0], reached_by_four[2]) == (14, 15)


@pytest.mark.parametrize("tie", ["shared", "extra_deal", "most_spades"])
def test_tie_is_settled_as_the_rules_say_when_totals_are_level(tie: str) -> None:
    """Shared, played on, or given to the most spades."""
    found = standing((20, 20, 30), tie=tie)
    spades = found.deals[-1].spade_counts
    assert spades[0] != spades[1]
    most = (0,) if spades[0] > spades[1] else (1,)
    assert found.ahead() == (most if tie == "most_spades" else (0, 1))
    assert found.is_over(1) is (tie != "extra_deal")
    assert not found.is_over(2)


def test_partners_spades_count_together_when_a_tie_is_settled() -> None:
    """Teams that are level compare what both partners have."""
    found = standing((10, 5, 10, 15), teams="pairs", tie="most_spades")
    have = found.deals[-1].spade_counts
    pairs = (have[0] + have[2], have[1] + have[3])
    assert pairs[0] != pairs[1]
    assert found.ahead() == ((0,) if pairs[0] > pairs[1] else (1,))
    assert found.team_totals == (20, 20)


@pytest.mark.parametrize(
    ("totals", "over", "ahead"),
    [
        ((21, 3, 4), False, (1,)),
        ((21, 30, 4), True, (2,)),
        ((22, 21, 30), True, (1,)),
        ((3, 5, 4), False, (0,)),
    ],
)
def test_last_one_in_wins_when_others_drop_out(
    totals: tuple[int, ...], over: bool, ahead: tuple[int, ...]
) -> None:
    """Who is in is ahead of who is out; when all went out together, the lowest of them."""
    found = standing(totals, game="avig-kasino-se")
    assert found.is_over(None) is over
    assert found.ahead() == ahead


def test_carry_grows_while_a_majority_stays_tied() -> None:
    """What a tie would have brought is added to the next deal, again and again, till it is won."""
    rules = tabbe.load_rules("avig-kasino-se", majority_tie="carry")
    deals = [finished(rules, 2, seed) for seed in range(60)]
    tied = [deal for deal in deals if deal.pile_counts[0] == deal.pile_counts[1]]
    won = [deal for deal in deals if deal.pile_counts[0] != deal.pile_counts[1]]
    assert tied
    cards = rules.majority_cards_points
    assert cards > 0
    once = Standing.start(rules, 2).after(tied[0])
    assert once.carry[0] == cards
    assert once.after(tied[0]).carry[0] == 2 * cards
    assert once.after(won[0]).carry[0] == 0
    suit = [deal for deal in deals if deal.suit_counts[0] != deal.suit_counts[1]]
    assert Standing.start(rules, 2).after(suit[0]).carry[1] == 0


def test_next_deal_is_set_up_from_the_standing_when_asked_for() -> None:
    """Seats, carried points and whether sweeps count go into the next deal."""
    rules = tabbe.load_rules("avig-kasino-se", majority_tie="carry", sweep_stop_total=15)
    low = replace(Standing.start(rules, 3), totals=(14, 2, 3), seats=(0, 2))
    deck = finished(rules, 2, 3).deck
    deal = low.deal(deck, 2)
    assert (deal.seats, deal.dealer, deal.deck) == ((0, 2), 2, deck)
    high = replace(low, totals=(15, 2, 3))
    sweeping = [play_out(one.deal(deck, 2)) for one in (low, high)]
    assert any(sweeping[0].sweeps)
    assert not any(sweeping[1].sweeps)


def play_out(deal: tabbe.Deal) -> tabbe.Deal:
    """Play the first move of every list to the end."""
    while not deal.is_over:
        deal.play(deal.legal_moves()[0])
    return deal


def test_sides_are_refused_when_teams_cannot_be() -> None:
    """Names and numbers that make no teams, and games whose players drop out."""
    rules = tabbe.load_rules("krypkasino")
    assert sides_of(rules, 5, None) == ((0,), (1,), (2,), (3,), (4,))
    for players, teams in ((2, "pairs"), (4, "threes"), (6, "twos"), (5, "pairs")):
        with pytest.raises(DealError) as refusal:
            sides_of(rules, players, teams)
        assert refusal.value.key == "match-teams"
    with pytest.raises(DealError) as refusal:
        sides_of(tabbe.load_rules("avig-kasino-se"), 4, "pairs")
    assert refusal.value.key == "match-teams-drop-out"


@pytest.mark.parametrize("game", preset_ids())
def test_teams_can_be_played_in_when_listed(game: str) -> None:
    """The listed names make sides, and no others do."""
    rules = load_rules(game)
    for players in rules.player_counts:
        listed = teams_of(rules, players)
        for teams in ("pairs", "threes"):
            if teams in listed:
                assert len(sides_of(rules, players, teams)) > 1
            else:
                with pytest.raises(DealError):
                    sides_of(rules, players, teams)
