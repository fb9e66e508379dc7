/** Games and their switches, as `GET /api/presets` gives them. */
export interface SwitchOffer {
  name: string;
  /** "number", "switch" and the like; choices are there for all that is not a number. */
  kind: string;
  value: string;
  choices: string[];
  low: number | null;
  high: number | null;
  what: string;
}

export interface PresetOffer {
  id: string;
  title: string;
  version: number;
  players: number[];
  aim: "low" | "high";
  what: string;
  switches: SwitchOffer[];
}
