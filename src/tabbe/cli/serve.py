"""``tabbe serve``: the server of tables, for this computer, the local network or the world."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from tabbe.cli.failure import DONE, REFUSED, CommandError, quoted
from tabbe.cli.option import Command, OneOf, Whole, lang_option
from tabbe.cli.output import paragraph, say, writable
from tabbe.cli.setting import SETTINGS, apply_to_engine, language, value_of
from tabbe.i18n import text

if TYPE_CHECKING:
    from tabbe.server.option import Options

_DAYS = Whole(0, 36_500)


def keep_options(command: Any) -> Any:
    """Add the options that say for how long what is kept."""
    for name, what in (
        ("names", "Delete names of people at no table after so long."),
        ("lobbies", "The same for tables that never began."),
        ("tables", "Delete tables after so long without a sign; 0: never."),
    ):
        command = click.option(f"--keep-{name}", type=_DAYS, metavar="DAYS", help=what)(command)
    return command


@click.command(
    cls=Command,
    short_help="Serve tables to browsers and terminals.",
    epilog="Every option is a setting too, see tabbe config. Ctrl-C stops the server.",
)
@click.option("--host", metavar="ADDRESS", help="Address to listen on.")
@click.option("--port", type=Whole(0, 65535), metavar="N", help="Port; 0 takes any that is free.")
@click.option("--share", is_flag=True, help="Listen on the local network; print address and code.")
@click.option("--open", "show", is_flag=True, help="Open the page in the browser, too.")
@click.option("--url", metavar="URL", help="Address that people reach the server by.")
@click.option("--database", metavar="FILE", help="A file, or a postgresql:// address.")
@click.option("--root-path", metavar="PATH", help="Path below which a proxy serves Tabbe.")
@click.option("--proxies", metavar="A,B", help="Proxies that may name a visitor's address.")
@click.option(
    "--workers",
    type=Whole(0, 256),
    metavar="N",
    help="Processes for bots; 0: one fewer than cores.",
)
@click.option(
    "--analysts",
    type=Whole(0, 256),
    metavar="N",
    help="Processes for reviews, replays and proofs; 0: half as many as cores.",
)
@click.option("--rate", metavar="F", help="Multiplies the limits on calls; 0 lifts them.")
@click.option("--sync", type=OneOf(("normal", "full")), help="full waits for the disk every time.")
@click.option("--metrics-token", metavar="TOKEN", help="Opens /metrics to whoever bears it.")
@keep_options
@click.option("--log", type=OneOf(("text", "json")), help="Style of the log on standard error.")
@lang_option
def command(*, share: bool, show: bool, lang: str | None, **given: str | int | None) -> int:
    """Serve tables until Ctrl-C or SIGTERM.

    Only this computer can reach the server unless --host or --share says otherwise.
    """
    spoken = language(lang)
    apply_to_engine()
    options = options_of(given, share=share)
    from tabbe.server.run import ServeError, run

    served = False

    def started(port: int) -> None:
        nonlocal served
        served = True
        here = _say_where(options, port, spoken, share=share)
        if show:
            _open(here)

    try:
        try:
            code = run(options, started)
        except ServeError:
            # Who just wants to play minds no port.
            if not show or served or given.get("port") is not None:
                raise
            options = replace(options, port=0)
            code = run(options, started)
    finally:
        if served:
            say(text("command-serve-stopped", spoken))
    return DONE if code == 0 else REFUSED


def options_of(given: dict[str, str | int | None], *, share: bool = False) -> Options:
    """Put together how to serve: options first, then settings.

    Raises ``CommandError`` for a value that cannot be.
    """
    from tabbe.server.option import Options

    def value(name: str) -> str:
        option = given.get(name.replace("-", "_"))
        if option is None:
            return value_of(name)
        try:
            return SETTINGS[name].check(str(option))
        except CommandError as error:
            allowed = error.args_["allowed"]
            raise CommandError(
                "command-choice", option=f"--{name}", value=quoted(option), allowed=allowed
            ) from None

    host = value("host")
    if share and given.get("host") is None:
        host = "0.0.0.0"  # noqa: S104 - that is what sharing asks for
    return Options(
        host=host,
        port=int(value("port")),
        database=value("database") or default_database(),
        url=value("url"),
        root_path=value("root-path"),
        proxies=value("proxies"),
        workers=int(value("workers")),
        analysts=int(value("analysts")),
        rate=float(value("rate")),
        sync=value("sync") == "full",
        metrics_token=value("metrics-token"),
        keep_lobbies=int(value("keep-lobbies")),
        keep_tables=int(value("keep-tables")),
        keep_names=int(value("keep-names")),
        log=value("log"),
    )


def default_database() -> str:
    """The file in the platform's folder for data."""
    from platformdirs import user_data_path

    return str(user_data_path("tabbe", appauthor=False) / "tabbe.db")


def _say_where(options: Options, port: int, lang: str, *, share: bool) -> str:
    """Print the addresses, and for the network a code to be photographed; give the one here."""
    below = options.root_path
    is_open = options.host in ("0.0.0.0", "::")  # noqa: S104 - only compared
    here = "127.0.0.1" if is_open else options.host
    shown = f"[{here}]" if ":" in here else here
    home = f"http://{shown}:{port}{below}/"
    paragraph(text("command-serve-here", lang, url=home))
    public = options.url
    if share and not public:
        public = f"http://{network_address()}:{port}{below}"
    if public:
        paragraph(text("command-serve-there", lang, url=f"{public}/"))
        _draw(f"{public}/")
    if sys.stdout is not None:
        sys.stdout.flush()
    return home


def _open(address: str) -> None:
    """Open an address in the browser, where there is a screen for one."""
    import os
    import webbrowser

    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(address)


def network_address() -> str:
    """The address by which others on the local network reach this machine."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which way it would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _draw(address: str) -> None:
    """Print a QR code, where the output can carry its blocks."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True)
    if writable("▄▀█♠", sys.stdout) == "▄▀█♠":
        say(drawn.getvalue().rstrip("\n"))
