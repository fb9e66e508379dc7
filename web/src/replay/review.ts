/** What every move cost, as `tabbe review` says it. */
export interface Verdict {
  deal: number;
  move: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  mark: string;
}

export interface Verdicts {
  moves: Verdict[];
  accuracy: (number | null)[];
}

export function markOf(verdicts: Verdicts | null, deal: number, move: number): string {
  return verdicts?.moves.find((one) => one.deal === deal && one.move === move)?.mark ?? "";
}
