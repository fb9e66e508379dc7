/** Telling what happened: entries of the log into sentences, as the terminal tells them. */
import type { Built, Captured, Residue, Swept, Told } from "../protocol";
import { t } from "./catalogue.svelte";
import { cardsOf } from "./piece";
import { type Reader, card, codes, name, ofSeat, worth } from "./wording";

/** Return the sentence of an entry, "" for what needs none. */
export function line(reader: Reader, told: Told): string {
  switch (told.kind) {
    case "crept":
      // To creep is Krypkasino's word for what other games call laying out.
      return ofSeat(reader, reader.aim === "low" ? "event-crept" : "event-laid", told.seat, {
        card: told.card,
      });
    case "captured":
      return captured(reader, told);
    case "built":
      return built(reader, told);
    case "swept":
      return swept(reader, told);
    case "pictures_removed":
      return t("event-pictures", { cards: told.cards.join(" ") });
    case "last_cards":
      return t("event-last-cards", { name: name(reader, told.dealer) });
    case "dealt": {
      const each = t("count-cards", { n: Math.max(...told.hands.map((hand) => hand.length)) });
      if (told.batch === 1)
        return ofSeat(reader, "event-dealt-first", told.dealer, {
          cards: each,
          table: t("count-cards", { n: told.table.length }),
        });
      if (told.stock === 0) return ofSeat(reader, "event-dealt-last", told.dealer, { cards: each });
      return ofSeat(reader, "event-dealt", told.dealer, { cards: each, left: told.stock });
    }
    case "residue":
      return residue(reader, told);
    case "seated":
      return t(`page-seat-${told.what.replace("_", "-")}`, {
        name: told.name ?? name(reader, told.seat),
      });
    case "undone":
      return ofSeat(reader, "page-undone", told.seat);
    case "resumed":
      return t("event-resumed");
    default:
      return "";
  }
}

/** The call "Sweep for a nine", by the last player or, after pictures have gone, by the dealer. */
export function call(reader: Reader, ranks: readonly string[], dealer: number | null): string {
  if (!ranks.length) return "";
  if (dealer === null) return t("announce", { ranks: ranks.join(" ") });
  return t("announce-dealer", { name: name(reader, dealer), ranks: ranks.join(" ") });
}

function captured(reader: Reader, told: Captured): string {
  return ofSeat(reader, told.clears ? "event-cleared" : "event-captured", told.seat, {
    card: told.card,
    cards: codes(told.takes),
    points: worth(reader, told.points),
  });
}

function built(reader: Reader, told: Built): string {
  const raised = told.uses.some(
    (used) => typeof used !== "string" && used.value !== told.build.value,
  );
  const key = `event-${raised ? "raised" : "built"}${told.build.locked ? "-mere" : ""}`;
  return ofSeat(reader, key, told.seat, {
    card: told.card,
    cards: codes(told.uses),
    value: String(told.build.value),
  });
}

function swept(reader: Reader, told: Swept): string {
  if (!told.points) return t("event-swept-free");
  const key = told.units === 1 ? "event-swept" : "event-swept-double";
  const first = ofSeat(reader, key, told.seat, { points: t("count-points", { n: told.points }) });
  if (told.paid === null || !told.reward) return first;
  const reward = t("count-points", { n: told.reward });
  return `${first} ${ofSeat(reader, "event-paid", told.paid, { points: reward })}`;
}

function residue(reader: Reader, told: Residue): string {
  const left = [...told.table.flatMap(cardsOf), ...told.heaps];
  const cards = left.map((one) => card(reader, one)).join(reader.inWords ? ", " : " ");
  if (told.seat === null) return left.length ? t("event-residue-nobody", { cards }) : "";
  const lines = left.length ? [ofSeat(reader, "page-residue", told.seat, { cards })] : [];
  if (told.undealt.length)
    lines.push(
      ofSeat(reader, "event-residue-hidden", told.seat, {
        cards: t("count-cards", { n: told.undealt.length }),
      }),
    );
  return lines.join(" ");
}
