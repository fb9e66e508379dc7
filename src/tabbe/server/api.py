"""The HTTP calls: tables and seats, people and their data, and what operators ask."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from tabbe.protocol import message as m
from tabbe.server import identity, keeper, offer, scene, study
from tabbe.server.caller import Caller, HallOf, Known, Visitor, gate_of, limited
from tabbe.server.hall import Hall
from tabbe.server.refusal import Refusal
from tabbe.server.room import Room
from tabbe.server.setup import Setup

Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=400)]
ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"description": "The request cannot be read."},
    403: {"description": "It is not for this caller, or not for this page."},
    404: {"description": "There is no such thing."},
    405: {"description": "Not like this."},
    409: {"description": "It does not fit the state of the table."},
    413: {"description": "It is too large."},
    422: {"description": "A value cannot be."},
    429: {"description": "Too many calls from this address."},
    503: {"description": "Not now."},
}
"""How calls fail; the body is `{"error": {"code", "key", "args", "message"}}`."""

router = APIRouter(responses=ERRORS)
router.include_router(offer.router)
router.include_router(study.router)


class Body(BaseModel):
    """What a call may bear: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class NewTable(Setup):
    """A table to be made: its setup, the maker's name, and whether to begin at once."""

    name: Name
    start: bool = False


class Sitting(Body):
    """Who wants to sit, and where."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=5)] | None = None


class Called(Body):
    """What one wants to be called."""

    name: Name


class Link(Body):
    """A link that carries a seat."""

    token: Token


# --- tables ---------------------------------------------------------------------------------------


@router.post("/api/tables", status_code=201, dependencies=[limited("make")])
async def make_table(
    body: NewTable, hall: HallOf, person: Visitor, request: Request, address: Caller
) -> dict[str, Any]:
    """Make a table."""
    if body.origin is not None:
        await gate_of(request).check("compute", address)
    await hall.call(person, body.name)
    given = {name: getattr(body, name) for name in Setup.model_fields}
    setup = Setup.model_construct(**given)
    room = await hall.make_table(setup, person, start=body.start, owner=address)
    table = room.table
    return {
        "id": table.id,
        "code": room.code,
        "url": hall.link_of(table.id),
        "seat": table.seat_of(person),
    }


async def room_of(id: str, hall: HallOf) -> Room:  # noqa: A002
    """The table of an address."""
    return await hall.room(id)


RoomOf = Annotated[Room, Depends(room_of)]


@router.get("/api/tables/{id}")
async def show_table(room: RoomOf, hall: HallOf, person: Known) -> Response:
    """What a table is and who sits there, before one sits down oneself.

    Where nobody may look on, it tells others than the players nothing of how the match stands.
    """
    table = room.table
    info = m.write(scene.info(table, code=room.code, url=hall.link_of(table.id)))
    listed = scene.seats(table, hall.name_of, room.connected(), hall.now())
    if not keeper.may_read(table, person):
        listed = [scene.closed(seat) for seat in listed]
    seats = b",".join(m.write(seat) for seat in listed)
    own, phase = table.seat_of(person), table.phase
    await room.stored()
    return Response(
        b'{"table":%b,"phase":"%b","seats":[%b],"seat":%b}'
        % (info, phase.encode(), seats, b"null" if own is None else b"%d" % own),
        media_type="application/json",
    )


@router.get("/api/codes/{code}", dependencies=[limited("code")])
async def find_code(code: str, hall: HallOf) -> dict[str, str]:
    """The table that a short code stands for, while its match has not begun."""
    plain = "".join(code.split()).upper()
    found = await hall.store.table_with_code(plain) if len(plain) == 6 and plain.isascii() else None
    if found is None:
        raise Refusal("no_code", 404)
    return {"id": found}


@router.post("/api/tables/{id}/seats", dependencies=[limited("join")])
async def sit(body: Sitting, room: RoomOf, hall: HallOf, person: Visitor) -> dict[str, int]:
    """Sit down."""
    await hall.call(person, body.name)
    return {"seat": await hall.sit(room, person, body.seat)}


@router.post("/api/tables/{id}/device", dependencies=[limited("join")])
async def device_link(room: RoomOf, hall: HallOf, person: Known) -> dict[str, str]:
    """A link that carries the caller's seat to another device."""
    seat = room.table.seat_of(person)
    if seat is None:
        raise Refusal("no_seat_here", 403)
    token = hall.signer.link(room.table.id, seat, room.table.chairs[seat].sittings)
    # Behind the hash sign, so that it stands in no log on the way.
    url = f"{hall.options.url.rstrip('/')}{hall.options.root_path}/m#{token}"
    return {"token": token, "url": url}


@router.post("/api/devices", dependencies=[limited("join")])
async def take_device(body: Link, hall: HallOf, person: Visitor) -> dict[str, Any]:
    """Take the seat that a link carries."""
    table, seat = await hall.move_device(body.token, person)
    return {"table": table, "seat": seat}


@router.get("/api/tables/{id}/qr.svg", response_class=Response)
async def qr_code(room: RoomOf, hall: HallOf, request: Request) -> Response:
    """The link of a table as a picture to be photographed."""
    link = hall.link_of(room.table.id)
    if not hall.options.url:
        link = f"{request.url.scheme}://{request.url.netloc}{link}"
    drawn = segno.make(link, error="m").svg_inline(scale=4, border=2, omitsize=True)
    return Response(
        drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        if "xmlns" not in drawn
        else drawn,
        media_type="image/svg+xml",
    )


@router.get("/api/tables/{id}/record", response_class=PlainTextResponse)
async def table_record(room: RoomOf, hall: HallOf, person: Known) -> Response:
    """The match so far, with what the caller may know."""
    table = room.table
    if not keeper.may_read(table, person):
        raise Refusal("private", 403)
    seat = table.seat_of(person)
    steps = keeper.writing(table, len(table.played), seat, hall.name_of)
    made = await hall.slices.run(steps)
    if made is None:
        raise Refusal("nothing_played", 404)
    await room.stored()
    return PlainTextResponse(made)


# --- people ---------------------------------------------------------------------------------------


@router.put("/api/me")
async def call_me(body: Called, hall: HallOf, person: Visitor) -> dict[str, str]:
    """Say what one is called."""
    return {"name": await hall.call(person, body.name)}


@router.get("/api/me")
async def about_me(hall: HallOf, person: Known) -> dict[str, Any]:
    """Everything that is kept about the caller."""
    if person is None:
        return {"name": None, "tables": []}
    await hall.know(person)
    names = await hall.store.names([person])
    tables: list[dict[str, Any]] = []
    for id in await hall.store.tables_of(person):  # noqa: A001
        try:
            room = await hall.room(id)
        except Refusal:
            # What cannot be opened here is named all the same.
            tables.append({"id": id, "seat": None, "phase": None, "game": None, "records": []})
            continue
        tables.append(await _kept(room, person, hall))
        await room.stored()
    return {"name": names.get(person), "tables": tables}


async def _kept(room: Room, person: str, hall: Hall) -> dict[str, Any]:
    """What is kept of a table at which somebody has sat, with what that one may know."""
    table = room.table
    seat = table.seat_of(person)
    records: list[str] = []
    # Who gave the seat back before the match began may be one at whom the table is closed.
    readable = len(table.played) if keeper.may_read(table, person) else 0
    for number in range(1, readable + 1):
        made = await hall.slices.run(keeper.writing(table, number, seat, hall.name_of))
        records += [] if made is None else [made]
    return {
        "id": table.id,
        "seat": seat,
        "phase": table.phase,
        "game": table.rules.id,
        "records": records,
    }


@router.delete("/api/me")
async def forget_me(hall: HallOf, person: Known, response: Response) -> dict[str, int]:
    """Delete what is kept about the caller."""
    response.delete_cookie(identity.COOKIE, path=hall.options.root_path or "/")
    return {"tables": 0 if person is None else await hall.forget(person)}


# --- operation ------------------------------------------------------------------------------------


@router.get("/api/kept")
async def kept(hall: HallOf) -> dict[str, int]:
    """For how many days what is stored here is kept, by kind; 0 for ever."""
    options = hall.options
    return {
        "lobbies": options.keep_lobbies,
        "tables": options.keep_tables,
        "names": options.keep_names,
    }


@router.get("/healthz", response_class=PlainTextResponse, include_in_schema=False)
async def healthz() -> str:
    """The process is there."""
    return "ok"


@router.get("/readyz", response_class=PlainTextResponse, include_in_schema=False)
async def readyz(hall: HallOf) -> Response:
    """Whether tables can be served: the database answers and has the newest schema."""
    if hall.closing:
        return PlainTextResponse("closing", 503)
    try:
        ready = await hall.store.is_ready()
    except Exception:  # noqa: BLE001 - whatever the driver says, it is not ready
        ready = False
    return PlainTextResponse("ready" if ready else "not ready", 200 if ready else 503)


@router.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
async def metrics(request: Request, hall: HallOf) -> Response:
    """Counters, for callers with the token; where none is set, for nobody."""
    # In the loop, for in a thread beside it the tables that are counted would come and go.
    token = hall.options.metrics_token
    given = request.headers.get("authorization", "")
    # Where somebody calls from is not asked: before a proxy on this machine that names no address
    # in the one header that is known here, the whole world calls from this machine.
    if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Refusal("not_for_you", 403)
    return Response(hall.meter.text(hall), media_type="text/plain; version=0.0.4; charset=utf-8")


def error_body(error: Any, lang: str) -> dict[str, Any]:
    """A refusal as JSON has it."""
    code = getattr(error, "code", None) or error.key.replace("-", "_")
    said = {"code": code, "key": error.key, "args": error.args_, "message": error.message(lang)}
    return {"error": said}
