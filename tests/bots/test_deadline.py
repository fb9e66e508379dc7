"""Budgets in time, by a clock that goes on when something is worked out, not by itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

import tabbe
from tabbe.bots import (
    appraise,
    belief,
    crew,
    endgame,
    exploration,
    explore,
    rollout,
    search,
    searcher,
    solver,
)
from tabbe.bots.budget import Deadline, Stopwatch
from tabbe.bots.candidate import BROAD, candidates, is_forced
from tabbe.engine import LegalMoves, Move, View, compiler
from tests.engine.position import reached


class Work(Stopwatch):
    """A clock that everything worked out moves on; it stands still otherwise."""

    now = 0.0

    def ms(self) -> float:
        """Milliseconds of work so far."""
        return Work.now


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let every move of a playout, position of an ending and move learnt from take so long."""
    Work.now = 0.0

    def slow(module: Any, name: str, took: float) -> None:
        quick = getattr(module, name)

        def slowly(*words: Any) -> Any:
            Work.now += took
            return quick(*words)

        monkeypatch.setattr(module, name, slowly)

    def at_pace(took: float) -> None:
        for module, name in (
            (explore, "move_by"),
            (belief, "chances_of_move"),
            (rollout, "play_greedily"),
            (endgame, "list_best_first"),
        ):
            slow(module, name, took)

    # Everywhere: what is slowed down here must be played, and never be compiled.
    monkeypatch.setenv("TABBE_JIT", "0")
    monkeypatch.setattr(searcher, "Stopwatch", Work)
    return at_pace


def crowded() -> View:
    """A table of twelve cards and more in the middle of a deal."""
    rules = tabbe.load_rules(
        "krypkasino", capture="optional", extent="any", forced_sweep=False, remove_pictures="off"
    )
    deal = tabbe.Deal(rules, players=4, seed=1)
    while len(deal.table) < 12:
        moves = deal.legal_moves()
        deal.play(max(moves[:200], key=lambda move: move.kind == "creep"))
    return deal.view(deal.seat)


def vast() -> View:
    """A table of twenty cards, of which any sum may be taken."""
    deal = tabbe.Deal("kasino-swedish", players=3, seed=1)
    while len(deal.table) < 20:
        deal.play(deal.legal_moves()[-1])
    return deal.view(deal.seat)


def broad() -> View:
    """A table of twelve cards."""
    deal = tabbe.Deal("kasino", players=2, seed=2)
    while len(deal.table) < BROAD:
        moves = deal.legal_moves()
        assert isinstance(moves, LegalMoves)
        deal.play(next(moves.creeps(), None) or moves[0])
    return deal.view(deal.seat)


def last_batch(left: int) -> View:
    """The first view of two players in the last batch with so many cards left."""
    deal = tabbe.Deal("kasino", players=2, seed=5)
    chance = random.Random(5)
    while deal.batches_left or sum(map(deal.hand_size, deal.seats)) > left:
        deal.play(chance.choice(deal.legal_moves()[:50]))
    return deal.view(deal.seat)


def middle() -> View:
    """A view in the middle of a deal."""
    deal = reached("krypkasino", 2, 3, 34)
    return deal.view(deal.seat)


@pytest.mark.parametrize("took", [0.5, 2.0, 7.0])
@pytest.mark.parametrize("level", ["pimc", "expert"])
@pytest.mark.parametrize("view", [crowded, middle, lambda: last_batch(8), lambda: last_batch(4)])
def test_appraise_keeps_to_its_time_when_moves_are_slow(
    work: Callable[[float], None], view: Callable[[], View], level: str, took: float
) -> None:
    """The budget plus a tenth is never passed, however long a move of a playout takes."""
    seen = view()
    work(took)
    found = appraise(seen, level=level, ms=100)
    assert 0 < Work.now <= 110
    assert {one.move for one in found} <= set(seen.legal)
    assert found[0].move in seen.legal


@pytest.mark.parametrize("level", ["pimc", "expert"])
@pytest.mark.parametrize("view", [vast, broad])
def test_moves_are_tried_one_by_one_when_the_table_is_vast(
    work: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
    view: Callable[[], View],
    level: str,
) -> None:
    """One move there may take many times as long as the next, so none foretells what all take."""
    seen = view()
    monkeypatch.setattr(search.Search, "probe", lambda *_: 0.0)
    monkeypatch.setattr(exploration.Exploration, "probe", lambda *_: 0.0)
    monkeypatch.setattr(crew.Crew, "sample", lambda *_: pytest.fail("a whole world at once"))
    work(5.0)
    found = appraise(seen, level=level, ms=100)
    assert 0 < Work.now <= 110
    assert found[0].move in seen.legal


@pytest.mark.parametrize("took", [0.2, 0.3, 0.4])
@pytest.mark.parametrize("level", ["pimc", "expert"])
def test_time_is_used_up_when_trying_every_move_once_takes_much_of_it(
    work: Callable[[float], None], level: str, took: float
) -> None:
    """Worlds that cost more than the time between two looks at the clock are no reason to stop."""
    deal = reached("krypkasino", 4, 3, 20)
    seen = deal.view(deal.seat)
    assert len(seen.legal) == 4
    work(took)
    found = appraise(seen, level=level, ms=100)
    assert 90 < Work.now <= 110
    # Whole worlds for the moves in question, then some for one move by itself.
    samples = [one.samples for one in found]
    assert min(samples) >= 1
    assert max(samples) > 1
    if level == "pimc":
        assert max(samples) - min(samples) <= 1


@pytest.mark.parametrize("level", ["pimc", "expert"])
def test_every_move_rests_on_samples_when_two_threads_share_the_time(
    work: Callable[[float], None], level: str
) -> None:
    """What is tried by either counts, and no legal move of a short listing is left out."""
    deal = reached("krypkasino", 4, 3, 20)
    seen = deal.view(deal.seat)
    work(0.2)
    found = appraise(seen, level=level, ms=100, threads=2)
    assert {one.move for one in found} == set(seen.legal)
    assert all(one.samples > 0 for one in found)


def test_listing_of_a_wide_table_keeps_to_its_time(
    work: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many moves of each card are looked at as there is time for, and no whole list is made."""
    seen = vast()
    work(0.0)
    by_card = LegalMoves._of_card

    def slowly(self: LegalMoves, card: int) -> Iterator[Move]:
        for move in by_card(self, card):
            Work.now += 1.0
            yield move

    monkeypatch.setattr(LegalMoves, "_of_card", slowly)
    monkeypatch.setattr(LegalMoves, "_list", lambda _: pytest.fail("listed as a whole"))
    assert not is_forced(seen)
    Work.now = 0.0
    few = candidates(seen, most=1000, deadline=Deadline(Work(), 60))
    assert Work.now <= 60
    some = candidates(seen, most=1000, deadline=Deadline(Work(), 1000))
    assert {move.card for move in few} == {move.card for move in some} == set(seen.hand)
    assert len(few) < len(some) <= 200


@pytest.mark.parametrize("game", ["krypkasino", "kasino", "kasino-swedish"])
def test_choice_is_told_from_none_at_any_table(game: str) -> None:
    """On wide tables, where the moves are not listed for it, and on all others."""
    told = set()
    for seed in range(2):
        for deal in islice(crowding(game, seed), 0, None, 2):
            view = deal.view(deal.seat)
            told.add(len(view.table) >= BROAD)
            assert is_forced(view) == (len(tuple(view.legal[:2])) == 1)
    assert told == {False, True} or game == "krypkasino"


def crowding(game: str, seed: int) -> Iterator[tabbe.Deal]:
    """A deal in which everybody lays down what may be laid down."""
    deal = tabbe.Deal(game, players=4, seed=seed)
    while not deal.is_over:
        yield deal
        moves = deal.legal_moves()
        assert isinstance(moves, LegalMoves)
        deal.play(next(moves.creeps(), None) or moves[0])


def test_moves_that_there_was_no_time_for_come_last_when_others_were_tried(
    work: Callable[[float], None],
) -> None:
    """They have no samples, and the word of `club`."""
    seen = crowded()
    work(2.0)
    found = appraise(seen, level="expert", ms=100)
    samples = [one.samples for one in found]
    assert samples == sorted(samples, reverse=True)
    assert samples[0] >= 1
    assert samples[-1] == 0


def test_club_decides_when_there_is_no_time_at_all(work: Callable[[float], None]) -> None:
    """A budget that does not last for two playouts gives the answer of the level below."""
    seen = middle()
    work(60.0)
    found = appraise(seen, level="expert", ms=100)
    assert found == appraise(seen, level="club")


@pytest.mark.parametrize("level", ["pimc", "expert"])
def test_club_decides_when_one_listing_may_take_all_the_time(
    work: Callable[[float], None], level: str
) -> None:
    """A vast table with builds: plain kernels may take seconds for one seat's moves there."""
    deal = tabbe.Deal("royal-casino", players=2, seed=2)
    while len(deal.table) < 20:
        moves = deal.legal_moves()
        assert isinstance(moves, LegalMoves)
        deal.play(next(iter(moves.creeps())))
    seen = deal.view(deal.seat)
    work(1.0)
    found = appraise(seen, level=level, ms=100)
    assert Work.now == 0
    assert found == appraise(seen, level="club")


@pytest.mark.parametrize(
    ("game", "items", "plain", "enough"),
    [("kasino", 40, False, 300), ("kasino", 16, True, 400), ("kasino-swedish", 32, True, 700)],
)
def test_club_decides_on_a_huge_table_when_one_listing_takes_much_of_the_time(
    work: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    items: int,
    plain: bool,
    enough: float,
) -> None:
    """What a large budget stands is too much of a small one, with either kind of kernels."""
    kernels = compiler.plain if plain else SimpleNamespace(**vars(compiler.plain))
    monkeypatch.setattr(searcher, "kernels_for_search", lambda: kernels)
    monkeypatch.setattr(searcher, "candidates", lambda *_, **__: pytest.fail("searched"))
    work(1.0)
    seen = next(deal.view(deal.seat) for deal in crowding(game, 0) if len(deal.table) >= items)
    assert appraise(seen, level="pimc", ms=30) == appraise(seen, level="club")
    with pytest.raises(pytest.fail.Exception, match="searched"):
        appraise(seen, level="pimc", ms=enough)


@pytest.mark.parametrize("ms", [100.0, None])
def test_ending_is_given_up_when_the_time_is_up_and_not_before(
    work: Callable[[float], None], ms: float | None
) -> None:
    """With a budget in samples it is solved however long that takes."""
    work(1.0)
    solved = solver.solved(last_batch(6), compiler.plain, 60, 200_000, Deadline(Work(), ms))
    assert (solved is None) == (ms is not None)
    assert Work.now > 100 if ms is None else 90 < Work.now <= 110


def test_ending_is_the_same_when_it_is_solved_with_looks_at_the_clock(
    work: Callable[[float], None],
) -> None:
    """A search that was stopped and went on finds what one that was not finds."""
    work(0.0)
    for left in (4, 6):
        view = last_batch(left)
        whole = solver.solved(view, compiler.plain, 60, 200_000)
        assert whole is not None
        assert solver.solved(view, compiler.plain, 60, 200_000, Deadline(Work(), 1.0)) == whole
