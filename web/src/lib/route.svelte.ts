/** Where the reader is, as in the address bar. */
import { LANGUAGES, type Language, language } from "./catalogue.svelte";

let path = $state(location.pathname);
let hash = $state(location.hash);

export const route = {
  get hash() {
    return hash;
  },
  /** The language that the address begins with: `/sv/new` is the page in Swedish. */
  get language(): Language | null {
    return languageOf(path);
  },
  /** The parts of the path without its language: `/t/abc` is `["t", "abc"]`. */
  get parts() {
    return path.split("/").filter(Boolean).slice(languageOf(path) ? 1 : 0);
  },
};

function languageOf(address: string): Language | null {
  const first = address.split("/")[1];
  return LANGUAGES.find((lang) => lang === first) ?? null;
}

/** Pages to be read, which the server makes. */
const READ = ["rules", "words", "help", "about"] as const;
type Read = (typeof READ)[number];

/** The address of such a page in the reader's language. */
export function reading(page: Read): string {
  return `/${language()}/${page}`;
}

/** Whether an address is that of such a page, which comes here only when there is no server. */
export function isRead(first: string | undefined): boolean {
  return READ.some((page) => page === first);
}

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
    if (link.pathname.startsWith("/api/") || languageOf(link.pathname) || (link.hash && link.pathname === location.pathname))
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  });
}
