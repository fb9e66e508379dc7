import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mark, mayNotify, notify, unnotify } from "../src/lib/notice";

describe("a notice of the turn", () => {
  const icon = { href: "" };
  const page = { hidden: true, querySelector: () => icon };
  const close = vi.fn();
  const worker = { active: {}, showNotification: vi.fn(async () => {}), getNotifications: vi.fn(async () => [{ close }]) };
  let registered: typeof worker | undefined;
  const Shown = Object.assign(
    vi.fn(function (this: { close: () => void }) {
      this.close = close;
    }),
    { permission: "granted", requestPermission: vi.fn(async () => "granted") },
  );

  beforeEach(() => {
    page.hidden = true;
    registered = undefined;
    Shown.permission = "granted";
    vi.stubGlobal("document", page);
    vi.stubGlobal("location", { href: "http://127.0.0.1/t/x" });
    vi.stubGlobal("Notification", Shown);
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registered } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it("is shown by the page, or by its worker where there is one", async () => {
    await notify("Your turn.", "Kasino", "x");
    expect(Shown).toHaveBeenCalledWith("Your turn.", expect.objectContaining({ body: "Kasino", tag: "x" }));
    registered = worker;
    await notify("Your turn.", "Kasino", "x");
    expect(Shown).toHaveBeenCalledOnce();
    expect(worker.showNotification).toHaveBeenCalledOnce();
  });

  it("is not shown to somebody who looks at the page, nor against the browser's will", async () => {
    page.hidden = false;
    await notify("Your turn.", "Kasino", "x");
    page.hidden = true;
    Shown.permission = "denied";
    await notify("Your turn.", "Kasino", "x");
    expect(Shown).not.toHaveBeenCalled();
  });

  it("is taken back when the turn is over", async () => {
    await notify("Your turn.", "Kasino", "x");
    registered = worker;
    await unnotify("x");
    expect(close).toHaveBeenCalledTimes(2);
  });

  it("is refused where the browser refuses, or knows no notices", async () => {
    expect(await mayNotify()).toBe(true);
    Shown.requestPermission.mockResolvedValueOnce("denied");
    expect(await mayNotify()).toBe(false);
    vi.stubGlobal("Notification", undefined);
    expect(await mayNotify()).toBe(false);
  });

  it("stands on the icon of the tab as long as it is one's turn", () => {
    mark(true);
    expect(icon.href).toBe("/icon-turn.svg");
    mark(false);
    expect(icon.href).toBe("/icon.svg");
  });
});
