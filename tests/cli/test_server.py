"""The commands around the server: `verify`, `db`, `serve`, and `play --server`."""

from __future__ import annotations

import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tabbe.records import write_record
from tests.cli.program import Program
from tests.records.test_fair import fair_record


def test_verify_says_yes_when_the_decks_are_fair(tabbe: Program, tmp_path: Path) -> None:
    """A fair record: 0, and JSON for programs."""
    file = tmp_path / "game.tabbe"
    file.write_text(write_record(fair_record()), "utf-8")
    answer = tabbe("verify", str(file), "--json")
    assert (answer.code, answer.err) == (0, "")
    assert answer.data["fair"] is True
    assert "fair" in answer.data["reason"]
    assert "rättvisa" in tabbe("verify", str(file), "--lang", "sv").out


def test_verify_says_no_when_a_deck_was_changed(tabbe: Program, tmp_path: Path) -> None:
    """Another secret or another deck: 1, with the deal named; nothing readable: 2."""
    file = tmp_path / "game.tabbe"
    text = write_record(fair_record())
    file.write_text(text.replace('seats = ["hello", ""]', 'seats = ["hullo", ""]'), "utf-8")
    answer = tabbe("verify", str(file), "--json")
    assert answer.code == 1
    assert (answer.data["fair"], answer.data["code"], answer.data["deal"]) == (False, "deck", 1)
    file.write_text("no record", "utf-8")
    assert tabbe("verify", str(file)).code == 2
    assert tabbe("verify", str(tmp_path / "none.tabbe")).code == 2


def test_database_is_made_copied_and_checked_when_asked(tabbe: Program, tmp_path: Path) -> None:
    """`db upgrade`, `backup` and `check` do what they say, and refuse in a sentence."""
    file, copy = str(tmp_path / "t.db"), str(tmp_path / "copy.db")
    assert tabbe("db", "upgrade", "--database", file, "--json").data["schema"]
    assert tabbe("db", "backup", copy, "--database", file).code == 0
    assert tabbe("db", "check", "--database", copy, "--json").data == {"ok": True, "problems": []}
    again = tabbe("db", "backup", copy, "--database", file)
    assert again.code == 2
    assert "exists already" in again.err
    assert tabbe("db", "check", "--database", str(tmp_path / "none.db")).code == 2
    elsewhere = "postgresql://nobody:word@127.0.0.1:1/none"
    refused = tabbe("db", "upgrade", "--database", elsewhere)
    assert refused.code == 2
    assert "word" not in refused.err
    assert "pg_dump" in tabbe("db", "check", "--database", elsewhere).err


def test_secrets_are_not_shown_when_settings_are(tabbe: Program) -> None:
    """Tokens and passwords are masked."""
    tabbe.env = {
        "TABBE_METRICS_TOKEN": "hush",
        "TABBE_DATABASE": "postgresql://anna:hush@db.example/tabbe",
    }
    answer = tabbe("config")
    assert answer.code == 0
    assert "hush" not in answer.out
    assert "anna" in answer.out
    assert "hush" not in tabbe("config", "--json").out


@pytest.mark.parametrize(
    ("name", "value", "secrets"),
    [
        ("TABBE_METRICS_TOKEN", "s3cret@x", ["s3cret", "@x"]),
        ("TABBE_DATABASE", "postgresql://u:pa/ss@h/db", ["pa", "ss@"]),
        ("TABBE_DATABASE", "postgresql://u:pa:ss@h/db", ["pa", "ss@"]),
        ("TABBE_DATABASE", "postgresql://u:pa@ss@h/db", ["pa@", "ss@"]),
        ("TABBE_DATABASE", "postgresql://h/db?password=zz", ["zz"]),
        ("TABBE_DATABASE", "u:pa:ss@h", ["pa", "ss"]),
        ("TABBE_DATABASE", "?password=zz", ["zz"]),
    ],
)
def test_secret_is_not_shown_when_it_looks_like_something_else(
    tabbe: Program, name: str, value: str, secrets: list[str]
) -> None:
    """No part of a token or password is shown, whatever signs it has in it."""
    tabbe.env = {name: value}
    setting = "database" if name == "TABBE_DATABASE" else "metrics-token"
    shown = tabbe("config", "--json").data["settings"][setting]["value"]
    assert shown
    assert not any(secret in shown for secret in secrets)


def test_file_of_the_database_is_shown_when_settings_are(tabbe: Program) -> None:
    """A file's name is no secret."""
    tabbe.env = {"TABBE_DATABASE": "/somewhere/tabbe.db"}
    entry = tabbe("config", "--json").data["settings"]["database"]
    assert entry["value"] == "/somewhere/tabbe.db"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "--port"),
        (["--url", "ftp://x"], "--url"),
        (["--rate", "fast"], "--rate"),
        (["--host", "192.0.2.77", "--port", "0"], "192.0.2.77"),
        (["--database", "mysql://x/y", "--port", "0"], "postgresql://"),
    ],
)
def test_serve_refuses_in_a_sentence_when_it_cannot(
    tabbe: Program, arguments: list[str], said: str
) -> None:
    """Values that cannot be leave with 2 and name the option or address."""
    answer = tabbe("serve", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1


def test_serve_says_so_when_the_port_is_taken(tabbe: Program, tmp_path: Path) -> None:
    """A busy port is named."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        answer = tabbe("serve", "--port", port, "--database", str(tmp_path / "t.db"))
    assert answer.code == 2
    assert port in answer.err


def test_serve_says_so_when_another_server_has_the_database(tabbe: Program, tmp_path: Path) -> None:
    """One sentence; and what looks after the database goes on, but for deleting."""
    file = tmp_path / "t.db"
    with served(tabbe, file):
        second = tabbe("serve", "--port", "0", "--database", str(file), "--lang", "en")
        assert (second.code, second.out) == (2, "")
        assert second.err.startswith("tabbe: Another server is at work on this database; ")
        assert tabbe("db", "check", "--database", str(file)).code == 0
        assert tabbe("db", "upgrade", "--database", str(file)).code == 0
        copy = str(tmp_path / "copy.db")
        assert tabbe("db", "backup", copy, "--database", str(file)).code == 0
        assert tabbe("db", "tidy", "--yes", "--database", str(file)).code == 2


@contextmanager
def served(tabbe: Program, database: Path) -> Iterator[str]:
    """The address of a server that runs until the block ends, and then leaves with 0."""
    command = (sys.executable, "-m", "tabbe", "serve", "--port", "0", "--workers", "1")
    server = subprocess.Popen(
        [*command, "--database", str(database)],
        stdout=subprocess.PIPE,
        text=True,
        env={**tabbe.environment(), "PYTHONPATH": str(Path(__file__).parents[2] / "src")},
    )
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split(" at ")[1].split("/;")[0]
    finally:
        server.terminate()
        code = server.wait(20)
        if server.stdout is not None:
            server.stdout.close()
    assert code == 0


def test_table_is_played_from_the_terminal_when_served(tabbe: Program, tmp_path: Path) -> None:
    """A server, a table with a bot, and a game line by line from a pipe; SIGTERM ends it with 0."""
    with served(tabbe, tmp_path / "t.db") as base:
        seats = {"seats": ["open", "greedy"], "deals": 1, "pace": 0}
        body = {"name": "x", "game": "avig-kasino", **seats}
        table = httpx.post(f"{base}/api/tables", json=body).json()
        there = ("play", "--server", base, "--table")
        # The input ends amid the game, as when a terminal is closed or crashes.
        cut = tabbe(*there, table["code"], "--lang", "sv", stdin="1\n" * 3)
        assert (cut.code, cut.err) == (0, "")
        # The code is spent by now; the same command leads back to the same seat all the same.
        played = tabbe(*there, table["code"], "--lang", "sv", stdin="1\n" * 40)
        assert (played.code, played.err) == (0, "")
        assert "Partiet är slut." in played.out
        watching = tabbe(*there, table["id"], "--guest", stdin="\n")
        assert (watching.code, "The table is full" in watching.out) == (0, True)
        kept = tabbe.folder / "data" / "tabbe" / "seats.json"
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        for unknown in ("ABCDEF", "../../x", "no-such-table-anywhere", "å b?#"):
            nothing = tabbe(*there, unknown, stdin="")
            assert (nothing.code, nothing.out) == (2, "")
            assert "There is no" in nothing.err
            assert nothing.err.count("\n") <= 2
        assert tabbe("play", "--server", base).code == 2
