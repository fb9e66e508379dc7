"""Garbage is collected in quiet moments, and at the latest when much of it may have gathered."""

from __future__ import annotations

import gc
import subprocess
import sys

from tabbe.server.garbage import LEAST, Garbage


class Memory:
    """Stands for the interpreter: what was done, how much came, how much collections looked at."""

    def __init__(self) -> None:
        self.done = self.grown = self.alive = 0
        self.looked: list[int] = []
        self.garbage = Garbage(lambda: self.done, lambda: self.grown, self.collect)

    def come(self, objects: int) -> None:
        """More is in memory than before."""
        self.grown += objects
        self.alive += objects

    def collect(self) -> int:
        """A tenth of what came is garbage."""
        found, self.grown = self.grown // 10, 0
        self.looked.append(self.alive)
        self.alive -= found
        return found


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
    assert memory.looked == [10 * LEAST, 10 * LEAST]


def test_garbage_is_collected_when_it_is_never_quiet() -> None:
    """As much again as was there is the most that gathers, and so collections become rare."""
    memory = Memory()
    for second in range(1, 4001):
        memory.done = second
        memory.come(LEAST // 20)
        kept = memory.alive - memory.grown
        assert memory.grown <= max(kept, LEAST) + LEAST // 20
        memory.garbage.look()
    assert len(memory.looked) == 9
    assert all(b > 1.8 * a for a, b in zip(memory.looked[:-1], memory.looked[1:], strict=True))


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
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert gc.isenabled()
