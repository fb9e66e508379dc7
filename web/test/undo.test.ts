import { describe, expect, it } from "vitest";
import type { Told } from "../src/protocol";
import { noUndo } from "../src/lib/undo";

const dealt = { kind: "dealt" } as Told;
const play = (seat: number) => ({ kind: "crept", seat }) as Told;

describe("what says why nothing can be taken back", () => {
  it("tells of cards dealt since, where one has played before them", () => {
    expect(noUndo([dealt, play(0), play(1), dealt], 0)).toBe("page-undo-redealt");
    expect(noUndo([dealt, play(0), dealt, play(1)], 0)).toBe("page-undo-redealt");
  });

  it("tells that there is nothing, where one has not played, or not before", () => {
    expect(noUndo([], 0)).toBe("page-undo-none");
    expect(noUndo([dealt], 0)).toBe("page-undo-none");
    expect(noUndo([dealt, play(1), dealt], 0)).toBe("page-undo-none");
    expect(noUndo([dealt, play(0), dealt, play(0)], 0)).toBe("page-undo-none");
  });
});
