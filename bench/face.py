"""What a user waits for: imports, commands, the first compilation, calls from Python."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from bench import product

CALL = str(product.ROOT / "bench" / "call.py")
REFEREE = ("-m", "tabbe", "referee", "--hand", "8h 6s", "--table", "8d 9c Jd", "--json")
HEAVY = ("numpy", "numba", "click", "fluent")
TRIES = 5


@dataclass(frozen=True)
class Row:
    """One figure.

    Attributes:
        name: what was measured.
        value: the figure.
        unit: its unit.
        most: the most it may be, None where nothing was set.
    """

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def is_met(self) -> bool:
        """Whether the figure is what it has to be."""
        return self.most is None or self.value <= self.most


def best(measure: Callable[[], float]) -> float:
    """The least of several measurements, the first of which warms the disk's cache up."""
    return min(measure() for _ in range(TRIES))


def starts() -> list[Row]:
    """Imports and commands, each in a process of its own."""
    bare = best(lambda: product.clocked("-c", "pass"))
    whole = best(lambda: product.clocked("-c", "import tabbe"))
    modules = product.run("-c", "import tabbe, sys; print(*sys.modules)").split()
    heavy = [name for name in HEAVY if name in modules]
    return [
        Row("start of Python itself", bare, "s"),
        Row("import tabbe, Python's start included", whole, "s", 0.15),
        Row("of " + ", ".join(HEAVY) + " imported by it", len(heavy), "", 0),
        Row("tabbe --help", best(lambda: product.clocked("-m", "tabbe", "--help")), "s", 0.3),
        Row("tabbe referee, cold cache", best(cold_referee), "s", 1),
    ]


def cold_referee() -> float:
    """Seconds of `tabbe referee` where no kernel has been compiled."""
    with tempfile.TemporaryDirectory() as folder:
        return product.clocked(*REFEREE, TABBE_CACHE_DIR=folder)


def compilation() -> list[Row]:
    """Making all kernels ready, without a cache and then from the cache just made."""
    with tempfile.TemporaryDirectory() as folder:
        first = called("compile", TABBE_CACHE_DIR=folder)
        second = called("compile", TABBE_CACHE_DIR=folder)
    return [
        Row("all kernels, no cache", first["seconds"], "s", 30),
        Row("all kernels, from the cache", second["seconds"], "s"),
    ]


def calls(deals: int, tables: int) -> list[Row]:
    """Calls from Python, on single deals as shipped and with the kernels compiled for them too."""
    rows: list[Row] = []
    most = {
        "legal_moves": 10,
        "legal_moves, all listed": None,
        "play(Move)": 10,
        "play(Move), unlisted": None,
        "play(text)": 25,
    }
    for label, extra in (("as shipped", {}), ("TABBE_JIT=1", {"TABBE_JIT": "1"})):
        usual = called("usual", str(deals), **extra)
        for name, limit in most.items():
            figures = usual[name]
            rows.append(Row(f"{name}, mean, {label}", figures["mean_us"], "µs", limit))
            rows.append(Row(f"{name}, median, {label}", figures["median_us"], "µs", limit))
        crowded = called("crowded", str(tables), **extra)
        check, first = crowded["check"], crowded["first plays"]
        rows.append(Row(f"29-52 cards, one capture, mean, {label}", check["mean_us"] / 1000, "ms"))
        rows.append(
            Row(f"29-52 cards, one capture, worst, {label}", check["worst_us"] / 1000, "ms", 50)
        )
        rows.append(
            Row(f"29-52 cards, first 20 plays, worst, {label}", first["worst_us"] / 1000, "ms")
        )
    return rows


def called(*words: str, **extra: str) -> dict[str, Any]:
    """What `call.py` measures in a process of its own."""
    found: dict[str, Any] = json.loads(product.run(CALL, *words, **extra))
    return found


def face(deals: int, tables: int, tell: Callable[[str], None]) -> list[dict[str, Any]]:
    """All figures of this file, each with name, value, unit, most and met.

    Args:
        deals: random deals for the calls on usual tables.
        tables: crowded tables to ask about.
        tell: is told what goes on.
    """
    rows: list[Row] = []
    tell("imports and commands")
    rows += starts()
    tell("compiling all kernels without a cache")
    rows += compilation()
    tell("calls from Python")
    rows += calls(deals, tables)
    return [{**asdict(row), "met": row.is_met} for row in rows]
