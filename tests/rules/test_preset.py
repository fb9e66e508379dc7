"""Presets: the shipped ones, their sources and versions, and files of anyone's own."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import pytest

from tabbe.i18n import LANGUAGES
from tabbe.rules import (
    PRESETS,
    SWITCHES,
    RulesError,
    load_rules,
    preset,
    preset_ids,
    rules_from_table,
)

FOLDER = files("tabbe.rules").joinpath("presets")
PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "switches.md").read_text("utf-8")

# What each version of each preset plays.  When a line here no longer holds, the preset has come
# to play differently: raise its version, keep the old file as <id>@<version>.toml, add a line.
PLAYED = {
    "krypkasino@1": "fca96f8f4a30",
    "krypkasino-family@1": "a513257da671",
    "krypkasino-nordic@1": "4cd971b1f03e",
    "avig-kasino@1": "1ab044a7e5a3",
    "avig-kasino-se@1": "49f5d7d47dc3",
    "kasino@1": "3fff1881f7d0",
    "kasino-danish@1": "28e2a310c656",
    "kasino-swedish@1": "574d0f3980d1",
    "kasino-finnish@1": "dffac1e032e1",
    "laistokasino@1": "2deddd90f42f",
    "byggkasino@1": "0c896bf6db27",
    "royal-casino@1": "7b1976586830",
    "classic-casino@1": "80160b657224",
}


def table_of(name: str) -> dict[str, Any]:
    """The TOML of a shipped preset."""
    return tomllib.loads(FOLDER.joinpath(f"{name}.toml").read_text("utf-8"))


def played(name: str, version: int) -> str:
    """Digest of all that decides how a preset plays."""
    rules = load_rules(name, version=version)
    content = [rules.min_players, rules.max_players, rules.aim, rules.as_table()["values"]]
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:12]


def write(folder: Path, content: str | bytes, name: str = "mine.toml") -> Path:
    """Write a preset file."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


HEAD = 'id = "mine"\ntitle = "Mine"\nversion = 1\n'


def test_presets_are_those_of_the_folder_when_listed() -> None:
    """Every file is a preset and every preset has a file; the default comes first."""
    found = {item.name.removesuffix(".toml") for item in FOLDER.iterdir()}
    assert {name for name in found if "@" not in name} == set(PRESETS)
    assert preset_ids() == PRESETS
    assert load_rules() == load_rules(PRESETS[0]) == load_rules("krypkasino")


@pytest.mark.parametrize("name", PRESETS)
def test_preset_loads_when_named(name: str) -> None:
    """Each preset bears its own id, changes nothing, and can be dealt to all it is for."""
    rules = load_rules(name)
    assert (rules.id, rules.version, rules.shipped, rules.changes) == (name, 1, True, {})
    assert rules.title
    counts = tuple(range(rules.min_players, rules.max_players + 1))
    assert rules.player_counts == counts


@pytest.mark.parametrize("name", PRESETS)
def test_preset_has_a_name_and_a_sentence_when_asked_in_any_language(name: str) -> None:
    """In English the name is its title; the sentence differs from language to language."""
    rules = load_rules(name)
    assert rules.name() == rules.title
    for lang in LANGUAGES:
        # A key that is missing would be shown as itself.
        assert 1 < len(rules.name(lang)) < 40
        assert name not in rules.name(lang)
        assert rules.what(lang).endswith(".")
        assert rules.what(lang).count(".") == 1
    assert len({rules.what(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_preset_from_a_file_is_called_by_its_title_when_asked_in_any_language(
    tmp_path: Path,
) -> None:
    """It has no entry in the catalogue, so its own words stand for both."""
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + 'extends = "krypkasino"\n', encoding="utf-8")
    rules = load_rules(str(path))
    for lang in LANGUAGES:
        assert rules.name(lang) == rules.what(lang) == "Mine"


@pytest.mark.parametrize("name", PRESETS)
def test_preset_has_a_source_when_asked_for_any_value(name: str) -> None:
    """Every switch, the players and the aim have a source, and every own value has its own."""
    rules = load_rules(name)
    table = table_of(name)
    for key in (*SWITCHES, "players", "aim"):
        assert len(rules.source(key)) > 10, key
        if key in table["values"]:
            assert rules.source(key) == table["sources"][key]
    for key, note in table.get("notes", {}).items():
        assert rules.note(key) == note


@pytest.mark.parametrize("name", PRESETS)
def test_preset_names_only_differences_when_it_extends(name: str) -> None:
    """A preset repeats no value of the one it extends."""
    table = table_of(name)
    if name == PRESETS[0]:
        assert list(table["values"]) == list(SWITCHES)
        return
    base = load_rules(table.get("extends", PRESETS[0]))
    for key, value in table["values"].items():
        assert SWITCHES[key].parse(value) != base.values[key], key
    assert list(table["values"]) == [key for key in SWITCHES if key in table["values"]]


def test_source_names_the_other_preset_when_inherited() -> None:
    """A value taken over says from which preset its source is."""
    nordic, family = load_rules("krypkasino-nordic"), load_rules("krypkasino-family")
    assert nordic.source("pictures") == "as krypkasino-family: " + family.source("pictures")
    assert family.source("raise").startswith("as krypkasino: ")
    assert nordic.source("raise") == family.source("raise")
    assert nordic.note("pictures") == ""


def test_preset_says_what_it_takes_when_texts_contradict_themselves() -> None:
    """The family form notes each reading that a contradiction of its text needed."""
    family = load_rules("krypkasino-family")
    for key in ("pictures", "capture", "extent", "forced_sweep_by", "sweep_reward", "last_batch"):
        assert family.note(key).endswith(".")
    assert "pictures of the opening stay" in load_rules("krypkasino").note("remove_pictures")


@pytest.mark.parametrize("line", PLAYED.items(), ids=lambda line: line[0])
def test_preset_plays_as_ever_when_loaded_by_version(line: tuple[str, str]) -> None:
    """A version of a preset never changes how it plays."""
    name, _, version = line[0].partition("@")
    assert played(name, int(version)) == line[1]


def test_every_version_is_pinned_when_presets_are_listed() -> None:
    """No preset or version is missing from the digests above."""
    current = {f"{name}@{load_rules(name).version}" for name in PRESETS}
    old = {item.name.removesuffix(".toml") for item in FOLDER.iterdir() if "@" in item.name}
    assert set(PLAYED) == current | old


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (
            "krypkasino-family",
            {
                "pictures": "pair_only",
                "first_dealer": "low",
                "deal_table": "4/4",
                "packets": "table_last",
                "last_batch": "short",
                "extent": "any",
                "forced_sweep_by": "card",
                "sweep_reward": "lone",
                "double_sweep": "any_match",
                "double_reward": 5,
                "remove_pictures": "off",
                "deals": 6,
            },
        ),
        (
            "avig-kasino-se",
            {
                "packs": 1,
                "two_spades_hand": "2,15",
                "ten_diamonds_hand": "10,16",
                "deal_table": "4/4",
                "sweep_points": 1,
                "sweep_reward": "never",
                "double_sweep": "off",
                "remove_pictures": "off",
                "spade_points": 0,
                "two_spades_points": 1,
                "storan_points": 2,
                "majority_cards_points": 1,
                "majority_suit_points": 2,
                "last_trick_points": 1,
                "target": 21,
                "target_rule": "lose",
                "drop_out": True,
            },
        ),
    ],
)
def test_preset_differs_from_krypkasino_when_compared(
    name: str, expected: dict[str, object]
) -> None:
    """All that sets a preset apart from the default, and nothing else."""
    base, rules = load_rules("krypkasino"), load_rules(name)
    found = {
        key: SWITCHES[key].written(value)
        for key, value in rules.values.items()
        if value != base.values[key]
    }
    assert found == expected


@pytest.mark.parametrize(
    ("name", "players", "aim", "points", "checksum"),
    [
        ("krypkasino", (2, 6), "low", 42, 42),
        ("krypkasino-family", (2, 4), "low", 42, 42),
        ("krypkasino-nordic", (2, 4), "low", 36, 36),
        ("avig-kasino", (2, 2), "low", 21, 21),
        ("avig-kasino-se", (2, 4), "low", 11, None),
        ("kasino", (2, 4), "high", 11, None),
        ("kasino-danish", (2, 4), "high", 11, None),
        ("kasino-swedish", (2, 4), "high", 11, None),
        ("kasino-finnish", (2, 4), "high", 10, None),
        ("laistokasino", (2, 4), "low", 10, None),
        ("byggkasino", (2, 4), "high", 11, None),
        ("royal-casino", (2, 4), "high", 11, None),
        ("classic-casino", (2, 4), "high", 11, None),
    ],
)
def test_preset_has_its_frame_when_loaded(
    name: str, players: tuple[int, int], aim: str, points: int, checksum: int | None
) -> None:
    """Players, aim, and the points of a deal are those that the sources give."""
    rules = load_rules(name)
    assert (rules.min_players, rules.max_players) == players
    assert rules.aim == aim
    assert (rules.points_in_deal, rules.checksum) == (points, checksum)


def test_presets_have_their_marks_when_loaded() -> None:
    """What each relative is known for."""
    load = load_rules
    assert load("krypkasino-nordic").storan_points == 0
    assert load("avig-kasino").packs == 1
    assert (load("kasino").majority_suit, load("kasino-danish").majority_suit) == ("h", "s")
    assert (load("kasino").target_rule, load("kasino-danish").target_rule) == ("high", "closest")
    assert load("kasino").spade5_clears
    assert (load("kasino-swedish").target, load("kasino-swedish").last_trick_points) == (16, 1)
    assert load("kasino-finnish").majority_tie == load("laistokasino").majority_tie == "carry"
    assert (load("laistokasino").capture, load("laistokasino").target_rule) == ("card", "lose")
    bygg = load("byggkasino")
    assert (bygg.ace_hand, bygg.two_spades_hand, bygg.ten_diamonds_hand) == ((14,), (15,), (16,))
    assert (bygg.majority_cards_points, bygg.majority_suit_points) == (3, 1)
    assert (bygg.last_trick_points, bygg.spade5_clears) == (0, False)
    assert load("royal-casino").sweep_points == load("classic-casino").sweep_points == 0
    assert (load("classic-casino").pictures, load("classic-casino").ace_hand) == ("pair_only", (1,))
    building = {name for name in PRESETS if load(name).builds != "none"}
    assert building == {"kasino", "kasino-danish", "byggkasino", "royal-casino", "classic-casino"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_preset_is_described_when_asked_in_a_language(lang: str) -> None:
    """Every preset has a line of its own in every language."""
    lines = {load_rules(name).what(lang) for name in PRESETS}
    assert len(lines) == len(PRESETS)
    assert all(line.endswith(".") for line in lines)
    assert rules_from_table(load_rules("kasino").as_table()).what(lang) == "Kasino"


@pytest.mark.parametrize(
    "game",
    ["nope", "", "Krypkasino", "krypkasino ", "\0", "\ud800", "x" * 10**6],
)
def test_preset_is_refused_when_unknown(game: str) -> None:
    """The refusal quotes the name briefly and lists the presets."""
    with pytest.raises(RulesError) as caught:
        load_rules(game)
    said = str(caught.value)
    assert said.startswith("There is no preset")
    assert all(name in said for name in PRESETS)
    assert len(said) < 300


@pytest.mark.parametrize(("game", "shown"), [(None, "None"), (5, "int"), (b"kasino", "bytes")])
def test_preset_is_refused_when_it_is_no_text(game: object, shown: str) -> None:
    """The refusal says what can name a game, and what was given."""
    with pytest.raises(RulesError, match=f"named by its id or .* not by {shown}"):
        load_rules(cast("str", game))


@pytest.mark.parametrize("version", [0, 2, -1, pytest.param(10**5000, id="huge")])
def test_version_is_refused_when_unknown(version: int) -> None:
    """The refusal names the versions that there are."""
    for name in ("krypkasino", "krypkasino-nordic"):
        with pytest.raises(RulesError, match=rf"The preset {name} has no version .*, only 1\."):
            load_rules(name, version=version)
    with pytest.raises(RulesError, match="only 1"):
        load_rules(load_rules("krypkasino"), version=version)


@pytest.mark.parametrize("version", [True, 1.0, "1", [1]])
def test_version_is_refused_when_no_number(version: object) -> None:
    """A version is a whole number."""
    with pytest.raises(RulesError, match=f'not {type(version).__name__}|not "1"'):
        load_rules("krypkasino", version=cast("int", version))


def test_version_is_loaded_when_it_is_the_current_one() -> None:
    """The newest version is the one without a number."""
    assert load_rules("krypkasino", version=1) is load_rules("krypkasino")
    assert load_rules(load_rules("kasino"), version=1) is load_rules("kasino")


def test_old_version_is_loaded_when_its_file_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A preset that has moved on keeps its old version, and so does one that pins it."""
    folder = tmp_path / "presets"
    folder.mkdir()
    old = FOLDER.joinpath("krypkasino.toml").read_text("utf-8")
    new = old.replace("version = 1", "version = 2").replace("sweep_points = 5", "sweep_points = 6")
    write(folder, old, "krypkasino@1.toml")
    write(folder, new, "krypkasino.toml")
    pinned = 'id = "kasino"\ntitle = "K"\nversion = 1\nextends = "krypkasino@1"\n'
    write(folder, pinned, "kasino.toml")
    monkeypatch.setattr("importlib.resources.files", lambda _: tmp_path)
    preset._shipped.cache_clear()
    try:
        assert load_rules("krypkasino").sweep_points == 6
        assert load_rules("krypkasino", version=2) == load_rules("krypkasino")
        first = load_rules("krypkasino", version=1)
        assert (first.version, first.sweep_points, first.shipped) == (1, 5, True)
        assert load_rules("kasino").sweep_points == 5
        with pytest.raises(RulesError, match="no version 3, only 1 2"):
            load_rules("krypkasino", version=3)
    finally:
        preset._shipped.cache_clear()


def test_file_is_loaded_when_its_path_is_given(tmp_path: Path) -> None:
    """A file with spaces, CRLF and a byte order mark works, as text and as a path."""
    content = "\ufeff" + HEAD.replace("\n", "\r\n") + "[values]\r\nsweep_points = 3\r\n"
    path = write(tmp_path, content, "my own game.toml")
    for game in (path, str(path)):
        rules = load_rules(game, packs="1")
        assert (rules.id, rules.title, rules.version, rules.shipped) == ("mine", "Mine", 1, False)
        assert rules.sweep_points == 3
        assert rules.changes == {"packs": 1}
        assert rules.player_counts == (2, 3, 4, 6)
        assert rules.source("sweep_points") == ""
        assert rules.source("capture").startswith("as krypkasino: ")


def test_file_takes_over_all_else_when_it_extends(tmp_path: Path) -> None:
    """Players, aim and values come from the preset that is extended."""
    path = write(tmp_path, HEAD + 'extends = "laistokasino@1"\n[values]\ncapture = "hand"\n')
    rules, base = load_rules(path), load_rules("laistokasino")
    assert (rules.min_players, rules.max_players, rules.aim) == (2, 4, "low")
    assert {key for key in SWITCHES if rules.values[key] != base.values[key]} == {"capture"}


def test_example_of_the_page_loads_when_saved(tmp_path: Path) -> None:
    """The preset that the reference page shows is a valid one."""
    example = PAGE.split("```toml\n")[1].split("```")[0]
    rules = load_rules(write(tmp_path, example))
    assert (rules.id, rules.storan_points, rules.two_spades_hand) == ("sunday-kasino", 4, (2, 15))
    assert rules.source("storan_points") == "Aunt Greta"
    assert rules.note("two_spades_hand").startswith("Greta says")


@pytest.mark.parametrize("name", PRESETS)
def test_table_gives_the_same_rules_when_embedded(name: str) -> None:
    """A whole preset survives as a table, values, sources, notes and all."""
    rules = load_rules(name)
    again = rules_from_table(rules.as_table())
    assert again.as_table() == rules.as_table()
    assert again.values == rules.values
    assert again.shipped is False
    changed = rules_from_table(rules.with_switches(storan_points=9).as_table())
    assert changed.storan_points == rules.storan_points


def test_file_is_the_shipped_preset_when_it_plays_alike(tmp_path: Path) -> None:
    """A copy of a shipped preset is that preset; a changed copy needs another id."""
    content = FOLDER.joinpath("krypkasino.toml").read_text("utf-8")
    assert load_rules(write(tmp_path, content)) is load_rules("krypkasino")
    changed = content.replace("sweep_points = 5", "sweep_points = 6")
    with pytest.raises(RulesError) as caught:
        load_rules(write(tmp_path, changed))
    assert "mine.toml: The id krypkasino belongs to a preset of Tabbe" in str(caught.value)


BAD_FILES = {
    "no id": ('title = "x"\nversion = 1\n', "The key id is missing"),
    "no title": ('id = "x"\nversion = 1\n', "The key title is missing"),
    "no version": ('id = "x"\ntitle = "x"\n', "The key version is missing"),
    "empty": ("", "The key id is missing"),
    "id with blanks": (HEAD.replace('"mine"', '"my game"'), "id has to be"),
    "id in capitals": (HEAD.replace('"mine"', '"Mine"'), "id has to be"),
    "id a number": (HEAD.replace('"mine"', "7"), "id has to be"),
    "id too long": (HEAD.replace('"mine"', f'"{"x" * 41}"'), "id has to be"),
    "title empty": (HEAD.replace('"Mine"', '""'), "title has to be"),
    "title of two lines": (HEAD.replace('"Mine"', r'"a\nb"'), "title has to be"),
    "title turned round": (HEAD.replace('"Mine"', r'"a\u202eb"'), "title has to be"),
    "title too long": (HEAD.replace('"Mine"', f'"{"x" * 81}"'), "title has to be"),
    "version a text": (HEAD.replace("= 1", '= "1"'), "version has to be"),
    "version zero": (HEAD.replace("= 1", "= 0"), "version has to be"),
    "version true": (HEAD.replace("= 1", "= true"), "version has to be"),
    "version huge": (HEAD.replace("= 1", "= " + "9" * 4000), "version has to be"),
    "version too huge": (HEAD.replace("= 1", "= " + "9" * 5000), "is not TOML"),
    "unknown key": (HEAD + "colour = 1\n", "“colour” is no key of a preset"),
    "values no table": (HEAD + "values = 3\n", "values has to be a table"),
    "sources a list": (HEAD + "sources = []\n", "sources has to be a table"),
    "source no text": (HEAD + "[sources]\npacks = 1\n", "sources.packs has to be a text"),
    "source unknown": (HEAD + '[sources]\npack = "x"\n', "did you mean packs"),
    "note no text": (HEAD + "[notes]\npacks = []\n", "notes.packs has to be a text"),
    "unknown switch": (HEAD + "[values]\nsweep_point = 5\n", "did you mean sweep_points"),
    "wrong value": (HEAD + "[values]\nsweep_points = 5.0\n", "sweep_points cannot be “5.0”"),
    "wrong word": (HEAD + '[values]\ncapture = "no"\n', "allowed is optional|card|hand"),
    "value a date": (HEAD + "[values]\npacks = 2020-01-01\n", "packs cannot be “date”"),
    "value a table": (HEAD + "[values.packs]\na = 1\n", "packs cannot be “dict”"),
    "value not a number": (HEAD + "[values]\ntarget = nan\n", "target cannot be “nan”"),
    "players a number": (HEAD + "players = 2\n", "players has to be"),
    "players reversed": (HEAD + "players = [4, 2]\n", "players has to be"),
    "players too many": (HEAD + "players = [2, 7]\n", "players has to be"),
    "players one": (HEAD + "players = [1, 2]\n", "players has to be"),
    "players three numbers": (HEAD + "players = [2, 3, 4]\n", "players has to be"),
    "players words": (HEAD + 'players = ["2", "4"]\n', "players has to be"),
    "aim": (HEAD + 'aim = "middle"\n', "aim has to be “low” or “high”"),
    "extends unknown": (HEAD + 'extends = "whist"\n', "extends has to be one of krypkasino"),
    "extends a number": (HEAD + "extends = 5\n", "extends has to be one of"),
    "extends a list": (HEAD + "extends = []\n", "extends has to be one of"),
    "extends no version": (HEAD + 'extends = "kasino@x"\n', "extends has to be one of"),
    "extends unknown version": (HEAD + 'extends = "kasino@9"\n', "has no version 9"),
    "bordstabbe": (HEAD + 'aim = "high"\n[values]\nbordstabbe = true\n', "bordstabbe takes points"),
    "no players left": (HEAD + "players = [5, 5]\n[values]\npacks = 1\n", "five players"),
    "not TOML": ("id = \n", "Line 1, column 6 is not TOML"),
    "key twice": (HEAD + "version = 1\n", "is not TOML"),
    "nothing but zeros": (b"\0" * 100, "is not TOML"),
    "binary": (bytes(range(256)), "not text in UTF-8"),
    "UTF-16": (HEAD.encode("utf-16"), "not text in UTF-8"),
    "Latin-1": (b'id = "\xe5"', "not text in UTF-8"),
    "deeply nested": ("a = " + "[" * 50_000, "is not TOML"),
    "huge": (b"#" * 200_000, "too large for a preset; 100000 bytes"),
}


@pytest.mark.parametrize(("content", "said"), BAD_FILES.values(), ids=BAD_FILES)
def test_file_is_refused_when_it_is_no_preset(
    tmp_path: Path, content: str | bytes, said: str
) -> None:
    """The refusal names the file and the key, in one short line of every language."""
    with pytest.raises(RulesError) as caught:
        load_rules(write(tmp_path, content))
    assert said in str(caught.value)
    for lang in LANGUAGES:
        line = caught.value.message(lang)
        assert "mine.toml: " in line
        assert len(line) < 400
        assert line.isprintable()


def test_file_is_refused_when_it_is_not_there(tmp_path: Path) -> None:
    """Missing files, folders and impossible names are told apart from presets."""
    for game in (
        tmp_path / "none.toml",
        str(tmp_path / "a" / "b"),
        "no.toml",
        "a\0.toml",
    ):
        with pytest.raises(RulesError, match="There is no such file"):
            load_rules(game)
    for folder in (tmp_path, "/", f"{tmp_path}/"):
        with pytest.raises(RulesError, match=r"/?: This is a folder"):
            load_rules(folder)
    with pytest.raises(RulesError, match=r"^/dev/null: This is no ordinary file"):
        load_rules("/dev/null")
    with pytest.raises(
        RulesError, match=r"^…x+\.toml: (There is no such file|The file cannot be read)\."
    ):
        load_rules("x" * 100_000 + ".toml")


def test_file_name_is_harmless_when_quoted(tmp_path: Path) -> None:
    """What does not print in a file's name is escaped."""
    with pytest.raises(RulesError) as caught:
        load_rules(write(tmp_path, "", "\x1b[2J.toml"))
    assert re.search(r"\\x1b\[2J\.toml: ", str(caught.value))
