"""One deal whose cards come from chance one at a time, for toolkits that want it so."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from tabbe.cards import CARDS, quoted
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.envs.action import action_name
from tabbe.envs.error import EnvError
from tabbe.envs.layout import OWN
from tabbe.envs.odds import keys_of, odds_of, owners_of
from tabbe.envs.play import numbers_in
from tabbe.envs.solo import Setting, Solo
from tabbe.envs.story import Story, told, write
from tabbe.envs.turn_block import (
    CARD,
    NOTE_LEFT,
    NOTE_MAY,
    NOTE_PLAY,
    NOTE_SIZE,
    NOTE_TURN,
    TURN_SIZE,
)
from tabbe.rules import load_rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from tabbe.engine.view import View
    from tabbe.rules import Rules

CHANCE: Final = -1
OVER: Final = -4


@lru_cache(maxsize=64)
def rules_of(preset: str, switches: str) -> Rules:
    """The rules of a game by its names.

    Raises:
        RulesError: unknown preset or switch, or a wrong value.
        EnvError: a switch that is named twice.
    """
    changes: dict[str, Any] = {}
    for part in switches.split(";"):
        if not part.strip():
            continue
        name, _, value = part.partition(":")
        # `raise` may be written `raise_`, and is the same switch.
        name = name.strip().removesuffix("_")
        if name in changes:
            raise EnvError("env-switch-twice", switch=quoted(name))
        changes[name] = value.strip()
    return load_rules(preset, **changes)


@lru_cache(maxsize=64)
def setting_of(preset: str, switches: str, players: int) -> Setting:
    """The setting of a game by its names, made once.

    Raises:
        RulesError: as `rules_of`, or a number of players the game is not for.
        EnvError: as `rules_of`.
    """
    return Setting(rules_of(preset, switches), players)


@dataclass(frozen=True, slots=True)
class Shows:
    """What an observer shows: what all may know, what one player may know, or both."""

    public: bool = True
    private: bool = True

    def part(self, name: str) -> bool:
        """Whether a part of an observation, or of the story of a deal, is shown."""
        return self.private if name in OWN else self.public


class ChanceDeal:
    """One deal in play, with `needs` cards still to come from chance.

    Args:
        setting: rules and scratch space.
        names: preset and switches, by which a pickle finds the setting again.
        dealer: seat.
        margin: returns are margins.

    Attributes:
        now: the seat to choose, CHANCE, or OVER.
        history: who has acted, and how.
    """

    __slots__ = (
        "before",
        "cards",
        "dealer",
        "first",
        "history",
        "keys",
        "last",
        "left",
        "line",
        "margin",
        "mark",
        "names",
        "needs",
        "now",
        "path",
        "recorded",
        "setting",
        "since",
        "start",
        "state",
        "tale",
        "tale_of",
        "trials",
        "turn",
    )

    def __init__(
        self, setting: Setting, names: tuple[str, str], dealer: int, *, margin: bool
    ) -> None:
        self.setting = setting
        self.names = names
        self.dealer = dealer
        self.margin = margin
        packs, plan = setting.rules.packs, setting.plan
        size = 52 * packs
        self.now = CHANCE
        self.needs = plan.hand * setting.players + plan.table
        self.cards: list[int] = []
        self.left = [packs] * len(CARDS)
        # Where in `odds_of` the cards that are left have their pairs.
        self.keys = keys_of(self.left)
        self.state: Any = setting.fresh.copy()
        self.state[b.DECK : b.DECK + size] = compiler.block_of(setting.kernels, [-1] * size)
        self.state[b.DEALER] = dealer
        self.turn: Any = compiler.new_block(setting.kernels, TURN_SIZE)
        # Nobody is on turn before the first batch has been dealt.
        self.state[b.TURN] = -1
        self.turn[CARD] = -1
        # What was before the action that ended a batch: taken again when the next one is known.
        self.before: tuple[Any, Any, int] | None = None
        # How long the history was when this batch had been dealt.
        self.mark = 0
        # Where in the deck the cards of this batch begin.
        self.first = 0
        # The blocks at the start of the batch, never changed, and the actions since.
        self.start: tuple[Any, Any] = (self.state, self.turn)
        # What the last step noted, see `NOTE_TURN`.
        self.last: list[int] = [0] * NOTE_SIZE
        self.since: list[int] = []
        self.trials: list[tuple[Any, int, list[int]]] | None = None
        self.line: list[tuple[int, list[int]]] = []
        self.history: list[tuple[int, int]] = []
        self.path: tuple[int, ...] = ()
        # The plays as a text, as far as it has been asked for, and how many that is.
        self.tale = ""
        self.tale_of = 0
        self.recorded: Story | None = None

    def actions(self) -> list[int]:
        """The actions that may come next, ascending."""
        return numbers_in(self.last[NOTE_MAY:])

    def outcomes(self) -> list[tuple[int, float]]:
        """The cards that can be dealt next, each with its probability."""
        pairs = odds_of(self.setting.cards - len(self.cards))
        return list(map(pairs.__getitem__, self.keys))

    def apply(self, action: int) -> None:
        """Take an action of the seat on turn, or of chance.

        Raises:
            EnvError: an action that is not allowed, or the deal is over; nothing has changed.
        """
        player = self.now
        if player >= 0:
            self._step(action)
        elif player == CHANCE:
            self._deal(action)
        else:
            raise EnvError("env-over")
        self.history.append((player, action))

    def _deal(self, card: int) -> None:
        if not 0 <= card < len(self.left) or not self.left[card]:
            raise EnvError("env-action", action=str(card))
        number = self.left[card]
        at = bisect_left(self.keys, 3 * card + number)
        if number > 1:
            self.keys[at] -= 1
        else:
            del self.keys[at]
        self.left[card] = number - 1
        self.cards.append(card)
        self.needs -= 1
        if not self.needs:
            with self.setting.lock:
                self._open_batch()

    def _open_batch(self) -> None:
        """Deal the cards of a batch that have all come."""
        setting, kernels = self.setting, self.setting.kernels
        before = self.before
        if before is not None:
            self.state, self.turn, _ = before
        known = len(self.cards)
        state = self.state
        state[b.DECK : b.DECK + known] = compiler.block_of(kernels, self.cards)
        if before is None:
            kernels.deal_one(state, setting.fresh, setting.numbers, self.turn, self.dealer)
            kernels.begin_turn(state, setting.numbers, *setting.bench.search, self.turn)
            kernels.note_turn(state, self.turn, setting.note)
        else:
            self.run(state, self.turn, before[2])
            self.before = None
            self.first = self._dealt_before()
        self.read_note()
        self.start = (state.copy(), self.turn.copy())
        self.since = []
        # This card is not in the history yet.
        self.mark = len(self.history) + 1
        self._look_up()

    def _dealt_before(self) -> int:
        """How many cards had been dealt before this batch."""
        return len(self.cards) - int(self.state[b.PLAYS_LEFT])

    def run(self, state: Any, turn: Any, action: int) -> int:
        """Take a step in some blocks; `setting.note` tells of it."""
        setting = self.setting
        answer: int = setting.step(
            state, turn, setting.numbers, *setting.search, action, setting.note
        )
        return answer

    def read_note(self) -> None:
        """Keep what the last step of this deal noted."""
        setting = self.setting
        self.last = list(setting.note) if setting.plain else setting.note.tolist()

    def _look_up(self) -> None:
        """Note who is to act."""
        seat = self.last[NOTE_TURN]
        self.now = CHANCE if self.needs else seat if seat >= 0 else OVER

    def _step(self, action: int) -> None:
        state, turn = self.state, self.turn
        seat = self.now
        before = None
        if self.last[NOTE_LEFT] == 1:
            before = (state.copy(), turn.copy(), action)
        with self.setting.lock:
            answer = self.run(state, turn, action)
            if answer >= 0:
                self.read_note()
        if answer < 0:
            raise EnvError("env-action", action=str(action))
        self.since.append(action)
        self.trials = None
        if answer == 0:
            self.path = (*self.path, action)
            return
        self.path = ()
        self.line.append((seat, self.last[NOTE_PLAY:NOTE_MAY]))
        if before is not None:
            self.needs = self._needed(int(before[0][b.BATCH]))
            if self.needs:
                self.before = before
        self._look_up()

    def _needed(self, batch: int) -> int:
        """How many cards chance deals when the last card of a batch, from 0, has been played."""
        plan = self.setting.plan
        if batch < len(plan.batches):
            return plan.batches[batch] * plan.players
        return plan.undealt

    def returns(self) -> list[float]:
        """Per seat what the finished deal is worth."""
        setting = self.setting
        return setting.worth(setting.scores(self.state), margin=self.margin)

    # --- what a player knows --------------------------------------------------------------------

    def observation(self, seat: int) -> NDArray[np.int16]:
        """A row with what a seat sees."""
        return self.setting.observation(self.state, self.turn, seat)

    def write_story(self, into: dict[str, Any]) -> None:
        """Write when each card was shown, built and taken into arrays of those names."""
        story = self.recorded
        if story is None:
            story = self.recorded = Story(self.setting.rules.packs)
        if not story.opened and (self.before is not None or not self.needs):
            story.open(self._laid())
        story.extend(self.line)
        write(story, into)

    def _laid(self) -> list[int]:
        """The cards of the opening table, which have all been dealt."""
        plan = self.setting.plan
        first = plan.hand * plan.players + plan.table
        owners = owners_of(self.setting, self.dealer)
        return [self.cards[k] for k in range(first) if owners[k] < 0]

    def hand(self, seat: int) -> str:
        """A seat's cards that are known, in dealing order."""
        hand, text = int(self.state[b.HAND + seat]), ""
        for _ in range(int(self.state[b.HAND_N + seat])):
            card = hand & b.HIDDEN
            text += str(CARDS[card]) if card != b.HIDDEN else "??"
            hand >>= b.CARD_WIDTH
        return text

    def known(self, seat: int, shows: Shows) -> str:
        """All a seat knows: its hand, the opening table and every play since."""
        own = ""
        if shows.private:
            own = f" {self.hand(seat)}"
            if self.path and seat == self.state[b.TURN]:
                own += f" {self.path}"
        if not shows.public:
            return f"{seat}{own}"
        return f"{seat}{own} |{self.opening()} |{self.told()}"

    def told(self) -> str:
        """The plays as a text."""
        if self.tale_of < len(self.line):
            self.tale += "".join([told(seat, *row) for seat, row in self.line[self.tale_of :]])
            self.tale_of = len(self.line)
        return self.tale

    def opening(self) -> str:
        """The cards first laid to the table, once all of the first batch has been dealt."""
        if self.needs and self.before is None:
            return ""
        return "".join(str(CARDS[card]) for card in self._laid())

    def seen(self, seat: int, shows: Shows) -> str:
        """What a seat sees now, as a text: the parts of its observation that are not all 0."""
        row = self.observation(seat)
        pieces = [str(seat)]
        for part in self.setting.layout.parts:
            if not shows.part(part.name):
                continue
            values = row[part.start : part.start + part.size].tolist()
            if any(values):
                text = ",".join(f"{k}:{value}" for k, value in enumerate(values) if value)
                pieces.append(f"{part.name} {text}")
        return " | ".join(pieces)

    def story(self) -> str:
        """The whole deal so far, hidden cards included, for people who look for faults."""
        hands = " / ".join(self.hand(seat) for seat in range(self.setting.players))
        path = " ".join(action_name(action) for action in self.path)
        deck = "".join(str(CARDS[card]) for card in self.cards)
        scores = list(self.setting.scores(self.state))
        return f"{deck} | {hands} |{self.told()} | {path} | {scores}"

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know, as Tabbe's bots get it.

        Raises:
            EnvError: while chance is dealing.
        """
        if self.needs:
            raise EnvError("env-chance")
        size = 52 * self.setting.rules.packs
        deck = self.cards + [-1] * (size - len(self.cards))
        with self.setting.lock:
            solo = Solo(self.setting, self.dealer, deck)
        return solo.told([row for _, row in self.line]).view(seat)

    # --- copies ---------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> ChanceDeal:
        twin = object.__new__(ChanceDeal)
        twin.setting, twin.names = self.setting, self.names
        twin.dealer, twin.margin = self.dealer, self.margin
        twin.now, twin.needs = self.now, self.needs
        twin.cards = self.cards.copy()
        twin.left = self.left.copy()
        twin.keys = self.keys.copy()
        twin.last = self.last
        twin.state = self.state.copy()
        twin.turn = self.turn.copy()
        twin.before = None
        if self.before is not None:
            twin.before = (self.before[0].copy(), self.before[1].copy(), self.before[2])
        twin.first = self.first
        twin.mark = self.mark
        twin.start = self.start
        twin.since = self.since.copy()
        twin.trials = self.trials
        twin.line = self.line.copy()
        twin.history = self.history.copy()
        twin.path = self.path
        twin.tale, twin.tale_of = self.tale, self.tale_of
        twin.recorded = None
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        setting = (*self.names, self.setting.players)
        return _thawed, (setting, self.dealer, self.margin, self.history)


def _thawed(
    names: tuple[str, str, int],
    dealer: int,
    margin: bool,  # noqa: FBT001 - a pickle passes all by position
    history: list[tuple[int, int]],
) -> ChanceDeal:
    """A deal from a pickle."""
    deal = ChanceDeal(setting_of(*names), names[:2], dealer, margin=margin)
    for _, action in history:
        deal.apply(action)
    return deal
