"""Tabbe's bots against OpenSpiel's information-set search on Tabbe's game, deck by deck.

    python bench/ismcts.py --out bench/ladder/ismcts.jsonl [--bot expert] [--decks 40]
        [--simulations 100 | --ms 100] [--game krypkasino] [--playouts kernels]

Each deck is played twice, with seats changed. With `--simulations N` both have N playouts for a
decision: the search runs N simulations, and the bot gets as many worlds as make N playouts for
all the moves it has to choose from. With `--ms T` both think for T milliseconds of CPU time; the
search runs as many simulations as took so long at its last decision. A bot that has no budget of
its own, such as `club`, plays as it always does. A line is written for every deck, and decks that
are there already are not played again; the interval of 95 % is by Student's t.

The search is OpenSpiel's as it is. It asks an evaluator for its random playouts: with
`--playouts kernels` they are played in Tabbe's kernels, from the same distribution (any action that
may come next is as likely as the others, and so is any order of the cards not dealt yet) but in a
fraction of the time, which is to the search's advantage where time is equal; with
`--playouts toolkit` by OpenSpiel's own evaluator.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from functools import cache
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from scipy.stats import t as student

import tabbe.envs.openspiel  # noqa: F401 - registers the games
from tabbe.bots import make_bot
from tabbe.bots.bot import OPTIONS
from tabbe.bots.budget import cpu_time
from tabbe.bots.kernel import SEARCH
from tabbe.cards import deck_of_seed
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.envs.play import next_action, row_of

EXPLORE = 20.0
"""How much the search explores; margins of a deal differ by some twenty points."""


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """What OpenSpiel's evaluator by random playouts gives, played in kernels."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.RandomState(seed)
        self.dice: Any = None

    def evaluate(self, state: Any) -> Any:
        """The returns of one random game from a state at which a player is to choose."""
        core = state.core
        setting, kernels = core.setting, core.setting.kernels
        if self.dice is None:
            self.dice = compiler.new_block(kernels, 4)
            kernels.seed_dice(self.dice, *map(int, self.random.randint(1 << 31, size=2)), 0)
        block, turn = core.state.copy(), core.turn.copy()
        rest = [card for card, number in enumerate(core.left) for _ in range(number)]
        known = b.DECK + len(core.cards)
        block[known : known + len(rest)] = self.random.permutation(rest)
        while block[b.TURN] >= 0:
            core.run(block, turn, kernels.pick_action(turn, self.dice))
        return np.array(setting.worth(setting.scores(block), margin=core.margin))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every action as good as the others."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Search:
    """OpenSpiel's search with so many simulations, or so much time, for a decision."""

    def __init__(self, game: Any, seed: int, words: argparse.Namespace) -> None:
        self.ms = words.ms
        simulations = words.simulations
        random = np.random.RandomState(seed)
        fast = words.playouts == "kernels"
        self.bot = ismcts.ISMCTSBot(
            game,
            Playouts(seed) if fast else mcts.RandomRolloutEvaluator(1, random),
            EXPLORE,
            simulations or 20,
            random_state=np.random.RandomState(seed + 1),
        )
        self.spent = 0.0
        self.decisions = 0

    def play(self, state: Any) -> None:
        """Play the whole turn of the seat, step by step."""
        seat = state.current_player()
        while not state.is_terminal() and state.current_player() == seat:
            if len(state.legal_actions()) == 1:
                state.apply_action(state.legal_actions()[0])
                continue
            began = time.process_time()
            action = int(self.bot.step(state))
            spent = time.process_time() - began
            self.spent += spent
            self.decisions += 1
            if self.ms:
                wish = self.bot._max_simulations * self.ms / 1000 / max(spent, 1e-6)
                self.bot._max_simulations = max(2, int(wish))
            state.apply_action(action)


class Rival:
    """One of Tabbe's bots, with as many playouts, or as much time, for a decision."""

    def __init__(self, kind: str, simulations: int, ms: float) -> None:
        self.kind, self.simulations, self.ms = kind, simulations, ms
        self.spent = 0.0
        self.decisions = 0

    def play(self, state: Any) -> None:
        """Play the whole turn of the seat."""
        view = state.view(state.current_player())
        moves = len(view.legal)
        name = f"{self.kind}:seed=1"
        # Bots without a budget take what they take.
        if "ms" in OPTIONS[self.kind]:
            if self.simulations:
                name += f":samples={max(1, self.simulations // moves)}"
            elif self.ms:
                name += f":ms={self.ms:g}"
        began = time.process_time()
        with cpu_time():
            move = bot_named(name).choose(view)
        if moves > 1:
            self.spent += time.process_time() - began
            self.decisions += 1
        core, row = state.core, row_of(view.legal, move)
        number = len(core.line)
        while len(core.line) == number:
            state.apply_action(next_action(core.state, core.turn, row))


@cache
def bot_named(name: str) -> Any:
    """A bot, made once."""
    return make_bot(name)


def deck_played(game: Any, deck: int, words: argparse.Namespace) -> dict[str, Any]:
    """One deck, both ways round."""
    cards = [card.index for card in deck_of_seed(f"ismcts/{deck}", game.setting.rules.packs)]
    margins, spent, decisions = [], [0.0, 0.0], [0, 0]
    for home in (0, 1):
        rival = Rival(words.bot, words.simulations, words.ms)
        search = Search(game, deck, words)
        state = game.new_initial_state()
        drawn = iter(cards)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(next(drawn))
            elif state.current_player() == home:
                rival.play(state)
            else:
                search.play(state)
        margins.append(state.returns()[home])
        players: list[Rival | Search] = [rival, search]
        for k, player in enumerate(players):
            spent[k] += player.spent
            decisions[k] += player.decisions
    return {
        "bot": words.bot,
        "game": words.game,
        "simulations": words.simulations,
        "ms": words.ms,
        "playouts": words.playouts,
        "deck": deck,
        "margins": margins,
        "ms_a_decision": [1000 * s / max(1, d) for s, d in zip(spent, decisions, strict=True)],
    }


def warm_up(game: Any, words: argparse.Namespace) -> None:
    """Let both take a turn that does not count, so that no decision pays for loading kernels.

    The bots' own are compiled first: by the clock a bot in plain Python is another, weaker one.
    """
    compiler.kernels_for_bulk(SEARCH)
    state = game.new_initial_state()
    for card in deck_of_seed("ismcts/warm", game.setting.rules.packs):
        if state.is_chance_node():
            state.apply_action(card.index)
    Rival(words.bot, words.simulations, words.ms).play(state)
    Search(game, 0, words).play(state)


def main() -> None:
    """Play on where the file ends, and tell how it stands."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--bot", default="expert")
    reader.add_argument("--game", default="krypkasino")
    reader.add_argument("--decks", type=int, default=40)
    reader.add_argument("--simulations", type=int, default=0)
    reader.add_argument("--ms", type=float, default=0.0)
    reader.add_argument("--playouts", choices=("kernels", "toolkit"), default="kernels")
    reader.add_argument("--out", type=Path, required=True)
    words = reader.parse_args()
    if bool(words.simulations) == bool(words.ms):
        reader.error("give --simulations or --ms")
    game = pyspiel.load_game(f"tabbe_krypkasino(preset={words.game})")
    names = ("bot", "game", "simulations", "ms", "playouts")
    key = [getattr(words, name) for name in names]
    done: dict[int, dict[str, Any]] = {}
    if words.out.exists():
        for line in words.out.read_text("utf-8").splitlines():
            told = json.loads(line)
            if [told[name] for name in names] == key:
                done[told["deck"]] = told
    if any(deck not in done for deck in range(words.decks)):
        warm_up(game, words)
    for deck in range(words.decks):
        if deck not in done:
            done[deck] = deck_played(game, deck, words)
            with words.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(done[deck]) + "\n")
        pairs = [mean(done[k]["margins"]) for k in sorted(done) if k <= deck]
        if len(pairs) > 1:
            half = student.ppf(0.975, len(pairs) - 1) * stdev(pairs) / len(pairs) ** 0.5
            print(f"{len(pairs)} decks: {mean(pairs):+.2f} ± {half:.2f}", file=sys.stderr)


if __name__ == "__main__":
    main()
