/** What the page says: the catalogue of the Python package, in the reader's language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { functions } from "./words";

export const LANGUAGES = ["en", "sv", "da", "de", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Languages by their own names, for the switch. */
export const OWN_NAME: Record<Language, string> = {
  en: "English",
  sv: "Svenska",
  da: "Dansk",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
};

export type Args = Record<string, string | number>;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:catalogue/en"),
  sv: () => import("virtual:catalogue/sv"),
  da: () => import("virtual:catalogue/da"),
  de: () => import("virtual:catalogue/de"),
  fr: () => import("virtual:catalogue/fr"),
  es: () => import("virtual:catalogue/es"),
};

let current = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");

/** Return the first language of the browser that the catalogue has. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((lang) => lang === short);
    if (found) return found;
    // Norwegians and Faroese read Danish more easily than English.
    if (["no", "nb", "nn", "fo"].includes(short ?? "")) return "da";
  }
  return "en";
}

/** Make a bundle of Fluent source with the functions that the messages call. */
export function bundle(lang: string, source: string): FluentBundle {
  const calls = Object.entries(functions((key, args) => format(made, key, args))).map(
    ([name, call]) => [name, ([value]: FluentVariable[]) => call(String(value?.valueOf() ?? ""))] as const,
  );
  const made: FluentBundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: Object.fromEntries(calls) as Record<string, FluentFunction>,
  });
  made.addResource(new FluentResource(source));
  return made;
}

/** Load a language and speak it from now on. */
export async function speak(lang: Language): Promise<void> {
  const { default: source } = await LOADERS[lang]();
  current = bundle(lang, source);
  spoken = lang;
  document.documentElement.lang = lang;
}

export function language(): Language {
  return spoken;
}

/** Whether the catalogue has a message. */
export function has(key: string): boolean {
  return current?.hasMessage(key) ?? false;
}

/** Return a message of the catalogue with its places filled. */
export function t(key: string, args?: Args): string {
  return current ? format(current, key, args) : "";
}

/** Return a message of a bundle with its places filled. */
export function format(made: FluentBundle, key: string, args: Args = {}): string {
  const message = made.getMessage(key);
  if (!message?.value) {
    console.error(`no message ${key} in ${made.locales[0]}`);
    return key;
  }
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args))
    values[name] =
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  const errors: Error[] = [];
  const text = made.formatPattern(message.value, values, errors);
  if (errors.length) console.error(`message ${key}: ${errors.join(", ")}`);
  return trueMinus(text);
}

/** Set a number below zero as it is printed; a hyphen between two words or numbers stays one. */
function trueMinus(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}_/-])-(?=\d)/gu, "−");
}
