"""Presets: named sets of rules, one TOML file each, shipped or anyone's own."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabbe.cards import quoted
from tabbe.rules.error import RulesError
from tabbe.rules.record import Rules, make_rules
from tabbe.rules.switch import SWITCHES, Value, switch_of

if TYPE_CHECKING:
    from collections.abc import Mapping

PRESETS: Final = (
    "krypkasino",
    "krypkasino-family",
    "krypkasino-nordic",
    "avig-kasino",
    "avig-kasino-se",
    "kasino",
    "kasino-danish",
    "kasino-swedish",
    "kasino-finnish",
    "laistokasino",
    "byggkasino",
    "royal-casino",
    "classic-casino",
)
"""Ids of the shipped presets, the default first."""

_BASE: Final = PRESETS[0]
_LARGEST: Final = 100_000
_MOST_PLAYERS: Final = 6
_PATH_LENGTH: Final = 60
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_KEYS: Final = ("id", "title", "version", "extends", "players", "aim", "values", "sources", "notes")


def preset_ids() -> tuple[str, ...]:
    """Give the ids of the shipped presets, the default first."""
    return PRESETS


def load_rules(
    game: str | os.PathLike[str] | Rules = "krypkasino",
    *,
    version: int | None = None,
    **switches: object,
) -> Rules:
    """Load rules.

    Args:
        game: id of a shipped preset; or the path of a TOML file, which ends in `.toml`; or
            rules already loaded.
        version: version of a shipped preset; None is the newest. Old versions stay loadable,
            because records name them.
        **switches: values by switch name, typed or as text, that replace those of the preset;
            `raise` is written `raise_`, or passed as `**{"raise": ...}`.

    Raises:
        RulesError: on an unknown preset, version or switch, a file that is no preset, a wrong
            value, or values that cannot go together.
    """
    rules = _load(game, version)
    return rules.with_switches(**switches) if switches else rules


def _load(game: object, version: int | None) -> Rules:
    if version is not None and type(version) is not int:
        raise RulesError("bad-version-type", text=_of_wrong_type(version))
    if isinstance(game, Rules):
        rules = game
    elif isinstance(game, str) and game in PRESETS:
        return _shipped(game, version)
    elif isinstance(game, os.PathLike) or (isinstance(game, str) and _is_path(game)):
        rules = _from_file(Path(game), _shown_path(os.fsdecode(game)))
    elif not isinstance(game, str):
        raise RulesError("bad-game-type", text=_of_wrong_type(game))
    else:
        raise RulesError("bad-preset", name=quoted(game), known=" ".join(PRESETS))
    if version is not None and version != rules.version:
        raise _unknown_version(rules.id, version, (rules.version,))
    return rules


def _is_path(game: str) -> bool:
    return game.lower().endswith(".toml") or "/" in game or os.sep in game


def _unknown_version(name: str, version: int, known: tuple[int, ...]) -> RulesError:
    shown = str(version) if abs(version) < 10**6 else quoted(version)
    return RulesError(
        "bad-preset-version", name=name, version=shown, known=" ".join(map(str, known))
    )


@cache
def _shipped(name: str, version: int | None) -> Rules:
    """Load a shipped preset; an old version lies in a file of its own, `<id>@<version>.toml`."""
    from importlib.resources import files

    folder = files("tabbe.rules").joinpath("presets")
    if version is None:
        return _resolve(_toml(folder.joinpath(f"{name}.toml").read_text("utf-8")), shipped=True)
    newest = _shipped(name, None)
    if version == newest.version:
        return newest
    old = {
        int(item.name.removeprefix(f"{name}@").removesuffix(".toml")): item
        for item in folder.iterdir()
        if item.name.startswith(f"{name}@")
    }
    if version not in old:
        raise _unknown_version(name, version, (*sorted(old), newest.version))
    return _resolve(_toml(old[version].read_text("utf-8")), shipped=True)


def _of_wrong_type(value: object) -> str:
    """Name a value of a type that is not wanted; text stands in quotes, lest it look right."""
    if isinstance(value, str):
        return f'"{quoted(value)}"'
    return "None" if value is None else quoted(value)


def _shown_path(path: str) -> str:
    """Give a path as it was given; a long one loses its beginning, for its end tells most."""
    shown = quoted(path[-_PATH_LENGTH:], _PATH_LENGTH)
    return shown if len(path) <= _PATH_LENGTH else "…" + shown


def _from_file(path: Path, name: str) -> Rules:
    text = _read(path, name)
    rules = _resolve(_toml(text, name), file=name)
    if rules.id in PRESETS:
        shipped = _shipped(rules.id, None)
        if not _same(rules, shipped):
            raise RulesError("bad-preset-taken", file=name, name=rules.id)
        return shipped
    return rules


def _read(path: Path, name: str) -> str:
    try:
        if not path.is_file():
            # A device or a pipe could give bytes without end.
            kind = "folder" if path.is_dir() else "kind" if path.exists() else "missing"
            raise RulesError(f"bad-file-{kind}", file=name)
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, RulesError):
            raise
        raise RulesError("bad-file-unreadable", file=name) from None
    if len(content) > _LARGEST:
        raise RulesError("bad-file-large", file=name, most=_LARGEST)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RulesError("bad-file-encoding", file=name) from None


def _same(one: Rules, other: Rules) -> bool:
    return one.as_table()["values"] == other.as_table()["values"] and (
        (one.version, one.min_players, one.max_players, one.aim)
        == (other.version, other.min_players, other.max_players, other.aim)
    )


def rules_from_table(table: Mapping[str, Any], file: str | None = None) -> Rules:
    """Make rules of a table as `Rules.as_table` gives it, such as a record's `[ruleset]`.

    Args:
        table: the content of a preset file.
        file: name of the file to begin error messages with.

    Raises:
        RulesError: names the key that is missing or wrong.
    """
    return _resolve(table, file=file)


def _toml(text: str, file: str | None = None) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        if place is None:
            raise RulesError("bad-file-toml", file=file) from None
        line, column = map(int, place.groups())
        raise RulesError("bad-file-toml-at", file=file, line=line, column=column) from None


def _resolve(table: Mapping[str, Any], file: str | None = None, *, shipped: bool = False) -> Rules:
    """Check the content of a preset file, and complete it by what it extends."""
    for key in table:
        if key not in _KEYS:
            raise RulesError("bad-key", file=file, entry=quoted(key), known=" ".join(_KEYS))
    for key in ("id", "title", "version"):
        if key not in table:
            raise RulesError("bad-key-missing", file=file, entry=key)
    name, title, number = table["id"], table["title"], table["version"]
    if not isinstance(name, str) or not _ID.fullmatch(name) or len(name) > 40:
        raise RulesError("bad-key-id", file=file)
    if not isinstance(title, str) or not 1 <= len(title) <= 80 or not title.isprintable():
        raise RulesError("bad-key-title", file=file)
    if type(number) is not int or not 1 <= number <= 9999:
        raise RulesError("bad-key-version", file=file)

    base = _base_of(table, name, file, shipped=shipped)
    values: dict[str, Value] = {} if base is None else dict(base.values)
    sources: dict[str, str] = {} if base is None else _inherited(base)
    notes: dict[str, str] = {}
    own = _section(table, "values", file)
    for key, value in own.items():
        switch = switch_of(key, file)
        try:
            values[switch.name] = switch.parse(value)
        except RulesError as error:
            error.file = file
            raise
        sources.pop(switch.name, None)
    for section, found in (("sources", sources), ("notes", notes)):
        for key, words in _section(table, section, file).items():
            if key not in ("players", "aim"):
                switch_of(key, file)
            if not isinstance(words, str):
                raise RulesError("bad-key-words", file=file, entry=f"{section}.{key}")
            found[key] = words
    low, high = _players(table, base, file)
    aim = table.get("aim", None if base is None else base.aim)
    if aim not in ("low", "high"):
        raise RulesError("bad-key-aim", file=file)
    for key in ("players", "aim"):
        if key in table and key not in _section(table, "sources", file):
            sources.pop(key, None)
    header = {
        "id": name,
        "title": title,
        "version": number,
        "min_players": low,
        "max_players": high,
        "aim": aim,
        "shipped": shipped,
    }
    ordered = {key: values[key] for key in SWITCHES}
    try:
        return make_rules(header, ordered, sources, notes)
    except RulesError as error:
        error.file = file
        raise


def _base_of(
    table: Mapping[str, Any], name: str, file: str | None, *, shipped: bool
) -> Rules | None:
    if shipped and name == _BASE:
        return None
    base = table.get("extends", _BASE)
    if isinstance(base, str):
        # An old version of a preset pins the version that it extended: "krypkasino-family@1".
        base, _, number = base.partition("@")
        if base in PRESETS and not (shipped and base == name):
            if not number:
                return _shipped(base, None)
            if number.isascii() and number.isdecimal() and len(number) < 5:
                try:
                    return _shipped(base, int(number))
                except RulesError as error:
                    error.file = file
                    raise
    raise RulesError("bad-key-extends", file=file, known=" ".join(PRESETS))


def _inherited(base: Rules) -> dict[str, str]:
    """Give the sources of a preset as those of another that extends it: first hand named."""
    found = {key: base.source(key) for key in (*SWITCHES, "players", "aim")}
    return {
        key: words if not words or words.startswith("as ") else f"as {base.id}: {words}"
        for key, words in found.items()
    }


def _section(table: Mapping[str, Any], name: str, file: str | None) -> Mapping[str, Any]:
    section = table.get(name, {})
    if not isinstance(section, dict):
        raise RulesError("bad-key-table", file=file, entry=name)
    return section


def _players(table: Mapping[str, Any], base: Rules | None, file: str | None) -> tuple[int, int]:
    if "players" not in table and base is not None:
        return base.min_players, base.max_players
    players = table.get("players")
    if (
        not isinstance(players, list)
        or len(players) != 2
        or not all(type(item) is int for item in players)
        or not 2 <= players[0] <= players[1] <= _MOST_PLAYERS
    ):
        raise RulesError("bad-key-players", file=file)
    return players[0], players[1]
