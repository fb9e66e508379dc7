"""Every message between the server and a client: one type each, and nothing but text and numbers.

The file is long on purpose: it is the whole protocol. TypeScript types and the reference page are
made from it (`scripts/protocol-types`), so what stands in the docstrings is read by both.

Cards are text (`"8d"`), builds are objects, seats are numbers from 0 clockwise, times are
milliseconds. A reason is a code with data; its sentence is in the catalogue under `key`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, StringConstraints, TypeAdapter

if TYPE_CHECKING:
    from pydantic_core import SchemaSerializer

PROTOCOL: Final = 2
"""Raised when a client of yesterday could misread what is sent; such a client is told to reload.

Fields may be added without that, and messages that only clients send. Clients read everything else
strictly: a new kind of entry, message or word is one that they do not know.
"""

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "sorry",
    "hurry",
    "moment",
    "laugh",
    "again",
    "good-game",
    "bye",
)
"""What can be said at a table; the words are `phrase-<id>` of the catalogue, in each reader's own
language."""

Seat = Annotated[int, Field(ge=0, le=5)]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]
CardText = Annotated[str, StringConstraints(min_length=2, max_length=4)]
ItemText = Annotated[str, StringConstraints(min_length=2, max_length=12)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
PhraseId = Literal[PHRASES]  # type: ignore[valid-type]  # the words above, once
Phase = Literal["lobby", "mixing", "playing", "counted", "over"]
Act = Literal[
    "start", "mix", "play", "ready", "undo", "answer", "concede", "rematch", "hint", "seat"
]


# --- from client to server ------------------------------------------------------------------------


class Request(BaseModel):
    """What a client may send: unknown fields are refused.

    Attributes:
        id: the client's own name for the message; the answer bears it. A message that changes
            something and arrives twice with one id acts once.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    id: MessageId


class Start(Request):
    """The host starts the match; bots take the seats that are still open."""

    type: Literal["start"]


class Mix(Request):
    """Add own randomness to the deck of the coming deal, before anybody knows it.

    Attributes:
        text: any text; hidden from the others until the deal is over.
    """

    type: Literal["mix"]
    text: Annotated[str, StringConstraints(max_length=64)]


class Play(Request):
    """Play a move.

    Attributes:
        version: the version the client saw; one of before this turn, or of none that there has
            been, is answered with the full state.
        move: in notation, as the legal moves have it.
    """

    type: Literal["play"]
    version: Annotated[int, Field(ge=0)]
    move: Annotated[str, StringConstraints(min_length=2, max_length=1000)]


class Choose(Request):
    """Ask what a hand card and chosen things of the table amount to, without playing.

    Attributes:
        version: the version the client saw, as in `Play`.
        card: a card of the own hand.
        takes: what has been chosen on the table: cards, builds by their label (`"[9]"`).
        build: ask about builds instead of captures.
    """

    type: Literal["choose"]
    version: Annotated[int, Field(ge=0)]
    card: CardText
    takes: Annotated[list[ItemText], Field(max_length=104)] = []
    build: bool = False


class Ready(Request):
    """Go on to the next deal; it is dealt when everybody at the table has said so."""

    type: Literal["ready"]


class Undo(Request):
    """Ask to take the last play back; among people all others have to agree.

    Attributes:
        to: number of plays of this deal that shall remain. None takes the own last play back.
            Against bots alone any own turn of the same batch, and the match becomes practice.
    """

    type: Literal["undo"]
    to: Annotated[int, Field(ge=0)] | None = None


class Answer(Request):
    """Agree, or not, to what another seat has asked for (`Scene.asked`)."""

    type: Literal["answer"]
    yes: bool


class Phrase(Request):
    """Say one of the phrases to the table."""

    type: Literal["phrase"]
    phrase: PhraseId


class Mute(Request):
    """Hear no more phrases of a seat, or hear them again."""

    type: Literal["mute"]
    seat: Seat
    on: bool


class Concede(Request):
    """Give the match up. Between two sides it ends; among more a bot plays on for the seat."""

    type: Literal["concede"]


class Rematch(Request):
    """Play again with the same people; it starts when all of them want it."""

    type: Literal["rematch"]


class Leave(Request):
    """Leave the seat to a bot. `come_back` returns to it."""

    type: Literal["leave"]


class ComeBack(Request):
    """Take the own seat back from the bot that stands in.

    Where the clock ran out the bot plays that turn, and the seat comes back when it is over.
    """

    type: Literal["come_back"]


class SetSeat(Request):
    """The host puts a bot on a seat, or opens it, while nobody plays yet.

    Attributes:
        bot: name of the bot; None opens the seat for a person.
    """

    type: Literal["set_seat"]
    seat: Seat
    bot: BotName | None


class GiveTime(Request):
    """Give another seat a minute more on its clock."""

    type: Literal["give_time"]
    seat: Seat


class ClockOff(Request):
    """Play on without clocks; among people all others have to agree."""

    type: Literal["clock_off"]


class Hint(Request):
    """Ask what to play. Turns with a hint are counted, and everybody sees how many."""

    type: Literal["hint"]


class Resync(Request):
    """Ask for the full state."""

    type: Literal["resync"]


class Ping(Request):
    """Ask for a sign of life."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Start
    | Mix
    | Play
    | Choose
    | Ready
    | Undo
    | Answer
    | Phrase
    | Mute
    | Concede
    | Rematch
    | Leave
    | ComeBack
    | SetSeat
    | GiveTime
    | ClockOff
    | Hint
    | Resync
    | Ping,
    Discriminator("type"),
]


# --- parts of what the server sends ---------------------------------------------------------------
#
# Those of a scene and of a hand are made anew at every move: frozen, they would take three times as
# long to make.


@dataclass(slots=True, kw_only=True)
class Build:
    """A build on the table.

    Attributes:
        value: what takes it, 1 to 16.
        owner: the seat that owns it.
        locked: a mere, which nobody can raise.
        groups: its cards, in groups that each make the value.
        label: how a move and `Choose` name it; in the log by its value alone.
        taken_by: ranks, or single cards, that can take it.
    """

    value: int
    owner: int
    locked: bool
    groups: list[list[str]]
    label: str
    taken_by: list[str]


Item = str | Build
"""A card of the table, or a build."""


@dataclass(slots=True, kw_only=True)
class Reason:
    """Why something is not possible, or has to be.

    Attributes:
        code: stable name, `"forced_sweep"`.
        key: key of its sentence in the catalogue.
        args: values for the sentence; cards in text form.
        rule: the switch it comes from, where it comes from one.
    """

    code: str
    key: str
    args: dict[str, str | int]
    rule: str | None = None


@dataclass(slots=True, kw_only=True)
class Move:
    """A legal move.

    Attributes:
        notation: what `Play` sends.
        kind: creep (lay out), capture or build.
        card: the hand card.
        value: the hand value it is played at.
        names_value: the card could make the same take at another value, so the value matters.
        takes: what it takes or builds with, cards in card order, then builds.
        groups: the loose cards in groups that each make the value.
        points: card points of all that is taken, the hand card included.
        sweep: 0, 1, or 2 for a double sweep.
        price: what it scores at once: points and sweep together.
        made: value of the build it makes, 0 for none.
        locks: the build becomes a mere.
        clears: it is the five of spades that clears the table.
    """

    notation: str
    kind: Literal["creep", "capture", "build"]
    card: str
    value: int
    names_value: bool
    takes: list[Item]
    groups: list[list[str]]
    points: int
    sweep: int
    price: int
    made: int
    locks: bool
    clears: bool


@dataclass(slots=True, kw_only=True)
class HandCard:
    """A card of the own hand.

    Attributes:
        values: what it may count as when played.
        points: its card points.
        moves: how many of the listed moves play it.
        barred: why it cannot simply be laid out now; None when it can, or when it is not the turn.
    """

    card: str
    values: list[int]
    points: int
    moves: int
    barred: Reason | None


@dataclass(slots=True, kw_only=True)
class Own:
    """What only this seat knows.

    Attributes:
        hand: in dealing order.
        legal: the legal moves on the own turn, in the engine's order; else empty.
        complete: whether `legal` lists them all. When false, use `Choose`.
        duties: what binds the whole hand now: a sweep that is forced, builds that are owed.
        may: what can be done now.
        muted: seats whose phrases are not passed on.
        mixed: whether the own randomness for this deal has arrived.
    """

    seat: int
    hand: list[HandCard]
    legal: list[Move]
    complete: bool
    duties: list[Reason]
    may: list[Act]
    muted: list[int]
    mixed: bool


@dataclass(slots=True, kw_only=True)
class SeatState:
    """One seat as everybody sees it.

    Attributes:
        kind: who sits there.
        name: of the person; None for bots and open seats.
        bot: the bot that plays the seat, or stands in for the person.
        host: may start the match and set seats.
        connected: whether a device of the person is connected.
        away: a bot stands in for the person, who may come back. Whoever has asked for the seat back
            is no longer away, though the bot (`bot`) still plays a turn that was lost by time.
        conceded: the seat has given the match up.
        out: the seat has dropped out of the match by its total.
        ready: wants the next deal, or the rematch.
        cards: number of cards in the hand.
        pile: number of cards won.
        sweeps: sweep units in this deal.
        score: points of this deal so far.
        total: points of the finished deals.
        wins: matches won at this table, a shared one counted for each.
        hints: turns of this match on which a hint was asked for.
        clock: time left, None without clocks.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    host: bool
    connected: bool
    away: bool
    conceded: bool
    out: bool
    ready: bool
    cards: int
    pile: int
    sweeps: int
    score: int
    total: int
    wins: int
    hints: int
    clock: int | None


@dataclass(slots=True, kw_only=True)
class Board:
    """A deal as it lies open for everybody.

    Attributes:
        turn: the seat to play, None when the deal is over.
        dealer: seat.
        played: number of plays in this deal.
        table: in laying order.
        heaps: pictures set aside, spades and others.
        batch: the batch being played, from 1.
        batches_left: batches still to be dealt; 0 means these are the last cards.
        stock: cards still in the pack.
        last_capture: the seat that took last, None before the first.
        announcements: ranks and cards that would sweep the table now.
    """

    turn: int | None
    dealer: int
    played: int
    table: list[Item]
    heaps: list[list[str]]
    batch: int
    batches_left: int
    stock: int
    last_capture: int | None
    announcements: list[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Fair:
    """What proves the deck of a deal.

    Attributes:
        commitment: published before anybody adds randomness.
        secret: what it commits to; None until the deal is over.
        seats: the randomness of the seats; None until the deal is over.
        until: server time at which the deal starts without those who are silent; None once dealt.
    """

    commitment: str
    secret: str | None
    seats: list[str] | None
    until: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Category:
    """One row of the count at the end of a deal.

    Attributes:
        kind: storan, lillan, aces, spades, sweeps, rewards, most_cards, most_suit, last_trick or
            laid_sweep.
        points: per seat.
        counts: per seat how many cards, or sweep units, it rests on.
        cards: per seat the cards it rests on; empty for kinds without cards.
        worth: what the row is worth in all, for majorities and the last trick.
        tied: a majority nobody has; what happens then is the rule `majority_tie`.
    """

    kind: Literal[
        "storan",
        "lillan",
        "aces",
        "spades",
        "sweeps",
        "rewards",
        "most_cards",
        "most_suit",
        "last_trick",
        "laid_sweep",
    ]
    points: list[int]
    counts: list[int]
    cards: list[list[str]]
    worth: int | None = None
    tied: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SweepPaid:
    """One sweep of the deal: who swept with what, and who was paid."""

    seat: int
    card: str
    units: int
    points: int
    paid: int | None
    reward: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Breakdown:
    """How a finished deal was counted.

    Attributes:
        deal: number in the match, from 1.
        categories: only those that gave somebody points, or could have.
        sweeps: in the order of play.
        cancelled: sweep units turned back from every seat.
        scores: per seat the points of the deal.
        totals: per seat after it.
        won: per seat all cards won, in card order.
        residue_to: who got what was left, None for nobody.
        residue: what was left, heaps and undealt cards included.
        sum: what the scores without sweeps and rewards add up to.
        checksum: what they have to add up to; None where the game has no such number.
    """

    deal: int
    categories: list[Category]
    sweeps: list[SweepPaid]
    cancelled: int
    scores: list[int]
    totals: list[int]
    won: list[list[str]]
    residue_to: int | None
    residue: list[str]
    sum: int
    checksum: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a match ended.

    Attributes:
        winners: the seats that have won; several share it, none when it was broken off.
        totals: per seat.
        team_totals: per side.
        conceded: seats that gave up.
        game: id of the record, for `/g/<id>` and `/api/games/<id>`.
    """

    winners: list[int]
    totals: list[int]
    team_totals: list[int]
    conceded: list[int]
    game: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What a seat asks of the others.

    Attributes:
        what: to take a play back, or to play without clocks.
        by: the seat that asks.
        agreed: the seats that have agreed.
        waiting: the seats still to answer.
        to: number of plays that would remain, for an undo.
    """

    what: Literal["undo", "clock_off"]
    by: int
    agreed: list[int]
    waiting: list[int]
    to: int | None


@dataclass(slots=True, kw_only=True)
class Scene:
    """All that everybody at the table sees.

    Attributes:
        phase: lobby (before the first deal), mixing (randomness is gathered), playing, counted
            (a deal has been counted and waits for everybody), over (the match has ended).
        match: number of the match at this table, from 1.
        deal: number of the deal in the match, from 1; 0 before the first.
        deals: the agreed number, None when only a target ends the match.
        target: total that ends the match, 0 for none.
        practice: a play was taken back against bots, or the deal was set up by hand.
        seats: all of them.
        sides: the seats of each team; each seat alone without teams.
        board: None before the first deal.
        fair: of the deal in play or being mixed; None for a deal that was set up by hand.
        asked: a question that is open.
        breakdown: of the deal just counted, while the phase is counted or over.
        result: when the match is over.
        running: the seat whose clock runs, None when none does.
    """

    phase: Phase
    match: int
    deal: int
    deals: int | None
    target: int
    practice: bool
    seats: list[SeatState]
    sides: list[list[int]]
    board: Board | None
    fair: Fair | None
    asked: Asked | None
    breakdown: Breakdown | None
    result: Result | None
    running: int | None


# --- the log --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """A batch was dealt; cards of other seats are null."""

    kind: Literal["dealt"] = "dealt"
    batch: int
    dealer: int
    hands: list[list[str | None]]
    table: list[str]
    stock: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Crept:
    """A card was laid out."""

    kind: Literal["crept"] = "crept"
    seat: int
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Captured:
    """A card took cards and builds. `clears` is the five of spades taking all there is."""

    kind: Literal["captured"] = "captured"
    seat: int
    card: str
    value: int
    takes: list[Item]
    groups: list[list[str]]
    points: int
    clears: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """A card and cards of the table became a build, or an old one was raised or locked."""

    kind: Literal["built"] = "built"
    seat: int
    card: str
    build: Build
    uses: list[Item]


@dataclass(frozen=True, slots=True, kw_only=True)
class Swept:
    """The capture just before cleared the table."""

    kind: Literal["swept"] = "swept"
    seat: int
    card: str
    units: int
    points: int
    paid: int | None
    reward: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PicturesRemoved:
    """Jacks, queens and kings were set aside."""

    kind: Literal["pictures_removed"] = "pictures_removed"
    cards: list[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class LastCards:
    """The dealer says that the batch now dealt is the last."""

    kind: Literal["last_cards"] = "last_cards"
    dealer: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Residue:
    """What was left went to the maker of the last capture."""

    kind: Literal["residue"] = "residue"
    seat: int | None
    table: list[Item]
    heaps: list[str]
    undealt: list[str | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """The deal was counted; the breakdown says how."""

    kind: Literal["scored"] = "scored"
    scores: list[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated:
    """Something changed about a seat.

    Attributes:
        what: joined, left (a bot plays on), away (did not answer in time, a bot plays on), back,
            conceded, bot (the host put a bot there), opened, timed_out.
    """

    kind: Literal["seated"] = "seated"
    what: Literal["joined", "left", "away", "back", "conceded", "bot", "opened", "timed_out"]
    seat: int
    name: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone:
    """Plays were taken back and so many remain. It comes in a full state, whose log ends there."""

    kind: Literal["undone"] = "undone"
    seat: int
    to: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Staged:
    """The phase of the table changed."""

    kind: Literal["staged"] = "staged"
    phase: Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed:
    """The server was away; meanwhile no clock ran.

    Attributes:
        lost: milliseconds, which have been taken off nobody's clock.
    """

    kind: Literal["resumed"] = "resumed"
    lost: int


Told = Annotated[
    Dealt
    | Crept
    | Captured
    | Built
    | Swept
    | PicturesRemoved
    | LastCards
    | Residue
    | Scored
    | Seated
    | Undone
    | Staged
    | Resumed,
    Field(discriminator="kind"),
]


# --- from server to client ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo:
    """What does not change while a table stands.

    Attributes:
        id: the table's secret address, 128 bits; whoever has it may come in.
        code: short code to read aloud, good until the match starts.
        url: address of the table for a link.
        game: preset id.
        title: what people call the game.
        version: of the preset.
        rules: the switches that differ from the preset, as text.
        aim: whether the lowest or the highest total wins.
        players: number of seats.
        teams: pairs, threes or none.
        sweep_points: what a sweep scores; 0 where sweeps are free.
        announce: when sweeps are to be called, unless the reader wants it otherwise.
        switches: every switch with its value, as text.
        worth: card points of the cards that count.
        clock: milliseconds each seat starts with and gets for every play; None without clocks.
        grace: milliseconds after which a bot stands in for a seat that is not connected.
        pace: milliseconds a bot waits before it plays.
        watch: whether people without a seat may look on.
        undo: whether plays can be taken back.
    """

    id: str
    code: str | None
    url: str
    game: str
    title: str
    version: int
    rules: dict[str, str]
    aim: Literal["low", "high"]
    players: int
    teams: str | None
    sweep_points: int
    announce: Literal["off", "pictures", "always"]
    switches: dict[str, str]
    worth: dict[str, int]
    clock: list[int] | None
    grace: int
    pace: int
    watch: bool
    undo: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome:
    """The first message: where the client is, and who it is there. `State` follows.

    Attributes:
        server: version of the server.
        page: name of the page's build; a page of another build should reload.
        time: server time.
        seat: own seat, None for a spectator.
    """

    type: Literal["welcome"] = "welcome"
    protocol: int
    server: str
    page: str
    time: int
    table: TableInfo
    seat: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One position of a replay.

    Attributes:
        seat: who played to come here; None for the opening.
        move: what was played, in notation; None for the opening.
        news: what it brought about, all cards open.
        board: the position after it.
        hands: per seat the cards held after it; null for a card that is not known.
        scores: per seat the points so far.
        piles: per seat the number of cards won.
        sweeps: per seat the sweep units.
    """

    seat: int | None
    move: str | None
    news: list[Told]
    board: Board
    hands: list[list[str | None]]
    scores: list[int]
    piles: list[int]
    sweeps: list[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayedDeal:
    """One deal of a replay: the opening and the position after every play.

    Attributes:
        deal: number in the match, from 1.
        fair: what proves its deck; None when nothing does.
        breakdown: how it was counted; None while it is unfinished.
    """

    deal: int
    dealer: int
    fair: Fair | None
    steps: list[Step]
    breakdown: Breakdown | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A finished game with every position, for `/g/<id>` and for opened files (HTTP only).

    Attributes:
        record: the text of its `.tabbe` file.
        names: per seat.
        totals: per seat over the finished deals.
        sides: the seats of each team.
    """

    type: Literal["replay"] = "replay"
    record: str
    game: str
    title: str
    version: int
    rules: dict[str, str]
    aim: Literal["low", "high"]
    names: list[str]
    sides: list[list[int]]
    totals: list[int]
    deals: list[ReplayedDeal]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Everything, from scratch: forget what was known.

    Attributes:
        version: of the table; every change makes it larger.
        time: server time, which clocks count from.
        scene: what everybody sees.
        own: what only this seat knows; None for a spectator.
        log: what has happened in this deal, as this seat saw it; of the lobby the newest 50.
    """

    type: Literal["state"] = "state"
    version: int
    time: int
    scene: Scene
    own: Own | None
    log: list[Told]


@dataclass(frozen=True, slots=True, kw_only=True)
class Update:
    """Something happened. Replace scene and own, and append the news to the log.

    Attributes:
        after: the version it follows on; a client that has another asks for `Resync`. It is the
            same as `version` when only connections have changed.
        news: what happened. With a `Staged` of mixing the log begins anew.
    """

    type: Literal["update"] = "update"
    version: int
    after: int
    time: int
    news: list[Told]
    scene: Scene
    own: Own | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """A message has been acted on (and stored).

    Attributes:
        version: of the table after it.
    """

    type: Literal["done"] = "done"
    id: str
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """A message was not acted on, and why. After a stale one the full state follows.

    Attributes:
        id: of the message; None when it could not be read.
        legal: up to six moves that would have been right.
    """

    type: Literal["refused"] = "refused"
    id: str | None
    reason: Reason
    legal: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The answer to `Choose`.

    Attributes:
        verdict: legal (what was chosen is a move as it stands), completes (it is part of moves),
            refused (it is neither; the reason says why).
        moves: the moves that take exactly what was chosen.
        completions: moves of the card that take this and more, fewest cards first; at most forty.
        more: there are more of them.
    """

    type: Literal["chosen"] = "chosen"
    id: str
    version: int
    verdict: Literal["legal", "completes", "refused"]
    moves: list[Move]
    completions: list[Move]
    more: bool
    reason: Reason | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """A move with what speaks for and against it.

    Attributes:
        move: in notation.
        loss: expected points it costs against the best, None where that is not known.
        reasons: in order of weight.
    """

    move: str
    loss: float | None
    reasons: list[Reason]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hints:
    """The answer to `Hint`: moves, best first."""

    type: Literal["hints"] = "hints"
    id: str
    version: int
    moves: list[Advice]


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A seat said a phrase."""

    type: Literal["said"] = "said"
    seat: int
    phrase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye:
    """The server closes the connection.

    Attributes:
        code: restart (come back after `after`), outdated (reload the page), gone (no such table),
            slow (too little was read), flood (too much was sent), private (no looking on), crowded
            (too many look on), elsewhere (the seat is open on too many devices, and this is the
            oldest), unreadable (the table was stored by a newer server, or is damaged), failed
            (something broke; come back after `after`).
        after: milliseconds to wait before connecting again, spread out so that not all come at
            once; None when coming back makes no sense.
    """

    type: Literal["bye"] = "bye"
    code: Literal[
        "restart",
        "outdated",
        "gone",
        "slow",
        "flood",
        "private",
        "crowded",
        "elsewhere",
        "unreadable",
        "failed",
    ]
    after: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pong:
    """The answer to `Ping`."""

    type: Literal["pong"] = "pong"
    id: str
    time: int


ServerMessage = Annotated[
    Welcome | State | Update | Done | Refused | Chosen | Hints | Said | Bye | Pong | Replay,
    Field(discriminator="type"),
]

_read = TypeAdapter(ClientMessage).validator.validate_json
_listener: TypeAdapter[Any] = TypeAdapter(ServerMessage)
_writers: dict[type, SchemaSerializer] = {}


def read_request(text: str | bytes) -> Request:
    """Read what a client sent.

    Raises:
        pydantic.ValidationError: it is no message of this protocol.
    """
    request: Request = _read(text)
    return request


def read_message(text: str | bytes) -> Any:
    """Read what the server sent, as one of the types of `ServerMessage`.

    Raises:
        pydantic.ValidationError: it is no message of this protocol.
    """
    return _listener.validate_json(text)


def write(message: object) -> bytes:
    """Give a message, or a part of one, as JSON."""
    kind = type(message)
    writer = _writers.get(kind)
    if writer is None:
        writer = _writers[kind] = TypeAdapter(kind).serializer
    return writer.to_json(message)
