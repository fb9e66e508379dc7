"""The exact endgame against a brute force that knows the public deal alone."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from statistics import fmean

import pytest

import tabbe
from tabbe.bots import BotError, make_bot
from tabbe.bots.solver import solve
from tabbe.engine import LegalMoves
from tests.bots.brute import minimax, values
from tests.engine.position import GAMES, held_places, walk
from tests.engine.redeal import with_cards

NEAR = 1e-5  # of more than two sides margins are told to six decimals
WIDE = 40  # so many moves are too many to play out slowly


def endings(game: str, players: int, seeds: Iterable[int], most: int) -> Iterator[tabbe.Deal]:
    """Positions of last batches with at most so many cards in the hands."""
    for seed in seeds:
        for deal in walk(game, players, seed):
            held = sum(deal.hand_size(seat) for seat in range(players))
            if not deal.is_over and not deal.batches_left and held <= most:
                yield deal


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_solve_agrees_with_brute_force_when_few_cards_are_left(game: str, players: int) -> None:
    """Every move of every preset's small endings is worth what playing all lines says."""
    judged = 0
    for deal in endings(game, players, range(6), 3 if players == 2 else players):
        solution = solve(deal.view(deal.seat))
        if solution.worlds > 1 or len(deal.legal_moves()) > WIDE:
            continue
        true = values(deal)
        assert {one.move: one.margin for one in solution.moves} == pytest.approx(true, abs=NEAR)
        assert solution.value == pytest.approx(max(true.values()), abs=NEAR)
        assert set(solution.best) == {
            move for move, value in true.items() if value == pytest.approx(solution.value, abs=NEAR)
        }
        judged += 1
    assert judged > 5


def deals_like(deal: tabbe.Deal, seat: int) -> Iterator[tabbe.Deal]:
    """Every way to deal the hands that a seat does not see, as far as its play allows.

    Twins are told apart.
    """
    held = [held_places(deal, other) for other in range(deal.players) if other != seat]
    unseen = (deal.deck[place] for hand in held for place in hand)
    cards = sorted(card for card in unseen if card is not None)
    for order in itertools.permutations(range(len(cards))):
        left = iter(order)
        numbers = [[next(left) for _ in hand] for hand in held]
        if any(one != sorted(one) for one in numbers):
            continue
        twin = with_cards(
            deal,
            [place for hand in held for place in hand],
            [cards[number] for hand in numbers for number in hand],
        )
        if twin is not None:
            yield twin


def test_solve_means_over_the_deals_when_the_view_leaves_several() -> None:
    """With three seats the margins are means over every way the unseen cards can lie.

    A way with twins in different hands is as likely as the two that it is with twins told apart.
    """
    met = split = 0
    for deal in endings("krypkasino", 3, [*range(8), 58, 85], 5):
        seat = deal.seat
        assert seat is not None
        solution = solve(deal.view(seat))
        alike = list(deals_like(deal, seat))
        found = [values(twin) for twin in alike]
        lies = {tuple(tuple(sorted(twin.hand(other))) for other in range(3)) for twin in alike}
        assert solution.worlds == len(lies)
        means = {move: fmean(one[move] for one in found) for move in found[0]}
        assert {one.move: one.margin for one in solution.moves} == pytest.approx(means, abs=NEAR)
        if solution.worlds > 1:
            met += any(one != found[0] for one in found)
            split += len(found) % len(lies) > 0
    assert met > 5
    assert split > 0


def test_solve_claims_to_be_exact_when_there_are_two_sides_and_nothing_is_hidden() -> None:
    """Among three a seat's equal moves may differ for another, and which it plays is not known."""
    claimed = set()
    for players in (2, 3):
        for deal in endings("krypkasino", players, range(4), 4):
            solution = solve(deal.view(deal.seat))
            claimed.add((players, solution.worlds == 1, solution.is_exact))
    assert claimed == {(2, True, True), (3, True, False), (3, False, False)}


def test_solve_refuses_in_a_sentence_when_cards_are_still_to_be_dealt() -> None:
    """Only the last batch can be solved."""
    deal = next(d for d in walk("krypkasino", 4, 1) if d.batch == 1)
    with pytest.raises(BotError) as refusal:
        solve(deal.view(deal.seat))
    assert refusal.value.key == "solve-too-early"


@pytest.mark.parametrize(
    ("players", "limits", "told"),
    [
        (4, {}, "more than 1,?000 ways; raise most_worlds"),
        (4, {"most_worlds": 1}, "more than 1 ways; raise most_worlds"),
        (2, {"most_nodes": 20}, "more than 20 positions; raise most_nodes"),
    ],
)
def test_solve_says_which_limit_when_a_position_is_too_large(
    players: int, limits: dict[str, int], told: str
) -> None:
    """The sentence names the limit, and the way out."""
    deal = next(d for d in walk("krypkasino", players, 1) if not d.batches_left)
    with pytest.raises(BotError, match=told) as refusal:
        solve(deal.view(deal.seat), **limits)
    assert refusal.value.key == "solve-too-large"


@pytest.mark.parametrize("most", [0, -1, pytest.param(-(10**5000), id="huge"), 1.5, "9", True])
@pytest.mark.parametrize("name", ["most_worlds", "most_nodes"])
def test_solve_refuses_a_limit_when_it_is_no_number_from_one_on(name: str, most: object) -> None:
    """Nothing could be solved within it."""
    deal = next(endings("krypkasino", 2, range(1), 4))
    with pytest.raises(BotError, match=f"limit {name} cannot be") as refusal:
        solve(deal.view(deal.seat), **{name: most})  # type: ignore[arg-type]
    assert refusal.value.key == "bad-solve-limit"


def test_solve_says_so_when_one_position_has_too_many_moves() -> None:
    """A crowd of loose cards of which any sum may be taken."""
    rules = tabbe.load_rules("kasino-swedish")
    deal = tabbe.Deal(rules, players=2, seed=3)
    while deal.batches_left:
        moves = deal.legal_moves()
        assert isinstance(moves, LegalMoves)
        deal.play(next(iter(moves.creeps())))
    with pytest.raises(BotError, match="more than 384 legal moves"):
        solve(deal.view(deal.seat))


def test_solve_refuses_when_the_seat_is_not_on_turn() -> None:
    """Nobody else has a move to solve."""
    deal = next(endings("krypkasino", 2, range(1), 4))
    with pytest.raises(BotError) as refusal:
        solve(deal.view(None))
    assert refusal.value.key == "not-on-turn"


def regret(game: str, seeds: range, most: int) -> int:
    """Check that expert loses nothing in two-player endings; how many were judged."""
    bot = make_bot("expert:samples=10:seed=1")
    judged = 0
    for deal in endings(game, 2, seeds, most):
        seat = deal.seat
        assert seat is not None
        if len(deal.legal_moves()) > WIDE:
            continue
        best = minimax(deal, seat)
        deal.play(bot.choose(deal.view(seat)))
        assert minimax(deal, seat) == best
        deal.undo()
        judged += 1
    return judged


def test_expert_regrets_nothing_in_last_batches_when_two_play() -> None:
    """What is left after the move of expert is worth as much as the position was."""
    assert regret("krypkasino", range(3), 6) >= 15
    assert regret("kasino", range(2), 3) >= 4


@pytest.mark.slow
def test_expert_regrets_nothing_in_ten_thousand_last_batches() -> None:
    """The same over 10,000 positions: whole last batches, and the ends of every other preset."""
    judged = regret("krypkasino", range(1000, 2150), 8)
    for game, players in GAMES:
        if players == 2 and game != "krypkasino":
            judged += regret(game, range(100), 4)
    assert judged >= 10_000
