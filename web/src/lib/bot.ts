/** What bots are called by their strength. */
import { has, t } from "./catalogue.svelte";

export function botName(bot: string): string {
  const key = `page-bot-${bot.split(":")[0]}`;
  return has(key) ? t(key) : bot;
}

/** Levels that are offered; other bots are for those who measure them. */
const LEVELS = ["novice", "casual", "club", "expert"];

/** What is offered of the bots that a server has, weakest first. */
export function levelsOf(bots: readonly string[]): string[] {
  const found = LEVELS.filter((level) => bots.includes(level));
  return found.length ? found : [...bots];
}

/** Whether a name in a record is that of a bot; the second of a kind has its seat behind it. */
export function isBot(name: string): boolean {
  const kind = /^([a-z]+)(:\S*)?( \d)?$/.exec(name)?.[1];
  return kind !== undefined && has(`page-bot-${kind}`);
}
