"""The checks of settings: each gives the canonical text of a value, or raises ``TabbeError``."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tabbe.cli.failure import CommandError, quoted, shown_path
from tabbe.i18n import LANGUAGES


def language(value: str) -> str:
    """Check a language."""
    if value not in LANGUAGES:
        raise CommandError(
            "command-setting-value", value=quoted(value), allowed=", ".join(LANGUAGES)
        )
    return value


def word(*allowed: str) -> Callable[[str], str]:
    """Make the check for one of some words."""

    def check(value: str) -> str:
        word = value.strip().lower()
        if word not in allowed:
            raise CommandError(
                "command-setting-value", value=quoted(value), allowed=", ".join(allowed)
            )
        return word

    return check


def jit(value: str) -> str:
    """Check what to compile: `auto`, `0` or `1`, or words for the latter."""
    word = value.strip().lower()
    same = {"true": "1", "on": "1", "yes": "1", "false": "0", "off": "0", "no": "0"}
    word = same.get(word, word)
    if word not in ("auto", "0", "1"):
        raise CommandError("command-setting-value", value=quoted(value), allowed="auto, 0, 1")
    return word


def number(least: float, most: float, pattern: str) -> Callable[[str], str]:
    """Make the check for a number between two bounds that is written in a certain way."""

    def check(value: str) -> str:
        number = value.strip()
        if re.fullmatch(pattern, number) and least <= float(number) <= most:
            return number
        raise CommandError(
            "command-setting-value", value=quoted(value), allowed=f"{least:g}–{most:g}"
        )

    return check


def name(value: str) -> str:
    """Check a player's name; an empty one is none."""
    name = " ".join(value.split())
    if len(name) > 40 or not name.isprintable():
        raise CommandError("command-name", name=quoted(value))
    return name


def game(value: str) -> str:
    """Check a game: a preset or a file."""
    from tabbe.rules import load_rules

    load_rules(value)
    return value


def bots(value: str) -> str:
    """Check a list of bots."""
    from tabbe.cli.roster import bot_list

    return ",".join(bot_list(value))


def folder(value: str) -> str:
    """Check a folder's name; an empty one is none."""
    if "\0" in value or not value.isprintable():
        raise CommandError("command-file-name", file=shown_path(value))
    if value and Path(value).is_file():
        raise CommandError("command-folder-is-file", file=shown_path(value))
    return value


def port(value: str) -> str:
    """Check a port; 0 is any that is free."""
    return number(0, 65535, r"[0-9]{1,5}")(value)


def plain(value: str) -> str:
    """Check a text that says nothing by itself: it is printable and on one line."""
    if len(value) > 300 or not value.isprintable():
        raise CommandError("command-setting-value", value=quoted(value), allowed="…")
    return value.strip()


def address(value: str) -> str:
    """Check a public address; an empty one is none."""
    given = plain(value).rstrip("/")
    if given and not re.fullmatch(r"https?://[^/\s]+(/[^\s?#]*)?", given):
        raise CommandError(
            "command-setting-value", value=quoted(value), allowed="http://…, https://…"
        )
    return given


def below(value: str) -> str:
    """Check the path below which a proxy serves Tabbe; an empty one is none."""
    given = plain(value).rstrip("/")
    if given and not re.fullmatch(r"(/[\w.~-]+)+", given):
        raise CommandError("command-setting-value", value=quoted(value), allowed="/path")
    return given


def proxies(value: str) -> str:
    """Check the addresses and networks of proxies, `*` for all; what is mistyped trusts nobody."""
    import ipaddress

    given = [part.strip() for part in plain(value).split(",") if part.strip()]
    try:
        for part in given:
            if part != "*":
                ipaddress.ip_network(part)
    except ValueError:
        raise CommandError(
            "command-setting-value", value=quoted(value), allowed="10.0.0.1, 10.0.0.0/24, *"
        ) from None
    return ",".join(given)
