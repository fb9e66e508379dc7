"""Turns, commands and stories of the plain game at set tables."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Never

import pytest

from tabbe.i18n import text
from tabbe.records import read_record, replay
from tabbe.rules import load_rules
from tests.tui.table import ones, play, seat_at


def test_choices_are_listed_when_a_card_can_do_more_than_one_thing() -> None:
    """A card named alone is never guessed at: all it can do is offered under its numbers."""
    told = seat_at("As Kd 4h 4c 6d 6h", "2c 3c 5h 8h", ["As", "1"])
    assert "A♠ can do more than one thing. Choose one of these:" not in told
    told = seat_at("As Kd 4h 4c 6d 6h", "Th 4d 8h 2c", ["ace", "99"])
    assert "A♠ can do more than one thing. Choose one of these:" in told
    listed = told.partition("Choose one of these:")[2]
    assert "A♠ takes 4♦+10♥" in listed
    assert "A♠ takes 2♣+4♦+8♥" in listed
    assert "K♦" not in listed.partition("Your move:")[0]


WAYS = "Jd,jd,J♦,♦J,♦️j,Knd,KN♦,♦Kn,Bd,Vd,kn,J,jack,JACK,Jack of Diamonds, jd ,Jd#,J d"


@pytest.mark.parametrize("answer", WAYS.split(","))
def test_card_is_played_when_named_in_any_way(answer: str) -> None:
    """Letters of every language, signs and words all mean the card."""
    told = seat_at("Jd 2h 3h 4h 5h 9c", "Qs 7c 7d 8d", [answer])
    assert "You creep with the jack of diamonds." in told


@pytest.mark.parametrize(
    ("lang", "answer", "said"),
    [
        ("sv", "ruter knekt", "Du kryper med ruter knekt."),
        ("sv", "knekt", "Du kryper med ruter knekt."),
        ("da", "ruder knægt", "Du kryber med ruder knægt."),
        ("de", "karo bube", "Du schleichst mit Karo Bube."),
        ("fr", "valet de carreau", "Vous rampez avec le valet de carreau."),
        ("es", "jota de diamantes", "Te deslizas con la jota de diamantes."),
    ],
)
def test_card_is_played_when_named_in_words_of_the_language(
    lang: str, answer: str, said: str
) -> None:
    """Words of the game's language name cards, with or without accents and capitals."""
    assert said in seat_at("Jd 2h 3h 4h 5h 9c", "Qs 7c 7d 8d", [answer], lang=lang)


def test_cards_are_offered_when_a_rank_is_held_twice() -> None:
    """A rank alone plays only where one card has it."""
    told = seat_at("Jd Jc 3h 4h 5h 9c", "Qs 7c 7d 8d", ["J"])
    assert "That can mean more than one card. Choose one of these:" in told
    assert "You creep" not in told


@pytest.mark.parametrize(
    "answer", ["8hx8d", "8h x 8♦", "♥8x♦8", "8hx", "8h", "eight", "eight of hearts", "8H X 8D"]
)
def test_capture_is_played_when_written_in_any_way(answer: str) -> None:
    """Notation in any form, or the card where it has one capture."""
    told = seat_at("8h 6s 2h 3h 5h Kc", "8d 9c Jd Qd", [answer])
    assert "You take the eight of diamonds with the eight of hearts" in told


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "nine of clubs"),
        ("sv", "klöver nio"),
        ("da", "klør ni"),
        ("de", "Kreuz Neun"),
        ("fr", "neuf de trèfle"),
        ("es", "nueve de tréboles"),
    ],
)
def test_refusal_names_card_and_sweep_when_a_sweep_is_forced(lang: str, said: str) -> None:
    """A move against the forced sweep is refused by naming the card that must sweep."""
    told = seat_at("9c 2h 3h 8h Kd Qh", "5d 4d 8d Ad", ["2h"], lang=lang)
    assert said.casefold() in told.partition("2h")[2].casefold()


def test_note_stands_above_the_moves_when_a_sweep_is_forced() -> None:
    """A forced sweep is said before the moves, and only sweeps are listed."""
    told = seat_at("9c 2h 3h 8h Kd Qh", "5d 4d 8d Ad", [])
    listed = told.partition("You must sweep.\n")[2]
    assert listed.startswith("1. 9♣ takes A♦+8♦, 4♦+5♦, a sweep: 6\u00a0points\nYour move:")


def test_sweep_is_told_with_who_pays_when_made() -> None:
    """A sweep tells its points and who takes points off."""
    told = seat_at("9c 2h 3h 8h Kd Qh", "5d 4d 8d Ad", ["1"])
    assert "Sweep! You get 5\u00a0points. Bo takes 5\u00a0points off." in told


def test_numbers_keep_their_meaning_when_choices_are_offered() -> None:
    """The number beside an offered choice plays that choice."""
    told = seat_at("As Kd 4h 4c 6d 6h", "Th 4d 8h 2c", ["ace", "7"])
    offered = told.partition("Choose one of these:")[2]
    line = next(line for line in offered.splitlines() if line.startswith("7. "))
    assert line == "7. A♠ takes 4♦+10♥: 2\u00a0points"
    assert "You take the four of diamonds and the ten of hearts with the ace of spades" in told


def test_position_is_the_same_when_the_last_move_is_taken_back() -> None:
    """Undo goes back to the person's own last turn, over the bot's answer."""
    told = play(["1", "undo", "2"], deals=1)
    before, after = told.split("Taken back.\n")
    first = before[before.index("Table:") : before.index("Your move: 1")]
    assert after.lstrip().startswith(first)
    assert "You creep with the seven of clubs." in after


def test_moves_before_stay_when_taken_back_twice() -> None:
    """Undo can go back further, to the first move since the cards were dealt."""
    told = play(["1", "1", "undo", "undo", "undo"], deals=1)
    assert told.count("Taken back.") == 2
    assert "There is no move of yours to take back in this deal." in told


def test_move_stands_when_cards_have_been_dealt_since() -> None:
    """Undo never crosses a re-deal, where hidden cards have been seen."""
    told = play([*ones()[:6], "undo"], deals=1)
    assert "New cards have been dealt since your last move, so it stands." in told
    assert "Taken back." not in told


def test_why_explains_every_card_when_asked() -> None:
    """Each card in hand is explained once, then the rules behind it."""
    told = seat_at("9c 2h 2h 8h Kd Qh", "5d 4d 8d Ad", ["why"])
    asked = told.partition("Your move: why\n")[2]
    assert "9♣ sweeps the table." in asked
    assert asked.count("2♥ must wait, for another card sweeps.") == 1
    assert "A sweep is forced:" in asked
    told = seat_at("8h 6s 2h 3h 5h Kc", "8d 9c Jd Qd", ["why"])
    assert "8♥ takes 8♦." in told
    assert "6♠ takes nothing and may creep." in told


def test_values_and_prices_are_told_when_hand_and_table_are_asked_for() -> None:
    """Hand and table tell what cards count for and what they cost."""
    told = seat_at("As 6s 2h 3h 5h Kc", "2s Td Ah Qd", ["hand", "table"])
    assert "Ace of spades: counts 14 from the hand, 2\u00a0points to take" in told
    assert "Ten of diamonds: 10, 3\u00a0points to take" in told
    assert "Ace of hearts: 1, 1\u00a0point to take" in told
    assert "Round 1 of 12; Bo dealt." in told


def test_log_is_in_notation_when_asked_for() -> None:
    """The log names everybody's moves as they are written, by rounds."""
    told = play([*ones()[:7], "log"], deals=1)
    log = told.partition("Your move: log\n")[2]
    assert log.startswith("Round 1: You 6hxAs+5h · Greta ")
    assert "Round 2: You " in log


def test_cards_are_words_when_switched() -> None:
    """Lists can be read out in words, and switched back."""
    told = play(["words", "words"], deals=1)
    assert "Table: five of hearts, ace of spades, ten of diamonds, nine of clubs" in told
    assert "Six of hearts takes ace of spades + five of hearts: 2\u00a0points" in told
    assert told.count("Table: 5♥ A♠ 10♦ 9♣") == 2


def test_announcements_are_made_when_wanted() -> None:
    """Off says nothing, always says every sweep, pictures only after they have gone."""
    always = play(ones(), deals=1)
    off = play(ones(), deals=1, announce="off")
    pictures = play(ones(), deals=1, announce="pictures")
    assert "Sweep for" not in off
    assert 0 < pictures.count("“Sweep for") < always.count("“Sweep for")
    for line in pictures.splitlines():
        if "“Sweep for" in line:
            assert line.startswith(("You: ", "Greta: "))


def test_unseen_cards_are_left_out_when_a_match_is_saved(tmp_path: Path) -> None:
    """A match saved on the way hides what the person has not seen; it can be replayed."""
    file = tmp_path / "game.tabbe"
    told = play(
        ["1", "1", f"save {file}", f"save {file}"], deals=1, names=["Anna", "Bo"], width=1000
    )
    assert f"The match is written to {file}; cards" in told
    assert "is there already; choose another name." in told
    record = read_record(file)
    assert record.players == ("Anna", "Bo")
    assert "??" in file.read_text(encoding="utf-8")
    assert "seed" not in file.read_text(encoding="utf-8")


def test_whole_match_is_saved_when_it_is_over(tmp_path: Path) -> None:
    """After the end nothing is hidden, and the record replays to the same totals."""
    file = tmp_path / "game.tabbe"
    told = play([*ones()[:50], f"save {file}", ""], deals=1, width=1000)
    assert f"The match is written to {file}." in told
    assert "??" not in file.read_text(encoding="utf-8")
    assert sum(replay(read_record(file)).totals) == 42


def test_failure_is_a_sentence_when_a_file_cannot_be_written(tmp_path: Path) -> None:
    """No folder, no name: one sentence, and the game goes on."""
    told = play(
        [f"save {tmp_path}/none/x.tabbe", "save", f"save {tmp_path}", "save a\0b", "1"], width=1000
    )
    assert "x.tabbe cannot be written:" in told
    assert "Say where to write it, for example: save game.tabbe" in told
    assert f"{tmp_path} is there already" in told
    assert "You take the ace of spades" in told


def test_turn_commands_are_put_off_when_the_deal_is_over() -> None:
    """Between deals there are no moves to show or take back."""
    told = play([*ones()[:50], "undo", "moves", "score", "table", "log", "rules", "?", "1"])
    assert told.count("This deal is over; press Enter to go on.") == 2
    assert "Deal 2 of 2" in told


def test_interrupt_is_passed_on_when_typed() -> None:
    """Ctrl-C is for the caller, who knows the exit code."""

    class Interrupted(io.StringIO):
        def readline(self, *_: object) -> Never:
            raise KeyboardInterrupt

    from tabbe.tui.plain import run

    with pytest.raises(KeyboardInterrupt):
        run(seed=1, input=Interrupted(), output=io.StringIO())


@pytest.mark.parametrize(
    ("table", "is_laid"), [("4h 4c 4d 4s", True), ("4h 4c 4d 5s", False), ("4h 4h 4c 4c", True)]
)
def test_laid_sweep_is_told_when_the_opening_table_has_one_rank(table: str, is_laid: bool) -> None:
    """Where the opening table itself pays, that is said before the first turn."""
    told = seat_at("As Kd 2h 2c 6d 6h", table, ["rules"], rules=load_rules(bordstabbe=True))
    line = "Bordstabbe! You take 5\u00a0points off.\nYou lead."
    assert (line in told) == is_laid
    assert "Changed rules: bordstabbe=true" in told
    assert "the first player takes 5\u00a0points off." in told


@pytest.mark.parametrize(
    ("lang", "word", "asked"),
    [
        ("en", "hint", "You asked for a hint 2 times."),
        ("sv", "tips", "Du bad om tips 2 gånger."),
        ("da", "vink", "Du bad om et vink 2 gange."),
        ("de", "tipp", "Du hast 2 Mal um einen Tipp gebeten."),
        ("fr", "conseil", "Vous avez demandé conseil 2 fois."),
        ("es", "pista", "Pediste pistas 2 veces."),
    ],
)
def test_hints_are_given_and_counted_when_asked_for(lang: str, word: str, asked: str) -> None:
    """The best move comes first, with a reason; at the end it is told how often one asked."""
    told = seat_at("Jd 2h 3h 4h 5h 9c", "Qs 7c 7d 8d", [word, word, "quit"], lang=lang)
    assert asked in told
    best = text("hint-best", lang)
    hints = [line for line in told.splitlines() if f" {best}" in line]
    assert len(hints) >= 2
    assert hints[: len(hints) // 2] == hints[len(hints) // 2 :]
    assert all(len(hint.partition(f" {best}")[2]) > 10 for hint in hints)


@pytest.mark.parametrize(("asked", "number"), [("hint 1", 1), ("hints 5", 5), ("hint", 3)])
def test_hint_names_so_many_moves_as_were_asked_for(asked: str, number: int) -> None:
    """A number behind the word is how many, not a move."""
    told = seat_at("Jd 2h 3h 4h 5h 9c", "Qs 7c 7d 8d", [asked, "quit"])
    lines = [line for line in told.splitlines() if ": best; " in line or "points worse; " in line]
    assert len(lines) == number


def test_hints_are_not_mentioned_when_nobody_asked() -> None:
    """Who did without is not told so."""
    assert "hint" not in seat_at("Jd 2h 3h 4h 5h 9c", "Qs 7c 7d 8d", ["quit"])


def test_program_that_drops_out_is_named_when_it_plays() -> None:
    """A bot that ends at once is said to have dropped out, once, and the game goes on."""
    told = play(ones(), bots=["exec:true"], deals=1)
    assert told.count("has dropped out of this deal") == 1
    assert "deals these cards again" in told
