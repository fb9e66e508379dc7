"""A ladder of bots: every two of them meet, and one scale is laid through the results."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabbe.bots.arena import Work, check_run, run
from tabbe.bots.bot import BotError, parse_bot
from tabbe.bots.bout import table_for
from tabbe.bots.ledger import Ledger, settings_of
from tabbe.engine.standing import sides_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabbe.bots.bot import BotName, Forfeit
    from tabbe.rules import Rules


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots that have played each other, in every second seat each.

    Attributes:
        bots: their names.
        lead: points a deal and seat (a side, where there are teams) by which the first is ahead.
        se: standard error of the lead.
        interval: 95 % interval of the lead, None for fewer than two decks.
        deals: decks played.
        forfeits: of each of them the deals in which it broke the protocol, as in `BotResult`.
        reasons: of each of them why it did so first, as in `BotResult`.
    """

    bots: tuple[str, str]
    lead: float
    se: float
    interval: tuple[float, float] | None
    deals: int
    forfeits: tuple[int, int] = (0, 0)
    reasons: tuple[Forfeit | None, Forfeit | None] = (None, None)


@dataclass(frozen=True, slots=True)
class Rung:
    """Where a bot stands on the ladder.

    Attributes:
        name: as it was given.
        rating: points a deal by which it is better than the first bot named.
        se: standard error of the rating, as if the pairs were independent; they share their decks,
            so it is a rough measure. 0 for the first bot, from which all is measured; None where
            no pair has a spread, for want of a second deck.
    """

    name: str
    rating: float
    se: float | None


@dataclass(frozen=True, slots=True)
class LadderResult:
    """What `climb` has found.

    Attributes:
        game: preset id.
        players: seats.
        deals: decks every two bots were to play.
        rotations: seatings each deck was played with.
        seed: as given, or as drawn.
        complete: False when it was stopped before all decks were played.
        rungs: the bots, best first.
        pairs: every two bots that have played, in the order given.
    """

    game: str
    players: int
    deals: int
    rotations: int
    seed: int | str
    complete: bool
    rungs: tuple[Rung, ...]
    pairs: tuple[Pair, ...]

    def as_dict(self) -> dict[str, Any]:
        """The result in the shape of `tabbe simulate --ladder --json`."""
        return {
            "game": self.game,
            "players": self.players,
            "deals": self.deals,
            "rotations": self.rotations,
            "seed": self.seed,
            "complete": self.complete,
            "ladder": [
                {
                    "name": rung.name,
                    "rating": round(rung.rating, 6),
                    "se": None if rung.se is None else round(rung.se, 6),
                }
                for rung in self.rungs
            ],
            "pairs": [
                {
                    "bots": list(pair.bots),
                    "lead": round(pair.lead, 6),
                    "se": round(pair.se, 6),
                    "interval": pair.interval and [round(end, 6) for end in pair.interval],
                    "deals": pair.deals,
                    "forfeits": list(pair.forfeits),
                    "reasons": [reason and reason.as_dict() for reason in pair.reasons],
                }
                for pair in self.pairs
            ],
        }


def climb(
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
) -> LadderResult:
    """Let every two of some bots play each other on the same decks; see `simulate`.

    Args:
        rules: the game.
        players: seats; two bots sit in them by turns.
        bots: two names or more, the one to measure from first.
        deals: number of decks for every two bots.
        seed: as for `simulate`.
        teams: as for `simulate`.
        until_se: as for `simulate`, for every two bots by themselves.
        resume: as for `simulate`; one file holds all pairs.
        jobs: as for `simulate`.
        backend: as for `simulate`.
        progress: called with (decks done, decks wanted), of all pairs together.
        announce: as for `simulate`.

    Raises:
        BotError: as for `simulate`; fewer than two bots, one named twice, or teams that make
            partners of the two that meet, so that every side would hold as many of either.
        RulesError: a number of players the game is not for.
        DealError: teams that cannot be.
        OSError: a file that cannot be read or written.
    """
    named = bots_of(bots)
    sides = sides_of(rules, players, teams)
    if teams is not None and len({sum(seat % 2 for seat in side) for side in sides}) == 1:
        raise BotError("bad-ladder-teams", teams=str(teams), players=players)
    seed = check_run(named, deals, until_se, backend, seed, resume)
    both = list(combinations(range(len(named)), 2))
    tables = {
        pair: table_for(
            rules, players, (named[pair[0]], named[pair[1]]), seed, deals * players, teams
        )
        for pair in both
    }
    ledger = None
    if resume is not None:
        settings = settings_of(tables[both[0]], list(map(str, named)), teams)
        ledger = Ledger(Path(resume), {**settings, "ladder": True})
    found: list[Pair] = []
    is_complete = True
    try:
        for at, pair in enumerate(both):
            step = None if progress is None else _Step(progress, at * deals, len(both) * deals)
            names = (named[pair[0]], named[pair[1]])
            work = Work(jobs, backend, step, announce)
            result = run(tables[pair], names, deals, seed, until_se, work, ledger, pair)
            if result.deals:
                first, second = result.bots
                # The bot's own other seats are among those it is measured against.
                own = len(range(0, players, 2))
                scale = 1.0 if teams else (players - 1) / (players - own)
                interval = first.margin_interval
                ends = None if interval is None else (scale * interval[0], scale * interval[1])
                lead, se = scale * (first.margin or 0.0), scale * (first.margin_se or 0.0)
                both_named = str(names[0]), str(names[1])
                forfeits = first.forfeits, second.forfeits
                reasons = first.reason, second.reason
                found.append(Pair(both_named, lead, se, ends, result.deals, forfeits, reasons))
            if not result.complete:
                is_complete = False
                break
    finally:
        if ledger is not None:
            ledger.close()
    rungs = rungs_of(list(map(str, named)), found)
    return LadderResult(rules.id, players, deals, players, seed, is_complete, rungs, tuple(found))


@dataclass(frozen=True, slots=True)
class _Step:
    """Progress of one pair as part of the whole."""

    progress: Callable[[int, int], None]
    before: int
    total: int

    def __call__(self, done: int, wanted: int) -> None:
        del wanted
        self.progress(self.before + done, self.total)


def bots_of(bots: str | list[str] | tuple[str, ...]) -> tuple[BotName, ...]:
    """Take the names of the bots of a ladder apart.

    Raises:
        BotError: fewer than two, one named twice, or one that does not exist.
    """
    listed = bots.split(",") if isinstance(bots, str) else list(bots)
    named = tuple(parse_bot(name) for name in listed)
    if len(set(named)) < max(2, len(named)):
        raise BotError("bad-ladder")
    return named


def rungs_of(names: Sequence[str], pairs: Sequence[Pair]) -> tuple[Rung, ...]:
    """Lay one scale through the leads: weighted least squares, the first bot at 0.

    Errors are those of the fit, which takes the pairs as independent. A pair without a spread, for
    want of a second deck, counts as if its decks differed as those of the other pairs do; where no
    pair has one, all count alike and no errors are told. Bots that have met nobody connected with
    the first bot are left out.
    """
    import numpy as np

    known = {names[0]}
    for _ in names:
        known |= {bot for pair in pairs if known & set(pair.bots) for bot in pair.bots}
    others = [name for name in names[1:] if name in known]
    if not others:
        return (Rung(names[0], 0.0, 0.0),)
    used = [pair for pair in pairs if pair.bots[0] in known]
    matrix = np.zeros((len(used), len(others)))
    for row, pair in enumerate(used):
        for bot, sign in zip(pair.bots, (1, -1), strict=True):
            if bot != names[0]:
                matrix[row, others.index(bot)] = sign
    spreads = [pair.se**2 * pair.deals for pair in used if pair.se]
    usual = sum(spreads) / len(spreads) if spreads else 1.0
    errors = np.array([pair.se or (usual / pair.deals) ** 0.5 for pair in used])
    weighted = matrix / errors[:, None]
    leads = np.array([pair.lead for pair in used]) / errors
    covariance = np.linalg.inv(weighted.T @ weighted)
    ratings = covariance @ (weighted.T @ leads)
    rungs = [Rung(names[0], 0.0, 0.0)]
    rungs += [
        Rung(name, float(rating), float(variance) ** 0.5 if spreads else None)
        for name, rating, variance in zip(others, ratings, np.diag(covariance), strict=True)
    ]
    return tuple(sorted(rungs, key=lambda rung: -rung.rating))
