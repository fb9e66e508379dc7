"""The kernels that bots play and think with, and the position in the form that they take it in."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from tabbe.bots import (
    belief,
    boundary,
    chain,
    decision,
    endgame,
    explore,
    playout,
    policy,
    rollout,
    sweep,
    way,
    weight,
    world,
)
from tabbe.engine import compiler

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import SimpleNamespace

    from tabbe.engine import View
    from tabbe.engine.knowledge import Knowledge

PLAYOUTS: Final = compiler.add_kernels(playout)
"""Whole deals by `random` and `greedy`."""
SEARCH: Final = compiler.add_kernels(
    *(world, rollout, weight, sweep, policy, way),
    *(decision, belief, chain, boundary, explore, endgame),
)
"""What `club`, `pimc` and `expert` think with, and endings that are solved."""

# Whose modules a choice can rest on; one that is new counts until it is named below.
_THOUGHT: Final = ("tabbe.bots", "tabbe.cards", "tabbe.engine", "tabbe.rules")
# What arranges, counts and keeps, but chooses nothing. `bout` draws the seeds of bots and decks.
_ARENA: Final = frozenset(
    f"tabbe.bots.{name}"
    for name in (
        "__init__",
        "arena",
        "bench",
        "ladder",
        "ledger",
        "readiness",
        "tally",
        "workforce",
    )
)
# What neither `random` and `greedy` nor programs from outside need.
_SEARCHING: Final = frozenset(
    (
        *(module.__name__ for module in SEARCH),
        *(
            f"tabbe.bots.{name}"
            for name in (
                *("appraisal", "candidate", "crew", "estimate", "exploration", "guide", "level"),
                *("search", "searcher", "solver"),
            )
        ),
    )
)


def kernels_for_search() -> SimpleNamespace:
    """The kernels to search with: compiled ones if there are any, for nobody likes to wait."""
    mode = compiler.mode()
    if mode == "compiled" or (mode == "auto" and compiler.is_cached(SEARCH)):
        return compiler.compiled(SEARCH)
    return compiler.plain


def kernels_at_hand() -> SimpleNamespace:
    """The kernels of the search for a single look at a position, for which nobody is to wait.

    Compiled ones where this process has them already, or where `TABBE_JIT=1` asks for them and
    they need but be loaded.
    """
    wished = compiler.mode()
    if wished == "plain":
        return compiler.plain
    if compiler.is_loaded(SEARCH) or (wished == "compiled" and compiler.is_cached(SEARCH)):
        return compiler.compiled(SEARCH)
    return compiler.plain


@lru_cache(maxsize=4)
def program_of(group: compiler.Group) -> str:
    """Which bots these are: the version of Tabbe, and a short hash of what they think with.

    The hash is over the text of every module that a choice of bots with the kernels of a group can
    rest on, from cards and rules to the bots themselves; for `SEARCH` also over the numbers of
    `guide.json`. It is the same on any machine.
    """
    from tabbe import __version__

    left_out = _ARENA if group is SEARCH else _ARENA | _SEARCHING
    texts = set()
    for package in _THOUGHT:
        names = (path.name for path in files(package).iterdir() if path.name.endswith(".py"))
        texts |= {f"{package}.{name.removesuffix('.py')}" for name in names}
    texts -= left_out
    texts |= {module.__name__ for one in compiler.groups_for(group) for module in one}
    digest = hashlib.sha256()
    for name in sorted(texts):
        package, _, stem = name.rpartition(".")
        digest.update(f"|{name}|{_text_in(files(package).joinpath(f'{stem}.py'))}".encode())
    if group is SEARCH:
        digest.update(_text_in(files("tabbe.bots").joinpath("guide.json")).encode())
    return f"{__version__} {digest.hexdigest()[:10]}"


def _text_in(path: Traversable) -> str:
    return path.read_text("utf-8")


def wide_block(known: Knowledge, view: View) -> Any:
    """The position of a view, `world.WIDE` numbers: its block, then the cards not shown to all.

    Those are the unseen ones and the hand of the view's own seat.
    """
    hidden = masks_of_indices([*known.unseen, *(card.index for card in view.hand)])
    return compiler.block_of(known.kernels, [*map(int, known.block), *hidden])


def masks_of_indices(cards: list[int]) -> tuple[int, int]:
    """The pair of masks of some cards."""
    mask1 = mask2 = 0
    for card in cards:
        mask2 |= mask1 & 1 << card
        mask1 |= 1 << card
    return mask1, mask2
