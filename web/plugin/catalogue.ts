/** The catalogue of the Python package, one script per language, with the areas the page speaks. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/tabbe/i18n/locales");
export const AREAS = ["cards", "reason", "play", "rules", "bot", "analysis", "server", "page"];
const PREFIX = "virtual:catalogue/";

/** Return the Fluent source of a language: comments cost bytes and say nothing to a browser. */
export function source(lang: string): string {
  const files = AREAS.map((area) => resolve(FOLDER, lang, `${area}.ftl`)).filter(existsSync);
  const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function catalogue(): Plugin {
  return {
    name: "catalogue",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const lang = id.slice(PREFIX.length + 1);
      for (const area of AREAS) this.addWatchFile(resolve(FOLDER, lang, `${area}.ftl`));
      return `export default ${JSON.stringify(source(lang))}`;
    },
  };
}
