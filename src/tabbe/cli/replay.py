"""``tabbe replay``: check and score a game record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tabbe.cli.failure import DONE, REFUSED
from tabbe.cli.option import Command, json_option, lang_option
from tabbe.cli.output import complain, cut, paragraph, print_json, say, table
from tabbe.cli.record import record_in
from tabbe.cli.setting import apply_to_engine, language
from tabbe.i18n import text

if TYPE_CHECKING:
    from tabbe.records import Record, Replay

_NAME_WIDTH = 12


@click.command(
    cls=Command,
    short_help="Check and score a game record.",
    epilog="Exit code 1: the record can be read, but what it tells is against the rules.",
)
@click.argument("file", metavar="FILE")
@lang_option
@json_option
def command(*, file: str, lang: str | None, as_json: bool) -> int:
    """Play the record in FILE through the rules and give its scores; - reads standard input."""
    spoken = language(lang)
    apply_to_engine()
    from tabbe.records import IllegalRecord, replay

    record = record_in(file, spoken)
    try:
        played = replay(record)
    except IllegalRecord as error:
        if as_json:
            print_json({"error": error.as_dict()})
        complain(error.message(spoken))
        return REFUSED
    if as_json:
        print_json(played.as_dict())
    else:
        _show(record, played, spoken)
    return DONE


def _show(record: Record, played: Replay, lang: str) -> None:
    heads = (
        "command-replay-deal",
        "command-replay-last",
        "command-replay-total",
    )
    deal, last, total = (text(key, lang) for key in heads)
    names = [cut(name, _NAME_WIDTH) for name in record.players]
    paragraph(
        text(
            "command-replay-head",
            lang,
            game=record.rules.name(lang),
            players="|".join(record.players),
        )
    )
    say()
    rows = [
        [
            str(number),
            *map(str, each.scores),
            "–" if each.last_capture is None else names[each.last_capture],
        ]
        for number, each in enumerate(played.deals, start=1)
    ]
    sums = [total, *map(str, played.totals), ""]
    table([[deal, *names, last], *rows, sums], (0, len(names) + 1))
    say()
    for hidden in played.hidden:
        paragraph(hidden.message(lang))
    if played.is_finished:
        paragraph(text("command-replay-fine", lang))
    else:
        paragraph(text("command-replay-unfinished", lang))
