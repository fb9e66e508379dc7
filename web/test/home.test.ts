import { describe, expect, it } from "vitest";
import { unfinished } from "../src/lib/home";

describe("games under way", () => {
  const table = (id: string, phase: string | null, seat: number | null = 0) => ({ id, phase, seat, game: "kasino" });

  it("are those that can be played on, that of the first page first", () => {
    const tables = [table("a", "playing"), table("b", "over"), table("c", "counted"), table("d", "lobby"), table("e", null), table("f", "playing", null)];
    expect(unfinished(tables, "c")).toEqual([
      { href: "/", game: "kasino" },
      { href: "/t/a", game: "kasino" },
    ]);
    expect(unfinished(tables, null).map(({ href }) => href)).toEqual(["/t/a", "/t/c"]);
    expect(unfinished([], "c")).toEqual([]);
  });
});
