/** How moves, builds and counts are written for one reader. Sentences are the terminal's own. */
import type { Build, Item, Move, Reason } from "../protocol";
import { t } from "./catalogue.svelte";
import { cardIndex, cardText, functions, pips } from "./words";

export interface Reader {
  /** Own seat, null for somebody who looks on. */
  me: number | null;
  aim: "low" | "high";
  /** Name of every seat. */
  names: string[];
  /** Cards in words instead of signs, for ears. */
  inWords?: boolean;
}

/** Cards and builds as the functions of the catalogue take them. */
export function codes(items: readonly Item[]): string {
  return items.map((item) => (typeof item === "string" ? item : code(item))).join(" ");
}

function code(build: Build): string {
  const groups = build.groups.map((group) => group.join("+")).join(",");
  return `[${groups}=${build.value}${build.locked ? "!" : ""}@${build.owner}]`;
}

export function name(reader: Reader, seat: number): string {
  return seat === reader.me ? t("name-you") : (reader.names[seat] ?? "");
}

/** Return the message about a seat: the one that says *you*, or the one with the name. */
export function ofSeat(
  reader: Reader,
  key: string,
  seat: number,
  args: Record<string, string | number> = {},
): string {
  if (seat === reader.me) return t(`${key}-you`, args);
  return t(key, { name: reader.names[seat] ?? "", ...args });
}

/** Names as `BOTH` of the catalogue takes them. */
export function joined(reader: Reader, seats: readonly number[]): string {
  return seats.map((seat) => name(reader, seat).replaceAll("|", "/")).join("|");
}

/** Points as what a move or card brings: a gain where the highest total wins. */
export function worth(reader: Reader, points: number): string {
  return t(reader.aim === "high" ? "count-gain" : "count-points", { n: points });
}

/** A number of points as it is set, with a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function card(reader: Reader, item: Item): string {
  if (typeof item !== "string") return buildShown(reader, item);
  return reader.inWords ? cardText(item, t) : cardIndex(item, t);
}

export function group(reader: Reader, items: readonly Item[]): string {
  return items.map((item) => card(reader, item)).join(reader.inWords ? " + " : "+");
}

function buildShown(reader: Reader, build: Build): string {
  const key = build.locked ? "build-shown-locked" : "build-shown";
  const cards = build.groups.map((part) => group(reader, part)).join(", ");
  return ofSeat(reader, key, build.owner, { cards, value: build.value });
}

function builds(items: readonly Item[]): Build[] {
  return items.filter((item) => typeof item !== "string");
}

/** What a move takes, its groups kept together: `8♦, A♠+7♦`. */
export function taken(reader: Reader, move: Move): string {
  if (move.clears) return move.takes.map((item) => card(reader, item)).join(", ");
  const parts = move.groups.map((part) => group(reader, part));
  return [...parts, ...builds(move.takes).map((build) => card(reader, build))].join(", ");
}

/** A phrase as a sentence begins. */
export function sentence(phrase: string): string {
  return phrase.charAt(0).toLocaleUpperCase() + phrase.slice(1);
}

/** A move as it stands in a list of moves, with its price. */
export function moveText(reader: Reader, move: Move): string {
  if (move.kind === "build") return sentence(building(reader, move));
  let played = card(reader, move.card);
  if (move.names_value) played = t("move-card-value", { card: played, value: move.value });
  if (move.kind === "creep")
    return sentence(t(reader.aim === "low" ? "move-creep" : "move-lay", { card: played }));
  const key = move.clears
    ? move.sweep
      ? "move-clear-sweep"
      : "move-clear"
    : ["move-take", "move-sweep", "move-double"][move.sweep]!;
  const args = { card: played, cards: taken(reader, move), points: worth(reader, move.price) };
  return sentence(t(key, args));
}

function building(reader: Reader, move: Move): string {
  const played = card(reader, move.card);
  const raised = builds(move.takes).filter((build) => build.value !== move.made);
  const merged = builds(move.takes).filter((build) => build.value === move.made);
  const groups = [...move.groups];
  const base = pips(move.card) + raised.reduce((sum, build) => sum + build.value, 0);
  const beside = base < move.made ? (groups.shift() ?? []) : [];
  const others = [
    ...groups.map((part) => group(reader, part)),
    ...merged.map((build) => card(reader, build)),
  ];
  const whole = [group(reader, [...raised, move.card, ...beside]), ...others].join(", ");
  const args = { card: played, value: move.made };
  if (raised.length && others.length) return t("move-raise-mere", { ...args, cards: whole });
  if (raised.length) {
    const build = card(reader, raised[0]!);
    if (!beside.length) return t("move-raise", { ...args, build });
    return t("move-raise-with", { ...args, build, cards: group(reader, beside) });
  }
  if (merged.length) return t("move-merge", { ...args, cards: whole });
  if (others.length) return t("move-mere", { ...args, cards: whole });
  return t("move-build", { ...args, cards: group(reader, beside) });
}

const NOTED = /^(?<card>..)(?:=(?<as>\d+))?(?:x(?<takes>[^#]+)#*|\^(?<built>[^=]+)=(?<value>\d+)(?<lock>!?))?$/;

/** A move of the notation as it is told, not typed: `3♣+4♦ with 7♦` for `7dx3c+4d`. */
export function noted(notation: string, inWords = false): string {
  const parts = NOTED.exec(notation)?.groups;
  if (!parts) return notation;
  const said = (list: string) =>
    list
      .replace("*", () => t("page-everything"))
      .replace(/\[[^\]]*\]/g, (build) => functions(t).THE!(build))
      .replace(/[A2-9TJQK][shdc]/g, (one) => (inWords ? cardText(one, t) : cardIndex(one, t)))
      .replaceAll(",", ", ")
      .replaceAll("+", inWords ? " + " : "+");
  let card = said(parts.card!);
  if (parts.as) card = t("move-card-value", { card, value: Number(parts.as) });
  if (parts.takes) return t("page-taken-with", { card, cards: said(parts.takes) });
  if (!parts.built) return card;
  const key = parts.lock ? "move-mere" : "move-build";
  return t(key, { card, value: Number(parts.value), cards: said(parts.built) });
}

/** The sentence of a reason; for ears with the cards of moves in words. */
export function reasonText(reason: Reason, inWords = false): string {
  const { example } = reason.args;
  const shown = typeof example === "string" ? { example: noted(example, inWords) } : {};
  return sentence(t(reason.key, { ...reason.args, ...shown } as Record<string, string | number>));
}
