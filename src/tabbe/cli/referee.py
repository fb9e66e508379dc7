"""``tabbe referee``: what may and must be played from a hand at a real table, and why."""

from __future__ import annotations

import json
from functools import cached_property
from itertools import islice, takewhile
from typing import TYPE_CHECKING, Any

import click

from tabbe.cli.option import Command, Whole, game_option, json_option, lang_option, rules_of
from tabbe.cli.output import complain, say
from tabbe.cli.setting import apply_to_engine, language
from tabbe.i18n import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabbe.cards import Card
    from tabbe.engine import Move
    from tabbe.engine.move import Build
    from tabbe.rules import Rules

LISTED_FOR_PROGRAMS = 5_000
LISTED_FOR_PEOPLE = 12


@click.command(
    cls=Command,
    short_help="Say what may and must be played from a hand, and why.",
    epilog='Example: tabbe referee --hand "8h 6s" --table "8d 9c Jd"',
)
@game_option
@click.option("--hand", required=True, metavar="CARDS", help='Cards in hand, such as "8h 6s".')
@click.option(
    "--table",
    default="",
    metavar="CARDS",
    help='Cards on the table, such as "8d 9c Jd", and builds, such as "[7c+2d=9@1]".',
)
@click.option(
    "--seat", type=Whole(0, 5), default="0", metavar="N", help="The seat to play, from 0."
)
@click.option(
    "--limit",
    type=Whole(1, 10**9),
    metavar="N",
    help=f"Most plays to list for each card: {LISTED_FOR_PEOPLE} unless said otherwise, "
    f"{LISTED_FOR_PROGRAMS} with --json, which then says that the list is not complete.",
)
@lang_option
@json_option
def command(
    *,
    game: str | None,
    switches: tuple[tuple[str, str], ...],
    hand: str,
    table: str,
    seat: int,
    limit: int | None,
    lang: str | None,
    as_json: bool,
) -> int:
    """Settle what may and must be played.

    Cards are written rank and suit: 8h, Td or 10♦, As. Any table that the packs can hold is
    answered; one that no game can come to gets a warning.
    """
    spoken = language(lang)
    apply_to_engine()
    rules = rules_of(game, switches)
    from tabbe.cards import parse_cards
    from tabbe.engine.layout import parse_table

    ruling = Ruling(rules, parse_cards(hand), parse_table(table, rules, seat), seat)
    if ruling.verdict.unreachable:
        complain(text("command-referee-unreachable", spoken))
    if as_json:
        _print_json(ruling, limit or LISTED_FOR_PROGRAMS)
    else:
        from tabbe.cli.explanation import explain

        explain(ruling, limit or LISTED_FOR_PEOPLE, spoken)
    return 0


class Ruling:
    """The referee's verdict with the plays of each card on their own.

    The engine lists all plays in hand order. Where one card has very many, those of another are
    reached sooner by asking about the same hand with that card first.
    """

    def __init__(
        self, rules: Rules, hand: Sequence[Card], table: Sequence[Card | Build], seat: int
    ) -> None:
        from tabbe.engine import referee

        self.rules = rules
        self.hand = tuple(hand)
        self.table = tuple(table)
        self.seat = seat
        self.verdict = referee(rules, self.hand, self.table, seat)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in hand, twins once."""
        return tuple(dict.fromkeys(self.hand))

    @cached_property
    def owned(self) -> list[Build]:
        """The builds on the table that the seat owns and that ask something of it."""
        from tabbe.tui.duty import owned_builds

        return owned_builds(self.rules, self.table, self.seat)

    @cached_property
    def some_plays(self) -> tuple[Move, ...]:
        """The first plays, enough to tell whether a duty holds or has lapsed."""
        return tuple(islice(self.verdict.plays, LISTED_FOR_PROGRAMS))

    def plays_of(self, card: Card) -> Iterator[Move]:
        """Give the legal plays of one card, in the order of outcomes."""
        from tabbe.engine import referee

        if not self.verdict.plays.is_long:
            return (move for move in self.verdict.plays if move.card is card)
        first = sorted(self.hand, key=lambda other: other is not card)
        plays = referee(self.rules, first, self.table, self.seat).plays
        return takewhile(lambda move: move.card is card, plays)


def _print_json(ruling: Ruling, limit: int) -> None:
    """Print play after play, for there can be very many."""
    say(f'{{"forced": {json.dumps(ruling.verdict.forced)}, "plays": [', end="")
    complete = True
    separator = ""
    for card in ruling.cards:
        plays = ruling.plays_of(card)
        for move in islice(plays, limit):
            say(separator + json.dumps(play_entry(ruling.rules, move)), end="")
            separator = ", "
        complete = complete and next(plays, None) is None
    end = ""
    if not complete:
        reason = text("command-referee-limit", "en", limit=str(limit))
        end = f', "complete": false, "reason": {json.dumps(reason)}'
    say(f"]{end}}}")


def play_entry(rules: Rules, move: Move) -> dict[str, Any]:
    """Give one play as programs get it; games with builds add its kind and value."""
    entry: dict[str, Any] = {
        "card": str(move.card),
        "takes": [str(taken) for taken in move.takes],
        "points": move.points,
        "sweep": move.sweep,
        "notation": str(move),
    }
    if rules.builds != "none":
        entry["kind"] = move.kind
        if len(rules.hand_values(move.card)) > 1:
            entry["value"] = move.value
    return entry
