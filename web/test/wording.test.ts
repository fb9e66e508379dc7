import { describe, expect, it } from "vitest";
import { speak } from "../src/lib/catalogue.svelte";
import { signs } from "../src/lib/wording";

describe("signs", () => {
  it("writes notation as it is read", async () => {
    globalThis.document = { documentElement: {} } as Document;
    await speak("sv");
    expect(signs("7dx3c+4d")).toBe("7♦×3♣+4♦");
    expect(signs("As=14xKd,Jh")).toBe("E♠=14×K♦,Kn♥");
    expect(signs("5sx*")).toBe("5♠×*");
    expect(signs("9hx[9],7d+2c")).toBe("9♥×[9],7♦+2♣");
    expect(signs("2c^7d=9")).toBe("2♣^7♦=9");
  });
});
