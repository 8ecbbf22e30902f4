// What the page says: Project Fluent, one bundle a language. The start page fetches its own texts alone (parts.ts); other
// pages wait for theirs before they are shown, and another language is spoken when all of them are there.
// The catalogue lies in src/cluehouse/messages, beside what the server and the terminal say; its README says what is where.

import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readPart } from "./catalogue";
import { called, isPicture } from "./pictures.svelte";
import { prefs, type Language } from "./prefs.svelte";

const brought: ((language: Language) => readonly string[])[] = [];

/** Let somebody add messages in Fluent's syntax to every language, before it is first spoken. */
export function bringMessages(source: (language: Language) => readonly string[]): void {
  brought.push(source);
}

/** A language with what was fetched of it so far. */
class Speech {
  readonly bundle: FluentBundle;
  readonly #language: Language;
  readonly #parts = new Map<string, Promise<void>>();
  readonly complete = new Set<string>();

  constructor(language: Language) {
    this.#language = language;
    this.bundle = new FluentBundle(language === "zh" ? "zh-CN" : language, { useIsolating: false });
    for (const text of brought.flatMap((source) => source(language))) this.bundle.addResource(new FluentResource(text));
  }

  /** Fetch these parts, unless they are there. */
  async fetch(parts: Iterable<string>): Promise<void> {
    await Promise.all([...parts].map((part) => this.#part(part)));
  }

  #part(part: string): Promise<void> {
    const asked = this.#parts.get(part) ?? this.#read(part);
    this.#parts.set(part, asked);
    asked.catch(() => this.#parts.delete(part)); // the next time it may be there
    return asked;
  }

  async #read(part: string): Promise<void> {
    for (const text of await readPart(this.#language, part)) this.bundle.addResource(new FluentResource(text));
    this.complete.add(part);
    added++;
  }
}

let spoken = $state.raw<Speech | null>(null);
let added = $state(0); // what was said before a part came is said again
let entering: Speech | null = null;
const known = new Map<Language, Speech>();
const needed = new Set(["home"]); // the parts that this visit has needed so far

function speechOf(language: Language): Speech {
  const speech = known.get(language) ?? new Speech(language);
  known.set(language, speech);
  return speech;
}

/** Speak this language from now on: with all that the other one could say. */
export async function enter(language: Language): Promise<void> {
  const speech = speechOf(language);
  entering = speech;
  await speech.fetch(needed);
  if (entering !== speech) return; // yet another one was chosen meanwhile
  spoken = speech;
  prefs.language = language;
  document.documentElement.lang = language === "zh" ? "zh-CN" : language;
}

/** What every page but the start page says, and what this game says: nothing to wait for if it is there. */
export function needTexts(...games: readonly string[]): Promise<void> | undefined {
  const parts = ["pages", ...games];
  for (const part of parts) needed.add(part);
  const speeches = [untrack(() => spoken), entering].filter((speech) => speech !== null); // another language fetches all that is needed itself
  if (speeches.every(({ complete }) => parts.every((part) => complete.has(part)))) return undefined;
  return Promise.all(speeches.map((speech) => speech.fetch(parts))).then(() => undefined);
}

/** This module of a page, with what the page says. */
export async function withTexts<T>(module: Promise<T>, ...games: readonly string[]): Promise<T> {
  const [loaded] = await Promise.all([module, needTexts(...games)]);
  return loaded;
}

function messageOf(name: string): ReturnType<FluentBundle["getMessage"]> {
  added;
  return spoken?.bundle.getMessage(name);
}

export type Params = Record<string, FluentVariable>;

/** A card in a sentence: its word, or in quotation marks what is to be seen on it. */
const quoted = (face: string): string => (isPicture(face) ? t("picture-quoted", { name: called(face) }) : face);

function spelt(params: Params | undefined): Params | undefined {
  return params && Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? quoted(value) : value]));
}

/** In Polish a word of one letter never ends a line. */
const LONELY = /(?<![\p{L}\p{N}])([aiouwz]) /giu;

/** In Chinese a number stays with what it counts. */
const COUNTED = /(\d) (?=\p{Script=Han})/gu;

/** A message in the language of the page; `id.attribute` for an attribute. */
export function t(id: string, params?: Params): string {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = messageOf(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!spoken || !pattern) return id;
  const faults: Error[] = []; // what cannot be filled in is said, but nobody's page breaks for it
  const said = spoken.bundle.formatPattern(pattern, spelt(params), faults);
  for (const fault of faults) console.error(`${id}: ${fault.message}`);
  const once = said.replace(/([“”„])\1/g, "$1"); // a picture in a sentence that has quotation marks of its own
  if (spoken.bundle.locales[0] === "pl") return once.replace(LONELY, "$1\u00a0");
  return spoken.bundle.locales[0] === "zh-CN" ? once.replace(COUNTED, "$1\u00a0") : once;
}

/** Is there such a message, or such an attribute of one? */
export function has(id: string): boolean {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  return (attribute ? messageOf(name)?.attributes[attribute] : messageOf(name)) !== undefined;
}

/** The page's language as it is written here: of the countries where it is spoken, the one that the browser names. */
function here(): string[] {
  const { lang } = document.documentElement;
  return [...navigator.languages.filter((tag) => tag.split("-")[0] === lang.split("-")[0]), lang];
}

/** A date as people here write it. */
export function date(when: Date | number): string {
  return new Intl.DateTimeFormat(here(), { dateStyle: "long" }).format(when);
}

/** A share as people here write it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(share);
}

/** Several names in one sentence. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(here(), { style: "long", type: "conjunction" }).format(names.map(quoted));
}

/** In the order of this language's alphabet. */
export function sorted<T>(items: readonly T[], by: (item: T) => string): T[] {
  const order = new Intl.Collator(document.documentElement.lang);
  return [...items].sort((one, other) => order.compare(by(one), by(other)));
}
