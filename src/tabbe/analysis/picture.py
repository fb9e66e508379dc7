"""The picture of a review: how the scores went, and where points were given away, as SVG."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape, quoteattr

from tabbe.i18n import decimal, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabbe.analysis.review import Review, ReviewedMove

_WIDTH: Final = 860
_HEIGHT: Final = 420
_LEFT: Final = 44
_RIGHT: Final = 150  # room for the names at the ends of the curves
_TOP: Final = 46
_BOTTOM: Final = 64
_LINE: Final = 14  # a line of small print
_LABEL: Final = 56  # the number of a deal, with some air
# Colours that are told apart by people who see red and green alike; dashes do it without colour.
_COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#000000")
_DASHES: Final = ("", "8 3", "2 3", "8 3 2 3", "12 4", "4 2")
_SHAPES: Final = {
    "inaccuracy": "M-4 0L0 -4L4 0L0 4Z",
    "mistake": "M-5 4L0 -5L5 4Z",
    "blunder": "M-5 -5L5 5M5 -5L-5 5",
}
_STYLE: Final = (
    "text{font:12px sans-serif;fill:#222}.small{font-size:11px;fill:#555}"
    ".grid{stroke:#ddd}.deal{stroke:#999;stroke-dasharray:1 3}.curve{fill:none;stroke-width:1.6}"
    ".mark{stroke:#222;stroke-width:1.4;fill:#fff}.blunder{stroke-width:2.4}"
)


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where points of the game lie in the picture."""

    steps: int
    low: int
    high: int

    def x(self, step: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * step / max(self.steps, 1)

    def y(self, points: float) -> float:
        span = max(self.high - self.low, 1)
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * (points - self.low) / span


def draw_review(review: Review, lang: str = "en") -> str:
    """Draw a review as SVG: one curve of running totals a seat, and a sign at each bad move.

    Title, description and the label of every sign say in words what the picture shows. The same
    review gives the same picture.
    """
    names = review.replay.record.players
    curves = _curves(review)
    points = [point for curve in curves for point in curve]
    frame = _Frame(len(curves[0]) - 1, min([0, *points]), max([1, *points]))
    title = text("review-picture-title", lang, game=review.replay.record.rules.name(lang))
    told = " ".join(_told(review, lang))
    size = f'viewBox="0 0 {_WIDTH} {_HEIGHT}"'
    labels = f'role="img" aria-labelledby="title what" lang={quoteattr(lang)}'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {labels}>',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="what">{escape(told)}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        f'<text x="{_LEFT}" y="20" font-weight="bold">{escape(title)}</text>',
        *_grid(review, frame, lang),
        *_lines(curves, names, frame),
        *_signs(review, curves, frame, lang),
        *_legend(lang),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _curves(review: Review) -> list[list[int]]:
    """Per seat the running total after every move of the record, deal after deal."""
    before = [0] * len(review.replay.record.players)
    curves: list[list[int]] = [[] for _ in before]
    for course in review.scores:
        for seat, curve in enumerate(curves):
            curve.extend(before[seat] + scores[seat] for scores in course)
        before = [total + last for total, last in zip(before, course[-1], strict=True)]
    return [curve or [0] for curve in curves]


def _starts(review: Review) -> list[int]:
    """The step at which each deal opens."""
    return [0, *accumulate(len(course) for course in review.scores)]


def _told(review: Review, lang: str) -> Iterator[str]:
    names = review.replay.record.players
    for name, accuracy in zip(names, review.accuracy, strict=True):
        if accuracy is not None:
            yield text("review-accuracy", lang, name=name, accuracy=str(round(accuracy)))
    for move in review.turning_points:
        yield _label(review, move, lang)


def _label(review: Review, move: ReviewedMove, lang: str) -> str:
    return text(
        "review-move",
        lang,
        deal=move.deal,
        move=move.move,
        name=review.replay.record.players[move.seat],
        played=str(move.played),
        best=str(move.best),
        loss=decimal(move.loss, 1, lang),
        mark=text(f"review-{move.mark}", lang),
    )


def _grid(review: Review, frame: _Frame, lang: str) -> Iterator[str]:
    step = _step(frame.high - frame.low)
    first = -(-frame.low // step) * step
    for points in range(first, frame.high + 1, step):
        y = frame.y(points)
        yield f'<path class="grid" d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}"/>'
        place = f'x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end"'
        yield f'<text class="small" {place}>{points}</text>'
    free = 0.0
    for number, start in enumerate(_starts(review)[:-1], start=1):
        x = frame.x(start)
        yield f'<path class="deal" d="M{x:.1f} {_TOP}V{_HEIGHT - _BOTTOM}"/>'
        if x < free:
            continue
        free = x + _LABEL
        label = escape(text("review-picture-deal", lang, deal=number))
        yield f'<text class="small" x="{x + 3:.1f}" y="{_TOP - 6}">{label}</text>'


def _step(span: int) -> int:
    """A round step that gives ten lines at most."""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if span <= 10 * factor * size:
                return factor * size
        size *= 10


def _lines(curves: Sequence[Sequence[int]], names: Sequence[str], frame: _Frame) -> Iterator[str]:
    ends = _apart([frame.y(curve[-1]) for curve in curves])
    for seat, (curve, name) in enumerate(zip(curves, names, strict=True)):
        path = "L".join(
            f"{frame.x(at):.1f} {frame.y(points):.1f}" for at, points in enumerate(curve)
        )
        dash = f' stroke-dasharray="{_DASHES[seat]}"' if _DASHES[seat] else ""
        yield f'<path class="curve" stroke="{_COLOURS[seat]}"{dash} d="M{path}"/>'
        # The points first: a name that is too wide loses its end, and nothing else.
        shown = escape(f"{curve[-1]} {name[:16]}")
        x = _WIDTH - _RIGHT + 8
        yield f'<text x="{x}" y="{ends[seat] + 4:.1f}" style="fill:{_COLOURS[seat]}">{shown}</text>'


def _apart(places: Sequence[float]) -> list[float]:
    """Move labels until none lies on another: down, and up again from the edge of the picture."""
    moved = list(places)
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + _LINE)
    moved[order[-1]] = min(moved[order[-1]], _HEIGHT - _LINE)
    for below, above in pairwise(reversed(order)):
        moved[above] = min(moved[above], moved[below] - _LINE)
    return moved


def _signs(
    review: Review, curves: Sequence[Sequence[int]], frame: _Frame, lang: str
) -> Iterator[str]:
    starts = _starts(review)
    for move in review.moves:
        if move.mark not in _SHAPES:
            continue
        at = starts[move.deal - 1] + move.move
        x, y = frame.x(at), frame.y(curves[move.seat][at])
        label = escape(_label(review, move, lang))
        yield (
            f'<path class="mark {move.mark}" transform="translate({x:.1f} {y:.1f})"'
            f' d="{_SHAPES[move.mark]}"><title>{label}</title></path>'
        )


def _legend(lang: str) -> Iterator[str]:
    y = _HEIGHT - 22
    x = _LEFT + 6
    for mark, shape in _SHAPES.items():
        name = text(f"review-{mark}", lang)
        yield f'<path class="mark {mark}" transform="translate({x} {y - 4})" d="{shape}"/>'
        yield f'<text class="small" x="{x + 12}" y="{y}">{escape(name)}</text>'
        x += 40 + 8 * len(name)
