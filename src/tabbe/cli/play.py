"""``tabbe play``: a game in the terminal against bots."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from tabbe.cli.failure import CommandError, quoted
from tabbe.cli.option import (
    Command,
    OneOf,
    Seconds,
    Seed,
    Whole,
    game_option,
    lang_option,
    players_of,
    players_option,
    rules_of,
)
from tabbe.cli.roster import bot_list, check_fit, filled
from tabbe.cli.setting import apply_to_engine, language, use_colour, value_of

if TYPE_CHECKING:
    from tabbe.tui.link import Link
    from tabbe.tui.ticket import Ticket


@click.command(
    cls=Command,
    short_help="Play in the terminal against bots.",
    epilog="Type help in the game to see what you can say there.",
)
@game_option
@players_option()
@click.option("--bots", metavar="A,B", help="The other seats, in order; fewer bots repeat.")
@click.option("--seed", type=Seed(), metavar="S", help="The same seed deals the same cards.")
@click.option("--deals", type=Whole(1, 1000), metavar="K", help="Deals in the match.")
@click.option("--teams", type=OneOf(("pairs", "threes")), help="Play as partners.")
@click.option("--name", metavar="NAME", help="Your name.")
@click.option(
    "--announce",
    type=OneOf(("off", "pictures", "always")),
    help="When to say which cards would sweep: never, after pictures have gone, at every turn.",
)
@click.option(
    "--pause", type=Seconds(0, 60), metavar="SECONDS", help="Wait after every move of a bot."
)
@click.option("--server", metavar="URL", help="Play at a table of this server.")
@click.option("--table", "table_", metavar="CODE", help="The table: its link or its short code.")
@click.option("--guest", is_flag=True, help="Come to that server as somebody new, just this once.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers and pipes.")
@lang_option
def command(
    *,
    game: str | None,
    switches: tuple[tuple[str, str], ...],
    players: int | None,
    bots: str | None,
    seed: int | str | None,
    deals: int | None,
    teams: str | None,
    name: str | None,
    announce: str | None,
    pause: float | None,
    server: str | None,
    table_: str | None,
    guest: bool,
    plain: bool,
    lang: str | None,
) -> int:
    """Play against bots, by default Krypkasino for two.

    It fills the terminal. With --plain, or in a pipe, it goes line by line: so it can be played
    with a screen reader, and moves may come from a program.
    """
    full = not plain and _fills_terminal()
    spoken = language(lang)
    apply_to_engine()
    if (server is None) != (table_ is None):
        raise CommandError("command-missing", name="--table" if table_ is None else "--server")
    if server is not None and table_ is not None:
        called = player_name(value_of("name") if name is None else name, given=name is not None)
        called_out = announce or value_of("announce")
        return _play_there(server, table_, called, spoken, called_out, full=full, guest=guest)
    rules = rules_of(game, switches)
    seats = players_of(rules, players)
    chosen = bot_list(value_of("bots") if bots is None else bots)
    check_fit(chosen, seats - 1)
    _get_ready(chosen)
    called = player_name(value_of("name") if name is None else name, given=name is not None)

    if sys.stdin is None or sys.stdout is None:
        raise CommandError("command-no-input")
    calls = announce or value_of("announce")
    wait = value_of("pause") if pause is None else pause
    if full:
        from tabbe.tui.full_local import run_full

        return run_full(
            rules,
            seats,
            bots=filled(chosen, seats - 1),
            names=[called] if called else None,
            seed=seed,
            lang=spoken,
            deals=deals,
            teams=teams,
            announce=calls,
            pause=float(wait),
        )
    from tabbe.tui.plain import run

    return run(
        rules,
        seats,
        bots=filled(chosen, seats - 1),
        names=[called] if called else None,
        seed=seed,
        lang=spoken,
        deals=deals,
        teams=teams,
        announce=calls,
        pause=float(wait),
        input=sys.stdin,
        output=sys.stdout,
        colour=use_colour(is_terminal=sys.stdout.isatty()),
    )


def _fills_terminal() -> bool:
    """Whether the game can have the whole terminal: one that moves its cursor, and large enough."""
    import os
    import shutil

    # The full screen is written to standard error.
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if any(stream is None or not stream.isatty() for stream in streams):
        return False
    size = shutil.get_terminal_size()
    return os.environ.get("TERM") not in (None, "dumb") and size.columns >= 60 and size.lines >= 20


def _play_there(
    server: str, table: str, name: str, lang: str, announce: str, *, full: bool, guest: bool
) -> int:
    """Sit down at a server's table and play."""
    if sys.stdin is None or sys.stdout is None:
        raise CommandError("command-no-input")
    from tabbe.i18n import text
    from tabbe.tui.link import Link, Refused, plain_table
    from tabbe.tui.remote import RemoteGame
    from tabbe.tui.screen import Screen
    from tabbe.tui.ticket import Ticket, TicketError

    screen = Screen(sys.stdin, sys.stdout, colour=use_colour(is_terminal=sys.stdout.isatty()))
    link = Link(server, lang)
    ticket = None if guest else Ticket(link.base)
    if ticket is not None:
        link.cookie = ticket.cookie
    found = _found(link, ticket, table)
    try:
        link.sit(found, name or text("name-you", lang))
    except Refused as refusal:
        # A table that is full, or has begun, can still be watched.
        if refusal.code != "full":
            raise
        screen.line(refusal.message(lang))
    if ticket is not None:
        try:
            ticket.keep(link.cookie, plain_table(table), found)
        except TicketError as error:
            screen.line(error.message(lang))
    link.open(found)
    try:
        if full:
            from tabbe.tui.full import FullGame
            from tabbe.tui.full_remote import RemoteSource

            return FullGame(RemoteSource(link, lang, announce), lang).play()
        return RemoteGame(link, screen, lang, announce).run()
    finally:
        link.close()


def _found(link: Link, ticket: Ticket | None, table: str) -> str:
    """The table that is meant, also by a code that it has given up since one sat down there."""
    from tabbe.tui.link import Refused, plain_table

    try:
        return link.find(table)
    except Refused:
        known = None if ticket is None else ticket.table(plain_table(table))
        if known is None:
            raise
        return known


def _get_ready(bots: list[str]) -> None:
    """Let what searching bots need be compiled beside the game; a game without them waits not."""
    from tabbe.bots.readiness import compile_apart

    compile_apart(bots)


def player_name(name: str, *, given: bool) -> str:
    """Check the player's name; an empty one that was not given leaves the naming to the game.

    Raises ``CommandError`` for a name that is blank, long or unprintable.
    """
    shown = " ".join(name.split())
    if (given and not shown) or len(shown) > 40 or not shown.isprintable():
        raise CommandError("command-name", name=quoted(name))
    return shown
