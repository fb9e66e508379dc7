"""Bots in workers: modest, replaceable, and never the end of a table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from structlog.testing import capture_logs

from tabbe.bots import parse_bot
from tabbe.engine import Deal, Match, compiler
from tabbe.protocol import message as m
from tabbe.records import record_of, write_record
from tabbe.server import act, advice, crew, guard
from tabbe.server import thinker as under_test
from tabbe.server.crew import Crew
from tabbe.server.queue import MOST_OF_ONE, Crowded, FairQueue
from tabbe.server.refusal import Refusal
from tabbe.server.setup import Setup
from tabbe.server.thinker import Thinker, plain_move
from tests.server.house import InlineThinker, serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tabbe.engine import Move, View


# Of the library alone: a worker that had to load these tests would take long to be there.
NICENESS = (os.getpriority, os.PRIO_PROCESS, 0)
HERE = os.getpriority(os.PRIO_PROCESS, 0)
DIE = (signal.raise_signal, signal.SIGKILL)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let workers hardly stand back, and wait long for them: others may use the machine too."""
    monkeypatch.setattr(under_test, "NICE", 1)
    monkeypatch.setattr(under_test, "NICEST", 2)
    monkeypatch.setattr(under_test, "LONGEST", 300)
    monkeypatch.setattr(under_test, "LONGEST_STUDY", 300)
    monkeypatch.setattr(under_test, "PATIENCE", 300)
    monkeypatch.setattr(crew, "SLOWEST_START", 300)


async def test_move_comes_all_the_same_when_a_worker_dies() -> None:
    """Workers are modest; a dead one is replaced, and whoever asked hears so."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1)
    thinker.tables.start()
    thinker.records.start()
    try:
        assert await thinker.choose("greedy", view) in view.legal
        assert await thinker.look_up(*NICENESS) == HERE + 1
        assert await thinker.compute(*NICENESS) == HERE + 2
        for asked in (thinker.look_up, thinker.compute):
            with pytest.raises(Refusal) as refused:
                await asked(*DIE)
            assert refused.value.code == "busy"
        assert await thinker.compute(*NICENESS) == HERE + 2
        assert await thinker.choose("random:seed=1", view) in view.legal
    finally:
        await thinker.close()


async def test_plain_move_is_played_when_a_bot_takes_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bot that hangs is replaced for that move, so no table waits for ever (L56)."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1)

    async def hang(*_: object, **__: object) -> None:
        await asyncio.sleep(0)
        raise TimeoutError

    monkeypatch.setattr(thinker, "_run", hang)
    assert await thinker.choose("greedy", view) == plain_move(view)
    assert thinker.failures == 1


async def test_waiting_tables_go_on_when_one_thought_hangs() -> None:
    """What waits behind a hung worker is thought of in its turn, each with all of its time."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1)
    thinker.tables.start()
    thinker.records.start()
    try:
        hung = asyncio.create_task(thinker.tables.run(0.3, time.sleep, 600, cost=1))
        moves = [asyncio.create_task(thinker.choose("greedy", view, f"{n}")) for n in range(6)]
        asked = asyncio.create_task(thinker.look_up(*NICENESS))
        with pytest.raises(TimeoutError):
            await hung
        assert all(move in view.legal for move in await asyncio.gather(*moves))
        assert await asked == HERE + 1
        assert thinker.failures == 0
    finally:
        await thinker.close()


async def test_thought_has_its_time_when_its_worker_takes_long_to_start() -> None:
    """On a busy machine a process is seconds in coming; no thought is given up for that."""
    workers = Crew(1, 0, partial(time.sleep, 0.8))
    workers.start()
    try:
        assert await workers.run(0.4, abs, -7, cost=0.1) == 7
    finally:
        workers.close()


async def test_worker_is_not_free_when_whoever_asked_has_gone() -> None:
    """A table that closes amid a thought leaves its worker busy, and the place comes back."""
    thinker = Thinker(1)
    thinker.tables.start()
    thinker.records.start()
    try:
        gone = asyncio.create_task(thinker.tables.run(20, time.sleep, 0.2, cost=1))
        while not thinker.tables.busy:
            await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert thinker.tables.busy
        assert await thinker.look_up(*NICENESS) == HERE + 1
        assert (len(thinker.tables.idle), len(thinker.tables.busy)) == (1, 0)
    finally:
        await thinker.close()


async def _served(
    queue: FairQueue, order: list[str], owner: str, cost: float, payer: str = ""
) -> None:
    await queue.enter(owner, cost, payer)
    order.append(owner)
    queue.leave()


async def test_short_thought_goes_first_when_one_visitor_asks_for_long_ones() -> None:
    """Forty tables of long thoughts do not hold up one of short ones, nor are they starved."""
    queue = FairQueue(1)
    await queue.enter("first", 1)
    order: list[str] = []
    waiting = [asyncio.create_task(_served(queue, order, f"long {n}", 3)) for n in range(40)]
    await asyncio.sleep(0)
    waiting += [asyncio.create_task(_served(queue, order, "short", 0.5)) for _ in range(6)]
    waiting.append(asyncio.create_task(_served(queue, order, "long 0", 3)))
    await asyncio.sleep(0)
    queue.leave()
    await asyncio.gather(*waiting)
    assert order[:5] == ["short"] * 5
    assert order.index("long 39") < len(order) - 1
    assert order[-1] == "long 0"


class _Ordered(Crew):
    """Notes what is worked on, one thing at a time, each until told to go on."""

    def __init__(self, most: int = 400) -> None:
        super().__init__(1, 0, os.getpid, most)
        self.order: list[str] = []
        self.going = asyncio.Semaphore(0)

    async def _work(self, limit: float, cost: float, payer: str, work: Any, *args: Any) -> Any:
        del limit, cost
        self.order.append(args[0] if args else work.__name__)
        await self.going.acquire()
        self.queue.leave(payer, work() or 0.0 if work.__module__ == __name__ else 0.0)


async def test_bot_waits_for_one_review_when_a_visitor_asks_for_many() -> None:
    """What takes long counts for long, so that a table is served before the next of its kind."""

    def review() -> None:
        """Stands for seconds of work."""

    def bot() -> None:
        """Stands for a thought of a table."""

    workers = _Ordered()
    asked = [asyncio.create_task(workers.run(1, review, owner="visitor", cost=2)) for _ in range(4)]
    await asyncio.sleep(0)
    asked += [
        asyncio.create_task(workers.run(1, bot, owner=f"table {number}", cost=0.1))
        for number in range(3)
    ]
    while len(workers.queue) < 6:
        await asyncio.sleep(0)
    for _ in asked:
        workers.going.release()
    await asyncio.gather(*asked)
    assert workers.order == ["review", *["bot"] * 3, *["review"] * 3]


async def test_bot_plays_when_somebody_has_a_long_match_reviewed() -> None:
    """Records have workers of their own: with all of them busy a bot answers all the same."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1, 1)
    thinker.tables.start()
    thinker.records.start()
    try:
        reviews = [
            asyncio.create_task(thinker.compute(time.sleep, 600, owner=f"{n}")) for n in "ab"
        ]
        while not thinker.records.busy:
            await asyncio.sleep(0)
        assert await thinker.choose("greedy", view) in view.legal
        assert await thinker.look_up(*NICENESS) == HERE + 1
        assert thinker.records.busy
        assert len(thinker.records.queue) == 1
    finally:
        for review in reviews:
            review.cancel()
        await thinker.close()


@pytest.fixture
async def hurried(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinker]:
    """A thinker with a worker for records, each of which may take a second of a processor."""
    monkeypatch.setattr(under_test, "MOST_STUDY", 1)
    thinker = Thinker(1, 1)
    thinker.records.start()
    yield thinker
    await thinker.close()


async def test_record_is_given_up_when_it_takes_too_much_of_a_processor(hurried: Thinker) -> None:
    """What counts is the time worked, not waited; the worker that overdid it is replaced."""
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            await hurried.compute(sum, count())
        assert refused.value.code == "busy"
        assert await hurried.compute(*NICENESS) == HERE + 2


async def test_bound_is_anew_when_a_worker_has_worked_before(hurried: Thinker) -> None:
    """Each record has all of its time, however many the same worker had before."""
    first = await hurried.compute(os.getpid)
    worked = 0.0
    while worked < 3:
        await hurried.compute(sum, range(5_000_000))
        worked = await hurried.compute(time.process_time)
    assert await hurried.compute(os.getpid) == first
    assert hurried.failures == 0


def test_price_is_what_a_bot_costs_when_it_is_named() -> None:
    """Glances are cheap; time and samples count for what they take."""
    names = (
        "greedy",
        "club",
        "expert",
        "expert:samples=100",
        "pimc:samples=20000",
        "expert:ms=3000",
    )
    costs = [under_test.cost_of(parse_bot(name)) for name in names]
    glance, other, search, few, many, long = costs
    assert glance == other < few < search < many < long == 3
    # Measured: a third of a second for 2,000 at the worst, see the note beside it.
    assert many >= 1


async def test_next_turn_comes_later_when_a_thought_took_longer_than_it_said() -> None:
    """A name that promises little and takes much is paid for by its own table."""

    def thought() -> float:
        """Takes five seconds more than expected."""
        return 5.0

    def short() -> float:
        """Takes as long as expected."""
        return 0.0

    workers = _Ordered()
    asked = [asyncio.create_task(workers.run(1, thought, "slow", owner="slow", cost=0.1))]
    await asyncio.sleep(0)
    asked += [
        asyncio.create_task(workers.run(1, short, f"{n}", owner=f"{n}", cost=1)) for n in range(3)
    ]
    await asyncio.sleep(0)
    workers.going.release()
    await asked[0]
    asked.append(asyncio.create_task(workers.run(1, thought, "slow", owner="slow", cost=0.1)))
    await asyncio.sleep(0)
    for _ in asked:
        workers.going.release()
    await asyncio.gather(*asked)
    assert workers.order == ["slow", "0", "1", "2", "slow"]


async def test_tables_of_one_visitor_share_when_they_are_many() -> None:
    """Who has forty tables gets no forty shares: another one's table is served as the second."""
    queue = FairQueue(1)
    await queue.enter("first", 1)
    order: list[str] = []
    waiting = [
        asyncio.create_task(_served(queue, order, f"many {n}", 0.5, "one")) for n in range(40)
    ]
    await asyncio.sleep(0)
    waiting.append(asyncio.create_task(_served(queue, order, "few", 0.5, "other")))
    await asyncio.sleep(0)
    queue.leave()
    await asyncio.gather(*waiting)
    assert order.index("few") <= 1
    assert len(order) == 41


async def test_whoever_waits_for_most_is_sent_away_when_all_places_are_taken() -> None:
    """A full queue has room for who asks for little; who fills it hears that it is full."""
    queue = FairQueue(1, most=10)
    await queue.enter("first", 1)
    order: list[str] = []
    many = [asyncio.create_task(_served(queue, order, f"many {n}", 1, "one")) for n in range(10)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await queue.enter("many 11", 1, "one")
    few = [asyncio.create_task(_served(queue, order, f"few {n}", 1, f"few {n}")) for n in range(3)]
    await asyncio.sleep(0)
    assert len(queue) == 10
    queue.leave()
    found = await asyncio.gather(*many, *few, return_exceptions=True)
    assert [isinstance(one, Crowded) for one in found] == [False] * 7 + [True] * 3 + [False] * 3
    assert len(queue) == 0


async def test_no_place_is_made_up_when_one_sent_away_leaves_in_the_same_moment() -> None:
    """There is one place: whoever never had it does not give it back."""
    queue = FairQueue(1, most=2)
    await queue.enter("first", 1)
    order: list[str] = []
    many = [asyncio.create_task(_served(queue, order, f"many {n}", 1, "one")) for n in range(2)]
    await asyncio.sleep(0)
    few = asyncio.create_task(_served(queue, order, "few", 1))
    await asyncio.sleep(0)
    many[1].cancel()
    with pytest.raises(asyncio.CancelledError):
        await many[1]
    assert (order, len(queue)) == ([], 2)
    queue.leave()
    await asyncio.gather(many[0], few)
    assert sorted(order) == ["few", "many 0"]


async def test_thought_is_refused_when_too_many_of_one_wait() -> None:
    """One address may not fill the queue; others still get in, and so does it later."""
    queue = FairQueue(1)
    await queue.enter("busy", 1)
    order: list[str] = []
    waiting = [asyncio.create_task(_served(queue, order, "a", 1)) for _ in range(MOST_OF_ONE)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await queue.enter("a", 1)
    waiting.append(asyncio.create_task(_served(queue, order, "b", 1)))
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    assert len(queue) == MOST_OF_ONE
    waiting.append(asyncio.create_task(_served(queue, order, "a", 1)))
    await asyncio.sleep(0)
    queue.leave()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert sorted(order) == ["a"] * MOST_OF_ONE + ["b"]


async def test_player_is_refused_when_no_worker_is_free_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever asks waits so long, and leaves no place taken; a bot's table waits on."""
    monkeypatch.setattr(under_test, "PATIENCE", 0)
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    asked = m.Choose(type="choose", id="x", version=1, card=str(view.hand[0]))
    thinker = Thinker(1, 1)
    thinker.tables = workers = _Ordered()
    first = asyncio.create_task(workers.run(1, os.getpid, cost=1))
    await asyncio.sleep(0)
    bot = asyncio.create_task(thinker.choose("greedy", view, "b"))
    for question in (
        thinker.advise(view, "c"),
        thinker.find_choice(view, asked, "c"),
    ):
        with pytest.raises(Refusal) as refused:
            await question
        assert refused.value.code == "busy"
    assert len(workers.queue) == 1
    for _ in range(2):
        workers.going.release()
    await asyncio.gather(first, bot)


async def test_nothing_is_called_an_error_when_too_much_waits() -> None:
    """A table that asks for too much gets a plain move or a refusal, and the log a warning."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1, 1)
    thinker.tables = workers = _Ordered()
    waiting = [
        asyncio.create_task(thinker.look_up(*NICENESS, owner="a")) for _ in range(MOST_OF_ONE + 1)
    ]
    await asyncio.sleep(0)
    with capture_logs() as logs:
        assert await thinker.choose("greedy", view, "a") == plain_move(view)
        with pytest.raises(Refusal) as refused:
            await thinker.advise(view, "a")
    assert refused.value.code == "busy"
    assert [one["log_level"] for one in logs] == ["warning", "warning"]
    for _ in waiting:
        workers.going.release()
    await asyncio.gather(*waiting)


async def test_card_is_not_logged_when_a_bot_plays_an_illegal_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A move of a bot names a card of its hand, which no log may hold."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    deal.play(view.legal[0])
    wrong = deal.legal_moves()[0]
    thinker = Thinker(1)

    async def cheat(*_: object, **__: object) -> Move:
        return wrong

    monkeypatch.setattr(thinker, "_run", cheat)
    with capture_logs() as logged:
        assert await thinker.choose("greedy", view) == plain_move(view)
    assert [entry["event"] for entry in logged] == ["illegal bot move"]
    assert str(wrong.card) not in str(logged)


async def test_plain_move_is_played_when_a_bot_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a bot raises, its table goes on, and the log says so."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1)

    async def break_down(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(thinker, "_run", break_down)
    with capture_logs() as logged:
        assert await thinker.choose("greedy", view) == plain_move(view)
    assert [entry["error"] for entry in logged] == ["ZeroDivisionError"]


async def test_long_record_waits_when_the_kernels_are_being_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It would be compiled for once more in the time of whoever asks; a short one is reviewed."""
    match = Match("krypkasino", 2, deals=1, seed=4)
    for _ in range(6):
        match.deal.play(match.deal.legal_moves()[0])
    record = write_record(record_of(match, ["Anna", "Bo"]))
    monkeypatch.setattr(compiler, "is_cached", lambda _: False)
    assert len(advice.review(record)["moves"]) == 6  # type: ignore[arg-type]
    monkeypatch.setattr(advice, "MOST_PLAIN", 5)
    thinker = InlineThinker()
    with capture_logs() as logs, pytest.raises(Refusal) as refused:
        await thinker.compute(advice.review, record)
    assert refused.value.code == "busy"
    assert [one["log_level"] for one in logs] == ["warning"]


async def test_thoughts_are_on_the_account_of_whose_table_it_is_when_bots_play(
    tmp_path: Path,
) -> None:
    """The address that made a table pays for its bots; on this machine each table for itself."""
    assert [guard.account(one) for one in ("127.0.0.1", "::1/128", "")] == ["", "", ""]
    assert guard.account("192.0.2.7") == "192.0.2.7"
    assert guard.account("2001:db8::7") == guard.account("2001:db8::/64") == "2001:db8::/64"
    payers: list[str] = []

    class Noting(InlineThinker):
        """Notes who pays."""

        async def choose(self, bot: str, view: View, owner: str = "", payer: str = "") -> Move:
            payers.append(payer)
            return await super().choose(bot, view, owner, payer)

    async with serving(tmp_path / "t.db", thinker=Noting()) as house:
        setup = Setup(seats=["you", "greedy"], deals=1, pace=0)
        room = await house.hall.make_table(setup, "anna", start=True, owner="192.0.2.7")
        room.happen(act.mix(room.table, 0, "", 1))
        if room.table.turn == 0 and room.table.deal is not None:
            room.happen([act.moved(0, room.table.deal.legal_moves()[0], 1)])
        async with asyncio.timeout(20):
            while not payers:
                await asyncio.sleep(0.01)
    assert set(payers) == {"192.0.2.7"}
