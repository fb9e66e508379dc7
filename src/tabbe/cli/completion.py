"""``tabbe completion``: the script that teaches a shell to complete Tabbe's command line."""

from __future__ import annotations

import click

from tabbe.cli.option import Command, OneOf
from tabbe.cli.output import say

SHELLS = ("bash", "zsh", "fish")


@click.command(
    cls=Command,
    short_help="Print the completion script of a shell.",
    epilog='For bash, put this line in ~/.bashrc: eval "$(tabbe completion bash)"',
)
@click.argument("shell", type=OneOf(SHELLS), metavar="SHELL")
def command(shell: str) -> int:
    """Print the completion script of SHELL: bash, zsh or fish."""
    from click.shell_completion import get_completion_class

    from tabbe.cli.root import root

    completer = get_completion_class(shell)
    if completer is None:
        raise LookupError(shell)
    made = completer(root, {}, "tabbe", "_TABBE_COMPLETE")
    # `source` would start bash only to ask for its version.
    say((made.source_template % made.source_vars()).strip("\n"))
    return 0
