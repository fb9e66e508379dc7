"""Cards, lists of cards, and decks shuffled from a seed. Knows nothing of rules."""

from __future__ import annotations

from tabbe.cards.card import CARDS, RANKS, SUITS, Card, parse_card
from tabbe.cards.deck import (
    LONGEST_SEED,
    Stream,
    check_seed,
    deck_of_match,
    deck_of_seed,
    draw_of_match,
    full_deck,
    plain_seed,
    shuffled,
)
from tabbe.cards.error import InvalidCard, SeedError, quoted
from tabbe.cards.parse import HIDDEN, check_copies, parse_cards, parse_deck
from tabbe.cards.whole import whole

__all__ = [
    "CARDS",
    "HIDDEN",
    "LONGEST_SEED",
    "RANKS",
    "SUITS",
    "Card",
    "InvalidCard",
    "SeedError",
    "Stream",
    "check_copies",
    "check_seed",
    "deck_of_match",
    "deck_of_seed",
    "draw_of_match",
    "full_deck",
    "parse_card",
    "parse_cards",
    "parse_deck",
    "plain_seed",
    "quoted",
    "shuffled",
    "whole",
]
