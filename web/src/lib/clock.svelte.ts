/** Clocks of the table, ticking here between two messages of the server. */
import type { SeatState } from "../protocol";
import type { Table } from "./table.svelte";

let now = $state(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Tick while somebody looks; call it in an effect. */
export function ticking(): () => void {
  if (users++ === 0) timer = setInterval(() => (now = Date.now()), 500);
  return () => {
    if (--users === 0) clearInterval(timer);
  };
}

/** Time left on the clock of a seat, `1:05`. */
export function clockText(table: Table, seat: SeatState): string {
  if (seat.clock === null || !table.frame) return "";
  const runs = table.scene?.running === seat.seat;
  const left = Math.max(0, seat.clock - (runs ? Math.max(0, now - table.frame.arrived) : 0));
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
