import { beforeAll, expect, it } from "vitest";
import { isBot } from "../src/lib/bot";
import { speak } from "../src/lib/catalogue.svelte";

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak("en");
});

it("is a bot that a record names so, and no person", () => {
  for (const name of ["greedy", "greedy 3", "expert:ms=50", "pimc:ms=50 2"]) expect(isBot(name), name).toBe(true);
  for (const name of ["Anna", "club sandwich", "Expert", "greedy3", ""]) expect(isBot(name), name).toBe(false);
});
