"""The picture of a review: how the scores went, and where points were given away, as SVG.

One deal is one panel. A match is a panel with its whole course and its turning points, and below
it a panel for each deal with all signs: on one curve through many deals they would hide it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape, quoteattr

from tabbe.engine.standing import sides_of
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
_ROW: Final = 2  # panels of deals side by side
_PANEL: Final = 168  # the height of such a panel
_LINES: Final = 10  # of a grid at most
_LINES_SMALL: Final = 5
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
    """Where points of the game lie in the picture: a plot between these edges."""

    steps: int
    low: int
    high: int
    left: float = _LEFT
    right: float = _WIDTH - _RIGHT
    top: float = _TOP
    bottom: float = _HEIGHT - _BOTTOM

    def x(self, step: float) -> float:
        return self.left + (self.right - self.left) * step / max(self.steps, 1)

    def y(self, points: float) -> float:
        span = max(self.high - self.low, 1)
        return self.bottom - (self.bottom - self.top) * (points - self.low) / span


def draw_review(review: Review, lang: str = "en") -> str:
    """Draw a review as SVG: one curve of running totals a seat, and a sign at each bad move.

    Of a match the totals bear the turning points alone; every deal follows in a panel of its own,
    all at one scale. Title, description and the label of every sign say in words what the picture
    shows. The same review gives the same picture.
    """
    names = review.replay.record.players
    curves = _curves(review)
    points = [point for curve in curves for point in curve]
    frame = _Frame(len(curves[0]) - 1, min([0, *points]), max([1, *points]))
    title = text("review-picture-title", lang, game=review.replay.record.rules.name(lang))
    told = " ".join(_told(review, lang))
    is_match = len(review.scores) > 1
    rows = -(-len(review.scores) // _ROW) if is_match else 0
    height = _HEIGHT + rows * _PANEL
    size = f'viewBox="0 0 {_WIDTH} {height}"'
    labels = f'role="img" aria-labelledby="title what" lang={quoteattr(lang)}'
    starts = _starts(review)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {labels}>',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="what">{escape(told)}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{_LEFT}" y="20" font-weight="bold">{escape(title)}</text>',
        f'<text class="small" x="{_LEFT}" y="36">{escape(" ".join(_meant(review, lang)))}</text>',
        *_grid(frame, _LINES),
        *_deals(starts, frame, lang),
        *_lines(curves, frame),
        # The points first: a name that is too wide loses its end, and nothing else.
        *_ends(curves, frame, [f" {name[:16]}" for name in names], _HEIGHT - _LINE),
        *_signs(review, review.turning_points if is_match else review.moves, curves, frame, lang),
        *_legend(lang),
    ]
    if is_match:
        parts.extend(_panels(review, lang))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panels(review: Review, lang: str) -> Iterator[str]:
    """Every deal by itself: the points of the deal, and all signs."""
    courses = [list(zip(*course, strict=True)) for course in review.scores]
    points = [point for curves in courses for curve in curves for point in curve]
    steps = max(len(course) for course in review.scores) - 1
    low, high = min([0, *points]), max([1, *points])
    width = _WIDTH / _ROW
    for at, curves in enumerate(courses):
        left, top = width * (at % _ROW), _HEIGHT + _PANEL * (at // _ROW)
        frame = _Frame(
            steps, low, high, left + _LEFT, left + width - _LEFT, top + 2 * _LINE, top + _PANEL - 10
        )
        moves = [move for move in review.moves if move.deal == at + 1]
        yield from _grid(frame, _LINES_SMALL)
        yield from _deals([0, steps], frame, lang, at + 1)
        yield from _lines(curves, frame)
        yield from _ends(curves, frame, [""] * len(curves), top + _PANEL - 4)
        yield from _signs(review, moves, curves, frame, lang, at + 1)


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


def _meant(review: Review, lang: str) -> Iterator[str]:
    """How the curves are to be read: who wins, and who play together."""
    record = review.replay.record
    yield text(f"rules-aim-{record.rules.aim}", lang)
    if record.teams is not None:
        for side in sides_of(record.rules, len(record.players), record.teams):
            names = "|".join(record.players[seat] for seat in side)
            yield text("review-picture-partners", lang, names=names)


def _told(review: Review, lang: str) -> Iterator[str]:
    yield from _meant(review, lang)
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


def _grid(frame: _Frame, lines: int) -> Iterator[str]:
    step = _step(frame.high - frame.low, lines)
    first = -(-frame.low // step) * step
    for points in range(first, frame.high + 1, step):
        y = frame.y(points)
        yield f'<path class="grid" d="M{frame.left:g} {y:.1f}H{frame.right:g}"/>'
        place = f'x="{frame.left - 6:g}" y="{y + 4:.1f}" text-anchor="end"'
        yield f'<text class="small" {place}>{points}</text>'


def _deals(starts: Sequence[int], frame: _Frame, lang: str, first: int = 1) -> Iterator[str]:
    """Where each deal begins, and which it is, where there is room to say so."""
    free = 0.0
    for number, start in enumerate(starts[:-1], start=first):
        x = frame.x(start)
        yield f'<path class="deal" d="M{x:.1f} {frame.top:g}V{frame.bottom:g}"/>'
        if x < free:
            continue
        free = x + _LABEL
        label = escape(text("review-picture-deal", lang, deal=number))
        yield f'<text class="small" x="{x + 3:.1f}" y="{frame.top - 6:g}">{label}</text>'


def _step(span: int, lines: int) -> int:
    """A round step that gives so many lines at most."""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if span <= lines * factor * size:
                return factor * size
        size *= 10


def _lines(curves: Sequence[Sequence[int]], frame: _Frame) -> Iterator[str]:
    for seat, curve in enumerate(curves):
        path = "L".join(
            f"{frame.x(at):.1f} {frame.y(points):.1f}" for at, points in enumerate(curve)
        )
        dash = f' stroke-dasharray="{_DASHES[seat]}"' if _DASHES[seat] else ""
        yield f'<path class="curve" stroke="{_COLOURS[seat]}"{dash} d="M{path}"/>'


def _ends(
    curves: Sequence[Sequence[int]], frame: _Frame, names: Sequence[str], lowest: float
) -> Iterator[str]:
    """What each curve comes to, beside its end and no lower than `lowest`."""
    places = _apart([frame.y(curve[-1]) for curve in curves], lowest)
    for seat, (curve, name) in enumerate(zip(curves, names, strict=True)):
        shown = escape(f"{curve[-1]}{name}")
        place = f'x="{frame.right + 8:g}" y="{places[seat] + 4:.1f}"'
        yield f'<text {place} style="fill:{_COLOURS[seat]}">{shown}</text>'


def _apart(places: Sequence[float], lowest: float) -> list[float]:
    """Move labels until none lies on another: down, and up again from the lowest place."""
    moved = list(places)
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + _LINE)
    moved[order[-1]] = min(moved[order[-1]], lowest)
    for below, above in pairwise(reversed(order)):
        moved[above] = min(moved[above], moved[below] - _LINE)
    return moved


def _signs(
    review: Review,
    moves: Sequence[ReviewedMove],
    curves: Sequence[Sequence[int]],
    frame: _Frame,
    lang: str,
    first: int = 1,
) -> Iterator[str]:
    """The signs of moves on curves that begin with the deal `first`."""
    starts = _starts(review)
    for move in moves:
        if move.mark not in _SHAPES:
            continue
        at = starts[move.deal - 1] - starts[first - 1] + move.move
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
