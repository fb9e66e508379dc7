/** The table of the first page: which one it is, and how the next one shall be. */
import type { NewTable } from "./api";

const TABLE = "tabbe.table";
const WISH = "tabbe.wish";

/** A table of one's own as `/api/me` lists it. */
export interface OwnTable {
  id: string;
  seat: number | null;
  phase: string | null;
  game: string | null;
}

/** The tables at which a match is under way, with where they are played; that of the first page first. */
export function unfinished(tables: readonly OwnTable[], kept: string | null): { href: string; game: string }[] {
  return tables
    .filter(({ seat, phase }) => seat !== null && phase !== null && ["mixing", "playing", "counted"].includes(phase))
    .sort((a, b) => Number(b.id === kept) - Number(a.id === kept))
    .map(({ id, game }) => ({ href: id === kept ? "/" : `/t/${id}`, game: game ?? "" }));
}

export type Wish = Omit<NewTable, "name">;

function read<T>(place: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Then the next visit begins with a new table.
  }
}

/** Three at a table show what the game is like and fit on every screen. */
const FIRST: Wish = { game: "krypkasino", players: 3, seats: ["you", "casual", "casual"] };

export const home = {
  kept: () => read<string>(TABLE),
  keep: (id: string) => write(TABLE, id),
  forget: () => write(TABLE, null),
  wish: (): Wish => ({ ...FIRST, pace: 0, ...(read<Wish>(WISH) ?? {}) }),
  want: (wish: Wish) => write(WISH, wish),
};
