/** Where the reader is, as in the address bar. */
let path = $state(location.pathname);
let hash = $state(location.hash);

export const route = {
  get hash() {
    return hash;
  },
  /** The parts of the path: `/t/abc` is `["t", "abc"]`. */
  get parts() {
    return path.split("/").filter(Boolean);
  },
};

function read(): void {
  path = location.pathname;
  hash = location.hash;
}

export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  read();
}

/** Follow links of the page itself without loading it anew. */
export function followLinks(): void {
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname))
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  });
}
