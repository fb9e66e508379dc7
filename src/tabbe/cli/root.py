"""The command ``tabbe`` itself: it knows its commands by name and loads each when asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from tabbe.cli.option import lang_option

COMMANDS: dict[str, str] = {
    "serve": "Serve tables to browsers and terminals.",
    "play": "Play in the terminal against bots, or at a server's table.",
    "referee": "Say what may and must be played from a hand, and why.",
    "replay": "Check and score a game record.",
    "review": "Say what each move of a record cost against the best.",
    "verify": "Check that the decks of a record were fair.",
    "simulate": "Let bots play each other and measure them.",
    "presets": "List the games, or show one with the source of every value.",
    "bench": "Count random playouts a second on this machine.",
    "db": "Look after the server's database.",
    "config": "Show and change settings.",
    "doctor": "Check that Tabbe is well on this machine.",
    "completion": "Print the completion script of a shell.",
}
"""Name and one-line help of every command; module ``tabbe.cli.<name>`` holds its ``command``."""


class Root(click.Group):
    """The group of all commands. Listing them loads none of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Give the names in the order of ``COMMANDS``."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load one command, or return ``None`` for an unknown name."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"tabbe.cli.{cmd_name}").command
        if not isinstance(command, click.Command):
            raise TypeError(cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _print_version(context: click.Context, _parameter: click.Parameter, wanted: object) -> None:
    if wanted and not context.resilient_parsing:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("tabbe")
        except PackageNotFoundError:
            number = "unknown"
        click.echo(f"tabbe {number}")
        context.exit()


@click.group(
    cls=Root,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
    epilog="Exit codes: 0 done; 1 the answer is no; 2 unreadable or impossible; "
    "130 stopped with Ctrl-C.",
)
@lang_option
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Print the version and leave.",
)
@click.option(
    "--share", is_flag=True, help="Serve to the local network too, and print address and QR code."
)
@click.option("--url", metavar="URL", help="Serve, and name the address people reach it by.")
@click.pass_context
def root(context: click.Context, /, *, share: bool, url: str | None, **_options: Any) -> int | None:
    """Krypkasino, the Swedish reverse Casino, and its relatives.

    Without a command, tabbe opens a table in the browser; tabbe play stays in the terminal.
    """
    if context.invoked_subcommand is not None:
        return None
    given = [*(["--share"] if share else []), *(["--url", url] if url is not None else [])]
    return _run(context, "serve", ["--open", *given])


def _run(context: click.Context, name: str, arguments: list[str]) -> int | None:
    command = root.get_command(context, name)
    if command is None:
        raise LookupError(name)
    with command.make_context(name, arguments, parent=context) as inner:
        result = command.invoke(inner)
    return result if isinstance(result, int) else None
