/**
 * One tab stop for a group of controls; arrows, Home and End go through it.
 *
 * Cards lie in rows that depend on the width, so up and down go to the nearest one by eye.
 */
import type { Action } from "svelte/action";

export const roving: Action<HTMLElement, unknown> = (root) => {
  const stops = () => [...root.querySelectorAll<HTMLElement>("[data-roving]")];

  function settle(): void {
    const all = stops();
    const kept = all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0 && stop.dataset.at) ?? all.find((stop) => stop.getAttribute("aria-checked") === "true") ?? all[0];
    for (const stop of all) {
      stop.tabIndex = stop === kept ? 0 : -1;
      if (stop === kept) stop.dataset.at = "";
      else delete stop.dataset.at;
    }
  }

  function near(from: HTMLElement, key: string): HTMLElement | undefined {
    const all = stops();
    const at = all.indexOf(from);
    const rtl = getComputedStyle(root).direction === "rtl";
    const on = rtl ? -1 : 1;
    if (key === "ArrowRight") return all[(at + on + all.length) % all.length];
    if (key === "ArrowLeft") return all[(at - on + all.length) % all.length];
    if (key === "Home") return all[0];
    if (key === "End") return all.at(-1);
    const box = from.getBoundingClientRect();
    const down = key === "ArrowDown" ? 1 : -1;
    const middle = box.x + box.width / 2;
    const rows = all
      .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
      .filter((other) => (other.box.y - box.y) * down > box.height / 2)
      .sort(
        (a, b) =>
          (a.box.y - b.box.y) * down || Math.abs(a.box.x + a.box.width / 2 - middle) - Math.abs(b.box.x + b.box.width / 2 - middle),
      );
    if (!rows.length) return undefined;
    const row = rows.filter((other) => Math.abs(other.box.y - rows[0]!.box.y) < box.height / 2);
    row.sort((a, b) => Math.abs(a.box.x + a.box.width / 2 - middle) - Math.abs(b.box.x + b.box.width / 2 - middle));
    return row[0]!.stop;
  }

  function press(event: KeyboardEvent): void {
    if (!["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-roving]");
    if (!from || !root.contains(from)) return;
    event.preventDefault();
    near(from, event.key)?.focus();
  }

  function focus(): void {
    settle();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener("keydown", press);
  root.addEventListener("focusin", focus);
  settle();
  return {
    update: settle,
    destroy() {
      watcher.disconnect();
      root.removeEventListener("keydown", press);
      root.removeEventListener("focusin", focus);
    },
  };
};
