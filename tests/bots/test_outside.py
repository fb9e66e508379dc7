"""Programs from outside as bots: the protocol, and what happens to whoever breaks it."""

from __future__ import annotations

import itertools
import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

import tabbe
from tabbe.bots import BotError, climb, make_bot, outside, parse_bot, simulate
from tabbe.bots.bot import Forfeit
from tabbe.bots.message import MOST_LEGAL, view_message
from tabbe.bots.outside import FORFEITS, OutsideBot
from tabbe.i18n import LANGUAGES
from tests.docs.markdown import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

# What a program does with one message; `say` writes a line.
HEAD = """
import json, os, sys, time
def say(**words): print(json.dumps(words), flush=True)
def first(message): say(type="move", move=message["legal"][0])
"""
LOOP = """
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
"""
GOOD = """
    if kind == "hello": say(type="hello", version=1, name="test")
    if kind == "view": first(message)
"""


@pytest.fixture(autouse=True)
def _own_logs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep the logs of programs out of the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(outside, "START_LIMIT", 30.0)


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., str]:
    """Write a program and give the command line that runs it."""

    def write(body: str, *, head: str = HEAD + LOOP) -> str:
        path = tmp_path / "bot.py"
        path.write_text(head + body, encoding="utf-8")
        return f"{sys.executable} {path}"

    return write


def play(bot: OutsideBot, moves: int = 12, seed: int = 3) -> tabbe.Deal:
    """Let a program play some moves of a deal against the first legal move."""
    deal = tabbe.Deal(seed=seed)
    for _ in range(moves):
        assert deal.seat is not None
        if deal.seat == 0:
            move = bot.choose(deal.view(0))
            assert move in deal.legal_moves()
            deal.play(move)
        else:
            deal.play(deal.legal_moves()[0])
    return deal


def code_of(bot: OutsideBot) -> str:
    """Play until the deal is forfeited and give the reason."""
    play(bot)
    assert bot.forfeit is not None
    for lang in LANGUAGES:
        assert 0 < len(bot.forfeit.message(lang)) < 300
    bot.close()
    return bot.forfeit.code


def test_program_plays_a_deal_when_it_keeps_to_the_protocol(
    program: Callable[..., str], tmp_path: Path
) -> None:
    """It hears hello, start, a view for each of its turns and the end, in that order."""
    heard = tmp_path / "heard"
    bot = OutsideBot(program(f"    open({str(heard)!r}, 'a').write(line)\n" + GOOD), seed=5)
    deal = play(bot, moves=100)
    assert (deal.is_over, bot.forfeits, bot.forfeit) == (True, 0, None)
    bot.finish(deal.view(0))
    bot.close()
    messages = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert [told["type"] for told in messages] == ["hello", "start", *["view"] * 50, "end"]
    assert all(told["version"] == 1 for told in messages)
    hello, start, end = messages[0], messages[1], messages[-1]
    assert (hello["program"], hello["ms"]) == ("tabbe", outside.TIME_LIMIT)
    assert (start["seat"], start["players"], start["dealer"]) == (0, 2, 0)
    assert (start["game"], start["seed"], start["sides"]) == ("krypkasino", 5, [[0], [1]])
    assert end["scores"] == list(deal.scores())


def test_view_message_has_the_fields_of_the_contract() -> None:
    """The fields in their order, cards and moves in notation, hidden cards as `??`."""
    deal = tabbe.Deal(seed=3)
    deal.play(deal.legal_moves()[0])
    told: dict[str, Any] = json.loads(json.dumps(view_message(deal.view(0))))
    assert list(told) == [
        "type", "version", "seat", "turn", "players", "game", "rules", "hand", "table", "legal",
        "heaps", "pile_counts", "sweeps", "batches_left", "last_capture", "scores", "events",
    ]  # fmt: skip
    assert told["hand"] == [str(card) for card in deal.hand(0)]
    assert told["legal"] == [str(move) for move in deal.legal_moves()]
    assert told["rules"]["forced_sweep"] is True
    assert told["rules"]["ace_hand"] == [14]
    dealt, played = told["events"]
    assert dealt["kind"] == "dealt"
    assert dealt["hands"] == [told["hand"], ["??"] * len(deal.hand(0))]
    assert played["kind"] in ("crept", "captured")
    assert played["seat"] == 1


def test_legal_moves_are_left_out_when_they_are_many() -> None:
    """Beyond a thousand moves there is no list, and the message says so."""
    view = tabbe.Deal(seed=3).view(1)
    most = replace(view, legal=(view.legal[0],) * MOST_LEGAL)
    assert len(view_message(most)["legal"]) == MOST_LEGAL
    told = view_message(replace(view, legal=(*most.legal, view.legal[0])))
    assert "legal" not in told
    assert told["legal_complete"] is False


def test_simple_program_plays_when_it_knows_views_alone(program: Callable[..., str]) -> None:
    """One that stumbles over every other message is started again, and gets views only."""
    bot = OutsideBot(program("    first(message)\n"))
    deal = play(bot, moves=100)
    bot.finish(deal.view(0))
    assert bot.forfeits == 0
    play(bot, seed=4)
    assert bot.forfeits == 0
    bot.close()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("    if kind == 'view': print('hm')\n", "nonsense"),
        ("    if kind == 'view': print('[1]', flush=True)\n", "nonsense"),
        ("    if kind == 'view': say(move='6c')\n", "nonsense"),
        ("    if kind == 'view': say(type='move', move=7)\n", "nonsense"),
        ("    if kind == 'view': say(type='thought')\n", "nonsense"),
        ("    if kind == 'view': sys.stdout.buffer.write(b'\\xff\\n')\n", "nonsense"),
        ("    if kind == 'view': print('[' * 50000)\n", "nonsense"),
        ("    if kind == 'hello': say(type='hello', version=2)\n", "version"),
        ("    if kind == 'hello': say(type='hello', version=True)\n", "version"),
        ("    if kind != 'view': say(type='hello')\n    else: first(message)\n", "nonsense"),
        ("    while kind == 'view': say(type='hello', version=1)\n", "nonsense"),
        ("    if kind == 'view': say(type='move', move='Zz')\n", "illegal"),
        ("    if kind == 'view': say(type='move', move=message['events'][0]['table'][0])\n",
         "illegal"),
        ("    if kind == 'view': sys.exit(3)\n", "gone"),
        ("    if kind == 'view': os.kill(os.getpid(), 9)\n", "gone"),
        ("    if kind == 'view': os.close(1); time.sleep(60)\n", "gone"),
        ("    if kind == 'view': print('x' * 2000000)\n", "long"),
        ("    if kind == 'view':\n        while True: sys.stdout.write('x')\n", "long"),
    ],
)  # fmt: skip
def test_deal_is_forfeited_when_a_program_breaks_the_protocol(
    program: Callable[..., str], body: str, code: str
) -> None:
    """Each way to go wrong has its reason, and the deal is played on."""
    assert code_of(OutsideBot(program(body))) == code
    assert code in FORFEITS


def test_version_is_told_as_it_was_written_when_it_is_a_text(program: Callable[..., str]) -> None:
    """Nobody is told that a program speaks version 1, not 1."""
    bot = OutsideBot(program("    if kind == 'hello': say(type='hello', version='1')\n"))
    deal = tabbe.Deal(seed=1)
    bot.choose(deal.view(deal.seat))
    assert bot.forfeit is not None
    assert (bot.forfeit.code, bot.forfeit.what) == ("version", '"1"')
    bot.close()


@pytest.mark.parametrize("often", ["2", "100000"])
def test_deal_is_forfeited_when_a_program_answers_again_and_again(
    program: Callable[..., str], often: str
) -> None:
    """An answer too many is seen before the next view is sent, or taken for the answer to it."""
    body = f"    if kind == 'view':\n        for _ in range({often}): first(message)\n"
    assert code_of(OutsideBot(program(body))) in ("unasked", "illegal")


@pytest.mark.parametrize(
    "body",
    ["time.sleep(60)", "os.close(0)\nwhile True: time.sleep(1)", "sys.stdin.read()"],
)
def test_silence_is_a_forfeit_when_the_time_is_over(
    program: Callable[..., str], monkeypatch: pytest.MonkeyPatch, body: str
) -> None:
    """Who sleeps, reads nothing or waits for the end of input keeps nobody waiting for ever."""
    monkeypatch.setattr(outside, "START_LIMIT", 0.2)
    assert code_of(OutsideBot(program(body, head=HEAD), ms=100)) == "silent"


def test_seconds_are_written_as_in_the_language_when_a_program_is_silent() -> None:
    """A decimal comma where there is one, and no decimals where none are needed."""
    told = {lang: Forfeit("silent", "30.5").message(lang) for lang in LANGUAGES}
    assert "(30.5 s)" in told.pop("en")
    assert all("(30,5 s)" in sentence for sentence in told.values())
    assert all("(10 s)" in Forfeit("silent", "10").message(lang) for lang in LANGUAGES)


def test_answer_is_too_late_when_the_time_is_over_and_a_line_is_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The time is looked at before each line, so that nobody can stretch it by writing on."""
    deal = tabbe.Deal(seed=3)
    line = json.dumps({"type": "move", "move": str(deal.legal_moves()[0])}).encode()

    class Ready:
        """A program whose answer lies there, however late one looks."""

        def __init__(self, _: object) -> None:
            self.receive = lambda _: line
            self.waiting = self.send = self.close = lambda *_: None
            self.log = str

    clock = itertools.count(0, 10**6)
    monkeypatch.setattr(outside, "Pipe", Ready)
    monkeypatch.setattr(outside, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    bot = OutsideBot("any")
    bot.choose(deal.view(deal.seat))
    assert bot.forfeit is not None
    assert bot.forfeit.code == "silent"


@pytest.mark.parametrize("name", ["/nowhere/bot", "/dev/null", "''"])
def test_deal_is_forfeited_when_the_program_cannot_be_started(name: str) -> None:
    """What is not there or cannot be run is a forfeit as well."""
    assert code_of(OutsideBot(name)) == "missing"


@pytest.mark.parametrize("name", ["/nowhere/bot", "/dev/null", "''"])
def test_run_is_refused_when_a_program_cannot_be_started(tmp_path: Path, name: str) -> None:
    """Nothing is played by greedy in its place, and no file is begun."""
    rules, path = tabbe.load_rules("avig-kasino"), tmp_path / "run.jsonl"
    for play_all in (simulate, climb):
        with pytest.raises(BotError) as refusal:
            play_all(rules, 2, f"greedy,exec:{name}", 2, 1, jobs=1, resume=path)
        assert refusal.value.key == "bad-bot-program"
        assert all(name in refusal.value.message(lang) for lang in LANGUAGES)
    assert not path.exists()


def test_greedy_plays_on_when_a_deal_is_forfeited(program: Callable[..., str]) -> None:
    """The rest of the deal is greedy's; the next deal finds the program started anew."""
    body = """
    if kind == "view" and len(message["events"]) > 3:
        sys.exit(1)
    if kind == "view": first(message)
"""
    bot, greedy = OutsideBot(program(body)), make_bot("greedy")
    deal = tabbe.Deal(seed=3)
    while not deal.is_over:
        assert deal.seat is not None
        view = deal.view(deal.seat)
        if deal.seat == 1:
            deal.play(view.legal[0])
            continue
        move = bot.choose(view)
        if bot.forfeit is not None:
            assert move == greedy.choose(view)
        deal.play(move)
    assert bot.forfeits == 1
    bot.finish(deal.view(0))
    assert bot.forfeit is None
    play(bot, moves=2, seed=5)
    assert (bot.forfeit, bot.forfeits) == (None, 1)
    bot.close()


def test_no_process_is_left_when_a_bot_is_closed(
    program: Callable[..., str], tmp_path: Path
) -> None:
    """Neither the program nor what it has started outlives the bot."""
    note = tmp_path / "pids"
    body = f"""
    if kind == "hello":
        import subprocess
        child = subprocess.Popen(["sleep", "600"])
        open({str(note)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
"""
    bot = OutsideBot(program(body + GOOD))
    play(bot, moves=2)
    bot.close()
    for pid in map(int, note.read_text("utf-8").split()):
        # Whoever inherits the orphan may take a moment to bury it.
        for _ in range(200):
            if not _runs(pid):
                break
            time.sleep(0.01)
        assert not _runs(pid)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text("utf-8").rpartition(")")[2].split()[0] == "Z")


def test_log_stays_bounded_when_a_program_complains_a_lot(
    program: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of what was said is kept, and the log file starts over when it has grown large."""
    monkeypatch.setattr(outside, "LARGEST_LOG", 1000)
    body = "    if kind == 'view': sys.stderr.write('y' * 300000 + 'last words\\n')\n"
    for _ in range(3):
        bot = OutsideBot(program(body + GOOD))
        play(bot, moves=2)
        bot.close()
    logs = sorted(tmp_path.rglob("bot.py.*"))
    assert [log.suffix for log in logs] == [".log", ".old"]
    for log in logs:
        assert log.stat().st_size < 100_000
        assert log.read_text("utf-8").endswith("last words\n")


@pytest.mark.parametrize(
    ("text", "name", "ms", "seed"),
    [
        ("exec:./bot", "exec:./bot", None, None),
        (" EXEC: ./my bot :seed=7", "exec:./my bot:seed=7", None, 7),
        ("exec:C:\\bots\\bot.exe:ms=50:seed=1", "exec:C:\\bots\\bot.exe:ms=50:seed=1", 50, 1),
        ("exec:python3 bot.py --k=3", "exec:python3 bot.py --k=3", None, None),
    ],
)
def test_program_is_named_when_options_follow(
    text: str, name: str, ms: int | None, seed: int | None
) -> None:
    """A path may hold blanks and colons; options stand last."""
    parsed = parse_bot(text)
    assert (str(parsed), parsed.ms, parsed.seed) == (name, ms, seed)
    assert parse_bot(name) == parsed


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("exec:", "bad-bot-path"),
        ("exec", "bad-bot-path"),
        ("exec: :seed=1", "bad-bot-path"),
        ("exec:a\nb", "bad-bot-path"),
        ("exec:'bot", "bad-bot-path"),
        ("exec:bot:ms=0", "bad-bot-option"),
        ("exec:bot:seed=1:seed=2", "bad-bot-twice"),
    ],
)
def test_program_is_refused_when_it_is_named_wrongly(text: str, key: str) -> None:
    """A name without a program, or with options that cannot be, is refused in every language."""
    with pytest.raises(BotError) as refusal:
        make_bot(text)
    assert refusal.value.key == key
    assert all(refusal.value.message(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_example_plays_a_whole_deal_when_run(name: str, node: str) -> None:
    """The example bots keep to the protocol, and choose alike."""
    command = sys.executable if name.endswith(".py") else node
    bot = OutsideBot(f"{command} {ROOT / 'examples' / name}")
    deal = play(bot, moves=100)
    bot.finish(deal.view(0))
    bot.close()
    assert bot.forfeits == 0
    assert deal.scores() == (11, 31)
