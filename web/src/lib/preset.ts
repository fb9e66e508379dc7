/** Games and their switches, as `GET /api/presets` gives them. */
export interface SwitchOffer {
  name: string;
  /** "flag", "choice", "number" or "values"; choices are there for all but numbers. */
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
  /** By number of players: the teams that can be played in. */
  teams: Record<string, string[]>;
  aim: "low" | "high";
  what: string;
  switches: SwitchOffer[];
}
