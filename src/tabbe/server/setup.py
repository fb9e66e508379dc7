"""How a table is set up: checked once when it is made, kept as JSON, read back for ever."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from tabbe.bots import parse_bot
from tabbe.engine.standing import sides_of
from tabbe.records import Record, read_record, replay, write_record
from tabbe.rules import load_rules, preset_ids
from tabbe.rules.switch import switch_of
from tabbe.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabbe.records import DealRecord
    from tabbe.rules import Rules

Milliseconds = Annotated[int, Field(ge=0, le=24 * 3600 * 1000)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]

MOST_MS = 3000
"""Milliseconds that a bot at a table may ask for at each move."""

MOST_SAMPLES = 20_000
"""Worlds that it may ask for."""

MOST_RECORD = 60_000
"""Characters of a record that a table may be set up from."""


class Origin(BaseModel):
    """A position of a record from which a table plays on."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    record: Annotated[str, StringConstraints(max_length=MOST_RECORD)]
    deal: Annotated[int, Field(ge=1, le=1000)] = 1
    move: Annotated[int, Field(ge=0, le=1000)] = 0


class Setup(BaseModel):
    """What was agreed when the table was made. Milliseconds throughout.

    Attributes:
        version: of the preset; filled in when the table is made.
        seats: `"you"`, `"open"` or the name of a bot for every seat; the maker and open seats when
            None.
        clock: bank and increment of each seat, None without clocks.
        origin: a position of a record to play on from, `from` in JSON.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)

    game: Word = "krypkasino"
    version: int | None = None
    rules: dict[Word, str | int | bool] = Field(default_factory=dict, max_length=80)
    players: Annotated[int, Field(ge=2, le=6)] = 2
    teams: Literal["pairs", "threes"] | None = None
    deals: Annotated[int, Field(ge=1, le=1000)] | None = None
    target: Annotated[int, Field(ge=0, le=10_000)] | None = None
    seats: Annotated[list[Word], Field(min_length=2, max_length=6)] | None = None
    clock: tuple[Milliseconds, Milliseconds] | None = None
    grace: Annotated[int, Field(ge=1000, le=3600 * 1000)] = 30_000
    pace: Annotated[int, Field(ge=0, le=10_000)] = 400
    stand_in: Word = "greedy"
    watch: bool = True
    undo: bool = True
    announce: Literal["off", "pictures", "always"] = "always"
    origin: Origin | None = Field(default=None, alias="from")

    def checked(self) -> Setup:
        """Give it with everything settled that may be left open.

        Raises:
            Refusal: seats or bots that cannot be.
            TabbeError: rules, players or teams that cannot be, as the engine says it.
        """
        if self.origin is not None:
            return self._from_record(self.origin)
        if self.game not in preset_ids():
            raise Refusal("no_game", 422, game=self.game)
        rules = changed(load_rules(self.game), self.rules)
        rules.plan(self.players)
        sides_of(rules, self.players, self.teams)
        seats = self.seats or ["you", *["open"] * (self.players - 1)]
        bots = [seat for seat in seats if seat not in ("you", "open")]
        # A table of bots alone would have no host, and nobody for whom it could begin.
        if len(seats) != self.players or seats.count("you") > 1 or len(bots) == len(seats):
            raise Refusal("bad_seats", 422, players=self.players)
        for bot in (*bots, self.stand_in):
            check_bot(bot)
        settled = self.model_copy(update={"version": rules.version, "seats": seats})
        # The target too has to go with the rules, lest a table be kept that cannot be loaded.
        settled.load()
        return settled

    def _from_record(self, origin: Origin) -> Setup:
        """Settle what the record says: the game, the rules and the number of seats."""
        record = read_record(origin.record)
        replay(record)
        rules = record.rules
        if not rules.shipped or origin.deal > len(record.deals):
            raise Refusal("bad_origin", 422)
        deal = record.deals[origin.deal - 1]
        if origin.move > len(deal.moves) or None in deal.deck:
            raise Refusal("bad_origin", 422)
        played = {"game": rules.id, "rules": rules.changes, "players": len(record.players)}
        plain = self.model_copy(update={**played, "teams": record.teams, "origin": None})
        # Whenever the table is made again this is read in one go, so it is to be short.
        kept = origin.model_copy(update={"record": _alone(record, deal, origin.move), "deal": 1})
        return plain.checked().model_copy(update={"origin": kept, "version": rules.version})

    def dump(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return self.model_dump(mode="json", by_alias=True, exclude_defaults=True)

    def load(self) -> Rules:
        """The rules, of the version the table was made with."""
        return _load(self.game, self.version, tuple(sorted(self.rules.items())), self.target)


@lru_cache(maxsize=256)
def _load(
    game: str, version: int | None, changes: tuple[tuple[str, Any], ...], target: int | None
) -> Rules:
    # One record for all tables that play alike: a thousand tables need not hold a thousand.
    rules = changed(load_rules(game, version=version), dict(changes))
    return rules if target in (None, rules.target) else rules.with_switches(target=target)


def _alone(record: Record, deal: DealRecord, moves: int) -> str:
    """Write one deal of a record as far as it is played on from, and nothing of who played it."""
    begun = replace(deal, moves=deal.moves[:moves], scores=None, fair=None)
    seats = tuple(f"{seat + 1}" for seat in range(len(record.players)))
    return write_record(Record(record.rules, seats, (begun,), record.teams))


def changed(rules: Rules, changes: Mapping[str, Any]) -> Rules:
    """Give rules with some switches changed.

    Raises:
        RulesError: no such switch, or a value it cannot take.
    """
    # Looked up first, for a key such as `self` would pass as an argument of another meaning.
    named = {switch_of(name).name: value for name, value in changes.items()}
    return rules.with_switches(**named) if named else rules


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist, would run a program, or would think for too long.

    Raises:
        BotError: there is no such bot.
        Refusal: there is, but not at a table.
    """
    if name.strip().lower().startswith("exec"):
        raise Refusal("no_bot", 422, bot=name)
    parsed = parse_bot(name)
    if (parsed.ms or 0) > MOST_MS or (parsed.samples or 0) > MOST_SAMPLES:
        raise Refusal("no_bot", 422, bot=name)
