"""The page: built files beside this one, and what to say while they have not been built."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse

if TYPE_CHECKING:
    from starlette.responses import Response

ROUTES = ("", "t", "c", "g", "m", "new", "open", "privacy", "verify")
"""First parts of addresses that the page itself answers, after a language or without."""

FOREVER = "public, max-age=31536000, immutable"
NOW = "no-cache"


def folder() -> Path:
    """Where the built page is."""
    return Path(str(files("tabbe.server").joinpath("page")))


@cache
def build_name() -> str:
    """The name of the page's build, which its scripts know too; `none` where it is not built."""
    try:
        made = json.loads((folder() / "build.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return "none"
    return str(made.get("build", "none"))


def shell() -> str:
    """The built page itself, empty where it has not been built."""
    try:
        return (folder() / "index.html").read_text(encoding="utf-8")
    except OSError:
        return ""


def file_response(path: str) -> Response | None:
    """Answer with a file of the page; None where the address is not one of a file."""
    root = folder()
    try:
        wanted = (root / path).resolve()
    except ValueError:
        # No file has a zero in its name.
        return None
    if not path or not wanted.is_relative_to(root.resolve()) or not wanted.is_file():
        return None
    kind = guess_type(wanted.name)[0] or "application/octet-stream"
    # The build names files after their content, all but those that have fixed addresses.
    headers = {"cache-control": FOREVER if path.startswith("assets/") else NOW}
    if path == "preview.png":
        # Shown on other people's pages, where a link to this one is told of.
        headers["cross-origin-resource-policy"] = "cross-origin"
    return FileResponse(wanted, media_type=kind, headers=headers)
