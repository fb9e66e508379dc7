"""Garbage is collected in quiet moments, and at the latest when much of it may have gathered."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from tabbe.server.garbage import LEAST, Garbage
from tests.server.house import serving

if TYPE_CHECKING:
    from pathlib import Path


class Memory:
    """Stands for the interpreter: what was done, what is there, what collections looked at."""

    def __init__(self) -> None:
        self.done = self.grown = 0
        self.alive = 4 * LEAST
        self.looked: list[int] = []
        self.garbage = Garbage(lambda: self.done, lambda: self.alive, self.collect)

    def come(self, blocks: int) -> None:
        """More is in memory than before, a tenth of it garbage."""
        self.grown += blocks
        self.alive += blocks

    def go(self, blocks: int) -> None:
        """What was in use is let go, and gone at once."""
        self.alive -= blocks

    def collect(self) -> None:
        """The garbage goes."""
        self.looked.append(self.alive)
        self.alive -= self.grown // 10
        self.grown = 0


def test_nothing_is_collected_when_little_has_come() -> None:
    """A server with nothing new is left alone, busy or not."""
    memory = Memory()
    memory.come(LEAST - 1)
    assert not memory.garbage.look()
    memory.done = 1
    assert not memory.garbage.look()
    assert memory.looked == []


def test_garbage_is_collected_when_it_is_quiet() -> None:
    """A busy moment is waited for to pass."""
    memory = Memory()
    memory.come(10 * LEAST)
    assert memory.garbage.look()
    memory.come(LEAST)
    memory.done = 1
    assert not memory.garbage.look()
    memory.done = 2
    assert not memory.garbage.look()
    assert memory.garbage.look()
    assert not memory.garbage.look()
    assert memory.looked == [14 * LEAST, 14 * LEAST]


def test_garbage_is_collected_when_it_is_never_quiet() -> None:
    """As much again as was there is the most that gathers, and so collections become rare."""
    memory = Memory()
    for second in range(1, 4001):
        memory.done = second
        memory.come(LEAST // 20)
        kept = memory.alive - memory.grown
        assert memory.grown <= max(kept, LEAST) + LEAST // 20
        memory.garbage.look()
    assert len(memory.looked) == 5
    assert all(b > 1.8 * a for a, b in zip(memory.looked[:-1], memory.looked[1:], strict=True))


def test_no_more_gathers_when_the_memory_has_been_larger() -> None:
    """A busy evening and its end, again and again: what was in use once allows no garbage later."""
    memory = Memory()
    for _ in range(20):
        for blocks in (40 * LEAST, 0, 0):
            memory.come(blocks)
            memory.garbage.look()
        memory.go(36 * LEAST)
        memory.done += 1
        memory.garbage.look()
    assert memory.alive == 4 * LEAST
    memory.looked.clear()
    while not memory.looked:
        memory.done += 1
        memory.come(LEAST)
        memory.garbage.look()
    assert memory.looked == [8 * LEAST]


def test_what_is_kept_is_what_is_there_when_more_was_freed_than_had_come() -> None:
    """A collection may find garbage that is older than the one before it."""
    memory = Memory()
    memory.come(LEAST)
    memory.grown = 30 * LEAST
    assert memory.garbage.look()
    assert memory.alive == 2 * LEAST
    memory.done += 1
    memory.come(2 * LEAST - 1)
    assert not memory.garbage.look()
    memory.done += 1
    memory.come(1)
    assert memory.garbage.look()


async def test_moment_is_not_quiet_when_somebody_calls_or_connects(tmp_path: Path) -> None:
    """Whoever opens a page or a line waits for an answer as a player does."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=2)
        seen = [house.hall.work]
        await anna.http.get("/healthz")
        seen.append(house.hall.work)
        await anna.enter(table)
        seen.append(house.hall.work)
        assert seen == sorted(set(seen))


def test_circles_are_found_though_the_interpreter_does_not_look() -> None:
    """In a process of its own: its collector rests, what comes is counted, circles go at a look."""
    program = """
import gc, weakref
from tabbe.server.garbage import LEAST, Garbage
class Circle: pass
Garbage.take_over()
assert not gc.isenabled()
garbage = Garbage(lambda: 0)
one = Circle()
one.self = one
seen = weakref.ref(one)
del one
kept = [[] for _ in range(LEAST // 2)]
assert not garbage.look() and seen() is not None
kept += [[] for _ in range(LEAST)]
assert garbage.look() and seen() is None
assert not garbage.look()
"""
    _run(program)
    assert gc.isenabled()


def test_interpreter_goes_on_itself_when_it_counts_no_blocks() -> None:
    """What cannot be measured is left to it; else garbage would gather for ever."""
    program = """
import gc
from tabbe.server.garbage import Garbage
Garbage.take_over()
assert gc.isenabled()
assert not Garbage(lambda: 0).look()
"""
    _run(program, PYTHONMALLOC="malloc")


def _run(program: str, **env: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=False,
        env={**os.environ, **env},
    )
    assert done.returncode == 0, done.stderr.decode()
