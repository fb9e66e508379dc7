/** What cards and builds are called for those who do not see them. */
import type { Build, Item } from "../protocol";
import { t } from "../lib/catalogue.svelte";
import { type Reader, ofSeat, sentence, worth as points } from "../lib/wording";
import { cardText } from "../lib/words";

/** "Ruter tio, 3 poäng" */
export function cardLabel(reader: Reader, card: string, worth: Record<string, number>): string {
  const name = sentence(cardText(card, t));
  const count = worth[card];
  return count ? t("page-card-points", { card: name, points: points(reader, count) }) : name;
}

export function itemLabel(reader: Reader, item: Item, worth: Record<string, number>): string {
  return typeof item === "string" ? cardLabel(reader, item, worth) : buildLabel(reader, item);
}

function buildLabel(reader: Reader, build: Build): string {
  const key = build.locked ? "table-build-locked" : "table-build";
  const shown = ofSeat(reader, build.locked ? "build-shown-locked" : "build-shown", build.owner, {
    cards: build.groups.map((group) => group.map((card) => cardText(card, t)).join(" + ")).join(", "),
    value: build.value,
  });
  return t(key, { build: shown, ranks: build.taken_by.join(" ") });
}
