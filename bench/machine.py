"""Where and with what was measured, without host names or paths."""

from __future__ import annotations

import os
import platform
import subprocess
from importlib.metadata import version
from pathlib import Path

from bench.product import ROOT


def processor() -> str:
    """The model name of the processor, as far as the system tells."""
    facts = Path("/proc/cpuinfo")
    if facts.is_file():
        for line in facts.read_text("utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return " ".join(value.split())
    return platform.processor() or platform.machine()


def load() -> str:
    """Processes that wanted to run in the last minute, on average."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def commit() -> str:
    """The commit that is checked out, and whether what is measured differs from it."""

    def git(*words: str) -> str:
        done = subprocess.run(
            ["git", *words], cwd=ROOT, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    changed = bool(git("status", "--porcelain", "--", "src", "bench/*.py", "bench/*.cpp"))
    name = git("rev-parse", "--short=10", "HEAD") or "none"
    return f"{name} with uncommitted changes" if changed else name


def facts(compiler: str) -> dict[str, str]:
    """What the figures depend on, by name."""
    return {
        "commit": commit(),
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "c++": compiler,
    }
