"""The HTTP calls: tables and seats, people and their data, records, and what operators ask."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.requests import HTTPConnection  # noqa: TC002 - FastAPI reads it from annotations
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)

from tabbe.bots import bot_names
from tabbe.engine.standing import teams_of
from tabbe.i18n import LANGUAGES
from tabbe.protocol import message as m
from tabbe.protocol import rulebook
from tabbe.records import read_record, verify
from tabbe.rules import SWITCHES, load_rules, preset_ids
from tabbe.server import identity, keeper, scene
from tabbe.server.guard import Gate, network
from tabbe.server.hall import Hall
from tabbe.server.refusal import Refusal
from tabbe.server.room import Room
from tabbe.server.setup import MOST_RECORD, Setup, changed

PROOF, REPLAY, REVIEW = 0.1, 0.5, 5.0
"""Seconds that a record takes to be verified, replayed and reviewed."""

YEAR = 365 * 24 * 3600
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
_CHANGES: TypeAdapter[dict[str, str | int | bool]] = TypeAdapter(dict[str, str | int | bool])


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


class Written(Body):
    """A record as text."""

    record: Annotated[str, StringConstraints(max_length=MOST_RECORD)]


def hall_of(request: HTTPConnection) -> Hall:
    """The tables of this server."""
    hall: Hall = request.app.state.hall
    return hall


HallOf = Annotated[Hall, Depends(hall_of)]


def person_of(request: HTTPConnection) -> str | None:
    """Who asks, or opens a websocket, by cookie or bearer value; None for nobody known."""
    given = request.headers.get("authorization", "")
    value = given[7:] if given[:7].lower() == "bearer " else request.cookies.get(identity.COOKIE)
    return hall_of(request).person_of(value)


def visitor(request: Request, response: Response) -> str:
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


Known = Annotated[str | None, Depends(person_of)]
Visitor = Annotated[str, Depends(visitor)]


def caller(request: Request) -> str:
    """The address that asks, as limits and shares of the workers go by it."""
    return network(request.client.host if request.client else "")


Caller = Annotated[str, Depends(caller)]


def limited(kind: str) -> Any:
    """A dependency that counts calls of a kind."""

    async def count(request: Request, address: Caller) -> None:
        await gate_of(request).check(kind, address)

    return Depends(count)


def gate_of(request: Request) -> Gate:
    """What counts the calls."""
    gate: Gate = request.app.state.gate
    return gate


def language(
    lang: Annotated[str | None, Query(max_length=20)] = None,
    accept_language: Annotated[str | None, Header()] = None,
) -> str:
    """The language to answer in: the one asked for, else the browser's first that is known."""
    for wanted in (lang or "", *(accept_language or "").split(",")):
        code = wanted.partition(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


Language = Annotated[str, Depends(language)]


def written(message: object) -> Response:
    """A part of the protocol as an answer."""
    return Response(m.write(message), media_type="application/json")


# --- what there is to play ------------------------------------------------------------------------


@router.get("/api/presets")
def presets(lang: Language) -> list[dict[str, Any]]:
    """The games, each with every switch, in the caller's language."""
    return _presets(lang)


@cache
def _presets(lang: str) -> list[dict[str, Any]]:
    listed = []
    for name in preset_ids():
        rules = load_rules(name)
        values = rules.values
        listed.append(
            {
                "id": rules.id,
                "title": rules.title,
                "version": rules.version,
                "what": rules.what(lang),
                "aim": rules.aim,
                "players": list(rules.player_counts),
                "teams": {count: teams_of(rules, count) for count in rules.player_counts},
                "switches": [
                    {
                        "name": switch.name,
                        "kind": switch.kind,
                        "value": switch.written(values[switch.name]),
                        "choices": list(switch.choices),
                        "low": switch.low,
                        "high": switch.high,
                        "what": switch.what(lang),
                    }
                    for switch in SWITCHES.values()
                ],
            }
        )
    return listed


@router.get("/api/rules", dependencies=[limited("rules")])
async def rules_in_short(
    lang: Language,
    hall: HallOf,
    address: Caller,
    game: Annotated[str, Query(max_length=40)] = "krypkasino",
    rules: Annotated[str, Query(max_length=4000)] = "{}",
) -> dict[str, Any]:
    """The rules of a game with its switches in sentences, and what cards take in it."""
    try:
        changes = _CHANGES.validate_json(rules)
    except ValidationError:
        raise Refusal("bad_field", 422, field="rules") from None
    if game not in preset_ids():
        raise Refusal("no_game", 422, game=game)
    changed(load_rules(game), changes)
    return await hall.thinker.look_up(_in_short, game, changes, lang, owner=address)


def _in_short(game: str, changes: dict[str, str | int | bool], lang: str) -> dict[str, Any]:
    played = changed(load_rules(game), changes)
    return {
        "what": played.what(lang),
        "chapters": rulebook.chapters(played, lang),
        "examples": [asdict(example) for example in rulebook.examples(played)],
    }


@router.get("/api/bots")
def bots() -> list[str]:
    """Names of the bots: two simple ones, the levels, and those that search."""
    return list(bot_names())


@router.get("/api/catalogue/{lang}", response_class=PlainTextResponse)
def catalogue(lang: str, request: Request) -> Response:
    """The whole catalogue of a language, in the format of Fluent."""
    if lang not in LANGUAGES:
        raise Refusal("no_language", 404)
    content, tag = _catalogue(lang)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(content, headers=headers)


@cache
def _catalogue(lang: str) -> tuple[str, str]:
    folder = files("tabbe.i18n").joinpath("locales", lang)
    areas = sorted((area for area in folder.iterdir() if area.name.endswith(".ftl")), key=str)
    content = "\n".join(area.read_text(encoding="utf-8") for area in areas)
    return content, f'"{hashlib.sha256(content.encode()).hexdigest()[:16]}"'


@router.get("/api/kept")
def kept(hall: HallOf) -> dict[str, int]:
    """For how many days what is stored here is kept, by kind; 0 for ever."""
    options = hall.options
    return {
        "lobbies": options.keep_lobbies,
        "tables": options.keep_tables,
        "names": options.keep_names,
    }


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
    """What a table is and who sits there, before one sits down oneself."""
    table = room.table
    info = m.write(scene.info(table, code=room.code, url=hall.link_of(table.id)))
    listed = scene.seats(table, hall.name_of, room.connected(), hall.now())
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


# --- finished games -------------------------------------------------------------------------------


async def game_of(game: str, hall: HallOf, person: Known) -> str:
    """The record of a finished match; where nobody may look on, for those who sat there alone."""
    found = await hall.store.find_game(game) if len(game) <= 32 and game.isascii() else None
    if found is None:
        raise Refusal("no_game_record", 404)
    table = (await hall.room(found[0])).table
    if not keeper.may_read(table, person):
        raise Refusal("private", 403)
    made = await hall.slices.run(keeper.writing(table, found[1], None, hall.name_of))
    if made is None:
        raise Refusal("no_game_record", 404)
    return made


GameOf = Annotated[str, Depends(game_of)]


@router.get("/api/games/{game}", response_class=PlainTextResponse)
async def game_record(record: GameOf) -> Response:
    """A finished match as a `.tabbe` file."""
    return PlainTextResponse(record)


@router.get("/api/games/{game}/replay", dependencies=[limited("compute")])
async def game_replay(record: GameOf, hall: HallOf, address: Caller) -> Response:
    """A finished match with every position."""
    return await _replayed(hall, record, address)


@router.get("/api/games/{game}/review", dependencies=[limited("compute")])
async def game_review(record: GameOf, hall: HallOf, address: Caller) -> Response:
    """What every move of a finished match cost."""
    return await _reviewed(hall, record, address)


@router.post("/api/replay", dependencies=[limited("compute")])
async def replay_record(body: Written, hall: HallOf, address: Caller) -> Response:
    """A record with every position."""
    return await _replayed(hall, body.record, address)


@router.post("/api/review", dependencies=[limited("compute")])
async def review_record(body: Written, hall: HallOf, address: Caller) -> Response:
    """What every move of a record cost."""
    return await _reviewed(hall, body.record, address)


@router.post("/api/verify", dependencies=[limited("compute")])
async def verify_record(
    body: Written, hall: HallOf, lang: Language, address: Caller
) -> dict[str, Any]:
    """Whether the decks of a record are fair."""
    finding = await hall.thinker.compute(_verify, body.record, owner=address, cost=PROOF)
    return {
        "fair": finding.fair,
        "reason": finding.code,
        "deal": finding.deal,
        "message": finding.message(lang),
    }


async def _replayed(hall: Hall, record: str, address: str) -> Response:
    found = await hall.thinker.compute(_replay, record, owner=address, cost=REPLAY)
    return Response(found, media_type="application/json")


async def _reviewed(hall: Hall, record: str, address: str) -> Response:
    from tabbe.server.advice import review

    found = await hall.thinker.compute(review, record, owner=address, cost=REVIEW)
    return JSONResponse(found)


def _replay(record: str) -> bytes:
    from tabbe.protocol.replay import replay_of

    return m.write(replay_of(read_record(record)))


def _verify(record: str) -> Any:
    return verify(read_record(record))


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
    for number in range(1, len(table.played) + 1):
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


@router.get("/healthz", response_class=PlainTextResponse, include_in_schema=False)
def healthz() -> str:
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
def metrics(request: Request, hall: HallOf) -> Response:
    """Counters, for callers with the token; where none is set, for nobody."""
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
