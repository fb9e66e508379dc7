"""The kernels of the environments beside the engine's, and what one thread needs to call them."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import tabbe.bots.kernel  # noqa: F401 - the environments' kernels call its playouts
from tabbe.cards import check_seed
from tabbe.engine import compiler
from tabbe.envs import ask, building, cover, many, path, question, sight, taking
from tabbe.envs.action import ACTIONS
from tabbe.envs.layout import SIZE

if TYPE_CHECKING:
    from types import SimpleNamespace

    import numpy as np
    from numpy.typing import NDArray

ENVS: Final = compiler.add_kernels(cover, question, taking, building, ask, path, sight, many)


def env_kernels(announce: compiler.Announce | None = None) -> SimpleNamespace:
    """The kernels for stepping: compiled unless `TABBE_JIT=0`."""
    return compiler.kernels_for_bulk(ENVS, announce)


def mask_of(kernels: SimpleNamespace, turn: Any) -> NDArray[np.int8]:
    """A fresh array with 1 for each action that may come next in a walk."""
    import numpy as np

    mask = np.zeros(ACTIONS, np.int8)
    kernels.write_mask(turn, mask, 1)
    return mask


def sight_of(
    kernels: SimpleNamespace, state: Any, turn: Any, numbers: Any, offsets: Any, seat: int
) -> NDArray[np.int16]:
    """A fresh row with what a seat sees of a block and its turn's block."""
    import numpy as np

    sight = np.zeros(int(offsets[SIZE]), np.int16)
    kernels.write_sight(state, turn, numbers, offsets, seat, sight)
    return sight


class Bench:
    """Scratch space of one thread: the engine's desk and the pad of `tabbe.envs.cover`.

    `search` are the arguments that kernels which look for moves take in a row.
    """

    __slots__ = ("check", "desk", "pad", "search")

    def __init__(self, kernels: SimpleNamespace) -> None:
        self.desk = compiler.Desk(kernels)
        self.pad: Any = compiler.new_block(kernels, cover.PAD_SIZE)
        desk = self.desk
        self.search = (desk.sets, desk.work, desk.memo, desk.out, desk.room, self.pad)
        self.check = (desk.work, desk.memo, self.pad)


def seed_words(seed: int | str, use: str) -> tuple[int, int]:
    """Two 32-bit words that follow from a seed and what they are for, by SHA-256."""
    digest = hashlib.sha256(f"tabbe/1/envs/{use}/{check_seed(seed)}".encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")
