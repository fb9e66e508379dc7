"""Long work in the loop that serves everybody: done in slices, between which all others go on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator

T = TypeVar("T")

SLICE = 0.002
"""Seconds after which work that is long lets everybody else go on."""


class Slices:
    """Takes long work in turns, one slice of all of it together in each round of the loop.

    A table is made from a log of any length, and a record from a match of any number of deals; in
    a worker they would have to be copied there and back, which takes the loop as long. However
    many ask for such work at once, a round of the loop has one slice of it.
    """

    def __init__(self) -> None:
        # Whoever waits for it is served in order, so those who have long work take turns.
        self._turn = asyncio.Lock()

    async def run(self, steps: Generator[None, None, T]) -> T:
        """Do work that stops after every step, and give what it returns.

        Args:
            steps: the work; between two steps anything may happen, also at the table it is about.
        """
        loop = asyncio.get_running_loop()
        while True:
            async with self._turn:
                until = loop.time() + SLICE
                try:
                    next(steps)
                    while loop.time() < until:
                        next(steps)
                except StopIteration as done:
                    return done.value  # type: ignore[no-any-return]  # which is a T
                # Within the turn, so that no other slice comes before everybody else.
                await asyncio.sleep(0)


def at_once(steps: Generator[None, None, T]) -> T:
    """Do such work in one go, where nobody waits."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]  # which is a T
