"""Hidden cards never leave: every frame of a deal, to each seat and a spectator, in every game."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

import pytest
import structlog

import tabbe
from tabbe.engine import Built, Captured, Crept, Dealt, Residue
from tabbe.records import fair_seed
from tabbe.server.table import Table
from tests.server.card import counted_cards, leaked_cards, named_cards, stripped
from tests.server.house import Guest, play_all, serving


class Witness:
    """What one seat, or a spectator, may have seen of the deal on the table, from its own view."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self._table = table
        self._seat = seat

    def seen(self) -> Counter[str]:
        """Cards that it knows, as often as it knows them."""
        deal = self._table.deal
        if deal is None:
            return Counter()
        view = deal.view(self._seat)
        known: Counter[str] = Counter(str(card) for card in view.hand)
        for event in view.events:
            if isinstance(event, Dealt):
                known.update(map(str, event.table))
            elif isinstance(event, Crept | Captured | Built):
                known[str(event.card)] += 1
            elif isinstance(event, Residue):
                known.update(str(card) for card in event.undealt if card is not None)
        return known


async def _watch(guest: Guest, table: Table, problems: list[str]) -> None:
    """Check every frame of a deal against what the guest may have seen by then."""
    witness = Witness(table, guest.seat)
    checked = 0
    while True:
        await asyncio.sleep(0)
        while checked < len(guest.frames):
            raw = guest.frames[checked]
            checked += 1
            # The table may be further on than the frame, so this errs on the side of letting pass
            # only what has become known within the one move between them.
            known = witness.seen()
            unknown = leaked_cards(json.loads(raw), known, table.id)
            if unknown and table.phase == "playing":
                problems.append(f"seat {guest.seat}: {sorted(unknown)} in {raw[:200]}")
        if table.phase in ("counted", "over"):
            return


@pytest.mark.parametrize(
    "game",
    [
        "krypkasino",
        "kasino",
        *(
            pytest.param(name, marks=pytest.mark.slow)
            for name in tabbe.preset_ids()
            if name not in ("krypkasino", "kasino")
        ),
    ],
)
async def test_no_frame_holds_an_unseen_card_when_a_deal_is_played(
    game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Frames to seats and a spectator hold only cards that they have seen (L68-L70)."""
    structlog.reset_defaults()
    rules = tabbe.load_rules(game)
    players = min(3, rules.player_counts[-1])
    async with serving(tmp_path / "t.db") as house:
        guests = [house.guest(f"Guest {n}", n) for n in range(players)]
        eve = house.guest("Eve")
        table = await guests[0].make(game=game, players=players, deals=1)
        for guest in guests[1:]:
            await guest.sit(table)
        for guest in (*guests, eve):
            await guest.enter(table)
        folded = house.hall.rooms[table].table
        problems: list[str] = []
        await play_all(guests, "playing")
        secret = folded.played[-1].proofs[-1].secret
        added = dict(folded.played[-1].proofs[-1].added)
        seed = fair_seed(secret, [added[seat] for seat in range(players)])
        stop = asyncio.Event()

        async def listen() -> None:
            while not stop.is_set():
                try:
                    await eve.receive(0.2)
                except TimeoutError:
                    continue

        listening = asyncio.create_task(listen())
        watching = [
            asyncio.create_task(_watch(guest, folded, problems)) for guest in (*guests, eve)
        ]
        # One deal that is not over, stopped before its last cards, so that nothing is revealed.
        await _play_until_last(guests, folded)
        told = [list(guest.frames) for guest in (*guests, eve)]
        records = [
            (await guest.http.get(f"/api/tables/{table}/record")).text for guest in (*guests, eve)
        ]
        refused = [
            (await guest.http.post(f"/api/tables/{table}/seats", json={"name": "x", "seat": 5}))
            for guest in guests
        ]
        for seat, frames in enumerate(told):
            whole = "".join(frames)
            assert secret not in whole
            assert seed not in whole
            for other, text in added.items():
                assert other == seat or text not in whole
        for text in records:
            assert secret not in text
            assert seed not in text
        assert all(secret not in answer.text for answer in refused)
        await play_all(guests)
        await asyncio.gather(*watching)
        stop.set()
        await listening
        assert problems == []
        for guest in (*guests, eve):
            await guest.leave()
            await guest.http.aclose()
    logged = "".join(capfd.readouterr())
    assert not named_cards(logged)
    assert "Guest" not in logged
    assert "127.0.0.1" not in logged


async def _play_until_last(guests: list[Guest], table: Table) -> None:
    """Play until there are no more cards left than seats."""

    async def play(guest: Guest) -> None:
        while table.deal is not None and _left(table) > len(guests):
            if not await guest.act():
                try:
                    await guest.receive(0.2)
                except TimeoutError:
                    continue

    await asyncio.gather(*(play(guest) for guest in guests))
    assert table.phase == "playing"


def _left(table: Table) -> int:
    deal = table.deal
    if deal is None:
        return 0
    return sum(deal.hand_size(seat) for seat in range(deal.players)) + deal.stock


async def test_hands_are_told_to_nobody_else_when_a_table_is_looked_at(tmp_path: Path) -> None:
    """Public calls about a table, and everything kept about a person, hold no hand of another."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo = house.guest("Anna", 1), house.guest("Bo", 2)
        table = await anna.make(deals=1)
        await bo.sit(table)
        await anna.enter(table)
        await bo.enter(table)
        await play_all([anna, bo], "playing")
        folded = house.hall.rooms[table].table
        assert folded.plays == 0
        async with house.guest("Eve") as eve:
            for guest in (bo, eve):
                about = await guest.http.get(f"/api/tables/{table}")
                kept = await guest.http.get("/api/me")
                record = await guest.http.get(f"/api/tables/{table}/record")
                texts = (json.dumps(stripped(about.json())), kept.text, record.text)
                # Nothing has been played, so nothing has a reason to be named twice.
                known = Witness(folded, guest.seat).seen()
                for text in texts:
                    assert counted_cards(text, table) - known == Counter()
        for guest in (anna, bo):
            await guest.leave()
            await guest.http.aclose()


async def test_records_of_a_closed_table_are_not_given_to_who_gave_the_seat_back(
    tmp_path: Path,
) -> None:
    """What one reads of oneself names the table at which one sat before, and nothing played."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, eve = house.guest("Anna", 1), house.guest("Bo", 2), house.guest("Eve", 3)
        async with anna, bo, eve:
            table = await anna.make(players=3, deals=1, watch=False)
            await eve.sit(table, 1)
            await eve.enter(table)
            await eve.ask("leave")
            await bo.sit(table, 1)
            await anna.enter(table)
            await bo.enter(table)
            await anna.ask("start")
            await play_all([anna, bo], "playing")
            (kept,) = (await eve.http.get("/api/me")).json()["tables"]
            assert (kept["id"], kept["seat"], kept["records"]) == (table, None, [])
            (own,) = (await bo.http.get("/api/me")).json()["tables"]
            assert len(own["records"]) == 1
            shown = [(await one.http.get(f"/api/tables/{table}")).json() for one in (eve, bo)]
            assert [told["phase"] for told in shown] == ["playing", "playing"]
            assert [seat["cards"] > 0 for seat in shown[1]["seats"]] == [True] * 3
            assert [seat["cards"] for seat in shown[0]["seats"]] == [0] * 3
            assert [seat["name"] for seat in shown[0]["seats"]] == ["Anna", "Bo", None]
