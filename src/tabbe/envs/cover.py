"""Can a choice of cards still be completed? The question behind every mask, asked by ranks alone.

Cards are counted by rank, four bits a rank as in `tabbe.engine.split`; suits do not matter here.
"""

from __future__ import annotations

from tabbe.engine.block import Block

COLD = ("covers", "open_ranks", "reach_of_counts")

# Scratch space: a stack, hopeless positions (three numbers each), and reachable sums by rank.
STAMP = 0
STACK = 1
DEEPEST = 512
REACH = STACK + DEEPEST
MEMO = REACH + 16
MEMO_N = 1024  # a power of two
PAD_SIZE = MEMO + 3 * MEMO_N

FORCED, PICKED, BROKEN = 0, 1, 2  # kinds of stack entries


def covers(must: int, may: int, left: int, value: int, lack: int, whole: int, pad: Block) -> int:
    """1 when all of `must`, with any of `may`, can be laid out in groups of `value`.

    `lack` is what a group already begun still needs (the rest of it lies elsewhere), 0 for none.
    With `whole` nothing of the value may be left to make from what is over: `left`, which cannot
    be taken, and the rest of `may`.

    A depth-first search: a group is made for the highest card that must be in one; where it has
    the choice it uses cards that must go before others of their rank. When all are laid out and
    something of the value is left, one of its cards has to be covered as well.
    """
    if whole and left:
        # A card that makes the value with cards that stay over cannot stay over itself.
        reach = reach_of_counts(left)
        if (reach >> value) & 1:
            return 0
        for rank in range(1, 14):
            if rank < value and (reach >> (value - rank)) & 1:
                due = may & 15 << (4 * (rank - 1))
                may -= due
                must += due
    stamp = pad[STAMP] + 1
    pad[STAMP] = stamp
    depth = 0
    need = lack
    cap = lack
    while True:
        if need == 0:
            slot = MEMO + 3 * ((must ^ (must >> 23) ^ (may << 3) ^ (may >> 17)) & (MEMO_N - 1))
            hopeless = pad[slot] == stamp and pad[slot + 1] == must and pad[slot + 2] == may
            if must and not hopeless:
                top = 12
                while (must >> (4 * top)) & 15 == 0:
                    top -= 1
                top += 1
                if top <= value:
                    must -= 1 << (4 * (top - 1))
                    pad[STACK + depth] = FORCED | top << 2
                    depth += 1
                    need = value - top
                    cap = need
                    continue
            elif not hopeless:
                if whole == 0:
                    return 1
                ranks = open_ranks(left, may, value, pad)
                if ranks < 0:
                    return 1
                if ranks:
                    rank = 1
                    while (ranks >> rank) & 1 == 0:
                        rank += 1
                    pad[STACK + depth] = BROKEN | rank << 2 | (ranks ^ 1 << rank) << 20
                    depth += 1
                    must += 1 << (4 * (rank - 1))
                    may -= 1 << (4 * (rank - 1))
                    continue
        else:
            rank = min(13, cap)
            have = must | may
            while rank > 0 and (have >> (4 * (rank - 1))) & 15 == 0:
                rank -= 1
            if rank > 0:
                one = 1 << (4 * (rank - 1))
                own = 1 if (must >> (4 * (rank - 1))) & 15 else 0
                if own:
                    must -= one
                else:
                    may -= one
                pad[STACK + depth] = PICKED | rank << 2 | need << 8 | own << 14
                depth += 1
                need -= rank
                cap = min(need, rank)
                continue
        # A dead end: take choices back until another one is left.
        while True:
            if depth == 0:
                return 0
            depth -= 1
            entry = pad[STACK + depth]
            kind = entry & 3
            rank = (entry >> 2) & 63
            one = 1 << (4 * (rank - 1))
            if kind == PICKED:
                if (entry >> 14) & 1:
                    must += one
                else:
                    may += one
                if rank > 1:
                    need = (entry >> 8) & 63
                    cap = rank - 1
                    break
                continue
            if kind == BROKEN:
                must -= one
                may += one
                ranks = entry >> 20
                if ranks:
                    rank = 1
                    while (ranks >> rank) & 1 == 0:
                        rank += 1
                    pad[STACK + depth] = BROKEN | rank << 2 | (ranks ^ 1 << rank) << 20
                    depth += 1
                    must += 1 << (4 * (rank - 1))
                    may -= 1 << (4 * (rank - 1))
                    need = 0
                    break
            else:
                must += one
            slot = MEMO + 3 * ((must ^ (must >> 23) ^ (may << 3) ^ (may >> 17)) & (MEMO_N - 1))
            pad[slot] = stamp
            pad[slot + 1] = must
            pad[slot + 2] = may


def reach_of_counts(counts: int) -> int:
    """The sums 0 to 16 that cards counted by rank make together, as bits."""
    reach = 1
    for rank in range(1, 14):
        for _ in range((counts >> (4 * (rank - 1))) & 15):
            reach |= (reach << rank) & 0x1FFFF
    return reach


def open_ranks(left: int, may: int, value: int, pad: Block) -> int:
    """Ranks of `may` of which one must be used up before one set of `value` can no longer be made.

    A bit for each rank, 0 when the set lies in `left` alone, -1 when nothing of the value can be
    made at all.
    """
    total = left + may
    reach = 1
    pad[REACH] = reach
    for rank in range(1, 14):
        for _ in range((total >> (4 * (rank - 1))) & 15):
            reach |= (reach << rank) & 0x1FFFF
        pad[REACH + rank] = reach
    if (reach >> value) & 1 == 0:
        return -1
    ranks = 0
    rest = value
    for back in range(13):
        rank = 13 - back
        used = 0
        while (pad[REACH + rank - 1] >> rest) & 1 == 0:
            rest -= rank
            used += 1
        if used > (left >> (4 * (rank - 1))) & 15:
            ranks |= 1 << rank
    return ranks
