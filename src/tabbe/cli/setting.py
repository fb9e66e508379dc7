"""Settings: what each may be, where its value comes from, and the file that keeps them.

A value is looked for in this order: the option on the command line, the environment, the settings
file, the locale (for the language only), the default.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Literal

from tabbe.cli import check
from tabbe.cli.failure import CommandError, file_error, shown_path
from tabbe.i18n import TabbeError, choose_language, text

Source = Literal["option", "environment", "file", "locale", "default"]

LARGEST_FILE = 100_000
"""A settings file of more bytes than this is none of ours."""


_COMMENTED = re.compile(
    r"""[^=]*=\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^"'#\s]+)(\s*\#.*)""",
)


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its name, environment variable, default and check.

    ``check`` gives the canonical text of a value or raises ``TabbeError``. A ``secret`` value is
    not shown with the others.
    """

    name: str
    variable: str
    default: str
    check: Callable[[str], str]
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """The value of a setting, and where it was found.

    ``place`` names the option, the variable or the file; it is empty for a default.
    """

    name: str
    value: str
    source: Source
    place: str


SETTINGS: dict[str, Setting] = {
    setting.name: setting
    for setting in (
        Setting("lang", "TABBE_LANG", "en", check.language),
        Setting("colour", "TABBE_COLOUR", "auto", check.word("auto", "always", "never")),
        Setting("game", "TABBE_GAME", "krypkasino", check.game),
        Setting("bots", "TABBE_BOTS", "greedy", check.bots),
        Setting("name", "TABBE_NAME", "", check.name),
        Setting("announce", "TABBE_ANNOUNCE", "always", check.word("off", "pictures", "always")),
        Setting("pause", "TABBE_PAUSE", "0", check.number(0, 60, r"[0-9]{1,2}(\.[0-9]{1,3})?")),
        Setting("jobs", "TABBE_JOBS", "0", check.number(0, 1024, r"[0-9]{1,4}")),
        Setting("jit", "TABBE_JIT", "auto", check.jit),
        Setting("cache", "TABBE_CACHE_DIR", "", check.folder),
        Setting("host", "TABBE_HOST", "127.0.0.1", check.plain),
        Setting("port", "TABBE_PORT", "8000", check.port),
        Setting("database", "TABBE_DATABASE", "", check.plain, secret=True),
        Setting("url", "TABBE_URL", "", check.address),
        Setting("root-path", "TABBE_ROOT_PATH", "", check.below),
        Setting("proxies", "TABBE_PROXIES", "127.0.0.1", check.proxies),
        Setting("workers", "TABBE_WORKERS", "0", check.number(0, 256, r"[0-9]{1,3}")),
        Setting("analysts", "TABBE_ANALYSTS", "0", check.number(0, 256, r"[0-9]{1,3}")),
        Setting("rate", "TABBE_RATE", "1", check.number(0, 1000, r"[0-9]{1,4}(\.[0-9]{1,3})?")),
        Setting("sync", "TABBE_SYNC", "normal", check.word("normal", "full")),
        Setting("metrics-token", "TABBE_METRICS_TOKEN", "", check.plain, secret=True),
        Setting("keep-lobbies", "TABBE_KEEP_LOBBIES", "30", check.number(0, 36500, r"[0-9]{1,5}")),
        Setting("keep-tables", "TABBE_KEEP_TABLES", "730", check.number(0, 36500, r"[0-9]{1,5}")),
        Setting("keep-names", "TABBE_KEEP_NAMES", "30", check.number(0, 36500, r"[0-9]{1,5}")),
        Setting("log", "TABBE_LOG", "text", check.word("text", "json")),
    )
}
"""Every setting by name. ``jobs`` 0 means one a core, an empty ``cache`` or ``database`` the usual
place; those from ``host`` on are the server's."""


def settings_path() -> Path:
    """Give the settings file: ``TABBE_CONFIG``, or ``config.toml`` in the user's own folder."""
    named = os.environ.get("TABBE_CONFIG", "")
    if named:
        return Path(named)
    from platformdirs import user_config_path

    return user_config_path("tabbe", appauthor=False) / "config.toml"


def read_text(path: Path) -> str:
    """Read the settings file as text; a missing file is empty.

    Raises ``CommandError`` when it cannot be read, is too large or is no UTF-8.
    """
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        return ""
    except (OSError, ValueError) as error:
        raise file_error(str(path), error) from None
    if len(content) > LARGEST_FILE:
        raise CommandError("command-settings-large", file=shown_path(path))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError("command-file-encoding", file=shown_path(path)) from None


def parse(content: str, path: Path) -> dict[str, str]:
    """Read the values out of a settings file's text, known names and unknown ones alike.

    Raises ``CommandError`` when the text is no TOML or a value is no plain one.
    """
    if not content.strip():
        return {}
    import tomllib

    try:
        table = tomllib.loads(content)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        line = place.group(1) if place else "1"
        raise CommandError("command-settings-toml", file=shown_path(path), line=line) from None
    values: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, bool):
            values[key] = "1" if value else "0"
        elif isinstance(value, (str, int, float)):
            values[key] = str(value)
        elif key in SETTINGS:
            raise CommandError("command-settings-kind", file=shown_path(path), name=key)
        else:
            values[key] = ""
    return values


def find(name: str, option: str | None = None) -> Found:
    """Find the value of a setting and check it.

    ``option`` is what the command line gave. Raises ``CommandError`` naming the place of a value
    that cannot be.
    """
    setting = SETTINGS[name]
    if option is not None:
        return Found(name, option, "option", f"--{name}")
    if name == "colour" and os.environ.get("NO_COLOR", ""):
        return Found(name, "never", "environment", "NO_COLOR")
    if name == "lang":
        return _find_language(setting)
    variable = os.environ.get(setting.variable, "")
    if variable:
        value = _checked(setting, variable, setting.variable)
        return Found(name, value, "environment", setting.variable)
    return _find_in_file(setting) or Found(name, setting.default, "default", "")


def _find_language(setting: Setting) -> Found:
    if os.environ.get(setting.variable, ""):
        return Found("lang", choose_language(), "environment", setting.variable)
    kept = _find_in_file(setting)
    if kept is not None:
        return kept
    place = next(
        (name for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name, "")), ""
    )
    return Found("lang", choose_language(), "locale" if place else "default", place)


def _find_in_file(setting: Setting) -> Found | None:
    path = settings_path()
    values = parse(read_text(path), path)
    if setting.name not in values:
        return None
    value = _checked(setting, values[setting.name], f"{shown_path(path)}, {setting.name}")
    return Found(setting.name, value, "file", str(path))


def _checked(setting: Setting, value: str, place: str) -> str:
    # Games and bots are checked where they are used; loading them here would cost every start.
    if setting.name in ("game", "bots"):
        return value
    try:
        return setting.check(value)
    except TabbeError as error:
        raise SettingError(place, error) from None


class SettingError(CommandError):
    """A value in the environment or the settings file cannot be; says where it stands and why."""

    def __init__(self, place: str, reason: TabbeError) -> None:
        super().__init__("command-setting-wrong", place=place)
        self.reason = reason

    def message(self, lang: str = "en") -> str:
        """Return the place and the reason as one sentence."""
        return text(self.key, lang, **self.args_, reason=self.reason.message(lang))


def value_of(name: str, option: str | None = None) -> str:
    """Find the value of a setting, see :func:`find`."""
    return find(name, option).value


def language(option: str | None) -> str:
    """Decide the language: ``--lang`` of the command, of ``tabbe`` itself, then the setting.

    Raises ``TabbeError`` for a language that Tabbe does not speak.
    """
    import click

    context = click.get_current_context(silent=True)
    if option is None and context is not None:
        option = context.find_root().params.get("lang")
    if option is not None:
        return choose_language(option)
    return value_of("lang")


def language_of(arguments: Sequence[str]) -> str:
    """Guess the language of a command line that could not be used; never raises."""
    wanted = [
        following if word == "--lang" else word.partition("=")[2]
        for word, following in pairwise([*arguments, ""])
        if word == "--lang" or word.startswith("--lang=")
    ]
    for option in (*reversed(wanted), None):
        try:
            return choose_language(option) if option is not None else value_of("lang")
        except ValueError:
            continue
    try:
        return choose_language()
    except ValueError:
        return "en"


def use_colour(*, is_terminal: bool) -> bool:
    """Say whether to colour what goes to a stream that is, or is not, a terminal."""
    wanted = value_of("colour")
    if wanted == "auto":
        return is_terminal and os.environ.get("TERM", "") != "dumb"
    return wanted == "always"


def check_settings() -> None:
    """Check every setting, so that a wrong one is refused before any work and not amid its results.

    Games and bots are left to be checked where they are used. Raises ``CommandError``.
    """
    for name in SETTINGS:
        find(name)


def apply_to_engine() -> None:
    """Check the settings and hand those that the engine reads from the environment on to it."""
    check_settings()
    for name in ("jit", "cache"):
        found = find(name)
        if found.value and found.source == "file":
            os.environ[SETTINGS[name].variable] = found.value


def write(name: str, value: str | None) -> Path:
    """Keep a value in the settings file, or drop it with ``None``; comments there stay.

    Returns the file. Raises ``CommandError`` when the file cannot be read or written.
    """
    path = settings_path()
    content = read_text(path)
    before = parse(content, path)
    line_end = "\r\n" if "\r\n" in content else "\n"
    lines = content.replace("\r\n", "\n").removesuffix("\n").split("\n") if content else []
    top = _end_of_top(lines)
    held = [number for number, line in enumerate(lines[:top]) if _holds(line, name)]
    if value is None:
        lines = [line for number, line in enumerate(lines) if number not in held]
    elif held:
        lines[held[0]] = f"{name} = {_toml(value)}{_comment(lines[held[0]])}"
    else:
        lines.insert(top, f"{name} = {_toml(value)}")
    after = "".join(line + line_end for line in lines)
    wanted = {key: kept for key, kept in before.items() if key != name}
    if value is not None:
        wanted[name] = value
    if not _same(after, path, wanted):
        after = "".join(f"{key} = {_toml(kept)}{line_end}" for key, kept in wanted.items())
    _replace(path, after)
    return path


def _holds(line: str, name: str) -> bool:
    return re.match(rf"""\s*["']?{re.escape(name)}["']?\s*=""", line) is not None


def _comment(line: str) -> str:
    """Give the comment that ends the line of a setting, with the blanks before it."""
    found = _COMMENTED.fullmatch(line)
    return found.group(1) if found else ""


def _end_of_top(lines: Sequence[str]) -> int:
    """Find the line before the first table, where a plain key still belongs to the top."""
    return next(
        (number for number, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines)
    )


def _toml(value: str) -> str:
    import tomli_w

    return tomli_w.dumps({"x": value}).partition("=")[2].strip()


def _same(content: str, path: Path, wanted: Mapping[str, str]) -> bool:
    try:
        return parse(content, path) == wanted
    except CommandError:
        return False


def _replace(path: Path, content: str) -> None:
    """Write beside the file and move it there, so that a full disk loses nothing."""
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(content, encoding="utf-8", newline="\n")
        beside.replace(path)
    except (OSError, ValueError) as error:
        beside.unlink(missing_ok=True)
        raise file_error(str(path), error) from None


def _or(words: Sequence[str]) -> str:
    return ", ".join(words)
