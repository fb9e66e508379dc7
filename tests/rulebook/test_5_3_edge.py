"""Rule book 5.3: edge cases E1 to E33 of the Krypkasino family, one test a row.

E21 (time-outs) needs a server and is no part of play.
"""

from __future__ import annotations

from dataclasses import fields
from itertools import permutations

import pytest

import tabbe
from tabbe.engine import Dealt, PicturesRemoved, Residue, Swept, referee
from tests.rulebook.playing import finish, finish_match, of, one, steps
from tests.rulebook.position import forced, plays, takes
from tests.rulebook.prelude import SWEEP_FOR_TEN, last_batch, pictures_left
from tests.rulebook.row import TABLE_LAST, pack
from tests.rulebook.stage import deck, play_all, stage, texts

PAIRS = "9h 9c 8h 8c 6h 6c 5h 5c 4h 4c 2h 2c"


def played_out(opening: str, later: str) -> tabbe.Deal:
    """Two players have matched each other's cards; the opening table lies as it was dealt.

    ``later``: forehand's cards in the second batch, which has just been dealt.
    """
    pairs = PAIRS.split()
    fore, dealer = pairs[::2], pairs[1::2]
    deal = stage(opening, {1: " ".join(fore), 0: " ".join(dealer)}, later={(2, 1): later})
    for laid, taker in zip(fore, dealer, strict=True):
        deal.play(laid)
        deal.play(f"{taker}x{laid}")
    assert deal.batch == 2
    return deal


def test_5_3_E01_opening_pictures_stay_until_the_first_batch_ends() -> None:
    """They are removed with the first batch, or at once where the house says so."""
    deal = played_out("Js Qh Kd Kc", later="3h")
    removed = of(PicturesRemoved, deal.events)
    assert [texts(event.cards) for event in removed] == ["Js Qh Kd Kc"]
    rules = tabbe.load_rules("krypkasino", remove_pictures="opening")
    bare = stage("Js Qh Kd Kc", {1: "3h"}, rules=rules)
    assert bare.table == ()
    assert {move.kind for move in bare.legal_moves()} == {"creep"}


def test_5_3_E02_table_of_pictures_removed_is_no_sweep() -> None:
    """All go, the table is empty, nobody pays, and the next player creeps."""
    deal = played_out("Js Qh Kd Kc", later="3h")
    assert deal.table == ()
    assert "swept" not in [event.kind for event in deal.events]
    assert deal.sweeps == (0, 0)
    assert {move.kind for move in deal.legal_moves()} == {"creep"}


def test_5_3_E03_lone_card_left_by_the_removal_can_be_doubled() -> None:
    """Only a seven is left; its twin doubles on it and the dealer is paid."""
    deal = played_out("Js Qh Kd 7h", later="7h 3c 3d Th")
    assert texts(deal.table) == "7h"
    before = deal.scores()
    swept = one(Swept, deal.play("7hx7h"))
    assert (swept.seat, swept.units, swept.paid, swept.reward) == (1, 2, 0, 10)
    assert deal.scores() == (before[0] - 10, before[1] + 10)


def test_5_3_E04_no_removal_after_the_final_batch() -> None:
    """Pictures of the last batch go with the residue, to the same seat as the heaps."""
    deal = last_batch("lone", {1: "9h 3h 6d Qh", 0: "Jc 9c Jd Qd"})
    play_all(deal, "9h Jcx2c+9h 6d 9c 3h Jd Qhx3h+9c")
    piles, heaps = deal.pile_counts, sum(map(len, deal.heaps))
    events = deal.play("Qd")
    assert [event.kind for event in events] == ["crept", "residue", "scored"]
    assert isinstance(events[1], Residue)
    assert texts(events[1].table) == "6d Jd Qd"
    assert deal.pile_counts == (piles[0], piles[1] + 3 + heaps)


def test_5_3_E05_lone_ace_can_only_be_crept_beside() -> None:
    """Whatever is held, nothing takes a lone ace."""
    hand = "As 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"
    assert {move.kind for move in referee("krypkasino", hand, "Ad").plays} == {"creep"}
    assert not forced(hand, "Ad")


def test_5_3_E06_sweep_duty_goes_before_a_smaller_outcome() -> None:
    """The 6 may not stop at A+2+3 when it can clear A 2 3 3 4 5."""
    assert "Ah+2c+3d" in takes("6c", "Ah 2c 3d 3h 4c 5c")
    assert set(plays("6c", "Ah 2c 3d 3h 4c 5c")) == {"6c>Ah+2c+3h+3d+4c+5c"}


def test_5_3_E07_two_sweeping_cards_are_both_shown_with_their_price() -> None:
    """The queen of spades costs one more than the six; both are offered."""
    assert plays("6h Qs", "6d 6c") == {"6h>6d+6c": (0, 1), "Qs>6d+6c": (1, 1)}


def test_5_3_E08_equal_hand_cards_are_one_choice() -> None:
    """Two sevens of clubs in the hand are listed once."""
    assert plays("7c 7c", "7h Kd") == {"7c>7h": (0, 0)}
    deal = stage("7h Kd 9s Qh", {1: "7c 7c 2h 3h 4h 5h"})
    assert [str(move) for move in deal.legal_moves() if str(move.card) == "7c"] == ["7cx7h"]


def test_5_3_E09_equal_table_cards_are_one_choice() -> None:
    """Either twin may go into the sum; it is one outcome."""
    assert takes("Qc", "7h 7h 5d") == {"5d+7h"}


def test_5_3_E10_two_twins_are_not_lone() -> None:
    """The table is two eights of hearts; an 8 taking both sweeps for five."""
    assert plays("8c", "8h 8h") == {"8c>8h+8h": (0, 1)}


def test_5_3_E11_double_of_storan_adds_ten_and_six() -> None:
    """Ten for the double and three for each ten of diamonds."""
    assert plays("Td", "Td") == {"Td>Td": (6, 2)}
    deal = stage("5d 3c 2d 4h", {1: "Ah Td", 0: "Td"})
    play_all(deal, "Ahx5d,4h,3c,2d Td TdxTd")
    assert deal.scores() == (-5 - 10, 1 + 5 + 6 + 10)


def test_5_3_E12_sweep_by_the_first_card_pays_the_dealer() -> None:
    """The dealer laid the table; the deal still sums to 42."""
    deal = stage("5d 3c 2d 4h", {1: "Ah"}, players=4)
    swept = one(Swept, deal.play("Ahx5d,4h,3c,2d"))
    assert (swept.seat, swept.paid) == (1, 0)
    finish(deal, seed=1)
    assert sum(deal.scores()) == 42


def test_5_3_E13_bordstabbe_is_off_unless_agreed() -> None:
    """An opening table of one rank does nothing; agreed, it is five off the first player's."""
    assert stage("4h 4d 4c 4s", {1: "9h"}).scores() == (0, 0)
    rules = tabbe.load_rules("krypkasino", bordstabbe=True)
    deal = stage("4h 4d 4c 4s", {1: "9h"}, rules=rules)
    assert deal.scores() == (0, -5)
    finish(deal, seed=2)
    assert sum(deal.scores()) == 37
    assert stage("4h 4d 4c 5s", {1: "9h"}, rules=rules).scores() == (0, 0)


def test_5_3_E14_opening_table_does_not_capture_itself() -> None:
    """A table whose cards add up to one of them lies as it is."""
    deal = stage("9h 5d 4c Ks", {1: "2h"})
    assert texts(deal.table) == "9h 5d 4c Ks"
    assert [event.kind for event in deal.events] == ["dealt"]


def test_5_3_E15_final_capture_of_a_part_brings_residue_and_heaps() -> None:
    """The last card leaves a two: no sweep, and the two and the heaps follow."""
    deal = last_batch("lone", {1: "Qh Jc 3h 6d", 0: "Qd Jd 9c 9h"})
    play_all(deal, "Qh QdxQh Jc JdxJc 3h 9c 6d")
    piles, heaps, sweeps = deal.pile_counts, sum(map(len, deal.heaps)), deal.sweeps
    deal.play("9hx9c,3h+6d")
    assert deal.pile_counts == (piles[0] + 4 + 1 + heaps, piles[1])
    assert deal.sweeps == sweeps


def test_5_3_E16_final_creep_leaves_the_residue_to_an_earlier_capturer() -> None:
    """The dealer creeps last; forehand, who captured before, gets what lies there."""
    deal = last_batch("empty", {1: "3h Qh 9h Jc", 0: "Qd 9c Jd 6d"})
    play_all(deal, "3h Qd QhxQd 9c 9hx9c Jd JcxJd")
    events = deal.play("6d")
    assert [event.kind for event in events] == ["crept", "residue", "scored"]
    assert isinstance(events[1], Residue)
    assert (events[1].seat, texts(events[1].table)) == (1, "3h 6d")


def test_5_3_E17_announcements_are_facts_and_bind_nobody() -> None:
    """At every turn the announced ranks are just those whose cards could clear the table."""
    deal = tabbe.Deal("krypkasino", players=3, seed=12)
    for _ in steps(deal, seed=12):
        if deal.is_over:
            break
        table = texts(deal.table)
        expected = tuple(
            rank for rank in "A23456789TJQK" if deal.table and forced(f"{rank}h", table)
        )
        assert deal.announcements() == expected


def test_5_3_E18_all_values_that_sweep_are_announced() -> None:
    """Two sixes: a six or a queen."""
    deal = stage("6d 6c Ad Kh", {1: "Ah 2h 3h 4h 5h 7h"})
    deal.play("AhxAd+Kh")
    assert texts(deal.table) == "6d 6c"
    assert deal.announcements() == deal.view(None).announcements() == ("6", "Q")


def test_5_3_E18_single_card_is_announced_when_its_rank_does_not_sweep() -> None:
    """15 and 16 are made by the two of spades and storan alone, so the card is named."""
    for table, called in (("9h 6d", ("2s",)), ("9h 7d", ("Td",)), ("2h", ("2",)), ("Ah", ())):
        rules = tabbe.load_rules("avig-kasino-se")
        assert tabbe.announcements(rules, tabbe.parse_cards(table)) == called
    fixed = tabbe.load_rules("krypkasino", two_spades_hand=15)
    assert tabbe.announcements(fixed, tabbe.parse_cards("2h")) == ("2",)
    assert tabbe.announcements(fixed, ()) == ()


@pytest.mark.parametrize("language", ["en", "sv", "da", "de", "fr", "es"])
def test_5_3_E19_illegal_play_is_refused_with_rule_and_card(language: str) -> None:
    """A due capture, a due sweep, a wrong sum: each refusal has a code and its own sentence."""
    deal = stage("8d 2c 6h Kc", {1: "8h 9s 3s 4s 5d 7s"})
    sentences = set()
    for wrong in ("8h", "8hx8d", "9sx8d", "Qh", "3sx2c"):
        with pytest.raises(tabbe.IllegalMove) as refusal:
            deal.play(wrong)
        assert refusal.value.reason
        assert list(refusal.value.legal) == list(deal.legal_moves())
        sentences.add(refusal.value.message(language))
    assert len(sentences) == 5
    due = stage("5d 2c Ad Ah", {1: "9s 4h Kc"})
    with pytest.raises(tabbe.IllegalMove) as refusal:
        due.play("4h")
    assert refusal.value.rule == "forced_sweep"
    assert due.moves == ()


def test_5_3_E20_open_choice_is_never_made_for_the_player() -> None:
    """`x` alone is refused where several takes fit, with all of them named; twins are no choice."""
    deal = stage("Td 4c Th 8s", {1: "Ah 8d"})
    with pytest.raises(tabbe.AmbiguousMove) as refusal:
        deal.play("Ahx")
    assert set(map(str, refusal.value.legal)) == {"Ahx4c+Td", "Ahx4c+Th"}
    deal.play("8dx")
    assert texts(deal.table) == "Td 4c Th"
    twins = stage("7h 7h 5d 9c", {1: "Qc"})
    twins.play("Qcx")
    assert texts(twins.table) == "7h 9c"


def test_5_3_E22_tie_is_shared_or_played_off() -> None:
    """Sharing is the default, another deal the option."""
    assert tabbe.load_rules("krypkasino").tie == "shared"
    assert tabbe.load_rules("krypkasino", tie="extra_deal").tie == "extra_deal"


def test_5_3_E23_number_of_deals_need_not_be_a_multiple_of_the_players() -> None:
    """Two players may play three deals."""
    match = tabbe.Match("krypkasino", players=2, deals=3, seed=1, dealer=0)
    finish_match(match, seed=1)
    assert len(match.scores) == 3


@pytest.mark.parametrize("teams", ["pairs", None])
def test_5_3_E24_sweep_is_paid_from_team_to_team(teams: str | None) -> None:
    """Teams pool what their seats score; play itself is the same with or without them."""
    match = tabbe.Match("krypkasino", players=4, teams=teams, deals=1, seed=2, dealer=0)
    finish_match(match, seed=2)
    swept = of(Swept, match.deal.events)
    assert swept
    assert all(event.paid == (event.seat - 1) % 4 for event in swept)
    assert sum(match.totals) == 42
    if teams:
        assert match.team_totals == (
            match.totals[0] + match.totals[2],
            match.totals[1] + match.totals[3],
        )


def test_5_3_E25_six_in_three_pairs_sit_three_apart() -> None:
    """Partners sit opposite, at a distance of three, and neighbours are opponents."""
    match = tabbe.Match("krypkasino", players=6, teams="pairs", seed=1, dealer=0)
    assert [tuple(side) for side in match.sides] == [(0, 3), (1, 4), (2, 5)]


def test_5_3_E26_piles_are_counted_and_not_shown() -> None:
    """A view has the size of each pile and the sweep units, not the cards."""
    view = stage("5d 3c 2d 4h", {1: "Ah"}).view(0)
    assert view.pile_counts == (0, 0)
    assert view.sweeps == (0, 0)
    assert [field.name for field in fields(view) if "pile" in field.name] == ["pile_counts"]


def test_5_3_E27_heaps_are_public() -> None:
    """Everybody sees both heaps, a spectator too."""
    deal = pictures_left()
    deal.play("4d")
    for seat in (0, 1, None):
        assert [texts(heap) for heap in deal.view(seat).heaps] == ["Js", "Kh"]


def test_5_3_E28_fixed_high_values_take_no_two_and_no_ten() -> None:
    """With 15 and 16 a two of spades takes no 2, storan no 10, and neither can be doubled."""
    house = tabbe.load_rules("krypkasino", two_spades_hand=15, ten_diamonds_hand=16)
    assert takes("2s", "2h", house) == takes("Td", "Th", house) == set()
    assert plays("2s", "2s", house) == {"2s>creep": (0, 0)}
    assert plays("Td", "Td", house) == {"Td>creep": (0, 0)}
    assert plays("2h", "2s", house) == {"2h>2s": (2, 1)}
    assert plays("2s", "9h 6d", house) == {"2s>6d+9h": (2, 1)}


def test_5_3_E29_choice_values_compel_when_either_captures() -> None:
    """An ace of 1 or 14 must take if one of them does; one value a play, by choice."""
    house = tabbe.load_rules("krypkasino", ace_hand="1,14")
    assert set(plays("Ac", "Ad 9h", house)) == {"Ac>Ad"}
    assert set(plays("Ac", "8h 6d 9h", house)) == {"Ac>6d+8h"}
    assert set(plays("Ac", "Ad Kh 9s", house)) == {"Ac>Ad", "Ac>Ad+Kh"}
    # The table could be cleared with 1 and 14 together, but a play has one value.
    assert set(plays("Ac", "Ad 9h 5s", house)) == {"Ac>Ad", "Ac>5s+9h"}
    deal = stage("Ad Kh 9s 7c", {1: "Ac"}, rules=house)
    deal.play("Ac=14xAd+Kh")
    assert texts(deal.table) == "9s 7c"


def test_5_3_E30_pair_only_pictures_take_single_cards_of_their_rank() -> None:
    """Jack, queen and king take their rank alone and are in no sum of others."""
    for picture, table in (("J", "5h 6d"), ("Q", "7h 5d"), ("K", "6h 7d")):
        assert takes(f"{picture}c", table, "krypkasino-family") == set()
        assert takes(f"{picture}c", f"{table} {picture}h", "krypkasino-family") == {f"{picture}h"}
    assert takes("Ac", "Kd Ad Jc 3h Qd 2c", "krypkasino-family") == set()


def test_5_3_E31_uneven_last_batch_is_short() -> None:
    """With three players of the family form the last batch is one each and one card is over."""
    deal = tabbe.Deal("krypkasino-family", players=3, seed=1)
    events = finish(deal, seed=1)
    dealt = of(Dealt, events)
    assert ([len(hand) for hand in dealt[-1].hands], dealt[-1].stock) == ([1, 1, 1], 1)


def test_5_3_E32_every_deal_has_a_last_capture() -> None:
    """Somebody captures in every deal of every family preset."""
    for game in ("krypkasino", "krypkasino-family", "krypkasino-nordic", "avig-kasino"):
        for seed in range(2):
            deal = tabbe.Deal(game, players=2, seed=seed)
            finish(deal, seed)
            assert deal.last_capture in (0, 1)


@pytest.mark.parametrize("fault", ["missing", "extra", "doubled"])
def test_5_3_E33_odd_pack_is_refused(fault: str) -> None:
    """A deck with a card too few, too many, or a third copy gets a sentence."""
    cards = pack(2)
    odd = {
        "missing": cards[:-1],
        "extra": [*cards, "As"],
        "doubled": ["As", "As", "As", *cards[3:]],
    }[fault]
    with pytest.raises(tabbe.TabbeError) as refusal:
        tabbe.Deal("krypkasino", players=2, deck=" ".join(odd))
    assert str(refusal.value)


def test_5_3_E01_to_E33_staged_decks_deal_what_was_asked() -> None:
    """The decks these tests are built on put every wanted card where it is wanted."""
    for order in permutations(("2h", "3h", "4h")):
        cards = deck({(1, 1): " ".join(order)}, TABLE_LAST, players=3, short=True)
        deal = tabbe.Deal("krypkasino-family", players=3, deck=cards)
        assert set(order) <= set(map(str, deal.hand(1)))
    assert SWEEP_FOR_TEN.startswith("Ts")
