"""Positions without a deal: what a card takes, what a seat at a real table may and must play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabbe.cards import CARDS, Card, check_copies, parse_cards, whole
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.error import DealError
from tabbe.engine.layout import parse_table
from tabbe.engine.listing import LegalMoves
from tabbe.engine.move import Build, masks_of
from tabbe.engine.opening import shown
from tabbe.engine.switchboard import rules_numbers
from tabbe.engine.table_listing import moves_for

if TYPE_CHECKING:
    from types import SimpleNamespace

    from tabbe.rules import Rules

Cards = str | Card | Iterable[str | Card]
Table = str | Card | Build | Iterable[str | Card | Build]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee says.

    Attributes:
        forced: the sweep duty is on and a card in the hand clears the table.
        plays: all legal plays, in hand order, then in the order of outcomes.
        unreachable: no play could lead to this position (it is answered all the same).
    """

    forced: bool
    plays: LegalMoves
    unreachable: bool


def referee(rules: str | Rules, hand: Cards, table: Table, seat: int = 0) -> Verdict:
    """Settle what a hand may and must play on a table.

    Args:
        rules: preset id, path to a preset file, or a record.
        hand: the cards held, at least one.
        table: the cards and builds on the table, a build as in `[7c+2d=9@1]`; may be none.
        seat: whose turn it is; matters only for builds and their owners.

    Raises:
        RulesError: unknown preset.
        InvalidCard: cards that cannot be read, or more copies than the packs hold.
        InvalidBuild: a build that cannot be read, or that the game does not have.
        DealError: an empty hand, more cards than can be held, or a seat that cannot be.
    """
    from tabbe.rules import load_rules

    rules = load_rules(rules)
    turn = whole(seat)
    if turn is None or not 0 <= turn < rules.max_players:
        raise DealError("deal-no-such-seat", seat=shown(seat), last=rules.max_players - 1)
    seat = turn
    held, items = parse_cards(hand), parse_table(table, rules, seat)
    laid = tuple(item for item in items if isinstance(item, Card))
    builds = tuple(item for item in items if isinstance(item, Build))
    check_copies((*held, *laid, *(card for build in builds for card in build.cards)), rules.packs)
    if not held:
        raise DealError("referee-empty-hand")
    kernels = _kernels_for(held)
    numbers = compiler.block_of(kernels, rules_numbers(rules, 0))
    state = _position(kernels, held, laid, builds, seat)
    desk = compiler.desk_for(kernels, numbers[b.R_PAIR_ONLY], numbers[b.R_EXTENT])
    if numbers[b.R_TABLE]:
        swept = kernels.sweeping(state, numbers, desk.work, desk.memo)
        able = kernels.hand_sweeps(state, seat, numbers, swept)
    else:
        able = kernels.hand_clears(state, seat, numbers, desk.work, desk.memo)
    forced = rules.forced_sweep and bool(able)
    number = len(held) + len(laid) + sum(len(build.cards) for build in builds)
    plays = moves_for(kernels, numbers, state, seat)
    unreachable = _is_unreachable(rules, laid, number) or any(
        _cannot_stand(rules, build, builds, held if build.owner == seat else None)
        for build in builds
    )
    return Verdict(forced, plays, unreachable)


def _is_unreachable(rules: Rules, table: tuple[Card, ...], cards: int) -> bool:
    """Whether no deal can come to such a table, by an argument that never errs on that side.

    Where a card that can capture must, two loose cards of a rank 2 to 10 lie together only if the
    opening laid them, for a later one would have had to take the earlier. So beyond the
    opening table there can be at most one more card of each of the values 2 to 10, and as many
    aces and pictures as the packs hold.
    """
    if cards > 52 * rules.packs:
        return True
    if rules.capture == "optional" or rules.builds != "none":
        return False
    laid = max(rules.plan(n).table for n in rules.player_counts)
    fixed = [card for card in table if 2 <= card.rank <= 10 and _takes_own_rank(rules, card)]
    extra = len(fixed) - len({card.rank for card in fixed})
    return extra > laid


def _cannot_stand(
    rules: Rules, build: Build, builds: tuple[Build, ...], held: tuple[Card, ...] | None
) -> bool:
    """Whether no deal can come to such a build, by an argument that never errs on that side.

    `held` is the hand of its owner, where that is known. Who owns a build that binds makes no other
    and keeps a card for it until it is taken. Only where most cards must be taken can a bound
    player be made to leave the build.
    """
    high = (11, 12, 13)
    pictures = build.value in high or any(card.rank in high for card in build.cards)
    if (
        (rules.pictures == "pair_only" and pictures)
        or (rules.builds == "single" and build.locked)
        or build.owner >= rules.max_players
        or not any(build.value in rules.hand_values(card) for card in CARDS)
    ):
        return True
    if rules.extent == "maximum" or not _binds(rules, build):
        return False
    if any(other is not build and other.owner == build.owner for other in _bound(rules, builds)):
        return True
    return held is not None and all(build.value not in rules.hand_values(card) for card in held)


def _bound(rules: Rules, builds: tuple[Build, ...]) -> tuple[Build, ...]:
    """The builds that bind their owners, whoever those are."""
    return tuple(build for build in builds if _binds(rules, build))


def _binds(rules: Rules, build: Build) -> bool:
    duty = rules.builder_duty
    return duty == "capture_each_turn" or (duty == "mere_only" and build.locked)


def _takes_own_rank(rules: Rules, card: Card) -> bool:
    """Whether every card of this rank would have to take such a card, whatever its suit."""
    return all(
        card.rank in rules.hand_values(fellow)
        for fellow in parse_cards(" ".join(f"{str(card)[0]}{suit}" for suit in "shdc"))
    )


def iter_outcomes(
    rules: str | Rules, table: Table, card: Cards
) -> Iterator[tuple[Card | Build, ...]]:
    """Every take of one card, one after another; see `outcomes`."""
    from tabbe.rules import load_rules

    rules = load_rules(rules)
    cards = parse_cards(card)
    if len(cards) != 1:
        raise DealError("outcomes-one-card", cards=len(cards))
    played = cards[0]
    items = parse_table(table, rules)
    laid = tuple(item for item in items if isinstance(item, Card))
    builds = tuple(item for item in items if isinstance(item, Build))
    check_copies(
        (*laid, played, *(inside for build in builds for inside in build.cards)), rules.packs
    )
    kernels = _kernels_for(cards)
    numbers = compiler.block_of(kernels, rules_numbers(rules, 0))
    numbers[b.R_FORCED] = numbers[b.R_BUILDER_DUTY] = 0
    state = _position(kernels, cards, laid, builds, 0)
    for move in moves_for(kernels, numbers, state, 0).captures(played):
        yield move.takes


def _kernels_for(held: tuple[Card, ...]) -> SimpleNamespace:
    """The kernels to settle a hand with."""
    # A hand larger than any that is dealt is a number too long for the compiled ones.
    return compiler.plain if len(held) > b.MAX_HAND else compiler.kernels_for_deal()


def _position(
    kernels: SimpleNamespace,
    held: tuple[Card, ...],
    laid: tuple[Card, ...],
    builds: tuple[Build, ...],
    seat: int,
) -> Any:
    """A block in which a seat holds these cards and those lie on the table."""
    state = compiler.new_block(kernels, b.SIZE)
    kernels.set_table(state, *masks_of(laid))
    for k, build in enumerate(builds):
        at = b.BUILD + b.B_SIZE * k
        state[at + b.B_VALUE] = build.value
        state[at + b.B_OWNER] = build.owner
        state[at + b.B_LOCKED] = int(build.locked)
        state[at + b.B_CARDS1], state[at + b.B_CARDS2] = masks_of(build.cards)
    state[b.BUILD_N] = len(builds)
    state[b.HAND_N + seat] = len(held)
    for place, card in enumerate(held):
        state[b.HAND + seat] |= card.index << (b.CARD_WIDTH * place)
    # Enough plays left that no rule about the very last card applies.
    state[b.PLAYS_LEFT] = 2
    return state


def outcomes(rules: str | Rules, table: Table, card: Cards) -> tuple[tuple[Card | Build, ...], ...]:
    """Every take of one card by values and extent alone, without any duty to sweep.

    Args:
        rules: preset id, path to a preset file, or a record.
        table: the cards on the table, and builds where the game has them.
        card: the hand card.

    Returns:
        Sets of cards as sorted tuples, builds last, each once, the lower hand value first, then in
        the order of the tuples; `()` when the card takes nothing. On crowded tables of a game with
        optional or partial capture there can be millions: `iter_outcomes` gives them one by one.

    Example:
        >>> outcomes("krypkasino", "8d 9c Jd", "8h")
        ((Card('8d'),),)
    """
    return tuple(iter_outcomes(rules, table, card))
