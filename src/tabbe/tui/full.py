"""The full-screen game: table, hand and moves at once, by mouse and keys, from 60 by 20 on."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from tabbe.engine.move import Build
from tabbe.i18n import card_index, card_text

if TYPE_CHECKING:
    from textual import events

    from tabbe.cards import Card
    from tabbe.tui.sight import Playable, Sight, Source

_RED = "#b8272d"
_BLACK = "#1f1f29"
_PAPER = "#fdfbf5"
_GOLD = "#f0c969"
WIDE = 100
"""Columns from which the log stands beside the table."""
ANSWERS = {"yes": "page-agree", "no": "page-refuse"}
"""What may be answered to another seat's question, and how it is said."""
INTERRUPTED = 130
"""Exit code after Ctrl-C."""


def card_shown(card: Card, lang: str, *, chosen: bool = False) -> Text:
    """A card as a small piece of paper; a chosen one is gold and has brackets."""
    ink = _RED if str(card)[1] in "hd" else _BLACK
    index = card_index(str(card), lang)
    label = f"[{index:^4}]" if chosen else f" {index:^4} "
    return Text(label, style=f"bold {ink} on {_GOLD if chosen else _PAPER}")


class CardButton(Static):
    """A card of the own hand."""

    class Pressed(Message):
        """A card was pressed.

        Attributes:
            place: in the hand, from 0.
        """

        def __init__(self, place: int) -> None:
            self.place = place
            super().__init__()

    def __init__(self, place: int, card: Card, lang: str, *, chosen: bool) -> None:
        super().__init__(card_shown(card, lang, chosen=chosen), classes="card")
        self.tooltip = card_text(str(card), lang)
        self._place = place

    def on_click(self, event: events.Click) -> None:
        """Say that it was pressed."""
        event.stop()
        self.post_message(self.Pressed(self._place))


class FullGame(App[int]):
    """One game in a terminal.

    Args:
        source: where it comes from.
        lang: one of ``LANGUAGES``.
    """

    CSS = """
    Screen { background: #17402d; color: #f6f1e3; }
    #head { height: 1; padding: 0 1; background: #0f2f21; text-style: bold; }
    #seats { height: auto; max-height: 2; padding: 0 1; color: #d5dccb; }
    #middle { height: 1fr; }
    #left { width: 1fr; }
    #table { height: auto; min-height: 3; max-height: 50%; padding: 1 2 0 2; text-align: center; }
    #note { height: auto; max-height: 2; padding: 0 1; color: #f0c969; }
    #moves { height: 1fr; min-height: 3; border: none; padding: 0 1; background: #17402d; }
    #moves:focus { background: #17402d; background-tint: #17402d 0%; }
    #moves > .option-list--option-highlighted {
        background: #f0c969; color: #2d2005; text-style: bold;
    }
    #hand { height: 1; margin: 0 1 1 1; align-horizontal: center; }
    .card { width: auto; margin: 0 1 0 0; }
    #log { height: 5; padding: 0 1; background: #0f2f21; scrollbar-size-vertical: 1; }
    .wide #log { display: none; }
    #side { display: none; width: 38; padding: 0 1; background: #0f2f21; }
    .wide #side { display: block; }
    """
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Tabbe"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "←", show=False),
        Binding("right", "step(1)", "→", show=False),
        *(Binding(str(n), f"choose({n - 1})", show=False) for n in range(1, 10)),
        Binding("escape", "choose(-1)", show=False),
    ]

    def __init__(self, source: Source, lang: str) -> None:
        super().__init__()
        from tabbe.i18n import text

        self._source = source
        self._lang = lang
        self._sight: Sight | None = None
        self._code = 0
        self._around: asyncio.AbstractEventLoop | None = None
        self._place = -1
        self._offered: list[Playable] = []
        self._sent = False
        for key, action, name in (
            ("enter", "play", text("prompt-move", lang).rstrip(" :")),
            ("n", "say('next')", text("page-go-on", lang)),
            ("h", "say('hint')", text("page-hint", lang)),
            ("u", "say('undo')", text("page-undo", lang)),
            ("r", "say('rules')", text("page-rules", lang)),
            ("q", "leave", text("page-leave-short", lang)),
        ):
            self.bind(key, action, description=name)

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        # Names of people come to all of these, and a bracket in one is no markup.
        yield Static(id="head", markup=False)
        yield Static(id="seats", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="table", markup=False)
                yield Static(id="note", markup=False)
                yield OptionList(id="moves")
                yield RichLog(id="log", wrap=True, min_width=1, max_lines=500)
                yield Horizontal(id="hand")
            yield RichLog(id="side", wrap=True, min_width=1, max_lines=500)
        yield Footer()

    def on_mount(self) -> None:
        """Begin to play."""
        self._fit()
        self.query_one("#moves").focus()
        self._around = asyncio.get_running_loop()
        self.run_worker(self._run, thread=True, exit_on_error=True)

    def on_resize(self) -> None:
        """Put the log beside the table where there is room."""
        self._fit()
        if self._sight is not None:
            self._show_table(self._sight)

    def _fit(self) -> None:
        self.screen.set_class(self.size.width >= WIDE, "wide")

    def _run(self) -> None:
        self._source.run(lambda sight, lines: self.call_from_thread(self.show, sight, lines))
        self.call_from_thread(self.exit, self._code)

    # --- showing ----------------------------------------------------------------------------------

    def show(self, sight: Sight, lines: list[str]) -> None:
        """Show a moment of the game, and add sentences to the log."""
        held = self._sight.hand if self._sight is not None else ()
        self._sight = sight
        self._sent = False
        if sight.hand != held:
            self._place = -1
        self.query_one("#head", Static).update(sight.title)
        self._show_seats(sight)
        self._show_table(sight)
        self._show_hand(sight)
        self._show_moves(sight)
        self._show_note(sight)
        for name in ("#log", "#side"):
            log = self.query_one(name, RichLog)
            first = len(log.lines)
            for line in lines:
                log.write(Text(line), scroll_end=False)
            # What is longer than the log is read from its beginning: a hint has the best first.
            if len(log.lines) - first > log.size.height > 0:
                log.scroll_to(y=first, animate=False)
            elif lines:
                log.scroll_end(animate=False, immediate=False, x_axis=False)

    def _show_seats(self, sight: Sight) -> None:
        line = Text()
        for n, seat in enumerate(sight.seats):
            line.append("   " if n else "")
            style = f"bold {_GOLD}" if seat.turn else ""
            line.append(f"{'▸' if seat.turn else ''}{seat.name}", style=style)
            swept = f" ✕{seat.sweeps}" if seat.sweeps else ""
            line.append(f" {seat.points} ({seat.cards}/{seat.pile}{swept})")
        self.query_one("#seats", Static).update(line)

    def _show_table(self, sight: Sight) -> None:
        row = Text(justify="center")
        meant = self._meant()
        taken = [] if meant is None else list(meant.takes)
        for item in sight.table:
            chosen = item in taken
            if chosen:
                taken.remove(item)
            if isinstance(item, Build):
                style = f"bold {_BLACK} on {_GOLD}" if chosen else f"bold {_GOLD}"
                row.append(sight.wording.build(item), style=style)
            else:
                row.append_text(card_shown(item, self._lang, chosen=chosen))
            row.append(" ")
        if not sight.table and sight.rules is not None:
            row.append(sight.wording.say("turn-table-empty"), style="italic")
        self.query_one("#table", Static).update(row)

    def _show_note(self, sight: Sight) -> None:
        """What binds the reader; of a chosen card that can do nothing, that it has to wait."""
        note = sight.note
        if sight.asks == "play" and self._place >= 0 and not self._offered and sight.complete:
            waiting = sight.wording.card(sight.hand[self._place])
            note = f"{sight.wording.say('page-card-waits', card=waiting)}. {note}"
        self.query_one("#note", Static).update(note)

    def _show_hand(self, sight: Sight) -> None:
        hand = self.query_one("#hand", Horizontal)
        hand.remove_children()
        hand.mount_all(
            CardButton(place, card, self._lang, chosen=place == self._place)
            for place, card in enumerate(sight.hand)
        )

    def _show_moves(self, sight: Sight) -> None:
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        if sight.asks == "answer":
            self._offered = []
            moves.add_options(Option(sight.wording.say(key)) for key in ANSWERS.values())
            return
        self._offered = [
            move for move in sight.moves if self._place < 0 or move.card == sight.hand[self._place]
        ]
        if sight.rules is not None:
            rules = sight.rules
            moves.add_options(
                Option(Text(sight.wording.move(move, rules))) for move in self._offered
            )
        if self._offered and (self._place >= 0 or len(self._offered) == 1):
            moves.highlighted = 0

    def _meant(self) -> Playable | None:
        """The highlighted move."""
        place = self.query_one("#moves", OptionList).highlighted
        return None if place is None or place >= len(self._offered) else self._offered[place]

    # --- acting -----------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self) -> None:
        """Mark on the table what the move takes."""
        if self._sight is not None:
            self._show_table(self._sight)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the move, or answer."""
        sight = self._sight
        if sight is None:
            return
        if sight.asks == "answer":
            self._source.send(list(ANSWERS)[event.option_index])
        elif event.option_index < len(self._offered):
            self._play(self._offered[event.option_index])

    def _play(self, move: Playable) -> None:
        """Play, once for each time that a choice was shown: of twins the second would follow."""
        if self._sight is not None and self._sight.asks == "play" and not self._sent:
            self._sent = True
            self._source.send("play", str(move))

    def on_card_button_pressed(self, event: CardButton.Pressed) -> None:
        """Choose a card; pressed again it is played when it can do only one thing."""
        self.action_choose(event.place)

    def action_choose(self, place: int) -> None:
        """Choose a card by its place, -1 for none; the same again plays its only move."""
        sight = self._sight
        if sight is None or place >= len(sight.hand):
            return
        if place == self._place >= 0 and len(self._offered) == 1 and sight.asks == "play":
            self._play(self._offered[0])
            return
        self._place = place
        self._show_hand(sight)
        self._show_moves(sight)
        self._show_table(sight)
        self._show_note(sight)

    def action_step(self, by: int) -> None:
        """Choose the next card of the hand."""
        if self._sight is not None and self._sight.hand:
            count = len(self._sight.hand)
            self.action_choose((max(self._place, -1 if by > 0 else 0) + by) % count)

    def action_play(self) -> None:
        """Play what is highlighted, or go on."""
        if self._sight is not None and self._sight.asks in ("next", "start", "end"):
            self.action_say("next")

    def action_say(self, what: str) -> None:
        """Ask for something, or go on."""
        if self._sight is None:
            return
        if what == "next" and self._sight.asks == "start":
            what = "start"
        if what == "next" and self._sight.asks == "answer":
            # The letter may stand for "no" to whoever is asked; the answers are in the list.
            return
        if what in ("hint", "undo") and self._sight.asks != "play":
            return
        self._source.send(what)

    def action_leave(self) -> None:
        """Leave the game."""
        self._source.send("leave")
        self.exit(self._code)

    def play(self) -> int:
        """Play to the end, and return the exit code: 130 after Ctrl-C."""
        # Keys arrive as keys, but a signal would leave the game's own thread waiting for ever.
        before = signal.signal(signal.SIGINT, lambda *_: self._interrupt())
        try:
            return self.run() or self._code
        finally:
            signal.signal(signal.SIGINT, before)

    def _interrupt(self) -> None:
        self._code = INTERRUPTED
        self._source.send("leave")
        if self._around is not None:
            self._around.call_soon_threadsafe(self.exit, self._code)
