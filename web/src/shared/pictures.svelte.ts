// Picture cards (DU-106): what is drawn on a face, and what it is called in the language of the page. Nothing of it is
// fetched before the first picture is asked for.

import { SvelteMap } from "svelte/reactivity";
import { prefs } from "./prefs.svelte";

const PREFIX = "picture:";
const AGAIN = 2000; // milliseconds
const OTHERWISE = "en"; // for languages in which nobody has named the pictures

/** What stands inside an <svg>, and the box that it is drawn in. */
export interface Drawing {
  viewBox: string;
  body: string;
}

/** Is this face of a card a picture? */
export const isPicture = (face: string): boolean => face.startsWith(PREFIX);

const idOf = (face: string): string => face.slice(PREFIX.length);

const names = new SvelteMap<string, Record<string, string>>(); // by language
const drawn = new SvelteMap<string, Drawing | null>(); // by face; null if the deck no longer has it
const asked = new Set<string>();

/** Ask for something once; if that fails, again after a while, until it has come. */
function once(what: string, fetched: () => Promise<void>): void {
  if (asked.has(what)) return;
  asked.add(what);
  const ask = (): Promise<unknown> => fetched().catch(() => setTimeout(ask, AGAIN));
  void ask();
}

async function fetchNames(language: string): Promise<void> {
  const made = (await import("./drawings")).names;
  const read = made[`../../made/names/${language}.json`] ?? made[`../../made/names/${OTHERWISE}.json`];
  names.set(language, read ? await read() : {});
}

async function fetchDrawing(face: string): Promise<void> {
  const { drawings } = await import("./drawings");
  const place = drawings[`../../made/faces/${idOf(face)}.svg`];
  if (!place) {
    drawn.set(face, null);
    return;
  }
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(answer.statusText);
  const text = await answer.text();
  const [opening = "", viewBox = ""] = /<svg[^>]* viewBox="([^"]*)">/.exec(text) ?? [];
  drawn.set(face, { viewBox, body: text.slice(opening.length, text.lastIndexOf("<")) });
}

/** What a card is called: its word, or what is to be seen on it. Everything that speaks of a card asks here. */
export function called(face: string): string {
  if (!isPicture(face)) return face;
  const language = prefs.language;
  once(`names ${language}`, () => fetchNames(language));
  return names.get(language)?.[idOf(face)] ?? idOf(face).replaceAll("-", " ");
}

/** The drawing of a picture; undefined until it has come, null if there is none: an old record may hold a picture that the
 * deck no longer has. */
export function drawingOf(face: string): Drawing | null | undefined {
  once(face, () => fetchDrawing(face));
  return drawn.get(face);
}
