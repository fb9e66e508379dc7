"""The calls that have a record worked on: given, replayed, reviewed, its decks verified."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Depends, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, StringConstraints

from tabbe.protocol import message as m
from tabbe.records import read_record, verify
from tabbe.server import keeper
from tabbe.server.caller import Caller, HallOf, Known, Language, limited
from tabbe.server.refusal import Refusal
from tabbe.server.setup import MOST_RECORD

if TYPE_CHECKING:
    from tabbe.server.hall import Hall

PROOF, REPLAY, REVIEW = 0.1, 0.5, 5.0
"""Seconds that a record takes to be verified, replayed and reviewed."""

router = APIRouter()


class Written(BaseModel):
    """A record as text."""

    model_config = ConfigDict(extra="forbid")

    record: Annotated[str, StringConstraints(max_length=MOST_RECORD)]


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
