"""Tables of 29 to 52 cards and more: listings are complete and lazy, checks do not tire."""

from __future__ import annotations

import random
from itertools import islice

import pytest

import tabbe
from tabbe.engine import referee
from tabbe.engine.notation import MOST_READINGS, match_move, read_move
from tests.faults.checker import has_sum, is_take, splits
from tests.rulebook.playing import finish
from tests.rulebook.row import pack
from tests.rulebook.stage import texts

# Nobody has to take anything: all creep, and the table grows as wide as the packs.
CREEPING = {"capture": "optional", "forced_sweep": False, "remove_pictures": "off"}


def value_of(card: str) -> int:
    """Hand value of a card, the ace 14."""
    return 14 if card[0] == "A" else "A23456789TJQK".index(card[0]) + 1


@pytest.mark.parametrize("size", range(29, 53))
def test_L28_referee_answers_any_table_of_29_to_52_cards(size: int) -> None:
    """The first plays of each listing are distinct and pass a second checker, for one card each."""
    chance = random.Random(size)
    for packs in (1, 2):
        # A whole pack on the table leaves no card of it to play: the hand is a second storan.
        hand, *table = (
            ["Td", *chance.sample(pack(1), 52)]
            if size == 52
            else chance.sample(pack(packs), size + 1)
        )
        rules = tabbe.load_rules("krypkasino", packs=2 if size == 52 else packs)
        found = list(islice(referee(rules, hand, " ".join(table)).plays, 300))
        assert found
        assert len({move.takes for move in found}) == len(found)
        for move in found:
            taken = [str(card) for card in move.takes]
            if move.kind == "creep":
                assert not has_sum(table, value_of(hand))
            else:
                assert is_take(taken, table, value_of(hand), maximal=True)


@pytest.mark.parametrize("extent", ["any", "maximal"])
def test_L28_whole_pack_on_the_table_is_swept_when_it_parts(extent: str) -> None:
    """28 cards of ace to seven part into fourteens: the ace of a second pack must sweep."""
    table = [rank + suit for rank in "A234567" for suit in "shdc"]
    assert splits(table, 14)
    verdict = referee(tabbe.load_rules("krypkasino", extent=extent), "Ah 2h", " ".join(table))
    assert verdict.forced
    (play,) = [move for move in verdict.plays if str(move.card) == "Ah"]
    assert (len(play.takes), play.sweep) == (28, 1)


def crowded(extent: str, cards: int, seed: int) -> tabbe.Deal:
    """A deal in which everybody has crept until the table holds so many cards."""
    rules = tabbe.load_rules("krypkasino", extent=extent).with_switches(**CREEPING)
    deal = tabbe.Deal(rules, players=4, seed=seed)
    while len(deal.table) < cards:
        hand = deal.hand(deal.seat or 0)
        deal.play(str(hand[-1]))
    return deal


@pytest.mark.parametrize("cards", [29, 40, 52, 80])
@pytest.mark.parametrize("extent", ["any", "maximal"])
def test_L28_single_captures_are_judged_rightly_on_crowded_tables(extent: str, cards: int) -> None:
    """Random selections are accepted or refused as a second checker says, whatever the width."""
    chance = random.Random(cards)
    deal = crowded(extent, cards, seed=cards)
    table = texts(deal.table).split()
    hand = sorted(map(str, deal.hand(deal.seat or 0)), key=value_of)
    answers = set()
    for _ in range(60):
        card = chance.choice(hand)
        value = value_of(card)
        taken: list[str] = []
        rest = table.copy()
        # Take one group, or as many as come, then perhaps spoil the selection.
        groups = chance.choice((1, len(table)))
        while groups and has_sum(rest, value):
            chance.shuffle(rest)
            group: list[str] = []
            for other in rest:
                if sum(map(value_on_table, group)) + value_on_table(other) <= value:
                    group.append(other)
            if sum(map(value_on_table, group)) == value:
                groups -= 1
                taken += group
                for other in group:
                    rest.remove(other)
        if rest and (not taken or chance.random() < 0.3):
            taken.append(rest[0])
        legal = is_take(taken, table, value, maximal=extent == "maximal")
        text = f"{card}x{','.join(taken)}"
        if legal:
            move = tabbe.parse_move(text, deal)
            assert move in deal.legal_moves()
            deal.play(move)
            assert deal.undo() == move
        else:
            with pytest.raises(tabbe.IllegalMove):
                deal.play(text)
        answers.add(legal)
    assert answers == {False, True}


def value_on_table(card: str) -> int:
    """Table value of a card, the ace 1."""
    return "A23456789TJQK".index(card[0]) + 1


def test_L28_deal_of_creeps_alone_leaves_the_widest_table_there_is() -> None:
    """Nobody captures at all: 103 cards lie open before the last play, and it is still judged."""
    deal = crowded("maximal", 103, seed=1)
    (last,) = deal.hand(deal.seat or 0)
    deal.play(str(last))
    assert deal.is_over
    assert deal.last_capture is None
    assert deal.scores() == (0, 0, 0, 0)


def test_L22_deals_on_wide_tables_are_played_to_the_end() -> None:
    """Four seats with optional capture meet tables of twenty cards and more, and finish."""
    rules = tabbe.load_rules("krypkasino").with_switches(**CREEPING)
    deal = tabbe.Deal(rules, players=4, seed=5)
    while len(deal.table) < 20:
        deal.play(str(deal.hand(deal.seat or 0)[0]))
    chance = random.Random(5)
    while not deal.is_over:
        moves = list(islice(deal.legal_moves(), 50))
        deal.play(chance.choice(moves))
    assert sum(deal.scores()) == 42
    assert finish(tabbe.Deal("krypkasino", players=4, seed=5), seed=5)


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        ("8h 6s", "8d 9c Jd", False),
        # Five nines may have been laid at the opening; a later one would have taken them.
        ("2h", "9s 9h 9d 9c 9s", False),
        ("2h", "9s 9h 9d 9c 9s 9h 9d", True),
        # Aces and pictures lie together as long as nobody takes them.
        ("2h", " ".join(rank + suit for rank in "AJQK" for suit in "shdcshdc"), False),
        ("Td", " ".join(pack(1)), True),
    ],
)
def test_L28_position_that_no_play_leads_to_is_marked(
    hand: str, table: str, expected: bool
) -> None:
    """Beyond the opening there is never a second card of a rank that takes its own."""
    assert referee("krypkasino", hand, table).unreachable is expected
    free = tabbe.load_rules("krypkasino").with_switches(**CREEPING)
    assert referee(free, hand, table).unreachable is False


def crept() -> tabbe.Deal:
    """A deal of Kasino in which 36 low cards have crept; on turn is a hand of Kd Kc Js 7c."""
    hand = ["Kd", "Kc", "Js", "7c"]
    rest = [card for card in pack(1) if card not in hand]
    low, high = rest[:36], rest[36:]
    deck = [*low, *hand[:2], *high[:6], *hand[2:], *high[6:]]
    deal = tabbe.Deal("kasino", players=4, dealer=0, deck=" ".join(deck))
    while len(deal.table) < 36:
        deal.play(str(deal.hand(deal.seat or 0)[0]))
    assert texts(deal.hand(1)) == "Kd Kc Js 7c"
    return deal


def test_L28_card_alone_is_read_from_its_own_captures_on_a_crowded_table() -> None:
    """`7cx` looks at what the seven takes, not at the millions of captures listed before it."""
    deal = crept()
    with pytest.raises(tabbe.AmbiguousMove) as refusal:
        tabbe.parse_move("7cx", deal)
    assert not refusal.value.complete
    assert {str(move.card) for move in refusal.value.legal} == {"7c"}
    assert {move.kind for move in refusal.value.legal} == {"capture"}
    with pytest.raises(tabbe.AmbiguousMove):
        tabbe.parse_move("7c=7x", deal.view(1))
    with pytest.raises(tabbe.IllegalMove) as wrong:
        tabbe.parse_move("7c=8x", deal)
    assert wrong.value.reason == "wrong_value"


def test_L28_lazy_captures_are_those_of_the_list_whatever_the_game() -> None:
    """One card's captures, at all its values or at one, are those listed, in the same order."""
    chance = random.Random(28)
    named = 0
    for game in tabbe.preset_ids():
        for forced in (False, True):
            rules = tabbe.load_rules(game).with_switches(forced_sweep=forced)
            for _ in range(25):
                *table, first, second = chance.sample(pack(rules.packs), 7)
                plays = referee(rules, [first, second], " ".join(table)).plays
                for card in {move.card for move in plays}:
                    whole = [m for m in plays if m.card is card and m.kind == "capture"]
                    assert list(plays.captures(card)) == whole
                    for value in rules.hand_values(card):
                        at = list(plays.captures(card, value))
                        assert [m for m in at if m.value == value] == [
                            m for m in whole if m.value == value
                        ]
                        assert set(at) <= set(whole)
                        named += len(at)
    assert named > 100


def test_L28_labels_that_fit_many_equal_builds_are_asked_about_at_once() -> None:
    """Four, eight or all of sixteen tens: only so many ways are tried, and it is said."""
    pairs = [f"9{a}+A{b}" for a, b in zip("shdcshdc", "shdcshdc", strict=True)]
    pairs += [f"8{a}+2{b}" for a, b in zip("shdcshdc", "shdcshdc", strict=True)]
    table = " ".join(f"[{pair}=10@1]" for pair in pairs)
    rules = tabbe.load_rules("kasino").with_switches(packs=2, last_batch="short")
    plays = referee(rules, "Tc 3h", table).plays
    for number in (4, 8, 15):
        text = "Tcx" + ",".join(["[10]"] * number)
        with pytest.raises(tabbe.AmbiguousMove) as refusal:
            match_move(read_move(text), text, plays)
        legal = refusal.value.legal
        assert all(len(move.builds) == number for move in legal)
        assert refusal.value.complete == (number == 15)
        assert len(legal) == (16 if number == 15 else MOST_READINGS)
    text = "Tcx" + ",".join(["[10]"] * 16)
    assert len(match_move(read_move(text), text, plays).builds) == 16
    text = "Tcx[10@1.3]," + ",".join(["[10]"] * 15)
    assert len(match_move(read_move(text), text, plays).builds) == 16
