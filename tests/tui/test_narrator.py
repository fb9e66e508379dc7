"""Events in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabbe.cards import Card, parse_cards
from tabbe.engine import Build, Deal
from tabbe.engine.event import Built, Captured, Dealt, Event, LastCards, Residue, Swept
from tabbe.tui.narrator import ANNOUNCE, Narrator
from tabbe.tui.wording import Wording
from tests.tui.table import deck


def _tell(events: Sequence[Event], lang: str = "en") -> list[str]:
    wording = Wording(lang, ["Anna", "Bo"], 0)
    view = Deal("krypkasino", 2, seed=1).view(0)
    return Narrator(wording, "off").tell(events, view)


def _capture(seat: int) -> Captured:
    nine = parse_cards("9h")
    return Captured(seat, Card("9h"), 9, nine, (nine,), 0)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Double sweep! Bo gets 10 points. You take 10 points off."),
        ("sv", "Dubbeltabbe! Bo får 10 poäng. Du får dra av 10 poäng."),
        ("da", "Dobbeltsvup! Bo får 10 point. Du får trukket 10 point fra."),
        ("de", "Doppeltabbe! Bo bekommt 10 Punkte. Du darfst 10 Punkte abziehen."),
        ("fr", "Double tabbe ! Bo marque 10 points. Vous retirez 10 points."),
        ("es", "¡Escoba doble! Bo se apunta 10 puntos. Te descuentas 10 puntos."),
    ],
)
def test_double_sweep_is_told_with_both_sides_when_paid(lang: str, line: str) -> None:
    """A double sweep names its price and who takes it off, on the line of the capture."""
    told = _tell([_capture(1), Swept(1, Card("9h"), 2, 10, 0, 10)], lang)
    assert len(told) == 1
    assert told[0].replace("\u00a0", " ").endswith(line)


def test_sweep_is_told_alone_when_nobody_is_paid() -> None:
    """Where nobody is paid, or a sweep is worth nothing, no points are named."""
    told = _tell([_capture(0), Swept(0, Card("9h"), 1, 5, None, 0)])
    assert told[0].endswith("Sweep! You get 5\u00a0points.")
    told = _tell([_capture(0), Swept(0, Card("9h"), 1, 0, 1, 0)])
    assert told[0].endswith("0\u00a0points. Sweep!")


def test_batch_is_told_with_what_is_left_when_dealt() -> None:
    """The dealer is named, and one card left is one card."""
    hands = ((None,) * 4, (None,) * 4)
    assert _tell([Dealt(2, 1, hands, (), 1)]) == [
        "Bo deals 4\u00a0cards each; 1\u00a0card is left in the pack."
    ]
    assert _tell([LastCards(0), Dealt(12, 0, hands, (), 0)]) == [
        "You: “Last cards!”",
        "You deal 4\u00a0cards each, the last of the pack.",
    ]


def test_cards_count_from_the_fullest_hand_when_a_seat_is_out() -> None:
    """A seat that has dropped out gets no cards, and the line still says how many each."""
    assert _tell([Dealt(2, 1, ((), (None,) * 3), (), 7)]) == [
        "Bo deals 3\u00a0cards each; 7\u00a0cards are left in the pack."
    ]


def test_residue_is_told_with_its_price_when_left() -> None:
    """What is left is named with its points; nothing left is not worth a line."""
    table, heaps = parse_cards("2s 9h"), parse_cards("Ks")
    assert _tell([Residue(1, table, heaps, ())]) == [
        "What is left goes to Bo, who took last: 2♠ 9♥ K♠ (3\u00a0points)."
    ]
    assert _tell([Residue(0, (), (), (None, None))]) == [
        "The 2\u00a0cards left over in the pack go to you as well."
    ]
    assert _tell([Residue(None, table, (), ())]) == [
        "Nobody took anything, so what is left goes to nobody: 2♠ 9♥."
    ]
    assert _tell([Residue(0, (), (), ())]) == []


NINE = Build(9, 1, False, parse_cards("2c 7d"))
MERE = Build(7, 0, True, parse_cards("7c 7d"))


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Bo lays the two of clubs to the seven of diamonds: “Build nine.”"),
        ("sv", "Bo lägger klöver två till ruter sju: ”Bygger nio.”"),
        ("da", "Bo lægger klør to til ruder syv: »Bygger ni.«"),
        ("de", "Bo baut mit Kreuz Zwei auf Karo Sieben: „Ich baue Neun.“"),
        ("fr", "Bo pose le deux de trèfle sur le sept de carreau : « Je construis neuf. »"),
        ("es", "Bo pone el dos de tréboles con el siete de diamantes: «Construyo nueve»."),
    ],
)
def test_build_is_called_when_made(lang: str, line: str) -> None:
    """A build is announced by its value, as players do."""
    told = _tell([Built(1, Card("2c"), NINE, parse_cards("7d"))], lang)
    assert [one.replace("\u00a0", " ") for one in told] == [line]


def test_mere_and_raise_are_called_when_made() -> None:
    """A locked build is called mere; a raise says what is raised."""
    assert _tell([Built(0, Card("7c"), MERE, parse_cards("7d"))]) == [
        "You lay the seven of clubs to the seven of diamonds: “Mere seven.”"
    ]
    ten = Build(10, 0, False, parse_cards("Ac 2c 7d"))
    assert _tell([Built(0, Card("Ac"), ten, (NINE,))]) == [
        "You raise the nine build with the ace of clubs: “Build ten.”"
    ]
    locked = Build(10, 1, True, parse_cards("Ac 2c 7d Th"))
    assert _tell([Built(1, Card("Ac"), locked, (*parse_cards("Th"), NINE))], "da") == [
        "Bo bygger hjerter ti og bygningen på ni om med klør es: »Mere ti.«"
    ]


def test_capture_tells_builds_when_it_takes_some() -> None:
    """Builds are named by value among the cards; the clearing five says that it clears."""
    takes: tuple[Card | Build, ...] = (*parse_cards("9d"), NINE)
    groups = (parse_cards("9d"),)
    assert _tell([Captured(1, Card("9h"), 9, takes, groups, 0)], "sv") == [
        "Bo tar ruter nio och bygget på nio med hjärter nio: 0\u00a0poäng."
    ]
    told = _tell([Captured(0, Card("5s"), 5, (*parse_cards("Kd"), MERE), (), 2)])
    line = "You clear the table with the five of spades and take the king of diamonds and the mere"
    assert told == [f"{line} seven: 2\u00a0points."]
    assert _tell([Captured(0, Card("5s"), 5, (MERE,), (), 2)])[0].startswith("You clear")
    five = Build(5, 1, False, parse_cards("2c 3d"))
    assert _tell([Captured(0, Card("5s"), 5, (five,), (), 0)])[0].startswith("You take")


def test_dealer_calls_when_the_opening_table_can_be_swept() -> None:
    """A sweep that nobody has played to is called by the dealer, where calls are wanted."""
    view = Deal("krypkasino", 2, 1, deck=deck("2c 2d 3h 3c Kd Qh", "5d 4d 8d Ad")).view(0)
    wording = Wording("en", ["Anna", "Bo"], 0)
    told = {mode: Narrator(wording, mode).tell(view.events, view) for mode in ANNOUNCE}
    assert told["always"] == [*told["off"], "Bo: “Sweep for a nine.”"]
    assert told["pictures"] == told["off"]
