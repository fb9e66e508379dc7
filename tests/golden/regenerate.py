"""Write the golden games, the perft counts and the preludes anew.

Run it as `python -m tests.golden.regenerate`, and only after a rule was changed on purpose: the
tests compare what it writes with a second implementation, not with a reader's memory.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

import tabbe
from tests.golden import prelude
from tests.golden.case import CASES, FOLDER, PERFT, SWITCHES, Case
from tests.golden.house import HOUSES
from tests.golden.perft import POSITIONS, counts
from tests.golden.scorer import Play, tells_apart
from tests.rulebook.row import clockwise, pack
from tests.rulebook.stage import texts


def decks(case: Case) -> Iterator[tuple[int, str | None]]:
    """Seeds to try, each with a deck of its own where the switch needs a special one."""
    for seed in count(1):
        if "bordstabbe" not in case.changes:
            yield seed, None
            continue
        cards = pack(2)
        random.Random(seed).shuffle(cards)
        ranks = [card for card in cards if card[0] == "8"][:4]
        for card, place in zip(ranks, (6, 7, 14, 15), strict=True):
            at = cards.index(card)
            cards[at], cards[place] = cards[place], cards[at]
        yield seed, " ".join(cards)


def play_deal(deal: tabbe.Deal, seed: int) -> None:
    """Play random legal moves to the end."""
    chance = random.Random(seed)
    while not deal.is_over:
        moves = deal.legal_moves()
        deal.play(moves[chance.randrange(len(moves))])


def matters(case: Case, deal: tabbe.Deal) -> bool:
    """Whether the deal shows what the switch does."""
    base = HOUSES[case.game]
    order = clockwise(case.players, deal.dealer)
    cards = [str(card) for card in deal.deck]
    one = Play(base.changed(case.changes), order, case.players, cards)
    if len(cards) != 52 * base.packs:
        return True
    other = Play(base, order, case.players, cards)
    return tells_apart(one, other, texts(deal.moves))


def toml(value: object) -> str:
    """One value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


def written(deal: tabbe.Deal) -> str:
    """One deal as a table of a record, with what its end must come to."""
    return (
        f"\n[[deals]]\ndealer = {deal.dealer}\n"
        f'deck = "{texts(deal.deck)}"\nmoves = "{texts(deal.moves)}"\n'
        f"scores = {list(deal.scores())}\nsweeps = {list(deal.sweeps)}\n"
        f"last_capture = {deal.last_capture}\n"
    )


def header(case: Case) -> str:
    """The head of a record."""
    names = ["Anna", "Bo", "Cilla", "David", "Eva", "Folke"][: case.players]
    lines = ["format = 1", f'game = "{case.game}"', "version = 1"]
    lines.append("players = [" + ", ".join(f'"{name}"' for name in names) + "]")
    if case.teams:
        lines.append(f'teams = "{case.teams}"')
    if case.changes:
        rules = ", ".join(f"{name} = {toml(value)}" for name, value in case.changes.items())
        lines.append(f"rules = {{ {rules} }}")
    return "\n".join(lines) + "\n"


def write_single(case: Case) -> None:
    """Write a game of one deal."""
    rules = tabbe.load_rules(case.game).with_switches(**case.changes)
    for seed, cards in decks(case):
        dealer = seed % case.players
        if cards is None:
            deal = tabbe.Deal(rules, players=case.players, dealer=dealer, seed=seed)
        else:
            deal = tabbe.Deal(rules, players=case.players, dealer=dealer, deck=cards)
        play_deal(deal, seed)
        if case not in SWITCHES or matters(case, deal):
            break
    (FOLDER / f"{case.name}.tabbe").write_text(header(case) + written(deal), "utf-8")


def write_match(case: Case, seed: int = 1) -> None:
    """Write a whole match, with its totals."""
    rules = tabbe.load_rules(case.game).with_switches(**case.changes)
    match = tabbe.Match(rules, players=case.players, teams=case.teams, seed=seed)
    text = ""
    while True:
        play_deal(match.deal, seed + len(match.scores))
        text += written(match.deal)
        if match.is_over:
            break
        match.next_deal()
    totals = f"totals = {list(match.totals)}\nwinners = {list(match.winners)}\n"
    (FOLDER / f"{case.name}.tabbe").write_text(header(case) + totals + text, "utf-8")


def write_perft() -> None:
    """Write the counts of every position."""
    blocks = []
    for position in POSITIONS:
        deal = position.deal()
        blocks.append(
            "[[position]]\n"
            f'game = "{position.game}"\nplayers = {position.players}\nseed = {position.seed}\n'
            f'played = {position.played}\nmoves = "{texts(deal.moves)}"\n'
            f"counts = {counts(deal, position.depth)}\n"
        )
    PERFT.write_text("\n".join(blocks), "utf-8")


def main() -> None:
    """Write everything."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.tabbe"):
        old.unlink()
    for case in CASES:
        print(case.name)
        if case.deals is None:
            write_match(case)
        else:
            write_single(case)
    write_perft()
    prelude.write()


if __name__ == "__main__":
    main()
