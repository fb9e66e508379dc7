/** Keys of the table. Each can be set anew; single letters can be switched off altogether. */
import { setting } from "./setting.svelte";

export const ACTIONS: Record<string, string> = {
  table: "s",
  hand: "h",
  moves: "m",
  last: "l",
  counts: "c",
  hint: "i",
  undo: "u",
  next: "n",
  rules: "r",
  log: "p",
  menu: "q",
  keys: "?",
};

export function keyOf(action: string): string {
  return setting.keys[action] ?? ACTIONS[action] ?? "";
}

/** Return what a key asks for: an action, `card1` … `card9`, or nothing. */
export function shortcut(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const target = event.target as HTMLElement | null;
  if (target?.matches?.("input, select, textarea, [contenteditable]")) return null;
  if (!setting.letters && event.key !== "?") return null;
  if (/^[1-9]$/.test(event.key)) return `card${event.key}`;
  const pressed = event.key.toLowerCase();
  return Object.keys(ACTIONS).find((action) => keyOf(action) === pressed) ?? null;
}
