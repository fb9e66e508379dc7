"""The picture of ``tabbe simulate --plot``: how the scores of each seat are spread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tabbe.cli.failure import file_error
from tabbe.i18n import decimal, text


def draw_scores(
    scores_by_seat: Sequence[Mapping[int, int]],
    summary: Mapping[str, Any],
    path: Path,
    lang: str,
) -> None:
    """Draw one histogram a seat, above each other on one scale, into an SVG file.

    ``scores_by_seat`` counts the deals by score for each seat, forehand first and the dealer last.
    The same numbers give the same file. Raises ``CommandError`` when it cannot be written.
    """
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot as plt

    least = min(min(counts) for counts in scores_by_seat if counts)
    most = max(max(counts) for counts in scores_by_seat if counts)
    settings: Any = {"svg.fonttype": "none", "svg.hashsalt": "tabbe", "font.size": 9}
    with mpl.rc_context(rc=settings):
        figure, axes = plt.subplots(
            len(scores_by_seat),
            1,
            sharex=True,
            sharey=True,
            squeeze=False,
            figsize=(7.0, 1.2 + 1.1 * len(scores_by_seat)),
            layout="constrained",
        )
        for seat, (axis, counts) in enumerate(zip(axes[:, 0], scores_by_seat, strict=True)):
            played = sum(counts.values()) or 1
            values = sorted(counts)
            axis.bar(values, [100 * counts[score] / played for score in values], width=0.9)
            mean = sum(score * count for score, count in counts.items()) / played
            axis.axvline(mean, color="black", linewidth=1)
            axis.set_title(_seat(seat, len(scores_by_seat), mean, lang), fontsize=9, loc="left")
            axis.set_ylabel("%")
            axis.spines[["top", "right"]].set_visible(False)
        axes[-1, 0].set_xlabel(text("command-plot-score", lang))
        axes[-1, 0].set_xlim(least - 1, most + 1)
        bots = ", ".join(bot["name"] for bot in summary["bots"])
        figure.suptitle(f"{summary['game']} · {bots}", fontsize=11)
        try:
            figure.savefig(path, format="svg", metadata={"Date": None, "Title": summary["game"]})
        except OSError as error:
            raise file_error(str(path), error) from None
        finally:
            plt.close(figure)


def _seat(seat: int, seats: int, mean: float, lang: str) -> str:

    keys = {0: "command-plot-forehand", seats - 1: "command-plot-dealer"}
    key = keys.get(seat, "command-plot-seat")
    return text(key, lang, seat=str(seat + 1), mean=decimal(mean, 1, lang))
