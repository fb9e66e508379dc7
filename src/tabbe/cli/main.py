"""The entry point: runs a command and turns every failure into a sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import click

    from tabbe.i18n import TabbeError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code.

    ``arguments`` are those after the program's name, by default ``sys.argv[1:]``.
    No exception escapes, unless ``TABBE_TRACE`` asks for those that no input should cause.
    Exit codes: 0 done, 1 the answer is no, 2 unreadable or impossible, 130 stopped with Ctrl-C.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        _prepare_streams()
        code = _run(given)
        _flush()
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        code = 0
    except OSError as error:
        code = _output_failed(given, error)
    _settle_streams()
    return code


def _run(arguments: list[str]) -> int:
    """Run the command; failures that people cause become a sentence on standard error."""
    import click

    from tabbe.cli.failure import INTERRUPTED, UNREADABLE
    from tabbe.i18n import TabbeError

    try:
        return _invoke(arguments)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.exceptions.Abort:
        return INTERRUPTED
    except click.ClickException as error:
        return _complain(arguments, _usage(error), UNREADABLE)
    except TabbeError as error:
        return _complain(arguments, error, UNREADABLE)
    except (KeyboardInterrupt, OSError):
        raise
    except Exception as error:
        if os.environ.get("TABBE_TRACE", "") not in ("", "0"):
            raise
        return _complain(arguments, _own_fault(error), UNREADABLE)


def _invoke(arguments: list[str]) -> int:
    """Answer a shell that asks for completions, or run the command.

    The parser eats its list, so it gets one of its own.
    """
    from tabbe.cli.root import root

    instruction = os.environ.get("_TABBE_COMPLETE")
    if instruction:
        from click.shell_completion import shell_complete

        return shell_complete(root, {}, "tabbe", "_TABBE_COMPLETE", instruction)
    with root.make_context("tabbe", list(arguments)) as context:
        result = root.invoke(context)
    return result if isinstance(result, int) else 0


def _complain(arguments: list[str], error: TabbeError, code: int) -> int:
    """Print one sentence on standard error in the language asked for, and return ``code``."""
    from tabbe.cli.output import complain
    from tabbe.cli.setting import language_of

    complain(error.message(language_of(arguments)))
    return code


def _usage(error: click.ClickException) -> TabbeError:
    """Give the parser's complaint as one of ours, which know every language."""
    import click

    from tabbe.cli.failure import CommandError, quoted
    from tabbe.cli.option import unknown

    if isinstance(error, click.NoSuchOption):
        keys = ("command-no-such-option", "command-no-such-option-near")
        return unknown(keys, error.option_name, error.possibilities or ())
    if isinstance(error, click.exceptions.NoSuchCommand):
        from tabbe.cli.root import COMMANDS

        keys = ("command-no-such-command", "command-no-such-command-near")
        return unknown(keys, error.command_name, error.possibilities or COMMANDS)
    if isinstance(error, click.MissingParameter):
        label = error.param.get_error_hint(error.ctx or _bare_context()) if error.param else ""
        return CommandError("command-missing", name=label.replace("'", ""))
    if isinstance(error, click.BadOptionUsage):
        return CommandError("command-option-usage", name=quoted(error.option_name))
    return CommandError("command-usage", message=quoted(error.format_message().rstrip(".")))


def _bare_context() -> click.Context:
    import click

    return click.Context(click.Command("tabbe"))


def _own_fault(error: Exception) -> TabbeError:
    """Name a failure that no input should cause, without a traceback."""
    from tabbe.cli.failure import CommandError, quoted

    return CommandError("command-own-fault", what=f"{type(error).__name__}: {quoted(error)}")


def _output_failed(arguments: list[str], error: OSError) -> int:
    from tabbe.cli.failure import file_error

    name = error.filename if isinstance(error.filename, str) else "stdout"
    return _complain(arguments, file_error(name, error), 2)


def _prepare_streams() -> None:
    """Let signs that the terminal's encoding lacks come out as ``?`` instead of stopping us."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _settle_streams() -> None:
    """Keep the interpreter from complaining about a closed pipe while it shuts down."""
    for stream in (sys.stdout, sys.stderr):
        if stream is None:
            continue
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                hole = os.open(os.devnull, os.O_WRONLY)
                os.dup2(hole, stream.fileno())
                os.close(hole)
