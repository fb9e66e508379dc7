import { describe, expect, it } from "vitest";
import { type Frame, halves, tableAfter } from "../src/lib/frame";
import type { Board, Scene, Told } from "../src/protocol";

function frame(version: number, table: string[], news: Told[], turn: number | null = 0): Frame {
  const board: Board = {
    turn,
    dealer: 1,
    played: 0,
    table,
    heaps: [[], []],
    batch: 1,
    batches_left: 3,
    stock: 40,
    last_capture: null,
    announcements: [],
  };
  const seat = { kind: "person", name: "A", bot: null, host: false, connected: true, away: false, conceded: false, out: false, ready: false, pile: 0, sweeps: 0, score: 0, total: 0, wins: 0, hints: 0, clock: null } as const;
  const scene: Scene = {
    phase: "playing",
    match: 1,
    deal: 1,
    deals: 2,
    target: 0,
    practice: false,
    seats: [0, 1].map((number) => ({ ...seat, seat: number, cards: 1 })),
    sides: [[0], [1]],
    board,
    fair: null,
    asked: null,
    breakdown: null,
    result: null,
    running: null,
  };
  return { version, time: 0, arrived: 0, scene, own: null, news };
}

const crept: Told = { kind: "crept", seat: 1, card: "Ks" };
const removed: Told = { kind: "pictures_removed", cards: ["Ks"] };
const dealt: Told = { kind: "dealt", batch: 2, dealer: 1, hands: [["2c"], [null]], table: [], stock: 38 };

describe("halves", () => {
  it("lets the last card of a batch be seen before pictures go and cards are dealt", () => {
    const before = frame(1, ["8d"], []);
    const after = frame(2, ["8d"], [crept, removed, dealt]);
    const [first, second] = halves(before, after);
    expect(first!.scene.board!.table).toEqual(["8d", "Ks"]);
    expect(first!.scene.board!.turn).toBeNull();
    expect(first!.scene.seats[1]!.cards).toBe(0);
    expect(first!.news).toEqual([crept]);
    expect(second!.scene).toBe(after.scene);
    expect(second!.news).toEqual([removed, dealt]);
  });

  it("leaves a plain play whole", () => {
    const after = frame(2, ["8d", "Ks"], [crept]);
    expect(halves(frame(1, ["8d"], []), after)).toEqual([after]);
  });
});

describe("tableAfter", () => {
  it("takes away what was captured, twins one by one", () => {
    const told = { kind: "captured", seat: 0, card: "8c", value: 8, takes: ["8d"], groups: [["8d"]], points: 0, clears: false } as const;
    expect(tableAfter(["8d", "8d", "3c"], { ...told, takes: ["8d"], groups: [["8d"]] })).toEqual(["8d", "3c"]);
  });
});
