"""The bot `exec:PROGRAM`: any program that speaks the bot protocol (docs/reference/protocol.md)."""

from __future__ import annotations

import contextlib
import json
import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabbe.bots.bot import Bot, BotError, Forfeit
from tabbe.bots.greedy import GreedyBot
from tabbe.bots.message import (
    VERSION,
    end_message,
    forfeit_message,
    hello_message,
    start_message,
    view_message,
)
from tabbe.bots.pipe import Gone, LongLine, Pipe, Silence
from tabbe.cards import quoted
from tabbe.engine import AmbiguousMove, IllegalMove, InvalidMove, parse_move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbe.engine import Move, View

TIME_LIMIT: Final = 10_000
"""Milliseconds a move may take when the name of the bot says nothing."""

START_LIMIT: Final = 30.0
"""Seconds more that the first answer of a program may take, for it has to start."""

FORFEITS: Final = ("missing", "gone", "silent", "long", "nonsense", "version", "unasked", "illegal")
"""Reasons for a forfeit: the program cannot be started; has ended; let the time pass; wrote an
endless line; wrote what is no answer; speaks another version; answered unasked; chose a move that
cannot be played."""

LARGEST_LOG: Final = 1_000_000
"""Bytes beyond which the log of what a program complains is begun anew."""

_QUOTED = 80


class OutsideBot(Bot):
    """A program that chooses moves.

    Who breaks the protocol forfeits the deal: the program is ended, `greedy` plays the seat on to
    the end of the deal, and the next deal finds the program started anew.

    Args:
        program: path of the program, or a command line of program and arguments.
        ms: milliseconds a move may take, by the clock on the wall.
        seed: handed to the program, which may use it.
        name: as given to `make_bot`.

    Attributes:
        forfeits: deals forfeited so far.
    """

    def __init__(
        self,
        program: str,
        ms: int = TIME_LIMIT,
        seed: int | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(f"exec:{program}" if name is None else name)
        self.forfeits = 0
        self._command = command_of(program)
        self._program = program
        self._ms = ms
        self._seed = seed
        self._pipe: Pipe | None = None
        self._views_only = False
        self._has_answered = False
        self._has_greeted = False
        self._told = 0
        self._seen: tuple[object, ...] = ()
        self._second = GreedyBot()

    def choose(self, view: View) -> Move:
        """Ask the program, or `greedy` once the program has forfeited the deal."""
        self._notice(view)
        if self.forfeit is not None:
            return self._second.choose(view)
        try:
            return self._ask(view)
        except _Broken as broken:
            self._give_up(Forfeit(broken.code, _shown(broken.what)))
            return self._second.choose(view)

    def finish(self, view: View) -> None:
        """Tell the program that the deal is over."""
        if self._pipe is not None and self.forfeit is None and not self._views_only:
            self._say(end_message(view))
        self.forfeit = None
        self._seen = ()

    def close(self) -> None:
        """End the program."""
        if self._pipe is not None:
            self._pipe.close()
            write_log(self._program, self._pipe.log())
            self._pipe = None

    # --- the course of a deal --------------------------------------------------------------------

    def _notice(self, view: View) -> None:
        """Find out whether this view belongs to the deal of the one before."""
        if not self._seen or view.events[: len(self._seen)] != self._seen:
            self.forfeit = None
            self._told = 0
        self._seen = view.events

    def _ask(self, view: View) -> Move:
        while True:
            if self._pipe is None:
                self._start()
            self._check_silence()
            if not self._told and not self._views_only:
                self._say(start_message(view, self._seed))
            self._told += 1
            self._say(view_message(view))
            try:
                move = self._answer(view)
            except _Broken as broken:
                if broken.code != "gone" or self._has_answered or self._views_only:
                    raise
                # A simple program may stumble over any message but a view; it gets one more go.
                self._views_only = True
                self.close()
                continue
            self._has_answered = True
            return move

    def _start(self) -> None:
        try:
            self._pipe = Pipe(self._command)
        except (OSError, ValueError) as error:
            raise _Broken("missing", getattr(error, "strerror", None) or str(error)) from None
        self._has_answered = False
        self._has_greeted = False
        if not self._views_only:
            self._say(hello_message(self._ms))

    def _answer(self, view: View) -> Move:
        """Wait for the move, greeted or not."""
        allowed = self._ms / 1000 + (0 if self._has_answered else START_LIMIT)
        deadline = time.monotonic() + allowed
        while True:
            left = deadline - time.monotonic()
            try:
                if left <= 0:
                    raise Silence
                line = self._running().receive(left)
            except Silence:
                raise _Broken("silent", f"{allowed:g}") from None
            except LongLine:
                raise _Broken("long") from None
            except Gone:
                raise _Broken("gone", self._last_words()) from None
            said = _read(line)
            if said["type"] == "move":
                return _move(said, view)
            self._greet(said, line)

    def _check_silence(self) -> None:
        """Hold against the program what it has said since its last answer, a greeting aside."""
        while (line := self._running().waiting()) is not None:
            said = _read(line)
            if said["type"] == "move":
                raise _Broken("unasked", line)
            self._greet(said, line)

    def _greet(self, said: dict[str, Any], line: bytes) -> None:
        """Take the one greeting that a program may send after each start."""
        if self._has_greeted:
            raise _Broken("nonsense", line)
        _check_hello(said, line)
        self._has_greeted = True

    def _running(self) -> Pipe:
        if self._pipe is None:
            raise _Broken("gone")
        return self._pipe

    def _say(self, message: dict[str, Any]) -> None:
        self._running().send(json.dumps(message, separators=(",", ":")).encode())

    def _give_up(self, forfeit: Forfeit) -> None:
        self.forfeit = forfeit
        self.forfeits += 1
        if self._pipe is not None:
            if not self._views_only:
                self._say(forfeit_message(forfeit.code, forfeit.message()))
            self.close()

    def _last_words(self) -> str:
        """What a program that ended has left: the last line it complained, or its exit code."""
        pipe = self._running()
        pipe.close()
        lines = [line for line in pipe.log().splitlines() if line.strip()]
        return lines[-1] if lines else f"exit {pipe.exit_code}"


class _Broken(Exception):
    """The program has broken the protocol."""

    def __init__(self, code: str, what: str | bytes = "") -> None:
        super().__init__(code)
        self.code = code
        self.what = what.decode(errors="replace") if isinstance(what, bytes) else what


def command_of(program: str) -> list[str]:
    """The words to start a program with: a path as it stands, or a command line.

    Raises:
        BotError: when quotes are left open.
    """
    if Path(program).exists():
        # A bare name would be looked for along the path, where another may be found.
        return [str(Path(program).resolve())]
    try:
        return shlex.split(program)
    except ValueError:
        raise BotError("bad-bot-path") from None


def check_programs(programs: Iterable[str]) -> None:
    """Start programs and end them again, so that a slip in a name is told of before anything else.

    Raises:
        BotError: one that cannot be started.
    """
    for program in dict.fromkeys(programs):
        try:
            pipe = Pipe(command_of(program))
        except (OSError, ValueError, IndexError) as error:
            if isinstance(error, BotError):
                raise
            why = getattr(error, "strerror", None) or str(error)
            raise BotError("bad-bot-program", name=quoted(program), why=_shown(why)) from None
        pipe.close()


def write_log(program: str, said: str) -> None:
    """Append what a program said on standard error to its log, which stays of bounded size.

    The log is `bots/<name>.log` in the platform's folder for logs; when it has grown beyond a
    megabyte it is renamed to `.old`, in place of an older one. A disk that cannot be written to
    costs the log, not the game.
    """
    if not said.strip():
        return
    from platformdirs import user_log_path

    with contextlib.suppress(OSError):
        word = Path(command_of(program)[-1]).name
        name = "".join(sign if sign.isalnum() or sign in "-_." else "_" for sign in word)
        path = user_log_path("tabbe", appauthor=False) / "bots" / f"{name[-60:]}.log"
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LARGEST_LOG:
            path.replace(path.with_suffix(".old"))
        with path.open("a", encoding="utf-8", errors="replace") as file:
            file.write(said if said.endswith("\n") else said + "\n")


def _read(line: bytes) -> dict[str, Any]:
    """An answer as an object with a type."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise _Broken("nonsense", line) from None
    if not isinstance(said, dict) or not isinstance(said.get("type"), str):
        raise _Broken("nonsense", line)
    return said


def _check_hello(said: dict[str, Any], line: bytes) -> None:
    if said["type"] != "hello":
        raise _Broken("nonsense", line)
    version = said.get("version", VERSION)
    if version is True or version != VERSION:
        # As it is written: "1" in quotes is not 1, and true, which Python takes for 1, neither.
        raise _Broken("version", json.dumps(said["version"]))


def _move(said: dict[str, Any], view: View) -> Move:
    written = said.get("move")
    if not isinstance(written, str):
        raise _Broken("nonsense", json.dumps(said))
    try:
        return parse_move(written, view)
    except (InvalidMove, IllegalMove, AmbiguousMove):
        raise _Broken("illegal", written) from None


def _shown(what: str) -> str:
    """Text of a program on one line, fit for a sentence."""
    line = " ".join(what.split())[:_QUOTED]
    return "".join(sign if sign.isprintable() else "?" for sign in line)
