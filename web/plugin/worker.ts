/** The service worker with the list of what this build consists of, and `build.json` with its name. */
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCE = resolve(import.meta.dirname, "../src/worker.js");
const PUBLIC = resolve(import.meta.dirname, "../public");

export function worker(build: string): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const made = Object.keys(bundle).filter((file) => file !== "index.html");
        // Nobody who is at the page needs the picture that goes with links to it.
        const fixed = readdirSync(PUBLIC).filter((file) => file !== "preview.png");
        const files = [...made, ...fixed].sort().map((file) => `/${file}`);
        const text = readFileSync(SOURCE, "utf-8")
          .replace('"BUILD"', JSON.stringify(build))
          .replace('["FILES"]', JSON.stringify(["/", ...files]));
        this.emitFile({ type: "asset", fileName: "worker.js", source: text });
        this.emitFile({ type: "asset", fileName: "build.json", source: JSON.stringify({ build }) });
      },
    },
  };
}
