// Made by scripts/protocol-types from src/tabbe/protocol/message.py; change that one.

export const PROTOCOL = 2;

/** The host starts the match; bots take the seats that are still open. */
export interface Start {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "start";
}

/** Add own randomness to the deck of the coming deal, before anybody knows it. */
export interface Mix {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "mix";
  /** any text; hidden from the others until the deal is over. */
  text: string;
}

/** Play a move. */
export interface Play {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "play";
  /** the version the client saw; one of before this turn, or of none that there has been, is answered with the full state. */
  version: number;
  /** in notation, as the legal moves have it. */
  move: string;
}

/** Ask what a hand card and chosen things of the table amount to, without playing. */
export interface Choose {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "choose";
  /** the version the client saw, as in `Play`. */
  version: number;
  /** a card of the own hand. */
  card: string;
  /** what has been chosen on the table: cards, builds by their label (`"[9]"`). */
  takes?: string[];
  /** ask about builds instead of captures. */
  build?: boolean;
}

/** Go on to the next deal; it is dealt when everybody at the table has said so. */
export interface Ready {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "ready";
}

/** Ask to take the last play back; among people all others have to agree. */
export interface Undo {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "undo";
  /** number of plays of this deal that shall remain. null takes the own last play back. Against bots alone any own turn of the same batch, and the match becomes practice. */
  to?: number | null;
}

/** Agree, or not, to what another seat has asked for (`Scene.asked`). */
export interface Answer {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "answer";
  yes: boolean;
}

/** Say one of the phrases to the table. */
export interface Phrase {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "phrase";
  phrase: "hello" | "good-luck" | "well-played" | "thanks" | "oops" | "sorry" | "hurry" | "moment" | "laugh" | "again" | "good-game" | "bye";
}

/** Hear no more phrases of a seat, or hear them again. */
export interface Mute {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "mute";
  seat: number;
  on: boolean;
}

/** Give the match up. Between two sides it ends; among more a bot plays on for the seat. */
export interface Concede {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "concede";
}

/** Play again with the same people; it starts when all of them want it. */
export interface Rematch {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "rematch";
}

/** Leave the seat to a bot. `come_back` returns to it. */
export interface Leave {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "leave";
}

/** Take the own seat back from the bot that stands in. Where the clock ran out the bot plays that turn, and the seat comes back when it is over. */
export interface ComeBack {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "come_back";
}

/** The host puts a bot on a seat, or opens it, while nobody plays yet. */
export interface SetSeat {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "set_seat";
  seat: number;
  /** name of the bot; null opens the seat for a person. */
  bot: string | null;
}

/** Give another seat a minute more on its clock. */
export interface GiveTime {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "give_time";
  seat: number;
}

/** Play on without clocks; among people all others have to agree. */
export interface ClockOff {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "clock_off";
}

/** Ask what to play. Turns with a hint are counted, and everybody sees how many. */
export interface Hint {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "hint";
}

/** Ask for the full state. */
export interface Resync {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "resync";
}

/** Ask for a sign of life. */
export interface Ping {
  /** the client's own name for the message; the answer bears it. A message that changes something and arrives twice with one id acts once. */
  id: string;
  type: "ping";
}

export type ClientMessage =
  | Start
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
  | Ping;

/** The first message: where the client is, and who it is there. `State` follows. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** version of the server. */
  server: string;
  /** name of the page's build; a page of another build should reload. */
  page: string;
  /** server time. */
  time: number;
  table: TableInfo;
  /** own seat, null for a spectator. */
  seat: number | null;
}

/** Everything, from scratch: forget what was known. */
export interface State {
  type: "state";
  /** of the table; every change makes it larger. */
  version: number;
  /** server time, which clocks count from. */
  time: number;
  /** what everybody sees. */
  scene: Scene;
  /** what only this seat knows; null for a spectator. */
  own: Own | null;
  /** what has happened in this deal, as this seat saw it; of the lobby the newest 50. */
  log: (Dealt | Crept | Captured | Built | Swept | PicturesRemoved | LastCards | Residue | Scored | Seated | Undone | Staged | Resumed)[];
}

/** Something happened. Replace scene and own, and append the news to the log. */
export interface Update {
  type: "update";
  version: number;
  /** the version it follows on; a client that has another asks for `Resync`. It is the same as `version` when only connections have changed. */
  after: number;
  time: number;
  /** what happened. With a `Staged` of mixing the log begins anew. */
  news: (Dealt | Crept | Captured | Built | Swept | PicturesRemoved | LastCards | Residue | Scored | Seated | Undone | Staged | Resumed)[];
  scene: Scene;
  own: Own | null;
}

/** A message has been acted on (and stored). */
export interface Done {
  type: "done";
  id: string;
  /** of the table after it. */
  version: number;
}

/** A message was not acted on, and why. After a stale one the full state follows. */
export interface Refused {
  type: "refused";
  /** of the message; null when it could not be read. */
  id: string | null;
  reason: Reason;
  /** up to six moves that would have been right. */
  legal: string[];
}

/** The answer to `Choose`. */
export interface Chosen {
  type: "chosen";
  id: string;
  version: number;
  /** legal (what was chosen is a move as it stands), completes (it is part of moves), refused (it is neither; the reason says why). */
  verdict: "legal" | "completes" | "refused";
  /** the moves that take exactly what was chosen. */
  moves: Move[];
  /** moves of the card that take this and more, fewest cards first; at most forty. */
  completions: Move[];
  /** there are more of them. */
  more: boolean;
  reason: Reason | null;
}

/** The answer to `Hint`: moves, best first. */
export interface Hints {
  type: "hints";
  id: string;
  version: number;
  moves: Advice[];
}

/** A seat said a phrase. */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
}

/** The server closes the connection. */
export interface Bye {
  type: "bye";
  /** restart (come back after `after`), outdated (reload the page), gone (no such table), slow (too little was read), flood (too much was sent), private (no looking on), crowded (too many look on), elsewhere (the seat is open on too many devices, and this is the oldest), unreadable (the table was stored by a newer server, or is damaged), failed (something broke; come back after `after`). */
  code: "restart" | "outdated" | "gone" | "slow" | "flood" | "private" | "crowded" | "elsewhere" | "unreadable" | "failed";
  /** milliseconds to wait before connecting again, spread out so that not all come at once; null when coming back makes no sense. */
  after: number | null;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  id: string;
  time: number;
}

/** A finished game with every position, for `/g/<id>` and for opened files (HTTP only). */
export interface Replay {
  type: "replay";
  /** the text of its `.tabbe` file. */
  record: string;
  game: string;
  title: string;
  version: number;
  rules: Record<string, string>;
  aim: "low" | "high";
  /** per seat. */
  names: string[];
  /** the seats of each team. */
  sides: number[][];
  /** per seat over the finished deals. */
  totals: number[];
  deals: ReplayedDeal[];
}

/** A move with what speaks for and against it. */
export interface Advice {
  /** in notation. */
  move: string;
  /** expected points it costs against the best, null where that is not known. */
  loss: number | null;
  /** in order of weight. */
  reasons: Reason[];
}

/** What a seat asks of the others. */
export interface Asked {
  /** to take a play back, or to play without clocks. */
  what: "undo" | "clock_off";
  /** the seat that asks. */
  by: number;
  /** the seats that have agreed. */
  agreed: number[];
  /** the seats still to answer. */
  waiting: number[];
  /** number of plays that would remain, for an undo. */
  to: number | null;
}

/** A deal as it lies open for everybody. */
export interface Board {
  /** the seat to play, null when the deal is over. */
  turn: number | null;
  /** seat. */
  dealer: number;
  /** number of plays in this deal. */
  played: number;
  /** in laying order. */
  table: (string | Build)[];
  /** pictures set aside, spades and others. */
  heaps: string[][];
  /** the batch being played, from 1. */
  batch: number;
  /** batches still to be dealt; 0 means these are the last cards. */
  batches_left: number;
  /** cards still in the pack. */
  stock: number;
  /** the seat that took last, null before the first. */
  last_capture: number | null;
  /** ranks and cards that would sweep the table now. */
  announcements: string[];
}

/** How a finished deal was counted. */
export interface Breakdown {
  /** number in the match, from 1. */
  deal: number;
  /** only those that gave somebody points, or could have. */
  categories: Category[];
  /** in the order of play. */
  sweeps: SweepPaid[];
  /** sweep units turned back from every seat. */
  cancelled: number;
  /** per seat the points of the deal. */
  scores: number[];
  /** per seat after it. */
  totals: number[];
  /** per seat all cards won, in card order. */
  won: string[][];
  /** who got what was left, null for nobody. */
  residue_to: number | null;
  /** what was left, heaps and undealt cards included. */
  residue: string[];
  /** what the scores without sweeps and rewards add up to. */
  sum: number;
  /** what they have to add up to; null where the game has no such number. */
  checksum: number | null;
}

/** A build on the table. */
export interface Build {
  /** what takes it, 1 to 16. */
  value: number;
  /** the seat that owns it. */
  owner: number;
  /** a mere, which nobody can raise. */
  locked: boolean;
  /** its cards, in groups that each make the value. */
  groups: string[][];
  /** how a move and `Choose` name it; in the log by its value alone. */
  label: string;
  /** ranks, or single cards, that can take it. */
  taken_by: string[];
}

/** A card and cards of the table became a build, or an old one was raised or locked. */
export interface Built {
  kind: "built";
  seat: number;
  card: string;
  build: Build;
  uses: (string | Build)[];
}

/** A card took cards and builds. `clears` is the five of spades taking all there is. */
export interface Captured {
  kind: "captured";
  seat: number;
  card: string;
  value: number;
  takes: (string | Build)[];
  groups: string[][];
  points: number;
  clears: boolean;
}

/** One row of the count at the end of a deal. */
export interface Category {
  /** storan, lillan, aces, spades, sweeps, rewards, most_cards, most_suit, last_trick or laid_sweep. */
  kind: "storan" | "lillan" | "aces" | "spades" | "sweeps" | "rewards" | "most_cards" | "most_suit" | "last_trick" | "laid_sweep";
  /** per seat. */
  points: number[];
  /** per seat how many cards, or sweep units, it rests on. */
  counts: number[];
  /** per seat the cards it rests on; empty for kinds without cards. */
  cards: string[][];
  /** what the row is worth in all, for majorities and the last trick. */
  worth: number | null;
  /** a majority nobody has; what happens then is the rule `majority_tie`. */
  tied: boolean;
}

/** A card was laid out. */
export interface Crept {
  kind: "crept";
  seat: number;
  card: string;
}

/** A batch was dealt; cards of other seats are null. */
export interface Dealt {
  kind: "dealt";
  batch: number;
  dealer: number;
  hands: ((string | null)[])[];
  table: string[];
  stock: number;
}

/** What proves the deck of a deal. */
export interface Fair {
  /** published before anybody adds randomness. */
  commitment: string;
  /** what it commits to; null until the deal is over. */
  secret: string | null;
  /** the randomness of the seats; null until the deal is over. */
  seats: string[] | null;
  /** server time at which the deal starts without those who are silent; null once dealt. */
  until: number | null;
}

/** A card of the own hand. */
export interface HandCard {
  card: string;
  /** what it may count as when played. */
  values: number[];
  /** its card points. */
  points: number;
  /** how many of the listed moves play it. */
  moves: number;
  /** why it cannot simply be laid out now; null when it can, or when it is not the turn. */
  barred: Reason | null;
}

/** The dealer says that the batch now dealt is the last. */
export interface LastCards {
  kind: "last_cards";
  dealer: number;
}

/** A legal move. */
export interface Move {
  /** what `Play` sends. */
  notation: string;
  /** creep (lay out), capture or build. */
  kind: "creep" | "capture" | "build";
  /** the hand card. */
  card: string;
  /** the hand value it is played at. */
  value: number;
  /** the card could make the same take at another value, so the value matters. */
  names_value: boolean;
  /** what it takes or builds with, cards in card order, then builds. */
  takes: (string | Build)[];
  /** the loose cards in groups that each make the value. */
  groups: string[][];
  /** card points of all that is taken, the hand card included. */
  points: number;
  /** 0, 1, or 2 for a double sweep. */
  sweep: number;
  /** what it scores at once: points and sweep together. */
  price: number;
  /** value of the build it makes, 0 for none. */
  made: number;
  /** the build becomes a mere. */
  locks: boolean;
  /** it is the five of spades that clears the table. */
  clears: boolean;
}

/** What only this seat knows. */
export interface Own {
  seat: number;
  /** in dealing order. */
  hand: HandCard[];
  /** the legal moves on the own turn, in the engine's order; else empty. */
  legal: Move[];
  /** whether `legal` lists them all. When false, use `Choose`. */
  complete: boolean;
  /** what binds the whole hand now: a sweep that is forced, builds that are owed. */
  duties: Reason[];
  /** what can be done now. */
  may: ("start" | "mix" | "play" | "ready" | "undo" | "answer" | "concede" | "rematch" | "hint" | "seat")[];
  /** seats whose phrases are not passed on. */
  muted: number[];
  /** whether the own randomness for this deal has arrived. */
  mixed: boolean;
}

/** Jacks, queens and kings were set aside. */
export interface PicturesRemoved {
  kind: "pictures_removed";
  cards: string[];
}

/** Why something is not possible, or has to be. */
export interface Reason {
  /** stable name, `"forced_sweep"`. */
  code: string;
  /** key of its sentence in the catalogue. */
  key: string;
  /** values for the sentence; cards in text form. */
  args: Record<string, string | number>;
  /** the switch it comes from, where it comes from one. */
  rule: string | null;
}

/** One deal of a replay: the opening and the position after every play. */
export interface ReplayedDeal {
  /** number in the match, from 1. */
  deal: number;
  dealer: number;
  /** what proves its deck; null when nothing does. */
  fair: Fair | null;
  steps: Step[];
  /** how it was counted; null while it is unfinished. */
  breakdown: Breakdown | null;
}

/** What was left went to the maker of the last capture. */
export interface Residue {
  kind: "residue";
  seat: number | null;
  table: (string | Build)[];
  heaps: string[];
  undealt: (string | null)[];
}

/** How a match ended. */
export interface Result {
  /** the seats that have won; several share it, none when it was broken off. */
  winners: number[];
  /** per seat. */
  totals: number[];
  /** per side. */
  team_totals: number[];
  /** seats that gave up. */
  conceded: number[];
  /** id of the record, for `/g/<id>` and `/api/games/<id>`. */
  game: string;
}

/** The server was away; meanwhile no clock ran. */
export interface Resumed {
  kind: "resumed";
  /** milliseconds, which have been taken off nobody's clock. */
  lost: number;
}

/** All that everybody at the table sees. */
export interface Scene {
  /** lobby (before the first deal), mixing (randomness is gathered), playing, counted (a deal has been counted and waits for everybody), over (the match has ended). */
  phase: "lobby" | "mixing" | "playing" | "counted" | "over";
  /** number of the match at this table, from 1. */
  match: number;
  /** number of the deal in the match, from 1; 0 before the first. */
  deal: number;
  /** the agreed number, null when only a target ends the match. */
  deals: number | null;
  /** total that ends the match, 0 for none. */
  target: number;
  /** a play was taken back against bots, or the deal was set up by hand. */
  practice: boolean;
  /** all of them. */
  seats: SeatState[];
  /** the seats of each team; each seat alone without teams. */
  sides: number[][];
  /** null before the first deal. */
  board: Board | null;
  /** of the deal in play or being mixed; null for a deal that was set up by hand. */
  fair: Fair | null;
  /** a question that is open. */
  asked: Asked | null;
  /** of the deal just counted, while the phase is counted or over. */
  breakdown: Breakdown | null;
  /** when the match is over. */
  result: Result | null;
  /** the seat whose clock runs, null when none does. */
  running: number | null;
}

/** The deal was counted; the breakdown says how. */
export interface Scored {
  kind: "scored";
  scores: number[];
}

/** One seat as everybody sees it. */
export interface SeatState {
  seat: number;
  /** who sits there. */
  kind: "open" | "person" | "bot";
  /** of the person; null for bots and open seats. */
  name: string | null;
  /** the bot that plays the seat, or stands in for the person. */
  bot: string | null;
  /** may start the match and set seats. */
  host: boolean;
  /** whether a device of the person is connected. */
  connected: boolean;
  /** a bot stands in for the person, who may come back. Whoever has asked for the seat back is no longer away, though the bot (`bot`) still plays a turn that was lost by time. */
  away: boolean;
  /** the seat has given the match up. */
  conceded: boolean;
  /** the seat has dropped out of the match by its total. */
  out: boolean;
  /** wants the next deal, or the rematch. */
  ready: boolean;
  /** number of cards in the hand. */
  cards: number;
  /** number of cards won. */
  pile: number;
  /** sweep units in this deal. */
  sweeps: number;
  /** points of this deal so far. */
  score: number;
  /** points of the finished deals. */
  total: number;
  /** matches won at this table, a shared one counted for each. */
  wins: number;
  /** turns of this match on which a hint was asked for. */
  hints: number;
  /** time left, null without clocks. */
  clock: number | null;
}

/** Something changed about a seat. */
export interface Seated {
  kind: "seated";
  /** joined, left (a bot plays on), away (did not answer in time, a bot plays on), back, conceded, bot (the host put a bot there), opened, timed_out. */
  what: "joined" | "left" | "away" | "back" | "conceded" | "bot" | "opened" | "timed_out";
  seat: number;
  name: string | null;
}

/** The phase of the table changed. */
export interface Staged {
  kind: "staged";
  phase: "lobby" | "mixing" | "playing" | "counted" | "over";
}

/** One position of a replay. */
export interface Step {
  /** who played to come here; null for the opening. */
  seat: number | null;
  /** what was played, in notation; null for the opening. */
  move: string | null;
  /** what it brought about, all cards open. */
  news: (Dealt | Crept | Captured | Built | Swept | PicturesRemoved | LastCards | Residue | Scored | Seated | Undone | Staged | Resumed)[];
  /** the position after it. */
  board: Board;
  /** per seat the cards held after it; null for a card that is not known. */
  hands: ((string | null)[])[];
  /** per seat the points so far. */
  scores: number[];
  /** per seat the number of cards won. */
  piles: number[];
  /** per seat the sweep units. */
  sweeps: number[];
}

/** One sweep of the deal: who swept with what, and who was paid. */
export interface SweepPaid {
  seat: number;
  card: string;
  units: number;
  points: number;
  paid: number | null;
  reward: number;
}

/** The capture just before cleared the table. */
export interface Swept {
  kind: "swept";
  seat: number;
  card: string;
  units: number;
  points: number;
  paid: number | null;
  reward: number;
}

/** What does not change while a table stands. */
export interface TableInfo {
  /** the table's secret address, 128 bits; whoever has it may come in. */
  id: string;
  /** short code to read aloud, good until the match starts. */
  code: string | null;
  /** address of the table for a link. */
  url: string;
  /** preset id. */
  game: string;
  /** what people call the game. */
  title: string;
  /** of the preset. */
  version: number;
  /** the switches that differ from the preset, as text. */
  rules: Record<string, string>;
  /** whether the lowest or the highest total wins. */
  aim: "low" | "high";
  /** number of seats. */
  players: number;
  /** pairs, threes or none. */
  teams: string | null;
  /** what a sweep scores; 0 where sweeps are free. */
  sweep_points: number;
  /** when sweeps are to be called, unless the reader wants it otherwise. */
  announce: "off" | "pictures" | "always";
  /** every switch with its value, as text. */
  switches: Record<string, string>;
  /** card points of the cards that count. */
  worth: Record<string, number>;
  /** milliseconds each seat starts with and gets for every play; null without clocks. */
  clock: number[] | null;
  /** milliseconds after which a bot stands in for a seat that is not connected. */
  grace: number;
  /** milliseconds a bot waits before it plays. */
  pace: number;
  /** whether people without a seat may look on. */
  watch: boolean;
  /** whether plays can be taken back. */
  undo: boolean;
}

/** Plays were taken back and so many remain. It comes in a full state, whose log ends there. */
export interface Undone {
  kind: "undone";
  seat: number;
  to: number;
}

export type ServerMessage =
  | Welcome
  | State
  | Update
  | Done
  | Refused
  | Chosen
  | Hints
  | Said
  | Bye
  | Pong
  | Replay;

/** A card of the table, or a build. */
export type Item = string | Build;

/** An entry of the log. */
export type Told = Dealt | Crept | Captured | Built | Swept | PicturesRemoved | LastCards | Residue | Scored | Seated | Undone | Staged | Resumed;
