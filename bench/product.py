"""Tabbe as a process: what is measured is this checkout, in a clean environment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOOKUP = "TABBE_LOOKUP"  # 0: no look-up from small tables to outcomes, the bare algorithm


def environment(**extra: str) -> dict[str, str]:
    """The environment of a measured process: none of the user's Tabbe settings, then `extra`."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TABBE_")}
    paths = [str(ROOT / "src"), *filter(None, [kept.get("PYTHONPATH")])]
    return {**kept, "PYTHONPATH": os.pathsep.join(paths), "NO_COLOR": "1", **extra}


def run(*words: str, **extra: str) -> str:
    """What `python words...` prints, with `extra` in its environment.

    Raises:
        RuntimeError: when it fails; the message is its last words.
    """
    done = subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        env=environment(**extra),
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
        raise RuntimeError(f"{' '.join(words)[:200]}: exit {done.returncode}: {''.join(last)}")
    return done.stdout


def clocked(*words: str, **extra: str) -> float:
    """Seconds that `python words...` takes from start to end."""
    started = time.perf_counter()
    run(*words, **extra)
    return time.perf_counter() - started


def playouts(seconds: float, threads: int = 1, *, lookup: bool = True) -> dict[str, Any]:
    """What `tabbe bench --json` measures: deals and moves a second."""
    words = ("-m", "tabbe", "bench", "--json", "--seconds", str(seconds), "--threads", str(threads))
    extra = {} if lookup else {LOOKUP: "0"}
    figures: dict[str, Any] = json.loads(run(*words, **extra))
    return figures


def has_lookup_switch() -> bool:
    """Whether this checkout knows the switch that turns the look-up off."""
    return any(LOOKUP in path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
