"""The same kernels at two speeds: plain Python and machine code made by Numba on first use.

Kernels are ordinary functions over blocks of whole numbers. `plain` has them as they are;
`compiled(group)` has copies made by Numba, each bound to its compiled fellows, with the cache in
a folder named after the kernels' own text, so a changed kernel never meets an old cache. Nobody
waits for groups that are not asked for.

`TABBE_JIT=0` keeps everything plain, `TABBE_JIT=1` compiles for single deals too. Without it
single deals are plain (nothing to wait for, and NumPy and Numba stay unloaded) and only bulk
work compiles.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import shutil
import sys
import threading
import time
import types
from array import array
from collections.abc import Callable, Iterable
from functools import lru_cache
from math import comb
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tabbe.engine import (
    bit,
    block,
    cache,
    choice,
    enumeration,
    group,
    judge,
    legal,
    link,
    offer,
    place,
    replay,
    shortcut,
    split,
    table,
    take,
    turn,
)

Announce = Callable[[str], None]

LOOK = 1.0
"""Seconds for which what was seen of a cache holds."""

Group = tuple[types.ModuleType, ...]
"""Modules whose kernels are compiled and cached together."""

ENGINE: Group = (
    *(split, take, group, place, shortcut, enumeration, choice),
    *(legal, turn, judge, table, offer, replay),
)
"""The engine's own kernels, which all others build on."""

# A later group may call the earlier ones' kernels.
_GROUPS: list[Group] = [ENGINE]
# Called seldom in a playout or large, so compiled once and called, not copied into their callers.
_COLD = (
    "list_moves",
    "play_on_table",
    "greedy_play",
    "list_plays",
    "sample_plays",
    "offer",
    "list_builds",
    "repeats",
    "taken_at",
    "takes_more",
    "fewest_left",
    "falls_short",
    "most_taken",
    "apply_play",
    "check_play",
    "check_move",
    "small_set",
    "splits",
    "join_groups",
    "keep_sweeps",
    "tell_moves",
    "share_majority",
)

_lock = threading.RLock()
_compiled = SimpleNamespace()
_loaded: list[Group] = []
# When a group's cache was looked at, and whether it was there.
_seen: dict[Group, tuple[float, bool]] = {}


def functions_of(module: types.ModuleType) -> dict[str, Callable[..., Any]]:
    """The kernels a module defines itself, in the order of its text."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if isinstance(thing, types.FunctionType) and thing.__module__ == module.__name__
    }


plain = SimpleNamespace()
for _module in ENGINE:
    vars(plain).update(functions_of(_module))


def add_kernels(*modules: types.ModuleType) -> Group:
    """Let a package above the engine add a group of kernels that call the earlier ones.

    A module names in `COLD` those of its kernels that are not to be inlined. The same group may
    be added again, which changes nothing.

    Returns:
        The group, by which its kernels are asked for.

    Raises:
        ValueError: a kernel with the name of one in another group (all live in one name space,
            so the one would be called for the other), or calls of kernels that no group has yet.
    """
    with _lock:
        if modules not in _GROUPS:
            known = {module.__name__ for one in (*_GROUPS, modules, (bit,)) for module in one}
            if strange := _modules_called(modules) - known:
                raise ValueError(f"{', '.join(sorted(strange))}: to be added before their callers")
            for module in modules:
                for name in functions_of(module):
                    if hasattr(plain, name):
                        raise ValueError(f"{module.__name__}.{name}: another group has {name} too")
            _GROUPS.append(modules)
            for module in modules:
                vars(plain).update(functions_of(module))
    return modules


def groups_for(group: Group) -> tuple[Group, ...]:
    """A group and those whose kernels it calls, be it by way of others; callees come first."""
    found = [group]
    for one in found:
        called = _modules_called(one)
        homes = (home for home in _GROUPS if called & {module.__name__ for module in home})
        found += [home for home in homes if home not in found]
    return tuple(one for one in _GROUPS if one in found)


def _modules_called(group: Group) -> set[str]:
    """The names of the modules whose functions the kernels of a group call."""
    return {
        vars(module)[name].__module__
        for module in group
        for function in functions_of(module).values()
        for name in function.__code__.co_names
        if isinstance(vars(module).get(name), types.FunctionType)
    }


def mode() -> str:
    """The wish of `TABBE_JIT`: "plain", "compiled" or "auto"."""
    wish = os.environ.get("TABBE_JIT", "").strip().lower()
    if wish in {"0", "false", "off", "no"}:
        return "plain"
    if wish in {"1", "true", "on", "yes"}:
        return "compiled"
    return "auto"


def kernels_for_deal(group: Group = ENGINE) -> SimpleNamespace:
    """The kernels a single deal is to use: plain unless `TABBE_JIT=1`."""
    return compiled(group) if mode() == "compiled" else plain


def kernels_for_bulk(group: Group, announce: Announce | None = None) -> SimpleNamespace:
    """The kernels for many deals: compiled unless `TABBE_JIT=0`."""
    return plain if mode() == "plain" else compiled(group, announce)


def fingerprint(group: Group) -> str:
    """A short name for the text of a group and of all that it calls, for Python and for Numba.

    It is the same whatever else has been imported. Where the package lies counts as well: Numba
    keeps what it compiles by the path of its source, and finds nothing for another copy.
    """
    text = f"{_text_of(group)}|{os.environ.get('NUMBA_BOUNDSCHECK', '')}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@lru_cache(maxsize=32)
def _text_of(group: Group) -> str:
    """The hash of all that a group's compiled kernels follow from but for the environment.

    Read once: whoever waits for kernels that another process compiles asks at every move.
    """
    from importlib.metadata import version

    digest = hashlib.sha256()
    for module in (bit, block, link, sys.modules[__name__]):
        digest.update(inspect.getsource(module).encode())
    called = {module.__name__: module for one in groups_for(group) for module in one}
    for name in (*(module.__name__ for module in group), *sorted(called)):
        digest.update(f"|{name}|{inspect.getsource(called[name])}".encode())
    digest.update(f"{sys.version}|{version('numba')}|{version('numpy')}|{__file__}".encode())
    return digest.hexdigest()


def cache_folder(group: Group = ENGINE) -> Path | None:
    """Where the kernels of a group are kept; None when nothing can be."""
    return cache.folder_named(fingerprint(group))


def is_cached(group: Group) -> bool:
    """Whether this machine has compiled the kernels of a group and all they call before.

    It is looked up at most once in `LOOK` seconds: a cache is read whole, and whoever waits for
    kernels that another process compiles asks at every move.
    """
    if is_loaded(group):
        return True
    seen, now = _seen.get(group), time.monotonic()
    if seen is None or now - seen[0] >= LOOK:
        seen = _seen[group] = (now, _is_kept(group))
    return seen[1]


def _is_kept(group: Group) -> bool:
    for one in groups_for(group):
        if one not in _loaded:
            folder = cache_folder(one)
            if folder is None or not cache.is_whole(folder):
                return False
    return True


def is_loaded(group: Group) -> bool:
    """Whether the compiled kernels of a group are ready in this process."""
    return group in _loaded


def compiled(group: Group = ENGINE, announce: Announce | None = None) -> SimpleNamespace:
    """The compiled kernels of a group and all they call, and those asked for before.

    They are compiled or loaded on the first call; `announce` is called once with "compiling" when
    there is no cache and it will take a while.
    """
    with _lock:
        if not is_loaded(group):
            if announce is not None and not _is_kept(group):
                announce("compiling")
            for one in groups_for(group):
                if one not in _loaded:
                    _compile(one, cache_folder(one))
                    _loaded.append(one)
        return _compiled


def _compile(modules: Group, folder: Path | None) -> None:
    """Add the compiled kernels of a group to the compiled ones, by way of the cache if possible."""
    if folder is not None:
        # Numba may stumble in any way over a cache that has come to harm, or over a full disk.
        with contextlib.suppress(Exception):
            if cache.is_whole(folder):
                cache.mark_used(folder)
                _make(modules, folder)
                cache.seal(folder)
            else:
                with cache.fresh_folder(folder) as fresh:
                    _make(modules, fresh)
                cache.clear_away(folder.parent)
            return
        shutil.rmtree(folder, ignore_errors=True)
    _make(modules, None)


def _make(modules: Group, folder: Path | None) -> None:
    """Compile the kernels of a group, or load those that this folder has."""
    import warnings

    import numba
    from numba.core import config as numba_config

    config: Any = numba_config

    # Kernels allocate nothing, so the counting of references, dear in small ones, is left out.
    # Python and kernels call them; nobody calls them as C would.
    options: dict[str, Any] = {
        "nogil": True,
        "error_model": "numpy",
        "_nrt": False,
        "no_cfunc_wrapper": True,
    }
    if os.environ.get("NUMBA_BOUNDSCHECK") == "1":
        options["boundscheck"] = True
    kernels = vars(_compiled)
    if not kernels:
        kernels.update(link.bit_kernels())
    old = config.CACHE_DIR
    try:
        if folder is not None:
            config.CACHE_DIR = str(folder)
        names: list[dict[str, Any]] = []
        for module in modules:
            names.append(dict(vars(module)))
            cold = (*_COLD, *names[-1].get("COLD", ()))
            for name, function in functions_of(module).items():
                copy = types.FunctionType(function.__code__, names[-1], name)
                copy.__module__ = function.__module__
                copy.__qualname__ = function.__qualname__
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    kernels[name] = numba.njit(
                        copy, cache=folder is not None, forceinline=name not in cold, **options
                    )
        # Numba looks names up when it compiles, so now each kernel can meet its fellows.
        callees = {name: link.callee_of(kernel) for name, kernel in kernels.items()}
        for known in names:
            known.update(callees)
        _compile_in_order(modules, kernels)
    finally:
        config.CACHE_DIR = old


def _compile_in_order(modules: Group, kernels: dict[str, Any]) -> None:
    """Compile each kernel once, after those that it calls.

    Met first in a call, a kernel would be compiled again for every constant it is given.
    """
    waiting = {name: made for module in modules for name, made in functions_of(module).items()}

    def finish(name: str) -> None:
        function = waiting.pop(name, None)
        if function is None:
            return
        for other in function.__code__.co_names:
            finish(other)
        kernels[name].compile(link.signature_of(function))
        kernels[name].disable_compile()
        link.publish(kernels[name])

    for name in tuple(waiting):
        finish(name)


def new_block(kernels: SimpleNamespace, size: int) -> Any:
    """A block of zeros in the form these kernels take: a list, or an int64 array."""
    if kernels is plain:
        return [0] * size
    import numpy as np

    return np.zeros(size, dtype=np.int64)


def block_of(kernels: SimpleNamespace, numbers: Iterable[int]) -> Any:
    """A block holding these numbers in the form these kernels take."""
    if kernels is plain:
        return list(numbers)
    import numpy as np

    return np.array(list(numbers), dtype=np.int64)


def empty_sets() -> array[int]:
    """A look-up of small tables in which nothing but its head is filled in.

    The multiset of up to four ranks a <= b <= c <= d (the last of them 0 where there are fewer)
    has a number of its own: with y = 14 - rank, and 0 for none, the sum of the ways to choose 4 of
    y(a) + 3, 3 of y(b) + 2, 2 of y(c) + 1 and 1 of y(d).
    """
    sets = array("H", bytes(2 * block.SETS_SIZE))
    ranks = [(14 - rank) % 14 if rank < 14 else 0 for rank in range(16)]
    for low, x in enumerate(ranks):
        for high, y in enumerate(ranks):
            at = low | high << 4
            sets[at] = block.SETS_HEAD + block.SETS_ROW * (comb(x + 3, 4) + comb(y + 2, 3))
            sets[256 + at] = block.SETS_ROW * (comb(x + 1, 2) + y)
    return sets


class Desk:
    """Scratch space and look-ups that kernels write; one a thread and a way of counting.

    `sets` remembers what small tables let be taken (filled as asked for, see
    `tabbe.engine.block.FEW`).
    """

    __slots__ = ("memo", "out", "room", "sets", "work")

    def __init__(self, kernels: SimpleNamespace, room: int = 512) -> None:
        self.room = room
        self.work: Any = new_block(kernels, block.WORK_SIZE)
        self.memo: Any = new_block(kernels, block.MEMO_SIZE)
        self.out: Any = new_block(kernels, (block.M_SIZE + block.F_SIZE) * room)
        self.sets: Any = empty_sets()
        if kernels is not plain:
            import numpy as np

            self.sets = np.array(self.sets, dtype=np.uint16)


class _Desks(threading.local):
    """The desks of one thread."""

    def __init__(self) -> None:
        self.held: dict[tuple[bool, int, bool], Desk] = {}


_desks = _Desks()


def desk_for(kernels: SimpleNamespace, pair_only: int, extent: int) -> Desk:
    """This thread's desk for tables read in one way (pictures, extent)."""
    key = (kernels is plain, pair_only, extent == block.ANY)
    desk = _desks.held.get(key)
    if desk is None:
        desk = _desks.held[key] = Desk(kernels)
    return desk
