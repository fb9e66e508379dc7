/**
 * Court figures: the drawings by Adrian Kennard (CC0), out of the npm package that carries them.
 *
 * Only the figure is taken: its six layers, drawn once and once more turned round. Indices, frame
 * and corner pips are Tabbe's own, so that letters follow the language. The colours of the
 * drawings are replaced by a calmer set that goes with the rest of the page.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const FOLDER = resolve(
  import.meta.dirname,
  "../node_modules/@heruka_urgyen/react-playing-cards/src/images",
);
const INK: Record<string, string> = {
  "#FC4": "#e3b04b",
  red: "#b3372f",
  "#44F": "#34527a",
  black: "#23222b",
  blue: "#1d5fb4",
  green: "#237245",
};
const SUITS = { S: "s", H: "h", D: "d", C: "c" } as const;

/** Return one court figure as a drawing of 1300 by 2000 units. */
export function figure(rank: string, suit: keyof typeof SUITS, deck: "2color" | "4color"): string {
  const drawing = readFileSync(resolve(FOLDER, deck, `${rank}${suit}.svg`), "utf-8");
  const symbols = [...drawing.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)];
  const pip = symbols.find(([, id]) => id === `S${suit}${rank}`);
  const layers = symbols.filter(([, id]) => id?.startsWith(`${suit}${rank}`));
  if (!pip || layers.length === 0) throw new Error(`no figure in ${rank}${suit}`);
  const half = layers.map(([, , body]) => body).join("");
  const recoloured = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1300 2000"><defs><symbol id="${pip[1]}" viewBox="-600 -600 1200 1200" preserveAspectRatio="xMinYMid">${pip[2]}</symbol><g id="half">${half}</g></defs><use xlink:href="#half"/><use xlink:href="#half" transform="rotate(180 650 1000)"/></svg>`.replace(
    /(fill|stroke)="([^"]+)"/g,
    (whole, name: string, ink: string) => (INK[ink] ? `${name}="${INK[ink]}"` : whole),
  );
  return optimize(recoloured, {
    multipass: true,
    plugins: [{ name: "preset-default", params: { overrides: { convertPathData: { floatPrecision: 0 }, cleanupNumericValues: { floatPrecision: 1 } } } }],
  }).data;
}

export function courts(): Plugin {
  const files = new Map<string, () => string>();
  for (const deck of ["2color", "4color"] as const)
    for (const rank of ["J", "Q", "K"])
      for (const suit of Object.keys(SUITS) as (keyof typeof SUITS)[])
        // Spades and hearts look alike in both decks.
        if (deck === "2color" || suit === "D" || suit === "C")
          files.set(`court/${rank}${SUITS[suit]}${deck === "4color" ? "4" : ""}.svg`, () =>
            figure(rank, suit, deck),
          );
  return {
    name: "courts",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const make = files.get(request.url?.slice(1) ?? "");
        if (!make) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(make());
      });
    },
    generateBundle() {
      for (const [fileName, make] of files)
        this.emitFile({ type: "asset", fileName, source: make() });
    },
  };
}
