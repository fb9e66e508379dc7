/**
 * The line to the server: one websocket that comes back by itself.
 *
 * After a lost line it waits, longer each time and never as long as anybody else, so that a
 * server that restarts is not run down by its own guests. A page that was asleep tries at once
 * when it wakes. Messages that change something keep their id until they are answered and are
 * sent again after a reconnection; the server acts on an id once.
 */
import type { ClientMessage, ServerMessage } from "../protocol";

export type LinkState = "opening" | "open" | "waiting" | "closed";
type Bare<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = Bare<ClientMessage>;

/** Answers that nobody waits for any more are useless after this time (milliseconds). */
const SILENCE = 25_000;
const PING = 20_000;
/** Only what is safe to send twice, and still wanted after a break, is sent again. */
const AGAIN = new Set(["start", "mix", "play", "ready", "answer", "concede", "rematch", "leave", "come_back"]);

export class Link {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #count = 0;
  #closed = false;
  readonly #own = crypto.getRandomValues(new Uint32Array(2)).join("-");
  readonly #pending = new Map<string, ClientMessage>();

  constructor(
    readonly url: string,
    readonly hear: (message: ServerMessage) => void,
    readonly change: (state: LinkState) => void,
  ) {
    this.#open();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  send(request: Request): string {
    const id = `${this.#own}-${++this.#count}`;
    const message = { ...request, id } as ClientMessage;
    if (AGAIN.has(message.type)) this.#pending.set(id, message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    return id;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
    this.change("closed");
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.change("opening");
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#beat(socket), PING);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "welcome") {
        this.#tries = 0;
        this.change("open");
        for (const waiting of this.#pending.values()) socket.send(JSON.stringify(waiting));
      }
      if ((message.type === "done" || message.type === "refused") && message.id)
        this.#pending.delete(message.id);
      if (message.type === "bye") this.#bye(message.code, message.after);
      this.hear(message);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed) return;
      clearInterval(this.#pulse);
      this.#later(Math.min(15_000, 400 * 2 ** this.#tries++) * (0.5 + Math.random()));
    };
  }

  #bye(code: string, after: number | null): void {
    if (after === null || code === "gone" || code === "private" || code === "outdated") {
      this.#closed = true;
      clearInterval(this.#pulse);
      this.change("closed");
      return;
    }
    this.#socket = null;
    this.#later(after * (0.5 + Math.random()));
  }

  #later(wait: number): void {
    if (this.#closed) return;
    this.change("waiting");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE + PING) socket.close();
    else if (socket.readyState === WebSocket.OPEN) this.send({ type: "ping" });
  }

  readonly #wake = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    const dead = this.#socket === null || this.#socket.readyState > WebSocket.OPEN;
    if (dead) this.#open();
    else if (Date.now() - this.#heard > SILENCE) {
      // A phone that slept has a socket that only looks alive.
      const old = this.#socket;
      this.#open();
      old?.close();
    }
  };
}
