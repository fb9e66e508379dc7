"""Adding up what the decks of an arena bring: means, margins, and how sure they are.

The deck is the unit of chance: its rotations are averaged before anything is squared, since the
same cards in other hands are no new evidence.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.bots.bot import Forfeit

LEAST_DECKS: Final = 30
"""Decks before a run may stop for being precise enough: the error of fewer is itself a guess."""

_SMALL: Final = (
    *(12.706205, 4.302653, 3.182446, 2.776445, 2.570582),
    *(2.446912, 2.364624, 2.306004, 2.262157),
)
_Z: Final = 1.959964


@dataclass(slots=True)
class Mean:
    """A running mean over decks with its standard error."""

    number: int = 0
    total: float = 0.0
    square: float = 0.0

    def add(self, values: Any) -> None:
        """Add one value a deck, an array."""
        self.number += len(values)
        self.total += float(values.sum())
        self.square += float((values * values).sum())

    @property
    def mean(self) -> float:
        """The mean, 0 before the first deck."""
        return self.total / self.number if self.number else 0.0

    @property
    def se(self) -> float:
        """The standard error of the mean, 0 for fewer than two decks."""
        return float(errors(self.number, self.total, self.square)) if self.number > 1 else 0.0

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of the mean by Student's t, None for fewer than two decks."""
        if self.number < 2:
            return None
        half = quantile(self.number - 1) * self.se
        return self.mean - half, self.mean + half


def errors(number: Any, total: Any, square: Any) -> Any:
    """Standard errors of means from sums and sums of squares, of numbers or of arrays."""
    mean = total / number
    spread = square / number - mean * mean
    # Rounding may leave a hair less than nothing where all values are alike.
    spread = spread * (spread > 0)
    return (spread / (number - 1)) ** 0.5


def quantile(degrees: int) -> float:
    """The 97.5 % quantile of Student's t, to three decimals (a table, then Cornish-Fisher)."""
    if degrees <= len(_SMALL):
        return _SMALL[degrees - 1]
    z = _Z
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
    )


@dataclass(slots=True)
class BotTally:
    """What has been added up of one bot."""

    seats: tuple[int, ...]
    score: Mean = field(default_factory=Mean)
    margin: Mean = field(default_factory=Mean)
    units: int = 0
    doubles: int = 0
    decisions: int = 0
    forfeits: int = 0
    seconds: float = 0.0
    reason: Forfeit | None = None


class Tally:
    """The sums of a run.

    Args:
        bots: number of bots; bot i starts in seats i, i + bots, ...
        players: seats.
        sides: the seats that play together.
        high: whether the highest score wins.

    Attributes:
        decks: decks added.
        bots: one tally a bot.
        scores_by_seat: per seat how often each score fell; seat 0 deals.
    """

    def __init__(
        self, bots: int, players: int, sides: Sequence[Sequence[int]], *, high: bool
    ) -> None:
        self.decks = 0
        self.players = players
        self.bots = [BotTally(tuple(range(i, players, bots))) for i in range(bots)]
        self.scores_by_seat: list[Counter[int]] = [Counter() for _ in range(players)]
        self._sides = [list(side) for side in sides]
        self._side_of = [
            next(k for k, side in enumerate(sides) if seat in side) for seat in range(players)
        ]
        self._sign = -1 if high else 1

    def add(
        self,
        rows: Any,
        seconds: Sequence[float],
        until: float | None,
        reasons: Sequence[Forfeit | None] = (),
    ) -> bool:
        """Add decks, rows [deck][rotation][seat][figure], and the seconds each bot took for them.

        Of the seconds it counts the share of the decks that are added; of the reasons for the
        first forfeit of each bot, those of decks that are added.
        Returns whether the result is as precise as `until` wants it.
        With `until` the decks after the first one at which every bot's margin has a standard
        error of no more than `until` are not added, so the result does not depend on how decks
        came in pieces.
        """
        import numpy as np

        figures = np.asarray(rows, dtype=np.int64)
        scores = [self._of_bot(figures, bot)[..., 0].mean(axis=1) for bot in self.bots]
        margins = self._margins(figures)
        wanted = 0 if until is None else self._used(margins, until)
        size = len(figures)
        used = wanted or size
        figures = figures[:used]
        for bot, own, margin, spent in zip(self.bots, scores, margins, seconds, strict=True):
            picked = self._of_bot(figures, bot)
            bot.score.add(own[:used])
            bot.margin.add(margin[:used])
            bot.units += int(picked[..., 1].sum())
            bot.doubles += int(picked[..., 2].sum())
            bot.decisions += int(picked[..., 3].sum())
            bot.forfeits += int(picked[..., 4].sum())
            bot.seconds += spent * used / size
        for bot, reason in zip(self.bots, reasons, strict=False):
            if bot.forfeits and bot.reason is None:
                bot.reason = reason
        for seat, counter in enumerate(self.scores_by_seat):
            values, counts = np.unique(figures[:, :, seat, 0], return_counts=True)
            counter.update(dict(zip(values.tolist(), counts.tolist(), strict=True)))
        self.decks += used
        return wanted > 0

    def _of_bot(self, figures: Any, bot: BotTally) -> Any:
        """The rows of a bot, [deck][turn][figure], a turn being one seat in one rotation."""
        import numpy as np

        players = self.players
        return np.stack(
            [figures[:, r, (seat + r) % players] for r in range(players) for seat in bot.seats],
            axis=1,
        )

    def _margins(self, figures: Any) -> list[Any]:
        """Per bot and deck the margin: what the other sides score on the mean less its own."""
        import numpy as np

        scores = figures[..., 0]
        by_side = np.stack([scores[:, :, side].sum(axis=2) for side in self._sides], axis=2)
        others = (by_side.sum(axis=2, keepdims=True) - by_side) / (len(self._sides) - 1)
        leads = self._sign * (others - by_side)[:, :, self._side_of]
        return [self._of_bot(leads[..., None], bot)[..., 0].mean(axis=1) for bot in self.bots]

    def _used(self, margins: list[Any], until: float) -> int:
        """How many of these decks it takes until all margins are precise; 0 if all do not do."""
        import numpy as np

        numbers = self.decks + np.arange(1, len(margins[0]) + 1)
        enough = numbers >= LEAST_DECKS
        # One deck alone has no spread, and must not divide by nothing.
        safe = np.maximum(numbers, 2)
        for bot, values in zip(self.bots, margins, strict=True):
            total = bot.margin.total + np.cumsum(values)
            square = bot.margin.square + np.cumsum(values * values)
            enough &= errors(safe, total, square) <= until
        return int(enough.argmax()) + 1 if enough.any() else 0
