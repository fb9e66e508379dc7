/** The service worker, which keeps the page itself for days without a line. */
export function register(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  addEventListener("load", () => {
    const policy = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }).trustedTypes?.createPolicy(
      "tabbe",
      { createScriptURL: (url: string) => (url === "/worker.js" ? url : "") },
    );
    const url = policy ? policy.createScriptURL("/worker.js") : "/worker.js";
    navigator.serviceWorker.register(url).catch(() => {
      // Without it the page works all the same, only not offline.
    });
  });
}
