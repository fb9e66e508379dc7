"""Moves in writing: what is written is read back, and what cannot be played is refused in words."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tabbe
from tabbe.cards import Card
from tabbe.engine import AmbiguousMove, Build, IllegalMove, InvalidMove, Move
from tabbe.engine.error import REASONS, RULE_OF_REASON
from tabbe.engine.notation import JUDGED, LONGEST, MOST_READINGS, match_move, read_move
from tabbe.i18n import LANGUAGES
from tests.engine.position import GAMES, reached, walk
from tests.rulebook.stage import stage

SIGNS = {"s": "♠♤", "h": "♥♡", "d": "♦♢", "c": "♣♧"}


def careless_card(card: Card, chance: random.Random) -> str:
    """A card as somebody may write it."""
    rank = chance.choice(["10", "T", "t"]) if card.rank == 10 else str(card)[0]
    rank = chance.choice([rank, rank.lower()])
    sign = chance.choice(SIGNS[card.suit]) + chance.choice(["", "\ufe0f", "\ufe0e"])
    return chance.choice([rank + card.suit, rank + card.suit.upper(), rank + sign, sign + rank])


def careless(move: Move, chance: random.Random) -> str:
    """A move as somebody may write it: other order, other grouping, other signs, blanks."""

    def blank() -> str:
        return chance.choice(["", "", " ", "\t"])

    text = careless_card(move.card, chance)
    if len(str(move).partition("=")[0]) == 2:
        text += f"={move.value}"
    if move.clears:
        return f"{text} x *"
    items = [careless_card(card, chance) for card in move.cards]
    items += [f"[{build.value}@{build.owner}]" for build in move.builds]
    chance.shuffle(items)
    if items:
        text += blank() + ("^" if move.made else chance.choice("xX×")) + blank()
        text += items[0] + "".join(chance.choice("+,") + blank() + item for item in items[1:])
    if move.made:
        return text + f"={move.made}" + chance.choice(["", "!" if str(move)[-1] == "!" else ""])
    return text + "#" * chance.randrange(3)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_move_is_read_back_when_written(game: str, players: int) -> None:
    """At every position of a deal each move is what its writing means, to deal and view alike."""
    for deal in walk(game, players, 12):
        if deal.is_over:
            break
        view = deal.view(deal.seat)
        for move in deal.legal_moves()[:40]:
            assert tabbe.parse_move(str(move), deal) == move
            assert tabbe.parse_move(str(move), view) == move


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_move_is_read_when_written_carelessly(game: str, players: int) -> None:
    """Order, grouping, signs, case, blanks and marks do not matter."""
    chance = random.Random(f"{game}/{players}")
    for deal in walk(game, players, 13):
        if deal.is_over:
            break
        moves = deal.legal_moves()
        for move in chance.sample(moves[:40], min(4, len(moves[:40]))):
            if any(
                twin != build and (twin.value, twin.owner) == (build.value, build.owner)
                for build in move.builds
                for twin in deal.table
                if isinstance(twin, Build)
            ):
                continue
            assert tabbe.parse_move(careless(move, chance), deal) == move


@pytest.mark.parametrize(
    "text",
    [
        "5dx5c,2c+3c",
        "5d x 2c,3c,5c",
        "5♦×5♣+2♣+3♣",
        "♦5x♣5,♣3,♣2",
        "♦️5 x ♣️5 , ♣️2 + ♣️3",
        "5Dx3C,5C,2C##",
        "5d=5x5c,2c+3c",
        "5d=05x5c,2c+3c#",
        "\n5d\u00a0x5c,\u20032c+3c",
        "5dx",
    ],
)
def test_one_move_has_many_writings_when_read(text: str) -> None:
    """All of these are one capture, and its own writing is the first."""
    deal = stage("5c 2c Jd 3c", {1: "5d 9h 9s 9d Kh Kd"}, rules=tabbe.load_rules())
    move = tabbe.parse_move(text, deal)
    assert str(move) == "5dx5c,2c+3c"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "5",
        "5dx5",
        "5d5c",
        "x5c",
        "5dx,5c",
        "5dx5c,",
        "5dx5c++2c",
        "5d#x5c",
        "5d###",
        "5d=x5c",
        "5d=0x5c",
        "5d=17x5c",
        "5d=100x5c",
        "5d=-5x5c",
        "5d=５x5c",
        "5ſ",
        "\u212ah",
        "11d",
        "1d",
        "0d",
        "Xd",
        "5d x 5c y",
        "5dx[",
        "5dx[]",
        "5dx[9",
        "5dx[123]",
        "5d^",
        "5d^=9",
        "5d^2c=",
        "5d^2c=17",
        "5d^2c=9!!",
        "5d!",
        "5d^*",
        "5dx*+2c",
        "??",
        "5d\x00",
        "\ud800",
        "𝟓d",
        "5d" * 300,
        "x" * (LONGEST + 1),
        "5dx" + "5c," * LONGEST,
    ],
)
def test_text_is_refused_as_no_move_when_unreadable(text: str) -> None:
    """One short sentence in each language, and nothing played."""
    deal = tabbe.Deal("krypkasino", seed=3)
    with pytest.raises(InvalidMove) as refusal:
        deal.play(text)
    for lang in LANGUAGES:
        sentence = refusal.value.message(lang)
        assert 10 < len(sentence) < 300
        assert "\n" not in sentence
    assert deal.moves == ()


@pytest.mark.parametrize("thing", [None, 5, b"5d", ["5d"], 5.0, Card("5d"), ("5d",)])
def test_thing_is_refused_as_no_move_when_it_is_no_text(thing: Any) -> None:
    """Neither a move nor a text: the refusal names what it is."""
    deal = tabbe.Deal("krypkasino", seed=3)
    with pytest.raises(InvalidMove) as refusal:
        deal.play(thing)
    assert refusal.value.key == "invalid-move-type"
    assert type(thing).__name__ in str(refusal.value)


# For each reason a position and a text that meets it: table, hand, rules, text.
REFUSED: dict[str, tuple[str, str, dict[str, object], str]] = {
    "not_held": ("5c 2c Jd 3c", "5d", {}, "5h"),
    "not_on_table": ("5c 2c Jd 3c", "5d", {}, "5dx5h"),
    "must_capture": ("5c 2c Jd 3c", "5d", {}, "5d"),
    "must_capture_hand": ("5c 2c Jd 3c", "5d 9h", {"capture": "hand"}, "9h"),
    "forced_sweep": ("5c 2c 5h 3c", "5d 3d", {}, "3dx3c"),
    "no_sum": ("5c 2c Jd 3c", "5d", {}, "5dx5c,2c"),
    "take_all": ("5c 2c Jd 3c", "5d", {}, "5dx5c"),
    "take_most": ("4h 3h 2h As", "7h Kh Kd Kc Qh Qd", {"extent": "maximum"}, "7hx3h+4h"),
    "wrong_value": ("5c 2c Jd 3c", "5d", {}, "5d=6x5c,2c+3c"),
    "no_builds": ("5c 2c Jd 3c", "5d", {}, "5d^2c=7"),
    "no_clear": ("5c 2c Jd 3c", "5s", {}, "5sx*"),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_move_is_refused_with_its_reason_when_not_allowed(reason: str) -> None:
    """The code of the reason, the rule it stands for, a sentence in each language, the moves."""
    table, hand, switches, text = REFUSED[reason]
    rules = tabbe.load_rules("krypkasino").with_switches(**switches)
    deal = stage(table, {1: hand}, rules=rules)
    with pytest.raises(IllegalMove) as refusal:
        deal.play(text)
    error = refusal.value
    assert (error.reason, error.rule) == (reason, RULE_OF_REASON[reason])
    assert list(error.legal) == list(deal.legal_moves())
    assert isinstance(error, ValueError)
    sentences = [error.message(lang) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert all(10 < len(sentence) < 300 for sentence in sentences)
    assert deal.moves == ()


@pytest.mark.parametrize("reason", list(RULE_OF_REASON))
def test_reason_has_a_sentence_in_every_language_when_raised(reason: str) -> None:
    """Whatever reason the engine may give, there are words for it, with cards as words."""
    for takes, count in (("", 0), ("2c", 1), ("2c 3c", 2)):
        error = IllegalMove(
            reason, (), card="5d", takes=takes, count=count, example="5dx5c", sweeper="5d"
        )
        for lang in LANGUAGES:
            assert 10 < len(error.message(lang)) < 300


def test_every_number_of_the_kernels_has_a_rule_when_it_refuses() -> None:
    """Numbers and codes of reasons go together."""
    assert set(REASONS[1:]) | {"over", "not_on_turn"} == set(RULE_OF_REASON)


def test_every_number_of_the_kernels_has_its_turn_when_a_play_is_judged() -> None:
    """Of the reasons against several readings one can always be picked."""
    assert sorted(JUDGED) == list(range(1, len(REASONS)))


# In games with builds: table, hand of seat 0, rules, text and the reason.
REFUSED_AT_BUILDS: list[tuple[str, str, str, str]] = [
    # Whatever else is wrong, a card that is not held is said to be that.
    ("9d 4h", "8h Kc", "9cx9d", "not_held"),
    ("9d 4h", "8h Kc", "9cx[9]", "not_held"),
    ("9d 4h", "8h Kc", "9c^4h=13", "not_held"),
    ("9d 4h", "8h Kc", "5sx*", "not_held"),
    ("9d 4h", "8h Kc", "9cx", "not_held"),
    # The value left open: what comes nearest to a build says what is wrong.
    ("3d Kh", "8h 2c", "8h^3d", "not_held_for"),
    ("3d Kh", "8h Jc", "8h^Kh", "build_sum"),
    ("6c Kh [7d+2d=9@0]", "3c 9h Ks", "3c^6c", "owes_trick"),
    ("6c Kh [7d+2d=9@0]", "3c 9h Ks", "Ks^6c=9", "build_sum"),
    ("4d Kh", "4c 2c", "4c^4d", "not_held_for"),
    # A name of a build that does not stand, and the cards of one that does.
    ("3d Kh", "9h 2c", "9hx[9]", "no_such_build"),
    ("3d [7d+2d=9@1]", "9h 2c", "9hx[9@2]", "no_such_build"),
    ("3d [7d+2d=9@1]", "9h 2c", "9hx[9],[9]", "no_such_build"),
    ("3d [7d+2d=9@1]", "9h 2c", "9hx[9@1.2]", "no_such_build"),
    ("3d [7d+2d=9@1]", "9h 2c", "9hx2d+7d", "in_build"),
    ("3d 6d [7d+2d=9@1]", "9h 2c", "9hx2d+7d,3d+6d", "in_build"),
    ("3d [7d+2d=9@1]", "9h 7c", "7cx7d", "in_build"),
    ("3d [7d+2d=9@1]", "9h 2c", "9hx2h+7d", "not_on_table"),
    # A value is named only if the card can be played at it.
    ("3d Kh", "2h Kc", "2h=5", "wrong_value"),
    ("3d Kh", "As Kc", "As=9", "wrong_value"),
    ("3d Kh", "6d Kc", "6d=16", "wrong_value"),
    ("7d Kh", "2c 9c", "2c=16^7d=9", "wrong_value"),
    ("Kh 3d", "As Ac", "As=9^Kh=14", "wrong_value"),
    ("Kh 3d", "As Ac", "As=14^Kh=14", "wrong_value"),
    ("3d Kh", "5s Kc", "5s=6x*", "wrong_value"),
]


@pytest.mark.parametrize(("table", "hand", "text", "reason"), REFUSED_AT_BUILDS)
def test_move_is_refused_for_what_is_wrong_when_there_are_builds(
    table: str, hand: str, text: str, reason: str
) -> None:
    """The reason says how far the nearest reading got, and its rule and sentences go with it."""
    legal = tabbe.referee("kasino", hand, table).plays
    with pytest.raises(IllegalMove) as refusal:
        match_move(read_move(text), text, legal)
    assert (refusal.value.reason, refusal.value.rule) == (reason, RULE_OF_REASON[reason])
    assert len({refusal.value.message(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("table", "hand", "text", "move"),
    [
        ("3d Kh", "As Kc", "As=1", "As"),
        ("3d Kh", "As Kc", "As=14", "As"),
        ("7d Kh", "2s 9c", "2s=2^7d=9", "2s^7d=9"),
        ("3d Kh", "5s Kc", "5s=5x*", "5sx*"),
    ],
)
def test_value_may_be_named_when_it_is_one_of_the_card(
    table: str, hand: str, text: str, move: str
) -> None:
    """A card laid out may be named at any of its values, one built with at its low one."""
    legal = tabbe.referee("kasino", hand, table).plays
    assert str(match_move(read_move(text), text, legal)).rstrip("#") == move


def test_text_is_ambiguous_when_it_fits_several_moves() -> None:
    """A bare `x` where an eight may take in two ways lists both, in every language."""
    rules = tabbe.load_rules("krypkasino", extent="any", forced_sweep=False)
    deal = stage("8d 3c 5c Kh", {1: "8h"}, rules=rules)
    with pytest.raises(AmbiguousMove) as refusal:
        deal.play("8hx")
    error = refusal.value
    assert list(error.legal) == [
        move for move in deal.legal_moves() if move.takes and str(move)[:2] == "8h"
    ]
    assert len(error.legal) == 3
    for lang in LANGUAGES:
        sentence = error.message(lang)
        assert "8hx8d" in sentence
        assert len(sentence) < 300
    assert deal.moves == ()


def test_bare_x_is_refused_when_nothing_can_be_taken() -> None:
    """With nothing to take it is refused as what it is, not as ambiguous."""
    deal = stage("8d 3c 5c Kh", {1: "2h"})
    with pytest.raises(IllegalMove) as refusal:
        deal.play("2hx")
    assert refusal.value.reason == "no_sum"
    with pytest.raises(IllegalMove) as refusal:
        deal.play("9hx")
    assert refusal.value.reason == "not_held"


def test_value_decides_when_a_bare_x_could_mean_two() -> None:
    """An ace of one or fourteen takes in two ways; the value named says which."""
    rules = tabbe.load_rules("krypkasino", ace_hand="1,14", extent="any", forced_sweep=False)
    deal = stage("Ad Kh 7c 9h", {1: "Ac"}, rules=rules)
    with pytest.raises(AmbiguousMove):
        tabbe.parse_move("Acx", deal)
    assert str(tabbe.parse_move("Ac=1x", deal)) == "AcxAd"
    assert str(tabbe.parse_move("Ac=14x", deal)) == "AcxAd+Kh"


def test_nothing_can_be_played_when_the_deal_is_over() -> None:
    """Whatever is written, the deal is over."""
    deal = reached("avig-kasino", 2, 1, -1)
    for text in ("5d", "5dx5c", "5dx"):
        with pytest.raises(IllegalMove) as refusal:
            deal.play(text)
        assert (refusal.value.reason, refusal.value.rule) == ("over", "over")
        assert len(refusal.value.legal) == 0
    with pytest.raises(InvalidMove):
        deal.play("no move")


def test_nothing_can_be_played_when_another_is_on_turn() -> None:
    """From the view of who is not on turn, or only looks on, a move is refused for that."""
    deal = tabbe.Deal("krypkasino", players=2, seed=1)
    move = str(next(iter(deal.legal_moves())))
    assert str(tabbe.parse_move(move, deal.view(1))) == move
    for seat in (0, None):
        for text in (move, "5dx"):
            with pytest.raises(IllegalMove) as refusal:
                tabbe.parse_move(text, deal.view(seat))
            assert (refusal.value.reason, refusal.value.rule) == ("not_on_turn", "turn")
            assert len(refusal.value.legal) == 0
            assert len({refusal.value.message(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    over = reached("avig-kasino", 2, 1, -1)
    with pytest.raises(IllegalMove) as refusal:
        tabbe.parse_move(move, over.view(0))
    assert refusal.value.reason == "over"


def test_ambiguous_move_says_so_when_it_does_not_list_all() -> None:
    """A card with more takes than are listed tells that; one with fewer lists all."""
    rules = tabbe.load_rules("krypkasino", capture="optional", extent="any", forced_sweep=False)
    legal = tabbe.referee(rules, "Kd", "As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c 4s 4h 4d").plays
    with pytest.raises(AmbiguousMove) as crowded:
        match_move(read_move("Kdx"), "Kdx", legal)
    assert len(crowded.value.legal) == MOST_READINGS
    assert not crowded.value.complete
    few = tabbe.referee(rules, "Kd", "6s 7h Kc").plays
    with pytest.raises(AmbiguousMove) as sparse:
        match_move(read_move("Kdx"), "Kdx", few)
    assert len(sparse.value.legal) == 3
    assert sparse.value.complete


PIECES = st.sampled_from(
    [*"A23456789TJQKshdcSHDCx^=+,!#*@[]. ", "10", "♦", "♠️", "5d", "Ah", "[9]", "[9@1]", "16", "×"]
)
TEXTS = st.one_of(
    st.text(max_size=40),
    st.lists(PIECES, max_size=14).map("".join),
    st.text(alphabet="A23456789TJQKshdcx+,#=^[]!*@ſKıİ\u0660٣²", max_size=24),
)


def answer_to(text: str, deal: tabbe.Deal) -> Move | tabbe.TabbeError:
    """The move that a text means, or one of the three errors."""
    try:
        return tabbe.parse_move(text, deal)
    except (InvalidMove, IllegalMove, AmbiguousMove) as error:
        return error


def check_answer(text: str, deal: tabbe.Deal) -> None:
    """A move is legal and reads back; an error has a sentence in every language."""
    answer = answer_to(text, deal)
    if isinstance(answer, Move):
        assert answer in deal.legal_moves()
        assert tabbe.parse_move(str(answer), deal) == answer
        return
    for lang in LANGUAGES:
        assert 0 < len(answer.message(lang)) < 600


@pytest.mark.parametrize(
    ("game", "moves"), [("krypkasino", 9), ("avig-kasino-se", 5), ("kasino", 6), ("byggkasino", 11)]
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=TEXTS)
def test_reader_raises_its_own_errors_alone_when_fed_anything(
    game: str, moves: int, text: str
) -> None:
    """Any text is a legal move or one of the three errors, each with its sentences."""
    deal = reached(game, 2, 6, moves)
    check_answer(text, deal)


@settings(max_examples=150)
@given(data=st.data())
def test_reader_raises_its_own_errors_alone_when_a_move_is_damaged(data: st.DataObject) -> None:
    """A move with a character lost, added or changed is read as a move, or refused."""
    game = data.draw(st.sampled_from(["krypkasino", "kasino", "royal-casino", "classic-casino"]))
    deal = reached(game, 2, 7, data.draw(st.integers(0, 30)))
    text = str(data.draw(st.sampled_from(deal.legal_moves()[:30])))
    at = data.draw(st.integers(0, len(text)))
    put = data.draw(st.one_of(st.just(""), PIECES, st.characters()))
    damaged = text[:at] + put + text[at + data.draw(st.integers(0, 2)) :]
    check_answer(damaged, deal)


def test_labels_that_fit_many_builds_are_read_at_once() -> None:
    """Hundreds of builds named where two stand are refused, not tried out for ever."""
    verdict = tabbe.referee("kasino", "9h 2c", "[7c+2d=9@1] [8c+Ad=9@1] 3c")
    for number in (3, 200):
        text = "9hx" + ",".join(["[9]"] * number)
        with pytest.raises(IllegalMove) as refusal:
            match_move(read_move(text), text, verdict.plays)
        assert refusal.value.reason == "no_such_build"
    both = match_move(read_move("9hx[9],[9]"), "9hx[9],[9]", verdict.plays)
    assert len(both.builds) == 2
    with pytest.raises(AmbiguousMove):
        match_move(read_move("9hx[9]"), "9hx[9]", verdict.plays)
