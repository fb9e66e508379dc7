import { describe, expect, it } from "vitest";
import { moved, readPlace, writePlace } from "../src/replay/place";

describe("places in a match", () => {
  const lengths = [10, 12];

  it("are read from an address and written back", () => {
    expect(readPlace("#7", lengths)).toEqual({ deal: 1, move: 7 });
    expect(readPlace("#2.12", lengths)).toEqual({ deal: 2, move: 12 });
    expect(writePlace({ deal: 2, move: 3 })).toBe("#2.3");
    expect(writePlace({ deal: 1, move: 3 })).toBe("#3");
  });

  it("stay inside the match whatever the address says", () => {
    expect(readPlace("#9.99", lengths)).toEqual({ deal: 2, move: 12 });
    expect(readPlace("#x", lengths)).toEqual({ deal: 1, move: 0 });
  });

  it("go on into the next deal and back into the last", () => {
    expect(moved({ deal: 1, move: 10 }, 1, lengths)).toEqual({ deal: 2, move: 0 });
    expect(moved({ deal: 2, move: 0 }, -1, lengths)).toEqual({ deal: 1, move: 10 });
    expect(moved({ deal: 2, move: 12 }, 1, lengths)).toEqual({ deal: 2, move: 12 });
  });
});
