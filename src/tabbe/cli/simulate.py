"""``tabbe simulate``: bots against each other, over many deals."""

from __future__ import annotations

import secrets
from collections import Counter
from typing import TYPE_CHECKING, Any

import click

from tabbe.cli.failure import DONE, INTERRUPTED, CommandError, file_error
from tabbe.cli.option import (
    Above,
    Command,
    OneOf,
    Whole,
    game_option,
    json_option,
    lang_option,
    players_of,
    players_option,
    rules_of,
)
from tabbe.cli.output import grouped, paragraph, print_json, say, table
from tabbe.cli.picture import drop_empty, picture_file
from tabbe.cli.progress import Progress, gentle_stop
from tabbe.cli.setting import apply_to_engine, language, value_of
from tabbe.i18n import decimal, text

if TYPE_CHECKING:
    from pathlib import Path

    from tabbe.bots import LadderResult, SimulationResult

MOST_DEALS = 1_000_000_000
_UNKNOWN = "–"


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
@click.option("--teams", type=OneOf(("pairs", "threes")), help="Play as partners.")
@click.option(
    "--until-se",
    type=Above(),
    metavar="E",
    help="Stop before K decks when every margin has a standard error of no more than E.",
)
@click.option(
    "--resume",
    metavar="FILE",
    help="Write every deck to FILE, and go on from those that stand in it.",
)
@click.option(
    "--ladder", metavar="FILE", help="Let every two bots meet; draw the ladder into an SVG file."
)
@click.option("--jobs", type=Whole(0, 1024), metavar="J", help="Workers; 0 is one per core.")
@click.option(
    "--backend",
    metavar="B",
    help="Who works: loky, threading, multiprocessing, dask[:ADDRESS] or ray[:ADDRESS].",
)
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
    teams: str | None,
    until_se: float | None,
    resume: str | None,
    ladder: str | None,
    jobs: int | None,
    backend: str | None,
    plot: str | None,
    lang: str | None,
    as_json: bool,
) -> int:
    """Play K decks, each with the bots in every rotation of the seats.

    Reports the mean score of each bot with its standard error, its margin over the others with a
    95 % interval, sweeps and double sweeps a deal, and decisions a second. Ctrl-C stops early and
    reports what has been played.
    """
    spoken = language(lang)
    apply_to_engine()
    rules = rules_of(game, switches)
    seats = players_of(rules, players)
    if ladder is not None and plot is not None:
        raise CommandError("command-ladder-plot")
    if resume is not None and not resume.strip():
        raise CommandError("command-file-unnamed", option="--resume")
    from tabbe.bots import climb, parse_bots, simulate
    from tabbe.bots.ladder import bots_of

    if ladder is None:
        parse_bots(bots, seats)
    else:
        bots_of(bots)
    target = None
    for option, name in (("--plot", plot), ("--ladder", ladder)):
        target = target if name is None else picture_file(option, name)
    workers = int(value_of("jobs")) if jobs is None else jobs
    progress = Progress(spoken)
    # With a file to resume its seed is the one to go on with.
    drawn = None if resume is not None else secrets.randbits(32)
    result: SimulationResult | LadderResult
    try:
        with gentle_stop(progress) as step:
            result = (simulate if ladder is None else climb)(
                rules,
                seats,
                bots,
                deals,
                drawn if seed is None else seed,
                teams=teams,
                until_se=until_se,
                resume=resume,
                jobs=workers or None,
                backend=backend,
                progress=step,
                announce=progress.announce,
            )
    except OSError as error:
        raise file_error(resume or "", error) from None
    finally:
        progress.close()
        drop_empty(target)
    _report(result, target, rules.name(spoken), spoken, as_json=as_json)
    return DONE if result.complete else INTERRUPTED


def _report(
    result: SimulationResult | LadderResult,
    target: Path | None,
    title: str,
    lang: str,
    *,
    as_json: bool,
) -> None:
    """Tell the result, and draw it where a picture is wanted.

    The picture comes first, for whoever reads the text may close it after a few lines; and the
    text comes even if the picture cannot be written.
    """
    from tabbe.bots import LadderResult

    if isinstance(result, LadderResult):
        try:
            if target is not None and result.pairs:
                from tabbe.cli.ladder import draw_ladder

                draw_ladder(result, title, target, lang)
        finally:
            if as_json:
                print_json(result.as_dict())
            else:
                _show_ladder(result, title, lang)
        return
    summary = summary_of(result)
    try:
        if target is not None and result.deals:
            from tabbe.cli.histogram import draw_scores

            # Seat 0 deals; the picture begins with forehand and ends with the dealer.
            by_seat = [*result.scores_by_seat[1:], result.scores_by_seat[0]]
            draw_scores(by_seat, summary, target, lang)
    finally:
        if as_json:
            print_json(summary)
        else:
            _show(summary, title, lang)


def summary_of(result: SimulationResult) -> dict[str, Any]:
    """Give a result as programs get it; before the first deck has been played there is no mean."""
    summary = result.as_dict()
    if not result.deals:
        for bot in summary["bots"]:
            bot["mean"] = bot["se"] = bot["margin"] = bot["margin_se"] = None
    return summary


def _show(summary: dict[str, Any], title: str, lang: str) -> None:
    paragraph(
        text(
            "command-simulate-head",
            lang,
            game=title,
            players=summary["players"],
            decks=summary["deals"],
            deals=grouped(summary["deals"], lang),
            rotations=summary["rotations"],
            seed=str(summary["seed"]),
        )
    )
    heads = (
        "command-simulate-bot",
        "command-simulate-mean",
        "command-simulate-error",
        "command-simulate-margin",
        "command-simulate-interval",
        "command-simulate-sweeps",
        "command-simulate-doubles",
        "command-simulate-speed",
    )
    rows = [
        [
            bot["name"],
            _number(bot["mean"], lang),
            _number(bot["se"], lang),
            _number(bot["margin"], lang),
            _ends(bot["margin_interval"], lang),
            decimal(bot["sweeps"], 2, lang),
            decimal(bot["doubles"], 3, lang),
            grouped(bot["decisions_per_s"], lang),
        ]
        for bot in summary["bots"]
    ]
    table([[text(key, lang) for key in heads], *rows])
    for bot in summary["bots"]:
        _tell_forfeits(bot["name"], bot["forfeits"], bot["reason"], lang)
    if not summary["complete"]:
        paragraph(text("command-simulate-stopped", lang))


def _tell_forfeits(bot: str, deals: int, reason: dict[str, str] | None, lang: str) -> None:
    if not deals:
        return
    told = text("command-simulate-forfeits", lang, bot=bot, deals=deals)
    if reason is not None:
        from tabbe.bots.bot import Forfeit

        why = Forfeit(**reason).message(lang)
        told = f"{told} {text('command-simulate-reason', lang, deals=deals, why=why)}"
    paragraph(told)


def _show_ladder(result: LadderResult, title: str, lang: str) -> None:
    from tabbe.cli.ladder import most_decks

    paragraph(
        text(
            "command-ladder-head",
            lang,
            game=title,
            players=result.players,
            decks=most_decks(result),
            deals=grouped(most_decks(result), lang),
            rotations=result.rotations,
            seed=str(result.seed),
        )
    )
    say()
    heads = ["command-ladder-bot", "command-ladder-rating", "command-simulate-error"]
    rows = [
        [rung.name, _number(rung.rating, lang), _number(rung.se, lang)] for rung in result.rungs
    ]
    table([[text(key, lang) for key in heads], *rows])
    say()
    heads = [
        "command-ladder-bot",
        "command-ladder-pair",
        "command-ladder-decks",
        "command-ladder-lead",
        "command-simulate-interval",
    ]
    rows = [
        [
            *pair.bots,
            grouped(pair.deals, lang),
            _number(pair.lead, lang),
            _ends(pair.interval, lang),
        ]
        for pair in result.pairs
    ]
    table([[text(key, lang) for key in heads], *rows], (0, 1))
    forfeits: Counter[str] = Counter()
    reasons: dict[str, dict[str, str]] = {}
    for pair in result.pairs:
        forfeits.update(dict(zip(pair.bots, pair.forfeits, strict=True)))
        for bot, reason in zip(pair.bots, pair.reasons, strict=True):
            if reason is not None:
                reasons.setdefault(bot, reason.as_dict())
    for bot, deals in forfeits.items():
        _tell_forfeits(bot, deals, reasons.get(bot), lang)
    if not result.complete:
        paragraph(text("command-simulate-stopped", lang))


def _number(value: float | None, lang: str) -> str:
    return _UNKNOWN if value is None else decimal(value, 2, lang)


def _ends(interval: Any, lang: str) -> str:
    if interval is None:
        return _UNKNOWN
    return " … ".join(decimal(end, 2, lang) for end in interval)
