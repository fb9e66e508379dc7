/**
 * Letters and figures for the corners of cards, drawn as strokes on a field 100 units high.
 *
 * Drawn and not set in type, so that a card looks the same with every font, and so that each
 * language has the letters its players expect (Kn D K E, B D K, V D R A).
 */
export interface Glyph {
  /** Width in units, strokes included. */
  width: number;
  path: string;
}

const GLYPHS: Record<string, Glyph> = {
  "0": { width: 62, path: "M31 0C14 0 6 18 6 50S14 100 31 100 56 82 56 50 48 0 31 0Z" },
  "1": { width: 34, path: "M5 17 24 1V100" },
  "2": { width: 64, path: "M7 26C7 9 17 0 32 0S57 9 57 25C57 48 7 70 7 100H58" },
  "3": { width: 64, path: "M8 0H55L28 40C46 39 58 51 58 69 58 88 46 100 30 100 17 100 8 93 5 81" },
  "4": { width: 68, path: "M46 100V1L6 70H64" },
  "5": { width: 64, path: "M54 0H15L11 45C17 39 24 36 32 36 48 36 58 49 58 67 58 87 46 100 30 100 17 100 8 93 5 83" },
  "6": { width: 64, path: "M53 12C48 4 42 0 34 0 16 0 6 20 6 56 6 86 16 100 32 100S58 87 58 68 49 38 33 38C20 38 8 46 6 62" },
  "7": { width: 62, path: "M5 0H57L24 100" },
  "8": { width: 64, path: "M32 46C18 46 10 36 10 23S19 0 32 0 54 10 54 23 46 46 32 46C17 46 7 57 7 73S17 100 32 100 57 89 57 73 47 46 32 46Z" },
  "9": { width: 64, path: "M11 88C16 96 22 100 30 100 48 100 58 80 58 44 58 14 48 0 32 0S6 13 6 32 15 62 31 62C44 62 56 54 58 38" },
  A: { width: 70, path: "M5 100 35 1 65 100M16 67H54" },
  J: { width: 52, path: "M18 0H46V72C46 90 37 100 25 100 13 100 6 92 5 80" },
  Q: { width: 68, path: "M34 0C15 0 6 18 6 50S15 100 34 100 62 82 62 50 53 0 34 0ZM40 74 62 103" },
  K: { width: 68, path: "M8 0V100M60 0 8 62M25 43 63 100" },
  D: { width: 66, path: "M8 0V100H26C48 100 60 84 60 50S48 0 26 0Z" },
  B: { width: 64, path: "M34 48C46 48 53 38 53 24S46 0 34 0H8V100H35C50 100 58 90 58 74S50 48 35 48H8" },
  V: { width: 68, path: "M5 0 34 99 63 0" },
  R: { width: 66, path: "M8 100V0H34C50 0 58 10 58 26S50 52 34 52H8M34 52 61 100" },
  E: { width: 58, path: "M54 0H8V100H55M8 48H46" },
  n: { width: 56, path: "M7 42V100M7 64C11 51 19 44 29 44 42 44 49 52 49 67V100" },
};

/** Return the glyphs of a text and their places, set tight as in the corner of a card. */
export function setting(text: string): { glyphs: { x: number; path: string }[]; width: number } | null {
  const glyphs: { x: number; path: string }[] = [];
  let x = 0;
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    // A language may bring a letter that is not drawn yet; it is set in type then.
    if (!glyph) return null;
    glyphs.push({ x, path: glyph.path });
    x += glyph.width + 14;
  }
  return { glyphs, width: x - 14 };
}
