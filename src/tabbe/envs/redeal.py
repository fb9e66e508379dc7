"""Another deal that one seat cannot tell from the one it plays in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from tabbe.cards import CARDS
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.legal import LEGAL
from tabbe.engine.opening import shown as told
from tabbe.envs.chance import CHANCE, ChanceDeal
from tabbe.envs.error import EnvError
from tabbe.envs.odds import keys_of, owners_of
from tabbe.envs.play import next_action
from tabbe.envs.turn_block import PLAY, PLAY_SEAT

if TYPE_CHECKING:
    from collections.abc import Callable

TRIES: Final = 20_000
"""So many deals are tried for one in which all that was played could have been played."""


def resampled(deal: ChanceDeal, seat: int, sampler: Callable[[], float]) -> ChanceDeal:
    """A deal that this seat cannot tell from this one.

    The cards of the other hands are dealt anew from all that the seat has not seen, each deal
    as likely as the next among those in which every play of this batch was allowed to its
    player. Cards not dealt yet are not known to this deal either.

    Args:
        deal: the deal as it stands.
        seat: who knows its own hand and no other.
        sampler: gives numbers from 0 to 1.

    Raises:
        EnvError: when none was found, which rare builds in many hands might bring about; or the
            sampler gives anything else.
    """
    hands = hands_dealt(deal)
    pool = [card for card, number in enumerate(deal.left) for _ in range(number)]
    if deal.needs:
        # Nobody has seen the cards of a batch that is still being dealt.
        places = list(range(shown(deal), len(deal.cards)))
    else:
        places = unplayed(deal, seat, hands)
    pool += [deal.cards[k] for k in places]
    cards = deal.cards.copy()
    size = len(pool)
    for _ in range(TRIES):
        for at, place in enumerate(places):
            pick = at + min(int(drawn(sampler) * (size - at)), size - at - 1)
            pool[at], pool[pick] = pool[pick], pool[at]
            cards[place] = pool[at]
        if deal.needs or is_possible(deal, seat, hands, cards):
            return with_cards(deal, seat, hands, cards)
    raise EnvError("env-redeal")


def drawn(sampler: Callable[[], float]) -> float:
    """A number that a sampler gives.

    Raises:
        EnvError: none from 0 to 1.
    """
    number: Any = sampler()
    if not isinstance(number, (int, float, np.floating)) or not 0 <= number <= 1:
        raise EnvError("env-sampler", given=told(number))
    return float(number)


def shown(deal: ChanceDeal) -> int:
    """How many cards had been dealt when the last whole batch was."""
    return 0 if deal.before is None else int(deal.before[0][b.NEXT_CARD])


def hands_dealt(deal: ChanceDeal) -> list[list[int]]:
    """By seat, where in the deck the cards dealt to it in this batch are."""
    owners = owners_of(deal.setting, deal.dealer)
    batch = range(deal.first, len(deal.cards))
    return [[k for k in batch if owners[k] == seat] for seat in range(deal.setting.players)]


def recent(deal: ChanceDeal) -> list[tuple[int, list[int]]]:
    """The plays of this batch."""
    number = int(deal.start[0][b.PLAYS_LEFT] - deal.state[b.PLAYS_LEFT])
    return deal.line[len(deal.line) - number :]


def cards_played(deal: ChanceDeal, seat: int) -> list[int]:
    """The cards a seat has played in this batch."""
    return [row[0] & b.CARD_BITS for player, row in recent(deal) if player == seat]


def unplayed(deal: ChanceDeal, seat: int, hands: list[list[int]]) -> list[int]:
    """Where in the deck the cards are that all seats but one still hold."""
    found = []
    for other, dealt in enumerate(hands):
        if other == seat:
            continue
        places = dealt.copy()
        for card in cards_played(deal, other):
            places.remove(next(k for k in places if deal.cards[k] == card))
        found += places
    return found


def is_possible(deal: ChanceDeal, seat: int, hands: list[list[int]], cards: list[int]) -> bool:
    """Whether the plays of this batch were allowed to all seats but one with these cards."""
    if deal.trials is None:
        deal.trials = replayed(deal)
    setting, kernels = deal.setting, deal.setting.kernels
    desk, numbers = setting.bench.desk, setting.numbers
    held = [[cards[k] for k in places] for places in hands]
    for state, player, (play, takes1, takes2, builds) in deal.trials:
        if player == seat:
            continue
        card = play & b.CARD_BITS
        hand = held[player]
        state[b.HAND + player] = packed(hand)
        if numbers[b.R_TABLE]:
            plain = play & ((1 << b.PLACE_SHIFT) - 1)
            reason = kernels.check_play(
                state, player, numbers, desk.work, desk.memo, plain, takes1, takes2, builds
            )
        else:
            reason = kernels.check_move(
                state, player, numbers, desk.work, desk.memo, card, 0, takes1, takes2
            )
        if reason != LEGAL:
            return False
        hand.remove(card)
    return True


def replayed(deal: ChanceDeal) -> list[tuple[Any, int, list[int]]]:
    """The plays of this batch, each with a block of its own from before it."""
    found = []
    state, turn = (part.copy() for part in deal.start)
    before = state.copy()
    for action in deal.since:
        seat = int(state[b.TURN])
        if deal.run(state, turn, action):
            row = [int(number) for number in turn[PLAY:PLAY_SEAT]]
            found.append((before, seat, row))
            before = state.copy()
    return found


def with_cards(deal: ChanceDeal, seat: int, hands: list[list[int]], cards: list[int]) -> ChanceDeal:
    """This deal if these cards had been dealt, and a history in which they were.

    What others have played stands; the steps they took to say it depend on their hands, and
    are taken anew. Those of a turn that another seat has not finished are forgotten, as this one
    has not seen them and the new hand may not allow them.
    """
    twin = deal.__deepcopy__({})
    twin.cards = cards
    twin.left = [deal.setting.rules.packs] * len(CARDS)
    for card in cards:
        twin.left[card] -= 1
    twin.keys = keys_of(twin.left)
    dealt = iter(cards)
    known = deal.history if deal.needs else deal.history[: deal.mark]
    twin.history = [
        (player, next(dealt) if player == CHANCE else action) for player, action in known
    ]
    if deal.needs:
        return twin
    setting, kernels = deal.setting, deal.setting.kernels
    state, turn = (part.copy() for part in deal.start)
    state[b.DECK : b.DECK + len(cards)] = compiler.block_of(kernels, cards)
    for player, places in enumerate(hands):
        state[b.HAND + player] = packed([cards[k] for k in places])
    kernels.begin_turn(state, setting.numbers, *setting.bench.search, turn)
    kernels.note_turn(state, turn, setting.note)
    twin.start = (state.copy(), turn.copy())
    twin.state, twin.turn = state, turn
    twin.since, twin.trials = [], None
    for _, row in recent(deal):
        while again(twin, next_action(state, turn, row)) == 0:
            pass
    if seat != deal.now:
        twin.path = ()
    for action in twin.path:
        again(twin, action)
    twin.read_note()
    return twin


def again(deal: ChanceDeal, action: int) -> int:
    """Take a step of this batch again."""
    deal.history.append((int(deal.state[b.TURN]), action))
    deal.since.append(action)
    return deal.run(deal.state, deal.turn, action)


def packed(hand: list[int]) -> int:
    """A hand as one number."""
    packed = 0
    for card in reversed(hand):
        packed = packed << b.CARD_WIDTH | card
    return packed
