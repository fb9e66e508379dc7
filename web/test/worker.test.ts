import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";

const HOME = "http://127.0.0.1";

/** Press a notice of a table while windows lie open, and say what became of it. */
async function pressed(notice: string, open: string[]): Promise<string> {
  let heard: (event: object) => void = () => {};
  let done = "";
  const windows = open.map((url) => ({
    url: HOME + url,
    focus: async () => void (done ||= `focus ${url}`),
    navigate: async (to: string) => {
      if (url === "/old") throw new TypeError("not served by this worker");
      done = `lead ${url} to ${to.replace(HOME, "")}`;
      return null;
    },
  }));
  const scope = {
    addEventListener: (kind: string, call: (event: object) => void) => {
      if (kind === "notificationclick") heard = call;
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void (done = `open ${url.replace(HOME, "")}`),
    },
  };
  new Function("self", readFileSync("src/worker.js", "utf8"))(scope);
  let wait: Promise<unknown> = Promise.resolve();
  const close = vi.fn();
  heard({ notification: { data: HOME + notice, close }, waitUntil: (until: Promise<unknown>) => (wait = until) });
  await wait;
  expect(close).toHaveBeenCalled();
  return done;
}

describe("a notice of the turn that is pressed", () => {
  it("leads to the window of its table, whatever its language and place", async () => {
    expect(await pressed("/t/a", ["/t/b", "/sv/t/a#log"])).toBe("focus /sv/t/a#log");
    expect(await pressed("/", ["/t/b", "/de"])).toBe("focus /de");
  });

  it("leads another window there, or opens one, where none shows it", async () => {
    expect(await pressed("/t/a", ["/t/b", "/new"])).toBe("lead /t/b to /t/a");
    expect(await pressed("/t/a", ["/old"])).toBe("open /t/a");
    expect(await pressed("/t/a", [])).toBe("open /t/a");
  });
});
