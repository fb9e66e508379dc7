"""Cards dealt know nothing of who plays, at what level, or with what score."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.bots import make_bot

pytestmark = pytest.mark.usefixtures("plain")

LEVELS = ("random:seed=2", "greedy", "novice:seed=2", "casual", "club", "expert:samples=1:seed=2")
DEALS = 2

Deck = tuple[str, ...]
Dealt = list[tuple[Deck, list[Deck]]]


def played(name: str, other: str, seed: int, deals: int) -> tuple[Dealt, list[tuple[int, ...]]]:
    """Of the first deals of a match the deck, the opening hands and the totals before it.

    There are fewer than `deals` where the match has ended before.
    """
    match = tabbe.Match("krypkasino", players=2, seed=seed, dealer=0)
    bots = [make_bot(name), make_bot(other)]
    dealt: Dealt = []
    totals = []
    while True:
        deal = match.deal
        hands = [tuple(map(str, deal.hand(seat))) for seat in range(2)]
        dealt.append((tuple(map(str, deal.deck)), hands))
        totals.append(tuple(match.totals))
        if len(dealt) == deals:
            return dealt, totals
        while deal.seat is not None:
            deal.play(bots[deal.seat].choose(deal.view(deal.seat)))
        if match.is_over:
            return dealt, totals
        match.next_deal()


def test_cards_dealt_are_the_same_whatever_level_plays_and_whoever_leads() -> None:
    """One seed, every level in either seat: other scores, the same cards to the same seats."""
    cards, scores = [], set()
    for level in LEVELS:
        for pair in ((level, "greedy"), ("greedy", level)):
            dealt, totals = played(*pair, 11, DEALS)
            cards.append(dealt)
            scores.add(tuple(totals))
    longest = max(cards, key=len)
    assert len(longest) == DEALS
    assert all(dealt == longest[: len(dealt)] for dealt in cards)
    seconds = [before[1] for before in scores if len(before) > 1]
    assert len(seconds) > len(LEVELS)
    leaders = {first > second for first, second in seconds}
    assert leaders == {True, False}


def test_leader_is_dealt_what_the_other_is_dealt_on_the_mean() -> None:
    """Over many matches the points in the next opening hand do not follow from the lead."""
    leads = []
    for seed in range(150):
        dealt, totals = played("random:seed=1", "random:seed=2", seed, 2)
        if len(dealt) < 2 or totals[1][0] == totals[1][1]:
            continue
        before = totals[1]
        points = [sum(worth(card) for card in hand) for hand in dealt[1][1]]
        gap = points[0] - points[1]
        leads.append(gap if before[0] > before[1] else -gap)
    mean = sum(leads) / len(leads)
    error = (sum((gap - mean) ** 2 for gap in leads) / (len(leads) - 1) / len(leads)) ** 0.5
    assert len(leads) > 130
    assert abs(mean) < 4 * error


def worth(card: str) -> int:
    """What a card counts in krypkasino."""
    special = {"2s": 2, "Td": 3, "As": 2}
    return special.get(card, int(card[0] == "A") + int(card[1] == "s"))
