/** What every move cost, as `GET /api/games/ID/review` says it. */
import type { Args } from "../lib/catalogue.svelte";

export interface Why {
  key: string;
  args: Args;
}

export interface Verdict {
  deal: number;
  move: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  mark: "good" | "inaccuracy" | "mistake" | "blunder";
  /** Reasons against the move, and for the best one; of mistakes and blunders alone. */
  reasons: Why[];
  better: Why[];
}

export interface Verdicts {
  moves: Verdict[];
  /** Per seat 0 to 100, null for a seat without a choice. */
  accuracy: (number | null)[];
}

/** Marks as players of many games write them. */
export const SIGN = { good: "", inaccuracy: "?!", mistake: "?", blunder: "??" } as const;

export function verdictAt(verdicts: Verdicts | null, deal: number, move: number): Verdict | null {
  return verdicts?.moves.find((one) => one.deal === deal && one.move === move) ?? null;
}
