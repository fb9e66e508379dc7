"""Faults of other programs' bots: short hands, illegal plays, choices described otherwise."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import tabbe
from tabbe.bots import Bot, make_bot
from tabbe.bots.greedy import price
from tabbe.cards import CARDS
from tabbe.engine import Move, View
from tests.bots.brute import values
from tests.bots.margin import lowest
from tests.engine.position import GAMES, walk
from tests.faults import tables
from tests.faults.tables import BOTS, judged, judged_tables
from tests.golden.house import HOUSES
from tests.golden.scorer import Play, read_move
from tests.rulebook.position import named
from tests.rulebook.row import clockwise
from tests.rulebook.stage import stage


@pytest.mark.parametrize("name", ["random:seed=3", "greedy:seed=3"])
def test_L07_bot_plays_with_any_number_of_cards_in_hand(name: str) -> None:
    """Four, three, two and one card left: the bot answers every time."""
    bot = make_bot(name)
    deal = tabbe.Deal("krypkasino-family", players=2, seed=7)
    sizes = set()
    while not deal.is_over:
        assert deal.seat is not None
        sizes.add(len(deal.hand(deal.seat)))
        deal.play(bot.choose(deal.view(deal.seat)))
    assert sizes == {1, 2, 3, 4}


@pytest.mark.parametrize("name", ["random:seed=9", "greedy:seed=9"])
@pytest.mark.parametrize(
    ("game", "players"),
    [("krypkasino", 2), ("krypkasino", 5), ("krypkasino-family", 3), ("avig-kasino-se", 4)],
)
def test_L09_bot_moves_pass_the_second_implementation(name: str, game: str, players: int) -> None:
    """Each move of a bot is legal to a referee that shares nothing with it, and counts alike."""
    for seed in range(3):
        bots = [make_bot(name) for _ in range(players)]
        deal = tabbe.Deal(game, players=players, seed=seed)
        play = Play(HOUSES[game], clockwise(players, 0), players, [str(card) for card in deal.deck])
        while not deal.is_over:
            seat = play.seat
            assert seat == deal.seat
            move = bots[seat].choose(deal.view(seat))
            card, taken = read_move(str(move))
            assert play.is_legal(card, taken)
            play.play(card, taken)
            deal.play(move)
        assert play.is_over
        assert tuple(play.scores) == deal.scores()


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.usefixtures("plain")
def test_L09_levels_pass_the_second_implementation_at_random_tables(
    game: str, players: int
) -> None:
    """Whoever looks ahead, and however few samples it has: its moves are legal."""
    found = judged(game, players, 1, [make_bot(f"{name}:seed=1") for name in BOTS], 15)
    assert found.total() == 15
    assert [name for name, legal in found if not legal] == []


@pytest.mark.slow
def test_L09_levels_pass_the_second_implementation_at_100_000_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same over all presets and numbers of seats, a fifth of the tables for each bot."""
    monkeypatch.setenv("TABBE_JIT", "1")
    found = sum(judged_tables(100_000), Counter[tuple[str, bool]]())
    assert found.total() >= 100_000
    assert [name for name, legal in found if not legal] == []


@pytest.mark.usefixtures("plain")
def test_L09_run_over_tables_goes_on_where_it_was_when_it_was_stopped(tmp_path: Path) -> None:
    """In two sittings it comes to what it comes to in one; other bots do not go on with it."""
    twice, once = tmp_path / "twice.json", tmp_path / "once.json"
    tables.run(twice, 40)
    told = tables.run(twice, 150) | {"cpu_seconds": 0}
    assert told == tables.run(once, 150) | {"cpu_seconds": 0}
    assert sum(told["legal"].values()) == told["tables"] >= 150
    twice.write_text(json.dumps(told | {"program": "other"}))
    with pytest.raises(ValueError, match="other bots"):
        tables.run(twice, 200)


class Shirker(Bot):
    """A bot that lays down every card that it must capture with."""

    def choose(self, view: View) -> Move:
        """Choose the first move and leave alone what it would take."""
        return laid_down(view.legal[0], view.legal[0][0])


class Stranger(Bot):
    """A bot that lays down a card that it does not hold."""

    def choose(self, view: View) -> Move:
        """Choose any other card than those in hand."""
        other = next(card for card in CARDS if card not in view.hand)
        return laid_down(view.legal[0], other.index)


def laid_down(move: Move, card: int) -> Move:
    """A creep of a card, made from a move without asking anybody."""
    return tuple.__new__(Move, (card, move[1], 0, 0, (), 0, 0, 0, *move[8:]))


@pytest.mark.parametrize(
    ("game", "bot"), [("krypkasino", Shirker), ("krypkasino", Stranger), ("kasino", Stranger)]
)
def test_L09_second_implementation_finds_fault_when_a_move_is_illegal(
    game: str, bot: type[Bot]
) -> None:
    """The judge is no rubber stamp, with builds or without."""
    assert judged(game, 2, 1, [bot("wrong")])["wrong", False] > 10


def test_L50_cheaper_take_is_offered_and_taken_in_a_reverse_game() -> None:
    """A 7 on 4 3 2 A may take 4+3 or 4+2+A; both are listed, and the bot takes the cheaper."""
    deal = stage("4h 3h 2h As", {1: "7h Kh Kd Kc Qh Qd"})
    offered = {named(move) for move in deal.legal_moves() if str(move.card) == "7h"}
    assert offered == {"7h>3h+4h", "7h>As+2h+4h"}
    alone = stage("4h 3h 2h As", {1: "7h 7d 7h 7d 7c 7c"})
    move = make_bot("greedy:seed=1").choose(alone.view(1))
    assert [str(card) for card in move.takes] == ["3h", "4h"]


def test_L51_bot_ducks_a_penalty_it_can_duck() -> None:
    """With a free creep in hand the greedy bot does not take storan."""
    deal = stage("Td 2h 5c Jd", {1: "Th 9h 9d 9c 4s 4c"})
    move = make_bot("greedy:seed=1").choose(deal.view(1))
    assert (move.kind, str(move.card)[0]) == ("creep", "9")


def dilemmas() -> Iterator[tuple[tabbe.Deal, dict[Move, float]]]:
    """Last batches in which some move takes, some move ducks, and only one of both is right."""
    for seed in range(1000):
        for deal in walk("krypkasino", 2, seed):
            if deal.batches_left or deal.is_over or not 3 <= sum(map(deal.hand_size, (0, 1))) <= 6:
                continue
            moves = deal.legal_moves()[:31]
            if len(moves) > 30 or {move.kind for move in moves} != {"creep", "capture"}:
                continue
            worth = values(deal)
            best = max(worth.values())
            if len({move.kind for move, value in worth.items() if value == best}) == 1:
                yield deal, worth


@pytest.mark.usefixtures("plain")
def test_L51_expert_ducks_and_takes_as_a_solver_does_when_it_matters() -> None:
    """In 50 positions that have one right answer, by brute force, it finds all of them.

    Endings of so few cards are solved, so nothing is left to chance.
    """
    bot = make_bot("expert:samples=30:seed=1")
    right = takes = 0
    for deal, worth in islice(dilemmas(), 50):
        move = bot.choose(deal.view(deal.seat))
        right += worth[move] == max(worth.values())
        takes += move.kind == "capture"
    assert right == 50
    assert 10 <= takes <= 40


def choices_between_suits() -> Iterator[tuple[tabbe.Deal, set[Move]]]:
    """Positions in mid-deal with captures of the same ranks, some of them dearer than others."""
    for seed in range(1000):
        for deal in walk("krypkasino", 2, seed):
            if not deal.batches_left or len(moves := deal.legal_moves()[:31]) > 30:
                continue
            kinds: dict[tuple[int, str], list[Move]] = {}
            for move in moves:
                ranks = "".join(sorted(str(card)[0] for card in move.takes))
                kinds.setdefault((move[0], ranks), []).append(move)
            dear = {
                move
                for kind in kinds.values()
                for move in kind
                if price(move, deal.rules) > min(price(one, deal.rules) for one in kind)
            }
            if dear:
                yield deal, dear
                break


@pytest.mark.usefixtures("plain")
def test_L51_expert_takes_the_cheaper_of_two_suits_in_mid_deal() -> None:
    """There nothing is solved: in 24 of 25 positions it does not pay more for the same ranks.

    Now and then the dear card comes back to who leaves it, so it need not be wrong to take it.
    """
    bot = make_bot("expert:samples=30:seed=1")
    dearer = taken = 0
    for deal, dear in islice(choices_between_suits(), 25):
        move = bot.choose(deal.view(deal.seat))
        dearer += move in dear
        taken += move.kind == "capture"
    assert dearer <= 1
    assert taken >= 10


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "players", "decks"),
    [
        ("novice", "random", 2, 1000),
        ("casual", "novice", 2, 1000),
        ("club", "casual", 2, 1000),
        ("novice", "random", 4, 300),
        ("casual", "novice", 4, 300),
        ("club", "casual", 4, 300),
        ("expert:samples=50", "club", 2, 120),
    ],
)
def test_L60_level_beats_the_one_below_it_over_the_same_decks(
    monkeypatch: pytest.MonkeyPatch, better: str, worse: str, players: int, decks: int
) -> None:
    """Each deck in every seating: the interval of the mean margin is clear of zero."""
    monkeypatch.setenv("TABBE_JIT", "1")
    assert lowest(tabbe.load_rules("krypkasino"), better, worse, players, decks, 60) > 0
