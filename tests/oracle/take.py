"""What one hand card takes, by going through every subset of the table.

A take is a multiset of table cards that falls apart into groups, each worth the hand value of the
card played. Everything is decided from that sentence with bit sets over the table; there is no
pruning and no search order to get wrong. Tables of up to about fifteen cards are in reach.
"""

from __future__ import annotations

from functools import lru_cache

from tests.oracle.pack import PICTURES, low_value, tidy
from tests.oracle.switch import Switches

Take = tuple[str, ...]


def hand_values(card: str, switches: Switches) -> tuple[int, ...]:
    """Return what a card may count when it is played from the hand, lowest first."""
    if card[0] == "A":
        return switches.ace_hand
    if card == "2s":
        return switches.two_spades_hand
    if card == "Td":
        return switches.ten_diamonds_hand
    return (low_value(card),)


def is_group(cards: Take, card: str, value: int, switches: Switches) -> bool:
    """Tell whether these table cards form one group for ``card`` played at ``value``."""
    if not cards:
        return False
    if switches.pictures == "pair_only" and any(one[0] in PICTURES for one in (card, *cards)):
        return len(cards) == 1 and cards[0][0] == card[0]
    return sum(low_value(one) for one in cards) == value


def _chosen(table: Take, mask: int) -> Take:
    return tuple(card for place, card in enumerate(table) if mask >> place & 1)


@lru_cache(maxsize=8)
def _parts(table: Take) -> tuple[Take, ...]:
    """Return every part of the table, the part with bit set ``mask`` at that place."""
    return tuple(_chosen(table, mask) for mask in range(1 << len(table)))


@lru_cache(maxsize=8)
def _sums(table: Take) -> tuple[int, ...]:
    """Return what each part of the table counts, in the order of ``_parts``."""
    return tuple(sum(map(low_value, part)) for part in _parts(table))


@lru_cache(maxsize=256)
def _group_masks(table: Take, rank: str, value: int, pictures: str) -> tuple[int, ...]:
    """Return the parts that are one group for a card of this rank, played at this value."""
    rules = Switches(pictures=pictures)
    if pictures == "numeric":
        return tuple(mask for mask, total in enumerate(_sums(table)) if mask and total == value)
    return tuple(
        mask for mask, part in enumerate(_parts(table)) if is_group(part, rank, value, rules)
    )


def takes_at(table: Take, card: str, value: int, switches: Switches) -> set[Take]:
    """Return the takes of ``card`` at one value, for the extents ``any`` and ``maximal``.

    The extent ``maximum`` compares takes of different values, so here it is left like ``any``.
    """
    groups = _group_masks(table, card[0], value, switches.pictures)
    unions = {0}
    for group in groups:
        unions |= {union | group for union in unions if not union & group}
    unions.discard(0)
    if switches.extent == "maximal":
        unions = {union for union in unions if all(group & union for group in groups)}
    return {tidy(_parts(table)[union]) for union in unions}


def filled_up(table: Take, base: int, value: int) -> set[Take]:
    """Return the sets of loose cards that make groups of ``value`` together with a base.

    The base is one thing, not to be parted, and lies in exactly one of the groups; the empty set
    is among them when the base makes the value alone.
    """
    unions = {mask for mask, total in enumerate(_sums(table)) if total == value - base}
    for group in _group_masks(table, "", value, "numeric"):
        unions |= {union | group for union in unions if not union & group}
    return {tidy(_parts(table)[union]) for union in unions}


def outcomes(table: Take, card: str, switches: Switches) -> set[Take]:
    """Return every multiset of table cards that ``card`` may take; empty when it takes nothing."""
    found: set[Take] = set()
    for value in hand_values(card, switches):
        found |= takes_at(table, card, value, switches)
    if switches.extent == "maximum" and found:
        most = max(len(take) for take in found)
        found = {take for take in found if len(take) == most}
    return found


def splits_into_groups(cards: Take, card: str, value: int, switches: Switches) -> bool:
    """Tell whether the cards fall apart into groups, by giving the highest card every company.

    This is a second way to the same question, used to check single takes on tables too crowded
    for going through all subsets.
    """
    if switches.pictures == "pair_only" and any(one[0] in PICTURES for one in (card, *cards)):
        return all(one[0] == card[0] for one in cards)
    # Equal ranks are interchangeable for the arithmetic, so a search over counts of ranks will do.
    return _falls_apart([low_value(one) for one in cards], value)


def splits_with_base(cards: Take, base: int, value: int) -> bool:
    """Tell whether cards and one more thing, worth ``base`` and not to be parted, fall apart."""
    return base <= value and _falls_apart([base, *map(low_value, cards)], value)


def _falls_apart(worths: list[int], value: int) -> bool:
    if sum(worths) % value:
        return False
    counts = [0] * 17
    for worth in worths:
        counts[worth] += 1
    return _fill(tuple(counts), 0, 0, value, {})


def _fill(
    counts: tuple[int, ...],
    missing: int,
    most: int,
    value: int,
    known: dict[tuple[tuple[int, ...], int, int], bool],
) -> bool:
    """Fill the open group, which still misses so much and takes no rank above ``most``.

    A full group is followed by one that opens with the highest card left.
    """
    if missing == 0:
        most = max((rank for rank in range(1, 17) if counts[rank]), default=0)
        if not most:
            return True
        return value >= most and _fill(_less(counts, most), value - most, most, value, known)
    state = (counts, missing, most)
    if state not in known:
        known[state] = any(
            counts[rank] and _fill(_less(counts, rank), missing - rank, rank, value, known)
            for rank in range(min(missing, most), 0, -1)
        )
    return known[state]


def _less(counts: tuple[int, ...], rank: int) -> tuple[int, ...]:
    return (*counts[:rank], counts[rank] - 1, *counts[rank + 1 :])


def some_group_fits(cards: Take, card: str, value: int, switches: Switches) -> bool:
    """Tell whether any group for ``card`` at ``value`` lies among any number of cards."""
    if switches.pictures == "pair_only":
        if card[0] in PICTURES:
            return any(one[0] == card[0] for one in cards)
        cards = tuple(one for one in cards if one[0] not in PICTURES)
    sums = {0}
    for one in cards:
        sums |= {total + low_value(one) for total in sums}
    return value in sums


def is_take(table: Take, card: str, take: Take, switches: Switches, at: int | None = None) -> bool:
    """Tell whether ``take`` is one of the outcomes, without listing them (not for ``maximum``).

    ``at``: the one value that the card is to have; any of its values when left out.
    """
    left = list(table)
    for one in take:
        if one not in left:
            return False
        left.remove(one)
    if not take:
        return False
    for value in hand_values(card, switches):
        if at not in (None, value):
            continue
        if not splits_into_groups(tidy(take), card, value, switches):
            continue
        if switches.extent == "any":
            return True
        if switches.extent == "maximal" and not some_group_fits(tuple(left), card, value, switches):
            return True
    return False
