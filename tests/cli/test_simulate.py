"""`tabbe simulate`: bots against each other, whole, stopped and refused."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tabbe import load_rules
from tabbe.bots import climb, simulate
from tabbe.bots.arena import BotResult, SimulationResult
from tabbe.cli.failure import CommandError
from tabbe.cli.simulate import _report, summary_of
from tests.cli.program import PATIENCE

if TYPE_CHECKING:
    from tests.cli.program import Program

SMALL = ("simulate", "--deals", "6", "--seed", "1", "--jobs", "1")


def test_result_has_the_shape_of_the_contract(tabbe: Program) -> None:
    """K decks, each with as many rotations as seats; the bots in the order given."""
    answer = tabbe(*SMALL, "--players", "3", "--bots", "greedy,random:seed=5", "--json")
    assert (answer.code, answer.err) == (0, "")
    data = answer.data
    assert list(data) == ["game", "players", "deals", "rotations", "seed", "complete", "bots"]
    assert (data["game"], data["players"], data["deals"]) == ("krypkasino", 3, 6)
    assert (data["rotations"], data["seed"], data["complete"]) == (3, 1, True)
    assert [bot["name"] for bot in data["bots"]] == ["greedy", "random:seed=5"]
    for bot in data["bots"]:
        assert list(bot)[:6] == ["name", "mean", "se", "sweeps", "doubles", "decisions_per_s"]
        assert bot["decisions_per_s"] > 0
    greedy, chance = data["bots"]
    assert 2 * greedy["mean"] + chance["mean"] == pytest.approx(42)


def test_same_seed_gives_the_same_result(tabbe: Program) -> None:
    """All but the speed is fixed by the seed; without one, the one drawn is told."""

    def means(*arguments: str) -> list[float]:
        data = tabbe(*SMALL[:3], "--jobs", "1", "--json", *arguments).data
        return [bot["mean"] for bot in data["bots"]]

    assert means("--seed", "7") == means("--seed", "7")
    drawn = tabbe(*SMALL[:3], "--jobs", "1", "--json").data
    assert means("--seed", str(drawn["seed"])) == [bot["mean"] for bot in drawn["bots"]]


def test_result_is_shown_to_people(tabbe: Program) -> None:
    """A table in 80 columns, in the language, with its decimal sign."""
    answer = tabbe(*SMALL)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert "6 decks" in lines[0]
    assert lines[1].split()[:2] == ["bot", "mean"]
    assert max(map(len, lines)) < 80
    swedish = tabbe(*SMALL, "--lang", "sv").out.splitlines()
    assert swedish[2].split()[1] == lines[2].split()[1].replace(".", ",")


def test_result_fits_when_the_terminal_is_narrow(tabbe: Program) -> None:
    """At 40 columns each bot has a paragraph with the same numbers as the row of the table."""
    wide = tabbe(*SMALL, "--players", "2", "--bots", "greedy,random").out.splitlines()
    narrow = tabbe(*SMALL, "--players", "2", "--bots", "greedy,random", env={"COLUMNS": "40"}).out
    assert max(map(len, narrow.splitlines())) <= 40
    said = " ".join(narrow.split())
    for row in wide[2:4]:
        name, mean = row.split()[:2]
        assert name in narrow.splitlines()
        assert f"{name} mean {mean}, " in said


def test_picture_is_drawn(tabbe: Program) -> None:
    """--plot writes an SVG, the same for the same numbers."""
    path = tabbe.folder / "scores.svg"
    assert tabbe(*SMALL, "--plot", str(path)).code == 0
    first = path.read_bytes()
    assert first.startswith(b"<?xml")
    assert b"dealer" in first
    assert tabbe(*SMALL, "--plot", str(path)).code == 0
    assert path.read_bytes() == first


def test_work_is_shared_among_processes(tabbe: Program) -> None:
    """Two jobs count the same as one."""
    arguments = ("simulate", "--deals", "50", "--seed", "3", "--json")
    one = tabbe(*arguments, "--jobs", "1").data
    two = tabbe(*arguments, "--jobs", "2").data
    assert [bot["mean"] for bot in one["bots"]] == [bot["mean"] for bot in two["bots"]]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_stop_gives_what_there_is(tabbe: Program, jobs: str) -> None:
    """Ctrl-C: what has been played is reported as not complete, exit code 130, no traceback."""
    screen, other = pty.openpty()
    process = tabbe.start(
        "simulate", "--deals", "1000000", "--seed", "1", "--jobs", jobs, "--json",
        stdout=subprocess.PIPE, stderr=other,
    )  # fmt: skip
    os.close(other)
    shown = _read_until(screen, b"%")
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE)
    shown += _read_rest(screen)
    assert process.returncode == 130
    data = json.loads(out)
    assert data["complete"] is False
    assert 0 < data["deals"] < 1_000_000
    assert b"Traceback" not in shown
    assert b"of 1000000" in shown


def _read_until(screen: int, sign: bytes) -> bytes:
    shown = b""
    while sign not in shown:
        shown += os.read(screen, 1000)
    return shown


def _read_rest(screen: int) -> bytes:
    shown = b""
    try:
        while piece := os.read(screen, 1000):
            shown += piece
    except OSError:
        # Linux says so when the last writer has gone.
        pass
    os.close(screen)
    return shown


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--bots", "greedy,greedy,greedy"], "3"),
        (["--bots", "nobody"], "nobody"),
        (["--bots", "greedy,"], ""),
        (["--bots", ""], ""),
        (["--bots", "greedy:depth=3"], "depth"),
        (["--bots", "random:seed=x"], "seed"),
        (["--bots", "x" * 9000], "xxx"),
        (["--bots", "\x07"], ""),
        (["--deals", "0"], "--deals"),
        (["--deals", "-5"], "--deals"),
        (["--deals", "1.5"], "--deals"),
        (["--deals", "many"], "--deals"),
        (["--deals", ""], "--deals"),
        (["--deals", "9" * 5000], "--deals"),
        (["--deals", "²"], "--deals"),
        (["--players", "1"], "--players"),
        (["--players", "7"], "--players"),
        (["--players", "two"], "--players"),
        (["--players", "5", "--set", "packs=1"], "five"),
        (["--players", "5", "--game", "krypkasino-family"], ""),
        (["--seed", "x"], "--seed"),
        (["--seed", "1" * 30], "--seed"),
        (["--jobs", "-1"], "--jobs"),
        (["--plot", "picture.png"], "picture.png"),
        (["--ladder", "picture.png"], "picture.png"),
        (["--ladder", "l.svg", "--plot", "p.svg"], "--plot"),
        (["--ladder", "l.svg", "--bots", "greedy"], "two"),
        (["--ladder", "l.svg", "--bots", "greedy,random,greedy"], "two"),
        (["--until-se", "0"], "--until-se"),
        (["--until-se", "-1"], "--until-se"),
        (["--until-se", "nan"], "--until-se"),
        (["--teams", "pairs"], "pairs"),
        (["--teams", "duos"], "--teams"),
        (["--backend", "horses"], "horses"),
        (["--backend", "loky:here"], "loky:here"),
        (["--resume", ""], "--resume"),
        (["--resume", "."], "folder"),
        (["--resume", "nowhere/run.jsonl"], "nowhere"),
        (["--plot", "nowhere/picture.svg"], "picture.svg"),
        (["--plot", "/dev/null/x.svg"], "x.svg"),
        (["--game", "whist"], "whist"),
        (["--set", "deals=soon"], "deals"),
    ],
)
def test_simulation_is_refused_when_impossible(
    tabbe: Program, arguments: list[str], named: str
) -> None:
    """Bots, numbers, seats, files and games that cannot be: refused before any work."""
    assert named in tabbe.refuses("simulate", "--json", *arguments)


def test_mean_is_null_before_the_first_deck() -> None:
    """Stopped before anything has been played, there is no mean and no error, rather than 0."""
    bots = [BotResult("greedy", 0.0, 0.0, 0.0, 0.0)]
    summary = summary_of(SimulationResult("kasino", 2, 0, 2, 1, False, bots))
    for key in ("mean", "se", "interval", "margin", "margin_se", "margin_interval"):
        assert summary["bots"][0][key] is None


def test_bot_is_refused_when_it_has_two_seeds(tabbe: Program) -> None:
    """Neither seed is taken silently."""
    said = tabbe.refuses("simulate", "--bots", "random:seed=1:seed=2")
    assert said == "The bot random is given its seed twice; once is enough."


def test_run_goes_on_when_it_is_resumed(tabbe: Program) -> None:
    """What stands in the file is not played again, its seed is kept, and the result is the same."""
    run = str(tabbe.folder / "run.jsonl")
    arguments = ("simulate", "--jobs", "1", "--json", "--bots", "greedy,random")
    whole = tabbe(*arguments, "--deals", "12", "--seed", "4").data
    tabbe(*arguments, "--deals", "5", "--seed", "4", "--resume", run)
    again = tabbe(*arguments, "--deals", "12", "--resume", run).data
    for data in (whole, again):
        for bot in data["bots"]:
            del bot["decisions_per_s"]
    assert again == whole
    said = tabbe.refuses(*arguments, "--resume", run, "--seed", "5")
    assert "seed" in said
    assert "run.jsonl" in said


@pytest.mark.parametrize("lang", ["en", "sv"])
def test_ladder_is_told_and_drawn(tabbe: Program, lang: str) -> None:
    """The best bot stands on top, in the table and in a picture that says what it shows."""
    picture = tabbe.folder / "ladder.svg"
    arguments = ("simulate", "--ladder", str(picture), "--bots", "random,greedy", "--lang", lang)
    answer = tabbe(*arguments, "--deals", "200", "--seed", "1", "--jobs", "1")
    assert (answer.code, answer.err) == (0, "")
    rungs = [
        line.split()[0] for line in answer.out.splitlines() if line[:6] in ("greedy", "random")
    ]
    assert rungs[:2] == ["greedy", "random"]
    drawn = picture.read_text("utf-8")
    assert "<title" in drawn
    assert "<desc" in drawn
    data = tabbe(*arguments, "--deals", "200", "--seed", "1", "--jobs", "1", "--json").data
    assert [rung["name"] for rung in data["ladder"]] == ["greedy", "random"]
    assert data["pairs"][0]["bots"] == ["random", "greedy"]
    assert data["pairs"][0]["lead"] == pytest.approx(-data["ladder"][0]["rating"], abs=1e-5)
    assert picture.read_text("utf-8") == drawn


def test_forfeits_are_told_when_a_program_breaks_off(tabbe: Program) -> None:
    """The result of a program that ends at once says so, in figures and in a sentence."""
    arguments = ("simulate", "--bots", "exec:true,greedy", "--deals", "2", "--seed", "1")
    assert "4 deals" in (out := tabbe(*arguments).out)
    assert "The first time: The program has ended: exit 0." in " ".join(out.split())
    bots = tabbe(*arguments, "--json").data["bots"]
    assert [bot["forfeits"] for bot in bots] == [4, 0]
    assert [bot["reason"] for bot in bots] == [{"code": "gone", "what": "exit 0"}, None]


def test_no_margin_is_told_when_every_side_holds_the_same_bots(tabbe: Program) -> None:
    """A margin of nought for certain says nothing of the bots, nor is its error worth waiting."""
    sides = ("--players", "6", "--teams", "pairs", "--bots", "greedy,random")
    arguments = ("simulate", *sides, "--deals", "3", "--seed", "1", "--jobs", "1")
    out = tabbe(*arguments).out
    assert [line.split()[3:5] for line in out.splitlines() if line.startswith("greedy")] == [
        ["–", "–"]
    ]
    for bot in tabbe(*arguments, "--json").data["bots"]:
        assert bot["margin"] is bot["margin_se"] is bot["margin_interval"] is None
        assert bot["mean"] > 0
    said = tabbe.refuses(*arguments, "--until-se", "1")
    assert said.startswith("Every side holds the same bots")


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "1 deck,"), ("sv", "1 lek,"), ("de", "1 Kartenfolge "), ("fr", "1 jeu de cartes,")],
)
def test_one_deck_is_told_in_the_singular(tabbe: Program, lang: str, told: str) -> None:
    """In the head of a run, and in that of a ladder."""
    picture = str(tabbe.folder / "ladder.svg")
    arguments = ("simulate", "--bots", "greedy,random", "--deals", "1", "--lang", lang)
    assert told in " ".join(tabbe(*arguments).out.split())
    assert told.strip(" ,") in " ".join(tabbe(*arguments, "--ladder", picture).out.split())


def test_ladder_tells_the_decks_played_and_forfeits(tabbe: Program) -> None:
    """Not the decks that were asked for where fewer will do, nor a rating alone for a program."""
    picture = str(tabbe.folder / "ladder.svg")
    arguments = ("simulate", "--ladder", picture, "--seed", "1", "--jobs", "1")
    out = tabbe(*arguments, "--bots", "greedy,random", "--until-se", "9", "--deals", "5000").out
    assert "5,000" not in out
    assert "30 decks" in " ".join(out.split())
    out = tabbe(*arguments, "--bots", "greedy,exec:true", "--deals", "1").out
    assert "exec:true forfeited 2 deals" in " ".join(out.split())


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("name", ["ladder", "histogram"])
def test_text_is_told_when_the_picture_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """Hours of play are not lost for want of room on a disk."""

    def full(*_: object) -> None:
        raise CommandError("command-file-full")

    monkeypatch.setattr("tabbe.cli.ladder.draw_ladder", full)
    monkeypatch.setattr("tabbe.cli.histogram.draw_scores", full)
    rules = load_rules("avig-kasino")
    play = climb if name == "ladder" else simulate
    result = play(rules, 2, "greedy,random", 2, 1, jobs=1)
    with pytest.raises(CommandError):
        _report(result, Path("picture.svg"), "Avig kasino", "en", as_json=False)
    assert "greedy" in capsys.readouterr().out


def test_run_is_refused_when_a_program_cannot_be_started(tabbe: Program) -> None:
    """A slip in a name is told of in one sentence, and greedy plays nothing in its place."""
    answer = tabbe("simulate", "--bots", "greedy,exec:/nowhere/bot", "--deals", "2")
    assert (answer.code, answer.out) == (2, "")
    assert "/nowhere/bot" in answer.err
