/** Suit signs on a field of 100 by 100 units, and where the pips of each rank lie. */
export type Suit = "s" | "h" | "d" | "c";

export const PIP: Record<Suit, string> = {
  s: "M50 2C56 22 95 40 95 66 95 79 86 88 75 88 66 88 58 83 53 75 54 87 58 93 66 98H34C42 93 46 87 47 75 42 83 34 88 25 88 14 88 5 79 5 66 5 40 44 22 50 2Z",
  h: "M50 95C44 79 4 56 4 28 4 14 14 4 27 4 38 4 47 11 50 22 53 11 62 4 73 4 86 4 96 14 96 28 96 56 56 79 50 95Z",
  d: "M50 1C58 18 71 36 86 50 71 64 58 82 50 99 42 82 29 64 14 50 29 36 42 18 50 1Z",
  c: "M50 3A22 22 0 0 1 67 39 23 23 0 1 1 53 70C54 84 58 92 66 98H34C42 92 46 84 47 70A23 23 0 1 1 33 39 22 22 0 0 1 50 3Z",
};

const L = 76;
const M = 125;
const R = 174;
const ROW = [72, 175, 278] as const;
const QUARTER = [72, 140.7, 209.3, 278] as const;

/** Centres of the pips on a card of 250 by 350 units; the lower half is drawn upside down. */
export const PLACE: Record<string, readonly (readonly [number, number])[]> = {
  "2": [[M, ROW[0]], [M, ROW[2]]],
  "3": [[M, ROW[0]], [M, 175], [M, ROW[2]]],
  "4": [[L, ROW[0]], [R, ROW[0]], [L, ROW[2]], [R, ROW[2]]],
  "5": [[L, ROW[0]], [R, ROW[0]], [M, 175], [L, ROW[2]], [R, ROW[2]]],
  "6": [[L, ROW[0]], [R, ROW[0]], [L, 175], [R, 175], [L, ROW[2]], [R, ROW[2]]],
  "7": [[L, ROW[0]], [R, ROW[0]], [M, 123], [L, 175], [R, 175], [L, ROW[2]], [R, ROW[2]]],
  "8": [[L, ROW[0]], [R, ROW[0]], [M, 123], [L, 175], [R, 175], [M, 227], [L, ROW[2]], [R, ROW[2]]],
  "9": [
    [L, QUARTER[0]], [R, QUARTER[0]], [L, QUARTER[1]], [R, QUARTER[1]], [M, 175],
    [L, QUARTER[2]], [R, QUARTER[2]], [L, QUARTER[3]], [R, QUARTER[3]],
  ],
  T: [
    [L, QUARTER[0]], [R, QUARTER[0]], [M, 106], [L, QUARTER[1]], [R, QUARTER[1]],
    [L, QUARTER[2]], [R, QUARTER[2]], [M, 244], [L, QUARTER[3]], [R, QUARTER[3]],
  ],
};
