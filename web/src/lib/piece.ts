/**
 * Cards as things that keep their identity while they move.
 *
 * The server speaks of cards by their text, and two packs hold every card twice. For motion and
 * focus each card on the screen is a piece with a number of its own, carried from one state to
 * the next: first cards of equal text stay who they are, then a card that was played comes over
 * from the hand, and what is left is new.
 */
import type { Build, Item } from "../protocol";

export interface Piece {
  id: number;
  item: Item;
}

let last = 0;

export function text(item: Item): string {
  return typeof item === "string" ? item : buildKey(item);
}

/** Builds are told apart by their cards: whatever is added makes another build of them. */
function buildKey(build: Build): string {
  return `[${build.groups.map((group) => group.join("+")).join(",")}]`;
}

/** Match the items of a new state with the pieces of the old one. */
export function carry(items: readonly Item[], ...pools: Piece[][]): Piece[] {
  const free = pools.map((pool) => [...pool]);
  const take = (wanted: string): number | null => {
    for (const pool of free) {
      const found = pool.findIndex((piece) => text(piece.item) === wanted);
      if (found >= 0) return pool.splice(found, 1)[0]!.id;
    }
    return null;
  };
  return items.map((item) => ({ id: take(text(item)) ?? ++last, item }));
}

/** The cards of an item one by one. */
export function cardsOf(item: Item): string[] {
  return typeof item === "string" ? [item] : item.groups.flat();
}
