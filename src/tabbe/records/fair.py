"""Fair decks: nobody, the server included, can have chosen them; and checking that of a record.

The scheme is written down, with an example, in docs/reference/fair.md.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbe.cards import deck_of_seed
from tabbe.i18n import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.cards import Card
    from tabbe.records.record import DealRecord, Record


def commitment(secret: str) -> str:
    """Give what is published before the deal: it binds to the secret and tells nothing of it."""
    return _digest(_bytes(f"tabbe/1/fair/commitment/{secret}"))


def fair_seed(secret: str, seats: Sequence[str]) -> str:
    """Give the seed that a deal's deck follows from.

    Args:
        secret: what was committed to.
        seats: what each seat added, in seat order; an empty text for one that added nothing.
    """
    # Hashed one by one, so that no seat can move text over to its neighbour.
    mixed = _digest(b"".join(hashlib.sha256(_bytes(added)).digest() for added in seats))
    return _digest(_bytes(f"tabbe/1/fair/seed/{secret}/{mixed}"))


def fair_deck(secret: str, seats: Sequence[str], packs: int) -> tuple[Card, ...]:
    """Give a fair deal's deck in dealing order; see `fair_seed`."""
    return deck_of_seed(fair_seed(secret, seats), packs)


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether the decks of a record are fair.

    Attributes:
        fair: all of them are.
        code: `fair`, `no_deals`, `no_proof`, `no_secret`, `commitment`, `hidden`, `seats` or
            `deck`.
        deal: the first deal that is not, from 1; for `fair` the number of deals.
    """

    fair: bool
    code: str
    deal: int

    def message(self, lang: str = "en") -> str:
        """Say it in one sentence."""
        return text(f"fair-{self.code.replace('_', '-')}", lang, deal=self.deal)


def verify(record: Record) -> Finding:
    """Compute the decks of a record again from what was committed to and added."""
    if not record.deals:
        return Finding(False, "no_deals", 0)
    for number, deal in enumerate(record.deals, 1):
        problem = _problem(deal, record.rules.packs, len(record.players))
        if problem is not None:
            return Finding(False, problem, number)
    return Finding(True, "fair", len(record.deals))


def _problem(deal: DealRecord, packs: int, players: int) -> str | None:
    fair = deal.fair
    if fair is None:
        return "no_proof"
    if fair.secret is None:
        return "no_secret"
    if commitment(fair.secret) != fair.commitment:
        return "commitment"
    if None in deal.deck:
        return "hidden"
    if len(fair.seats) not in (0, players):
        return "seats"
    added = fair.seats or ("",) * players
    return None if fair_deck(fair.secret, added, packs) == deal.deck else "deck"


def _bytes(added: str) -> bytes:
    return added.encode("utf-8", "surrogatepass")


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
