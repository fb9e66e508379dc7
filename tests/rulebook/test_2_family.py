"""Rule book 2: the plain family form, row by row where it departs from part 1."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Residue, Swept
from tests.rulebook.playing import finish, finish_match, of, one
from tests.rulebook.position import forced, plays, takes
from tests.rulebook.row import TABLE_LAST
from tests.rulebook.stage import play_all, stage, texts

FAMILY = "krypkasino-family"


def open_on(table: str, hands: dict[int, str], players: int = 2, **switches: object) -> tabbe.Deal:
    """A family deal that opens with this table and these hands."""
    rules = tabbe.load_rules(FAMILY).with_switches(**switches)
    return stage(table, hands, rules=rules, row=TABLE_LAST, players=players, short=True)


@pytest.mark.parametrize("players", [1, 5, 6])
def test_2_players_two_to_four(players: int) -> None:
    """Two to four play; other numbers are refused."""
    with pytest.raises(tabbe.TabbeError):
        tabbe.Deal(FAMILY, players=players, seed=1)
    for fit in (2, 3, 4):
        assert tabbe.Deal(FAMILY, players=fit, seed=1).players == fit


def test_2_teams_are_pairs_of_four() -> None:
    """Four can play as pairs, 0 with 2 and 1 with 3."""
    match = tabbe.Match(FAMILY, players=4, teams="pairs", seed=1, dealer=0)
    assert [tuple(team) for team in match.sides] == [(0, 2), (1, 3)]


def test_2_first_dealer_is_the_lowest_card() -> None:
    """The lowest card drawn deals, ace low; with two seats that is who would not deal high."""
    low, high = tabbe.load_rules(FAMILY), tabbe.load_rules(FAMILY, first_dealer="high")
    low_dealers = [tabbe.Match(low, players=2, seed=seed).dealer for seed in range(30)]
    high_dealers = [tabbe.Match(high, players=2, seed=seed).dealer for seed in range(30)]
    differing = sum(one != two for one, two in zip(low_dealers, high_dealers, strict=True))
    # Only an ace, low in one and high in the other, can let the same seat deal in both.
    assert 20 <= differing < 30
    assert set(low_dealers) == {0, 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_first_batch_is_four_each_by_twos_then_four_to_the_table(players: int) -> None:
    """Two each, two each, then four to the table at once."""
    deal = tabbe.Deal(FAMILY, players=players, dealer=0, seed=4)
    cards = list(map(str, deal.deck))
    assert cards[4 * players : 4 * players + 4] == texts(deal.table).split()
    for place in range(players):
        seat = (1 + place) % players
        mine = cards[2 * place : 2 * place + 2]
        mine += cards[2 * players + 2 * place : 2 * players + 2 * place + 2]
        assert sorted(mine) == sorted(map(str, deal.hand(seat)))


def test_2_opening_table_of_equal_cards_stays_and_is_no_sweep() -> None:
    """Four equal cards stay where they are; nobody has captured them."""
    deal = open_on("7h 7d 7c 7s", {1: "9h 2h 3h 4h"})
    assert texts(deal.table) == "7h 7d 7c 7s"
    assert [event.kind for event in deal.events] == ["dealt"]
    assert deal.scores() == (0, 0)


def test_2_pictures_match_their_own_rank_only() -> None:
    """A picture takes and is taken by its rank, one at a time or more, and enters no sum."""
    assert takes("Qc", "7h 5d Qh", FAMILY) == {"Qh"}
    assert takes("Qc", "7h 5d", FAMILY) == set()
    assert takes("Ac", "Kd Ad", FAMILY) == set()
    assert takes("Qc", "Jd Ad", FAMILY) == set()
    assert takes("Jc", "Jd Jh", FAMILY) == {"Jh", "Jd", "Jh+Jd"}


def test_2_ace_is_fourteen_in_hand_and_one_on_the_table() -> None:
    """An ace takes several sums of 14 at once, never a lone ace."""
    assert takes("Ac", "5h 9d 6h 8d", FAMILY) == {"5h+9d", "6h+8d", "5h+6h+8d+9d"}
    assert takes("Ac", "Ad", FAMILY) == set()
    assert takes("5c", "Ad 4h", FAMILY) == {"Ad+4h"}


def test_2_capture_duty_binds_the_card_played() -> None:
    """The 8 must take, the 6 beside it may creep; capture=hand forbids that."""
    assert set(plays("8h 6s", "8d 9c Jd", FAMILY)) == {"8h>8d", "6s>creep"}
    assert set(plays("8h 6s", "8d 9c Jd", FAMILY, capture="hand")) == {"8h>8d"}


def test_2_any_set_that_fits_may_be_taken() -> None:
    """One sum, the other, or both; with extent=maximal only both."""
    assert takes("8h", "8d 2c 6h Kd", FAMILY) == {"8d", "2c+6h", "2c+6h+8d"}
    assert takes("8h", "8d 2c 6h Kd", FAMILY, extent="maximal") == {"2c+6h+8d"}


def test_2_capture_need_not_clear_the_table() -> None:
    """Taking a part is a capture; the rest stays."""
    deal = open_on("8d 2c 6h Kd", {1: "8h 3h 4h 9h"})
    deal.play("8hx8d")
    assert texts(deal.table) == "2c 6h Kd"
    assert deal.sweeps == (0, 0)


def test_2_forced_sweep_binds_the_card_played() -> None:
    """The 9 must clear 5 and 4 if it is played; the 2 may creep out of it."""
    assert set(plays("9s 2h", "5d 4c", FAMILY)) == {"9s>4c+5d", "2h>creep"}
    assert set(plays("8s 2h", "8d 5d 3c", FAMILY)) == {"8s>3c+5d+8d", "2h>creep"}
    assert set(plays("9s 2h", "5d 4c", FAMILY, forced_sweep_by="hand")) == {"9s>4c+5d"}
    # A card in hand clears the table, and the duty is on: that is what forced says.
    assert forced("9s 2h", "5d 4c", FAMILY)


def test_2_sweep_costs_five_and_pays_only_for_a_lone_card() -> None:
    """Five to the sweeper; the right neighbour is paid when he left a single card."""
    deal = open_on("5d 3c 2d 4h", {1: "Ah 9h 9d 6h", 0: "9c 6c 7h 8h"})
    swept = one(Swept, deal.play("Ahx5d,4h,3c,2d"))
    assert (swept.points, swept.paid, swept.reward) == (5, None, 0)
    assert deal.scores() == (0, 6)
    deal.play("9c")
    swept = one(Swept, deal.play("9hx9c"))
    assert (swept.points, swept.paid, swept.reward) == (10, 0, 5)
    assert deal.scores() == (-5, 16)


def test_2_sweep_is_paid_as_in_part_1_when_switched() -> None:
    """With sweep_reward=always every sweep pays the seat to the right."""
    deal = open_on("5d 3c 2d 4h", {1: "Ah 9h 9d 6h"}, sweep_reward="always")
    deal.play("Ahx5d,4h,3c,2d")
    assert deal.scores() == (-5, 6)


def test_2_double_sweep_is_any_match_of_a_lone_card() -> None:
    """Any card of the rank makes the double: ten to the sweeper, five to who left the card."""
    assert plays("7c", "7h", FAMILY) == {"7c>7h": (0, 2)}
    assert plays("7h", "3c 4d", FAMILY) == {"7h>3c+4d": (0, 1)}
    assert plays("7h", "7h 3c 4d", FAMILY)["7h>3c+4d+7h"] == (0, 1)
    assert plays("7c", "7h", FAMILY, double_sweep="twin") == {"7c>7h": (0, 1)}


@pytest.mark.parametrize(("reward", "paid"), [(10, -10), (5, -5), (0, 0)])
def test_2_double_reward_is_five_and_can_be_ten_or_nothing(reward: int, paid: int) -> None:
    """What a double pays is a switch of its own."""
    deal = open_on("5d 3c 2d 4h", {1: "Ah 9h 9d 6h", 0: "9c"}, double_reward=reward)
    play_all(deal, "Ahx5d,4h,3c,2d 9c 9hx9c")
    assert deal.scores() == (paid, 6 + 10)


def test_2_pictures_are_not_removed() -> None:
    """A picture on the table outlives its batch."""
    for seed in range(3):
        deal = tabbe.Deal(FAMILY, players=3, seed=seed)
        assert "pictures_removed" not in [event.kind for event in finish(deal, seed)]
        assert deal.heaps == ((), ())


def test_2_last_trick_takes_the_table() -> None:
    """What lies at the end goes to the last capturer; there are no heaps."""
    deal = tabbe.Deal(FAMILY, players=4, seed=2)
    residue = one(Residue, finish(deal, seed=2))
    assert residue.seat == deal.last_capture
    assert residue.heaps == ()
    assert sum(deal.pile_counts) == 104


def test_2_last_card_sweep_counts_as_in_part_1() -> None:
    """The preset lets a genuine sweep by the last card count."""
    assert tabbe.load_rules(FAMILY).last_card_sweep is True


def test_2_session_is_six_deals() -> None:
    """Six deals are usual, and the lowest total wins."""
    match = tabbe.Match(FAMILY, players=3, seed=2, dealer=0)
    finish_match(match, seed=2)
    assert len(match.scores) == 6
    best = min(match.totals)
    assert match.winners == tuple(s for s in range(3) if match.totals[s] == best)


def test_2_session_ends_when_someone_passes_the_limit() -> None:
    """With target=40 and target_rule=low the match ends after a deal with a total above 40."""
    rules = tabbe.load_rules(FAMILY, deals=0, target=40, target_rule="low")
    match = tabbe.Match(rules, players=2, seed=3, dealer=0)
    finish_match(match, seed=3)
    before = [sum(column) for column in zip(*match.scores[:-1], strict=True)]
    assert max(before, default=0) <= 40 < max(match.totals)
    assert match.winners == (match.totals.index(min(match.totals)),)


def test_2_ties_are_shared_or_played_off() -> None:
    """The preset shares; tie=extra_deal is there to be chosen."""
    assert tabbe.load_rules(FAMILY).tie == "shared"
    assert tabbe.load_rules(FAMILY, tie="extra_deal").tie == "extra_deal"


def test_2_values_and_total_are_those_of_part_1() -> None:
    """Storan 3, two of spades 2, spades and aces 1: 42 in all."""
    rules = tabbe.load_rules(FAMILY)
    points = {card: rules.card_points(tabbe.Card(card)) for card in ("Td", "2s", "As", "Ks", "Ac")}
    assert points == {"Td": 3, "2s": 2, "As": 2, "Ks": 1, "Ac": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_scores_sum_to_42_plus_sweeps_less_rewards(players: int) -> None:
    """42 + 5 a sweep + 10 a double - 5 a reward."""
    for seed in range(4):
        deal = tabbe.Deal(FAMILY, players=players, seed=seed)
        sweeps = of(Swept, finish(deal, seed))
        price = sum(5 if event.units == 1 else 10 for event in sweeps)
        rewards = sum(5 for event in sweeps if event.paid is not None)
        assert sum(deal.scores()) == 42 + price - rewards
        assert all((event.units == 2) <= (event.paid is not None) for event in sweeps)


def test_2_variant_one_pack_for_two_leaves_forty() -> None:
    """With one pack for two, 40 cards remain after the opening and a deal holds 21 points."""
    deal = tabbe.Deal("avig-kasino", players=2, seed=1)
    assert (deal.stock, len(deal.table), len(deal.hand(0))) == (40, 4, 4)
    sweeps = of(Swept, finish(deal, seed=1))
    extra = sum(event.points - event.reward for event in sweeps)
    assert sum(deal.scores()) == 21 + extra
    with pytest.raises(tabbe.TabbeError):
        tabbe.Deal("avig-kasino", players=3, seed=1)


def test_2_variant_nordic_total_is_36() -> None:
    """With storan neutral a deal holds 36 points."""
    deal = tabbe.Deal("krypkasino-nordic", players=3, seed=1)
    sweeps = of(Swept, finish(deal, seed=1))
    assert sum(deal.scores()) == 36 + sum(event.points - event.reward for event in sweeps)
    assert deal.rules.card_points(tabbe.Card("Td")) == 0


def test_2_variant_without_forced_sweep() -> None:
    """Without the duty the card may take less than the whole table."""
    assert set(plays("8s", "8d 5d 3c", FAMILY, forced_sweep=False)) == {
        "8s>8d",
        "8s>3c+5d",
        "8s>3c+5d+8d",
    }


def test_2_variant_bordstabbe_gives_the_first_player_minus_five() -> None:
    """An opening table all of one rank is five off forehand's score: the deal sums to 37."""
    rules = tabbe.load_rules("krypkasino", bordstabbe=True)
    deal = stage("7h 7d 7c 7s", {1: "9h"}, rules=rules, players=4)
    assert deal.scores() == (0, -5, 0, 0)
    finish(deal, seed=1)
    assert sum(deal.scores()) == 37
    usual = stage("7h 7d 7c 7s", {1: "9h"}, players=4)
    assert usual.scores() == (0, 0, 0, 0)
