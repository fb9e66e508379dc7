"""The plain game: one line after the other, for terminals, screen readers and pipes."""

from __future__ import annotations

import os
import secrets
import sys
from typing import TYPE_CHECKING, TextIO

from tabbe.bots import make_bot, parse_bot
from tabbe.bots.outside import check_programs
from tabbe.cards import Stream
from tabbe.engine import Match
from tabbe.i18n import text
from tabbe.tui.game import PERSON, PlainGame
from tabbe.tui.narrator import ANNOUNCE
from tabbe.tui.screen import Screen
from tabbe.tui.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.bots import Bot
    from tabbe.rules import Rules


def run(
    rules: Rules | str = "krypkasino",
    players: int = 2,
    *,
    bots: Sequence[str] = ("greedy",),
    names: Sequence[str] | None = None,
    seed: int | str | None = None,
    lang: str = "en",
    deals: int | None = None,
    target: int | None = None,
    teams: str | None = None,
    dealer: int | None = None,
    announce: str = "always",
    pause: float = 0.0,
    input: TextIO | None = None,  # noqa: A002 - the word for it
    output: TextIO | None = None,
    colour: bool | None = None,
    width: int | None = None,
) -> int:
    """Play a match in the terminal: the person in seat 0 against bots.

    Args:
        rules: a preset id, a path to a preset file, or a record of rules.
        players: number of seats.
        bots: bots of seats 1 and up; fewer than seats repeat in order.
        names: name of every seat, the person's first; fewer are filled up from the catalogue.
        seed: the same seed deals the same cards; drawn at random when None.
        lang: one of ``LANGUAGES``.
        deals: number of deals; the game's own when None.
        target: total that ends the match; the game's own when None.
        teams: None, ``"pairs"`` or ``"threes"``.
        dealer: first dealer; drawn as the rules say when None.
        announce: one of ``ANNOUNCE``, when to say which cards would sweep the table.
        pause: seconds to wait after every move of a bot.
        input: where answers come from; standard input when None.
        output: where lines go; standard output when None.
        colour: whether to use colour; on terminals that want it when None.
        width: columns; asked of the terminal when None.

    Returns:
        The exit code: 0, whether the match was finished or left.

    Raises:
        TabbeError: rules, players, bots, deals or teams that cannot be, or a program that cannot
            be started.
        KeyboardInterrupt: Ctrl-C.
    """
    source = sys.stdin if input is None else input
    sink = sys.stdout if output is None else output
    painted = _wants_colour(sink) if colour is None else colour
    screen = Screen(source, sink, colour=painted, width=width)
    if announce not in ANNOUNCE:
        raise ValueError(f"announce is one of {', '.join(ANNOUNCE)}")
    chosen_seed = secrets.token_hex(8) if seed is None else seed
    match = Match(rules, players, teams, deals, target, chosen_seed, dealer)
    wording, seated = around(match, bots, names, chosen_seed, lang)
    game = PlainGame(match, screen, wording, seated, announce=announce, pause=pause)
    return game.run(chosen_seed)


def around(
    match: Match,
    bots: Sequence[str],
    names: Sequence[str] | None,
    seed: int | str,
    lang: str,
) -> tuple[Wording, dict[int, Bot]]:
    """Name the seats of a match, and put a bot on each but the person's.

    Raises:
        BotError: a bot that does not exist, or a program that cannot be started.
    """
    chosen = {seat: bots[(seat - 1) % len(bots)] for seat in range(match.players) if seat != PERSON}
    # Found out at its first move, a slip in a name would let `greedy` play the deal in its place.
    check_programs(path for name in chosen.values() if (path := parse_bot(name).path))
    seated = {seat: seat_bot(name, seed, seat) for seat, name in chosen.items()}
    return Wording(lang, seat_names(names, match.players, lang), PERSON), seated


def seat_bot(name: str, seed: int | str, seat: int) -> Bot:
    """Return the bot of a seat; without a seed of its own it gets one from the match's seed."""
    if "seed=" not in name:
        name += f":seed={Stream(f'tabbe/1/bot/{seed}/{seat}').below(1 << 31)}"
    return make_bot(name)


def seat_names(names: Sequence[str] | None, players: int, lang: str) -> list[str]:
    """Return a name for every seat: those given, then names from the catalogue."""
    given = list(names or [text("name-you", lang)])[:players]
    spare = [name.strip() for name in text("name-seats", lang).split(",")]
    return [*given, *(name for name in spare if name not in given)][:players]


def _wants_colour(output: TextIO) -> bool:
    isatty = getattr(output, "isatty", None)
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return wanted and bool(isatty and isatty())
