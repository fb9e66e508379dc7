/** For how long the server keeps things. */
import { t } from "./catalogue.svelte";

/** Days, by kind, as `/api/kept` says; 0 for ever. */
export interface Kept {
  lobbies: number;
  tables: number;
  names: number;
}

/** Say in sentences how long each kind lasts. */
export function lasting(kept: Kept): string {
  const kinds = ["lobbies", "tables", "names"] as const;
  return kinds.map((kind) => t(`page-privacy-${kind}`, { days: kept[kind] })).join(" ");
}
