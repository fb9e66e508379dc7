"""Lists of legal moves: complete, in one order, and quick to ask however long they are."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import pytest

import tabbe
from tabbe.cards import full_deck
from tabbe.engine import LegalMoves, Move, compiler
from tabbe.engine import block as b
from tabbe.engine.move import masks_of
from tests.engine.position import GAMES, one_of, walk
from tests.rulebook.stage import stage

FREE = {"capture": "optional", "extent": "any", "forced_sweep": False, "remove_pictures": "off"}


def listing(position: tabbe.Deal) -> LegalMoves:
    """The moves of a deal that is not over."""
    moves = position.legal_moves()
    assert isinstance(moves, LegalMoves)
    return moves


def crowded(cards: int, seed: int = 1, game: str = "krypkasino", **switches: object) -> tabbe.Deal:
    """A deal on whose table so many cards lie, because everybody has crept."""
    rules = tabbe.load_rules(game).with_switches(**{**FREE, **switches})
    deal = tabbe.Deal(rules, players=4, seed=seed)
    while len(deal.table) < cards:
        deal.play(next(listing(deal).creeps()))
    return deal


def middling() -> LegalMoves:
    """A list of some thousand moves, too long to be made in one go."""
    rules = tabbe.load_rules("krypkasino").with_switches(**FREE)
    table = "As Ah 2h 2d 3s 3h 4s 4h 5s 6h 7d"
    moves = tabbe.referee(rules, "Kh Qs 9d 2c", table).plays
    assert moves.is_long
    return moves


def check_both_ways(
    monkeypatch: pytest.MonkeyPatch, rules: str | tabbe.Rules, players: int
) -> None:
    """Make every list of a deal in one go and, with hardly any room for it, move by move."""
    wide, narrow = compiler.desk_for, compiler.Desk
    long = 0
    for deal in walk(rules, players, 9):
        if deal.is_over:
            break
        moves = listing(deal)
        whole = list(moves)
        slow = pickle.loads(pickle.dumps(moves))  # noqa: S301 - its own pickle
        with monkeypatch.context() as patched:
            patched.setattr(
                compiler, "desk_for", lambda kernels, *_reading: narrow(kernels, room=1)
            )
            assert slow.is_long == (len(whole) > 1)
            patched.setattr(compiler, "desk_for", wide)
            assert list(slow) == whole
            assert len(slow) == len(whole)
            long += slow.is_long
    assert long > 20


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_list_is_one_when_made_in_one_go_or_one_by_one(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    """Both ways give the same moves in the same order, in every game and number of seats."""
    check_both_ways(monkeypatch, game, players)


@pytest.mark.parametrize(
    "switches",
    [
        {"ace_hand": "1,14", "two_spades_hand": "2,15", "ten_diamonds_hand": "10,16"},
        {"extent": "maximum", "ace_hand": "1,14"},
        {"extent": "any", "forced_sweep_by": "card"},
        {"extent": "any", "forced_sweep_by": "hand"},
        {"capture": "hand", "extent": "any", "forced_sweep": False},
        {**FREE, "ten_diamonds_hand": "10,16"},
        {"pictures": "pair_only", "extent": "maximum", "capture": "optional"},
    ],
    ids=str,
)
def test_list_is_one_when_duties_and_values_are_others(
    monkeypatch: pytest.MonkeyPatch, switches: dict[str, object]
) -> None:
    """The same with duties by card and by hand, every extent and cards of two values."""
    check_both_ways(monkeypatch, tabbe.load_rules("krypkasino").with_switches(**switches), 3)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_sequence_keeps_its_promises_when_asked_in_all_ways(game: str, players: int) -> None:
    """Length, places, slices, membership and search agree with the plain tuple of the moves."""
    for deal in walk(game, players, 4):
        if deal.is_over or len(deal.moves) % 7:
            continue
        check_sequence(listing(deal))


def check_sequence(moves: LegalMoves) -> None:
    """Hold a listing against the tuple of its moves."""
    plain = tuple(moves)
    number = len(plain)
    assert len(moves) == number > 0
    assert bool(moves)
    assert moves == plain
    assert moves != plain[1:]
    assert len(set(plain)) == number
    places = sorted({0, 1, number // 2, number - 1, -1, -number} & set(range(-number, number)))
    for place in places:
        assert moves[place] == plain[place]
    for wrong in (number, -number - 1, number + 5000):
        with pytest.raises(IndexError):
            moves[wrong]
    for cut in (
        slice(None),
        slice(0, 0),
        slice(2),
        slice(1, 3),
        slice(0, 9, 2),
        slice(-2, None),
        slice(None, -1),
        slice(None, None, -1),
        slice(3, 0, -1),
        slice(number + 3),
        slice(5, 2),
    ):
        assert moves[cut] == plain[cut]
    assert moves.first(0) == ()
    assert moves.first(3) == plain[:3]
    assert tuple(reversed(moves)) == plain[::-1]
    for place in (0, number // 2, number - 1):
        move = plain[place]
        assert move in moves
        assert moves.index(move) == moves.index(move, place) == place
        assert moves.index(move, -number) == place
        assert moves.count(move) == 1
        for outside in ((place + 1,), (0, place)):
            with pytest.raises(ValueError, match="no such move"):
                moves.index(move, *outside)
    assert tuple(moves.creeps()) == tuple(move for move in plain if move.kind == "creep")
    foreign: list[object] = [str(plain[0]), tuple(plain[0]), None]
    assert not [thing for thing in foreign if thing in moves]


def test_sequence_keeps_its_promises_when_it_is_long() -> None:
    """The same of a list that comes one by one."""
    check_sequence(middling())


def test_two_walks_do_not_meet_when_they_take_turns() -> None:
    """Iterators over one long list are independent of each other and of what is asked between."""
    moves = middling()
    expected = list(islice(moves, 200))
    first, second = iter(moves), iter(moves)
    seen: tuple[list[Move], list[Move]] = ([], [])
    for number in range(200):
        seen[0].append(next(first))
        assert expected[-1] in moves
        if number % 2:
            seen[1].append(next(second))
    assert seen[0] == expected
    assert seen[1] == expected[:100]


@pytest.mark.parametrize("game", ["krypkasino", "kasino-swedish", "kasino"])
def test_crowded_table_is_lazy_when_its_moves_are_millions(game: str) -> None:
    """First moves, membership and single refusals do not wait for the whole list."""
    deal = crowded(44, game=game)
    moves = listing(deal)
    assert moves.is_long
    few = moves.first(50)
    assert len(few) == 50
    assert all(move in moves for move in few)
    assert moves[7] == few[7]
    assert moves[2:5] == few[2:5]
    assert moves[:0] == ()
    assert moves.index(few[30]) == 30
    assert bool(moves)
    assert repr(moves).endswith(", …)")
    assert [move.kind for move in moves.creeps()]
    for move in (few[11], next(moves.creeps())):
        twin = deal.copy()
        twin.play(move)
        assert twin.moves[-1] == move
    with pytest.raises(tabbe.IllegalMove) as refusal:
        deal.play(f"{few[0].card}x{deal.table[0]}+{deal.table[1]}+{deal.table[2]}+{deal.table[3]}")
    assert refusal.value.legal is moves
    assert str(refusal.value)


def test_random_selection_is_answered_alike_when_asked_both_ways() -> None:
    """On a crowded table a play is in the list exactly when nothing is said against it."""
    chance = random.Random(3)
    deal = crowded(30, seed=3)
    moves = listing(deal)
    answers = set()
    for _ in range(120):
        takes = chance.sample([str(card) for card in deal.table], chance.randint(1, 4))
        card = chance.choice(deal.hand(deal.seat or 0))
        try:
            move = tabbe.parse_move(f"{card}x" + ",".join(takes), deal)
        except tabbe.IllegalMove:
            answers.add(False)
            continue
        assert move in moves
        answers.add(True)
    assert answers == {True, False}


def test_move_is_in_the_list_only_with_its_own_marks() -> None:
    """A move for another table is another move, though its cards are the same."""
    sweep = stage("8d 3d 5d 8h", {1: "8c"}).legal_moves()[0]
    plain = stage("8d 3d 5d Kh", {1: "8c"})
    assert str(sweep) == "8cx8h,8d,3d+5d#"
    lone = tabbe.referee("krypkasino", "8c", "8d").plays[0]
    other = tabbe.referee("krypkasino", "8c", "8d Kd").plays[0]
    assert (str(lone), str(other)) == ("8cx8d#", "8cx8d")
    assert lone not in tabbe.referee("krypkasino", "8c", "8d Kd").plays
    assert sweep not in plain.legal_moves()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_is_a_move_when_the_deal_is_not_over(players: int) -> None:
    """Engine law 3, in every game that so many can play: whoever is on turn can play something."""
    for game, seats in GAMES:
        if seats != players:
            continue
        for seed in range(3):
            for deal in walk(game, players, seed):
                assert bool(deal.legal_moves()) is not deal.is_over
                assert (deal.seat is None) is deal.is_over


def test_list_is_empty_when_the_deal_is_over() -> None:
    """Nothing is left to play, and the empty list behaves like one."""
    *_, deal = walk("avig-kasino", 2, 1)
    assert deal.is_over
    moves = deal.legal_moves()
    assert len(moves) == 0
    assert list(moves) == []
    assert not moves


def test_list_says_what_it_is_when_printed() -> None:
    """A few moves are shown, and that there are more."""
    short = tabbe.referee("krypkasino", "8c Kd", "8d Jd").plays
    assert repr(short) == "LegalMoves(8cx8d, Kd)"
    shown = ", ".join(map(str, middling().first(6)))
    assert repr(middling()) == f"LegalMoves({shown}, …)"


def test_list_cannot_be_hashed_when_it_equals_a_tuple() -> None:
    """It may be long, so it has no hash."""
    with pytest.raises(TypeError):
        hash(middling())


def test_list_is_plain_data_when_pickled() -> None:
    """Of a referee's hand too large for any deal as well."""
    hand: Any = "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh 2d 3d"
    moves = tabbe.referee("krypkasino", hand, "Ks 5d").plays
    again = pickle.loads(pickle.dumps(moves))  # noqa: S301 - its own pickle
    assert list(again) == list(moves)
    assert len(moves) >= 14


def test_take_is_listed_once_when_two_values_make_it() -> None:
    """All twos and eights part into tens and into sixteens: storan takes them at one value only."""
    rules = tabbe.load_rules("krypkasino").with_switches(**FREE, ten_diamonds_hand="10,16")
    table = [rank + suit for rank in "28" for suit in "shdc" for _ in range(2)]
    moves = tabbe.referee(rules, "Td", table).plays
    assert moves.is_long
    listed = list(moves)
    assert len({move.takes for move in listed}) == len(listed)
    whole = [move for move in listed if len(move.takes) == 16]
    assert [str(move)[:5] for move in whole] == ["Td=10"]
    assert whole[0] in moves


def test_twins_are_one_when_held_twice() -> None:
    """Of two twins in hand one move is listed, where the first of them stands."""
    deal = stage("Kh Qh Jh 2h", {1: "8c 5d 8c 5d 9s 9s"})
    assert [str(move) for move in deal.legal_moves()] == ["8c", "5d", "9s"]


def test_creep_comes_last_when_captures_are_free() -> None:
    """Of one card: the lower hand value first, then sorted sets, and the creep after them all."""
    rules = tabbe.load_rules("krypkasino").with_switches(**FREE, ace_hand="1,14")
    deal = stage("Ad 9h 4h Kd", {1: "Ac 4c"}, rules=rules)
    written = [str(move) for move in deal.legal_moves()]
    assert written[:5] == ["AcxAd", "AcxAd+4h+9h", "AcxAd+Kd", "Ac", "4cx4h"]


def test_chosen_few_are_moves_when_drawn() -> None:
    """What the tests of this folder draw by chance comes from the list."""
    deal = tabbe.Deal("krypkasino", seed=2)
    moves = listing(deal)
    assert one_of(moves, random.Random(1)) in moves


@pytest.mark.parametrize("game", ["krypkasino", "kasino-swedish", "kasino"])
@pytest.mark.parametrize("extent", ["any", "maximum"])
def test_sample_leaves_no_card_out_when_a_list_is_long(game: str, extent: str) -> None:
    """Each card of the hand has its share of legal moves, its creep last; short lists are whole."""
    moves = listing(crowded(44 if extent == "any" else 20, game=game, extent=extent))
    for most in (4, 40):
        few = moves.sample(most)
        whole = moves.first(most + 1)
        assert len(few) <= most
        assert all(move in moves for move in few)
        assert len(set(few)) == len(few)
        if len(whole) <= most:
            assert few == whole
        else:
            assert [move for move in few if move.kind == "creep"] == list(moves.creeps())


@pytest.mark.parametrize("game", ["krypkasino", "kasino-swedish", "kasino", "byggkasino"])
@pytest.mark.parametrize("extent", ["any", "maximal", "maximum"])
@pytest.mark.parametrize("room", [6, 60])
def test_sample_is_the_same_when_the_kernels_take_it(game: str, extent: str, room: int) -> None:
    """What playouts choose among on a crowded table is the sample that bots get."""
    kernels = compiler.kernels_for_deal()
    long = 0
    for cards in (12, 20, 40) if extent != "maximum" else (12, 20):
        moves = listing(crowded(cards, game=game, extent=extent))
        desk = compiler.desk_for(kernels, 0, moves._rules[b.R_EXTENT])
        words = (moves._block, moves._seat, moves._rules, desk.work, desk.memo, desk.out, room)
        count = kernels.list_plays(*words)
        whole = moves.first(room + 1)
        assert (count > room) == (len(whole) > room)
        if count <= room:
            assert count == len(whole)
            continue
        count, long = kernels.sample_plays(*words), long + 1
        rows = [int(word) for word in desk.out[: b.P_SIZE * count]]
        found = [
            (play & b.CARD_BITS, takes1, takes2, play >> b.MADE_SHIFT & b.VALUE_BITS)
            for play, takes1, takes2, _builds in parted(rows, b.P_SIZE)
        ]
        assert found == [(move[0], *move.masks, move.made) for move in moves.sample(room)]
    assert long or extent != "any"


def parted(rows: list[int], size: int) -> Iterator[list[int]]:
    """Rows of so many numbers each."""
    return (rows[at : at + size] for at in range(0, len(rows), size))


def test_largest_take_is_found_when_it_is_counted_without_listing() -> None:
    """How many cards a value takes at the most, and whether it takes more than so many."""
    kernels, chance = compiler.kernels_for_deal(), random.Random(8)
    for number in range(400):
        pack = full_deck(chance.choice((1, 2)))
        loose = tuple(sorted(chance.sample(pack, chance.randint(0, 9))))
        value, pair_only = chance.randint(1, 16), number % 2
        desk = compiler.desk_for(kernels, pair_only, b.MAXIMAL)
        words = (*masks_of(loose), value)
        rest = (pair_only, desk.work, desk.memo)
        sizes = [
            size
            for size in range(1, len(loose) + 1)
            for some in combinations(loose, size)
            if sum(card.rank for card in some) % value == 0
            and kernels.clears(*masks_of(some), value, *rest)
        ]
        most = max(sizes, default=0)
        assert kernels.most_cards(*words, *rest) == most
        for size in range(most + 2):
            assert kernels.takes_more(*words, size, *rest) == (size < most)
