"""Can these cards be split into groups that each make a value?

Counts of values are packed four bits a value (value 1 lowest), so a set of up to eight cards of
each of thirteen values is one number. This is what makes checking one capture fast on any table:
suits do not matter, and sets once found hopeless are remembered.
"""

from __future__ import annotations

from tabbe.engine.block import MEMO_SIZE, W_STACK, Block


def splits(counts: int, value: int, first: int, work: Block, memo: Block) -> int:
    """1 when the packed `counts` split into groups of `value`, else 0.

    `first` is what one of the groups still lacks (the rest of it lies elsewhere, as with the hand
    card of a build); 0 when all groups are to be made from `counts` alone. The sum must come out
    even. A depth-first search that closes the group of the highest card first; `work` lends its
    stack and `memo` remembers sets that do not split.
    """
    depth = 0
    need = first
    cap = first
    # A group is open while need > 0. Each stack entry packs what was chosen and how to go back:
    # value chosen + 32 * need before + 1024 * cap before; a forced highest card is marked by cap 0.
    while True:
        if need == 0:
            if counts == 0:
                return 1
            key = counts << 4 | (value - 1)
            slot = (key ^ (key >> 17) ^ (key >> 31)) & (MEMO_SIZE - 1)
            if memo[slot] != key:
                top = value if value < 13 else 13
                while top > 0 and (counts >> (4 * (top - 1))) & 15 == 0:
                    top -= 1
                # Cards above the value are in no group, so the set does not split.
                if top > 0 and counts >> (4 * top) == 0:
                    counts -= 1 << (4 * (top - 1))
                    work[W_STACK + depth] = top
                    depth += 1
                    need = value - top
                    cap = top if top < need else need
                    continue
        else:
            pick = cap if cap < 13 else 13
            while pick > 0 and (counts >> (4 * (pick - 1))) & 15 == 0:
                pick -= 1
            if pick > 0:
                counts -= 1 << (4 * (pick - 1))
                work[W_STACK + depth] = pick | need << 5 | pick << 10
                depth += 1
                need -= pick
                cap = pick if pick < need else need
                continue
        # Dead end: take back choices until one can be made lower.
        while True:
            if depth == 0:
                return 0
            depth -= 1
            entry = work[W_STACK + depth]
            chosen = entry & 31
            counts += 1 << (4 * (chosen - 1))
            if entry >> 10 == 0:
                key = counts << 4 | (value - 1)
                slot = (key ^ (key >> 17) ^ (key >> 31)) & (MEMO_SIZE - 1)
                memo[slot] = key
                continue
            if chosen > 1:
                need = (entry >> 5) & 31
                cap = chosen - 1
                break
