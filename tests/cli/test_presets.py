"""`tabbe presets`: the games and where their values come from."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tabbe.cli.main import main
from tabbe.i18n import LANGUAGES
from tabbe.rules import SWITCHES, load_rules, preset_ids

if TYPE_CHECKING:
    from tests.cli.program import Program


def test_games_are_listed(tabbe: Program) -> None:
    """Every preset, its players, packs and title, and what it is; to programs as JSON."""
    answer = tabbe("presets")
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    heads = [line.split()[0] for line in lines[1:] if line[:1].strip()]
    assert heads[: len(preset_ids())] == list(preset_ids())
    said = " ".join(answer.out.split())
    for name in preset_ids():
        assert load_rules(name).name() in said
        assert load_rules(name).what() in said
    assert max(map(len, lines)) <= 80
    listed = tabbe("presets", "--json").data
    assert [game["id"] for game in listed] == list(preset_ids())
    assert listed[0] == {
        "id": "krypkasino",
        "title": "Krypkasino",
        "what": load_rules("krypkasino").what(),
        "version": 1,
        "min_players": 2,
        "max_players": 6,
        "packs": 2,
        "aim": "low",
    }


def test_game_is_shown_in_the_language(tabbe: Program) -> None:
    """One game as a process, in two languages."""
    answer = tabbe("presets", "krypkasino")
    assert (answer.code, answer.err) == (0, "")
    assert tabbe("presets", "krypkasino", "--lang", "fr").out != answer.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_fit_when_the_terminal_is_narrow(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At 40 columns every game is a paragraph, and nothing is left out or too wide."""
    monkeypatch.setenv("COLUMNS", "40")
    assert main(["presets", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 40
    said = " ".join(shown.split())
    for name in preset_ids():
        assert name in shown.splitlines()
        assert load_rules(name).name(lang) in said
        assert load_rules(name).what(lang) in said


@pytest.mark.parametrize("name", preset_ids())
def test_game_is_shown_with_every_source(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One game: every switch, its value and its source, in 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["presets", name, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    assert main(["presets", name, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    rules = load_rules(name)
    assert list(data["values"]) == list(SWITCHES)
    for switch, entry in data["values"].items():
        assert entry["value"] == SWITCHES[switch].written(rules.values[switch])
        assert entry["source"]
        assert f"{switch} = {str(entry['value']).lower()}" in shown.splitlines()


def test_change_is_marked_when_set(tabbe: Program) -> None:
    """--set shows what it changes, and the JSON names it."""
    answer = tabbe("presets", "krypkasino", "--set", "forced_sweep=false")
    assert "forced_sweep = false\n    Changed with --set." in answer.out
    data = tabbe("presets", "krypkasino", "--set", "forced_sweep=false", "--json").data
    assert data["changes"] == {"forced_sweep": False}


def test_switches_are_explained(tabbe: Program) -> None:
    """--switches lists every switch with what it may be and what it decides."""
    answer = tabbe("presets", "--switches")
    assert (answer.code, answer.err) == (0, "")
    data = tabbe("presets", "--switches", "--json").data
    assert list(data) == list(SWITCHES)
    for name, entry in data.items():
        assert entry["allowed"]
        assert entry["what"]
        assert f"{name} = {entry['allowed']}" in answer.out.splitlines()


def test_preset_file_is_shown(tabbe: Program) -> None:
    """A game in a file of one's own is a game like any other."""
    path = tabbe.folder / "own.toml"
    path.write_text(
        'id = "own"\ntitle = "Our own"\nversion = 3\nextends = "krypkasino"\n'
        '[values]\nforced_sweep = false\n[sources]\nforced_sweep = "grandmother"\n',
        encoding="utf-8",
    )
    answer = tabbe("presets", str(path))
    assert answer.code == 0
    assert "Our own" in answer.out
    assert "forced_sweep = false\n    grandmother" in answer.out


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"id = 1", b"[", b"x" * 3_000_000])
def test_preset_file_is_refused_when_broken(tabbe: Program, content: bytes) -> None:
    """Empty, binary, wrong and huge files: one sentence that names the file."""
    path = tabbe.folder / "broken.toml"
    path.write_bytes(content)
    assert "broken.toml" in tabbe.refuses("presets", str(path))


@pytest.mark.parametrize("name", ["krypkasinos", "", "../krypkasino", ".", "nul\\x00"])
def test_game_is_refused_when_unknown(tabbe: Program, name: str) -> None:
    """An unknown game is refused."""
    tabbe.refuses("presets", name)
