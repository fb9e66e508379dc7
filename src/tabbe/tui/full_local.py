"""A full-screen match against bots in this program."""

from __future__ import annotations

import io
import queue
import secrets
import time
from itertools import chain, islice
from typing import TYPE_CHECKING

from tabbe.engine import Match
from tabbe.i18n import TabbeError
from tabbe.protocol.rulebook import chapters
from tabbe.tui.duty import is_bound, owned_builds
from tabbe.tui.explanation import introduction, sorted_hand
from tabbe.tui.game import PERSON, hint_lines, plays_back
from tabbe.tui.narrator import Narrator
from tabbe.tui.plain import around
from tabbe.tui.result import Result
from tabbe.tui.screen import Screen
from tabbe.tui.sight import Asks, SeatSight, Sight, clockwise
from tabbe.tui.wording import codes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabbe.bots import Bot
    from tabbe.rules import Rules
    from tabbe.tui.wording import Wording

LISTED = 400
"""Moves that are listed; a player who has more narrows them by choosing a card."""

PAUSE = 0.4
"""Seconds that a bot's move stands at least before the next, so that the eye can follow."""

_COLUMNS = 72


class LocalGame:
    """One match between a person and bots.

    Args:
        match: at the start of its first deal.
        wording: language and names.
        bots: the bot of every other seat.
        announce: when to say which cards would sweep, one of ``tabbe.tui.narrator.ANNOUNCE``.
        pause: seconds to wait after every move of a bot.
    """

    def __init__(
        self,
        match: Match,
        wording: Wording,
        bots: Mapping[int, Bot],
        *,
        announce: str,
        pause: float,
    ) -> None:
        self._match = match
        self._wording = wording
        self._bots = bots
        self._narrator = Narrator(wording, announce)
        self._pause = pause
        self._told = 0
        # How often the table has changed; what was chosen before the last change is not played.
        self._changes = 0
        self._inbox: queue.Queue[tuple[str, str, int]] = queue.Queue()

    def send(self, what: str, move: str = "") -> None:
        """Do something, see `Source.send`."""
        self._inbox.put((what, move, self._changes))

    def run(self, tell: Callable[[Sight, list[str]], None]) -> None:
        """Play until the match is over or the person leaves."""
        # The last line says how to answer line by line.
        tell(self._sight(), introduction(self._match, self._wording)[:-1])
        try:
            while self._go_on(tell):
                pass
        finally:
            for bot in self._bots.values():
                bot.close()

    def _go_on(self, tell: Callable[[Sight, list[str]], None]) -> bool:
        """Take one step; False when the person has left."""
        deal = self._match.deal
        news = self._news()
        if news:
            tell(self._sight(), news)
        if deal.seat is None:
            tell(self._sight(), self._counted())
            return self._between(tell)
        if deal.seat != PERSON:
            deal.play(self._bots[deal.seat].choose(deal.view(deal.seat)))
            self._changes += 1
            tell(self._sight(), self._news())
            time.sleep(self._pause)
            return True
        what, move, seen = self._inbox.get()
        if what == "play" and seen != self._changes:
            # Keys can be quicker than the screen, and a second move may still be a legal one.
            tell(self._sight(), [self._wording.say("server-stale")])
        elif what == "play":
            try:
                deal.play(move)
                self._changes += 1
            except TabbeError as error:
                tell(self._sight(), [error.message(self._wording.lang)])
        elif what == "leave":
            return False
        else:
            tell(self._sight(), self._answer(what))
        return True

    def _between(self, tell: Callable[[Sight, list[str]], None]) -> bool:
        """Wait between two deals, or at the end."""
        deal = self._match.deal
        for seat, bot in self._bots.items():
            bot.finish(deal.view(seat))
        while True:
            what, _, _ = self._inbox.get()
            if what == "leave" or (what == "next" and self._match.is_over):
                return False
            if what == "next":
                self._match.next_deal()
                self._told = 0
                self._changes += 1
                return True
            if what == "rules":
                tell(self._sight(), self._answer(what))

    def _news(self) -> list[str]:
        view = self._match.deal.view(PERSON)
        lines = self._narrator.tell(view.events[self._told :], view)
        self._told = len(view.events)
        return lines

    def _answer(self, what: str) -> list[str]:
        """The sentences that answer a question."""
        wording, deal = self._wording, self._match.deal
        if what == "rules":
            return list(chain.from_iterable(chapters(self._match.rules, wording.lang).values()))
        if what == "hint":
            return hint_lines(deal.view(PERSON), wording)
        if what == "undo":
            back, key = plays_back(deal.view(PERSON).events)
            for _ in range(back):
                deal.undo()
            self._changes += back > 0
            self._told = len(deal.view(PERSON).events)
            return [wording.say(key)]
        return []

    def _counted(self) -> list[str]:
        """How the deal was counted, as the line-based game says it."""
        match, wording = self._match, self._wording
        page = io.StringIO()
        screen = Screen(io.StringIO(), page, width=_COLUMNS)
        screen.line(wording.say("result-heading", deal=match.deal_number))
        Result(screen, wording, match.rules).show_deal(match)
        if match.is_over:
            screen.line(wording.say("end-over"))
            for winner in match.winners:
                points = wording.points_with(match.totals[winner])
                screen.line(wording.of_seat("end-won", winner, points=points))
        return page.getvalue().rstrip("\n").split("\n")

    def _sight(self) -> Sight:
        match, wording = self._match, self._wording
        deal = match.deal
        view = deal.view(PERSON)
        moves = tuple(islice(view.legal, LISTED + 1))
        asks: Asks = "wait"
        if view.turn is None:
            asks = "end" if match.is_over else "next"
        elif view.turn == PERSON:
            asks = "play"
        deals = match.deals or match.deal_number
        key = "page-deal-of" if match.deals else "page-deal"
        parts = [match.rules.name(wording.lang)]
        parts.append(
            wording.say(key, deal=match.deal_number, **({"deals": deals} if match.deals else {}))
        )
        if view.batches_left:
            batches = deal.batch + view.batches_left
            parts.append(wording.say("page-round-of", batch=deal.batch, batches=batches))
        else:
            parts.append(wording.say("page-last-cards"))
        # A deal that is over is in the totals already.
        running = view.scores if view.turn is not None else (0,) * match.players
        seats = tuple(
            SeatSight(
                wording.name(seat),
                deal.hand_size(seat),
                view.pile_counts[seat],
                view.sweeps[seat],
                match.totals[seat] + running[seat],
                view.turn == seat,
            )
            for seat in clockwise(match.players, PERSON)
        )
        return Sight(
            title=" · ".join(parts),
            seats=seats,
            table=view.table,
            hand=tuple(sorted_hand(view)),
            moves=moves[:LISTED],
            complete=len(moves) <= LISTED,
            note=self._note(asks),
            asks=asks,
            rules=match.rules,
            wording=wording,
        )

    def _note(self, asks: Asks) -> str:
        wording, view = self._wording, self._match.deal.view(PERSON)
        if asks == "wait" and view.turn is not None:
            return wording.say("page-plays", name=wording.name(view.turn))
        if asks != "play":
            return ""
        owned = owned_builds(view.rules, view.table, PERSON)
        if is_bound(owned, islice(view.legal, LISTED)):
            return wording.say("why-duty", builds=codes(owned))
        rules = view.rules
        first = next(iter(view.legal))
        if rules.forced_sweep and rules.forced_sweep_by == "hand" and first.sweep:
            return wording.say("turn-sweep")
        return wording.say("page-your-turn")


def run_full(
    rules: Rules,
    players: int,
    *,
    bots: Sequence[str],
    names: Sequence[str] | None,
    seed: int | str | None,
    lang: str,
    deals: int | None,
    teams: str | None,
    announce: str,
    pause: float,
) -> int:
    """Play a match against bots on the whole screen; arguments as in `tabbe.tui.plain.run`."""
    from tabbe.tui.full import FullGame

    chosen_seed = secrets.token_hex(8) if seed is None else seed
    match = Match(rules, players, teams, deals, None, chosen_seed, None)
    wording, seated = around(match, bots, names, chosen_seed, lang)
    source = LocalGame(match, wording, seated, announce=announce, pause=max(pause, PAUSE))
    return FullGame(source, lang).play()
