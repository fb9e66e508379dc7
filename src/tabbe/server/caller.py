"""Who calls, from where, in which language: what the calls depend on.

What a call depends on is a coroutine: a plain function is run in another thread, where it would
read what the loop is changing.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request, Response
from fastapi.requests import HTTPConnection  # noqa: TC002 - FastAPI reads it from annotations

from tabbe.i18n import LANGUAGES
from tabbe.server import identity
from tabbe.server.guard import Gate, network
from tabbe.server.hall import Hall

YEAR = 365 * 24 * 3600


def hall_of(request: HTTPConnection) -> Hall:
    """The tables of this server."""
    hall: Hall = request.app.state.hall
    return hall


async def _hall(request: HTTPConnection) -> Hall:
    """The tables of this server."""
    return hall_of(request)


HallOf = Annotated[Hall, Depends(_hall)]


def person_of(request: HTTPConnection) -> str | None:
    """Who asks, or opens a websocket, by cookie or bearer value; None for nobody known."""
    given = request.headers.get("authorization", "")
    value = given[7:] if given[:7].lower() == "bearer " else request.cookies.get(identity.COOKIE)
    return hall_of(request).person_of(value)


async def _known(request: HTTPConnection) -> str | None:
    """Who asks; None for nobody known."""
    return person_of(request)


async def _visitor(request: Request, response: Response) -> str:
    """Who asks; one who is not known gets a cookie."""
    known = person_of(request)
    if known is not None:
        return known
    hall = hall_of(request)
    value, person = hall.signer.new_cookie()
    response.set_cookie(
        identity.COOKIE,
        value,
        max_age=YEAR,
        path=hall.options.root_path or "/",
        secure=hall.options.secure,
        httponly=True,
        samesite="lax",
    )
    return person


Known = Annotated[str | None, Depends(_known)]
Visitor = Annotated[str, Depends(_visitor)]


async def _caller(request: Request) -> str:
    """The address that asks, as limits and shares of the workers go by it."""
    return network(request.client.host if request.client else "")


Caller = Annotated[str, Depends(_caller)]


def limited(kind: str) -> Any:
    """A dependency that counts calls of a kind."""

    async def count(request: Request, address: Caller) -> None:
        await gate_of(request).check(kind, address)

    return Depends(count)


def gate_of(request: Request) -> Gate:
    """What counts the calls."""
    gate: Gate = request.app.state.gate
    return gate


def language(lang: str | None, accept_language: str | None) -> str:
    """The language to answer in: the one asked for, else the browser's first that is known."""
    for wanted in (lang or "", *(accept_language or "").split(",")):
        code = wanted.partition(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


async def _language(
    lang: Annotated[str | None, Query(max_length=20)] = None,
    accept_language: Annotated[str | None, Header()] = None,
) -> str:
    """The language to answer in."""
    return language(lang, accept_language)


Language = Annotated[str, Depends(_language)]
