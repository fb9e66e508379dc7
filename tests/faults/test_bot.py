"""Faults of other programs' bots: short hands, illegal plays, choices described otherwise."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.bots import make_bot
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
