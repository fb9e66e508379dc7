"""The review of a written game: each move against the best that could be known at that moment."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from tabbe.analysis.argument import arguments
from tabbe.analysis.mark import accuracy_of, losses_of, mark_of
from tabbe.bots import appraise
from tabbe.bots.kernel import SEARCH
from tabbe.cards import plain_seed
from tabbe.engine import compiler
from tabbe.records import replay
from tabbe.records.dealing import dealing
from tabbe.records.hidden import known_deck

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbe.analysis.reason import Reason
    from tabbe.bots import Appraisal
    from tabbe.engine import Deal, Move, View
    from tabbe.records import Hidden, Record, Replay

SAMPLES: Final = 1000
"""Samples a move when nothing is said."""

TURNING_POINTS: Final = 3
"""The most moves that are named as turning points."""

# Compiling the kernels takes up to a minute, about as long as so many samples without them.
_WORTH_COMPILING: Final = 10_000


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One move, judged by what its player could know.

    Attributes:
        deal: the deal, counted from 1.
        move: the move within the deal, counted from 1.
        seat: who played it.
        played: the move.
        best: the best move.
        loss: points a deal that it gave away against the best move, as far as could be known.
        mark: one of `MARKS`.
        margin: the margin that the seat could expect with the best move, see `Appraisal`; None
            where there was no choice and nothing to appraise.
        choice: whether there was more than one legal move.
        reasons: of a mistake or blunder, what speaks against the move played and not as much
            against the best one; may be empty.
        better: of a mistake or blunder, what speaks for the best move and not as much for the
            move played; may be empty.
    """

    deal: int
    move: int
    seat: int
    played: Move
    best: Move
    loss: float
    mark: str
    margin: float | None
    choice: bool
    reasons: tuple[Reason, ...] = ()
    better: tuple[Reason, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """The move as plain values, for JSON; the notation of moves."""
        return {
            "deal": self.deal,
            "move": self.move,
            "seat": self.seat,
            "played": str(self.played),
            "best": str(self.best),
            "loss": round(self.loss, 3),
            "mark": self.mark,
            "margin": None if self.margin is None else round(self.margin, 3),
        }


@dataclass(frozen=True, slots=True)
class Review:
    """A reviewed game.

    Attributes:
        replay: the game as it was played.
        moves: every move that could be judged, in order of play.
        accuracy: per seat 0 to 100, None for a seat without a choice.
        turning_points: the moves that cost most, mistakes and blunders alone, in order of play.
        scores: per deal, after the deal's opening and after each move, the points per seat.
        skipped: moves that could not be judged, because the record hides their player's cards.
        seed: as given.
        samples: samples a move.
    """

    replay: Replay
    moves: tuple[ReviewedMove, ...]
    accuracy: tuple[float | None, ...]
    turning_points: tuple[ReviewedMove, ...]
    scores: tuple[tuple[tuple[int, ...], ...], ...]
    skipped: int
    seed: int | str
    samples: int

    @property
    def hidden(self) -> tuple[Hidden, ...]:
        """What hidden cards mean for each deal that has any."""
        return self.replay.hidden

    def as_dict(self) -> dict[str, Any]:
        """The review in the shape of `tabbe review --json`."""
        shown: dict[str, Any] = {
            "moves": [move.as_dict() for move in self.moves],
            "accuracy": [
                None if accuracy is None else round(accuracy, 2) for accuracy in self.accuracy
            ],
            "turning_points": [
                {"deal": move.deal, "move": move.move} for move in self.turning_points
            ],
            "seed": self.seed,
            "samples": self.samples,
        }
        if self.skipped:
            shown["skipped"] = self.skipped
        if self.hidden:
            shown["hidden"] = [{"deal": note.deal, "reason": note.reason} for note in self.hidden]
        return shown


def review(
    record: Record,
    *,
    samples: int = SAMPLES,
    seed: int | str = 0,
    level: str = "expert",
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
    announce: Callable[[str], None] | None = None,
) -> Review:
    """Judge every move of a record by the view that its player had at that moment.

    The same record, samples and seed give the same review on every run and machine. What was not
    seen has no part in it: with other cards in its place the review of the moves up to then is
    the same.

    Args:
        record: the game; hidden cards in it are passed over as far as they allow.
        samples: samples a move.
        seed: makes the chance.
        level: whose judgement, see `tabbe.bots.appraise`.
        threads: cores to use; the review does not depend on it.
        progress: called with (moves done, moves in all).
        announce: called with "compiling" when the kernels are about to be compiled.

    Raises:
        IllegalRecord: a record whose play breaks the rules.
        RecordError: a record that cannot be read.
        BotError: a level or a number of samples that cannot be.
        SeedError: a seed that is none.
    """
    seed = plain_seed(seed)
    chance = str(seed)
    played = replay(record)
    total = sum(len(deal.moves) for deal in played.deals)
    if compiler.mode() == "auto" and total * samples >= _WORTH_COMPILING:
        compiler.compiled(SEARCH, announce)
    moves: list[ReviewedMove] = []
    scores = []
    done = skipped = 0
    for number, one in enumerate(played.deals, start=1):
        deal = _opened(one.deal)
        known = _known_hands(record, number - 1, deal)
        course = [deal.scores()]
        for at, move in enumerate(one.deal.moves, start=1):
            if deal.seat is not None and (deal.batch, deal.seat) in known:
                word = _seed_of(chance, number, at)
                found = _judged(
                    deal.view(deal.seat), move, word, level=level, samples=samples, threads=threads
                )
                moves.append(replace(found, deal=number, move=at))
            else:
                skipped += 1
            deal.play(move)
            course.append(deal.scores())
            done += 1
            if progress is not None:
                progress(done, total)
        scores.append(tuple(course))
    return Review(
        played,
        tuple(moves),
        tuple(
            accuracy_of([m.loss for m in moves if m.seat == seat and m.choice], record.rules)
            for seat in range(len(record.players))
        ),
        turning_points(moves),
        tuple(scores),
        skipped,
        seed,
        samples,
    )


def turning_points(moves: list[ReviewedMove]) -> tuple[ReviewedMove, ...]:
    """The costliest mistakes and blunders, in order of play."""
    bad = [move for move in moves if move.mark in ("mistake", "blunder")]
    worst = sorted(bad, key=lambda move: -move.loss)[:TURNING_POINTS]
    return tuple(move for move in bad if move in worst)


def _opened(deal: Deal) -> Deal:
    """The same deal before its first move."""
    start = deal.copy()
    for _ in deal.moves:
        start.undo()
    return start


def _known_hands(record: Record, number: int, deal: Deal) -> frozenset[tuple[int, int]]:
    """The dealt hands, by batch and seat, that the record of a deal shows whole."""
    deck = record.deals[number].deck
    if None in deck:
        # Cards that play gives away count as shown; one that had to be supposed does not.
        deck, _ = known_deck(record, number, deal.seats)
    dealt = dealing(deal.rules.plan(len(deal.seats)), deal.seats, deal.dealer)
    return frozenset(
        (batch, seat)
        for batch, hands in enumerate(dealt.batches, start=1)
        for seat, places in hands.items()
        if all(deck[at] is not None for at in places)
    )


def _seed_of(seed: str, deal: int, move: int) -> int:
    digest = hashlib.sha256(f"tabbe/1/review/{seed}/{deal}/{move}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def _judged(
    view: View, move: Move, seed: int, *, level: str, samples: int, threads: int
) -> ReviewedMove:
    """One move against the best, by the view of who played it."""
    seat = 0 if view.seat is None else view.seat
    if len(tuple(islice(view.legal, 2))) == 1:
        return ReviewedMove(0, 0, seat, move, move, 0.0, "good", None, choice=False)

    def worth(of: View) -> tuple[Appraisal, ...]:
        return appraise(of, level=level, samples=samples, seed=seed, threads=threads)

    found = worth(view)
    if all(move != one.move for one in found):
        # A crowded table has more moves than are looked at; this one is held against the best.
        found = worth(replace(view, legal=(found[0].move, move)))
    best = found[0].move
    losses = zip(found, losses_of(found), strict=True)
    loss = next(loss for one, loss in losses if one.move == move)
    if loss == 0:
        best = move
    mark = mark_of(loss, view.rules)
    judged = ReviewedMove(0, 0, seat, move, best, loss, mark, found[0].margin, choice=True)
    if mark not in ("mistake", "blunder"):
        return judged
    against, speaking = arguments(view, move, best)
    return replace(judged, reasons=against, better=speaking)
