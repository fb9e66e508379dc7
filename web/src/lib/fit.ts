/** How large cards can be so that all of them lie side by side in a room. */

export interface Room {
  width: number;
  height: number;
  gap: number;
  /** Height of a card over its width. */
  ratio: number;
  least: number;
  most: number;
}

/** Width of a build in cards: its cards lie like steps, each showing its corner. */
export function unitsOf(cards: number): number {
  return cards === 1 ? 1 : 1.14 + 0.46 * (cards - 1);
}

/** Whether things of these widths, in cards, fit into the room in rows. */
export function fits(width: number, units: readonly number[], room: Room): boolean {
  const rows = Math.max(1, Math.floor((room.height + room.gap) / (width * room.ratio + room.gap)));
  let used = 1;
  let x = 0;
  for (const unit of units) {
    const need = unit * width;
    if (need > room.width) return false;
    if (x > 0 && x + room.gap + need > room.width) {
      used += 1;
      x = need;
    } else x += (x > 0 ? room.gap : 0) + need;
  }
  return used <= rows && width * room.ratio <= room.height;
}

/**
 * Return the width of a card in whole pixels.
 *
 * Room is kept for a few cards more than there are, so that sizes change seldom.
 */
export function cardWidth(units: readonly number[], room: Room): number {
  const spare = [...units];
  const step = units.length <= 12 ? 4 : 6;
  while (spare.length < 8 || spare.length % step) spare.push(1);
  for (const wanted of [spare, units])
    for (let width = room.most; width >= room.least; width -= 1)
      if (fits(width, wanted, room)) return width;
  return room.least;
}
