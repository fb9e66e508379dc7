"""The log of a real server: what went wrong is in it, and nobody's name or card."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import httpx
import pytest

from tabbe.server import log
from tabbe.server.refusal import Refusal
from tests.server.card import named_cards
from tests.server.house import Guest, play_all
from tests.server.process import Process

if TYPE_CHECKING:
    from pathlib import Path

HOSTILE = "Zebedäus\"'); DROP TABLE person;--"
TRACES = ("Zebed", "DROP TABLE", "zebed")


async def _break(database: str) -> None:
    """Make the database refuse every name, as one that is damaged would."""
    if "://" not in database:
        with closing(sqlite3.connect(database)) as opened:
            opened.execute(
                "CREATE TRIGGER no BEFORE INSERT ON person "
                "BEGIN SELECT RAISE(ABORT, 'refused'); END"
            )
        return
    import asyncpg

    connection = await asyncpg.connect(database)
    # PostgreSQL writes the whole row into what it says of such a refusal.
    await connection.execute("ALTER TABLE person ADD CONSTRAINT no CHECK (made < 0) NOT VALID")
    await connection.close()


@pytest.mark.parametrize("style", ["text", "json"])
async def test_name_is_not_logged_when_the_database_refuses_it(style: str, database: str) -> None:
    """An error of the database with a name in it leaves the kind of error in the log, no more."""
    server = Process(database, log=style)
    await server.start()
    await _break(database)
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables")):
        # After a failure the server closes the line, so each call has one of its own.
        async with httpx.AsyncClient(base_url=server.base) as client:
            answer = await client.request(method, path, json={"name": HOSTILE})
        assert answer.status_code == 500
        assert not any(trace in answer.text for trace in TRACES)
        assert "127.0.0.1" not in answer.text
    await server.stop()
    assert "IntegrityError" in server.logged
    assert not any(trace in server.logged for trace in TRACES)
    assert "127.0.0.1" not in server.logged
    if style == "json":
        entries = [json.loads(line) for line in server.logged.splitlines()]
        assert all({"event", "level", "timestamp"} <= set(entry) for entry in entries)


@pytest.mark.parametrize(
    "game", ["krypkasino", pytest.param("royal-casino", marks=pytest.mark.slow)]
)
async def test_log_holds_nothing_of_the_game_when_a_deal_is_played(
    game: str, tmp_path: Path
) -> None:
    """A real server that logs whatever it can, over a deal with people, a bot and an onlooker.

    The loop is in debug mode, so that it complains of everything slow with all that it knows.
    """
    server = Process(tmp_path / "t.db", log="json", PYTHONASYNCIODEBUG="1")
    await server.start()
    names = ("Zebedee", "Ermintrude", "Dougal")
    anna, bo, eve = (Guest(server.base, name, n) for n, name in enumerate(names))
    table = await anna.make(game=game, players=3, seats=["you", "open", "greedy"], deals=1)
    await bo.sit(table)
    for guest in (anna, bo, eve):
        await guest.enter(table)
    await play_all([anna, bo], "playing")
    held = [card["card"] for one in (anna, bo) for card in one.state["own"]["hand"]]
    for guest in (anna, bo, eve):
        await guest.raw(f"{{ {held[0]}")
        # What cannot be: a card of another hand, a move that is none, a call that is none.
        for move in (held[-1], "Zebedee", "7h" * 100):
            await guest.ask("play", version=guest.state["version"], move=move)
        for path in (f"/api/tables/{table}/record", f"/api/tables/{held[0]}", "/api/games/7h"):
            await guest.http.get(path)
        await guest.http.post(f"/api/tables/{table}/seats", json={"name": guest.name, "seat": 5})
        await guest.http.post("/api/replay", json={"record": f"{guest.name} {held}"})
    await play_all([anna, bo])
    await _break(str(tmp_path / "t.db"))
    assert (await eve.http.put("/api/me", json={"name": names[2]})).status_code == 500
    cookies = [guest.http.cookies.get("tabbe") or "none" for guest in (anna, bo)]
    for guest in (anna, bo, eve):
        await guest.leave()
        await guest.http.aclose()
    assert await server.stop() == 0
    # It is the log that is looked at: what went wrong stands in it.
    assert "IntegrityError" in server.logged
    assert not named_cards(server.logged)
    for hidden in (*names, *cookies, table, "127.0.0.1", "secret"):
        assert hidden not in server.logged


def _fail(secret: str) -> None:
    try:
        int(secret)
    except ValueError as error:
        group = ExceptionGroup(secret, [KeyError(secret), Refusal("no_seat", name=secret)])
        raise group from error


@pytest.mark.parametrize("style", ["text", "json"])
def test_error_is_told_without_its_words_when_logged(style: str) -> None:
    """Kinds, codes and places of an error, of its causes and of its parts; none of their words."""
    try:
        _fail("Zebedee 7h")
    except ExceptionGroup:
        caught = sys.exc_info()
    record = logging.LogRecord("lib", logging.ERROR, "x.py", 1, "went wrong", (), caught)
    written = log.Plain(style).format(record)
    for word in ("went wrong", "ValueError", "ExceptionGroup", "KeyError", "server-no-seat"):
        assert word in written
    assert "test_log.py" in written
    assert "Zebedee" not in written
    assert "7h" not in written


async def test_error_is_told_without_its_words_when_nobody_waits_for_it(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """The loop's own complaint about a lost task quotes the error; ours does not."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(log.Plain("text"))
    logger = logging.getLogger("tabbe.loop")
    logger.addHandler(handler)
    try:
        log.on_loop_error(
            asyncio.get_running_loop(),
            {"message": "Task exception was never retrieved", "exception": KeyError("Zebedee")},
        )
    finally:
        logger.removeHandler(handler)
    written = capfd.readouterr().err
    assert "never retrieved" in written
    assert "KeyError" in written
    assert "Zebedee" not in written
