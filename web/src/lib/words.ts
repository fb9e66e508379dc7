/**
 * Cards, ranks and lists of them in words: the functions that messages of the catalogue call.
 *
 * The same table as in `tabbe.i18n.card`, so that one catalogue serves terminal and browser; the
 * tests hold both to the same answers.
 */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** The ranks as the notation writes them, ace to king. */
export const RANKS = "A23456789TJQK";
const SIGNS: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };
const BUILD = /^\[(?:[^\]=]*=)?(\d{1,2})(!)?(?:@\d)?\]$/;

const isRank = (text: string) => text.length === 1 && RANKS.includes(text);

export function isCard(text: string): boolean {
  return text.length === 2 && RANKS.includes(text[0]!) && text[1]! in SIGNS;
}

/** The number a rank has in its name and on the table, ace 1 to king 13. */
export function pips(card: string): number {
  return RANKS.indexOf(card[0]!) + 1;
}

/** Suit signs are set as text, never as coloured pictures. */
export function sign(suit: string): string {
  return `${SIGNS[suit]}\uFE0E`;
}

export function rankIndex(rank: string, say: Say): string {
  if ("AJQK".includes(rank)) return say(`index-${rank}`);
  return rank === "T" ? "10" : rank;
}

export function cardIndex(card: string, say: Say): string {
  return isCard(card) ? rankIndex(card[0]!, say) + SIGNS[card[1]!] : card;
}

export function cardText(card: string, say: Say): string {
  if (!isCard(card)) return card;
  return say("card-join", { rank: say(`rank-${card[0]}`), suit: say(`suit-${card[1]}`) });
}

export function join(items: string[], key: "list-and" | "list-or", say: Say): string {
  if (items.length < 2) return items.join("");
  return say(key, { first: items.slice(0, -1).join(", "), last: items[items.length - 1]! });
}

export function functions(say: Say): Record<string, (value: string) => string> {
  const value = (number: string): string => {
    if (!/^\d+$/.test(number) || +number < 1 || +number > 16) return number;
    return +number > RANKS.length ? say(`value-${number}`) : say(`rank-${RANKS[+number - 1]}`);
  };
  const the = (card: string): string => {
    const build = BUILD.exec(card);
    if (build) return say(build[2] ? "build-the-locked" : "build-the", { value: value(build[1]!) });
    if (!isCard(card)) return card;
    return say("card-the", { rank: card[0]!, card: cardText(card, say) });
  };
  const parts = (list: string) => list.split(/\s+/).filter(Boolean);
  return {
    CARD: (card) => cardText(card, say),
    THE: the,
    CARDS: (list) => join(parts(list).map(the), "list-and", say),
    RANK: (rank) => (isRank(rank) ? say(`rank-${rank}`) : rank),
    RANKS: (list) =>
      join(parts(list).map((one) => (isRank(one) ? say(`call-${one}`) : the(one))), "list-or", say),
    VALUE: value,
    SUIT: (suit) => (suit in SIGNS ? say(`suit-${suit}`) : suit),
    SHORT: (list) => parts(list).map((card) => cardIndex(card, say)).join(" "),
    BOTH: (names) => join(names.split("|"), "list-and", say),
  };
}
