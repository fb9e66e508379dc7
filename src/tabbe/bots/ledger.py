"""The file of an arena: a line of JSON for the settings, then one for each deck played.

So a run can be stopped or killed at any moment and goes on where it was. What stands in the file
counts as played; a last line cut short by a kill is taken away. Each line ends with a checksum, so
that one changed later is noticed, and the settings say which bots played: a run is never made up
of two versions of them. While a run goes on the file is locked, where the system knows how.
"""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from tabbe.bots.bot import BotError, Forfeit, parse_bot
from tabbe.bots.bout import FIGURES, Played, kernels_of
from tabbe.bots.kernel import program_of
from tabbe.cards import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tabbe.bots.bout import Table

    _Deck = tuple[Any, tuple[float, ...], tuple[Forfeit | None, ...]]

FORMAT: Final = 2
_KEPT: Final = ("game", "version", "rules", "players", "teams", "bots", "ladder", "seed")


def settings_of(table: Table, bots: list[str], teams: str | None) -> dict[str, Any]:
    """What a run is, apart from how long it goes on."""
    rules = table.rules
    return {
        "tabbe": "arena",
        "format": FORMAT,
        "game": rules.id,
        "version": rules.version,
        "rules": {name: _plain(value) for name, value in sorted(rules.changes.items())},
        "players": table.players,
        "teams": teams,
        "bots": bots,
        "seed": table.seed,
        "program": program_of(kernels_of(parse_bot(name).kind for name in bots)),
    }


def seed_in(path: Path) -> int | str | None:
    """The seed of the run in a file, None where there is no such file yet or it was cut short.

    Raises:
        BotError: a file of something else.
        OSError: a file that cannot be read.
    """
    if not path.exists() or path.stat().st_size == 0:
        return None
    with path.open("rb") as file:
        line = file.readline()
    if _is_cut(line):
        return None
    seed = str(_head(line, path)["seed"])
    return int(seed) if seed.isascii() and seed.isdigit() and str(int(seed)) == seed else seed


class Ledger:
    """The file of one run, read when it is opened and written to while it goes on.

    Args:
        path: the file; it need not be there yet.
        settings: what `settings_of` says of this run.

    Attributes:
        played: the decks in the file by pair and number: rows [rotation][seat][figure], seconds
            a bot, and why bots forfeited first. The pair is that of a ladder, empty for any other
            run.

    Raises:
        BotError: a file of something else, of a run with other settings, of other bots than this
            program has, or one that another run is writing to.
        OSError: a file that cannot be read or written.
    """

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        self.played: dict[tuple[int, ...], dict[int, _Deck]] = {}
        self._file = path.open("ab")
        try:
            _lock(self._file, path)
            whole = path.read_bytes()
            end = whole.rfind(b"\n") + 1
            if end:
                self._read(whole[:end].splitlines(), path, settings)
            elif whole.strip() and not _is_cut(whole):
                raise BotError("arena-file-other", file=quoted(path.name))
        except BaseException:
            self._file.close()
            raise
        self._file.truncate(end)
        if not end:
            self._write(settings)
            self._file.flush()

    def _read(self, lines: list[bytes], path: Path, settings: dict[str, Any]) -> None:
        head = _head(lines[0], path)
        for key in _KEPT:
            if head.get(key) != settings.get(key):
                raise BotError(
                    "arena-file-settings",
                    file=quoted(path.name),
                    setting=key,
                    found=quoted(json.dumps(head.get(key))),
                    wanted=quoted(json.dumps(settings.get(key))),
                )
        if head.get("program") != settings["program"]:
            raise BotError(
                "arena-file-program",
                file=quoted(path.name),
                found=quoted(str(head.get("program"))),
                wanted=quoted(settings["program"]),
            )
        for number, line in enumerate(lines[1:], start=2):
            try:
                told = json.loads(_checked(line))
                rows, seconds = told["rows"], tuple(map(float, told["seconds"]))
                pair = tuple(told.get("pair", ()))
                _check(rows, settings["players"])
                reasons = tuple(one and Forfeit(*map(str, one)) for one in told.get("reasons", ()))
                self.played.setdefault(pair, {})[int(told["deck"])] = (rows, seconds, reasons)
            except (ValueError, TypeError, KeyError):
                raise BotError("arena-file-line", file=quoted(path.name), line=number) from None

    def add(self, played: Played, pair: tuple[int, ...] = ()) -> None:
        """Write decks down, to be found again whatever happens next."""
        share = [round(spent / len(played.rows), 6) for spent in played.seconds]
        for at, rows in enumerate(played.rows.tolist()):
            line = {"deck": played.first + at, "rows": rows, "seconds": share}
            if at == 0 and played.reasons:
                line["reasons"] = [one and [one.code, one.what] for one in played.reasons]
            self._write(line if not pair else {"pair": pair, **line}, is_checked=True)
        self._file.flush()

    def runs(self, pair: tuple[int, ...], decks: int) -> Iterator[Played | range]:
        """All decks from 0 on: those in the file, and ranges of those that are not, in order."""
        import numpy as np

        known = self.played.get(pair, {})
        at = 0
        while at < decks:
            end = at
            if at in known:
                while end < decks and end in known and end - at < _PIECE:
                    end += 1
                found = [known[number] for number in range(at, end)]
                seconds = tuple(map(sum, zip(*(spent for _, spent, _ in found), strict=True)))
                told = [reasons for _, _, reasons in found if reasons]
                first = tuple(
                    next(filter(None, of_bot), None) for of_bot in zip(*told, strict=True)
                )
                yield Played(at, np.array([rows for rows, _, _ in found]), seconds, first)
            else:
                while end < decks and end not in known:
                    end += 1
                yield range(at, end)
            at = end

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, line: dict[str, Any], *, is_checked: bool = False) -> None:
        told = json.dumps(line, separators=(",", ":")).encode()
        self._file.write((_with_sum(told) if is_checked else told) + b"\n")


_PIECE: Final = 1000


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep a file to this run, where the system can; two would write the same decks into it.

    Raises:
        BotError: another run is writing to it.
    """
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BotError("arena-file-busy", file=quoted(path.name)) from None
    except OSError:
        # Some disks of other machines know no locks.
        return


def _is_cut(line: bytes) -> bool:
    """Whether a kill has cut the settings short, so that nothing is lost by writing them anew."""
    return line.startswith(b'{"tabbe":') and not line.endswith(b"\n")


def _head(line: bytes, path: Path) -> dict[str, Any]:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if (
        not isinstance(head, dict)
        or head.get("tabbe") != "arena"
        or not {"seed", "format"} <= head.keys()
    ):
        raise BotError("arena-file-other", file=quoted(path.name))
    if head["format"] != FORMAT:
        told = quoted(json.dumps(head["format"]))
        raise BotError("arena-file-format", file=quoted(path.name), format=told)
    return head


def _with_sum(line: bytes) -> bytes:
    """An object with its checksum (CRC-32 of the object without it) as the last key."""
    return line[:-1] + b',"sum":"%08x"}' % zlib.crc32(line)


def _checked(line: bytes) -> bytes:
    """An object without its checksum, which must be right."""
    told = line[: -len(b',"sum":"00000000"}')] + b"}"
    if _with_sum(told) != line:
        raise ValueError
    return told


def _check(rows: Any, players: int) -> None:
    """Refuse rows that are not those of so many players."""
    fits = len(rows) == players and all(
        len(turn) == players and all(len(row) == FIGURES for row in turn) for turn in rows
    )
    numbers = (number for turn in rows for row in turn for number in row)
    if not fits or not all(isinstance(number, int) for number in numbers):
        raise ValueError


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
