"""One match between a person and bots, told line by line."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING

from tabbe.engine.event import Built, Captured, Crept, Dealt, Event
from tabbe.i18n import decimal
from tabbe.protocol.position import PLAYS
from tabbe.protocol.rulebook import chapters
from tabbe.tui.answer import (
    COMMANDS,
    Choice,
    Refusal,
    read_command,
    read_move,
    words_of,
)
from tabbe.tui.duty import is_bound, owned_builds
from tabbe.tui.explanation import (
    duties,
    hand_values,
    introduction,
    sorted_hand,
    table_state,
)
from tabbe.tui.narrator import Narrator
from tabbe.tui.result import Result, reached
from tabbe.tui.store import save
from tabbe.tui.wording import codes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabbe.bots import Bot
    from tabbe.engine import Deal, Match, Move, View
    from tabbe.tui.screen import Screen
    from tabbe.tui.wording import Wording

PERSON = 0
"""The seat of the person; bots sit in all the others."""

LISTED = 40
"""Moves that are listed at once; a card named alone shows all of its own."""

HINTS = 3
"""Moves that a hint speaks of."""

_ON_TURN = ("hand", "moves", "why", "hint", "undo")


class _Leave(Exception):
    """The person leaves the match, or there is no more input; holds the key of the last word."""


class PlainGame:
    """One match between a person and bots.

    Args:
        match: the match, at the start of its first deal.
        screen: where lines go to and answers come from.
        wording: language and names.
        bots: the bot of every other seat.
        announce: when to say which cards would sweep, one of ``tabbe.tui.narrator.ANNOUNCE``.
        pause: seconds to wait after every move of a bot.
    """

    def __init__(
        self,
        match: Match,
        screen: Screen,
        wording: Wording,
        bots: Mapping[int, Bot],
        *,
        announce: str,
        pause: float,
    ) -> None:
        self._match = match
        self._screen = screen
        self._wording = wording
        self._bots = bots
        self._narrator = Narrator(wording, announce)
        self._result = Result(screen, wording, match.rules)
        self._pause = pause
        self._told = 0
        self._listed: list[Move] = []
        self._hints = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "table": self._table,
            "hand": self._hand,
            "moves": self._show_position,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "log": self._log,
            "score": self._score,
            "rules": self._rules,
            "words": self._words,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self, seed: int | str) -> int:
        """Play the match to its end, or until the person leaves.

        Args:
            seed: the match's seed, told when all cards have been seen.

        Returns:
            The exit code, 0.
        """
        try:
            for line in introduction(self._match, self._wording):
                self._screen.line(line, hang=2)
            while True:
                self._play_deal()
                if self._match.is_over:
                    break
                self._pass_time("prompt-next")
                self._match.next_deal()
            self._end(seed)
        except _Leave as leave:
            if not self._match.is_over:
                self._tell_hints()
            self._say(str(leave))
        finally:
            for bot in self._bots.values():
                bot.close()
        return 0

    @property
    def _deal(self) -> Deal:
        return self._match.deal

    def _say(self, key: str, /, **args: str | int) -> None:
        self._screen.line(self._wording.say(key, **args), hang=2)

    # --- the course of a match ------------------------------------------------------------------

    def _play_deal(self) -> None:
        match, deal = self._match, self._deal
        self._screen.line()
        number = match.deal_number
        if number > 1 and (number > (match.deals or number) or reached(match)):
            self._say("end-extra")
        if match.deals is not None and number <= match.deals:
            heading = self._wording.say("deal-heading-of", deal=number, deals=match.deals)
        else:
            heading = self._wording.say("deal-heading", deal=number)
        self._screen.line(heading, bold=True)
        self._told = 0
        self._tell()
        self._tell_laid_sweep()
        if deal.seat is not None:
            self._screen.line(self._wording.of_seat("event-leads", deal.seat))
        while not deal.is_over:
            if deal.seat == PERSON:
                self._take_turn()
            elif deal.seat is not None:
                self._let_play(deal.seat)
        for seat, bot in self._bots.items():
            bot.finish(deal.view(seat))
        self._show_result()

    def _let_play(self, seat: int) -> None:
        """Let a bot play, and say so when its program drops out of the deal."""
        deal, bot = self._deal, self._bots[seat]
        before = bot.forfeit
        deal.play(bot.choose(deal.view(seat)))
        if bot.forfeit is not None and before is None:
            name, why = self._wording.name(seat), bot.forfeit.message(self._wording.lang)
            self._say("bot-forfeit", name=name, why=why)
        self._tell()
        self._screen.wait(self._pause)

    def _tell(self) -> None:
        """Say what has happened since the last time."""
        view = self._deal.view(PERSON)
        for line in self._narrator.tell(view.events[self._told :], view):
            self._screen.line(line, hang=2)
        self._told = len(view.events)

    def _tell_laid_sweep(self) -> None:
        """Say who was paid for the opening table itself, before any card was played."""
        for seat, score in enumerate(self._deal.view(PERSON).scores):
            if score:
                paid = self._wording.of_seat(
                    "event-paid", seat, points=self._wording.points(-score)
                )
                self._screen.line(f"{self._wording.say('event-laid-sweep')} {paid}", hang=2)

    def _show_result(self) -> None:
        match, wording = self._match, self._wording
        self._screen.line()
        heading = wording.say("result-heading", deal=match.deal_number)
        self._screen.line(heading, bold=True)
        self._result.show_deal(match)
        if len(match.sides) < match.players:
            for side, total in zip(match.sides, match.team_totals, strict=True):
                self._say(
                    "result-side", names=self._wording.joined(side), points=wording.points(total)
                )
        for seat in self._deal.seats:
            if seat not in match.seats_in:
                points = wording.points(match.totals[seat])
                self._screen.line(wording.of_seat("end-out", seat, points=points))

    def _end(self, seed: int | str) -> None:
        match, wording = self._match, self._wording
        self._screen.line()
        self._say("end-over")
        rule = match.rules.target_rule
        if len(reached(match)) > 1 and rule in ("high", "closest", "lose"):
            self._say(f"end-past-{rule}", points=wording.points(match.rules.target))
        won = [side for side in match.sides if side[0] in match.winners]
        points = wording.points_with(match.team_totals[match.sides.index(won[0])])
        if len(won) > 1:
            self._screen.line(wording.of_seats("end-shared", match.winners, points=points), hang=2)
        elif len(won[0]) > 1:
            self._screen.line(wording.of_seats("end-won-team", won[0], points=points), hang=2)
        else:
            self._screen.line(wording.of_seat("end-won", won[0][0], points=points), hang=2)
        self._say("end-seed", seed=str(seed))
        self._tell_hints()
        self._pass_time("prompt-end")

    def _pass_time(self, prompt: str) -> None:
        """Wait for the person between deals; commands are answered, all else goes on."""
        while True:
            self._screen.line()
            answer = self._screen.ask(self._wording.say(prompt))
            if answer is None:
                if self._match.is_over:
                    return
                raise _Leave("input-ended")
            command = read_command(answer, self._wording.lang)
            if command is None:
                return
            if command.name in _ON_TURN:
                self._say("answer-over")
            elif command.name == "quit" and self._match.is_over:
                return
            else:
                self._commands[command.name](command.argument)

    # --- the person's turn ----------------------------------------------------------------------

    def _take_turn(self) -> None:
        """Show the position and ask until a move is played."""
        deal = self._deal
        self._show_position()
        while True:
            answer = self._screen.ask(self._wording.say("prompt-move"))
            if answer is None:
                raise _Leave("input-ended")
            if not answer.strip():
                self._say("answer-empty")
                continue
            command = read_command(answer, self._wording.lang)
            if command is not None:
                self._commands[command.name](command.argument)
                continue
            meant = read_move(answer, deal.view(PERSON), self._listed, self._wording.lang)
            if isinstance(meant, Refusal):
                self._screen.line(meant.message, hang=2)
                if meant.hint:
                    self._say("answer-hint", card=str(self._listed[0].card))
            elif isinstance(meant, Choice):
                self._offer(meant)
            else:
                deal.play(meant)
                self._screen.line()
                self._tell()
                return

    def _show_position(self, _: str = "") -> None:
        view, wording = self._deal.view(PERSON), self._wording
        self._screen.line()
        if view.table:
            self._say("turn-table", cards=wording.row(view.table))
        else:
            self._say("turn-table-empty")
        self._say("turn-hand", cards=wording.row(sorted_hand(view)))
        owned = owned_builds(view.rules, view.table, PERSON)
        if is_bound(owned, islice(view.legal, LISTED)):
            self._say("why-duty", builds=codes(owned))
        self._list_moves(view)

    def _list_moves(self, view: View) -> None:
        """List the moves, and remember what the numbers mean."""
        first = list(islice(view.legal, LISTED + 1))
        order = {card: at for at, card in enumerate(sorted_hand(view))}
        self._listed = sorted(first[:LISTED], key=lambda move: order[move.card])
        if view.rules.forced_sweep_by == "hand" and view.rules.forced_sweep and first[0].sweep:
            self._say("turn-sweep")
        self._list(list(enumerate(self._listed, 1)))
        if len(first) > LISTED:
            self._say("move-more")

    def _list(self, numbered: Sequence[tuple[int, Move]]) -> None:
        rules = self._match.rules
        digits = len(str(numbered[-1][0]))
        for number, move in numbered:
            line = f"{number:>{digits}}. {self._wording.move(move, rules)}"
            self._screen.line(line, hang=digits + 2)

    def _offer(self, choice: Choice) -> None:
        """Let the person choose among moves, under the numbers they have or new ones."""
        self._say(choice.key, card=self._wording.card(choice.moves[0].card))
        if any(move not in self._listed for move in choice.moves):
            self._listed = list(choice.moves[:LISTED])
        self._list([(at, move) for at, move in enumerate(self._listed, 1) if move in choice.moves])
        if len(choice.moves) > LISTED:
            self._say("move-more-ways", move=str(choice.moves[0]))

    # --- commands -------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        lang = self._wording.lang
        move = next((move for move in self._listed if move.takes), None)
        card = str(self._listed[0].card) if self._listed else "8c"
        self._say("help-intro")
        self._say("help-number")
        self._say("help-card", card=card)
        self._say("help-notation", move=str(move) if move else "8cx8d")
        for command in COMMANDS[1:]:
            word = words_of(command, lang)[0]
            self._say("help-line", word=word, what=self._wording.say(f"help-{command}", word=word))

    def _table(self, _: str) -> None:
        for line in table_state(self._deal.view(PERSON), self._wording):
            self._screen.line(line, hang=2)

    def _hand(self, _: str) -> None:
        for line in hand_values(self._deal.view(PERSON), self._wording):
            self._screen.line(line, hang=2)

    def _why(self, _: str) -> None:
        for line in duties(self._deal.view(PERSON), self._wording):
            self._screen.line(line, hang=2)

    def _hint(self, number: str) -> None:
        """Say the best moves, as many as were asked for, and why, by what the person can know."""
        self._hints += 1
        wanted = int(number) if number else HINTS
        for line in hint_lines(self._deal.view(PERSON), self._wording, wanted):
            self._screen.line(line, hang=2)

    def _tell_hints(self) -> None:
        """Say how often the person asked for a hint, if at all."""
        if self._hints:
            self._say("hint-asked", hints=self._hints)

    def _undo(self, _: str) -> None:
        back, key = plays_back(self._deal.view(PERSON).events)
        for _turn in range(back):
            self._deal.undo()
        self._say(key)
        if back:
            self._told = len(self._deal.view(PERSON).events)
            self._show_position()

    def _log(self, _: str) -> None:
        moves = iter(self._deal.moves)
        batches: dict[int, list[str]] = {}
        batch = 1
        for event in self._deal.view(PERSON).events:
            if isinstance(event, Dealt):
                batch = event.batch
            elif isinstance(event, Crept | Captured | Built):
                played = f"{self._wording.name(event.seat)} {next(moves)}"
                batches.setdefault(batch, []).append(played)
        if not batches:
            self._say("log-empty")
        for number, played_there in batches.items():
            self._say("log-batch", batch=number, moves=" · ".join(played_there))

    def _score(self, _: str) -> None:
        if self._deal.is_over:
            self._result.show_totals(self._match.totals)
            return
        self._say("score-running")
        self._result.show_running(self._deal.view(PERSON).scores, self._match.totals)

    def _rules(self, _: str) -> None:
        for line in chain.from_iterable(chapters(self._match.rules, self._wording.lang).values()):
            self._screen.line(line, hang=2)

    def _words(self, _: str) -> None:
        self._wording.in_words = not self._wording.in_words
        self._say("words-on" if self._wording.in_words else "words-off")
        if not self._deal.is_over:
            self._show_position()

    def _save(self, path: str) -> None:
        if not path:
            self._say("save-name-missing", word=words_of("save", self._wording.lang)[0])
            return
        try:
            hidden = save(self._match, self._wording.names, PERSON, path)
        except FileExistsError:
            self._say("save-exists", file=path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._say("save-failed", file=path, reason=reason)
        else:
            self._say("save-done-hidden" if hidden else "save-done", file=path)

    def _quit(self, _: str) -> None:
        raise _Leave("quit-done")


def hint_lines(view: View, wording: Wording, number: int = HINTS) -> list[str]:
    """Return the best moves, each with its cost and why, by what the view's seat can know."""
    from tabbe.analysis import hints

    lang, lines = wording.lang, []
    for hint in hints(view)[:number]:
        # Judged as it is written: a cost that would read as nought is none.
        worse = float(f"{hint.cost:.1f}") > 0
        cost = decimal(hint.cost, 1, lang)
        worth = wording.say("hint-best")
        if worse:
            worth = wording.say("hint-worse", whole=int(float(f"{hint.cost:.1f}")), cost=cost)
        between = wording.say("hint-between")
        reasons = between.join(reason.message(lang) for reason in hint.reasons)
        move = wording.move(hint.move, view.rules)
        lines.append(wording.say("hint-line", move=move, worth=worth, reasons=reasons))
    return lines


def plays_back(events: Sequence[Event]) -> tuple[int, str]:
    """How many plays back the person's last one lies, and the key of what to say.

    0 where nothing was played since cards were dealt: nobody goes back behind cards that were seen.
    """
    back = 0
    for event in reversed(events):
        if isinstance(event, Dealt):
            break
        if isinstance(event, PLAYS):
            back += 1
            if event.seat == PERSON:
                return back, "undo-done"
    mine = any(isinstance(past, PLAYS) and past.seat == PERSON for past in events)
    return 0, "undo-redealt" if mine else "undo-nothing"
