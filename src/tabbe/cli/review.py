"""``tabbe review``: what each move of a record cost against the best that could be known."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tabbe.cli.failure import DONE, REFUSED, file_error
from tabbe.cli.option import Command, Whole, json_option, lang_option
from tabbe.cli.output import complain, cut, paragraph, print_json, say, table
from tabbe.cli.picture import drop_empty, picture_file
from tabbe.cli.progress import Progress
from tabbe.cli.record import record_in
from tabbe.cli.setting import apply_to_engine, language
from tabbe.i18n import decimal, text

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tabbe.analysis import Reason, Review

MOST_SAMPLES = 1_000_000
_NAME_WIDTH = 12
_MOVE_WIDTH = 24


@click.command(
    cls=Command,
    short_help="Say what each move of a record cost against the best.",
    epilog="Exit code 1: the record can be read, but what it tells is against the rules.",
)
@click.argument("file", metavar="FILE")
@click.option("--svg", metavar="OUT", help="Draw the course of the game into an SVG file.")
@click.option(
    "--samples",
    type=Whole(1, MOST_SAMPLES),
    metavar="N",
    help="Samples a move, 1000 unless said otherwise; more take longer and are surer.",
)
@click.option(
    "--seed",
    type=Whole(0, 2**63 - 1),
    default="0",
    show_default=True,
    metavar="S",
    help="The same record, samples and seed give the same review.",
)
@lang_option
@json_option
def command(
    *,
    file: str,
    svg: str | None,
    samples: int | None,
    seed: int,
    lang: str | None,
    as_json: bool,
) -> int:
    """Judge every move of the record in FILE by what its player could know; - reads standard input.

    Says for each move that gave points away what would have been better, how accurately everybody
    played, and where the game turned.
    """
    spoken = language(lang)
    apply_to_engine()
    record = record_in(file, spoken)
    from tabbe.analysis import draw_review, review
    from tabbe.analysis.review import SAMPLES
    from tabbe.records import IllegalRecord

    target = None if svg is None else picture_file("--svg", svg)
    progress = Progress(spoken)
    try:
        found = review(
            record,
            samples=samples or SAMPLES,
            seed=seed,
            progress=progress,
            announce=progress.announce,
        )
    except IllegalRecord as error:
        progress.close()
        if as_json:
            print_json({"error": error.as_dict()})
        complain(error.message(spoken))
        return REFUSED
    finally:
        progress.close()
        drop_empty(target)
    try:
        # First, for whoever reads the text may close it after a few lines.
        if target is not None:
            _write(draw_review(found, spoken), target)
    finally:
        if as_json:
            print_json(found.as_dict())
        else:
            _show(found, spoken)
    return DONE


def _write(picture: str, path: Path) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise file_error(str(path), error) from None


def _show(found: Review, lang: str) -> None:
    record = found.replay.record
    names = [cut(name, _NAME_WIDTH) for name in record.players]
    paragraph(
        text(
            "command-review-head",
            lang,
            game=record.rules.name(lang),
            players="|".join(record.players),
            moves=len(found.moves),
            samples=found.samples,
            seed=str(found.seed),
        )
    )
    for hidden in found.hidden:
        paragraph(hidden.message(lang))
    if found.skipped:
        paragraph(text("command-review-skipped", lang, moves=found.skipped))
    if not found.moves:
        paragraph(text("command-review-empty", lang))
        return
    say()
    _show_moves(found, names, lang)
    say()
    heads = ("command-review-player", "command-review-accuracy")
    rows = [
        [name, "–" if accuracy is None else decimal(accuracy, 1, lang)]
        for name, accuracy in zip(names, found.accuracy, strict=True)
    ]
    table([[text(key, lang) for key in heads], *rows])
    _show_turning(found, lang)


def _show_moves(found: Review, names: list[str], lang: str) -> None:
    """Print a row for every move that is marked as anything but good."""
    marked = [move for move in found.moves if move.mark != "good"]
    if not marked:
        paragraph(text("command-review-flawless", lang))
        return
    heads = ("deal", "move", "player", "played", "best", "loss", "mark")
    rows = [
        [
            str(move.deal),
            str(move.move),
            names[move.seat],
            cut(str(move.played), _MOVE_WIDTH),
            cut(str(move.best), _MOVE_WIDTH),
            decimal(move.loss, 1, lang),
            text(f"review-{move.mark}", lang),
        ]
        for move in marked
    ]
    table([[text(f"command-review-{head}", lang) for head in heads], *rows], (2, 3, 4, 6))


def _show_turning(found: Review, lang: str) -> None:
    """Say why the costliest moves were bad, and what the best ones would have done."""
    if not found.turning_points:
        return
    say()
    paragraph(text("command-review-turning", lang, count=len(found.turning_points)))
    for move in found.turning_points:
        say()
        paragraph(
            text(
                "review-move",
                lang,
                deal=move.deal,
                move=move.move,
                name=found.replay.record.players[move.seat],
                played=str(move.played),
                best=str(move.best),
                loss=decimal(move.loss, 1, lang),
                mark=text(f"review-{move.mark}", lang),
            )
        )
        for key, reasons in (
            ("command-review-played-why", move.reasons),
            ("command-review-best-why", move.better),
        ):
            if reasons:
                paragraph(text(key, lang, reasons=_joined(reasons, lang)), "  ")


def _joined(reasons: Iterable[Reason], lang: str) -> str:
    return text("hint-between", lang).join(reason.message(lang) for reason in reasons)
