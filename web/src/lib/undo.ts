/** Why there is nothing to take back. */
import type { Told } from "../protocol";
import { isPlay } from "./frame";

/** The key of the sentence: nothing was played, or cards have been dealt since. */
export function noUndo(log: readonly Told[], me: number): "page-undo-none" | "page-undo-redealt" {
  const dealt = log.findLastIndex(({ kind }) => kind === "dealt");
  const mine = (told: Told) => isPlay(told) && told.seat === me;
  return !log.slice(dealt).some(mine) && log.slice(0, Math.max(0, dealt)).some(mine) ? "page-undo-redealt" : "page-undo-none";
}
