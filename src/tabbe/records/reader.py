"""Reading records: forgiving about layout, strict about what is said."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from tabbe.cards import InvalidCard, SeedError, check_copies, check_seed, parse_deck
from tabbe.engine.standing import TEAMS
from tabbe.records.error import RecordError, quoted
from tabbe.records.move import moves_of
from tabbe.records.name import NAME_LIMIT, name_problem
from tabbe.records.record import FORMAT, DealRecord, Fair, Record
from tabbe.records.source import Source
from tabbe.records.table import Table
from tabbe.rules import RulesError, load_rules, preset_ids, rules_from_table
from tabbe.rules.switch import switch_of

if TYPE_CHECKING:
    from pathlib import Path

    from tabbe.cards import Card
    from tabbe.rules import Rules

TEXT_LIMIT: Final = 1000
"""The longest text of a fairness proof, in characters."""

MOST_DEALS: Final = 10_000
"""No record holds more deals."""

_MOST_CARDS: Final = 104
_DECK_LIMIT: Final = 10_000
_MOVES_LIMIT: Final = 50_000
_CARD: Final = re.compile(r"[^\s,;]+")
_LARGEST_SEED: Final = 2**63 - 1


def read_record(given: str | bytes | Path, *, name: str | None = None) -> Record:
    """Read a record.

    The play itself is not checked here: a record with an illegal move can be read, and
    :func:`tabbe.records.replay` tells what is wrong with it.

    Args:
        given: the text of a record, its bytes (UTF-8, with or without byte order mark), or the
            path of a file. Line ends of any kind, comments and unknown keys are accepted.
        name: what errors call the place that text or bytes come from; a path names itself.

    Raises:
        RecordError: it cannot be read, or names something impossible: an unknown preset, a deck
            with a card too many, a dealer who is not there. Line and column say where.
    """
    source = Source.of(given, name)
    top = Table(source, source.parsed())
    _check_format(top)
    rules = _rules(top)
    players = _players(top, rules)
    return Record(
        rules=rules,
        players=players,
        deals=_deals(top, rules, len(players)),
        teams=_teams(top, rules, len(players)),
        seed=_seed(top),
        totals=_points(top, "totals", len(players)),
        date=_date(top),
        source=source,
    )


def _check_format(top: Table) -> None:
    number = top.integer("format")
    if number != FORMAT:
        raise top.error("format", "record-format", found=number, known=FORMAT)


def _rules(top: Table) -> Rules:
    game, version = top.text("game"), top.integer("version")
    rules = _embedded(top, game, version) if "ruleset" in top else _shipped(top, game, version)
    if "rules" not in top:
        return rules
    changes = top.table("rules")
    for name in changes.values:
        # Asked one by one, since the error for an unknown switch does not carry its name.
        try:
            switch_of(name)
        except RulesError as error:
            raise top.source.passed_on(changes.where(name), error) from None
    try:
        return rules.with_switches(**changes.values)
    except RulesError as error:
        path = changes.path if error.switch is None else changes.where(error.switch)
        raise top.source.passed_on(path, error) from None


def _shipped(top: Table, game: str, version: int) -> Rules:
    # Only ids: elsewhere the name of a game may be the path of a file, and a record from a
    # stranger must not open one.
    if game not in preset_ids():
        raise top.error("game", "record-game", found=quoted(game), known=", ".join(preset_ids()))
    try:
        return load_rules(game, version=version)
    except RulesError as error:
        raise top.source.passed_on(top.where("version"), error) from None


def _embedded(top: Table, game: str, version: int) -> Rules:
    table = top.table("ruleset")
    try:
        rules = rules_from_table(table.values)
    except RulesError as error:
        raise top.source.passed_on((*table.path, *_inside(error)), error) from None
    if rules.id != game:
        raise top.error("game", "record-game-other", found=quoted(game), ruleset=rules.id)
    if rules.version != version:
        raise top.error("version", "record-version-other", found=version, ruleset=rules.version)
    if game not in preset_ids():
        return rules
    shipped = _shipped(top, game, version)
    if _plays(rules) != _plays(shipped):
        raise top.source.error(table.path, "record-ruleset", game=game)
    return shipped


def _inside(error: RulesError) -> tuple[str, ...]:
    """Return where in the table of a preset the fault is, as far as the error tells."""
    if error.switch is not None:
        return ("values", error.switch)
    if "entry" in error.args_:
        return tuple(str(error.args_["entry"]).split("."))
    return ("values", str(error.args_.get("name", "")))


def _plays(rules: Rules) -> dict[str, object]:
    """Return what makes a preset play as it does, whatever it says of its sources."""
    return {key: rules.as_table()[key] for key in ("players", "aim", "values")}


def _players(top: Table, rules: Rules) -> tuple[str, ...]:
    names = tuple(name.strip() for name in top.texts("players"))
    if not rules.min_players <= len(names) <= rules.max_players:
        exact = rules.min_players == rules.max_players
        bounds = {"fewest": rules.min_players}
        if not exact:
            bounds["most"] = rules.max_players
        raise top.error(
            "players",
            "record-players-exact" if exact else "record-players",
            found=len(names),
            **bounds,
        )
    for seat, name in enumerate(names):
        problem = name_problem(name)
        if problem is not None:
            raise top.source.error(
                top.where("players", seat), problem, found=quoted(name), limit=NAME_LIMIT
            )
    try:
        rules.plan(len(names))
    except RulesError as error:
        raise top.source.passed_on(top.where("players"), error) from None
    return names


def _teams(top: Table, rules: Rules, players: int) -> str | None:
    if "teams" not in top:
        return None
    teams = top.text("teams")
    if (players, teams) not in TEAMS:
        raise top.error("teams", "record-teams", found=quoted(teams), players=players)
    if rules.drop_out:
        raise top.error("teams", "record-teams-drop-out")
    return teams


def _seed(top: Table) -> int | str | None:
    if "seed" not in top:
        return None
    seed = top.values["seed"]
    try:
        written = check_seed(seed)
    except SeedError as error:
        raise top.source.passed_on(top.where("seed"), error) from None
    return seed if isinstance(seed, str) or abs(seed) <= _LARGEST_SEED else written


def _date(top: Table) -> date | datetime | None:
    if "date" not in top:
        return None
    found = top.values["date"]
    if isinstance(found, str):
        found = _dated(found.strip())
    if not isinstance(found, date):
        raise top.error("date", "record-date", found=quoted(top.values["date"]))
    return found


def _dated(text: str) -> date | datetime | None:
    try:
        if len(text) <= len("2026-08-01"):
            return date.fromisoformat(text)
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    # TOML has no time zones that are off by seconds.
    return None if (found.utcoffset() or timedelta()) % timedelta(minutes=1) else found


def _points(table: Table, key: str, players: int) -> tuple[int, ...] | None:
    return table.integers(key, players) if key in table else None


def _deals(top: Table, rules: Rules, players: int) -> tuple[DealRecord, ...]:
    tables = top.tables("deals")
    if len(tables) > MOST_DEALS:
        raise top.error("deals", "record-deals-many", found=len(tables), limit=MOST_DEALS)
    deals = tuple(_deal(table, number, rules, players) for number, table in enumerate(tables))
    if not deals:
        raise top.error("deals", "record-no-deals")
    return deals


def _deal(table: Table, number: int, rules: Rules, players: int) -> DealRecord:
    dealer = table.integer("dealer")
    if not 0 <= dealer < players:
        raise table.error("dealer", "record-dealer", found=dealer, last=players - 1)
    return DealRecord(
        dealer=dealer,
        deck=_deck(table, rules),
        moves=moves_of(_short(table, "moves", _MOVES_LIMIT), table.source, number)
        if "moves" in table
        else (),
        scores=_points(table, "scores", players),
        fair=_fair(table.table("fair")) if "fair" in table else None,
    )


def _deck(table: Table, rules: Rules) -> tuple[Card | None, ...]:
    text = _short(table, "deck", _DECK_LIMIT)
    # Cards that no deck has room for are not worth reading.
    found = sum(1 for _ in _CARD.finditer(text))
    if found > _MOST_CARDS:
        raise table.error("deck", "record-deck", found=found, wanted=52 * rules.packs)
    try:
        deck = parse_deck(text)
        if len(deck) == 52 * rules.packs:
            check_copies(deck, rules.packs)
    except InvalidCard as error:
        number = (error.position or 1) - 1
        place = table.source.place_of_word(table.where("deck"), _CARD, number)
        raise RecordError(error.key, place=place, cause=error) from None
    if len(deck) != 52 * rules.packs:
        raise table.error("deck", "record-deck", found=len(deck), wanted=52 * rules.packs)
    return deck


def _fair(table: Table) -> Fair:
    commitment = _short(table, "commitment")
    secret = _short(table, "secret") if "secret" in table else None
    seats = table.texts("seats") if "seats" in table else ()
    for seat, text in enumerate(seats):
        if len(text) > TEXT_LIMIT:
            raise table.source.error(
                table.where("seats", seat), "record-text-long", name="seats", limit=TEXT_LIMIT
            )
    return Fair(commitment, secret, seats)


def _short(table: Table, key: str, limit: int = TEXT_LIMIT) -> str:
    text = table.text(key)
    if len(text) > limit:
        raise table.error(key, "record-text-long", limit=limit)
    return text
