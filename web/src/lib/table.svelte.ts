/** A table as this browser knows it: what is shown, what is still to be shown, and what one does. */
import { tick } from "svelte";
import type { Advice, Chosen, Item, Move, Reason, Scene, SeatState, ServerMessage, TableInfo, Told } from "../protocol";
import { PROTOCOL } from "../protocol";
import { t } from "./catalogue.svelte";
import { meant, open, taken } from "./choice";
import { type Frame, halves, isPlay } from "./frame";
import { Link, type LinkState, type Request } from "./link";
import { call, line } from "./narrator";
import { type Piece, carry } from "./piece";
import { setting } from "./setting.svelte";
import { sound } from "./sound";
import { type Reader, moveText, noted, reasonText } from "./wording";

/** How long a play of somebody else stands before the next is shown (milliseconds). */
const PAUSE = { step: 0, slow: 2000, normal: 950, fast: 350, instant: 0 };

/** What the page says to the server without the reader's doing anything to the game. */
const WATCHING = new Set<Request["type"]>(["ping", "resync", "mix", "choose", "hint"]);

export interface Listener {
  /** Say a sentence to those who listen; urgent ones interrupt. */
  say(text: string, urgent?: boolean): void;
  /** Put a frame on the screen: call `change` between remembering and moving the cards. */
  show(frame: Frame, change: () => Promise<void>): Promise<number>;
  outdated(): void;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  me = $state<number | null>(null);
  link = $state<LinkState>("opening");
  /** Why the line was closed for good, as `Bye` says. */
  gone = $state<string | null>(null);
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Told[]>([]);
  /** Sentences of the last thing that happened. */
  lines = $state.raw<string[]>([]);
  hand = $state.raw<Piece[]>([]);
  field = $state.raw<Piece[]>([]);
  selected = $state<number | null>(null);
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  picked = $state<string | null>(null);
  /** A way to play that is being looked at, by pointer or focus, before it is picked. */
  preview = $state.raw<Move | null>(null);
  /** Why what was tried last cannot be. */
  refusal = $state<string | null>(null);
  asked = $state.raw<Chosen | null>(null);
  hints = $state.raw<Advice[] | null>(null);
  said = $state.raw<{ seat: number; phrase: string; n: number } | null>(null);
  /** Frames wait for the reader to tap on (speed "step"). */
  holding = $state(false);
  /** A play has been sent and not been answered. */
  sending = $state(false);
  /** Who looks on, and what everybody is called, for sentences. */
  readonly reader: Reader = $derived.by(() => this.#reader());

  #line: Link;
  #queue: Frame[] = [];
  #newest = $state.raw<Frame | null>(null);
  #busy = false;
  #skip = false;
  /** The play that is shown is somebody else's, and the reader has not tapped on since. */
  #standing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait: (() => void) | null = null;
  #play: string | null = null;
  #question: string | null = null;
  /** What is chosen has changed since the question that is not answered yet: whether to ask about builds. */
  #again: boolean | null = null;
  #hint: string | null = null;
  #stopped = false;
  /** Match and deal to which randomness was added last. */
  #mixes = "";

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#line = new Link(
      `${scheme}://${location.host}/ws/${encodeURIComponent(id)}?protocol=${PROTOCOL}`,
      (message) => this.#hear(message),
      (state) => (this.link = state),
    );
  }

  close(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#line.close();
  }

  // --- what can be seen -----------------------------------------------------------------------

  get scene() {
    return this.frame?.scene ?? null;
  }

  get own() {
    return this.frame?.own ?? null;
  }

  get board() {
    return this.scene?.board ?? null;
  }

  /** Whether it is the reader's turn, on the screen and in truth. */
  get myTurn(): boolean {
    return (
      this.me !== null && this.scene?.phase === "playing" && this.board?.turn === this.me && this.frame === this.#newest
    );
  }

  /** Whether it is the reader's turn in truth, though the screen may still show what led to it. */
  get due(): boolean {
    const scene = this.#newest?.scene;
    return this.me !== null && scene?.phase === "playing" && scene.board?.turn === this.me;
  }

  get card(): string | null {
    const piece = this.hand.find(({ id }) => id === this.selected);
    return piece ? (piece.item as string) : null;
  }

  get items(): Item[] {
    return this.field.map(({ item }) => item);
  }

  get wanted(): Item[] {
    return this.field.filter(({ id }) => this.chosen.has(id)).map(({ item }) => item);
  }

  /** The moves that what is chosen can still become. */
  readonly moves: Move[] = $derived.by(() => {
    const { card, own } = this;
    if (!card || !own || !this.myTurn) return [];
    if (own.complete) return open(own.legal, card, this.wanted);
    return this.asked ? [...this.asked.moves, ...this.asked.completions] : [];
  });

  readonly move: Move | null = $derived.by(() => meant(this.moves, this.wanted, this.picked));

  /** The pieces that the meant move takes, or that are chosen by hand. */
  readonly marked: ReadonlySet<number> = $derived.by(() => {
    const move = this.preview && this.moves.includes(this.preview) ? this.preview : this.move;
    if (!move) return this.chosen;
    const places = new Set(this.field.flatMap(({ id }, n) => (this.chosen.has(id) ? [n] : [])));
    return new Set([...taken(move, this.items, places)].map((n) => this.field[n]!.id));
  });

  /** The pieces that some open move takes. */
  readonly takable: ReadonlySet<number> = $derived.by(() => {
    const ids = new Set<number>();
    for (const move of this.moves)
      for (const place of taken(move, this.items, new Set())) ids.add(this.field[place]!.id);
    return ids;
  });

  /** Why the chosen card can do nothing now. */
  get barred(): Reason | null {
    if (this.moves.length || !this.card) return null;
    return this.own?.hand.find(({ card }) => card === this.card)?.barred ?? null;
  }

  #reader(): Reader {
    const { scene, me, info } = this;
    return { me, aim: info?.aim ?? "low", names: scene ? namesOf(scene.seats) : [] };
  }

  // --- what one does --------------------------------------------------------------------------

  select(id: number | null): void {
    this.#hurry();
    if (this.selected !== id) {
      this.picked = null;
      this.chosen = new Set();
      this.asked = null;
    }
    this.selected = id;
    this.refusal = null;
    if (id !== null && this.myTurn && !this.own?.complete) this.ask();
  }

  toggle(id: number): void {
    this.#hurry();
    this.refusal = null;
    const next = new Set(this.move && !this.chosen.size && this.picked ? this.marked : this.chosen);
    if (!next.delete(id)) next.add(id);
    this.chosen = next;
    this.picked = null;
    if (this.card && this.myTurn && (!this.own?.complete || !this.moves.length)) this.ask();
  }

  pick(move: Move): void {
    this.picked = move.notation;
    this.chosen = new Set();
    this.refusal = null;
  }

  /** Ask the server what the chosen things amount to, once it has answered what was asked before. */
  ask(build = false): void {
    if (!this.card || !this.frame) return;
    if (this.#question) {
      this.#again = build;
      return;
    }
    const takes = this.wanted.map((item) => (typeof item === "string" ? item : item.label));
    this.#question = this.#send({
      type: "choose",
      version: this.frame.version,
      card: this.card,
      takes,
      build,
    });
  }

  play(move: Move | null = this.move): void {
    if (!move || !this.frame || !this.myTurn || this.sending) return;
    this.sending = true;
    this.#play = this.#send({ type: "play", version: this.frame.version, move: move.notation });
  }

  askHint(): void {
    if (this.#hint) return;
    this.#hint = this.#send({ type: "hint" });
  }

  /** The hint that was given last, "" for none: the best move, and what speaks for it. */
  hint(inWords = false): string {
    const best = this.hints?.[0];
    if (!best) return "";
    const move = this.own?.legal.find(({ notation }) => notation === best.move);
    const shown = move ? moveText({ ...this.reader, inWords }, move) : noted(best.move, inWords);
    const reasons = best.reasons.slice(0, 2).map((reason) => `${reasonText(reason, inWords)}.`);
    return [t("page-hint-best", { move: shown }), ...reasons].join(" ");
  }

  do(request: Request): void {
    this.#send(request);
  }

  /** Show the next waiting play now. */
  step(): void {
    this.#wait?.();
  }

  #send(request: Request): string {
    // Who does something has seen what stands there.
    if (!WATCHING.has(request.type)) this.#standing = false;
    return this.#line.send(request);
  }

  /** Whoever acts does not want to wait for pictures of the past. */
  #hurry(): void {
    if (!this.#queue.length) return;
    this.#skip = true;
    this.#wait?.();
  }

  // --- what the server says -------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.me = message.seat;
        // What was asked on the line before is answered by nobody.
        this.#question = this.#again = this.#hint = null;
        if (message.protocol !== PROTOCOL || isOther(message.page)) this.listener.outdated();
        break;
      case "state":
        this.#restart({ ...message, arrived: Date.now(), news: [] }, message.log);
        break;
      case "update":
        if (this.#newest && message.after !== this.#newest.version) {
          if (message.version > this.#newest.version) this.#send({ type: "resync" });
          break;
        }
        this.#add({ ...message, arrived: Date.now() });
        break;
      case "done":
        if (message.id === this.#play) this.#settled();
        break;
      case "refused":
        if (message.id === this.#play) this.#settled();
        if (message.reason.code !== "stale" || !this.#wonders(message.id)) this.#refused(message.reason);
        if (message.id === this.#hint) this.#hint = null;
        if (message.id === this.#question) this.#answered(null);
        break;
      case "chosen":
        if (message.id === this.#question) this.#answered(message);
        break;
      case "hints":
        if (message.id === this.#hint) this.#hinted(message.moves);
        break;
      case "said":
        this.said = { seat: message.seat, phrase: message.phrase, n: (this.said?.n ?? 0) + 1 };
        this.listener.say(
          t("page-says", { name: this.reader.names[message.seat] ?? "", phrase: t(`phrase-${message.phrase}`) }),
        );
        break;
      case "bye":
        // An old page keeps its game in sight; what it needs is to be loaded anew.
        if (message.code === "outdated") this.listener.outdated();
        else if (message.after === null) this.gone = message.code;
        break;
    }
  }

  /** Show a hint, in place of a card that had been chosen, and say it. */
  #hinted(moves: Advice[]): void {
    this.#hint = null;
    this.select(null);
    this.hints = moves;
    this.listener.say(this.hint(true));
  }

  #settled(): void {
    this.sending = false;
    this.#play = null;
  }

  #refused(reason: Reason): void {
    sound("refuse");
    this.refusal = reasonText(reason);
    this.listener.say(reasonText(reason, true), true);
  }

  /** Whether an answer is to something that matters no more once its turn is over. */
  #wonders(id: string | null): boolean {
    return id !== null && [this.#question, this.#hint].includes(id);
  }

  #answered(message: Chosen | null): void {
    const again = this.#again;
    this.#question = this.#again = null;
    if (again !== null) {
      if (this.myTurn) this.ask(again);
      return;
    }
    if (!message) return;
    this.asked = message;
    if (message.verdict === "refused" && message.reason) {
      this.#refused(message.reason);
    }
  }

  #restart(frame: Frame, log: Told[]): void {
    this.#queue = [];
    this.#standing = false;
    this.#newest = frame;
    this.#wait?.();
    clearTimeout(this.#timer);
    this.#settled();
    this.frame = frame;
    this.log = log;
    this.#pieces(frame);
    this.#clear();
    this.#mixed(frame);
    const last = log.findLastIndex(isPlay);
    if (last >= 0) this.lines = this.#sentences(log.slice(last), frame);
    else this.lines = log.map((told) => line(this.reader, told)).filter(Boolean).slice(-2);
  }

  #add(frame: Frame): void {
    const halved = halves(this.#queue.at(-1) ?? this.frame, frame);
    this.#queue.push(...halved);
    this.#newest = halved.at(-1)!;
    // The play is seen before it is answered where others play at once.
    if (frame.news.some((told) => isPlay(told) && told.seat === this.me)) this.#settled();
    this.#mixed(frame);
    void this.#pump();
  }

  /** Add own randomness, once, as soon as the server gathers it; nobody has to press anything. */
  #mixed({ scene, own }: Frame): void {
    const deal = `${scene.match}.${scene.deal}`;
    if (!own?.may.includes("mix") || this.#mixes === deal) return;
    this.#mixes = deal;
    this.#send({ type: "mix", text: random() });
  }

  async #pump(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#queue.length && !this.#stopped) {
      await this.#hold();
      const frame = this.#queue.shift();
      if (!frame) break;
      const moved = await this.#show(frame);
      if (!this.#queue.length) this.#skip = false;
      await this.#pause(frame, moved);
    }
    this.#busy = false;
  }

  async #show(frame: Frame): Promise<number> {
    const time = await this.listener.show(frame, async () => {
      this.frame = frame;
      const from = frame.news.findIndex((told) => told.kind === "dealt" && told.batch === 1);
      this.log = from >= 0 ? frame.news.slice(from) : [...this.log, ...frame.news];
      this.#pieces(frame);
      this.#clear();
      await tick();
    });
    const lines = this.#sentences(frame.news, frame);
    if (lines.length) {
      this.lines = lines;
      for (const one of lines) this.listener.say(one);
    }
    return this.#skip ? 0 : time;
  }

  /** With speed "step" a play of somebody else stands until the reader taps on, whenever more comes. */
  async #hold(): Promise<void> {
    const { news } = this.#queue[0]!;
    if (!this.#standing || this.#skip || setting.speed !== "step" || !news.length) return;
    this.holding = true;
    await new Promise<void>((resolve) => (this.#wait = resolve));
    this.#wait = null;
    this.holding = false;
  }

  /** Wait until the eye has followed; the reader's own plays need no waiting. */
  async #pause(frame: Frame, moved: number): Promise<void> {
    const play = frame.news.find(isPlay);
    if (play) this.#standing = play.seat !== this.me;
    if (!play || this.#skip || setting.speed === "instant") return;
    // Nobody looks, and browsers slow down the clocks of hidden pages.
    if (document.hidden) return;
    const rest = play.seat === this.me ? 150 : PAUSE[setting.speed];
    await new Promise<void>((resolve) => {
      this.#wait = resolve;
      this.#timer = setTimeout(resolve, moved + rest);
    });
    clearTimeout(this.#timer);
    this.#wait = null;
  }

  #pieces(frame: Frame): void {
    const hand = frame.own?.hand.map(({ card }) => card) ?? [];
    const table = frame.scene.board?.table ?? [];
    // The chosen card stands last, so that of two twins it is the one that has left the hand.
    const before = this.hand.toSorted((a, b) => Number(a.id === this.selected) - Number(b.id === this.selected));
    this.hand = carry(hand, before);
    const kept = new Set(this.hand.map(({ id }) => id));
    this.field = carry(table, this.field, before.filter(({ id }) => !kept.has(id)));
  }

  #clear(): void {
    if (this.selected !== null && !this.hand.some(({ id }) => id === this.selected)) this.selected = null;
    this.chosen = new Set([...this.chosen].filter((id) => this.field.some((piece) => piece.id === id)));
    this.picked = null;
    this.asked = null;
    this.refusal = null;
    this.hints = null;
  }

  #sentences(news: readonly Told[], frame: Frame): string[] {
    const lines: string[] = [];
    for (const told of news) {
      const said = line(this.reader, told);
      if (!said) continue;
      if (told.kind === "swept" && lines.length) lines[lines.length - 1] += ` ${said}`;
      else lines.push(said);
    }
    const called = this.#called(news, frame);
    if (called && isPlayLike(news.at(-1))) lines[lines.length - 1] += ` ${called}`;
    else if (called) lines.push(called);
    return lines;
  }

  #called(news: readonly Told[], frame: Frame): string {
    const { board } = frame.scene;
    const wanted = setting.announce === "table" ? this.info?.announce : setting.announce;
    if (!board || board.turn === null || !news.length || !this.info?.sweep_points) return "";
    const gone = news.some(({ kind }) => kind === "pictures_removed");
    const happened = news.some((told) => isPlay(told) || told.kind === "dealt");
    if (!happened || !(wanted === "always" || (wanted === "pictures" && gone))) return "";
    return call(this.reader, board.announcements, isPlayLike(news.at(-1)) ? null : board.dealer);
  }
}

/** 128 random bits; `crypto.randomUUID` is missing where a page comes over plain HTTP from another machine. */
function random(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Whether the server has another build of the page; a server without one says "none". */
function isOther(page: string): boolean {
  return /^[0-9a-f]{12}$/.test(page) && page !== __BUILD__;
}

function isPlayLike(told: Told | undefined): boolean {
  return told !== undefined && (isPlay(told) || told.kind === "swept");
}

/** Points of a seat in the match as it stands; a deal that has been counted is in the total. */
export function pointsOf(scene: Scene, seat: SeatState): number {
  const counted = scene.phase === "counted" || scene.phase === "over";
  return counted ? seat.total : seat.total + seat.score;
}

/** What the seats are called: people as they want, bots by names that the language is used to. */
export function namesOf(seats: readonly { seat: number; kind: string; name: string | null }[]): string[] {
  const pool = t("name-seats").split(",").map((name) => name.trim());
  const used = new Set(seats.map(({ name }) => name));
  return seats.map(({ seat, kind, name }) => {
    if (name) return name;
    if (kind === "open") return t("page-open-seat");
    const own = pool[(seat + pool.length - 1) % pool.length]!;
    const given = used.has(own) ? t("name-seat", { seat: seat + 1 }) : own;
    used.add(given);
    return given;
  });
}
