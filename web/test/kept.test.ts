import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speak } from "../src/lib/catalogue.svelte";
import { lasting } from "../src/lib/kept";

describe("how long things are kept", () => {
  beforeAll(() => {
    globalThis.document = { documentElement: {} } as Document;
  });

  it.each(LANGUAGES)("is told with the days of the server, in %s", async (lang) => {
    await speak(lang);
    expect(lasting({ lobbies: 31, tables: 732, names: 93 }).match(/\d+/g)).toEqual(["31", "732", "93"]);
    // One day, and for ever, are said in words.
    expect(lasting({ lobbies: 1, tables: 1, names: 1 })).not.toMatch(/\d/);
    expect(lasting({ lobbies: 0, tables: 0, names: 0 })).not.toMatch(/\d/);
    expect(lasting({ lobbies: 1, tables: 1, names: 1 })).not.toBe(lasting({ lobbies: 0, tables: 0, names: 0 }));
  });
});
