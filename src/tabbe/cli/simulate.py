"""``tabbe simulate``: bots against each other, over many deals."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tabbe.cli.failure import DONE, INTERRUPTED, CommandError, file_error, shown_path
from tabbe.cli.option import (
    Command,
    Whole,
    game_option,
    json_option,
    lang_option,
    players_of,
    players_option,
    rules_of,
)
from tabbe.cli.output import decimal, grouped, paragraph, print_json, table
from tabbe.cli.progress import Progress, gentle_stop
from tabbe.cli.setting import apply_to_engine, language, value_of
from tabbe.i18n import text

if TYPE_CHECKING:
    from tabbe.bots import SimulationResult

MOST_DEALS = 1_000_000_000


@click.command(
    cls=Command,
    short_help="Let bots play each other and measure them.",
    epilog="Example: tabbe simulate --players 4 --bots greedy,random --deals 10000 --seed 1",
)
@game_option
@players_option()
@click.option(
    "--bots",
    default="greedy,random",
    show_default=True,
    metavar="A,B",
    help="Bots in seating order; fewer bots than seats repeat.",
)
@click.option(
    "--deals",
    type=Whole(1, MOST_DEALS),
    default="1000",
    show_default=True,
    metavar="K",
    help="Number of decks; each is played once from every rotation of the seats.",
)
@click.option(
    "--seed",
    type=Whole(0, 2**63 - 1),
    metavar="S",
    help="Number the decks come from; drawn by lot, and reported, when left out.",
)
@click.option("--jobs", type=Whole(0, 1024), metavar="J", help="Processes; 0 is one per core.")
@click.option("--plot", metavar="FILE", help="Draw the scores by seat into an SVG file.")
@lang_option
@json_option
def command(
    *,
    game: str | None,
    switches: tuple[tuple[str, str], ...],
    players: int | None,
    bots: str,
    deals: int,
    seed: int | None,
    jobs: int | None,
    plot: str | None,
    lang: str | None,
    as_json: bool,
) -> int:
    """Play K decks, each with the bots in every rotation of the seats.

    Reports the mean score of each bot with its standard error, sweeps and double sweeps a deal,
    and decisions a second. Ctrl-C stops early and reports what has been played.
    """
    spoken = language(lang)
    apply_to_engine()
    rules = rules_of(game, switches)
    seats = players_of(rules, players)
    from tabbe.bots import parse_bots, simulate

    parse_bots(bots, seats)
    target = None if plot is None else _plot_file(plot)
    workers = int(value_of("jobs")) if jobs is None else jobs
    progress = Progress(spoken)
    with gentle_stop(progress) as step:
        result = simulate(
            rules,
            seats,
            bots,
            deals,
            secrets.randbits(32) if seed is None else seed,
            jobs=workers or None,
            progress=step,
            announce=progress.announce,
        )
    progress.close()
    summary = summary_of(result)
    if as_json:
        print_json(summary)
    else:
        _show(summary, rules.title, spoken)
    if target is not None and result.deals:
        _draw(result, summary, target, spoken)
    elif target is not None and target.stat().st_size == 0:
        target.unlink()
    return DONE if result.complete else INTERRUPTED


def summary_of(result: SimulationResult) -> dict[str, Any]:
    """Give a result as programs get it; before the first deck has been played there is no mean."""
    summary = result.as_dict()
    if not result.deals:
        for bot in summary["bots"]:
            bot["mean"] = bot["se"] = None
    return summary


def _plot_file(name: str) -> Path:
    """Check the name before hours of work end in front of a closed door."""
    path = Path(name)
    if not name.strip():
        raise CommandError("command-file-unnamed", option="--plot")
    if path.suffix.lower() != ".svg":
        raise CommandError("command-plot-suffix", file=shown_path(name))
    try:
        with path.open("ab"):
            pass
    except FileNotFoundError:
        # The file may well be missing; what it lacks is a place.
        raise CommandError(
            "command-folder-missing", file=shown_path(name), folder=shown_path(path.parent)
        ) from None
    except (OSError, ValueError) as error:
        raise file_error(name, error) from None
    return path


def _draw(result: SimulationResult, summary: dict[str, Any], path: Path, lang: str) -> None:
    from tabbe.cli.histogram import draw_scores

    # Seat 0 deals; the picture begins with forehand and ends with the dealer.
    draw_scores([*result.scores_by_seat[1:], result.scores_by_seat[0]], summary, path, lang)


def _show(summary: dict[str, Any], title: str, lang: str) -> None:
    paragraph(
        text(
            "command-simulate-head",
            lang,
            game=title,
            players=summary["players"],
            deals=grouped(summary["deals"], lang),
            rotations=summary["rotations"],
            seed=str(summary["seed"]),
        )
    )
    heads = (
        "command-simulate-bot",
        "command-simulate-mean",
        "command-simulate-error",
        "command-simulate-sweeps",
        "command-simulate-doubles",
        "command-simulate-speed",
    )
    head = [text(key, lang) for key in heads]
    rows = [
        [
            bot["name"],
            "–" if bot["mean"] is None else decimal(bot["mean"], 2, lang),
            "–" if bot["se"] is None else decimal(bot["se"], 2, lang),
            decimal(bot["sweeps"], 2, lang),
            decimal(bot["doubles"], 3, lang),
            grouped(bot["decisions_per_s"], lang),
        ]
        for bot in summary["bots"]
    ]
    table([head, *rows])
    if not summary["complete"]:
        paragraph(text("command-simulate-stopped", lang))
