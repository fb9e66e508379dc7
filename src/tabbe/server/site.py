"""What lies at every address but those of calls: files, pages to be read, and the page itself."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from tabbe.i18n import LANGUAGES, text
from tabbe.i18n.catalogue import has_text
from tabbe.server import keeper, page, public
from tabbe.server.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request

    from tabbe.server.hall import Hall

_LONGEST_ID = 32
_BY_LANGUAGE = {"cache-control": page.NOW, "vary": "accept-language"}


async def visit(request: Request, hall: Hall, asked: str, person: str | None) -> Response:
    """Answer a browser.

    Args:
        request: for an address that is none of a call.
        hall: the tables.
        asked: the browser's language, for addresses that name none.
        person: who asks, None for nobody known.
    """
    path = request.path_params["path"]
    found = page.file_response(path)
    if found is not None:
        return found
    base = public.base_of(request, hall.options)
    if path == "robots.txt":
        return PlainTextResponse(public.robots(base))
    if path == "sitemap.xml":
        return Response(public.sitemap(base), media_type="application/xml")
    parts = [part for part in path.split("/") if part]
    lang = parts.pop(0) if parts and parts[0] in LANGUAGES else None
    shell = page.shell()
    if public.is_public(parts):
        if lang is None:
            where = "/".join([hall.options.root_path, asked, *parts])
            return RedirectResponse(where, headers=_BY_LANGUAGE)
        drawn = await run_in_threadpool(public.sheet, parts, lang, base, shell)
        return HTMLResponse(drawn, headers={"cache-control": page.NOW})
    lang = lang or asked
    if not shell:
        return PlainTextResponse(text("server-page-missing", lang), 503)
    known = not parts or parts[0] in page.ROUTES
    head = public.Head(lang, "Tabbe", text("public-site", lang), base, f"{base}/{path}", open=known)
    record, status = None, 200 if known else 404
    match parts:
        case []:
            head = replace(head, path="")
        case ["t" | "c" | "m", *_]:
            head = replace(head, heading=text("public-invited", lang), open=False)
        case ["g", game, *_]:
            head = replace(head, open=False)
            try:
                head = await _replayed(hall, game, person, head)
                record = f"/api/games/{game}" if head.heading != "Tabbe" else None
            except Refusal as error:
                hall.meter.refused(error)
                heading, status = text("public-failed-title", lang), error.status
                head = replace(head, heading=heading, description=error.message(lang))
        case _ if not known:
            what = text("page-lost", lang)
            head = replace(head, heading=text("page-lost-title", lang), description=what)
    made = public.with_head(shell, head, record)
    return HTMLResponse(made, status, headers=_BY_LANGUAGE)


async def _replayed(hall: Hall, game: str, person: str | None, head: public.Head) -> public.Head:
    """The head of a finished match: who played, and how it ended."""
    fits = len(game) <= _LONGEST_ID and game.isascii()
    found = await hall.store.find_game(game) if fits else None
    if found is None:
        return head
    table = (await hall.room(found[0])).table
    if not keeper.may_read(table, person):
        return head
    made = keeper.heading(table, found[1], hall.name_of)
    if made is None:
        return head
    rules, players, totals = made
    names = [_called(name, head.lang) for name in players]
    scores = zip(names, totals, strict=False)
    return replace(
        head,
        heading=text(
            "public-replay",
            head.lang,
            game=rules.name(head.lang),
            names="|".join(name.replace("|", "/") for name in names),
        ),
        description=text(
            "public-replay-what",
            head.lang,
            scores=", ".join(f"{name} {total}" for name, total in scores) or ", ".join(names),
        ),
    )


def _called(name: str, lang: str) -> str:
    """A name of a record; bots by their strength, the second of a kind with its seat behind it."""
    kind = re.fullmatch(r"([a-z]+)(:\S*)?( \d)?", name)
    key = f"page-bot-{kind[1]}" if kind else ""
    return text(key, lang) if has_text(key, lang) else name
