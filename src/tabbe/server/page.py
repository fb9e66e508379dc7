"""The page: built files beside this one, and what to say while they have not been built."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, PlainTextResponse, Response

from tabbe.i18n import LANGUAGES, text

if TYPE_CHECKING:
    from starlette.requests import Request

ROUTES = (
    *("", "t", "c", "g", "m"),
    *("new", "open", "privacy", "rules", "verify", "words"),
)
"""First parts of addresses that the page itself answers."""

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


def page_response(request: Request, lang: str) -> Response:
    """Answer for a file of the page, or with the page itself for an address within it."""
    path = request.path_params.get("path", "")
    root = folder()
    if not (root / "index.html").is_file():
        return PlainTextResponse(text("server-page-missing", lang), 503)
    wanted = (root / path).resolve()
    if path and wanted.is_relative_to(root.resolve()) and wanted.is_file():
        kind = guess_type(wanted.name)[0] or "application/octet-stream"
        # The build names files after their content, all but those that have fixed addresses.
        kept = FOREVER if path.startswith("assets/") else NOW
        return FileResponse(wanted, media_type=kind, headers={"cache-control": kept})
    first = path.strip("/").split("/")[0]
    known = first in ROUTES or first in LANGUAGES
    return FileResponse(
        root / "index.html",
        status_code=200 if known else 404,
        media_type="text/html",
        headers={"cache-control": NOW},
    )
