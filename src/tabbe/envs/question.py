"""What may be asked of every step: facts of the position and the engine's judge."""

from __future__ import annotations

from tabbe.engine.block import R_FORCED, R_PAIR_ONLY, TABLE1, TABLE2, Block
from tabbe.engine.judge import binding_builds, judge_play, sweeping
from tabbe.engine.take import sums
from tabbe.envs.turn_block import BINDING, FOUND, REACH, SWEPT

COLD = (
    "find_facts",
    "judged",
)


def find_facts(
    state: Block, seat: int, rules: Block, work: Block, memo: Block, turn: Block
) -> None:
    """Note what the engine's judge wants to know of the position."""
    turn[FOUND] = 1
    turn[REACH] = sums(state[TABLE1], state[TABLE2], rules[R_PAIR_ONLY])
    turn[BINDING] = binding_builds(state, seat, rules, work, memo)
    turn[SWEPT] = sweeping(state, rules, work, memo) if rules[R_FORCED] else 0


def judged(
    state: Block,
    seat: int,
    rules: Block,
    turn: Block,
    play: int,
    takes1: int,
    takes2: int,
    builds: int,
) -> int:
    """What the engine's judge says of a play of the seat whose walk this is."""
    binding = turn[BINDING]
    return judge_play(
        state, seat, rules, binding, turn[SWEPT], turn[REACH], play, takes1, takes2, builds
    )
