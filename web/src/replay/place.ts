/** Where in a match one is: a deal and a number of plays, as in the address `#2.17`. */
export interface Place {
  /** From 1. */
  deal: number;
  /** Plays made, 0 for the opening. */
  move: number;
}

/** Read `#17` (first deal) or `#2.17`; anything else is the opening. */
export function readPlace(hash: string, lengths: readonly number[]): Place {
  const found = /^#(?:(\d{1,3})\.)?(\d{1,3})$/.exec(hash);
  const deal = Math.min(Math.max(Number(found?.[1] ?? 1), 1), Math.max(lengths.length, 1));
  const move = Math.min(Math.max(Number(found?.[2] ?? 0), 0), lengths[deal - 1] ?? 0);
  return { deal, move };
}

export function writePlace({ deal, move }: Place): string {
  return deal === 1 ? `#${move}` : `#${deal}.${move}`;
}

/** The place so many plays on, into the next or last deal where one is at an end. */
export function moved(place: Place, by: number, lengths: readonly number[]): Place {
  let { deal, move } = place;
  move += by;
  if (move < 0 && deal > 1) {
    deal -= 1;
    move = lengths[deal - 1] ?? 0;
  } else if (move > (lengths[deal - 1] ?? 0) && deal < lengths.length) {
    deal += 1;
    move = 0;
  }
  return { deal, move: Math.min(Math.max(move, 0), lengths[deal - 1] ?? 0) };
}
