/** What bots are called by their strength. */
import { has, t } from "./catalogue.svelte";

export function botName(bot: string): string {
  const key = `page-bot-${bot.split(":")[0]}`;
  return has(key) ? t(key) : bot;
}

/** Whether a name in a record is that of a bot. */
export function isBot(name: string): boolean {
  return has(`page-bot-${name.split(":")[0]}`);
}
