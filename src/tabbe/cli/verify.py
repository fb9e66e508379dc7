"""``tabbe verify``: were the decks of a record fair?"""

from __future__ import annotations

import click

from tabbe.cli.failure import DONE, REFUSED
from tabbe.cli.option import Command, json_option, lang_option
from tabbe.cli.output import paragraph, print_json
from tabbe.cli.setting import language


@click.command(
    cls=Command,
    short_help="Check that the decks of a record were fair.",
    epilog="How decks are made so that nobody can choose them: docs/reference/fair.md.",
)
@click.argument("file", metavar="FILE")
@lang_option
@json_option
def command(*, file: str, lang: str | None, as_json: bool) -> int:
    """Compute the decks of the record in FILE again; - reads standard input.

    Leaves with 1 when a deck does not follow from what was committed to, or cannot be checked.
    """
    spoken = language(lang)
    from tabbe.cli.record import record_in
    from tabbe.records import verify

    finding = verify(record_in(file, spoken))
    if as_json:
        said = {"fair": finding.fair, "reason": finding.message("en"), "code": finding.code}
        print_json({**said, "deal": finding.deal})
    else:
        paragraph(finding.message(spoken))
    return DONE if finding.fair else REFUSED
