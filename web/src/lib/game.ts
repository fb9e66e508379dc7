/** What games are called. */
import { has, t } from "./catalogue.svelte";

/** Name of a preset in the reader's language; a preset of one's own keeps its title. */
export function gameName(id: string, title: string): string {
  return has(`title-${id}`) ? t(`title-${id}`) : title;
}
