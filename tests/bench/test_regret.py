"""The run that judges `expert` in last batches: it can be stopped, and tells mistakes."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from bench import regret
from tabbe.bots import Bot
from tabbe.engine import Move, View

BOT = regret.bot_for(None)

pytestmark = pytest.mark.usefixtures("plain")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each deal the last three cards, which take no time."""
    monkeypatch.setattr(regret, "CARDS", {})
    monkeypatch.setattr(regret, "FEW", 3)


class Worst(Bot):
    """A bot that is as bad as can be where it costs it points at once."""

    def choose(self, view: View) -> Move:
        """Choose the move that takes most."""
        return max(view.legal, key=lambda move: (move.sweep, move.points))


@pytest.mark.usefixtures("short")
def test_run_goes_on_where_it_was_when_a_line_was_cut_short(tmp_path: Path) -> None:
    """What was judged stays, half a line is judged again, and the end is the same."""
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    regret.run(whole, BOT, 30)
    regret.run(cut, BOT, 10)
    told = cut.read_bytes()
    cut.write_bytes(told[:-4])
    regret.run(cut, BOT, 30)
    assert cut.read_bytes() == whole.read_bytes()
    found = regret.report(whole)
    assert found["positions"] >= 30
    assert found["mistakes"] == 0
    assert found["regret"] == 0


@pytest.mark.usefixtures("short")
def test_run_is_refused_when_other_bots_began_it(tmp_path: Path) -> None:
    """Figures of two bots are never added up, so a budget in time has a file of its own."""
    path = tmp_path / "run.jsonl"
    regret.run(path, BOT, 1)
    before = path.read_bytes()
    with pytest.raises(ValueError, match="move it away"):
        regret.run(path, regret.bot_for(30), 2)
    assert regret.file_for(30) != regret.file_for(None)
    assert path.read_bytes() == before


@pytest.mark.usefixtures("short")
def test_run_of_other_bots_is_told_of_when_it_cannot_be_gone_on_with(tmp_path: Path) -> None:
    """What was judged before a bot was changed can still be read, under the bot's own hash."""
    path = tmp_path / "old.jsonl"
    path.write_text(
        '{"bot": "expert", "seed": 1, "program": "0.1.0 0123456789"}\n'
        '{"game": "kasino", "seed": 1, "regrets": [0.0, 2.0]}\n'
    )
    told = regret.report(path)
    assert (told["program"], told["positions"], told["mistakes"]) == ("0.1.0 0123456789", 2, 1)


def test_mistakes_are_found_when_a_bot_makes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge is no rubber stamp: a bot that takes what it can is told what that costs."""
    monkeypatch.setattr(regret, "make_bot", Worst)
    found = [regret.regrets("worst", *one) for one in islice(regret.order(), 12)]
    assert sum(map(sum, found)) > 0
    assert all(one >= 0 for deal in found for one in deal)
