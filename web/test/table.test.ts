import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../src/lib/catalogue.svelte";
import type { Listener } from "../src/lib/table.svelte";
import { setting } from "../src/lib/setting.svelte";
import { Table } from "../src/lib/table.svelte";

/** A line on which a test says what the server says. */
class Line {
  static OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  sent: { type: string }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("a table", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {}, addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal("location", { protocol: "http:", host: "127.0.0.1" });
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("addEventListener", () => {});
    await speak("en");
  });

  const outdated = vi.fn();
  let table: Table;
  beforeEach(() => {
    outdated.mockClear();
    table = new Table("x", { say: () => {}, show: async () => 0, outdated });
  });

  it("is kept, and says that the page is old, when the page is told so", () => {
    Line.last.hear({ type: "bye", code: "outdated", after: null });
    expect(outdated).toHaveBeenCalledOnce();
    expect(table.gone).toBeNull();
  });

  it("adds its randomness once to a deal, however often it is asked, and without a secure context", () => {
    const { crypto } = globalThis;
    vi.stubGlobal("crypto", { getRandomValues: <T extends ArrayBufferView<ArrayBuffer>>(room: T) => crypto.getRandomValues(room) });
    const own = { may: ["mix"], hand: [], legal: [], complete: true, duties: [], muted: [], mixed: false, seat: 0 };
    const scene = { phase: "mixing", match: 1, deal: 1, board: null, seats: [] };
    const state = { type: "state", version: 1, time: 0, log: [], own, scene };
    Line.last.hear(state);
    Line.last.hear({ type: "update", version: 2, after: 1, time: 0, news: [], own, scene });
    expect(Line.last.sent.filter(({ type }) => type === "mix")).toHaveLength(1);
    Line.last.hear({ ...state, version: 3, scene: { ...scene, deal: 2 } });
    expect(Line.last.sent.filter(({ type }) => type === "mix")).toHaveLength(2);
  });

  it("is gone when the server knows no such table", () => {
    Line.last.hear({ type: "bye", code: "gone", after: null });
    expect(outdated).not.toHaveBeenCalled();
    expect(table.gone).toBe("gone");
  });

  it("shows each play of others only when the reader taps on, however late it comes", async () => {
    setting.speed = "step";
    const board = { table: [], turn: 1, announcements: [] };
    const scene = { phase: "playing", match: 1, deal: 1, board, seats: [] };
    const own = { may: [], hand: [], legal: [], complete: true, duties: [], muted: [], mixed: true, seat: 0 };
    const play = (version: number, seat: number) =>
      Line.last.hear({ type: "update", version, after: version - 1, time: 0, scene, own, news: [{ kind: "crept", seat, card: "2c" }] });
    const shown = async (_frame: Parameters<Listener["show"]>[0], change: () => Promise<void>) => (await change(), 0);
    table = new Table("x", { say: () => {}, show: shown, outdated });
    Line.last.hear({ type: "welcome", protocol: 0, page: "none", table: {}, seat: 0 });
    Line.last.hear({ type: "state", version: 1, time: 0, log: [], own, scene });
    play(2, 0);
    play(3, 1);
    await vi.waitFor(() => expect(table.frame?.version).toBe(3));
    expect(table.holding).toBe(false);
    play(4, 2);
    await vi.waitFor(() => expect(table.holding).toBe(true));
    expect(table.frame?.version).toBe(3);
    table.step();
    await vi.waitFor(() => expect(table.frame?.version).toBe(4));
    expect(table.holding).toBe(false);
    table.do({ type: "undo" });
    play(5, 0);
    await vi.waitFor(() => expect(table.frame?.version).toBe(5));
    setting.speed = "normal";
  });

  describe("where the moves are too many to be listed", () => {
    const board = { table: ["2d", "3h"], turn: 0, announcements: [] };
    const scene = { phase: "playing", match: 1, deal: 1, board, seats: [] };
    const hand = [{ card: "5c" }, { card: "6c" }];
    const own = { may: [], hand, legal: [], complete: false, duties: [], muted: [], mixed: true, seat: 0 };
    const asked = () => Line.last.sent.filter(({ type }) => type === "choose") as { type: string; id: string; card: string; takes: string[] }[];
    const answer = (id: string, card: string) =>
      Line.last.hear({ type: "chosen", id, verdict: "completes", card, moves: [], completions: [], reason: null });

    beforeEach(() => {
      Line.last.hear({ type: "welcome", protocol: 0, page: "none", table: {}, seat: 0 });
      Line.last.hear({ type: "state", version: 1, time: 0, log: [], own, scene });
    });

    it("asks one thing at a time, and then what is chosen by then", () => {
      table.select(table.hand[0]!.id);
      table.toggle(table.field[0]!.id);
      table.toggle(table.field[1]!.id);
      expect(asked()).toMatchObject([{ card: "5c", takes: [] }]);
      answer(asked()[0]!.id, "5c");
      expect(asked()).toMatchObject([{ takes: [] }, { card: "5c", takes: ["2d", "3h"] }]);
      expect(table.asked).toBeNull();
      answer(asked()[1]!.id, "5c");
      expect(table.asked).not.toBeNull();
      expect(asked()).toHaveLength(2);
    });

    it("asks anew when it was refused, and on a new line", () => {
      table.select(table.hand[0]!.id);
      const reason = { code: "busy", key: "server-busy", args: {} };
      Line.last.hear({ type: "refused", id: asked()[0]!.id, reason, legal: [] });
      expect(table.refusal).not.toBeNull();
      table.select(table.hand[1]!.id);
      expect(asked().map(({ card }) => card)).toEqual(["5c", "6c"]);
      Line.last.hear({ type: "welcome", protocol: 0, page: "none", table: {}, seat: 0 });
      table.select(table.hand[0]!.id);
      expect(asked()).toHaveLength(3);
    });

    it("says nothing of a question or hint whose turn is over, but does of a play", () => {
      table.select(table.hand[0]!.id);
      table.askHint();
      table.askHint();
      const hints = Line.last.sent.filter(({ type }) => type === "hint") as { type: string; id: string }[];
      expect(hints).toHaveLength(1);
      const reason = { code: "stale", key: "server-stale", args: {} };
      for (const { id } of [asked()[0]!, hints[0]!]) Line.last.hear({ type: "refused", id, reason, legal: [] });
      expect(table.refusal).toBeNull();
      Line.last.hear({ type: "refused", id: "another", reason, legal: [] });
      expect(table.refusal).not.toBeNull();
    });
  });
});
