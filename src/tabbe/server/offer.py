"""The calls that say what there is to play: games, their rules, bots, and words for all that."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import TypeAdapter, ValidationError

from tabbe.bots import bot_names
from tabbe.engine.standing import teams_of
from tabbe.i18n import LANGUAGES
from tabbe.protocol import rulebook
from tabbe.rules import SWITCHES, load_rules, preset_ids
from tabbe.server.caller import Caller, HallOf, Language, limited
from tabbe.server.refusal import Refusal
from tabbe.server.setup import changed

router = APIRouter()
_CHANGES: TypeAdapter[dict[str, str | int | bool]] = TypeAdapter(dict[str, str | int | bool])


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
