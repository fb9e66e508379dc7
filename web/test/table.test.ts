import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../src/lib/catalogue.svelte";
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

  it("adds its randomness once to a deal, however often it is asked", () => {
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
});
