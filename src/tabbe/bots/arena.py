"""Bots against each other: every deck is played once for each rotation of the seats."""

from __future__ import annotations

import hashlib
import math
import os
import secrets
import time
import warnings
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tabbe.bots import playout
from tabbe.bots.bot import BotError, BotName, parse_bots
from tabbe.cards import check_seed, full_deck
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.deal import fresh_block, shown
from tabbe.engine.switchboard import rules_numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from types import SimpleNamespace

    from tabbe.rules import Rules

compiler.add_kernels(playout)

MOST_DEALS: Final = 1_000_000_000
# Decks a worker plays between two looks at the clock: some hundredths of a second when compiled.
_CHUNK: Final = 1000
_CHUNK_PLAIN: Final = 20
# Compiling costs more than so many plain games.
_WORTH_COMPILING: Final = 4000


@dataclass(slots=True)
class BotResult:
    """How one bot has done.

    Attributes:
        name: as it was given.
        mean: points a deal and seat.
        se: standard error of the mean, from the spread between decks.
        sweeps: sweep units a deal and seat.
        doubles: double sweeps a deal and seat.
        decisions: moves chosen.
        decisions_per_s: of those, a second of one worker's time (all bots of a table together
            take that time).
    """

    name: str
    mean: float = 0.0
    se: float = 0.0
    sweeps: float = 0.0
    doubles: float = 0.0
    decisions: int = 0
    decisions_per_s: float = 0.0


@dataclass(slots=True)
class SimulationResult:
    """What `simulate` has found.

    Attributes:
        game: preset id.
        players: seats.
        deals: decks played to the end of all rotations.
        rotations: seatings each deck was played with.
        seed: as given, or as drawn.
        complete: False when it was stopped before all decks were played.
        bots: one result a bot, in the order given.
        scores_by_seat: per seat how often each score fell; seat 0 deals.
    """

    game: str
    players: int
    deals: int
    rotations: int
    seed: int | str
    complete: bool
    bots: list[BotResult]
    scores_by_seat: list[Counter[int]] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        """The result in the shape of `tabbe simulate --json`."""
        return {
            "game": self.game,
            "players": self.players,
            "deals": self.deals,
            "rotations": self.rotations,
            "seed": self.seed,
            "complete": self.complete,
            "bots": [
                {
                    "name": bot.name,
                    "mean": round(bot.mean, 6),
                    "se": round(bot.se, 6),
                    "sweeps": round(bot.sweeps, 6),
                    "doubles": round(bot.doubles, 6),
                    "decisions_per_s": round(bot.decisions_per_s, 1),
                }
                for bot in self.bots
            ],
        }


@dataclass(slots=True)
class _Sums:
    """Running sums of one bot: of the deck means and their squares, and plain totals."""

    mean: float = 0.0
    square: float = 0.0
    units: int = 0
    doubles: int = 0
    decisions: int = 0


@dataclass(frozen=True, slots=True)
class _Table:
    """What a worker needs to know: rules, seats and ways of choosing."""

    numbers: tuple[int, ...]
    fresh: tuple[int, ...]
    players: int
    ways: tuple[int, ...]
    high: int
    low: int
    plain: bool


def simulate(
    rules: Rules,
    players: int,
    bots: str | list[str] | tuple[str, ...],
    deals: int,
    seed: int | str | None = None,
    *,
    jobs: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    announce: Callable[[str], None] | None = None,
) -> SimulationResult:
    """Let bots play each other.

    Args:
        rules: the game.
        players: seats.
        bots: names; fewer than seats repeat in order.
        deals: number of decks; each is played once for every rotation of the bots.
        seed: makes everything the same again on any machine; drawn when None.
        jobs: workers at a time, all cores when None.
        progress: called with (decks done, decks wanted) now and then.
        announce: called with "compiling" when the kernels are about to be compiled.

    Returns:
        The result; with `complete` False when a KeyboardInterrupt stopped it early.

    Raises:
        BotError: bots or a number of deals that cannot be.
        RulesError: a number of players the game is not for.
    """
    named = parse_bots(bots, players)
    for bot in named:
        if bot.kind not in ("random", "greedy"):
            raise BotError("bad-bot", name=bot.kind, known="random, greedy")
    if isinstance(deals, bool) or not 1 <= deals <= MOST_DEALS:
        raise BotError("bad-deal-count", number=shown(deals))
    seed = secrets.randbelow(2**53) if seed is None else seed
    plan_players = tuple(range(players))
    seated = [named[seat % len(named)] for seat in range(players)]
    high, low = _words(seed, seated)
    fresh = fresh_block(rules, plan_players, 0)
    for at, card in enumerate(full_deck(rules.packs)):
        fresh[b.DECK + at] = card.index
    table = _Table(
        rules_numbers(rules, players),
        tuple(fresh),
        players,
        tuple(playout.GREEDY if bot.kind == "greedy" else playout.RANDOM for bot in seated),
        high,
        low,
        _stays_plain(deals * players),
    )
    sums = [_Sums() for _ in named]
    result = SimulationResult(
        rules.id, players, 0, players, seed, False, [], [Counter() for _ in range(players)]
    )
    seconds = 0.0
    # What has been played when somebody stops it is whole decks, so it is worth telling.
    with suppress(KeyboardInterrupt), closing(_chunks(table, deals, jobs, announce)) as chunks:
        for rows, took in chunks:
            seconds += took
            _add(result, sums, rows, len(named))
            if progress is not None:
                progress(result.deals, deals)
        result.complete = True
    result.bots = [_bot_result(i, named, sums[i], result, seconds) for i in range(len(named))]
    return result


def _words(seed: int | str, seated: list[BotName]) -> tuple[int, int]:
    """Two 32-bit words that stand for the seed and the bots' own seeds."""
    own = "/".join(str(bot.seed) for bot in seated if bot.kind == "random" and bot.seed is not None)
    text = f"tabbe/1/simulate/{check_seed(seed)}"
    digest = hashlib.sha256(text.encode()).digest()
    low = hashlib.sha256(f"{text}/{own}".encode()).digest() if own else digest
    return int.from_bytes(digest[:4], "big"), int.from_bytes(low[4:8], "big")


def _stays_plain(games: int) -> bool:
    """Whether so many games are to be played by the plain kernels."""
    if compiler.mode() != "auto":
        return compiler.mode() == "plain"
    return games < _WORTH_COMPILING and not compiler.is_loaded() and not compiler.is_cached()


def _chunks(
    table: _Table, deals: int, jobs: int | None, announce: Callable[[str], None] | None
) -> Generator[tuple[Any, float], None, None]:
    """The told rows of all decks in order, chunk by chunk, with the seconds each took."""
    import joblib

    plain = table.plain
    if not plain:
        compiler.compiled(announce)
    size = _CHUNK_PLAIN if plain else _CHUNK
    starts = range(0, deals, size)
    workers = min(jobs or os.cpu_count() or 1, len(starts))
    if workers == 1:
        for first in starts:
            yield _play(table, first, min(size, deals - first))
        return
    # Compiled kernels let go of the interpreter, so threads do; plain ones need processes.
    run = joblib.Parallel(
        n_jobs=workers, prefer="processes" if plain else "threads", return_as="generator"
    )
    rows = run(joblib.delayed(_play)(table, first, min(size, deals - first)) for first in starts)
    try:
        for chunk in rows:  # noqa: UP028 - when it is stopped, what follows has to come first
            yield chunk
    finally:
        # Chunks that nobody waits for any more are no mistake, as joblib would say.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            rows.close()


def _play(table: _Table, first: int, decks: int) -> tuple[Any, float]:
    """Play some decks and return a nested list [deck][rotation][seat][TOLD] and the seconds."""
    kernels: SimpleNamespace = compiler.plain if table.plain else compiler.compiled()
    started = time.perf_counter()
    numbers = compiler.block_of(kernels, table.numbers)
    fresh = compiler.block_of(kernels, table.fresh)
    state = compiler.new_block(kernels, b.SIZE)
    dice = compiler.new_block(kernels, 4)
    ways = compiler.block_of(kernels, table.ways)
    told = compiler.new_block(kernels, decks * table.players**2 * playout.TOLD)
    desk = compiler.desk_for(kernels, table.numbers[b.R_PAIR_ONLY], table.numbers[b.R_EXTENT])
    kernels.run_bots(
        state,
        fresh,
        numbers,
        desk.sets,
        desk.work,
        desk.memo,
        desk.out,
        desk.room,
        dice,
        table.high,
        table.low,
        first,
        decks,
        table.players,
        ways,
        told,
    )
    took = time.perf_counter() - started
    import numpy as np

    shape = (decks, table.players, table.players, playout.TOLD)
    return np.asarray(told, dtype=np.int64).reshape(shape), took


def _add(result: SimulationResult, sums: list[_Sums], rows: Any, bots: int) -> None:
    """Add a chunk of rows [deck][rotation][seat][TOLD] to the sums."""
    import numpy as np

    players = result.players
    scores = rows[..., 0]
    for seat in range(players):
        values, counts = np.unique(scores[:, :, seat], return_counts=True)
        for value, count in zip(values.tolist(), counts.tolist(), strict=True):
            result.scores_by_seat[seat][value] += count
    for i, total in enumerate(sums):
        # Seats of this bot in each rotation: those where it started, moved on by the rotation.
        picked = np.stack(
            [
                rows[:, rotation, (start + rotation) % players]
                for rotation in range(players)
                for start in range(i, players, bots)
            ],
            axis=1,
        )
        means = picked[..., 0].mean(axis=1)
        total.mean += float(means.sum())
        total.square += float((means * means).sum())
        total.units += int(picked[..., 1].sum())
        total.doubles += int(picked[..., 2].sum())
        total.decisions += int(picked[..., 3].sum())
    result.deals += rows.shape[0]


def _bot_result(
    at: int,
    named: tuple[BotName, ...],
    sums: _Sums,
    result: SimulationResult,
    seconds: float,
) -> BotResult:
    name, decks = str(named[at]), result.deals
    if decks == 0:
        return BotResult(name)
    seats = len(range(at, result.players, len(named)))
    games = decks * result.rotations * seats
    mean = sums.mean / decks
    spread = max(0.0, sums.square / decks - mean * mean)
    se = math.sqrt(spread / (decks - 1)) if decks > 1 else 0.0
    return BotResult(
        name,
        mean,
        se,
        sums.units / games,
        sums.doubles / games,
        sums.decisions,
        sums.decisions / seconds if seconds else 0.0,
    )
