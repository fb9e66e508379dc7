"""Playing decks for the arena: each deck once for every rotation of the bots round the table.

A deck follows from the seed of the run and its number alone, whoever plays it, so that runs with
other bots meet the same decks. `random` and `greedy` among themselves are played inside the
kernels; all other bots choose through views.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from tabbe.bots import playout
from tabbe.bots.bot import OUTSIDE, make_bot, parse_bot
from tabbe.bots.budget import cpu_time
from tabbe.bots.kernel import PLAYOUTS, SEARCH
from tabbe.bots.outside import OutsideBot
from tabbe.cards import CARDS, check_seed, full_deck
from tabbe.engine import Deal, Swept, compiler
from tabbe.engine import block as b
from tabbe.engine.opening import unshuffled
from tabbe.engine.standing import sides_of
from tabbe.engine.switchboard import rules_numbers

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import SimpleNamespace

    from tabbe.bots.bot import Bot, BotName, Forfeit
    from tabbe.cards import Card
    from tabbe.rules import Rules

FIGURES: Final = playout.TOLD + 1
"""Told of one seat of one deal: score, sweep units, double sweeps, decisions, forfeits."""

_IN_KERNELS: Final = ("random", "greedy")
# Compiling costs more than so many plain games; a bot that searches plays hundreds in each.
_WORTH_COMPILING: Final = 4000
_SEARCHED: Final = 300


@dataclass(frozen=True, slots=True)
class Table:
    """All that a worker needs to know to play decks.

    Attributes:
        rules: the game.
        players: seats.
        sides: the seats that play together.
        bots: name of the bot that starts in each seat.
        named: number of bots that were named; bot i starts in seats i, i + named, ...
        seed: text of the seed.
        high: first word of the seed, for decks and choices.
        low: second word of the seed, for decks.
        own: second word of the seed and of the bots' own seeds, for choices inside the kernels.
        plain: whether the kernels that play decks are to be plain ones.
    """

    rules: Rules
    players: int
    sides: tuple[tuple[int, ...], ...]
    bots: tuple[str, ...]
    named: int
    seed: str
    high: int
    low: int
    own: int
    plain: bool

    @property
    def kernels(self) -> compiler.Group:
        """The kernels that its bots play with."""
        return kernels_of(parse_bot(name).kind for name in self.bots)

    @property
    def by_kernel(self) -> bool:
        """Whether the kernels can play these bots by themselves."""
        return all(parse_bot(name).kind in _IN_KERNELS for name in self.bots)


@dataclass(frozen=True, slots=True)
class Played:
    """Decks that have been played.

    Attributes:
        first: number of the first deck.
        rows: whole numbers, an array [deck][rotation][seat][figure], see `FIGURES`.
        seconds: per bot the time spent on its choices; for decks played inside the kernels, where
            nobody looks at the clock, all of the time for each.
        reasons: per bot why it forfeited the first of the deals that it forfeited; empty where
            nobody did.
    """

    first: int
    rows: Any
    seconds: tuple[float, ...]
    reasons: tuple[Forfeit | None, ...] = ()


def table_for(
    rules: Rules,
    players: int,
    bots: tuple[BotName, ...],
    seed: int | str,
    games: int,
    teams: str | None = None,
) -> Table:
    """Set a table for so many games; fewer bots than seats repeat in order.

    Raises:
        RulesError: a number of players the game is not for.
        DealError: teams that cannot be.
        SeedError: a seed that is none.
    """
    rules.plan(players)
    seated = [bots[seat % len(bots)] for seat in range(players)]
    high, low = seed_words(seed)
    # Of `greedy` a seed changes nothing.
    own = [bot.seed for bot in seated if bot.kind == "random" and bot.seed is not None]
    kinds = {bot.kind for bot in bots}
    if not kinds <= {*_IN_KERNELS, OUTSIDE}:
        # By the clock a bot without compiled kernels is another, far weaker bot.
        timed = any(bot.samples is None for bot in bots if bot.kind not in (*_IN_KERNELS, OUTSIDE))
        games = _WORTH_COMPILING if timed else games * _SEARCHED
    elif OUTSIDE in kinds:
        games = 0
    return Table(
        rules,
        players,
        sides_of(rules, players, teams),
        tuple(map(str, seated)),
        len(bots),
        check_seed(seed),
        high,
        low,
        seed_words(seed, own)[1],
        stays_plain(games, kernels_of(kinds)),
    )


def seed_words(seed: int | str, own: list[int] | None = None) -> tuple[int, int]:
    """Two 32-bit words that stand for a seed; with bots' own seeds the second stands for those."""
    text = f"tabbe/1/simulate/{check_seed(seed)}"
    digest = hashlib.sha256(text.encode()).digest()
    second = (
        hashlib.sha256(f"{text}/{'/'.join(map(str, own))}".encode()).digest() if own else digest
    )
    return int.from_bytes(digest[:4], "big"), int.from_bytes(second[4:8], "big")


def kernels_of(kinds: Iterable[str]) -> compiler.Group:
    """The kernels that bots of these kinds play with."""
    return PLAYOUTS if {*_IN_KERNELS, OUTSIDE}.issuperset(kinds) else SEARCH


def stays_plain(games: int, group: compiler.Group) -> bool:
    """Whether so many games are to be played by the plain kernels, not by those of a group."""
    if compiler.mode() != "auto":
        return compiler.mode() == "plain"
    return games < _WORTH_COMPILING and not compiler.is_cached(group)


def deck_of(table: Table, number: int) -> tuple[Card, ...]:
    """The deck with a number, from 0, in dealing order."""
    state = [0] * b.SIZE
    cards = full_deck(table.rules.packs)
    state[b.DECK_N] = len(cards)
    state[b.DECK : b.DECK + len(cards)] = [card.index for card in cards]
    dice = [0] * 4
    playout.seed_dice(dice, table.high, table.low, 2 * number)
    playout.shuffle(state, dice)
    return tuple(CARDS[index] for index in state[b.DECK : b.DECK + len(cards)])


def play(table: Table, first: int, decks: int) -> Played:
    """Play decks `first`, `first + 1`, ... in every rotation."""
    if table.by_kernel:
        return _play_in_kernel(table, first, decks)
    import numpy as np

    kinds = {parse_bot(name).kind for name in table.bots}
    if not table.plain and kernels_of(kinds) is SEARCH:
        # Loading takes seconds in a new process, which are no thinking of the first bot.
        compiler.compiled(SEARCH)
    rows = []
    seconds = [0.0] * table.named
    reasons: list[Forfeit | None] = [None] * table.named
    programs = {
        start: _bot_for(table, start, first, 0)
        for start, name in enumerate(table.bots)
        if parse_bot(name).kind == OUTSIDE
    }
    try:
        for number in range(first, first + decks):
            deck = deck_of(table, number)
            rows.append(
                [
                    _play_deal(table, deck, (number, rotation), programs, seconds, reasons)
                    for rotation in range(table.players)
                ]
            )
    finally:
        for program in programs.values():
            program.close()
    return Played(first, np.array(rows), tuple(seconds), tuple(reasons) if any(reasons) else ())


# --- through views --------------------------------------------------------------------------------


def _play_deal(
    table: Table,
    deck: tuple[Card, ...],
    turn: tuple[int, int],
    programs: dict[int, Bot],
    seconds: list[float],
    reasons: list[Forfeit | None],
) -> list[list[int]]:
    """Play one deal and return its figures per seat.

    Args:
        table: who plays what.
        deck: the deck in dealing order.
        turn: its number and the rotation.
        programs: the bots by starting seat that stay from deal to deal, for they take long to
            start.
        seconds: per bot, grows by the time it took.
        reasons: per bot, gets why it forfeits this deal unless it has forfeited one before.
    """
    players = table.players
    number, rotation = turn
    deal = Deal(table.rules, players, 0, deck=deck, sides=table.sides)
    starts = [(seat - rotation) % players for seat in range(players)]
    bots = [programs.get(start) or _bot_for(table, start, number, rotation) for start in starts]
    decisions, doubles, forfeits = ([0] * players for _ in range(3))
    while deal.seat is not None:
        seat = deal.seat
        bot, view = bots[seat], deal.view(seat)
        # An outside program's time passes in another process.
        clock = time.perf_counter if isinstance(bot, OutsideBot) else time.thread_time
        started = clock()
        with cpu_time():
            move = bot.choose(view)
        seconds[starts[seat] % table.named] += clock() - started
        decisions[seat] += 1
        for told in deal.play(move):
            if isinstance(told, Swept) and told.units == 2:
                doubles[seat] += 1
    for seat, bot in enumerate(bots):
        forfeits[seat] = int(bot.forfeit is not None)
        which = starts[seat] % table.named
        reasons[which] = reasons[which] or bot.forfeit
        bot.finish(deal.view(seat))
    columns = (deal.scores(), deal.sweeps, doubles, decisions, forfeits)
    return [list(row) for row in zip(*columns, strict=True)]


def _bot_for(table: Table, start: int, number: int, rotation: int) -> Bot:
    """The bot that starts in a seat, with a seed of its own for this deal."""
    name = parse_bot(table.bots[start])
    own = "" if name.seed is None else name.seed
    text = f"tabbe/1/simulate/{table.seed}/{own}/{number}/{rotation}/{start}"
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
    return make_bot(str(replace(name, seed=seed)))


# --- inside the kernels ---------------------------------------------------------------------------


def _play_in_kernel(table: Table, first: int, decks: int) -> Played:
    kernels: SimpleNamespace = compiler.plain if table.plain else compiler.compiled(PLAYOUTS)
    started = time.perf_counter()
    numbers = compiler.block_of(kernels, rules_numbers(table.rules, table.players))
    fresh = unshuffled(table.rules, table.players)
    ways = [
        playout.GREEDY if parse_bot(name).kind == "greedy" else playout.RANDOM
        for name in table.bots
    ]
    size = table.players**2 * playout.TOLD
    told = compiler.new_block(kernels, decks * size)
    desk = compiler.desk_for(kernels, numbers[b.R_PAIR_ONLY], numbers[b.R_EXTENT])
    kernels.run_bots(
        compiler.new_block(kernels, b.SIZE),
        compiler.block_of(kernels, fresh),
        numbers,
        desk.sets,
        desk.work,
        desk.memo,
        desk.out,
        desk.room,
        compiler.new_block(kernels, 4),
        table.high,
        table.low,
        table.own,
        first,
        decks,
        table.players,
        compiler.block_of(kernels, ways),
        told,
    )
    took = time.perf_counter() - started
    import numpy as np

    shape = (decks, table.players, table.players, playout.TOLD)
    rows = np.asarray(told, dtype=np.int64).reshape(shape)
    # Inside the kernels nobody forfeits.
    rows = np.pad(rows, ((0, 0), (0, 0), (0, 0), (0, 1)))
    return Played(first, rows, (took,) * table.named)
