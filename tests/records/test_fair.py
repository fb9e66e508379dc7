"""Fair decks, and whether a record's are."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from tabbe.cards import deck_of_seed
from tabbe.engine import Match
from tabbe.records import (
    Fair,
    Record,
    commitment,
    fair_deck,
    fair_seed,
    read_record,
    record_of,
    verify,
    write_record,
)

SECRET = "5e" * 32
ADDED = ("hello", "")


def fair_record(deals: int = 2) -> Record:
    """A finished match whose decks are fair."""
    proofs = [Fair(commitment(f"{n}{SECRET}"), f"{n}{SECRET}", ADDED) for n in range(deals)]
    match = Match(
        "avig-kasino",
        2,
        deals=deals,
        dealer=0,
        decks=lambda k: fair_deck(f"{k - 1}{SECRET}", ADDED, 1),
    )
    while True:
        while not match.deal.is_over:
            match.deal.play(match.deal.legal_moves()[0])
        if match.is_over:
            break
        match.next_deal()
    made = record_of(match, ["Anna", "Bo"])
    fair = zip(made.deals, proofs, strict=True)
    return replace(made, deals=tuple(replace(deal, fair=proof) for deal, proof in fair))


def test_deck_follows_when_made_by_hand() -> None:
    """The scheme, written down again with nothing but SHA-256."""

    def digest(text: bytes) -> str:
        return hashlib.sha256(text).hexdigest()

    mixed = digest(b"".join(hashlib.sha256(text.encode()).digest() for text in ADDED))
    seed = digest(f"tabbe/1/fair/seed/{SECRET}/{mixed}".encode())
    assert fair_seed(SECRET, ADDED) == seed
    assert fair_deck(SECRET, ADDED, 2) == deck_of_seed(seed, 2)
    assert commitment(SECRET) == digest(f"tabbe/1/fair/commitment/{SECRET}".encode())


def test_text_cannot_be_moved_to_a_neighbour_when_mixed() -> None:
    """The same letters shared out otherwise give another deck."""
    decks = {fair_deck(SECRET, added, 1) for added in (("ab", "c"), ("a", "bc"), ("abc", ""))}
    assert len(decks) == 3


def test_record_is_fair_when_written_and_read() -> None:
    """A fair record is found fair, also after a trip through a file."""
    record = fair_record()
    assert verify(record).fair
    again = read_record(write_record(record))
    finding = verify(again)
    assert (finding.fair, finding.code, finding.deal) == (True, "fair", 2)


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("no_proof", lambda deal: replace(deal, fair=None)),
        ("no_secret", lambda deal: replace(deal, fair=replace(deal.fair, secret=None))),
        ("commitment", lambda deal: replace(deal, fair=replace(deal.fair, secret="00" * 32))),
        ("hidden", lambda deal: replace(deal, deck=(*deal.deck[:-1], None))),
        ("seats", lambda deal: replace(deal, fair=replace(deal.fair, seats=("a", "b", "c")))),
        ("deck", lambda deal: replace(deal, fair=replace(deal.fair, seats=("hello", "x")))),
        ("deck", lambda deal: replace(deal, deck=deal.deck[::-1])),
    ],
)
def test_finding_names_the_deal_when_it_is_not_fair(code: str, change: object) -> None:
    """Each way not to be fair has its code and its sentence in every language."""
    record = fair_record()
    second = change(record.deals[1])  # type: ignore[operator]  # a function of a deal
    finding = verify(replace(record, deals=(record.deals[0], second)))
    assert (finding.fair, finding.code, finding.deal) == (False, code, 2)
    assert "2" in finding.message("sv")


def test_record_without_deals_is_not_fair_when_checked() -> None:
    """Nothing to check is not fair."""
    record = replace(fair_record(), deals=())
    assert verify(record).code == "no_deals"
