"""Bots against each other: every deck is played once for each rotation of the seats."""

from __future__ import annotations

import secrets
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabbe.bots.bot import BotError, parse_bots
from tabbe.bots.bout import Played, Table, play, table_for
from tabbe.bots.ledger import Ledger, seed_in, settings_of
from tabbe.bots.outside import check_programs
from tabbe.bots.tally import Tally
from tabbe.bots.workforce import check_backend, work_through
from tabbe.cards import plain_seed
from tabbe.engine import compiler
from tabbe.engine.opening import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from tabbe.bots.bot import BotName, Forfeit
    from tabbe.bots.tally import BotTally
    from tabbe.rules import Rules

MOST_DEALS: Final = 1_000_000_000
# Decks a worker plays between two looks at the clock: some hundredths of a second when compiled.
_CHUNK: Final = 1000
_CHUNK_PLAIN: Final = 20

Interval = tuple[float, float]


@dataclass(slots=True)
class BotResult:
    """How one bot has done. All errors and intervals come from the spread between decks.

    Attributes:
        name: as it was given.
        mean: points a deal and seat.
        se: standard error of the mean.
        sweeps: sweep units a deal and seat.
        doubles: double sweeps a deal and seat.
        decisions: moves chosen.
        decisions_per_s: of those, a second of the bot's own time; bots that are played inside the
            kernels share the time of their table.
        margin: points a deal by which it is ahead: the mean score of the other sides less its
            own side's, or the other way round where the highest score wins. None where every side
            holds the same bots, so that nobody can be ahead.
        margin_se: standard error of the margin, None where there is no margin.
        interval: 95 % interval of the mean, None for fewer than two decks.
        margin_interval: the same of the margin.
        forfeits: deals in which an outside program broke the protocol.
        reason: why it forfeited the first of them, None where there are none.
    """

    name: str
    mean: float = 0.0
    se: float = 0.0
    sweeps: float = 0.0
    doubles: float = 0.0
    decisions: int = 0
    decisions_per_s: float = 0.0
    margin: float | None = 0.0
    margin_se: float | None = 0.0
    interval: Interval | None = None
    margin_interval: Interval | None = None
    forfeits: int = 0
    reason: Forfeit | None = None

    def as_dict(self) -> dict[str, Any]:
        """The result in the shape of `tabbe simulate --json`."""
        return {
            "name": self.name,
            "mean": round(self.mean, 6),
            "se": round(self.se, 6),
            "sweeps": round(self.sweeps, 6),
            "doubles": round(self.doubles, 6),
            "decisions_per_s": round(self.decisions_per_s, 1),
            "interval": _rounded(self.interval),
            "margin": None if self.margin is None else round(self.margin, 6),
            "margin_se": None if self.margin_se is None else round(self.margin_se, 6),
            "margin_interval": _rounded(self.margin_interval),
            "forfeits": self.forfeits,
            "reason": self.reason and self.reason.as_dict(),
        }


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
            "bots": [bot.as_dict() for bot in self.bots],
        }


@dataclass(frozen=True, slots=True)
class Work:
    """How a run is to be gone about; nothing of it changes the result.

    Attributes:
        jobs: workers at a time, all cores when None.
        backend: one of `tabbe.bots.workforce.BACKENDS`, None for what suits the bots.
        progress: called with (decks done, decks wanted) now and then.
        announce: called with "compiling" when the kernels are about to be compiled.
    """

    jobs: int | None = None
    backend: str | None = None
    progress: Callable[[int, int], None] | None = None
    announce: Callable[[str], None] | None = None


def simulate(
    rules: Rules,
    players: int,
    bots: str | list[str] | tuple[str, ...],
    deals: int,
    seed: int | str | None = None,
    *,
    teams: str | None = None,
    until_se: float | None = None,
    resume: str | Path | None = None,
    jobs: int | None = None,
    backend: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    announce: Callable[[str], None] | None = None,
) -> SimulationResult:
    """Let bots play each other.

    Args:
        rules: the game.
        players: seats.
        bots: names; fewer than seats repeat in order.
        deals: number of decks; each is played once for every rotation of the bots.
        seed: makes everything the same again on any machine; drawn when None, or taken from the
            file to resume. Decks follow from it alone, whoever plays them.
        teams: `"pairs"` or `"threes"`; everybody plays alone when None.
        until_se: stop earlier, at the first deck (from the thirtieth) at which the margin of every
            bot has a standard error of no more than this.
        resume: a file to which every deck is written, and whose decks are not played again.
        jobs: workers at a time, all cores when None.
        backend: a backend of joblib, see `tabbe.bots.workforce.BACKENDS`; when None threads or
            processes of this machine, whichever suits the bots.
        progress: called with (decks done, decks wanted) now and then.
        announce: called with "compiling" when the kernels are about to be compiled.

    Returns:
        The result; with `complete` False when a KeyboardInterrupt stopped it early.

    Raises:
        BotError: bots, a number of deals, a precision, a backend or a file that cannot be; or a
            precision where every side holds the same bots, so that there is no margin.
        RulesError: a number of players the game is not for.
        DealError: teams that cannot be.
        OSError: a file that cannot be read or written.
    """
    named = parse_bots(bots, players)
    seed = check_run(named, deals, until_se, backend, seed, resume)
    table = table_for(rules, players, named, seed, deals * players, teams)
    if until_se is not None and is_even(table):
        raise BotError("no-margin")
    work = Work(jobs, backend, progress, announce)
    if resume is None:
        return run(table, named, deals, seed, until_se, work)
    ledger = Ledger(Path(resume), settings_of(table, list(map(str, named)), teams))
    with closing(ledger):
        return run(table, named, deals, seed, until_se, work, ledger)


def check_run(
    named: tuple[BotName, ...],
    deals: int,
    until_se: float | None,
    backend: str | None,
    seed: int | str | None,
    resume: str | Path | None,
) -> int | str:
    """Check what any kind of run is asked for, and give the seed: that given, found or drawn.

    Raises:
        BotError: a number of deals, a precision, a backend or a file that cannot be, or a program
            that cannot be started.
    """
    if isinstance(deals, bool) or not 1 <= deals <= MOST_DEALS:
        raise BotError("bad-deal-count", number=shown(deals))
    if until_se is not None and not 0 < until_se < float("inf"):
        raise BotError("bad-precision", number=str(until_se)[:20])
    check_backend(backend)
    if backend is None or ":" not in backend:
        # On a cluster elsewhere the programs are there, not here.
        check_programs(bot.path for bot in named if bot.path)
    if seed is None and resume is not None:
        seed = seed_in(Path(resume))
    return secrets.randbelow(2**53) if seed is None else plain_seed(seed)


def is_even(table: Table) -> bool:
    """Whether every side holds the same bots in every rotation, so that none can be ahead."""
    seats = range(table.players)
    return all(
        len({_held(table, side, rotation) for side in table.sides}) == 1 for rotation in seats
    )


def _held(table: Table, side: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    """The bots of one side in a rotation, by their places in the list that was given."""
    return tuple(sorted((seat - rotation) % table.players % table.named for seat in side))


def run(
    table: Table,
    named: tuple[BotName, ...],
    deals: int,
    seed: int | str,
    until_se: float | None,
    work: Work,
    ledger: Ledger | None = None,
    pair: tuple[int, ...] = (),
) -> SimulationResult:
    """Play decks at a table until there are enough; see `simulate`."""
    rules = table.rules
    tally = Tally(len(named), table.players, table.sides, high=rules.aim == "high")
    is_complete = False
    # What has been played when somebody stops it is whole decks, so it is worth telling.
    with suppress(KeyboardInterrupt), closing(_decks(table, deals, work, ledger, pair)) as decks:
        for played, is_new in decks:
            if ledger is not None and is_new:
                ledger.add(played, pair)
            is_complete = tally.add(played.rows, played.seconds, until_se, played.reasons)
            if work.progress is not None:
                work.progress(tally.decks, deals)
            if is_complete:
                break
        is_complete = True
    results = [_result(str(bot), told, tally) for bot, told in zip(named, tally.bots, strict=True)]
    if is_even(table):
        for result in results:
            result.margin = result.margin_se = result.margin_interval = None
    return SimulationResult(
        rules.id,
        table.players,
        tally.decks,
        table.players,
        seed,
        is_complete,
        results,
        tally.scores_by_seat,
    )


def _decks(
    table: Table, deals: int, work: Work, ledger: Ledger | None, pair: tuple[int, ...]
) -> Generator[tuple[Played, bool], None, None]:
    """All decks in order, in pieces, and whether they have only now been played."""
    parts = [range(deals)] if ledger is None else ledger.runs(pair, deals)
    for part in parts:
        if isinstance(part, Played):
            yield part, False
            continue
        with closing(_play(table, part, work)) as pieces:
            for piece in pieces:
                yield piece, True


def _play(table: Table, numbers: range, work: Work) -> Generator[Played, None, None]:
    """Play the decks of a range, piece by piece."""
    if not table.plain:
        compiler.compiled(table.kernels, work.announce)
    size, usual = 1, "loky"
    if table.by_kernel:
        # Compiled kernels let go of the interpreter, so threads do; plain ones need processes.
        size = _CHUNK_PLAIN if table.plain else _CHUNK
        usual = "loky" if table.plain else "threading"
    firsts = range(numbers.start, numbers.stop, size)
    tasks = ((table, first, min(size, numbers.stop - first)) for first in firsts)
    return work_through(play, tasks, len(firsts), work.jobs, work.backend, usual)


def _result(name: str, told: BotTally, tally: Tally) -> BotResult:
    if tally.decks == 0:
        return BotResult(name)
    games = tally.decks * tally.players * len(told.seats)
    return BotResult(
        name,
        told.score.mean,
        told.score.se,
        told.units / games,
        told.doubles / games,
        told.decisions,
        told.decisions / told.seconds if told.seconds else 0.0,
        told.margin.mean,
        told.margin.se,
        told.score.interval,
        told.margin.interval,
        told.forfeits,
        told.reason,
    )


def _rounded(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(end, 6) for end in interval]
