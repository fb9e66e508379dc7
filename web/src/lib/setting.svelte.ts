/** What a reader has chosen. Kept in this browser alone; no account, nothing sent. */
import type { Language } from "./catalogue.svelte";

export interface Setting {
  name: string;
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  felt: "green" | "blue" | "wine" | "slate";
  back: "star" | "lattice" | "scale";
  backColour: "auto" | "red" | "blue" | "green";
  fourColours: boolean;
  /** Large letters on every card, not only where cards are small. */
  bigIndex: boolean;
  /** Mark the cards that count with their points. */
  marks: boolean;
  sort: "dealt" | "rank" | "suit";
  speed: "step" | "slow" | "normal" | "fast" | "instant";
  motion: "auto" | "full" | "less";
  /** Loudness in percent, 0 for silence. */
  sound: number;
  vibrate: boolean;
  /** Show a notice outside the page when the own turn begins while it is out of sight. */
  notify: boolean;
  announce: "table" | "off" | "pictures" | "always";
  /** Play a card at once when it can do only one thing. */
  quick: boolean;
  /** Play by itself when there is only one move in the whole hand. */
  auto: boolean;
  /** Count the cards that have not been seen. */
  count: "off" | "own" | "full";
  /** Single-letter keys can disturb speech control, so they can be switched off. */
  letters: boolean;
  keys: Record<string, string>;
  wake: boolean;
}

export const DEFAULT: Setting = {
  name: "",
  language: "auto",
  theme: "auto",
  felt: "green",
  back: "star",
  backColour: "auto",
  fourColours: false,
  bigIndex: false,
  marks: true,
  sort: "dealt",
  speed: "normal",
  motion: "auto",
  sound: 40,
  vibrate: false,
  notify: false,
  announce: "table",
  quick: false,
  auto: false,
  count: "off",
  letters: true,
  keys: {},
  wake: false,
};

const PLACE = "tabbe.setting";

/** Take over what was kept, as far as it still has the right kind. */
export function merged(kept: unknown): Setting {
  const made = { ...DEFAULT };
  if (kept === null || typeof kept !== "object") return made;
  for (const [key, value] of Object.entries(kept))
    if (key in made && typeof value === typeof made[key as keyof Setting])
      Object.assign(made, { [key]: value });
  return made;
}

function read(): Setting {
  try {
    return merged(JSON.parse(localStorage.getItem(PLACE) ?? "null"));
  } catch {
    return { ...DEFAULT };
  }
}

export const setting: Setting = $state(read());

/** Keep every change, and show what the whole page has to show. Call it once, in an effect root. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(PLACE, JSON.stringify(setting));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const show = () => {
      const { dataset } = document.documentElement;
      dataset.theme = setting.theme;
      dataset.felt = setting.felt;
      dataset.back = setting.backColour;
      dataset.motion = calm() ? "less" : "full";
    };
    show();
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    still.addEventListener("change", show);
    return () => {
      still.removeEventListener("change", show);
    };
  });
}

/** Whether things should move as little as possible. */
export function calm(): boolean {
  if (setting.motion !== "auto") return setting.motion === "less";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
