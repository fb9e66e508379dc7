"""Files that commands draw into."""

from __future__ import annotations

from pathlib import Path

from tabbe.cli.failure import CommandError, file_error, shown_path


def picture_file(option: str, name: str) -> Path:
    """Check the name before hours of work end in front of a closed door."""
    path = Path(name)
    if not name.strip():
        raise CommandError("command-file-unnamed", option=option)
    if path.suffix.lower() != ".svg":
        raise CommandError("command-plot-suffix", file=shown_path(name))
    try:
        with path.open("ab"):
            pass
    except FileNotFoundError:
        # The file may well be missing; what it lacks is a place.
        raise CommandError(
            "command-folder-missing", file=shown_path(name), folder=shown_path(path.parent)
        ) from None
    except (OSError, ValueError) as error:
        raise file_error(name, error) from None
    return path


def drop_empty(path: Path | None) -> None:
    """Take the file away that was made to see whether it can be written."""
    if path is not None and path.exists() and path.stat().st_size == 0:
        path.unlink()
