"""The folder that keeps compiled kernels: one folder in it for each text they were made from.

A folder is trusted only when it is sealed: its seal is a digest of all that lies in it. So neither
a killed process nor a damaged disk leaves kernels that do something else.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

KEPT = 24
"""Folders kept, four for each copy of Tabbe; older ones are of kernels changed since."""

_SEAL = "complete"
_UNFINISHED = "unfinished-"
_ABANDONED = 24 * 3600  # seconds after which nobody is still compiling


def cache_base() -> Path:
    """The folder for compiled kernels: `TABBE_CACHE_DIR`, or the platform's cache folder."""
    wish = os.environ.get("TABBE_CACHE_DIR")
    if wish:
        return Path(wish)
    from platformdirs import user_cache_path

    return user_cache_path("tabbe", appauthor=False)


def folder_named(name: str) -> Path | None:
    """The folder for kernels of this name, made if need be; None when nothing can be kept."""
    folder = cache_base() / "kernels" / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return None
    return folder


def is_whole(folder: Path) -> bool:
    """Whether a cache is as it was when it was finished."""
    try:
        return (folder / _SEAL).read_text("ascii") == _digest(folder)
    except (OSError, UnicodeDecodeError):
        return False


def seal(folder: Path) -> None:
    """Note what a finished cache holds."""
    found = _digest(folder)
    if not (folder / _SEAL).exists() or (folder / _SEAL).read_text("ascii") != found:
        (folder / _SEAL).write_text(found, "ascii")


def mark_used(folder: Path) -> None:
    """Let a cache count as new, so that it is not among those that are cleared away."""
    with contextlib.suppress(OSError):
        os.utime(folder)


@contextlib.contextmanager
def fresh_folder(folder: Path) -> Iterator[Path]:
    """A folder to compile into, which gets the name of `folder` when it is finished and sealed.

    So two processes may compile at once, and one that is killed leaves nothing half-written.
    """
    with tempfile.TemporaryDirectory(
        prefix=_UNFINISHED, dir=folder.parent, ignore_cleanup_errors=True
    ) as work:
        made = Path(work) / folder.name
        made.mkdir()
        yield made
        seal(made)
        with contextlib.suppress(OSError):
            if not is_whole(folder):
                shutil.rmtree(folder, ignore_errors=True)
                made.rename(folder)


def clear_away(base: Path) -> None:
    """Remove what killed processes have left, and all but the newest `KEPT` caches in a folder."""
    dated: list[tuple[float, Path]] = []
    for path in base.iterdir():
        # Another process may be clearing away at the same time.
        with contextlib.suppress(OSError):
            dated.append((path.stat().st_mtime, path))
    finished = sorted(pair for pair in dated if not pair[1].name.startswith(_UNFINISHED))
    old = [path for _, path in finished[:-KEPT]]
    old += [
        path
        for written, path in dated
        if path.name.startswith(_UNFINISHED) and time.time() - written > _ABANDONED
    ]
    for path in old:
        shutil.rmtree(path, ignore_errors=True)


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.nb?")):
        digest.update(f"{path.relative_to(folder).as_posix()} {path.stat().st_size} ".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
