"""Bots and other long thoughts, in processes of their own at low priority.

The loop that serves sockets never computes: a bot that thinks takes what nobody else wants, and who
has a match analysed takes what the bots leave.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from tabbe.bots import make_bot, parse_bot
from tabbe.bots.bot import GLANCES
from tabbe.bots.kernel import SEARCH
from tabbe.engine import compiler
from tabbe.engine.listing import LegalMoves
from tabbe.server.advice import NotReadyError
from tabbe.server.crew import Crew, bounded, kill, new_worker
from tabbe.server.queue import Crowded
from tabbe.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ProcessPoolExecutor

    from tabbe.bots.bot import BotName
    from tabbe.engine import Move, View
    from tabbe.protocol import message as m

T = TypeVar("T")

NICE, NICEST = 15, 19
"""How far the workers of tables, and those of records, stand back for all else."""

LONGEST = 8.0
"""Seconds of work after which a thought is given up, beyond what the bot may take by its name."""

LONGEST_STUDY = 60.0
"""The same for a record; a busy machine leaves little for it."""

MOST_STUDY = 20
"""Seconds of a processor's time that a record may take. The longest review that can be asked for
takes 6 (5,700 moves, on the machine of bench/results.md)."""

GLANCE = 0.002
"""Seconds that a bot takes which goes by what it sees."""

SEARCHED = 0.1
"""Seconds that a bot takes which searches, where its name does not say."""

SAMPLE = 0.0001
"""Seconds for one sample; many at a table with builds, few at the end of a deal."""

ADVICE = 0.5
"""Seconds for a hint."""

STUDY = 2.0
"""Seconds for a record, where nobody knows better."""

PATIENCE = 10.0
"""Seconds that what a player asks waits for a worker; whoever asked has given it up by then."""

MOST_THOUGHTS = 4000
"""Thoughts that may wait for the tables' workers: one of each table of a large server."""

QUICK = ("random", "greedy")
"""Bots that need no compiled kernels."""

_log = structlog.get_logger("tabbe.thinker")


class Thinker:
    """Worker processes: some for the tables, and others for records that somebody has worked on.

    Args:
        workers: how many for the tables: bots, hints and long lists of moves.
        analysts: how many for records: reviews, replays and proofs.
    """

    def __init__(self, workers: int | None = None, analysts: int | None = None) -> None:
        cores = os.cpu_count() or 2
        self.tables = Crew(workers or max(1, cores - 1), NICE, _begin, MOST_THOUGHTS)
        self.records = Crew(analysts or max(1, cores // 2), NICEST, _begin)
        self._compiler: ProcessPoolExecutor | None = None
        self._compiling: asyncio.Future[None] | None = None
        self.thoughts = 0
        self.failures = 0

    def start(self) -> None:
        """Make the workers, and begin to compile what strong bots need where that is to do."""
        self.tables.start()
        self.records.start()
        if compiler.mode() != "plain" and not compiler.is_cached(SEARCH):
            _log.info("compiling")
            self._compiler = new_worker(NICE)
            loop = asyncio.get_running_loop()
            self._compiling = loop.run_in_executor(self._compiler, _compile)

    async def close(self) -> None:
        """End the processes, whatever they think about."""
        self.tables.close()
        self.records.close()
        if self._compiler is not None:
            kill(self._compiler)
        if self._compiling is not None:
            self._compiling.cancel()
        self._compiler = None

    @property
    def is_compiled(self) -> bool:
        """Whether strong bots can play at once."""
        if self._compiling is not None and self._compiling.done():
            self._compiling = None
            if self._compiler is not None:
                self._compiler.shutdown(wait=False)
                self._compiler = None
        return self._compiling is None

    async def choose(self, bot: str, view: View, owner: str = "", payer: str = "") -> Move:
        """Give the move of a bot; should it fail, a plain one, so that no table waits for ever.

        Args:
            bot: its name.
            view: of its seat, which is on turn.
            owner: the table, which may ask only so often.
            payer: the address from whose share of the workers it comes.
        """
        parsed = parse_bot(bot)
        if parsed.kind not in QUICK and not self.is_compiled:
            bot = "greedy"
            parsed = parse_bot(bot)
        cost = cost_of(parsed)
        try:
            move = await self._run(
                self.tables, LONGEST + cost, _choose, bot, view, cost=cost, owner=owner, payer=payer
            )
            if move in view.legal:
                return move
            # Without the move: it names a card that nobody else may know.
            _log.error("illegal bot move", bot=bot)
        except Crowded:
            # Much is asked for; nothing is wrong with the bot.
            _log.warning("too much waits", bot=bot)
        except Exception as error:  # noqa: BLE001 - whatever a bot raises, its table goes on
            _log.error("bot failed", bot=bot, error=type(error).__name__)
        self.failures += 1
        return plain_move(view)

    async def find_choice(
        self, view: View, request: m.Choose, owner: str = "", payer: str = ""
    ) -> m.Chosen:
        """Answer `Choose` where the moves are too many to look through at once."""
        share = {"cost": SEARCHED, "owner": owner, "payer": payer, "patience": PATIENCE}
        return await self._or_busy(self.tables, LONGEST, _find_choice, view, request, **share)

    async def advise(self, view: View, owner: str = "", payer: str = "") -> list[m.Advice]:
        """Give moves with reasons, best first."""
        share = {"cost": ADVICE, "owner": owner, "payer": payer, "patience": PATIENCE}
        return await self._or_busy(self.tables, LONGEST, _advise, view, **share)

    async def look_up(self, work: Callable[..., T], *args: Any, owner: str = "") -> T:
        """Run something short that whoever sits down waits for, such as a book of rules."""
        share = {"cost": SEARCHED, "owner": owner}
        return await self._or_busy(self.tables, LONGEST, work, *args, **share)

    async def compute(
        self, work: Callable[..., T], *args: Any, owner: str = "", cost: float = STUDY
    ) -> T:
        """Run something that takes long, such as replaying a record, for an address."""
        share = {"cost": cost, "owner": owner}
        return await self._or_busy(
            self.records, LONGEST_STUDY, bounded, MOST_STUDY, work, *args, **share
        )

    async def _or_busy(
        self, crew: Crew, limit: float, work: Callable[..., T], *args: Any, **share: Any
    ) -> T:
        """Run something for somebody who waits for the answer.

        Raises:
            Refusal: it took or waited too long, too much waits, or a worker broke down over it.
        """
        try:
            return await self._run(crew, limit, work, *args, **share)
        except Crowded:
            _log.warning("too much waits")
            self.failures += 1
            raise Refusal("busy", 503) from None
        except NotReadyError:
            _log.warning("not compiled yet")
            raise Refusal("busy", 503) from None
        except (TimeoutError, BrokenProcessPool, RuntimeError, OSError) as error:
            _log.error("thought failed", error=type(error).__name__)
            self.failures += 1
            raise Refusal("busy", 503) from None

    async def _run(
        self, crew: Crew, limit: float, work: Callable[..., T], *args: Any, **share: Any
    ) -> T:
        """Run something in a worker of a crew, see `Crew.run`."""
        self.thoughts += 1
        return await crew.run(limit, work, *args, **share)


def cost_of(bot: BotName) -> float:
    """The seconds that a move of a bot will take, by its name."""
    if bot.ms is not None:
        return bot.ms / 1000
    if bot.samples is not None:
        return bot.samples * SAMPLE
    return GLANCE if bot.kind in (*QUICK, *GLANCES) else SEARCHED


def plain_move(view: View) -> Move:
    """A move that needs no thought: a creep where there is one, else the first."""
    legal = view.legal
    first = islice(legal, 64)
    if isinstance(legal, LegalMoves):
        first = islice(chain(legal.creeps(), legal), 64)
    return min(first, key=lambda move: move.points + 5 * move.sweep)


# --- what runs in the workers ---------------------------------------------------------------------


def _begin() -> None:
    """Be there: whoever calls this has loaded what stands in this file."""


def _compile() -> None:
    compiler.compiled(SEARCH)


def _choose(name: str, view: View) -> Move:
    bot = make_bot(name)
    try:
        return bot.choose(view)
    finally:
        close = getattr(bot, "close", None)
        if close is not None:
            close()


def _find_choice(view: View, request: m.Choose) -> m.Chosen:
    from tabbe.protocol.chosen import choose

    return choose(view, request)


def _advise(view: View) -> list[m.Advice]:
    from tabbe.server.advice import advise

    return advise(view)
