import { describe, expect, it } from "vitest";
import { carry } from "../src/lib/piece";

describe("carry", () => {
  it("keeps cards who they are while others come and go", () => {
    const before = carry(["8d", "9c", "Jd"]);
    const after = carry(["9c", "Jd", "4s"], before);
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
    expect(before.map(({ id }) => id)).not.toContain(after[2]!.id);
  });

  it("tells twins apart", () => {
    const before = carry(["8d", "8d"]);
    expect(before[0]!.id).not.toBe(before[1]!.id);
    expect(carry(["8d"], before)[0]!.id).toBe(before[0]!.id);
  });

  it("lets a played card come over from the hand", () => {
    const hand = carry(["6c", "7h"]);
    const field = carry(["8d"]);
    expect(carry(["8d", "6c"], field, hand).map(({ id }) => id)).toEqual([field[0]!.id, hand[0]!.id]);
  });
});
