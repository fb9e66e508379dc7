/** Keep the screen lit while a table is open, where the browser can. */

/** Ask for it now and whenever the page comes to sight again; returns how to let it go. */
export function keepAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => {};
  let lock: WakeLockSentinel | null = null;
  let stopped = false;
  // A browser takes the lock away with the page out of sight, and never gives it back by itself.
  const ask = (): void => {
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock.request("screen").then(
      (got) => {
        if (stopped) void got.release();
        else lock = got;
      },
      () => {},
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
