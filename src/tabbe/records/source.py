"""The text of a record: from bytes or a file to TOML, and back to line and column for errors."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any

from tabbe.records.error import Place, RecordError, quoted
from tabbe.records.position import STRING, characters, positions

if TYPE_CHECKING:
    from tabbe.i18n import TabbeError
    from tabbe.records.position import Path

SIZE_LIMIT = 10_000_000
"""The longest record that is read, in bytes (in characters, when text is given)."""

_UTF16 = (b"\xff\xfe", b"\xfe\xff")
# Python refuses to turn more than some thousand digits into a number, and says so in a way of its
# own; no number of a record is so long.
_DIGITS = re.compile(r"[0-9_]{1000}")
# The TOML reader needs time quadratic in the length of a dotted key. The look-behind keeps the
# search itself linear.
_DOTTED = re.compile(r"(?<![\w.\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){60}")
_TWICE = re.compile("overwrite|twice|[Dd]uplicate|immutable|namespace")
# The TOML reader needs some microseconds for each value; ten thousand deals with all that may be
# written of them have fewer of these signs.
_MOST_SIGNS = 250_000
_SIGN = re.compile(rf"{STRING}|\#[^\n]*+|[,=\[.]", re.VERBOSE | re.DOTALL)
_STRANGE = re.compile("[\x00\ud800-\udfff]")
_AT = re.compile(r"\(at line (\d+), column (\d+)\)\Z")


@dataclass(frozen=True)
class Source:
    """The text of one record.

    Attributes:
        text: the whole text without byte order mark, line ends as one line feed.
        file: name of the file, or None.
    """

    text: str
    file: str | None = None
    _offsets: dict[Path, int] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of(cls, given: str | bytes | FilePath, name: str | None = None) -> Source:
        """Return the source that is given as text, as bytes or as the path of a file.

        Args:
            given: the text, the bytes or the path.
            name: what errors call the place that text or bytes come from.

        Raises:
            RecordError: the file cannot be read, is too large, is empty, or is not UTF-8 text.
        """
        file = name
        if isinstance(given, FilePath):
            file = str(given)
            given = _content(given)
        if len(given) > SIZE_LIMIT:
            raise RecordError("record-too-large", place=Place(file), limit=SIZE_LIMIT // 1_000_000)
        text = given if isinstance(given, str) else _decoded(given, file)
        source = cls(_plain(text), file)
        strange = _STRANGE.search(source.text)
        if strange is not None:
            place = source._place(strange.start())
            # Text in UTF-16 is full of zero bytes; half a character comes of no encoding at all.
            if strange.group() != "\0" or source.text.count("\0") > len(source.text) // 4:
                raise RecordError("record-encoding", place)
            raise RecordError("record-sign", place, found="U+0000")
        if not source.text.strip():
            raise RecordError("record-empty", place=Place(file))
        return source

    def parsed(self) -> dict[str, Any]:
        """Return the text read as TOML.

        Raises:
            RecordError: it is not TOML, or nested so deeply that no record needs it.
        """
        import tomllib

        dotted = _DOTTED.search(self.text)
        if dotted is not None:
            raise RecordError("record-nested", place=self._place(dotted.start()))
        crowded = next(islice(_SIGN.finditer(self.text), _MOST_SIGNS, None), None)
        if crowded is not None:
            raise RecordError("record-crowded", place=self._place(crowded.start()))
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self._not_toml(str(error)) from None
        except RecursionError:
            raise RecordError("record-nested", place=Place(self.file)) from None
        except ValueError:
            digits = _DIGITS.search(self.text)
            place = Place(self.file) if digits is None else self._place(digits.start())
            raise RecordError("record-long-number", place=place) from None

    def place(self, *path: str | int) -> Place:
        """Return where the value at `path` starts, or the nearest table around it."""
        if not self._offsets:
            self._offsets.update(positions(self.text))
        while path and path not in self._offsets:
            path = path[:-1]
        return self._place(self._offsets[path]) if path else Place(self.file)

    def place_of_word(self, path: Path, word: re.Pattern[str], number: int) -> Place:
        """Return where a word, counted from 0, of the text at `path` starts.

        Args:
            path: where the text stands.
            word: what a word looks like.
            number: which of the words that the pattern finds.
        """
        place = self.place(*path)
        start = self._offsets.get(path)
        if start is None or self.text[start] not in "\"'":
            return place
        shown = list(characters(self.text, start))
        words = word.finditer("".join(character for character, _ in shown))
        found = next(islice(words, number, None), None)
        return place if found is None else self._place(shown[found.start()][1])

    def error(self, path: Path, key: str, /, **args: str | int) -> RecordError:
        """Return an error at the value at `path`."""
        return RecordError(key, self.place(*path), None, **args)

    def passed_on(self, path: Path, cause: TabbeError) -> RecordError:
        """Return an error at the value at `path`, in the words of another error."""
        return RecordError(cause.key, place=self.place(*path), cause=cause)

    def _place(self, offset: int) -> Place:
        line = self.text.count("\n", 0, offset) + 1
        return Place(self.file, line, offset - self.text.rfind("\n", 0, offset))

    def _not_toml(self, message: str) -> RecordError:
        """Return the error for what the TOML reader says, which is in English only."""
        at = _AT.search(message)
        if at is None:
            end = len(self.text.rstrip())
            return RecordError("record-cut", place=self._place(end))
        line, column = int(at.group(1)), int(at.group(2))
        if _TWICE.search(message):
            return RecordError("record-key-twice", place=Place(self.file, line, column))
        rest = self.text.split("\n")[line - 1][column - 1 :].strip()
        key = "record-not-toml" if rest else "record-not-toml-line"
        return RecordError(key, place=Place(self.file, line, column), found=quoted(rest))


def _content(path: FilePath) -> bytes:
    """Return the bytes of a file, at most one more than a record may have."""
    place = Place(str(path))
    try:
        with path.open("rb") as file:
            return file.read(SIZE_LIMIT + 1)
    except FileNotFoundError:
        raise RecordError("record-no-file", place=place) from None
    except IsADirectoryError:
        raise RecordError("record-folder", place=place) from None
    except (OSError, ValueError):
        raise RecordError("record-no-access", place=place) from None


def _decoded(given: bytes, file: str | None) -> str:
    if given.startswith(_UTF16):
        raise RecordError("record-encoding", place=Place(file))
    try:
        return given.decode("utf-8")
    except UnicodeDecodeError as error:
        before = _plain(given[: error.start].decode("utf-8"))
        place = Source(before, file)._place(len(before))
        raise RecordError("record-encoding", place=place) from None


def _plain(text: str) -> str:
    """Return a text without byte order mark and with line feeds as its only line ends."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
