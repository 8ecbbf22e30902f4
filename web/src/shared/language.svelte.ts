// What the page says: Project Fluent, one bundle a language, fetched when the language is first chosen.
// The catalogue lies in src/cluehouse/messages, beside what the server and the terminal say; its README says what is where.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { sources } from "./catalogue";
import { called, isPicture } from "./pictures.svelte";
import { prefs, type Language } from "./prefs.svelte";

const brought: ((language: Language) => readonly string[])[] = [];

/** Let somebody add messages in Fluent's syntax to every language, before it is first spoken. */
export function bringMessages(source: (language: Language) => readonly string[]): void {
  brought.push(source);
}

let spoken = $state.raw<FluentBundle | null>(null);
const loaded = new Map<Language, FluentBundle>();

async function load(language: Language): Promise<FluentBundle> {
  const known = loaded.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language === "zh" ? "zh-CN" : language, { useIsolating: false });
  const wanted = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(wanted.map(([, read]) => read()))) {
    bundle.addResource(new FluentResource(text));
  }
  for (const text of brought.flatMap((source) => source(language))) bundle.addResource(new FluentResource(text));
  loaded.set(language, bundle);
  return bundle;
}

/** Speak this language from now on. */
export async function enter(language: Language): Promise<void> {
  spoken = await load(language);
  prefs.language = language;
  document.documentElement.lang = language === "zh" ? "zh-CN" : language;
}

export type Params = Record<string, FluentVariable>;

/** A card in a sentence: its word, or in quotation marks what is to be seen on it. */
const quoted = (face: string): string => (isPicture(face) ? t("picture-quoted", { name: called(face) }) : face);

function spelt(params: Params | undefined): Params | undefined {
  return params && Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? quoted(value) : value]));
}

/** A message in the language of the page; `id.attribute` for an attribute. */
export function t(id: string, params?: Params): string {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = spoken?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!spoken || !pattern) return id;
  const faults: Error[] = []; // what cannot be filled in is said, but nobody's page breaks for it
  const said = spoken.formatPattern(pattern, spelt(params), faults);
  for (const fault of faults) console.error(`${id}: ${fault.message}`);
  return said;
}

/** Is there such a message? */
export function has(id: string): boolean {
  return spoken?.hasMessage(id) ?? false;
}

/** A date as people here write it. */
export function date(when: Date | number): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" }).format(when);
}

/** A share as people here write it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(share);
}

/** Several names in one sentence. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { style: "long", type: "conjunction" }).format(names.map(quoted));
}

/** In the order of this language's alphabet. */
export function sorted<T>(items: readonly T[], by: (item: T) => string): T[] {
  const order = new Intl.Collator(document.documentElement.lang);
  return [...items].sort((one, other) => order.compare(by(one), by(other)));
}
