#!/usr/bin/env node
// The bot of bot.py once more, for Node: tabbe simulate --bots exec:examples/bot.mjs,greedy
import { createInterface } from "node:readline";

const RANKS = "A23456789TJQK";

/** Ranks a move, the lower the better: no sweep, few cards taken, a high card played. */
function cost(move) {
  const cards = move.match(/[A2-9TJQK][shdc]/g);
  const rank = RANKS.indexOf(cards[0][0]) || 13;
  return (move.endsWith("#") ? 1e6 : 0) + 100 * cards.length - rank;
}

/** The answer to a message from Tabbe, undefined where there is nothing to say. */
function answer(message) {
  if (message.type === "hello") return { type: "hello", version: 1, name: "example" };
  if (message.type !== "view") return undefined;
  // Without a list every card that is held may still creep in most games.
  const moves = message.legal ?? message.hand;
  return { type: "move", move: moves.reduce((best, move) => (cost(move) < cost(best) ? move : best)) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line));
  if (said !== undefined) process.stdout.write(JSON.stringify(said) + "\n");
}
