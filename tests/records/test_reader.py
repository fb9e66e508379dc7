"""Reading records: what is accepted, and how each fault is refused."""

from __future__ import annotations

import datetime as dt
import random
from typing import TYPE_CHECKING

import pytest

from tabbe.cards import Card, deck_of_seed
from tabbe.i18n import LANGUAGES
from tabbe.records import Fair, RecordError, read_record
from tabbe.records.source import SIZE_LIMIT
from tests.records.sample import DECK, TEXT, changed, line_and_column

if TYPE_CHECKING:
    from pathlib import Path


def refused(text: str | bytes) -> RecordError:
    """Return the error for a record that cannot be read, after trying it in all languages."""
    with pytest.raises(RecordError) as caught:
        read_record(text)
    for lang in LANGUAGES:
        message = caught.value.message(lang)
        assert "\n" not in message
        assert len(message) < 400
        assert message[-1] in ".?"
    return caught.value


def test_record_when_read_holds_what_the_file_says() -> None:
    """Every key of the format arrives in the record."""
    record = read_record(TEXT)
    assert record.game == "krypkasino"
    assert record.version == 1
    assert record.players == ("Anna", "Bo")
    assert record.teams is None
    assert record.seed == 7
    assert record.totals == (19, 23)
    assert record.date == dt.date(2026, 8, 1)
    assert record.rules.deals == 4
    assert record.rules.changes == {"deals": 4}
    (deal,) = record.deals
    assert deal.dealer == 1
    assert deal.deck == deck_of_seed(7, 2)
    assert deal.moves == ("6c", "8cx8d,As+7d")
    assert deal.scores == (19, 23)
    assert deal.fair == Fair("c0ffee", "5eed", ("a", "b"))


def test_record_when_optional_keys_are_missing_is_read() -> None:
    """Only format, game, version, players and deals with dealer and deck are needed."""
    text = (
        'format = 1\ngame = "krypkasino"\nversion = 1\nplayers = ["A", "B"]\n'
        f'[[deals]]\ndealer = 0\ndeck = "{DECK}"\n'
    )
    record = read_record(text)
    assert (record.teams, record.seed, record.totals, record.date) == (None, None, None, None)
    assert record.rules.changes == {}
    assert record.deals[0].moves == ()
    assert record.deals[0].scores is None
    assert record.deals[0].fair is None


@pytest.mark.parametrize("ends", ["\r\n", "\r", "\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_bytes_when_written_elsewhere_are_read(ends: str, mark: bytes) -> None:
    """Line ends of every system and a byte order mark change nothing."""
    assert read_record(mark + TEXT.replace("\n", ends).encode()) == read_record(TEXT)


def test_text_when_it_begins_with_a_byte_order_mark_is_read() -> None:
    """A mark that survived decoding is no part of the record."""
    assert read_record("\ufeff" + TEXT) == read_record(TEXT)


def test_file_when_given_as_path_is_read(tmp_path: Path) -> None:
    """A path reads the file, and errors name it."""
    path = tmp_path / "game.tabbe"
    path.write_text(TEXT, encoding="utf-8")
    assert read_record(path) == read_record(TEXT)
    path.write_text(changed("dealer = 1", "dealer = 2"), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert caught.value.file == str(path)
    assert (caught.value.line, caught.value.column) == (12, 10)


def test_unknown_keys_when_read_are_passed_over() -> None:
    """Keys of later formats and of other programs do no harm."""
    text = changed("[[deals]]", 'club = "Tabbe"\n[[deals]]\nweather = { rain = true }')
    text += "[table_talk]\nlines = [1, 2]\n"
    assert read_record(text) == read_record(TEXT)


def test_cards_when_written_by_hand_are_read() -> None:
    """Decks may use 10, suit symbols, capitals, commas and line breaks."""
    by_hand = DECK.replace("Td", "10♦").replace("As", "♠a").replace("c", "C").replace(" ", ",\n ")
    text = changed(f'"{DECK}"', f'"""\n{by_hand}\n"""')
    assert read_record(text) == read_record(TEXT)


def test_hidden_cards_when_read_are_none() -> None:
    """A card that nobody may see yet stands as two question marks."""
    record = read_record(changed(DECK[:5], "?? ??"))
    assert record.deals[0].deck[:3] == (None, None, deck_of_seed(7, 2)[2])


@pytest.mark.parametrize("players", [4, 6])
def test_teams_when_they_fit_are_read(players: int) -> None:
    """Four or six play in pairs."""
    names = ", ".join(f'"P{i}"' for i in range(players))
    text = changed('["Anna", "Bo"]', f'[{names}]\nteams = "pairs"')
    text = changed("totals = [19, 23]\n", "", text)
    text = changed("scores = [19, 23]\n", "", text)
    assert read_record(text).teams == "pairs"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("2026-08-01", dt.date(2026, 8, 1)),
        ('"2026-08-01"', dt.date(2026, 8, 1)),
        ("2026-08-01T20:15:00", dt.datetime(2026, 8, 1, 20, 15)),
        ("2026-08-01 20:15:00Z", dt.datetime(2026, 8, 1, 20, 15, tzinfo=dt.UTC)),
        ('"2026-08-01 20:15"', dt.datetime(2026, 8, 1, 20, 15)),
    ],
)
def test_date_when_written_in_any_usual_way_is_read(written: str, read: dt.date) -> None:
    """A day, or a day and a time, bare or as text."""
    assert read_record(changed("2026-08-01", written)).date == read


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("-3", -3),
        ('"kitchen"', "kitchen"),
        (str(2**63 - 1), 2**63 - 1),
        (str(2**63), str(2**63)),
        ("1" + "0" * 100, "1" + "0" * 100),
    ],
)
def test_seed_when_it_is_long_is_kept_as_text(written: str, read: int | str) -> None:
    """Numbers that not every TOML reader can hold become text, which gives the same decks."""
    assert read_record(changed("seed = 7", f"seed = {written}")).seed == read


# Each row: what is replaced, by what, key of the message, and the piece the error points at.
FAULTS = [
    ("format = 1", "format = 2", "record-format", "2"),
    ("format = 1", 'format = "1"', "record-want-integer", '"1"'),
    ("format = 1", "format = true", "record-want-integer", "true"),
    ("format = 1", "format = 1.0", "record-want-integer", "1.0"),
    ("format = 1\n", "", "record-key-missing", None),
    ('game = "krypkasino"\n', "", "record-key-missing", None),
    ('"krypkasino"', "3", "record-want-text", "3"),
    ('"krypkasino"', '"poker"', "record-game", '"poker"'),
    ('"krypkasino"', '"/etc/passwd"', "record-game", '"/etc'),
    ('"krypkasino"', '"krypkasino.toml"', "record-game", '"kryp'),
    ("version = 1", "version = 2", "bad-preset-version", "2\nplayers"),
    ("version = 1", f"version = 1{'0' * 30}", "record-number", "10000"),
    ("version = 1\n", "", "record-key-missing", None),
    ('["Anna", "Bo"]', '"Anna"', "record-want-list", '"Anna"'),
    ('["Anna", "Bo"]', '["Anna", 3]', "record-want-text", "3]"),
    ('["Anna", "Bo"]', '["Anna"]', "record-players", '["Anna"'),
    ('["Anna", "Bo"]', "[]", "record-players", "[]"),
    ('["Anna", "Bo"]', str(["P"] * 7), "record-players", "['P'"),
    ('"Bo"', '"  "', "record-name-empty", '"  "'),
    ('"Bo"', f'"{"W" * 101}"', "record-name-long", '"WW'),
    ('"Bo"', '"\\u001b[31m"', "record-name-sign", '"\\u001b'),
    ('"Bo"', '"\u202eoB"', "record-name-sign", '"\u202e'),
    ('"Bo"]', '"Bo"]\nteams = "pairs"', "record-teams", '"pairs"'),
    ('"Bo"]', '"Bo"]\nteams = "foes"', "record-teams", '"foes"'),
    ('"Bo"]', '"Bo"]\nteams = [[0, 1]]', "record-want-text", "[[0"),
    ("seed = 7", "seed = 7.5", "bad-seed-type", "7.5"),
    ("seed = 7", f"seed = 1{'0' * 300}", "bad-seed-length", "1000"),
    ("seed = 7", f"seed = 1{'0' * 5000}", "record-long-number", "1000"),
    ("seed = 7", 'seed = ""', "bad-seed-empty", '""'),
    ("totals = [19, 23]", "totals = [19]", "record-per-seat", "[19]"),
    ("totals = [19, 23]", "totals = [19, 23, 0]", "record-per-seat", "[19, 23, 0"),
    ("totals = [19, 23]", "totals = [19, 2.5]", "record-want-integer", "2.5"),
    ("totals = [19, 23]", "totals = 42", "record-want-list", "42"),
    ("totals = [19, 23]", "totals = [19, 99999999999]", "record-number", "99999999999"),
    ("2026-08-01", "20:15:00", "record-date", "20:15"),
    ("2026-08-01", '"yesterday"', "record-date", '"yester'),
    ("2026-08-01", '"2026-08-01T10:00:00+01:00:30"', "record-date", '"2026'),
    ("2026-08-01", "2026-13-01", "record-not-toml", "-13"),
    ("{ deals = 4 }", "4", "record-want-table", "4\n"),
    ("{ deals = 4 }", '{ deals = "many" }', "bad-value", '"many"'),
    ("{ deals = 4 }", "{ deals = -1 }", "bad-value", "-1 }"),
    ("{ deals = 4 }", "{ forced_swep = true }", "bad-switch-near", "true"),
    ("{ deals = 4 }", "{ self = 1 }", "bad-switch", "1 }"),
    ("{ deals = 4 }", "{ deals = 4, drop_out = true }", "bad-together-drop-out", "true"),
    ("[[deals]]", "[deals]", "record-want-tables", "[deals]"),
    ("[[deals]]", "deals = []\n[[other]]", "record-no-deals", "[]"),
    ("[[deals]]", "[[other]]", "record-key-missing", None),
    ("dealer = 1", "dealer = 2", "record-dealer", "2\ndeck"),
    ("dealer = 1", "dealer = -1", "record-dealer", "-1"),
    ("dealer = 1", f"dealer = 1{'0' * 30}", "record-number", "10000"),
    ("dealer = 1\n", "", "record-key-missing", "[[deals]]"),
    ("deck =", "pack =", "record-key-missing", "[[deals]]"),
    (DECK[:3], "", "record-deck", '"' + DECK[3:9]),
    (DECK[:3], "As " + DECK[:3], "record-deck", '"As'),
    (DECK[6:8], "1z", "bad-card", "1z"),
    ("moves =", "moves = 3 #", "record-want-text", "3 #"),
    ("scores = [19, 23]", "scores = [1, 2, 3]", "record-per-seat", "[1, 2"),
    ("scores = [19, 23]", 'scores = [1, "2"]', "record-want-integer", '"2"'),
    ('{ commitment = "c0ffee", secret', "{ secret", "record-key-missing", "{ secret"),
    ('"c0ffee"', "1", "record-want-text", "1, secret"),
    ('"5eed"', "[ ]", "record-want-text", "[ ]"),
    ('["a", "b"]', '["a", 1]', "record-want-text", "1]"),
    ('"5eed"', f'"{"5" * 1001}"', "record-text-long", '"5555'),
    ("fair = {", "fair = 3 #", "record-want-table", "3 #"),
    ("seed = 7", "seed = = 7", "record-not-toml", "= 7"),
    ("seed = 7", "seed =", "record-not-toml-line", "\ntotals"),
    ("seed = 7", "seed = 7\nseed = 8", "record-key-twice", "\ntotals"),
]


@pytest.mark.parametrize(("old", "new", "key", "piece"), FAULTS)
def test_fault_when_read_is_refused_at_its_place(
    old: str, new: str, key: str, piece: str | None
) -> None:
    """Each fault has a sentence of its own, with the line and column of what is wrong."""
    text = changed(old, new)
    error = refused(text)
    assert error.key == key
    if piece is None:
        assert error.line is None
    else:
        offset = text.find(piece, text.index(new) if new else 0)
        offset = offset if offset >= 0 else text.index(piece)
        assert (error.line, error.column) == line_and_column(text, text[offset:])


def test_third_ace_of_spades_when_read_is_refused_where_it_stands() -> None:
    """Two packs hold two of each card; the error points at the first one too many."""
    cards = DECK.split()
    spare = [index for index, card in enumerate(cards) if card != "As"]
    cards[spare[0]] = cards[spare[-1]] = "As"
    text = changed(DECK, " ".join(cards))
    error = refused(text)
    third = [index for index, card in enumerate(cards) if card == "As"][2]
    start = line_and_column(text, '"' + " ".join(cards[:4]))
    assert error.key == "bad-card-copies"
    assert (error.line, error.column) == (start[0], start[1] + 1 + 3 * third)


def test_card_when_the_deck_has_escapes_is_still_found() -> None:
    """The column counts what is written, not what it stands for."""
    text = changed(DECK[:9], "\\u0041s\\t2c zz ")
    error = refused(text)
    assert (error.line, error.column) == line_and_column(text, "zz")


def test_deck_when_the_game_has_one_pack_holds_52_cards() -> None:
    """The number of cards follows from the rules of the record."""
    text = changed("{ deals = 4 }", "{ packs = 1 }")
    assert refused(text).key == "record-deck"
    one_pack = " ".join(map(str, deck_of_seed(7, 1)))
    assert len(read_record(changed(DECK, one_pack, text)).deals[0].deck) == 52


@pytest.mark.parametrize(
    "content",
    [
        TEXT.encode("utf-16"),
        TEXT.encode("utf-16-le"),
        TEXT.encode("utf-32"),
        TEXT.replace("Bo", "Bosse Å").encode("latin-1"),
        bytes(range(256)),
    ],
)
def test_bytes_when_not_utf8_are_refused(content: bytes) -> None:
    """Other encodings are not guessed at; one sentence says what to do."""
    assert refused(content).key == "record-encoding"


def test_text_when_it_holds_a_zero_byte_is_refused() -> None:
    """A single zero byte is named as what it is, with its place."""
    error = refused(b"#\n\x00" + TEXT.encode())
    assert (error.key, error.line, error.column) == ("record-sign", 2, 1)
    assert "U+0000" in str(error)


def test_record_when_empty_is_refused() -> None:
    """Nothing but white space is no record, and says so."""
    for content in ("", " \n\n", b"\xef\xbb\xbf"):
        assert refused(content).key == "record-empty"


def test_origin_when_named_stands_before_the_sentence() -> None:
    """Bytes can be given the name of where they come from."""
    with pytest.raises(RecordError) as caught:
        read_record(b"", name="standard input")
    assert str(caught.value) == "standard input: Nothing is written here."


def test_text_when_a_number_is_wanted_is_shown_as_text() -> None:
    """Digits in quotation marks keep them in the sentence, for without them nothing looks wrong."""
    assert 'not "1".' in str(refused(changed("format = 1", 'format = "1"')))


def test_text_when_it_holds_a_lone_surrogate_is_refused() -> None:
    """What cannot be written back as UTF-8 is not read."""
    assert refused(changed("Bo", "B\ud800")).key == "record-encoding"


def test_place_when_bytes_are_wrong_counts_characters() -> None:
    """The place of a bad byte is counted in characters, over line ends of any kind."""
    error = refused("\ufeff# åäö\r\n# Ö".encode() + b"\xff")
    assert (error.line, error.column) == (2, 4)


@pytest.mark.parametrize("content", ["#" * (SIZE_LIMIT + 1), b"#" * (SIZE_LIMIT + 1)])
def test_record_when_enormous_is_refused_unread(content: str | bytes) -> None:
    """More than ten megabytes is no card game."""
    assert refused(content).key == "record-too-large"


def test_file_when_its_name_is_long_or_strange_is_named_in_full(tmp_path: Path) -> None:
    """Whoever has many records needs the whole name; control characters are escaped in it."""
    path = tmp_path / ("a long evening " * 5 + "\x1b[2J.tabbe")
    path.write_text("format = 2\n", encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        read_record(path)
    said = str(caught.value)
    assert said.startswith(str(path).replace("\x1b", "\\x1b") + ", line 1, column 10: ")
    assert said.isprintable()


def test_file_when_endless_is_refused(tmp_path: Path) -> None:
    """No more of a file than a record may have is ever read."""
    path = tmp_path / "large.tabbe"
    path.write_bytes(b"#" * (SIZE_LIMIT + 1))
    with pytest.raises(RecordError, match="megabytes"):
        read_record(path)


def test_file_when_missing_or_a_folder_is_refused(tmp_path: Path) -> None:
    """What is no file gives a sentence, not an operating system error."""
    with pytest.raises(RecordError, match="no such file"):
        read_record(tmp_path / "nothing.tabbe")
    with pytest.raises(RecordError, match="folder"):
        read_record(tmp_path)
    with pytest.raises(RecordError, match="opened"):
        read_record(tmp_path / "nul\0.tabbe")
    with pytest.raises(RecordError, match="opened"):
        read_record(tmp_path / ("x" * 5000))


@pytest.mark.parametrize(
    "nested",
    ["[" * 100_000, "{ a = " * 100_000, "a." * 100_000 + "a = 1", "[" + "a." * 50_000 + "a]"],
)
def test_record_when_nested_without_end_is_refused_quickly(nested: str) -> None:
    """Depth costs neither a crash nor minutes."""
    text = changed("seed = 7", nested if "a." in nested else f"deep = {nested}")
    assert refused(text).key == "record-nested"


def test_record_of_thousands_of_deals_when_read_is_complete() -> None:
    """A long match is no fault."""
    head, deal = TEXT.split("[[deals]]")
    record = read_record(head + ("[[deals]]" + deal) * 2000)
    assert len(record.deals) == 2000
    assert len({record.deals[0], record.deals[-1]}) == 1


def test_ruleset_when_embedded_gives_the_rules_of_a_file() -> None:
    """A game that does not come with Tabbe travels in its record."""
    ruleset = (
        '[ruleset]\nid = "kitchen"\ntitle = "Kitchen kasino"\nversion = 3\n'
        "[ruleset.values]\nforced_sweep = false\n"
    )
    text = changed('"krypkasino"\nversion = 1', '"kitchen"\nversion = 3')
    text = changed("[[deals]]", ruleset + "[[deals]]", text)
    record = read_record(text)
    assert (record.game, record.version) == ("kitchen", 3)
    assert record.rules.forced_sweep is False
    assert record.rules.changes == {"deals": 4}
    assert record.rules.shipped is False


@pytest.mark.parametrize(
    ("old", "new", "key", "piece"),
    [
        ('id = "kitchen"', 'id = "cellar"', "record-game-other", '"kitchen"\nversion'),
        ("version = 3\n[", "version = 4\n[", "record-version-other", "3\nplayers"),
        ("forced_sweep = false", 'forced_sweep = "no"', "bad-value", '"no"'),
        ("title", "tittle", "bad-key", '"Kitchen'),
        ('title = "Kitchen kasino"\n', "", "bad-key-missing", "[ruleset]"),
        ("forced_sweep = false", "deal_table = '4/8'\nplayers = 5", "bad-switch", "5"),
    ],
)
def test_ruleset_when_wrong_is_refused_at_its_place(
    old: str, new: str, key: str, piece: str
) -> None:
    """Faults of an embedded preset are told with line and column as well."""
    ruleset = (
        '[ruleset]\nid = "kitchen"\ntitle = "Kitchen kasino"\nversion = 3\n'
        "[ruleset.values]\nforced_sweep = false\n"
    )
    text = changed('"krypkasino"\nversion = 1', '"kitchen"\nversion = 3')
    text = changed("[[deals]]", ruleset + "[[deals]]", text)
    text = changed(old, new, text)
    error = refused(text)
    assert error.key == key
    assert (error.line, error.column) == line_and_column(text, piece)


def test_ruleset_when_it_bears_the_name_of_a_shipped_preset_must_play_like_it() -> None:
    """Nobody can pass off other rules as Krypkasino."""
    ruleset = '[ruleset]\nid = "krypkasino"\ntitle = "K"\nversion = 1\n'
    same = changed("[[deals]]", ruleset + "[[deals]]")
    assert read_record(same) == read_record(TEXT)
    other = changed("[[deals]]", ruleset + "values = { forced_sweep = false }\n[[deals]]")
    assert refused(other).key == "record-ruleset"


def test_record_when_read_twice_is_equal_and_hashable() -> None:
    """Records compare by content, not by the text that they were read from."""
    one, other = read_record(TEXT), read_record(TEXT.replace("# played", "# laid"))
    assert one == other
    assert hash(one) == hash(other)


def test_words_when_a_deck_is_shuffled_text_keep_their_order() -> None:
    """The first card of the text is the first dealt."""
    cards = DECK.split()
    random.Random(1).shuffle(cards)
    record = read_record(changed(DECK, " ".join(cards)))
    assert record.deals[0].deck == tuple(map(Card, cards))


def test_players_when_the_game_takes_one_number_are_told_it() -> None:
    """A game for two says exactly two, not two to two."""
    text = TEXT.replace("krypkasino", "avig-kasino").replace('"Bo"]', '"Bo", "Cia"]')
    error = refused(text)
    assert error.key == "record-players-exact"
    assert str(error).endswith("this game is for exactly 2.")
