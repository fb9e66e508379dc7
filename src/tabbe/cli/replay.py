"""``tabbe replay``: check and score a game record."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tabbe.cli.failure import DONE, REFUSED, CommandError, file_error
from tabbe.cli.option import Command, json_option, lang_option
from tabbe.cli.output import complain, cut, paragraph, print_json, say, table
from tabbe.cli.setting import apply_to_engine, language
from tabbe.i18n import text

if TYPE_CHECKING:
    from tabbe.records import Record, Replay

LARGEST_RECORD = 10_000_000
"""No more bytes than these, and one, are taken from standard input; the reader refuses that one."""

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

    record = read_file(file, spoken)
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


def read_file(file: str, lang: str) -> Record:
    """Read a record from a file, or from standard input where it is called ``-``.

    Raises ``CommandError`` or ``RecordError`` when it cannot be read.
    """
    from tabbe.records import read_record

    if file == "-":
        return read_record(_standard_input(), name=text("command-standard-input", lang))
    return read_record(_existing(file))


def _existing(name: str) -> Path:
    """Find the file, so that all commands say the same of one that is not there."""
    if not name.strip():
        raise CommandError("command-file-unnamed", option="FILE")
    path = Path(name)
    try:
        path.stat()
    except (OSError, ValueError) as error:
        raise file_error(name, error) from None
    return path


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise CommandError("command-no-input")
    try:
        return sys.stdin.buffer.read(LARGEST_RECORD + 1)
    except OSError as error:
        raise file_error("-", error) from None


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
