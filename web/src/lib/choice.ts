/**
 * What has been chosen so far, and which of the listed moves it can still become.
 *
 * Nothing here knows a rule: moves come from the server, and choosing only narrows the list.
 */
import type { Item, Move } from "../protocol";
import { text } from "./piece";

/** Whether a move takes all of these, twins counted one by one. */
export function includes(move: Move, wanted: readonly Item[]): boolean {
  const left = move.takes.map(text);
  return wanted.every((item) => {
    const found = left.indexOf(text(item));
    if (found < 0) return false;
    left.splice(found, 1);
    return true;
  });
}

/** The moves of a hand card that take what has been chosen, and perhaps more. */
export function open(moves: readonly Move[], card: string, wanted: readonly Item[]): Move[] {
  return moves.filter((move) => move.card === card && includes(move, wanted));
}

/** The move that is meant: the one picked, the only one, or the only one that takes just this. */
export function meant(
  moves: readonly Move[],
  wanted: readonly Item[],
  picked: string | null,
): Move | null {
  const chosen = moves.find((move) => move.notation === picked);
  if (chosen) return chosen;
  if (moves.length === 1) return moves[0]!;
  if (!wanted.length) return null;
  const exact = moves.filter((move) => move.takes.length === wanted.length);
  return exact.length === 1 ? exact[0]! : null;
}

/** Which pieces a move takes, as places in the table; the chosen ones first where there are twins. */
export function taken(move: Move, table: readonly Item[], chosen: ReadonlySet<number>): Set<number> {
  const order = table.map((_, n) => n).sort((a, b) => Number(chosen.has(b)) - Number(chosen.has(a)));
  const places = new Set<number>();
  for (const item of move.takes) {
    const place = order.find((n) => !places.has(n) && text(table[n]!) === text(item));
    if (place !== undefined) places.add(place);
  }
  return places;
}
