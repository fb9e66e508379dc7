"""The legal moves of one seat in a game with builds or a clearing card, as a lazy sequence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.judge import BUILD_LOCKED, CLEAR, OWES_BUILD, RAISE_WHOSE
from tabbe.engine.legal import FORCED_SWEEP, LEGAL, NOT_ON_TABLE
from tabbe.engine.listing import LegalMoves, unpack_hand
from tabbe.engine.move import Build, Move, cards_of


def read_builds(block: Any) -> tuple[Build, ...]:
    """The builds of a block in laying order."""
    found = []
    for k in range(int(block[b.BUILD_N])):
        at = b.BUILD + b.B_SIZE * k
        found.append(
            Build(
                int(block[at + b.B_VALUE]),
                int(block[at + b.B_OWNER]),
                bool(block[at + b.B_LOCKED]),
                cards_of(int(block[at + b.B_CARDS1]), int(block[at + b.B_CARDS2])),
            )
        )
    return tuple(found)


def build_labels(builds: tuple[Build, ...]) -> tuple[str, ...]:
    """How each build is named in a move: by value, and further only where that is not enough."""
    labels = []
    for at, build in enumerate(builds):
        same = [other for other in builds if other.value == build.value]
        label = str(build.value)
        if len(same) > 1:
            label += f"@{build.owner}"
            own = [
                k for k, other in enumerate(builds) if other in same and other.owner == build.owner
            ]
            if len(own) > 1:
                label += f".{own.index(at) + 1}"
        labels.append(f"[{label}]")
    return tuple(labels)


def subsets(mask: int) -> Iterator[int]:
    """All subsets of a mask as numbers ascending, the empty one first."""
    subset = 0
    while True:
        yield subset
        if subset == mask:
            return
        subset = (subset - mask) & mask


class TableMoves(LegalMoves):
    """All legal moves of a seat on a table with builds; see `LegalMoves`.

    Order: hand order with twins once; captures by value, then by loose cards as sorted tuples,
    then by builds in laying order; the clear; builds by their value, plain ones before raises;
    the creep.
    """

    __slots__ = ("builds", "labels")

    def __init__(self, kernels: Any, rules: Any, block: Any, seat: int) -> None:
        super().__init__(kernels, rules, block, seat)
        self.builds = read_builds(block)
        self.labels = build_labels(self.builds)

    def _list(self) -> list[Move] | None:
        if self._known is None and not self._long:
            kernels, rules = self._kernels, self._rules
            desk = compiler.desk_for(kernels, rules[b.R_PAIR_ONLY], rules[b.R_EXTENT])
            count = kernels.list_plays(
                self._block, self._seat, rules, desk.work, desk.memo, desk.out, desk.room
            )
            if count > desk.room:
                self._long = True
            else:
                rows = desk.out[: b.P_SIZE * count]
                if kernels is not compiler.plain:
                    rows = rows.tolist()
                self._known = [
                    self.move_of(*rows[at : at + b.P_SIZE])
                    for at in range(0, b.P_SIZE * count, b.P_SIZE)
                ]
        return self._known

    def move_of(self, play: int, takes1: int, takes2: int, builds: int) -> Move:
        """The move of a play as the kernels have it."""
        kernels, rules, block = self._kernels, self._rules, self._block
        card = play & b.CARD_BITS
        value = (play >> b.VALUE_SHIFT) & b.VALUE_BITS
        made = (play >> b.MADE_SHIFT) & b.VALUE_BITS
        if not takes1 and not builds:
            return Move((card, value, 0, 0, (), 0, 0, 0, False, ()))
        which = [k for k in range(len(self.builds)) if builds >> k & 1]
        taken = tuple(self.builds[k] for k in which)
        labels = tuple(self.labels[k] for k in which)
        if made:
            return Move((card, value, takes1, takes2, taken, made, 0, 0, False, labels))
        sweep = int(kernels.units_of(block, rules, play, takes1, takes2, builds))
        points = int(kernels.play_points(block, rules, play, takes1, takes2, builds))
        named = False
        second = int(rules[b.R_VALUE2 + card])
        if second and value != CLEAR:
            other = int(rules[b.R_VALUE + card]) + second - value
            twin = card | other << b.VALUE_SHIFT
            named = self.judge(twin, takes1, takes2, builds) == LEGAL
        return Move((card, value, takes1, takes2, taken, 0, sweep, points, named, labels))

    def judge(self, play: int, takes1: int, takes2: int, builds: int) -> int:
        """The kernels' number of why a play is not allowed, 0 when it is."""
        kernels, rules = self._kernels, self._rules
        desk = compiler.desk_for(kernels, rules[b.R_PAIR_ONLY], rules[b.R_EXTENT])
        return int(
            kernels.check_play(
                self._block,
                self._seat,
                rules,
                desk.work,
                desk.memo,
                play,
                takes1,
                takes2,
                builds,
            )
        )

    @property
    def whole(self) -> tuple[int, int, int]:
        """Everything on the table, as the kernels have it."""
        block = self._block
        return int(block[b.TABLE1]), int(block[b.TABLE2]), (1 << len(self.builds)) - 1

    def meant_by(self, label: str) -> list[int]:
        """The builds, by place in laying order, that `9`, `9@1` or `9@1.2` may mean."""
        value, _, rest = label.partition("@")
        owner, _, number = rest.partition(".")
        found = [
            k
            for k, build in enumerate(self.builds)
            if build.value == int(value) and (not owner or build.owner == int(owner))
        ]
        if number:
            found = found[int(number) - 1 : int(number)] if int(number) else []
        return found

    def reason_against(self, card: int, value: int, takes1: int, takes2: int) -> int:
        """The kernels' number of why a play without builds is not allowed, 0 when it is."""
        return self.judge(card | value << b.VALUE_SHIFT, takes1, takes2, 0)

    def find(self, card: int, takes1: int, takes2: int) -> Move:
        """The move in this list for a play without builds that is allowed."""
        return self.find_capture(card, takes1, takes2, 0)

    def find_capture(self, card: int, takes1: int, takes2: int, builds: int) -> Move:
        """The move in this list for a capture or creep that is allowed."""
        rules = self._rules
        for value in (int(rules[b.R_VALUE + card]), int(rules[b.R_VALUE2 + card])):
            play = card | value << b.VALUE_SHIFT
            if value and self.judge(play, takes1, takes2, builds) == LEGAL:
                return self.move_of(play, takes1, takes2, builds)
        return self.move_of(card | CLEAR << b.VALUE_SHIFT, takes1, takes2, builds)

    def play_of(self, move: Move) -> tuple[int, int, int, int]:
        """The play of a move as the kernels have it, without its place in the hand.

        Raises:
            ValueError: when a build it takes is not on this table.
        """
        builds = 0
        for build in move.builds:
            k = next(
                k
                for k in (*range(len(self.builds)), -1)
                if k < 0 or (self.builds[k] == build and not builds >> k & 1)
            )
            if k < 0:
                raise ValueError(build)
            builds |= 1 << k
        play = move[0] | move[1] << b.VALUE_SHIFT | move[5] << b.MADE_SHIFT
        return play, move[2], move[3], builds

    def adapt(self, move: Move) -> tuple[int, Move]:
        """Why a move made for any table may not be played here (0: it may), and what it is here."""
        try:
            play = self.play_of(move)
        except ValueError:
            return NOT_ON_TABLE, move
        number = self.judge(*play)
        if number:
            return number, move
        return 0, self.move_of(*play) if move[5] else self.find_capture(move[0], *play[1:])

    def _of_card(self, card: int) -> Iterator[Move]:
        yield from self._captures(card)
        creep = card | int(self._rules[b.R_VALUE + card]) << b.VALUE_SHIFT
        # What forbids a creep forbids every build.
        if self.judge(creep, 0, 0, 0) == LEGAL:
            yield from self._builds(card)
            yield self.move_of(creep, 0, 0, 0)

    def _loose(
        self, value: int, base: int, extent: int = b.ANY, least: int = 0
    ) -> Iterator[tuple[int, int]]:
        """All sets of loose cards that make groups of a value, the empty one first.

        Of the others those that leave nothing that fits, unless the extent is any, and that have
        at least so many cards.
        """
        kernels, rules, block = self._kernels, self._rules, self._block
        desk = compiler.desk_for(kernels, rules[b.R_PAIR_ONLY], rules[b.R_EXTENT])
        work = compiler.new_block(kernels, b.WORK_SIZE)
        kernels.takes_begin(
            int(block[b.TABLE1]),
            int(block[b.TABLE2]),
            value,
            base,
            min(extent, b.MAXIMAL),
            int(rules[b.R_PAIR_ONLY]),
            work,
        )
        work[b.W_LEAST] = least
        yield 0, 0
        while kernels.takes_next(work, desk.memo):
            yield int(work[b.W_TAKES1]), int(work[b.W_TAKES2])

    def _of_value(self, value: int) -> int:
        return sum(1 << k for k, build in enumerate(self.builds) if build.value == value)

    def _captures(self, card: int, only: int = 0) -> Iterator[Move]:
        rules = self._rules
        whole = self.whole
        if rules[b.R_FORCED] and self.judge(card | only << b.VALUE_SHIFT, *whole) == LEGAL:
            if whole[0] or whole[2]:
                yield self.find_capture(card, *whole)
            return
        values = [v for v in (int(rules[b.R_VALUE + card]), int(rules[b.R_VALUE2 + card])) if v]
        extent = int(rules[b.R_EXTENT])
        most = 0
        if extent == b.MAXIMUM:
            desk = compiler.desk_for(self._kernels, rules[b.R_PAIR_ONLY], extent)
            most = int(self._kernels.most_taken(self._block, rules, card, desk.work, desk.memo))
        for value in values:
            if only in (0, value):
                yield from self._captures_at(card, value, most, values[0], named=bool(only))
        if only not in (0, 5) or self.judge(card | 5 << b.VALUE_SHIFT, *whole) == LEGAL:
            return
        clear = card | CLEAR << b.VALUE_SHIFT
        if self.judge(clear, *whole) == LEGAL:
            yield self.move_of(clear, *whole)

    def _captures_at(
        self, card: int, value: int, most: int, first: int, *, named: bool
    ) -> Iterator[Move]:
        """The captures of a card at one value.

        Those that its first value makes as well come with that, and only where `named`.
        """
        extent = int(self._rules[b.R_EXTENT])
        same = self._of_value(value)
        least = most - sum(len(one.cards) for one in self.builds if one.value == value)
        for takes1, takes2 in self._loose(value, 0, extent, max(0, least)):
            for builds in subsets(same) if extent == b.ANY else (same,):
                if not takes1 and not builds:
                    continue
                play = card | value << b.VALUE_SHIFT, takes1, takes2, builds
                reason = self.judge(*play)
                # What hangs neither on the loose cards nor on which builds are left to choose.
                if reason == FORCED_SWEEP or (reason == OWES_BUILD and builds == same):
                    return
                if reason != LEGAL:
                    continue
                lower = card | first << b.VALUE_SHIFT, takes1, takes2, builds
                if value == first or self.judge(*lower) != LEGAL:
                    yield self.move_of(*play)
                elif named:
                    yield self.move_of(*lower)

    def _builds(self, card: int) -> Iterator[Move]:
        low = (card >> 2) + 1
        for made in self._goals(card):
            same = self._of_value(made)
            for raised in range(-1, len(self.builds)):
                used = 0 if raised < 0 else 1 << raised
                base = low + (self.builds[raised].value if used else 0)
                if base > made or used & same:
                    continue
                play = card | low << b.VALUE_SHIFT | made << b.MADE_SHIFT
                for takes1, takes2 in self._loose(made, base):
                    reasons = set()
                    for joined in subsets(same):
                        reason = self.judge(play, takes1, takes2, used | joined)
                        reasons.add(reason)
                        if reason == LEGAL:
                            yield self.move_of(play, takes1, takes2, used | joined)
                    # Whether it may be raised at all does not hang on what comes to it.
                    if reasons & {BUILD_LOCKED, RAISE_WHOSE}:
                        break

    def _goals(self, card: int) -> tuple[int, ...]:
        """The values that a build with this card may be made of: of which another card is held."""
        rules, block = self._rules, self._block
        if not rules[b.R_BUILDS]:
            return ()
        held = unpack_hand(int(block[b.HAND + self._seat]), int(block[b.HAND_N + self._seat]))
        held.remove(card)
        may = 0
        for other in held:
            may |= int(rules[b.R_MAY + other]) if other != b.HIDDEN else 0
        return tuple(value for value in range(1, 17) if may >> value & 1)

    def creeps(self) -> Iterator[Move]:
        """The creeps among the moves, without listing the rest."""
        for card in self._cards():
            creep = card | int(self._rules[b.R_VALUE + card]) << b.VALUE_SHIFT
            if self.judge(creep, 0, 0, 0) == LEGAL:
                yield self.move_of(creep, 0, 0, 0)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        if self._known is not None:
            return move in self._known
        number, here = self.adapt(move)
        return number == LEGAL and here == move


def moves_for(kernels: Any, rules: Any, block: Any, seat: int) -> LegalMoves:
    """The legal moves of a seat, as the game's rules want them listed."""
    kind = TableMoves if rules[b.R_TABLE] else LegalMoves
    return kind(kernels, rules, block, seat)
