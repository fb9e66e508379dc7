import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepAwake } from "../src/lib/wake";

describe("the screen", () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  beforeEach(() => {
    vi.stubGlobal("document", page);
    vi.stubGlobal("navigator", { wakeLock: { request } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    page.visibilityState = "visible";
  });

  const turn = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };

  it("is kept lit anew when the page comes to sight again", () => {
    const stop = keepAwake();
    turn("hidden");
    expect(request).toHaveBeenCalledTimes(1);
    turn("visible");
    expect(request).toHaveBeenCalledTimes(2);
    stop();
    turn("visible");
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("is let go when the table was left before the browser agreed", async () => {
    keepAwake()();
    expect(release).not.toHaveBeenCalled();
    await Promise.resolve();
    await Promise.resolve();
    expect(release).toHaveBeenCalledOnce();
  });
});
