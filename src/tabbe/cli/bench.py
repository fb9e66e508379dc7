"""``tabbe bench``: random playouts a second on this machine."""

from __future__ import annotations

import os

import click

from tabbe.cli.failure import DONE, INTERRUPTED
from tabbe.cli.option import (
    Command,
    Seconds,
    Whole,
    game_option,
    json_option,
    lang_option,
    players_of,
    players_option,
    rules_of,
)
from tabbe.cli.output import grouped, paragraph, print_json, table
from tabbe.cli.progress import Progress
from tabbe.cli.setting import apply_to_engine, language
from tabbe.i18n import decimal, text


@click.command(
    cls=Command,
    short_help="Count random playouts a second on this machine.",
    epilog="Compile time is not counted.",
)
@game_option
@players_option()
@click.option(
    "--threads",
    type=Whole(1, 256),
    default="1",
    show_default=True,
    metavar="T",
    help="Threads at work.",
)
@click.option(
    "--seconds",
    type=Seconds(0.1, 3600),
    default="3",
    show_default=True,
    metavar="S",
    help="Time to measure.",
)
@lang_option
@json_option
def command(
    *,
    game: str | None,
    switches: tuple[tuple[str, str], ...],
    players: int | None,
    threads: int,
    seconds: float,
    lang: str | None,
    as_json: bool,
) -> int:
    """Play random deals for a while and count them, by default Krypkasino for two."""
    spoken = language(lang)
    apply_to_engine()
    rules = rules_of(game, switches)
    seats = players_of(rules, players)
    from tabbe.bots import bench

    progress = Progress(spoken)
    try:
        result = bench(rules, seats, threads, seconds, announce=progress.announce)
    except KeyboardInterrupt:
        progress.close()
        # The threads that measure look at no signal, and leaving as usual would wait for them.
        os._exit(INTERRUPTED)
    progress.close()
    if as_json:
        print_json(result.as_dict())
        return DONE
    paragraph(
        text(
            "command-bench-head",
            spoken,
            game=rules.name(spoken),
            players=seats,
            threads=threads,
            seconds=decimal(seconds, 1, spoken),
        )
    )
    rows = [
        [grouped(result.deals_per_s, spoken), text("command-bench-deals", spoken)],
        [grouped(result.moves_per_s, spoken), text("command-bench-moves", spoken)],
    ]
    table(rows, (1,), head=False)
    return DONE
