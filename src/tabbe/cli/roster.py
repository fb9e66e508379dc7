"""Who sits where: lists of bots and names from the command line."""

from __future__ import annotations

from tabbe.cli.failure import CommandError, quoted


def bot_list(names: str) -> list[str]:
    """Split a list such as ``greedy,random:seed=3`` and check every bot in it.

    Raises ``BotError`` for an unknown bot and ``CommandError`` for an empty list or place.
    """
    from tabbe.bots import parse_bot

    bots = [name.strip() for name in names.split(",")]
    if not all(bots):
        raise CommandError("command-bots-empty", bots=quoted(names))
    return [str(parse_bot(bot)) for bot in bots]


def check_fit(bots: list[str], seats: int) -> None:
    """Refuse more bots than there are seats for them."""
    if len(bots) > seats:
        raise CommandError("command-bots-many", bots=len(bots), seats=seats)


def filled(bots: list[str], seats: int) -> list[str]:
    """Repeat the bots in order until every seat has one."""
    return [bots[seat % len(bots)] for seat in range(seats)]
