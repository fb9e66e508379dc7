"""`tabbe config`: settings, where they come from, and keeping them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tabbe.cli.setting import SETTINGS

if TYPE_CHECKING:
    from tests.cli.program import Program


def test_settings_are_listed_with_their_source(tabbe: Program) -> None:
    """Every setting has a value and a source, on screen and in JSON."""
    answer = tabbe("config")
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert [line.split()[0] for line in lines[1 : 1 + len(SETTINGS)]] == list(SETTINGS)
    assert tabbe("config", "show").out == answer.out
    data = tabbe("config", "--json").data
    assert tabbe("config", "show", "--json").data == data
    assert data["file"] == str(tabbe.folder / "config.toml")
    assert data["exists"] is False
    assert list(data["settings"]) == list(SETTINGS)
    assert data["settings"]["game"] == {
        "value": "krypkasino",
        "source": "default",
        "place": None,
        "variable": "TABBE_GAME",
    }


def test_sources_outrank_each_other_in_order(tabbe: Program) -> None:
    """Option, environment, file, locale: the first that says something counts."""

    def source(*arguments: str) -> tuple[str, str]:
        entry = tabbe("config", "--json", *arguments).data["settings"]["lang"]
        return entry["value"], entry["source"]

    assert source() == ("en", "locale")
    tabbe.env = {"LANG": "de_AT.UTF-8"}
    assert source() == ("de", "locale")
    assert tabbe("config", "set", "lang", "fr").code == 0
    assert source() == ("fr", "file")
    tabbe.env["TABBE_LANG"] = "es"
    assert source() == ("es", "environment")
    assert source("--lang", "da") == ("da", "option")
    tabbe.env = {"LANG": ""}
    assert tabbe("config", "unset", "lang").code == 0
    assert source() == ("en", "default")


def test_no_color_outranks_the_setting(tabbe: Program) -> None:
    """NO_COLOR wins over the settings file, and the list says so."""
    assert tabbe("config", "set", "colour", "always").code == 0
    tabbe.env = {"NO_COLOR": "1"}
    entry = tabbe("config", "--json").data["settings"]["colour"]
    assert (entry["value"], entry["place"]) == ("never", "NO_COLOR")


def test_setting_takes_effect_when_kept(tabbe: Program) -> None:
    """What is kept is used: the language of the answer, the game of the referee."""
    kept = tabbe("config", "set", "game", "avig-kasino")
    assert kept.code == 0
    assert "avig-kasino" in kept.out
    assert "avig-kasino" in tabbe("config", "get", "game").out
    tabbe.refuses("referee", "--hand", "As As")
    assert tabbe("config", "set", "lang", "sv").code == 0
    assert "inställning" in tabbe("config").out


def test_comments_stay_when_a_setting_changes(tabbe: Program) -> None:
    """Changing one line leaves the others, comments and tables as they are."""
    path = tabbe.folder / "config.toml"
    path.write_text(
        '# mine\nlang = "sv" # home\npause = 1.5\n\n[other]\nx = 1\nlang = 2\n', encoding="utf-8"
    )
    assert tabbe("config", "set", "lang", "da").code == 0
    assert tabbe("config", "set", "name", 'Åsa "A"').code == 0
    text = path.read_text(encoding="utf-8")
    assert text.startswith('# mine\nlang = "da" # home\npause = 1.5\n')
    assert text.endswith("[other]\nx = 1\nlang = 2\n")
    assert tabbe("config", "get", "name").out == 'Åsa "A"\n'
    assert tabbe("config", "get", "pause").out == "1.5\n"
    assert tabbe("config", "--json").data["unknown"] == ["other"]
    assert [entry.name for entry in tabbe.folder.iterdir()] == ["config.toml"]


@pytest.mark.parametrize("before", ['"s#v"', "'s#v'", "1", "1.5"])
def test_comment_of_the_line_stays_when_its_setting_changes(tabbe: Program, before: str) -> None:
    """The comment is told from a value that looks like one; dropping the setting drops both."""
    path = tabbe.folder / "config.toml"
    path.write_text(f"pause = {before}  # mine\njobs = 1\n", encoding="utf-8")
    assert tabbe("config", "set", "pause", "2").code == 0
    assert path.read_text(encoding="utf-8") == 'pause = "2"  # mine\njobs = 1\n'
    assert tabbe("config", "unset", "pause").code == 0
    assert path.read_text(encoding="utf-8") == "jobs = 1\n"


def test_line_ends_stay_when_a_setting_changes(tabbe: Program) -> None:
    """A file with carriage returns keeps them, and has no other line ends afterwards."""
    path = tabbe.folder / "config.toml"
    path.write_bytes(b"# mine\r\njobs = 1\r\n[other]\r\nx = 1\r\n")
    assert tabbe("config", "set", "jobs", "2").code == 0
    assert tabbe("config", "set", "name", "Bo").code == 0
    assert path.read_bytes() == (b'# mine\r\njobs = "2"\r\nname = "Bo"\r\n[other]\r\nx = 1\r\n')


@pytest.mark.parametrize(
    ("key", "value", "kept"),
    [
        ("jit", "false", "0"),
        ("jit", "auto", "auto"),
        ("colour", "NEVER", "never"),
        ("announce", "off", "off"),
        ("bots", "greedy, random:seed=1", "greedy,random:seed=1"),
        ("jobs", "2", "2"),
        ("name", "  Bo   Ek ", "Bo Ek"),
        ("cache", "/somewhere/else", "/somewhere/else"),
        ("pause", "0.25", "0.25"),
        ("proxies", " 10.0.0.1 , 10.1.0.0/16,", "10.0.0.1,10.1.0.0/16"),
        ("proxies", "*", "*"),
    ],
)
def test_value_is_kept_in_one_form(tabbe: Program, key: str, value: str, kept: str) -> None:
    """Each setting has one way of being written."""
    tabbe.env = {"TABBE_JIT": ""}
    assert tabbe("config", "set", key, value).code == 0
    assert tabbe("config", "get", key).out == f"{kept}\n"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("lang", "fi"),
        ("lang", ""),
        ("colour", "red"),
        ("game", "chess"),
        ("game", "x" * 10_000),
        ("bots", "nobody"),
        ("bots", "greedy,,greedy"),
        ("name", "x" * 41),
        ("name", "\x1b[31m"),
        ("announce", "loudly"),
        ("pause", "-1"),
        ("pause", "61"),
        ("pause", "nan"),
        ("jobs", "1.5"),
        ("jobs", "99999999"),
        ("jit", "2"),
        ("proxies", "x y"),
        ("proxies", "10.0.0.1/24"),
        ("language", "en"),
        ("", ""),
    ],
)
def test_value_is_refused_when_impossible(tabbe: Program, key: str, value: str) -> None:
    """A wrong key or value is refused, and nothing is written."""
    tabbe.refuses("config", "set", "--", key, value)
    assert list(tabbe.folder.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [b"lang = ", b"\xff\xfe", b"lang = [1]", b"lang = 'fi'", b"pause = 'x'", b"x" * 200_000,
     b"a = " + b"[" * 5000, b"lang = \"\x00\""],
)  # fmt: skip
def test_broken_file_is_told_and_kept(tabbe: Program, content: bytes) -> None:
    """A settings file that cannot be read stops nothing silently and is not overwritten."""
    path = tabbe.folder / "config.toml"
    path.write_bytes(content)
    assert "config.toml" in tabbe.refuses("config")
    if b"'x'" not in content and b"'fi'" not in content:
        tabbe.refuses("config", "set", "jobs", "1")
        assert path.read_bytes() == content
    assert tabbe("config", "path").out == f"{path}\n"
    assert tabbe("--help").code == 0


def test_environment_is_refused_when_wrong(tabbe: Program) -> None:
    """A wrong variable is named."""
    tabbe.env = {"TABBE_PAUSE": "soon"}
    assert "TABBE_PAUSE" in tabbe.refuses("config")
    tabbe.env = {"TABBE_LANG": "fi"}
    tabbe.refuses("config")


def test_folder_in_the_way_is_told(tabbe: Program) -> None:
    """A folder where the file should be, and a file where a folder should be."""
    (tabbe.folder / "config.toml").mkdir()
    assert "folder" in tabbe.refuses("config")
    assert "folder" in tabbe.refuses("config", "set", "jobs", "1")
    blocker = tabbe.folder / "blocker"
    blocker.write_text("", encoding="utf-8")
    tabbe.env = {"TABBE_CONFIG": str(blocker / "config.toml")}
    tabbe.refuses("config", "set", "jobs", "1")


def test_file_stands_in_the_users_folder(tabbe: Program) -> None:
    """Without TABBE_CONFIG the platform's folder for settings is used."""
    home = str(tabbe.folder)
    tabbe.env = {"TABBE_CONFIG": "", "HOME": home, "XDG_CONFIG_HOME": home, "APPDATA": home}
    path = tabbe("config", "path").out.strip()
    assert path.startswith(home)
    assert Path(path).parts[-2:] == ("tabbe", "config.toml")
    assert tabbe("config", "set", "jobs", "1").code == 0
    assert tabbe("config", "get", "jobs").out == "1\n"
