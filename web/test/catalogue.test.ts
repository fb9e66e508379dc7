import { describe, expect, it } from "vitest";
import { bundle, format, preferred } from "../src/lib/catalogue.svelte";
import { functions, join } from "../src/lib/words";
import { source } from "../plugin/catalogue";

describe("preferred", () => {
  it("takes the first language of the browser that the catalogue has", () => {
    expect(preferred(["fi-FI", "sv-FI", "en"])).toBe("sv");
    expect(preferred(["de-AT"])).toBe("de");
  });

  it("gives Norwegians Danish and everybody else English", () => {
    expect(preferred(["nb-NO"])).toBe("da");
    expect(preferred(["ja"])).toBe("en");
    expect(preferred([])).toBe("en");
  });
});

describe("a number below zero", () => {
  it.each(["en", "sv", "da", "de", "fr", "es"])("has the one minus sign in %s", (lang) => {
    const made = bundle(lang, `${source(lang)}\nspan = { $n }; 3-4, a-5\n`);
    expect(format(made, "count-points", { n: -2 })).toContain("−2");
    expect(format(made, "span", { n: "-1" })).toBe("−1; 3-4, a-5");
  });
});

describe("functions of the catalogue", () => {
  const say = (lang: string) => {
    const made = bundle(lang, source(lang));
    return (key: string, args: Record<string, string | number> = {}) => {
      const message = made.getMessage(key);
      if (!message?.value) throw new Error(key);
      return made.formatPattern(message.value, args);
    };
  };

  it("write cards as players say them", () => {
    expect(functions(say("sv")).CARD!("Td")).toBe("ruter tio");
    expect(functions(say("en")).CARDS!("Td Jc As")).toBe(
      "the ten of diamonds, the jack of clubs and the ace of spades",
    );
    expect(functions(say("sv")).SHORT!("Jd As")).toBe("Kn♦ E♠");
    expect(functions(say("fr")).SHORT!("Jd Td")).toBe("V♦ 10♦");
  });

  it("write ranks for which one calls, and builds by their value", () => {
    expect(functions(say("en")).RANKS!("6 Q")).toBe("a six or a queen");
    expect(functions(say("en")).THE!("[2c+7d=9!@1]")).toBe("the mere nine");
    expect(functions(say("en")).VALUE!("14")).toBe("fourteen");
  });

  it("hand on what is no card as it is", () => {
    expect(functions(say("en")).CARD!("zz")).toBe("zz");
    expect(functions(say("en")).VALUE!("17")).toBe("17");
  });

  it("join lists with the word of the language", () => {
    expect(join(["a", "b", "c"], "list-or", say("de"))).toBe("a, b oder c");
    expect(join(["a"], "list-or", say("de"))).toBe("a");
  });

  it("fill messages that call them", () => {
    const text = say("sv")("event-crept-you", { card: "8d" });
    expect(text).toBe("Du kryper med ruter åtta.");
  });
});

