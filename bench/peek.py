"""Searchers that are shown all hands, to measure what not seeing them costs; in `bench/` alone.

They take a `Deal`, not a `View`, so nothing that plays for Tabbe could use one by mistake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.bots import decision, solver
from tabbe.bots.bot import parse_bot
from tabbe.bots.budget import Stopwatch, cpu_time
from tabbe.bots.candidate import candidates
from tabbe.bots.crew import Crew, spend_samples, spend_time
from tabbe.bots.exploration import Exploration
from tabbe.bots.kernel import kernels_for_search
from tabbe.bots.search import Rollout
from tabbe.bots.searcher import MS, SAMPLES
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.knowledge import knowledge_of

if TYPE_CHECKING:
    from types import SimpleNamespace

    from tabbe.engine import Deal, Move, View

NODES_PER_MS = 1500
"""Positions of an ending to look at, as many as the searcher that does not see may."""


def hidden_cards(deal: Deal, seat: int) -> list[int]:
    """The cards of the other hands, seat by seat, then those of the pack."""
    cards = [
        card.index for other in range(deal.players) if other != seat for card in deal.hand(other)
    ]
    stock = deal.deck[len(deal.deck) - deal.stock :]
    return cards + [card.index for card in stock if card is not None]


class PeekingRollout(Rollout):
    """`pimc` with the other hands before it; the pack stays unknown."""

    def show(self, deal: Deal, seat: int) -> None:
        """Put the true hands into every world."""
        block = self.known.block
        for other in range(deal.players):
            if other != seat:
                block[b.HAND + other] = sum(
                    card.index << b.CARD_WIDTH * k for k, card in enumerate(deal.hand(other))
                )
        stock = hidden_cards(deal, seat)[-deal.stock :] if deal.stock else []
        self.pools = [compiler.block_of(self.kernels, stock or [0])]
        self.unseen = len(stock)


class PeekingExploration(Exploration):
    """`expert` with the other hands before it; the pack stays unknown.

    The true hands are weighed by their moves, so that every seat is taken to play as it has
    played with them; as no other hands come into question, no time goes into looking for them.
    """

    def __init__(
        self, deal: Deal, seat: int, moves: list[Move], kernels: SimpleNamespace, seed: int
    ) -> None:
        self.true = hidden_cards(deal, seat)
        super().__init__(deal.view(seat), moves, kernels, seed)
        self.stay()

    def _begin(self, chain: int) -> None:
        pool = self.pools[chain] = compiler.block_of(self.kernels, self.true)
        if self.decision[decision.D_WEIGH]:
            self.kernels.begin(
                self.states[chain],
                *self._tools(chain),
                self.wide,
                self.known.line,
                self.decision,
                self.thoughts[chain],
                pool,
                self.base,
            )


def solved_move(deal: Deal, seat: int, kernels: SimpleNamespace, nodes: int) -> Move | None:
    """The best move of a last batch whose hands are all known, whoever plays: None if too large.

    With two seats the blind searcher knows as much, and has as many positions to look at.
    """
    view = deal.view(seat)
    moves = list(view.legal[: solver._MOVES + 1])
    if len(moves) > solver._MOVES:
        return None
    sums = solver._Solver(view, knowledge_of(view, kernels), moves)
    hands = {
        other: [card.index for card in deal.hand(other)]
        for other in range(deal.players)
        if other != seat
    }
    if sums.add({-1: [], **hands}, nodes) < 0:
        return None
    return moves[max(range(len(moves)), key=sums.totals.__getitem__)]


def peek(deal: Deal, seat: int, name: str, seed: int) -> Move:
    """What a searching bot on turn would play if it saw all hands."""
    view: View = deal.view(seat)
    if len(view.legal[:2]) == 1:
        return view.legal[0]
    bot = parse_bot(name)
    kernels = kernels_for_search()
    with cpu_time():
        watch = Stopwatch()
        if bot.kind == "pimc":
            plain = PeekingRollout(view, candidates(view), kernels, seed)
            plain.show(deal, seat)
            spend_samples(Crew(plain, 1), bot.samples or SAMPLES, halve=False)
            return plain.appraisals()[0].move
        ms = bot.ms or MS
        if deal.batches_left == 0:
            move = solved_move(deal, seat, kernels, NODES_PER_MS * ms)
            if move is not None:
                return move
        search = PeekingExploration(deal, seat, candidates(view), kernels, seed)
        spend_time(Crew(search, 1), watch, ms, halve=True)
        return search.appraisals()[0].move
