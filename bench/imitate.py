"""Fit the weights of the careful way to the moves of a searching bot: `src/tabbe/bots/guide.json`.

    python -m bench.imitate --players 6 --deals 260 --seed 50000 --jobs 2 [--write]

`pimc` plays whole deals in every seat. Whatever it chose among several moves counts as a choice
that the careful way was to make: each weight is one number of a multinomial logit whose scale is
that of `chances_of_move`, half a point a factor of e. Newton's steps, held near the weights in use,
find the most likely ones; every fifth deal is kept back, and how likely its moves are is told for
the weights in use and for those found. What they are worth at the table is told as in
`bench.tune`. The same command finds the same weights: nothing here goes by the clock.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import joblib
import numpy as np

import tabbe
from bench.tune import DUEL, FILE, rules_named, told, written
from tabbe.bots import guide as guides
from tabbe.bots.appraisal import appraise
from tabbe.bots.kernel import SEARCH, kernels_for_search, wide_block
from tabbe.bots.way import SLIP, STEP
from tabbe.bots.weight import G_WEIGHT, ONE, WEIGHTS
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.knowledge import knowledge_of

Choice = tuple[Any, int]
"""What each move would bring by each weight alone, moves by weights; and the one chosen."""
FINE = 64  # times a weight of one, lest its part be rounded away
PULL = 0.001  # towards the weights in use, against each choice's own
STEPS = 25


def features(view: tabbe.View, moves: list[tabbe.Move]) -> Any:
    """What the careful way counts of each move, moves by weights, in units of the weights."""
    kernels = kernels_for_search()
    known = knowledge_of(view, kernels)
    state = wide_block(known, view)
    guide = list(guides.guide_for(view, known))
    desk = compiler.desk_for(kernels, known.numbers[b.R_PAIR_ONLY], known.numbers[b.R_EXTENT])
    size = b.P_SIZE if known.numbers[b.R_TABLE] else b.M_SIZE
    rows = [known.row_of(move)[:size] for move in moves]
    number = len(moves)
    found = np.zeros((number, WEIGHTS))
    for weight in range(WEIGHTS):
        alone = [0] * WEIGHTS
        alone[weight] = FINE * ONE
        guide[G_WEIGHT : G_WEIGHT + WEIGHTS] = alone
        for k, row in enumerate(rows):
            desk.out[size * k : size * (k + 1)] = row
        given = (state, known.numbers, compiler.block_of(kernels, guide), desk.work, desk.memo)
        if known.numbers[b.R_TABLE]:
            after = compiler.new_block(kernels, b.SIZE)
            kernels.careful_play(*given, desk.out, number, number, after)
        else:
            kernels.careful_pick(*given, desk.out, number, number)
        top = size * number
        found[:, weight] = [int(desk.out[top + k]) / (FINE * ONE) for k in range(number)]
    return found


def choices(game: str, players: int, bot: str, seed: int) -> list[Choice]:
    """What a bot chose in one deal, in every seat, wherever there was a choice."""
    level, _, samples = bot.partition(":samples=")
    deal = tabbe.Deal(rules_named(game), players, seed=seed)
    found = []
    while (seat := deal.seat) is not None:
        view = deal.view(seat)
        if len(view.legal[:2]) == 1:
            deal.play(view.legal[0])
            continue
        ranked = appraise(view, level=level, samples=int(samples), seed=seed)
        moves = [one.move for one in ranked]
        found.append((features(view, moves), 0))
        deal.play(moves[0])
    return found


def likelihood(seen: list[Choice], weights: Any) -> tuple[float, float]:
    """The mean logarithm of a choice's chance by these weights, and how often it is their best."""
    total, hits = 0.0, 0
    slip = SLIP / (1 << 16)
    for rows, chosen in seen:
        score = rows @ weights * _scale()
        part = np.exp(score - score.max())
        total += float(np.log((part[chosen] + slip) / (part + slip).sum()))
        hits += int(score.argmax() == chosen)
    return total / len(seen), hits / len(seen)


def _scale() -> float:
    """How many times e a point is."""
    return ONE / (1 << STEP) / 16


def fitted(seen: list[Choice], start: Any) -> Any:
    """The weights, in points, that make these choices most likely."""
    weights = start.copy()
    scale = _scale()
    for _ in range(STEPS):
        slope = -PULL * len(seen) * (weights - start)
        bend = PULL * len(seen) * np.eye(WEIGHTS)
        for rows, chosen in seen:
            score = rows @ weights * scale
            part = np.exp(score - score.max())
            part /= part.sum()
            mean = part @ rows
            slope += scale * (rows[chosen] - mean)
            bend += scale * scale * ((rows * part[:, None]).T @ rows - np.outer(mean, mean))
        step = np.linalg.solve(bend, slope)
        # A whole step from afar may leap past the best.
        weights += step * min(1.0, 1.0 / np.abs(step).max())
    return weights


def main() -> int:
    """Fit and tell, or write."""
    parser = argparse.ArgumentParser(description="Let the careful way play as a bot does.")
    parser.add_argument("--game", default="krypkasino")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--deals", type=int, default=260)
    parser.add_argument("--seed", type=int, default=50000)
    parser.add_argument("--bot", default="pimc:samples=1000")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    compiler.compiled(SEARCH)
    compiler.compiled(DUEL)
    deals = joblib.Parallel(n_jobs=options.jobs)(
        joblib.delayed(choices)(options.game, options.players, options.bot, options.seed + k)
        for k in range(options.deals)
    )
    kept = [one for k, deal in enumerate(deals) if k % 5 == 4 for one in deal]
    seen = [one for k, deal in enumerate(deals) if k % 5 != 4 for one in deal]
    rules = rules_named(options.game)
    start = np.array(guides.weights_for(rules, options.players)) / ONE
    weights = [round(float(weight) * ONE) for weight in fitted(seen, start)]
    before, after = (likelihood(kept, found) for found in (start, np.array(weights) / ONE))
    made: dict[str, Any] = {
        "choices": len(seen),
        "kept_back": len(kept),
        "log_likelihood": [round(before[0], 4), round(after[0], 4)],
        "agreement": [round(before[1], 4), round(after[1], 4)],
    }
    report = told(options.game, options.players, {"weights": weights, "generations": 0}, 2000)
    for key in ("margin_over_start", "margin_over_greedy"):
        made[key] = [round(number, 2) for number in report[key]]
    sys.stdout.write(json.dumps({"weights": weights, **made}) + "\n")
    if options.write:
        text = json.loads(FILE.read_text("utf-8"))
        kind = guides.kind_of(rules)
        text["weights"].setdefault(kind, {})[str(options.players)] = weights
        command = "python -m bench.imitate " + " ".join(sys.argv[1:])
        text["made"][f"{kind}, {options.players}"] = {
            "command": command.removesuffix(" --write"),
            **made,
        }
        FILE.write_text(written(text), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
