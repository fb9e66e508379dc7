"""The runs that the strength of the bots is told by: stopped, killed, gone on with, compared."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from bench import ladder
from tabbe.bots import BotError
from tabbe.bots.bout import FIGURES, Played

if TYPE_CHECKING:
    from pathlib import Path

    from bench.ladder import Run

pytestmark = pytest.mark.usefixtures("plain")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The runs are in a folder of their own."""
    monkeypatch.setattr(ladder, "FOLDER", tmp_path)
    return tmp_path


@pytest.fixture(params=["seeing", "blind"])
def run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A run of either kind whose decks are played at once."""
    if request.param == "blind":
        return ladder.Run("small", 2, ("greedy", "random"), 9)

    def deck_seen(run: Run, _table: object, number: int) -> Played:
        rows = np.full((1, run.players, run.players, FIGURES), number)
        rows[0, :, :, 0] = [[number, 9], [4, 1]]
        return Played(number, rows, (0.0, 0.0))

    monkeypatch.setattr(ladder, "_deck_seen", deck_seen)
    return ladder.Run("small", 2, ("expert:ms=30", "pimc"), 9, peeking=True)


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_run_goes_on_when_a_kill_has_cut_its_last_line(run: Run, cut: int) -> None:
    """The torn deck is left out of the report and played again."""
    ladder.play(run, 5)
    whole = ladder.margins(run)
    assert list(whole) == [0, 1, 2, 3, 4]
    run.path.write_bytes(run.path.read_bytes()[:-cut])
    torn = ladder.margins(run)
    assert torn == {deck: whole[deck] for deck in range(4)}
    ladder.play(run, 5)
    assert ladder.margins(run) == whole


def test_margin_is_of_the_first_bot_when_seats_change(run: Run) -> None:
    """In rotation r the first bot sits in seat r; the margin is the mean over the rotations."""
    ladder.play(run, 3)
    for line in run.path.read_text("utf-8").splitlines()[1:]:
        deck = json.loads(line)
        (first, second), (third, fourth) = ([seat[0] for seat in seats] for seats in deck["rows"])
        assert ladder.margins(run)[deck["deck"]] == (second - first + third - fourth) / 2


def test_run_is_refused_when_other_bots_began_it(run: Run) -> None:
    """Runs with open eyes say in their file, as all others do, which bots have played."""
    ladder.play(run, 1)
    head, line = run.path.read_bytes().splitlines(keepends=True)
    told = json.loads(head)
    assert told["bots"][1].endswith(", seeing") == run.peeking
    told["program"] = "0.0.1 " + told["program"].split(" ", 1)[1]
    run.path.write_bytes(json.dumps(told).encode() + b"\n" + line)
    with pytest.raises(BotError) as refusal:
        ladder.play(run, 2)
    assert refusal.value.key == "arena-file-program"


def test_nothing_is_told_when_no_run_has_begun() -> None:
    """Without files, and with files of one deck, there is no interval to tell."""
    assert ladder.report() == []
    by_name = {run.name: run for run in ladder.runs()}
    write(by_name["expert-greedy-2"], {0: 4})
    assert ladder.report() == []


def write(run: Run, margins: dict[int, int]) -> None:
    """A file in which the first bot has these margins by deck."""
    lines: list[dict[str, Any]] = [{"tabbe": "arena"}]
    for deck, margin in margins.items():
        scores = [[margin + 1] * run.players for _ in range(run.players)]
        for rotation in range(run.players):
            scores[rotation][rotation] = 1
        lines.append({"deck": deck, "rows": [[[score] for score in row] for row in scores]})
    run.path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


@pytest.mark.parametrize("players", [2, 4])
def test_price_of_not_seeing_is_told_in_pairs_of_decks(players: int) -> None:
    """What expert loses less than pimc is a mean over the decks that both have played."""
    by_name = {run.name: run for run in ladder.runs()}
    write(by_name[f"expert-seeing-{players}"], {0: -2, 1: -3, 2: -4, 5: 90})
    write(by_name[f"pimc-seeing-{players}"], {2: -9, 1: -8, 0: -4, 4: 50})
    rows = {row["run"]: row for row in ladder.report()}
    name = f"what not seeing costs: expert less pimc, each against itself, {players}"
    assert rows[name]["decks"] == 3
    assert rows[name]["margin"] == 4.0
    assert rows[f"expert-seeing-{players}"]["decks"] == 4
