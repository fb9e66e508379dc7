"""The picture of ``tabbe simulate --ladder``: the bots on one scale, with their errors."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

from tabbe.cli.failure import file_error
from tabbe.i18n import decimal, text

if TYPE_CHECKING:
    from tabbe.bots import LadderResult


def most_decks(result: LadderResult) -> int:
    """The decks that the pair with most of them has played; a precise one stops sooner."""
    return max((pair.deals for pair in result.pairs), default=0)


def draw_ladder(result: LadderResult, title: str, path: Path, lang: str) -> None:
    """Draw the rungs of a ladder, the best bot on top, into an SVG file.

    The same result gives the same file; ``title`` is the name of the game. Title and description
    of the picture say what it shows to whoever does not see it. Raises ``CommandError`` when it
    cannot be written.
    """
    from io import StringIO

    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot as plt

    rungs = result.rungs[::-1]
    base = next(rung.name for rung in rungs if rung.rating == 0 == rung.se)
    places = range(len(rungs))
    errors = [rung.se for rung in rungs if rung.se is not None]
    settings: Any = {"svg.fonttype": "none", "svg.hashsalt": "tabbe", "font.size": 9}
    with mpl.rc_context(rc=settings):
        figure, axes = plt.subplots(figsize=(7.0, 1.2 + 0.4 * len(rungs)), layout="constrained")
        axes.errorbar(
            [rung.rating for rung in rungs],
            list(places),
            xerr=errors if len(errors) == len(rungs) else None,
            fmt="o",
            color="black",
            capsize=3,
        )
        axes.axvline(0, color="0.7", linewidth=1, zorder=0)
        axes.set_yticks(list(places), [rung.name for rung in rungs])
        axes.set_ylim(-0.6, len(rungs) - 0.4)
        axes.set_xlabel(text("command-ladder-axis", lang, bot=base))
        axes.spines[["top", "right", "left"]].set_visible(False)
        axes.grid(axis="x", linewidth=0.3)
        drawn = StringIO()
        figure.savefig(drawn, format="svg", metadata={"Date": None})
        plt.close(figure)
    heading = _heading(result, title, lang)
    told = text("hint-between", lang).join(
        text(
            "command-ladder-rung",
            lang,
            bot=rung.name,
            whole=int(abs(rung.rating)),
            rating=decimal(rung.rating, 2, lang),
            error="–" if rung.se is None else decimal(rung.se, 2, lang),
        )
        for rung in result.rungs
    )
    try:
        path.write_text(described(drawn.getvalue(), heading, told), encoding="utf-8")
    except OSError as error:
        raise file_error(str(path), error) from None


def described(svg: str, title: str, what: str) -> str:
    """Put a title and a description into an SVG picture, where screen readers look for them."""
    start = svg.index("<svg")
    end = svg.index(">", start)
    labels = ' role="img" aria-labelledby="title what"'
    inside = f'\n <title id="title">{escape(title)}</title>\n <desc id="what">{escape(what)}</desc>'
    return f"{svg[:end]}{labels}>{inside}{svg[end + 1 :]}"


def _heading(result: LadderResult, title: str, lang: str) -> str:
    return text(
        "command-ladder-head",
        lang,
        game=title,
        players=result.players,
        decks=most_decks(result),
        deals=str(most_decks(result)),
        rotations=result.rotations,
        seed=str(result.seed),
    )
