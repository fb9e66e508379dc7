import { describe, expect, it } from "vitest";
import { DEFAULT, merged } from "../src/lib/setting.svelte";

describe("kept settings", () => {
  it("are taken over as far as they have the right kind", () => {
    const made = merged({ felt: "blue", sound: "loud", unknown: 1, marks: false });
    expect(made).toEqual({ ...DEFAULT, felt: "blue", marks: false });
  });

  it("are the usual ones when nothing can be read", () => {
    expect(merged(null)).toEqual(DEFAULT);
    expect(merged("x")).toEqual(DEFAULT);
  });
});
