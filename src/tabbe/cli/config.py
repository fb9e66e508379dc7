"""``tabbe config``: every setting with its value and where that comes from, and changing them."""

from __future__ import annotations

import re

import click

from tabbe.cli.failure import CommandError, quoted, shown_path
from tabbe.cli.option import Command, json_option, lang_option, unknown
from tabbe.cli.output import paragraph, print_json, say, table
from tabbe.cli.setting import (
    SETTINGS,
    Found,
    find,
    language,
    parse,
    read_text,
    settings_path,
    write,
)
from tabbe.i18n import text


@click.group(
    invoke_without_command=True,
    short_help="Show and change settings.",
    epilog="Settings: " + ", ".join(SETTINGS) + ".",
)
@lang_option
@json_option
@click.pass_context
def command(context: click.Context, /, *, lang: str | None, as_json: bool) -> int | None:
    """Show every setting, its value and where the value comes from.

    An option on the command line comes first, then the environment, the settings file, the locale
    (for the language) and the default.
    """
    return None if context.invoked_subcommand is not None else _show(lang, as_json=as_json)


@command.command("show", cls=Command)
@lang_option
@json_option
def show(*, lang: str | None, as_json: bool) -> int:
    """Show every setting, its value and where the value comes from; so does config alone."""
    return _show(lang, as_json=as_json)


def _show(lang: str | None, *, as_json: bool) -> int:
    spoken = language(lang)
    found = [find(name, lang if name == "lang" else None) for name in SETTINGS]
    if as_json:
        print_json(
            {
                "file": str(settings_path()),
                "exists": settings_path().is_file(),
                "settings": {each.name: _entry(each) for each in found},
                "unknown": unknown_keys(),
            }
        )
        return 0
    heads = ("command-config-setting", "command-config-value", "command-config-source")
    head = [text(key, spoken) for key in heads]
    table([head, *([each.name, _value(each), _source(each, spoken)] for each in found)], (0, 1, 2))
    say()
    path = settings_path()
    key = "command-config-file" if path.is_file() else "command-config-no-file"
    paragraph(text(key, spoken, file=shown_path(path)))
    for name in unknown_keys():
        paragraph(text("command-config-unknown", spoken, name=quoted(name)))
    return 0


@command.command("set", cls=Command)
@click.argument("key")
@click.argument("value")
@lang_option
def set_value(key: str, value: str, lang: str | None) -> int:
    """Keep VALUE for KEY in the settings file."""
    spoken = language(lang)
    checked = _check(key, value)
    path = write(key, checked)
    say(text("command-config-kept", spoken, name=key, value=checked, file=shown_path(path)))
    return 0


@command.command("unset", cls=Command)
@click.argument("key")
@lang_option
def unset_value(key: str, lang: str | None) -> int:
    """Drop KEY from the settings file."""
    spoken = language(lang)
    _known(key)
    path = write(key, None)
    say(text("command-config-dropped", spoken, name=key, file=shown_path(path)))
    return 0


@command.command("get", cls=Command)
@click.argument("key")
def get_value(key: str) -> int:
    """Print the value of KEY alone."""
    _known(key)
    say(find(key).value)
    return 0


@command.command("path", cls=Command)
def show_path() -> int:
    """Print the name of the settings file."""
    say(str(settings_path()))
    return 0


def unknown_keys() -> list[str]:
    """Name what stands in the settings file and is no setting."""
    path = settings_path()
    return [key for key in parse(read_text(path), path) if key not in SETTINGS]


def _known(key: str) -> None:
    if key not in SETTINGS:
        raise unknown(("command-no-such-setting", "command-no-such-setting-near"), key, SETTINGS)


def _check(key: str, value: str) -> str:
    _known(key)
    if len(value) > 500:
        raise CommandError("command-setting-long", name=key)
    try:
        return SETTINGS[key].check(value)
    except UnicodeError:
        raise CommandError("command-setting-long", name=key) from None


def _entry(found: Found) -> dict[str, str | None]:
    return {
        "value": _masked(found),
        "source": found.source,
        "place": found.place or None,
        "variable": SETTINGS[found.name].variable,
    }


def _value(found: Found) -> str:
    return shown_path(_masked(found)) if found.value else "–"


def _masked(found: Found) -> str:
    """A value as it may be shown; of a secret that it is there, of an address not its password."""
    if not SETTINGS[found.name].secret or not found.value:
        return found.value
    return _open_part(found.value) if found.name == "database" else "…"


def _open_part(database: str) -> str:
    """What of a database is no secret: a file's name, an address without password and query."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    if not re.search(r"://|[@?]", database):
        return database
    try:
        shown = make_url(database).set(query={}).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "…"
    # With a second @ it cannot be told where the password ends.
    return "…" if shown.count("@") > 1 else shown


def _source(found: Found, lang: str) -> str:
    words = {
        "option": "command-source-option",
        "environment": "command-source-environment",
        "file": "command-source-file",
        "locale": "command-source-locale",
        "default": "command-source-default",
    }
    shown = "" if found.source in ("default", "file") else found.place
    return text(words[found.source], lang, place=shown)
