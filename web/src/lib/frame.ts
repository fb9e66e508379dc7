/** What the screen shows at one moment, and the moment between a last card and a new deal. */
import type { Item, Own, Scene, Told } from "../protocol";
import { text } from "./piece";

export interface Frame {
  version: number;
  /** Server time and the time here at which it arrived, for clocks. */
  time: number;
  arrived: number;
  scene: Scene;
  own: Own | null;
  news: Told[];
}

export type Played = Extract<Told, { kind: "crept" | "captured" | "built" }>;

export function isPlay(told: Told): told is Played {
  return told.kind === "crept" || told.kind === "captured" || told.kind === "built";
}

/**
 * Cut a change that plays a card and then clears the table for what follows into two, so that the
 * card can be seen lying there. The first half shows only what the log says openly.
 */
export function halves(before: Frame | null, after: Frame): Frame[] {
  const plays = after.news.filter(isPlay);
  const last = after.news.findLastIndex((told) => isPlay(told) || told.kind === "swept");
  const rest = after.news.slice(last + 1).filter((told) => told.kind !== "staged");
  const board = before?.scene.board;
  if (!board || plays.length !== 1 || !rest.length) return [after];
  const play = plays[0]!;
  const seats = before.scene.seats.map((seat) =>
    seat.seat === play.seat ? { ...seat, cards: Math.max(0, seat.cards - 1) } : seat,
  );
  const own = before.own && {
    ...before.own,
    hand: play.seat === before.own.seat ? without(before.own.hand, play.card) : before.own.hand,
    legal: [],
    duties: [],
    may: [],
  };
  const between: Frame = {
    ...after,
    scene: {
      ...before.scene,
      seats,
      running: null,
      board: { ...board, table: tableAfter(board.table, play), turn: null, announcements: [] },
    },
    own,
    news: after.news.slice(0, last + 1),
  };
  return [between, { ...after, news: after.news.slice(last + 1) }];
}

function without(hand: Own["hand"], card: string): Own["hand"] {
  const place = hand.findIndex((held) => held.card === card);
  return hand.filter((_, n) => n !== place);
}

/** The table as an entry of the log leaves it. */
export function tableAfter(table: readonly Item[], play: Played): Item[] {
  if (play.kind === "crept") return [...table, play.card];
  const left = [...table];
  for (const item of play.kind === "captured" ? play.takes : play.uses) {
    const place = left.findIndex((lying) => text(lying) === text(item));
    if (place >= 0) left.splice(place, 1);
  }
  return play.kind === "captured" ? left : [...left, play.build];
}
