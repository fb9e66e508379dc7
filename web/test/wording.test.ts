import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../src/lib/catalogue.svelte";
import { noted, reasonText } from "../src/lib/wording";

describe("a move of the notation", () => {
  beforeAll(async () => {
    globalThis.document = { documentElement: {} } as Document;
    await speak("sv");
  });

  it("is told as players tell it", () => {
    expect(noted("6c")).toBe("6♣");
    expect(noted("7dx3c+4d")).toBe("3♣+4♦ med 7♦");
    expect(noted("8cx8d,As+7d##")).toBe("8♦, E♠+7♦ med 8♣");
    expect(noted("As=14xKd,Jh")).toBe("K♦, Kn♥ med E♠ som 14");
    expect(noted("5sx*#")).toBe("hela bordet med 5♠");
    expect(noted("9hx[9],7d+2c")).toBe("bygget på nio, 7♦+2♣ med 9♥");
    expect(noted("2c^7d=9")).toBe("2♣ bygger 9 med 7♦");
    expect(noted("2c^7d,9h=9!")).toBe("2♣ bygger låst 9: 7♦, 9♥");
  });

  it("is told in words to those who listen", () => {
    expect(noted("7dx3c+4d", true)).toBe("klöver tre + ruter fyra med ruter sju");
  });

  it("stands in the sentence of a reason, which begins as sentences do", () => {
    const args = { card: "Kc", sweeper: "Kc", example: "KcxAd+Qd#", takes: "", count: 0 };
    expect(reasonText({ code: "forced_sweep", key: "illegal-forced-sweep", args, rule: null })).toBe(
      "Klöver kung rensar bordet, så det är tvångstabbe: E♦+D♦ med K♣.",
    );
  });
});
