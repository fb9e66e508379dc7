"""Pages that are read without scripts, and what goes with a link."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from html import unescape
from typing import TYPE_CHECKING

import httpx
import pytest

from tabbe.i18n import LANGUAGES, text
from tabbe.protocol import rulebook
from tabbe.rules import load_rules, preset_ids
from tabbe.server import page, public
from tests.server.house import play_all, serving

if TYPE_CHECKING:
    from pathlib import Path

BASE = "https://cards.example"
SHELL = """<html lang="en"><head><meta name="description" content="x" /><title>Tabbe</title>
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>
<body><noscript>x</noscript><div id="app"></div></body></html>"""


def meta(html: str) -> dict[str, str]:
    """The meta elements of a page that name something."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', html)
    return {name: unescape(value) for name, value in found}


def title(html: str) -> str:
    """The title of a page."""
    return unescape(re.findall(r"<title>(.*?)</title>", html)[0])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", public.paths()[1:])
def test_page_says_all_when_there_are_no_scripts(path: str, lang: str) -> None:
    """Title, description, preview, every language and every sentence stand in what is sent."""
    html = public.sheet(path.split("/"), lang, BASE, SHELL)
    assert f'<html lang="{lang}">' in html
    about = meta(html)
    assert about["description"] == about["og:description"] != ""
    assert about["og:title"] == title(html)
    assert title(html).endswith(" · Tabbe")
    assert about["og:url"] == f"{BASE}/{lang}/{path}"
    assert about["og:image"] == f"{BASE}/preview.png"
    other = dict(re.findall(r'hreflang="([^"]+)" href="([^"]+)"', html))
    assert other == {code: f"{BASE}/{code}/{path}" for code in LANGUAGES} | {
        "x-default": f"{BASE}/{path}"
    }
    assert f'<link rel="canonical" href="{BASE}/{lang}/{path}">' in html
    assert '<link rel="stylesheet" href="/assets/index-1.css">' in html
    assert len(re.findall("<h1>", html)) == 1
    said = unescape(html)
    for code in set(LANGUAGES) - {lang}:
        assert f'href="/{code}/{path}" lang="{code}"' in html
    if path.startswith("rules/"):
        rules = load_rules(path.removeprefix("rules/"))
        lines = [line for part in rulebook.chapters(rules, lang).values() for line in part]
        assert [line for line in lines if line not in said] == []
        assert html.count("<figure>") == len(rulebook.examples(rules))


def test_page_has_no_style_when_none_is_built() -> None:
    """Without the built page the text can be read all the same."""
    html = public.sheet(["about"], "en", BASE, "")
    assert "stylesheet" not in html
    assert text("public-about-free") in html


async def test_address_leads_to_the_readers_language_when_it_names_none(tmp_path: Path) -> None:
    """A short address is answered with that of the browser's language, which keeps nothing."""
    async with serving(tmp_path / "t.db") as house, httpx.AsyncClient(base_url=house.base) as visit:
        asked = {"accept-language": "nl, sv-SE;q=0.8, en;q=0.5"}
        moved = await visit.get("/rules/kasino", headers=asked)
        assert (moved.status_code, moved.headers["location"]) == (307, "/sv/rules/kasino")
        assert moved.headers["vary"] == "accept-language"
        read = await visit.get("/sv/rules/kasino")
        assert read.status_code == 200
        assert read.headers["content-type"] == "text/html; charset=utf-8"
        assert "set-cookie" not in read.headers
        for lost in ("/sv/rules/none", "/sv/rules/kasino/more", "/nl/rules", "/sv/rulez"):
            assert (await visit.get(lost)).status_code in (404, 503), lost


async def test_site_is_listed_when_somebody_searches(tmp_path: Path) -> None:
    """The list has every page in every language, under the public address."""
    async with (
        serving(tmp_path / "t.db", url=BASE) as house,
        httpx.AsyncClient(base_url=house.base) as visit,
    ):
        listed = re.findall(r"<loc>(.*?)</loc>", (await visit.get("/sitemap.xml")).text)
        assert len(listed) == len(set(listed)) == len(LANGUAGES) * (5 + len(preset_ids()))
        for address in listed:
            path = address.removeprefix(BASE)
            assert (await visit.get(path)).status_code in (200, 503), path
        assert f"Sitemap: {BASE}/sitemap.xml" in (await visit.get("/robots.txt")).text


async def test_link_to_a_match_tells_of_it_when_shared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The preview names players and totals as they are written, in the language of the link."""
    monkeypatch.setattr(page, "shell", lambda: SHELL)
    async with serving(tmp_path / "t.db", url=BASE) as house:
        anna, bo = house.guest("Anna", 1), house.guest('"><img src=x>', 2)
        table = await anna.make(players=2, deals=1, game="kasino")
        await bo.sit(table)
        await anna.enter(table)
        await bo.enter(table)
        async with anna, bo, httpx.AsyncClient(base_url=house.base) as visit:
            await play_all([anna, bo])
            result = anna.scene["result"]
            shared = await visit.get(f"/sv/g/{result['game']}")
            assert shared.status_code == 200
            about = meta(shared.text)
            assert about["og:title"] == 'Kasino: Anna och "><img src=x> · Tabbe'
            first, second = result["totals"]
            assert about["og:description"] == text(
                "public-replay-what", "sv", scores=f'Anna {first}, "><img src=x> {second}'
            )
            assert about["robots"] == "noindex"
            assert "<img" not in shared.text
            assert '<html lang="sv">' in shared.text
            assert f'href="/api/games/{result["game"]}"' in shared.text


async def test_match_is_for_its_players_alone_when_nobody_may_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has the address of such a match learns neither who played nor how."""
    monkeypatch.setattr(page, "shell", lambda: SHELL)
    async with serving(tmp_path / "t.db") as house:
        anna, bo, eve = house.guest("Anna", 1), house.guest("Bo", 2), house.guest("Eve", 3)
        table = await anna.make(players=2, deals=1, game="kasino", watch=False)
        await bo.sit(table)
        await anna.enter(table)
        await bo.enter(table)
        async with anna, bo, eve, httpx.AsyncClient(base_url=house.base) as visit:
            await play_all([anna, bo])
            game = anna.scene["result"]["game"]
            await eve.http.put("/api/me", json={"name": "Eve"})
            for stranger in (visit, eve.http):
                for what in ("", "/replay", "/review"):
                    asked = await stranger.get(f"/api/games/{game}{what}")
                    assert asked.status_code == 403
                    assert asked.json()["error"]["code"] == "private"
                    assert "Anna" not in asked.text
                shared = await stranger.get(f"/sv/g/{game}")
                assert shared.status_code == 200
                assert "Anna" not in shared.text
                assert game not in re.sub(r'content="[^"]*"', "", shared.text)
            for player in (anna.http, bo.http):
                assert "Anna" in (await player.get(f"/api/games/{game}")).text
                assert (await player.get(f"/api/games/{game}/replay")).status_code == 200
                assert "Anna" in (await player.get(f"/sv/g/{game}")).text
            invited = await visit.get(f"/t/{table}", headers={"accept-language": "fr"})
            assert title(invited.text).startswith(text("public-invited", "fr"))
            home = await visit.get("/", headers={"accept-language": "de"})
            assert meta(home.text)["description"] == text("public-site", "de")
            assert "robots" not in meta(home.text)
            unknown = await visit.get("/g/nothing")
            assert "og:title" in meta(unknown.text)


async def test_link_to_a_match_is_a_page_when_its_table_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser gets a page with the reason, in its language, and no answer of a call."""
    monkeypatch.setattr(page, "shell", lambda: SHELL)
    async with serving(tmp_path / "t.db") as house, house.guest("Anna", 1) as anna:
        table = await anna.make(seats=["you", "greedy"], deals=1, game="avig-kasino")
        store = house.hall.store
        await store.journal.write([store.game("match", table, 1, 9)])
        house.hall.rooms.pop(table).close()
        with closing(sqlite3.connect(tmp_path / "t.db")) as opened, opened:
            opened.execute("UPDATE event SET kind = 'teleported'")
        shared = await anna.http.get("/sv/g/match", headers={"accept-language": "fr"})
        assert shared.status_code == 503
        assert shared.headers["content-type"].startswith("text/html")
        assert title(shared.text).startswith(text("public-failed-title", "sv"))
        assert text("server-unreadable", "sv") in unescape(shared.text)
        assert '<html lang="sv">' in shared.text
        assert "/api/games/match" not in shared.text


async def test_visitor_is_told_in_the_own_language_when_something_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of the server's own is a page to be read, or a call's answer, and no stack."""

    def broken(*_: object) -> str:
        raise ArithmeticError("secret")

    monkeypatch.setattr(public, "sitemap", broken)
    async with serving(tmp_path / "t.db") as house, httpx.AsyncClient(base_url=house.base) as visit:
        answer = await visit.get("/sitemap.xml", headers={"accept-language": "es"})
        assert answer.status_code == 500
        assert text("server-failed", "es") in unescape(answer.text)
        assert "secret" not in answer.text
        assert "default-src" in answer.headers["content-security-policy"]
