import { describe, expect, it } from "vitest";
import { includes, meant, open, taken } from "../src/lib/choice";
import type { Build, Move } from "../src/protocol";

const build: Build = { value: 9, owner: 1, locked: false, groups: [["2c", "7d"]], label: "[9]", taken_by: ["9"] };

function move(card: string, takes: Move["takes"], more: Partial<Move> = {}): Move {
  return {
    notation: `${card}x${takes.map((item) => (typeof item === "string" ? item : item.label)).join(",")}`,
    kind: takes.length ? "capture" : "creep",
    card,
    value: 8,
    names_value: false,
    takes,
    groups: [],
    points: 0,
    sweep: 0,
    price: 0,
    made: 0,
    locks: false,
    clears: false,
    ...more,
  };
}

describe("includes", () => {
  it("counts twins one by one", () => {
    expect(includes(move("8c", ["4c", "4c"]), ["4c", "4c"])).toBe(true);
    expect(includes(move("8c", ["4c", "4d"]), ["4c", "4c"])).toBe(false);
  });

  it("knows builds by their cards", () => {
    expect(includes(move("9h", [build]), [{ ...build, label: "[9@1]" }])).toBe(true);
    expect(includes(move("9h", ["9d"]), [build])).toBe(false);
  });
});

describe("open", () => {
  const moves = [move("8c", ["8d"]), move("8c", ["5d", "3c"]), move("9c", ["9d"])];

  it("keeps the moves of the card that take what is chosen", () => {
    expect(open(moves, "8c", [])).toHaveLength(2);
    expect(open(moves, "8c", ["3c"])).toEqual([moves[1]]);
    expect(open(moves, "8c", ["9d"])).toEqual([]);
  });
});

describe("meant", () => {
  const small = move("8c", ["8d"]);
  const large = move("8c", ["8d", "5d", "3c"]);
  const creep = move("8c", []);

  it("never guesses between several ways", () => {
    expect(meant([small, large], [], null)).toBeNull();
    expect(meant([creep, small], [], null)).toBeNull();
  });

  it("is the only way there is, or the one that is picked", () => {
    expect(meant([small], [], null)).toBe(small);
    expect(meant([small, large], [], large.notation)).toBe(large);
  });

  it("is the way that takes just what is chosen", () => {
    expect(meant([small, large], ["8d"], null)).toBe(small);
  });

  it("stays open where two values take the same", () => {
    const low = move("As", ["9d"], { notation: "As=9x9d" });
    const high = move("As", ["9d"], { notation: "As=14x9d" });
    expect(meant([low, high], ["9d"], null)).toBeNull();
  });
});

describe("taken", () => {
  it("prefers the twin that has been chosen", () => {
    expect([...taken(move("8c", ["8d"]), ["8d", "3c", "8d"], new Set([2]))]).toEqual([2]);
    expect([...taken(move("8c", ["8d"]), ["8d", "3c", "8d"], new Set())]).toEqual([0]);
  });
});
