"""`tabbe replay`: checking and scoring records, and refusing what is none."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tabbe.records import write_record
from tests.cli.sample import played, saved

if TYPE_CHECKING:
    from tests.cli.program import Program


def test_record_is_scored(tabbe: Program) -> None:
    """Two deals: scores, sweeps, last captures and totals, from a file and from a pipe."""
    record = played(deals=2)
    answer = tabbe("replay", saved(tabbe.folder, record), "--json")
    assert (answer.code, answer.err) == (0, "")
    data = answer.data
    assert list(data) == ["game", "deals", "totals"]
    assert data["game"] == "krypkasino"
    assert [list(deal) for deal in data["deals"]] == [["scores", "sweeps", "last_capture"]] * 2
    for deal, written in zip(data["deals"], record.deals, strict=True):
        assert tuple(deal["scores"]) == written.scores
        assert sum(deal["scores"]) == 42
        assert deal["last_capture"] in (0, 1)
    assert data["totals"] == [sum(column) for column in zip(*_scores(data), strict=True)]
    assert tabbe("replay", "-", "--json", stdin=write_record(record)).data == data


def _scores(data: dict[str, list[dict[str, list[int]]]]) -> list[list[int]]:
    return [deal["scores"] for deal in data["deals"]]


def test_record_is_shown_to_people(tabbe: Program) -> None:
    """A table with the names on top, the totals below, and a word that all is well."""
    path = saved(tabbe.folder, played(deals=2))
    answer = tabbe("replay", path)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0] == "Krypkasino: Anna and Bo"
    assert lines[2].split() == ["deal", "Anna", "Bo", "last", "capture"]
    assert lines[-1] == "The record is in order."
    assert max(map(len, lines)) < 80
    assert tabbe("replay", path, "--lang", "de").out != answer.out


def test_record_of_an_unfinished_game_is_fine(tabbe: Program) -> None:
    """A game broken off is legal as far as it goes."""
    path = saved(tabbe.folder, played(deals=2, moves=17))
    answer = tabbe("replay", path)
    assert answer.code == 0
    assert "not finished" in answer.out
    assert tabbe("replay", path, "--json").data["deals"][1]["finished"] is False


def test_long_names_do_not_break_the_table(tabbe: Program) -> None:
    """Names are cut to a column's width, wide signs counted as two."""
    record = replace(played(), players=("W" * 90, "日本語の名前はとても長い"))
    answer = tabbe("replay", saved(tabbe.folder, record))
    assert answer.code == 0
    assert all(len(line) < 80 for line in answer.out.splitlines()[2:])
    assert "WWWWWWWWWWW…" in answer.out
    assert "日本語の名…" in answer.out


def test_illegal_move_is_named(tabbe: Program) -> None:
    """An illegal move: exit code 1, deal and move from 1, the rule and what was legal."""
    record = played(deals=2)
    deal = record.deals[1]
    moves = list(deal.moves)
    at = next(number for number, move in enumerate(moves) if "x" in move)
    moves[at] = moves[at][:2]
    wrong = replace(record, deals=(record.deals[0], replace(deal, moves=tuple(moves))))
    path = saved(tabbe.folder, wrong)
    answer = tabbe("replay", path, "--json")
    assert answer.code == 1
    error = answer.data["error"]
    assert list(error) == ["deal", "move", "rule", "legal"]
    assert (error["deal"], error["move"]) == (2, at + 1)
    assert error["rule"] in ("capture", "forced_sweep")
    assert deal.moves[at] in error["legal"]
    assert answer.err.count("\n") == 1
    assert answer.err.startswith(f"tabbe: {path}: Deal 2, move {at + 1} (")
    told = answer.err.partition(" Allowed here")[2].partition(": ")[2].strip().removesuffix(".")
    assert 1 <= len(told.split(", ")) <= 3
    assert set(told.split(", ")) <= set(error["legal"])
    assert tabbe.refuses("replay", path, code=1) == answer.err.strip().removeprefix("tabbe: ")


def test_wrong_scores_are_illegal(tabbe: Program) -> None:
    """Scores that the play does not give make the record false, not unreadable."""
    record = played()
    wrong = replace(record, deals=(replace(record.deals[0], scores=(42, 0)),))
    path = saved(tabbe.folder, wrong)
    tabbe.refuses("replay", path, code=1)
    assert tabbe("replay", path, "--json").data["error"]["rule"] == "scores"


TEXT = write_record(played(moves=3))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00" * 100,
        b"\xff\xfe\x00",
        TEXT.encode("utf-16"),
        TEXT.encode()[: len(TEXT) // 2],
        b"[" * 50_000,
        TEXT.replace("krypkasino", "chess").encode(),
        TEXT.replace("format = 1", "format = 2").encode(),
        TEXT.replace("format = 1", "format = " + "9" * 5000).encode(),
        TEXT.replace("version = 1", "version = -1").encode(),
        TEXT.replace('moves = "', 'moves = "hello ').encode(),
        TEXT.replace('deck = "', 'deck = "As As As ').encode(),
        TEXT.replace("dealer = 0", "dealer = 7").encode(),
        TEXT.replace("dealer = 0", "dealer = " + "1" * 30).encode(),
        b"#" * 10_000_001,
    ],
    ids=range(15),
)
def test_file_is_refused_when_unreadable(tabbe: Program, content: bytes) -> None:
    """Empty, binary, cut, hostile, huge: one sentence and exit code 2."""
    path = tabbe.folder / "game.tabbe"
    path.write_bytes(content)
    assert tabbe.refuses("replay", str(path))


@pytest.mark.parametrize("content", [b"", b"\xff\x00", b"#" * 10_000_001])
def test_pipe_is_refused_when_unreadable(tabbe: Program, content: bytes) -> None:
    """The same from standard input."""
    assert tabbe.refuses("replay", "-", "--json", stdin=content)


@pytest.mark.parametrize("name", ["nowhere.tabbe", "", ".", "x" * 5000, "\x1b[31m", "a\nb"])
def test_file_is_refused_when_missing(tabbe: Program, name: str) -> None:
    """No file, a folder, a name that cannot be."""
    tabbe.refuses("replay", name)


def test_pipe_is_called_standard_input_when_empty(tabbe: Program) -> None:
    """What stands nowhere has no file's name."""
    assert tabbe.refuses("replay", "-").startswith("standard input: ")
    assert tabbe.refuses("replay", "-", "--lang", "sv").startswith("standard in: ")


def test_file_is_refused_when_it_has_no_name(tabbe: Program) -> None:
    """An empty name is neither a folder nor a missing file."""
    assert tabbe.refuses("replay", "") == "FILE needs the name of a file."
    assert tabbe.refuses("simulate", "--plot", "") == "--plot needs the name of a file."
