"""One table of a record, with values asked for by key and kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from tabbe.records.error import RecordError, quoted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabbe.records.position import Path
    from tabbe.records.source import Source

T = TypeVar("T")

NUMBER_LIMIT = 1_000_000_000
"""No number that counts or scores anything in a record is further from zero than this."""


class Table:
    """A table of a record; what it lacks or holds wrongly is refused with its place.

    Args:
        source: the text that the table stands in.
        values: the table as the TOML reader gave it.
        path: where in the text the table stands.
    """

    __slots__ = ("path", "source", "values")

    def __init__(self, source: Source, values: Mapping[str, Any], path: Path = ()) -> None:
        self.source = source
        self.values = values
        self.path = path

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def where(self, key: str | int, *inner: str | int) -> Path:
        """Return the path of the value of `key`, or of what stands within that value."""
        return (*self.path, key, *inner)

    def error(self, key: str, message: str, /, **args: str | int) -> RecordError:
        """Return an error at the value of `key`."""
        return self.source.error(self.where(key), message, name=key, **args)

    def integer(self, key: str) -> int:
        """Return the whole number of `key`."""
        return self._integer(self._given(key), key, self.where(key))

    def integers(self, key: str, players: int) -> tuple[int, ...]:
        """Return the list of whole numbers of `key`, one for each of the players."""
        found = self._of_kind(key, list, "list")
        if len(found) != players:
            raise self.error(key, "record-per-seat", found=len(found), players=players)
        return tuple(
            self._integer(item, key, self.where(key, index)) for index, item in enumerate(found)
        )

    def text(self, key: str) -> str:
        """Return the text of `key`."""
        return self._of_kind(key, str, "text")

    def texts(self, key: str) -> tuple[str, ...]:
        """Return the list of texts of `key`."""
        found = self._of_kind(key, list, "list")
        for index, item in enumerate(found):
            if not isinstance(item, str):
                raise self.source.error(
                    self.where(key, index), "record-want-text", name=key, found=_shown(item)
                )
        return tuple(found)

    def table(self, key: str) -> Table:
        """Return the table of `key`."""
        return Table(self.source, self._of_kind(key, dict, "table"), self.where(key))

    def tables(self, key: str) -> tuple[Table, ...]:
        """Return the list of tables of `key`."""
        found = self._of_kind(key, list, "tables")
        for index, item in enumerate(found):
            if not isinstance(item, dict):
                raise self.source.error(
                    self.where(key, index), "record-want-tables", name=key, found=_shown(item)
                )
        return tuple(
            Table(self.source, item, self.where(key, index)) for index, item in enumerate(found)
        )

    def _given(self, key: str) -> Any:
        if key not in self.values:
            place = self.source.place(*self.path)
            raise RecordError("record-key-missing", place=place, name=key)
        return self.values[key]

    def _of_kind(self, key: str, kind: type[T], kind_name: str) -> T:
        found = self._given(key)
        if not isinstance(found, kind):
            raise self.error(key, f"record-want-{kind_name}", found=_shown(found))
        return found

    def _integer(self, found: object, key: str, path: Path) -> int:
        if isinstance(found, bool) or not isinstance(found, int):
            raise self.source.error(path, "record-want-integer", name=key, found=_shown(found))
        if abs(found) > NUMBER_LIMIT:
            raise self.source.error(path, "record-number", name=key, found=quoted(found))
        return found


def _shown(found: object) -> str:
    """Quote a value whose kind is wrong; text stands in quotation marks, lest it look right."""
    return f'"{quoted(found)}"' if isinstance(found, str) else quoted(found)
