import { describe, expect, it } from "vitest";
import { cardWidth, fits, unitsOf } from "../src/lib/fit";

const room = { width: 344, height: 306, gap: 5, ratio: 1.4, least: 30, most: 132 };
const ones = (n: number) => Array<number>(n).fill(1);

describe("cardWidth", () => {
  it("finds room for any table that fits at the least width", () => {
    for (let n = 1; n <= 40; n += 1) {
      const width = cardWidth(ones(n), room);
      expect(fits(width, ones(n), room), `${n} cards at ${width}`).toBe(true);
    }
  });

  it("keeps its size while a few cards come and go", () => {
    expect(new Set([1, 2, 5, 8].map((n) => cardWidth(ones(n), room))).size).toBe(1);
  });

  it("never grows with more cards", () => {
    let last = Infinity;
    for (let n = 1; n <= 52; n += 1) {
      const width = cardWidth(ones(n), room);
      expect(width).toBeLessThanOrEqual(last);
      last = width;
    }
  });

  it("counts the steps of a build", () => {
    expect(unitsOf(1)).toBe(1);
    expect(unitsOf(4)).toBeGreaterThan(2);
    expect(fits(100, [unitsOf(6)], room)).toBe(false);
  });
});
