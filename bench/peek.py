"""Searchers that are shown all hands, to measure what not seeing them costs; in `bench/` alone.

They take a `Deal`, not a `View`, so nothing that plays for Tabbe could use one by mistake.
"""

from __future__ import annotations

from tabbe.bots.bot import parse_bot
from tabbe.bots.budget import Stopwatch, cpu_time
from tabbe.bots.candidate import candidates
from tabbe.bots.kernel import kernels_for_search
from tabbe.bots.search import SAMPLES, Crew, Exploration, Rollout, spend_samples, spend_time
from tabbe.bots.solver import solved
from tabbe.engine import Deal, Move, View, compiler
from tabbe.engine import block as b


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
    """`expert` with the other hands before it; the pack stays unknown."""

    def show(self, deal: Deal, seat: int) -> None:
        """Let every world have the true hands: no card changes its place."""
        self.pools = [compiler.block_of(self.kernels, hidden_cards(deal, seat))]
        self.stay()


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
        if deal.batches_left == 0 and deal.players == 2:
            ending = solved(view, kernels, 1, 200_000)
            if ending is not None:
                return ending.best[0]
        search = PeekingExploration(view, candidates(view), kernels, seed)
        search.show(deal, seat)
        spend_time(Crew(search, 1), watch, bot.ms or 30, halve=True)
        return search.appraisals()[0].move
