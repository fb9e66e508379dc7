"""The numbers of actions, version 1: how a move is said in steps.

A turn is a walk from the hand card to one legal move. Each step names what comes next in the move's
own fixed order, and a step with only one answer is not asked:

1. the hand card (`HAND + card`), always asked;
2. what is done with it: lay it down (`LAY`), clear with the five of spades (`CLEAR`), make a
   build of a value (`BUILD + value`), take the first loose card (`TAKE + card`), or take no loose
   card and builds alone (`STOP`);
3. after `BUILD`: is it put on this standing build (`WITH`) or not (`WITHOUT`), for each build that
   could be raised, in laying order, until one is;
4. the loose cards in card order, each by `TAKE + card` (twins one after the other), until `STOP`;
5. for each standing build that could be taken or joined as well, in laying order: `WITH` or
   `WITHOUT`.

So every legal move has exactly one path, and every path that follows the masks ends in a legal
move. Cards are numbered as everywhere in Tabbe: `4 * (rank - 1) + suit`, suits s, h, d, c.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
"""Raised whenever a number comes to mean something else."""

HAND: Final = 0
TAKE: Final = 52
LAY: Final = 104
STOP: Final = 105
WITH: Final = 106
WITHOUT: Final = 107
CLEAR: Final = 108
BUILD: Final = 108
"""`BUILD + value`, 109 to 124."""
ACTIONS: Final = 125
"""Size of the action space, the same for every game and number of players."""

_NAMES: Final = {LAY: "lay", STOP: "stop", WITH: "with", WITHOUT: "without", CLEAR: "clear"}


def action_name(action: int) -> str:
    """Say what an action is: `"play 8d"`, `"take 2c"`, `"lay"`, `"build 9"`.

    Raises:
        EnvError: no whole number.
        IndexError: when there is no such action.
    """
    from tabbe.cards import CARDS
    from tabbe.envs.argument import action_of

    given, action = action, action_of(action)
    if action < 0:
        raise IndexError(given)
    if action < TAKE:
        return f"play {CARDS[action]}"
    if action < LAY:
        return f"take {CARDS[action - TAKE]}"
    return _NAMES.get(action, f"build {action - BUILD}")
