"""``tabbe doctor``: checks that everything Tabbe needs is there and well."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import click

from tabbe.cli.failure import DONE, REFUSED, quoted
from tabbe.cli.option import Command, json_option, lang_option
from tabbe.cli.output import bold, paragraph, print_json, say
from tabbe.cli.setting import apply_to_engine, language
from tabbe.i18n import TabbeError, text


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found: whether it is well, and a word about it.

    ``key`` and ``values`` name the message.
    """

    name: str
    well: bool
    key: str
    values: dict[str, str]

    def sentence(self, lang: str) -> str:
        """Say it in a language."""
        return text(self.key, lang, **self.values)


def _well(name: str, key: str, **values: str) -> Finding:
    return Finding(name, True, key, values)


def _ill(name: str, key: str, **values: str) -> Finding:
    return Finding(name, False, key, values)


def _python() -> Finding:
    if sys.version_info < (3, 11):  # noqa: UP036 - a package can be run past its own demand
        return _ill("python", "command-doctor-python-old", version=platform.python_version())
    return _well("python", "command-doctor-python", version=platform.python_version())


def _packages() -> Finding:
    from importlib import import_module
    from importlib.metadata import version

    found = []
    for package in ("numpy", "numba", "joblib", "fluent.runtime", "matplotlib"):
        try:
            # Loading matplotlib takes longer than all the rest and can fail in few ways.
            if package != "matplotlib":
                import_module(package)
        except Exception as error:  # noqa: BLE001 - a broken package can raise anything
            why = f"{type(error).__name__}: {quoted(error)}"
            return _ill("packages", "command-doctor-package", package=package, why=why)
        found.append(f"{package} {version(package)}")
    return _well("packages", "command-doctor-packages", found=", ".join(found))


def _kernels() -> Finding:
    from tabbe.bots.kernel import SEARCH
    from tabbe.engine import compiler

    mode = compiler.mode()
    folder = compiler.cache_folder(SEARCH)
    if mode == "plain":
        return _well("kernels", "command-doctor-plain")
    if folder is None:
        return _ill("kernels", "command-doctor-cache-closed")
    key = (
        "command-doctor-cache-full" if compiler.is_cached(SEARCH) else "command-doctor-cache-empty"
    )
    return _well("kernels", key, folder=str(folder))


def _locales() -> Finding:
    from tabbe.i18n import LANGUAGES

    for lang in LANGUAGES:
        try:
            text("command-doctor-locales", lang, languages="")
        except (KeyError, OSError, UnicodeDecodeError) as error:
            return _ill("locales", "command-doctor-locale", lang=lang, why=quoted(error))
    return _well("locales", "command-doctor-locales", languages=", ".join(LANGUAGES))


def _terminal() -> Finding:
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        "♠♥♦♣ åäöéñß".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return _ill("terminal", "command-doctor-encoding", encoding=encoding)
    return _well("terminal", "command-doctor-terminal", encoding=encoding)


def _presets() -> Finding:
    from tabbe.rules import load_rules, preset_ids

    for name in preset_ids():
        try:
            load_rules(name)
        except (TabbeError, OSError) as error:
            return _ill("presets", "command-doctor-preset", id=name, why=str(error))
    return _well("presets", "command-doctor-presets", count=str(len(preset_ids())))


def _settings() -> Finding:
    from tabbe.cli.config import unknown_keys
    from tabbe.cli.setting import SETTINGS, find, settings_path

    path = str(settings_path())
    try:
        for name, setting in SETTINGS.items():
            setting.check(find(name).value)
        strange = unknown_keys()
    except TabbeError as error:
        return _ill("settings", "command-doctor-settings-wrong", why=str(error))
    if strange:
        names = ", ".join(quoted(name) for name in strange)
        return _ill("settings", "command-doctor-settings-unknown", names=names)
    return _well("settings", "command-doctor-settings", file=path)


CHECKS: tuple[Callable[[], Finding], ...] = (
    _python,
    _packages,
    _kernels,
    _locales,
    _terminal,
    _presets,
    _settings,
)


@click.command(cls=Command, short_help="Check that Tabbe is well on this machine.")
@lang_option
@json_option
def command(*, lang: str | None, as_json: bool) -> int:
    """Check Python, packages, compiled kernels, languages, terminal, games and settings.

    Leaves with exit code 1 when something is wrong.
    """
    try:
        spoken = language(lang)
    except TabbeError:
        # A broken settings file is one of the things to be found.
        if lang is not None:
            raise
        spoken = "en"
    with suppress(TabbeError):
        apply_to_engine()
    found = [check() for check in CHECKS]
    well = all(each.well for each in found)
    if as_json:
        checks = [
            {"name": each.name, "ok": each.well, "what": each.sentence("en")} for each in found
        ]
        print_json({"ok": well, "checks": checks})
    else:
        for each in found:
            mark = text("command-doctor-ok" if each.well else "command-doctor-bad", spoken)
            indent = " " * (len(mark) + 2)
            paragraph(each.sentence(spoken), indent, f"{mark}  ")
        say()
        # The setting of colour may be what is wrong, so only good news is printed bold.
        say(
            bold(text("command-doctor-well", spoken))
            if well
            else text("command-doctor-ill", spoken)
        )
    return DONE if well else REFUSED
