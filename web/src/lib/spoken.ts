/** The table in whole sentences, for those who ask to hear it. */
import { cardLabel, itemLabel } from "../table/label";
import { t } from "./catalogue.svelte";
import { type Table, pointsOf } from "./table.svelte";
import { moveText, ofSeat } from "./wording";
import { join } from "./words";

type Worth = Record<string, number>;

export const spoken = {
  table(table: Table): string {
    const items = table.items.map((item) => itemLabel(table.reader, item, {}));
    if (!items.length) return t("turn-table-empty");
    return t("turn-table", { cards: join(items, "list-and", t) });
  },

  hand(table: Table, worth: Worth): string {
    const cards = table.hand.map(({ item }) => cardLabel(table.reader, item as string, worth));
    return cards.length ? t("turn-hand", { cards: cards.join("; ") }) : t("page-hand-empty");
  },

  moves(table: Table): string {
    if (!table.myTurn || !table.own) return t("page-not-your-turn");
    const reader = { ...table.reader, inWords: true };
    const lines = table.own.legal.map((move) => moveText(reader, move));
    const more = table.own.complete ? [] : [t("move-more")];
    return [...lines, ...more].join(". ");
  },

  counts(table: Table): string {
    const { scene, reader } = table;
    if (!scene?.board) return "";
    const piles = scene.seats.map((seat) =>
      ofSeat(reader, "page-pile", seat.seat, {
        cards: t("count-cards", { n: seat.pile }),
        sweeps: t("count-sweeps", { n: seat.sweeps }),
        points: t("count-points", { n: pointsOf(scene, seat) }),
      }),
    );
    const { board } = scene;
    const round = board.batches_left
      ? t("page-round-of", { batch: board.batch, batches: board.batch + board.batches_left })
      : t("page-last-cards");
    return [`${round}.`, t("page-pack", { n: board.stock }) + ".", ...piles].join(" ");
  },
};
